# Why the best move of a puzzle is the best: puzzle-PUZZLE. At most two sentences and 40 words each.

puzzle-leftover = Színével lefelé az 1. sorban az 5-ös fád alig érne valamit, és a későbbi fának mellé kellene kerülnie. Ha elhasználod az utolsó fát, az ellenfeled ráadásul egy negyedik épületet is húz.
puzzle-five = Az 5-ös búza színével felfelé kerül a5-re, épp a 4-es búza fölé, így az a oszlop még duplán számíthat. Az utolsó búzát is elhasználja: négy jelölő áll 0-n, így három helyett négy épületet húzol.
puzzle-top-row = A 6. sor 6 telepest hoz, a legtöbbet a sorok közül, és a d6 telekkel már csak egy épület hiányzik belőle. Az 5. sorban másodikat kezdenél, miközben az első vár.
puzzle-eleven = Így elforgatva a lapka összekapcsolódik a környező kővel: 11 kő egyszerre kifizeti az e5 és az e6 telket, és az e oszlop 5 telepest hoz. Kevesebb kővel legfeljebb a 4. sort fejezheted be.
puzzle-doubled = A 6-os kő illik a 6. sorba, és színével felfelé áll, mint a b oszlop minden más épülete: teljes és dupla, 8 telepes. Bármely más kő ott színével lefelé állna, és az oszlop csak 4-et hozna.
puzzle-timber = Egyetlen kör van hátra, az ellenfeledé, és osztozhatsz a bőségében. Egyetlen fából megépül az 1-es fa színével felfelé a1-en: az a oszlop teljes, és csupa színével felfelé álló épület, 10 telepes.
puzzle-gaps = Három telek hiányzik, és a kő meg a fa együtt mindet kitölti: az 5-ös fa színével felfelé c5-ön megduplázza az 5. sort, a kő e1-re, a fa c6-ra kerül. A szállítmány csak egy színt gyűjt, és e1 üres marad.
puzzle-twelve = Tizenkét kő kifizeti c5-öt és c6-ot, a juh c2-t és a3-at, az egyetlen búza e1-et: teljes lesz a 3., az 5. és a 6. sor, a c és az e oszlop. Kevesebb kővel nem fejezhető be mind.
puzzle-last = Ez az utolsó kör, tehát számold meg, mi készül el: kő c4-re és a3-ra, fa a2-re, két búza d2-re, és kész a 4. sor, az a és a d oszlop. Minden más módon hiányzik a második búza.
puzzle-exactly = Hat búzából felépül b3 és c3, amivel teljes a b és a c oszlop, és semmi sem marad. Tizenkettőnél az ellenfeled a maradékból befejezné a d oszlopát: az utolsó körben a több néha rosszabb.
