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
building = { $number ->
    [1] 1-es
    [2] 2-es
    [3] 3-as
    [4] 4-es
    [5] 5-ös
   *[6] 6-os
} { $colour }
a-building = { $number ->
    [1] az 1-es
    [2] a 2-es
    [3] a 3-as
    [4] a 4-es
    [5] az 5-ös
   *[6] a 6-os
} { $colour ->
    [stone] követ
    [sheep] juhot
    [timber] fát
   *[wheat] búzát
}
tile = { $a }-{ $b }-{ $c }-{ $d }
place = { $column ->
    [a] az
    [e] az
    [f] az
   *[other] a
} { $column }{ $row }
squares = { $colour } { $n }
count = { $player } { $n }
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

## When we are
moment-round = { $round }/{ $rounds }. forduló{ $last ->
    [yes] , az utolsó
   *[no] { "" }
}
moment-last-turn = Utolsó kör: húzás már nincs
phase-place = Terméslapka kijátszása
phase-build = Építés
phase-share = A bőség megosztása
phase-draw = Épületek húzása

## Where points come from
source-row = { $number }. sor
source-column = { $letter } oszlop
source-charters = Okiratok
source-most = Legtöbb okirat

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
    .when = a köröd elején
move-ship = A szállítmány kijátszása
    .when = a köröd elején terméslapka helyett, egyszer a játszmában
move-build = Építés színével felfelé
    .when = a terméslapkád után, és abból, amit mások meghagynak, amikor megosztják a bőséget
move-lay = Építés színével lefelé
    .when = a terméslapkád után, és abból, amit mások meghagynak, amikor megosztják a bőséget
move-draw = Épület húzása
    .when = a köröd végén
move-pass = Passz
    .when = építés közben
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
log-place = { $player } a { $tile } terméslapkát { $space } mezőre teszi, és { $harvest } gyűjt be.
    .you = A { $tile } terméslapkát { $space } mezőre teszed, és { $harvest } gyűjtesz be.
log-ship = { $player } { $space } mezőn játssza ki a szállítmányát ({ $colour }), és { $harvest } gyűjt be.
    .you = Kijátszod a szállítmányodat { $space } mezőn ({ $colour }), és { $harvest } gyűjtesz be.
log-build = { $player } felépíti { $building } { $plot } telken, színével felfelé, és { $cost } fizet érte.
    .you = Felépíted { $building } { $plot } telken, színével felfelé, és { $cost } fizetsz érte.
log-lay = { $player } felépíti { $building } { $plot } telken, színével lefelé, és { $cost } fizet érte.
    .you = Felépíted { $building } { $plot } telken, színével lefelé, és { $cost } fizetsz érte.
log-lay-unseen = { $player } színével lefelé épít egy { $colour ->
    [stone] kőépületet
    [sheep] juhépületet
    [timber] faépületet
   *[wheat] búzaépületet
} { $plot } telken, és { $cost } fizet érte.
    .you = Színével lefelé építesz egy { $colour ->
        [stone] kőépületet
        [sheep] juhépületet
        [timber] faépületet
       *[wheat] búzaépületet
    } { $plot } telken, és { $cost } fizetsz érte.
log-cover = Egy { $colour ->
    [stone] kőépületet
    [sheep] juhépületet
    [timber] faépületet
   *[wheat] búzaépületet
} fed le, amely kikerül a játékból.
log-draw = { $player } { $building } húzza a zsákból.
    .you = Kihúzod { $building } a zsákból.
log-draw-unseen = { $player } húz egy épületet a zsákból.
    .you = Húzol egy épületet a zsákból.
log-take = { $player } { $building } veszi el a kínálatból.
    .you = Elveszed { $building } a kínálatból.
log-pass = { $player } nem épít többet.
    .you = Nem építesz többet.
log-pass-sharing = { $player } nem kér a maradékból.
    .you = Nem kérsz a maradékból.
log-claim = { $player } { $building } találja a tisztáson, és magához veszi.
    .you = Megtalálod { $building } a tisztáson, és magadhoz veszed.
log-track-ends = A skála { $end } egységig tart: ami azon túl van, nem számít ({ $colours }).
log-row = { $player } befejezi { $number ->
    [1] az
    [5] az
   *[other] a
} { $number }. sort: { $points } telepes.
    .you = Befejezed { $number ->
        [1] az
        [5] az
       *[other] a
    } { $number }. sort: { $points } telepes.
log-column = { $player } befejezi { $letter ->
    [a] az
    [e] az
   *[other] a
} { $letter } oszlopot: { $points } telepes.
    .you = Befejezed { $letter ->
        [a] az
        [e] az
       *[other] a
    } { $letter } oszlopot: { $points } telepes.
log-row-changes = { $player } { $number }. sora most { $points } telepest hoz.
    .you = A te { $number }. sorod most { $points } telepest hoz.
log-column-changes = { $player } { $letter } oszlopa most { $points } telepest hoz.
    .you = A te { $letter } oszlopod most { $points } telepest hoz.
log-charter = { $player } okiratot kap ({ $charter }): { $points } pont.
    .you = Okiratot kapsz ({ $charter }): { $points } pont.
log-skipped = { $player } most semmit sem tud építeni.
    .you = Most semmit sem tudsz építeni.
log-draws = { $n ->
    [one] Egy jelölő áll 0-n: { $player } egy épületet húz.
   *[other] { $n } jelölő áll 0-n: { $player } mindegyikért húz egy épületet.
}
    .you = { $n ->
        [one] Egy jelölő áll 0-n: egy épületet húzol.
       *[other] { $n } jelölő áll 0-n: mindegyikért húzol egy épületet.
    }
log-no-draw = Egy jelölő sem áll 0-n: { $player } nem húz semmit.
    .you = Egy jelölő sem áll 0-n: nem húzol semmit.
log-nothing-left = Nem maradt húzható épület.
log-refill = Új a kínálatban: { $buildings }.
log-bag-empty = A zsák kiürült: a kínálat innentől nem töltődik fel.
log-tile = { $player } a { $tile } terméslapkát húzza.
    .you = A { $tile } terméslapkát húzod.
log-tile-unseen = { $player } húz egy terméslapkát.
    .you = Húzol egy terméslapkát.
log-reveal = Felfordul a szállítmány { $space } mezőn: { $tile }.
log-turn = { $player } következik.
    .you = Te következel.
log-last-turn = Ez a játszma utolsó köre.
log-end = Már csak egy szabad mező maradt: vége a játszmának.
log-tie = { $players } között pontegyenlőség van; a kevesebb { $by ->
    [plots] üres telek
   *[buildings] paraván mögött maradt épület
} dönt.
log-wins = { $player } győz { $points } ponttal.
    .you = Győztél { $points } ponttal.
log-shared = { $players } közösen győz, { $points } ponttal.

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
    .about = Erre a tájra rakja mindenki a terméslapkáit. Az azonos nyersanyagú, oldalukkal érintkező négyzetek láncot alkotnak, és az új lapka minden láncot begyűjt, amelyhez csatlakozik. A naplóban c4 a c oszlop 4. sora.
pic-display =
    .aria-label = Kínálat
    .about = Az épületek, amelyekből húzni lehet. Ha már mindenki épített, a soron lévő játékos minden 0-n álló jelölőért húz egy épületet; az elsőt innen kell elvennie.
pic-village =
    .aria-label = { $name }: { $player } faluja
    .about = Beépítve a 30 telekből: { $built }. Minden teljes sor és oszlop annyi pontot hoz, ahány telepese van; kétszer annyit, ha minden épülete színével felfelé áll. A naplóban b3 a b oszlop 3. sora.
pic-tiles =
    .aria-label = Terméslapkáim
    .about = Csak te látod őket. A körödben tegyél egyet bármelyik szabad mezőre, tetszés szerint elforgatva, vagy játszd ki helyette a szállítmányt; a kör végén új lapkát húzol.
pic-hand =
    .aria-label = Épületeim
    .about = Csak te látod őket. Egy épület színével felfelé a saját számú telkén állhat, lefelé bármelyiken; a telek számát kell fizetned az épület nyersanyagából. A jelölők mutatják, mennyi költhető el.
pic-open-spaces =
    .aria-label = { $n } szabad mező
    .about = A játszma akkor ér véget, amikor már csak egy szabad mező marad.
    .now = Hátralévő körök, ezzel együtt: { $turns }.
pic-space-closed =
    .aria-label = { $space } mező, nincs játékban
    .about = Ennyi játékossal ide nem lehet lerakni.
pic-space-open =
    .aria-label = { $space } mező, szabad
    .about = A körödben ide tehetsz egy terméslapkát vagy a szállítmányodat. Semmihez sem kell érnie vagy illeszkednie.
pic-space-clearing =
    .aria-label = { $space } mező, szabad; a tisztáson: { pic-colour } { $number }
    .about = A körödben ide is tehetsz lapkát. Aki így tesz, azonnal kézbe veszi ezt az épületet.
pic-space-pond =
    .aria-label = { $space } mező, tó
    .about = Tóra nem kerül lapka, és lánc sem megy át rajta.
pic-space-tile =
    .aria-label = { $space } mező, a bal felsőtől az óramutató járása szerint: { pic-quarters }
    .about = A mellé tett lapka begyűjti azokat a láncokat, amelyekhez csatlakozik.
    .now = Az itt áthaladó láncok négyzetei: { $chains }.
pic-space-shipment =
    .aria-label = { $space } mező, szállítmány, most: { pic-colour }
    .about = Ebben a körben négy ilyen négyzet: { pic-colour }. A kör végén felfordul, és onnantól az igazi oldalát mutatja.
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
       *[yes] birtokosa: { $holder }
    }
    .about = { $charter ->
        [row] Azé, aki elsőként fejez be egy sort.
        [column] Azé, aki elsőként fejez be egy oszlopot.
        [most] A végén azé, akinek mindenki másnál több okirata van; holtversenyben senkié.
       *[other] Azé, akinek elsőként van hat épülete ebből a nyersanyagból, bármelyik oldalukkal felfelé.
    }
    .now = { $charter ->
        [row] Beépített telkek a legteljesebb sorban
        [column] Beépített telkek a legteljesebb oszlopban
        [most] Megszerzett okiratok
       *[other] Épületek eddig
    }: { $counts }.
pic-resource =
    .aria-label = { pic-colour }: { $gathered } termésből { $n } maradt
    .about = Az utolsó lapka { $gathered } egységet gyűjtött, ebből { $n } maradt. Az építés a telek számába kerül; a maradékot a többiek is használhatják. Ha a jelölő végül 0-n áll, a soron lévő játékos húz érte egy épületet.
pic-chain =
    .aria-label = { $n } négyzetes lánc: { pic-colour }
    .about = Az utolsó lapka mindezeket az azonos nyersanyagú négyzeteket összeköti: { $n } egységet hoznak.
pic-source =
    .aria-label = Kínálat { $place }. helye: { pic-colour } { $number }
    .about = Aki húz, elveheti. Színével felfelé { $number } számú telekre kerülhet, és ára { $number }; lefelé bármelyik telekre, annak az áráért.
pic-source-empty =
    .aria-label = Kínálat { $place }. helye: üres
    .about = A kör végén a zsákból töltődik fel, amíg van benne épület.
pic-bag =
    .aria-label = Zsák, { $n } épület
    .about = Egy körben az első épület a kínálatból jön; a továbbiak onnan, vagy látatlanban a zsákból. Ha a zsák kiürült, a kínálat sem töltődik tovább.
pic-draws =
    .aria-label = Még { $n } épületet kell húzni
    .about = Minden nyíl egy épület, amelyet még húzni kell: egy-egy minden 0-n álló jelölőért.
pic-plate =
    .aria-label = { $name }, { $player }, { $points } pont{ $state ->
        [waits] , ő következik
        [over] , { $place }. hely
       *[rests] { "" }
    }
    .about = Pontok sorokért: { $rows }; oszlopokért: { $columns }{ $charters ->
        [none] { "" }
       *[other] ; okiratokért: { $charters }
    }{ $more ->
        [0] .
       *[other] . A legtöbb okirat a végén még { $more } pontot érne.
    }
pic-plot =
    .aria-label = { $plot } telek, üres, ára { $cost }
    .about = Ide építeni { $cost } egységbe kerül az épület nyersanyagából. Színével felfelé áll, ha a száma { $cost }, különben lefelé. Ha nem az első ilyen nyersanyagú a faluban, egy másik mellett kell állnia.
pic-plot-up =
    .aria-label = { $plot } telek: { pic-colour } { $number }, színével felfelé
    .about = Színével felfelé áll: a sora és az oszlopa duplán számít, ha minden épülete így áll. Ebből ({ pic-colour }) a következő épületnek is egy ugyanilyen mellett kell állnia.
pic-plot-down =
    .aria-label = { $plot } telek: { pic-colour }, színével lefelé
    .about = Színével lefelé áll: betölti a telket, de a sora és az oszlopa nem számít duplán. A számát csak a gazdája tudja. Ebből ({ pic-colour }) a következő épületnek is egy ugyanilyen mellett kell állnia.
pic-row =
    .aria-label = { $line }. sor: { $colonists } telepes, { $points ->
        [0] nem teljes
       *[other] { $points } pont
    }
    .about = Beépítve: { $built }/{ $plots } telek, ebből lefelé fordítva: { $down }. A teljes sor értéke { $colonists }, vagy { $double }, ha minden épülete színével felfelé áll.
pic-column =
    .aria-label = { $line } oszlop: { $colonists } telepes, { $points ->
        [0] nem teljes
       *[other] { $points } pont
    }
    .about = Beépítve: { $built }/{ $plots } telek, ebből lefelé fordítva: { $down }. A teljes oszlop értéke { $colonists }, vagy { $double }, ha minden épülete színével felfelé áll.
pic-screen =
    .aria-label = A paraván mögött: { $buildings } épület, { $tiles } terméslapka, szállítmány: { $shipment ->
        [ready] még megvan
       *[used] elhasználva
    }
    .about = Azt, hogy mi van egy paraván mögött, csak a gazdája látja; azt, hogy mennyi, mindenki tudja. A szállítmány olyan lapka, amelyet senki sem látott: egyszer négy azonos, szabadon választott nyersanyagú négyzetként játszható ki.
pic-known =
    .aria-label = Látták elvenni, { pic-colour }: { $numbers }
    .about = Mindenki látta, amikor elvették ezeket, és még a paraván mögött kell lenniük.
pic-tile =
    .aria-label = { $tile }. terméslapka, a bal felsőtől az óramutató járása szerint: { pic-quarters }
    .about = Tedd bármelyik szabad mezőre. Minden rajta lévő nyersanyagból begyűjtöd a négyzeteit, és mindazokat, amelyek láncban hozzájuk kapcsolódnak.
pic-tile-none =
    .aria-label = { $tile }. terméslapka: nincs
    .about = Az itt lévő lapka már a táblán van. A kör végén új érkezik a helyére.
pic-turn =
    .aria-label = { $tile }. terméslapka { $turn } fokkal elforgatva: { pic-quarters }
    .about = Ezt válaszd, ha így elforgatva akarod letenni a lapkát.
pic-shipment =
    .aria-label = Szállítmány, még megvan
    .about = Játszmánként egyszer kijátszhatod lapka helyett. Válassz egy nyersanyagot: abban a körben négy ilyen négyzetnek számít, és a láncai is érnek. Utána felfordul, és az marad, ami valójában.
pic-shipment-used =
    .aria-label = Szállítmány, elhasználva
    .about = Játszmánként csak egyszer játszható ki.
pic-ship =
    .aria-label = Szállítmány, legyen { pic-colour }
    .about = Ezt válaszd a szállítmány kijátszásához: ebben a körben négy ilyen négyzet ({ pic-colour }), és a láncaik is érnek.
pic-building =
    .aria-label = { pic-colour } { $number }
    .about = Színével felfelé { $number } számú telekre kerülhet, { $number } egységért; lefelé bármelyik telekre, annak az áráért. Ezzel kell fizetni: { pic-colour }, most { $left } van belőle.
pic-corner =
    .aria-label = A tábla sarka
    .about = Nem mező: ide nem kerül semmi.
pic-track =
    .aria-label = Nyersanyagskála
    .about = Minden jelölő azt mutatja, mennyi maradt a nyersanyagából ebben a körben; a pontozott nyom azt, mennyi fogyott el. A következő körre semmi sem marad.
pic-lit =
    .aria-label = Begyűjtve: { pic-colour }
    .about = Az utolsó lapka gyűjtötte be ezeket a négyzeteket.
pic-ways =
    .aria-label = { $tile }. terméslapka, elforgatva
    .about = Válaszd a négy közül azt, ahogyan le akarod tenni a lapkát.
pic-medal =
    .aria-label = { $place }. hely
    .about = Több pont az előbbre való; döntetlennél a kevesebb üres telek (itt { $empty }), aztán a kevesebb megmaradt épület (itt { $left }).
pic-waits =
    .aria-label = Az asztal erre vár: { $player }
    .about = { $phase ->
        [place] Terméslapkát vagy szállítmányt kell kijátszania.
        [build] { $player } annyit építhet, amennyit a termés megenged.
        [share] { $player } egyszer építhet a maradékból ebben a körben.
       *[draw] { $player } minden 0-n álló jelölőért húz egy épületet.
    }
pic-pennant =
    .aria-label = Soron van: { $player }
    .about = Akinél a zászló van, az teszi le a kör lapkáját, ő épít először, és ő húz épületeket, ha már mindenki épített.

## What bots are called at the table, by how well they play
bot-easy = Jövevény { $number }
bot-medium = Telepes { $number }
bot-hard = Építőmester { $number }
bot-expert = Polgármester { $number }
