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
boat-1 = the 1-boat (1 coin, 3 steps)
boat-2a = the 2-boat (1 VP, 2 steps)
boat-2b = the 2-boat (2 VP, 1 step)
boat-3a = the 3-boat (3 VP, 1 step)
boat-3b = the 3-boat (3 VP, 1 coin)
boat-4 = the 4-boat (a barn)
boat-5 = the 5-boat (a surveyor, may send 1 worker)
boat-6 = the 6-boat (an estate feature, may send 2 workers)
boat-7 = the 7-boat (an estate feature, may send 3 workers)
by-boat-1 = with { boat-1 }
by-boat-2a = with { boat-2a }
by-boat-2b = with { boat-2b }
by-boat-3a = with { boat-3a }
by-boat-3b = with { boat-3b }
by-boat-4 = with { boat-4 }
by-boat-5 = with { boat-5 }
by-boat-6 = with { boat-6 }
by-boat-7 = with { boat-7 }
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
projected = If the match ended now: { $points } VP
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
ask-plant = Plant the crop tile ({ $crops }).
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
    .when = at the beginning of each round
move-place = Place a worker
    .when = in Cultivation, on a field of the colour of the card
move-pay = Pay a coin and place the worker anywhere
    .when = in Cultivation, on any empty field
move-take = Take a tile from the crop board
    .when = in Planting
move-buy = Pay a coin and choose a tile from a pile
    .when = in Planting, instead of a tile that lies open
move-plant = Plant the tile
    .when = in Planting, with the tile that you have taken
move-load = Load a boat on display
    .when = in Harvest and shipping
move-hire = Pay a coin and load a boat of the pile
    .when = in Harvest and shipping, instead of a boat that lies open
move-pass = Pass
    .when = while you load boats or place surveyors
move-survey = Place a surveyor on a barn or well
    .when = in Scoring
move-assess = Place a surveyor on a card
    .when = in Scoring
move-claim = Take a card and the bonus of its space
    .when = in Opportunity
move-search = Pay a coin and choose a card of the deck
    .when = in Opportunity, instead of a card that lies open
move-feature = Choose an estate feature
    .when = when the bonus of a boat or of a card's space brings you one
move-barn = Build a barn
    .when = as soon as you get one
move-well = Dig a well
    .when = as soon as you get one
move-send = Send workers to New Orleans
    .when = when the bonus of a boat or of a card's space allows it
move-reward = Choose the bonus
    .when = when your phase tile lets you choose its bonus
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
log-draft = { $player } takes the phase tile { $phase ->
    [cultivation] { phase-cultivation }
    [planting] { phase-planting }
    [harvest] { phase-harvest }
    [opportunity] { phase-opportunity }
   *[scoring] { phase-scoring }
}.
    .you = You take the phase tile { $phase ->
        [cultivation] { phase-cultivation }
        [planting] { phase-planting }
        [harvest] { phase-harvest }
        [opportunity] { phase-opportunity }
       *[scoring] { phase-scoring }
    }.
log-bonus-worker = { $player } puts the extra worker on { $field }.
    .you = You put the extra worker on { $field }.
log-place = { $player } places a worker on { $field }.
    .you = You place a worker on { $field }.
log-pay = { $player } pays a coin and places a worker on { $field }.
    .you = You pay a coin and place a worker on { $field }.
log-take = { $player } takes a crop tile ({ $crops }).
    .you = You take a crop tile ({ $crops }).
log-buy = { $player } pays a coin and chooses a crop tile from a pile ({ $crops }).
    .you = You pay a coin and choose a crop tile from a pile ({ $crops }).
log-plant = { $player } plants { $hexes }.
    .you = You plant { $hexes }.
log-load = { $player } ships { $crop ->
    [turnip] turnips
    [wheat] wheat
    [corn] corn
    [potato] potatoes
   *[pumpkin] pumpkins
} { $boat }.
    .you = You ship { $crop ->
        [turnip] turnips
        [wheat] wheat
        [corn] corn
        [potato] potatoes
       *[pumpkin] pumpkins
    } { $boat }.
log-hire = { $player } pays a coin and ships { $crop ->
    [turnip] turnips
    [wheat] wheat
    [corn] corn
    [potato] potatoes
   *[pumpkin] pumpkins
} { $boat } from the pile.
    .you = You pay a coin and ship { $crop ->
        [turnip] turnips
        [wheat] wheat
        [corn] corn
        [potato] potatoes
       *[pumpkin] pumpkins
    } { $boat } from the pile.
log-boat = { $player } loads { $boat }.
    .you = You load { $boat }.
log-pass-loading = { $player } loads no more boats in this round.
    .you = You load no more boats in this round.
log-pass-surveying = { $player } places no more surveyors.
    .you = You place no more surveyors.
log-survey = { $player } puts a surveyor on the { $feature ->
    [barn] barn
   *[well] well
} on { $field }.
    .you = You put a surveyor on the { $feature ->
        [barn] barn
       *[well] well
    } on { $field }.
log-assess = { $player } puts a surveyor on the card “{ $card }”.
    .you = You put a surveyor on your card “{ $card }”.
log-claim = { $player } takes the card “{ $card }”.
    .you = You take the card “{ $card }”.
log-search = { $player } pays a coin, chooses the card “{ $card }” from the deck and shuffles the others.
    .you = You pay a coin, choose the card “{ $card }” from the deck and shuffle the others.
log-feature = { $player } { $feature ->
    [barn] builds a barn
   *[well] digs a well
} on { $field }. A surveyor there would bring { $n } VP now.
    .you = You { $feature ->
        [barn] build a barn
       *[well] dig a well
    } on { $field }. A surveyor there would bring { $n } VP now.
log-take-feature = { $player } takes an estate feature: { $feature }.
    .you = You take an estate feature: { $feature }.
log-send = { $player } sends { $n ->
    [0] nobody
    [one] { $n } worker
   *[other] { $n } workers
} to New Orleans.
    .you = You send { $n ->
        [0] nobody
        [one] { $n } worker
       *[other] { $n } workers
    } to New Orleans.
log-reward = { $player } chooses the bonus: { $reward }.
    .you = You choose the bonus: { $reward }.
log-home = No tile is left for { $n ->
    [one] a worker
   *[other] { $n } workers
} of { $player }: back to the supply.
    .you = No tile is left for { $n ->
        [one] one of your workers
       *[other] { $n } of your workers
    }: back to the supply.
log-harvest-bonus = { $player } has harvested { $n } hexes of { $crop ->
    [turnip] { crop-turnip }
    [wheat] { crop-wheat }
    [corn] { crop-corn }
    [potato] { crop-potato }
   *[pumpkin] { crop-pumpkin }
}: an estate feature as harvest bonus.
    .you = You have harvested { $n } hexes of { $crop ->
        [turnip] { crop-turnip }
        [wheat] { crop-wheat }
        [corn] { crop-corn }
        [potato] { crop-potato }
       *[pumpkin] { crop-pumpkin }
    }: an estate feature as harvest bonus.
log-gains = { $player } gets { $gains }.
    .you = You get { $gains }.
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
    .you = Round { $n } begins; you choose first.
log-phase = Phase { $phase ->
    [cultivation] I, { phase-cultivation }: { $player } begins with an extra worker.
    [planting] II, { phase-planting }: { $player } begins and gets 1 coin.
    [harvest] III, { phase-harvest }: { $player } begins, and the harbour master walks 1 step.
    [opportunity] IV, { phase-opportunity }: { $player } begins and gets 1 VP.
   *[scoring] V, { phase-scoring }: { $player } begins and chooses a bonus.
}
    .you = Phase { $phase ->
        [cultivation] I, { phase-cultivation }: you begin with an extra worker.
        [planting] II, { phase-planting }: you begin and get 1 coin.
        [harvest] III, { phase-harvest }: you begin, and your harbour master walks 1 step.
        [opportunity] IV, { phase-opportunity }: you begin and get 1 VP.
       *[scoring] V, { phase-scoring }: you begin and choose a bonus.
    }
log-reveal = { $n ->
    [one] Cultivation card
   *[other] Cultivation cards
}: { $cards }.
log-refill = { $n ->
    [one] 1 tile comes to the crop board.
   *[other] The crop board is refilled with { $n } tiles.
}
log-pile-empty = The face-down pile of { $n ->
    [one] one hex
   *[other] { $n } hexes
} is empty.
log-cannot-load = { $player } has too few workers on any one crop and can load no more boats in this round.
    .you = You have too few workers on any one crop and can load no more boats in this round.
log-cannot-survey = { $player } { $lack ->
    [surveyor] has no surveyor to place.
   *[task] has nothing to put a surveyor on.
}
    .you = You { $lack ->
        [surveyor] have no surveyor to place.
       *[task] have nothing to put a surveyor on.
    }
log-none-left = There are no more { $piece ->
    [coins] coins
    [barns] barns
    [wells] wells
   *[surveyors] surveyors
} in the supply.
log-left-over = { $n ->
    [one] 1 opportunity card is left over and goes
   *[other] { $n } opportunity cards are left over and go
} under the deck.
log-harbour-end = The harbour master of { $player } has reached New Orleans: further steps are lost.
    .you = Your harbour master has reached New Orleans: further steps are lost.
log-income = End of the round: { $player } gets { $income }.
    .you = End of the round: you get { $income }.
income-surveyors = { $n } VP for surveyors
income-agents = { $n } VP for agents
log-fewest = { $player } has the fewest points and becomes the first player.
    .you = You have the fewest points and become the first player.
log-reshuffle = All cultivation cards are shuffled anew.
log-final = Final scoring, { $player }: { $rows }; together { $points } VP.
    .you = Your final scoring: { $rows }; together { $points } VP.
log-level-masters = The harbour masters of { $players } are level: { $player } has the lowest phase tile and counts as the farthest.
    .you = Another harbour master stands level with yours: you have the lowest phase tile and count as the farthest.
log-level-agents = { $players } have equally many agents: { $player } has the lowest phase tile and is ahead.
    .you = Another has as many agents as you: you have the lowest phase tile and are ahead.
log-wins = { $player } wins with { $points } VP.
    .you = You win with { $points } VP.
log-shared = { $players } share the victory with { $points } VP each.

## When we are
moment-round = Round { $n } of { $rounds }{ $last ->
    [yes] , the last one
   *[no] { "" }
}
moment-card = Card { $n } of { $cards }: { $card }

## Where points come from
source-tiles = Crop tiles of two and three hexes
source-boats = Boats
source-phase-tile = Phase tile Opportunity
source-barns = Barns
source-wells = Wells
source-cards = Opportunity cards
source-surveyors = Active surveyors, round by round
source-agents = Agents, round by round
source-coins = Coins left
source-colours = Field colours wholly covered
source-unscored = Barns, wells and surveyors not used
source-harbour = Harbour
source-agent-rank = Most agents in New Orleans

## Score
score-tiles = { source-tiles }: { $points }
score-boats = { source-boats }: { $points }
score-phase-tile = { source-phase-tile }: { $points }
score-barns = { source-barns }: { $points }
score-wells = { source-wells }: { $points }
score-cards = { source-cards }: { $points }
score-surveyors = { source-surveyors }: { $points }
score-agents = { source-agents }: { $points }
score-coins = { source-coins }: { $points }
score-colours = { source-colours }: { $points }
score-unscored = { source-unscored }: { $points }
score-harbour = { source-harbour }: { $points }
score-agent-rank = { source-agent-rank }: { $points }
score-total = Victory points: { $points }
score-now = If the match ended now: { $points }

## What pieces are for
what-worker = A worker is placed on a field, stands there until its crop is loaded on a boat, and then comes back.
what-agent = A worker that was sent to New Orleans stays there as an agent and brings 1 VP in every round.
what-coin = A coin buys an exception in the first four phases, and at the end each one left is worth 1 VP.
what-barn = A barn stands on an empty field. When a surveyor is put on it, it scores 2 VP for each neighbouring hex of one crop, the best, at most 12.
what-well = A well stands on a crop, only one on each kind. When a surveyor is put on it, it scores 1 VP for each hex of the connected group of that crop.
what-surveyor = In the phase Scoring a surveyor is put on a barn, a well or a card and scores it. It stays there and brings 1 VP in every round.
what-unscored = Without a surveyor it is worth 2 VP at the end.
each = { $player }: { $n }
each-paid = { $player }: { $n } ({ $points } VP)
each-none = nothing yet

## The picture
pic-new-orleans =
    .aria-label = New Orleans: boats, opportunity cards and agents
    .about = The town at the end of the river: boats at their piers, opportunity cards before the houses, agents on the balcony, and below them the cards that are still face down.
pic-crop-board =
    .aria-label = Crop board, with the cultivation cards
    .about = Above, the cultivation cards of this round and how many of each colour are left; below, the crop tiles that lie open, and the face-down piles.
pic-round =
    .aria-label = Phase tiles, round track and supply
    .about = The five phase tiles, the round track, and what is left for everybody of coins, barns, wells and surveyors.
pic-farm =
    .aria-label = { $player }: { $points } VP
    .about = The farm of one player: the harbour on the river, 40 fields in five colours, and below them crops, workers, coins, surveyors and cards.
pic-yard =
    .aria-label = My yard: crops, workers, coins, surveyors and cards
    .about = What you choose with: the crops with their workers, the workers, coins and surveyors of your supply, and your opportunity cards.
pic-phase =
    .aria-label = Phase tile { $phase ->
        [cultivation] I: { phase-cultivation }
        [planting] II: { phase-planting }
        [harvest] III: { phase-harvest }
        [opportunity] IV: { phase-opportunity }
       *[scoring] V: { phase-scoring }
    }, { $taken ->
        [no] free
       *[yes] with { $player }
    }
    .about = { $phase ->
        [cultivation] Eight cards are turned over one by one, and everybody places a worker for each. The holder first puts an extra worker on any empty field.
        [planting] All take crop tiles in turn and lay them under their workers. The holder begins and gets 1 coin.
        [harvest] Workers leave their crops and load boats. The holder begins, and the harbour master of the holder walks 1 step.
        [opportunity] Everybody takes an opportunity card. The holder chooses first and gets 1 VP.
       *[scoring] Surveyors score barns, wells and cards; then each placed surveyor and each agent brings 1 VP. The holder begins, and gets a coin or a step or sends a worker.
    } In the last round the lowest tile also wins ties.
pic-reward =
    .aria-label = { $reward ->
        [coin] { reward-coin }
        [step] { reward-step }
       *[agent] { reward-agent }
    }
    .about = The holder of the tile Scoring chooses one of three: a coin, a step of the harbour master towards New Orleans, or a worker that goes there as an agent.
pic-round-track =
    .aria-label = Round { $n } of { $rounds }; workers on the round track: { $workers }
    .about = After { $rounds } rounds comes the final scoring. In each round, the holder of the tile Cultivation takes one of the workers here and keeps it.
pic-supply =
    .aria-label = Supply, { $piece ->
        [coin] coins
        [barn] barns
        [well] wells
       *[surveyor] surveyors
    }: { $n }
    .about = { $piece ->
        [coin] { what-coin } Spent coins come back here.
        [barn] { what-barn }
        [well] { what-well }
       *[surveyor] { what-surveyor }
    } When none are left, none can be gained.
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
    .about = Costs { $capacity ->
        [one] { $capacity } worker on a crop: it goes
       *[other] { $capacity } workers, all on one crop: they go
    } back to the supply, and the boat moors in the harbour. { $boat ->
        [boat-1] It brings 1 coin, and the harbour master walks 3 steps.
        [boat-2a] It brings 1 VP, and the harbour master walks 2 steps.
        [boat-2b] It brings 2 VP, and the harbour master walks 1 step.
        [boat-3a] It brings 3 VP, and the harbour master walks 1 step.
        [boat-3b] It brings 3 VP and 1 coin.
        [boat-4] It brings a barn, which goes on an empty field at once.
        [boat-5] It brings a surveyor, and 1 worker of the supply may be sent to New Orleans.
        [boat-6] It brings an estate feature (a barn, a well or a surveyor), and up to 2 workers of the supply may be sent to New Orleans.
       *[boat-7] It brings an estate feature (a barn, a well or a surveyor), and up to 3 workers of the supply may be sent to New Orleans.
    } At the end it counts { $capacity } VP, if the harbour master has reached it: in full for the farthest master, half for the others. From the pile it costs a coin, too.
    .now = Most workers that stand on one crop: { $ready }.
pic-bonus =
    .aria-label = Bonus of this space: { $bonus ->
        [surveyor] { bonus-surveyor }
        [agent] { bonus-agent }
        [steps] { bonus-steps }
        [coin] { bonus-coin }
       *[nothing] { bonus-nothing }
    }
    .about = Whoever takes the card of this space gets this besides.
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
    .about = { $where ->
        [space] In the phase Opportunity it can be taken, with the bonus of its space. A surveyor must be put on it later to score it.
        [deck] It lies face down. In the phase Opportunity it can be chosen for a coin, without a bonus.
        [under] It was left over and lies at the bottom of the deck. In the phase Opportunity it can be chosen for a coin, without a bonus.
        [scored] It has been scored. The surveyor on it brings 1 VP in every round.
       *[held] It scores once, when a surveyor is put on it in the phase Scoring. Without one it is worth nothing.
    }
    .now = { $where ->
        [scored] { "" }
        [held] { "" }
       *[other] It would bring now: { $worth }.
    }
pic-deck =
    .aria-label = Opportunity cards in the deck: { $n }
    .about = In every round the four spaces are filled from here. Which cards these are is known, but not in what order they come.
pic-agents =
    .aria-label = Agents of { $player }: { $n }; by rank { $points } VP
    .about = { what-agent } At the end most agents bring 20 VP, second most 10, third most 5.
    .now = Now: { $standing }.
pic-land =
    .aria-label = Cultivation card: { $colour ->
        [white] { colour-white }
        [grey] { colour-grey }
        [orange] { colour-orange }
        [mustard] { colour-mustard }
        [brown] { colour-brown }
       *[joker] { colour-joker }
    }
    .about = Everybody with a worker in the supply places one on an empty field of this colour. A joker allows any empty field, and so does a colour of which one has no empty field left.
pic-land-deck =
    .aria-label = Cultivation cards in the deck: { $n }
    .about = Eight are turned over in every round. Which come next, nobody knows.
pic-land-left =
    .aria-label = Left in the deck, { $colour ->
        [white] { colour-white }
        [grey] { colour-grey }
        [orange] { colour-orange }
        [mustard] { colour-mustard }
        [brown] { colour-brown }
       *[joker] { colour-joker }
    }: { $n }
    .about = Of the cards that are still face down, so many show this colour: the more, the likelier it comes.
pic-tile =
    .aria-label = Crop tile: { $crops }; on display: { $n }
    .about = In the phase Planting, take it and lay it under your workers: each hex needs a worker on a field without crop. Planting it brings { $size ->
        [1] no points
        [2] 1 VP
       *[3] 2 VP
    } at once.
pic-in-pile =
    .aria-label = Crop tile: { $crops }; in the pile: { $n }
    .about = So many lie face down. In the phase Planting you may choose one for a coin instead of a tile that lies open.
pic-pile =
    .aria-label = Face-down tiles of { $size } { $size ->
        [one] hex
       *[other] hexes
    }: { $n }
    .about = The crop board is refilled from here. { $size ->
        [3] Tiles of three hexes cannot be bought.
       *[other] For a coin you may look through this pile and choose a tile.
    }
pic-first =
    .aria-label = First player
    .about = Takes the first phase tile in this round. Then the marker goes to the left; with three players, before the last round, to the one with the fewest points.
pic-score =
    .aria-label = { $points } VP; if the match ended now, { $final } more
    .about = Scored so far: { $done }. If the match ended now, there would come: { $more }.
pic-harbour =
    .aria-label = Harbour master: space { $space } of { $end }; boats: { $boats }; worth { $points } VP now
    .about = Boats moor here from left to right. At the end the harbour master brings the capacities of all boats that he has reached: in full if he has come farthest, otherwise half, rounded up.
    .now = Spaces reached: { $standing }.
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
    .about = { $feature ->
        [barn] { what-barn } { what-unscored }
        [surveyed-barn] This barn has been scored. The surveyor on it brings 1 VP in every round.
        [well] { what-well } { what-unscored }
        [surveyed-well] This well has been scored. The surveyor on it brings 1 VP in every round.
       *[none] { $crop ->
            [none] { $worker ->
                [yes] The worker waits until a crop tile is laid under it.
               *[no] A worker can be placed here when a card of this colour is turned over; for a coin, with any card.
            }
           *[other] { $worker ->
                [yes] A crop with its worker: it can be loaded on a boat.
               *[no] A harvested hex: its worker has left, but it still counts for barns, wells, cards and the harvest bonus.
            }
        }
    }
pic-bare =
    .aria-label = Fields still bare, { $colour ->
        [white] { colour-white }
        [grey] { colour-grey }
        [orange] { colour-orange }
        [mustard] { colour-mustard }
       *[brown] { colour-brown }
    }: { $n }
    .about = When all fields of this colour lie under crops and barns, that brings 7 VP at the end.
pic-crop =
    .aria-label = { $crop ->
        [turnip] { crop-turnip }
        [wheat] { crop-wheat }
        [corn] { crop-corn }
        [potato] { crop-potato }
       *[pumpkin] { crop-pumpkin }
    }: workers { $ready }, harvested { $harvested }; bonus at { $bonus }
    .about = Workers that stand on this crop can be loaded on a boat. { $harvested } hexes have been harvested so far; { $bonus } of them bring an estate feature: a barn, a well or a surveyor.
pic-workers =
    .aria-label = Workers in the supply: { $n }
    .about = { what-worker }
pic-coins =
    .aria-label = Coins: { $n }. { $phase ->
        [drafting] { coin-drafting }
        [cultivation] { coin-cultivation }
        [planting] { coin-planting }
        [harvest] { coin-harvest }
        [opportunity] { coin-opportunity }
       *[scoring] { coin-scoring }
    }
    .about = { what-coin }
pic-surveyors =
    .aria-label = Surveyors in the supply: { $n }; placed: { $active }
    .about = { what-surveyor } At most 2 can be placed in a round, 3 in the last one. One that is never placed is worth 2 VP at the end.
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
    .about = This is how the tile lies, seen from the field that you choose.
pic-reconstructed-farm =
    .aria-label = { reconstructed-boards } { reconstructed-harbour }
    .about = The rules say what of the game we could not see in print, and how to play with your own copy.
pic-reconstructed-tiles =
    .aria-label = { reconstructed-display } { reconstructed-tiles }
    .about = The rules say what of the game we could not see in print, and how to play with your own copy.
pic-land-slot =
    .aria-label = A cultivation card still to come
    .about = Eight are turned over in every round, one by one, when all have placed a worker for the one before.
pic-bed =
    .aria-label = An empty place for crop tiles
    .about = It is filled at the start of a round, and also when a player's turn begins and no open tile fits.
pic-slot =
    .aria-label = An empty space for an opportunity card
    .about = Its card has been taken. All four spaces are filled at the start of a round.
pic-card-place =
    .aria-label = A place for an opportunity card
    .about = Every player takes one card in each round.
pic-balcony =
    .aria-label = The balcony of the agents
    .about = { what-agent } At the end most agents bring 20 VP, second most 10, third most 5.
    .now = Now: { $standing }.
pic-boats-left =
    .aria-label = Boats that may still be loaded in this round: { $n }
    .about = Each player loads at most 2 boats in a round, 3 in the last one. Whoever passes loads no more.
pic-tile-taken =
    .aria-label = Crop tile in hand: { $crops }
    .about = It has been taken and is planted next: choose a field for it, and the way it lies.
pic-homestead =
    .aria-label = The farmyard
    .about = While a tile is planted, the ways in which it can lie are chosen here.
field = { $column }{ $row }
planted = { $crop ->
    [turnip] turnips
    [wheat] wheat
    [corn] corn
    [potato] potatoes
   *[pumpkin] pumpkins
} on { $fields }

## What bots are called at the table, by how well they play
bot-easy = Deckhand { $number }
bot-medium = Mate { $number }
bot-hard = Pilot { $number }
bot-expert = Captain { $number }
