# Why the best move of a puzzle is the best: puzzle-PUZZLE. At most two sentences and 40 words each.

puzzle-first-card = Az épület csak egyszer fizet. Három vonattal két városban te vezetsz, pontot kapsz, valahányszor mások oda szállítanak gyümölcsöt, és megnyílik az első vonal a te gyümölcsödnek is.
puzzle-hapi = Se vonatod, se épületed nincs a kezedben, de Listben van egy kókusz: Hápival Abüdoszban 15 florint hoz. Hápi ráadásul elsőként lép, mielőtt valaki elvinné az egyetlen 3-as vonatkártyát.
puzzle-florins = Az 5 florinod szinte semmire sem elég. Hápi minden szállításhoz 4-et ad, így az abüdoszi lime Amarnában 13-at hoz, és az 1-es számmal senki sem viheti el előtted.
puzzle-dendara = Ezek közül bármelyik vonallal te vezetsz Abüdoszban, tehát a másik vége dönt. Denderában, amely a piramissal 16-ot ér, négy vonatod megelőzi a 2. játékost; Edfu 4-et, Gíza 5-öt ér.
puzzle-pass = Az utolsó kettő a teljes licitjét fizeti, és a 3. játékos 60 florinnal mindig rád licitálhat. A passz 1 florinba kerül, és hat isten közül még választhatsz; a pénz a vasútra kell.
puzzle-ptah = Ptah minden vasútból 5 florint enged, így a 10 florinod két csoportra elég: három vonat Memphiszbe, amely a piramissal 16-ot ér, és még kettő máshová. A 4-es szám ráadásul Bész előtt lép, aki már foglalt.
puzzle-other-end = Bármelyik vonallal te vezetsz Szakkarában, tehát a másik végüket hasonlítsd össze: Listben már vezetsz, Gíza 5-öt ér. Memphisz vetélytárs nélkül hoz 6-ot, és tiéd a vonal két helyének egyike.
puzzle-both-ends = Három vonat mindkét végén legyőzi a 2. játékos kettőjét: Héliopolisz 9-et ér, Memphisz a piramissal 16-ot. Bármely más vonal Memphiszt a 2. játékosnál hagyná.
puzzle-city-card = A vasúthoz városkártya kell. Listtel két vonatod a szakkarai vonalra kerül: Listben kettő egy ellen te vezetsz, Szakkarában egyedül állsz, és ez 9 meg 6 pont.
puzzle-giza = Alexandriából három vonat mehet Gízába, és mindkét végén te vezetsz: Gíza a piramissal 14-et ér, Alexandria 8-at. Egyetlen másik városkártyád sem ér ennyit.
