# Why the best move of a puzzle is the best: puzzle-PUZZLE. At most two sentences and 40 words each.

puzzle-extra-worker = Cultivation brings a worker who goes on any field you like and stays yours to the end. The bonuses of the other tiles are a coin, a step, a point or one agent.
puzzle-surveyor = You have no surveyor left, while the card for kinds of crops waits with 15 points and your barn with 6. A barn or a well would only be one more thing that cannot score.
puzzle-pilot = The space gives two steps now, and the card two more once it is scored: your harbour master takes the lead. Whoever is farthest counts every boat reached in full, all others only half.
puzzle-barns = You own three barns, so this card brings its full 15 points, and you have a surveyor for it. Your opponent has three barns, too: what you leave, they take.
puzzle-rim = Fourteen fields on your rim are covered, so this card is worth more than your nine turnips, and its space brings the surveyor to score it. Your opponent’s rim is just as full.
puzzle-triangle = With g4 and h4 this worker makes a triangle for a tile of three hexes, and every grey field will be covered: 7 points at the end. A coin would only buy a lonely field.
puzzle-step = This step and the two of your card make the harbour masters level, and Cultivation, which is yours, wins ties: your boats count in full, your opponent’s half. The tie among agents is worth less.
puzzle-agent = Eight agents each, and your opponent’s Cultivation wins the tie: 20 points against 10. A ninth agent turns that round, while one step reaches a boat of 6 that counts only half for you.
puzzle-envoys = Seven agents each, and your opponent still has the bonus of Scoring and wins ties. Two envoys cannot be caught, and the two steps of the space settle the harbour: together more than 15 points for barns.
puzzle-seven = You have the most agents, and nobody can send any more: one more agent brings 1 point, and so does a coin. One step reaches the boat that carries 7, and even half of it is 4 points.
