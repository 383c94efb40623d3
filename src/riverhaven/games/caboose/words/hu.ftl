## The game
title = Cleopatra's Caboose
blurb = Licitálj az egyiptomi vasútbáró istenek kegyéért, építs vasutat a Nílus mentén, és vidd a gyümölcsöt a városokba, ahol várják.
lasts = kb. 105 perc

## Options
option-length = Hossz
option-length-help = 3, 4 vagy 5 játékossal 8, 7 vagy 6 forduló; a hosszú játék 10, 8 vagy 7. Mindkettő rekonstrukció: a nyomtatott számok nem ismertek.
option-length-normal = rendes
option-length-long = hosszú
option-eaten_fruit = A leszállított gyümölcsöt megeszik
option-eaten_fruit-help = Az elszállított kocka visszakerül a készletbe, nem marad a városban. Saját változatunk.
option-hand_limit = Kézhatár
option-hand_limit-help = Akinek az akciói végén tíznél több lapja van, tízig eldob. Saját változatunk.
option-open_hands = Nyílt kezek
option-open_hands-help = Minden kéz nyílt. Saját változatunk.

## Parts
fruit-coconut = kókusz
fruit-raspberry = málna
fruit-lime = lime
fruit-lemon = citrom
fruit-blueberry = áfonya
city-alexandria = Alexandria
city-avaris = Avarisz
city-giza = Gíza
city-heliopolis = Héliopolisz
city-saqqara = Szakkara
city-memphis = Memphisz
city-lisht = List
city-amarna = Amarna
city-abydos = Abüdosz
city-dendara = Dendera
city-edfu = Edfu
city-thebes = Théba
type-granary = Magtár
type-bathhouse = Fürdőház
type-station = Nagyállomás
type-hall = Városháza
type-temple = Templom
line = { $one }–{ $other }
demand = { $fruit } { $price }
city-card = { $city } ({ $demands })
train-card = „{ $trains }” vonatkártya
fruit-card = gyümölcskártya ({ $fruits })
building-card = { $type } ({ $fruits })
market-value = { $fruit } { $value }
god-hapi = „Hápi” Stanford
god-imhotep = „Imhotep” Hill
god-horus = „Hórusz” Vanderbilt
god-ptah = „Ptah” Huntington
god-set = „Széth” Gould
god-bes = „Bész” Crocker
god-thoth = „Thot” Hopkins
power-hapi = minden gyümölcsszállítás { $florins } florinnal többet fizet
power-imhotep = minden épület { $points } ponttal többet ér; a piramis { $florins } florinnal olcsóbb
power-horus = az akcióid előtt elvehetsz egy nyílt városkártyát
power-ptah = minden vasútépítés { $florins } florinnal olcsóbb
power-set = amikor szállítasz vagy építesz, más nem kap semmit, de a saját ottani vonataid fizetnek
power-bes = { $actions } akció
power-thoth = { $cards } árveréskártya
map = A Nílus
market = Piac
supply = Készlet
gods = Egyiptomi vasútbáró istenek
pyramids = Piramisok (florin)
auction-display = Árveréskártyák
city-display = Városkártyák
hand = A kezem
offers = Mit fizetne egy szállítás vagy egy épület
turn-of = { $turn }. forduló, összesen { $turns }
start-player = Kezdőjátékos: { $player }
deck-count = { $n ->
    [one] { $n } lap a pakliban
   *[other] { $n } lap a pakliban
}
other-hand = { $cards } vonat- és épületkártya, { $cities } városkártya; látták elvenni: { $known }
place-in-order = { $rank }. hely
bids = licit: { $florins }
if-ended-now = ha most érne véget: { $points }
dead-card = piramis: csak vasúthoz
nothing = semmi
reconstructed-map = Rekonstrukció: Amarna, a tizennyolc vonalból tizennégy, a tekintélyjelzők, a piac végei és a fordulók száma.
reconstructed-cards = Rekonstrukció: a kártyák legtöbb ára és költsége, a paklik összetétele, az öt épülettípusból négy, és a hat piramisból négy.
reconstructed-gods = Rekonstrukció: a hét istenből hat, és minden számuk. Bésznek a neve és az ereje nyomtatott.

## What is asked
ask-bid = { $bid ->
    [0] Licitálj az istenek sorrendjéért, vagy passzolj.
   *[other] Ennél többet licitálj: { $bid }, vagy passzolj.
}
ask-god = Válassz istent. A kis számok lépnek előbb.
ask-take = Vegyél el egy árveréskártyát.
ask-gift = Hórusz nyílt városkártyát kínál: vegyél el egyet, vagy passzolj.
ask-act = { $n ->
    [one] Egy akciód van.
   *[other] { $n } akciód van.
}
ask-line = Melyik vonalra kerül { $trains } vonatod? Város: { $city }
ask-origin = Melyik városból szállítod ide: { $city }? Gyümölcs: { $fruit }
ask-source = Honnan jön a gyümölcs ({ $fruit }) az épületedhez? Város: { $city }
ask-discard = Túl sok lapod van (a határ { $limit }): dobj el egyet.

## Moves
move-bid = Licit
move-god = Istenválasztás
move-take = Árveréskártya elvétele
move-gift = Nyílt városkártya elvétele
move-pass = Passz
move-track = Vasútépítés
move-build = Épület építése
move-ship = Gyümölcs szállítása
move-produce = Gyümölcs termelése
move-pyramid = Piramis építése
move-draw = Városkártyák húzása
move-end = Az akciók befejezése
move-line = Vonal választása
move-from = Honnan jön a gyümölcs
move-use = Egy gyümölcs forrásának választása
move-discard = Eldobás
axis-florins = Hány florin?
axis-god = Melyik isten?
axis-auction_card = Melyik árveréskártya?
axis-city_card = Melyik városkártya?
axis-train_card = Melyik vonatkártya?
axis-building = Melyik épület?
axis-fruit = Melyik gyümölcs?
axis-fruit_card = Melyik gyümölcskártya?
axis-pyramid = Melyik piramis?
axis-city = Melyik városban?
axis-open_card = Melyik nyílt városkártya?
axis-line = Melyik vonal?
axis-origin = Melyik városból?
axis-source = Melyik városból vagy gyümölcskártyáról?
axis-hand_card = Melyik lap?

## Reasons
reason-wrong-phase = Most nem ez a teendő.
reason-bid-too-low = A legmagasabb licitnél többet kell mondanod.
reason-too-dear = Nincs ennyi florinod.
reason-god-taken = Ezt az istent más már elvitte.
reason-not-on-display = Ez a lap nem fekszik nyíltan.
reason-display-first = Előbb nyílt városkártyát végy el; csak a pakliból akkor húzol, ha nincs nyílt lap.
reason-must-take = El kell venned egy árveréskártyát.
reason-no-train-card = Nincs ilyen vonatkártyád.
reason-no-building-card = Nincs ilyen épületkártyád.
reason-no-fruit-card = Ez a gyümölcskártya nem előtted fekszik.
reason-no-city-card = Nincs ilyen városkártyád.
reason-too-few-trains = Nem maradt ennyi vonatod.
reason-no-line = A város egyik vonalán sincs hely a vonataidnak.
reason-line-elsewhere = Ez a vonal nem érinti a városkártyád városát.
reason-line-yours = Ezen a vonalon már van vonatod; csoporthoz nem lehet hozzátenni.
reason-line-full = Ezen a vonalon már két szín van: megtelt.
reason-pyramid-here = Ebben a városban piramis áll.
reason-pyramid-used = Ezt a piramist már megépítették.
reason-city-not-empty = Ebben a városban gyümölcs van.
reason-not-demanded = Ez a városkártya nem kér ilyen gyümölcsöt.
reason-fruit-out-of-reach = A megépült vonalak nem hozzák oda a gyümölcsöt.
reason-not-in-supply = A készletből hiányzik a kártya egyik gyümölcse.
reason-same-city = A gyümölcsnek másik városból kell jönnie.
reason-not-connected = Oda nem vezet megépült vonal.
reason-no-such-cube = Ebben a városban nincs ilyen gyümölcs, vagy már lefoglaltad.
reason-card-lacks-fruit = Ezen a gyümölcskártyán nincs ilyen gyümölcs, vagy már lefoglaltad.
reason-not-in-hand = Nincs ilyen lapod.

## Log
log-bid = { $player } licitje: { $florins }.
log-pass = { $player } passzol.
log-must-pass = { $player } nem tud többet mondani, passzol.
log-rank = { $player } a sorban a(z) { $rank }. helyre kerül, és { $florins } florint fizet.
log-god = { $player } istene: { $god }.
log-take = { $player } az árveréskártyák közül veszi el: { $card }.
log-gift = Hórusz városkártyát ad, { $player } kapja: { $card }.
log-decline = { $player } nem kér belőle.
log-plays-track = { $player } vasutat épít, kijátszva: { $card }, városkártya: { $city }.
log-plays-build = { $player } épületet épít, kijátszva: { $card }, városkártya: { $city }.
log-plays-ship = { $player } gyümölcsöt szállít ({ $card }), városkártya: { $city }.
log-use = { $player } innen veszi a gyümölcsöt ({ $fruit }): { $source }.
log-track = { $player } { $trains ->
    [one] { $trains } vonatot
   *[other] { $trains } vonatot
} tesz erre a vonalra: { $line }, { $florins } florinért.
log-build = { $player } megépíti: { $card }, város: { $city }, { $points } pont.
log-bonus = { $city } tekintélye { $bonus } ponttal nő, most { $prestige }.
log-surplus = Megmaradt, és itt terem: { $city }: { $fruits }.
log-ship = { $player } gyümölcsöt szállít ({ $fruit }): { $origin } – { $city }, { $florins } florinért.
log-produce = { $player } termel, város: { $city }: { $fruits }.
log-pyramid = { $player } megépíti a „+{ $value }” piramist, város: { $city }, { $florins } florinért: { $value } pont.
log-paid-florins = { $player } kap { $n ->
    [one] { $n } florint
   *[other] { $n } florint
}.
log-paid-points = { $player } szerez { $n ->
    [one] { $n } pontot
   *[other] { $n } pontot
}.
log-set = Széth csak a saját vonatokat fizeti: { $player }.
log-market = Piac: { $values }.
log-draw = { $player } elveszi a városkártyát: { $card }, és húz a pakliból.
log-draw-deck = { $player } városkártyát húz a pakliból.
log-drawn = A húzott lap: { $card }.
log-discard = { $player } eldobja: { $card }.
log-end = { $player } lemond { $n ->
    [one] egy akcióról
   *[other] { $n } akcióról
}.
log-reshuffle = A városkártyákat újrakeverik.
log-acts = { $player } következik.
log-turn = { $turn }. forduló (összesen { $turns }): { $player } kezdi az árverést.
log-final = Következik a városok, a pénz és a készletek pontozása.
log-wins = { $player } győz { $points } ponttal.
log-wins-tie = { $player } nyeri a döntetlent { $points } ponttal.

## Score
score-in-play = Játék közben: { $points }
score-city = { $city }, tekintély { $prestige }, { $trains ->
    [one] { $trains } vonat
   *[other] { $trains } vonat
}{ $tied ->
    [yes] , megosztva
   *[no] { "" }
}: { $points }
score-florins = { $florins } florin: { $points }
score-buildings = { $types ->
    [one] { $types } épülettípus
   *[other] { $types } épülettípus
}: { $points }
score-fruit = { $types ->
    [one] { $types } gyümölcsfajta
   *[other] { $types } gyümölcsfajta
}: { $points }
score-total = Összes pont: { $points }
score-tie-breaks = Döntetlennél: { $florins } florin, { $cards } lap kézben, az isten száma { $god }

## The picture
pic-board =
    .aria-label = A Nílus: városok és vonalak
pic-market =
    .aria-label = Piac
pic-gods =
    .aria-label = Egyiptomi vasútbáró istenek és az árverés
pic-pyramids =
    .aria-label = Megépíthető piramisok
pic-cards =
    .aria-label = Nyílt árverés- és városkártyák
pic-hand =
    .aria-label = A kezem
pic-mat =
    .aria-label = { $number }. játékos: { $points } pont, { $florins } florin, { $trains } vonat maradt, { $cards } lap kézben
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
    }, tekintély { $prestige }{ $coconut ->
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
       *[other] , épületek: { $buildings }
    }{ $pyramid ->
        [0] { "" }
       *[other] , piramis { $pyramid }
    }
pic-line =
    .aria-label = Vonal: { $one ->
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
    }, vonatok: { $trains }, ennyi csoport fér még rá: { $room }
pic-god-hapi =
    .aria-label = { god-hapi }, száma { $number }: { power-hapi }{ $seat ->
        [0] { "" }
       *[other] , választotta a { $seat }. játékos
    }
pic-god-imhotep =
    .aria-label = { god-imhotep }, száma { $number }: { power-imhotep }{ $seat ->
        [0] { "" }
       *[other] , választotta a { $seat }. játékos
    }
pic-god-horus =
    .aria-label = { god-horus }, száma { $number }: { power-horus }{ $seat ->
        [0] { "" }
       *[other] , választotta a { $seat }. játékos
    }
pic-god-ptah =
    .aria-label = { god-ptah }, száma { $number }: { power-ptah }{ $seat ->
        [0] { "" }
       *[other] , választotta a { $seat }. játékos
    }
pic-god-set =
    .aria-label = { god-set }, száma { $number }: { power-set }{ $seat ->
        [0] { "" }
       *[other] , választotta a { $seat }. játékos
    }
pic-god-bes =
    .aria-label = { god-bes }, száma { $number }: { power-bes }{ $seat ->
        [0] { "" }
       *[other] , választotta a { $seat }. játékos
    }
pic-god-thoth =
    .aria-label = { god-thoth }, száma { $number }: { power-thoth }{ $seat ->
        [0] { "" }
       *[other] , választotta a { $seat }. játékos
    }
pic-turn =
    .aria-label = { $turn }. forduló, összesen { $turns }
pic-bidder =
    .aria-label = { $number }. játékos: licit { $florins }{ $place ->
        [0] { "" }
       *[other] , { $place }. hely
    }
pic-pyramid =
    .aria-label = Piramis { $value }, ára { $florins } florin
pic-market-fruit =
    .aria-label = { $fruit ->
        [coconut] { fruit-coconut }
        [raspberry] { fruit-raspberry }
        [lime] { fruit-lime }
        [lemon] { fruit-lemon }
       *[blueberry] { fruit-blueberry }
    }: értéke { $value }, a készletben: { $supply }
pic-train-card =
    .aria-label = Vonatkártya: { $trains } vonat, { $florins } florin
pic-fruit-card =
    .aria-label = Gyümölcskártya: { $fruit ->
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
    }; { $points } pont{ $bonus ->
        [0] { "" }
       *[other] , { $bonus } tekintély a városnak
    }
pic-city-card =
    .aria-label = Városkártya: { $city ->
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
        [yes] , piramis: csak vasúthoz
       *[no] { "" }
    }
pic-city-deck =
    .aria-label = Városkártyák paklija, lapok: { $n }
pic-auction-deck =
    .aria-label = Árveréskártyák paklija, lapok: { $n }
pic-discard =
    .aria-label = Eldobott városkártyák: { $n }
pic-count-florins =
    .aria-label = Florin: { $n }
pic-count-trains =
    .aria-label = Megmaradt vonatok: { $n }
pic-count-auction =
    .aria-label = Vonat- és épületkártyák kézben: { $n }
pic-count-city =
    .aria-label = Városkártyák kézben: { $n }
pic-projected =
    .aria-label = Ha most érne véget: { $points } pont
pic-set-fruit =
    .aria-label = Gyümölcsfajták: { $n }, ezért { $points } pont
pic-set-type =
    .aria-label = Épülettípusok: { $n }, ezért { $points } pont
pic-reconstructed-map =
    .aria-label = { reconstructed-map }
pic-reconstructed-cards =
    .aria-label = { reconstructed-cards }
pic-reconstructed-gods =
    .aria-label = { reconstructed-gods }
