player = Giocatore { $number }
unknown-language = Non c'è nessuna lingua «{ $language }»; ci sono: { $allowed }.
unknown-game = Non c'è nessun gioco «{ $game }»; ci sono: { $allowed }.
wrong-seats = { $game } non si gioca in { $seats }; si gioca in { $allowed }.
no-such-seat = Non c'è nessun posto { $seat }; i posti vanno da 0 a { $last }.
wrong-seed = Un seme è un numero intero da 0 a 2^128 - 1, non { $seed }.
unknown-option = { $game } non ha nessuna opzione «{ $option }»; ha: { $allowed }.
wrong-option = L'opzione «{ $option }» non può essere { $value }; può essere: { $allowed }.
no-such-move = Non c'è nessuna mossa «{ $move }»; una mossa è una di queste: { $kinds }.
match-over = La partita è finita.
not-your-turn = Non tocca al posto { $seat }; il tavolo aspetta il posto { $waiting }.
nothing-to-undo = Non c'è nessuna mossa da ritirare.
not-json = Questo non è JSON: si interrompe alla riga { $line }, colonna { $column }.
not-a-save = Questa non è una partita salvata: mancano gioco, regole, posti, opzioni, seme e mosse.
truncated-save = Il salvataggio è rovinato dopo la mossa { $number }: quel che segue non è intero.
illegal-save = La mossa { $number } del salvataggio ({ $move }) non è permessa: { $why }
other-rules = Questa partita di { $game } segue la versione { $saved } delle regole; questa è la versione { $known }.
position-unknown-field = Una posizione non ha nessun campo «{ $field }»; ha: { $allowed }.
position-missing-field = Alla posizione manca il campo «{ $field }».
position-shape = Il campo «{ $field }» deve contenere { $shape } valori.
position-range = I valori del campo «{ $field }» devono stare fra { $low } e { $high }.
position-value = Il campo «{ $field }» non può contenere { $value }; può contenere: { $allowed }.
position-impossible = Questa posizione è impossibile: { $wrong }.
wrong-parts = I componenti in «{ $file }» non vanno bene (riga { $line }): { $why }.
other-parts = Questa partita è stata giocata con altri componenti; indica il file con cui è stata giocata.
unknown-bot = Non c'è nessun bot «{ $bot }»; ci sono: { $allowed }.
wrong-budget = «{ $budget }» non è una durata per una ricerca: indica secondi, come 2s, o partite simulate, come 5000.
nothing-to-advise = Il posto { $seat } non deve decidere nulla: non c'è niente da consigliare.
too-few-bots = In un'arena servono almeno due bot.
wrong-results = La riga { $line } di «{ $file }» non è un risultato di un'arena.
no-plots = Per i grafici serve un'altra libreria: pip install "riverhaven[plots]"

## The terminal
preparing = Preparo { $game }
what-to-do = Che cosa fai?
not-a-choice = Scegli una di queste: { $allowed }. Scrivi ? per un aiuto.
terminal-help = Scrivi una delle scelte, o il suo inizio. Inoltre: una mossa intera come «place 1 c4 r1», «back» per ricominciare la domanda, «undo» per ritirare, «hint» per un consiglio, «log» per la cronaca, «quit» per smettere (la partita viene salvata).
undo-revealed = Non puoi ritirare nulla: nel frattempo ha agito un altro giocatore, o qualcosa è stato rivelato.
saved = La partita è salvata. Per continuare:
cannot-read = Non riesco a leggere «{ $file }»: { $why }.
replay-ask = Mossa { $ply } di { $last }. Invio: avanti, b: indietro, un numero: vai lì, q: esci.
thinking = Sto pensando
thinks = { $player } sta pensando
advice-move = mossa
advice-chance = vince
advice-points = punti
advice-playouts = simulazioni
advice-effect = che cosa fa

## The server
store-down = Il tavolo ora non può essere scritto. Invia di nuovo lo stesso comando tra poco.
no-such-table = Non c'è nessun tavolo così.
not-your-seat = Quello non è il tuo posto.
not-started = La partita non è iniziata.
already-started = La partita è già iniziata.
not-over = La partita non è ancora finita.
bot-plays-here = Un bot gioca per questo posto; prima riprenditi il posto.
draft-open = Aspetta: le ultime mosse si possono ancora ritirare, finché non sono confermate.
nothing-to-confirm = Non hai nulla da confermare.
nothing-asked = Non ti è stato chiesto nulla.
chat-length = Un messaggio ha da 1 a { $most } caratteri.
name-length = Un nome ha da 1 a { $most } caratteri.
not-invited = Ti serve l'invito a questo tavolo.
seat-taken = Lì c'è già qualcuno.
seat-must-be-taken = Prima ogni posto deve essere occupato.
not-absent = Un bot può sostituire solo chi si fa aspettare da almeno { $minutes } minuti.
no-such-bot = Non c'è nessun bot «{ $bot }»; ci sono: { $allowed }.
no-positions = Questo server accetta partite salvate che iniziano dal seme, non da una posizione.
wrong-places = Questa partita ha { $seats } posti; indica chi siede a ognuno.
no-such-link = Questo collegamento personale non è più valido.
no-such-ply = Non c'è la mossa { $ply }; l'ultima è { $last }.
who-are-you = Prima datti un nome.
stale = Il tavolo è andato avanti; guarda di nuovo.
too-fast = Troppi messaggi insieme; aspetta un momento.
bad-message = Questo messaggio non si capisce: { $why }.
watching-too-much = Una connessione può seguire al massimo { $most } tavoli.
too-many-sockets = Troppe connessioni arrivano dal tuo indirizzo.
foreign-origin = Questa richiesta non viene da una pagina di questo server.
no-csrf = Il contrassegno contro le richieste false manca o è sbagliato; ricarica la pagina.
http-404 = Qui non c'è nulla.
http-405 = Qui non si può fare.
http-413 = È troppo grande.
http-429 = Troppe richieste insieme; aspetta un minuto.
http-bad = Questa richiesta non si capisce: { $why }.
our-mistake = Qualcosa è andato storto da parte nostra. Nulla è cambiato.
serving = Riverhaven è su { $address } (per uscire: Ctrl-C).
serving-plain = Altri sulla tua rete possono partecipare. Ciò che inviano non è cifrato (HTTP semplice): chiunque su questa rete potrebbe leggerlo o agire al posto loro.
serving-https = Il proxy davanti deve parlare HTTPS e impostare X-Forwarded-Proto; i cookie viaggiano solo su HTTPS.
cannot-listen = Non si può aprire { $host }:{ $port }: { $why }.
verified = La partita è in regola: il seme è quello promesso, e tutte le { $moves } mosse e il risultato ne seguono.
verify-running = Questa partita è ancora in corso: il seme arriva con l'esportazione alla fine. Fino ad allora conserva questa impronta: { $hash }
verify-no-hash = Questo file non dice quale seme era stato promesso; non è l'esportazione di un tavolo, o la partita è iniziata da una posizione.
verify-other-seed = Il seme non è quello promesso: la sua impronta è { $found }, promessa era { $promised }.
verify-other-result = Le mosse portano a un risultato diverso da quello del file: { $found } invece di { $said }.
verify-unfinished = La partita in questo file non è finita: non c'è un risultato da controllare.
verified-store = { $count } partite rigiocate; sbagliate: { $wrong }.

## What happens at a table
told-undo = { $player } ritira { $count ->
    [one] una mossa
   *[other] { $count } mosse
}.
told-ask = { $player } chiede di ritirare l'ultima mossa.
told-agree = { $player } è d'accordo.
told-decline = { $player } non è d'accordo.
told-sit = { $player } siede al tavolo.
told-leave = Un posto è di nuovo libero.
told-bot = Un bot ({ $bot }) gioca per { $player }.
told-start = La partita inizia.
told-rematch = È pronta la rivincita.
told-bot-failed = Il bot di { $player } non ha saputo decidere; la mossa è stata estratta a caso.

## The browser: everywhere
home = Inizio
settings = Impostazioni
language = Lingua
theme = Aspetto
theme-auto = come questo dispositivo
theme-light = chiaro
theme-dark = scuro
close = Chiudi
no-connection = Il server al momento non è raggiungibile.
level-easy = Facile
level-medium = Medio
level-hard = Difficile
level-expert = Esperto
level-greedy = Ingordo
level-random = A caso
level = Bot, { $level }
bot-name = Bot { $number }
link = Collegamento
qr = Codice QR del collegamento
copy = Copia
copied = Copiato

## The browser: home
home-welcome = Accomodati. A che cosa giochiamo?
my-tables = I miei tavoli
waits-for-you = aspetta te
waits-for-others = aspetta gli altri
not-begun = non ancora iniziata
facts = { $least }–{ $most } giocatori · { $lasts }
play-now = Gioca subito
new-table = Tavolo con amici
rules = Regole

## The browser: a new table
who-plays = Chi gioca?
how-many = Posti
seat-number = Posto { $number }
who-me = io
who-guest = qualcuno accanto a me
who-bot = un bot
who-open = un amico, tramite collegamento
level-of = Livello del bot al posto { $number }
guest-name = Nome
options = Opzioni
options-clash = Queste opzioni non vanno insieme.
set-up = Prepara il tavolo

## The browser: before the start
lobby = Prima di cominciare
seat-open = Posto libero
sit-here = Siediti qui
seat-bot = Fai sedere un bot
stand-up = Alzati
start = Comincia
invite = Manda questo collegamento agli amici, o fai inquadrare il codice.

## The browser: me
me-title = Io
me-guest = Ospite
me-unnamed = Di' chi sei
your-name = Il tuo nome
save = Salva
saved-name = Salvato.
auto-confirm = Conferma i miei turni senza chiedere
other-device = Su un altro dispositivo
other-device-help = Con un collegamento personale sei la stessa persona anche lì. Quello precedente non vale più.
make-link = Crea un collegamento personale
forget = Dimenticami
forget-help = Il tuo nome e ciò che hai scritto vengono cancellati; ai tuoi posti siedono dei bot.
forget-sure = Cancellare per sempre il tuo nome e ciò che hai scritto?

## The browser: the table
areas = Zone del tavolo
area-board = Tabellone
area-mine = Mio
area-others = Altri
area-log = Diario
players = Giocatori
is-to-move = deve muovere
your-turn = Tocca a te
enlarge = Ingrandisci
waiting-for = Si aspetta { $players }.
ask-confirm = Conferma il tuo turno, oppure annullalo.
not-now = Non tocca a te.
not-this = Questo ora non si può scegliere.
unpick = togli questa scelta
undo = Annulla
ask-undo = Chiedi di annullare
restart-turn = Ricomincia il turno
confirm = Conferma
hint = Consiglio
hint-line = { $move } ({ $percent } % di vincere)
asked-undo = { $player } chiede di annullare l'ultima mossa.
agree = D'accordo
decline = Non sono d'accordo
chat = Di' qualcosa
chat-send = Invia
log-look = Guarda questo momento
looking-back = Mossa { $ply } di { $plies }
back-to-now = Torna ad adesso
step-back = Una mossa indietro
step-on = Una mossa avanti
reconnecting = La connessione è caduta. Continuiamo a provare; niente di tuo va perso.
sending = La tua mossa è conservata e verrà inviata.
while-away = Mentre non c'eri
targets-lit = { $count ->
    [one] Si può scegliere un posto
   *[other] Si possono scegliere { $count } posti
}
curtain = Passa il dispositivo a { $player }.
curtain-lift = Sono { $player }

## The browser: the end
result = Il risultato
the-winner = { $count ->
    [one] Vince { $players }.
   *[other] Vincono insieme { $players }.
}
rematch = Gioca ancora
replay = Rivedi la partita
export = Salva in un file

## The browser: replay
play = Avvia
pause = Pausa
moment = Momento
seen-from = Visto da
spectator = Spettatore
copy-moment = Copia il collegamento a questo momento
to-table = Al tavolo

## The browser: rules
rules-all = Tutte le regole
rules-none = Qui non c'è ancora una pagina di regole.

## The browser: keys
keys = Tasti
key-arrows = ← ↑ → ↓
key-arrows-does = vai al posto vicino
key-enter = Invio
key-enter-does = sceglilo
key-n = N, P
key-n-does = posto selezionabile successivo e precedente
key-a-does = vai alle azioni in basso
key-r-does = gira il pezzo scelto
key-escape = Esc
key-escape-does = togli le scelte, o torna ad adesso
key-w-does = che cosa posso fare?
key-m-does = le mie cose
key-l-does = le ultime mosse
key-h-does = un consiglio
key-u-does = annulla
key-c-does = conferma
