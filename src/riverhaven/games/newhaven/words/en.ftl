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
move-ship = Play the shipment
move-build = Build face up
move-lay = Build face down
move-draw = Draw a building
move-pass = Pass
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
log-place = { $player } lays a harvest tile on { $space } and gathers { $harvest }.
log-ship = { $player } plays the shipment on { $space } as { $colour } and gathers { $harvest }.
log-build = { $player } builds { $building } face up on { $plot }.
log-lay = { $player } builds { $building } face down on { $plot }.
log-lay-unseen = { $player } builds a { $colour } building face down on { $plot }.
log-draw = { $player } draws { $building } from the bag.
log-draw-unseen = { $player } draws a building from the bag.
log-take = { $player } takes { $building } from the display.
log-pass = { $player } builds no more.
log-pass-sharing = { $player } lets the rest of the wealth go by.
log-claim = { $player } finds { $building } in the clearing.
log-row = { $player } completes row { $number }: { $points ->
    [one] { $points } colonist
   *[other] { $points } colonists
}.
log-column = { $player } completes column { $letter }: { $points ->
    [one] { $points } colonist
   *[other] { $points } colonists
}.
log-charter = { $player } takes a charter ({ $charter }): { $points } points.
log-reveal = The shipment on { $space } is turned over: { $quarters }.
log-turn = It is the turn of { $player }.
log-wins = { $player } wins with { $points ->
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
pic-display =
    .aria-label = Display
pic-village =
    .aria-label = Village of { $name }
pic-tiles =
    .aria-label = My harvest tiles
pic-hand =
    .aria-label = My buildings
pic-open-spaces =
    .aria-label = { $n ->
        [one] { $n } open space
       *[other] { $n } open spaces
    }
pic-space-closed =
    .aria-label = Space { $space }, not in play
pic-space-open =
    .aria-label = Space { $space }, open
pic-space-clearing =
    .aria-label = Space { $space }, open; in the clearing: { pic-colour } { $number }
pic-space-pond =
    .aria-label = Space { $space }, pond
pic-space-tile =
    .aria-label = Space { $space }, clockwise from the top left: { pic-quarters }
pic-space-shipment =
    .aria-label = Space { $space }, shipment played as { pic-colour }
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
       *[other] held by { $held }
    }
pic-resource =
    .aria-label = { pic-colour }: { $n } left of { $gathered } gathered
pic-chain =
    .aria-label = Chain of { $n } { pic-colour }
pic-source =
    .aria-label = Display { $place }: { pic-colour } { $number }
pic-source-empty =
    .aria-label = Display { $place }: empty
pic-bag =
    .aria-label = Bag, { $n ->
        [one] { $n } building
       *[other] { $n } buildings
    }
pic-draws =
    .aria-label = { $n ->
        [one] { $n } building still to draw
       *[other] { $n } buildings still to draw
    }
pic-plate =
    .aria-label = { $name }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $state ->
        [waits] , to move
        [over] , place { $place }
       *[rests] { "" }
    }
pic-plot =
    .aria-label = Plot { $plot }, empty, costs { $cost }
pic-plot-up =
    .aria-label = Plot { $plot }: { pic-colour } { $number }, face up
pic-plot-down =
    .aria-label = Plot { $plot }: { pic-colour }, face down
pic-row =
    .aria-label = Row { $number }: { $colonists ->
        [one] { $colonists } colonist
       *[other] { $colonists } colonists
    }, { $points ->
        [0] not complete
        [one] { $points } point
       *[other] { $points } points
    }
pic-column =
    .aria-label = Column { $letter }: { $colonists ->
        [one] { $colonists } colonist
       *[other] { $colonists } colonists
    }, { $points ->
        [0] not complete
        [one] { $points } point
       *[other] { $points } points
    }
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
pic-known =
    .aria-label = Seen to take, { pic-colour }: { $numbers }
pic-tile =
    .aria-label = Harvest tile { $tile }, clockwise from the top left: { pic-quarters }
pic-tile-none =
    .aria-label = Harvest tile { $tile }: none
pic-turn =
    .aria-label = Harvest tile { $tile } turned by { $turn } degrees: { pic-quarters }
pic-shipment =
    .aria-label = Shipment, unused
pic-shipment-used =
    .aria-label = Shipment, used
pic-ship =
    .aria-label = Shipment as { pic-colour }
pic-building =
    .aria-label = { pic-colour } { $number }
