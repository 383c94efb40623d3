# Why the best move of a puzzle is the best: puzzle-PUZZLE. At most two sentences and 40 words each.

puzzle-leftover = A faccia in giù nella riga 1 il tuo legname 5 renderebbe pochissimo, e il legname successivo dovrebbe starci accanto. Inoltre, se usi l’ultimo legname, l’avversario pesca un quarto edificio.
puzzle-five = Il grano 5 sta su a5 a faccia in su, proprio sopra il grano 4: la colonna «a» può ancora valere il doppio. E usa l’ultimo grano: con quattro segnalini sullo 0 peschi quattro edifici, non tre.
puzzle-top-row = La riga 6 porta 6 coloni, più di ogni altra riga, e con d6 le manca un solo edificio. Nella riga 5 cominceresti una seconda riga mentre la prima aspetta.
puzzle-eleven = Girato così, il tassello si unisce alla pietra intorno: 11 di pietra pagano insieme e5 ed e6, e la colonna «e» porta 5 coloni. Con meno pietra completi al massimo la riga 4.
puzzle-doubled = La pietra 6 sta nella riga 6 a faccia in su, come tutti gli altri edifici della colonna «b»: completa e raddoppiata, 8 coloni. Un’altra pietra starebbe a faccia in giù, e la colonna ne porterebbe solo 4.
puzzle-timber = Resta un solo turno, quello dell’avversario, e potrai condividerne la ricchezza. Basta un legname per costruire il legname 1 a faccia in su in a1: la colonna «a» è completa e tutta a faccia in su, 10 coloni.
puzzle-gaps = Mancano tre caselle, e pietra e legname insieme le riempiono: il legname 5 a faccia in su in c5 raddoppia la riga 5, la pietra chiude e1, il legname c6. La spedizione raccoglie un solo colore, ed e1 resta vuota.
puzzle-twelve = Dodici di pietra pagano c5 e c6, le pecore c2 e a3, l’unico grano e1: così si completano le righe 3, 5 e 6 e le colonne c ed e. Con meno pietra non si finiscono tutte.
puzzle-last = È l’ultimo turno, quindi conta che cosa si completa: pietra per c4 e a3, legname per a2 e due di grano per d2 finiscono la riga 4 e le colonne a e d. Altrimenti manca il secondo grano.
puzzle-exactly = Sei di grano costruiscono b3 e c3, che completano le colonne «b» e «c», e non resta nulla. Di dodici l’avversario condividerebbe il resto e completerebbe la colonna «d»: all’ultimo turno di più può essere peggio.
