"""Fitting a net to what became of matches: targets by TD(lambda), and Adam.

It is NumPy by itself: 1,500 steps of 512 rows take two seconds of one core, a quarter of what the self-play before them
takes; and whoever plays needs no more than NumPy anyway.
"""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from riverhaven.bots.net import HIDDEN, LAYERS, NET, ODDS, OUTPUTS, OWN, RIVAL, ROW, SECOND
from riverhaven.learn.selfplay import VIEWS

Layers = list[np.ndarray]  # in the order of LAYERS

BATCH = 512
DECAY = 1e-4  # of the weights
MARGIN = 1.0  # what an error of the lead counts, beside those of the two scores
FORKS = 3.0  # what a position just after a fork counts
COMMON = 0.7  # what part of the siblings' common luck is taken out of their targets
HELD = 8192  # rows that go through the net at once, outside of training


class Lesson(NamedTuple):
    """Positions with what became of them. Each has a row for each of its views."""

    rows: np.ndarray  # positions x views x features, in 16 bits: their memory is what limits a pool
    marks: np.ndarray  # positions x (fork, whether it is the first after it)
    ends: np.ndarray  # positions x views x (points, best rival's points, part of the victory)

    @classmethod
    def together(cls, lessons: "list[Lesson]") -> "Lesson":
        """All of them as one; every fork keeps a number of its own."""
        marks, forks = [], 0
        for lesson in lessons:
            marks.append(lesson.marks + np.array([forks, 0], np.int32))
            forks += int(lesson.marks[:, 0].max(initial=-1)) + 1
        rows, ends = (np.concatenate([lesson[i] for lesson in lessons]) for i in (0, 2))
        return cls(rows, np.concatenate(marks), ends)


def new_layers(features: int, points: float, rng: np.random.Generator) -> Layers:
    """A net that expects `points`, in its own measure, of everybody, and knows nothing else."""
    first = rng.standard_normal((features, ROW)) * np.sqrt(1 / 60)
    first[:, HIDDEN:] = 0
    bias = np.full(ROW, 0.05)
    bias[HIDDEN:] = points, points, 0
    second = rng.standard_normal((HIDDEN, SECOND)) * np.sqrt(2 / HIDDEN)
    third = rng.standard_normal((SECOND, OUTPUTS)) * 0.1
    found = first, bias, second, np.full(SECOND, 0.05), third
    return [layer.astype(np.float32) for layer in found]


def as_net(layers: Layers, measure: float) -> np.record:
    """The layers as the record that rules read."""
    net = NET.blank()
    features = len(layers[0])
    net.first[:features] = layers[0]
    for name, layer in zip(LAYERS[1:], layers[1:], strict=True):
        net[name] = layer
    net.measure, net.features = measure, features
    return net


# ------------------------------------------------------------------------------------------------------ through the net


def forward(layers: Layers, x: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """The outputs for rows of features, and what the units of both layers said."""
    first, first_bias, second, second_bias, third = layers
    before = x @ first + first_bias
    units = np.maximum(before[:, :HIDDEN], 0)
    later = np.maximum(units @ second + second_bias, 0)
    return before[:, HIDDEN:] + later @ third, units, later


def foreseen(layers: Layers, rows: np.ndarray) -> np.ndarray:
    """What the net expects, as `ends` tell it: points, the best rival's points, the chance to win."""
    found = [forward(layers, rows[i : i + HELD].astype(np.float32))[0] for i in range(0, len(rows), HELD)]
    outputs = np.concatenate(found) if found else np.zeros((0, OUTPUTS), np.float32)
    outputs[:, ODDS] = 1 / (1 + np.exp(-outputs[:, ODDS]))
    return outputs


def backward(layers: Layers, x: np.ndarray, units: np.ndarray, later: np.ndarray, slope: np.ndarray) -> Layers:
    """The slope of the loss for every weight, from that for the outputs."""
    later_slope = (slope @ layers[4].T) * (later > 0)
    units_slope = (later_slope @ layers[2].T) * (units > 0)
    before = np.concatenate((units_slope, slope), axis=1)
    return [x.T @ before, before.sum(0), units.T @ later_slope, later_slope.sum(0), later.T @ slope]


# -------------------------------------------------------------------------------------------------------------- targets


def targets(layers: Layers, lesson: Lesson, measure: float, trust: float) -> np.ndarray:
    """What to expect of each row, by TD(lambda), which cuts the luck.

    It is what the net says of the next position of the same match, and for the part `trust` what is to be expected of
    that one in turn; at the end, what became of the match.
    """
    said = foreseen(layers, lesson.rows.reshape(-1, lesson.rows.shape[2])).reshape(lesson.ends.shape)
    found = lesson.ends / np.array([measure, measure, 1], np.float32)
    for here in from_the_ends(lesson.marks[:, 1]):
        found[here] = (1 - trust) * said[here + 1] + trust * found[here + 1]
    return level(found, said, lesson.marks)


def from_the_ends(is_first: np.ndarray) -> Iterator[np.ndarray]:
    """The positions of all matches but the last of each: first those before the last, then those before these, ..."""
    starts = np.flatnonzero(is_first)
    after = np.append(starts[1:], len(is_first))  # where the next match begins
    here = after - 2
    while (is_there := here >= starts).any():
        here, starts = here[is_there], starts[is_there]
        yield here
        here = here - 1


def level(found: np.ndarray, said: np.ndarray, marks: np.ndarray) -> np.ndarray:
    """Between siblings only their differences tell: most of the level of all is taken from what the net says."""
    first = np.flatnonzero(marks[:, 1])
    if not len(first):
        return found
    _, fork, count = np.unique(marks[first, 0], return_inverse=True, return_counts=True)
    gap = np.zeros((len(count), *found.shape[1:]), np.float32)
    np.add.at(gap, fork, said[first] - found[first])
    found[first] += COMMON * (gap / count[:, None, None])[fork]
    return found


# ---------------------------------------------------------------------------------------------------------------- Adam


def fit(
    layers: Layers, lesson: Lesson, measure: float, trust: float, steps: int, pace: float, rng: np.random.Generator
) -> Layers:
    """The layers after so many steps of learning; `pace` falls to nearly nothing on the way."""
    layers = [layer.copy() for layer in layers]
    means = [np.zeros_like(layer) for layer in layers]
    squares = [np.zeros_like(layer) for layer in layers]
    wanted = targets(layers, lesson, measure, trust).reshape(-1, OUTPUTS)
    rows = lesson.rows.reshape(-1, lesson.rows.shape[2])
    weights = np.repeat(np.where(lesson.marks[:, 1] > 0, FORKS, 1.0).astype(np.float32), VIEWS)
    for step, chosen in enumerate(batches(len(rows), steps, rng), 1):
        slopes = slopes_of(layers, rows[chosen].astype(np.float32), wanted[chosen], weights[chosen])
        rate = pace * max(0.03, 1 - step / steps) * min(1, step / 100)
        for layer, slope, mean, square in zip(layers, slopes, means, squares, strict=True):
            adam(layer, slope, mean, square, rate, step)
    return layers


def batches(rows: int, steps: int, rng: np.random.Generator) -> Iterator[np.ndarray]:
    """So many batches; every row comes once before any comes again."""
    order, at = rng.permutation(rows), 0
    for _ in range(steps):
        if at + BATCH > rows and at:
            order, at = rng.permutation(rows), 0
        yield order[at : at + BATCH]
        at += BATCH


def slopes_of(layers: Layers, x: np.ndarray, wanted: np.ndarray, weights: np.ndarray) -> Layers:
    outputs, units, later = forward(layers, x)
    outputs[:, ODDS] = 1 / (1 + np.exp(-outputs[:, ODDS]))
    error = outputs - wanted
    margin = MARGIN * (error[:, OWN] - error[:, RIVAL])
    error[:, OWN] += margin
    error[:, RIVAL] -= margin
    return backward(layers, x, units, later, error * (weights[:, None] / len(x)))


def adam(layer: np.ndarray, slope: np.ndarray, mean: np.ndarray, square: np.ndarray, rate: float, step: int) -> None:
    """One step of Adam with decoupled decay (Loshchilov and Hutter, 2019)."""
    mean += 0.1 * (slope - mean)
    square += 0.001 * (slope * slope - square)
    towards = (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
    layer -= (rate * (towards + DECAY * layer)).astype(np.float32)
