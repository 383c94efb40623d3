# Che cosa dicono le lezioni: lesson-LEZIONE è un titolo, lesson-LEZIONE-PASSO un passo. Al massimo due frasi e 40 parole.

## The coach, when a phase first comes up in a real match
coach-place = Piazza un tassello in modo che i suoi colori tocchino altri uguali. Più raccogli e più puoi costruire; ma con ciò che lasci costruiscono gli altri.
coach-build = Una casella costa il suo numero nel colore dell’edificio; quelli di un colore devono toccarsi tutti. Passa quando hai finito.
coach-share = Non è il tuo turno, ma puoi costruire con ciò che è avanzato. In cambio non peschi nulla: costruisci solo ciò che serve al tuo piano.
coach-draw = Peschi un edificio per ogni segnalino sullo 0: il primo tra quelli disponibili, gli altri anche dal sacchetto.

## The lessons
lesson-goal = Come si vince
lesson-goal-village = Questo è il tuo villaggio. Ogni riga e ogni colonna piena attira coloni, e alla fine vince chi ne ha di più.
lesson-goal-gap = Alla prima colonna manca un solo edificio, qui. Una volta piena vale 5 coloni.
lesson-goal-build = Scegli il grano 4 tra i tuoi edifici, poi la casella vuota, e costruisci a faccia in su, perché tutti e due hanno il numero 4. La casella costa 4 di grano, che hai appena raccolto.
lesson-goal-not-there = È permesso, ma la prima colonna resta con un buco. Ritira la mossa e metti il grano 4, a faccia in su, sulla casella a4.
lesson-goal-face-down = Così la colonna si completa, ma a faccia in giù: 5 coloni. Ritira la mossa e costruisci il grano 4 a faccia in su, che ne porta il doppio allo stesso prezzo.
lesson-goal-doubled = 10 coloni, non 5! Tutti e sei gli edifici di questa colonna sono a faccia in su, e allora la linea conta il doppio.
lesson-goal-worth = I numeri ai bordi dicono quanto porta ogni linea: le righe da 6, in alto, a 1, le colonne 5, 4, 3, 4 e 5. Una linea con un buco non porta nulla.
lesson-goal-wins = Su questa targa ogni villaggio conta i suoi coloni. Lo scopo è tutto qui: linee piene, a faccia in su quando si può.

lesson-turn = Un turno
lesson-turn-tiles = Una nuova partita. Il tuo turno comincia con uno dei tuoi due tasselli raccolto, che gli altri non vedono.
lesson-turn-signs = Lo stendardo mostra di chi è il turno, e il segno accanto che cosa si aspetta: un tassello, un edificio o una pesca.
lesson-turn-spaces = Questo numero conta gli spazi ancora liberi del tabellone. Quando ne resta uno solo, la partita finisce.
lesson-turn-lay = Scegli il tassello con tre quadrati di grano, girato così, e poi questo spazio. Il grano deve toccare il grano già stampato lì.
lesson-turn-elsewhere = Ecco che cosa raccoglieresti così. Ritira la mossa: questa lezione continua dallo spazio c2, con 4 di grano e 1 di legname.
lesson-turn-gathered = Per ogni colore del tassello ottieni i suoi quadrati e tutti quelli dello stesso colore uniti a loro: 3 + 1 di grano e 1 di legname.
lesson-turn-build = Il primo edificio di un colore può stare ovunque: metti il grano 4 in mezzo alla riga 4. Sta a faccia in su, perché il suo numero è quello della casella.
lesson-turn-not-there = È permesso. Ritira però la mossa e costruisci il grano 4 a faccia in su in mezzo alla riga 4.
lesson-turn-price = Una casella costa il suo numero, nel colore dell’edificio: 4 di grano, e non ne resta. È un bene, lo vedrai subito.
lesson-turn-stop = Con 1 di legname si paga una casella della riga 1, e lì il tuo legname starebbe solo a faccia in giù. Quindi fermati: con ciò che lasci possono costruire gli altri.
lesson-turn-face-down = Puoi: starebbe a faccia in giù. Ritira però la mossa: né la riga né la colonna potrebbero più contare il doppio, e il legname 2 e 6 può trovare una casella migliore.
lesson-turn-first-draw = L’altro giocatore non ci ha costruito nulla. Tre segnalini sono sullo 0, quindi peschi tre edifici, il primo tra quelli disponibili: prendi il grano 5, che starà bene accanto al tuo grano.
lesson-turn-takes-another = Anche questo è un buon edificio. Ritira però la mossa e scegli il grano 5: andrà sulla casella proprio sopra il tuo grano 4.
lesson-turn-draw = Ora puoi pescare anche dal sacchetto: una sorpresa che vedi solo tu. Prendi da dove vuoi.
lesson-turn-last-draw = Ancora uno.
lesson-turn-screen = Sotto ogni villaggio c’è il suo schermo. Dice agli altri quanti edifici e tasselli hai, e i numeri di quelli che ti hanno visto prendere tra i disponibili.
lesson-turn-done = Hai pescato anche un nuovo tassello; il legname che nessuno ha usato è perso, e comincia il turno seguente. Piazzare, raccogliere, costruire, condividere, pescare: ogni turno di New Haven è così.

lesson-chains = Che cosa raccoglie un tassello
lesson-chains-two = Un’altra partita: su questi tasselli ci sono due catene di grano, una di 3 quadrati e una di 4. I quadrati sono uniti dove hanno un lato in comune; gli angoli non contano.
lesson-chains-join = Un tassello va su qualsiasi spazio libero, girato come vuoi, e niente deve combaciare. Scegli quello con tre quadrati di grano, girato così, e unisci le due catene.
lesson-chains-joins-less = È permesso, ma raccoglie meno grano. Ritira la mossa e metti il tassello con tre quadrati di grano sullo spazio c3, dove tocca le due catene.
lesson-chains-ten = 3 quadrati sul tassello, 3 sotto e 4 a destra: 10 di grano! Il legname non tocca altro legname, quindi porta soltanto 1.
lesson-chains-build = Ora metti il grano 5 sulla casella d5, sopra il grano che c’è già.
lesson-chains-not-there = Anche questo è permesso. Ritira però la mossa e costruisci il grano 5 a faccia in su sulla casella d5.
lesson-chains-lost = Restano 5 di grano, e potresti costruirci solo a faccia in giù: possono usarli gli altri, poi vanno persi. Il raccolto più grande non è sempre il migliore.

lesson-village = Dove si può costruire
lesson-village-column = Un’altra partita: alla colonna «e» mancano due edifici, qui, e hai appena raccolto 5 pecore. Bastano per tutti e due.
lesson-village-beside = Nel tuo villaggio ci sono già pecore, quindi le nuove devono stare accanto a una di loro, lato contro lato. Costruisci le pecore 2 sulla casella e2, sopra le tue pecore.
lesson-village-not-beside = Puoi farlo. Ritira però la mossa: le 5 pecore bastano appena a riempire la colonna «e», e per prime vengono le pecore 2, a faccia in su sulla casella e2.
lesson-village-not-up = Anche così la casella si riempie, ma a faccia in giù. Ritira la mossa: lì le pecore 2 possono stare a faccia in su, allo stesso prezzo, e la riga 2 può ancora contare il doppio.
lesson-village-down = A faccia in su, la casella e3 vuole le pecore 3, che non hai. Costruisci lì a faccia in giù le pecore 1: per questo va bene qualsiasi numero, e paghi 3, il numero della casella.
lesson-village-not-down = Così la colonna «e» non si riempie. Ritira la mossa e costruisci delle pecore a faccia in giù sulla casella e3.
lesson-village-once = La colonna «e» è piena, ma un suo edificio è a faccia in giù: conta una volta sola, 5 coloni. È la metà di 10, e molto meglio di niente.
lesson-village-colour = Anche a faccia in giù resta un edificio di pecore, e accanto possono starcene altri. Ma ora nemmeno la riga 3 può più contare il doppio.

lesson-share = Condividere la ricchezza
lesson-share-left = Un’altra partita, e il turno è dell’altro giocatore: ha piazzato un tassello e costruito, e avanza 1 di pietra. Ora gli altri hanno un’occasione ciascuno per costruirci, finché basta.
lesson-share-take = Costruisci nel tuo villaggio, con le stesse regole e allo stesso prezzo. Metti la pietra 1 accanto alla pietra della riga 1.
lesson-share-not-taken = Puoi farlo. Ritira però la mossa e costruisci la pietra 1 a faccia in su sulla casella b1.
lesson-share-gift = Poi l’altro giocatore ha pescato e tu no: pesca solo chi è di turno. E siccome hai usato l’ultima pietra, sono stati quattro edifici invece di tre: ora ne ha 11.
lesson-share-lay = Tocca a te. Piazza il tassello con tre quadrati di grano girato così: raccogli 4 di grano e 2 di legname.
lesson-share-elsewhere = Ecco che cosa porterebbe. Ritira la mossa: questa lezione continua dallo spazio c2, con 4 di grano e 2 di legname.
lesson-share-build = Metti il grano 4 sulla casella a4, sotto il tuo grano 5. Costa tutto il grano che hai.
lesson-share-not-there = Anche questo è permesso. Ritira però la mossa e costruisci il grano 4 a faccia in su sulla casella a4.
lesson-share-leave = 2 di legname bastano per le righe 1 e 2, dove il tuo legname starebbe solo a faccia in giù. Passa, e guarda che cosa ne fa l’altro giocatore.
lesson-share-not-passed = Puoi costruire il legname a faccia in giù. Questa volta ritira la mossa e lascialo all’altro giocatore.
lesson-share-four = Ha costruito con il tuo legname, e il segnalino è sceso a 0. Così ora peschi quattro edifici invece di tre: condividere non è per forza una perdita.

lesson-shipment = La spedizione
lesson-shipment-unseen = Un’altra partita: la tua spedizione è un tassello che nessuno ha visto, nemmeno tu. Una volta per partita puoi giocarla al posto di un tassello raccolto.
lesson-shipment-play = Per un turno vale quattro quadrati di un colore a tua scelta. Scegli il legname e piazzala accanto al legname sul tabellone.
lesson-shipment-elsewhere = È permesso. Ritira però la mossa e gioca la spedizione come legname sullo spazio d6.
lesson-shipment-eight = I suoi 4 quadrati e la catena di 4 lì accanto: 8 di legname. Gli altri tre segnalini restano sullo 0, quindi tre nuovi edifici sono sicuri.
lesson-shipment-five = Metti il legname 5 sulla casella a5, sopra il tuo legname 4.
lesson-shipment-three = E il legname 3 sulla casella a3, sotto il legname 4: 5 e 3 fanno 8, così non avanza nulla.
lesson-shipment-not-there = È permesso. Ritira però la mossa: il legname 5 va sulla casella a5 e il legname 3 sulla casella a3, tutti e due a faccia in su.
lesson-shipment-that-next = Questo viene dopo, e l’ordine non conta. Solo qui, ritira la mossa e comincia con il legname 5 sulla casella a5.
lesson-shipment-draw = Tutti e quattro i segnalini sono sullo 0, quindi peschi quattro edifici. Il primo, come sempre, tra quelli disponibili.
lesson-shipment-three-more = Altri tre, dal sacchetto o tra quelli disponibili.
lesson-shipment-two-more = Altri due.
lesson-shipment-one-more = E l’ultimo.
lesson-shipment-turned = Alla fine del turno la spedizione viene girata e resta il tassello che è davvero. Al suo posto non ne peschi uno nuovo: hai ancora i tuoi due tasselli raccolto.

lesson-end = Come finisce
lesson-end-last = Un’altra partita: sei il secondo giocatore, in arancione, all’ultimo dei tuoi dieci turni. Ci sono due spazi liberi; quando resta un solo spazio, la partita finisce con quel turno.
lesson-end-behind = Tu hai 6 coloni, l’altro giocatore 17. Ma un edificio sulla casella e4 completerebbe insieme una riga e una colonna.
lesson-end-lay = Piazza questo tassello sullo spazio e6, in modo che le sue pecore tocchino quelle sotto. Ti servono 4 pecore.
lesson-end-elsewhere = È permesso. Ritira però la mossa e raccogli esattamente 4 pecore sullo spazio e6.
lesson-end-build = Ora metti le pecore 4 sulla casella e4, sotto le pecore della riga 5.
lesson-end-not-there = Ritira la mossa: con le pecore 4, a faccia in su sulla casella e4, la colonna «e» conta il doppio.
lesson-end-points = La riga 4 porta 4, perché è in parte a faccia in giù. La colonna «e» è tutta a faccia in su e porta 10: vinci per 20 a 17!
lesson-end-level = Nell’ultimo turno nessuno pesca. A parità di coloni vince chi ha meno caselle vuote, poi chi ha meno edifici rimasti dietro lo schermo; se anche lì è pari, la vittoria è condivisa.

lesson-plan = A che cosa guarda chi gioca bene
lesson-plan-hand = L’ultima partita: guarda prima i tuoi edifici, poi il tabellone. Il legname 5 completerebbe la colonna «e» del tuo villaggio, tutta a faccia in su, e le pecore 1, a faccia in giù, la riga 2.
lesson-plan-exact = Lo spazio b3 del tabellone darebbe 12 quadrati, ma ti bastano 5 di legname e 2 pecore. Piazza questo tassello su d4: meglio un raccolto usato fino in fondo che uno grande.
lesson-plan-inexact = Non sono 5 di legname e 2 pecore: il troppo aiuta gli altri, ciò che manca lascia vuota una casella. Ritira la mossa.
lesson-plan-up = Metti il legname 5 sulla casella e5: la colonna «e» è piena e conta il doppio.
lesson-plan-down = La riga 2 ha già edifici a faccia in giù, quindi uno in più non fa danni. Costruisci le pecore 1 a faccia in giù sulla casella a2: la riga 2 è piena, per 2 coloni.
lesson-plan-row-two = È permesso. Ritira però la mossa: le tue 2 pecore bastano appena per la casella a2, e la riga 2 porta più della riga 1.
lesson-plan-not-there = È permesso. Ritira però la mossa: il legname 5, a faccia in su sulla casella e5, porta 10 coloni.
lesson-plan-that-next = Questo viene dopo, e l’ordine non conta. Solo qui, ritira la mossa e comincia con il legname 5 sulla casella e5.
lesson-plan-draws = Agli altri non resta nulla, e tu peschi quattro edifici. Più edifici vuol dire più scelta in tutti i turni che verranno.
lesson-plan-rows = Ogni riga richiede cinque edifici, ma la riga 6 porta sei volte più della riga 1. Tra le colonne, le due esterne portano di più.
lesson-plan-others = E tieni d’occhio il tabellone: da una catena lunga raccolgono tutti. Tieni edifici di quel colore, oppure chiudile la strada con un tassello.
lesson-plan-match = Ora sai tutto di New Haven. L’altro lato del tabellone e qualche variante possono aspettare: prima gioca una vera partita, contro un avversario facile.
