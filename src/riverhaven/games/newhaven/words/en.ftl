## The game
title = New Haven
blurb = Lay harvest tiles on a common landscape, and build a village that draws the most colonists.
lasts = about 60 minutes

## Options
option-side = Side of the board
option-side-help = A has four printed harvests and suits a first game; B has ponds, and buildings waiting in the clearings.
option-redevelop = Redevelop
option-redevelop-help = You may build on top of a building of your village. Easier.
option-careful_harvest = Careful Harvest
option-careful_harvest-help = Three harvest tiles in hand, and fewer buildings when two or three play. Harder; side A only.
option-charters = Charters
option-charters-help = Points for the first to complete a row, a column, or six buildings of a resource. Reconstructed from a review.
option-track_cap = Track ends at 20
option-track_cap-help = A harvest above 20 counts as 20. Without it, every square counts.
refuse-careful-harvest = Careful Harvest is played on side A of the board only.

## Parts
colour-stone = stone
colour-sheep = sheep
colour-timber = timber
colour-wheat = wheat
amount-stone = { $n } stone
amount-sheep = { $n } sheep
amount-timber = { $n } timber
amount-wheat = { $n } wheat
building = { $colour } { $number }
a-building = { $colour ->
    [stone] stone
    [sheep] sheep
    [timber] timber
   *[wheat] wheat
} { $number }
tile = { $a }-{ $b }-{ $c }-{ $d }
place = { $column }{ $row }
squares = { $colour } { $n }
count = { $player } { $n }
board = Board
village = Village of { $name }
hand = Behind my screen
harvest-tiles = Harvest tiles
buildings = Buildings
shipment = Shipment
shipment-ready = unused
shipment-used = used
resources = Resources
display = Display
bag = Bag
bag-count = { $n ->
    [one] { $n } building in the bag
   *[other] { $n } buildings in the bag
}
open-spaces = { $n ->
    [one] { $n } open space
   *[other] { $n } open spaces
}
other-hand = { $buildings ->
    [one] 1 building
   *[other] { $buildings } buildings
}, { $tiles ->
    [one] 1 harvest tile
   *[other] { $tiles } harvest tiles
}; seen to take: { $known }
nothing = nothing
colonists = colonists
pond = pond
clearing = clearing
settlement = settlement
charter-row = first complete row
charter-column = first complete column
charter-stone = six stone buildings
charter-sheep = six sheep buildings
charter-timber = six timber buildings
charter-wheat = six wheat buildings
charter-most = most charters
charters-open = Charters to be had
reconstructed-ponds = The marks on the ponds are deduced from the rule that everybody has the same number of turns.
reconstructed-charters = The charters are reconstructed from a review; their printed wording is not known.
reconstructed-bag = When the bag is empty, the display is refilled as far as possible and missing draws lapse: a ruling of ours.

## When we are
moment-round = Round { $round } of { $rounds }{ $last ->
    [yes] , the last one
   *[no] { "" }
}
moment-last-turn = Last turn: nobody draws any more
phase-place = Play a harvest tile
phase-build = Build
phase-share = Share the wealth
phase-draw = Draw buildings

## Where points come from
source-row = Row { $number }
source-column = Column { $letter }
source-charters = Charters
source-most = Most charters

## What is asked
ask-place = Play a harvest tile or your shipment.
ask-build = Build in your village, or pass.
ask-share = { $player } shares the wealth: build with what is left, or pass.
ask-draw = { $n ->
    [one] Draw one more building.
   *[other] Draw { $n } buildings.
}

## Moves
move-place = Play a harvest tile
    .when = at the beginning of your turn
move-ship = Play the shipment
    .when = at the beginning of your turn instead of a harvest tile, once in a match
move-build = Build face up
    .when = after your harvest tile, and with what others leave when they share the wealth
move-lay = Build face down
    .when = after your harvest tile, and with what others leave when they share the wealth
move-draw = Draw a building
    .when = at the end of your turn
move-pass = Pass
    .when = while you build
axis-tile = Which tile?
axis-space = On which space?
axis-turn = Turned how?
axis-colour = Which resource?
axis-plot = On which plot?
axis-number = Which number?
axis-source = From where?

## Reasons
reason-wrong-phase = That is not what is asked now.
reason-no-such-tile = You hold no tile in that place of your hand.
reason-space-not-in-play = That space is not part of the board in this match.
reason-space-taken = A tile already lies on that space.
reason-space-pond = That space is a pond.
reason-shipment-used = Your shipment has already been used.
reason-plot-taken = A building already stands on that plot.
reason-too-dear = There is not enough of that resource left for that plot.
reason-not-adjacent = Your village already has a building of that colour; a new one must stand beside it.
reason-not-in-hand = You do not hold that building. Face up, its number must be the number of the plot.
reason-number-unknown = Say which building you lay face down: its number is yours to know.
reason-display-empty = No building lies in that place of the display.
reason-display-first = The first building must come from the display.
reason-bag-empty = The bag is empty.

## Log
log-place = { $player } lays the harvest tile { $tile } on { $space } and gathers { $harvest }.
    .you = You lay the harvest tile { $tile } on { $space } and gather { $harvest }.
log-ship = { $player } plays the shipment on { $space } as { $colour } and gathers { $harvest }.
    .you = You play your shipment on { $space } as { $colour } and gather { $harvest }.
log-build = { $player } builds { $building } face up on { $plot } for { $cost }.
    .you = You build { $building } face up on { $plot } for { $cost }.
log-lay = { $player } builds { $building } face down on { $plot } for { $cost }.
    .you = You build { $building } face down on { $plot } for { $cost }.
log-lay-unseen = { $player } builds a { $colour ->
    [stone] stone
    [sheep] sheep
    [timber] timber
   *[wheat] wheat
} building face down on { $plot } for { $cost }.
    .you = You build a { $colour ->
        [stone] stone
        [sheep] sheep
        [timber] timber
       *[wheat] wheat
    } building face down on { $plot } for { $cost }.
log-cover = A { $colour ->
    [stone] stone
    [sheep] sheep
    [timber] timber
   *[wheat] wheat
} building lies under it from now on and is out of the game.
log-draw = { $player } draws { $building } from the bag.
    .you = You draw { $building } from the bag.
log-draw-unseen = { $player } draws a building from the bag.
    .you = You draw a building from the bag.
log-take = { $player } takes { $building } from the display.
    .you = You take { $building } from the display.
log-pass = { $player } builds no more.
    .you = You build no more.
log-pass-sharing = { $player } does without the rest of the wealth.
    .you = You do without the rest of the wealth.
log-claim = { $player } finds { $building } in the clearing and takes it.
    .you = You find { $building } in the clearing and take it.
log-track-ends = The track ends at { $end }: what is beyond it does not count ({ $colours }).
log-row = { $player } completes row { $number }: { $points ->
    [one] { $points } colonist
   *[other] { $points } colonists
}.
    .you = You complete row { $number }: { $points ->
        [one] { $points } colonist
       *[other] { $points } colonists
    }.
log-column = { $player } completes column { $letter }: { $points ->
    [one] { $points } colonist
   *[other] { $points } colonists
}.
    .you = You complete column { $letter }: { $points ->
        [one] { $points } colonist
       *[other] { $points } colonists
    }.
log-row-changes = Row { $number } of { $player } now brings { $points ->
    [one] { $points } colonist
   *[other] { $points } colonists
}.
    .you = Your row { $number } now brings { $points ->
        [one] { $points } colonist
       *[other] { $points } colonists
    }.
log-column-changes = Column { $letter } of { $player } now brings { $points ->
    [one] { $points } colonist
   *[other] { $points } colonists
}.
    .you = Your column { $letter } now brings { $points ->
        [one] { $points } colonist
       *[other] { $points } colonists
    }.
log-charter = { $player } takes a charter ({ $charter }): { $points } points.
    .you = You take a charter ({ $charter }): { $points } points.
log-skipped = { $player } has no way to build now.
    .you = You have no way to build now.
log-draws = { $n ->
    [one] One marker stands on 0: { $player } draws a building.
   *[other] { $n } markers stand on 0: { $player } draws a building for each.
}
    .you = { $n ->
        [one] One marker stands on 0: you draw a building.
       *[other] { $n } markers stand on 0: you draw a building for each.
    }
log-no-draw = No marker stands on 0: { $player } draws nothing.
    .you = No marker stands on 0: you draw nothing.
log-nothing-left = There is no building left to draw.
log-refill = New in the display: { $buildings }.
log-bag-empty = The bag is empty: from now on the display is not filled up.
log-tile = { $player } draws the harvest tile { $tile }.
    .you = You draw the harvest tile { $tile }.
log-tile-unseen = { $player } draws a harvest tile.
    .you = You draw a harvest tile.
log-reveal = The shipment on { $space } is turned over: { $tile }.
log-turn = It is { $player }'s turn.
    .you = It is your turn.
log-last-turn = It is the last turn of the match.
log-end = One open space is left: the match ends.
log-tie = { $players } are level on points; { $by ->
    [plots] fewer empty plots decide
   *[buildings] fewer buildings left behind the screen decide
}.
log-wins = { $player } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .you = You win with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
log-shared = { $players } share the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
} each.

## Score
score-row = Row { $number }{ $doubled ->
    [yes] , all face up
   *[no] { "" }
}: { $points }
score-column = Column { $letter }{ $doubled ->
    [yes] , all face up
   *[no] { "" }
}: { $points }
score-charter = Charter, { $charter }: { $points }
score-total = Colonists in all: { $points }
score-tie-breaks = In a tie: { $empty ->
    [one] 1 empty plot
   *[other] { $empty } empty plots
}, { $left ->
    [one] 1 building
   *[other] { $left } buildings
} left behind the screen

## The picture
pic-colour = { $colour ->
    [stone] stone
    [sheep] sheep
    [timber] timber
   *[wheat] wheat
}
pic-quarters = { $a ->
    [stone] stone
    [sheep] sheep
    [timber] timber
   *[wheat] wheat
}, { $b ->
    [stone] stone
    [sheep] sheep
    [timber] timber
   *[wheat] wheat
}, { $c ->
    [stone] stone
    [sheep] sheep
    [timber] timber
   *[wheat] wheat
}, { $d ->
    [stone] stone
    [sheep] sheep
    [timber] timber
   *[wheat] wheat
}
pic-board =
    .aria-label = Board
    .about = Everybody lays harvest tiles on this land. Squares of one resource that share a side form a chain, and a new tile gathers every chain that it joins. In the log, c4 is column c, row 4.
pic-display =
    .aria-label = Display
    .about = Buildings to draw from. When all have built, the player in turn draws one building for every marker on 0; the first must come from here.
pic-village =
    .aria-label = { $name }, the village of { $player }
    .about = { $built } of 30 plots are built. Every complete row and column brings its colonists as points, twice as many if all its buildings lie face up. In the log, b3 is column b, row 3.
pic-tiles =
    .aria-label = My harvest tiles
    .about = Only you see them. In your turn, lay one on any open space, turned as you like, or play your shipment instead; at the end of the turn you draw a new tile.
pic-hand =
    .aria-label = My buildings
    .about = Only you see them. A building lies face up on a plot with its own number, face down on any other; you pay the number of the plot in the building's own resource. The markers show what is left to spend.
pic-open-spaces =
    .aria-label = { $n ->
        [one] { $n } open space
       *[other] { $n } open spaces
    }
    .about = The match ends when one open space is left.
    .now = Turns still to play, this one included: { $turns }.
pic-space-closed =
    .aria-label = Space { $space }, not in play
    .about = With this many players nobody plays here.
pic-space-open =
    .aria-label = Space { $space }, open
    .about = In your turn you may lay a harvest tile or your shipment here. It need not touch or match anything.
pic-space-clearing =
    .aria-label = Space { $space }, open; in the clearing: { pic-colour } { $number }
    .about = In your turn you may lay a tile here. Whoever does takes this building into hand at once.
pic-space-pond =
    .aria-label = Space { $space }, pond
    .about = No tile is laid on a pond, and no chain runs through it.
pic-space-tile =
    .aria-label = Space { $space }, clockwise from the top left: { pic-quarters }
    .about = A tile laid beside it gathers the chains that it joins.
    .now = The chains that run through here, by their squares: { $chains }.
pic-space-shipment =
    .aria-label = Space { $space }, shipment played as { pic-colour }
    .about = For this turn it is four squares of { pic-colour }. When the turn ends it is turned over and shows its real face.
pic-charter =
    .aria-label = Charter, reconstructed: { $charter ->
        [row] first complete row
        [column] first complete column
        [stone] six stone buildings
        [sheep] six sheep buildings
        [timber] six timber buildings
        [wheat] six wheat buildings
       *[most] most charters
    }, { $points } points; { $held ->
        [none] not yet taken
       *[yes] held by { $holder }
    }
    .about = { $charter ->
        [row] Goes to the first player to complete a row.
        [column] Goes to the first player to complete a column.
        [most] Goes at the end to the player who holds more charters than anyone else, to nobody in a tie.
       *[other] Goes to the first player with six buildings of this resource, face up or down.
    }
    .now = { $charter ->
        [row] Plots filled in the fullest row
        [column] Plots filled in the fullest column
        [most] Charters held
       *[other] Buildings so far
    }: { $counts }.
pic-resource =
    .aria-label = { pic-colour }: { $n } left of { $gathered } gathered
    .about = The tile laid last gathered { $gathered }, and { $n } is left. Building takes the number of the plot; what is left is offered to the others. If the marker ends on 0, the player in turn draws a building for it.
pic-chain =
    .aria-label = Chain of { $n } { pic-colour }
    .about = The tile laid last joins all these squares of one resource: they bring { $n }.
pic-source =
    .aria-label = Display { $place }: { pic-colour } { $number }
    .about = A player who draws may take it. Face up it goes on a plot of row { $number } and costs { $number }; face down it goes on any plot, for the number of that plot.
pic-source-empty =
    .aria-label = Display { $place }: empty
    .about = It is filled from the bag at the end of the turn, as long as the bag holds buildings.
pic-bag =
    .aria-label = Bag, { $n ->
        [one] { $n } building
       *[other] { $n } buildings
    }
    .about = The first building of a turn comes from the display; each further one from the display or, unseen, from the bag. Once the bag is empty, the display is no longer filled.
pic-draws =
    .aria-label = { $n ->
        [one] { $n } building still to draw
       *[other] { $n } buildings still to draw
    }
    .about = One arrow for every building that must still be drawn: one for each marker on 0.
pic-plate =
    .aria-label = { $name }, { $player }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $state ->
        [waits] , to move
        [over] , place { $place }
       *[rests] { "" }
    }
    .about = Points from rows: { $rows }; from columns: { $columns }{ $charters ->
        [none] { "" }
       *[other] ; from charters: { $charters }
    }{ $more ->
        [0] .
       *[other] . Having the most charters would add { $more } at the end.
    }
pic-plot =
    .aria-label = Plot { $plot }, empty, costs { $cost }
    .about = A building here costs { $cost } of its own resource. It lies face up if its number is { $cost }, otherwise face down. Unless it is the first of its resource in the village, it must stand beside another one.
pic-plot-up =
    .aria-label = Plot { $plot }: { pic-colour } { $number }, face up
    .about = It lies face up: its row and its column count double if all their buildings do. Further { pic-colour } buildings must stand beside one of their kind.
pic-plot-down =
    .aria-label = Plot { $plot }: { pic-colour }, face down
    .about = It lies face down: it fills the plot, but its row and its column will not count double. Only its owner knows the number. Further { pic-colour } buildings must stand beside one of their kind.
pic-row =
    .aria-label = Row { $line }: { $colonists ->
        [one] { $colonists } colonist
       *[other] { $colonists } colonists
    }, { $points ->
        [0] not complete
        [one] { $points } point
       *[other] { $points } points
    }
    .about = Built: { $built } of { $plots } plots, face down: { $down }. A complete row is worth { $colonists }, or { $double } if every building in it lies face up.
pic-column =
    .aria-label = Column { $line }: { $colonists ->
        [one] { $colonists } colonist
       *[other] { $colonists } colonists
    }, { $points ->
        [0] not complete
        [one] { $points } point
       *[other] { $points } points
    }
    .about = Built: { $built } of { $plots } plots, face down: { $down }. A complete column is worth { $colonists }, or { $double } if every building in it lies face up.
pic-screen =
    .aria-label = Behind the screen: { $buildings ->
        [one] { $buildings } building
       *[other] { $buildings } buildings
    }, { $tiles ->
        [one] { $tiles } harvest tile
       *[other] { $tiles } harvest tiles
    }, shipment { $shipment ->
        [ready] unused
       *[used] used
    }
    .about = What is behind a screen only its owner sees; how much it is, everybody knows. The shipment is a tile that nobody has seen, played once as four squares of any one resource.
pic-known =
    .aria-label = Seen to take, { pic-colour }: { $numbers }
    .about = Everybody saw these being taken, and they must still be behind the screen.
pic-tile =
    .aria-label = Harvest tile { $tile }, clockwise from the top left: { pic-quarters }
    .about = Lay it on any open space. For each resource on it you gather its squares and all that hang together with them in chains.
pic-tile-none =
    .aria-label = Harvest tile { $tile }: none
    .about = Its tile has been laid. A new one is drawn at the end of the turn.
pic-turn =
    .aria-label = Harvest tile { $tile } turned by { $turn } degrees: { pic-quarters }
    .about = Choose it to lay the tile turned like this.
pic-shipment =
    .aria-label = Shipment, unused
    .about = Once in the match you may play it instead of a tile. Choose a resource: for that turn it is four squares of it, and its chains count as usual. Then it is turned over and stays as the tile that it really is.
pic-shipment-used =
    .aria-label = Shipment, used
    .about = It can be played once in a match only.
pic-ship =
    .aria-label = Shipment as { pic-colour }
    .about = Choose it to play the shipment: for this turn it is four squares of { pic-colour }, and their chains count as usual.
pic-building =
    .aria-label = { pic-colour } { $number }
    .about = Face up it goes on a plot of row { $number } for { $number }; face down on any plot, for the number of that plot. It is paid in { pic-colour }: { $left } left now.
pic-corner =
    .aria-label = Corner of the board
    .about = Not a space of the game: nothing is laid here.
pic-track =
    .aria-label = Resource track
    .about = Each marker shows how much of its resource is left in this turn, its dotted trail what has been spent. Nothing is kept for the next turn.
pic-lit =
    .aria-label = Gathered: { pic-colour }
    .about = The tile laid last has gathered these squares.
pic-ways =
    .aria-label = Ways to turn harvest tile { $tile }
    .about = Choose one of the four to lay the tile turned like that.
pic-medal =
    .aria-label = Place { $place }
    .about = More points are ahead; in a tie fewer empty plots ({ $empty } here), then fewer buildings left ({ $left } here).
pic-waits =
    .aria-label = The table waits for { $player }
    .about = { $phase ->
        [place] A harvest tile or the shipment has to be played.
        [build] { $player } may build as much as the harvest pays for.
        [share] { $player } may build with what is left, once in this turn.
       *[draw] { $player } draws one building for every marker on 0.
    }
pic-pennant =
    .aria-label = In turn: { $player }
    .about = Whoever has the pennant lays the tile of this turn, builds first, and draws buildings when all have built.

## What bots are called at the table, by how well they play
bot-easy = Newcomer { $number }
bot-medium = Settler { $number }
bot-hard = Master builder { $number }
bot-expert = Mayor { $number }
