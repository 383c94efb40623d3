"""What occurs in a match of Riverboat: the list that the golden games must cover between them."""

from collections.abc import Iterator
from itertools import pairwise

import numpy as np

import riverhaven as rh
from riverhaven.games.riverboat import GAME
from riverhaven.games.riverboat.rules.final import covered_colours
from riverhaven.games.riverboat.rules.table import empty_fields, has_empty_field
from riverhaven.games.riverboat.state import (
    BARN,
    BOAT_LABELS,
    CARD_LABELS,
    CROP_COUNT,
    CULTIVATION,
    DECK,
    DRAFTING,
    FEATURES,
    FROM_HARBOUR,
    HARVEST,
    HELD,
    JOKER,
    MOVES,
    OPPORTUNITY,
    PLANTING,
    REWARDS,
    SCORED,
    SCORING,
    STAGE_NAMES,
    SURVEYED,
    WAY_LABELS,
    WELL,
    Phase,
)

c = GAME.parts
SIZES = (1, 2, 3)


def wanted() -> set[str]:
    """Everything that must occur."""
    found = {f"{seats} seats{', reshuffled' * again}" for seats in GAME.seats for again in (False, True)}
    found |= {f"block {block}" for block in MOVES.blocks}
    found |= {f"{stage} drafted by seat {seat}" for stage in STAGE_NAMES[:-1] for seat in range(4)}
    # the phases
    found |= {"bonus worker", "bonus worker without a field", "answered out of turn"}
    found |= {"colour exhausted", "no worker left", "no field left", "all eight cards without a placement"}
    found |= {f"tile of {size} hexes" for size in SIZES} | {f"bought tile of {size} hexes" for size in (1, 2)}
    found |= {f"planted {way}" for way in ("here", *WAY_LABELS)}
    found |= {"display refilled for a planter", "workers sent home", "planting coin", "planting coin not to be had"}
    found |= {f"{way} {boat}" for way in ("loaded", "hired") for boat in BOAT_LABELS}
    found |= {"harvest bonus", "boat feature and harvest bonus", "passed though able to load", "third boat"}
    found |= {"harvest step", "opportunity point", "steps past the end"}
    found |= {f"feature {feature}" for feature in FEATURES} | {f"sent {n}" for n in range(4)}
    found |= {f"space {space}" for space in (1, 2, 3, 4)} | {"deck searched", "leftovers come up"}
    found |= {f"{card} {what}" for card in CARD_LABELS for what in ("taken", "scored")}
    found |= {f"reward {reward}" for reward in REWARDS}
    found |= {"barn scored", "well scored", "third surveyor", "scored for nothing", "surveyors kept"}
    # what runs out
    found |= {f"pile of {size}-hex tiles empty" for size in SIZES} | {"single tiles gone", "boat type gone"}
    found |= {"bank empty", "barns gone", "wells gone", "surveyors gone", "deck of cards gone"}
    # the marker, and the end
    found |= {"marker to the left", "marker to the lowest", "marker to the lowest on top"}
    found |= {"coins left", "colour complete", "feature unscored", "surveyor unused", "no agent"}
    found |= {f"agent rank {rank}" for rank in (1, 2, 3, 4)} | {
        "agents level",
        "harbour level",
        "harbour halved, rounded",
    }
    return found | {"won alone", "shared victory", "won from behind"}


def of(match: rh.Match) -> set[str]:
    """What occurs in a finished match."""
    found = {f"{match.seats} seats{', reshuffled' if match.options['reshuffle'] else ''}"}
    for s, turn, t in steps(match):
        found |= _of_move(s, turn.seat, turn.move) | _of_change(s, turn.seat, t)
        if s.stage != t.stage:
            found |= _of_new_stage(s, t)
        if s.round_number != t.round_number:
            found |= _of_new_round(s, t)
        found |= _of_supplies(t)
    return found | _of_end(match.state)


def steps(match: rh.Match) -> Iterator[tuple[np.record, rh.core.match.Turn, np.record]]:
    """Every move with the states before and after it."""
    states = [np.frombuffer(turn.before, GAME.state)[0] for turn in match.turns] + [match.state]
    return zip(states, match.turns, states[1:], strict=False)


def some(**found: bool) -> set[str]:
    """The names that hold, as words."""
    return {name.replace("_", " ") for name, holds in found.items() if holds}


def _of_move(s: np.record, seat: int, move: rh.Move) -> set[str]:
    labels = move.labels
    found = {f"block {move.block}"}
    if move.block == "draft":
        found.add(f"{labels[0]} drafted by seat {seat}")
    elif move.block == "place" and s.phase == Phase.BONUS_WORKER:
        found.add("bonus worker")
    elif move.block in ("place", "pay"):
        colour = s.revealed[s.reveals - 1] - 1
        exhausted = colour != JOKER and empty_fields(s, seat) & int(c.coloured[s.board[seat], colour]) == 0
        found |= some(colour_exhausted=exhausted, answered_out_of_turn=bool(s.waiting & ((1 << seat) - 1)))
    elif move.block == "buy":
        found.add(f"bought tile of {len(labels[0])} hexes")
    elif move.block == "plant":
        found |= {f"tile of {c.tile_size[s.tile - 1]} hexes", f"planted {labels[1]}"}
    elif move.block in ("load", "hire"):
        found |= {f"{'loaded' if move.block == 'load' else 'hired'} {labels[0]}"}
        found |= some(third_boat=s.loaded[seat] == 2)
    elif move.block in ("feature", "reward"):
        found.add(f"{move.block} {labels[0]}")
    elif move.block == "send":
        found.add(f"sent {labels[0]}")
    elif move.block == "claim":
        found.add(f"space {s.card[CARD_LABELS.index(labels[0])]}")
    elif move.block == "search":
        found.add("deck searched")
    elif move.block == "pass":  # whoever is asked could do something
        found |= some(passed_though_able_to_load=s.phase == Phase.LOAD, surveyors_kept=s.phase == Phase.SURVEY)
    return found


def _of_change(s: np.record, seat: int, t: np.record) -> set[str]:
    """What has happened to the components, also by decisions that answered themselves."""
    found = set()
    for card, name in enumerate(CARD_LABELS):
        found |= {f"{name} taken"} if s.card[card] != t.card[card] >= HELD else set()
        found |= {f"{name} scored"} if s.card[card] != t.card[card] >= SCORED else set()
    for kind, name in ((BARN, "barn"), (WELL, "well")):
        found |= {f"{name} scored"} if ((s.feature == kind) & (t.feature == kind + SURVEYED)).any() else set()
    if t.boats[seat] > s.boats[seat]:
        before, after = (harvested_hexes(state, seat) for state in (s, t))
        if ((before < c.harvest_bonus) & (after >= c.harvest_bonus)).any():
            feature = c.boat_feature[t.boat[seat, s.boats[seat]] - 1]
            found |= {"harvest bonus"} | some(boat_feature_and_harvest_bonus=bool(feature))
    same_round = s.round_number == t.round_number
    if s.stage == SCORING and same_round and t.active_surveyors[seat] > s.active_surveyors[seat]:
        found |= some(scored_for_nothing=s.score[seat] == t.score[seat] and not t.over)
        found |= some(third_surveyor=s.placed_now == 2)
    if s.stage == t.stage == PLANTING:
        refilled = t.display.sum() > s.display.sum()
        found |= some(display_refilled_for_a_planter=refilled, workers_sent_home=t.workers.sum() > s.workers.sum())
    if same_round and s.stage == HARVEST and t.boats[seat] > s.boats[seat]:
        steps = c.boat_steps[t.boat[seat, s.boats[seat]] - 1]
        found |= some(steps_past_the_end=s.master[seat] + steps > c.harbour_end)
    return found


def harvested_hexes(s: np.record, seat: int) -> np.ndarray:
    """The hexes of each crop without a worker."""
    return np.bincount(s.crop[seat][s.worker[seat] == 0], minlength=CROP_COUNT + 1)[1:]


def _of_new_stage(s: np.record, t: np.record) -> set[str]:
    found = set()
    if s.stage == DRAFTING and t.stage == CULTIVATION:
        holder = t.holder[CULTIVATION]
        found |= some(bonus_worker_without_a_field=t.bonus_workers[holder] > s.bonus_workers[holder])
    if s.stage <= CULTIVATION < t.stage or (s.stage == DRAFTING and t.stage not in (DRAFTING, CULTIVATION)):
        found |= some(all_eight_cards_without_a_placement=t.reveals - s.reveals == 8)
    if s.stage == CULTIVATION and t.stage == PLANTING:
        gained = t.bank < s.bank or (s.bank == t.bank and s.coins[t.holder[PLANTING]] < t.coins[t.holder[PLANTING]])
        found |= some(planting_coin=gained, planting_coin_not_to_be_had=s.bank == t.bank == 0)
    if s.stage == PLANTING and t.stage == HARVEST:
        found |= some(harvest_step=t.master[t.holder[HARVEST]] > s.master[t.holder[HARVEST]])
        found |= some(workers_sent_home=t.workers.sum() > s.workers.sum())
    if s.stage == HARVEST and t.stage == OPPORTUNITY:
        found |= some(opportunity_point=t.points[t.holder[OPPORTUNITY], 2] > s.points[t.holder[OPPORTUNITY], 2])
    return found


def _of_new_round(s: np.record, t: np.record) -> set[str]:
    found = some(leftovers_come_up=bool(((s.card == DECK) & (s.depth > 0) & (t.card != DECK)).any()))
    if s.seats == 3 and t.round_number == c.rounds:
        lowest = [seat for seat in range(3) if t.score[seat] == t.score[:3].min()]
        found |= some(marker_to_the_lowest=t.first != (s.first + 1) % 3, marker_to_the_lowest_on_top=len(lowest) > 1)
    else:
        found |= some(marker_to_the_left=t.first == (s.first + 1) % s.seats)
    return found


def _of_supplies(t: np.record) -> set[str]:
    found = {f"pile of {size}-hex tiles empty" for size in SIZES if not t.pile[c.tile_size == size].any()}
    singles = (t.pile + t.display)[c.tile_size == 1]
    found |= some(single_tiles_gone=not singles.any(), boat_type_gone=bool((t.dock + t.boat_pile == 0).any()))
    found |= some(bank_empty=t.bank == 0, barns_gone=t.barns == 0, wells_gone=t.wells == 0)
    found |= some(surveyors_gone=t.surveyor_supply == 0, deck_of_cards_gone=not (t.card == DECK).any())
    if t.phase == Phase.CULTIVATE and t.stage == CULTIVATION:
        found |= some(no_worker_left=bool((t.workers[: t.seats] == 0).any()))
        found |= some(no_field_left=any(not has_empty_field(t, seat) for seat in range(t.seats)))
    return found


def _of_end(s: np.record) -> set[str]:
    seats = range(s.seats)
    found = {f"agent rank {rank}" for rank in range(1, np.count_nonzero(s.agents[: s.seats]) + 1)}
    agents, masters = (sorted(s[name][: s.seats].tolist()) for name in ("agents", "master"))
    found |= some(agents_level=any(a == b > 0 for a, b in pairwise(agents)), no_agent=agents[0] == 0)
    found |= some(harbour_level=masters[-1] == masters[-2], coins_left=s.coins.any(), surveyor_unused=s.surveyors.any())
    found |= some(feature_unscored=bool(np.isin(s.feature, (BARN, WELL)).any()))
    found |= some(colour_complete=any(covered_colours(c, s, seat) for seat in seats))
    sums = [
        sum(c.capacity[b - 1] for b, n in zip(s.boat[i], c.notch, strict=True) if b and s.master[i] >= n) for i in seats
    ]
    halved = [sums[i] % 2 and s.points[i, FROM_HARBOUR] == (sums[i] + 1) // 2 < sums[i] for i in seats]
    first = [seat for seat in seats if s.place[seat] == 1]
    final = s.points[:, 8:].sum(axis=1)  # the sources of the final scoring
    before = (s.score[:4] - final)[: s.seats]
    found |= {"harbour halved, rounded"} if any(halved) else set()
    behind = len(first) == 1 and before[first[0]] < before.max()
    return found | some(won_alone=len(first) == 1, shared_victory=len(first) > 1, won_from_behind=behind)
