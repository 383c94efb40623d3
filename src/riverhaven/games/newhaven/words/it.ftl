## The game
title = New Haven
blurb = Piazza tasselli raccolto su un paesaggio comune e costruisci il villaggio che attira più coloni.
lasts = circa 60 minuti

## Options
option-side = Lato del tabellone
option-side-help = A ha quattro raccolti stampati ed è adatto alla prima partita; B ha stagni, ed edifici che aspettano nelle radure.
option-redevelop = Ricostruire
option-redevelop-help = Puoi costruire sopra un edificio del tuo villaggio. Più semplice.
option-careful_harvest = Raccolta Attenta
option-careful_harvest-help = Tre tasselli raccolto in mano, e meno edifici in due o tre giocatori. Più complessa; solo sul lato A.
option-charters = Patenti
option-charters-help = Punti a chi completa per primo una riga, una colonna o sei edifici di una risorsa. Ricostruite da una recensione.
option-track_cap = La scala finisce a 20
option-track_cap-help = Un raccolto oltre 20 vale 20. Senza questa opzione conta ogni quadrato.
refuse-careful-harvest = La Raccolta Attenta si gioca solo sul lato A del tabellone.

## Parts
colour-stone = pietra
colour-sheep = pecore
colour-timber = legname
colour-wheat = grano
amount-stone = { $n } di pietra
amount-sheep = { $n ->
    [one] 1 pecora
   *[other] { $n } pecore
}
amount-timber = { $n } di legname
amount-wheat = { $n } di grano
building = { $colour } { $number }
a-building = { $colour ->
    [stone] la pietra
    [sheep] le pecore
    [timber] il legname
   *[wheat] il grano
} { $number }
tile = { $a }-{ $b }-{ $c }-{ $d }
place = { $column }{ $row }
squares = { $colour } { $n }
count = { $player } { $n }
board = Tabellone
village = Villaggio di { $name }
hand = Dietro il mio schermo
harvest-tiles = Tasselli raccolto
buildings = Edifici
shipment = Spedizione
shipment-ready = da usare
shipment-used = usata
resources = Risorse
display = Edifici disponibili
bag = Sacchetto
bag-count = { $n ->
    [one] { $n } edificio nel sacchetto
   *[other] { $n } edifici nel sacchetto
}
open-spaces = { $n ->
    [one] { $n } spazio libero
   *[other] { $n } spazi liberi
}
other-hand = { $buildings ->
    [one] 1 edificio
   *[other] { $buildings } edifici
}, { $tiles ->
    [one] 1 tassello raccolto
   *[other] { $tiles } tasselli raccolto
}; visti prendere: { $known }
nothing = niente
colonists = coloni
pond = stagno
clearing = radura
settlement = insediamento
charter-row = prima riga completa
charter-column = prima colonna completa
charter-stone = sei edifici di pietra
charter-sheep = sei edifici di pecore
charter-timber = sei edifici di legname
charter-wheat = sei edifici di grano
charter-most = più patenti di tutti
charters-open = Patenti da prendere
reconstructed-ponds = I segni sugli stagni sono dedotti dalla regola che tutti hanno lo stesso numero di turni.
reconstructed-charters = Le patenti sono ricostruite da una recensione; il testo stampato non è noto.
reconstructed-bag = Quando il sacchetto è vuoto, gli edifici disponibili si rimpiazzano finché si può e le pescate mancanti si perdono: è una nostra decisione.

## When we are
moment-round = Giro { $round } di { $rounds }{ $last ->
    [yes] , l'ultimo
   *[no] { "" }
}
moment-last-turn = Ultimo turno: nessuno pesca più
phase-place = Giocare un tassello raccolto
phase-build = Costruire
phase-share = Condividere la ricchezza
phase-draw = Pescare edifici

## Where points come from
source-row = Riga { $number }
source-column = Colonna «{ $letter }»
source-charters = Patenti
source-most = Più patenti di tutti

## What is asked
ask-place = Gioca un tassello raccolto o la tua spedizione.
ask-build = Costruisci nel tuo villaggio, oppure passa.
ask-share = { $player } condivide la ricchezza: costruisci con ciò che resta, oppure passa.
ask-draw = { $n ->
    [one] Pesca un edificio.
   *[other] Pesca { $n } edifici.
}

## Moves
move-place = Gioca un tassello raccolto
    .when = all'inizio del tuo turno
move-ship = Gioca la spedizione
    .when = all'inizio del tuo turno al posto di un tassello raccolto, una volta per partita
move-build = Costruisci a faccia in su
    .when = dopo il tuo tassello raccolto, e con ciò che gli altri avanzano quando condividono la ricchezza
move-lay = Costruisci a faccia in giù
    .when = dopo il tuo tassello raccolto, e con ciò che gli altri avanzano quando condividono la ricchezza
move-draw = Pesca un edificio
    .when = alla fine del tuo turno
move-pass = Passa
    .when = mentre costruisci
axis-tile = Quale tassello?
axis-space = Su quale spazio?
axis-turn = Girato come?
axis-colour = Quale risorsa?
axis-plot = Su quale casella del villaggio?
axis-number = Quale numero?
axis-source = Da dove?

## Reasons
reason-wrong-phase = Non è questo che si chiede ora.
reason-no-such-tile = In quel posto della mano non hai nessun tassello.
reason-space-not-in-play = Quello spazio non fa parte del tabellone in questa partita.
reason-space-taken = Su quello spazio c'è già un tassello.
reason-space-pond = Quello spazio è uno stagno.
reason-shipment-used = La tua spedizione è già stata usata.
reason-plot-taken = Su quella casella c'è già un edificio.
reason-too-dear = Di quella risorsa non ne resta abbastanza per quella casella.
reason-not-adjacent = Il tuo villaggio ha già un edificio di quel colore; uno nuovo deve stargli accanto.
reason-not-in-hand = Non hai quell'edificio. A faccia in su il suo numero deve essere quello della casella.
reason-number-unknown = Indica quale edificio metti a faccia in giù: il suo numero lo conosci tu.
reason-display-empty = In quel posto degli edifici disponibili non c'è nulla.
reason-display-first = Il primo edificio deve essere uno di quelli disponibili sul tabellone.
reason-bag-empty = Il sacchetto è vuoto.

## Log
log-place = { $player } piazza il tassello raccolto { $tile } sullo spazio { $space } e ottiene { $harvest }.
    .you = Piazzi il tassello raccolto { $tile } sullo spazio { $space } e ottieni { $harvest }.
log-ship = { $player } gioca la spedizione sullo spazio { $space } come { $colour } e ottiene { $harvest }.
    .you = Giochi la tua spedizione sullo spazio { $space } come { $colour } e ottieni { $harvest }.
log-build = { $player } costruisce { $building } a faccia in su, sulla casella { $plot }, e paga { $cost }.
    .you = Costruisci { $building } a faccia in su, sulla casella { $plot }, e paghi { $cost }.
log-lay = { $player } costruisce { $building } a faccia in giù, sulla casella { $plot }, e paga { $cost }.
    .you = Costruisci { $building } a faccia in giù, sulla casella { $plot }, e paghi { $cost }.
log-lay-unseen = { $player } costruisce un edificio di { $colour ->
    [stone] pietra
    [sheep] pecore
    [timber] legname
   *[wheat] grano
} a faccia in giù, sulla casella { $plot }, e paga { $cost }.
    .you = Costruisci un edificio di { $colour ->
        [stone] pietra
        [sheep] pecore
        [timber] legname
       *[wheat] grano
    } a faccia in giù, sulla casella { $plot }, e paghi { $cost }.
log-cover = Copre un edificio di { $colour ->
    [stone] pietra
    [sheep] pecore
    [timber] legname
   *[wheat] grano
}, che esce dal gioco.
log-draw = { $player } pesca { $building } dal sacchetto.
    .you = Peschi { $building } dal sacchetto.
log-draw-unseen = { $player } pesca un edificio dal sacchetto.
    .you = Peschi un edificio dal sacchetto.
log-take = { $player } prende { $building } dagli edifici disponibili.
    .you = Prendi { $building } dagli edifici disponibili.
log-pass = { $player } smette di costruire.
    .you = Smetti di costruire.
log-pass-sharing = { $player } rinuncia al resto della ricchezza.
    .you = Rinunci al resto della ricchezza.
log-claim = { $player } trova { $building } nella radura e se ne appropria.
    .you = Trovi { $building } nella radura e te ne appropri.
log-track-ends = La scala finisce a { $end }: il resto non conta ({ $colours }).
log-row = { $player } completa la riga { $number }: { $points ->
    [one] { $points } colono
   *[other] { $points } coloni
}.
    .you = Completi la riga { $number }: { $points ->
        [one] { $points } colono
       *[other] { $points } coloni
    }.
log-column = { $player } completa la colonna «{ $letter }»: { $points ->
    [one] { $points } colono
   *[other] { $points } coloni
}.
    .you = Completi la colonna «{ $letter }»: { $points ->
        [one] { $points } colono
       *[other] { $points } coloni
    }.
log-row-changes = Ora la riga { $number } di { $player } porta { $points ->
    [one] { $points } colono
   *[other] { $points } coloni
}.
    .you = Ora la tua riga { $number } porta { $points ->
        [one] { $points } colono
       *[other] { $points } coloni
    }.
log-column-changes = Ora la colonna «{ $letter }» di { $player } porta { $points ->
    [one] { $points } colono
   *[other] { $points } coloni
}.
    .you = Ora la tua colonna «{ $letter }» porta { $points ->
        [one] { $points } colono
       *[other] { $points } coloni
    }.
log-charter = { $player } prende una patente ({ $charter }): { $points } punti.
    .you = Prendi una patente ({ $charter }): { $points } punti.
log-skipped = { $player } ora non può costruire nulla.
    .you = Ora non puoi costruire nulla.
log-draws = { $n ->
    [one] Un segnalino è sullo 0: { $player } pesca un edificio.
   *[other] { $n } segnalini sono sullo 0: { $player } pesca un edificio per ciascuno.
}
    .you = { $n ->
        [one] Un segnalino è sullo 0: peschi un edificio.
       *[other] { $n } segnalini sono sullo 0: peschi un edificio per ciascuno.
    }
log-no-draw = Nessun segnalino è sullo 0: { $player } non pesca nulla.
    .you = Nessun segnalino è sullo 0: non peschi nulla.
log-nothing-left = Non è rimasto nessun edificio da pescare.
log-refill = Nuovi edifici disponibili: { $buildings }.
log-bag-empty = Il sacchetto è vuoto: d'ora in poi gli edifici disponibili non si rimpiazzano più.
log-tile = { $player } pesca il tassello raccolto { $tile }.
    .you = Peschi il tassello raccolto { $tile }.
log-tile-unseen = { $player } pesca un tassello raccolto.
    .you = Peschi un tassello raccolto.
log-reveal = La spedizione sullo spazio { $space } viene girata: { $tile }.
log-turn = Tocca a { $player }.
    .you = Tocca a te.
log-last-turn = È l'ultimo turno della partita.
log-end = Resta un solo spazio libero: la partita finisce.
log-tie = { $players } sono pari a punti; vince chi ha meno { $by ->
    [plots] caselle vuote
   *[buildings] edifici rimasti dietro lo schermo
}.
log-wins = { $player } vince con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
    .you = Hai vinto con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
log-shared = { $players } condividono la vittoria con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} ciascuno.

## Score
score-row = Riga { $number }{ $doubled ->
    [yes] , tutta a faccia in su
   *[no] { "" }
}: { $points }
score-column = Colonna «{ $letter }»{ $doubled ->
    [yes] , tutta a faccia in su
   *[no] { "" }
}: { $points }
score-charter = Patente, { $charter }: { $points }
score-total = Coloni in tutto: { $points }
score-tie-breaks = In caso di parità: { $empty ->
    [one] 1 casella vuota
   *[other] { $empty } caselle vuote
}, { $left ->
    [one] 1 edificio rimasto
   *[other] { $left } edifici rimasti
} dietro lo schermo

## The picture
pic-colour = { $colour ->
    [stone] pietra
    [sheep] pecore
    [timber] legname
   *[wheat] grano
}
pic-quarters = { $a ->
    [stone] pietra
    [sheep] pecore
    [timber] legname
   *[wheat] grano
}, { $b ->
    [stone] pietra
    [sheep] pecore
    [timber] legname
   *[wheat] grano
}, { $c ->
    [stone] pietra
    [sheep] pecore
    [timber] legname
   *[wheat] grano
}, { $d ->
    [stone] pietra
    [sheep] pecore
    [timber] legname
   *[wheat] grano
}
pic-board =
    .aria-label = Tabellone
    .about = Tutti piazzano i tasselli raccolto su questo paesaggio. I quadrati di una stessa risorsa con un lato in comune formano una catena, e un nuovo tassello raccoglie ogni catena a cui si unisce. Nel diario, c4 è la colonna «c», riga 4.
pic-display =
    .aria-label = Edifici disponibili
    .about = Gli edifici da pescare. Quando tutti hanno costruito, chi è di turno pesca un edificio per ogni segnalino sullo 0; il primo deve essere uno di questi.
pic-village =
    .aria-label = { $name }, il villaggio di { $player }
    .about = Caselle costruite: { $built } su 30. Ogni riga e ogni colonna completa porta i suoi coloni come punti, il doppio se tutti i suoi edifici sono a faccia in su. Nel diario, b3 è la colonna «b», riga 3.
pic-tiles =
    .aria-label = I miei tasselli raccolto
    .about = Li vedi solo tu. Nel tuo turno piazzane uno su uno spazio libero qualsiasi, girato come vuoi, oppure gioca la spedizione; alla fine del turno peschi un nuovo tassello.
pic-hand =
    .aria-label = I miei edifici
    .about = Li vedi solo tu. Su una casella con il suo numero un edificio sta a faccia in su, su ogni altra a faccia in giù; paghi il numero della casella nella risorsa dell'edificio. I segnalini mostrano quanto resta da spendere.
pic-open-spaces =
    .aria-label = { $n ->
        [one] { $n } spazio libero
       *[other] { $n } spazi liberi
    }
    .about = La partita finisce quando resta un solo spazio libero.
    .now = Turni ancora da giocare, compreso questo: { $turns }.
pic-space-closed =
    .aria-label = Spazio { $space }, fuori gioco
    .about = Con questo numero di giocatori qui non si gioca.
pic-space-open =
    .aria-label = Spazio { $space }, libero
    .about = Nel tuo turno puoi piazzare qui un tassello raccolto o la tua spedizione. Non deve toccare nulla né corrispondere a nulla.
pic-space-clearing =
    .aria-label = Spazio { $space }, libero; nella radura: { pic-colour } { $number }
    .about = Nel tuo turno puoi piazzare qui un tassello. Chi lo fa prende subito in mano questo edificio.
pic-space-pond =
    .aria-label = Spazio { $space }, stagno
    .about = Su uno stagno non si piazza nulla, e nessuna catena lo attraversa.
pic-space-tile =
    .aria-label = Spazio { $space }, in senso orario dall'alto a sinistra: { pic-quarters }
    .about = Un tassello piazzato accanto raccoglie le catene a cui si unisce.
    .now = Le catene che passano di qui, in quadrati: { $chains }.
pic-space-shipment =
    .aria-label = Spazio { $space }, spedizione giocata come { pic-colour }
    .about = Per questo turno vale quattro quadrati di { pic-colour }. Alla fine del turno viene girata e mostra la sua vera faccia.
pic-charter =
    .aria-label = Patente, ricostruita: { $charter ->
        [row] prima riga completa
        [column] prima colonna completa
        [stone] sei edifici di pietra
        [sheep] sei edifici di pecore
        [timber] sei edifici di legname
        [wheat] sei edifici di grano
       *[most] più patenti di tutti
    }, { $points } punti; { $held ->
        [none] ancora da prendere
       *[yes] di { $holder }
    }
    .about = { $charter ->
        [row] Va al primo che completa una riga.
        [column] Va al primo che completa una colonna.
        [most] Alla fine va a chi ha più patenti di tutti gli altri, a nessuno in caso di parità.
       *[other] Va al primo che ha sei edifici di questa risorsa, a faccia in su o in giù.
    }
    .now = { $charter ->
        [row] Caselle costruite nella riga più piena
        [column] Caselle costruite nella colonna più piena
        [most] Patenti prese
       *[other] Edifici finora
    }: { $counts }.
pic-resource =
    .aria-label = { pic-colour }: restano { $n } di { $gathered } ottenuti
    .about = L'ultimo tassello ha raccolto { $gathered }; resta { $n }. Costruire costa il numero della casella; ciò che resta è offerto agli altri. Se il segnalino finisce sullo 0, chi è di turno pesca un edificio.
pic-chain =
    .aria-label = Catena di { $n }: { pic-colour }
    .about = L'ultimo tassello unisce tutti questi quadrati di una risorsa: ne portano { $n }.
pic-source =
    .aria-label = Edificio disponibile { $place }: { pic-colour } { $number }
    .about = Chi pesca può prenderlo. A faccia in su sta solo nella riga { $number } e costa { $number }; a faccia in giù su qualsiasi casella, al prezzo di quella casella.
pic-source-empty =
    .aria-label = Edificio disponibile { $place }: nessuno
    .about = Si riempie dal sacchetto alla fine del turno, finché nel sacchetto ci sono edifici.
pic-bag =
    .aria-label = Sacchetto, { $n ->
        [one] { $n } edificio
       *[other] { $n } edifici
    }
    .about = Il primo edificio di un turno è uno di quelli disponibili; ogni altro si sceglie tra quelli o si pesca alla cieca dal sacchetto. Quando il sacchetto è vuoto, gli edifici disponibili non si rimpiazzano più.
pic-draws =
    .aria-label = { $n ->
        [one] { $n } edificio ancora da pescare
       *[other] { $n } edifici ancora da pescare
    }
    .about = Una freccia per ogni edificio ancora da pescare: uno per ogni segnalino sullo 0.
pic-plate =
    .aria-label = { $name }, { $player }, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }{ $state ->
        [waits] , di turno
        [over] , { $place }º posto
       *[rests] { "" }
    }
    .about = Punti dalle righe: { $rows }; dalle colonne: { $columns }{ $charters ->
        [none] { "" }
       *[other] ; dalle patenti: { $charters }
    }{ $more ->
        [0] .
       *[other] . Avere più patenti di tutti ne darebbe altri { $more } alla fine.
    }
pic-plot =
    .aria-label = Casella { $plot }, vuota, costa { $cost }
    .about = Un edificio qui costa { $cost } della sua risorsa. Sta a faccia in su se il suo numero è { $cost }, altrimenti a faccia in giù. Se non è il primo della sua risorsa nel villaggio, deve stare accanto a un altro.
pic-plot-up =
    .aria-label = Casella { $plot }: { pic-colour } { $number }, a faccia in su
    .about = È a faccia in su: la sua riga e la sua colonna valgono il doppio se lo sono tutti i loro edifici. I prossimi edifici di { pic-colour } devono stare accanto a uno dello stesso tipo.
pic-plot-down =
    .aria-label = Casella { $plot }: { pic-colour }, a faccia in giù
    .about = È a faccia in giù: riempie la casella, ma la sua riga e la sua colonna non varranno il doppio. Il numero lo conosce solo chi lo ha costruito. I prossimi edifici di { pic-colour } devono stare accanto a uno dello stesso tipo.
pic-row =
    .aria-label = Riga { $line }: { $colonists ->
        [one] { $colonists } colono
       *[other] { $colonists } coloni
    }, { $points ->
        [0] incompleta
        [one] { $points } punto
       *[other] { $points } punti
    }
    .about = Caselle costruite: { $built } su { $plots }, di cui a faccia in giù: { $down }. Una riga completa vale { $colonists }, oppure { $double } se ogni suo edificio è a faccia in su.
pic-column =
    .aria-label = Colonna «{ $line }»: { $colonists ->
        [one] { $colonists } colono
       *[other] { $colonists } coloni
    }, { $points ->
        [0] incompleta
        [one] { $points } punto
       *[other] { $points } punti
    }
    .about = Caselle costruite: { $built } su { $plots }, di cui a faccia in giù: { $down }. Una colonna completa vale { $colonists }, oppure { $double } se ogni suo edificio è a faccia in su.
pic-screen =
    .aria-label = Dietro lo schermo: { $buildings ->
        [one] { $buildings } edificio
       *[other] { $buildings } edifici
    }, { $tiles ->
        [one] { $tiles } tassello raccolto
       *[other] { $tiles } tasselli raccolto
    }, spedizione { $shipment ->
        [ready] da usare
       *[used] usata
    }
    .about = Che cosa c'è dietro uno schermo lo vede solo il suo proprietario; quanto ce n'è, lo sanno tutti. La spedizione è un tassello che nessuno ha visto: si gioca una volta come quattro quadrati di una risorsa a scelta.
pic-known =
    .aria-label = Visti prendere, { pic-colour }: { $numbers }
    .about = Tutti li hanno visti prendere, e devono essere ancora dietro lo schermo.
pic-tile =
    .aria-label = Tassello raccolto { $tile }, in senso orario dall'alto a sinistra: { pic-quarters }
    .about = Piazzalo su uno spazio libero qualsiasi. Per ogni risorsa che mostra raccogli i suoi quadrati e tutti quelli uniti a essi in catene.
pic-tile-none =
    .aria-label = Tassello raccolto { $tile }: nessuno
    .about = Il suo tassello è stato piazzato. Alla fine del turno se ne pesca uno nuovo.
pic-turn =
    .aria-label = Tassello raccolto { $tile } girato di { $turn } gradi: { pic-quarters }
    .about = Scegli questo per piazzare il tassello girato così.
pic-shipment =
    .aria-label = Spedizione, da usare
    .about = Una volta per partita puoi giocarla al posto di un tassello. Scegli una risorsa: per quel turno vale quattro quadrati di quella risorsa, e le catene contano come sempre. Poi viene girata e resta il tassello che è davvero.
pic-shipment-used =
    .aria-label = Spedizione, usata
    .about = Si può giocare una sola volta per partita.
pic-ship =
    .aria-label = Spedizione come { pic-colour }
    .about = Scegli questo per giocare la spedizione: per questo turno vale quattro quadrati di { pic-colour }, e le loro catene contano come sempre.
pic-building =
    .aria-label = { pic-colour } { $number }
    .about = A faccia in su sta solo nella riga { $number } e costa { $number }; a faccia in giù su qualsiasi casella, al prezzo di quella casella. Si paga in { pic-colour }: ora ne resta { $left }.
pic-corner =
    .aria-label = Angolo del tabellone
    .about = Non è uno spazio di gioco: qui non si piazza nulla.
pic-track =
    .aria-label = Scala delle risorse
    .about = Ogni segnalino mostra quanto resta della sua risorsa in questo turno; la traccia a puntini, quanto si è speso. Nulla si conserva per il turno dopo.
pic-lit =
    .aria-label = Raccolto: { pic-colour }
    .about = L'ultimo tassello ha raccolto questi quadrati.
pic-ways =
    .aria-label = Come girare il tassello raccolto { $tile }
    .about = Scegli uno dei quattro modi per piazzare il tassello girato così.
pic-medal =
    .aria-label = { $place }º posto
    .about = È avanti chi ha più punti; in caso di parità chi ha meno caselle vuote (qui { $empty }), poi chi ha meno edifici rimasti (qui { $left }).
pic-waits =
    .aria-label = Si aspetta { $player }
    .about = { $phase ->
        [place] Deve giocare un tassello raccolto o la spedizione.
        [build] { $player } può costruire quanto il raccolto permette di pagare.
        [share] { $player } può costruire con ciò che resta, una volta in questo turno.
       *[draw] { $player } pesca un edificio per ogni segnalino sullo 0.
    }
pic-pennant =
    .aria-label = Di turno: { $player }
    .about = Chi ha lo stendardo piazza il tassello di questo turno, costruisce per primo e pesca edifici quando tutti hanno costruito.

## What bots are called at the table, by how well they play
bot-easy = Novellino { $number }
bot-medium = Colono { $number }
bot-hard = Capomastro { $number }
bot-expert = Sindaco { $number }
