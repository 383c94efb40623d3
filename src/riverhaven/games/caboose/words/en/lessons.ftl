# What the lessons say: lesson-LESSON is a title, lesson-LESSON-STEP a step. At most two sentences and 40 words each.

## The coach, when a phase first comes up in a real match
coach-bid = Whoever bids most chooses a god first. The first to pass pays nothing, so pay only for a god whom you really want: 1 to 3 Florins are plenty.
coach-god = The number says when you act, the power what you do better in this turn. Look at your hand: what will you do with it?
coach-take = One of these cards is yours. Trains win cities; a Building is good if you can feed it, a Fruit card if it shows fruits that you lack.
coach-gift = Horus offers you one of the open City cards for nothing. Take a city where you want to lay track or build, or where you can ship to.
coach-act = Track wins cities, shipments bring Florins, buildings and pyramids score at once. When you lack City cards, draw.
coach-line = Your trains count in both cities of the line. On an empty one you are often first in both at once.
coach-origin = Several cities have this fruit, and all pay the same. Take it where a rival could use it, or where you want an empty city for a pyramid.
coach-source = Choose where each fruit comes from. Cubes cost you nothing, but a Fruit card that you use no longer counts at the end.
coach-discard = You hold more cards than this match allows. Let go of those that you will need last.

## The lessons
lesson-goal = What wins
lesson-goal-railway = You run a railway along the Nile, against two others. After the last turn the most points win; so far you have 2.
lesson-goal-pyramid = Score your first points: choose the pyramid 8 for 16 Florins, twice its value, and then the city of Heliopolis. Only cities without fruit are lit, for only there a pyramid may stand.
lesson-goal-another = That is possible, too. But take it back, and put the pyramid 8 into Heliopolis: you will soon see why.
lesson-goal-points = 8 points more! The number of Heliopolis, its prestige, has grown by 8 as well, to 16.
lesson-goal-now = Your name at the top says 10 → 34: you have 10 points, and would have 34 if the match were scored now. The flag shows the second number, too.
lesson-goal-cities = At the end every city pays its prestige to whoever has the most trains on the lines that touch it. At Heliopolis the only train belongs to another player.
lesson-goal-track = Change that with your second action. Choose your Train card with two trains, and the City card Dendara, which says where you lay track.
lesson-goal-cards = That is possible, too. But take it back, and choose the two trains and the City card Dendara.
lesson-goal-line = Which line of Dendara? The one through the desert, up to Heliopolis.
lesson-goal-elsewhere = There your trains would not come to Heliopolis. Take it back, and choose the line through the desert.
lesson-goal-lead = Two trains against one: now Heliopolis would pay its 16 points to you. Trains count in both cities of their line, so you lead in Dendara, too.
lesson-goal-wins = Now the flag shows 54: you went from last to first! Most points come from the cities.

lesson-auction = The auction and the gods
lesson-auction-turn = A new match, with four players. It has 7 turns (8 with three players, 6 with five), and each begins with an auction for the first choice of a god.
lesson-auction-signs = The cat sits with the start player, who makes the first bid. The lamp stands with whoever has to decide now: that is you.
lesson-auction-bids = Two have bid, 2 and 3 Florins, and one has passed. Whoever passes is out and gets the last place that is still free.
lesson-auction-bid = You may bid more than 3, or pass. Bid 4 Florins.
lesson-auction-another = That is allowed. But take it back, and bid 4: it is enough to be first.
lesson-auction-whole = The others pass, so you choose first. The last two in the auction pay their whole bids: you 4 Florins, and the second 3.
lesson-auction-half = Those who passed before pay half, rounded up: 1 Florin for a bid of 2. But the very first to pass pays nothing.
lesson-auction-number = The number of a god says when you act, low numbers first. His power is yours for this turn; you will meet each power where it counts.
lesson-auction-god = Ptah makes track 5 Florins cheaper, just right for a first turn. Choose him.
lesson-auction-next-time = A fine god, for another turn. Take it back: we want to lay track, and Ptah makes it cheap.
lesson-auction-order = All have chosen, and your 4 is the lowest number: you act first.
lesson-auction-next = The highest number acts last, here Thoth's 7. Whoever has it starts the next auction.

lesson-track = Two actions
lesson-track-kinds = Before acting, everybody takes one of the open Auction cards, with the god Thoth even two. Trains and buildings go to your hand, which only you see; Fruit cards lie face up before you.
lesson-track-take = Take the Train card with three trains.
lesson-track-another-card = A good card, too. But take it back, and choose the three trains.
lesson-track-actions = Now you have two actions, the same twice if you like: track, building, shipment, new fruit, pyramid, or drawing City cards. Nearly all play a City card, which says where it happens.
lesson-track-track = Construct track: choose the three trains and the City card Alexandria. A 3 costs 10 Florins, a 2 costs 7, a 1 costs 4; with Ptah you pay only 5.
lesson-track-later = That is possible, too. But take it back: first come the three trains, and Alexandria.
lesson-track-line = All three go as one group on one line that touches Alexandria. Choose the line to Giza.
lesson-track-elsewhere = That would do, too. But take it back, and choose the line to Giza.
lesson-track-both = Now you lead in both cities, Alexandria and Giza. The two cards are used up.
lesson-track-room = A line has room for two players, one group each, and a group never grows. Fruit of all players may travel here.
lesson-track-draw = For your second action draw City cards: you take an open one, like Avaris, and get the top card of the deck as well.
lesson-track-not-yet = That is possible, too. But take it back, and draw: without City cards you can do very little.
lesson-track-done = Two new City cards for you. Now the others act, in the order of their gods; then the next turn begins, with another auction.

lesson-ship = Fruit is money
lesson-ship-card = Another match, in its second turn: fruit brings money. This card says that Amarna pays 7 Florins for a coconut, or 9 for a blueberry, brought from another city over built lines.
lesson-ship-gift = First your god Horus gives you an open City card, which costs no action. Take Avaris: it pays 9 for a raspberry.
lesson-ship-another-gift = Also a useful card. But take it back, and choose Avaris, which asks for raspberries.
lesson-ship-way = Now Amarna: a blueberry lies in Memphis, and a line leads there. It is not yours, but fruit travels free on all built lines, as far as you like.
lesson-ship-ship = Ship it: choose the City card Amarna, and then the blueberry in the market.
lesson-ship-not-now = That is possible, too. But take it back, and ship the blueberry to Amarna.
lesson-ship-market = You got the price on the card plus the market value: 9 + 0. Then blueberry fell by 1, and coconut, the other fruit on the card, rose by 1.
lesson-ship-others = The others were paid in points: 1 for each train of theirs at Amarna, and 1 for each blueberry on their Fruit cards. That made 2 and 1.
lesson-ship-set = With the god Set the others would have got nothing, and your own trains at that city would have paid you instead. With Hapi each shipment pays you 4 Florins more.
lesson-ship-again = Now ship a raspberry to Avaris. In the market it stands at +2, so you will get 9 + 2.
lesson-ship-pays-less = That brings you fewer Florins. Take it back, and ship a raspberry to Avaris.
lesson-ship-money = 20 Florins with two actions! They pay for bids, track and pyramids; at the end three of them are a point.

lesson-build = Buildings
lesson-build-card = Another match, and a City Hall in your hand. It costs a coconut and a blueberry, scores 7 points, and adds 2 to the prestige of its city for good.
lesson-build-fruit = The fruits may lie in the city itself, or in any city that built lines connect with it. Both of these are connected with Heliopolis.
lesson-build-build = Construct it in Heliopolis: choose the City Hall, and then the City card Heliopolis.
lesson-build-another = That is possible, too. But take it back, and construct the City Hall in Heliopolis.
lesson-build-coconut = Where shall the coconut come from? Your Fruit card could give it, but Fruit cards score at the end: take the one in Giza.
lesson-build-keep-it = Then the card is gone, and the coconut left on it goes to Heliopolis. Take it back, and use the one in Giza.
lesson-build-blueberry = And the blueberry? Take the one in Avaris, over another player's line.
lesson-build-keep-this = Then the card is gone, and the raspberry left on it goes to Heliopolis. Take it back, and use the one in Avaris.
lesson-build-points = 7 points for the City Hall, and 3 more from your god Imhotep; the prestige of Heliopolis is 11 now. He makes pyramids 6 Florins cheaper for you, too: that is why their prices are low.
lesson-build-market = The two fruits went back to the supply, and each fruit rose by 1: what is used up becomes dearer.
lesson-build-others = The others get 1 Florin for each of their trains at the city: 3 for this player. So build where they have few.
lesson-build-types = At the end your buildings score together: 1, 3, 6, 10 or 15 points for one to five different types.

lesson-pyramid = New fruit, and pyramids
lesson-pyramid-bes = Another match: with the god Bes you have three actions instead of two. And you have a Fruit card with two coconuts: let them grow.
lesson-pyramid-produce = Produce fruit: choose the City card Saqqara, and then the Fruit card with the two coconuts.
lesson-pyramid-grow = That is possible, too. But take it back, and produce the coconuts in Saqqara first.
lesson-pyramid-grown = Both came from the supply, and for each of them coconut fell by 1 in the market. The cards are discarded.
lesson-pyramid-ship = Anybody may use them now, but you are first: ship one to Abydos. It pays 9, less 1 for the market.
lesson-pyramid-sell = You will need the Florins. Take it back, and ship a coconut to Abydos.
lesson-pyramid-pyramid = Now you can pay for the largest pyramid, twice its value: 20 Florins. It needs no City card, but a city without fruit: choose Avaris, where you lead.
lesson-pyramid-another = That is possible, too. But take it back, and put the pyramid 10 into Avaris.
lesson-pyramid-prestige = 10 points at once, and the prestige of Avaris rose from 9 to 19. At the end that goes to the most trains there, and so far they are yours.
lesson-pyramid-closed = From now on nobody may build, ship or produce fruit in Avaris. Track can still be laid there, and fruit may pass.

lesson-end = The final scoring
lesson-end-last = The last turn of another match, and its last action is yours. Look at what will be scored.
lesson-end-city = First the cities: Memphis has a prestige of 20. All trains on the lines that touch it count: your 5 are the most and will score 20 points, the second most half of that.
lesson-end-places = Two players are second here and share: 5 points each. Halves are rounded up; with four or five players a third place scores half of the second.
lesson-end-sets = Then one to five different fruits on your Fruit cards: 2, 5, 9, 14 or 20 points. And one to five types of buildings: 1, 3, 6, 10 or 15.
lesson-end-florins = Three Florins are a point, so your 15 are only 5. With 91 points in all you would be last.
lesson-end-track = Better spend them! Choose the three trains and the City card Alexandria: only its line to Giza has room, so they go there.
lesson-end-too-little = That would bring less. Take it back, and play the three trains with Alexandria.
lesson-end-giza = With three trains you are first in Giza and in Alexandria: 16 and 6 points.
lesson-end-won = 109 to 103 and 99: you have won! In a tie, more Florins would have decided.

lesson-well = What good players look for
lesson-well-plan = You know the rules; now a turn of another match, as good players play it. First look at your hand: a card with two trains, and twice Amarna.
lesson-well-pass = You want cheap track, so Ptah; the others will hardly choose him. Do not pay for the first choice: pass.
lesson-well-too-dear = Every third Florin is a point, and you do not need the first choice. Take it back, and pass.
lesson-well-god = Ptah is still free, and you paid nothing. Choose him.
lesson-well-other-god = You want to lay track. Take it back, and choose Ptah.
lesson-well-paid = The others have acted, and one of them shipped to Giza: a point for your train there. Trains earn all the time.
lesson-well-take = Trains win cities, and cities win matches. Take this card with two trains for later.
lesson-well-other-card = A new fruit is good, too, but trains win more. Take it back, and choose the two trains.
lesson-well-track = Now lay track at Amarna with two trains, for only 2 Florins.
lesson-well-other-track = Take it back, and choose the two trains and the Amarna that asks for lemons. You will need the other Amarna at once.
lesson-well-line = Find an empty line between two cities where you will be first. In Memphis, worth 15, the others have only one train each.
lesson-well-other-line = Not bad, but Memphis is worth more. Take it back, and choose the line to Memphis.
lesson-well-ship = Now lines join Giza with Amarna: ship the blueberry. At Amarna only you have trains, so nobody else is paid.
lesson-well-other-ship = That helps you less, or the others more. Take it back, and ship the blueberry to Amarna.
lesson-well-well = From 38 to 60, while the others fell back! Look for such a line in every turn.
lesson-well-hints = Take trains early, and Fruit cards with fruits that you lack. Keep Florins for track, and do not draw cards in the last turn.
lesson-well-play = That is all. Now play a real match: a coach will tell you what is new, as long as you like.
