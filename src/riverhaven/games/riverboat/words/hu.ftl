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
boat-1 = 1-es hajó (1 érme, 3 lépés)
boat-2a = 2-es hajó (1 GyP, 2 lépés)
boat-2b = 2-es hajó (2 GyP, 1 lépés)
boat-3a = 3-as hajó (3 GyP, 1 lépés)
boat-3b = 3-as hajó (3 GyP, 1 érme)
boat-4 = 4-es hajó (egy csűr)
boat-5 = 5-ös hajó (egy felügyelő, 1 munkás küldhető)
boat-6 = 6-os hajó (egy birtokjellemző, 2 munkás küldhető)
boat-7 = 7-es hajó (egy birtokjellemző, 3 munkás küldhető)
by-boat-1 = az 1-es hajóval (1 érme, 3 lépés)
by-boat-2a = a 2-es hajóval (1 GyP, 2 lépés)
by-boat-2b = a 2-es hajóval (2 GyP, 1 lépés)
by-boat-3a = a 3-as hajóval (3 GyP, 1 lépés)
by-boat-3b = a 3-as hajóval (3 GyP, 1 érme)
by-boat-4 = a 4-es hajóval (egy csűr)
by-boat-5 = az 5-ös hajóval (egy felügyelő, 1 munkás küldhető)
by-boat-6 = a 6-os hajóval (egy birtokjellemző, 2 munkás küldhető)
by-boat-7 = a 7-es hajóval (egy birtokjellemző, 3 munkás küldhető)
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
projected = Ha most érne véget a játszma: { $points } GyP
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
ask-plant = Ültesd el a terménylapkát ({ $crops }).
ask-load = { $n ->
    [one] Rakj meg egy hajót, vagy passzolj; még egyet rakhatsz meg.
   *[other] Rakj meg egy hajót, vagy passzolj; legfeljebb { $n } hajót rakhatsz meg.
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
    .when = minden forduló elején
move-place = Munkás lerakása
    .when = a Szántás fázisban, a kártya színével egyező mezőre
move-pay = Érme fizetése, és a munkás bárhová kerül
    .when = a Szántás fázisban, bármelyik üres mezőre
move-take = Lapka elvétele a tábláról
    .when = az Ültetés fázisban
move-buy = Érme fizetése, és lapka választása egy húzópakliból
    .when = az Ültetés fázisban, nyílt lapka helyett
move-plant = A lapka elültetése
    .when = az Ültetés fázisban, az elvett lapkával
move-load = Hajó megrakása a tábláról
    .when = a Betakarítás és hajózás fázisban
move-hire = Érme fizetése, és hajó megrakása a húzópakliból
    .when = a Betakarítás és hajózás fázisban, nyílt hajó helyett
move-pass = Passz
    .when = hajók rakodása vagy felügyelők lerakása közben
move-survey = Felügyelő csűrre vagy kútra
    .when = a Pontozás fázisban
move-assess = Felügyelő kártyára
    .when = a Pontozás fázisban
move-claim = Kártya elvétele a mező bónuszával
    .when = a Lehetőségek fázisban
move-search = Érme fizetése, és kártya választása a pakliból
    .when = a Lehetőségek fázisban, nyílt kártya helyett
move-feature = Birtokjellemző választása
    .when = amikor egy hajó vagy egy kártyahely bónusza ilyet ad
move-barn = Csűr építése
    .when = amint kapsz egyet
move-well = Kút ásása
    .when = amint kapsz egyet
move-send = Munkások küldése New Orleansba
    .when = amikor egy hajó vagy egy kártyahely bónusza megengedi
move-reward = A bónusz kiválasztása
    .when = amikor a fázislapkád bónusza választható
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
log-draft = { $player } elveszi { $phase ->
    [cultivation] a Szántás
    [planting] az Ültetés
    [harvest] a Betakarítás és hajózás
    [opportunity] a Lehetőségek
   *[scoring] a Pontozás
} fázislapkát.
    .you = Elveszed { $phase ->
        [cultivation] a Szántás
        [planting] az Ültetés
        [harvest] a Betakarítás és hajózás
        [opportunity] a Lehetőségek
       *[scoring] a Pontozás
    } fázislapkát.
log-bonus-worker = { $player } a további munkást { $field } mezőre teszi.
    .you = A további munkást { $field } mezőre teszed.
log-place = { $player } munkást tesz { $field } mezőre.
    .you = Munkást teszel { $field } mezőre.
log-pay = { $player } egy érméért munkást tesz { $field } mezőre.
    .you = Egy érméért munkást teszel { $field } mezőre.
log-take = { $player } elvesz egy terménylapkát ({ $crops }).
    .you = Elveszel egy terménylapkát ({ $crops }).
log-buy = { $player } egy érméért terménylapkát választ egy húzópakliból ({ $crops }).
    .you = Egy érméért terménylapkát választasz egy húzópakliból ({ $crops }).
log-plant = { $player } ezt ülteti el: { $hexes }.
    .you = Ezt ülteted el: { $hexes }.
log-load = { $player } { $crop ->
    [turnip] cukorrépát
    [wheat] búzát
    [corn] kukoricát
    [potato] burgonyát
   *[pumpkin] sütőtököt
} szállít { $boat }.
    .you = { $crop ->
        [turnip] Cukorrépát
        [wheat] Búzát
        [corn] Kukoricát
        [potato] Burgonyát
       *[pumpkin] Sütőtököt
    } szállítasz { $boat }.
log-hire = { $player } egy érméért { $crop ->
    [turnip] cukorrépát
    [wheat] búzát
    [corn] kukoricát
    [potato] burgonyát
   *[pumpkin] sütőtököt
} szállít { $boat }, amelyet a húzópakliból vesz el.
    .you = Egy érméért { $crop ->
        [turnip] cukorrépát
        [wheat] búzát
        [corn] kukoricát
        [potato] burgonyát
       *[pumpkin] sütőtököt
    } szállítasz { $boat }, amelyet a húzópakliból veszel el.
log-boat = { $player } megrak egy hajót: { $boat }.
    .you = Megraksz egy hajót: { $boat }.
log-pass-loading = { $player } ebben a fordulóban nem rak meg több hajót.
    .you = Ebben a fordulóban nem raksz meg több hajót.
log-pass-surveying = { $player } nem tesz le több felügyelőt.
    .you = Nem teszel le több felügyelőt.
log-survey = { $player } felügyelőt tesz { $field } mezőn álló { $feature ->
    [barn] csűrre
   *[well] kútra
}.
    .you = Felügyelőt teszel { $field } mezőn álló { $feature ->
        [barn] csűrre
       *[well] kútra
    }.
log-assess = { $player } felügyelőt tesz erre a kártyára: „{ $card }”.
    .you = Felügyelőt teszel erre a kártyádra: „{ $card }”.
log-claim = { $player } elveszi ezt a kártyát: „{ $card }”.
    .you = Elveszed ezt a kártyát: „{ $card }”.
log-search = { $player } egy érméért ezt a kártyát választja a pakliból, és a többit megkeveri: „{ $card }”.
    .you = Egy érméért ezt a kártyát választod a pakliból, és a többit megkevered: „{ $card }”.
log-feature = { $player } { $feature ->
    [barn] csűrt épít { $field } mezőre
   *[well] kutat ás { $field } mezőn
}. Egy felügyelő itt most { $n } GyP-ot hozna.
    .you = { $feature ->
        [barn] Csűrt építesz { $field } mezőre
       *[well] Kutat ásol { $field } mezőn
    }. Egy felügyelő itt most { $n } GyP-ot hozna.
log-take-feature = { $player } birtokjellemzőt választ: { $feature }.
    .you = Birtokjellemzőt választasz: { $feature }.
log-send = { $player } { $n ->
    [0] senkit sem küld New Orleansba.
   *[other] { $n } munkást küld New Orleansba.
}
    .you = { $n ->
        [0] Senkit sem küldesz New Orleansba.
       *[other] { $n } munkást küldesz New Orleansba.
    }
log-reward = { $player } bónuszt választ: { $reward }.
    .you = Bónuszt választasz: { $reward }.
log-home = Nincs több lapka, ezért { $player } { $n ->
    [one] egy munkása
   *[other] { $n } munkása
} visszakerül a készletbe.
    .you = Nincs több lapka, ezért { $n ->
        [one] egy munkásod
       *[other] { $n } munkásod
    } visszakerül a készletbe.
log-harvest-bonus = { $player } már { $n } hexányi { $crop ->
    [turnip] cukorrépát
    [wheat] búzát
    [corn] kukoricát
    [potato] burgonyát
   *[pumpkin] sütőtököt
} takarított be: betakarítási bónuszként birtokjellemzőt kap.
    .you = Már { $n } hexányi { $crop ->
        [turnip] cukorrépát
        [wheat] búzát
        [corn] kukoricát
        [potato] burgonyát
       *[pumpkin] sütőtököt
    } takarítottál be: betakarítási bónuszként birtokjellemzőt kapsz.
log-gains = { $player } ezt kapja: { $gains }.
    .you = Ezt kapod: { $gains }.
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
log-round = Kezdődik { $n ->
    [1] az
   *[other] a
} { $n }. forduló; elsőként { $player } választ.
    .you = Kezdődik { $n ->
        [1] az
       *[other] a
    } { $n }. forduló; te választasz elsőként.
log-phase = { $phase ->
    [cultivation] I. fázis, { phase-cultivation }: { $player } kezd egy további munkással.
    [planting] II. fázis, { phase-planting }: { $player } kezd, és 1 érmét kap.
    [harvest] III. fázis, { phase-harvest }: { $player } kezd, és a révkapitánya 1-et lép.
    [opportunity] IV. fázis, { phase-opportunity }: { $player } kezd, és 1 GyP-ot kap.
   *[scoring] V. fázis, { phase-scoring }: { $player } kezd, és bónuszt választ.
}
    .you = { $phase ->
        [cultivation] I. fázis, { phase-cultivation }: te kezdesz egy további munkással.
        [planting] II. fázis, { phase-planting }: te kezdesz, és 1 érmét kapsz.
        [harvest] III. fázis, { phase-harvest }: te kezdesz, és a révkapitányod 1-et lép.
        [opportunity] IV. fázis, { phase-opportunity }: te kezdesz, és 1 GyP-ot kapsz.
       *[scoring] V. fázis, { phase-scoring }: te kezdesz, és bónuszt választasz.
    }
log-reveal = { $n ->
    [one] Felcsapott szántáskártya
   *[other] Felcsapott szántáskártyák
}: { $cards }.
log-refill = { $n ->
    [one] Egy lapka kerül a terménykészlethez.
   *[other] A terménykészlet { $n } lapkával töltődik fel.
}
log-pile-empty = { $n ->
    [1] Az
   *[other] A
} { $n }-hexás lapkák húzópaklija elfogyott.
log-cannot-load = { $player } egyetlen terményén sincs elég munkás, ezért ebben a fordulóban több hajót nem rakhat meg.
    .you = Egyetlen terményeden sincs elég munkás, ezért ebben a fordulóban több hajót nem rakhatsz meg.
log-cannot-survey = { $player } { $lack ->
    [surveyor] nem tud felügyelőt letenni, mert nincs neki.
   *[task] nem tud hová felügyelőt tenni.
}
    .you = { $lack ->
        [surveyor] Nem tudsz felügyelőt letenni, mert nincs neked.
       *[task] Nincs hová felügyelőt tenned.
    }
log-none-left = A közös készletből elfogytak { $piece ->
    [coins] az érmék
    [barns] a csűrök
    [wells] a kutak
   *[surveyors] a felügyelők
}.
log-left-over = { $n } lehetőségkártya megmaradt, és a pakli alá kerül.
log-harbour-end = { $player } révkapitánya elérte New Orleanst: a további lépések elvesznek.
    .you = A révkapitányod elérte New Orleanst: a további lépések elvesznek.
log-income = A forduló végén { $player } ezt kapja: { $income }.
    .you = A forduló végén ezt kapod: { $income }.
income-surveyors = { $n } GyP a felügyelőkért
income-agents = { $n } GyP az ügynökökért
log-fewest = { $player } áll a legkevesebb ponttal, így ő lesz a kezdőjátékos.
    .you = Te állsz a legkevesebb ponttal, így te leszel a kezdőjátékos.
log-reshuffle = Minden szántáskártya újra megkeveredik.
log-final = Végső pontozás, { $player }: { $rows }; összesen { $points } GyP.
    .you = A te végső pontozásod: { $rows }; összesen { $points } GyP.
log-level-masters = { $players } révkapitánya egyforma messze jutott: { $player } fázislapkája a legalacsonyabb, ezért ő számít a legmesszebb jutónak.
    .you = Egy másik révkapitány ugyanolyan messze jutott, mint a tiéd: a te fázislapkád a legalacsonyabb, ezért te számítasz a legmesszebb jutónak.
log-level-agents = { $players } egyenlő számú ügynökkel áll: { $player } fázislapkája a legalacsonyabb, ezért ő van előrébb.
    .you = Egy másik játékosnak ugyanannyi ügynöke van, mint neked: a te fázislapkád a legalacsonyabb, ezért te vagy előrébb.
log-wins = { $player } győz { $points } ponttal.
    .you = Győztél { $points } ponttal.
log-shared = { $players } közösen győz, { $points } ponttal.

## When we are
moment-round = { $n }/{ $rounds }. forduló{ $last ->
    [yes] , az utolsó
   *[no] { "" }
}
moment-card = { $n }/{ $cards }. kártya: { $card }

## Where points come from
source-tiles = 2- és 3-hexás terménylapkák
source-boats = Hajók
source-phase-tile = Lehetőségek-fázislapka
source-barns = Csűrök
source-wells = Kutak
source-cards = Lehetőségkártyák
source-surveyors = Aktív felügyelők, fordulónként
source-agents = Ügynökök, fordulónként
source-coins = Megmaradt érmék
source-colours = Teljesen lefedett színek
source-unscored = Fel nem használt csűrök, kutak és felügyelők
source-harbour = Kikötő
source-agent-rank = Legtöbb ügynök New Orleansban

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
score-total = Győzelmi pontok: { $points }
score-now = Ha most érne véget a játszma: { $points }

## What pieces are for
what-worker = A munkás egy szántóföldre kerül, ott áll, amíg a terményét hajóra nem rakják, aztán visszatér a készletbe.
what-agent = A New Orleansba küldött munkás ügynökként ott marad, és minden fordulóban 1 GyP-ot hoz.
what-coin = Az érme az első négy fázisban egy-egy kivételt vesz; a játék végén minden megmaradt érme 1 GyP.
what-barn = A csűr üres szántóföldön áll. Ha felügyelő kerül rá, 2 GyP-ot hoz egyetlen termény, a legjobb minden szomszédos hexájáért, legfeljebb 12-t.
what-well = A kút terményen áll, fajtánként csak egy. Ha felügyelő kerül rá, 1 GyP-ot hoz annak a terménynek az összefüggő csoportjában minden hexáért.
what-surveyor = A felügyelő a Pontozás fázisban csűrre, kútra vagy kártyára kerül, és azt lepontozza. Ott marad, és minden fordulóban 1 GyP-ot hoz.
what-unscored = Felügyelő nélkül a játék végén 2 GyP-ot ér.
each = { $player }: { $n }
each-paid = { $player }: { $n } ({ $points } GyP)
each-none = még semmi

## The picture
pic-new-orleans =
    .aria-label = New Orleans: hajók, lehetőségkártyák és ügynökök
    .about = A város a folyó végén: hajók a mólóknál, lehetőségkártyák a házak előtt, ügynökök az erkélyen, alattuk a még lefordított kártyák.
pic-crop-board =
    .aria-label = Terménykészlet a szántáskártyákkal
    .about = Fent a forduló szántáskártyái, és hogy melyik színből hány maradt; lent a felfordított terménylapkák és a lefordított húzópaklik.
pic-round =
    .aria-label = Fázislapkák, fordulósáv és közös készlet
    .about = Az öt fázislapka, a fordulósáv, és ami mindenki számára maradt: érmék, csűrök, kutak és felügyelők.
pic-farm =
    .aria-label = { $player }: { $points } GyP
    .about = Egy játékos birtoka: a kikötő a folyón, 40 szántóföld öt színben, alattuk termények, munkások, érmék, felügyelők és kártyák.
pic-yard =
    .aria-label = Az udvarom: termények, munkások, érmék, felügyelők és kártyák
    .about = Amivel döntesz: a termények a munkásaikkal, a készleted munkásai, érméi és felügyelői, valamint a lehetőségkártyáid.
pic-phase =
    .aria-label = Fázislapka { $phase ->
        [cultivation] I: { phase-cultivation }
        [planting] II: { phase-planting }
        [harvest] III: { phase-harvest }
        [opportunity] IV: { phase-opportunity }
       *[scoring] V: { phase-scoring }
    }, { $taken ->
        [no] szabad
       *[yes] nála: { $player }
    }
    .about = { $phase ->
        [cultivation] Egymás után nyolc kártyát csapnak fel, és mindegyiknél mindenki letesz egy munkást. A lapka tulajdonosa előbb egy további munkást tesz bármelyik üres szántóföldre.
        [planting] Mindenki sorban terménylapkákat vesz el, és a munkásai alá teszi. A lapka tulajdonosa kezd, és 1 érmét kap.
        [harvest] A munkások elhagyják a terményt, és hajókat raknak meg. A lapka tulajdonosa kezd, és 1-et lép a révkapitányával.
        [opportunity] Mindenki elvesz egy lehetőségkártyát. A lapka tulajdonosa választ elsőként, és 1 GyP-ot kap.
       *[scoring] A felügyelők lepontozzák a csűröket, a kutakat és a kártyákat; utána minden letett felügyelő és minden ügynök 1 GyP-ot hoz. A lapka tulajdonosa kezd, és egy érmét vagy egy lépést kap, vagy egy munkást küld.
    } Az utolsó fordulóban döntetlennél is a legalacsonyabb lapka dönt.
pic-reward =
    .aria-label = { $reward ->
        [coin] { reward-coin }
        [step] { reward-step }
       *[agent] { reward-agent }
    }
    .about = A Pontozás lapka tulajdonosa három dolog közül választ: egy érme, a révkapitány egy lépése New Orleans felé, vagy egy munkás, aki oda ügynöknek megy.
pic-round-track =
    .aria-label = { $n }. forduló ({ $rounds }); munkások a fordulósávon: { $workers }
    .about = { $rounds } forduló után jön a végső pontozás. A Szántás lapka tulajdonosa minden fordulóban elvesz innen egy munkást, és megtartja.
pic-supply =
    .aria-label = Közös készlet, { $piece ->
        [coin] érme
        [barn] csűr
        [well] kút
       *[surveyor] felügyelő
    }: { $n }
    .about = { $piece ->
        [coin] { what-coin } Az elköltött érmék ide kerülnek vissza.
        [barn] { what-barn }
        [well] { what-well }
       *[surveyor] { what-surveyor }
    } Ha elfogyott, többet nem lehet szerezni.
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
    .about = { $capacity } munkás kell hozzá ugyanazon a terményen: onnan visszakerül a készletbe, a hajó pedig kiköt a kikötőben. { $boat ->
        [boat-1] 1 érmét hoz, és a révkapitány 3-at lép.
        [boat-2a] 1 GyP-ot hoz, és a révkapitány 2-t lép.
        [boat-2b] 2 GyP-ot hoz, és a révkapitány 1-et lép.
        [boat-3a] 3 GyP-ot hoz, és a révkapitány 1-et lép.
        [boat-3b] 3 GyP-ot és 1 érmét hoz.
        [boat-4] Csűrt hoz, amely azonnal egy üres szántóföldre kerül.
        [boat-5] Felügyelőt hoz, és a készletből 1 munkás New Orleansba küldhető.
        [boat-6] Birtokjellemzőt hoz (csűrt, kutat vagy felügyelőt), és a készletből legfeljebb 2 munkás New Orleansba küldhető.
       *[boat-7] Birtokjellemzőt hoz (csűrt, kutat vagy felügyelőt), és a készletből legfeljebb 3 munkás New Orleansba küldhető.
    } A játék végén { $capacity } GyP-ot számít, ha a révkapitány elérte: a legmesszebb jutónak egészben, a többieknek felében. A húzópakliból egy érmébe is kerül.
    .now = Legtöbb munkás egyetlen terményen: { $ready }.
pic-bonus =
    .aria-label = A mező bónusza: { $bonus ->
        [surveyor] { bonus-surveyor }
        [agent] { bonus-agent }
        [steps] { bonus-steps }
        [coin] { bonus-coin }
       *[nothing] { bonus-nothing }
    }
    .about = Aki e mező kártyáját elveszi, ezt is megkapja.
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
    .about = { $where ->
        [space] A Lehetőségek fázisban elvehető, a mezője bónuszával. A pontokhoz később felügyelőt kell rátenni.
        [deck] Lefordítva fekszik. A Lehetőségek fázisban egy érméért választható, bónusz nélkül.
        [under] Megmaradt, és a pakli alján fekszik. A Lehetőségek fázisban egy érméért választható, bónusz nélkül.
        [scored] Már lepontozták. A rajta álló felügyelő minden fordulóban 1 GyP-ot hoz.
       *[held] Egyszer hoz pontot: amikor a Pontozás fázisban felügyelő kerül rá. Felügyelő nélkül semmit sem ér.
    }
    .now = { $where ->
        [scored] { "" }
        [held] { "" }
       *[other] Most ennyit hozna: { $worth }.
    }
pic-deck =
    .aria-label = Lehetőségkártyák a pakliban: { $n }
    .about = Minden fordulóban innen töltődik fel a négy mező. Hogy mely kártyák ezek, az tudható, de a sorrendjük nem.
pic-agents =
    .aria-label = { $player } ügynökei: { $n }; helyezésért { $points } GyP
    .about = { what-agent } A játék végén a legtöbb ügynök 20, a második legtöbb 10, a harmadik legtöbb 5 GyP-ot hoz.
    .now = Most: { $standing }.
pic-land =
    .aria-label = Szántáskártya: { $colour ->
        [white] { colour-white }
        [grey] { colour-grey }
        [orange] { colour-orange }
        [mustard] { colour-mustard }
        [brown] { colour-brown }
       *[joker] { colour-joker }
    }
    .about = Akinek van munkás a készletében, letesz egyet egy ilyen színű üres szántóföldre. A dzsókerrel bármelyik üres szántóföld jó, és akkor is, ha ebből a színből már nincs üres.
pic-land-deck =
    .aria-label = Szántáskártyák a pakliban: { $n }
    .about = Minden fordulóban nyolcat csapnak fel. Hogy melyik jön, senki sem tudja.
pic-land-left =
    .aria-label = A pakliban maradt, { $colour ->
        [white] { colour-white }
        [grey] { colour-grey }
        [orange] { colour-orange }
        [mustard] { colour-mustard }
        [brown] { colour-brown }
       *[joker] { colour-joker }
    }: { $n }
    .about = A még lefordított kártyák közül ennyi ilyen színű: minél több, annál valószínűbb, hogy ez jön.
pic-tile =
    .aria-label = Terménylapka: { $crops }; felfordítva: { $n }
    .about = Az Ültetés fázisban vedd el, és tedd a munkásaid alá: minden hexájához egy termény nélküli szántóföldön álló munkás kell. Az elültetése azonnal { $size ->
        [1] 0
        [2] 1
       *[3] 2
    } GyP-ot hoz.
pic-in-pile =
    .aria-label = Terménylapka: { $crops }; a húzópakliban: { $n }
    .about = Ennyi van lefordítva. Az Ültetés fázisban egy érméért ilyet is választhatsz a felfordítottak helyett.
pic-pile =
    .aria-label = Lefordított { $size }-hexás lapkák: { $n }
    .about = Innen töltődik fel a terménykészlet. { $size ->
        [3] 3-hexás lapkát nem lehet venni.
       *[other] Egy érméért átnézheted ezt a paklit, és választhatsz belőle egy lapkát.
    }
pic-first =
    .aria-label = Kezdőjátékos
    .about = Ebben a fordulóban ő választ elsőként fázislapkát. Utána a jelző balra vándorol; három játékosnál az utolsó forduló előtt ahhoz, akinek a legkevesebb pontja van.
pic-score =
    .aria-label = { $points } GyP; ha most érne véget a játszma, még { $final }
    .about = Eddig szerzett pontok: { $done }. Ha most érne véget a játszma, ez jönne még: { $more }.
pic-harbour =
    .aria-label = A révkapitány helye: { $space }. mező ({ $end }); hajók: { $boats }; most { $points } GyP
    .about = A hajók balról jobbra kötnek ki. A játék végén a révkapitány minden elért hajó kapacitását hozza: egészben, ha ő jutott a legmesszebb, különben a felét, felfelé kerekítve.
    .now = Elért mezők: { $standing }.
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
    .about = { $feature ->
        [barn] { what-barn } { what-unscored }
        [surveyed-barn] Ezt a csűrt már lepontozták. A rajta álló felügyelő minden fordulóban 1 GyP-ot hoz.
        [well] { what-well } { what-unscored }
        [surveyed-well] Ezt a kutat már lepontozták. A rajta álló felügyelő minden fordulóban 1 GyP-ot hoz.
       *[none] { $crop ->
            [none] { $worker ->
                [yes] A munkás arra vár, hogy terménylapka kerüljön alá.
               *[no] Ide munkás tehető, ha ilyen színű kártyát csapnak fel; egy érméért bármelyik kártyánál.
            }
           *[other] { $worker ->
                [yes] Termény a munkásával: hajóra rakható.
               *[no] Betakarított hexa: a munkás elment, de a csűröknek, a kutaknak, a kártyáknak és a betakarítási bónusznak még számít.
            }
        }
    }
pic-bare =
    .aria-label = Lefedetlen szántóföldek, { $colour ->
        [white] { colour-white }
        [grey] { colour-grey }
        [orange] { colour-orange }
        [mustard] { colour-mustard }
       *[brown] { colour-brown }
    }: { $n }
    .about = Ha e szín minden szántóföldjén termény vagy csűr van, az a játék végén 7 GyP-ot hoz.
pic-crop =
    .aria-label = { $crop ->
        [turnip] { crop-turnip }
        [wheat] { crop-wheat }
        [corn] { crop-corn }
        [potato] { crop-potato }
       *[pumpkin] { crop-pumpkin }
    }: munkás { $ready }, betakarítva { $harvested }; bónusz: { $bonus }
    .about = Az ezen a terményen álló munkások hajóra rakhatók. Eddig betakarított hexák: { $harvested }; { $bonus } hexáért birtokjellemző jár: csűr, kút vagy felügyelő.
pic-workers =
    .aria-label = Munkások a készletben: { $n }
    .about = { what-worker }
pic-coins =
    .aria-label = Érmék: { $n }. { $phase ->
        [drafting] { coin-drafting }
        [cultivation] { coin-cultivation }
        [planting] { coin-planting }
        [harvest] { coin-harvest }
        [opportunity] { coin-opportunity }
       *[scoring] { coin-scoring }
    }
    .about = { what-coin }
pic-surveyors =
    .aria-label = Felügyelők a készletben: { $n }; letéve: { $active }
    .about = { what-surveyor } Egy fordulóban legfeljebb 2 tehető le, az utolsóban 3. Amelyik a készletben marad, a játék végén 2 GyP-ot ér.
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
    .about = Így fekszik a lapka a kiválasztott mezőtől nézve.
pic-reconstructed-farm =
    .aria-label = { reconstructed-boards } { reconstructed-harbour }
    .about = A szabályok elmondják, mit nem láthattunk nyomtatásban, és hogyan játszhatsz a saját példányod szerint.
pic-reconstructed-tiles =
    .aria-label = { reconstructed-display } { reconstructed-tiles }
    .about = A szabályok elmondják, mit nem láthattunk nyomtatásban, és hogyan játszhatsz a saját példányod szerint.
pic-land-slot =
    .aria-label = Egy még fel nem csapott szántáskártya
    .about = Minden fordulóban nyolcat csapnak fel egymás után, amikor az előzőhöz már mindenki letett egy munkást.
pic-bed =
    .aria-label = Üres hely a terménylapkáknak
    .about = A forduló elején töltődik fel, és akkor is, ha egy játékos köre kezdődik, és egyetlen felfordított lapka sem jó neki.
pic-slot =
    .aria-label = Lehetőségkártya üres mezője
    .about = A kártyáját elvették. Mind a négy mező a forduló elején töltődik fel.
pic-card-place =
    .aria-label = Egy lehetőségkártya helye
    .about = Minden fordulóban minden játékos elvesz egy kártyát.
pic-balcony =
    .aria-label = Az ügynökök erkélye
    .about = { what-agent } A játék végén a legtöbb ügynök 20, a második legtöbb 10, a harmadik legtöbb 5 GyP-ot hoz.
    .now = Most: { $standing }.
pic-boats-left =
    .aria-label = Ebben a fordulóban még elvehető hajók: { $n }
    .about = Minden játékos legfeljebb 2 hajót vehet el egy fordulóban, az utolsóban 3-at. Aki passzol, többet nem vesz el.
pic-tile-taken =
    .aria-label = Kézben lévő terménylapka: { $crops }
    .about = Elvették, és most elültetik: válassz neki szántóföldet és irányt.
pic-homestead =
    .aria-label = Az udvar
    .about = Amíg egy lapkát elültetnek, itt választható ki, merre feküdjön.
field = { $column ->
    [a] az
    [e] az
    [f] az
   *[other] a
} { $column }{ $row }
planted = { $crop ->
    [turnip] cukorrépát
    [wheat] búzát
    [corn] kukoricát
    [potato] burgonyát
   *[pumpkin] sütőtököt
} { $fields } mezőre

## What bots are called at the table, by how well they play
bot-easy = Hajósinas { $number }
bot-medium = Matróz { $number }
bot-hard = Kormányos { $number }
bot-expert = Kapitány { $number }
