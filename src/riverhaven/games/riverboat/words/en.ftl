## The game
title = Riverboat
blurb = Till your fields along the river, plant and ship the harvest, and send agents to New Orleans.
lasts = about 90 minutes

## Options
option-reshuffle = Reshuffle the cultivation cards
option-reshuffle-help = All 40 cultivation cards are shuffled anew for every round. Without it, used cards stay out of the game.

## Phases
phase-drafting = Draft of the phase tiles
phase-cultivation = Cultivation
phase-planting = Planting
phase-harvest = Harvest and shipping
phase-opportunity = Opportunity
phase-scoring = Scoring

## What a coin does
coin-drafting = Coins: of no use in the draft.
coin-cultivation = Coin: ignore the card and place this worker on any empty field.
coin-planting = Coin: choose any tile of the face-down piles of one or two hexes.
coin-harvest = Coin: load a boat of the pile instead of one on display.
coin-opportunity = Coin: choose any card of the deck, without the bonus of a space.
coin-scoring = Coins: of no use in this phase.

## Parts
crop-turnip = turnip
crop-wheat = wheat
crop-corn = corn
crop-potato = potato
crop-pumpkin = pumpkin
colour-white = white
colour-grey = grey
colour-orange = orange
colour-mustard = mustard
colour-brown = brown
colour-joker = joker
board-red = red
board-orange = orange
board-blue = blue
board-black = black
tile = crop tile ({ $crops })
boat-1 = the 1-boat (1 coin, 3 steps)
boat-2a = the 2-boat (1 VP, 2 steps)
boat-2b = the 2-boat (2 VP, 1 step)
boat-3a = the 3-boat (3 VP, 1 step)
boat-3b = the 3-boat (3 VP, 1 coin)
boat-4 = the 4-boat (a barn)
boat-5 = the 5-boat (a surveyor, may send 1 worker)
boat-6 = the 6-boat (an estate feature, may send 2 workers)
boat-7 = the 7-boat (an estate feature, may send 3 workers)
card-corn = 1 VP for each harvested corn hex, at most 15
card-potato = 1 VP for each harvested potato hex, at most 15
card-pumpkin = 1 VP for each harvested pumpkin hex, at most 15
card-turnip = 1 VP for each harvested turnip hex, at most 15
card-wheat = 1 VP for each harvested wheat hex, at most 15
card-variety = 3 VP for each kind of crop harvested, at most 15
card-agents = 2 VP for each of your agents, at most 14
card-envoys = 5 VP, and you may send up to 2 workers
card-pilot-2 = 5 VP, and 2 steps of the harbour master
card-pilot-1 = 7 VP, and 1 step of the harbour master
card-coins = 2 VP for each of your coins, at most 14
card-barns = 5 VP for each of your barns, at most 15
card-wells = 5 VP for each of your wells, at most 15
card-barns-and-wells = 3 VP for each of your barns and wells, at most 15
card-triangles = 2 VP for each tile of three hexes on your board, at most 14
card-rim = 1 VP for each occupied field on the rim of your board, at most 15
card-fleet = the capacities of two of your boats, at most 14
feature-barn = barn
feature-well = well
feature-surveyor = surveyor
wanted-nothing = nothing
wanted-barn = a barn
wanted-surveyor = a surveyor
wanted-any = an estate feature (barn, well or surveyor)
wanted-barn-site = barn
wanted-well-site = well
bonus-surveyor = 1 surveyor
bonus-agent = send 1 worker
bonus-steps = 2 steps
bonus-coin = 1 coin
bonus-nothing = nothing
reward-coin = 1 coin
reward-step = 1 step of the harbour master
reward-agent = send 1 worker to New Orleans
way-here = on this field alone
way-e = towards the east
way-se = towards the south-east
way-sw = towards the south-west
way-w = towards the west
way-nw = towards the north-west
way-ne = towards the north-east

## The table in words
round = Round { $n } of { $rounds }: { $phase }
first-player = First player: { $player }
phase-tiles = Phase tiles
nobody = nobody
crop-board = Crop board
piles = In the piles
one-hex = one hex
two-hex = two hexes
three-hex = three hexes
cultivation-cards = Cultivation cards
cards-shown = Shown
cards-left = Left in the deck
new-orleans = New Orleans
boats = Boats
in-pile = { $n } in the pile
sold-out = none left
opportunity-cards = Opportunity cards
deck-count = { $n ->
    [one] { $n } card in the deck
   *[other] { $n } cards in the deck
}
supply = Supply
supply-line = coins { $coins }, barns { $barns }, wells { $wells }, surveyors { $surveyors }, round track { $track }
farm = { $player } ({ $board }): { $points } VP
farm-supply = Workers { $workers }, coins { $coins }, surveyors { $surveyors } (placed { $active }), agents { $agents }
ready = Workers on crops
harvested = Harvested
harvest-bonus = bonus at { $n }
bare = Fields still bare
harbour = Harbour
harbour-now = { $farthest ->
    [yes] farthest: { $points } VP
   *[no] not farthest: { $points } VP
}
agents-now = { $rank ->
    [0] no agent, no rank
   *[other] agents: rank { $rank }, { $points } VP
}
projected = With final scoring now: { $points } VP
own-cards = Cards
scored = scored
worth = { $points } VP now
points-by-source = Points
reconstructed-boards = The layout of the fields is reconstructed: the printed boards could not be read.
reconstructed-harbour = The spaces of the harbour track are reconstructed.
reconstructed-display = The number of face-up crop tiles is reconstructed.
reconstructed-tiles = The crops on the tiles of three hexes are reconstructed.

## What is asked
ask-draft = Choose a phase tile.
ask-bonus-worker = Put the worker from the round track on an empty field.
ask-cultivate = The card shows { $card }: place a worker.
ask-take = Take a crop tile.
ask-plant = Plant the { $tile }.
ask-load = { $n ->
    [one] Load a boat, or pass; one more is allowed.
   *[other] Load a boat, or pass; up to { $n } are allowed.
}
ask-claim = Take an opportunity card.
ask-feature = Take { $feature }.
ask-site = Put the { $feature } on your board.
ask-send = { $envoys ->
    [one] You may send 1 worker to New Orleans.
   *[other] You may send up to { $envoys } workers to New Orleans.
}
ask-reward = Choose the bonus of your phase tile.
ask-survey = { $n ->
    [one] Place a surveyor, or pass; one more is allowed.
   *[other] Place a surveyor, or pass; up to { $n } are allowed.
}

## Moves
move-draft = Choose a phase tile
move-place = Place a worker
move-pay = Pay a coin and place the worker anywhere
move-take = Take a tile from the crop board
move-buy = Pay a coin and choose a tile from a pile
move-plant = Plant the tile
move-load = Load a boat on display
move-hire = Pay a coin and load a boat of the pile
move-pass = Pass
move-survey = Place a surveyor on a barn or well
move-assess = Place a surveyor on a card
move-claim = Take a card and the bonus of its space
move-search = Pay a coin and choose a card of the deck
move-feature = Choose an estate feature
move-barn = Build a barn
move-well = Dig a well
move-send = Send workers to New Orleans
move-reward = Choose the bonus
axis-phase = Which phase?
axis-field = On which field?
axis-tile = Which tile?
axis-way = Which way?
axis-boat = Which boat?
axis-crop = Which crop?
axis-card = Which card?
axis-feature = Which estate feature?
axis-number = How many?
axis-reward = Which bonus?

## Reasons
reason-wrong-phase = That is not what is asked now.
reason-tile-taken = That phase tile has already been taken.
reason-field-not-empty = That field is not empty: it bears a worker, a crop or a barn.
reason-wrong-colour = That field is not of the colour on the card; for a coin you may ignore the card.
reason-no-need-to-pay = You may place a worker there without paying.
reason-no-coin = You have no coin.
reason-not-on-display = That is not on display.
reason-none-left = There is none left to take, or no place for it.
reason-no-room = Your workers on bare fields do not stand so that a tile of that size fits under them.
reason-off-the-board = The tile would hang over the edge of your board.
reason-not-under-workers = Every hex of the tile must lie under a worker on a bare field.
reason-same-either-way = That is the same tile turned; it is named by its first field, towards the east or the south.
reason-wrong-load = Too few of your workers stand on that crop for that boat.
reason-wrong-feature = That is not the estate feature you are to take.
reason-no-well-here = A well must stand on a crop on which you have no well yet.
reason-too-many = You may not send so many workers.
reason-nothing-to-survey = You have no barn or well there.
reason-already-surveyed = A surveyor already stands there.
reason-not-your-card = You do not have that card.

## Log
log-draft = { $player } takes the phase tile { $phase }.
log-bonus-worker = { $player } puts the bonus worker on { $field }.
log-place = { $player } places a worker on { $field }.
log-pay = { $player } pays a coin and places a worker on { $field }.
log-take = { $player } takes a { $tile }.
log-buy = { $player } pays a coin and chooses a { $tile }.
log-plant = { $player } plants a { $tile } on { $field }.
log-load = { $player } ships { $crop } with { $boat }.
log-hire = { $player } pays a coin and ships { $crop } with { $boat }.
log-boat = { $player } loads { $boat }.
log-pass-loading = { $player } loads no more boats in this round.
log-pass-surveying = { $player } places no more surveyors.
log-survey = { $player } puts a surveyor on the { $feature } on { $field }.
log-assess = { $player } puts a surveyor on a card: { $card }.
log-claim = { $player } takes a card: { $card }.
log-search = { $player } pays a coin and chooses a card of the deck: { $card }.
log-feature = { $player } puts a { $feature } on { $field }.
log-take-feature = { $player } takes an estate feature: { $feature }.
log-send = { $player } sends { $n ->
    [0] nobody
    [one] { $n } worker
   *[other] { $n } workers
} to New Orleans.
log-reward = { $player } chooses the bonus: { $reward }.
log-home = No tile is left for { $n ->
    [one] a worker
   *[other] { $n } workers
} of { $player }: back to the supply.
log-harvest-bonus = { $player } has harvested { $n } hexes of { $crop }: an estate feature as harvest bonus.
log-gains = { $player }: { $gains }.
gain-points = { $n } VP
gain-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
gain-steps = { $n ->
    [one] { $n } step
   *[other] { $n } steps
} of the harbour master
gain-surveyors = { $n ->
    [one] { $n } surveyor
   *[other] { $n } surveyors
}
gain-agents = { $n ->
    [one] { $n } agent
   *[other] { $n } agents
}
log-round = Round { $n } begins; { $player } chooses first.
log-phase = Phase: { $phase }; { $player } holds its tile.
log-reveal = Cultivation cards turned over: { $cards }.
log-refill = The crop board is refilled.
log-wins = { $player } wins with { $points } VP.
log-shared = { $players } share the victory with { $points } VP each.

## Score
score-tiles = Crop tiles of two and three hexes: { $points }
score-boats = Boats: { $points }
score-phase-tile = Phase tile Opportunity: { $points }
score-barns = Barns: { $points }
score-wells = Wells: { $points }
score-cards = Opportunity cards: { $points }
score-surveyors = Active surveyors, round by round: { $points }
score-agents = Agents, round by round: { $points }
score-coins = Coins left: { $points }
score-colours = Field colours wholly covered: { $points }
score-unscored = Barns, wells and surveyors not used: { $points }
score-harbour = Harbour: { $points }
score-agent-rank = Most agents in New Orleans: { $points }
score-total = Victory points: { $points }
score-now = With the final scoring as it stands: { $points }

## The picture
pic-new-orleans =
    .aria-label = New Orleans: boats, opportunity cards and agents
pic-crop-board =
    .aria-label = Crop board, with the cultivation cards
pic-round =
    .aria-label = Phase tiles, round track and supply
pic-farm =
    .aria-label = Player { $number }: { $points } VP
pic-phase =
    .aria-label = Phase tile { $phase ->
        [cultivation] I: { phase-cultivation }
        [planting] II: { phase-planting }
        [harvest] III: { phase-harvest }
        [opportunity] IV: { phase-opportunity }
       *[scoring] V: { phase-scoring }
    }, { $holder ->
        [0] free
       *[other] with player { $holder }
    }
pic-reward =
    .aria-label = { $reward ->
        [coin] { reward-coin }
        [step] { reward-step }
       *[agent] { reward-agent }
    }
pic-round-track =
    .aria-label = Round { $n } of { $rounds }; workers on the round track: { $workers }
pic-supply =
    .aria-label = Supply, { $piece ->
        [coin] coins
        [barn] barns
        [well] wells
       *[surveyor] surveyors
    }: { $n }
pic-boat =
    .aria-label = { $boat ->
        [boat-1] { boat-1 }
        [boat-2a] { boat-2a }
        [boat-2b] { boat-2b }
        [boat-3a] { boat-3a }
        [boat-3b] { boat-3b }
        [boat-4] { boat-4 }
        [boat-5] { boat-5 }
        [boat-6] { boat-6 }
       *[boat-7] { boat-7 }
    }; { $shown ->
        [yes] on display
       *[no] not on display
    }, { $n } in the pile
pic-bonus =
    .aria-label = Bonus of this space: { $bonus ->
        [surveyor] { bonus-surveyor }
        [agent] { bonus-agent }
        [steps] { bonus-steps }
        [coin] { bonus-coin }
       *[nothing] { bonus-nothing }
    }
pic-card =
    .aria-label = Opportunity card: { $card ->
        [corn] { card-corn }
        [potato] { card-potato }
        [pumpkin] { card-pumpkin }
        [turnip] { card-turnip }
        [wheat] { card-wheat }
        [variety] { card-variety }
        [agents] { card-agents }
        [envoys] { card-envoys }
        [pilot-2] { card-pilot-2 }
        [pilot-1] { card-pilot-1 }
        [coins] { card-coins }
        [barns] { card-barns }
        [wells] { card-wells }
        [barns-and-wells] { card-barns-and-wells }
        [triangles] { card-triangles }
        [rim] { card-rim }
       *[fleet] { card-fleet }
    }; { $where ->
        [space] on display
        [deck] in the deck
        [under] at the bottom of the deck
        [scored] scored
       *[held] worth { $points } VP now
    }
pic-deck =
    .aria-label = Opportunity cards in the deck: { $n }
pic-agents =
    .aria-label = Agents of player { $number }: { $n }; by rank { $points } VP
pic-land =
    .aria-label = Cultivation card: { $colour ->
        [white] { colour-white }
        [grey] { colour-grey }
        [orange] { colour-orange }
        [mustard] { colour-mustard }
        [brown] { colour-brown }
       *[joker] { colour-joker }
    }
pic-land-deck =
    .aria-label = Cultivation cards in the deck: { $n }
pic-land-left =
    .aria-label = Left in the deck, { $colour ->
        [white] { colour-white }
        [grey] { colour-grey }
        [orange] { colour-orange }
        [mustard] { colour-mustard }
        [brown] { colour-brown }
       *[joker] { colour-joker }
    }: { $n }
pic-tile =
    .aria-label = Crop tile: { $first ->
        [turnip] { crop-turnip }
        [wheat] { crop-wheat }
        [corn] { crop-corn }
        [potato] { crop-potato }
       *[pumpkin] { crop-pumpkin }
    }{ $second ->
        [none] {""}
        [turnip] , { crop-turnip }
        [wheat] , { crop-wheat }
        [corn] , { crop-corn }
        [potato] , { crop-potato }
       *[pumpkin] , { crop-pumpkin }
    }{ $third ->
        [none] {""}
        [turnip] , { crop-turnip }
        [wheat] , { crop-wheat }
        [corn] , { crop-corn }
        [potato] , { crop-potato }
       *[pumpkin] , { crop-pumpkin }
    }; on display: { $n }
pic-in-pile =
    .aria-label = Crop tile: { $first ->
        [turnip] { crop-turnip }
        [wheat] { crop-wheat }
        [corn] { crop-corn }
        [potato] { crop-potato }
       *[pumpkin] { crop-pumpkin }
    }{ $second ->
        [none] {""}
        [turnip] , { crop-turnip }
        [wheat] , { crop-wheat }
        [corn] , { crop-corn }
        [potato] , { crop-potato }
       *[pumpkin] , { crop-pumpkin }
    }{ $third ->
        [none] {""}
        [turnip] , { crop-turnip }
        [wheat] , { crop-wheat }
        [corn] , { crop-corn }
        [potato] , { crop-potato }
       *[pumpkin] , { crop-pumpkin }
    }; in the pile: { $n }
pic-pile =
    .aria-label = Face-down tiles of { $size } { $size ->
        [one] hex
       *[other] hexes
    }: { $n }
pic-first =
    .aria-label = First player
pic-score =
    .aria-label = { $points } VP; the final scoring would now add { $final }
pic-harbour =
    .aria-label = Harbour master on space { $space } of { $end }; boats: { $boats }; worth { $points } VP now
pic-field =
    .aria-label = { $field }, { $colour ->
        [white] { colour-white }
        [grey] { colour-grey }
        [orange] { colour-orange }
        [mustard] { colour-mustard }
       *[brown] { colour-brown }
    }{ $crop ->
        [none] {""}
        [turnip] , { crop-turnip }
        [wheat] , { crop-wheat }
        [corn] , { crop-corn }
        [potato] , { crop-potato }
       *[pumpkin] , { crop-pumpkin }
    }{ $feature ->
        [barn] , barn for { $points } VP
        [well] , well for { $points } VP
        [surveyed-barn] , barn with a surveyor
        [surveyed-well] , well with a surveyor
       *[none] {""}
    }{ $worker ->
        [yes] , worker
       *[no] {""}
    }
pic-bare =
    .aria-label = Fields still bare, { $colour ->
        [white] { colour-white }
        [grey] { colour-grey }
        [orange] { colour-orange }
        [mustard] { colour-mustard }
       *[brown] { colour-brown }
    }: { $n }
pic-crop =
    .aria-label = { $crop ->
        [turnip] { crop-turnip }
        [wheat] { crop-wheat }
        [corn] { crop-corn }
        [potato] { crop-potato }
       *[pumpkin] { crop-pumpkin }
    }: workers { $ready }, harvested { $harvested }; bonus at { $bonus }
pic-workers =
    .aria-label = Workers in the supply: { $n }
pic-coins =
    .aria-label = Coins: { $n }. { $phase ->
        [drafting] { coin-drafting }
        [cultivation] { coin-cultivation }
        [planting] { coin-planting }
        [harvest] { coin-harvest }
        [opportunity] { coin-opportunity }
       *[scoring] { coin-scoring }
    }
pic-surveyors =
    .aria-label = Surveyors in the supply: { $n }; placed: { $active }
pic-way =
    .aria-label = { $way ->
        [here] { way-here }
        [e] { way-e }
        [se] { way-se }
        [sw] { way-sw }
        [w] { way-w }
        [nw] { way-nw }
       *[ne] { way-ne }
    }
pic-reconstructed-farm =
    .aria-label = { reconstructed-boards } { reconstructed-harbour }
pic-reconstructed-tiles =
    .aria-label = { reconstructed-display } { reconstructed-tiles }
