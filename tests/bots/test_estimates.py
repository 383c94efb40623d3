"""What a search believes: New Haven's estimate between two turns is a forecast of the final score."""

import numpy as np
import pytest

import riverhaven as rh
from riverhaven.games.newhaven.state import Phase


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_new_haven_foretells_the_final_score(seats: int) -> None:
    """Not of one match, but of many: within a fifth, from the first turns to the last."""
    game, mind = rh.game("newhaven"), rh.bot("greedy+hand")
    foretold, final = [], []
    for seed in range(30):
        match, begun = game.new(seats, seed=seed), []
        while not match.over:
            if match.state.phase == Phase.PLACE:
                begun.append([game.rules.value(game.parts, match.state, seat) for seat in range(seats)])
            match.play(match.waiting[0], mind.choose(match, match.waiting[0], seed=seed))
        foretold.append([quarter.mean() for quarter in np.array_split(np.array(begun), 4)])
        final.append(match.scores)
    assert np.mean(foretold, axis=0) == pytest.approx(np.full(4, np.mean(final)), rel=0.2)
