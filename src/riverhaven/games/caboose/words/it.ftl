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
in-alexandria = ad Alexandria
in-avaris = ad Avaris
in-giza = a Giza
in-heliopolis = a Heliopolis
in-saqqara = a Saqqara
in-memphis = a Memphis
in-lisht = a Lisht
in-amarna = ad Amarna
in-abydos = ad Abydos
in-dendara = a Dendara
in-edfu = a Edfu
in-thebes = a Tebe
to-alexandria = ad Alexandria
to-avaris = ad Avaris
to-giza = a Giza
to-heliopolis = a Heliopolis
to-saqqara = a Saqqara
to-memphis = a Memphis
to-lisht = a Lisht
to-amarna = ad Amarna
to-abydos = ad Abydos
to-dendara = a Dendara
to-edfu = a Edfu
to-thebes = a Tebe
from-alexandria = da Alexandria
from-avaris = da Avaris
from-giza = da Giza
from-heliopolis = da Heliopolis
from-saqqara = da Saqqara
from-memphis = da Memphis
from-lisht = da Lisht
from-amarna = da Amarna
from-abydos = da Abydos
from-dendara = da Dendara
from-edfu = da Edfu
from-thebes = da Tebe
type-granary = Granaio
type-bathhouse = Terme
type-station = Grande Stazione
type-hall = City Hall
type-temple = Tempio
one-coconut = un cocco
one-raspberry = un lampone
one-lime = un lime
one-lemon = un limone
one-blueberry = un mirtillo
two-coconut = due cocchi
two-raspberry = due lamponi
two-lime = due lime
two-lemon = due limoni
two-blueberry = due mirtilli
times = { $n } × { $fruit }
one-from = { $fruit } { $source }
a-granary = un Granaio
a-bathhouse = le Terme
a-station = una Grande Stazione
a-hall = una City Hall
a-temple = un Tempio
a-train-card = una carta Treno «{ $trains }»
a-fruit-card = una carta Frutta ({ $fruits })
a-building-card = { $type } ({ $fruits })
a-city-card = la carta Città { $card }
from-card = da una carta Frutta ({ $fruits })
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
    [0] Offri per l'ordine degli dei, oppure passa
   *[other] Offri più di { $bid }, oppure passa
} (allora scegli per { $order ->
    [1] primo
    [2] secondo
    [3] terzo
    [4] quarto
   *[other] quinto
} e { $price ->
    [0] non paghi niente
   *[other] paghi { $price }
}).
ask-god = Scegli un dio. I numeri bassi agiscono per primi.
ask-take = { $again ->
    [yes] Thoth ti offre una seconda carta Asta: prendila, o passa.
   *[no] Prendi una carta Asta.
}
ask-gift = Horus offre una carta Città scoperta: prendine una, oppure passa.
ask-act = { $n ->
    [one] Hai un'azione.
   *[other] Hai { $n } azioni.
}
ask-line = Su quale linea di { $city } { $trains ->
    [one] va il tuo treno
   *[other] vanno i tuoi { $trains } treni
}?
ask-origin = Da quale città spedisci { $fruit } { $to }?
ask-source = Da dove prendi { $fruit } per il tuo edificio { $place }?
ask-discard = Hai più di { $limit } carte: scartane una.

## Moves
move-bid = Offri
    .when = nell'asta di ogni turno
move-god = Scegli un dio
    .when = dopo l'asta, nell'ordine che ne risulta
move-take = Prendi una carta Asta
    .when = quando agisce il tuo dio, prima delle tue azioni
move-gift = Prendi una carta Città scoperta
    .when = quando Horus te ne offre una
move-pass = Passa
    .asked = Passa{ $order ->
        [0] { "" }
        [1] : prima scelta,
        [2] : seconda scelta,
        [3] : terza scelta,
        [4] : quarta scelta,
       *[other] : quinta scelta,
    }{ $order ->
        [0] { "" }
       *[other] {" "}{ $price ->
            [0] gratis
           *[other] per { $price }
        }
    }
    .when = nell'asta, e quando ti viene offerta una carta
move-track = Costruire Ferrovie
    .when = come una delle tue azioni, quando agisce il tuo dio
move-build = Costruire un Edificio
    .when = come una delle tue azioni, quando agisce il tuo dio
move-ship = Spedire Frutta
    .when = come una delle tue azioni, quando agisce il tuo dio
move-produce = Produrre Frutta
    .when = come una delle tue azioni, quando agisce il tuo dio
move-pyramid = Costruire una Piramide
    .when = come una delle tue azioni, quando agisce il tuo dio
move-draw = Estrarre carte Città
    .when = come una delle tue azioni, quando agisce il tuo dio
move-end = Termina le tue azioni
    .when = finché ti restano azioni
move-line = Scegli una linea
    .when = dopo aver giocato carte per costruire ferrovie
move-from = Scegli da dove viene il frutto
    .when = quando spedisci un frutto che può partire da più città
move-use = Scegli l'origine di un frutto
    .when = quando costruisci un edificio il cui frutto può venire da più luoghi
move-discard = Scarta
    .when = quando hai in mano più carte del consentito
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

## When we are, and where points come from
moment-turn = Turno { $turn } di { $turns }{ $last ->
    [yes] , l'ultimo
   *[no] { "" }
}
moment-bid = Asta
moment-god = Scelta degli dei
moment-act = Azioni
source-buildings = Edifici
source-play = Piramidi, spedizioni
source-cities = Città
source-florins = Denaro
source-types = Tipi di edifici
source-fruit = Frutti

## Log
log-bid = { $player } offre { $florins }.
    .you = Offri { $florins }.
log-pass = { $player } passa: { $order ->
    [1] prima
    [2] seconda
    [3] terza
    [4] quarta
   *[other] quinta
} scelta, { $price ->
    [0] gratis
   *[other] per { $price } Florin
}.
    .you = Passi: { $order ->
        [1] prima
        [2] seconda
        [3] terza
        [4] quarta
       *[other] quinta
    } scelta, { $price ->
        [0] gratis
       *[other] per { $price } Florin
    }.
log-must-pass = { $player } non può offrire di più e passa.
    .you = Non puoi offrire di più e passi.
log-rank = { $player } sceglie per { $rank ->
    [1] primo
    [2] secondo
    [3] terzo
    [4] quarto
   *[other] quinto
} e { $florins ->
    [0] non paga niente
   *[other] paga { $florins } Florin
}.
    .you = Scegli per { $rank ->
        [1] primo
        [2] secondo
        [3] terzo
        [4] quarto
       *[other] quinto
    } e { $florins ->
        [0] non paghi niente
       *[other] paghi { $florins } Florin
    }.
log-god = { $player } sceglie { $god }.
    .you = Scegli { $god }.
log-take = { $player } prende { $card }.
    .you = Prendi { $card }.
log-gift = Horus dà a { $player } la carta Città { $card }.
    .you = Horus ti dà la carta Città { $card }.
log-decline = { $player } non prende altre carte.
    .you = Non prendi altre carte.
log-plays-track = { $player } gioca { $card } e la carta Città { $city } per costruire ferrovie, { $florins ->
    [0] gratis
   *[other] per { $florins } Florin
}.
    .you = Giochi { $card } e la carta Città { $city } per costruire ferrovie, { $florins ->
        [0] gratis
       *[other] per { $florins } Florin
    }.
log-plays-build = { $player } gioca { $card } e la carta Città { $city } per costruire un edificio.
    .you = Giochi { $card } e la carta Città { $city } per costruire un edificio.
log-plays-ship = { $player } gioca la carta Città { $city } per spedire { $fruit }.
    .you = Giochi la carta Città { $city } per spedire { $fruit }.
log-use = { $player } prende { $fruit } { $source }.
    .you = Prendi { $fruit } { $source }.
log-track = { $player } piazza { $trains ->
    [one] { $trains } treno
   *[other] { $trains } treni
} sulla linea { $line } { $florins ->
    [0] gratis
   *[other] per { $florins } Florin
}{ $named ->
    [yes] { "" }
   *[no] {" "}({ $card })
}.
    .you = Piazzi { $trains ->
        [one] { $trains } treno
       *[other] { $trains } treni
    } sulla linea { $line } { $florins ->
        [0] gratis
       *[other] per { $florins } Florin
    }{ $named ->
        [yes] { "" }
       *[no] {" "}({ $card })
    }.
log-build = { $player } costruisce { $building } { $place }{ $named ->
    [yes] { "" }
   *[no] {" "}({ $card })
}: { $points } punti.
    .you = Costruisci { $building } { $place }{ $named ->
        [yes] { "" }
       *[no] {" "}({ $card })
    }: { $points } punti.
log-bonus = { $city } guadagna { $bonus } di prestigio e ora vale { $prestige }.
log-surplus = Avanzato e prodotto { $place }: { $fruits }.
log-ship = { $player } spedisce { $fruit } { $origin } { $place } per { $florins } Florin (prezzo { $price }, mercato { $market }{ $hapi ->
    [0] { "" }
   *[other] , Hapi { $hapi }
}{ $named ->
    [yes] { "" }
   *[no] ; { $card }
}).
    .you = Spedisci { $fruit } { $origin } { $place } per { $florins } Florin (prezzo { $price }, mercato { $market }{ $hapi ->
        [0] { "" }
       *[other] , Hapi { $hapi }
    }{ $named ->
        [yes] { "" }
       *[no] ; { $card }
    }).
log-produce = { $player } produce { $fruits } { $place } ({ $card }).
    .you = Produci { $fruits } { $place } ({ $card }).
log-pyramid = { $player } costruisce la piramide «{ $value }» { $place } per { $florins } Florin: { $value } punti.
    .you = Costruisci la piramide «{ $value }» { $place } per { $florins } Florin: { $value } punti.
log-paid-florins = { $player } riceve { $n } Florin.
    .you = Ricevi { $n } Florin.
log-paid-points = { $player } segna { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}.
    .you = Segni { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }.
log-market = Mercato: { $values }.
log-draw = { $player } prende la carta Città { $card } e pesca dal mazzo.
    .you = Prendi la carta Città { $card } e peschi dal mazzo.
log-draw-deck = { $player } pesca una carta Città dal mazzo.
    .you = Peschi una carta Città dal mazzo.
log-drawn = La carta pescata è { $card }.
log-discard = { $player } scarta { $card }.
    .you = Scarti { $card }.
log-end = { $player } rinuncia a { $n ->
    [one] un'azione
   *[other] { $n } azioni
}.
    .you = Rinunci a { $n ->
        [one] un'azione
       *[other] { $n } azioni
    }.
log-reshuffle = Il mazzo Città è vuoto: si rimescolano le carte scartate.
log-acts = Tocca a { $player }.
    .you = Tocca a te.
log-turn = Turno { $turn } di { $turns }: { $player } apre l'asta.
    .you = Turno { $turn } di { $turns }: apri l'asta.
log-final = Si contano le città, il denaro e i tipi diversi.
log-wins = { $player } vince con { $points } punti.
    .you = Hai vinto con { $points } punti.
log-wins-tie = Più giocatori hanno { $points } punti: vince { $player } con { $by ->
    [florins] più Florin
    [cards] più carte in mano
   *[god] il dio dal numero più basso
}.
    .you = Più giocatori hanno { $points } punti: vinci tu con { $by ->
        [florins] più Florin
        [cards] più carte in mano
       *[god] il dio dal numero più basso
    }.
log-take-last = { $player } prende { $card }: non c'è altro.
    .you = Prendi { $card }: non c'è altro.
log-fed = Per questo { $player } usa { $used }.
    .you = Per questo usi { $used }.
log-set-florins = Set: nessun altro viene pagato; { $player } riceve { $n } Florin per i suoi treni.
    .you = Set: nessun altro viene pagato; ricevi { $n } Florin per i tuoi treni.
log-set-points = Set: nessun altro segna punti; { $player } segna { $n ->
    [one] { $n } punto
   *[other] { $n } punti
} per i suoi treni.
    .you = Set: nessun altro segna punti; segni { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    } per i tuoi treni.
log-market-end = Il mercato non va oltre: { $fruit } resta a { $value }.
log-draw-open = { $player } prende la carta Città { $card }; il mazzo è vuoto.
    .you = Prendi la carta Città { $card }; il mazzo è vuoto.
log-draw-nothing = { $player } non pesca niente: il mazzo Città è vuoto.
    .you = Non peschi niente: il mazzo Città è vuoto.
log-refill = Nuove carte Città scoperte: { $cards }.
log-left-over = Avanzano e si scartano: { $cards }.
log-laid-out = Nuove carte Asta: { $cards }.
log-final-seat = { $player }: città { $cities }, denaro { $florins }, tipi di edifici { $buildings }, frutti { $fruit }; in tutto { $points } punti.
    .you = Tu: città { $cities }, denaro { $florins }, tipi di edifici { $buildings }, frutti { $fruit }; in tutto { $points } punti.

## Score
score-built = Edifici, come stampato: { $points }
score-play = Piramidi, frutta spedita da altri e punti extra di Imhotep: { $points }
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

## The picture: what its parts and pieces are called, and what they do or count
no-trains = nessuno ha treni qui
no-fruit = senza frutta
no-city = nessun'altra città
fruit-count = { $fruit } { $n }
building-count = { $n ->
    [one] 1 edificio
   *[other] { $n } edifici
}
train-group = { $player } con { $n ->
    [one] 1 treno
   *[other] { $n } treni
}
standing = { $player } con { $n ->
    [one] 1 treno
   *[other] { $n } treni
}: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
about-gods = Il numero è l'ordine in cui si agisce: prima i numeri bassi.
pic-board =
    .aria-label = Il Nilo: città e linee
    .about = Dodici città e le linee che si possono costruire fra loro. La frutta viaggia su ogni linea costruita, di chiunque sia; alla fine ogni città paga chi ha più treni sulle sue linee.
pic-market =
    .aria-label = Mercato
    .about = Ogni frutto ha un valore, che si somma al prezzo pagato da una carta Città. Spedire o produrre un frutto lo fa scendere, consumarlo lo fa salire. Sotto c'è la riserva: i cubi che si possono ancora produrre.
pic-gods =
    .aria-label = Dei Ferroviari Egiziani e asta
    .about = Ogni turno comincia con un'asta per scegliere prima degli altri fra i sette dei. Il dio dice quando agisci e ti dà un potere per questo turno. Sotto ci sono le offerte.
pic-pyramids =
    .aria-label = Piramidi da costruire
    .about = Una piramide costa il doppio del suo valore. Dà subito il suo valore in punti, e di altrettanto sale il prestigio della città; ma lì nessuno può più costruire, spedire o produrre frutta.
pic-cards =
    .aria-label = Carte Asta e carte Città scoperte
    .about = Sopra le carte Asta: ognuno ne prende una prima di agire. Sotto le carte Città: l'azione Estrarre carte Città te ne dà una scoperta e la prima del mazzo.
pic-tray-auction =
    .aria-label = Vassoio delle carte Asta
    .about = All'inizio di un turno si scopre qui una carta in più dei giocatori; ognuno ne prende una prima di agire, e quelle avanzate si scartano.
pic-tray-city =
    .aria-label = Vassoio delle carte Città
    .about = Quattro carte Città stanno scoperte accanto al loro mazzo. L'azione Estrarre carte Città te ne dà una e la prima del mazzo.
pic-hand =
    .aria-label = La mia mano
    .about = Le tue carte Treno, Edificio e Città, che vedi solo tu, e le tue carte Frutta, che stanno scoperte. Quasi ogni azione gioca una carta Città, che dice dove si svolge.
pic-mat =
    .aria-label = { $player }: { $points } punti, { $florins } Florin, { $trains } treni rimasti, { $cards } carte in mano
    .about = Ciò che sta davanti a { $player }: punti, denaro, treni, quante carte in mano e, scoperti, carte Frutta ed edifici.
pic-city =
    .aria-label = { $city }, prestigio { $prestige }: { $contents }
    .about = Alla fine chi ha più treni sulle linee di { $city } segna il suo prestigio, { $prestige }; il secondo ne segna la metà{ $places ->
        [2] { "" }
       *[other] , il terzo metà del secondo
    }, per eccesso.
    .now = Se finisse ora: { $standing }. Le linee costruite portano a: { $connected }.{ $bonus ->
        [0] { "" }
       *[other] {" "}Gli edifici hanno aggiunto { $bonus } al prestigio.
    }{ $pyramid ->
        [0] { "" }
       *[other] {" "}Una piramide ha aggiunto { $pyramid }: qui nessuno può più costruire, spedire o produrre frutta.
    }
pic-line =
    .aria-label = Linea { $line }: { $groups }
    .about = Qui possono avere treni al massimo due giocatori, un gruppo ciascuno. Ogni treno vale per tutte e due le città, alla fine e ogni volta che un altro vi spedisce o vi costruisce.
    .now = { $room ->
        [0] La linea è piena.
        [1] È costruita, e c'è posto per i treni di un altro giocatore.
       *[other] Non è ancora costruita: la frutta non può passare.
    }
pic-trains =
    .aria-label = Treni di { $player } sulla linea { $line }: { $n }
    .about = Valgono per tutte e due le città della linea: alla fine, per chi ha più treni; e 1 punto ciascuno quando un altro vi spedisce, 1 Florin ciascuno quando un altro vi costruisce.
pic-cube =
    .aria-label = { $fruit }, { $city }
    .about = Questo cubo si può spedire lungo linee costruite a una città la cui carta chiede questo frutto ({ $fruit }), o usare per un edificio qui o in una città collegata. Dove c'è frutta non si costruiscono piramidi.
pic-house =
    .aria-label = { $type }: { $points } punti{ $bonus ->
        [0] { "" }
       *[other] , { $bonus } di prestigio
    }
    .about = { $bonus ->
        [0] Un edificio che ha dato punti quando è stato costruito; non aggiunge prestigio alla sua città.
       *[other] Un edificio che ha dato punti quando è stato costruito; aggiunge per sempre { $bonus } al prestigio della sua città.
    }
pic-pyramid-built =
    .aria-label = Piramide { $value }
    .about = Aggiunge { $value } al prestigio della città. Qui nessuno può più costruire, spedire o produrre frutta; le ferrovie si possono ancora posare, e la frutta può passare.
pic-god-hapi =
    .aria-label = { god-hapi }, numero { $number }: { power-hapi }{ $chosen ->
        [yes] , scelto da { $player }
       *[no] { "" }
    }
    .about = Ogni volta che in questo turno spedisci frutta ricevi { $florins } Florin oltre al prezzo stampato e al valore di mercato. { about-gods }
pic-god-imhotep =
    .aria-label = { god-imhotep }, numero { $number }: { power-imhotep }{ $chosen ->
        [yes] , scelto da { $player }
       *[no] { "" }
    }
    .about = Ogni edificio che costruisci in questo turno dà { $points } punti più di quelli stampati, e una piramide ti costa { $florins } Florin in meno. { about-gods }
pic-god-horus =
    .aria-label = { god-horus }, numero { $number }: { power-horus }{ $chosen ->
        [yes] , scelto da { $player }
       *[no] { "" }
    }
    .about = Dopo aver preso la carta Asta puoi prendere anche una delle carte Città scoperte, senza spendere un'azione. { about-gods }
pic-god-ptah =
    .aria-label = { god-ptah }, numero { $number }: { power-ptah }{ $chosen ->
        [yes] , scelto da { $player }
       *[no] { "" }
    }
    .about = Ogni volta che in questo turno costruisci ferrovie paghi { $florins } Florin in meno di quanto dice la carta Treno, ma mai meno di zero. { about-gods }
pic-god-set =
    .aria-label = { god-set }, numero { $number }: { power-set }{ $chosen ->
        [yes] , scelto da { $player }
       *[no] { "" }
    }
    .about = Quando in questo turno spedisci o costruisci, i treni e le carte Frutta degli altri non rendono loro nulla. Ti pagano invece i tuoi treni presso quella città: 1 punto ciascuno per una spedizione, 1 Florin ciascuno per un edificio. { about-gods }
pic-god-bes =
    .aria-label = { god-bes }, numero { $number }: { power-bes }{ $chosen ->
        [yes] , scelto da { $player }
       *[no] { "" }
    }
    .about = In questo turno fai { $actions } azioni, mentre gli altri ne fanno due. { about-gods }
pic-god-thoth =
    .aria-label = { god-thoth }, numero { $number }: { power-thoth }{ $chosen ->
        [yes] , scelto da { $player }
       *[no] { "" }
    }
    .about = Prima delle azioni puoi prendere { $cards } carte Asta scoperte, mentre gli altri ne prendono una; solo la prima è obbligatoria. { about-gods }
pic-turn =
    .aria-label = Turno { $turn } di { $turns }
    .about = Un turno è fatto di un'asta, della scelta degli dei e delle azioni di tutti. Dopo il turno { $turns } la partita finisce e si contano le città, il denaro e i tipi diversi.
pic-bidder =
    .aria-label = { $player }: { $bidding ->
        [yes] offre { $florins }
       *[no] offerta { $florins }, pagati { $pays }
    }{ $place ->
        [0] { "" }
       *[other] , posto { $place }
    }
    .about = La mano alzata è ancora in gara. Chi passa occupa l'ultimo posto libero, e i posti sono l'ordine in cui si sceglie un dio. Il primo a passare non paga niente, gli ultimi due pagano tutta la loro offerta, gli altri la metà, per eccesso.
pic-pyramid =
    .aria-label = Piramide { $value }, per { $florins } Florin
    .about = Ora costa { $florins } Florin, dà subito { $value } punti e alza di { $value } il prestigio di una città. La città dev'essere senza frutta; poi lì nessuno può più costruire, spedire o produrre frutta.
pic-market-fruit =
    .aria-label = { $fruit }: valore { $value }, nella riserva: { $supply }
    .about = Una carta Città che chiede questo frutto ({ $fruit }) ora paga il prezzo stampato e { $value }. Il valore scende di 1 per ogni cubo spedito o prodotto. Sale di 1 per ogni cubo usato in un edificio, e quando si spedisce l'altro frutto di una carta Città. La riserva dice quanti se ne possono produrre.
pic-train-card =
    .aria-label = Carta Treno: { $trains ->
        [one] 1 treno
       *[other] { $trains } treni
    }, { $florins } Florin
    .about = Giocala con una carta Città per costruire ferrovie: paga { $florins } Florin e metti { $trains ->
        [one] un treno
       *[other] { $trains } treni, in un solo gruppo,
    } su una linea che tocca la città. Le due carte si scartano.
pic-fruit-card =
    .aria-label = Carta Frutta: { $fruits }
    .about = Sta scoperta davanti a chi la possiede. Quando un altro spedisce uno di questi frutti, ogni simbolo dà 1 punto. Può servire per un edificio, o essere prodotta con una carta Città: tutti e due i frutti vanno in quella città. Alla fine i frutti diversi danno punti insieme.
pic-building-card =
    .aria-label = { $type }: { $fruits }; { $points } punti{ $bonus ->
        [0] { "" }
       *[other] , { $bonus } di prestigio alla città
    }
    .about = Per costruirlo giocala con una carta Città; il costo ({ $fruits }) viene da cubi in quella città o in città collegate, o dalle tue carte Frutta. Dà { $points } punti{ $bonus ->
        [0] { "" }
       *[other] {" "}e aggiunge per sempre { $bonus } al prestigio della città
    }; ogni altro giocatore riceve 1 Florin per ogni suo treno lì. Alla fine i tipi diversi danno punti insieme.
pic-city-card =
    .aria-label = Carta Città { $card }{ $dead ->
        [yes] , piramide: solo ferrovie
       *[no] { "" }
    }
    .about = { $dead ->
        [yes] { $city } ha una piramide: questa carta serve solo per posare ferrovie.
       *[no] Giocala per agire in questa città ({ $city }): posare ferrovie, costruire un edificio, produrre frutta, o spedire uno dei frutti che chiede. Con il mercato di ora una spedizione rende: { $now }.
    }
pic-bids =
    .aria-label = Il banco degli offerenti
    .about = Qui ognuno ha il suo posto: la mano alzata è ancora in gara, il pugno ha passato. Le monete sono l'offerta o, quando tutti hanno passato, ciò che si è pagato; il numero piccolo è il posto nell'ordine.
pic-scale =
    .aria-label = Scala del mercato, da { $low } a { $high }
    .about = Dove sta il segno di un frutto, tanto si aggiunge al suo prezzo. Nessun segno va oltre un estremo: un altro passo va perso.
pic-counter =
    .aria-label = La riserva sotto il mercato
    .about = I cubi che non stanno in nessuna città. Si può produrre solo ciò che è qui; i cubi usati per un edificio tornano indietro.
pic-pyramid-gone =
    .aria-label = Posto della piramide { $value }
    .about = È vuoto: quella piramide sta in una città. Ognuna si costruisce una volta sola.
pic-row-fruit =
    .aria-label = Carte Frutta di { $player }: { $n }
    .about = Le carte Frutta stanno scoperte. Ogni simbolo dà un punto quando un altro spedisce quel frutto, e alla fine i frutti diversi danno punti insieme.
pic-row-built =
    .aria-label = Edifici di { $player }: { $n }
    .about = Qui sta ciò che { $player } ha costruito. Alla fine i tipi diversi di edifici danno punti insieme.
pic-slot-auction =
    .aria-label = Nessuna carta Asta
    .about = Un posto senza carta. Le nuove carte Asta si scoprono all'inizio di ogni turno, una in più dei giocatori.
pic-slot-city =
    .aria-label = Nessuna carta Città
    .about = Qualcuno ha preso questa carta. Le carte Città scoperte si rimpiazzano quando il giocatore ha finito tutte le sue azioni.
pic-slot-hand =
    .aria-label = Un posto libero per una carta
    .about = Qui va la carta che prendi o peschi.
pic-city-deck =
    .aria-label = Mazzo Città, carte: { $n }
    .about = Estrarre carte Città ti dà una carta scoperta e la prima di questo mazzo. Quando è vuoto si rimescolano le carte scartate.
pic-auction-deck =
    .aria-label = Mazzo Asta, carte: { $n }
    .about = Da qui si scoprono le carte Asta di ogni turno. Quando è vuoto si rimescolano le carte scartate.
pic-discard =
    .aria-label = Carte Città scartate: { $n }
    .about = Carte già giocate. Si rimescolano quando il mazzo è vuoto. Qui sta anche la carta che si sta giocando.
pic-emblem =
    .aria-label = { $player }
    .about = Treni, offerte e dei con questo colore e questo segno sono di { $player }.
pic-lamp =
    .aria-label = Si aspetta { $player }
    .about = La lampada sta da chi deve decidere ora.
pic-start =
    .aria-label = Start Player: { $player }
    .about = Apre l'asta di questo turno. Chi agisce per ultimo, con il dio dal numero più alto, apre la prossima.
pic-medal =
    .aria-label = Posto { $place }
    .about = Vince chi ha più punti. In caso di parità più Florin; poi più carte in mano; poi il dio dell'ultimo turno con il numero più basso.
pic-score =
    .aria-label = Punti: { $points }
    .about = { $over ->
        [yes] Tutti i punti, compresi quelli finali.
       *[no] I punti segnati finora: per edifici, per piramidi, e quando altri spediscono frutta in città dove si hanno treni, o frutta che si vede sulle proprie carte Frutta. La maggior parte dei punti arriva alla fine.
    }
pic-projected =
    .aria-label = Se finisse ora: { $points } punti
    .about = Segnati durante il gioco { $play }, e alla fine: per i treni presso le città { $cities }, per il denaro { $florins }, per i tipi diversi di edifici { $buildings }, per i frutti diversi { $fruit }.
pic-count-florins =
    .aria-label = Florin: { $n }
    .about = Denaro per offerte, ferrovie e piramidi. Si guadagna spedendo frutta, e quando altri costruiscono dove si hanno treni. Alla fine ogni { $rate } Florin valgono un punto: ora { $points }.
pic-count-trains =
    .aria-label = Treni rimasti: { $n }
    .about = Treni che si possono ancora mettere sulle linee. Quelli sulla mappa non tornano mai.
pic-count-auction =
    .aria-label = Carte Treno ed Edificio in mano: { $n }
    .about = Sono nascoste, ma una carta presa da quelle scoperte resta nota a tutti.
pic-count-city =
    .aria-label = Carte Città in mano: { $n }
    .about = Sono nascoste, ma una carta presa da quelle scoperte resta nota a tutti.
pic-set-fruit =
    .aria-label = Frutti diversi: { $n }, per { $points } punti
    .about = Alla fine i frutti diversi sulle tue carte Frutta danno punti insieme: ora { $points }{ $n ->
        [5] , il massimo.
       *[other] , con uno in più { $next }.
    } Una carta che hai usato non conta più.
pic-set-type =
    .aria-label = Tipi diversi di edifici: { $n }, per { $points } punti
    .about = Alla fine i tipi diversi dei tuoi edifici danno punti insieme: ora { $points }{ $n ->
        [5] , il massimo.
       *[other] , con uno in più { $next }.
    }
pic-reconstructed-map =
    .aria-label = Ricostruito
    .about = { reconstructed-map }
pic-reconstructed-cards =
    .aria-label = Ricostruito
    .about = { reconstructed-cards }
pic-reconstructed-gods =
    .aria-label = Ricostruito
    .about = { reconstructed-gods }
by-card = carta Città { $city }: { $demands }
foretell-bid = Se nessuno offre di più, { $player } sceglie per primo e paga { $florins } Florin.
    .you = Se nessuno offre di più, scegli per primo e paghi { $florins } Florin.

## What bots are called at the table, by how well they play
bot-easy = Facchino { $number }
bot-medium = Fuochista { $number }
bot-hard = Macchinista { $number }
bot-expert = Faraone { $number }
