# Every word of Ferrymen.

title = Ferrymen
blurb = Say how many tricks you will take; then take so many, and not one more.
lasts = 15 minutes

ask-bid = { $player }: how many tricks will you take?
ask-play = { $player }: play a card.

move-bid = Say a number
move-play = Play
axis-tricks = How many tricks?
axis-card = Which card?
log-bid = { $player } will take { $tricks }.
    .you = You will take { $tricks }.
log-play = { $player } plays { $card }.
    .you = You play { $card }.
log-takes = { $player } takes the trick.
    .you = You take the trick.
log-scores = { $player } scores { $points }.
    .you = You score { $points }.

reason-wrong-phase = First everybody says a number, then cards are played.
reason-adds-up = The numbers must not add up to all tricks.
reason-not-in-hand = You do not hold this card.
reason-follow-suit = You must follow suit.

suit-oar = oars
suit-rope = ropes
suit-sail = sails
suit-net = nets
card-named = the { $rank } of { $suit }
card =
    .aria-label = { $rank } of { $suit }
    .about = The highest trump takes the trick, or else the highest card of the suit that was led.
part-trump =
    .aria-label = Trump; round { $number }
    .about = The suit of this card beats the three others in this round.
round =
    .aria-label = Round { $number }
    .about = Three are played; each begins with new hands and a new trump.
part-mat =
    .aria-label = Player { $number }: took { $taken } of { $said }, cards { $cards }, points { $points }
    .about = The card played, the tricks taken of those said, and the points.
part-mat-silent =
    .aria-label = Player { $number }: has said nothing yet, cards { $cards }, points { $points }
    .about = The card played, the tricks taken of those said, and the points.
tricks =
    .aria-label = Tricks taken: { $taken }
    .about = Whoever takes as many as said scores ten points and one for each trick; the others score nothing.
points =
    .aria-label = Points: { $points }
    .about = After three rounds the most points win.
part-hand =
    .aria-label = My hand
    .about = Follow the suit that was led if you can; else play what you like.
