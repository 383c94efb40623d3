# Why the best move of a puzzle is the best: puzzle-PUZZLE. At most two sentences and 40 words each.

puzzle-first-card = A building pays once. Three trains make you first in two cities, pay you whenever others ship fruit there, and open the first line for fruit of your own.
puzzle-hapi = You have no trains and no buildings to play, but a coconut in Lisht: with Hapi it brings 15 Florins in Abydos. Hapi also acts first, before anybody takes the only Train card “3”.
puzzle-florins = Your 5 Florins pay for next to nothing. Hapi adds 4 to each shipment, so the lime of Abydos brings 13 in Amarna, and as number 1 nobody ships it before you.
puzzle-dendara = Any of these lines makes you first in Abydos, so the other end decides. In Dendara, worth 16 with its pyramid, your four trains overtake Player 2; Edfu is worth 4, Giza 5.
puzzle-pass = The last two pay their whole bids, and Player 3 with 60 Florins can always outbid you. Passing costs 1 Florin and leaves you the choice of six gods; your money is needed for track.
puzzle-ptah = Ptah takes 5 Florins off each track, so your 10 pay for two groups: three trains to Memphis, worth 16 with its pyramid, and two more elsewhere. And his 4 acts before Bes, who is taken.
puzzle-other-end = Any line makes you first in Saqqara, so compare the other ends: in Lisht you lead already, Giza is worth 5. Memphis brings 6 without a rival, and you hold one of two places on that line.
puzzle-both-ends = Three trains beat the two of Player 2 at both ends: Heliopolis is worth 9 and Memphis, with its pyramid, 16. On any other line Memphis would stay with Player 2.
puzzle-city-card = Track needs a City card. With Lisht, two of your trains go on the line to Saqqara: first in Lisht with two against one, alone in Saqqara, and that is 9 and 6 points.
puzzle-giza = From Alexandria three trains can go to Giza, and they make you first at both ends: Giza with its pyramid is worth 14, Alexandria 8. No other of your City cards reaches so much.
