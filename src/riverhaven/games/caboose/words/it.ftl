## The game
title = Cleopatra's Caboose
blurb = Contendi all'asta il favore degli Dei Ferroviari Egiziani, posa ferrovie lungo il Nilo e porta la frutta alle città che la chiedono.
lasts = circa 105 minuti

## Options
option-length = Durata
option-length-help = 8, 7 o 6 turni in 3, 4 o 5 giocatori; la partita lunga ne ha 10, 8 o 7. Entrambe sono ricostruite: i numeri stampati non sono noti.
option-length-normal = normale
option-length-long = lunga
option-eaten_fruit = La frutta consegnata si mangia
option-eaten_fruit-help = Un cubo spedito torna nella riserva invece di restare in città. Una nostra variante.
option-hand_limit = Limite di mano
option-hand_limit-help = Chi ha più di dieci carte alla fine delle sue azioni scarta fino a dieci. Una nostra variante.
option-open_hands = Mani scoperte
option-open_hands-help = Tutte le mani sono scoperte. Una nostra variante.

## Parts
fruit-coconut = cocco
fruit-raspberry = lampone
fruit-lime = lime
fruit-lemon = limone
fruit-blueberry = mirtillo
city-alexandria = Alexandria
city-avaris = Avaris
city-giza = Giza
city-heliopolis = Heliopolis
city-saqqara = Saqqara
city-memphis = Memphis
city-lisht = Lisht
city-amarna = Amarna
city-abydos = Abydos
city-dendara = Dendara
city-edfu = Edfu
city-thebes = Tebe
type-granary = Granaio
type-bathhouse = Terme
type-station = Grande Stazione
type-hall = City Hall
type-temple = Tempio
line = { $one }–{ $other }
demand = { $fruit } { $price }
city-card = { $city } ({ $demands })
train-card = Treno «{ $trains }»
fruit-card = carta Frutta ({ $fruits })
building-card = { $type } ({ $fruits })
market-value = { $fruit } { $value }
god-hapi = «Hapi» Stanford
god-imhotep = «Imhotep» Hill
god-horus = «Horus» Vanderbilt
god-ptah = «Ptah» Huntington
god-set = «Set» Gould
god-bes = «Bes» Crocker
god-thoth = «Thoth» Hopkins
power-hapi = ogni Spedire Frutta rende { $florins } Florin in più
power-imhotep = ogni Edificio dà { $points } punti in più; una Piramide costa { $florins } Florin in meno
power-horus = prima delle tue azioni prendi una carta Città scoperta
power-ptah = ogni Costruire Ferrovie costa { $florins } Florin in meno
power-set = quando spedisci o costruisci nessun altro riceve nulla, ma i tuoi treni in quel luogo ti pagano
power-bes = { $actions } azioni
power-thoth = { $cards } carte Asta
map = Il Nilo
market = Mercato
supply = Riserva
gods = Dei Ferroviari Egiziani
pyramids = Piramidi (Florin)
auction-display = Carte Asta
city-display = Carte Città
hand = La mia mano
offers = Quanto renderebbe una spedizione o un edificio
turn-of = Turno { $turn } di { $turns }
start-player = Start Player: { $player }
deck-count = { $n ->
    [one] { $n } carta nel mazzo
   *[other] { $n } carte nel mazzo
}
other-hand = { $cards ->
    [one] 1 carta Treno o Edificio
   *[other] { $cards } carte Treno ed Edificio
}, { $cities ->
    [one] 1 carta Città
   *[other] { $cities } carte Città
}; viste prendere: { $known }
place-in-order = posto { $rank }
bids = offre { $florins }
if-ended-now = se finisse ora: { $points }
dead-card = piramide: solo ferrovie
nothing = niente
reconstructed-map = Ricostruiti: Amarna, quattordici delle diciotto linee, gli indicatori di prestigio, gli estremi del mercato e il numero di turni.
reconstructed-cards = Ricostruiti: quasi tutti i prezzi e i costi delle carte, la composizione dei mazzi, quattro dei cinque tipi di edifici e quattro delle sei piramidi.
reconstructed-gods = Ricostruiti: sei dei sette dei, e tutti i loro numeri. Di Bes sono stampati il nome e il potere.

## What is asked
ask-bid = { $bid ->
    [0] Fai un'offerta per l'ordine degli dei, oppure passa.
   *[other] Offri più di { $bid }, oppure passa.
}
ask-god = Scegli un dio. I numeri bassi agiscono per primi.
ask-take = Prendi una carta Asta.
ask-gift = Horus offre una carta Città scoperta: prendine una, oppure passa.
ask-act = { $n ->
    [one] Hai un'azione.
   *[other] Hai { $n } azioni.
}
ask-line = Su quale linea di { $city } { $trains ->
    [one] va il tuo treno
   *[other] vanno i tuoi { $trains } treni
}?
ask-origin = Da quale città spedisci il frutto ({ $fruit }) a { $city }?
ask-source = Da dove viene il frutto ({ $fruit }) per il tuo edificio a { $city }?
ask-discard = Hai più di { $limit } carte: scartane una.

## Moves
move-bid = Offri
move-god = Scegli un dio
move-take = Prendi una carta Asta
move-gift = Prendi una carta Città scoperta
move-pass = Passa
move-track = Costruire Ferrovie
move-build = Costruire un Edificio
move-ship = Spedire Frutta
move-produce = Produrre Frutta
move-pyramid = Costruire una Piramide
move-draw = Estrarre carte Città
move-end = Termina le tue azioni
move-line = Scegli una linea
move-from = Scegli da dove viene il frutto
move-use = Scegli l'origine di un frutto
move-discard = Scarta
axis-florins = Quanti Florin?
axis-god = Quale dio?
axis-auction_card = Quale carta Asta?
axis-city_card = Quale carta Città?
axis-train_card = Quale carta Treno?
axis-building = Quale edificio?
axis-fruit = Quale frutto?
axis-fruit_card = Quale carta Frutta?
axis-pyramid = Quale piramide?
axis-city = In quale città?
axis-open_card = Quale carta Città scoperta?
axis-line = Quale linea?
axis-origin = Da quale città?
axis-source = Da quale città, o da quale carta Frutta?
axis-hand_card = Quale carta?

## Reasons
reason-wrong-phase = Non è questo che si chiede ora.
reason-bid-too-low = Devi offrire più dell'offerta più alta.
reason-too-dear = Non hai tanti Florin.
reason-god-taken = Quel dio è già di un altro giocatore.
reason-not-on-display = Quella carta non è scoperta.
reason-display-first = Prendi prima una carta Città scoperta; dal solo mazzo si pesca quando non ce ne sono.
reason-must-take = Devi prendere una carta Asta.
reason-no-train-card = Non hai quella carta Treno.
reason-no-building-card = Non hai quella carta Edificio.
reason-no-fruit-card = Quella carta Frutta non è davanti a te.
reason-no-city-card = Non hai quella carta Città.
reason-too-few-trains = Non ti restano tanti treni.
reason-no-line = Nessuna linea di quella città ha posto per i tuoi treni.
reason-line-elsewhere = Quella linea non tocca la città della tua carta Città.
reason-line-yours = Su quella linea hai già dei treni; un gruppo non si ingrandisce mai.
reason-line-full = Su quella linea ci sono due colori: è piena.
reason-pyramid-here = In quella città c'è una piramide.
reason-pyramid-used = Quella piramide è già stata costruita.
reason-city-not-empty = In quella città c'è frutta.
reason-not-demanded = Quella carta Città non chiede quel frutto.
reason-fruit-out-of-reach = Le linee costruite non portano lì il frutto.
reason-not-in-supply = Nella riserva manca un frutto di quella carta.
reason-same-city = Il frutto deve venire da un'altra città.
reason-not-connected = Nessuna linea costruita porta lì.
reason-no-such-cube = In quella città non c'è quel frutto, o l'hai già preso.
reason-card-lacks-fruit = Quella carta Frutta non mostra il frutto, o l'hai già preso.
reason-not-in-hand = Non hai quella carta.

## Log
log-bid = { $player } offre { $florins }.
log-pass = { $player } passa.
log-must-pass = { $player } non può offrire di più e passa.
log-rank = { $player } ha il posto { $rank } e paga { $florins }.
log-god = { $player } sceglie { $god }.
log-take = { $player } prende dalle carte Asta: { $card }.
log-gift = Horus dà a { $player } la carta Città { $card }.
log-decline = { $player } rinuncia.
log-plays-track = { $player } gioca { $card } e la carta Città { $city } per costruire ferrovie.
log-plays-build = { $player } gioca { $card } e la carta Città { $city } per costruire un edificio.
log-plays-ship = { $player } gioca la carta Città { $city } per spedire frutta ({ $card }).
log-use = { $player } prende il frutto ({ $fruit }) da: { $source }.
log-track = { $player } piazza { $trains ->
    [one] { $trains } treno
   *[other] { $trains } treni
} sulla linea { $line } per { $florins } Florin.
log-build = { $player } costruisce a { $city }: { $card }, { $points } punti.
log-bonus = { $city } guadagna { $bonus } di prestigio e ora vale { $prestige }.
log-surplus = Avanzato e prodotto a { $city }: { $fruits }.
log-ship = { $player } spedisce frutta ({ $fruit }) da { $origin } a { $city } per { $florins } Florin.
log-produce = { $player } produce a { $city }: { $fruits }.
log-pyramid = { $player } costruisce la piramide «+{ $value }» a { $city } per { $florins } Florin: { $value } punti.
log-paid-florins = { $player } riceve { $n ->
    [one] { $n } Florin
   *[other] { $n } Florin
}.
log-paid-points = { $player } segna { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}.
log-set = Set paga solo i treni di { $player }.
log-market = Mercato: { $values }.
log-draw = { $player } prende la carta Città { $card } e pesca dal mazzo.
log-draw-deck = { $player } pesca una carta Città dal mazzo.
log-drawn = La carta pescata è { $card }.
log-discard = { $player } scarta { $card }.
log-end = { $player } rinuncia a { $n ->
    [one] un'azione
   *[other] { $n } azioni
}.
log-reshuffle = Le carte Città vengono rimescolate.
log-acts = Tocca a { $player }.
log-turn = Turno { $turn } di { $turns }: { $player } apre l'asta.
log-final = Si contano le città, il denaro e i tipi diversi.
log-wins = { $player } vince con { $points } punti.
log-wins-tie = { $player } vince lo spareggio a { $points } punti.

## Score
score-in-play = Durante il gioco: { $points }
score-city = { $city }, prestigio { $prestige }, { $trains ->
    [one] { $trains } treno
   *[other] { $trains } treni
}{ $tied ->
    [yes] , diviso
   *[no] { "" }
}: { $points }
score-florins = { $florins } Florin: { $points }
score-buildings = { $types ->
    [one] { $types } tipo di edificio
   *[other] { $types } tipi di edifici
}: { $points }
score-fruit = { $types ->
    [one] { $types } tipo di frutta
   *[other] { $types } tipi di frutta
}: { $points }
score-total = Punti in tutto: { $points }
score-tie-breaks = In caso di parità: { $florins } Florin, { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
} in mano, dio numero { $god }

## The picture
pic-board =
    .aria-label = Il Nilo: città e linee
pic-market =
    .aria-label = Mercato
pic-gods =
    .aria-label = Dei Ferroviari Egiziani e asta
pic-pyramids =
    .aria-label = Piramidi da costruire
pic-cards =
    .aria-label = Carte Asta e carte Città scoperte
pic-hand =
    .aria-label = La mia mano
pic-mat =
    .aria-label = Giocatore { $number }: { $points } punti, { $florins } Florin, { $trains } treni rimasti, { $cards } carte in mano
pic-city =
    .aria-label = { $city ->
        [alexandria] { city-alexandria }
        [avaris] { city-avaris }
        [giza] { city-giza }
        [heliopolis] { city-heliopolis }
        [saqqara] { city-saqqara }
        [memphis] { city-memphis }
        [lisht] { city-lisht }
        [amarna] { city-amarna }
        [abydos] { city-abydos }
        [dendara] { city-dendara }
        [edfu] { city-edfu }
       *[thebes] { city-thebes }
    }, prestigio { $prestige }{ $coconut ->
        [0] { "" }
       *[other] , { fruit-coconut } { $coconut }
    }{ $raspberry ->
        [0] { "" }
       *[other] , { fruit-raspberry } { $raspberry }
    }{ $lime ->
        [0] { "" }
       *[other] , { fruit-lime } { $lime }
    }{ $lemon ->
        [0] { "" }
       *[other] , { fruit-lemon } { $lemon }
    }{ $blueberry ->
        [0] { "" }
       *[other] , { fruit-blueberry } { $blueberry }
    }{ $buildings ->
        [0] { "" }
       *[other] , edifici: { $buildings }
    }{ $pyramid ->
        [0] { "" }
       *[other] , piramide { $pyramid }
    }
pic-line =
    .aria-label = Linea { $one ->
        [alexandria] { city-alexandria }
        [avaris] { city-avaris }
        [giza] { city-giza }
        [heliopolis] { city-heliopolis }
        [saqqara] { city-saqqara }
        [memphis] { city-memphis }
        [lisht] { city-lisht }
        [amarna] { city-amarna }
        [abydos] { city-abydos }
        [dendara] { city-dendara }
        [edfu] { city-edfu }
       *[thebes] { city-thebes }
    }–{ $other ->
        [alexandria] { city-alexandria }
        [avaris] { city-avaris }
        [giza] { city-giza }
        [heliopolis] { city-heliopolis }
        [saqqara] { city-saqqara }
        [memphis] { city-memphis }
        [lisht] { city-lisht }
        [amarna] { city-amarna }
        [abydos] { city-abydos }
        [dendara] { city-dendara }
        [edfu] { city-edfu }
       *[thebes] { city-thebes }
    }, treni: { $trains }, gruppi che ci stanno: { $room }
pic-god-hapi =
    .aria-label = { god-hapi }, numero { $number }: { power-hapi }{ $seat ->
        [0] { "" }
       *[other] , scelto dal giocatore { $seat }
    }
pic-god-imhotep =
    .aria-label = { god-imhotep }, numero { $number }: { power-imhotep }{ $seat ->
        [0] { "" }
       *[other] , scelto dal giocatore { $seat }
    }
pic-god-horus =
    .aria-label = { god-horus }, numero { $number }: { power-horus }{ $seat ->
        [0] { "" }
       *[other] , scelto dal giocatore { $seat }
    }
pic-god-ptah =
    .aria-label = { god-ptah }, numero { $number }: { power-ptah }{ $seat ->
        [0] { "" }
       *[other] , scelto dal giocatore { $seat }
    }
pic-god-set =
    .aria-label = { god-set }, numero { $number }: { power-set }{ $seat ->
        [0] { "" }
       *[other] , scelto dal giocatore { $seat }
    }
pic-god-bes =
    .aria-label = { god-bes }, numero { $number }: { power-bes }{ $seat ->
        [0] { "" }
       *[other] , scelto dal giocatore { $seat }
    }
pic-god-thoth =
    .aria-label = { god-thoth }, numero { $number }: { power-thoth }{ $seat ->
        [0] { "" }
       *[other] , scelto dal giocatore { $seat }
    }
pic-turn =
    .aria-label = Turno { $turn } di { $turns }
pic-bidder =
    .aria-label = Giocatore { $number }: offerta { $florins }{ $place ->
        [0] { "" }
       *[other] , posto { $place }
    }
pic-pyramid =
    .aria-label = Piramide { $value }, per { $florins } Florin
pic-market-fruit =
    .aria-label = { $fruit ->
        [coconut] { fruit-coconut }
        [raspberry] { fruit-raspberry }
        [lime] { fruit-lime }
        [lemon] { fruit-lemon }
       *[blueberry] { fruit-blueberry }
    }: valore { $value }, nella riserva: { $supply }
pic-train-card =
    .aria-label = Carta Treno: { $trains ->
        [one] 1 treno
       *[other] { $trains } treni
    }, { $florins } Florin
pic-fruit-card =
    .aria-label = Carta Frutta: { $fruit ->
        [coconut] { fruit-coconut }
        [raspberry] { fruit-raspberry }
        [lime] { fruit-lime }
        [lemon] { fruit-lemon }
       *[blueberry] { fruit-blueberry }
    }{ $other ->
        [none] { "" }
        [coconut] , { fruit-coconut }
        [raspberry] , { fruit-raspberry }
        [lime] , { fruit-lime }
        [lemon] , { fruit-lemon }
       *[blueberry] , { fruit-blueberry }
    }
pic-building-card =
    .aria-label = { $type ->
        [granary] { type-granary }
        [bathhouse] { type-bathhouse }
        [station] { type-station }
        [hall] { type-hall }
       *[temple] { type-temple }
    }: { $fruit ->
        [coconut] { fruit-coconut }
        [raspberry] { fruit-raspberry }
        [lime] { fruit-lime }
        [lemon] { fruit-lemon }
       *[blueberry] { fruit-blueberry }
    }{ $other ->
        [none] { "" }
        [coconut] , { fruit-coconut }
        [raspberry] , { fruit-raspberry }
        [lime] , { fruit-lime }
        [lemon] , { fruit-lemon }
       *[blueberry] , { fruit-blueberry }
    }{ $third ->
        [none] { "" }
        [coconut] , { fruit-coconut }
        [raspberry] , { fruit-raspberry }
        [lime] , { fruit-lime }
        [lemon] , { fruit-lemon }
       *[blueberry] , { fruit-blueberry }
    }; { $points } punti{ $bonus ->
        [0] { "" }
       *[other] , { $bonus } di prestigio alla città
    }
pic-city-card =
    .aria-label = Carta Città { $city ->
        [alexandria] { city-alexandria }
        [avaris] { city-avaris }
        [giza] { city-giza }
        [heliopolis] { city-heliopolis }
        [saqqara] { city-saqqara }
        [memphis] { city-memphis }
        [lisht] { city-lisht }
        [amarna] { city-amarna }
        [abydos] { city-abydos }
        [dendara] { city-dendara }
        [edfu] { city-edfu }
       *[thebes] { city-thebes }
    }: { $fruit ->
        [coconut] { fruit-coconut }
        [raspberry] { fruit-raspberry }
        [lime] { fruit-lime }
        [lemon] { fruit-lemon }
       *[blueberry] { fruit-blueberry }
    } { $price }{ $other ->
        [none] { "" }
        [coconut] , { fruit-coconut } { $otherprice }
        [raspberry] , { fruit-raspberry } { $otherprice }
        [lime] , { fruit-lime } { $otherprice }
        [lemon] , { fruit-lemon } { $otherprice }
       *[blueberry] , { fruit-blueberry } { $otherprice }
    }{ $dead ->
        [yes] , piramide: solo ferrovie
       *[no] { "" }
    }
pic-city-deck =
    .aria-label = Mazzo Città, carte: { $n }
pic-auction-deck =
    .aria-label = Mazzo Asta, carte: { $n }
pic-discard =
    .aria-label = Carte Città scartate: { $n }
pic-count-florins =
    .aria-label = Florin: { $n }
pic-count-trains =
    .aria-label = Treni rimasti: { $n }
pic-count-auction =
    .aria-label = Carte Treno ed Edificio in mano: { $n }
pic-count-city =
    .aria-label = Carte Città in mano: { $n }
pic-projected =
    .aria-label = Se finisse ora: { $points } punti
pic-set-fruit =
    .aria-label = Tipi di frutta: { $n }, per { $points } punti
pic-set-type =
    .aria-label = Tipi di edifici: { $n }, per { $points } punti
pic-reconstructed-map =
    .aria-label = { reconstructed-map }
pic-reconstructed-cards =
    .aria-label = { reconstructed-cards }
pic-reconstructed-gods =
    .aria-label = { reconstructed-gods }
