## Mi a baj egy vizsgálattal
wrong-study = Ez a vizsgálat nem jó: „{ $file }”. { $why }.
study-forbidden = Nem maradt mit játszani: { $game } a beállítások mindegyik párosítását tiltja.
study-no-kind = Nincs „{ $kind }” fajta lépés, amelyet a véletlenre lehetne bízni; van: { $allowed }.

## Cellák
cell-seats = { $value } hely
cell-bots = { $value }
cell-parts = kellékek: { $value }
cell-chance = { $value ->
    [none] választva
   *[other] { $value } véletlenül
}
yes = igen
no = nem

## A beszámoló
played = { $matches } játszma, { $deals } osztás
report-lead = { $game }: { $played }. A ± után a 95%-os intervallum fele áll; egy osztás játszmái együtt számítanak. Minden cellában ugyanazok az osztások. Félkövér, ami biztosan több vagy kevesebb a semminél; húsz dologból, ami nem számít, egy mégis annak fog látszani.
report-bots = Botok játszottak. Azt mondják meg, mi mennyit ér a hozzájuk hasonló játékosok között, nem azt, hogy emberek között mennyit.
report-written = A beszámoló: { $file }; a táblázatok mellette vannak.
report-interrupted = Megszakítva { $done } osztás után, összesen { $all } lesz. Ugyanez a parancs folytatja.
playing = { $game }, osztások
cell = Cella
item = Melyik
figures = A számok
scores = Pontszámok

table-match = Milyen egy játszma
table-match-about = Az összes játszma átlaga. Az első hely az, amelyik először dönt; előnye az, hogy mennyivel gyakrabban nyer, mint ahogy járna neki.
table-difference = Mi más, mint az elsőben
table-difference-about = Minden cella az ugyanannyi helyes elsővel összevetve, osztásról osztásra.
table-order = Jobb elsőnek lenni?
table-order-about = Aszerint, hogy a helyek az elején milyen sorrendben döntenek: a járó feletti győzelmek, és az asztal átlaga feletti pontok.
table-bot = Botok
table-bot-about = A járó feletti győzelmek, és az átlagos pontszámok.
table-source = Honnan jönnek a pontok
table-source-about = Mit ad mindegyik forrás a győzteseknek, a többieknek, és mennyivel többet a győzteseknek.
table-asset = Mijük van a győzteseknek: { $axis }
table-asset-about = Minden egyesért, amellyel egy hely többet vesz el, mint a többiek az asztalánál: mennyivel többet nyer, és hány ponttal van több pontja. Ez együtt jár az elvételével, de nem biztos, hogy abból ered.
table-move = Milyen gyakran lépik a lépéseket
table-move-about = Minden lépésfajta: hányszor egy játszmában, és a játszmák mekkora részében egyáltalán.
table-never = Ami sosem fordult elő
table-never-about = Amihez csak más játékosok jutnak el, vagy senki. Az okokat csak néhány állásban keressük.
never-nothing = Minden cellában minden előfordult.
never-everywhere = mindenütt

measure-mean = átlag
measure-decisions = döntések
measure-choices = választások
measure-score = pontszám
measure-margin = első a második előtt
measure-spread = első az utolsó előtt
measure-shared = megosztott győzelmek
measure-first = az első hely előnye
measure-wins = győzelmek
measure-points = pontok
measure-winners = győztesek
measure-others = a többiek
measure-more = többlet
measure-taken = egy hely ennyit vesz el
measure-uses = egy játszmában
measure-matches = a játszmák ekkora részében

never-possible = lépésfajta, sosem lehetséges
never-chosen = lépésfajta, lehetséges, de senki sem választotta
never-phase = fázis
never-reason = a tiltás oka
never-source = pontforrás
never-asset = sosem vették el
