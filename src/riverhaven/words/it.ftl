player = Giocatore { $number }
unknown-language = Non c'è nessuna lingua «{ $language }»; ci sono: { $allowed }.
unknown-gear = RIVERHAVEN_GEAR è «{ $gear }»; può essere: { $allowed }.
unknown-game = Non c'è nessun gioco «{ $game }»; ci sono: { $allowed }.
which-game = Quale gioco?
which-game-again = Ci sono: { $allowed }.
broken-game = Il gioco «{ $game }» non si può caricare: { $why }.
wrong-seats = { $game } non si gioca in { $seats }; si gioca in { $allowed }.
no-such-seat = Non c'è nessun posto { $seat }; i posti vanno da 0 a { $last }.
wrong-seed = Un seme è un numero intero da 0 a 2^128 - 1, non { $seed }.
wrong-count = Il numero di partite è un numero intero da 0 in su, non { $count }.
unknown-policy = Non c'è nessuna strategia «{ $policy }»; ci sono: { $allowed }.
wrong-moves = Servono { $count } mosse, una per ogni partita: numeri da 0 a { $last }.
unknown-option = { $game } non ha nessuna opzione «{ $option }»; ha: { $allowed }.
wrong-option = L'opzione «{ $option }» non può essere { $value }; può essere: { $allowed }.
no-such-move = Non c'è nessuna mossa «{ $move }»; una mossa è una di queste: { $kinds }.
move-without-seat = Non comincia con il posto che la gioca.
match-over = La partita è finita.
not-your-turn = Non tocca al posto { $seat }; il tavolo aspetta il posto { $waiting }.
nothing-to-undo = Non c'è nessuna mossa da ritirare.
not-json = Questo non è JSON: si interrompe alla riga { $line }, colonna { $column }.
not-a-save = Questa non è una partita salvata: mancano gioco, regole, posti, opzioni, seme e mosse.
wrong-save = Questa non è una partita salvata: { $why }.
truncated-save = Il salvataggio è rovinato dopo la mossa { $number }: quel che segue non è intero.
illegal-save = La mossa { $number } del salvataggio ({ $move }) non è permessa: { $why }
other-rules = Questa partita di { $game } segue la versione { $saved } delle regole; questa è la versione { $known }.
position-unknown-field = Una posizione non ha nessun campo «{ $field }»; ha: { $allowed }.
position-missing-field = Alla posizione manca il campo «{ $field }».
position-shape = Il campo «{ $field }» deve contenere { $shape } valori.
position-range = I valori del campo «{ $field }» devono stare fra { $low } e { $high }.
position-value = Il campo «{ $field }» non può contenere { $value }; può contenere: { $allowed }.
position-impossible = Questa posizione è impossibile: { $wrong }.
position-stuck = Questa posizione è impossibile: il posto { $seat } deve giocare e non ha mosse legali.
wrong-parts = I componenti in «{ $file }» non vanno bene (riga { $line }): { $why }.
other-parts = Questa partita è stata giocata con altri componenti; indica il file con cui è stata giocata.
wrong-bots = I numeri per i bot in «{ $file }» non vanno bene: { $why }.
unknown-bot = Non c'è nessun bot «{ $bot }»; ci sono: { $allowed }.
no-gpu = Qui non c'è nessuna GPU NVIDIA, oppure manca il suo driver.
not-measured = Non si è potuto misurare: { $why }
policy-on-gpu = Su una GPU «{ $policy }» non può giocare, e nulla può essere registrato; ci sono: { $allowed }.
wrong-line-up = Sono stati indicati { $bots } bot per { $seats } posti.
no-player = { $bot } non è un giocatore: gli serve un metodo choose(match, seat, seed).
no-such-class = Non c'è nessun bot «{ $bot }»: { $why }.
bot-plays-nonsense = Il bot «{ $bot }» voleva giocare «{ $move }». { $why }
bot-speaks-nonsense = Il bot «{ $bot }» doveva rispondere con una riga come {"{"}"move": "…"{"}"}, e ha detto: { $line }
bot-hangs = Il bot «{ $bot }» non ha risposto entro { $seconds } secondi ed è stato terminato.
bot-gone = Il bot «{ $bot }» è terminato prima della sua partita.
bot-does-not-start = Il bot «{ $bot }» non può essere avviato: { $why }.
unknown-reward = Non c'è nessuna ricompensa «{ $reward }»; ci sono: { $allowed }.
not-compiled = Molte partite insieme richiedono bot compilati (random, greedy, easy, medium, hard), non { $bots }.
wrong-budget = «{ $budget }» non è una durata per una ricerca: indica secondi, come 2s, o partite simulate, come 5000.
nothing-to-advise = Il posto { $seat } non deve decidere nulla: non c'è niente da consigliare.
too-few-bots = In un'arena servono almeno due bot.
other-data = In «{ $folder }» ci sono dati di qualcos'altro; indica un'altra cartella, o rimuovila.
data-written = { $matches ->
    [0] Non mancava nulla in { $folder }.
    [one] Una partita è stata scritta in { $folder }.
   *[other] { $matches } partite sono state scritte in { $folder }.
}
wrong-results = La riga { $line } di «{ $file }» non è un risultato di un'arena.
net-damaged = «{ $file }» non è una rete, o è danneggiata; al suo posto serve la stima propria del gioco.
net-foreign = La rete «{ $file }» non è fatta per { $game } a { $seats } posti con le misure di oggi; al suo posto serve la stima propria del gioco.
features-wrong = Da { $game } non si può ancora imparare: { $why }.
no-training = Quel che si trova in «{ $folder }» non è un addestramento che possa continuare.
other-training = In «{ $folder }» si trova un altro addestramento; indica un’altra cartella, o toglilo.
no-cluster = Nessun cluster Ray risponde a «{ $address }»; `ray start --head` dice dove ne parte uno.
extra-missing = Per questo serve una parte di Riverhaven che non è installata: pip install "riverhaven[{ $extra }]"
wrong-name = Un gioco non può chiamarsi «{ $name }»: un nome è fatto di lettere minuscole, cifre e _, e comincia con una lettera.
name-taken = C'è già qualcosa che si chiama «{ $name }».
new-game = C'è un gioco nuovo in { $folder }. Si continua con:
    { "  " }pip install --editable { $folder }
    { "  " }riverhaven serve --game { $name } --reload

## Lessons
no-lessons = { $game } non ha lezioni.
learn-enter = Invio: avanti, q: esci
learn-then = E ora una vera partita:
no-such-lesson = { $game } non ha la lezione «{ $lesson }»; ha: { $allowed }.
no-puzzles = { $game } non ha rompicapi.
no-such-puzzle = { $game } non ha il rompicapo «{ $puzzle }»; ha: { $allowed }.
no-such-choice = «{ $move }» non è tra le scelte; sono: { $allowed }.
learn-done = Questa lezione è finita: non c’è più nulla da giocare.
learn-not-done = Questa lezione non è ancora finita.
learn-other = È permesso. Qui però proviamo un’altra cosa: ritira la mossa e fai ciò che è richiesto.

## The terminal
what-to-do = Che cosa fai?
not-a-choice = Scegli una di queste: { $allowed }. Scrivi ? per un aiuto.
terminal-help = Scrivi una delle scelte, o il suo inizio. Inoltre: una mossa intera come «{ $move }», «back» per ricominciare la domanda, «undo» per ritirare, «hint» per un consiglio, «log» per la cronaca, «quit» per smettere (la partita viene salvata).
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

## The analysis of a match
unknown-setting = Non c'è un modo «{ $setting }». Ci sono: { $allowed }.
analysing = Analisi in corso
verdict-fine = bene
verdict-imprecise = imprecisa
verdict-mistake = errore
verdict-turning-point = svolta
analysis-player = giocatore
analysis-course = probabilità di vincere durante la partita
analysis-cost = regalati
analysis-luck = fortuna
analysis-ply = mossa
analysis-verdict = giudizio
analysis-points = punti
analysis-chance = probabilità
analysis-played = che cosa è stato fatto
analysis-best = la mossa del bot forte
analysis-points-line = Punti per fonte dopo un quarto, metà, tre quarti e tutta la partita

## A match that is shared
share = Condividi
share-match-html = Tutta la partita come pagina, da aprire senza rete
share-end-svg = La fine come immagine (SVG)
share-end-png = La fine come immagine (PNG)
share-turn-svg = Il turno appena giocato come immagine animata (SVG)
share-done = Salvato. Invialo a chi vuoi.
share-keys = Frecce: una mossa indietro o avanti. Home, Fine: l’inizio, la fine. Spazio: avvia o metti in pausa.
share-script = Questa pagina mostra una partita mossa per mossa; per farlo le serve JavaScript.
share-kind = «{ $file }» deve finire in { $allowed }.
wrong-names = I nomi sono { $names } e i posti { $seats }.
sharing = Disegno la partita

## The server
store-down = Il tavolo ora non può essere scritto. Invia di nuovo lo stesso comando tra poco.
unfit = Questo non si accorda con ciò che è archiviato qui.
no-such-table = Non c'è nessun tavolo così.
not-your-seat = Quello non è il tuo posto.
not-started = La partita non è iniziata.
already-started = La partita è già iniziata.
not-over = La partita non è ancora finita.
bot-plays-here = Un bot gioca per questo posto; prima riprenditi il posto.
draft-open = Aspetta: le ultime mosse si possono ancora ritirare, finché non sono confermate.
nothing-to-confirm = Non hai nulla da confermare.
not-in-a-lesson = In una lezione non c'è nulla da terminare; lasciala quando vuoi.
already-resigned = Questo posto si è arreso.
asked-already = È già stato chiesto; aspetta le risposte.
replaced-already = A quel posto gioca già un bot.
paused = La partita è in pausa.
not-paused = La partita non è in pausa.
no-clock = A questo tavolo non c'è un orologio.
clock-no-undo = Dove corre un orologio, ciò che è confermato resta.
rated-no-undo = In una partita valutata, ciò che è confermato resta.
nobody-to-nudge = Il tavolo non aspetta nessun altro.
nudged-already = Lascia loro un minuto; poi puoi chiamare.
nobody-else-there = Lì non siede nessun altro.
players-do-not-whisper = Qui giochi: ciò che dici è per tutti al tavolo.
banned = Il gestore di questo server ti ha escluso. { $why }
too-many-tables = Puoi preparare { $most } tavoli all'ora; torna tra un po'.
too-many-reports = Puoi fare { $most } segnalazioni al giorno.
plan-impossible = Quella mossa non sarà possibile quando toccherà a te.
plan-changed = Non avrebbe fatto ciò che avevi previsto.
plan-not-met = La condizione che avevi posto non si è avverata.
plan-no-condition = Nessuna mossa di altri potrebbe soddisfare questa condizione.
plan-too-many = { $most } mosse preparate bastano: prima ritirane una.
your-turn-now = Tocca a te: gioca, non c'è nulla da aspettare.
host-only = Può farlo solo chi ha preparato il tavolo.
no-branch = Questo tavolo non continua da nessun altro.
removed = Chi ha preparato questo tavolo vorrebbe giocare con altri.
asks-no-more = Non chiede più di partecipare.
too-many-knocks = Puoi chiedere di partecipare { $most } volte all'ora; torna tra un po'.
door-waits = Hai chiesto di partecipare. Appena ti fanno entrare, hai un posto.
door-declined = Questa volta vorrebbero giocare con altri.
door-full = Tutti i posti sono occupati: non può più partecipare nessuno.
door-begun = La partita è cominciata senza di te. Puoi guardarla.
door-left = Non c'è più nessuno che possa farti entrare.
nothing-asked = Non ti è stato chiesto nulla.
no-hint = In questo momento non si è trovato nessun consiglio.
analysis-already = Per te si sta già analizzando una partita; aspetta che finisca, o lasciala.
no-analysis = L'analisi si è interrotta. Chiedi di nuovo.
hint-already = Hai già chiesto un consiglio: ci si sta pensando.
share-already = Per te si sta già preparando un file; ancora un momento.
no-share = In questo momento il file non si è potuto preparare. Chiedi di nuovo.
undo-owner-gone = Si riprenderebbe una mossa di qualcuno che se n'è andato e a cui non si può più chiedere.
chat-length = Un messaggio ha da 1 a { $most } caratteri.
chat-full = A questo tavolo sono già stati scritti { $most } messaggi: non c'è posto per altri.
table-full = A questo tavolo è successo così tanto che accetta solo mosse.
name-length = Un nome ha da 1 a { $most } caratteri.
name-mixed = Un nome si scrive in un solo alfabeto.
not-invited = Ti serve l'invito a questo tavolo.
seat-taken = Lì c'è già qualcuno.
one-seat-each = Hai già un posto; gli altri sono per altre persone.
seat-must-be-taken = Prima ogni posto deve essere occupato.
not-absent = Si può sostituire solo chi si fa aspettare da almeno { $minutes } minuti.
no-such-bot = Non c'è nessun bot «{ $bot }»; ci sono: { $allowed }.
no-positions = Questo server accetta partite salvate che iniziano dal seme, non da una posizione.
wrong-places = Questa partita ha { $seats } posti; indica chi siede a ognuno.
no-such-link = Questo collegamento personale non è più valido.
no-such-session = Non hai nessuna sessione così.
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
no-store = L'archivio { $store } non si può aprire: { $why }.
store-kind = L'archivio { $store } non è né SQLite né PostgreSQL.
store-missing = In { $store } non c'è nessun archivio.
store-foreign = { $store } non è un archivio di Riverhaven; lì non è stato cambiato nulla.
store-newer = L'archivio { $store } è della versione { $found }; questo Riverhaven conosce quelle fino alla { $newest }.
store-half = L'archivio { $store } non è completo: manca { $missing }. Ripristina una copia di riserva.
verified = La partita è in regola: il seme è quello promesso, e tutte le { $moves } mosse e il risultato ne seguono.
verify-running = Questa partita è ancora in corso: il seme arriva con l'esportazione alla fine. Fino ad allora conserva questa impronta: { $hash }
verify-no-hash = Questo file non dice quale seme era stato promesso; non è l'esportazione di un tavolo, o la partita è iniziata da una posizione.
verify-other-seed = Il seme non è quello promesso: la sua impronta è { $found }, promessa era { $promised }.
verify-other-result = Le mosse portano a un risultato diverso da quello del file: { $found } invece di { $said }.
verify-unfinished = La partita in questo file non è finita: non c'è un risultato da controllare.
verified-store = { $count } partite rigiocate; sbagliate: { $wrong }.
no-such-person = Non c'è esattamente una persona il cui id comincia con «{ $id }».
no-such-report = Non c'è esattamente una segnalazione il cui id comincia con «{ $id }».
report-closed = La segnalazione { $id } è sbrigata.
report-about = { $by } segnala { $name } (id { $id }), al tavolo { $table }:
reports-count = { $count ->
    [0] Non ci sono segnalazioni.
    [one] Una segnalazione.
   *[other] { $count } segnalazioni.
}
ban-done = { $name } è fuori; le sue sessioni sono finite.
unban-done = { $name } può rientrare.
quotas-are = Una persona può scrivere { $chats } messaggi al minuto, preparare { $tables } tavoli all'ora e segnalare { $reports } volte al giorno. Nell'ultimo giorno:
column-id = Id
column-name = Nome
column-seen = Ultima visita
column-tables = Tavoli
column-reports = Segnalazioni
column-banned = Escluso
column-game = Gioco
column-stage = Stato
column-touched = Ultima mossa
column-people = Persone
column-set-up = Preparati
column-moves = Mosse
column-chats = Messaggi
purge-would = { $count ->
    [one] Un tavolo è così vecchio. Con --yes viene dimenticato.
   *[other] { $count } tavoli sono così vecchi. Con --yes vengono dimenticati.
}
purge-done = { $count ->
    [one] Un tavolo è stato dimenticato.
   *[other] { $count } tavoli sono stati dimenticati.
}
sweep-left = { $count ->
    [one] Un tavolo non è cominciato e non vi siede nessuno.
   *[other] { $count } tavoli non sono cominciati e non vi siede nessuno.
}
sweep-wrong = { $count ->
    [one] Di un tavolo il riassunto non corrisponde a ciò che vi è successo.
   *[other] Di { $count } tavoli il riassunto non corrisponde a ciò che vi è successo.
}
sweep-orphans = { $count ->
    [one] Una riga non appartiene a nessun tavolo o persona.
   *[other] { $count } righe non appartengono a nessun tavolo o persona.
}
sweep-unproven = { $count ->
    [one] Un indirizzo per gli avvisi non è mai stato confermato.
   *[other] { $count } indirizzi per gli avvisi non sono mai stati confermati.
}
sweep-forgotten = { $count ->
    [one] Una persona dimenticata non ha lasciato nulla.
   *[other] { $count } persone dimenticate non hanno lasciato nulla.
}
sweep-broken = { $count ->
    [one] Una partita non si può rigiocare. Resta com'è.
   *[other] { $count } partite non si possono rigiocare. Restano come sono.
}
sweep-clean = È tutto in ordine.
sweep-would = Con --yes si mette in ordine.
sweep-done = È stato messo in ordine.
backup-exists = { $file } esiste già; non è stato scritto nulla.
backup-other-version = L'archivio { $store } è della versione { $found }, non { $newest }: avvia una volta un server con esso, e sarà aggiornato.
backup-done = { $count ->
    [one] Un tavolo, con i suoi giocatori, è
   *[other] { $count } tavoli, con i loro giocatori, sono
} in { $file }.
restore-done = { $count ->
    [one] Un tavolo è stato ripristinato
   *[other] { $count } tavoli sono stati ripristinati
} da { $file }; ciò che c'era è rimasto com'era.

## What happens at a table
told-undo = { $player } ritira { $count ->
    [one] una mossa
   *[other] { $count } mosse
}.
    .you = Ritiri { $count ->
        [one] una mossa
       *[other] { $count } mosse
    }.
told-undo-seen = { $player } ritira { $count ->
    [one] una mossa
   *[other] { $count } mosse
} dopo aver visto come è andata.
    .you = Ritiri { $count ->
        [one] una mossa
       *[other] { $count } mosse
    } dopo aver visto come è andata.
told-ask = { $player } chiede di ritirare l'ultima mossa.
    .you = Chiedi di ritirare l'ultima mossa.
told-agree = { $player } è d'accordo.
    .you = Sei d'accordo.
told-decline = { $player } non è d'accordo.
    .you = Non sei d'accordo.
told-withdraw = { $player } ritira la richiesta.
    .you = Ritiri la richiesta.
told-lapse-undo = La richiesta di { $player } di ritirare la mossa è superata: la questione è chiusa.
    .you = La tua richiesta di ritirare la mossa è superata: la questione è chiusa.
told-lapse-end = La proposta di { $player } di terminare la partita è chiusa.
    .you = La tua proposta di terminare la partita è chiusa.
told-propose-end = { $player } propone di terminare la partita.
    .you = Proponi di terminare la partita.
told-resign = { $player } si arrende.
    .you = Ti arrendi.
told-resign-on = { $player } si arrende. Un bot continua a quel posto.
    .you = Ti arrendi. Un bot continua al tuo posto.
told-end-agreed = La partita termina di comune accordo. Non vince nessuno.
told-end-alone = { $player } termina la partita; non c'era più nessuno a cui chiedere. Non vince nessuno.
    .you = Termini la partita; non c'era più nessuno a cui chiedere. Non vince nessuno.
told-lapse-pause = La proposta di pausa di { $player } è chiusa.
    .you = La tua proposta di pausa è chiusa.
told-lapse-resume = La proposta di { $player } di riprendere è chiusa.
    .you = La tua proposta di riprendere è chiusa.
told-lapse-bot = La proposta di { $player } di far giocare un bot per { $other } è chiusa.
    .you = La tua proposta di far giocare un bot per { $other } è chiusa.
told-lapse-open = La proposta di { $player } di liberare il posto di { $other } è chiusa.
    .you = La tua proposta di liberare il posto di { $other } è chiusa.
told-propose-pause = { $player } propone di fermare gli orologi per un po'.
    .you = Proponi di fermare gli orologi per un po'.
told-propose-resume = { $player } vorrebbe riprendere.
    .you = Vorresti riprendere.
told-propose-bot = { $player } propone che un bot continui al posto di { $other }.
    .you = Proponi che un bot continui al posto di { $other }.
told-propose-open = { $player } propone di dare il posto di { $other } a qualcun altro.
    .you = Proponi di dare il posto di { $other } a qualcun altro.
told-replace-bot = Un bot continua al posto di { $player }, che può riprenderselo in ogni momento.
    .you = Un bot continua al tuo posto; puoi riprendertelo in ogni momento.
told-replace-open = Il posto di { $player } è libero per chi viene invitato. Fino ad allora vi gioca un bot.
    .you = Il tuo posto è libero per chi viene invitato. Fino ad allora vi gioca un bot, e puoi riprendertelo.
told-pause = Gli orologi sono fermi.
told-resume = Gli orologi corrono di nuovo.
told-flag-bot = Il tempo di { $player } è finito. Un bot continua a quel posto.
    .you = Il tuo tempo è finito. Un bot continua al tuo posto.
told-flag-resign = Il tempo di { $player } è finito.
    .you = Il tuo tempo è finito.
told-nudge = { $player } chiama: tocca a te!
    .you = Chiami chi il tavolo sta aspettando.
told-sit = { $player } siede al tavolo.
    .you = Siedi al tavolo.
told-leave = Un posto è di nuovo libero.
told-bot = Un bot ({ $bot }) gioca per { $player }.
told-bot-sits = Un bot ({ $bot }) prende questo posto.
told-name = { $before } ora si chiama { $name }.
told-start = La partita inizia.
told-start-rated = La partita comincia. È valutata: ciò che è confermato resta.
told-lot = A sorte: { $players }, in quest'ordine.
told-rematch = { $player } propone di giocare ancora.
    .you = Proponi di giocare ancora.
told-bot-failed = Il bot di { $player } non ha saputo decidere; la mossa è stata estratta a caso.

## The browser: everywhere
home = Inizio
settings = Impostazioni
language = Lingua
theme = Aspetto
theme-auto = come questo dispositivo
theme-light = chiaro
theme-dark = scuro
sounds = Suoni
pace = Le mosse degli altri
pace-slow = lentamente
pace-normal = una alla volta
pace-fast = velocemente
pace-off = subito
close = Chiudi
no-connection = Il server al momento non è raggiungibile.
level-easy = Facile
level-medium = Medio
level-hard = Difficile
level-expert = Esperto
level-greedy = Ingordo
level-random = A caso
level = Bot ({ $level })
bot-name = Bot { $number }
link = Collegamento
qr = Codice QR del collegamento
copy = Copia
copied = Copiato

## The browser: home
home-welcome = Accomodati. A che cosa giochiamo?
my-tables = I miei tavoli
waits-for-you = aspetta te
card-with = con { $players }
card-meant = per { $meant }
card-since = ultima mossa: { $when }
card-due = scade { $when }
card-over = finita { $when }
card-place = La tua posizione: { $place }.
open-tables = Tavoli aperti
filter-game = Gioco
filter-clock = Orologio
filter-level = Contro
filter-lang = Lingua
filter-meant = Per chi
filter-any = qualsiasi
filter-nothing = Ora nessun tavolo aperto è così.
only-people = solo persone
asks-first = prima bisogna chiedere
open-seats = { $count ->
    [one] un posto libero
   *[other] { $count } posti liberi
}
finished-tables = Finite
finished-all = Mostrale tutte ({ $count })
next-table = Il prossimo tavolo che ti aspetta
next-table-short = Prossimo tavolo
nowhere = Forse l'indirizzo è scritto male, o ciò che c'era non c'è più.
link-ended = Ne è stato creato uno nuovo, o l'indirizzo è sbagliato. Su un dispositivo che ti conosce, la pagina Io ne crea un altro.
waits-for-others = aspetta gli altri
not-begun = non ancora iniziata
card-asks = qualcuno chiede di partecipare
card-asked = ti si chiede qualcosa
card-full = ci sono tutti: comincia
card-rematch = ti propone di giocare ancora
facts = { $least }–{ $most } giocatori · { $lasts }
seats-count = { $count } giocatori
level-of-bots = Livello dei bot
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
clock = Orologio
clock-kind = Orologio
clock-none = nessuno
clock-live = per tutta la partita
clock-days = tanti giorni per ogni mossa
clock-base = Ciascuno ha
clock-minutes = { $count } minuti
clock-more = e per ogni turno
clock-seconds = { $count } secondi in più
clock-each-move = Per ogni mossa
clock-so-many-days = { $count ->
    [one] un giorno
   *[other] { $count } giorni
}
clock-zero = Quando il tempo è finito
clock-zero-bot = un bot prende il posto
clock-zero-resign = il posto si arrende
who-joins = Chi può partecipare?
joins-link = Solo chi invito io
joins-anybody = Chiunque
joins-asks = Chi prima me lo chiede
joins-help = Se può partecipare chiunque, o chi lo chiede, il tavolo compare nella pagina iniziale di questo server. Chi inviti con il collegamento si siede senza chiedere.
who-begins = Chi siede dove?
seats-by-lot = A sorte, all'inizio
seats-as-chosen = Come scelto qui
meant = Il tavolo è per
meant-all = tutti
meant-new = chi è alle prime armi
meant-some = chi conosce le regole
meant-much = giocatori esperti
set-up = Prepara il tavolo

## The browser: before the start
lobby = Prima di cominciare
seat-open = Posto libero
sit-here = Siediti qui
seat-bot = Fai sedere un bot
seat-beside = Qui siede qualcuno accanto a me
stand-up = Alzati
start = Comincia
send-away = Manda via
knock = Chiedi di partecipare
knock-help = Qui prima si chiede: chi siede al tavolo ti fa entrare.
asking = Chi chiede di partecipare
let-in = Fai entrare
say-no = No
invited = Sei invitato a una partita di { $game }.
invited-by = { $host } ti invita a una partita di { $game }.
invited-how = Di' il tuo nome, prendi un posto libero: si comincia quando ci sono tutti.
invited-sits = Hai un posto: si comincia quando ci sono tutti.
invited-to-go-on = La partita è già cominciata: prendi il posto libero e continua da lì.
take-seat-of = Il posto di { $player } è libero: vi gioca un bot. Prendilo, ed è tuo con tutto ciò che gli appartiene.
take-seat = Prendi questo posto
by-lot = Chi siede dove si tira a sorte all'inizio.
terms-live = Ciascuno ha { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
} per tutta la partita{ $seconds ->
    [0] .
    [one] , e un secondo in più per ogni turno.
   *[other] , e { $seconds } secondi in più per ogni turno.
}
terms-days = { $count ->
    [one] C'è un giorno
   *[other] Ci sono { $count } giorni
} per ogni mossa.
terms-zero-bot = Quando il tempo è finito, un bot prende il posto.
terms-zero-resign = Quando il tempo è finito, il posto si arrende.
terms-no-clock = Si gioca senza orologio.
terms-option = { $label }: { $choice }
terms-options = Opzioni: { $options }.
all-there = Ci sono tutti. Chiunque sieda al tavolo può cominciare.
invite = Manda questo collegamento agli amici, o fai inquadrare il codice.
send-link = Invia …

## The browser: me
me-title = Io
me-guest = Ospite
me-unnamed = Di' chi sei
guest-so-far = Per gli altri sei «{ $name }». Come devono chiamarti?
me-ask = Come ti chiami?
your-name = Il tuo nome
save = Salva
saved-name = Salvato.
confirms = Che cosa confermo
confirms-move = ogni mossa, dopo averne visto l’effetto
confirms-turn = il mio turno intero
confirms-none = niente
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
points-from = Punti
points-sum = Totale
score-help = Punti finora → quanti sarebbero con il conteggio ora. Clicca per vedere da dove vengono.
points-scored-now = Con il conteggio ora
points-then = con il conteggio ora: { $points }
points-none = { $count ->
    [one] Un’altra voce: nessun punto
   *[other] Altre { $count } voci: nessun punto
}
round-told = { $round }: che cosa ha ottenuto ciascuno
what-is-this = Che cos’è?
help-undo = Annulla la mia ultima mossa (U).
help-restart = Annulla tutte le mosse di questo turno.
help-hint = Mostra che cosa farebbe qui un buon giocatore (H).
help-rules = Le regole di ciò che si fa ora, accanto al tavolo.
help-aid = Tutto il gioco su un foglio: il turno, i costi, i punti (I).
help-what = Che cos’è? Poi tocca qualsiasi cosa, anche un pulsante (?).
help-confirm = Gioca la mossa scelta e mostrata (C, Invio).
what-is-this-how = Tocca qualsiasi cosa per sapere che cos’è, o scorri tutto con N e P. Premi di nuovo ? per continuare a giocare.
keys-how = Tab porta a ciò che è richiesto, le frecce scorrono ciò che si può scegliere. K mostra tutti i tasti.
confirm-first = Non hai ancora scelto. { $ask }
preview = Anteprima
asked-now = Non ora: { $ask }
not-now = Non è il tuo turno. { $waiting }
when-move = { $move }: { $when }.
turn-it = Giralo
unpick = togli questa scelta
undo = Annulla
ask-undo = Chiedi di annullare
restart-turn = Ricomincia il turno
confirm = Conferma
hint = Consiglio
hint-line = { $move } ({ $percent } % di probabilità di vittoria)
preview-now = { $before } → { $after }, se si contasse ora: { $gains }.
gain-of = { $points } { $source }
hint-now = subito { $gains }
hint-ahead = alla fine circa { $points ->
    [one] un punto
   *[other] { $points } punti
} più della seconda migliore
hint-safer = vince il { $percent } % più spesso della seconda migliore
hint-because = rispetto alla seconda migliore, alla fine circa { $gains }
hint-close = la seconda migliore vale quasi altrettanto
hint-alone = nessun'altra mossa le si avvicina
hint-thinking = Sto provando le mosse, per vedere che cosa rende ciascuna …
asked-undo = { $player } chiede di annullare { $count ->
    [one] questa mossa
   *[other] queste { $count } mosse
}:
asked-end = { $player } propone di terminare ora la partita. Non vincerebbe nessuno.
clock-days-left = { $days } g { $hours } h
clock-left = Tempo rimasto
propose-pause = Ferma gli orologi per un po'
propose-resume = Fai ripartire gli orologi
asked-pause = { $player } propone di fermare gli orologi per un po'.
asked-resume = { $player } vorrebbe riprendere.
asked-bot = { $player } propone che un bot continui al posto di { $other }, che potrà riprenderselo in ogni momento.
asked-open = { $player } propone che chi viene invitato possa prendere per sempre il posto di { $other }. Fino ad allora vi gioca un bot, e { $other } può tornare.
asked-rematch = { $player } propone di giocare ancora.
asked-of-me = Che cosa si chiede
withdraw = Ritira la richiesta
fold = Riduci
leave-to-bot = Lascia il mio posto a un bot
leave-sure = Un bot gioca subito al tuo posto, e ciò che gioca resta. Puoi riprendere il posto quando vuoi. Lo lasci?
leave-rated = Questa partita è valutata: se non torni prima della fine, l'hai abbandonata. Lasci il posto a un bot?
come-back = Riprendi il mio posto
stood-in = Un bot gioca al tuo posto.
stood-in-resigned = Hai rinunciato. Al tuo posto continua un bot.
has-resigned = ha rinunciato
stood-in-open = Un bot gioca al tuo posto, che è libero per chi viene invitato. Finché nessuno l'ha preso, puoi tornare.
seat-offered = Il posto di { $players } è libero: può prenderlo chi inviti.
invite-somebody = Invita qualcuno
replace-of = { $player } è assente …
replace-bot = Fai continuare un bot
replace-open = Dai il posto a qualcun altro
replace-bot-sure = Proporre che un bot continui al posto di { $player }? Chi è presente deve essere d'accordo. { $player } può riprendersi il posto in ogni momento; se non lo fa, una partita valutata non conta.
replace-open-sure = Proporre di liberare il posto di { $player }? Chi è presente deve essere d'accordo. Un bot continua finché qualcuno che inviti prende il posto, e vede ciò che gli appartiene. Fino ad allora { $player } può tornare. Una partita valutata allora non conta.
propose-end = Termina la partita …
end-sure = Chiedere agli altri di terminare la partita? Se non c'è più nessuno a cui chiedere, termina subito. Non vince nessuno.
resign = Arrenditi …
resign-sure = Ti arrendi? La partita termina e vincono gli altri.
resign-sure-on = Ti arrendi? Arrivi per ultimo. Gli altri continuano, con un bot al tuo posto.
unread = non ancora letti
nudge = Chiama chi stiamo aspettando
company-of = Silenzia o segnala { $player } …
mute = Silenzia
unmute = Ascolta di nuovo
block = Blocca
unblock = Sblocca
report = Segnala
report-why = Che cosa ha fatto { $player }? Lo leggerà il gestore di questo server, con le ultime righe della chat.
report-sent = Segnalato.
muted = Silenziato
blocked = Bloccato
shunned = Persone silenziate e bloccate
plan-ahead = Prepara la mia prossima mossa
plan-choose = Scegli che cosa giocare quando toccherà a te.
plan-keep = Lasciala per il mio turno
plan-same = Solo se allora fa proprio questo
plan-stop = Non preparare nulla
plan-ask-if = Solo se { $player } …
plan-if-choose = Che cosa deve aver fatto { $player }? Scegli il tipo di mossa, o un luogo.
plan-demand = Questo dev'essere successo
plan-no-if = Nessuna condizione
plan-if = Se { $player }: { $what }.
plan-another = Un'altra, se nessuna di queste è possibile
plan-mine = Pronta per il tuo turno: { $what }
plan-mine-same = Pronta per il tuo turno, se allora fa proprio questo: { $what }
plan-dropped = Ciò che avevi preparato non è stato giocato ({ $what }). { $why }
plan-yours = La tua mossa preparata
is-here = è qui
was-here = visto l'ultima volta { $when }
is-thinking = sta pensando
agree = D'accordo
decline = Non sono d'accordo
chat = Di' qualcosa
chat-send = Invia
you-watch = Guardi questa partita.
aside = Di' qualcosa a chi guarda
asides = Tra chi guarda
aside-help = Chi gioca lo leggerà quando la partita sarà finita.
watched-by = { $count ->
    [one] Uno guarda
   *[other] { $count } guardano
}
begins-to-watch = Ora guarda anche { $name }.
log-look = Guarda questo momento
log-earlier = Prima
looking-back = Mossa { $ply } di { $plies }
back-to-now = Torna ad adesso
step-back = Una mossa indietro
step-on = Una mossa avanti
reconnecting = La connessione è caduta. Continuiamo a provare; niente di tuo va perso.
sending = La tua mossa è conservata e verrà inviata.
while-away = Mentre non c'eri
named = { $player }: { $what }
to-now = Salta
away-show = Fammi vedere
targets-lit = { $count ->
    [one] Si può scegliere un posto
   *[other] Si possono scegliere { $count } posti
}
curtain = Passa il dispositivo a { $player }.
curtain-lift = Sono { $player }

## The browser: the end
result = Il risultato
you-win = Hai vinto!
the-winner = { $count ->
    [one] Vince { $players }.
   *[other] Vincono insieme { $players }.
}
ended-resigned = Terminata per resa.
ended-agreed = La partita è stata terminata prima. Non vince nessuno.
points-told = A parole
course = { $what } durante la partita, come se il conteggio finale fosse avvenuto a ogni mossa
decided-by = { $winner } ha vinto con { $points ->
    [one] un punto
   *[other] { $points } punti
} di vantaggio, soprattutto qui: { $source }, { $lead } più di { $second }.
decided-points = { $winner } ha avuto { $points ->
    [one] un punto
   *[other] { $points } punti
} più di { $second }.
decided-tie = { $winner } e { $second } hanno { $points } punti ciascuno; ha deciso lo spareggio.
decided-shared = { $winners } hanno { $points } punti ciascuno, e nulla li separa.
rematch = Gioca ancora
rematch-accept = Accetta di giocare ancora
rematch-asked = Manca ancora la risposta di { $players }.
rematch-declined = Per ora preferisce di no: { $players }.
replay = Rivedi la partita
looked-again = Mosse annullate e scelte di nuovo: { $players }.
export = Salva in un file

## The browser: replay
play = Avvia
pause = Pausa
moment = Momento
seen-from = Visto da
spectator = Spettatore
copy-moment = Copia il collegamento a questo momento
to-table = Al tavolo
what-if = E se…? Continua da qui
what-if-alone = Da solo, per tutti i posti
what-if-bots = Contro i bot
what-if-friends = Con amici
branches = Diramazioni
branch-from = { $ply ->
    [0] Dall'inizio
   *[other] Dalla mossa { $ply }
}
branch-by = { $ply ->
    [0] Dall'inizio, di { $by }
   *[other] Dalla mossa { $ply }, di { $by }
}
branch-of = { $ply ->
    [0] Continua dall'inizio di un'altra partita
   *[other] Continua dalla mossa { $ply } di un'altra partita
}
branch-running = ancora in corso
branch-name = Nome di questa diramazione
branch-copy = Copia il collegamento: { $name }
branch-rename = Rinomina: { $name }
copy-link = Copia il collegamento
rename = Rinomina

## The browser: analysis
analyse = Analizza
analysis = Analisi
analysis-wait = Guardo ogni mossa: { $done } di { $all }
analysis-help = Ogni mossa è confrontata con ciò che avrebbe fatto il bot forte, da quel che il giocatore sapeva allora. Puoi andare via: ciò che si trova è conservato quando è finito.
analysis-nothing = Il bot forte non avrebbe fatto niente di molto meglio.
analysis-chances = Probabilità di vincere
analysis-expected = Punti attesi
analysis-truth = Col senno di poi: tutte le mani note
analysis-sum = { $player }: punti regalati { $cost }; la fortuna ha portato { $luck }.
analysis-move = Mossa { $ply }
analysis-decision = Mossa { $ply }: è costata { $points } punti e il { $percent } % della probabilità di vincere.
analysis-better = Il bot forte: { $move }
analysis-all = Tutte le decisioni
analysis-chart = Momento nel grafico
analysis-shows = Il grafico mostra
analysis-at = Mossa { $ply }: { $standings }

## The browser: rules
rules-all = Tutte le regole
rules-none = Qui non c'è ancora una pagina di regole.
rules-page = Apri come pagina
rules-search = Cerca nelle regole
rules-nothing = Nessuna sezione ne parla.
contents = Indice
components = Icone e componenti
aid = Riassunto
print = Stampa
back-to-table = Torna al tavolo
figure-before = Prima
figure-after = Dopo
figure-legal = Possibile:
figure-illegal = Non possibile:
figure-reconstructed = In parte ricostruito

## The browser: lessons
learn = Impara
learn-title = Impara { $game }
learn-about = Lezioni brevi a un vero tavolo. Giochi tu e nulla può andare storto; esci e torna quando vuoi.
learn-first = Questo gioco è nuovo per te?
learn-begin = Comincia
learn-again = Ancora una volta
learn-learnt = imparata
learn-real = Una partita contro un bot facile, con una guida che spiega una volta ogni fase.
learn-play = Gioca
learn-where = Lezione { $number } di { $count }: { $title }
learn-next = Avanti
learn-back = Indietro
learn-leave = Esci
learn-take-back = Ritira la mossa
learn-next-lesson = Lezione successiva

## Puzzles
puzzles = Rompicapi
puzzles-about = Una posizione, poche mosse: che cosa faresti? Ognuna è stata giocata fino in fondo centinaia di volte per vedere che cosa porta.
solve-of = Rompicapo del giorno: { $game }
solve-number = Rompicapo { $number }
solve-begin = Risolvi
solve-again = Rivedi
solve-solved = risolto
solve-where = { $game }: rompicapo { $number } di { $count }
solve-ask = Sei { $player }. Che cosa faresti?
solve-choose = Questa è la mia mossa
solve-right = Ben visto!
solve-wrong = Un’altra mossa porta di più.
solve-ahead = { NUMBER($points, maximumFractionDigits: 1) } punti di vantaggio alla fine; vince il { $percent } %
solve-behind = { NUMBER($points, maximumFractionDigits: 1) } punti di svantaggio alla fine; vince il { $percent } %
solve-best = la migliore
solve-mine = la tua
solve-how = Medie di { $worlds } partite continuate da qui da bot forti, con le stesse pescate per ogni mossa.
solve-next = Rompicapo successivo
solve-all = Tutti i rompicapi
solve-type = La tua mossa, da 1 a { $count }; Invio passa oltre, q esce
solve-count = Hai trovato { $right } mosse migliori su { $count }.
coach = Guida
coach-help = Quando una fase arriva per la prima volta, spiega di che cosa si tratta
coach-off = Basta spiegazioni

## The browser: keys
keys = Tasti
key-arrows = ← ↑ → ↓
key-arrows-does = vai alla prossima cosa che si può scegliere
key-enter = Invio
key-enter-does = scegli; se tutto è scelto, conferma
key-n = N, P
key-n-does = elemento selezionabile successivo e precedente
key-a-does = vai alle azioni in basso
key-r-does = gira ciò che hai scelto, se si può girare
key-escape = Esc
key-escape-does = togli le scelte, o torna ad adesso
key-i-does = il riassunto delle regole
key-w-does = che cosa posso fare?
key-m-does = le mie cose
key-l-does = le ultime mosse
key-h-does = un consiglio
key-u-does = annulla
key-c-does = conferma
key-asks = ?
key-asks-does = un clic spiega che cos’è

## A game that brings rules alone
default-table = Tavolo
default-table-part =
    .about = Ciò che sta sul tavolo per tutti.
    .aria-label = Tavolo
default-mat = { $player }: { $points }
default-mat-part =
    .about = Ciò che appartiene a questo giocatore, e i punti: { $points }.
    .aria-label = { $player }: { $points }
default-field = { $name }
default-piece = { $count ->
    [1] { $name }
   *[other] { $name } ×{ $count }
}
default-piece-label =
    .about = Qui ce ne sono { $count }.
    .aria-label = { $count ->
        [1] { $name }
       *[other] { $name } ×{ $count }
    }
default-move = { $player }: { $move } ({ $labels }).
    .you = Tu: { $move } ({ $labels }).
default-bare-move = { $player }: { $move }.
    .you = Tu: { $move }.
default-source = Punti
default-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}

## My play
play-title = Il mio gioco
play-about = I tuoi risultati, da dove vengono i tuoi punti accanto a quelli di un bot, come inizi e quanto pensi.
play-look = Guarda il mio gioco
play-none = Non c’è ancora nulla da dire. Finisci una partita e torna.
play-people = Persone
play-group = { $game }, { $seats } giocatori
play-sum = { $matches ->
    [one] Una partita
   *[other] { $matches } partite
}, { $wins } vinte. In media { $points } punti, { $lead } rispetto al migliore degli altri.
play-seconds = Una decisione ti prende { $seconds } secondi.
play-trend = Vantaggio sul migliore degli altri, partita per partita; nelle ultime: { $lead }
play-against = Contro
play-matches = Partite
play-wins = Vinte
play-lead = Vantaggio
play-mine = Io
play-bot = Bot: { $level }
play-openings = Come inizio
play-times = { $count ->
    [one] una volta
   *[other] { $count } volte
}, vantaggio { $lead }
play-result = { $place ->
    [0] finita prima del tempo, { $points } punti,
   *[other] { $place }º posto, { $points } punti,
}
play-help = Tutto questo è calcolato su questo server dalle partite che hai giocato qui fino alla fine, di persona. Non è mostrato a nessun altro. Se ti fai dimenticare, sparisce; gli altri tengono le loro partite, giocate con nessuno.
play-export = Salva come JSON
rating-title = Valutazioni
rating-help = Tra persone che lo vogliono tutte, le partite sono valutate: un numero per ogni gioco e numero di giocatori. Ciò che è confermato non si può riprendere. Le valutazioni si vedono ai tavoli a cui siedi. Chi lascia il posto a un bot e poi torna ha continuato a giocare; chi non torna ha abbandonato. Se il bot l'hanno chiamato gli altri, la partita non conta.
rating-want = Valuta le mie partite
rating-line = { $game }, { $seats } giocatori: { $rating } ± { $sigma } dopo { $matches ->
    [one] una partita
   *[other] { $matches } partite
}
rating-none = Nessuna partita valutata è ancora finita.
rating-at = valutazione { $rating } ± { $sigma }
rating-table = Questa partita sarà valutata.

## Avvisi a chi è lontano
notice-proof = Apri questo link se vuoi che Riverhaven ti scriva qui quando tocca a te. Se non l'hai chiesto, non fare nulla.
notice-first = { $name }, è qui che Riverhaven ti dirà quando tocca a te.
notice-turn = { $game }: tocca a te
notice-turn-text = Giochi con { $others }. Il tavolo ti aspetta dal { $since }.
notice-plan = { $game }: la mossa preparata non è stata giocata, tocca a te
notice-plan-text = Giochi con { $others }. Ciò che avevi preparato non si poteva più giocare. Il tavolo ti aspetta dal { $since }.
notice-begun = { $game }: la tua partita è cominciata
notice-begun-text = Giochi con { $others }. Ultima mossa: { $since }.
notice-knock = { $game }: qualcuno chiede di partecipare
notice-knock-text = Al tuo tavolo aperto qualcuno aspetta dal { $since }. Fallo entrare, o di' di no.
notice-over = { $game }: la tua partita è finita
notice-over-text = Hai giocato con { $others }. È finita il { $since }.
notice-nudge = { $game }: { $player } ti chiama
notice-nudge-text = Tocca a te. Giochi con { $others }. { $player } ti ha chiamato il { $since }.
notice-full = { $game }: il tuo tavolo è al completo
notice-full-text = Tutti i posti sono occupati, da te e da { $others }. Puoi cominciare; aspettano dal { $since }.
notice-asked = { $game }: ti si chiede qualcosa
notice-asked-text = Giochi con { $others }. Aspettano la tua risposta dal { $since }.
notice-asked-undo = { $player } vorrebbe ritirare una mossa.
notice-asked-end = { $player } propone di terminare la partita.
notice-asked-pause = { $player } propone di fermare gli orologi per un po'.
notice-asked-resume = { $player } vorrebbe far correre di nuovo gli orologi.
notice-asked-bot = { $player } propone che un bot continui al posto di chi è assente.
notice-asked-open = { $player } propone di dare ad altri il posto di chi è assente.
notice-asked-rematch = { $player } propone di giocare ancora.
notice-off = Basta con questi avvisi: { $link }
notice-off-table = Basta avvisi su questo tavolo: { $link }
notice-daily = { $count ->
    [one] Un tavolo ti aspetta
   *[other] { $count } tavoli ti aspettano
}
way-unreachable = Da qui non si può inviare nulla a { $address }.
way-too-many = { $most } modi bastano: prima togline uno.
too-many-ways = Oggi è già stato provato { $most } volte; torna domani.
proof-sent = Lì oggi è già stata inviata una mail. Guarda lì, o torna domani.
way-unknown = Questo link non vale più: non c'è altro da attivare o disattivare.
notices = Avvisami quando tocca a me
notices-help = Quando sei lontano, questo server può scriverti: quale gioco è, chi aspetta e da quando. Mai che cosa hai in mano.
notices-here = Avvisami di questo tavolo quando sono assente
notices-none = Avvisami quando tocca a me …
notices-calm = Non mentre una mia pagina è aperta su qualche dispositivo
way = Come
way-mail = E-mail
way-push = Questo browser
way-discord = Discord
way-slack = Slack
way-ntfy = ntfy
way-json = Un altro programma (JSON)
way-address = Dove
way-daily = solo una volta al giorno
way-chosen = solo sui tavoli che scelgo
way-add = Avvisami lì
way-remove = Basta
way-unproven = Apri il link nella mail che ti abbiamo inviato.
way-push-refused = Il browser non lo permette, o qui non può farlo.
notices-on = Fatto: saprai quando tocca a te.
notices-off = Fatto: lì non verrà inviato più nulla.
notices-off-table = Fatto: su questo tavolo non verrà inviato più nulla.
smtp-and-sender = Per le mail servono entrambi: --smtp, con cui inviarle, e --mail-from, chi le invia.
smtp-and-origin = Ai link nelle mail serve un indirizzo: indicalo con --origin, per esempio --origin https://games.example.org.
wrong-smtp = Le mail partono da un indirizzo come --smtp smtps://UTENTE:PASSWORD@HOST:465.
wrong-origin = «{ $origin }» non è un'origine: ha la forma https://games.example.org, senza altro dopo.
wrong-network = «{ $network }» non è né un indirizzo né una rete; hanno la forma 10.0.0.5 e 10.0.0.0/8.
wrong-settings = Le impostazioni in { $variable } non si capiscono: { $why }.
