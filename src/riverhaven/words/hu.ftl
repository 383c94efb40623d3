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

## The terminal
preparing = { $game } előkészítése
what-to-do = Mit teszel?
not-a-choice = Ezek közül válassz: { $allowed }. Segítség: ?
terminal-help = Írd be az egyik választást vagy az elejét. Továbbá: egész lépés, például „place 1 c4 r1”, „back”: újra kérdez, „undo”: visszavonás, „log”: napló, „quit”: kilépés (a játszma mentésre kerül).
undo-revealed = Semmit sem vonhatsz vissza: azóta más is lépett, vagy valami kiderült.
saved = A játszma elmentve. Folytatás:
cannot-read = „{ $file }” nem olvasható: { $why }.
replay-ask = { $last } lépésből a(z) { $ply }. Enter: tovább, b: vissza, egy szám: oda, q: kilépés.

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
