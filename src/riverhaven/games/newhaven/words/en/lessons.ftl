# What the lessons say: lesson-LESSON is a title, lesson-LESSON-STEP a step. At most two sentences and 40 words each.

## The coach, when a phase first comes up in a real match
coach-place = Lay a tile so that its colours touch more of the same. The more you gather, the more you can build; but the others build with what you leave.
coach-build = A plot costs its number in the building's colour, and after the first of a colour all must touch. Pass when you have built what you want.
coach-share = It is not your turn, yet you may build with what was left over. You draw nothing for it, so build only what fits your plan.
coach-draw = You draw one building for each marker on 0: the first from the display, the others from there or from the bag.

## The lessons
lesson-goal = What wins
lesson-goal-village = This is your village. Every full row and every full column of it attracts colonists, and whoever has the most at the end wins.
lesson-goal-gap = The first column lacks a single building, here. It is worth 5 colonists once it is full.
lesson-goal-build = Choose wheat 4 from your buildings, then the empty plot, and build it face up, for both have the number 4. The plot costs 4 wheat, and you have just harvested 4.
lesson-goal-not-there = That is allowed, but leaves the gap in the first column. Take it back, and put wheat 4, face up, on plot a4.
lesson-goal-face-down = That completes the column, but face down: 5 colonists. Take it back, and build wheat 4 face up, which brings twice as many for the same price.
lesson-goal-doubled = 10 colonists, not 5! All six buildings of this column lie face up, and then the line counts twice.
lesson-goal-worth = The figures at the edges tell what each line brings: the rows 6 at the top down to 1, the columns 5, 4, 3, 4 and 5. A line with a gap brings nothing.
lesson-goal-wins = On this plate each village counts its colonists. That is the whole goal: full lines, face up wherever you can.

lesson-turn = One turn
lesson-turn-tiles = A new match. Your turn begins with one of your two harvest tiles, and the others cannot see them.
lesson-turn-signs = The pennant shows whose turn it is, and the sign beside it what the table waits for: a tile, a building, or a draw.
lesson-turn-spaces = This number counts the spaces of the board that are still open. When only one space is left, the match ends.
lesson-turn-lay = Choose the tile with three wheat, turned like this, and then this space. Its wheat should touch the wheat that is printed there.
lesson-turn-elsewhere = This is what that would gather. Take it back: this lesson goes on from space c2, with 4 wheat and 1 timber.
lesson-turn-gathered = For each colour on your tile you get its squares, and all squares of that colour joined to them: 3 + 1 wheat, and 1 timber.
lesson-turn-build = Your first building of a colour may stand anywhere: put wheat 4 in the middle of row 4. It lies face up, because the number of the building is that of the plot.
lesson-turn-not-there = This is allowed. But take it back, and build wheat 4 face up in the middle of row 4.
lesson-turn-price = A plot costs its own number, paid in the building's colour: 4 wheat, and none is left. That is good, as you will see at once.
lesson-turn-stop = 1 timber pays for a plot in row 1, and there your timber could lie only face down. So stop: what you leave, the others may build with.
lesson-turn-face-down = You may: it would lie face down. But take it back: neither its row nor its column could count twice any more, and timber 2 and 6 may yet find a better plot.
lesson-turn-first-draw = The other player has built nothing with it. Three markers stand on 0, so you draw three buildings, the first from the display: take wheat 5, which will fit beside your wheat.
lesson-turn-takes-another = A good building, too. But take it back, and choose wheat 5: it will go on the plot right above your wheat 4.
lesson-turn-draw = From now on the bag is open to you as well: a surprise that only you see. Take from where you like.
lesson-turn-last-draw = One more.
lesson-turn-screen = Below each village stands its screen. It tells the others how many buildings and tiles you hold, and the numbers of those that they saw you take from the display.
lesson-turn-done = You have also drawn a new tile; the timber that nobody used is lost, and the next turn begins. Lay, gather, build, share, draw: that is every turn of New Haven.

lesson-chains = What a tile gathers
lesson-chains-two = Another match: on these tiles lie two chains of wheat, one of 3 squares and one of 4. Squares hang together where they share a side; corners do not count.
lesson-chains-join = A tile may lie on any open space, turned as you like, and nothing has to match. Choose the one with three wheat, turned like this, and join both chains.
lesson-chains-joins-less = That is allowed, but it gathers less wheat. Take it back, and lay the tile with three wheat on space c3, touching both chains.
lesson-chains-ten = 3 squares on your tile, 3 below it and 4 at its right: 10 wheat! The timber touches none of its kind, so it brings just 1.
lesson-chains-build = Now put wheat 5 on plot d5, above the wheat that stands there.
lesson-chains-not-there = That is allowed, too. But take it back, and build wheat 5 face up on plot d5.
lesson-chains-lost = 5 wheat are left, and you could build with them only face down: the others may use them, and then they are lost. The largest harvest is not always the best.

lesson-village = Where buildings may stand
lesson-village-column = Another match: column e lacks two buildings, here, and you have just gathered 5 sheep. That will do for both.
lesson-village-beside = Sheep stand in your village already, so a new one must touch one of them, side by side. Build sheep 2 on plot e2, above your sheep.
lesson-village-not-beside = You may do that. But take it back: your 5 sheep are just enough to fill column e, and sheep 2, face up on plot e2, comes first.
lesson-village-not-up = That fills the plot, too, but face down. Take it back: sheep 2 may lie there face up, for the same price, so that row 2 can still count twice.
lesson-village-down = Face up, plot e3 needs a sheep 3, and you hold none. So build sheep 1 there face down: any number will do for that, and you pay 3, the number of the plot.
lesson-village-not-down = That does not fill column e. Take it back, and build a sheep face down on plot e3.
lesson-village-once = Column e is full, but a building in it lies face down: it counts once, 5 colonists. That is half of 10, and much better than nothing.
lesson-village-colour = Face down it is still a sheep building, and further sheep may stand beside it. But row 3 can no longer count twice, either.

lesson-share = Share the wealth
lesson-share-left = Another match, and the other player's turn: they have laid a tile and built, and 1 stone is left over. Now the others have one chance each to build with it, as much as it pays for.
lesson-share-take = You build in your own village, by the same rules and for the same price. Put stone 1 beside the stone in row 1.
lesson-share-not-taken = You may do that. But take it back, and build stone 1 face up on plot b1.
lesson-share-gift = Then the other player drew, and you did not: only the player whose turn it is draws. You used up the last stone, so it was four buildings instead of three: they hold 11 now.
lesson-share-lay = Your turn. Lay the tile with three wheat turned like this: you will gather 4 wheat and 2 timber.
lesson-share-elsewhere = This is what that would bring. Take it back: this lesson goes on from space c2, with 4 wheat and 2 timber.
lesson-share-build = Put wheat 4 on plot a4, below your wheat 5. It costs all your wheat.
lesson-share-not-there = That is allowed, too. But take it back, and build wheat 4 face up on plot a4.
lesson-share-leave = 2 timber pay for plots in rows 1 and 2, where your timber could lie only face down. Pass, and see what the other player does with them.
lesson-share-not-passed = You may build timber face down. This time take it back, and leave it to the other player.
lesson-share-four = They built with your timber, and its marker fell to 0. So you now draw four buildings instead of three: sharing need not be a loss.

lesson-shipment = The shipment
lesson-shipment-unseen = Another match: your shipment is a tile that nobody has seen, not even you. Once in the match you may play it instead of a harvest tile.
lesson-shipment-play = For one turn it is four squares of a colour that you choose. Choose timber, and lay it beside the timber on the board.
lesson-shipment-elsewhere = That is allowed. But take it back, and play the shipment as timber on space d6.
lesson-shipment-eight = Its 4 squares and the chain of 4 beside it: 8 timber. The other three markers stay on 0, so three new buildings are certain.
lesson-shipment-five = Put timber 5 on plot a5, above your timber 4.
lesson-shipment-three = And timber 3 on plot a3, below timber 4: 5 and 3 are 8, so nothing is left.
lesson-shipment-not-there = That is allowed. But take it back: timber 5 goes on plot a5 and timber 3 on plot a3, both face up.
lesson-shipment-that-next = That comes next, and the order does not matter. Only here, take it back, and begin with timber 5 on plot a5.
lesson-shipment-draw = All four markers are on 0, so you draw four buildings. The first comes from the display, as always.
lesson-shipment-three-more = Three more, from the bag or from the display.
lesson-shipment-two-more = Two more.
lesson-shipment-one-more = And the last one.
lesson-shipment-turned = At the end of the turn the shipment is turned over, and stays as the tile that it really is. For it you draw no new tile: you still hold your two harvest tiles.

lesson-end = How it ends
lesson-end-last = Another match: you are the second player, in orange, and in your last of ten turns. Two spaces are open; when only one space is left, the match ends with that turn.
lesson-end-behind = You have 6 colonists, the other player has 17. But one building on plot e4 would complete a row and a column at once.
lesson-end-lay = Lay this tile on space e6, so that its sheep touch those below. You need 4 sheep.
lesson-end-elsewhere = That is allowed. But take it back, and gather exactly 4 sheep on space e6.
lesson-end-build = Now put sheep 4 on plot e4, below the sheep in row 5.
lesson-end-not-there = Take it back: with sheep 4, face up on plot e4, column e counts twice.
lesson-end-points = Row 4 brings 4, for some of it lies face down. Column e lies face up and brings 10: you win by 20 to 17!
lesson-end-level = In the last turn nobody draws. If colonists are level, fewer empty plots decide, then fewer buildings left behind the screen; if that is level, too, the victory is shared.

lesson-plan = What good players look for
lesson-plan-hand = The last match: look at your buildings first, then at the board. Timber 5 would complete column e of your village, all of it face up, and sheep 1, face down, would complete row 2.
lesson-plan-exact = Space b3 of the board would bring 12 squares, but you need just 5 timber and 2 sheep. Lay this tile on space d4: a harvest that you use up is better than a large one.
lesson-plan-inexact = That is not 5 timber and 2 sheep: what is too much helps the others, what is missing leaves a plot empty. Take it back.
lesson-plan-up = Put timber 5 on plot e5: column e is full, and counts twice.
lesson-plan-down = Row 2 has buildings face down already, so one more does no harm there. Build sheep 1 face down on plot a2: row 2 is full, for 2 colonists.
lesson-plan-row-two = That is allowed. But take it back: your 2 sheep just pay for plot a2, and row 2 brings more than row 1.
lesson-plan-not-there = That is allowed. But take it back: timber 5, face up on plot e5, brings 10 colonists.
lesson-plan-that-next = That comes next, and the order does not matter. Only here, take it back, and begin with timber 5 on plot e5.
lesson-plan-draws = Nothing is left for the others, and you draw four buildings. More buildings mean more choice in every turn to come.
lesson-plan-rows = Every row takes five buildings, but row 6 brings six times as much as row 1. Of the columns, the two outer ones bring the most.
lesson-plan-others = And watch the board: everybody gathers from a long chain. Keep buildings of its colour, or lay a tile that cuts it off.
lesson-plan-match = Now you know all of New Haven. The other side of the board and some variants can wait: first play a real match, against an easy opponent.
