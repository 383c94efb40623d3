# What the lessons say: lesson-LESSON is a title, lesson-LESSON-STEP a step; and the coach, about each phase.

coach-turn = Play a card: the highest takes the round. Once in the match you may hide one instead, for two points at the end.

lesson-round = A round, and a hidden card
lesson-round-hand = These are your cards, and only you see them. In every round each plays one.
lesson-round-play = The highest card takes the round. Play your 17, or even the 20.
lesson-round-too-low = That may be too low: take it back, and play a high card.
lesson-round-taken = The other one had only a 4: the round is yours, and so is a point.
lesson-round-hide = Now hide a card instead. You lose this round, but the highest hidden card brings two points at the end.
lesson-round-end = It lies here face down until all hands are empty. Take rounds, and hide at the right moment: that is all.
