# Why the best move of a puzzle is the best: puzzle-PUZZLE. At most two sentences and 40 words each.

puzzle-leftover = Face down in row 1 your timber 5 would bring next to nothing, and later timber would have to lie beside it. Using up the last timber also gives your opponent a fourth building to draw.
puzzle-five = Wheat 5 fits a5 face up, right above wheat 4, so column a can still be doubled. It also uses the last wheat: with four markers on 0 you draw four buildings, not three.
puzzle-top-row = Row 6 brings 6 colonists, the most of all rows, and with d6 it lacks only one building. On row 5 you would begin a second row while the first one waits.
puzzle-eleven = Turned like this, the tile joins the stone around it: 11 stone pay for e5 and e6 together, and column e brings 5 colonists. With fewer stone you can complete no more than row 4.
puzzle-doubled = Stone 6 fits row 6 and lies face up, like every other building of column b: complete and doubled, 8 colonists. Any other stone would lie face down there, and the column would bring only 4.
puzzle-timber = One turn is left, your opponent’s, and you may share its wealth. A single timber then builds timber 1 face up on a1: column a is complete and wholly face up, 10 colonists.
puzzle-gaps = Three spaces are missing, and stone and timber together fill them all: timber 5 face up on c5 doubles row 5, stone closes e1, timber closes c6. A shipment gathers one colour only, and e1 stays empty.
puzzle-twelve = Twelve stone pay for c5 and c6, sheep for c2 and a3, the one wheat for e1: that completes rows 3, 5 and 6 and columns c and e. With less stone not all of them can be finished.
puzzle-last = It is the last turn, so count what gets finished: stone for c4 and a3, timber for a2 and two wheat for d2 complete row 4 and columns a and d. All other ways lack the second wheat.
puzzle-exactly = Six wheat build b3 and c3, which complete columns b and c, and nothing is left. Of twelve your opponent would share the rest and complete column d: in the last turn more can be worse.
