## The game
title = Riverboat
blurb = Coltiva i campi lungo il fiume, pianta e spedisci il raccolto, e invia agenti a New Orleans.
lasts = circa 90 minuti

## Options
option-reshuffle = Rimescola le carte coltivazione
option-reshuffle-help = Tutte le 40 carte coltivazione si rimescolano a ogni round. Senza questa opzione le carte usate restano fuori dal gioco.

## Phases
phase-drafting = Scelta delle tessere fase
phase-cultivation = Coltivazione
phase-planting = Piantagione
phase-harvest = Raccolto e spedizione
phase-opportunity = Opportunità
phase-scoring = Conteggio

## What a coin does
coin-drafting = Monete: nella scelta delle tessere non servono.
coin-cultivation = Moneta: ignora la carta e metti questo lavoratore su un campo vuoto qualsiasi.
coin-planting = Moneta: scegli una tessera da 1 o 2 esagoni fra quelle a faccia in giù.
coin-harvest = Moneta: carica una nave della pila invece di una sul tabellone.
coin-opportunity = Moneta: scegli una carta dal mazzo, senza il bonus di uno spazio.
coin-scoring = Monete: in questa fase non servono.

## Parts
crop-turnip = rape
crop-wheat = grano
crop-corn = mais
crop-potato = patate
crop-pumpkin = zucche
colour-white = bianco
colour-grey = grigio
colour-orange = arancione
colour-mustard = senape
colour-brown = marrone
colour-joker = jolly
board-red = rosso
board-orange = arancione
board-blue = blu
board-black = nero
tile = tessera raccolto ({ $crops })
boat-1 = la nave da 1 (1 moneta, 3 passi)
boat-2a = la nave da 2 (1 PV, 2 passi)
boat-2b = la nave da 2 (2 PV, 1 passo)
boat-3a = la nave da 3 (3 PV, 1 passo)
boat-3b = la nave da 3 (3 PV, 1 moneta)
boat-4 = la nave da 4 (un fienile)
boat-5 = la nave da 5 (un supervisore, puoi inviare 1 lavoratore)
boat-6 = la nave da 6 (un edificio, puoi inviare 2 lavoratori)
boat-7 = la nave da 7 (un edificio, puoi inviare 3 lavoratori)
card-corn = 1 PV per ogni esagono di mais raccolto, al massimo 15
card-potato = 1 PV per ogni esagono di patate raccolto, al massimo 15
card-pumpkin = 1 PV per ogni esagono di zucche raccolto, al massimo 15
card-turnip = 1 PV per ogni esagono di rape raccolto, al massimo 15
card-wheat = 1 PV per ogni esagono di grano raccolto, al massimo 15
card-variety = 3 PV per ogni tipo di ortaggio raccolto, al massimo 15
card-agents = 2 PV per ogni tuo agente, al massimo 14
card-envoys = 5 PV, e puoi inviare fino a 2 lavoratori
card-pilot-2 = 5 PV e 2 passi dell'Harbor Master
card-pilot-1 = 7 PV e 1 passo dell'Harbor Master
card-coins = 2 PV per ogni tua moneta, al massimo 14
card-barns = 5 PV per ogni tuo fienile, al massimo 15
card-wells = 5 PV per ogni tuo pozzo, al massimo 15
card-barns-and-wells = 3 PV per ogni tuo fienile e pozzo, al massimo 15
card-triangles = 2 PV per ogni tessera da 3 esagoni sulla tua plancia, al massimo 14
card-rim = 1 PV per ogni campo occupato sul bordo della tua plancia, al massimo 15
card-fleet = le capacità di due tue navi, al massimo 14
feature-barn = fienile
feature-well = pozzo
feature-surveyor = supervisore
wanted-nothing = niente
wanted-barn = un fienile
wanted-surveyor = un supervisore
wanted-any = un edificio (fienile, pozzo o supervisore)
wanted-barn-site = fienile
wanted-well-site = pozzo
bonus-surveyor = 1 supervisore
bonus-agent = invia 1 lavoratore
bonus-steps = 2 passi
bonus-coin = 1 moneta
bonus-nothing = niente
reward-coin = 1 moneta
reward-step = 1 passo dell'Harbor Master
reward-agent = invia 1 lavoratore a New Orleans
way-here = solo su questo campo
way-e = verso est
way-se = verso sud-est
way-sw = verso sud-ovest
way-w = verso ovest
way-nw = verso nord-ovest
way-ne = verso nord-est

## The table in words
round = Round { $n } di { $rounds }: { $phase }
first-player = Primo giocatore: { $player }
phase-tiles = Tessere fase
nobody = nessuno
crop-board = Riserva raccolto
piles = Nelle pile
one-hex = 1 esagono
two-hex = 2 esagoni
three-hex = 3 esagoni
cultivation-cards = Carte coltivazione
cards-shown = Rivelate
cards-left = Rimaste nel mazzo
new-orleans = New Orleans
boats = Navi
in-pile = { $n } nella pila
sold-out = esaurita
opportunity-cards = Carte opportunità
deck-count = { $n ->
    [one] { $n } carta nel mazzo
   *[other] { $n } carte nel mazzo
}
supply = Riserva generale
supply-line = monete { $coins }, fienili { $barns }, pozzi { $wells }, supervisori { $surveyors }, tracciato dei round { $track }
farm = { $player } ({ $board }): { $points } PV
farm-supply = Lavoratori { $workers }, monete { $coins }, supervisori { $surveyors } (piazzati { $active }), agenti { $agents }
ready = Lavoratori sui raccolti
harvested = Raccolti
harvest-bonus = bonus a { $n }
bare = Campi ancora scoperti
harbour = Porto
harbour-now = { $farthest ->
    [yes] il più avanzato: { $points } PV
   *[no] non il più avanzato: { $points } PV
}
agents-now = { $rank ->
    [0] nessun agente, nessun posto
   *[other] agenti: posto { $rank }, { $points } PV
}
projected = Con il punteggio finale ora: { $points } PV
own-cards = Carte
scored = conteggiata
worth = ora { $points } PV
points-by-source = Punti
reconstructed-boards = La disposizione dei campi è ricostruita: non abbiamo potuto leggere le plance stampate.
reconstructed-harbour = Gli spazi del tracciato porto sono ricostruiti.
reconstructed-display = Il numero di tessere raccolto scoperte è ricostruito.
reconstructed-tiles = I raccolti sulle tessere da 3 esagoni sono ricostruiti.

## What is asked
ask-draft = Scegli una tessera fase.
ask-bonus-worker = Metti il lavoratore del tracciato dei round su un campo vuoto.
ask-cultivate = La carta mostra { $card }: piazza un lavoratore.
ask-take = Prendi una tessera raccolto.
ask-plant = Pianta la { $tile }.
ask-load = { $n ->
    [one] Carica una nave, oppure passa; ne puoi caricare ancora una.
   *[other] Carica una nave, oppure passa; ne puoi caricare fino a { $n }.
}
ask-claim = Prendi una carta opportunità.
ask-feature = Prendi { $feature }.
ask-site = Metti il { $feature } sulla tua plancia.
ask-send = { $envoys ->
    [one] Puoi inviare 1 lavoratore a New Orleans.
   *[other] Puoi inviare fino a { $envoys } lavoratori a New Orleans.
}
ask-reward = Scegli il bonus della tua tessera fase.
ask-survey = { $n ->
    [one] Posiziona un supervisore, oppure passa; ne puoi posizionare ancora uno.
   *[other] Posiziona un supervisore, oppure passa; ne puoi posizionare fino a { $n }.
}

## Moves
move-draft = Scegli una tessera fase
move-place = Piazza un lavoratore
move-pay = Paga una moneta e piazza il lavoratore dove vuoi
move-take = Prendi una tessera dal tabellone
move-buy = Paga una moneta e scegli una tessera da una pila
move-plant = Pianta la tessera
move-load = Carica una nave del tabellone
move-hire = Paga una moneta e carica una nave della pila
move-pass = Passa
move-survey = Posiziona un supervisore su un fienile o un pozzo
move-assess = Posiziona un supervisore su una carta
move-claim = Prendi una carta e il bonus del suo spazio
move-search = Paga una moneta e scegli una carta dal mazzo
move-feature = Scegli un edificio
move-barn = Costruisci un fienile
move-well = Scava un pozzo
move-send = Invia lavoratori a New Orleans
move-reward = Scegli il bonus
axis-phase = Quale fase?
axis-field = Su quale campo?
axis-tile = Quale tessera?
axis-way = In quale direzione?
axis-boat = Quale nave?
axis-crop = Quale raccolto?
axis-card = Quale carta?
axis-feature = Quale edificio?
axis-number = Quanti?
axis-reward = Quale bonus?

## Reasons
reason-wrong-phase = Non è questo che si chiede ora.
reason-tile-taken = Quella tessera fase è già stata presa.
reason-field-not-empty = Quel campo non è vuoto: c'è un lavoratore, un raccolto o un fienile.
reason-wrong-colour = Quel campo non è del colore della carta; con una moneta puoi ignorare la carta.
reason-no-need-to-pay = Puoi piazzare lì il lavoratore senza pagare.
reason-no-coin = Non hai monete.
reason-not-on-display = Non è fra quelle scoperte sul tabellone.
reason-none-left = Non ce ne sono più da prendere, o non c'è posto.
reason-no-room = I tuoi lavoratori sui campi senza raccolto non stanno in modo da coprire una tessera così grande.
reason-off-the-board = La tessera uscirebbe dalla tua plancia.
reason-not-under-workers = Ogni esagono della tessera deve stare sotto un lavoratore su un campo senza raccolto.
reason-same-either-way = È la stessa tessera girata; si indica dal suo primo campo, verso est o verso sud.
reason-wrong-load = Su quel raccolto ci sono troppo pochi lavoratori per quella nave.
reason-wrong-feature = Non è questo l'edificio che devi prendere.
reason-no-well-here = Un pozzo va posto su un raccolto sul quale non hai ancora un pozzo.
reason-too-many = Non puoi inviare così tanti lavoratori.
reason-nothing-to-survey = Lì non hai né fienile né pozzo.
reason-already-surveyed = Lì c'è già un supervisore.
reason-not-your-card = Non hai quella carta.

## Log
log-draft = { $player } prende la tessera fase { $phase }.
log-bonus-worker = { $player } mette il lavoratore bonus su { $field }.
log-place = { $player } piazza un lavoratore su { $field }.
log-pay = { $player } paga una moneta e piazza un lavoratore su { $field }.
log-take = { $player } prende una { $tile }.
log-buy = { $player } paga una moneta e sceglie una { $tile }.
log-plant = { $player } pianta una { $tile } su { $field }.
log-load = { $player } spedisce { $crop } con { $boat }.
log-hire = { $player } paga una moneta e spedisce { $crop } con { $boat }.
log-boat = { $player } carica { $boat }.
log-pass-loading = { $player } non carica altre navi in questo round.
log-pass-surveying = { $player } non posiziona altri supervisori.
log-survey = { $player } mette un supervisore sul { $feature } in { $field }.
log-assess = { $player } mette un supervisore su una carta: { $card }.
log-claim = { $player } prende una carta: { $card }.
log-search = { $player } paga una moneta e sceglie una carta dal mazzo: { $card }.
log-feature = { $player } mette un { $feature } su { $field }.
log-take-feature = { $player } prende un edificio: { $feature }.
log-send = { $player } invia a New Orleans { $n ->
    [0] nessuno
    [one] { $n } lavoratore
   *[other] { $n } lavoratori
}.
log-reward = { $player } sceglie il bonus: { $reward }.
log-home = Nessuna tessera è rimasta per { $n ->
    [one] un lavoratore di { $player }, che torna
   *[other] { $n } lavoratori di { $player }, che tornano
} nella riserva.
log-harvest-bonus = { $player } ha raccolto { $n } esagoni di { $crop }: un edificio come bonus raccolto.
log-gains = { $player }: { $gains }.
gain-points = { $n } PV
gain-coins = { $n ->
    [one] { $n } moneta
   *[other] { $n } monete
}
gain-steps = { $n ->
    [one] { $n } passo
   *[other] { $n } passi
} dell'Harbor Master
gain-surveyors = { $n ->
    [one] { $n } supervisore
   *[other] { $n } supervisori
}
gain-agents = { $n ->
    [one] { $n } agente
   *[other] { $n } agenti
}
log-round = Comincia il round { $n }; sceglie per primo { $player }.
log-phase = Fase: { $phase }; la tessera è di { $player }.
log-reveal = Carte coltivazione rivelate: { $cards }.
log-refill = La Riserva raccolto viene riempita di nuovo.
log-wins = { $player } vince con { $points } PV.
log-shared = { $players } condividono la vittoria con { $points } PV ciascuno.

## Score
score-tiles = Tessere raccolto da 2 e 3 esagoni: { $points }
score-boats = Navi: { $points }
score-phase-tile = Tessera fase Opportunità: { $points }
score-barns = Fienili: { $points }
score-wells = Pozzi: { $points }
score-cards = Carte opportunità: { $points }
score-surveyors = Supervisori attivi, round per round: { $points }
score-agents = Agenti, round per round: { $points }
score-coins = Monete residue: { $points }
score-colours = Colori di campo interamente coperti: { $points }
score-unscored = Fienili, pozzi e supervisori non usati: { $points }
score-harbour = Porto: { $points }
score-agent-rank = Più agenti a New Orleans: { $points }
score-total = Punti vittoria: { $points }
score-now = Con il punteggio finale come sta ora: { $points }

## The picture
pic-new-orleans =
    .aria-label = New Orleans: navi, carte opportunità e agenti
pic-crop-board =
    .aria-label = Riserva raccolto, con le carte coltivazione
pic-round =
    .aria-label = Tessere fase, tracciato dei round e riserva generale
pic-farm =
    .aria-label = Giocatore { $number }: { $points } PV
pic-phase =
    .aria-label = Tessera fase { $phase ->
        [cultivation] I: { phase-cultivation }
        [planting] II: { phase-planting }
        [harvest] III: { phase-harvest }
        [opportunity] IV: { phase-opportunity }
       *[scoring] V: { phase-scoring }
    }, { $holder ->
        [0] libera
       *[other] del giocatore { $holder }
    }
pic-reward =
    .aria-label = { $reward ->
        [coin] { reward-coin }
        [step] { reward-step }
       *[agent] { reward-agent }
    }
pic-round-track =
    .aria-label = Round { $n } di { $rounds }; lavoratori sul tracciato dei round: { $workers }
pic-supply =
    .aria-label = Riserva generale, { $piece ->
        [coin] monete
        [barn] fienili
        [well] pozzi
       *[surveyor] supervisori
    }: { $n }
pic-boat =
    .aria-label = { $boat ->
        [boat-1] { boat-1 }
        [boat-2a] { boat-2a }
        [boat-2b] { boat-2b }
        [boat-3a] { boat-3a }
        [boat-3b] { boat-3b }
        [boat-4] { boat-4 }
        [boat-5] { boat-5 }
        [boat-6] { boat-6 }
       *[boat-7] { boat-7 }
    }; { $shown ->
        [yes] sul tabellone
       *[no] non sul tabellone
    }, { $n } nella pila
pic-bonus =
    .aria-label = Bonus di questo spazio: { $bonus ->
        [surveyor] { bonus-surveyor }
        [agent] { bonus-agent }
        [steps] { bonus-steps }
        [coin] { bonus-coin }
       *[nothing] { bonus-nothing }
    }
pic-card =
    .aria-label = Carta opportunità: { $card ->
        [corn] { card-corn }
        [potato] { card-potato }
        [pumpkin] { card-pumpkin }
        [turnip] { card-turnip }
        [wheat] { card-wheat }
        [variety] { card-variety }
        [agents] { card-agents }
        [envoys] { card-envoys }
        [pilot-2] { card-pilot-2 }
        [pilot-1] { card-pilot-1 }
        [coins] { card-coins }
        [barns] { card-barns }
        [wells] { card-wells }
        [barns-and-wells] { card-barns-and-wells }
        [triangles] { card-triangles }
        [rim] { card-rim }
       *[fleet] { card-fleet }
    }; { $where ->
        [space] scoperta
        [deck] nel mazzo
        [under] in fondo al mazzo
        [scored] conteggiata
       *[held] ora vale { $points } PV
    }
pic-deck =
    .aria-label = Carte opportunità nel mazzo: { $n }
pic-agents =
    .aria-label = Agenti del giocatore { $number }: { $n }; per il posto { $points } PV
pic-land =
    .aria-label = Carta coltivazione: { $colour ->
        [white] { colour-white }
        [grey] { colour-grey }
        [orange] { colour-orange }
        [mustard] { colour-mustard }
        [brown] { colour-brown }
       *[joker] { colour-joker }
    }
pic-land-deck =
    .aria-label = Carte coltivazione nel mazzo: { $n }
pic-land-left =
    .aria-label = Rimaste nel mazzo, { $colour ->
        [white] { colour-white }
        [grey] { colour-grey }
        [orange] { colour-orange }
        [mustard] { colour-mustard }
        [brown] { colour-brown }
       *[joker] { colour-joker }
    }: { $n }
pic-tile =
    .aria-label = Tessera raccolto: { $first ->
        [turnip] { crop-turnip }
        [wheat] { crop-wheat }
        [corn] { crop-corn }
        [potato] { crop-potato }
       *[pumpkin] { crop-pumpkin }
    }{ $second ->
        [none] {""}
        [turnip] , { crop-turnip }
        [wheat] , { crop-wheat }
        [corn] , { crop-corn }
        [potato] , { crop-potato }
       *[pumpkin] , { crop-pumpkin }
    }{ $third ->
        [none] {""}
        [turnip] , { crop-turnip }
        [wheat] , { crop-wheat }
        [corn] , { crop-corn }
        [potato] , { crop-potato }
       *[pumpkin] , { crop-pumpkin }
    }; scoperte: { $n }
pic-in-pile =
    .aria-label = Tessera raccolto: { $first ->
        [turnip] { crop-turnip }
        [wheat] { crop-wheat }
        [corn] { crop-corn }
        [potato] { crop-potato }
       *[pumpkin] { crop-pumpkin }
    }{ $second ->
        [none] {""}
        [turnip] , { crop-turnip }
        [wheat] , { crop-wheat }
        [corn] , { crop-corn }
        [potato] , { crop-potato }
       *[pumpkin] , { crop-pumpkin }
    }{ $third ->
        [none] {""}
        [turnip] , { crop-turnip }
        [wheat] , { crop-wheat }
        [corn] , { crop-corn }
        [potato] , { crop-potato }
       *[pumpkin] , { crop-pumpkin }
    }; nella pila: { $n }
pic-pile =
    .aria-label = Tessere a faccia in giù, da { $size } { $size ->
        [one] esagono
       *[other] esagoni
    }: { $n }
pic-first =
    .aria-label = Primo giocatore
pic-score =
    .aria-label = { $points } PV; il punteggio finale ora aggiungerebbe { $final }
pic-harbour =
    .aria-label = Harbor Master sullo spazio { $space } di { $end }; navi: { $boats }; ora vale { $points } PV
pic-field =
    .aria-label = { $field }, { $colour ->
        [white] { colour-white }
        [grey] { colour-grey }
        [orange] { colour-orange }
        [mustard] { colour-mustard }
       *[brown] { colour-brown }
    }{ $crop ->
        [none] {""}
        [turnip] , { crop-turnip }
        [wheat] , { crop-wheat }
        [corn] , { crop-corn }
        [potato] , { crop-potato }
       *[pumpkin] , { crop-pumpkin }
    }{ $feature ->
        [barn] , fienile da { $points } PV
        [well] , pozzo da { $points } PV
        [surveyed-barn] , fienile con un supervisore
        [surveyed-well] , pozzo con un supervisore
       *[none] {""}
    }{ $worker ->
        [yes] , lavoratore
       *[no] {""}
    }
pic-bare =
    .aria-label = Campi ancora scoperti, { $colour ->
        [white] { colour-white }
        [grey] { colour-grey }
        [orange] { colour-orange }
        [mustard] { colour-mustard }
       *[brown] { colour-brown }
    }: { $n }
pic-crop =
    .aria-label = { $crop ->
        [turnip] { crop-turnip }
        [wheat] { crop-wheat }
        [corn] { crop-corn }
        [potato] { crop-potato }
       *[pumpkin] { crop-pumpkin }
    }: lavoratori { $ready }, raccolti { $harvested }; bonus a { $bonus }
pic-workers =
    .aria-label = Lavoratori nella riserva: { $n }
pic-coins =
    .aria-label = Monete: { $n }. { $phase ->
        [drafting] { coin-drafting }
        [cultivation] { coin-cultivation }
        [planting] { coin-planting }
        [harvest] { coin-harvest }
        [opportunity] { coin-opportunity }
       *[scoring] { coin-scoring }
    }
pic-surveyors =
    .aria-label = Supervisori nella riserva: { $n }; piazzati: { $active }
pic-way =
    .aria-label = { $way ->
        [here] { way-here }
        [e] { way-e }
        [se] { way-se }
        [sw] { way-sw }
        [w] { way-w }
        [nw] { way-nw }
       *[ne] { way-ne }
    }
pic-reconstructed-farm =
    .aria-label = { reconstructed-boards } { reconstructed-harbour }
pic-reconstructed-tiles =
    .aria-label = { reconstructed-display } { reconstructed-tiles }
