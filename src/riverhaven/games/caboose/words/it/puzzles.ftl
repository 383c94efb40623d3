# Why the best move of a puzzle is the best: puzzle-PUZZLE. At most two sentences and 40 words each.

puzzle-first-card = Un edificio paga una volta sola. Tre treni ti rendono primo in due città, ti danno punti ogni volta che altri vi spediscono frutta e aprono la prima linea anche per la tua.
puzzle-hapi = Non hai treni né edifici da giocare, ma un cocco a Lisht: con Hapi ad Abydos rende 15 Florin. Hapi inoltre agisce per primo, prima che qualcuno prenda l’unica carta Treno «3».
puzzle-florins = I tuoi 5 Florin non bastano quasi a nulla. Hapi ne aggiunge 4 a ogni spedizione: il lime di Abydos ne rende 13 ad Amarna, e con il numero 1 nessuno lo spedisce prima di te.
puzzle-dendara = Con ognuna di queste linee sei primo ad Abydos, quindi decide l’altro capo. A Dendara, che con la piramide vale 16, i tuoi quattro treni superano il giocatore 2; Edfu vale 4, Giza 5.
puzzle-pass = Gli ultimi due pagano l’offerta intera, e il giocatore 3 con 60 Florin può sempre superarti. Passare costa 1 Florin e ti lascia la scelta fra sei dei; il denaro serve per le ferrovie.
puzzle-ptah = Ptah toglie 5 Florin a ogni ferrovia, così i tuoi 10 ne pagano due: tre treni a Memphis, che con la piramide vale 16, e altri due altrove. E il suo 4 agisce prima di Bes, già scelto.
puzzle-other-end = Con ogni linea sei primo a Saqqara, quindi confronta gli altri capi: a Lisht sei già in testa, Giza vale 5. Memphis dà 6 senza rivali, e occupi uno dei due posti di quella linea.
puzzle-both-ends = Tre treni battono i due del giocatore 2 a entrambi i capi: Heliopolis vale 9 e Memphis, con la piramide, 16. Con un’altra linea Memphis resterebbe al giocatore 2.
puzzle-city-card = Le ferrovie vogliono una carta Città. Con Lisht due tuoi treni vanno sulla linea per Saqqara: primo a Lisht con due contro uno, da solo a Saqqara, e sono 9 e 6 punti.
puzzle-giza = Da Alexandria tre treni possono andare a Giza e ti rendono primo a entrambi i capi: Giza con la piramide vale 14, Alexandria 8. Nessun’altra tua carta Città arriva a tanto.
