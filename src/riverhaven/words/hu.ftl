player = { $number }. játékos
unknown-language = Nincs „{ $language }” nyelv; ezek vannak: { $allowed }.
unknown-game = Nincs „{ $game }” játék; ezek vannak: { $allowed }.
wrong-seats = { $game }: { $seats } játékossal nem játszható; ennyivel igen: { $allowed }.
no-such-seat = Nincs { $seat }. hely; a helyek számozása 0-tól { $last }-ig tart.
wrong-seed = A mag 0 és 2^128 - 1 közötti egész szám, nem { $seed }.
unknown-option = { $game }: nincs „{ $option }” beállítás; ezek vannak: { $allowed }.
wrong-option = A „{ $option }” beállítás nem lehet { $value }; ezek lehetnek: { $allowed }.
no-such-move = Nincs „{ $move }” lépés; a lépések: { $kinds }.
match-over = A játszma véget ért.
not-your-turn = Nem a(z) { $seat }. hely következik; az asztal erre vár: { $waiting }.
nothing-to-undo = Nincs visszavonható lépés.
not-json = Ez nem JSON: a(z) { $line }. sor { $column }. oszlopánál elakad.
not-a-save = Ez nem mentett játszma: nincs benne a játék, a szabályok, a helyek, a beállítások, a mag és a lépések.
truncated-save = A mentés a(z) { $number }. lépés után sérült: a folytatás nem teljes.
illegal-save = A mentés { $number }. lépése ({ $move }) szabálytalan: { $why }
other-rules = { $game }: ezt a játszmát a szabályok { $saved }. változatával játszották; ez a(z) { $known }. változat.
position-unknown-field = Az állásnak nincs „{ $field }” mezője; ezek vannak: { $allowed }.
position-missing-field = Az állásból hiányzik a(z) „{ $field }” mező.
position-shape = A(z) „{ $field }” mezőben { $shape } értéknek kell lennie.
position-range = A(z) „{ $field }” mező értékei { $low } és { $high } közé essenek.
position-value = A(z) „{ $field }” mező értéke nem lehet { $value }; ezek lehetnek: { $allowed }.
position-impossible = Ez az állás lehetetlen: { $wrong }.
wrong-parts = A(z) „{ $file }” fájl alkatrészei nem jók ({ $line }. sor): { $why }.
other-parts = Ezt a játszmát más alkatrészekkel játszották; nevezd meg a hozzá tartozó fájlt.
unknown-bot = Nincs „{ $bot }” gépi játékos; ezek vannak: { $allowed }.
wrong-budget = „{ $budget }” nem jó keret a kereséshez: adj meg másodpercet, például 2s, vagy próbajátszmákat, például 5000.
nothing-to-advise = A(z) { $seat }. helynek most nincs döntenivalója, így nincs mit tanácsolni.
too-few-bots = Az arénához legalább két gépi játékos kell.
wrong-results = A(z) „{ $file }” fájl { $line }. sora nem aréna-eredmény.
no-plots = Az ábrákhoz még egy könyvtár kell: pip install "riverhaven[plots]"

## The terminal
preparing = { $game } előkészítése
what-to-do = Mit teszel?
not-a-choice = Ezek közül válassz: { $allowed }. Segítség: ?
terminal-help = Írd be az egyik választást vagy az elejét. Továbbá: egész lépés, például „place 1 c4 r1”, „back”: újra kérdez, „undo”: visszavonás, „hint”: tanács, „log”: napló, „quit”: kilépés (a játszma mentésre kerül).
undo-revealed = Semmit sem vonhatsz vissza: azóta más is lépett, vagy valami kiderült.
saved = A játszma elmentve. Folytatás:
cannot-read = „{ $file }” nem olvasható: { $why }.
replay-ask = { $last } lépésből a(z) { $ply }. Enter: tovább, b: vissza, egy szám: oda, q: kilépés.
thinking = Gondolkodom
thinks = { $player } gondolkodik
advice-move = lépés
advice-chance = nyer
advice-points = pont
advice-playouts = próbajátszma
advice-effect = mit tesz

## The server
store-down = Az asztal most nem írható. Küldd el ugyanezt a parancsot kicsit később újra.
no-such-table = Nincs ilyen asztal.
not-your-seat = Az nem a te helyed.
not-started = A játszma még nem kezdődött el.
already-started = A játszma már elkezdődött.
not-over = A játszma még nem ért véget.
bot-plays-here = Ezen a helyen egy gép játszik; előbb vedd vissza a helyet.
draft-open = Várj: az utolsó lépések a megerősítésig még visszavonhatók.
nothing-to-confirm = Nincs mit megerősítened.
nothing-asked = Most nem kérdeznek tőled semmit.
chat-length = Egy üzenet 1–{ $most } karakter hosszú.
name-length = Egy név 1–{ $most } karakter hosszú.
not-invited = Meghívó kell ehhez az asztalhoz.
seat-taken = Ott már ül valaki.
seat-must-be-taken = Előbb minden helynek foglaltnak kell lennie.
not-absent = Gép csak azt helyettesítheti, akire az asztal legalább { $minutes } perce vár.
no-such-bot = Nincs „{ $bot }” gépi játékos; ezek vannak: { $allowed }.
no-positions = Ez a kiszolgáló csak maggal kezdődő mentéseket fogad, állásból indulókat nem.
wrong-places = Ennek a játszmának { $seats } helye van; add meg, ki hol ül.
no-such-link = Ez a személyes hivatkozás már nem érvényes.
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
verified = A játszma rendben van: a mag az, amit ígértek, és mind a { $moves } lépés és az eredmény következik belőle.
verify-running = Ez a játszma még tart: a mag a végén, az exporttal érkezik. Addig őrizd meg ezt az ujjlenyomatot: { $hash }
verify-no-hash = Ez a fájl nem mondja meg, melyik magot ígérték; nem egy asztal exportja, vagy a játszma egy állásból indult.
verify-other-seed = A mag nem az, amit ígértek: az ujjlenyomata { $found }, az ígért { $promised }.
verify-other-result = A lépések más eredményre vezetnek, mint amit a fájl mond: { $found } ehelyett: { $said }.
verify-unfinished = A fájlban lévő játszma nem ért véget: nincs ellenőrizhető eredmény.
verified-store = { $count } játszma visszajátszva; hibás: { $wrong }.

## What happens at a table
told-undo = { $player } visszavon { $count ->
    [one] egy lépést
   *[other] { $count } lépést
}.
told-ask = { $player } szeretné visszavonni az utolsó lépését.
told-agree = { $player } beleegyezik.
told-decline = { $player } nem egyezik bele.
told-sit = { $player } az asztalnál ül.
told-leave = Egy hely újra szabad.
told-bot = Gép ({ $bot }) játszik helyette: { $player }.
told-start = A játszma elkezdődik.
told-rematch = Kész a visszavágó.
told-bot-failed = { $player } gépe nem tudott dönteni; a lépés véletlen.

## The browser: everywhere
home = Kezdőlap
settings = Beállítások
language = Nyelv
theme = Megjelenés
theme-auto = ahogy ezen az eszközön
theme-light = világos
theme-dark = sötét
close = Bezárás
no-connection = A kiszolgáló most nem érhető el.
level-easy = Könnyű
level-medium = Közepes
level-hard = Nehéz
level-expert = Mester
level-greedy = Mohó
level-random = Véletlen
level = Bot, { $level }
bot-name = Bot { $number }
link = Hivatkozás
qr = A hivatkozás QR-kódja
copy = Másolás
copied = Lemásolva

## The browser: home
home-welcome = Ülj le közénk! Mivel játsszunk?
my-tables = Asztalaim
waits-for-you = rád vár
waits-for-others = a többiekre vár
not-begun = még nem kezdődött el
facts = { $least }–{ $most } játékos · { $lasts }
play-now = Játék most
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
set-up = Az asztal megterítése

## The browser: before the start
lobby = Kezdés előtt
seat-open = Szabad hely
sit-here = Leülök ide
seat-bot = Üljön ide egy bot
stand-up = Felállok
start = Kezdjük
invite = Küldd el ezt a hivatkozást a barátaidnak, vagy olvassák be a kódot.

## The browser: me
me-title = Én
me-guest = Vendég
me-unnamed = Mondd meg, ki vagy
your-name = A neved
save = Mentés
saved-name = Elmentve.
auto-confirm = A köreim megerősítése kérdés nélkül
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
not-now = Nem te vagy soron.
not-this = Ez most nem választható.
unpick = a választás visszavonása
undo = Visszavonás
ask-undo = Visszavonás kérése
restart-turn = A kör újrakezdése
confirm = Megerősítés
hint = Tipp
hint-line = { $move } ({ $percent } % a győzelemre)
asked-undo = { $player } szeretné visszavonni az utolsó lépést.
agree = Rendben
decline = Nem egyezem bele
chat = Szólj hozzá
chat-send = Küldés
log-look = Ennek a pillanatnak a megtekintése
looking-back = { $ply }. lépés, összesen { $plies }
back-to-now = Vissza a jelenbe
step-back = Egy lépést vissza
step-on = Egy lépést előre
reconnecting = Megszakadt a kapcsolat. Tovább próbálkozunk; semmi sem vész el, ami a tiéd.
sending = A lépésed megmaradt, és el fogjuk küldeni.
while-away = Amíg nem voltál itt
targets-lit = { $count ->
    [one] Egy hely választható
   *[other] { $count } hely választható
}
curtain = Add tovább az eszközt: { $player } következik.
curtain-lift = Én vagyok { $player }

## The browser: the end
result = Az eredmény
the-winner = { $count ->
    [one] A győztes: { $players }.
   *[other] A győztesek: { $players }.
}
rematch = Még egyszer
replay = Visszajátszás
export = Mentés fájlba

## The browser: replay
play = Lejátszás
pause = Szünet
moment = Pillanat
seen-from = Nézőpont
spectator = Néző
copy-moment = A pillanat hivatkozásának másolása
to-table = Az asztalhoz

## The browser: rules
rules-all = Az összes szabály
rules-none = Itt még nincs szabályoldal.

## The browser: keys
keys = Billentyűk
key-arrows = ← ↑ → ↓
key-arrows-does = a szomszédos helyre lép
key-enter = Enter
key-enter-does = kiválasztja
key-n = N, P
key-n-does = a következő és az előző választható hely
key-a-does = ugrás az alsó műveletekhez
key-r-does = elforgatja a kiválasztott darabot
key-escape = Esc
key-escape-does = visszavonja a választást, vagy visszatér a jelenbe
key-w-does = mit tehetek?
key-m-does = ami az enyém
key-l-does = az utolsó lépések
key-h-does = tipp
key-u-does = visszavonás
key-c-does = megerősítés
