"""The redacted record as people speak of it, with what they forget at a real table worked out for them."""

from collections import Counter

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from riverhaven.core.view import View, header, seen_by_all
from riverhaven.games.riverboat.parts import BOARD_NAMES
from riverhaven.games.riverboat.rules.estate import feature_points
from riverhaven.games.riverboat.rules.final import (
    agent_points,
    agent_rank,
    harbour_points,
    is_farthest,
    unscored,
)
from riverhaven.games.riverboat.rules.scoring import card_points
from riverhaven.games.riverboat.secrets import redact
from riverhaven.games.riverboat.state import (
    BARN,
    BOAT_LABELS,
    CARD_LABELS,
    CARDS,
    COLOUR_NAMES,
    COLUMNS,
    CROP_NAMES,
    DECK,
    FIELD_LABELS,
    FIELDS,
    HELD,
    NO_FEATURE,
    ON_SPACE,
    PHASES,
    ROWS,
    SCORED,
    SOURCES,
    SPACES,
    STAGE_NAMES,
    STAGES,
    SURVEYED,
    TILE_LABELS,
    WANTED_NAMES,
)

CARD_COLOURS = (*COLOUR_NAMES, "joker")


class Field(Struct, frozen=True):
    label: str
    colour: str
    crop: str | None
    tile: int  # which tile of this board covers it, counted from 1; 0 where none does
    worker: bool
    feature: str | None  # "barn" or "well"
    surveyed: bool
    worth: int | None  # what a surveyor on the feature would score now; None where none can be placed


class Boat(Struct, frozen=True):
    type: str
    capacity: int
    notch: int  # its space on the harbour track
    reached: bool


class Card(Struct, frozen=True):
    name: str
    scored: bool
    worth: int  # what it would score now


class Gain(Struct, frozen=True):
    """What a boat or a card brings at once, as it is printed on it."""

    points: int
    coins: int
    steps: int
    feature: str  # "nothing", "barn", "surveyor" or "any"
    agents: int  # workers that may be sent


class Face(Struct, frozen=True):
    """What is printed on an opportunity card: so much for each thing that it counts, or a gain."""

    each: int
    most: int
    gain: Gain


class Offer(Struct, frozen=True):
    """A type of boat in New Orleans."""

    type: str
    capacity: int
    on_display: bool
    in_pile: int
    gain: Gain


class Space(Struct, frozen=True):
    """A space for an opportunity card, and its bonus."""

    bonus: str
    card: str | None


class Farm(Struct, frozen=True):
    """What lies before one player."""

    board: str
    fields: tuple[tuple[Field, ...], ...]
    workers: int  # in the supply
    coins: int
    surveyors: int  # in the supply
    active_surveyors: int
    agents: int
    phase_tiles: tuple[str, ...]
    boats: tuple[Boat, ...]
    boats_left: int  # that may still be loaded in this round
    master: int
    cards: tuple[Card, ...]
    ready: dict[str, int]  # workers that stand on each crop
    harvested: dict[str, int]  # hexes of each crop
    bare: dict[str, int]  # fields of each colour that are not covered yet
    triangles: int
    farthest: bool  # as things stand
    harbour_now: int  # points if the match ended now
    agent_rank: int | None  # 1 is best; None without agents
    agents_now: int
    points: dict[str, int]  # scored so far, by source
    more: dict[str, int]  # by source: what income and the final scoring would add, if the match ended now

    @property
    def more_now(self) -> int:
        """What this farm would get on top of its points, if the match ended now."""
        return sum(self.more.values())


class RiverboatView(View, frozen=True, kw_only=True):
    stage: str
    round: int
    rounds: int
    active: int
    first: int
    reshuffle: bool
    holders: dict[str, int | None]  # of the phase tiles
    coin_power: str  # the message that says what a coin does now
    # cultivation
    revealed: tuple[str, ...]  # this round's cards so far
    cards_left: dict[str, int]  # in the deck, by colour
    cards_to_come: int  # in this round
    # planting
    display: dict[str, int]  # face-up crop tiles
    piles: dict[str, int]  # face-down ones
    tile: str | None  # taken, but not yet planted
    # harvest and shipping
    boats: tuple[Offer, ...]
    harvest_bonus_at: int
    harbour_end: int
    notches: tuple[int, ...]
    # opportunity
    spaces: tuple[Space, ...]
    faces: dict[str, Face]  # of all cards
    worths: dict[str, tuple[int, ...]]  # of all cards: what each would score for each seat now
    deck: tuple[tuple[str, ...], ...]  # cards face down: those shuffled on top, then what was put underneath, by round
    # what the active player is owed
    wanted: str
    envoys: int
    surveys_left: int
    # supplies
    coins: int
    barns: int
    wells: int
    surveyors: int
    round_track: int
    farms: tuple[Farm, ...]


def view(c: np.record, s: np.record, seat: int) -> RiverboatView:
    """What `seat` may know of the redacted state `s`; -1 is a spectator."""
    table = _table(c, s)
    return table if seat < 0 else replace(table, seat=seat)


@seen_by_all(redact)
def _table(c: np.record, s: np.record) -> RiverboatView:
    seats = int(s.seats)
    stage = STAGE_NAMES[s.stage]
    return RiverboatView(
        **header(PHASES, s, -1),
        stage=stage,
        round=int(s.round_number),
        rounds=int(c.rounds),
        active=int(s.active),
        first=int(s.first),
        reshuffle=bool(s.reshuffle),
        holders={STAGE_NAMES[i]: None if s.holder[i] < 0 else int(s.holder[i]) for i in range(STAGES)},
        coin_power=f"coin-{stage}",
        revealed=tuple(CARD_COLOURS[card - 1] for card in s.revealed.tolist() if card),
        cards_left=dict(zip(CARD_COLOURS, s.cards_left.tolist(), strict=True)),
        cards_to_come=int(c.drawn) - int(s.reveals),
        display=_tiles(s.display),
        piles=_tiles(s.pile),
        tile=TILE_LABELS[s.tile - 1] if s.tile else None,
        boats=tuple(
            Offer(type, int(c.capacity[i]), bool(s.dock[i]), int(s.boat_pile[i]), _gain(c, "boat", i))
            for i, type in enumerate(BOAT_LABELS)
        ),
        harvest_bonus_at=int(c.harvest_bonus),
        harbour_end=int(c.harbour_end),
        notches=tuple(c.notch.tolist()),
        spaces=tuple(_space(c, s, space) for space in range(SPACES)),
        faces={
            name: Face(int(c.card_each[i]), int(c.card_most[i]), _gain(c, "card", i))
            for i, name in enumerate(CARD_LABELS)
        },
        worths={
            name: tuple(int(card_points(c, s, other, card)) for other in range(seats))
            for card, name in enumerate(CARD_LABELS)
        },
        deck=_deck(s),
        wanted=WANTED_NAMES[s.wanted],
        envoys=int(s.envoys),
        surveys_left=int(c.surveyors_a_round[s.round_number] - s.placed_now),
        coins=int(s.bank),
        barns=int(s.barns),
        wells=int(s.wells),
        surveyors=int(s.surveyor_supply),
        round_track=int(s.track),
        farms=tuple(_farm(c, s, other) for other in range(seats)),
    )


def _gain(c: np.record, prefix: str, i: int) -> Gain:
    points, coins, steps, agents = (int(c[f"{prefix}_{name}"][i]) for name in ("points", "coins", "steps", "agents"))
    return Gain(points, coins, steps, WANTED_NAMES[c[f"{prefix}_feature"][i]], agents)


def _tiles(counts: np.ndarray) -> dict[str, int]:
    return {label: count for label, count in zip(TILE_LABELS, counts.tolist(), strict=True) if count}


def _space(c: np.record, s: np.record, space: int) -> Space:
    columns = (c.space_feature, c.space_agents, c.space_steps, c.space_coins)
    bonuses = zip(("surveyor", "agent", "steps", "coin"), columns, strict=True)
    cards = [CARD_LABELS[card] for card in range(CARDS) if s.card[card] == ON_SPACE + space]
    return Space(
        bonus=next((name for name, amounts in bonuses if amounts[space]), "nothing"),
        card=cards[0] if cards else None,
    )


def _deck(s: np.record) -> tuple[tuple[str, ...], ...]:
    depths = sorted({int(s.depth[card]) for card in range(CARDS) if s.card[card] == DECK})
    return tuple(
        tuple(CARD_LABELS[card] for card in range(CARDS) if s.card[card] == DECK and s.depth[card] == depth)
        for depth in depths
    )


def _farm(c: np.record, s: np.record, seat: int) -> Farm:
    harbour, agents = int(harbour_points(c, s, seat)), int(agent_points(c, s, seat))
    fields = _fields(c, s, seat)
    hexes = Counter((field.crop, field.worker) for row in fields for field in row)
    bare = Counter(field.colour for row in fields for field in row if field.crop is None and field.feature is None)
    covered = sum(bare[colour] == 0 for colour in COLOUR_NAMES)
    more = {
        "surveyors": c.active_surveyor * s.active_surveyors[seat],
        "agents": c.agent * s.agents[seat],
        "coins": c.final_coin * s.coins[seat],
        "colours": c.final_colour * covered,
        "unscored": c.final_unscored * unscored(s, seat),
        "harbour": harbour,
        "agent-rank": agents,
    }
    limit = int(c.boats_a_round[s.round_number])
    return Farm(
        board=BOARD_NAMES[s.board[seat]],
        fields=fields,
        workers=int(s.workers[seat]),
        coins=int(s.coins[seat]),
        surveyors=int(s.surveyors[seat]),
        active_surveyors=int(s.active_surveyors[seat]),
        agents=int(s.agents[seat]),
        phase_tiles=tuple(STAGE_NAMES[i] for i in range(STAGES) if s.holder[i] == seat),
        boats=tuple(
            Boat(BOAT_LABELS[boat - 1], int(c.capacity[boat - 1]), int(notch), bool(s.master[seat] >= notch))
            for boat, notch in zip(s.boat[seat].tolist(), c.notch.tolist(), strict=True)
            if boat
        ),
        boats_left=0 if STAGE_NAMES[s.stage] == "harvest" and s.passed >> seat & 1 else limit - int(s.loaded[seat]),
        master=int(s.master[seat]),
        cards=tuple(
            Card(CARD_LABELS[card], bool(s.card[card] == SCORED + seat), int(card_points(c, s, seat, card)))
            for card in range(CARDS)
            if s.card[card] in (HELD + seat, SCORED + seat)
        ),
        ready={crop: hexes[crop, True] for crop in CROP_NAMES},
        harvested={crop: hexes[crop, False] for crop in CROP_NAMES},
        bare={colour: bare[colour] for colour in COLOUR_NAMES},
        triangles=int(s.triangles[seat]),
        farthest=bool(is_farthest(s, seat)),
        harbour_now=harbour,
        agent_rank=int(agent_rank(s, seat)) + 1 if s.agents[seat] else None,
        agents_now=agents,
        points=dict(zip(SOURCES, s.points[seat].tolist(), strict=True)),
        more={source: 0 if s.over else int(more.get(source, 0)) for source in SOURCES},
    )


def _fields(c: np.record, s: np.record, seat: int) -> tuple[tuple[Field, ...], ...]:
    names = ("crop", "patch", "worker", "feature")
    crops, patches, workers, features = (s[name][seat].tolist() for name in names)
    colours = c.colour[s.board[seat]].tolist()

    def field(i: int) -> Field:
        feature = features[i]
        kind = None if feature == NO_FEATURE else ("barn" if feature in (BARN, BARN + SURVEYED) else "well")
        return Field(
            label=FIELD_LABELS[i],
            colour=COLOUR_NAMES[colours[i]],
            crop=CROP_NAMES[crops[i] - 1] if crops[i] else None,
            tile=patches[i],
            worker=bool(workers[i]),
            feature=kind,
            surveyed=feature > SURVEYED,
            worth=int(feature_points(c, s, seat, i)) if NO_FEATURE < feature <= SURVEYED else None,
        )

    found = [field(i) for i in range(FIELDS)]
    return tuple(tuple(found[row * COLUMNS : (row + 1) * COLUMNS]) for row in range(ROWS))
