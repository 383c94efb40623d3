player = { $number }. játékos
unknown-language = Nincs „{ $language }” nyelv; ezek vannak: { $allowed }.
unknown-gear = RIVERHAVEN_GEAR értéke „{ $gear }”; ezek lehetnek: { $allowed }.
unknown-game = Nincs „{ $game }” játék; ezek vannak: { $allowed }.
which-game = Melyik játék legyen?
which-game-again = Ezek közül választhatsz: { $allowed }.
broken-game = Ez a játék nem tölthető be: „{ $game }”. { $why }.
wrong-seats = { $game }: { $seats } játékossal nem játszható; ennyivel igen: { $allowed }.
no-such-seat = Nincs { $seat }. hely; a helyek számozása 0-tól { $last }-ig tart.
wrong-seed = A mag 0 és 2^128 - 1 közötti egész szám, nem { $seed }.
wrong-count = A játszmák száma egész szám 0-tól felfelé, nem { $count }.
unknown-policy = Nincs „{ $policy }” nevű stratégia; ezek vannak: { $allowed }.
wrong-moves = { $count } lépés kell, minden játszmához egy: számok 0 és { $last } között.
unknown-option = { $game }: nincs „{ $option }” beállítás; ezek vannak: { $allowed }.
wrong-option = A „{ $option }” beállítás nem lehet { $value }; ezek lehetnek: { $allowed }.
no-such-move = Nincs „{ $move }” lépés; a lépések: { $kinds }.
move-without-seat = Nem azzal a hellyel kezdődik, amelyik lépi.
match-over = A játszma véget ért.
not-your-turn = Most nem ez a hely következik: { $seat }. Az asztal erre vár: { $waiting }.
nothing-to-undo = Nincs visszavonható lépés.
not-json = Ez nem JSON: itt akad el: { $line }. sor, { $column }. oszlop.
not-a-save = Ez nem mentett játszma: nincs benne a játék, a szabályok, a helyek, a beállítások, a mag és a lépések.
wrong-save = Ez nem mentett játszma: { $why }.
truncated-save = A mentés { $number } lépés után sérült: a folytatás nem teljes.
illegal-save = A mentés { $number }. lépése ({ $move }) szabálytalan: { $why }
other-rules = { $game }: ezt a játszmát a szabályok { $saved }. változatával játszották, itt viszont { $known } a változat száma.
position-unknown-field = Az állásnak nincs „{ $field }” mezője; ezek vannak: { $allowed }.
position-missing-field = Az állásból hiányzik egy mező: „{ $field }”.
position-shape = Ebben a mezőben { $shape } értéknek kell lennie: „{ $field }”.
position-range = E mező értékei { $low } és { $high } közé essenek: „{ $field }”.
position-value = E mező értéke nem lehet { $value }: „{ $field }”; ezek lehetnek: { $allowed }.
position-impossible = Ez az állás lehetetlen: { $wrong }.
position-stuck = Ez az állás lehetetlen: a következő helynek ({ $seat }) nincs szabályos lépése.
wrong-parts = E fájl alkatrészei nem jók: „{ $file }” ({ $line }. sor). { $why }.
other-parts = Ezt a játszmát más alkatrészekkel játszották; nevezd meg a hozzá tartozó fájlt.
wrong-bots = A botok számai itt nem jók: „{ $file }” ({ $why }).
unknown-bot = Nincs „{ $bot }” gépi játékos; ezek vannak: { $allowed }.
no-gpu = Itt nincs NVIDIA GPU, vagy hiányzik hozzá az illesztőprogram.
not-measured = Ezt nem sikerült megmérni: { $why }
policy-on-gpu = GPU-n „{ $policy }” nem játszhat, és semmi sem rögzíthető; van: { $allowed }.
wrong-line-up = { $bots } botot neveztek meg { $seats } helyre.
no-player = { $bot } nem játékos: kell hozzá egy choose(match, seat, seed) metódus.
no-such-class = Nincs „{ $bot }” nevű bot: { $why }.
bot-plays-nonsense = Ez a bot: „{ $bot }”, ezt akarta lépni: „{ $move }”. { $why }
bot-speaks-nonsense = Ennek a botnak („{ $bot }”) ilyen sorral kellett volna válaszolnia: {"{"}"move": "…"{"}"}, de ezt mondta: { $line }
bot-hangs = Ez a bot { $seconds } másodpercen belül nem válaszolt, ezért leállítottuk: „{ $bot }”.
bot-gone = Ez a bot a játszma vége előtt leállt: „{ $bot }”.
bot-does-not-start = Ez a bot nem indítható el: „{ $bot }”. { $why }.
unknown-reward = Nincs „{ $reward }” jutalom; ezek vannak: { $allowed }.
not-compiled = Sok játszmához egyszerre lefordított botok kellenek (random, greedy, easy, medium, hard), nem ilyenek: { $bots }.
wrong-budget = „{ $budget }” nem jó keret a kereséshez: adj meg másodpercet, például 2s, vagy próbajátszmákat, például 5000.
nothing-to-advise = Ennek a helynek ({ $seat }) most nincs döntenivalója, így nincs mit tanácsolni.
too-few-bots = Az arénához legalább két gépi játékos kell.
other-data = „{ $folder }” más adatait tartalmazza; adj meg egy másik mappát, vagy töröld ezt.
data-written = { $matches ->
    [0] Semmi sem hiányzott innen: { $folder }.
    [one] Egy játszma került ide: { $folder }.
   *[other] { $matches } játszma került ide: { $folder }.
}
wrong-results = Ez a sor nem aréna-eredmény: „{ $file }”, { $line }. sor.
net-damaged = Ez a fájl nem háló, vagy megsérült: „{ $file }”. Helyette a játék saját becslése szolgál.
net-foreign = Ez a háló („{ $file }”) nem ehhez készült: { $game }, { $seats } hely, a mostani számlálással; helyette a játék saját becslése szolgál.
features-wrong = Ebből a játékból még nem lehet tanulni: { $game }: { $why }.
no-training = Ami itt van: „{ $folder }”, az nem folytatható tanítás.
other-training = Itt: „{ $folder }” egy másik tanítás van; adj meg másik mappát, vagy töröld.
no-cluster = Ezen a címen nem válaszol Ray-fürt: „{ $address }”; a `ray start --head` kiírja, hol indult el.
extra-missing = Ehhez a Riverhaven egy olyan része kell, amely nincs telepítve: pip install "riverhaven[{ $extra }]"
wrong-name = Egy játék neve nem lehet „{ $name }”: kisbetűkből, számjegyekből és _ jelből áll, és betűvel kezdődik.
name-taken = Már van valami „{ $name }” néven.
new-game = Új játék készült itt: { $folder }. Így tovább:
    { "  " }pip install --editable { $folder }
    { "  " }riverhaven serve --game { $name } --reload

## Lessons
no-lessons = { $game }: nincsenek leckék.
learn-enter = Enter: tovább, q: kilépés
learn-then = És most egy igazi játszma:
no-such-lesson = { $game }: nincs „{ $lesson }” lecke; ezek vannak: { $allowed }.
no-puzzles = { $game }: nincsenek feladványok.
no-such-puzzle = { $game }: nincs „{ $puzzle }” feladvány; ezek vannak: { $allowed }.
no-such-choice = „{ $move }” nincs a választható lépések között; ezek azok: { $allowed }.
learn-done = Ez a lecke kész: nincs benne több lépés.
learn-not-done = Ez a lecke még nincs kész.
learn-other = Szabályos lépés. Itt viszont mást próbálunk ki: vond vissza, és tedd, amit a lecke kér.

## The terminal
what-to-do = Mit teszel?
not-a-choice = Ezek közül válassz: { $allowed }. Segítség: ?
terminal-help = Írd be az egyik választást vagy az elejét. Továbbá: egész lépés, például „{ $move }”, „back”: újra kérdez, „undo”: visszavonás, „hint”: tanács, „log”: napló, „quit”: kilépés (a játszma mentésre kerül).
undo-revealed = Semmit sem vonhatsz vissza: azóta más is lépett, vagy valami kiderült.
saved = A játszma elmentve. Folytatás:
cannot-read = „{ $file }” nem olvasható: { $why }.
replay-ask = { $ply }/{ $last }. lépés. Enter: tovább, b: vissza, egy szám: oda, q: kilépés.
thinking = Gondolkodom
thinks = { $player } gondolkodik
advice-move = lépés
advice-chance = nyer
advice-points = pont
advice-playouts = próbajátszma
advice-effect = mit tesz

## The analysis of a match
unknown-setting = Nincs „{ $setting }” beállítás. Ezek vannak: { $allowed }.
analysing = Elemzés
verdict-fine = jó
verdict-imprecise = pontatlan
verdict-mistake = hiba
verdict-turning-point = fordulópont
analysis-player = játékos
analysis-course = a győzelem esélye a játszma során
analysis-cost = elajándékozva
analysis-luck = szerencse
analysis-ply = lépés
analysis-verdict = ítélet
analysis-points = pont
analysis-chance = esély
analysis-played = mi történt
analysis-best = az erős bot lépése
analysis-points-line = Pontok forrásonként a játszma negyede, fele, háromnegyede után és a végén

## A match that is shared
share = Megosztás
share-match-html = Az egész játszma egy oldalként, hálózat nélkül is
share-end-svg = A vége képként (SVG)
share-end-png = A vége képként (PNG)
share-turn-svg = Az imént lejátszott kör mozgóképként (SVG)
share-done = Elmentve. Küldd el, akinek szeretnéd.
share-keys = Nyilak: egy lépéssel vissza vagy előre. Home, End: az eleje, a vége. Szóköz: lejátszás vagy szünet.
share-script = Ez az oldal lépésről lépésre mutat be egy játszmát; ehhez JavaScript kell.
share-kind = A fájl nevének vége ez legyen: { $allowed }; nem ilyen: „{ $file }”.
wrong-names = { $names } név van { $seats } helyre.
sharing = A játszma rajzolása

## The server
store-down = Az asztal most nem írható. Küldd el ugyanezt a parancsot kicsit később újra.
unfit = Ez nem illik ahhoz, ami itt tárolva van.
no-such-table = Nincs ilyen asztal.
not-your-seat = Az nem a te helyed.
not-started = A játszma még nem kezdődött el.
already-started = A játszma már elkezdődött.
not-over = A játszma még nem ért véget.
bot-plays-here = Ezen a helyen egy gép játszik; előbb vedd vissza a helyet.
draft-open = Várj: az utolsó lépések a megerősítésig még visszavonhatók.
nothing-to-confirm = Nincs mit megerősítened.
not-in-a-lesson = A leckében nincs mit befejezni; akkor hagyod ott, amikor akarod.
already-resigned = Ez a hely már feladta.
asked-already = Ezt már megkérdezték; várd meg a válaszokat.
replaced-already = Azon a helyen már gép játszik.
paused = A játszma szünetel.
not-paused = A játszma nem szünetel.
no-clock = Ennél az asztalnál nincs óra.
clock-no-undo = Ahol óra jár, ami meg van erősítve, az marad.
rated-no-undo = Értékelt játszmában ami végleges, az marad.
nobody-to-nudge = Az asztal nem vár senki másra.
nudged-already = Hagyj nekik egy percet; utána szólhatsz.
nobody-else-there = Ott nem ül senki más.
players-do-not-whisper = Te itt játszol: amit mondasz, mindenkinek szól az asztalnál.
banned = A szerver gazdája kitiltott téged. { $why }
too-many-tables = Óránként { $most } asztalt készíthetsz; gyere vissza kicsit később.
too-many-reports = Naponta { $most } bejelentést tehetsz.
plan-impossible = Ez a lépés nem lesz lehetséges, amikor rád kerül a sor.
plan-changed = Nem azt tette volna, amit elterveztél.
plan-not-met = Nem következett be, amihez kötötted.
plan-no-condition = Ezt a feltételt senki más lépése nem teljesíthetné.
plan-too-many = { $most } terv elég: előbb vonj vissza egyet.
your-turn-now = Te következel: lépj, nincs mire várni.
host-only = Ezt csak az teheti, aki az asztalt felállította.
no-branch = Ez az asztal nem másik asztalról folytatódik.
removed = Aki ezt az asztalt felállította, másokkal szeretne játszani.
asks-no-more = Már nem szeretne csatlakozni.
too-many-knocks = Óránként { $most } alkalommal kérhetsz bebocsátást; gyere vissza kicsit később.
door-waits = Kérted, hogy csatlakozhass. Amint beengednek, van helyed.
door-declined = Ezúttal másokkal szeretnének játszani.
door-full = Minden hely elkelt, már nem lehet csatlakozni.
door-begun = A játszma nélküled kezdődött el. Nézni nézheted.
door-left = Már senki sem ül itt, aki beengedhetne.
nothing-asked = Most nem kérdeznek tőled semmit.
no-hint = Most nem sikerült tanácsot adni.
analysis-already = Már folyik egy elemzés a kérésedre; várd meg, vagy hagyd el.
no-analysis = Az elemzés megszakadt. Kérd újra.
hint-already = Már kértél tanácsot: éppen gondolkodnak rajta.
share-already = Már készül egy fájl a kérésedre; egy pillanat, és meglesz.
no-share = A fájlt most nem sikerült elkészíteni. Kérd újra.
undo-owner-gone = Olyasvalaki lépését vonnád vissza, aki már elment, és nem lehet tőle megkérdezni.
chat-length = Egy üzenet 1–{ $most } karakter hosszú.
chat-full = Ennél az asztalnál már { $most } üzenetet írtak, több nem fér el.
table-full = Ennél az asztalnál annyi minden történt, hogy már csak lépések férnek el.
name-length = Egy név 1–{ $most } karakter hosszú.
name-mixed = Egy nevet egyféle ábécével írunk.
not-invited = Meghívó kell ehhez az asztalhoz.
seat-taken = Ott már ül valaki.
one-seat-each = Már van helyed; a többi másoké.
seat-must-be-taken = Előbb minden helynek foglaltnak kell lennie.
not-absent = Csak azt lehet helyettesíteni, akire az asztal legalább { $minutes } perce vár.
no-such-bot = Nincs „{ $bot }” gépi játékos; ezek vannak: { $allowed }.
no-positions = Ez a kiszolgáló csak maggal kezdődő mentéseket fogad, állásból indulókat nem.
wrong-places = Ennek a játszmának { $seats } helye van; add meg, ki hol ül.
no-such-link = Ez a személyes hivatkozás már nem érvényes.
no-such-session = Nincs ilyen munkameneted.
no-such-ply = Nincs { $ply }. lépés; az utolsó: { $last }.
who-are-you = Előbb adj magadnak nevet.
stale = Az asztalon közben történt valami; nézd meg újra.
too-fast = Túl sok üzenet egyszerre; várj egy kicsit.
bad-message = Ez az üzenet nem érthető: { $why }.
watching-too-much = Egy kapcsolat legfeljebb { $most } asztalt figyelhet.
too-many-sockets = Túl sok kapcsolat érkezik a címedről.
foreign-origin = Ez a kérés nem ennek a kiszolgálónak az oldaláról jön.
no-csrf = A hamis kérések elleni jel hiányzik vagy hibás; töltsd be újra az oldalt.
http-404 = Itt nincs semmi.
http-405 = Ez itt nem lehetséges.
http-413 = Ez túl nagy.
http-429 = Túl sok kérés egyszerre; várj egy percet.
http-bad = Ez a kérés nem érthető: { $why }.
our-mistake = Nálunk hiba történt. Semmi sem változott.
serving = A Riverhaven itt van: { $address } (kilépés: Ctrl-C).
serving-plain = A hálózatodon mások is csatlakozhatnak. Amit küldenek, nincs titkosítva (sima HTTP): ezen a hálózaton bárki elolvashatja, vagy a nevükben cselekedhet.
serving-https = Az előtte álló proxynak HTTPS-t kell beszélnie, és be kell állítania az X-Forwarded-Proto fejlécet; a sütik csak HTTPS-en mennek.
cannot-listen = { $host }:{ $port } nem nyitható meg: { $why }.
no-store = A tároló ({ $store }) nem nyitható meg: { $why }.
store-kind = A tároló ({ $store }) se nem SQLite, se nem PostgreSQL.
store-missing = Itt nincs tároló: { $store }.
store-foreign = { $store } nem a Riverhaven tárolója; ott semmi sem változott.
store-newer = A tároló ({ $store }) verziója { $found }; ez a Riverhaven a { $newest } verzióig ismeri őket.
store-half = A tároló ({ $store }) nem teljes, ez hiányzik belőle: { $missing }. Állíts vissza egy mentést.
verified = A játszma rendben van: a mag az, amit ígértek, és mind a { $moves } lépés és az eredmény következik belőle.
verify-running = Ez a játszma még tart: a mag a végén, az exporttal érkezik. Addig őrizd meg ezt az ujjlenyomatot: { $hash }
verify-no-hash = Ez a fájl nem mondja meg, melyik magot ígérték; nem egy asztal exportja, vagy a játszma egy állásból indult.
verify-other-seed = A mag nem az, amit ígértek: az ujjlenyomata { $found }, az ígért { $promised }.
verify-other-result = A lépések más eredményre vezetnek, mint amit a fájl mond: { $found } ehelyett: { $said }.
verify-unfinished = A fájlban lévő játszma nem ért véget: nincs ellenőrizhető eredmény.
verified-store = { $count } játszma visszajátszva; hibás: { $wrong }.
no-such-person = Nincs pontosan egy személy, akinek az azonosítója így kezdődik: „{ $id }”.
no-such-report = Nincs pontosan egy bejelentés, amelynek az azonosítója így kezdődik: „{ $id }”.
report-closed = Ez a bejelentés el van intézve: { $id }.
report-about = { $by } bejelenti: { $name } (azonosító: { $id }), asztal: { $table }
reports-count = { $count ->
    [0] Nincs bejelentés.
   *[other] { $count } bejelentés.
}
ban-done = { $name } ki van tiltva; a munkamenetei véget értek.
unban-done = { $name } újra beléphet.
quotas-are = Egy személy percenként { $chats } üzenetet írhat, óránként { $tables } asztalt készíthet, és naponta { $reports } bejelentést tehet. Az elmúlt napon:
column-id = Azonosító
column-name = Név
column-seen = Utoljára itt
column-tables = Asztalok
column-reports = Bejelentések
column-banned = Kitiltva
column-game = Játék
column-stage = Állapot
column-touched = Utolsó lépés
column-people = Személyek
column-set-up = Készített
column-moves = Lépések
column-chats = Üzenetek
purge-would = { $count } asztal ilyen régi. A --yes kapcsolóval törlődnek.
purge-done = { $count } asztal törölve.
sweep-left = { $count ->
    [one] Egy asztal nem kezdődött el, és senki sem ül ott.
   *[other] { $count } asztal nem kezdődött el, és senki sem ül ott.
}
sweep-wrong = { $count ->
    [one] Egy asztal összegzése mást mond, mint ami ott történt.
   *[other] { $count } asztal összegzése mást mond, mint ami ott történt.
}
sweep-orphans = { $count ->
    [one] Egy sor nem tartozik asztalhoz vagy emberhez.
   *[other] { $count } sor nem tartozik asztalhoz vagy emberhez.
}
sweep-unproven = { $count ->
    [one] Egy értesítési címet sosem erősítettek meg.
   *[other] { $count } értesítési címet sosem erősítettek meg.
}
sweep-forgotten = { $count ->
    [one] Egy elfelejtett ember után semmi sem maradt.
   *[other] { $count } elfelejtett ember után semmi sem maradt.
}
sweep-broken = { $count ->
    [one] Egy játszma nem játszható újra. Úgy marad, ahogy van.
   *[other] { $count } játszma nem játszható újra. Úgy maradnak, ahogy vannak.
}
sweep-clean = Minden rendben van.
sweep-would = A --yes kapcsolóval rendbe lesz téve.
sweep-done = Rendbe lett téve.
backup-exists = { $file } már létezik; semmi sem íródott ki.
backup-other-version = { $store }: ez a tár { $found } verziójú, nem { $newest }: indíts vele egyszer egy szervert, az frissíti.
backup-done = { $count } asztal és minden résztvevője a következő fájlban van: { $file }.
restore-done = { $count } asztal tért vissza innen: { $file }; ami megvolt, úgy maradt, ahogy volt.

## What happens at a table
told-undo = { $player } visszavon { $count ->
    [one] egy lépést
   *[other] { $count } lépést
}.
    .you = Visszavonsz { $count ->
        [one] egy lépést
       *[other] { $count } lépést
    }.
told-undo-seen = { $player } visszavon { $count ->
    [one] egy lépést
   *[other] { $count } lépést
}, miután látta, mi lett belőle.
    .you = Visszavonsz { $count ->
        [one] egy lépést
       *[other] { $count } lépést
    }, miután láttad, mi lett belőle.
told-ask = { $player } szeretné visszavonni az utolsó lépését.
    .you = Szeretnéd visszavonni az utolsó lépésedet.
told-agree = { $player } beleegyezik.
    .you = Beleegyezel.
told-decline = { $player } nem egyezik bele.
    .you = Nem egyezel bele.
told-withdraw = { $player } visszavonja a kérését.
    .you = Visszavonod a kérésedet.
told-lapse-undo = { $player } visszalépési kérését túlhaladta a játék; a kérdés lezárult.
    .you = A visszalépési kérésedet túlhaladta a játék; a kérdés lezárult.
told-lapse-end = { $player } javaslata a játszma befejezésére lezárult.
    .you = A javaslatod a játszma befejezésére lezárult.
told-propose-end = { $player } azt javasolja, hogy fejezzétek be a játszmát.
    .you = Azt javaslod, hogy fejezzétek be a játszmát.
told-resign = { $player } feladja.
    .you = Feladod.
told-resign-on = { $player } feladja. A helyén egy bot játszik tovább.
    .you = Feladod. A helyeden egy bot játszik tovább.
told-end-agreed = A játszma közös megegyezéssel véget ér. Senki sem nyer.
told-end-alone = { $player } befejezi a játszmát; nem volt már kit megkérdezni. Senki sem nyer.
    .you = Befejezed a játszmát; nem volt már kit megkérdezni. Senki sem nyer.
told-lapse-pause = { $player } szünetjavaslata lezárult.
    .you = A szünetjavaslatod lezárult.
told-lapse-resume = { $player } javaslata a folytatásra lezárult.
    .you = A javaslatod a folytatásra lezárult.
told-lapse-bot = { $player } javaslata, hogy { $other } helyett gép játsszon, lezárult.
    .you = A javaslatod, hogy { $other } helyett gép játsszon, lezárult.
told-lapse-open = { $player } javaslata { $other } helyének megnyitására lezárult.
    .you = A javaslatod { $other } helyének megnyitására lezárult.
told-propose-pause = { $player } azt javasolja, hogy állítsátok meg egy időre az órákat.
    .you = Azt javaslod, hogy állítsátok meg egy időre az órákat.
told-propose-resume = { $player } folytatná.
    .you = Folytatnád.
told-propose-bot = { $player } azt javasolja, hogy { $other } helyett gép játsszon tovább.
    .you = Azt javaslod, hogy { $other } helyett gép játsszon tovább.
told-propose-open = { $player } azt javasolja, hogy { $other } helyét másvalaki is elfoglalhassa.
    .you = Azt javaslod, hogy { $other } helyét másvalaki is elfoglalhassa.
told-replace-bot = { $player } helyett gép játszik tovább; a helyét bármikor visszaveheti.
    .you = Helyetted gép játszik tovább; a helyedet bármikor visszaveheted.
told-replace-open = { $player } helyére ülhet, akit meghívnak. Addig gép játszik ott.
    .you = A helyedre ülhet, akit meghívnak. Addig gép játszik ott, és visszaveheted.
told-pause = Az órák állnak.
told-resume = Az órák újra járnak.
told-flag-bot = { $player } ideje lejárt. A helyén egy bot játszik tovább.
    .you = Lejárt az időd. A helyeden egy bot játszik tovább.
told-flag-resign = { $player } ideje lejárt.
    .you = Lejárt az időd.
told-nudge = { $player } szól: te jössz!
    .you = Szólsz annak, akire az asztal vár.
told-sit = { $player } az asztalnál ül.
    .you = Az asztalnál ülsz.
told-leave = Egy hely újra szabad.
told-bot = { $player }: gép játszik ({ $bot }).
told-bot-sits = Egy bot ({ $bot }) foglalja el ezt a helyet.
told-name = { $before } új neve: { $name }.
told-start = A játszma elkezdődik.
told-start-rated = A játszma elkezdődik. Értékelt: ami végleges, az marad.
told-lot = A sorshúzás szerint a sorrend: { $players }.
told-rematch = { $player } visszavágót ajánl.
    .you = Visszavágót ajánlasz.
told-bot-failed = { $player } gépe nem tudott dönteni; a lépés véletlen.

## The browser: everywhere
home = Kezdőlap
settings = Beállítások
language = Nyelv
theme = Megjelenés
theme-auto = ahogy ezen az eszközön
theme-light = világos
theme-dark = sötét
sounds = Hangok
pace = A többiek lépései
pace-slow = lassan
pace-normal = egyenként
pace-fast = gyorsan
pace-off = azonnal
close = Bezárás
no-connection = A kiszolgáló most nem érhető el.
level-easy = Könnyű
level-medium = Közepes
level-hard = Nehéz
level-expert = Mester
level-greedy = Mohó
level-random = Véletlen
level = Bot ({ $level })
bot-name = { $number ->
    [1] Egyes bot
    [2] Kettes bot
    [3] Hármas bot
    [4] Négyes bot
    [5] Ötös bot
   *[other] { $number }. bot
}
link = Hivatkozás
qr = A hivatkozás QR-kódja
copy = Másolás
copied = Lemásolva

## The browser: home
home-welcome = Ülj le közénk! Mivel játsszunk?
my-tables = Asztalaim
waits-for-you = rád vár
card-with = velük: { $players }
card-meant = { $meant }
card-since = utolsó lépés: { $when }
card-due = lejár: { $when }
card-over = véget ért: { $when }
card-place = A helyezésed: { $place }.
open-tables = Nyitott asztalok
filter-game = Játék
filter-clock = Óra
filter-level = Ellenfelek
filter-lang = Nyelv
filter-meant = Kiknek
filter-any = bármelyik
filter-nothing = Most nincs ilyen nyitott asztal.
only-people = csak emberek
asks-first = előbb kérdezni kell
open-seats = { $count } szabad hely
finished-tables = Befejezett játszmák
finished-all = Mind a { $count } mutatása
next-table = A következő asztal, amely rád vár
next-table-short = Következő asztal
nowhere = Talán elgépelted a címet, vagy ami itt volt, már nincs meg.
link-ended = Újabb lépett a helyébe, vagy elírás van benne. Egy eszközön, amely ismer téged, az Én oldal készít egy újat.
waits-for-others = a többiekre vár
not-begun = még nem kezdődött el
card-asks = valaki csatlakozna
card-asked = kérdeznek tőled valamit
card-full = mindenki itt van: kezdd el
card-rematch = visszavágóra hív
facts = { $least }–{ $most } játékos · { $lasts }
seats-count = { $count } játékos
level-of-bots = A botok szintje
play-now = Játsszunk!
new-table = Asztal barátokkal
rules = Szabályok

## The browser: a new table
who-plays = Ki játszik?
how-many = Helyek
seat-number = { $number }. hely
who-me = én
who-guest = valaki mellettem
who-bot = egy bot
who-open = egy barát, hivatkozással
level-of = A bot szintje a { $number }. helyen
guest-name = Név
options = Lehetőségek
options-clash = Ezek a lehetőségek nem férnek össze.
clock = Óra
clock-kind = Óra
clock-none = nincs
clock-live = az egész játszmára
clock-days = ennyi nap minden lépésre
clock-base = Mindenkinek van
clock-minutes = { $count } perce
clock-more = és körönként
clock-seconds = még { $count } másodperce
clock-each-move = Minden lépésre
clock-so-many-days = { $count } nap
clock-zero = Ha elfogy az idő
clock-zero-bot = egy bot veszi át a helyet
clock-zero-resign = a hely feladja
who-joins = Ki csatlakozhat?
joins-link = Csak akit meghívok
joins-anybody = Bárki
joins-asks = Aki előbb megkérdez
joins-help = Ha bárki csatlakozhat, vagy bárki, aki megkérdez, az asztal megjelenik a kiszolgáló kezdőlapján. Akit a hivatkozással meghívsz, kérdés nélkül leülhet.
who-begins = Ki hol ül?
seats-by-lot = Sorshúzással, amikor elkezdődik
seats-as-chosen = Ahogy itt kiválasztottam
meant = Az asztal kiknek szól
meant-all = mindenkinek
meant-new = most tanulóknak
meant-some = a szabályokat ismerőknek
meant-much = tapasztalt játékosoknak
set-up = Az asztal megterítése

## The browser: before the start
lobby = Kezdés előtt
seat-open = Szabad hely
sit-here = Leülök ide
seat-bot = Üljön ide egy bot
seat-beside = Itt valaki mellettem játszik
stand-up = Felállok
start = Kezdjük
send-away = Elküldés
knock = Szeretnék csatlakozni
knock-help = Itt előbb kérdezni kell; aki az asztalnál ül, beenged.
asking = Csatlakozni szeretne
let-in = Beengedem
say-no = Nem
invited = Meghívtak egy { $game }-játszmára.
invited-by = { $host } meghív egy { $game }-játszmára.
invited-how = Mondd meg a neved, foglalj el egy szabad helyet; akkor kezdődik, amikor mindenki itt van.
invited-sits = Van helyed; akkor kezdődik, amikor mindenki itt van.
invited-to-go-on = A játszma már tart: foglald el a szabad helyet, és játssz onnan tovább.
take-seat-of = { $player } helye szabad: gép játszik ott. Foglald el, és a tiéd lesz mindennel, ami hozzá tartozik.
take-seat = Elfoglalom ezt a helyet
by-lot = Hogy ki hol ül, azt sorshúzás dönti el, amikor elkezdődik.
terms-live = Mindenkinek { $minutes } perce van az egész játszmára{ $seconds ->
    [0] .
   *[other] , és körönként még { $seconds } másodperce.
}
terms-days = Minden lépésre { $count } nap van.
terms-zero-bot = Ha elfogy az idő, egy bot veszi át a helyet.
terms-zero-resign = Ha elfogy az idő, a hely feladja.
terms-no-clock = Óra nélkül játszotok.
terms-option = { $label }: { $choice }
terms-options = Lehetőségek: { $options }.
all-there = Mindenki itt van. Bárki elkezdheti, aki az asztalnál ül.
invite = Küldd el ezt a hivatkozást a barátaidnak, vagy olvassák be a kódot.
send-link = Küldés …

## The browser: me
me-title = Én
me-guest = Vendég
me-unnamed = Mondd meg, ki vagy
guest-so-far = A többiek úgy látnak: „{ $name }”. Hogy szólítsanak?
me-ask = Hogy szólíthatunk?
your-name = A neved
save = Mentés
saved-name = Elmentve.
confirms = Mit erősítek meg
confirms-move = minden lépést, miután láttam a hatását
confirms-turn = a teljes körömet
confirms-none = semmit
other-device = Másik eszközön
other-device-help = Személyes hivatkozással ott is ugyanaz a személy vagy. A korábbi érvényét veszti.
make-link = Személyes hivatkozás készítése
forget = Felejtsetek el
forget-help = A neved és amit írtál, törlődik; a helyeidre botok ülnek.
forget-sure = Végleg törlöd a nevedet és amit írtál?

## The browser: the table
areas = Az asztal részei
area-board = Tábla
area-mine = Enyém
area-others = Többiek
area-log = Napló
players = Játékosok
is-to-move = lép
your-turn = Te jössz
enlarge = Nagyítás
waiting-for = Várunk rá: { $players }.
ask-confirm = Erősítsd meg a körödet, vagy vond vissza.
points-from = Pontok
points-sum = Összesen
score-help = Eddigi pontok → ennyi lenne, ha most értékelnénk. Kattints, és látod, honnan jönnek.
points-scored-now = Ha most értékelnénk
points-then = ha most értékelnénk: { $points }
points-none = További { $count } forrás: pont nélkül
round-told = { $round }: ki mit kapott
what-is-this = Mi ez?
help-undo = Az utolsó lépésem visszavonása (U).
help-restart = E kör összes lépésének visszavonása.
help-hint = Mit lépne itt egy jó játékos? (H)
help-rules = Az éppen zajló szakasz szabályai, az asztal mellett.
help-aid = Az egész játék egy lapon: a kör menete, az árak, a pontok (I).
help-what = Mi ez? Utána kattints bármire, akár egy gombra (?).
help-confirm = A kiválasztott és megmutatott lépés megtétele (C, Enter).
what-is-this-how = Kattints bármire, és megtudod, mi az; N és P végigvezet mindenen. A ? gombbal játszol tovább.
keys-how = A Tab a teendőhöz visz, a nyilak végigvezetnek a választhatókon. A K megmutatja az összes billentyűt.
confirm-first = Még nem választottál. { $ask }
preview = Előnézet
asked-now = Ezt most nem: { $ask }
not-now = Nem te következel. { $waiting }
when-move = { $move }: { $when }.
turn-it = Elforgatás
unpick = a választás visszavonása
undo = Visszavonás
ask-undo = Visszavonás kérése
restart-turn = A kör újrakezdése
confirm = Megerősítés
hint = Tipp
hint-line = { $move } (győzelmi esély: { $percent } %)
preview-now = { $before } → { $after }, ha most pontoznánk: { $gains }.
gain-of = { $points } { $source }
hint-now = azonnal { $gains }
hint-ahead = a végén kb. { $points } ponttal több, mint a második legjobb
hint-safer = { $percent } %-kal gyakrabban nyer, mint a második legjobb
hint-because = a második legjobbhoz képest a végén kb. { $gains }
hint-close = a második legjobb majdnem ugyanilyen jó
hint-alone = egyik másik lépés sem ér fel vele
hint-thinking = Gondolatban továbbjátsszuk, hogy lássuk, mi lesz az egyes lépésekből …
asked-undo = { $player } vissza szeretné venni { $count ->
    [one] ezt a lépést
   *[other] ezt a { $count } lépést
}:
asked-end = { $player } azt javasolja, hogy most fejezzétek be a játszmát. Senki sem nyerne.
clock-days-left = { $days } n { $hours } ó
clock-left = Hátralévő idő
propose-pause = Álljanak meg egy időre az órák
propose-resume = Járjanak újra az órák
asked-pause = { $player } azt javasolja, hogy álljanak meg egy időre az órák.
asked-resume = { $player } folytatná.
asked-bot = { $player } azt javasolja, hogy { $other } helyett gép játsszon tovább; a helyét bármikor visszaveheti.
asked-open = { $player } azt javasolja, hogy akit meghívtok, végleg elfoglalhassa { $other } helyét. Addig gép játszik ott, és { $other } visszajöhet.
asked-rematch = { $player } visszavágót ajánl.
asked-of-me = Amit kérnek
withdraw = Visszavonás
fold = Összecsukás
leave-to-bot = Átadom a helyemet egy botnak
leave-sure = Egy bot azonnal játszik helyetted, és amit lép, az marad. A helyedet bármikor visszaveheted. Átadod?
leave-rated = Ez a játszma értékelt: ha a vége előtt nem térsz vissza, feladtad. Átadod a helyedet egy botnak?
come-back = Visszaveszem a helyemet
stood-in = Helyetted gép játszik.
stood-in-resigned = Feladtad. A helyeden gép játszik tovább.
has-resigned = feladta
stood-in-open = Helyetted gép játszik, és a helyedre ülhet, akit meghívnak. Amíg senki sem foglalta el, visszajöhetsz.
seat-offered = { $players } helye szabad: akit meghívsz, elfoglalhatja.
invite-somebody = Meghívok valakit
replace-of = { $player } nincs itt …
replace-bot = Játsszon tovább egy gép
replace-open = Ülhessen oda más
replace-bot-sure = Javaslod, hogy { $player } helyett gép játsszon tovább? Akik itt vannak, azoknak bele kell egyezniük. { $player } bármikor visszaveheti a helyét; ha nem teszi, az értékelt játszma nem számít.
replace-open-sure = Javaslod, hogy { $player } helyére más ülhessen? Akik itt vannak, azoknak bele kell egyezniük. Gép játszik tovább, amíg valaki, akit meghívsz, el nem foglalja a helyet, és meg nem látja, ami hozzá tartozik. Addig { $player } visszajöhet. Az értékelt játszma ekkor nem számít.
propose-end = A játszma befejezése …
end-sure = Megkérdezed a többieket, befejezitek-e a játszmát? Ha nincs már kit megkérdezni, azonnal véget ér. Senki sem nyer.
resign = Feladás …
resign-sure = Feladod? A játszma véget ér, és a többiek nyertek.
resign-sure-on = Feladod? Utolsó leszel. A többiek tovább játszanak, a helyeden egy bottal.
unread = még nem olvastad
nudge = Szólok annak, akire várunk
company-of = { $player } némítása vagy jelentése …
mute = Némítás
unmute = Újra hallom
block = Letiltás
unblock = Feloldás
report = Bejelentés
report-why = Mit tett { $player }? A szerver gazdája olvassa el, a csevegés utolsó soraival.
report-sent = Bejelentve.
muted = Némítva
blocked = Letiltva
shunned = Némított és letiltott emberek
plan-ahead = Eltervezem a következő lépésem
plan-choose = Válaszd ki, mit lépjünk helyetted, amikor rád kerül a sor.
plan-keep = Maradjon az én körömre
plan-same = Csak ha akkor is pontosan ezt teszi
plan-stop = Nem tervezek
plan-ask-if = Csak ha { $player } …
plan-if-choose = Mit kell addig lépnie neki: { $player }? Válaszd ki a lépés fajtáját vagy a helyét.
plan-demand = Ennek kell megtörténnie
plan-no-if = Nincs feltétel
plan-if = Ha { $player }: { $what }.
plan-another = Még egy, ha ezek egyike sem lehetséges
plan-mine = A te körödre vár: { $what }
plan-mine-same = A te körödre vár, ha akkor is pontosan ezt teszi: { $what }
plan-dropped = Amit elterveztél, nem lett meglépve ({ $what }). { $why }
plan-yours = A terved
is-here = itt van
was-here = utoljára itt volt: { $when }
is-thinking = gondolkodik
agree = Rendben
decline = Nem egyezem bele
chat = Szólj hozzá
chat-send = Küldés
you-watch = Nézed ezt a játszmát.
aside = Szólj a nézőkhöz
asides = A nézők között
aside-help = Akik játszanak, a játszma végén olvashatják.
watched-by = { $count } néző
begins-to-watch = { $name } is nézi.
log-look = Ennek a pillanatnak a megtekintése
log-earlier = Korábbiak
looking-back = { $ply }. lépés, összesen { $plies }
back-to-now = Vissza a jelenbe
step-back = Egy lépést vissza
step-on = Egy lépést előre
reconnecting = Megszakadt a kapcsolat. Tovább próbálkozunk; semmi sem vész el, ami a tiéd.
sending = A lépésed megmaradt, és el fogjuk küldeni.
while-away = Amíg nem voltál itt
named = { $player }: { $what }
to-now = Ugrás a mostani álláshoz
away-show = Mutasd meg
targets-lit = { $count ->
    [one] Egy hely választható
   *[other] { $count } hely választható
}
curtain = Add tovább az eszközt: { $player } következik.
curtain-lift = Én vagyok { $player }

## The browser: the end
result = Az eredmény
you-win = Győztél!
the-winner = { $count ->
    [one] A győztes: { $players }.
   *[other] A győztesek: { $players }.
}
ended-resigned = Feladással ért véget.
ended-agreed = A játszma idő előtt véget ért. Senki sem nyer.
points-told = Szavakkal
course = { $what } a játszma során, ahogy az egyes lépéseknél értékelték volna
decided-by = { $winner } { $points } ponttal nyert { $second } előtt. A legnagyobb különbség ({ $lead } pont) itt volt: { $source }.
decided-points = { $winner } { $points } ponttal előzte meg a következőt: { $second }.
decided-tie = { $winner } és { $second } pontszáma egyaránt { $points }; a holtversenyt eldöntő szabály döntött.
decided-shared = { $winners } pontszáma egyaránt { $points }, és semmi sem dönt közöttük.
rematch = Még egyszer
rematch-accept = Elfogadom a visszavágót
rematch-asked = Még nem válaszolt: { $players }.
rematch-declined = Most inkább nem: { $players }.
replay = Visszajátszás
looked-again = Visszavett és újraválasztott lépések: { $players }.
export = Mentés fájlba

## The browser: replay
play = Lejátszás
pause = Szünet
moment = Pillanat
seen-from = Nézőpont
spectator = Néző
copy-moment = A pillanat hivatkozásának másolása
to-table = Az asztalhoz
what-if = Mi lett volna, ha…? Folytasd innen
what-if-alone = Egyedül, minden helyen
what-if-bots = Botok ellen
what-if-friends = Barátokkal
branches = Elágazások
branch-from = { $ply ->
    [0] Az elejétől
   *[other] { $ply }. lépéstől
}
branch-by = { $ply ->
    [0] Az elejétől, { $by } változata
   *[other] { $ply }. lépéstől, { $by } változata
}
branch-of = { $ply ->
    [0] Egy másik játszma elejétől folytatódik
   *[other] Egy másik játszma { $ply }. lépésétől folytatódik
}
branch-running = még tart
branch-name = Az elágazás neve
branch-copy = Hivatkozás másolása: { $name }
branch-rename = Átnevezés: { $name }
copy-link = Hivatkozás másolása
rename = Átnevezés

## The browser: analysis
analyse = Elemzés
analysis = Elemzés
analysis-wait = Minden lépést megnézünk: { $done } / { $all }
analysis-help = Minden lépést összevetünk azzal, amit az erős bot tett volna, abból, amit a játékos akkor tudott. Elmehetsz: amit találunk, megmarad, ha elkészült.
analysis-nothing = Az erős bot sem tett volna sokkal jobbat.
analysis-chances = A győzelem esélye
analysis-expected = Várható pontok
analysis-truth = Utólag: minden kéz ismeretében
analysis-sum = { $player }: elajándékozott pontok: { $cost }; a húzások hozama: { $luck }.
analysis-move = { $ply }. lépés
analysis-decision = { $ply }. lépés: ára { $points } pont, és a győzelem esélyéből { $percent } %.
analysis-better = Az erős bot: { $move }
analysis-all = Minden döntés
analysis-chart = Pillanat az ábrán
analysis-shows = Amit az ábra mutat
analysis-at = { $ply }. lépés: { $standings }

## The browser: rules
rules-all = Az összes szabály
rules-none = Itt még nincs szabályoldal.
rules-page = Megnyitás külön oldalon
rules-search = Keresés a szabályokban
rules-nothing = Erről egyik szakasz sem szól.
contents = Tartalom
components = Jelek és tartozékok
aid = Emlékeztető
print = Nyomtatás
back-to-table = Vissza az asztalhoz
figure-before = Előtte
figure-after = Utána
figure-legal = Szabad:
figure-illegal = Nem szabad:
figure-reconstructed = Részben rekonstruált

## The browser: lessons
learn = Tanulás
learn-title = { $game }: tanulás játék közben
learn-about = Rövid leckék igazi asztalnál. Te játszol, és semmi sem romolhat el; bármikor kiléphetsz és visszajöhetsz.
learn-first = Új neked ez a játék?
learn-begin = Kezdjük
learn-again = Még egyszer
learn-learnt = megtanulva
learn-real = Játszma könnyű gépi játékos ellen, segítővel, aki minden szakaszt egyszer elmagyaráz.
learn-play = Játsszuk le
learn-where = { $number }. lecke a { $count } közül: { $title }
learn-next = Tovább
learn-back = Vissza
learn-leave = Kilépés
learn-take-back = Visszavonom
learn-next-lesson = Következő lecke

## Puzzles
puzzles = Feladványok
puzzles-about = Egy állás, néhány lépés: te mit tennél? Mindegyiket több százszor végigjátszottuk, hogy lássuk, mit hoz.
solve-of = A nap feladványa: { $game }
solve-number = { $number }. feladvány
solve-begin = Megoldom
solve-again = Újra megnézem
solve-solved = megoldva
solve-where = { $game }: { $number }. feladvány a { $count } közül
solve-ask = Te vagy { $player }. Mit tennél?
solve-choose = Ez a lépésem
solve-right = Jól láttad!
solve-wrong = Egy másik lépés többet hoz.
solve-ahead = { NUMBER($points, maximumFractionDigits: 1) } pont előny a végén; { $percent } % győzelem
solve-behind = { NUMBER($points, maximumFractionDigits: 1) } pont hátrány a végén; { $percent } % győzelem
solve-best = a legjobb
solve-mine = a tiéd
solve-how = { $worlds } játszma átlaga, amelyeket innen erős gépi játékosok játszottak végig, minden lépést ugyanazokkal a húzásokkal.
solve-next = Következő feladvány
solve-all = Minden feladvány
solve-type = A lépésed, 1 és { $count } között; Enter: tovább, q: kilépés
solve-count = { $count } legjobb lépésből { $right } lett meg.
coach = Segítő
coach-help = Amikor egy szakasz először jön elő, mondja el, miről szól
coach-off = Ne magyarázz többet

## The browser: keys
keys = Billentyűk
key-arrows = ← ↑ → ↓
key-arrows-does = a következő választható helyre lép
key-enter = Enter
key-enter-does = kiválasztja; ha minden megvan, megerősíti
key-n = N, P
key-n-does = a következő és az előző választható hely
key-a-does = ugrás az alsó műveletekhez
key-r-does = elforgatja a kiválasztott darabot
key-escape = Esc
key-escape-does = visszavonja a választást, vagy visszatér a jelenbe
key-i-does = az emlékeztető
key-w-does = mit tehetek?
key-m-does = ami az enyém
key-l-does = az utolsó lépések
key-h-does = tipp
key-u-does = visszavonás
key-c-does = megerősítés
key-asks = ?
key-asks-does = kattintásra megtudod, mi micsoda

## A game that brings rules alone
default-table = Asztal
default-table-part =
    .about = Ami mindenki előtt az asztalon van.
    .aria-label = Asztal
default-mat = { $player }: { $points }
default-mat-part =
    .about = Ami ennek a játékosnak a birtokában van, és a pontjai: { $points }.
    .aria-label = { $player }: { $points }
default-field = { $name }
default-piece = { $count ->
    [1] { $name }
   *[other] { $name } ×{ $count }
}
default-piece-label =
    .about = Ennyi van itt belőle: { $count }.
    .aria-label = { $count ->
        [1] { $name }
       *[other] { $name } ×{ $count }
    }
default-move = { $player }: { $move } ({ $labels }).
    .you = Te: { $move } ({ $labels }).
default-bare-move = { $player }: { $move }.
    .you = Te: { $move }.
default-source = Pontok
default-points = { $points } pont

## My play
play-title = A játékom
play-about = Az eredményeid, honnan jönnek a pontjaid egy boté mellett, hogyan kezdesz, és mennyit gondolkodsz.
play-look = Megnézem a játékomat
play-none = Még nincs miről beszélni. Fejezz be egy játszmát, és gyere vissza.
play-people = Emberek
play-group = { $game }, { $seats } játékos
play-sum = { $matches } játszma, ebből { $wins } győzelem. Átlagosan { $points } pont, a többiek legjobbjához képest { $lead }.
play-seconds = Egy döntésed { $seconds } másodpercig tart.
play-trend = Előny a többiek legjobbjával szemben, játszmánként; az utolsókban: { $lead }
play-against = Ellenfél
play-matches = Játszmák
play-wins = Győzelmek
play-lead = Előny
play-mine = Én
play-bot = Bot: { $level }
play-openings = Ahogyan kezdek
play-times = { $count } alkalommal, előny: { $lead }
play-result = { $place ->
    [0] idő előtt véget ért, { $points } pont,
   *[other] { $place }. hely, { $points } pont,
}
play-help = Mindezt ez a szerver számolja ki azokból a játszmákból, amelyeket itt te magad végigjátszottál. Másnak nem mutatja meg. Ha elfelejtteted magad, eltűnik; a többieknek megmaradnak a játszmáik, ismeretlen ellenféllel.
play-export = Mentés JSON-ként
rating-title = Értékszámok
rating-help = Ha mindenki akarja, az emberek közti játszmák értékeltek: játékonként és játékosszámonként egy-egy szám. Ami bennük végleges, nem vehető vissza. Az értékszám azoknál az asztaloknál látszik, ahol ülsz. Aki átadja a helyét egy botnak, de visszatér, az tovább játszott; aki nem tér vissza, az feladta. Ha a botot mások hívták, a játszma nem számít.
rating-want = Értékeljék a játszmáimat
rating-line = { $game }, { $seats } játékos: { $rating } ± { $sigma }, { $matches } játszma után
rating-none = Még nincs befejezett értékelt játszma.
rating-at = értékszám: { $rating } ± { $sigma }
rating-table = Ez a játszma értékelt lesz.

## Értesítések azoknak, akik távol vannak
notice-proof = Nyisd meg ezt a linket, ha azt szeretnéd, hogy a Riverhaven ide írjon, amikor te jössz. Ha nem te kérted, ne tégy semmit.
notice-first = { $name }, a Riverhaven itt fog szólni, amikor te jössz.
notice-turn = { $game }: te jössz
notice-turn-text = Játszótársaid: { $others }. Az asztal { $since } óta vár rád.
notice-plan = { $game }: a terved nem lett meglépve, te jössz
notice-plan-text = Játszótársaid: { $others }. Amit elterveztél, már nem volt lehetséges. Az asztal { $since } óta vár rád.
notice-begun = { $game }: elkezdődött a játszmád
notice-begun-text = Játszótársaid: { $others }. Utolsó lépés: { $since }.
notice-knock = { $game }: valaki csatlakozna
notice-knock-text = A nyitott asztalodnál { $since } óta vár valaki. Engedd be, vagy mondj nemet.
notice-over = { $game }: véget ért a játszmád
notice-over-text = Játszótársaid: { $others }. A játszma vége: { $since }.
notice-nudge = { $game }: { $player } szól neked
notice-nudge-text = Te jössz. Játszótársaid: { $others }. { $player } ekkor szólt: { $since }.
notice-full = { $game }: megtelt az asztalod
notice-full-text = Minden hely foglalt; játszótársaid: { $others }. Elkezdheted a játszmát: { $since } óta várnak rád.
notice-asked = { $game }: kérdeznek tőled valamit
notice-asked-text = Játszótársaid: { $others }. { $since } óta várják a válaszodat.
notice-asked-undo = { $player } szeretne visszavonni egy lépést.
notice-asked-end = { $player } azt javasolja, hogy fejezzétek be a játszmát.
notice-asked-pause = { $player } azt javasolja, hogy álljanak meg egy időre az órák.
notice-asked-resume = { $player } szeretné, hogy újra járjanak az órák.
notice-asked-bot = { $player } azt javasolja, hogy aki nincs itt, helyette gép játsszon tovább.
notice-asked-open = { $player } azt javasolja, hogy aki nincs itt, annak a helyére más is ülhessen.
notice-asked-rematch = { $player } visszavágót ajánl.
notice-off = Ne jöjjön több ilyen értesítés: { $link }
notice-off-table = Ne jöjjön több értesítés erről az asztalról: { $link }
notice-daily = { $count ->
    [one] Egy asztal vár rád
   *[other] { $count } asztal vár rád
}
way-unreachable = Innen nem küldhető semmi ide: { $address }.
way-too-many = { $most } mód elég: előbb törölj egyet.
too-many-ways = Ezt ma már { $most } alkalommal próbálták; gyere vissza holnap.
proof-sent = Oda ma már ment levél. Nézd meg ott, vagy gyere vissza holnap.
way-unknown = Ez a link már nem él: nincs mit be- vagy kikapcsolni.
notices = Szólj, amikor én jövök
notices-help = Amikor távol vagy, ez a szerver írhat neked: melyik játék, ki vár, és mióta. Azt soha, hogy mi van a kezedben.
notices-here = Szólj erről az asztalról, ha nem vagyok itt
notices-none = Szólj, amikor én jövök …
notices-calm = Ne szólj, amíg bármelyik eszközömön nyitva van egy oldalam
way = Hogyan
way-mail = E-mail
way-push = Ez a böngésző
way-discord = Discord
way-slack = Slack
way-ntfy = ntfy
way-json = Más program (JSON)
way-address = Hová
way-daily = csak naponta egyszer
way-chosen = csak azokról az asztalokról, amelyeket kiválasztok
way-add = Oda szólj
way-remove = Elég
way-unproven = Nyisd meg a linket a levélben, amelyet küldtünk.
way-push-refused = A böngésző nem engedi, vagy itt nem képes rá.
notices-on = Kész: szólunk, amikor te jössz.
notices-off = Kész: oda nem küldünk többet semmit.
notices-off-table = Kész: erről az asztalról nem küldünk többet semmit.
smtp-and-sender = A levelekhez mindkettő kell: --smtp, amivel elmennek, és --mail-from, aki küldi őket.
smtp-and-origin = A levelek linkjeihez cím kell: add meg az --origin kapcsolóval, például --origin https://games.example.org.
wrong-smtp = A levelek egy ilyen címen át mennek: --smtp smtps://NÉV:JELSZÓ@GÉP:465.
wrong-origin = „{ $origin }” nem eredetcím; az így néz ki: https://games.example.org, és semmi sem áll mögötte.
wrong-network = „{ $network }” se nem cím, se nem hálózat; ezek így néznek ki: 10.0.0.5 és 10.0.0.0/8.
wrong-settings = A beállítások ({ $variable }) nem érthetők: { $why }.
