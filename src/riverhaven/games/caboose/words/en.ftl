## The game
title = Cleopatra's Caboose
blurb = Bid for the favour of the Egyptian Rail Baron Gods, lay track along the Nile, and bring fruit to the cities that crave it.
lasts = about 105 minutes

## Options
option-length = Length
option-length-help = 8, 7 or 6 turns with 3, 4 or 5 players; the long game has 10, 8 or 7. Both are reconstructed: the printed numbers are not known.
option-length-normal = normal
option-length-long = long
option-eaten_fruit = Delivered fruit is eaten
option-eaten_fruit-help = A shipped cube goes back to the supply instead of staying in the city. A variant of ours.
option-hand_limit = Hand limit
option-hand_limit-help = Whoever holds more than ten cards at the end of their actions discards down to ten. A variant of ours.
option-open_hands = Open hands
option-open_hands-help = All hands lie open. A variant of ours.

## Parts
fruit-coconut = coconut
fruit-raspberry = raspberry
fruit-lime = lime
fruit-lemon = lemon
fruit-blueberry = blueberry
city-alexandria = Alexandria
city-avaris = Avaris
city-giza = Giza
city-heliopolis = Heliopolis
city-saqqara = Saqqara
city-memphis = Memphis
city-lisht = Lisht
city-amarna = Amarna
city-abydos = Abydos
city-dendara = Dendara
city-edfu = Edfu
city-thebes = Thebes
type-granary = Granary
type-bathhouse = Bathhouse
type-station = Grand Station
type-hall = City Hall
type-temple = Temple
line = { $one }–{ $other }
demand = { $fruit } { $price }
city-card = { $city } ({ $demands })
train-card = Train “{ $trains }”
fruit-card = Fruit card ({ $fruits })
building-card = { $type } ({ $fruits })
market-value = { $fruit } { $value }
god-hapi = “Hapi” Stanford
god-imhotep = “Imhotep” Hill
god-horus = “Horus” Vanderbilt
god-ptah = “Ptah” Huntington
god-set = “Set” Gould
god-bes = “Bes” Crocker
god-thoth = “Thoth” Hopkins
power-hapi = each Ship Fruit pays { $florins } Florins more
power-imhotep = each Building scores { $points } points more; a Pyramid costs { $florins } Florins less
power-horus = before your actions, take an open City card
power-ptah = each Construct Track costs { $florins } Florins less
power-set = when you ship or build, nobody else is paid, but your own trains there are
power-bes = { $actions } actions
power-thoth = { $cards } Auction cards
map = The Nile
market = Market
supply = Supply
gods = Egyptian Rail Baron Gods
pyramids = Pyramids (Florins)
auction-display = Auction cards
city-display = City cards
hand = My hand
offers = What a shipment or a building would pay
turn-of = Turn { $turn } of { $turns }
start-player = Start Player: { $player }
deck-count = { $n ->
    [one] { $n } card in the deck
   *[other] { $n } cards in the deck
}
other-hand = { $cards ->
    [one] 1 Train or Building card
   *[other] { $cards } Train and Building cards
}, { $cities ->
    [one] 1 City card
   *[other] { $cities } City cards
}; seen to take: { $known }
place-in-order = place { $rank }
bids = bids { $florins }
if-ended-now = if it ended now: { $points }
dead-card = pyramid: track only
nothing = nothing
reconstructed-map = Reconstructed: Amarna, fourteen of the eighteen lines, the prestige markers, the market's ends and the number of turns.
reconstructed-cards = Reconstructed: most prices and costs on the cards, the mix of the decks, four of the five types of buildings, and four of the six pyramids.
reconstructed-gods = Reconstructed: six of the seven gods, and all their numbers. Of Bes, the name and the power are printed.

## What is asked
ask-bid = { $bid ->
    [0] Bid for the order of the gods, or pass.
   *[other] Bid more than { $bid }, or pass.
}
ask-god = Choose a god. Low numbers act first.
ask-take = Take an Auction card.
ask-gift = Horus offers an open City card: take one, or pass.
ask-act = { $n ->
    [one] You have one action.
   *[other] You have { $n } actions.
}
ask-line = On which line of { $city } { $trains ->
    [one] does your train
   *[other] do your { $trains } trains
} go?
ask-origin = From which city do you ship { $fruit } to { $city }?
ask-source = Where does the { $fruit } for your building in { $city } come from?
ask-discard = You hold more than { $limit } cards: discard one.

## Moves
move-bid = Bid
move-god = Choose a god
move-take = Take an Auction card
move-gift = Take an open City card
move-pass = Pass
move-track = Construct Track
move-build = Construct Building
move-ship = Ship Fruit
move-produce = Produce Fruit
move-pyramid = Construct Pyramid
move-draw = Draw City cards
move-end = End your actions
move-line = Choose a line
move-from = Choose where the fruit comes from
move-use = Choose the source of a fruit
move-discard = Discard
axis-florins = How many Florins?
axis-god = Which god?
axis-auction_card = Which Auction card?
axis-city_card = Which City card?
axis-train_card = Which Train card?
axis-building = Which building?
axis-fruit = Which fruit?
axis-fruit_card = Which Fruit card?
axis-pyramid = Which pyramid?
axis-city = In which city?
axis-open_card = Which open City card?
axis-line = Which line?
axis-origin = From which city?
axis-source = From which city, or from which Fruit card?
axis-hand_card = Which card?

## Reasons
reason-wrong-phase = That is not what is asked now.
reason-bid-too-low = You must bid more than the highest bid.
reason-too-dear = You do not have so many Florins.
reason-god-taken = Another player has chosen that god.
reason-not-on-display = That card does not lie open.
reason-display-first = Take an open City card first; only when none lies open do you draw from the deck alone.
reason-must-take = You must take an Auction card.
reason-no-train-card = You do not hold that Train card.
reason-no-building-card = You do not hold that Building card.
reason-no-fruit-card = That Fruit card does not lie before you.
reason-no-city-card = You do not hold that City card.
reason-too-few-trains = You do not have so many trains left.
reason-no-line = No line of that city has room for your trains.
reason-line-elsewhere = That line does not touch the city of your City card.
reason-line-yours = You already have trains on that line; a group is never added to.
reason-line-full = Two colours are on that line: it is full.
reason-pyramid-here = A pyramid stands in that city.
reason-pyramid-used = That pyramid has been built.
reason-city-not-empty = There is fruit in that city.
reason-not-demanded = That City card does not ask for that fruit.
reason-fruit-out-of-reach = Built lines do not bring the fruit there.
reason-not-in-supply = The supply lacks a fruit of that card.
reason-same-city = The fruit must come from another city.
reason-not-connected = No built lines lead there.
reason-no-such-cube = There is no such fruit in that city, or you have already claimed it.
reason-card-lacks-fruit = That Fruit card does not show the fruit, or you have already claimed it.
reason-not-in-hand = You do not hold that card.

## Log
log-bid = { $player } bids { $florins }.
log-pass = { $player } passes.
log-must-pass = { $player } cannot bid more and passes.
log-rank = { $player } is number { $rank } and pays { $florins }.
log-god = { $player } chooses { $god }.
log-take = { $player } takes { $card } from the Auction cards.
log-gift = Horus gives { $player } the City card { $card }.
log-decline = { $player } declines.
log-plays-track = { $player } plays { $card } and the City card { $city } to construct track.
log-plays-build = { $player } plays { $card } and the City card { $city } to construct a building.
log-plays-ship = { $player } plays the City card { $city } to ship { $card }.
log-use = { $player } takes the { $fruit } from: { $source }.
log-track = { $player } puts { $trains ->
    [one] { $trains } train
   *[other] { $trains } trains
} on the line { $line } for { $florins } Florins.
log-build = { $player } constructs { $card } in { $city }: { $points } points.
log-bonus = { $city } gains { $bonus } prestige and is now worth { $prestige }.
log-surplus = Left over and produced in { $city }: { $fruits }.
log-ship = { $player } ships { $fruit } from { $origin } to { $city } for { $florins } Florins.
log-produce = { $player } produces { $fruits } in { $city }.
log-pyramid = { $player } constructs the pyramid “+{ $value }” in { $city } for { $florins } Florins: { $value } points.
log-paid-florins = { $player } receives { $n ->
    [one] { $n } Florin
   *[other] { $n } Florins
}.
log-paid-points = { $player } scores { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
log-set = Set pays only { $player }'s own trains.
log-market = Market: { $values }.
log-draw = { $player } takes the City card { $card } and draws from the deck.
log-draw-deck = { $player } draws a City card from the deck.
log-drawn = The drawn card is { $card }.
log-discard = { $player } discards { $card }.
log-end = { $player } gives up { $n ->
    [one] one action
   *[other] { $n } actions
}.
log-reshuffle = The City cards are reshuffled.
log-acts = It is the turn of { $player }.
log-turn = Turn { $turn } of { $turns }: { $player } starts the auction.
log-final = The cities, the money and the sets are scored.
log-wins = { $player } wins with { $points } points.
log-wins-tie = { $player } wins the tie at { $points } points.

## Score
score-in-play = In play: { $points }
score-city = { $city }, prestige { $prestige }, { $trains ->
    [one] { $trains } train
   *[other] { $trains } trains
}{ $tied ->
    [yes] , shared
   *[no] { "" }
}: { $points }
score-florins = { $florins } Florins: { $points }
score-buildings = { $types ->
    [one] { $types } type of building
   *[other] { $types } types of buildings
}: { $points }
score-fruit = { $types ->
    [one] { $types } type of fruit
   *[other] { $types } types of fruit
}: { $points }
score-total = Points in all: { $points }
score-tie-breaks = In a tie: { $florins ->
    [one] 1 Florin
   *[other] { $florins } Florins
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in hand, god number { $god }

## The picture
pic-board =
    .aria-label = The Nile: cities and lines
pic-market =
    .aria-label = Market
pic-gods =
    .aria-label = Egyptian Rail Baron Gods and the auction
pic-pyramids =
    .aria-label = Pyramids to build
pic-cards =
    .aria-label = Auction cards and City cards on display
pic-hand =
    .aria-label = My hand
pic-mat =
    .aria-label = Player { $number }: { $points } points, { $florins } Florins, { $trains } trains left, { $cards } cards in hand
pic-city =
    .aria-label = { $city ->
        [alexandria] { city-alexandria }
        [avaris] { city-avaris }
        [giza] { city-giza }
        [heliopolis] { city-heliopolis }
        [saqqara] { city-saqqara }
        [memphis] { city-memphis }
        [lisht] { city-lisht }
        [amarna] { city-amarna }
        [abydos] { city-abydos }
        [dendara] { city-dendara }
        [edfu] { city-edfu }
       *[thebes] { city-thebes }
    }, prestige { $prestige }{ $coconut ->
        [0] { "" }
       *[other] , { fruit-coconut } { $coconut }
    }{ $raspberry ->
        [0] { "" }
       *[other] , { fruit-raspberry } { $raspberry }
    }{ $lime ->
        [0] { "" }
       *[other] , { fruit-lime } { $lime }
    }{ $lemon ->
        [0] { "" }
       *[other] , { fruit-lemon } { $lemon }
    }{ $blueberry ->
        [0] { "" }
       *[other] , { fruit-blueberry } { $blueberry }
    }{ $buildings ->
        [0] { "" }
       *[other] , buildings: { $buildings }
    }{ $pyramid ->
        [0] { "" }
       *[other] , pyramid { $pyramid }
    }
pic-line =
    .aria-label = Line { $one ->
        [alexandria] { city-alexandria }
        [avaris] { city-avaris }
        [giza] { city-giza }
        [heliopolis] { city-heliopolis }
        [saqqara] { city-saqqara }
        [memphis] { city-memphis }
        [lisht] { city-lisht }
        [amarna] { city-amarna }
        [abydos] { city-abydos }
        [dendara] { city-dendara }
        [edfu] { city-edfu }
       *[thebes] { city-thebes }
    }–{ $other ->
        [alexandria] { city-alexandria }
        [avaris] { city-avaris }
        [giza] { city-giza }
        [heliopolis] { city-heliopolis }
        [saqqara] { city-saqqara }
        [memphis] { city-memphis }
        [lisht] { city-lisht }
        [amarna] { city-amarna }
        [abydos] { city-abydos }
        [dendara] { city-dendara }
        [edfu] { city-edfu }
       *[thebes] { city-thebes }
    }, trains: { $trains }, groups that fit: { $room }
pic-god-hapi =
    .aria-label = { god-hapi }, number { $number }: { power-hapi }{ $seat ->
        [0] { "" }
       *[other] , chosen by player { $seat }
    }
pic-god-imhotep =
    .aria-label = { god-imhotep }, number { $number }: { power-imhotep }{ $seat ->
        [0] { "" }
       *[other] , chosen by player { $seat }
    }
pic-god-horus =
    .aria-label = { god-horus }, number { $number }: { power-horus }{ $seat ->
        [0] { "" }
       *[other] , chosen by player { $seat }
    }
pic-god-ptah =
    .aria-label = { god-ptah }, number { $number }: { power-ptah }{ $seat ->
        [0] { "" }
       *[other] , chosen by player { $seat }
    }
pic-god-set =
    .aria-label = { god-set }, number { $number }: { power-set }{ $seat ->
        [0] { "" }
       *[other] , chosen by player { $seat }
    }
pic-god-bes =
    .aria-label = { god-bes }, number { $number }: { power-bes }{ $seat ->
        [0] { "" }
       *[other] , chosen by player { $seat }
    }
pic-god-thoth =
    .aria-label = { god-thoth }, number { $number }: { power-thoth }{ $seat ->
        [0] { "" }
       *[other] , chosen by player { $seat }
    }
pic-turn =
    .aria-label = Turn { $turn } of { $turns }
pic-bidder =
    .aria-label = Player { $number }: bid { $florins }{ $place ->
        [0] { "" }
       *[other] , place { $place }
    }
pic-pyramid =
    .aria-label = Pyramid { $value }, for { $florins } Florins
pic-market-fruit =
    .aria-label = { $fruit ->
        [coconut] { fruit-coconut }
        [raspberry] { fruit-raspberry }
        [lime] { fruit-lime }
        [lemon] { fruit-lemon }
       *[blueberry] { fruit-blueberry }
    }: value { $value }, in the supply: { $supply }
pic-train-card =
    .aria-label = Train card: { $trains ->
        [one] 1 train
       *[other] { $trains } trains
    }, { $florins } Florins
pic-fruit-card =
    .aria-label = Fruit card: { $fruit ->
        [coconut] { fruit-coconut }
        [raspberry] { fruit-raspberry }
        [lime] { fruit-lime }
        [lemon] { fruit-lemon }
       *[blueberry] { fruit-blueberry }
    }{ $other ->
        [none] { "" }
        [coconut] , { fruit-coconut }
        [raspberry] , { fruit-raspberry }
        [lime] , { fruit-lime }
        [lemon] , { fruit-lemon }
       *[blueberry] , { fruit-blueberry }
    }
pic-building-card =
    .aria-label = { $type ->
        [granary] { type-granary }
        [bathhouse] { type-bathhouse }
        [station] { type-station }
        [hall] { type-hall }
       *[temple] { type-temple }
    }: { $fruit ->
        [coconut] { fruit-coconut }
        [raspberry] { fruit-raspberry }
        [lime] { fruit-lime }
        [lemon] { fruit-lemon }
       *[blueberry] { fruit-blueberry }
    }{ $other ->
        [none] { "" }
        [coconut] , { fruit-coconut }
        [raspberry] , { fruit-raspberry }
        [lime] , { fruit-lime }
        [lemon] , { fruit-lemon }
       *[blueberry] , { fruit-blueberry }
    }{ $third ->
        [none] { "" }
        [coconut] , { fruit-coconut }
        [raspberry] , { fruit-raspberry }
        [lime] , { fruit-lime }
        [lemon] , { fruit-lemon }
       *[blueberry] , { fruit-blueberry }
    }; { $points } points{ $bonus ->
        [0] { "" }
       *[other] , { $bonus } prestige for the city
    }
pic-city-card =
    .aria-label = City card { $city ->
        [alexandria] { city-alexandria }
        [avaris] { city-avaris }
        [giza] { city-giza }
        [heliopolis] { city-heliopolis }
        [saqqara] { city-saqqara }
        [memphis] { city-memphis }
        [lisht] { city-lisht }
        [amarna] { city-amarna }
        [abydos] { city-abydos }
        [dendara] { city-dendara }
        [edfu] { city-edfu }
       *[thebes] { city-thebes }
    }: { $fruit ->
        [coconut] { fruit-coconut }
        [raspberry] { fruit-raspberry }
        [lime] { fruit-lime }
        [lemon] { fruit-lemon }
       *[blueberry] { fruit-blueberry }
    } { $price }{ $other ->
        [none] { "" }
        [coconut] , { fruit-coconut } { $otherprice }
        [raspberry] , { fruit-raspberry } { $otherprice }
        [lime] , { fruit-lime } { $otherprice }
        [lemon] , { fruit-lemon } { $otherprice }
       *[blueberry] , { fruit-blueberry } { $otherprice }
    }{ $dead ->
        [yes] , pyramid: track only
       *[no] { "" }
    }
pic-city-deck =
    .aria-label = City deck, cards: { $n }
pic-auction-deck =
    .aria-label = Auction deck, cards: { $n }
pic-discard =
    .aria-label = Discarded City cards: { $n }
pic-count-florins =
    .aria-label = Florins: { $n }
pic-count-trains =
    .aria-label = Trains left: { $n }
pic-count-auction =
    .aria-label = Train and Building cards in hand: { $n }
pic-count-city =
    .aria-label = City cards in hand: { $n }
pic-projected =
    .aria-label = If it ended now: { $points } points
pic-set-fruit =
    .aria-label = Types of fruit: { $n }, for { $points } points
pic-set-type =
    .aria-label = Types of buildings: { $n }, for { $points } points
pic-reconstructed-map =
    .aria-label = { reconstructed-map }
pic-reconstructed-cards =
    .aria-label = { reconstructed-cards }
pic-reconstructed-gods =
    .aria-label = { reconstructed-gods }
