"""Legal moves, the reasons against the others, playing a move, and going on to the next real choice."""

from riverhaven.core.gear import rule
from riverhaven.games.riverboat.rules.cultivation import (
    asked_colour,
    begin_cultivation,
    pay_reason,
    place_reason,
    place_worker,
    reveal_card,
)
from riverhaven.games.riverboat.rules.estate import (
    ask_benefit,
    barn_reason,
    benefit_due,
    crops_with_well,
    feature_reason,
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
    ready_workers,
    ship,
)
from riverhaven.games.riverboat.rules.opportunity import (
    ask_claimer,
    begin_opportunity,
    claim_card,
    claim_reason,
    put_leftovers_underneath,
    search_card,
    search_reason,
)
from riverhaven.games.riverboat.rules.planting import (
    ask_planter,
    begin_planting,
    buy_reason,
    largest_room,
    plant_reason,
    plant_tile,
    take_reason,
    take_tile,
)
from riverhaven.games.riverboat.rules.rounds import (
    ask_drafter,
    draft,
    draft_reason,
    end_round,
)
from riverhaven.games.riverboat.rules.scoring import (
    ask_surveyor,
    assess,
    assess_reason,
    begin_scoring,
    reward_reason,
    survey,
    survey_reason,
    take_reward,
)
from riverhaven.games.riverboat.rules.table import is_unplanted, leave_phase, pay_coin, send_agents
from riverhaven.games.riverboat.state import (
    ASSESS_MOVES,
    BARN,
    BARN_MOVES,
    BONUS_WORKER,
    BUY_MOVES,
    CLAIM_MOVES,
    CROP_COUNT,
    CULTIVATE,
    CULTIVATION,
    DRAFT_MOVES,
    DRAFTING,
    END_MOVE,
    FEATURE_MOVES,
    FIRST_MOVE,
    HARVEST,
    HIRE_MOVES,
    LOAD,
    LOAD_MOVES,
    OK,
    OPPORTUNITY,
    PASS,
    PAY_MOVES,
    PLACE_MOVES,
    PLANT,
    PLANT_MOVES,
    PLANTING,
    REWARD_MOVES,
    SEARCH_MOVES,
    SEND_MOVES,
    SITE,
    SURVEY_MOVES,
    TAKE,
    TAKE_MOVES,
    TURNS,
    WELL,
    WELL_MOVES,
    WRONG_PHASE,
)

# ------------------------------------------------------------------------------------------------ legal moves, reasons


@rule
def legal(c, s, seat, out):
    known = overview(c, s, seat)
    n = 0
    move = skip(s, seat, FIRST_MOVE[s.phase])
    end = END_MOVE[s.phase]
    while move < end:
        if reason_in_phase(c, s, seat, move, known) == OK:
            out[n] = move
            n += 1
        move = skip(s, seat, move + 1)
    return n


@rule
def skip(s, seat, move):
    """`move`, or the next one that is worth judging. Without this, judging would take most of a random game's time."""
    if s.phase == PLANT:
        return past_idle_fields(s, seat, move)
    if s.coins[seat] == 0:
        return past_offers(move)
    return move


@rule
def past_idle_fields(s, seat, move):
    """From a field without a worker that waits for a crop, no tile can be planted."""
    while move < LOAD_MOVES and (move - PLANT_MOVES) % TURNS == 0:
        if is_unplanted(s, seat, (move - PLANT_MOVES) // TURNS):
            return move
        move += TURNS
    return move


@rule
def past_offers(move):
    """Where a block of moves that cost a coin begins, its end."""
    if move == PAY_MOVES:
        return TAKE_MOVES
    if move == BUY_MOVES:
        return PLANT_MOVES
    if move == HIRE_MOVES:
        return PASS
    if move == SEARCH_MOVES:
        return FEATURE_MOVES
    return move


@rule
def reason(c, s, seat, move):
    if not FIRST_MOVE[s.phase] <= move < END_MOVE[s.phase]:
        return WRONG_PHASE
    return reason_in_phase(c, s, seat, move, overview(c, s, seat))


@rule
def overview(c, s, seat):
    """What all moves of a phase are judged by, worked out once: one number, of which each phase knows the sense."""
    if s.phase == CULTIVATE or s.phase == BONUS_WORKER:
        return asked_colour(c, s, seat)
    if s.phase == TAKE:
        return largest_room(c, s, seat)
    if s.phase == LOAD:
        return ready_workers(s, seat)
    if s.phase == SITE:
        return crops_with_well(s, seat)
    return 0


@rule
def reason_in_phase(c, s, seat, move, known):
    """Why `seat` may not play a `move` of the present phase, given its `overview`."""
    if move < PLACE_MOVES:
        return draft_reason(s, move - DRAFT_MOVES)
    if move < PAY_MOVES:
        return place_reason(c, s, seat, move - PLACE_MOVES, known)
    if move < TAKE_MOVES:
        return pay_reason(c, s, seat, move - PAY_MOVES, known)
    if move < BUY_MOVES:
        return take_reason(c, s, move - TAKE_MOVES, known)
    if move < PLANT_MOVES:
        return buy_reason(c, s, seat, move - BUY_MOVES, known)
    if move < LOAD_MOVES:
        return plant_reason(c, s, seat, (move - PLANT_MOVES) // TURNS, (move - PLANT_MOVES) % TURNS)
    if move < HIRE_MOVES:
        return load_reason(c, s, (move - LOAD_MOVES) // CROP_COUNT, (move - LOAD_MOVES) % CROP_COUNT, known)
    if move < PASS:
        return hire_reason(c, s, seat, (move - HIRE_MOVES) // CROP_COUNT, (move - HIRE_MOVES) % CROP_COUNT, known)
    if move == PASS:
        return OK
    if move < ASSESS_MOVES:
        return survey_reason(s, seat, move - SURVEY_MOVES)
    if move < CLAIM_MOVES:
        return assess_reason(s, seat, move - ASSESS_MOVES)
    if move < SEARCH_MOVES:
        return claim_reason(s, move - CLAIM_MOVES)
    if move < FEATURE_MOVES:
        return search_reason(s, seat, move - SEARCH_MOVES)
    if move < BARN_MOVES:
        return feature_reason(s, seat, move - FEATURE_MOVES)
    if move < WELL_MOVES:
        return barn_reason(s, seat, move - BARN_MOVES)
    if move < SEND_MOVES:
        return well_reason(s, seat, move - WELL_MOVES, known)
    if move < REWARD_MOVES:
        return send_reason(s, seat, move - SEND_MOVES)
    return reward_reason(s, seat, move - REWARD_MOVES)


# ----------------------------------------------------------------------------------------------------- playing a move


@rule
def apply(c, s, seat, move):
    play(c, s, seat, move)
    if s.phase == CULTIVATE and s.waiting != 0:
        return  # the others place a worker for the same card: they were asked before, and each has a choice
    advance(c, s)


@rule
def play(c, s, seat, move):
    """Carry out one decision; what follows from it is for `advance`."""
    s.waiting -= 1 << seat
    if move < PLACE_MOVES:
        draft(s, seat, move - DRAFT_MOVES)
    elif move < PAY_MOVES:
        place_worker(s, seat, move - PLACE_MOVES)
    elif move < TAKE_MOVES:
        pay_coin(s, seat)
        place_worker(s, seat, move - PAY_MOVES)
    elif move < BUY_MOVES:
        take_tile(s, seat, move - TAKE_MOVES, False)
    elif move < PLANT_MOVES:
        take_tile(s, seat, move - BUY_MOVES, True)
    elif move < LOAD_MOVES:
        plant_tile(c, s, seat, (move - PLANT_MOVES) // TURNS, (move - PLANT_MOVES) % TURNS)
    elif move < HIRE_MOVES:
        ship(c, s, seat, (move - LOAD_MOVES) // CROP_COUNT, (move - LOAD_MOVES) % CROP_COUNT, False)
    elif move < PASS:
        ship(c, s, seat, (move - HIRE_MOVES) // CROP_COUNT, (move - HIRE_MOVES) % CROP_COUNT, True)
    elif move == PASS:
        leave_phase(s, seat)
    elif move < ASSESS_MOVES:
        survey(c, s, seat, move - SURVEY_MOVES)
    elif move < CLAIM_MOVES:
        assess(c, s, seat, move - ASSESS_MOVES)
    elif move < SEARCH_MOVES:
        claim_card(c, s, seat, move - CLAIM_MOVES)
    elif move < FEATURE_MOVES:
        search_card(s, seat, move - SEARCH_MOVES)
    elif move < BARN_MOVES:
        take_feature(s, seat, move - FEATURE_MOVES)
    elif move < WELL_MOVES:
        put_feature(s, seat, move - BARN_MOVES, BARN)
    elif move < SEND_MOVES:
        put_feature(s, seat, move - WELL_MOVES, WELL)
    elif move < REWARD_MOVES:
        send_agents(s, seat, move - SEND_MOVES)
    else:
        take_reward(c, s, seat, move - REWARD_MOVES)


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
    known = overview(c, s, seat)
    found = -1
    move = skip(s, seat, FIRST_MOVE[s.phase])
    end = END_MOVE[s.phase]
    while move < end:
        if reason_in_phase(c, s, seat, move, known) == OK:
            if found >= 0:
                return -1
            found = move
        move = skip(s, seat, move + 1)
    return found


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
