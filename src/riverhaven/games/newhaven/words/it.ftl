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

## What is asked
ask-place = Gioca un tassello raccolto o la tua spedizione.
ask-build = Costruisci nel tuo villaggio, oppure passa.
ask-share = { $player } condivide la ricchezza: costruisci con ciò che resta, oppure passa.
ask-draw = { $n ->
    [one] Pesca ancora un edificio.
   *[other] Pesca { $n } edifici.
}

## Moves
move-place = Gioca un tassello raccolto
move-ship = Gioca la spedizione
move-build = Costruisci a faccia in su
move-lay = Costruisci a faccia in giù
move-draw = Pesca un edificio
move-pass = Passa
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
log-place = { $player } piazza un tassello raccolto su { $space } e ottiene { $harvest }.
log-ship = { $player } gioca la spedizione su { $space } come { $colour } e ottiene { $harvest }.
log-build = { $player } costruisce { $building } a faccia in su su { $plot }.
log-lay = { $player } costruisce { $building } a faccia in giù su { $plot }.
log-lay-unseen = { $player } costruisce un edificio di { $colour } a faccia in giù su { $plot }.
log-draw = { $player } pesca { $building } dal sacchetto.
log-draw-unseen = { $player } pesca un edificio dal sacchetto.
log-take = { $player } prende { $building } dagli edifici disponibili.
log-pass = { $player } smette di costruire.
log-pass-sharing = { $player } lascia passare il resto della ricchezza.
log-claim = { $player } trova { $building } nella radura.
log-row = { $player } completa la riga { $number }: { $points ->
    [one] { $points } colono
   *[other] { $points } coloni
}.
log-column = { $player } completa la colonna { $letter }: { $points ->
    [one] { $points } colono
   *[other] { $points } coloni
}.
log-charter = { $player } prende una patente ({ $charter }): { $points } punti.
log-reveal = La spedizione su { $space } viene girata: { $quarters }.
log-turn = Tocca a { $player }.
log-wins = { $player } vince con { $points ->
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
score-column = Colonna { $letter }{ $doubled ->
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
pic-display =
    .aria-label = Edifici disponibili
pic-village =
    .aria-label = Villaggio di { $name }
pic-tiles =
    .aria-label = I miei tasselli raccolto
pic-hand =
    .aria-label = I miei edifici
pic-open-spaces =
    .aria-label = { $n ->
        [one] { $n } spazio libero
       *[other] { $n } spazi liberi
    }
pic-space-closed =
    .aria-label = Spazio { $space }, fuori gioco
pic-space-open =
    .aria-label = Spazio { $space }, libero
pic-space-clearing =
    .aria-label = Spazio { $space }, libero; nella radura: { pic-colour } { $number }
pic-space-pond =
    .aria-label = Spazio { $space }, stagno
pic-space-tile =
    .aria-label = Spazio { $space }, in senso orario dall'alto a sinistra: { pic-quarters }
pic-space-shipment =
    .aria-label = Spazio { $space }, spedizione giocata come { pic-colour }
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
       *[other] di { $held }
    }
pic-resource =
    .aria-label = { pic-colour }: restano { $n } di { $gathered } ottenuti
pic-chain =
    .aria-label = Catena di { $n }: { pic-colour }
pic-source =
    .aria-label = Edificio disponibile { $place }: { pic-colour } { $number }
pic-source-empty =
    .aria-label = Edificio disponibile { $place }: nessuno
pic-bag =
    .aria-label = Sacchetto, { $n ->
        [one] { $n } edificio
       *[other] { $n } edifici
    }
pic-draws =
    .aria-label = { $n ->
        [one] { $n } edificio ancora da pescare
       *[other] { $n } edifici ancora da pescare
    }
pic-plate =
    .aria-label = { $name }, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }{ $state ->
        [waits] , di turno
        [over] , { $place }º posto
       *[rests] { "" }
    }
pic-plot =
    .aria-label = Casella { $plot }, vuota, costa { $cost }
pic-plot-up =
    .aria-label = Casella { $plot }: { pic-colour } { $number }, a faccia in su
pic-plot-down =
    .aria-label = Casella { $plot }: { pic-colour }, a faccia in giù
pic-row =
    .aria-label = Riga { $number }: { $colonists ->
        [one] { $colonists } colono
       *[other] { $colonists } coloni
    }, { $points ->
        [0] incompleta
        [one] { $points } punto
       *[other] { $points } punti
    }
pic-column =
    .aria-label = Colonna { $letter }: { $colonists ->
        [one] { $colonists } colono
       *[other] { $colonists } coloni
    }, { $points ->
        [0] incompleta
        [one] { $points } punto
       *[other] { $points } punti
    }
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
pic-known =
    .aria-label = Visti prendere, { pic-colour }: { $numbers }
pic-tile =
    .aria-label = Tassello raccolto { $tile }, in senso orario dall'alto a sinistra: { pic-quarters }
pic-tile-none =
    .aria-label = Tassello raccolto { $tile }: nessuno
pic-turn =
    .aria-label = Tassello raccolto { $tile } girato di { $turn } gradi: { pic-quarters }
pic-shipment =
    .aria-label = Spedizione, da usare
pic-shipment-used =
    .aria-label = Spedizione, usata
pic-ship =
    .aria-label = Spedizione come { pic-colour }
pic-building =
    .aria-label = { pic-colour } { $number }
