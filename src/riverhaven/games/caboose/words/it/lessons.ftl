# Che cosa dicono le lezioni: lesson-LEZIONE è un titolo, lesson-LEZIONE-PASSO un passo. Al massimo due frasi e 40 parole.

## The coach, when a phase first comes up in a real match
coach-bid = Chi offre di più sceglie un dio per primo; il primo che passa non paga niente. Da 1 a 3 Florin bastano, per un dio che vuoi davvero.
coach-god = Il numero dice quando agisci, il potere che cosa fai meglio in questo turno. Guarda la tua mano: che cosa ne farai?
coach-take = Una di queste carte è tua. I treni conquistano le città; un Edificio va bene se hai i frutti, una carta Frutta se mostra quelli che ti mancano.
coach-gift = Horus ti offre gratis una delle carte Città scoperte. Prendi una città dove vuoi posare ferrovie o costruire, o dove puoi spedire.
coach-act = Le ferrovie conquistano le città, le spedizioni portano Florin, edifici e piramidi danno subito punti. Se ti mancano carte Città, pescane.
coach-line = I tuoi treni contano in entrambe le città della linea. Su una linea vuota spesso diventi primo in tutte e due.
coach-origin = Più città hanno questo frutto, e il guadagno è lo stesso. Prendilo dove servirebbe a un rivale, o dove vuoi una città vuota per una piramide.
coach-source = Scegli da dove viene ogni frutto. I cubi non ti costano niente, ma una carta Frutta usata non conta più alla fine.
coach-discard = Hai più carte di quante ne permetta questa partita. Lascia andare quelle che ti serviranno per ultime.

## The lessons
lesson-goal = Come si vince
lesson-goal-railway = Hai una ferrovia lungo il Nilo, contro altri due. Dopo l'ultimo turno vince chi ha più punti; finora ne hai 2.
lesson-goal-pyramid = Fai i tuoi primi punti: scegli la piramide 8 per 16 Florin, il doppio del suo valore, e poi la città di Heliopolis. Solo le città senza frutta sono accese, perché solo lì può stare una piramide.
lesson-goal-another = Anche questo si può fare. Ritira però la mossa e metti la piramide 8 a Heliopolis: vedrai presto perché.
lesson-goal-points = 8 punti in più! Anche il numero di Heliopolis, il suo prestigio, è salito di 8, a 16.
lesson-goal-now = In alto, accanto al tuo nome, sta 10 → 34: hai 10 punti, e ne avresti 34 se il conteggio finale fosse ora. Anche la bandierina mostra il secondo numero.
lesson-goal-cities = Alla fine ogni città paga il suo prestigio a chi ha più treni sulle linee che la toccano. A Heliopolis l'unico treno è di un altro giocatore.
lesson-goal-track = Cambia le cose con la tua seconda azione. Scegli la tua carta Treno con due treni e la carta Città Dendara, che dice dove posi le ferrovie.
lesson-goal-cards = Anche questo si può fare. Ritira però la mossa e scegli i due treni e la carta Città Dendara.
lesson-goal-line = Quale linea di Dendara? Quella attraverso il deserto, su fino a Heliopolis.
lesson-goal-elsewhere = Lì i tuoi treni non arriverebbero a Heliopolis. Ritira la mossa e scegli la linea attraverso il deserto.
lesson-goal-lead = Due treni contro uno: ora Heliopolis pagherebbe a te i suoi 16 punti. I treni contano in entrambe le città della linea, quindi sei primo anche a Dendara.
lesson-goal-wins = Ora la bandierina mostra 54: da ultimo sei diventato primo! Quasi tutti i punti vengono dalle città.

lesson-auction = L'asta e gli dei
lesson-auction-turn = Una nuova partita, in quattro. Ha 7 turni (8 in tre, 6 in cinque), e ognuno comincia con un'asta per scegliere per primi un dio.
lesson-auction-signs = Il gatto sta dallo Start Player, che fa la prima offerta. La lampada sta da chi deve decidere adesso: tu.
lesson-auction-bids = Due hanno offerto 2 e 3 Florin, uno ha passato. Chi passa è fuori e prende l'ultimo posto ancora libero.
lesson-auction-bid = Puoi offrire più di 3, oppure passare. Offri 4 Florin.
lesson-auction-another = È permesso. Ritira però la mossa e offri 4: basta per essere primo.
lesson-auction-whole = Gli altri passano, quindi scegli per primo. Gli ultimi due rimasti nell'asta pagano l'offerta intera: tu 4 Florin, il secondo 3.
lesson-auction-half = Chi ha passato prima paga la metà, arrotondata per eccesso: 1 Florin per un'offerta di 2. Ma il primissimo a passare non paga niente.
lesson-auction-number = Il numero di un dio dice quando agisci, prima i numeri bassi. Il suo potere è tuo per questo turno; conoscerai ogni potere quando servirà.
lesson-auction-god = Ptah rende le ferrovie più economiche di 5 Florin: l'ideale per un primo turno. Scegli lui.
lesson-auction-next-time = Un bel dio, per un altro turno. Ritira la mossa: vogliamo posare ferrovie, e Ptah le rende economiche.
lesson-auction-order = Tutti hanno scelto, e il tuo 4 è il numero più basso: agisci per primo.
lesson-auction-next = Il numero più alto agisce per ultimo, qui il 7 di Thoth. Chi ce l'ha comincia la prossima asta.

lesson-track = Due azioni
lesson-track-kinds = Prima di agire ognuno prende una delle carte Asta scoperte, con il dio Thoth anche due. Treni ed edifici vanno nella tua mano, che vedi solo tu; le carte Frutta restano scoperte davanti a te.
lesson-track-take = Prendi la carta Treno con tre treni.
lesson-track-another-card = Anche questa è una buona carta. Ritira però la mossa e scegli i tre treni.
lesson-track-actions = Ora hai due azioni, anche due volte la stessa: ferrovie, edificio, spedizione, nuova frutta, piramide, o pescare carte Città. Quasi tutte giocano una carta Città, che dice dove avvengono.
lesson-track-track = Costruisci ferrovie: scegli i tre treni e la carta Città Alexandria. Un 3 costa 10 Florin, un 2 ne costa 7, un 1 ne costa 4; con Ptah ne paghi solo 5.
lesson-track-later = Anche questo si può fare. Ritira però la mossa: prima vengono i tre treni, e Alexandria.
lesson-track-line = Vanno tutti e tre, in un solo gruppo, su una linea che tocca Alexandria. Scegli la linea per Giza.
lesson-track-elsewhere = Andrebbe bene anche quella. Ritira però la mossa e scegli la linea per Giza.
lesson-track-both = Ora sei primo in entrambe le città, Alexandria e Giza. Le due carte sono state scartate.
lesson-track-room = Su una linea c'è posto per due giocatori, un gruppo ciascuno, e un gruppo non cresce mai. Qui può viaggiare la frutta di tutti.
lesson-track-draw = Con la seconda azione pesca carte Città: ne prendi una scoperta, come Avaris, e ricevi anche la prima del mazzo.
lesson-track-not-yet = Anche questo si può fare. Ritira però la mossa e pesca: senza carte Città puoi fare ben poco.
lesson-track-done = Due nuove carte Città per te. Ora agiscono gli altri, nell'ordine dei loro dei; poi comincia il turno seguente, con un'altra asta.

lesson-ship = La frutta è denaro
lesson-ship-card = Un'altra partita, al secondo turno: la frutta porta denaro. Secondo questa carta Amarna paga 7 Florin per un cocco, o 9 per un mirtillo, portati da un'altra città su linee costruite.
lesson-ship-gift = Prima di tutto il tuo dio Horus ti dà una carta Città scoperta, che non costa azioni. Prendi Avaris: paga 9 per un lampone.
lesson-ship-another-gift = È utile anche questa. Ritira però la mossa e scegli Avaris, che chiede lamponi.
lesson-ship-way = E ora Amarna: a Memphis c'è un mirtillo, e una linea porta lì. Non è tua, ma la frutta viaggia gratis su tutte le linee costruite, fin dove vuoi.
lesson-ship-ship = Spediscilo: scegli la carta Città Amarna e poi il mirtillo nel mercato.
lesson-ship-not-now = Anche questo si può fare. Ritira però la mossa e spedisci il mirtillo ad Amarna.
lesson-ship-market = Hai ricevuto il prezzo della carta più il valore di mercato: 9 + 0. Poi il mirtillo è sceso di 1, e il cocco, l'altro frutto della carta, è salito di 1.
lesson-ship-others = Gli altri hanno ricevuto punti: 1 per ogni loro treno ad Amarna, e 1 per ogni mirtillo sulle loro carte Frutta. Qui sono stati 2 e 1.
lesson-ship-set = Con il dio Set gli altri non avrebbero ricevuto nulla, e ti avrebbero pagato i tuoi treni in quella città. Con Hapi ogni spedizione ti rende 4 Florin in più.
lesson-ship-again = Ora spedisci un lampone ad Avaris. Nel mercato è a +2, quindi ricevi 9 + 2.
lesson-ship-pays-less = Così guadagni meno Florin. Ritira la mossa e spedisci un lampone ad Avaris.
lesson-ship-money = 20 Florin con due azioni! Servono per offerte, ferrovie e piramidi; alla fine tre di loro valgono un punto.

lesson-build = Gli edifici
lesson-build-card = Un'altra partita, e una City Hall nella tua mano. Costa un cocco e un mirtillo, dà 7 punti e aggiunge per sempre 2 al prestigio della sua città.
lesson-build-fruit = I frutti possono essere nella città stessa, o in qualsiasi città collegata da linee costruite. Questi due sono entrambi collegati a Heliopolis.
lesson-build-build = Costruiscila a Heliopolis: scegli la City Hall e poi la carta Città Heliopolis.
lesson-build-another = Anche questo si può fare. Ritira però la mossa e costruisci la City Hall a Heliopolis.
lesson-build-coconut = Da dove viene il cocco? Potrebbe darlo la tua carta Frutta, ma le carte Frutta danno punti alla fine: prendi quello di Giza.
lesson-build-keep-it = Così perdi la carta, e il cocco che vi resta va a Heliopolis. Ritira la mossa e usa quello di Giza.
lesson-build-blueberry = E il mirtillo? Prendi quello di Avaris, sulla linea di un altro giocatore.
lesson-build-keep-this = Così perdi la carta, e il lampone che vi resta va a Heliopolis. Ritira la mossa e usa quello di Avaris.
lesson-build-points = 7 punti per la City Hall, e altri 3 dal tuo dio Imhotep; il prestigio di Heliopolis ora è 11. Con lui anche le piramidi ti costano 6 Florin in meno: per questo i prezzi sono bassi.
lesson-build-market = I due frutti sono tornati nella riserva, e ogni frutto è salito di 1: ciò che si consuma diventa più caro.
lesson-build-others = Gli altri ricevono 1 Florin per ogni loro treno in quella città: 3 per questo giocatore. Costruisci quindi dove ne hanno pochi.
lesson-build-types = Alla fine i tuoi edifici contano insieme: 1, 3, 6, 10 o 15 punti per uno, due, tre, quattro o cinque tipi diversi.

lesson-pyramid = Nuova frutta, e piramidi
lesson-pyramid-bes = Un'altra partita: con il dio Bes hai tre azioni invece di due. E hai una carta Frutta con due cocchi: falli crescere.
lesson-pyramid-produce = Produci frutta: scegli la carta Città Saqqara e poi la carta Frutta con i due cocchi.
lesson-pyramid-grow = Anche questo si può fare. Ritira però la mossa e produci prima i cocchi a Saqqara.
lesson-pyramid-grown = Vengono entrambi dalla riserva, e per ciascuno il cocco è sceso di 1 nel mercato. Le carte sono scartate.
lesson-pyramid-ship = Ora può usarli chiunque, ma tocca prima a te: spediscine uno ad Abydos. Paga 9, meno 1 per il mercato.
lesson-pyramid-sell = I Florin ti serviranno. Ritira la mossa e spedisci un cocco ad Abydos.
lesson-pyramid-pyramid = Ora puoi pagare la piramide più grande, il doppio del suo valore: 20 Florin. Non serve una carta Città, ma una città senza frutta: scegli Avaris, dove sei primo.
lesson-pyramid-another = Anche questo si può fare. Ritira però la mossa e metti la piramide 10 ad Avaris.
lesson-pyramid-prestige = Subito 10 punti, e il prestigio di Avaris è salito da 9 a 19. Alla fine va a chi ha più treni lì, e finora sei tu.
lesson-pyramid-closed = D'ora in poi nessuno può costruire, spedire o produrre frutta ad Avaris. Si possono ancora posare ferrovie, e la frutta può passare.

lesson-end = Il punteggio finale
lesson-end-last = L'ultimo turno di un'altra partita, e la sua ultima azione è tua. Guarda che cosa darà punti.
lesson-end-city = Prima le città: Memphis ha un prestigio di 20. Contano tutti i treni sulle linee che la toccano: i tuoi 5 sono i più numerosi e faranno 20 punti, il secondo la metà.
lesson-end-places = Qui due giocatori sono secondi e si dividono i punti: 5 ciascuno. Le metà si arrotondano per eccesso; in quattro o cinque riceve punti anche il terzo: metà del secondo.
lesson-end-sets = Poi da uno a cinque frutti diversi sulle tue carte Frutta: 2, 5, 9, 14 o 20 punti. E da uno a cinque tipi di edifici: 1, 3, 6, 10 o 15.
lesson-end-florins = Tre Florin valgono un punto, quindi i tuoi 15 sono solo 5. Con 91 punti in tutto saresti ultimo.
lesson-end-track = Meglio spenderli! Scegli i tre treni e la carta Città Alexandria: solo la sua linea per Giza ha posto, quindi vanno lì.
lesson-end-too-little = Renderebbe di meno. Ritira la mossa e gioca i tre treni con Alexandria.
lesson-end-giza = Con tre treni sei primo a Giza e ad Alexandria: 16 e 6 punti.
lesson-end-won = 109 a 103 e 99: hai vinto! In caso di parità avrebbe deciso chi ha più Florin.

lesson-well = Da bravi giocatori
lesson-well-plan = Le regole le conosci; ora un turno di un'altra partita, da bravi giocatori. Guarda prima la tua mano: due treni, e due volte Amarna.
lesson-well-pass = Vuoi ferrovie a poco prezzo, quindi Ptah; gli altri difficilmente lo sceglieranno. Non pagare per scegliere per primo: passa.
lesson-well-too-dear = Tre Florin sono un punto, e la prima scelta non ti serve. Ritira la mossa e passa.
lesson-well-god = Ptah è ancora libero, e non hai pagato niente. Scegli lui.
lesson-well-other-god = Vuoi posare ferrovie. Ritira la mossa e scegli Ptah.
lesson-well-paid = Gli altri hanno agito, e uno di loro ha spedito a Giza: un punto per il tuo treno lì. I treni rendono sempre.
lesson-well-take = I treni conquistano le città, e le città vincono le partite. Prendi questi due per dopo.
lesson-well-other-card = Anche un nuovo frutto va bene, ma i treni rendono di più. Ritira la mossa e scegli i due treni.
lesson-well-track = Ora posa ferrovie ad Amarna con due treni, per soli 2 Florin.
lesson-well-other-track = Ritira la mossa e scegli i due treni e l'Amarna che chiede limoni. L'altra Amarna ti servirà subito.
lesson-well-line = Cerca una linea vuota tra due città dove sarai primo. A Memphis, che vale 15, gli altri hanno un solo treno ciascuno.
lesson-well-other-line = Non male, ma Memphis vale di più. Ritira la mossa e scegli la linea per Memphis.
lesson-well-ship = Ora le linee uniscono Giza ad Amarna: spedisci il mirtillo. Ad Amarna hai treni solo tu, quindi nessun altro riceve nulla.
lesson-well-other-ship = Così guadagni meno tu, o di più gli altri. Ritira la mossa e spedisci il mirtillo ad Amarna.
lesson-well-well = Da 38 a 60, mentre gli altri sono scesi! Cerca una linea così in ogni turno.
lesson-well-hints = Prendi presto i treni, e le carte Frutta con i frutti che ti mancano. Tieni Florin per le ferrovie, e nell'ultimo turno non pescare carte.
lesson-well-play = È tutto. Ora gioca una vera partita: una guida ti dirà che cosa c'è di nuovo, finché vorrai.
