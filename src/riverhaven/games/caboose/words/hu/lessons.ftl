# Amit a leckék mondanak: lesson-LECKE egy cím, lesson-LECKE-LÉPÉS egy lépés. Legfeljebb két mondat és 40 szó.

## The coach, when a phase first comes up in a real match
coach-bid = Aki a legtöbbet ígéri, elsőként választ istent; aki elsőnek passzol, nem fizet. 1–3 florin bőven elég egy istenért, akit nagyon akarsz.
coach-god = A szám megmondja, mikor lépsz, az erő pedig, hogy mi megy jobban ebben a fordulóban. Nézd meg a lapjaidat: mit kezdesz velük?
coach-take = E lapok egyike a tiéd. A vonatok városokat hódítanak; az épület akkor jó, ha van hozzá gyümölcs, a gyümölcskártya pedig akkor, ha hiányzó gyümölcsöt mutat.
coach-gift = Hórusz ingyen kínálja az egyik nyílt városkártyát. Olyan várost végy, ahol vasutat vagy házat építenél, vagy ahová szállíthatsz.
coach-act = A vasút városokat hódít, a szállítás florint hoz, az épület és a piramis azonnal pontot ad. Ha kevés a városkártyád, húzz.
coach-line = A vonataid a vonal mindkét városában számítanak. Egy üres vonalon gyakran egyszerre mindkettőben te leszel az első.
coach-origin = Több városban is van ilyen gyümölcs, és mind ugyanannyit fizet. Onnan vidd el, ahol egy ellenfélnek kellene, vagy ahol üres várost szeretnél egy piramisnak.
coach-source = Válaszd ki, honnan jöjjön az egyes gyümölcs. A kocka nem kerül semmibe, de az elhasznált gyümölcskártya a végén már nem számít.
coach-discard = Több lapod van, mint amennyit ez a játszma megenged. Attól válj meg, amelyikre legkésőbb lesz szükséged.

## The lessons
lesson-goal = Mivel lehet győzni
lesson-goal-railway = Vasúttársaságod van a Nílus mentén, két másik ellen. Az utolsó forduló után a legtöbb pont győz; neked eddig 2 van.
lesson-goal-pyramid = Szerezd meg az első pontjaidat: válaszd a 8-as piramist 16 florinért, az értéke kétszereséért, aztán Héliopolisz városát. Csak a gyümölcs nélküli városok világítanak, mert piramis csak oda kerülhet.
lesson-goal-another = Ezt is lehet. De vond vissza, és a 8-as piramist tedd Héliopoliszba: mindjárt kiderül, miért.
lesson-goal-points = Még 8 pont! Héliopolisz száma, a tekintélye is nőtt 8-cal, 16-ra.
lesson-goal-now = Fent, a neved mellett ez áll: 10 → 34. 10 pontod van, és 34 lenne, ha most jönne a végső értékelés; ezt mutatja a zászló is.
lesson-goal-cities = A végén minden város annak fizeti ki a tekintélyét, akinek a legtöbb vonata van a várost érintő vonalakon. Héliopolisznál az egyetlen vonat másé.
lesson-goal-track = Változtass ezen a második akcióddal. Válaszd a két vonatos vonatkártyádat és a Dendera városkártyát, amely megmondja, hol építesz vasutat.
lesson-goal-cards = Ezt is lehet. De vond vissza, és válaszd a két vonatot meg a Dendera városkártyát.
lesson-goal-line = Dendera melyik vonala legyen? Amelyik a sivatagon át Héliopoliszba visz.
lesson-goal-elsewhere = Ott a vonataid nem jutnának el Héliopoliszba. Vond vissza, és válaszd a sivatagi vonalat.
lesson-goal-lead = Két vonat egy ellen: Héliopolisz most neked fizetné a 16 pontját. A vonatok a vonal mindkét városában számítanak, így Denderában is te vezetsz.
lesson-goal-wins = Most a zászló 54-et mutat: utolsóból első lettél! A legtöbb pontot a városok adják.

lesson-auction = Az árverés és az istenek
lesson-auction-turn = Új játszma, négyen. 7 fordulóból áll (hárman 8-ból, öten 6-ból), és mindegyik árveréssel kezdődik: ki választhat elsőként istent?
lesson-auction-signs = A macska a kezdőjátékosnál ül, aki először licitál. A lámpa annál áll, akinek most döntenie kell: ez te vagy.
lesson-auction-bids = Ketten licitáltak, 2 és 3 florint, egyikük passzolt. Aki passzol, kiszáll, és az utolsó még szabad helyet kapja.
lesson-auction-bid = Licitálhatsz 3-nál többet, vagy passzolhatsz. Licitálj 4 florint.
lesson-auction-another = Szabályos lépés. De vond vissza, és licitálj 4-et: ennyi elég az első helyhez.
lesson-auction-whole = A többiek passzolnak, így te választasz elsőként. Az árverés két utolsó résztvevője a teljes licitjét fizeti: te 4 florint, a második 3-at.
lesson-auction-half = Akik előbb passzoltak, a felét fizetik, felfelé kerekítve: a 2-es licit 1 florin. De aki legelőször passzolt, nem fizet semmit.
lesson-auction-number = Az isten száma megmondja, mikor lépsz: a kis számok előbb. Az ereje erre a fordulóra a tiéd; mindegyiket megismered majd ott, ahol számít.
lesson-auction-god = Ptah 5 florinnal olcsóbbá teszi a vasutat: első fordulóra éppen jó. Válaszd őt.
lesson-auction-next-time = Jó isten ő is, majd egy másik fordulóban. Vond vissza: vasutat akarunk építeni, és az Ptahhal olcsó.
lesson-auction-order = Mindenki választott, és a te 4-esed a legkisebb szám: te lépsz először.
lesson-auction-next = A legnagyobb szám lép utoljára, itt Thot 7-ese. Akié, az kezdi a következő árverést.

lesson-track = Két akció
lesson-track-kinds = Mielőtt lép, mindenki elvesz egyet a nyílt árveréskártyákból, Thot istennel akár kettőt. A vonat és az épület a kezedbe kerül, amit csak te látsz; a gyümölcskártya nyíltan eléd.
lesson-track-take = Vedd el a három vonatos vonatkártyát.
lesson-track-another-card = Ez is jó lap. De vond vissza, és válaszd a három vonatot.
lesson-track-actions = Most két akciód van, akár kétszer ugyanaz: vasút, épület, szállítás, új gyümölcs, piramis vagy városkártyák húzása. Szinte mindegyikhez városkártyát játszol ki, amely megmondja, hol történik.
lesson-track-track = Építs vasutat: válaszd a három vonatot és az Alexandria városkártyát. A 3-as 10 florin, a 2-es 7, az 1-es 4; Ptahhal most csak 5-öt fizetsz.
lesson-track-later = Ezt is lehet. De vond vissza: előbb jön a három vonat és Alexandria.
lesson-track-line = Mindhárom egy csoportban kerül egyetlen vonalra, amely Alexandriát érinti. Válaszd a Gízába vezető vonalat.
lesson-track-elsewhere = Az is jó lenne. De vond vissza, és válaszd a Gízába vezető vonalat.
lesson-track-both = Most mindkét városban te vezetsz, Alexandriában és Gízában is. A két kártya elfogyott.
lesson-track-room = Egy vonalon két játékosnak van helye, egy-egy csoporttal, és a csoport sosem nő. Mindenki gyümölcse utazhat rajta.
lesson-track-draw = A második akcióddal húzz városkártyákat: elveszel egy nyíltat, például Avariszt, és megkapod a pakli felső lapját is.
lesson-track-not-yet = Ezt is lehet. De vond vissza, és húzz: városkártyák nélkül alig tehetsz valamit.
lesson-track-done = Két új városkártyád van. Most a többiek lépnek, isteneik sorrendjében; aztán új forduló kezdődik, újabb árveréssel.

lesson-ship = A gyümölcs pénz
lesson-ship-card = Egy másik játszma, a második fordulójában: a gyümölcs pénzt hoz. E lap szerint Amarna 7 florint fizet egy kókuszért, vagy 9-et egy áfonyáért, ha másik városból jön, megépült vonalakon.
lesson-ship-gift = Előbb az istened, Hórusz ad egy nyílt városkártyát, ami nem kerül akcióba. Vedd el Avariszt: 9-et fizet egy málnáért.
lesson-ship-another-gift = Ez is hasznos lap. De vond vissza, és válaszd Avariszt, amely málnát kér.
lesson-ship-way = Most Amarna: Memphiszben van egy áfonya, és vonal vezet onnan oda. Nem a tiéd, de a gyümölcs ingyen utazik minden megépült vonalon, bármilyen messzire.
lesson-ship-ship = Szállítsd el: válaszd az Amarna városkártyát, aztán a piacon az áfonyát.
lesson-ship-not-now = Ezt is lehet. De vond vissza, és szállítsd az áfonyát Amarnába.
lesson-ship-market = Megkaptad a kártya árát és a piaci értéket: 9 + 0. Ezután az áfonya 1-gyel lejjebb ment, a kókusz, a kártya másik gyümölcse pedig 1-gyel feljebb.
lesson-ship-others = A többiek pontot kaptak: 1-et minden amarnai vonatukért, és 1-et minden áfonyáért a gyümölcskártyáikon. Ez itt 2 és 1 pont.
lesson-ship-set = Széth istennel a többiek nem kaptak volna semmit, helyettük a saját ottani vonataid fizettek volna neked. Hápival minden szállítás 4 florinnal többet hoz.
lesson-ship-again = Most szállíts málnát Avariszba. A piacon +2-n áll, így 9 + 2 florint kapsz.
lesson-ship-pays-less = Ez kevesebb florint hoz. Vond vissza, és szállíts málnát Avariszba.
lesson-ship-money = 20 florin két akcióval! Licitre, vasútra és piramisra költheted; a végén három florin egy pont.

lesson-build = Épületek
lesson-build-card = Egy másik játszma, és egy városháza a kezedben. Egy kókuszba és egy áfonyába kerül, 7 pontot ér, és végleg 2-vel növeli a városa tekintélyét.
lesson-build-fruit = A gyümölcs lehet magában a városban, vagy bármelyik városban, amelyet megépült vonalak kötnek hozzá. Ez a kettő Héliopolisszal van összekötve.
lesson-build-build = Építsd meg Héliopoliszban: válaszd a városházát, aztán a Héliopolisz városkártyát.
lesson-build-another = Ezt is lehet. De vond vissza, és építsd meg a városházát Héliopoliszban.
lesson-build-coconut = Honnan jöjjön a kókusz? A gyümölcskártyád is adhatná, de a gyümölcskártyák a végén pontot érnek: vedd a gízait.
lesson-build-keep-it = Így a kártya odalenne, és a rajta maradó kókusz Héliopoliszba kerülne. Vond vissza, és használd a gízait.
lesson-build-blueberry = És az áfonya? Vedd az avariszit, egy másik játékos vonalán át.
lesson-build-keep-this = Így a kártya odalenne, és a rajta maradó málna Héliopoliszba kerülne. Vond vissza, és használd az avariszit.
lesson-build-points = 7 pont a városházáért, és még 3 Imhoteptől, az istenedtől; Héliopolisz tekintélye most 11. A piramisok is 6 florinnal olcsóbbak neked: ezért alacsony most az áruk.
lesson-build-market = A két gyümölcs visszakerült a készletbe, és mindkét gyümölcs 1-gyel feljebb ment: ami elfogy, megdrágul.
lesson-build-others = A többiek 1 florint kapnak minden vonatukért, amely ott áll: ez a játékos 3-at. Ezért ott építs, ahol kevés vonatuk van.
lesson-build-types = A végén az épületeid együtt is pontot érnek: 1, 3, 6, 10 vagy 15 pontot egy, két, három, négy vagy öt különböző típusért.

lesson-pyramid = Új gyümölcs és piramisok
lesson-pyramid-bes = Egy másik játszma: Bész istennel kettő helyett három akciód van. És van egy gyümölcskártyád két kókusszal: hadd teremjenek meg.
lesson-pyramid-produce = Termelj gyümölcsöt: válaszd a Szakkara városkártyát, aztán a két kókuszos gyümölcskártyát.
lesson-pyramid-grow = Ezt is lehet. De vond vissza, és előbb termeld meg a kókuszokat Szakkarában.
lesson-pyramid-grown = Mindkettő a készletből jött, és mindegyikért 1-gyel lejjebb ment a kókusz a piacon. A kártyák elfogytak.
lesson-pyramid-ship = Most már bárki használhatja őket, de te vagy az első: szállíts egyet Abüdoszba. Az 9-et fizet, mínusz 1-et a piac miatt.
lesson-pyramid-sell = Szükséged lesz a florinokra. Vond vissza, és szállíts egy kókuszt Abüdoszba.
lesson-pyramid-pyramid = Most kifizetheted a legnagyobb piramist, az értéke kétszereséért: 20 florinért. Városkártya nem kell hozzá, csak gyümölcs nélküli város: válaszd Avariszt, ahol te vezetsz.
lesson-pyramid-another = Ezt is lehet. De vond vissza, és a 10-es piramist tedd Avariszba.
lesson-pyramid-prestige = Azonnal 10 pont, és Avarisz tekintélye 9-ről 19-re nőtt. A végén azé lesz, akinek ott a legtöbb vonata van, és ez eddig te vagy.
lesson-pyramid-closed = Mostantól Avariszban senki sem építhet, oda senki sem szállíthat, és ott senki sem termelhet. Vasút még épülhet, és a gyümölcs áthaladhat rajta.

lesson-end = A végső pontozás
lesson-end-last = Egy másik játszma utolsó fordulója, és az utolsó akciója a tiéd. Nézzük, mi ér majd pontot.
lesson-end-city = Először a városok: Memphisz tekintélye 20. A várost érintő vonalak minden vonata számít: a te 5 vonatod a legtöbb, ez 20 pontot kap, a második a felét.
lesson-end-places = Itt ketten másodikak, és osztoznak: 5-5 pont. A fél pontokat felfelé kerekítjük; négy vagy öt játékosnál a harmadik is kap, a második felét.
lesson-end-sets = Aztán egy–öt különböző gyümölcs a gyümölcskártyáidon: 2, 5, 9, 14 vagy 20 pont. És egy–öt épülettípus: 1, 3, 6, 10 vagy 15 pont.
lesson-end-florins = Három florin egy pont, így a 15 florinod csak 5 pont. Összesen 91 ponttal utolsó lennél.
lesson-end-track = Inkább költsd el! Válaszd a három vonatot és az Alexandria városkártyát: csak a Gízába vezető vonalán van hely, így oda kerülnek.
lesson-end-too-little = Ez kevesebbet hozna. Vond vissza, és játszd ki a három vonatot Alexandriával.
lesson-end-giza = Három vonattal te vagy az első Gízában és Alexandriában: 16 és 6 pont.
lesson-end-won = 109 pont a 103 és a 99 ellen: győztél! Egyenlőségnél a több florin döntött volna.

lesson-well = Mire figyelnek a jó játékosok
lesson-well-plan = A szabályokat már tudod; most egy másik játszma egy fordulója, ahogy a jó játékosok játsszák. Előbb nézd meg a lapjaidat: két vonat és kétszer Amarna.
lesson-well-pass = Olcsó vasutat akarsz, tehát Ptahot; a többiek aligha őt választják. Ne fizess az első választásért: passzolj.
lesson-well-too-dear = Három florin egy pont, és az első választásra nincs szükséged. Vond vissza, és passzolj.
lesson-well-god = Ptah még szabad, és nem fizettél semmit. Válaszd őt.
lesson-well-other-god = Vasutat akarsz építeni. Vond vissza, és válaszd Ptahot.
lesson-well-paid = A többiek léptek, és egyikük Gízába szállított: egy pont az ottani vonatodért. A vonatok folyton fizetnek.
lesson-well-take = A vonatok városokat hódítanak, a városok pedig játszmákat nyernek. Vedd el ezt a kettőt későbbre.
lesson-well-other-card = Egy új gyümölcs is jó, de a vonatok többet hoznak. Vond vissza, és válaszd a két vonatot.
lesson-well-track = Most építs vasutat Amarnánál két vonattal, mindössze 2 florinért.
lesson-well-other-track = Vond vissza, és válaszd a két vonatot meg azt az Amarnát, amelyik citromot kér. A másik Amarna mindjárt kelleni fog.
lesson-well-line = Üres vonalat keress két olyan város között, ahol első leszel. Memphiszben, amely 15-öt ér, a többieknek csak egy-egy vonatuk van.
lesson-well-other-line = Nem rossz, de Memphisz többet ér. Vond vissza, és válaszd a Memphiszbe vezető vonalat.
lesson-well-ship = Most már vonalak kötik össze Gízát Amarnával: szállítsd el az áfonyát. Amarnában csak neked vannak vonataid, így más nem kap semmit.
lesson-well-other-ship = Ez neked kevesebbet hoz, vagy a többieknek többet. Vond vissza, és szállítsd az áfonyát Amarnába.
lesson-well-well = 38-ról 60-ra, miközben a többiek visszaestek! Ilyen vonalat keress minden fordulóban.
lesson-well-hints = Végy korán vonatokat, és olyan gyümölcskártyát, amelynek gyümölcse még hiányzik. Tarts meg florint vasútra, és az utolsó fordulóban ne húzz lapot.
lesson-well-play = Ennyi az egész. Most játssz egy igazi játszmát: egy segítő szól, ha valami új jön, ameddig csak szeretnéd.
