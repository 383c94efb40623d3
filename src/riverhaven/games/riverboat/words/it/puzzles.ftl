# Why the best move of a puzzle is the best: puzzle-PUZZLE. At most two sentences and 40 words each.

puzzle-extra-worker = Coltivazione dà un lavoratore che va sul campo che preferisci e resta tuo fino alla fine. I bonus delle altre tessere sono una moneta, un passo, un punto o un agente.
puzzle-surveyor = Non hai più supervisori, mentre la carta dei tipi di ortaggio aspetta con 15 punti e il fienile con 6. Un fienile o un pozzo sarebbe solo un’altra cosa che non può dare punti.
puzzle-pilot = Lo spazio dà due passi subito, e la carta altri due quando la conti: il tuo Harbor Master passa in testa. Chi è più avanti conta per intero le navi raggiunte, gli altri solo la metà.
puzzle-barns = Hai tre fienili, quindi questa carta dà tutti i suoi 15 punti, e hai un supervisore da metterci. Anche l’avversario ha tre fienili: quello che lasci, lo prende lui.
puzzle-rim = Quattordici campi sul tuo bordo sono coperti: la carta vale più delle tue nove rape, e il suo spazio dà il supervisore per contarla. Anche il bordo dell’avversario è altrettanto pieno.
puzzle-triangle = Con g4 e h4 questo lavoratore forma un triangolo per una tessera da tre esagoni, e tutti i campi grigi saranno coperti: 7 punti alla fine. Una moneta comprerebbe solo un campo isolato.
puzzle-step = Questo passo e i due della tua carta portano in parità gli Harbor Master, e Coltivazione, che è tua, vince i pareggi: le tue navi contano intere, le altre metà. La parità fra gli agenti vale meno.
puzzle-agent = Otto agenti a testa, e la Coltivazione dell’avversario vince il pareggio: 20 punti contro 10. Un nono agente rovescia tutto, mentre un passo raggiunge una nave da 6 che per te conta solo la metà.
puzzle-envoys = Sette agenti a testa, e l’avversario ha ancora il bonus di Conteggio e vince i pareggi. Due inviati non si raggiungono più, e i due passi dello spazio decidono il porto: più dei punti per i fienili.
puzzle-seven = Hai il maggior numero di agenti, e nessuno può più inviarne: un altro agente dà 1 punto, e così una moneta. Un passo raggiunge la nave da 7, e anche la sua metà vale 4 punti.
