# Amit a leckék mondanak: lesson-LECKE egy cím, lesson-LECKE-LÉPÉS egy lépés. Legfeljebb két mondat és 40 szó.

## The coach, when a phase first comes up in a real match
coach-place = Úgy tedd le a lapkát, hogy a színei minél több azonoshoz érjenek. Minél többet gyűjtesz, annál többet építhetsz; de amit meghagysz, abból a többiek építenek.
coach-build = A telek a számába kerül, az épület színéből fizetve; egy szín első épülete után a többinek mellette kell állnia. Passzolj, ha megépítetted, amit akartál.
coach-share = Nem te vagy soron, de építhetsz abból, ami megmaradt. Ezért semmit sem húzol, így csak azt építsd meg, ami a tervedbe illik.
coach-draw = Minden 0-n álló jelölőért húzol egy épületet: az elsőt a kínálatból, a többit onnan vagy a zsákból.

## The lessons
lesson-goal = Mivel lehet győzni
lesson-goal-village = Ez a te falud. Minden teljes sora és oszlopa telepeseket vonz, és a végén az győz, akinek a legtöbb van.
lesson-goal-gap = Az első oszlopból egyetlen épület hiányzik, itt. Ha megtelik, 5 telepest ér.
lesson-goal-build = Válaszd ki az épületeid közül a 4-es búzát, aztán az üres telket, és építsd színével felfelé, mert mindkettő száma 4. A telek 4 búzába kerül, és épp ennyit gyűjtöttél be.
lesson-goal-not-there = Szabályos, de az első oszlop hiányos marad. Vond vissza, és tedd a 4-es búzát színével felfelé az a4 telekre.
lesson-goal-face-down = Ettől megtelik az oszlop, de színével lefelé: 5 telepes. Vond vissza, és építsd a 4-es búzát színével felfelé: ugyanannyiért kétszer annyit hoz.
lesson-goal-doubled = 10 telepes, nem 5! Az oszlop mind a hat épülete színével felfelé áll, és ilyenkor a vonal duplán számít.
lesson-goal-worth = A széleken álló számok mondják meg, mit hoz egy vonal: a sorok fentről lefelé 6-tól 1-ig, az oszlopok 5, 4, 3, 4 és 5. A hiányos vonal semmit sem hoz.
lesson-goal-wins = Ezen a táblán számolja mindegyik falu a telepeseit. Ennyi az egész cél: teljes vonalak, ahol csak lehet, színükkel felfelé.

lesson-turn = Egy kör
lesson-turn-tiles = Új játszma. A köröd a két terméslapkád egyikével kezdődik; a többiek nem látják őket.
lesson-turn-signs = A zászló mutatja, kié a kör, a mellette álló jel pedig azt, mire vár az asztal: lapkára, épületre vagy húzásra.
lesson-turn-spaces = Ez a szám azt mutatja, hány mező szabad még a táblán. Amikor csak egy marad, vége a játszmának.
lesson-turn-lay = Válaszd a három búzás lapkát így elforgatva, aztán ezt a mezőt. A búzának az ott lévő, nyomtatott búzához kell érnie.
lesson-turn-elsewhere = Így ennyit gyűjtenél be. Vond vissza: ez a lecke a c2 mezőről folytatódik, 4 búzával és 1 fával.
lesson-turn-gathered = A lapkád minden színéből megkapod a négyzeteit, és az összes hozzájuk kapcsolódó azonos színűt: 3 + 1 búzát és 1 fát.
lesson-turn-build = Egy szín első épülete bárhol állhat: tedd a 4-es búzát a 4. sor közepére. Színével felfelé áll, mert az épület száma megegyezik a telekével.
lesson-turn-not-there = Szabályos lépés. De vond vissza, és a 4-es búzát színével felfelé a 4. sor közepére építsd.
lesson-turn-price = A telek a saját számába kerül, az épület színéből: 4 búzába, és több nem is maradt. Hogy ez miért jó, mindjárt kiderül.
lesson-turn-stop = 1 fa az 1. sor egy telkére elég, és ott a fád csak színével lefelé állhatna. Hagyd abba: amit meghagysz, abból a többiek építhetnek.
lesson-turn-face-down = Lehet: színével lefelé állna. De vond vissza: sem a sora, sem az oszlopa nem számíthatna már duplán, és a 2-es meg a 6-os fának akadhat még jobb telek.
lesson-turn-first-draw = A másik játékos semmit sem épített belőle. Három jelölő áll 0-n, tehát három épületet húzol, az elsőt a kínálatból: legyen az 5-ös búza, az jól illik majd a búzád mellé.
lesson-turn-takes-another = Ez is jó épület. De vond vissza, és válaszd az 5-ös búzát: a 4-es búzád fölötti telekre illik majd.
lesson-turn-draw = Innentől a zsák is nyitva áll: meglepetés, amit csak te látsz. Végy, ahonnan akarsz.
lesson-turn-last-draw = Még egyet.
lesson-turn-screen = Minden falu alatt ott a paravánja. Megmutatja a többieknek, hány épületed és lapkád van, és azoknak a számát, amelyeket láttak elvenni a kínálatból.
lesson-turn-done = Új lapkát is húztál; a fa, amely senkinek sem kellett, elveszett, és jön a következő kör. Letenni, begyűjteni, építeni, megosztani, húzni: ilyen New Havenben minden kör.

lesson-chains = Mit gyűjt be egy lapka
lesson-chains-two = Egy másik játszma: ezeken a lapkákon két búzalánc fekszik, az egyik 3, a másik 4 négyzetből. A négyzetek az oldalukkal kapcsolódnak össze; a sarok nem számít.
lesson-chains-join = A lapka bármelyik szabad mezőre kerülhet, tetszés szerint elforgatva, és semminek sem kell illeszkednie. Válaszd a három búzásat így elforgatva, és kösd össze a két láncot.
lesson-chains-joins-less = Szabályos lépés, de kevesebb búzát hoz. Vond vissza, és tedd a három búzás lapkát a c3 mezőre, hogy mindkét lánchoz érjen.
lesson-chains-ten = 3 négyzet a lapkádon, 3 alatta és 4 tőle jobbra: 10 búza! A fa nem ér másik fához, így az csak 1.
lesson-chains-build = Most tedd az 5-ös búzát a d5 telekre, az ott álló búza fölé.
lesson-chains-not-there = Ez is szabályos. De vond vissza, és építsd az 5-ös búzát színével felfelé a d5 telekre.
lesson-chains-lost = Maradt 5 búza, és már csak színével lefelé építhetnél belőle: a többiek még használhatják, aztán elvész. Nem mindig a legnagyobb termés a legjobb.

lesson-village = Hol állhatnak az épületek
lesson-village-column = Egy másik játszma: az „e” oszlopból két épület hiányzik, itt, és épp begyűjtöttél 5 juhot. Ez mindkettőre elég.
lesson-village-beside = Juh már áll a faludban, ezért az újnak oldalával érintkeznie kell eggyel. Építsd a 2-es juhot az e2 telekre, a juhod fölé.
lesson-village-not-beside = Megteheted. De vond vissza: az 5 juhod épp elég az „e” oszlopra, és először a 2-es juh jön, színével felfelé az e2 telken.
lesson-village-not-up = Így is megtelik a telek, de színével lefelé. Vond vissza: a 2-es juh ugyanannyiért színével felfelé állhat ott, és a 2. sor még duplán számíthat.
lesson-village-down = Az e3 telken színével felfelé csak 3-as juh állhatna, és olyanod nincs. Építsd oda az 1-es juhot színével lefelé: ehhez bármelyik szám jó, és 3-at fizetsz, a telek számát.
lesson-village-not-down = Ettől nem telik meg az „e” oszlop. Vond vissza, és építs egy juhot színével lefelé az e3 telekre.
lesson-village-once = Az „e” oszlop megtelt, de egy épülete színével lefelé áll: egyszer számít, 5 telepes. Ez a 10-nek a fele, de sokkal jobb, mint a semmi.
lesson-village-colour = Lefordítva is juh marad, és további juhok állhatnak mellé. De így már a 3. sor sem számíthat duplán.

lesson-share = A bőség megosztása
lesson-share-left = Egy másik játszma, és a másik játékos van soron: letett egy lapkát és épített, és maradt 1 kő. Most a többieknek egy-egy alkalmuk van építeni belőle, ameddig futja.
lesson-share-take = A saját faludban építesz, ugyanazokkal a szabályokkal és ugyanannyiért. Tedd az 1-es követ az 1. sorban álló kő mellé.
lesson-share-not-taken = Megteheted. De vond vissza, és építsd az 1-es követ színével felfelé a b1 telekre.
lesson-share-gift = Ezután a másik játékos húzott, te nem: csak az húz, akié a kör. Mivel elhasználtad az utolsó követ, három épület helyett négyet: most 11 van nála.
lesson-share-lay = Te jössz. Tedd le a három búzás lapkát így elforgatva: 4 búzát és 2 fát gyűjtesz be.
lesson-share-elsewhere = Ez ennyit hozna. Vond vissza: ez a lecke a c2 mezőről folytatódik, 4 búzával és 2 fával.
lesson-share-build = Tedd a 4-es búzát az a4 telekre, az 5-ös búzád alá. Minden búzádba belekerül.
lesson-share-not-there = Ez is szabályos. De vond vissza, és építsd a 4-es búzát színével felfelé az a4 telekre.
lesson-share-leave = 2 fa az 1. és a 2. sorra elég, ahol a fád csak színével lefelé állhatna. Passzolj, és nézd meg, mit kezd vele a másik játékos.
lesson-share-not-passed = Építhetsz fát színével lefelé. Most vond vissza, és hagyd a másik játékosnak.
lesson-share-four = Épített a fádból, és a jelölője 0-ra került. Így most három épület helyett négyet húzol: a megosztás nem feltétlenül veszteség.

lesson-shipment = A szállítmány
lesson-shipment-unseen = Egy másik játszma: a szállítmányod olyan lapka, amelyet senki sem látott, még te sem. Játszmánként egyszer kijátszhatod terméslapka helyett.
lesson-shipment-play = Egy körig négy négyzet a választott színből. Válaszd a fát, és tedd a táblán lévő fa mellé.
lesson-shipment-elsewhere = Szabályos lépés. De vond vissza, és játszd ki a szállítmányt fának a d6 mezőre.
lesson-shipment-eight = A 4 négyzete és mellette a 4-es lánc: 8 fa. A másik három jelölő 0-n marad, tehát három új épület biztos.
lesson-shipment-five = Tedd az 5-ös fát az a5 telekre, a 4-es fád fölé.
lesson-shipment-three = A 3-as fát pedig az a3 telekre, a 4-es fa alá: 5 meg 3 az 8, így semmi sem marad.
lesson-shipment-not-there = Szabályos lépés. De vond vissza: az 5-ös fa az a5, a 3-as fa az a3 telekre való, mindkettő színével felfelé.
lesson-shipment-that-next = Ez jön ezután, és a sorrend mindegy. Most mégis vond vissza, és kezdd az 5-ös fával az a5 telken.
lesson-shipment-draw = Mind a négy jelölő 0-n áll, tehát négy épületet húzol. Az elsőt, mint mindig, a kínálatból.
lesson-shipment-three-more = Még hármat, a zsákból vagy a kínálatból.
lesson-shipment-two-more = Még kettőt.
lesson-shipment-one-more = És az utolsót.
lesson-shipment-turned = A kör végén a szállítmány felfordul, és az a lapka marad, ami valójában. Helyette nem húzol újat: megvan még a két terméslapkád.

lesson-end = Hogyan ér véget
lesson-end-last = Új játszma: te vagy a második játékos, narancssárgával, és ez a tizedik, utolsó köröd. Két mező szabad; amikor csak egy mező marad, azzal a körrel vége a játszmának.
lesson-end-behind = Neked 6 telepesed van, a másik játékosnak 17. De egyetlen épület az e4 telken egyszerre tenne teljessé egy sort és egy oszlopot.
lesson-end-lay = Tedd ezt a lapkát az e6 mezőre úgy, hogy a juhai az alatta lévőkhöz érjenek. 4 juhra van szükséged.
lesson-end-elsewhere = Szabályos lépés. De vond vissza, és gyűjts be pontosan 4 juhot az e6 mezőn.
lesson-end-build = Most tedd a 4-es juhot az e4 telekre, az 5. sorban álló juh alá.
lesson-end-not-there = Vond vissza: ha a 4-es juh színével felfelé áll az e4 telken, az „e” oszlop duplán számít.
lesson-end-points = A 4. sor 4-et hoz, mert egy része lefordítva áll. Az „e” oszlop végig színével felfelé áll, és 10-et hoz: 20:17-re győzöl!
lesson-end-level = Az utolsó körben senki sem húz. Ha a telepesek száma egyenlő, a kevesebb üres telek dönt, aztán a paraván mögött maradt kevesebb épület; ha ez is egyenlő, közös a győzelem.

lesson-plan = Mire figyelnek a jó játékosok
lesson-plan-hand = Az utolsó játszma: előbb az épületeidet nézd, csak aztán a táblát. Az 5-ös fa teljessé tenné a falud „e” oszlopát, végig színével felfelé, az 1-es juh pedig, színével lefelé, a 2. sort.
lesson-plan-exact = A tábla b3 mezője 12 négyzetet hozna, de neked csak 5 fa és 2 juh kell. Tedd ezt a lapkát a d4 mezőre: jobb az a termés, amelyet mind felhasználsz, mint a nagy.
lesson-plan-inexact = Ez nem 5 fa és 2 juh: ami sok, az a többieket segíti, ami hiányzik, az üres telket hagy. Vond vissza.
lesson-plan-up = Tedd az 5-ös fát az e5 telekre: az „e” oszlop megtelik, és duplán számít.
lesson-plan-down = A 2. sorban már állnak épületek színükkel lefelé, így még egy nem árt. Építsd az 1-es juhot színével lefelé az a2 telekre: a 2. sor megtelik, és 2 telepest hoz.
lesson-plan-row-two = Szabályos lépés. De vond vissza: a 2 juhod épp elég az a2 telekre, és a 2. sor többet hoz, mint az 1.
lesson-plan-not-there = Szabályos lépés. De vond vissza: az 5-ös fa színével felfelé az e5 telken 10 telepest hoz.
lesson-plan-that-next = Ez jön ezután, és a sorrend mindegy. Most mégis vond vissza, és kezdd az 5-ös fával az e5 telken.
lesson-plan-draws = A többieknek semmi sem marad, te pedig négy épületet húzol. Több épület: több választás minden következő körben.
lesson-plan-rows = Minden sorba öt épület kell, de a 6. sor hatszor annyit hoz, mint az 1. sor. Az oszlopok közül a két szélső hozza a legtöbbet.
lesson-plan-others = És figyeld a táblát: a hosszú láncból mindenki gyűjt. Tarts ilyen színű épületeket, vagy zárd el egy lapkával.
lesson-plan-match = Most már mindent tudsz New Havenről. A tábla másik oldala és néhány változat várhat: előbb játssz egy igazi játszmát egy könnyű ellenféllel.
