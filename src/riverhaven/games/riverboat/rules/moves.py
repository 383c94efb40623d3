"""Legal moves, the reasons against the others, playing a move, and going on to the next real choice."""

from riverhaven.core.gear import rule
from riverhaven.core.sets import add_moves, lowest, without_lowest
from riverhaven.games.riverboat.rules.cultivation import (
    begin_cultivation,
    pay_reason,
    place_reason,
    place_worker,
    placements,
    reveal_card,
)
from riverhaven.games.riverboat.rules.estate import (
    ask_benefit,
    barn_reason,
    benefit_due,
    feature_reason,
    offered_features,
    offered_numbers,
    offered_sites,
    put_feature,
    send_reason,
    take_feature,
    well_reason,
)
from riverhaven.games.riverboat.rules.harvest import (
    ask_loader,
    begin_harvest,
    hire_reason,
    load_reason,
    offered_boats,
    ship,
)
from riverhaven.games.riverboat.rules.opportunity import (
    ask_claimer,
    begin_opportunity,
    claim_card,
    claim_reason,
    offered_cards,
    put_leftovers_underneath,
    search_card,
    search_reason,
)
from riverhaven.games.riverboat.rules.planting import (
    ask_planter,
    begin_planting,
    buy_reason,
    offered_tiles,
    plant_reason,
    plant_tile,
    take_reason,
    take_tile,
    turns,
)
from riverhaven.games.riverboat.rules.rounds import (
    ask_drafter,
    draft,
    draft_reason,
    end_round,
    tiles_to_draft,
)
from riverhaven.games.riverboat.rules.scoring import (
    ask_surveyor,
    assess,
    assess_reason,
    begin_scoring,
    offered_rewards,
    reward_reason,
    survey,
    survey_reason,
    take_reward,
    tasks,
)
from riverhaven.games.riverboat.rules.table import bare_workers, leave_phase, pay_coin, send_agents
from riverhaven.games.riverboat.state import (
    ANSWERS,
    ASSESS_MOVES,
    BARN,
    BARN_MOVES,
    BUY_MOVES,
    CLAIM_MOVES,
    CULTIVATION,
    DRAFT_MOVES,
    DRAFTING,
    FEATURE_MOVES,
    FIRST_MOVE,
    HARVEST,
    HERE,
    HIRE_MOVES,
    LOAD_MOVES,
    OPPORTUNITY,
    PASS,
    PAY_MOVES,
    PLACE_MOVES,
    PLANT_MOVES,
    PLANTING,
    REWARD_MOVES,
    SEARCH_MOVES,
    SECOND_MOVE,
    SEND_MOVES,
    SURVEY_MOVES,
    TAKE_MOVES,
    WELL,
    WELL_MOVES,
    Phase,
    Reason,
)

# ------------------------------------------------------------------------------------------------ legal moves, reasons


@rule
def legal(c, s, seat, out):
    """The legal moves of `seat`, or as many of them as there is room for."""
    if s.phase == Phase.PLANT:
        return plantings(c, s, seat, out)
    first, second = offers(c, s, seat)
    n = 0
    if s.phase == Phase.SURVEY:
        n = add_moves(out, n, PASS, 1, 1)
    n = add_moves(out, n, FIRST_MOVE[s.phase], 1, first)
    n = add_moves(out, n, SECOND_MOVE[s.phase], 1, second)
    if s.phase == Phase.LOAD:
        n = add_moves(out, n, PASS, 1, 1)
    return n


@rule
def offers(c, s, seat):
    """What can be done in the present phase, unless it is planting or to pass: a bit for each move, by blocks."""
    if s.phase == Phase.CULTIVATE or s.phase == Phase.BONUS_WORKER:
        return placements(c, s, seat)
    if s.phase == Phase.TAKE:
        return offered_tiles(s, seat)
    if s.phase == Phase.LOAD:
        return offered_boats(c, s, seat)
    if s.phase == Phase.SURVEY:
        return tasks(s, seat)
    if s.phase == Phase.CLAIM:
        return offered_cards(s, seat)
    if s.phase == Phase.SITE:
        return offered_sites(s, seat)
    if s.phase == Phase.DRAFT:
        return tiles_to_draft(s), 0
    if s.phase == Phase.FEATURE:
        return offered_features(s, seat), 0
    if s.phase == Phase.SEND:
        return offered_numbers(s, seat), 0
    return offered_rewards(s, seat), 0


@rule
def plantings(c, s, seat, out):
    """As `legal`, while a tile is to be planted: field by field, under the bare workers."""
    bare = bare_workers(s, seat)
    n = 0
    left = bare
    while left != 0 and n < len(out):
        field = lowest(left)
        n = add_moves(out, n, PLANT_MOVES.pack(field, HERE), 1, turns(c, s, field, bare))
        left = without_lowest(left)
    return n


@rule
def reason(c, s, seat, move):
    if ANSWERS[move] >> s.phase & 1 == 0:
        return Reason.WRONG_PHASE
    if DRAFT_MOVES.holds(move):
        return draft_reason(s, DRAFT_MOVES.unpack(move))
    if PLACE_MOVES.holds(move):
        return place_reason(c, s, seat, PLACE_MOVES.unpack(move))
    if PAY_MOVES.holds(move):
        return pay_reason(c, s, seat, PAY_MOVES.unpack(move))
    if TAKE_MOVES.holds(move):
        return take_reason(s, seat, TAKE_MOVES.unpack(move))
    if BUY_MOVES.holds(move):
        return buy_reason(s, seat, BUY_MOVES.unpack(move))
    if PLANT_MOVES.holds(move):
        field, turn = PLANT_MOVES.unpack(move)
        return plant_reason(c, s, seat, field, turn)
    if LOAD_MOVES.holds(move):
        boat, crop = LOAD_MOVES.unpack(move)
        return load_reason(c, s, seat, boat, crop)
    if HIRE_MOVES.holds(move):
        boat, crop = HIRE_MOVES.unpack(move)
        return hire_reason(c, s, seat, boat, crop)
    if SURVEY_MOVES.holds(move):
        return survey_reason(s, seat, SURVEY_MOVES.unpack(move))
    if ASSESS_MOVES.holds(move):
        return assess_reason(s, seat, ASSESS_MOVES.unpack(move))
    if CLAIM_MOVES.holds(move):
        return claim_reason(s, CLAIM_MOVES.unpack(move))
    if SEARCH_MOVES.holds(move):
        return search_reason(s, seat, SEARCH_MOVES.unpack(move))
    if FEATURE_MOVES.holds(move):
        return feature_reason(s, seat, FEATURE_MOVES.unpack(move))
    if BARN_MOVES.holds(move):
        return barn_reason(s, seat, BARN_MOVES.unpack(move))
    if WELL_MOVES.holds(move):
        return well_reason(s, seat, WELL_MOVES.unpack(move))
    if SEND_MOVES.holds(move):
        return send_reason(s, seat, SEND_MOVES.unpack(move))
    if REWARD_MOVES.holds(move):
        return reward_reason(s, seat, REWARD_MOVES.unpack(move))
    return Reason.OK


# ----------------------------------------------------------------------------------------------------- playing a move


@rule
def apply(c, s, seat, move):
    play(c, s, seat, move)
    if s.phase == Phase.CULTIVATE and s.waiting != 0:
        return  # the others place a worker for the same card: they were asked before, and each has a choice
    advance(c, s)


@rule
def play(c, s, seat, move):
    """Carry out one decision; what follows from it is for `advance`."""
    s.waiting -= 1 << seat
    if DRAFT_MOVES.holds(move):
        draft(s, seat, DRAFT_MOVES.unpack(move))
    elif PLACE_MOVES.holds(move):
        place_worker(s, seat, PLACE_MOVES.unpack(move))
    elif PAY_MOVES.holds(move):
        pay_coin(s, seat)
        place_worker(s, seat, PAY_MOVES.unpack(move))
    elif TAKE_MOVES.holds(move):
        take_tile(s, seat, TAKE_MOVES.unpack(move), False)
    elif BUY_MOVES.holds(move):
        take_tile(s, seat, BUY_MOVES.unpack(move), True)
    elif PLANT_MOVES.holds(move):
        field, turn = PLANT_MOVES.unpack(move)
        plant_tile(c, s, seat, field, turn)
    elif LOAD_MOVES.holds(move):
        boat, crop = LOAD_MOVES.unpack(move)
        ship(c, s, seat, boat, crop, False)
    elif HIRE_MOVES.holds(move):
        boat, crop = HIRE_MOVES.unpack(move)
        ship(c, s, seat, boat, crop, True)
    elif move == PASS:
        leave_phase(s, seat)
    elif SURVEY_MOVES.holds(move):
        survey(c, s, seat, SURVEY_MOVES.unpack(move))
    elif ASSESS_MOVES.holds(move):
        assess(c, s, seat, ASSESS_MOVES.unpack(move))
    elif CLAIM_MOVES.holds(move):
        claim_card(c, s, seat, CLAIM_MOVES.unpack(move))
    elif SEARCH_MOVES.holds(move):
        search_card(s, seat, SEARCH_MOVES.unpack(move))
    elif FEATURE_MOVES.holds(move):
        take_feature(s, seat, FEATURE_MOVES.unpack(move))
    elif BARN_MOVES.holds(move):
        put_feature(s, seat, BARN_MOVES.unpack(move), BARN)
    elif WELL_MOVES.holds(move):
        put_feature(s, seat, WELL_MOVES.unpack(move), WELL)
    elif SEND_MOVES.holds(move):
        send_agents(s, seat, SEND_MOVES.unpack(move))
    else:
        take_reward(c, s, seat, REWARD_MOVES.unpack(move))


# ----------------------------------------------------------------------------------------------------------- going on


@rule
def advance(c, s):
    """Go on until somebody has a choice. All is public here, so a decision with one answer answers itself."""
    while s.over == 0:
        if s.waiting == 0:
            step(c, s)
        else:
            seat, move = forced_answer(c, s)
            if seat < 0:
                return
            play(c, s, seat, move)


@rule
def forced_answer(c, s):
    """A seat that owes a decision and has only one legal move, and that move; (-1, -1) if there is none."""
    for seat in range(s.seats):
        if s.waiting >> seat & 1 == 1:
            move = only_move(c, s, seat)
            if move >= 0:
                return seat, move
    return -1, -1


@rule
def only_move(c, s, seat):
    """The one legal move of `seat`; -1 if it has several."""
    moves = [0] * 2
    if legal(c, s, seat, moves) == 1:
        return moves[0]
    return -1


@rule
def step(c, s):
    """Nobody owes a decision: on to the next one of this part of the round, or to the next part."""
    if benefit_due(s):
        ask_benefit(s)
    elif s.stage == DRAFTING:
        if not ask_drafter(s):
            begin_cultivation(c, s)
    elif s.stage == CULTIVATION:
        if not reveal_card(c, s):
            begin_planting(c, s)
    elif s.stage == PLANTING:
        if not ask_planter(c, s):
            begin_harvest(c, s)
    elif s.stage == HARVEST:
        if not ask_loader(c, s):
            begin_opportunity(c, s)
    elif s.stage == OPPORTUNITY:
        if not ask_claimer(s):
            put_leftovers_underneath(s)
            begin_scoring(s)
    elif not ask_surveyor(c, s):
        end_round(c, s)
