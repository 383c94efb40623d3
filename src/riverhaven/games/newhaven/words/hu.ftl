## The game
title = New Haven
blurb = Rakj terméslapkákat a közös tájra, és építs olyan falut, amely a legtöbb telepest vonzza.
lasts = kb. 60 perc

## Options
option-side = A tábla oldala
option-side-help = Az A oldalon négy nyomtatott termés van, első játéknak jó; a B oldalon tavak és a tisztásokon váró épületek.
option-redevelop = Átépítés
option-redevelop-help = A falud épületeire rá is építhetsz. Könnyebb.
option-careful_harvest = Gondos betakarítás
option-careful_harvest-help = Három terméslapka kézben, két-három játékossal kevesebb épület. Nehezebb; csak az A oldalon.
option-charters = Okiratok
option-charters-help = Pont annak, aki elsőként fejez be egy sort, egy oszlopot, vagy épít hatot egy nyersanyagból. Ismertető alapján rekonstruálva.
option-track_cap = A skála 20-ig tart
option-track_cap-help = A 20 fölötti termés 20-nak számít. Enélkül minden négyzet számít.
refuse-careful-harvest = A Gondos betakarítás csak a tábla A oldalán játszható.

## Parts
colour-stone = kő
colour-sheep = juh
colour-timber = fa
colour-wheat = búza
amount-stone = { $n } követ
amount-sheep = { $n } juhot
amount-timber = { $n } fát
amount-wheat = { $n } búzát
building = { $colour } { $number }
board = Tábla
village = { $name } falu
hand = A paravánom mögött
harvest-tiles = Terméslapkák
buildings = Épületek
shipment = Szállítmány
shipment-ready = még megvan
shipment-used = elhasználva
resources = Nyersanyagok
display = Kínálat
bag = Zsák
bag-count = { $n ->
    [one] { $n } épület a zsákban
   *[other] { $n } épület a zsákban
}
open-spaces = { $n ->
    [one] { $n } szabad mező
   *[other] { $n } szabad mező
}
other-hand = { $buildings } épület, { $tiles } terméslapka; látták elvenni: { $known }
nothing = semmi
colonists = telepesek
pond = tó
clearing = tisztás
settlement = település
charter-row = első teljes sor
charter-column = első teljes oszlop
charter-stone = hat kőépület
charter-sheep = hat juhépület
charter-timber = hat faépület
charter-wheat = hat búzaépület
charter-most = legtöbb okirat
charters-open = Megszerezhető okiratok
reconstructed-ponds = A tavak jelölése abból a szabályból következik, hogy mindenki ugyanannyiszor kerül sorra.
reconstructed-charters = Az okiratokat egy ismertető alapján rekonstruáltuk; nyomtatott szövegük nem ismert.
reconstructed-bag = Ha a zsák kiürül, a kínálat csak addig töltődik, amíg lehet, és a hiányzó húzás elmarad: ez a mi döntésünk.

## What is asked
ask-place = Játssz ki egy terméslapkát vagy a szállítmányodat.
ask-build = Építs a faludban, vagy passzolj.
ask-share = { $player } megosztja a bőséget: építs a maradékból, vagy passzolj.
ask-draw = { $n ->
    [one] Húzz még egy épületet.
   *[other] Húzz { $n } épületet.
}

## Moves
move-place = Terméslapka kijátszása
move-ship = A szállítmány kijátszása
move-build = Építés színével felfelé
move-lay = Építés színével lefelé
move-draw = Épület húzása
move-pass = Passz
axis-tile = Melyik lapkát?
axis-space = Melyik mezőre?
axis-turn = Hogyan elforgatva?
axis-colour = Melyik nyersanyagot?
axis-plot = Melyik telekre?
axis-number = Melyik számút?
axis-source = Honnan?

## Reasons
reason-wrong-phase = Most nem ez a teendő.
reason-no-such-tile = A kezed ezen a helyén nincs lapka.
reason-space-not-in-play = Ez a mező ebben a játszmában nem része a táblának.
reason-space-taken = Ezen a mezőn már van lapka.
reason-space-pond = Ez a mező tó.
reason-shipment-used = A szállítmányodat már elhasználtad.
reason-plot-taken = Ezen a telken már áll épület.
reason-too-dear = Ebből a nyersanyagból nem maradt elég ehhez a telekhez.
reason-not-adjacent = A faludban már áll ilyen színű épület; az újnak mellette kell állnia.
reason-not-in-hand = Nincs ilyen épületed. Színével felfelé a számának meg kell egyeznie a telekével.
reason-number-unknown = Mondd meg, melyik épületet teszed le lefordítva: a számát te tudod.
reason-display-empty = A kínálat ezen a helyén nincs épület.
reason-display-first = Az első épületet a kínálatból kell elvenni.
reason-bag-empty = A zsák üres.

## Log
log-place = { $player } terméslapkát tesz a(z) { $space } mezőre, és begyűjt { $harvest }.
log-ship = { $player } a(z) { $space } mezőn játssza ki a szállítmányát ({ $colour }), és begyűjt { $harvest }.
log-build = { $player } színével felfelé építi meg a(z) { $plot } telken: { $building }.
log-lay = { $player } színével lefelé építi meg a(z) { $plot } telken: { $building }.
log-lay-unseen = { $player } színével lefelé épít a(z) { $plot } telken, színe: { $colour }.
log-draw = { $player } a zsákból húzza: { $building }.
log-draw-unseen = { $player } épületet húz a zsákból.
log-take = { $player } a kínálatból veszi el: { $building }.
log-pass = { $player } nem épít többet.
log-pass-sharing = { $player } nem kér a maradékból.
log-claim = { $player } a tisztáson találja: { $building }.
log-row = { $player } befejezi a(z) { $number }. sort: { $points } telepes.
log-column = { $player } befejezi a(z) { $letter } oszlopot: { $points } telepes.
log-charter = { $player } okiratot kap ({ $charter }): { $points } pont.
log-reveal = Felfordul a szállítmány a(z) { $space } mezőn: { $quarters }.
log-turn = { $player } következik.
log-wins = { $player } győz { $points ->
    [one] { $points } ponttal
   *[other] { $points } ponttal
}.
log-shared = { $players } közösen győznek { $points ->
    [one] { $points } ponttal
   *[other] { $points } ponttal
}.

## Score
score-row = { $number }. sor{ $doubled ->
    [yes] , végig színével felfelé
   *[no] { "" }
}: { $points }
score-column = { $letter } oszlop{ $doubled ->
    [yes] , végig színével felfelé
   *[no] { "" }
}: { $points }
score-charter = Okirat, { $charter }: { $points }
score-total = Telepesek összesen: { $points }
score-tie-breaks = Döntetlennél: { $empty } üres telek, { $left } épület maradt a paraván mögött

## The picture
pic-colour = { $colour ->
    [stone] kő
    [sheep] juh
    [timber] fa
   *[wheat] búza
}
pic-quarters = { $a ->
    [stone] kő
    [sheep] juh
    [timber] fa
   *[wheat] búza
}, { $b ->
    [stone] kő
    [sheep] juh
    [timber] fa
   *[wheat] búza
}, { $c ->
    [stone] kő
    [sheep] juh
    [timber] fa
   *[wheat] búza
}, { $d ->
    [stone] kő
    [sheep] juh
    [timber] fa
   *[wheat] búza
}
pic-board =
    .aria-label = Tábla
pic-display =
    .aria-label = Kínálat
pic-village =
    .aria-label = { $name } falu
pic-tiles =
    .aria-label = Terméslapkáim
pic-hand =
    .aria-label = Épületeim
pic-open-spaces =
    .aria-label = { $n } szabad mező
pic-space-closed =
    .aria-label = { $space } mező, nincs játékban
pic-space-open =
    .aria-label = { $space } mező, szabad
pic-space-clearing =
    .aria-label = { $space } mező, szabad; a tisztáson: { pic-colour } { $number }
pic-space-pond =
    .aria-label = { $space } mező, tó
pic-space-tile =
    .aria-label = { $space } mező, a bal felsőtől az óramutató járása szerint: { pic-quarters }
pic-space-shipment =
    .aria-label = { $space } mező, szállítmány, most: { pic-colour }
pic-charter =
    .aria-label = Okirat, rekonstruált: { $charter ->
        [row] első teljes sor
        [column] első teljes oszlop
        [stone] hat kőépület
        [sheep] hat juhépület
        [timber] hat faépület
        [wheat] hat búzaépület
       *[most] legtöbb okirat
    }, { $points } pont; { $held ->
        [none] még megszerezhető
       *[other] birtokosa: { $held }
    }
pic-resource =
    .aria-label = { pic-colour }: { $gathered } termésből { $n } maradt
pic-chain =
    .aria-label = { $n } négyzetes lánc: { pic-colour }
pic-source =
    .aria-label = Kínálat { $place }. helye: { pic-colour } { $number }
pic-source-empty =
    .aria-label = Kínálat { $place }. helye: üres
pic-bag =
    .aria-label = Zsák, { $n } épület
pic-draws =
    .aria-label = Még { $n } épületet kell húzni
pic-plate =
    .aria-label = { $name }, { $points } pont{ $state ->
        [waits] , ő következik
        [over] , { $place }. hely
       *[rests] { "" }
    }
pic-plot =
    .aria-label = { $plot } telek, üres, ára { $cost }
pic-plot-up =
    .aria-label = { $plot } telek: { pic-colour } { $number }, színével felfelé
pic-plot-down =
    .aria-label = { $plot } telek: { pic-colour }, színével lefelé
pic-row =
    .aria-label = { $number }. sor: { $colonists } telepes, { $points ->
        [0] nem teljes
       *[other] { $points } pont
    }
pic-column =
    .aria-label = { $letter } oszlop: { $colonists } telepes, { $points ->
        [0] nem teljes
       *[other] { $points } pont
    }
pic-screen =
    .aria-label = A paraván mögött: { $buildings } épület, { $tiles } terméslapka, szállítmány: { $shipment ->
        [ready] még megvan
       *[used] elhasználva
    }
pic-known =
    .aria-label = Látták elvenni, { pic-colour }: { $numbers }
pic-tile =
    .aria-label = { $tile }. terméslapka, a bal felsőtől az óramutató járása szerint: { pic-quarters }
pic-tile-none =
    .aria-label = { $tile }. terméslapka: nincs
pic-turn =
    .aria-label = { $tile }. terméslapka { $turn } fokkal elforgatva: { pic-quarters }
pic-shipment =
    .aria-label = Szállítmány, még megvan
pic-shipment-used =
    .aria-label = Szállítmány, elhasználva
pic-ship =
    .aria-label = Szállítmány, legyen { pic-colour }
pic-building =
    .aria-label = { pic-colour } { $number }
