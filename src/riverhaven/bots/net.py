"""A small network that foretells a match from what a seat counts, compiled with the rules of any game.

A game's `features` are multiplied by a first layer whose rows have room for the hidden units and, straight through, for
the outputs: what is simply proportional to a feature needs no unit. Two layers of such units follow. Outputs are the
points that the seat will have in the end, those of its best rival, both in the net's own measure, and the odds to win.
"""

# ruff: noqa: F821 - the open names

import math

import numpy as np

from riverhaven.core.features import MOST_FEATURES
from riverhaven.core.gear import loop, rule
from riverhaven.core.record import Field, RecordType

OUTPUTS = 3
OWN, RIVAL, ODDS = range(OUTPUTS)
HIDDEN = 45
ROW = HIDDEN + OUTPUTS  # 48 numbers fill the vectors of any processor
SECOND = 16

NET = RecordType(
    Field("first", np.float32, MOST_FEATURES, ROW),
    Field("first_bias", np.float32, ROW),
    Field("second", np.float32, HIDDEN, SECOND),
    Field("second_bias", np.float32, SECOND),
    Field("third", np.float32, SECOND, OUTPUTS),
    Field("measure", float),  # points for each unit of an output
    Field("win", float),  # what winning counts, in points, besides the lead
    Field("features", range(MOST_FEATURES + 1)),  # in use; 0: there is no net, and the game's own estimate serves
)
LAYERS = ("first", "first_bias", "second", "second_bias", "third")

# Where a net does its sums.
DRAFT = RecordType(
    Field("feature", np.float32, MOST_FEATURES),
    Field("first", np.float32, ROW),
    Field("second", np.float32, SECOND),
    Field("output", np.float32, OUTPUTS),
)


@loop()
def rate(c, s, seat, net, draft):
    """How well `seat` stands, in points: of its lead where there is a net, else of the game's own estimate. It may
    spoil `s`, as features may."""
    if net.features == 0:
        return float(value(c, s, seat))
    if s.over == 1:
        return s.score[seat] - best_rival(s, seat) + net.win * win_share(s, seat)
    foresee(c, s, seat, net, draft)
    lead = float(draft.output[OWN]) - float(draft.output[RIVAL])
    if net.win == 0.0:
        return net.measure * lead
    return net.measure * lead + net.win * chance(float(draft.output[ODDS]))


@loop()
def foresee(c, s, seat, net, draft):
    """Put what the net expects for `seat` into `draft.output`. It may spoil `s`, as features may."""
    features(c, s, seat, draft.feature)
    through(net, draft)


@rule
def through(net, draft):
    for i in range(ROW):
        draft.first[i] = net.first_bias[i]
    for feature in range(net.features):
        x = draft.feature[feature]
        if x != 0.0:
            for i in range(ROW):
                draft.first[i] += x * net.first[feature, i]
    for i in range(SECOND):
        draft.second[i] = net.second_bias[i]
    for unit in range(HIDDEN):
        x = draft.first[unit]
        if x > 0.0:
            for i in range(SECOND):
                draft.second[i] += x * net.second[unit, i]
    for i in range(OUTPUTS):
        draft.output[i] = draft.first[HIDDEN + i]
    for unit in range(SECOND):
        x = draft.second[unit]
        if x > 0.0:
            for i in range(OUTPUTS):
                draft.output[i] += x * net.third[unit, i]


@rule
def chance(odds):
    return 1.0 / (1.0 + math.exp(-odds))


@rule
def best_rival(s, seat):
    """The most points that another seat has."""
    best = -1e9
    for other in range(s.seats):
        if other != seat:
            best = max(best, 1.0 * s.score[other])
    return best


@rule
def win_share(s, seat):
    """What part of the victory is this seat's, when the match is over."""
    if s.place[seat] != 1:
        return 0.0
    winners = 0
    for other in range(s.seats):
        winners += s.place[other] == 1
    return 1.0 / winners
