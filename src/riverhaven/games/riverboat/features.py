"""What a learning player counts: of each seat, its own first and the others in turn order, and of the table.

Most numbers are about as large as 1. Nothing is secret in Riverboat, so all of it is known to everybody.
"""

from riverhaven.core.features import Counted, naming
from riverhaven.core.gear import rule, wide
from riverhaven.core.sets import lowest, without_lowest
from riverhaven.games.riverboat.estimate import (
    benefit_promise,
    colour_promise,
    crop_promise,
    field_promise,
    harbour_promise,
    surveyor_promise,
    surveys_left,
    tile_promise,
)
from riverhaven.games.riverboat.rules.estate import count_features, crops_with_well, feature_points
from riverhaven.games.riverboat.rules.final import agent_points, harbour_points, is_farthest, reached_value
from riverhaven.games.riverboat.rules.harvest import harvested_hexes, on_crop, ready_workers
from riverhaven.games.riverboat.rules.scoring import card_points, tasks
from riverhaven.games.riverboat.rules.table import bare_workers, beside, empty_fields, is_out
from riverhaven.games.riverboat.state import (
    BARN,
    BOAT_TYPES,
    CARDS,
    COLOUR_COUNT,
    CROP_COUNT,
    FIELDS,
    HELD,
    NOTCHES,
    ON_SPACE,
    ROUNDS,
    STAGE_NAMES,
    STAGES,
    WAYS,
    WELL,
)

NEAR = 3  # steps that a harbour master may make with one boat
LARGE = 4  # workers on one crop: from so many on, a boat brings more than points


class Seat(Counted):
    """What is counted of each seat."""

    SCORE = 1
    ACTIVE = 1
    ASKED = 1
    OUT = 1
    PHASE_TILES = 1
    # income and people
    SURVEYOR_INCOME = 1
    AGENT_INCOME = 1
    AGENTS = 1
    AGENT_POINTS = 1
    COINS = 1
    BROKE = 1
    WORKERS = 1
    WORKERS_SHORT = 1
    SURVEYORS = 1
    SURVEYS = 1
    # the harbour
    MASTER = 1
    FARTHEST = 1
    HARBOUR = 1
    REACHED = 1
    BOATS_NEAR = 1
    BOATS_FAR = 1
    BOATS = 1
    LOADED = 1
    HARBOUR_PROMISE = 1
    # fields
    TILES = 1
    TRIANGLES = 1
    BARE = 1
    PAIRS = 1
    FIELD_PROMISE = 1
    EMPTY = 1
    COLOURS = 1
    COLOURS_NEARLY = 1
    COLOUR_PROMISE = 1
    # crops
    READY = 1
    READY_MOST = 1
    READY_SECOND = 1
    READY_THIRD = 1
    LARGE_LOADS = 1
    HARVESTED_KINDS = 1
    HARVESTED_MOST = 1
    HARVESTED_SQUARES = 1
    BONUSES = 1
    BONUSES_NEAR = 1
    CROP_PROMISE = 1
    # what a surveyor can score
    BARNS = 1
    WELLS = 1
    BEST_BARN = 1
    BEST_WELL = 1
    OPEN_FEATURES = 1
    OPEN_CARDS = 1
    OPEN_POINTS = 1
    FIRST_TASK = 1
    SECOND_TASK = 1
    THIRD_TASK = 1
    SURVEYOR_PROMISE = 1
    # what was begun
    BENEFIT_PROMISE = 1
    TILE_PROMISE = 1


class Table(Counted):
    """What is counted once."""

    LEAD = 1
    AGENT_LEAD = 1
    MASTER_LEAD = 1
    FIRST = 1
    REVEALS = 1
    BEST_CARD = 1
    CARDS_SHOWN = 1
    ROUND = ROUNDS  # one for each
    STAGE = len(STAGE_NAMES)
    HOLDER = STAGES  # of each phase tile
    DOCK = BOAT_TYPES


COUNTED, AT_TABLE = Seat.size(), Table.size()
PARTS = len(STAGE_NAMES)  # of a round
names = naming(Seat, Table)


@rule
def features(c, s, seat, out):
    for i in range(s.seats):
        of_seat(c, s, (seat + i) % s.seats, out[i * COUNTED : (i + 1) * COUNTED])
    of_table(c, s, seat, out[s.seats * COUNTED : s.seats * COUNTED + AT_TABLE])


@rule
def of_seat(c, s, seat, out):
    rounds = 1.0 + c.rounds - s.round_number  # whose income is still to come
    out[Seat.SCORE] = s.score[seat] / 40.0
    out[Seat.ACTIVE] = s.active == seat
    out[Seat.ASKED] = s.waiting >> seat & 1
    out[Seat.OUT] = is_out(s, seat)
    held = 0
    for stage in range(STAGES):
        held += s.holder[stage] == seat
    out[Seat.PHASE_TILES] = held / 2.0
    people(c, s, seat, rounds, out)
    harbour(c, s, seat, out)
    fields(c, s, seat, out)
    crops(c, s, seat, rounds, out)
    surveys(c, s, seat, rounds, out)
    out[Seat.BENEFIT_PROMISE] = benefit_promise(c, s, seat, rounds) / 10.0 if s.active == seat else 0.0
    out[Seat.TILE_PROMISE] = tile_promise(c, s, seat) / 5.0 if s.active == seat else 0.0


@rule
def people(c, s, seat, rounds, out):
    out[Seat.SURVEYOR_INCOME] = rounds * s.active_surveyors[seat] / 8.0
    out[Seat.AGENT_INCOME] = rounds * s.agents[seat] / 8.0
    out[Seat.AGENTS] = s.agents[seat] / 4.0
    out[Seat.AGENT_POINTS] = agent_points(c, s, seat) / 10.0
    out[Seat.COINS] = s.coins[seat] / 3.0
    out[Seat.BROKE] = s.coins[seat] == 0
    out[Seat.WORKERS] = s.workers[seat] / 6.0
    out[Seat.WORKERS_SHORT] = max(c.drawn - s.workers[seat], 0) / 4.0 if rounds > 1.0 else 0.0
    out[Seat.SURVEYORS] = s.surveyors[seat] / 3.0
    out[Seat.SURVEYS] = surveys_left(c, s, seat) / 4.0


@rule
def harbour(c, s, seat, out):
    out[Seat.MASTER] = s.master[seat] / 6.0
    out[Seat.FARTHEST] = is_farthest(s, seat)
    out[Seat.HARBOUR] = harbour_points(c, s, seat) / 8.0
    out[Seat.REACHED] = reached_value(c, s, seat) / 8.0
    near, far = 0, 0
    for notch in range(NOTCHES):
        if s.boat[seat, notch] > 0 and s.master[seat] < c.notch[notch]:
            if s.master[seat] + NEAR >= c.notch[notch]:
                near += c.capacity[s.boat[seat, notch] - 1]
            else:
                far += c.capacity[s.boat[seat, notch] - 1]
    out[Seat.BOATS_NEAR] = near / 8.0
    out[Seat.BOATS_FAR] = far / 8.0
    out[Seat.BOATS] = s.boats[seat] / 3.0
    out[Seat.LOADED] = s.loaded[seat] / 2.0
    out[Seat.HARBOUR_PROMISE] = harbour_promise(c, s, seat) / 10.0


@rule
def fields(c, s, seat, out):
    out[Seat.TILES] = s.patches[seat] / 8.0
    out[Seat.TRIANGLES] = s.triangles[seat] / 4.0
    bare = bare_workers(s, seat)
    pairs = 0
    for way in range(WAYS // 2):
        pairs += (bare & beside(bare, way)).bit_count()
    out[Seat.BARE] = bare.bit_count() / 4.0
    out[Seat.PAIRS] = pairs / 4.0
    out[Seat.FIELD_PROMISE] = field_promise(s, seat) / 4.0
    empty = empty_fields(s, seat)
    full, nearly = 0, 0
    for colour in range(COLOUR_COUNT):
        left = (c.coloured[s.board[seat], colour] & empty).bit_count()
        full += left == 0
        nearly += left == 1 or left == 2
    out[Seat.EMPTY] = empty.bit_count() / 12.0
    out[Seat.COLOURS] = full
    out[Seat.COLOURS_NEARLY] = nearly
    out[Seat.COLOUR_PROMISE] = colour_promise(c, s, seat) / 8.0
    sites(s, seat, empty, out)


@rule
def sites(s, seat, empty, out):
    """The most hexes of one crop round an empty field, and the largest group that a well could water."""
    watered = crops_with_well(s, seat)
    barn, well = 0, 0
    for crop in range(1, CROP_COUNT + 1):
        hexes = wide(0)
        for field in range(FIELDS):
            hexes = hexes | wide(s.crop[seat, field] == crop) << field
        barn = max(barn, most_beside(hexes, empty))
        if watered >> crop & 1 == 0:
            well = max(well, largest_group(hexes))
    out[Seat.BEST_BARN] = barn / 6.0
    out[Seat.BEST_WELL] = well / 5.0


@rule
def most_beside(hexes, fields):
    """The most of these `hexes` that lie round one of the `fields`: all are counted at once, a digit in each set."""
    ones, twos, fours = wide(0), wide(0), wide(0)
    for way in range(WAYS):
        more = beside(hexes, way)
        carry = ones & more
        ones = ones ^ more
        fours = fours | twos & carry
        twos = twos ^ carry
    most = 0
    left = fields
    if left & fours != 0:
        left = left & fours
        most = 4
    if left & twos != 0:
        left = left & twos
        most += 2
    if left & ones != 0:
        most += 1
    return most


@rule
def largest_group(hexes):
    """The size of the largest group that hangs together."""
    best = 0
    left = hexes
    while left != 0:
        group = wide(0)
        grown = left & -left
        while grown != group:
            group = grown
            for way in range(WAYS):
                grown = grown | beside(group, way) & hexes
        best = max(best, group.bit_count())
        left = left & ~group
    return best


@rule
def crops(c, s, seat, rounds, out):
    ready = ready_workers(s, seat)
    cleared = harvested_hexes(s, seat)
    first, second, third, total, large = 0, 0, 0, 0, 0
    kinds, most, squares, bonuses, near = 0, 0, 0, 0, 0
    for crop in range(CROP_COUNT):
        standing, gone = on_crop(ready, crop), on_crop(cleared, crop)
        total += standing
        first, second, third = ranked(first, second, third, standing)
        large += standing >= LARGE
        kinds += gone > 0
        most = max(most, gone)
        if gone >= c.harvest_bonus:
            bonuses += 1
        else:
            squares += gone * gone
            near += gone + standing >= c.harvest_bonus
    out[Seat.READY] = total / 8.0
    out[Seat.READY_MOST] = first / 4.0
    out[Seat.READY_SECOND] = second / 4.0
    out[Seat.READY_THIRD] = third / 4.0
    out[Seat.LARGE_LOADS] = large / 2.0
    out[Seat.HARVESTED_KINDS] = kinds / 3.0
    out[Seat.HARVESTED_MOST] = most / 6.0
    out[Seat.HARVESTED_SQUARES] = squares / 60.0
    out[Seat.BONUSES] = bonuses
    out[Seat.BONUSES_NEAR] = near
    out[Seat.CROP_PROMISE] = crop_promise(c, s, seat, rounds) / 10.0


@rule
def surveys(c, s, seat, rounds, out):
    first, second, third, total = 0, 0, 0, 0
    open_features, open_cards = tasks(s, seat)
    out[Seat.OPEN_FEATURES] = open_features.bit_count() / 2.0
    out[Seat.OPEN_CARDS] = open_cards.bit_count() / 2.0
    while open_features != 0:
        points = feature_points(c, s, seat, lowest(open_features))
        open_features = without_lowest(open_features)
        total += points
        first, second, third = ranked(first, second, third, points)
    while open_cards != 0:
        points = card_points(c, s, seat, lowest(open_cards))
        open_cards = without_lowest(open_cards)
        total += points
        first, second, third = ranked(first, second, third, points)
    hands = min(s.surveyors[seat], surveys_left(c, s, seat))
    out[Seat.BARNS] = count_features(s, seat, BARN) / 2.0
    out[Seat.WELLS] = count_features(s, seat, WELL) / 2.0
    out[Seat.OPEN_POINTS] = total / 10.0
    out[Seat.FIRST_TASK] = first / 8.0 if hands > 0 else 0.0
    out[Seat.SECOND_TASK] = second / 8.0 if hands > 1 else 0.0
    out[Seat.THIRD_TASK] = third / 8.0 if hands > 2 else 0.0
    out[Seat.SURVEYOR_PROMISE] = surveyor_promise(c, s, seat, rounds) / 15.0


@rule
def ranked(first, second, third, found):
    """What was found takes its place among the best three."""
    if found > first:
        return found, first, second
    if found > second:
        return first, found, second
    return first, second, max(third, found)


@rule
def of_table(c, s, seat, out):
    lead, agents, master = s.score[seat], s.agents[seat], s.master[seat]
    rival_score, rival_agents, rival_master = 0, 0, 0
    for other in range(s.seats):
        if other != seat:
            rival_score = max(rival_score, s.score[other])
            rival_agents = max(rival_agents, s.agents[other])
            rival_master = max(rival_master, s.master[other])
    out[Table.LEAD] = (lead - rival_score) / 20.0
    out[Table.AGENT_LEAD] = (agents - rival_agents) / 3.0
    out[Table.MASTER_LEAD] = (master - rival_master) / 5.0
    out[Table.FIRST] = s.first == seat
    out[Table.REVEALS] = s.reveals / 4.0
    best, cards = 0, 0
    for card in range(CARDS):
        if ON_SPACE <= s.card[card] < HELD:
            cards += 1
            best = max(best, card_points(c, s, seat, card))
    out[Table.BEST_CARD] = best / 8.0
    out[Table.CARDS_SHOWN] = cards / 4.0
    for number in range(ROUNDS):
        out[Table.ROUND + number] = s.round_number == number + 1
    for stage in range(PARTS):
        out[Table.STAGE + stage] = s.stage == stage
    for stage in range(STAGES):
        out[Table.HOLDER + stage] = (s.holder[stage] == seat) - (s.holder[stage] >= 0) * 0.5
    for boat in range(BOAT_TYPES):
        out[Table.DOCK + boat] = s.dock[boat]
