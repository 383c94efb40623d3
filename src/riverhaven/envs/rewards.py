"""Rewards: what a learner plays for.

win     its part of the victory when the match is over: 1, a share where it is shared, 0
place   1 for the first when it is over, 0 for the last, the others evenly between
points  what its score has grown by, at every step
lead    what its lead on the best of the others has grown by, at every step
"""

from typing import Any

import numpy as np

from riverhaven.core.words import Refusal

REWARDS = ("win", "place", "points", "lead")
ILLEGAL = -1.0  # for whoever plays what is not legal; that ends the match


def check(reward: str) -> None:
    if reward not in REWARDS:
        raise Refusal("unknown-reward", reward=str(reward), allowed=", ".join(REWARDS))


def worth(reward: str, scores: Any, places: Any) -> np.ndarray:
    """What all seats have gained so far, in a match or in many: a reward is how much that grows by.

    >>> worth("win", [50, 60], [2, 1]).tolist(), worth("lead", [50, 60], [0, 0]).tolist()
    ([0.0, 1.0], [-10.0, 10.0])
    """
    points, places = np.asarray(scores, float), np.asarray(places)
    if reward == "points":
        return points
    if reward == "lead":
        ranked = np.sort(points, axis=-1)
        best, second = ranked[..., -1:], ranked[..., -2:-1]
        return points - np.where(points == best, second, best)
    if reward == "place":
        return np.where(places > 0, (points.shape[-1] - places) / (points.shape[-1] - 1), 0.0)
    won = places == 1
    return np.where(won, 1 / np.maximum(won.sum(axis=-1, keepdims=True), 1), 0.0)
