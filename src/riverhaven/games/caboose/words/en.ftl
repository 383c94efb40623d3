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
in-alexandria = in Alexandria
in-avaris = in Avaris
in-giza = in Giza
in-heliopolis = in Heliopolis
in-saqqara = in Saqqara
in-memphis = in Memphis
in-lisht = in Lisht
in-amarna = in Amarna
in-abydos = in Abydos
in-dendara = in Dendara
in-edfu = in Edfu
in-thebes = in Thebes
to-alexandria = to Alexandria
to-avaris = to Avaris
to-giza = to Giza
to-heliopolis = to Heliopolis
to-saqqara = to Saqqara
to-memphis = to Memphis
to-lisht = to Lisht
to-amarna = to Amarna
to-abydos = to Abydos
to-dendara = to Dendara
to-edfu = to Edfu
to-thebes = to Thebes
from-alexandria = from Alexandria
from-avaris = from Avaris
from-giza = from Giza
from-heliopolis = from Heliopolis
from-saqqara = from Saqqara
from-memphis = from Memphis
from-lisht = from Lisht
from-amarna = from Amarna
from-abydos = from Abydos
from-dendara = from Dendara
from-edfu = from Edfu
from-thebes = from Thebes
type-granary = Granary
type-bathhouse = Bathhouse
type-station = Grand Station
type-hall = City Hall
type-temple = Temple
one-coconut = a coconut
one-raspberry = a raspberry
one-lime = a lime
one-lemon = a lemon
one-blueberry = a blueberry
two-coconut = two coconuts
two-raspberry = two raspberries
two-lime = two limes
two-lemon = two lemons
two-blueberry = two blueberries
times = { $n } × { $fruit }
one-from = { $fruit } { $source }
a-granary = a Granary
a-bathhouse = a Bathhouse
a-station = a Grand Station
a-hall = a City Hall
a-temple = a Temple
a-train-card = a Train card “{ $trains }”
a-fruit-card = a Fruit card ({ $fruits })
a-building-card = { $type } ({ $fruits })
a-city-card = the City card { $card }
from-card = from a Fruit card ({ $fruits })
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
    [0] Bid for the order of the gods, or pass
   *[other] Bid more than { $bid }, or pass
} (then you choose { $order ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
} and pay { $price ->
    [0] nothing
   *[other] { $price }
}).
ask-god = Choose a god. Low numbers act first.
ask-take = { $again ->
    [yes] Thoth lets you take a second Auction card, or pass.
   *[no] Take an Auction card.
}
ask-gift = Horus offers an open City card: take one, or pass.
ask-act = { $n ->
    [one] You have one action.
   *[other] You have { $n } actions.
}
ask-line = On which line of { $city } { $trains ->
    [one] does your train
   *[other] do your { $trains } trains
} go?
ask-origin = From which city do you ship { $fruit } { $to }?
ask-source = Where do you take { $fruit } from, for your building { $place }?
ask-discard = You hold more than { $limit } cards: discard one.

## Moves
move-bid = Bid
    .when = in the auction of every turn
move-god = Choose a god
    .when = after the auction, in its order
move-take = Take an Auction card
    .when = when your god acts, before your actions
move-gift = Take an open City card
    .when = when Horus offers you one
move-pass = Pass
    .asked = Pass{ $order ->
        [0] { "" }
        [1] : first choice,
        [2] : second choice,
        [3] : third choice,
        [4] : fourth choice,
       *[other] : fifth choice,
    }{ $order ->
        [0] { "" }
       *[other] {" "}for { $price ->
            [0] nothing
           *[other] { $price }
        }
    }
    .when = in the auction, and where a card is offered
move-track = Construct Track
    .when = as one of your actions, when your god acts
move-build = Construct Building
    .when = as one of your actions, when your god acts
move-ship = Ship Fruit
    .when = as one of your actions, when your god acts
move-produce = Produce Fruit
    .when = as one of your actions, when your god acts
move-pyramid = Construct Pyramid
    .when = as one of your actions, when your god acts
move-draw = Draw City cards
    .when = as one of your actions, when your god acts
move-end = End your actions
    .when = while you have actions left
move-line = Choose a line
    .when = after you have played cards to construct track
move-from = Choose where the fruit comes from
    .when = when you ship fruit that can come from several cities
move-use = Choose the source of a fruit
    .when = when you construct a building whose fruit can come from several places
move-discard = Discard
    .when = when you hold more cards than are allowed
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

## When we are, and where points come from
moment-turn = Turn { $turn } of { $turns }{ $last ->
    [yes] , the last one
   *[no] { "" }
}
moment-bid = Auction
moment-god = Choosing gods
moment-act = Actions
source-buildings = Buildings
source-play = Pyramids, shipments
source-cities = Cities
source-florins = Money
source-types = Building types
source-fruit = Fruits

## Log
log-bid = { $player } bids { $florins }.
    .you = You bid { $florins }.
log-pass = { $player } passes: { $order ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
} choice, { $price ->
    [0] for nothing
    [one] for { $price } Florin
   *[other] for { $price } Florins
}.
    .you = You pass: { $order ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[other] fifth
    } choice, { $price ->
        [0] for nothing
        [one] for { $price } Florin
       *[other] for { $price } Florins
    }.
log-must-pass = { $player } cannot bid more and passes.
    .you = You cannot bid more and pass.
log-rank = { $player } chooses { $rank ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
} and pays { $florins ->
    [0] nothing
    [one] { $florins } Florin
   *[other] { $florins } Florins
}.
    .you = You choose { $rank ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[other] fifth
    } and pay { $florins ->
        [0] nothing
        [one] { $florins } Florin
       *[other] { $florins } Florins
    }.
log-god = { $player } chooses { $god }.
    .you = You choose { $god }.
log-take = { $player } takes { $card }.
    .you = You take { $card }.
log-gift = Horus gives { $player } the City card { $card }.
    .you = Horus gives you the City card { $card }.
log-decline = { $player } takes no further card.
    .you = You take no further card.
log-plays-track = { $player } plays { $card } and the City card { $city } to construct track{ $florins ->
    [0] , for nothing
    [one] , for { $florins } Florin
   *[other] , for { $florins } Florins
}.
    .you = You play { $card } and the City card { $city } to construct track{ $florins ->
        [0] , for nothing
        [one] , for { $florins } Florin
       *[other] , for { $florins } Florins
    }.
log-plays-build = { $player } plays { $card } and the City card { $city } to construct a building.
    .you = You play { $card } and the City card { $city } to construct a building.
log-plays-ship = { $player } plays the City card { $city } to ship { $fruit }.
    .you = You play the City card { $city } to ship { $fruit }.
log-use = { $player } takes { $fruit } { $source }.
    .you = You take { $fruit } { $source }.
log-track = { $player } puts { $trains ->
    [one] { $trains } train
   *[other] { $trains } trains
} on the line { $line } { $florins ->
    [0] for nothing
    [one] for { $florins } Florin
   *[other] for { $florins } Florins
}{ $named ->
    [yes] { "" }
   *[no] {" "}(with the { $card })
}.
    .you = You put { $trains ->
        [one] { $trains } train
       *[other] { $trains } trains
    } on the line { $line } { $florins ->
        [0] for nothing
        [one] for { $florins } Florin
       *[other] for { $florins } Florins
    }{ $named ->
        [yes] { "" }
       *[no] {" "}(with the { $card })
    }.
log-build = { $player } constructs { $building } { $place }{ $named ->
    [yes] { "" }
   *[no] {" "}(with the { $card })
}: { $points } points.
    .you = You construct { $building } { $place }{ $named ->
        [yes] { "" }
       *[no] {" "}(with the { $card })
    }: { $points } points.
log-bonus = { $city } gains { $bonus } prestige and is now worth { $prestige }.
log-surplus = Left over and produced { $place }: { $fruits }.
log-ship = { $player } ships { $fruit } { $origin } { $place } for { $florins ->
    [one] { $florins } Florin
   *[other] { $florins } Florins
} (price { $price }, market { $market }{ $hapi ->
    [0] { "" }
   *[other] , Hapi { $hapi }
}{ $named ->
    [yes] { "" }
   *[no] ; { $card }
}).
    .you = You ship { $fruit } { $origin } { $place } for { $florins ->
        [one] { $florins } Florin
       *[other] { $florins } Florins
    } (price { $price }, market { $market }{ $hapi ->
        [0] { "" }
       *[other] , Hapi { $hapi }
    }{ $named ->
        [yes] { "" }
       *[no] ; { $card }
    }).
log-produce = { $player } produces { $fruits } { $place } (with the { $card }).
    .you = You produce { $fruits } { $place } (with the { $card }).
log-pyramid = { $player } constructs the pyramid “{ $value }” { $place } for { $florins } Florins: { $value } points.
    .you = You construct the pyramid “{ $value }” { $place } for { $florins } Florins: { $value } points.
log-paid-florins = { $player } receives { $n ->
    [one] { $n } Florin
   *[other] { $n } Florins
}.
    .you = You receive { $n ->
        [one] { $n } Florin
       *[other] { $n } Florins
    }.
log-paid-points = { $player } scores { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
    .you = You score { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
log-market = Market: { $values }.
log-draw = { $player } takes the City card { $card } and draws from the deck.
    .you = You take the City card { $card } and draw from the deck.
log-draw-deck = { $player } draws a City card from the deck.
    .you = You draw a City card from the deck.
log-drawn = The drawn card is { $card }.
log-discard = { $player } discards { $card }.
    .you = You discard { $card }.
log-end = { $player } gives up { $n ->
    [one] one action
   *[other] { $n } actions
}.
    .you = You give up { $n ->
        [one] one action
       *[other] { $n } actions
    }.
log-reshuffle = The City deck is empty: the discarded cards are shuffled.
log-acts = It is { $player }'s turn.
    .you = It is your turn.
log-turn = Turn { $turn } of { $turns }: { $player } starts the auction.
    .you = Turn { $turn } of { $turns }: you start the auction.
log-final = The cities, the money and the sets are scored.
log-wins = { $player } wins with { $points } points.
    .you = You win with { $points } points.
log-wins-tie = Several have { $points } points: { $player } wins with { $by ->
    [florins] more Florins
    [cards] more cards in hand
   *[god] the lower god number
}.
    .you = Several have { $points } points: you win with { $by ->
        [florins] more Florins
        [cards] more cards in hand
       *[god] the lower god number
    }.
log-take-last = { $player } takes { $card }: nothing else lies there.
    .you = You take { $card }: nothing else lies there.
log-fed = For it { $player } uses { $used }.
    .you = For it you use { $used }.
log-set-florins = Set: nobody else is paid; { $player } receives { $n ->
    [0] nothing
    [one] { $n } Florin
   *[other] { $n } Florins
} for own trains there.
    .you = Set: nobody else is paid; you receive { $n ->
        [0] nothing
        [one] { $n } Florin
       *[other] { $n } Florins
    } for your own trains there.
log-set-points = Set: nobody else is paid; { $player } scores { $n ->
    [0] nothing
    [one] { $n } point
   *[other] { $n } points
} for own trains there.
    .you = Set: nobody else is paid; you score { $n ->
        [0] nothing
        [one] { $n } point
       *[other] { $n } points
    } for your own trains there.
log-market-end = The market goes no further: { $fruit } stays at { $value }.
log-draw-open = { $player } takes the City card { $card }; the deck is empty.
    .you = You take the City card { $card }; the deck is empty.
log-draw-nothing = { $player } draws nothing: the City deck is empty.
    .you = You draw nothing: the City deck is empty.
log-refill = New open City cards: { $cards }.
log-left-over = Left over and discarded: { $cards }.
log-laid-out = New Auction cards: { $cards }.
log-final-seat = { $player }: cities { $cities }, money { $florins }, types of buildings { $buildings }, fruits { $fruit }; in all { $points } points.
    .you = You: cities { $cities }, money { $florins }, types of buildings { $buildings }, fruits { $fruit }; in all { $points } points.

## Score
score-built = Buildings, as printed: { $points }
score-play = Pyramids, fruit shipped by others, and Imhotep's extra points: { $points }
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

## The picture: what its parts and pieces are called, and what they do or count
no-trains = nobody has trains here
no-fruit = no fruit
no-city = no other city
fruit-count = { $fruit } { $n }
building-count = { $n ->
    [one] 1 building
   *[other] { $n } buildings
}
train-group = { $player } with { $n ->
    [one] 1 train
   *[other] { $n } trains
}
standing = { $player } with { $n ->
    [one] 1 train
   *[other] { $n } trains
}: { $points ->
    [one] 1 point
   *[other] { $points } points
}
about-gods = The number is the order of acting: low numbers first.
pic-board =
    .aria-label = The Nile: cities and lines
    .about = Twelve cities, and the lines that can be built between them. Fruit travels over every built line, whoever owns it; at the end each city pays those with the most trains on its lines.
pic-market =
    .aria-label = Market
    .about = Each fruit has a value, which is added to the price that a City card pays for it. Shipping or producing a fruit makes it cheaper, using it up makes it dearer. Below lies the supply: cubes that can still be produced.
pic-gods =
    .aria-label = Egyptian Rail Baron Gods and the auction
    .about = Every turn begins with an auction for the first choice among the seven gods. The god says when you act and gives you a power for this turn. Below are the bids.
pic-pyramids =
    .aria-label = Pyramids to build
    .about = A pyramid costs twice its value. It scores its value at once, and the city's prestige rises by as much; but nobody may build, ship or produce fruit in that city any more.
pic-cards =
    .aria-label = Auction cards and City cards on display
    .about = Above, the Auction cards: everybody takes one before acting. Below, the City cards: the action Draw City cards gives you an open one and the top card of the deck.
pic-tray-auction =
    .aria-label = Tray of Auction cards
    .about = At the beginning of a turn one card more is laid out here than there are players; everybody takes one before acting, and what is left is discarded.
pic-tray-city =
    .aria-label = Tray of City cards
    .about = Four City cards lie open beside their deck. The action Draw City cards gives you one of them and the top card of the deck.
pic-hand =
    .aria-label = My hand
    .about = Your Train, Building and City cards, which only you see, and your Fruit cards, which lie open. Nearly every action plays a City card, which says where it happens.
pic-mat =
    .aria-label = { $player }: { $points } points, { $florins } Florins, { $trains } trains left, { $cards } cards in hand
    .about = What lies before { $player }: points, money, trains, how many cards are in hand, and, face up, Fruit cards and buildings.
pic-city =
    .aria-label = { $city }, prestige { $prestige }: { $contents }
    .about = At the end the most trains on the lines of { $city } score its prestige of { $prestige }, the second most half of it{ $places ->
        [2] { "" }
       *[other] , the third most half of that
    }, rounded up.
    .now = If it ended now: { $standing }. Built lines lead to: { $connected }.{ $bonus ->
        [0] { "" }
       *[other] {" "}Buildings have added { $bonus } to the prestige.
    }{ $pyramid ->
        [0] { "" }
       *[other] {" "}A pyramid has added { $pyramid }: nobody may build, ship or produce fruit here any more.
    }
pic-line =
    .aria-label = Line { $line }: { $groups }
    .about = Two players at most may have trains here, one group each. Every train counts for both cities, at the end and whenever another player ships or builds there.
    .now = { $room ->
        [0] The line is full.
        [1] It is built, and there is room for another player's trains.
       *[other] It is not built yet: no fruit can travel here.
    }
pic-trains =
    .aria-label = Trains of { $player } on the line { $line }: { $n }
    .about = They count for both cities of the line: at the end, for the most trains; and 1 point each when another player ships there, 1 Florin each when another builds there.
pic-cube =
    .aria-label = { $fruit } in { $city }
    .about = This cube can be shipped over built lines to a city whose card asks for { $fruit }, or be used for a building here or in a connected city. No pyramid can be built where fruit lies.
pic-house =
    .aria-label = { $type }: { $points } points{ $bonus ->
        [0] { "" }
       *[other] , { $bonus } prestige
    }
    .about = { $bonus ->
        [0] A building that scored when it was built; it adds nothing to the prestige of its city.
       *[other] A building that scored when it was built; it adds { $bonus } to the prestige of its city for good.
    }
pic-pyramid-built =
    .aria-label = Pyramid { $value }
    .about = It adds { $value } to the prestige of this city. Nobody may build, ship or produce fruit here any more; track may still be laid, and fruit may pass.
pic-god-hapi =
    .aria-label = { god-hapi }, number { $number }: { power-hapi }{ $chosen ->
        [yes] , chosen by { $player }
       *[no] { "" }
    }
    .about = Whenever you ship fruit this turn, you receive { $florins } Florins on top of the printed price and the market value. { about-gods }
pic-god-imhotep =
    .aria-label = { god-imhotep }, number { $number }: { power-imhotep }{ $chosen ->
        [yes] , chosen by { $player }
       *[no] { "" }
    }
    .about = Each building that you construct this turn scores { $points } points more than printed, and a pyramid costs you { $florins } Florins less. { about-gods }
pic-god-horus =
    .aria-label = { god-horus }, number { $number }: { power-horus }{ $chosen ->
        [yes] , chosen by { $player }
       *[no] { "" }
    }
    .about = After taking your Auction card you may take one of the open City cards as well; it costs no action. { about-gods }
pic-god-ptah =
    .aria-label = { god-ptah }, number { $number }: { power-ptah }{ $chosen ->
        [yes] , chosen by { $player }
       *[no] { "" }
    }
    .about = Whenever you construct track this turn, you pay { $florins } Florins less than the Train card says, but never less than nothing. { about-gods }
pic-god-set =
    .aria-label = { god-set }, number { $number }: { power-set }{ $chosen ->
        [yes] , chosen by { $player }
       *[no] { "" }
    }
    .about = When you ship or build this turn, the trains and Fruit cards of the others bring them nothing. Instead your own trains at that city pay you: 1 point each for a shipment, 1 Florin each for a building. { about-gods }
pic-god-bes =
    .aria-label = { god-bes }, number { $number }: { power-bes }{ $chosen ->
        [yes] , chosen by { $player }
       *[no] { "" }
    }
    .about = You take { $actions } actions this turn, where the others take two. { about-gods }
pic-god-thoth =
    .aria-label = { god-thoth }, number { $number }: { power-thoth }{ $chosen ->
        [yes] , chosen by { $player }
       *[no] { "" }
    }
    .about = Before your actions you may take { $cards } of the open Auction cards, where the others take one; only the first is a duty. { about-gods }
pic-turn =
    .aria-label = Turn { $turn } of { $turns }
    .about = A turn is an auction, the choice of gods, and the actions of every player. After turn { $turns } the game ends, and the cities, the money and the sets are scored.
pic-bidder =
    .aria-label = { $player }: { $bidding ->
        [yes] bids { $florins }
       *[no] bid { $florins }, paid { $pays }
    }{ $place ->
        [0] { "" }
       *[other] , place { $place }
    }
    .about = A raised hand still bids. Whoever passes takes the last free place, and the places are the order of choosing a god. The first to pass pays nothing, the last two pay their whole bid, everybody else half of it, rounded up.
pic-pyramid =
    .aria-label = Pyramid { $value }, for { $florins } Florins
    .about = Costs { $florins } Florins now, scores { $value } points at once, and raises the prestige of a city by { $value }. The city must be without fruit; afterwards nobody may build, ship or produce fruit there.
pic-market-fruit =
    .aria-label = { $fruit }: value { $value }, in the supply: { $supply }
    .about = A City card that asks for { $fruit } now pays its printed price and { $value }. The value falls by 1 for each that is shipped or produced. It rises by 1 for each cube used in a building, and when the other fruit of a City card is shipped. The supply limits how many can be produced.
pic-train-card =
    .aria-label = Train card: { $trains ->
        [one] 1 train
       *[other] { $trains } trains
    }, { $florins } Florins
    .about = Play it with a City card to construct track: pay { $florins } Florins and put { $trains ->
        [one] a train
       *[other] { $trains } trains, as one group,
    } on a line that touches the city. Both cards are discarded.
pic-fruit-card =
    .aria-label = Fruit card: { $fruits }
    .about = It lies face up before its owner. When another player ships such a fruit, each symbol scores 1 point. It can feed a building, or be produced with a City card: both fruits go to that city. At the end different fruits score together.
pic-building-card =
    .aria-label = { $type }: { $fruits }; { $points } points{ $bonus ->
        [0] { "" }
       *[other] , { $bonus } prestige for the city
    }
    .about = To construct it, play it with a City card; { $fruits } must come from cubes in that city or in connected ones, or from your Fruit cards. It scores { $points } points{ $bonus ->
        [0] { "" }
       *[other] {" "}and adds { $bonus } to the city's prestige for good
    }; each other player receives 1 Florin for each own train there. At the end different types score together.
pic-city-card =
    .aria-label = City card { $card }{ $dead ->
        [yes] , pyramid: track only
       *[no] { "" }
    }
    .about = { $dead ->
        [yes] A pyramid stands in { $city }: this card is good for laying track only.
       *[no] Play it to act in { $city }: lay track, construct a building, produce fruit, or ship one of the fruits it asks for. With the market as it is, a shipment pays: { $now }.
    }
pic-bids =
    .aria-label = The bench of the bidders
    .about = Everybody has a place here: a raised hand still bids, a fist has passed. The coins are the bid, or once all have passed what was paid; a small number is the place in the order.
pic-scale =
    .aria-label = Scale of the market, from { $low } to { $high }
    .about = Where the sign of a fruit stands, so much is added to its price. No sign goes beyond an end: a further step is lost.
pic-counter =
    .aria-label = The supply below the market
    .about = Cubes that lie in no city. Only what is here can be produced; cubes that were used for a building come back.
pic-pyramid-gone =
    .aria-label = Place of the pyramid { $value }
    .about = It is empty: that pyramid stands in a city. Each of them can be built once only.
pic-row-fruit =
    .aria-label = Fruit cards of { $player }: { $n }
    .about = Fruit cards lie open. Each symbol brings a point when another player ships that fruit, and at the end different fruits score together.
pic-row-built =
    .aria-label = Buildings of { $player }: { $n }
    .about = Here lies what { $player } has constructed. At the end different types of buildings score together.
pic-slot-auction =
    .aria-label = No Auction card
    .about = A place of the display without a card. New Auction cards are laid out at the beginning of every turn, one more than there are players.
pic-slot-city =
    .aria-label = No City card
    .about = Somebody has taken this card. The open City cards are filled up when the player has finished all actions.
pic-slot-hand =
    .aria-label = A free place for a card
    .about = A card that you take or draw comes here.
pic-city-deck =
    .aria-label = City deck, cards: { $n }
    .about = Draw City cards gives you an open card and the top card of this deck. When it is empty, the discarded cards are shuffled.
pic-auction-deck =
    .aria-label = Auction deck, cards: { $n }
    .about = From here new Auction cards are laid out every turn. When it is empty, the discarded cards are shuffled.
pic-discard =
    .aria-label = Discarded City cards: { $n }
    .about = Cards that were played. They are shuffled when the deck is empty. A card that is being played lies here, too.
pic-emblem =
    .aria-label = { $player }
    .about = Trains, bids and gods with this colour and sign belong to { $player }.
pic-lamp =
    .aria-label = The table waits for { $player }
    .about = The lamp stands with whoever has to decide now.
pic-start =
    .aria-label = Start Player: { $player }
    .about = Begins the bidding of this turn. Whoever acts last, with the highest god number, starts the next one.
pic-medal =
    .aria-label = Place { $place }
    .about = The most points win. In a tie, more Florins; then more cards in hand; then the lower god number of the last turn.
pic-score =
    .aria-label = Points: { $points }
    .about = { $over ->
        [yes] All points, the final scoring included.
       *[no] Points scored so far: for buildings, for pyramids, and when others ship fruit to cities where one has trains, or fruit that one's Fruit cards show. Most points come at the end.
    }
pic-projected =
    .aria-label = If it ended now: { $points } points
    .about = Scored in play { $play }, and by the final scoring: for trains at the cities { $cities }, for money { $florins }, for different types of buildings { $buildings }, for different fruits { $fruit }.
pic-count-florins =
    .aria-label = Florins: { $n }
    .about = Money for bids, track and pyramids. It is earned by shipping fruit, and when others build where one has trains. At the end every { $rate } Florins are a point: now { $points }.
pic-count-trains =
    .aria-label = Trains left: { $n }
    .about = Trains that can still be put on lines. Those on the map never come back.
pic-count-auction =
    .aria-label = Train and Building cards in hand: { $n }
    .about = They are hidden, but a card that was taken from the display stays known to all.
pic-count-city =
    .aria-label = City cards in hand: { $n }
    .about = They are hidden, but a card that was taken from the display stays known to all.
pic-set-fruit =
    .aria-label = Different fruits: { $n }, for { $points } points
    .about = At the end the different fruits on your Fruit cards score together: { $points } points now{ $n ->
        [5] , the most there is.
       *[other] , { $next } with one more.
    } A card that you use up no longer counts.
pic-set-type =
    .aria-label = Different types of buildings: { $n }, for { $points } points
    .about = At the end the different types of your buildings score together: { $points } points now{ $n ->
        [5] , the most there is.
       *[other] , { $next } with one more.
    }
pic-reconstructed-map =
    .aria-label = Reconstructed
    .about = { reconstructed-map }
pic-reconstructed-cards =
    .aria-label = Reconstructed
    .about = { reconstructed-cards }
pic-reconstructed-gods =
    .aria-label = Reconstructed
    .about = { reconstructed-gods }
by-card = City card { $city }: { $demands }
foretell-bid = If nobody bids more, { $player } chooses first and pays { $florins ->
    [one] { $florins } Florin
   *[other] { $florins } Florins
}.
    .you = If nobody bids more, you choose first and pay { $florins ->
        [one] { $florins } Florin
       *[other] { $florins } Florins
    }.

## What bots are called at the table, by how well they play
bot-easy = Porter { $number }
bot-medium = Stoker { $number }
bot-hard = Engine driver { $number }
bot-expert = Pharaoh { $number }
