## The game
title = Riverboat
blurb = Műveld földjeidet a folyó mentén, ültess, szállítsd el a termést, és küldj ügynököket New Orleansba.
lasts = kb. 90 perc

## Options
option-reshuffle = A szántáskártyák újrakeverése
option-reshuffle-help = Minden fordulóban mind a 40 szántáskártya újra megkeveredik. Enélkül a felhasznált kártyák kikerülnek a játékból.

## Phases
phase-drafting = A fázislapkák választása
phase-cultivation = Szántás
phase-planting = Ültetés
phase-harvest = Betakarítás és hajózás
phase-opportunity = Lehetőségek
phase-scoring = Pontozás

## What a coin does
coin-drafting = Érme: a választásnál nem használható.
coin-cultivation = Érme: hagyd figyelmen kívül a kártyát, és tedd ezt a munkást bármelyik üres szántóföldre.
coin-planting = Érme: válassz egy lapkát az 1- vagy a 2-hexás húzópakliból.
coin-harvest = Érme: a tábla helyett a húzópakliból vegyél el egy hajót.
coin-opportunity = Érme: válassz egy kártyát a húzópakliból, bónusz nélkül.
coin-scoring = Érme: ebben a fázisban nem használható.

## Parts
crop-turnip = cukorrépa
crop-wheat = búza
crop-corn = kukorica
crop-potato = burgonya
crop-pumpkin = sütőtök
colour-white = fehér
colour-grey = szürke
colour-orange = narancssárga
colour-mustard = mustársárga
colour-brown = barna
colour-joker = dzsóker
board-red = piros
board-orange = narancssárga
board-blue = kék
board-black = fekete
tile = terménylapka ({ $crops })
boat-1 = 1-es hajó (1 érme, 3 lépés)
boat-2a = 2-es hajó (1 GyP, 2 lépés)
boat-2b = 2-es hajó (2 GyP, 1 lépés)
boat-3a = 3-as hajó (3 GyP, 1 lépés)
boat-3b = 3-as hajó (3 GyP, 1 érme)
boat-4 = 4-es hajó (egy csűr)
boat-5 = 5-ös hajó (egy felügyelő, 1 munkás küldhető)
boat-6 = 6-os hajó (egy birtokjellemző, 2 munkás küldhető)
boat-7 = 7-es hajó (egy birtokjellemző, 3 munkás küldhető)
card-corn = 1 GyP minden betakarított kukoricahexáért, legfeljebb 15
card-potato = 1 GyP minden betakarított burgonyahexáért, legfeljebb 15
card-pumpkin = 1 GyP minden betakarított sütőtökhexáért, legfeljebb 15
card-turnip = 1 GyP minden betakarított cukorrépahexáért, legfeljebb 15
card-wheat = 1 GyP minden betakarított búzahexáért, legfeljebb 15
card-variety = 3 GyP minden betakarított terményfajtáért, legfeljebb 15
card-agents = 2 GyP minden ügynöködért, legfeljebb 14
card-envoys = 5 GyP, és legfeljebb 2 munkást küldhetsz
card-pilot-2 = 5 GyP, és a révkapitány 2 lépése
card-pilot-1 = 7 GyP, és a révkapitány 1 lépése
card-coins = 2 GyP minden érmédért, legfeljebb 14
card-barns = 5 GyP minden csűrödért, legfeljebb 15
card-wells = 5 GyP minden kutadért, legfeljebb 15
card-barns-and-wells = 3 GyP minden csűrödért és kutadért, legfeljebb 15
card-triangles = 2 GyP a táblád minden 3-hexás terménylapkájáért, legfeljebb 14
card-rim = 1 GyP a táblád szélén minden foglalt szántóföldért, legfeljebb 15
card-fleet = két hajód kapacitása, legfeljebb 14
feature-barn = csűr
feature-well = kút
feature-surveyor = felügyelő
wanted-nothing = semmi
wanted-barn = csűr
wanted-surveyor = felügyelő
wanted-any = birtokjellemző (csűr, kút vagy felügyelő)
wanted-barn-site = csűr
wanted-well-site = kút
bonus-surveyor = 1 felügyelő
bonus-agent = 1 munkás küldése
bonus-steps = 2 lépés
bonus-coin = 1 érme
bonus-nothing = semmi
reward-coin = 1 érme
reward-step = a révkapitány 1 lépése
reward-agent = 1 munkás küldése New Orleansba
way-here = csak erre a mezőre
way-e = kelet felé
way-se = délkelet felé
way-sw = délnyugat felé
way-w = nyugat felé
way-nw = északnyugat felé
way-ne = északkelet felé

## The table in words
round = { $n }. forduló ({ $rounds }): { $phase }
first-player = Kezdőjátékos: { $player }
phase-tiles = Fázislapkák
nobody = senki
crop-board = Terménykészlet
piles = A húzópaklikban
one-hex = 1-hexás
two-hex = 2-hexás
three-hex = 3-hexás
cultivation-cards = Szántáskártyák
cards-shown = Felcsapva
cards-left = A pakliban maradt
new-orleans = New Orleans
boats = Hajók
in-pile = { $n } a pakliban
sold-out = elfogyott
opportunity-cards = Lehetőségkártyák
deck-count = { $n ->
    [one] { $n } kártya a pakliban
   *[other] { $n } kártya a pakliban
}
supply = Közös készlet
supply-line = érme { $coins }, csűr { $barns }, kút { $wells }, felügyelő { $surveyors }, fordulósáv { $track }
farm = { $player } ({ $board }): { $points } GyP
farm-supply = Munkás { $workers }, érme { $coins }, felügyelő { $surveyors } (letéve { $active }), ügynök { $agents }
ready = Munkások a terményeken
harvested = Betakarítva
harvest-bonus = bónusz: { $n }
bare = Lefedetlen szántóföldek
harbour = Kikötő
harbour-now = { $farthest ->
    [yes] legmesszebb: { $points } GyP
   *[no] nem legmesszebb: { $points } GyP
}
agents-now = { $rank ->
    [0] nincs ügynök, nincs helyezés
   *[other] ügynökök: { $rank }. hely, { $points } GyP
}
projected = A végső pontozással most: { $points } GyP
own-cards = Kártyák
scored = lepontozva
worth = most { $points } GyP
points-by-source = Pontok
reconstructed-boards = A szántóföldek elrendezését rekonstruáltuk: a nyomtatott táblákat nem láthattuk.
reconstructed-harbour = A kikötősáv mezőit rekonstruáltuk.
reconstructed-display = A felfordított terménylapkák számát rekonstruáltuk.
reconstructed-tiles = A 3-hexás lapkák terményeit rekonstruáltuk.

## What is asked
ask-draft = Válassz fázislapkát.
ask-bonus-worker = Tedd a fordulósáv munkását egy üres szántóföldre.
ask-cultivate = A kártya színe: { $card }. Tegyél le egy munkást.
ask-take = Vegyél el egy terménylapkát.
ask-plant = Ültesd el: { $tile }.
ask-load = { $n ->
    [one] Vegyél el egy hajót, vagy passzolj; még egyet vehetsz el.
   *[other] Vegyél el egy hajót, vagy passzolj; legfeljebb { $n } hajót vehetsz el.
}
ask-claim = Vegyél el egy lehetőségkártyát.
ask-feature = Ezt veheted el: { $feature }.
ask-site = Tedd le a tábládra: { $feature }.
ask-send = { $envoys ->
    [one] 1 munkást küldhetsz New Orleansba.
   *[other] Legfeljebb { $envoys } munkást küldhetsz New Orleansba.
}
ask-reward = Válaszd ki a fázislapkád bónuszát.
ask-survey = { $n ->
    [one] Tegyél le egy felügyelőt, vagy passzolj; még egyet tehetsz le.
   *[other] Tegyél le egy felügyelőt, vagy passzolj; legfeljebb { $n } felügyelőt tehetsz le.
}

## Moves
move-draft = Fázislapka választása
move-place = Munkás lerakása
move-pay = Érme fizetése, és a munkás bárhová kerül
move-take = Lapka elvétele a tábláról
move-buy = Érme fizetése, és lapka választása egy húzópakliból
move-plant = A lapka elültetése
move-load = Hajó elvétele a tábláról
move-hire = Érme fizetése, és hajó elvétele a húzópakliból
move-pass = Passz
move-survey = Felügyelő csűrre vagy kútra
move-assess = Felügyelő kártyára
move-claim = Kártya elvétele a mező bónuszával
move-search = Érme fizetése, és kártya választása a pakliból
move-feature = Birtokjellemző választása
move-barn = Csűr építése
move-well = Kút ásása
move-send = Munkások küldése New Orleansba
move-reward = A bónusz kiválasztása
axis-phase = Melyik fázist?
axis-field = Melyik szántóföldre?
axis-tile = Melyik lapkát?
axis-way = Merre?
axis-boat = Melyik hajót?
axis-crop = Melyik terményt?
axis-card = Melyik kártyát?
axis-feature = Melyik birtokjellemzőt?
axis-number = Hányat?
axis-reward = Melyik bónuszt?

## Reasons
reason-wrong-phase = Most nem ez a teendő.
reason-tile-taken = Ezt a fázislapkát már elvették.
reason-field-not-empty = Ez a szántóföld nem üres: munkás, termény vagy csűr van rajta.
reason-wrong-colour = Ez a szántóföld nem a kártya színe; egy érméért figyelmen kívül hagyhatod a kártyát.
reason-no-need-to-pay = Ide fizetés nélkül is tehetsz munkást.
reason-no-coin = Nincs érméd.
reason-not-on-display = Ez nincs felfordítva a táblán.
reason-none-left = Ebből nem maradt elvehető, vagy nincs hová tenni.
reason-no-room = A termény nélküli szántóföldeken álló munkásaid alá nem fér ekkora lapka.
reason-off-the-board = A lapka lelógna a tábládról.
reason-not-under-workers = A lapka minden hexáján munkásnak kell állnia, termény nélküli szántóföldön.
reason-same-either-way = Ez ugyanaz a lapka elforgatva; az első mezőjével nevezd meg, kelet vagy dél felé.
reason-wrong-load = Ezen a terményen túl kevés munkásod áll ehhez a hajóhoz.
reason-wrong-feature = Most nem ezt a birtokjellemzőt veheted el.
reason-no-well-here = Kutat csak olyan terményre tehetsz, amelyen még nincs kutad.
reason-too-many = Ennyi munkást nem küldhetsz.
reason-nothing-to-survey = Ott nincs se csűröd, se kutad.
reason-already-surveyed = Ott már áll felügyelő.
reason-not-your-card = Nincs ilyen kártyád.

## Log
log-draft = { $player } fázislapkát választ: { $phase }.
log-bonus-worker = { $player } a bónuszmunkást ide teszi: { $field }.
log-place = { $player } munkást tesz ide: { $field }.
log-pay = { $player } érmét fizet, és munkást tesz ide: { $field }.
log-take = { $player } elveszi: { $tile }.
log-buy = { $player } érmét fizet, és választ: { $tile }.
log-plant = { $player } elülteti: { $tile }, itt: { $field }.
log-load = { $player } elszállítja ({ $crop }): { $boat }.
log-hire = { $player } érmét fizet, és elszállítja ({ $crop }): { $boat }.
log-boat = { $player } hajót vesz el: { $boat }.
log-pass-loading = { $player } ebben a fordulóban nem vesz el több hajót.
log-pass-surveying = { $player } nem tesz le több felügyelőt.
log-survey = { $player } felügyelőt tesz le ({ $feature }), itt: { $field }.
log-assess = { $player } felügyelőt tesz egy kártyára: { $card }.
log-claim = { $player } kártyát vesz el: { $card }.
log-search = { $player } érmét fizet, és kártyát választ a pakliból: { $card }.
log-feature = { $player } letesz egyet ({ $feature }), itt: { $field }.
log-take-feature = { $player } birtokjellemzőt vesz el: { $feature }.
log-send = { $player } New Orleansba küld: { $n ->
    [0] senkit
    [one] { $n } munkást
   *[other] { $n } munkást
}.
log-reward = { $player } bónuszt választ: { $reward }.
log-home = Nincs több lapka, ezért { $player } { $n ->
    [one] egy munkása
   *[other] { $n } munkása
} visszakerül a készletbe.
log-harvest-bonus = { $player } már { $n } hexát takarított be ({ $crop }): betakarítási bónuszként egy birtokjellemző jár.
log-gains = { $player }: { $gains }.
gain-points = { $n } GyP
gain-coins = { $n ->
    [one] { $n } érme
   *[other] { $n } érme
}
gain-steps = { $n ->
    [one] { $n } lépés
   *[other] { $n } lépés
} a révkapitánnyal
gain-surveyors = { $n ->
    [one] { $n } felügyelő
   *[other] { $n } felügyelő
}
gain-agents = { $n ->
    [one] { $n } ügynök
   *[other] { $n } ügynök
}
log-round = Kezdődik a(z) { $n }. forduló; elsőként { $player } választ.
log-phase = Fázis: { $phase }; a lapka tulajdonosa { $player }.
log-reveal = Felcsapott szántáskártyák: { $cards }.
log-refill = A terménykészlet-tábla újra feltöltődik.
log-wins = { $player } győz { $points } ponttal.
log-shared = { $players } közösen győznek { $points } ponttal.

## Score
score-tiles = 2- és 3-hexás terménylapkák: { $points }
score-boats = Hajók: { $points }
score-phase-tile = Lehetőségek-fázislapka: { $points }
score-barns = Csűrök: { $points }
score-wells = Kutak: { $points }
score-cards = Lehetőségkártyák: { $points }
score-surveyors = Aktív felügyelők, fordulónként: { $points }
score-agents = Ügynökök, fordulónként: { $points }
score-coins = Megmaradt érmék: { $points }
score-colours = Teljesen lefedett színek: { $points }
score-unscored = Fel nem használt csűrök, kutak és felügyelők: { $points }
score-harbour = Kikötő: { $points }
score-agent-rank = Legtöbb ügynök New Orleansban: { $points }
score-total = Győzelmi pontok: { $points }
score-now = A végső pontozás mostani állásával: { $points }

## The picture
pic-new-orleans =
    .aria-label = New Orleans: hajók, lehetőségkártyák és ügynökök
pic-crop-board =
    .aria-label = Terménykészlet a szántáskártyákkal
pic-round =
    .aria-label = Fázislapkák, fordulósáv és közös készlet
pic-farm =
    .aria-label = { $number }. játékos: { $points } GyP
pic-phase =
    .aria-label = Fázislapka { $phase ->
        [cultivation] I: { phase-cultivation }
        [planting] II: { phase-planting }
        [harvest] III: { phase-harvest }
        [opportunity] IV: { phase-opportunity }
       *[scoring] V: { phase-scoring }
    }, { $holder ->
        [0] szabad
       *[other] { $holder }. játékosnál
    }
pic-reward =
    .aria-label = { $reward ->
        [coin] { reward-coin }
        [step] { reward-step }
       *[agent] { reward-agent }
    }
pic-round-track =
    .aria-label = { $n }. forduló ({ $rounds }); munkások a fordulósávon: { $workers }
pic-supply =
    .aria-label = Közös készlet, { $piece ->
        [coin] érme
        [barn] csűr
        [well] kút
       *[surveyor] felügyelő
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
        [yes] a táblán
       *[no] nincs a táblán
    }, { $n } a pakliban
pic-bonus =
    .aria-label = A mező bónusza: { $bonus ->
        [surveyor] { bonus-surveyor }
        [agent] { bonus-agent }
        [steps] { bonus-steps }
        [coin] { bonus-coin }
       *[nothing] { bonus-nothing }
    }
pic-card =
    .aria-label = Lehetőségkártya: { $card ->
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
        [space] felfordítva
        [deck] a pakliban
        [under] a pakli alján
        [scored] lepontozva
       *[held] most { $points } GyP
    }
pic-deck =
    .aria-label = Lehetőségkártyák a pakliban: { $n }
pic-agents =
    .aria-label = { $number }. játékos ügynökei: { $n }; helyezésért { $points } GyP
pic-land =
    .aria-label = Szántáskártya: { $colour ->
        [white] { colour-white }
        [grey] { colour-grey }
        [orange] { colour-orange }
        [mustard] { colour-mustard }
        [brown] { colour-brown }
       *[joker] { colour-joker }
    }
pic-land-deck =
    .aria-label = Szántáskártyák a pakliban: { $n }
pic-land-left =
    .aria-label = A pakliban maradt, { $colour ->
        [white] { colour-white }
        [grey] { colour-grey }
        [orange] { colour-orange }
        [mustard] { colour-mustard }
        [brown] { colour-brown }
       *[joker] { colour-joker }
    }: { $n }
pic-tile =
    .aria-label = Terménylapka: { $first ->
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
    }; felfordítva: { $n }
pic-in-pile =
    .aria-label = Terménylapka: { $first ->
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
    }; a húzópakliban: { $n }
pic-pile =
    .aria-label = Lefordított { $size }-hexás lapkák: { $n }
pic-first =
    .aria-label = Kezdőjátékos
pic-score =
    .aria-label = { $points } GyP; a végső pontozás most ennyit adna hozzá: { $final }
pic-harbour =
    .aria-label = A révkapitány a { $space }. mezőn ({ $end }); hajók: { $boats }; most { $points } GyP
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
        [barn] , csűr, { $points } GyP
        [well] , kút, { $points } GyP
        [surveyed-barn] , csűr felügyelővel
        [surveyed-well] , kút felügyelővel
       *[none] {""}
    }{ $worker ->
        [yes] , munkás
       *[no] {""}
    }
pic-bare =
    .aria-label = Lefedetlen szántóföldek, { $colour ->
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
    }: munkás { $ready }, betakarítva { $harvested }; bónusz: { $bonus }
pic-workers =
    .aria-label = Munkások a készletben: { $n }
pic-coins =
    .aria-label = Érmék: { $n }. { $phase ->
        [drafting] { coin-drafting }
        [cultivation] { coin-cultivation }
        [planting] { coin-planting }
        [harvest] { coin-harvest }
        [opportunity] { coin-opportunity }
       *[scoring] { coin-scoring }
    }
pic-surveyors =
    .aria-label = Felügyelők a készletben: { $n }; letéve: { $active }
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
