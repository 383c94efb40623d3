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
boat-1 = la nave da 1 (1 moneta, 3 passi)
boat-2a = la nave da 2 (1 PV, 2 passi)
boat-2b = la nave da 2 (2 PV, 1 passo)
boat-3a = la nave da 3 (3 PV, 1 passo)
boat-3b = la nave da 3 (3 PV, 1 moneta)
boat-4 = la nave da 4 (un fienile)
boat-5 = la nave da 5 (un supervisore, puoi inviare 1 lavoratore)
boat-6 = la nave da 6 (un edificio, puoi inviare 2 lavoratori)
boat-7 = la nave da 7 (un edificio, puoi inviare 3 lavoratori)
by-boat-1 = con { boat-1 }
by-boat-2a = con { boat-2a }
by-boat-2b = con { boat-2b }
by-boat-3a = con { boat-3a }
by-boat-3b = con { boat-3b }
by-boat-4 = con { boat-4 }
by-boat-5 = con { boat-5 }
by-boat-6 = con { boat-6 }
by-boat-7 = con { boat-7 }
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
projected = Se la partita finisse ora: { $points } PV
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
ask-plant = Pianta la tessera raccolto ({ $crops }).
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
    .when = all'inizio di ogni round
move-place = Piazza un lavoratore
    .when = nella fase Coltivazione, su un campo del colore della carta
move-pay = Paga una moneta e piazza il lavoratore dove vuoi
    .when = nella fase Coltivazione, su qualsiasi campo vuoto
move-take = Prendi una tessera dal tabellone
    .when = nella fase Piantagione
move-buy = Paga una moneta e scegli una tessera da una pila
    .when = nella fase Piantagione, al posto di una tessera scoperta
move-plant = Pianta la tessera
    .when = nella fase Piantagione, con la tessera che hai preso
move-load = Carica una nave del tabellone
    .when = nella fase Raccolto e spedizione
move-hire = Paga una moneta e carica una nave della pila
    .when = nella fase Raccolto e spedizione, al posto di una nave scoperta
move-pass = Passa
    .when = mentre carichi navi o posizioni supervisori
move-survey = Posiziona un supervisore su un fienile o un pozzo
    .when = nella fase Conteggio
move-assess = Posiziona un supervisore su una carta
    .when = nella fase Conteggio
move-claim = Prendi una carta e il bonus del suo spazio
    .when = nella fase Opportunità
move-search = Paga una moneta e scegli una carta dal mazzo
    .when = nella fase Opportunità, al posto di una carta scoperta
move-feature = Scegli un edificio
    .when = quando te ne procura uno il bonus di una nave o dello spazio di una carta
move-barn = Costruisci un fienile
    .when = appena ne ottieni uno
move-well = Scava un pozzo
    .when = appena ne ottieni uno
move-send = Invia lavoratori a New Orleans
    .when = quando lo consente il bonus di una nave o dello spazio di una carta
move-reward = Scegli il bonus
    .when = quando la tua tessera fase ti lascia scegliere il bonus
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
log-draft = { $player } prende la tessera fase { $phase ->
    [cultivation] { phase-cultivation }
    [planting] { phase-planting }
    [harvest] { phase-harvest }
    [opportunity] { phase-opportunity }
   *[scoring] { phase-scoring }
}.
    .you = Prendi la tessera fase { $phase ->
        [cultivation] { phase-cultivation }
        [planting] { phase-planting }
        [harvest] { phase-harvest }
        [opportunity] { phase-opportunity }
       *[scoring] { phase-scoring }
    }.
log-bonus-worker = { $player } mette il lavoratore in più su { $field }.
    .you = Metti il lavoratore in più su { $field }.
log-place = { $player } piazza un lavoratore su { $field }.
    .you = Piazzi un lavoratore su { $field }.
log-pay = { $player } paga una moneta e piazza un lavoratore su { $field }.
    .you = Paghi una moneta e piazzi un lavoratore su { $field }.
log-take = { $player } prende una tessera raccolto ({ $crops }).
    .you = Prendi una tessera raccolto ({ $crops }).
log-buy = { $player } paga una moneta e sceglie una tessera raccolto da una pila ({ $crops }).
    .you = Paghi una moneta e scegli una tessera raccolto da una pila ({ $crops }).
log-plant = { $player } pianta { $hexes }.
    .you = Pianti { $hexes }.
log-load = { $player } spedisce { $crop ->
    [turnip] rape
    [wheat] grano
    [corn] mais
    [potato] patate
   *[pumpkin] zucche
} { $boat }.
    .you = Spedisci { $crop ->
        [turnip] rape
        [wheat] grano
        [corn] mais
        [potato] patate
       *[pumpkin] zucche
    } { $boat }.
log-hire = { $player } paga una moneta e spedisce { $crop ->
    [turnip] rape
    [wheat] grano
    [corn] mais
    [potato] patate
   *[pumpkin] zucche
} { $boat }, presa dalla pila.
    .you = Paghi una moneta e spedisci { $crop ->
        [turnip] rape
        [wheat] grano
        [corn] mais
        [potato] patate
       *[pumpkin] zucche
    } { $boat }, presa dalla pila.
log-boat = { $player } carica { $boat }.
    .you = Carichi { $boat }.
log-pass-loading = { $player } non carica altre navi in questo round.
    .you = Non carichi altre navi in questo round.
log-pass-surveying = { $player } non posiziona altri supervisori.
    .you = Non posizioni altri supervisori.
log-survey = { $player } mette un supervisore sul { $feature ->
    [barn] fienile
   *[well] pozzo
} in { $field }.
    .you = Metti un supervisore sul { $feature ->
        [barn] fienile
       *[well] pozzo
    } in { $field }.
log-assess = { $player } mette un supervisore sulla carta «{ $card }».
    .you = Metti un supervisore sulla tua carta «{ $card }».
log-claim = { $player } prende la carta «{ $card }».
    .you = Prendi la carta «{ $card }».
log-search = { $player } paga una moneta, sceglie dal mazzo la carta «{ $card }» e mescola le altre.
    .you = Paghi una moneta, scegli dal mazzo la carta «{ $card }» e mescoli le altre.
log-feature = { $player } { $feature ->
    [barn] costruisce un fienile
   *[well] scava un pozzo
} in { $field }. Un supervisore ora ne otterrebbe { $n } PV.
    .you = { $feature ->
        [barn] Costruisci un fienile
       *[well] Scavi un pozzo
    } in { $field }. Un supervisore ora ne otterrebbe { $n } PV.
log-take-feature = { $player } prende un edificio: { $feature }.
    .you = Prendi un edificio: { $feature }.
log-send = { $player } { $n ->
    [0] non invia nessuno
    [one] invia { $n } lavoratore
   *[other] invia { $n } lavoratori
} a New Orleans.
    .you = { $n ->
        [0] Non invii nessuno
        [one] Invii { $n } lavoratore
       *[other] Invii { $n } lavoratori
    } a New Orleans.
log-reward = { $player } sceglie il bonus: { $reward }.
    .you = Scegli il bonus: { $reward }.
log-home = Nessuna tessera è rimasta per { $n ->
    [one] un lavoratore di { $player }, che torna
   *[other] { $n } lavoratori di { $player }, che tornano
} nella riserva.
    .you = Nessuna tessera è rimasta per { $n ->
        [one] un tuo lavoratore, che torna
       *[other] { $n } tuoi lavoratori, che tornano
    } nella riserva.
log-harvest-bonus = { $player } ha raccolto { $n } esagoni di { $crop ->
    [turnip] { crop-turnip }
    [wheat] { crop-wheat }
    [corn] { crop-corn }
    [potato] { crop-potato }
   *[pumpkin] { crop-pumpkin }
}: riceve un edificio come bonus raccolto.
    .you = Hai raccolto { $n } esagoni di { $crop ->
        [turnip] { crop-turnip }
        [wheat] { crop-wheat }
        [corn] { crop-corn }
        [potato] { crop-potato }
       *[pumpkin] { crop-pumpkin }
    }: ricevi un edificio come bonus raccolto.
log-gains = { $player } riceve { $gains }.
    .you = Ricevi { $gains }.
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
    .you = Comincia il round { $n }; scegli per primo.
log-phase = Fase { $phase ->
    [cultivation] I, { phase-cultivation }: comincia { $player }, con un lavoratore in più.
    [planting] II, { phase-planting }: comincia { $player } e riceve 1 moneta.
    [harvest] III, { phase-harvest }: comincia { $player }, e il suo Harbor Master fa 1 passo.
    [opportunity] IV, { phase-opportunity }: comincia { $player } e riceve 1 PV.
   *[scoring] V, { phase-scoring }: comincia { $player } e sceglie un bonus.
}
    .you = Fase { $phase ->
        [cultivation] I, { phase-cultivation }: cominci tu, con un lavoratore in più.
        [planting] II, { phase-planting }: cominci tu e ricevi 1 moneta.
        [harvest] III, { phase-harvest }: cominci tu, e il tuo Harbor Master fa 1 passo.
        [opportunity] IV, { phase-opportunity }: cominci tu e ricevi 1 PV.
       *[scoring] V, { phase-scoring }: cominci tu e scegli un bonus.
    }
log-reveal = { $n ->
    [one] Carta coltivazione
   *[other] Carte coltivazione
}: { $cards }.
log-refill = { $n ->
    [one] Una tessera si aggiunge alla Riserva raccolto.
   *[other] La Riserva raccolto si riempie con { $n } tessere.
}
log-pile-empty = La pila delle tessere da { $n ->
    [one] 1 esagono
   *[other] { $n } esagoni
} è vuota.
log-cannot-load = { $player } ha troppo pochi lavoratori su ogni raccolto e in questo round non può caricare altre navi.
    .you = Hai troppo pochi lavoratori su ogni raccolto e in questo round non puoi caricare altre navi.
log-cannot-survey = { $player } { $lack ->
    [surveyor] non ha supervisori da posizionare.
   *[task] non ha niente su cui mettere un supervisore.
}
    .you = { $lack ->
        [surveyor] Non hai supervisori da posizionare.
       *[task] Non hai niente su cui mettere un supervisore.
    }
log-none-left = Nella riserva generale non ci sono più { $piece ->
    [coins] monete
    [barns] fienili
    [wells] pozzi
   *[surveyors] supervisori
}.
log-left-over = { $n ->
    [one] Una carta opportunità avanza e va
   *[other] { $n } carte opportunità avanzano e vanno
} sotto il mazzo.
log-harbour-end = L'Harbor Master di { $player } è arrivato a New Orleans: gli altri passi vanno persi.
    .you = Il tuo Harbor Master è arrivato a New Orleans: gli altri passi vanno persi.
log-income = Fine del round: { $player } riceve { $income }.
    .you = Fine del round: ricevi { $income }.
income-surveyors = { $n } PV per i supervisori
income-agents = { $n } PV per gli agenti
log-fewest = { $player } ha meno punti di tutti e diventa primo giocatore.
    .you = Hai meno punti di tutti e diventi primo giocatore.
log-reshuffle = Tutte le carte coltivazione si rimescolano.
log-final = Conteggio finale, { $player }: { $rows }; in tutto { $points } PV.
    .you = Il tuo conteggio finale: { $rows }; in tutto { $points } PV.
log-level-masters = Gli Harbor Master di { $players } sono alla pari: { $player } ha la tessera fase più bassa e conta come il più avanzato.
    .you = Un altro Harbor Master è alla pari con il tuo: hai la tessera fase più bassa e conti come il più avanzato.
log-level-agents = { $players } hanno lo stesso numero di agenti: { $player } ha la tessera fase più bassa e sta davanti.
    .you = Un altro ha tanti agenti quanti te: hai la tessera fase più bassa e stai davanti.
log-wins = { $player } vince con { $points } PV.
    .you = Hai vinto con { $points } PV.
log-shared = { $players } condividono la vittoria con { $points } PV ciascuno.

## When we are
moment-round = Round { $n } di { $rounds }{ $last ->
    [yes] , l'ultimo
   *[no] { "" }
}
moment-card = Carta { $n } di { $cards }: { $card }

## Where points come from
source-tiles = Tessere raccolto da 2 e 3 esagoni
source-boats = Navi
source-phase-tile = Tessera fase Opportunità
source-barns = Fienili
source-wells = Pozzi
source-cards = Carte opportunità
source-surveyors = Supervisori attivi, round per round
source-agents = Agenti, round per round
source-coins = Monete residue
source-colours = Colori di campo interamente coperti
source-unscored = Fienili, pozzi e supervisori non usati
source-harbour = Porto
source-agent-rank = Più agenti a New Orleans

## Score
score-tiles = { source-tiles }: { $points }
score-boats = { source-boats }: { $points }
score-phase-tile = { source-phase-tile }: { $points }
score-barns = { source-barns }: { $points }
score-wells = { source-wells }: { $points }
score-cards = { source-cards }: { $points }
score-surveyors = { source-surveyors }: { $points }
score-agents = { source-agents }: { $points }
score-coins = { source-coins }: { $points }
score-colours = { source-colours }: { $points }
score-unscored = { source-unscored }: { $points }
score-harbour = { source-harbour }: { $points }
score-agent-rank = { source-agent-rank }: { $points }
score-total = Punti vittoria: { $points }
score-now = Se la partita finisse ora: { $points }

## What pieces are for
what-worker = Un lavoratore si piazza su un campo, ci resta finché il suo raccolto non viene caricato su una nave, poi torna.
what-agent = Un lavoratore inviato a New Orleans ci resta come agente e porta 1 PV in ogni round.
what-coin = Una moneta compra un'eccezione nelle prime quattro fasi; alla fine ogni moneta rimasta vale 1 PV.
what-barn = Un fienile sta su un campo vuoto. Quando ci si mette un supervisore, porta 2 PV per ogni esagono vicino di un solo raccolto, il migliore, al massimo 12.
what-well = Un pozzo sta su un raccolto, uno solo per tipo. Quando ci si mette un supervisore, porta 1 PV per ogni esagono del gruppo collegato di quel raccolto.
what-surveyor = Nella fase Conteggio un supervisore si mette su un fienile, un pozzo o una carta e ne dà i punti. Ci resta e porta 1 PV in ogni round.
what-unscored = Senza supervisore vale 2 PV alla fine.
each = { $player }: { $n }
each-paid = { $player }: { $n } ({ $points } PV)
each-none = ancora niente

## The picture
pic-new-orleans =
    .aria-label = New Orleans: navi, carte opportunità e agenti
    .about = La città alla fine del fiume: le navi ai moli, le carte opportunità davanti alle case, gli agenti sul balcone e, sotto, le carte ancora coperte.
pic-crop-board =
    .aria-label = Riserva raccolto, con le carte coltivazione
    .about = In alto le carte coltivazione di questo round e quante ne restano di ogni colore; sotto, le tessere raccolto scoperte e le pile a faccia in giù.
pic-round =
    .aria-label = Tessere fase, tracciato dei round e riserva generale
    .about = Le cinque tessere fase, il tracciato dei round e ciò che resta per tutti: monete, fienili, pozzi e supervisori.
pic-farm =
    .aria-label = { $player }: { $points } PV
    .about = La fattoria di un giocatore: il porto sul fiume, 40 campi di cinque colori e, sotto, raccolti, lavoratori, monete, supervisori e carte.
pic-yard =
    .aria-label = La mia aia: raccolti, lavoratori, monete, supervisori e carte
    .about = Ciò con cui scegli: i raccolti con i loro lavoratori, i lavoratori, le monete e i supervisori della tua riserva, e le tue carte opportunità.
pic-phase =
    .aria-label = Tessera fase { $phase ->
        [cultivation] I: { phase-cultivation }
        [planting] II: { phase-planting }
        [harvest] III: { phase-harvest }
        [opportunity] IV: { phase-opportunity }
       *[scoring] V: { phase-scoring }
    }, { $taken ->
        [no] libera
       *[yes] di { $player }
    }
    .about = { $phase ->
        [cultivation] Si rivelano otto carte, una alla volta, e per ciascuna tutti piazzano un lavoratore. Chi ha la tessera mette prima un lavoratore in più su un campo vuoto qualsiasi.
        [planting] A turno tutti prendono tessere raccolto e le mettono sotto i propri lavoratori. Chi ha la tessera comincia e riceve 1 moneta.
        [harvest] I lavoratori lasciano i raccolti e caricano le navi. Chi ha la tessera comincia e muove l'Harbor Master di 1 passo.
        [opportunity] Ognuno prende una carta opportunità. Chi ha la tessera sceglie per primo e riceve 1 PV.
       *[scoring] I supervisori danno i punti di fienili, pozzi e carte; poi ogni supervisore posizionato e ogni agente porta 1 PV. Chi ha la tessera comincia e riceve una moneta o un passo, oppure invia un lavoratore.
    } Nell'ultimo round la tessera più bassa decide anche le parità.
pic-reward =
    .aria-label = { $reward ->
        [coin] { reward-coin }
        [step] { reward-step }
       *[agent] { reward-agent }
    }
    .about = Chi ha la tessera Conteggio sceglie fra tre cose: una moneta, un passo dell'Harbor Master verso New Orleans, o un lavoratore che ci va come agente.
pic-round-track =
    .aria-label = Round { $n } di { $rounds }; lavoratori sul tracciato dei round: { $workers }
    .about = Dopo { $rounds } round si fa il conteggio finale. In ogni round chi ha la tessera Coltivazione prende uno dei lavoratori che stanno qui e lo tiene.
pic-supply =
    .aria-label = Riserva generale, { $piece ->
        [coin] monete
        [barn] fienili
        [well] pozzi
       *[surveyor] supervisori
    }: { $n }
    .about = { $piece ->
        [coin] { what-coin } Le monete spese tornano qui.
        [barn] { what-barn }
        [well] { what-well }
       *[surveyor] { what-surveyor }
    } Quando la riserva è vuota, non se ne ricevono più.
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
    .about = { $capacity ->
        [one] Serve { $capacity } lavoratore su un raccolto: torna
       *[other] Servono { $capacity } lavoratori, tutti sullo stesso raccolto: tornano
    } nella riserva e la nave ormeggia nel porto. { $boat ->
        [boat-1] Porta 1 moneta, e l'Harbor Master fa 3 passi.
        [boat-2a] Porta 1 PV, e l'Harbor Master fa 2 passi.
        [boat-2b] Porta 2 PV, e l'Harbor Master fa 1 passo.
        [boat-3a] Porta 3 PV, e l'Harbor Master fa 1 passo.
        [boat-3b] Porta 3 PV e 1 moneta.
        [boat-4] Porta un fienile, che va subito su un campo vuoto.
        [boat-5] Porta un supervisore, e si può inviare a New Orleans 1 lavoratore della riserva.
        [boat-6] Porta un edificio (fienile, pozzo o supervisore), e si possono inviare a New Orleans fino a 2 lavoratori della riserva.
       *[boat-7] Porta un edificio (fienile, pozzo o supervisore), e si possono inviare a New Orleans fino a 3 lavoratori della riserva.
    } Alla fine conta { $capacity } PV se l'Harbor Master l'ha raggiunta: per intero a chi è più avanti, metà agli altri. Dalla pila costa anche una moneta.
    .now = Lavoratori su un solo raccolto, al massimo: { $ready }.
pic-bonus =
    .aria-label = Bonus di questo spazio: { $bonus ->
        [surveyor] { bonus-surveyor }
        [agent] { bonus-agent }
        [steps] { bonus-steps }
        [coin] { bonus-coin }
       *[nothing] { bonus-nothing }
    }
    .about = Chi prende la carta di questo spazio riceve anche questo.
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
    .about = { $where ->
        [space] Nella fase Opportunità si può prendere, con il bonus del suo spazio. Per i punti servirà un supervisore.
        [deck] È coperta. Nella fase Opportunità si può scegliere per una moneta, senza bonus.
        [under] È avanzata e sta in fondo al mazzo. Nella fase Opportunità si può scegliere per una moneta, senza bonus.
        [scored] È già stata conteggiata. Il suo supervisore porta 1 PV in ogni round.
       *[held] Dà punti una volta sola, quando nella fase Conteggio ci si mette un supervisore. Altrimenti non vale niente.
    }
    .now = { $where ->
        [scored] { "" }
        [held] { "" }
       *[other] Ora porterebbe: { $worth }.
    }
pic-deck =
    .aria-label = Carte opportunità nel mazzo: { $n }
    .about = In ogni round i quattro spazi si riempiono da qui. Si sa quali carte sono, ma non in che ordine arrivano.
pic-agents =
    .aria-label = Agenti di { $player }: { $n }; per il posto { $points } PV
    .about = { what-agent } Alla fine chi ha più agenti riceve 20 PV, il secondo 10, il terzo 5.
    .now = Ora: { $standing }.
pic-land =
    .aria-label = Carta coltivazione: { $colour ->
        [white] { colour-white }
        [grey] { colour-grey }
        [orange] { colour-orange }
        [mustard] { colour-mustard }
        [brown] { colour-brown }
       *[joker] { colour-joker }
    }
    .about = Chi ha un lavoratore nella riserva lo piazza su un campo vuoto di questo colore. Con un jolly va bene qualsiasi campo vuoto, e anche quando non si ha più nessun campo vuoto di quel colore.
pic-land-deck =
    .aria-label = Carte coltivazione nel mazzo: { $n }
    .about = In ogni round se ne rivelano otto. Quali verranno, nessuno lo sa.
pic-land-left =
    .aria-label = Rimaste nel mazzo, { $colour ->
        [white] { colour-white }
        [grey] { colour-grey }
        [orange] { colour-orange }
        [mustard] { colour-mustard }
        [brown] { colour-brown }
       *[joker] { colour-joker }
    }: { $n }
    .about = Il numero dice quante carte ancora coperte mostrano questo colore: più sono, più è probabile che esca.
pic-tile =
    .aria-label = Tessera raccolto: { $crops }; scoperte: { $n }
    .about = Nella fase Piantagione prendila e mettila sotto i tuoi lavoratori: per ogni esagono serve un lavoratore su un campo senza raccolto. Piantarla porta subito { $size ->
        [1] 0 PV
        [2] 1 PV
       *[3] 2 PV
    }.
pic-in-pile =
    .aria-label = Tessera raccolto: { $crops }; nella pila: { $n }
    .about = Il numero dice quante ce ne sono a faccia in giù. Nella fase Piantagione ne puoi scegliere una per una moneta, invece di una tessera scoperta.
pic-pile =
    .aria-label = Tessere a faccia in giù, da { $size } { $size ->
        [one] esagono
       *[other] esagoni
    }: { $n }
    .about = Da qui si riempie la Riserva raccolto. { $size ->
        [3] Le tessere da 3 esagoni non si possono comprare.
       *[other] Per una moneta puoi guardare questa pila e scegliere una tessera.
    }
pic-first =
    .aria-label = Primo giocatore
    .about = Prende la prima tessera fase di questo round. Poi il segnalino passa a sinistra; in tre giocatori, prima dell'ultimo round, va a chi ha meno punti.
pic-score =
    .aria-label = { $points } PV; se la partita finisse ora, altri { $final }
    .about = Punti fatti finora: { $done }. Se la partita finisse ora, arriverebbero: { $more }.
pic-harbour =
    .aria-label = Harbor Master: spazio { $space } di { $end }; navi: { $boats }; ora vale { $points } PV
    .about = Le navi ormeggiano qui da sinistra a destra. Alla fine l'Harbor Master porta le capacità di tutte le navi che ha raggiunto: per intero se è il più avanzato, altrimenti metà, arrotondata per eccesso.
    .now = Spazi raggiunti: { $standing }.
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
    .about = { $feature ->
        [barn] { what-barn } { what-unscored }
        [surveyed-barn] Questo fienile è già stato conteggiato. Il suo supervisore porta 1 PV in ogni round.
        [well] { what-well } { what-unscored }
        [surveyed-well] Questo pozzo è già stato conteggiato. Il suo supervisore porta 1 PV in ogni round.
       *[none] { $crop ->
            [none] { $worker ->
                [yes] Il lavoratore aspetta che gli si metta sotto una tessera raccolto.
               *[no] Qui si può piazzare un lavoratore quando si rivela una carta di questo colore; per una moneta, con qualsiasi carta.
            }
           *[other] { $worker ->
                [yes] Un raccolto con il suo lavoratore: si può caricare su una nave.
               *[no] Un esagono raccolto: il lavoratore è andato via, ma conta ancora per fienili, pozzi, carte e bonus raccolto.
            }
        }
    }
pic-bare =
    .aria-label = Campi ancora scoperti, { $colour ->
        [white] { colour-white }
        [grey] { colour-grey }
        [orange] { colour-orange }
        [mustard] { colour-mustard }
       *[brown] { colour-brown }
    }: { $n }
    .about = Quando tutti i campi di questo colore sono sotto raccolti e fienili, alla fine si ricevono 7 PV.
pic-crop =
    .aria-label = { $crop ->
        [turnip] { crop-turnip }
        [wheat] { crop-wheat }
        [corn] { crop-corn }
        [potato] { crop-potato }
       *[pumpkin] { crop-pumpkin }
    }: lavoratori { $ready }, raccolti { $harvested }; bonus a { $bonus }
    .about = I lavoratori su questo raccolto si possono caricare su una nave. Esagoni raccolti finora: { $harvested }; con { $bonus } si riceve un edificio: fienile, pozzo o supervisore.
pic-workers =
    .aria-label = Lavoratori nella riserva: { $n }
    .about = { what-worker }
pic-coins =
    .aria-label = Monete: { $n }. { $phase ->
        [drafting] { coin-drafting }
        [cultivation] { coin-cultivation }
        [planting] { coin-planting }
        [harvest] { coin-harvest }
        [opportunity] { coin-opportunity }
       *[scoring] { coin-scoring }
    }
    .about = { what-coin }
pic-surveyors =
    .aria-label = Supervisori nella riserva: { $n }; piazzati: { $active }
    .about = { what-surveyor } Se ne posizionano al massimo 2 per round, 3 nell'ultimo. Uno mai usato vale 2 PV alla fine.
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
    .about = Così sta la tessera, vista dal campo che scegli.
pic-reconstructed-farm =
    .aria-label = { reconstructed-boards } { reconstructed-harbour }
    .about = Le regole dicono che cosa del gioco non abbiamo potuto vedere stampato, e come giocare con la tua copia.
pic-reconstructed-tiles =
    .aria-label = { reconstructed-display } { reconstructed-tiles }
    .about = Le regole dicono che cosa del gioco non abbiamo potuto vedere stampato, e come giocare con la tua copia.
pic-land-slot =
    .aria-label = Una carta coltivazione ancora da rivelare
    .about = In ogni round se ne rivelano otto, una alla volta, quando tutti hanno piazzato un lavoratore per la precedente.
pic-bed =
    .aria-label = Un posto vuoto per tessere raccolto
    .about = Si riempie all'inizio di un round, e anche quando comincia il turno di un giocatore e nessuna tessera scoperta va bene.
pic-slot =
    .aria-label = Uno spazio vuoto per una carta opportunità
    .about = La sua carta è stata presa. I quattro spazi si riempiono all'inizio di ogni round.
pic-card-place =
    .aria-label = Un posto per una carta opportunità
    .about = In ogni round ciascun giocatore prende una carta.
pic-balcony =
    .aria-label = Il balcone degli agenti
    .about = { what-agent } Alla fine chi ha più agenti riceve 20 PV, il secondo 10, il terzo 5.
    .now = Ora: { $standing }.
pic-boats-left =
    .aria-label = Navi che si possono ancora caricare in questo round: { $n }
    .about = Ogni giocatore carica al massimo 2 navi per round, 3 nell'ultimo. Chi passa non ne carica più.
pic-tile-taken =
    .aria-label = Tessera raccolto in mano: { $crops }
    .about = È stata presa e ora si pianta: scegli un campo e come sta.
pic-homestead =
    .aria-label = L'aia
    .about = Mentre si pianta una tessera, qui si sceglie come sta.
field = { $column }{ $row }
planted = { $crop ->
    [turnip] rape
    [wheat] grano
    [corn] mais
    [potato] patate
   *[pumpkin] zucche
} su { $fields }

## What bots are called at the table, by how well they play
bot-easy = Mozzo { $number }
bot-medium = Marinaio { $number }
bot-hard = Pilota { $number }
bot-expert = Capitano { $number }
