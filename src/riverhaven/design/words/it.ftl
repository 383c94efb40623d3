## Che cosa non va in uno studio
wrong-study = Lo studio in «{ $file }» non va: { $why }.
study-forbidden = Non resta niente da giocare: { $game } vieta ognuna di queste combinazioni di opzioni.
study-no-kind = Non c'è nessun tipo di mossa «{ $kind }» da lasciare al caso; ci sono: { $allowed }.

## Celle
cell-seats = { $value ->
    [one] un posto
   *[other] { $value } posti
}
cell-bots = { $value }
cell-parts = componenti { $value }
cell-chance = { $value ->
    [none] come scelto
   *[other] { $value } a caso
}
yes = sì
no = no

## La relazione
played = { $matches ->
    [one] Una partita
   *[other] { $matches } partite
} da { $deals ->
    [one] una distribuzione
   *[other] { $deals } distribuzioni
}
report-lead = { $game }: { $played }. Dopo ± sta metà di un intervallo al 95 %; le partite di una stessa distribuzione contano insieme. Tutte le celle hanno le stesse distribuzioni. In grassetto sta ciò che è di sicuro più o meno di niente; di venti cose che non contano, una sembrerà contare.
report-bots = Hanno giocato dei bot. Dicono quanto vale una cosa fra giocatori come loro, non fra persone.
report-written = La relazione è { $file }; le tabelle le stanno accanto.
report-interrupted = Interrotto dopo { $done } di { $all } distribuzioni. Lo stesso comando continua.
playing = { $game }, distribuzioni
cell = Cella
item = Quale
figures = I numeri
scores = Punteggi

table-match = Com'è una partita
table-match-about = Media di tutte le partite. Il primo posto è quello che decide per primo; il suo vantaggio è quanto vince più spesso di quel che gli spetta.
table-difference = Che cosa cambia rispetto alla prima
table-difference-about = Ogni cella accanto alla prima con altrettanti posti, distribuzione per distribuzione.
table-order = È meglio essere primi?
table-order-about = Secondo l'ordine in cui i posti decidono all'inizio: vittorie oltre quelle che spettano, e punti sopra la media del tavolo.
table-bot = Bot
table-bot-about = Vittorie oltre quelle che spettano, e punteggi medi.
table-source = Da dove vengono i punti
table-source-about = Che cosa dà ogni fonte a chi vince, agli altri, e quanto di più a chi vince.
table-asset = Che cosa ha chi vince: { $axis }
table-asset-about = Per ognuno che un posto prende più degli altri al suo tavolo: quanto vince di più, e quanti punti ha in più. È ciò che si accompagna al prenderlo, e non ne viene per forza.
table-move = Quanto spesso si fanno le mosse
table-move-about = Ogni tipo di mossa: quante volte in una partita, e in quante partite almeno una volta.
table-never = Che cosa non è mai capitato
table-never-about = Ciò a cui arrivano solo altri giocatori, o nessuno. I motivi si cercano solo in alcune posizioni.
never-nothing = Tutto è capitato in ogni cella.
never-everywhere = ovunque

measure-mean = media
measure-decisions = decisioni
measure-choices = scelte
measure-score = punteggio
measure-margin = primo sul secondo
measure-spread = primo sull'ultimo
measure-shared = vittorie condivise
measure-first = vantaggio del primo posto
measure-wins = vittorie
measure-points = punti
measure-winners = chi vince
measure-others = gli altri
measure-more = di più
measure-taken = presi da un posto
measure-uses = in una partita
measure-matches = in tante partite

never-possible = tipo di mossa, mai possibile
never-chosen = tipo di mossa, possibile e mai scelto
never-phase = fase
never-reason = motivo di un divieto
never-source = fonte di punti
never-asset = mai preso
