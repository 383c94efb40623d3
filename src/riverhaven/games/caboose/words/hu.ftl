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
in-alexandria = Alexandriában
in-avaris = Avariszban
in-giza = Gízában
in-heliopolis = Héliopoliszban
in-saqqara = Szakkarában
in-memphis = Memphiszben
in-lisht = Listben
in-amarna = Amarnában
in-abydos = Abüdoszban
in-dendara = Denderában
in-edfu = Edfuban
in-thebes = Thébában
to-alexandria = Alexandriába
to-avaris = Avariszba
to-giza = Gízába
to-heliopolis = Héliopoliszba
to-saqqara = Szakkarába
to-memphis = Memphiszbe
to-lisht = Listbe
to-amarna = Amarnába
to-abydos = Abüdoszba
to-dendara = Denderába
to-edfu = Edfuba
to-thebes = Thébába
from-alexandria = Alexandriából
from-avaris = Avariszból
from-giza = Gízából
from-heliopolis = Héliopoliszból
from-saqqara = Szakkarából
from-memphis = Memphiszből
from-lisht = Listből
from-amarna = Amarnából
from-abydos = Abüdoszból
from-dendara = Denderából
from-edfu = Edfuból
from-thebes = Thébából
type-granary = Magtár
type-bathhouse = Fürdőház
type-station = Nagyállomás
type-hall = Városháza
type-temple = Templom
one-coconut = kókuszt
one-raspberry = málnát
one-lime = lime-ot
one-lemon = citromot
one-blueberry = áfonyát
two-coconut = két kókuszt
two-raspberry = két málnát
two-lime = két lime-ot
two-lemon = két citromot
two-blueberry = két áfonyát
times = { $n } × { $fruit }
one-from = { $source } { $fruit }
a-granary = magtárat
a-bathhouse = fürdőházat
a-station = nagyállomást
a-hall = városházát
a-temple = templomot
a-train-card = „{ $trains }” vonatkártyát
a-fruit-card = gyümölcskártyát ({ $fruits })
a-building-card = { $type } ({ $fruits })
a-city-card = városkártyát: { $card }
from-card = egy gyümölcskártyáról ({ $fruits })
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
    [0] Licitálj az istenekért, vagy passzolj
   *[other] Licitálj többet, mint { $bid }, vagy passzolj
} (akkor { $order ->
    [1] elsőként
    [2] másodikként
    [3] harmadikként
    [4] negyedikként
   *[other] ötödikként
} választasz, és { $price ->
    [0] nem fizetsz
   *[other] { $price } florint fizetsz
}).
ask-god = Válassz istent. A kisebb számúak lépnek előbb.
ask-take = { $again ->
    [yes] Thot jóvoltából elvehetsz egy második árveréskártyát is, vagy passzolhatsz.
   *[no] Vegyél el egy árveréskártyát.
}
ask-gift = Hórusz nyílt városkártyát kínál: vegyél el egyet, vagy passzolj.
ask-act = { $n ->
    [one] Egy akciód van.
   *[other] { $n } akciód van.
}
ask-line = { $city } melyik vonalára kerüljön { $trains } vonatod?
ask-origin = Melyik városból szállítasz { $fruit } { $to }?
ask-source = Honnan veszel { $fruit } az épületedhez { $place }?
ask-discard = Túl sok lapod van (a határ { $limit }): dobj el egyet.

## Moves
move-bid = Licit
    .when = minden forduló árverésén
move-god = Istenválasztás
    .when = az árverés után, annak sorrendjében
move-take = Árveréskártya elvétele
    .when = amikor az istened sorra kerül, az akcióid előtt
move-gift = Nyílt városkártya elvétele
    .when = amikor Hórusz felkínálja
move-pass = Passz
    .asked = Passz{ $order ->
        [0] { "" }
        [1] : első választás,
        [2] : második választás,
        [3] : harmadik választás,
        [4] : negyedik választás,
       *[other] : ötödik választás,
    }{ $order ->
        [0] { "" }
       *[other] {" "}{ $price ->
            [0] ingyen
           *[other] { $price } florinért
        }
    }
    .when = az árverésen, és amikor kártyát kínálnak
move-track = Vasútépítés
    .when = az egyik akcióddal, amikor az istened sorra kerül
move-build = Épület építése
    .when = az egyik akcióddal, amikor az istened sorra kerül
move-ship = Gyümölcs szállítása
    .when = az egyik akcióddal, amikor az istened sorra kerül
move-produce = Gyümölcs termelése
    .when = az egyik akcióddal, amikor az istened sorra kerül
move-pyramid = Piramis építése
    .when = az egyik akcióddal, amikor az istened sorra kerül
move-draw = Városkártyák húzása
    .when = az egyik akcióddal, amikor az istened sorra kerül
move-end = Az akciók befejezése
    .when = amíg van még akciód
move-line = Vonal választása
    .when = miután lapokat játszottál ki vasútépítésre
move-from = Honnan jön a gyümölcs
    .when = amikor olyan gyümölcsöt szállítasz, amely több városból is jöhet
move-use = Egy gyümölcs forrásának választása
    .when = amikor olyan épületet építesz, amelynek gyümölcse több helyről is jöhet
move-discard = Eldobás
    .when = amikor a megengedettnél több lap van a kezedben
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

## When we are, and where points come from
moment-turn = { $turn }. forduló a { $turns ->
    [6] 6-ból
    [7] 7-ből
    [8] 8-ból
   *[other] { $turns }-ből
}{ $last ->
    [yes] , az utolsó
   *[no] { "" }
}
moment-bid = Árverés
moment-god = Istenválasztás
moment-act = Akciók
source-buildings = Épületek
source-play = Piramisok, szállítások
source-cities = Városok
source-florins = Pénz
source-types = Épülettípusok
source-fruit = Gyümölcsök

## Log
log-bid = { $player } { $florins } florint licitál.
    .you = { $florins } florint licitálsz.
log-pass = { $player } passzol: { $order ->
    [1] elsőként
    [2] másodikként
    [3] harmadikként
    [4] negyedikként
   *[other] ötödikként
} választ, { $price ->
    [0] ingyen
   *[other] { $price } florinért
}.
    .you = Passzolsz: { $order ->
        [1] elsőként
        [2] másodikként
        [3] harmadikként
        [4] negyedikként
       *[other] ötödikként
    } választasz, { $price ->
        [0] ingyen
       *[other] { $price } florinért
    }.
log-must-pass = { $player } nem tud többet licitálni, passzol.
    .you = Nem tudsz többet licitálni, passzolsz.
log-rank = { $player } { $rank ->
    [1] elsőként
    [2] másodikként
    [3] harmadikként
    [4] negyedikként
   *[other] ötödikként
} választ, és { $florins ->
    [0] nem fizet
   *[other] { $florins } florint fizet
}.
    .you = { $rank ->
        [1] Elsőként
        [2] Másodikként
        [3] Harmadikként
        [4] Negyedikként
       *[other] Ötödikként
    } választasz, és { $florins ->
        [0] nem fizetsz
       *[other] { $florins } florint fizetsz
    }.
log-god = { $player } istent választ: { $god }.
    .you = Istent választasz: { $god }.
log-take = { $player } elvesz egy { $card }.
    .you = Elveszel egy { $card }.
log-gift = { $player } Hórusztól kap egy városkártyát: { $card }.
    .you = Hórusztól kapsz egy városkártyát: { $card }.
log-decline = { $player } nem vesz el több lapot.
    .you = Nem veszel el több lapot.
log-plays-track = { $player } { $florins ->
    [0] ingyen
   *[other] { $florins } florinért
} vasutat épít: kijátszik egy { $card } és egy városkártyát: { $city }.
    .you = { $florins ->
        [0] Ingyen
       *[other] { $florins } florinért
    } vasutat építesz: kijátszol egy { $card } és egy városkártyát: { $city }.
log-plays-build = { $player } építkezik: kijátszik egy { $card } és egy városkártyát: { $city }.
    .you = Építkezel: kijátszol egy { $card } és egy városkártyát: { $city }.
log-plays-ship = { $player } { $fruit } szállít: kijátszik egy városkártyát: { $city }.
    .you = Szállítasz { $fruit }: kijátszol egy városkártyát: { $city }.
log-use = { $player } { $source } vesz { $fruit }.
    .you = Veszel { $fruit } { $source }.
log-track = { $player } { $florins ->
    [0] ingyen
   *[other] { $florins } florinért
} { $trains } vonatot tesz erre a vonalra: { $line }{ $named ->
    [yes] { "" }
   *[no] {" "}({ $card })
}.
    .you = { $florins ->
        [0] Ingyen
       *[other] { $florins } florinért
    } { $trains } vonatot teszel erre a vonalra: { $line }{ $named ->
        [yes] { "" }
       *[no] {" "}({ $card })
    }.
log-build = { $player } { $building } épít { $place }{ $named ->
    [yes] { "" }
   *[no] {" "}({ $card })
}: { $points } pont.
    .you = Építesz { $place } egy { $building }{ $named ->
        [yes] { "" }
       *[no] {" "}({ $card })
    }: { $points } pont.
log-bonus = { $city } tekintélye { $bonus } ponttal nő, most { $prestige }.
log-surplus = A megmaradt gyümölcs { $place } terem: { $fruits }.
log-ship = { $player } { $fruit } szállít { $origin } { $place } { $florins } florinért (ár { $price }, piac { $market }{ $hapi ->
    [0] { "" }
   *[other] , Hápi { $hapi }
}{ $named ->
    [yes] { "" }
   *[no] ; { $card }
}).
    .you = Szállítasz { $fruit } { $origin } { $place } { $florins } florinért (ár { $price }, piac { $market }{ $hapi ->
        [0] { "" }
       *[other] , Hápi { $hapi }
    }{ $named ->
        [yes] { "" }
       *[no] ; { $card }
    }).
log-produce = { $player } { $fruits } termel { $place } ({ $card }).
    .you = Termelsz { $place } { $fruits } ({ $card }).
log-pyramid = { $player } { $florins } florinért megépíti { $value ->
    [5] az
   *[other] a
} „{ $value }” piramist { $place }: { $value } pont.
    .you = { $florins } florinért megépíted { $value ->
        [5] az
       *[other] a
    } „{ $value }” piramist { $place }: { $value } pont.
log-paid-florins = { $player } { $n } florint kap.
    .you = { $n } florint kapsz.
log-paid-points = { $player } { $n } pontot szerez.
    .you = { $n } pontot szerzel.
log-market = Piac: { $values }.
log-draw = { $player } elvesz egy városkártyát: { $card }, és húz egyet a pakliból.
    .you = Elveszel egy városkártyát: { $card }, és húzol egyet a pakliból.
log-draw-deck = { $player } húz egy városkártyát a pakliból.
    .you = Húzol egy városkártyát a pakliból.
log-drawn = A húzott lap: { $card }.
log-discard = { $player } eldob egy { $card }.
    .you = Eldobsz egy { $card }.
log-end = { $player } lemond { $n ->
    [one] egy akcióról
   *[other] { $n } akcióról
}.
    .you = Lemondasz { $n ->
        [one] egy akcióról
       *[other] { $n } akcióról
    }.
log-reshuffle = A városkártyák paklija elfogyott: az eldobott lapokat újrakeverik.
log-acts = { $player } következik.
    .you = Te következel.
log-turn = { $turn }. forduló a { $turns ->
    [6] 6-ból
    [7] 7-ből
    [8] 8-ból
   *[other] { $turns }-ből
}: { $player } kezdi az árverést.
    .you = { $turn }. forduló a { $turns ->
        [6] 6-ból
        [7] 7-ből
        [8] 8-ból
       *[other] { $turns }-ből
    }: te kezded az árverést.
log-final = Következik a városok, a pénz és a készletek pontozása.
log-wins = { $player } győz { $points } ponttal.
    .you = Győztél { $points } ponttal.
log-wins-tie = Többeknek van { $points } pontjuk: { $player } győz, mert { $by ->
    [florins] több a florinja
    [cards] több lap van a kezében
   *[god] kisebb az istene száma
}.
    .you = Többeknek van { $points } pontjuk: te győztél, mert { $by ->
        [florins] több a florinod
        [cards] több lap van a kezedben
       *[god] kisebb az istened száma
    }.
log-take-last = { $player } elvesz egy { $card }: más nem maradt.
    .you = Elveszel egy { $card }: más nem maradt.
log-fed = { $player } az épülethez { $used } használ fel.
    .you = Az épülethez { $used } használsz fel.
log-set-florins = Széth: más nem kap semmit; { $player } a saját ottani vonataiért { $n } florint kap.
    .you = Széth: más nem kap semmit; te a saját ottani vonataidért { $n } florint kapsz.
log-set-points = Széth: más nem kap semmit; { $player } a saját ottani vonataiért { $n } pontot kap.
    .you = Széth: más nem kap semmit; te a saját ottani vonataidért { $n } pontot kapsz.
log-market-end = A piac nem megy tovább: { $fruit }, továbbra is { $value }.
log-draw-open = { $player } elvesz egy városkártyát: { $card }; a pakli üres.
    .you = Elveszel egy városkártyát: { $card }; a pakli üres.
log-draw-nothing = { $player } nem húz semmit: a városkártyák paklija üres.
    .you = Nem húzol semmit: a városkártyák paklija üres.
log-refill = Új nyílt városkártyák: { $cards }.
log-left-over = Senkinek sem kellett, eldobjuk: { $cards }.
log-laid-out = Új árveréskártyák: { $cards }.
log-final-seat = { $player }: városok { $cities }, pénz { $florins }, épülettípusok { $buildings }, gyümölcsök { $fruit }; összesen { $points } pont.
    .you = Te: városok { $cities }, pénz { $florins }, épülettípusok { $buildings }, gyümölcsök { $fruit }; összesen { $points } pont.

## Score
score-built = Épületek nyomtatott pontjai: { $points }
score-play = Piramisok, mások szállításai és Imhotep többletpontjai: { $points }
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

## The picture: what its parts and pieces are called, and what they do or count
no-trains = itt senkinek sincs vonata
no-fruit = nincs gyümölcs
no-city = nincsenek
fruit-count = { $fruit } { $n }
building-count = { $n } épület
train-group = { $player }: { $n } vonat
standing = { $player } { $n } vonattal: { $points } pont
about-gods = A szám a cselekvés sorrendje: a kisebb számúak lépnek előbb.
pic-board =
    .aria-label = A Nílus: városok és vonalak
    .about = Tizenkét város, és a vonalak, amelyek köztük megépíthetők. A gyümölcs minden megépült vonalon utazhat, bárkié is az; a játék végén minden város azoknak fizet, akiknek a vonalain a legtöbb vonatuk áll.
pic-market =
    .aria-label = Piac
    .about = Minden gyümölcsnek van egy értéke, amely a városkártyán álló árhoz adódik. A szállítás és a termelés lenyomja, a felhasználás felhajtja. Alul a készlet áll: a még termelhető kockák.
pic-gods =
    .aria-label = Egyiptomi vasútbáró istenek és az árverés
    .about = Minden forduló árveréssel kezdődik: ki választhat előbb a hét isten közül. Az isten megmondja, mikor kerülsz sorra, és erőt ad erre a fordulóra. Alul a licitek állnak.
pic-pyramids =
    .aria-label = Megépíthető piramisok
    .about = A piramis az értéke kétszeresébe kerül. Az értékét rögtön megkapod pontban, és ennyivel nő a város tekintélye is; ott viszont többé senki sem építhet, nem szállíthat oda és nem termelhet.
pic-cards =
    .aria-label = Nyílt árverés- és városkártyák
    .about = Felül az árveréskártyák: cselekvés előtt mindenki elvesz egyet. Alul a városkártyák: a húzás akciója egy nyílt lapot és a pakli felső lapját adja.
pic-tray-auction =
    .aria-label = Az árveréskártyák tálcája
    .about = A forduló elején eggyel több lap kerül ide, mint ahány játékos van; cselekvés előtt mindenki elvesz egyet, a maradékot eldobjuk.
pic-tray-city =
    .aria-label = A városkártyák tálcája
    .about = Négy városkártya fekszik nyíltan a paklija mellett. A húzás akciója egyet ad közülük, és a pakli felső lapját.
pic-hand =
    .aria-label = A kezem
    .about = A vonat-, épület- és városkártyáid, amelyeket csak te látsz, és a gyümölcskártyáid, amelyek nyíltan fekszenek. Szinte minden akcióhoz városkártya kell: ez mondja meg, hol történik.
pic-mat =
    .aria-label = { $player }: { $points } pont, { $florins } florin, { $trains } vonat maradt, { $cards } lap kézben
    .about = Ami { $player } előtt van: pontok, pénz, vonatok, hány lap van kézben, és nyíltan a gyümölcskártyák meg az épületek.
pic-city =
    .aria-label = { $city }, tekintély { $prestige }: { $contents }
    .about = A játék végén, akinek a legtöbb vonata áll a város vonalain, a tekintélyét kapja pontban, ez { $prestige }; a második a felét{ $places ->
        [2] { "" }
       *[other] , a harmadik a másodikénak a felét
    }, felfelé kerekítve.
    .now = Ha most lenne vége: { $standing }. { $city } összeköttetései megépült vonalakon: { $connected }.{ $bonus ->
        [0] { "" }
       *[other] {" "}Az épületek ennyit adtak a tekintélyhez: { $bonus }.
    }{ $pyramid ->
        [0] { "" }
       *[other] {" "}Egy piramis ennyit adott hozzá: { $pyramid }; itt többé senki sem építhet, nem szállíthat ide és nem termelhet.
    }
pic-line =
    .aria-label = Vonal: { $line }: { $groups }
    .about = Itt legfeljebb két játékosnak lehet vonata, egy-egy csoport. Minden vonat mindkét városnál számít: a játék végén, és valahányszor más szállít oda vagy épít ott.
    .now = { $room ->
        [0] A vonal megtelt.
        [1] Megépült, és van még hely egy másik játékos vonatainak.
       *[other] Még nem épült meg: gyümölcs nem utazhat rajta.
    }
pic-trains =
    .aria-label = { $player } vonatai ezen a vonalon: { $line }: { $n }
    .about = A vonal mindkét városánál számítanak: a játék végén a legtöbb vonatért, 1-1 pontot hoznak, ha más szállít oda, és 1-1 florint, ha más épít ott.
pic-cube =
    .aria-label = { $city }: { $fruit }
    .about = Ez a kocka ({ $fruit }) megépült vonalakon elszállítható egy városba, amelynek a kártyája ilyet kér, vagy felhasználható egy épülethez itt vagy egy összekötött városban. Ahol gyümölcs van, oda nem épülhet piramis.
pic-house =
    .aria-label = { $type }: { $points } pont{ $bonus ->
        [0] { "" }
       *[other] , { $bonus } tekintély
    }
    .about = { $bonus ->
        [0] Épület, amely a megépítésekor hozott pontot; a városa tekintélyéhez nem ad semmit.
       *[other] Épület, amely a megépítésekor hozott pontot; a városa tekintélyéhez végleg hozzáad ennyit: { $bonus }.
    }
pic-pyramid-built =
    .aria-label = Piramis { $value }
    .about = A város tekintélyéhez ennyit ad: { $value }. Itt többé senki sem építhet, nem szállíthat ide és nem termelhet; vasút még épülhet, és a gyümölcs átmehet.
pic-god-hapi =
    .aria-label = { god-hapi }, száma { $number }: { power-hapi }{ $chosen ->
        [yes] , választotta: { $player }
       *[no] { "" }
    }
    .about = Valahányszor ebben a fordulóban gyümölcsöt szállítasz, { $florins } florint kapsz a nyomtatott áron és a piaci értéken felül. { about-gods }
pic-god-imhotep =
    .aria-label = { god-imhotep }, száma { $number }: { power-imhotep }{ $chosen ->
        [yes] , választotta: { $player }
       *[no] { "" }
    }
    .about = Minden épület, amelyet ebben a fordulóban építesz, { $points } ponttal többet ér a nyomtatottnál, a piramis pedig { $florins } florinnal olcsóbb. { about-gods }
pic-god-horus =
    .aria-label = { god-horus }, száma { $number }: { power-horus }{ $chosen ->
        [yes] , választotta: { $player }
       *[no] { "" }
    }
    .about = Miután elvetted az árveréskártyádat, egy nyílt városkártyát is elvehetsz; ez nem kerül akcióba. { about-gods }
pic-god-ptah =
    .aria-label = { god-ptah }, száma { $number }: { power-ptah }{ $chosen ->
        [yes] , választotta: { $player }
       *[no] { "" }
    }
    .about = Valahányszor ebben a fordulóban vasutat építesz, { $florins } florinnal kevesebbet fizetsz, mint amennyi a vonatkártyán áll, de nullánál kevesebbet nem. { about-gods }
pic-god-set =
    .aria-label = { god-set }, száma { $number }: { power-set }{ $chosen ->
        [yes] , választotta: { $player }
       *[no] { "" }
    }
    .about = Amikor ebben a fordulóban szállítasz vagy építesz, a többiek vonatai és gyümölcskártyái nem hoznak nekik semmit. Helyettük a te ottani vonataid fizetnek: szállításkor 1-1 pontot, építéskor 1-1 florint. { about-gods }
pic-god-bes =
    .aria-label = { god-bes }, száma { $number }: { power-bes }{ $chosen ->
        [yes] , választotta: { $player }
       *[no] { "" }
    }
    .about = Ebben a fordulóban { $actions } akciód van, a többieknek kettő. { about-gods }
pic-god-thoth =
    .aria-label = { god-thoth }, száma { $number }: { power-thoth }{ $chosen ->
        [yes] , választotta: { $player }
       *[no] { "" }
    }
    .about = Az akcióid előtt { $cards } nyílt árveréskártyát vehetsz el, a többiek egyet; csak az első kötelező. { about-gods }
pic-turn =
    .aria-label = { $turn }. forduló, összesen { $turns }
    .about = Egy forduló: árverés, istenválasztás, majd mindenki akciói. A { $turns }. forduló után vége a játéknak, és a városok, a pénz meg a különböző fajták pontozása következik.
pic-bidder =
    .aria-label = { $player }: { $bidding ->
        [yes] licit { $florins }
       *[no] licit { $florins }, fizetett { $pays }
    }{ $place ->
        [0] { "" }
       *[other] , { $place }. hely
    }
    .about = A felemelt kéz még licitál. Aki passzol, az utolsó szabad helyre kerül, és a helyek sorrendjében választotok istent. Aki elsőnek passzol, nem fizet; az utolsó kettő a teljes licitjét fizeti, mindenki más a felét, felfelé kerekítve.
pic-pyramid =
    .aria-label = Piramis { $value }, ára { $florins } florin
    .about = Most { $florins } florinba kerül, rögtön { $value } pontot hoz, és egy város tekintélye { $value } ponttal nő. A városban nem lehet gyümölcs; utána ott senki sem építhet, nem szállíthat oda és nem termelhet.
pic-market-fruit =
    .aria-label = { $fruit }: értéke { $value }, a készletben: { $supply }
    .about = Az a városkártya, amely ilyet ({ $fruit }) kér, most a nyomtatott árat és ennyit fizet: { $value }. Az érték 1-gyel esik minden elszállított vagy megtermelt kockáért, és 1-gyel nő minden épülethez felhasznált kockáért, meg akkor, ha egy városkártya másik gyümölcsét szállítják. A készlet szabja meg, mennyi termelhető.
pic-train-card =
    .aria-label = Vonatkártya: { $trains } vonat, { $florins } florin
    .about = Vasútépítéshez játszd ki egy városkártyával: fizess { $florins } florint, és tegyél { $trains ->
        [one] egy vonatot
       *[other] { $trains } vonatot, egyetlen csoportban,
    } egy olyan vonalra, amely érinti a várost. Mindkét lap eldobandó.
pic-fruit-card =
    .aria-label = Gyümölcskártya: { $fruits }
    .about = Nyíltan fekszik a gazdája előtt. Ha más ilyen gyümölcsöt szállít, minden jel 1 pontot hoz. Felhasználható egy épülethez, vagy városkártyával megtermelhető: ekkor mindkét gyümölcs a városba kerül. A játék végén a különböző gyümölcsök együtt érnek pontot.
pic-building-card =
    .aria-label = { $type }: { $fruits }; { $points } pont{ $bonus ->
        [0] { "" }
       *[other] , { $bonus } tekintély a városnak
    }
    .about = Megépítéséhez játszd ki egy városkártyával; a gyümölcs ({ $fruits }) a város vagy az összekötött városok kockáiból vagy a gyümölcskártyáidról jön. { $points } pontot ér{ $bonus ->
        [0] { "" }
       *[other] , és végleg { $bonus } ponttal növeli a város tekintélyét
    }; minden más játékos 1 florint kap minden ottani vonatáért. A játék végén a különböző típusok együtt érnek pontot.
pic-city-card =
    .aria-label = Városkártya: { $card }{ $dead ->
        [yes] , piramis: csak vasúthoz
       *[no] { "" }
    }
    .about = { $dead ->
        [yes] { $city } városában piramis áll: ez a lap csak vasútépítéshez jó.
       *[no] Ezzel cselekedhetsz ebben a városban ({ $city }): vasutat vagy épületet építhetsz, termelhetsz, vagy ide szállíthatod az egyik kért gyümölcsöt. A mostani piacon egy szállítás ennyit fizet: { $now }.
    }
pic-bids =
    .aria-label = A licitálók padja
    .about = Mindenkinek itt van a helye: a felemelt kéz még licitál, az ököl már passzolt. Az érmék a licitet mutatják, vagy ha már mindenki passzolt, azt, amit fizetett; a kis szám a hely a sorban.
pic-scale =
    .aria-label = A piac skálája: { $low } és { $high } között
    .about = Ahol egy gyümölcs jele áll, annyi adódik az árához. A jel egyik végen sem megy túl: a további lépés elvész.
pic-counter =
    .aria-label = A készlet a piac alatt
    .about = Kockák, amelyek egyetlen városban sincsenek. Csak az termelhető, ami itt van; az épülethez felhasznált kocka ide tér vissza.
pic-pyramid-gone =
    .aria-label = A piramis helye: { $value }
    .about = Üres: ez a piramis már egy városban áll. Mindegyik csak egyszer építhető meg.
pic-row-fruit =
    .aria-label = { $player } gyümölcskártyái: { $n }
    .about = A gyümölcskártyák nyíltan fekszenek. Minden jelük egy pontot hoz, ha más szállít olyan gyümölcsöt, és a játék végén a különböző gyümölcsök együtt érnek pontot.
pic-row-built =
    .aria-label = { $player } épületei: { $n }
    .about = Itt van, amit { $player } megépített. A játék végén a különböző épülettípusok együtt érnek pontot.
pic-slot-auction =
    .aria-label = Nincs árveréskártya
    .about = Üres hely. Új árveréskártyák minden forduló elején kerülnek ki, eggyel több, mint ahány játékos van.
pic-slot-city =
    .aria-label = Nincs városkártya
    .about = Ezt a lapot valaki elvette. A nyílt városkártyák pótlása akkor jön, amikor a játékos minden akciójával végzett.
pic-slot-hand =
    .aria-label = Szabad hely egy lapnak
    .about = Ide kerül a lap, amelyet elveszel vagy húzol.
pic-city-deck =
    .aria-label = Városkártyák paklija, lapok: { $n }
    .about = A városkártyák húzása egy nyílt lapot és ennek a paklinak a felső lapját adja. Ha elfogy, az eldobott lapokat újrakeverik.
pic-auction-deck =
    .aria-label = Árveréskártyák paklija, lapok: { $n }
    .about = Innen kerülnek ki fordulónként az új árveréskártyák. Ha elfogy, az eldobott lapokat újrakeverik.
pic-discard =
    .aria-label = Eldobott városkártyák: { $n }
    .about = Kijátszott lapok; ha a pakli elfogy, újrakeverik őket. Itt fekszik az éppen kijátszott lap is.
pic-emblem =
    .aria-label = { $player }
    .about = Ilyen színű és jelű vonatok, licitek és istenek tulajdonosa: { $player }.
pic-lamp =
    .aria-label = Az asztal vár: { $player }
    .about = A lámpa annál áll, akinek most döntenie kell.
pic-start =
    .aria-label = Kezdőjátékos: { $player }
    .about = Ő kezdi a forduló árverését. A következőt az kezdi, aki utolsónak cselekszik, a legnagyobb számú istennel.
pic-medal =
    .aria-label = { $place }. hely
    .about = A legtöbb pont nyer. Döntetlennél a több florin; aztán a több lap kézben; aztán az utolsó forduló kisebb számú istene.
pic-score =
    .aria-label = Pont: { $points }
    .about = { $over ->
        [yes] Az összes pont, a végső pontozással együtt.
       *[no] Az eddig szerzett pontok: épületekért, piramisokért, és amikor mások olyan városba szállítanak, ahol vonatai állnak, vagy olyan gyümölcsöt, amely a gyümölcskártyáin látható. A legtöbb pont a játék végén jön.
    }
pic-projected =
    .aria-label = Ha most érne véget: { $points } pont
    .about = Játék közben szerzett { $play }, a végső pontozásból pedig: a városoknál álló vonatokért { $cities }, a pénzért { $florins }, a különböző épülettípusokért { $buildings }, a különböző gyümölcsökért { $fruit }.
pic-count-florins =
    .aria-label = Florin: { $n }
    .about = Pénz licitre, vasútra és piramisra. Szállítás hozza, és az, ha mások ott építenek, ahol vonata van. A játék végén minden { $rate } florin egy pont: most { $points }.
pic-count-trains =
    .aria-label = Megmaradt vonatok: { $n }
    .about = Ennyi vonat tehető még a vonalakra. Ami a térképen áll, sosem jön vissza.
pic-count-auction =
    .aria-label = Vonat- és épületkártyák kézben: { $n }
    .about = Rejtve vannak, de amit a nyílt lapok közül vett el, azt mindenki ismeri.
pic-count-city =
    .aria-label = Városkártyák kézben: { $n }
    .about = Rejtve vannak, de amit a nyílt lapok közül vett el, azt mindenki ismeri.
pic-set-fruit =
    .aria-label = Különböző gyümölcsök: { $n }, ezért { $points } pont
    .about = A játék végén a gyümölcskártyáid különböző gyümölcsei együtt érnek pontot: most { $points }{ $n ->
        [5] , ennél több nincs.
       *[other] , eggyel többért { $next }.
    } A felhasznált kártya már nem számít.
pic-set-type =
    .aria-label = Különböző épülettípusok: { $n }, ezért { $points } pont
    .about = A játék végén az épületeid különböző típusai együtt érnek pontot: most { $points }{ $n ->
        [5] , ennél több nincs.
       *[other] , eggyel többért { $next }.
    }
pic-reconstructed-map =
    .aria-label = Rekonstrukció
    .about = { reconstructed-map }
pic-reconstructed-cards =
    .aria-label = Rekonstrukció
    .about = { reconstructed-cards }
pic-reconstructed-gods =
    .aria-label = Rekonstrukció
    .about = { reconstructed-gods }
by-card = városkártya: { $city }, { $demands }
foretell-bid = Ha senki sem licitál többet, { $player } választ elsőként, és { $florins } florint fizet.
    .you = Ha senki sem licitál többet, te választasz elsőként, és { $florins } florint fizetsz.

## What bots are called at the table, by how well they play
bot-easy = Hordár { $number }
bot-medium = Fűtő { $number }
bot-hard = Mozdonyvezető { $number }
bot-expert = Fáraó { $number }
