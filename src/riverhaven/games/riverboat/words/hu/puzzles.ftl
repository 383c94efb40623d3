# Why the best move of a puzzle is the best: puzzle-PUZZLE. At most two sentences and 40 words each.

puzzle-extra-worker = A Szántás olyan munkást ad, aki bármelyik szántóföldre mehet, és a végéig a tiéd marad. A többi lapka bónusza egy érme, egy lépés, egy pont vagy egy ügynök.
puzzle-surveyor = Nincs több felügyelőd, pedig a terményfajták kártyája 15 ponttal, a csűröd 6-tal vár. Egy újabb csűr vagy kút csak még valami volna, ami nem hozhat pontot.
puzzle-pilot = A hely most két lépést ad, a kártya pedig még kettőt, amikor pontozod: a révkapitányod az élre kerül. Aki a legmesszebb jut, annak az elért hajói teljesen számítanak, a többieknek csak felerészt.
puzzle-barns = Három csűröd van, így ez a kártya mind a 15 pontját hozza, és van hozzá felügyelőd. Az ellenfelednek is három csűrje van: amit meghagysz, azt ő viszi el.
puzzle-rim = A peremeden tizennégy szántóföld fedett, így a kártya többet ér, mint a kilenc cukorrépád, és a helye megadja hozzá a felügyelőt is. Az ellenfeled pereme ugyanilyen teli.
puzzle-triangle = A g4-essel és a h4-essel ez a munkás háromszöget alkot egy háromhexás lapkának, és minden szürke szántóföld fedett lesz: 7 pont a végén. Az érme csak egy magányos szántóföldet venne.
puzzle-step = Ez a lépés és a kártyád két lépése behozza a másik révkapitányt, és döntetlennél a Szántás, a tiéd, nyer: a te hajóid teljesen számítanak, az ellenfeledé felerészt. Az ügynökök döntetlenje kevesebbet ér.
puzzle-agent = Nyolc ügynök mindkettőtöknek, és döntetlennél az ellenfeled Szántása nyer: 20 pont 10 ellen. A kilencedik ügynök ezt megfordítja, egy lépés viszont csak egy 6-os hajót ér el, amely neked felerészt számít.
puzzle-envoys = Hét ügynök mindkettőtöknek, de az ellenfelednek még jár a Pontozás bónusza, és döntetlennél ő nyer. Két küldöttet már nem ér utol, és a hely két lépése a kikötőt is eldönti: ez több a csűrök pontjainál.
puzzle-seven = Neked van a legtöbb ügynököd, és már senki sem küldhet többet: még egy ügynök 1 pontot hoz, az érme is. Egy lépéssel eléred a 7-es hajót, és annak a fele is 4 pont.
