"""What a move brought about for the whole table: who was passed over, phases, rounds, supplies, income, the end."""

from riverhaven.core.moves import Move
from riverhaven.core.story import player
from riverhaven.core.words import Say
from riverhaven.games.riverboat.state import FINAL_SOURCES, FROM_COINS, FROM_SURVEYORS, SOURCES, STAGE_NAMES
from riverhaven.games.riverboat.view import RiverboatView

INCOME = SOURCES[FROM_SURVEYORS:FROM_COINS]
BONUS = {"planting": "coins", "harvest": "steps", "opportunity": "points"}  # one of these, when a phase begins
SUPPLIES = ("coins", "barns", "wells", "surveyors")


def news(before: RiverboatView, after: RiverboatView, seat: int, move: Move) -> list[Say]:
    """In the order in which it happened."""
    told = [*_cannot_load(before, after, seat, move), *_cannot_survey(before, after, move)]
    told += [*_supplies(before, after), *_cards(before, after), *_income(before, after), *_round(before, after)]
    return [*told, *_refill(before, after, move), *(_final(after) if after.over else ())]


def _step(stage: str) -> int:
    """Where a part of the round stands in it: the draft comes first."""
    return (STAGE_NAMES.index(stage) + 1) % len(STAGE_NAMES)


# ------------------------------------------------------------------------------------------------------- passed over


def _cannot_load(before: RiverboatView, after: RiverboatView, seat: int, move: Move) -> list[Say]:
    """Those who were out of the harvest without having been asked: too few of their workers stand on any crop."""
    if after.round > before.round or not _step(before.stage) <= _step("harvest") <= _step(after.stage):
        return []
    found = []
    for other, (old, new) in enumerate(zip(before.farms, after.farms, strict=True)):
        loaded = len(new.boats) - len(old.boats)
        # Once the harvest is over, what is left is what was not loaded.
        gave_up = loaded < old.boats_left if after.stage == "harvest" else new.boats_left > 0
        is_out = new.boats_left == 0 if after.stage == "harvest" else old.boats_left > 0
        if gave_up and is_out and not (other == seat and move.block == "pass"):
            found.append(Say("log-cannot-load", player=player(other)))
    return found


def _cannot_survey(before: RiverboatView, after: RiverboatView, move: Move) -> list[Say]:
    """Those between the last who could place a surveyor and the next one."""
    if before.stage != "scoring":
        return []
    seats = len(before.farms)
    first = before.holders["scoring"] or 0
    goes_on = after.stage == "scoring" and not after.over
    begin = (before.active - first) % seats + (0 if move.block == "reward" else 1)
    end = (after.active - first) % seats if goes_on else seats
    skipped = [(first + i) % seats for i in range(begin, end)]
    lacks = {other: "task" if before.farms[other].surveyors else "surveyor" for other in skipped}
    return [Say("log-cannot-survey", player=player(other), lack=lack) for other, lack in lacks.items()]


# ----------------------------------------------------------------------------------------------- supplies and cards


def _supplies(before: RiverboatView, after: RiverboatView) -> list[Say]:
    """What nobody can get any more."""
    gone = [name for name in SUPPLIES if getattr(before, name) and not getattr(after, name)]
    return [Say("log-none-left", piece=name) for name in gone]


def _cards(before: RiverboatView, after: RiverboatView) -> list[Say]:
    """Opportunity cards that nobody wanted go under the deck."""
    shown = {space.card for space in before.spaces if space.card}
    under = sum(name in shown for layer in after.deck for name in layer) if after.round == before.round else 0
    return [Say("log-left-over", n=under)] if under else []


def _refill(before: RiverboatView, after: RiverboatView, move: Move) -> list[Say]:
    """How many tiles came to the crop board, and which piles are empty now."""
    came = sum(before.piles.values()) - sum(after.piles.values()) - (move.block == "buy")
    told = [Say("log-refill", n=came)] if came > 0 else []
    for size in (1, 2, 3):
        old, new = (sum(n for tile, n in view.piles.items() if len(tile) == size) for view in (before, after))
        if old and not new:
            told.append(Say("log-pile-empty", n=size))
    return told


# --------------------------------------------------------------------------------------------- the round and the end


def _begun(before: RiverboatView, after: RiverboatView) -> list[str]:
    """The phases that have begun, the draft not among them: with it a round begins, and there all have a choice."""
    steps = range(_step(before.stage), _step(after.stage)) if after.round == before.round else ()
    return [STAGE_NAMES[step] for step in steps]


def bonuses(before: RiverboatView, after: RiverboatView, seat: int) -> list[str]:
    """What the phase tiles of a seat brought it: told with the phase, and so not once more."""
    return [BONUS[stage] for stage in _begun(before, after) if stage in BONUS and after.holders[stage] == seat]


def _income(before: RiverboatView, after: RiverboatView) -> list[Say]:
    """What surveyors and agents brought at the end of the round."""
    told = []
    for seat, (old, new) in enumerate(zip(before.farms, after.farms, strict=True)):
        came = {source: new.points[source] - old.points[source] for source in INCOME}
        income = [Say(f"income-{source}", n=n) for source, n in came.items() if n]
        if income:
            told.append(Say("log-income", player=player(seat), income=income))
    return told


def _round(before: RiverboatView, after: RiverboatView) -> list[Say]:
    """A new round, new phases, and the cultivation cards turned over."""
    told = []
    same = after.round == before.round
    if not same:
        if len(after.farms) == 3 and after.round == after.rounds:
            told.append(Say("log-fewest", player=player(after.first)))
        told.append(Say("log-round", n=after.round, player=player(after.first)))
        told += [Say("log-reshuffle")] if after.reshuffle else []
    for stage in _begun(before, after):
        told.append(Say("log-phase", phase=stage, player=player(after.holders[stage] or 0)))
    fresh = after.revealed[len(before.revealed) :] if same else after.revealed
    if fresh:
        cards = Say("log-reveal", n=len(fresh), cards=[Say(f"colour-{card}") for card in fresh])
        told.insert(0 if before.stage == "cultivation" else len(told), cards)
    return told


def _final(after: RiverboatView) -> list[Say]:
    """What the final scoring brought each player, and where a phase tile decided."""
    told = []
    for seat, farm in enumerate(after.farms):
        rows = [Say(f"score-{source}", points=farm.points[source]) for source in FINAL_SOURCES if farm.points[source]]
        if rows:
            total = sum(farm.points[source] for source in FINAL_SOURCES)
            told.append(Say("log-final", player=player(seat), rows=rows, points=total))
    masters = [farm.master for farm in after.farms]
    level = [seat for seat, space in enumerate(masters) if space == max(masters)]
    if len(level) > 1:
        ahead = next(seat for seat in level if after.farms[seat].farthest)
        told.append(Say("log-level-masters", players=[player(seat) for seat in level], player=player(ahead)))
    counts = [farm.agents for farm in after.farms]
    for count in sorted({n for n in counts if n and counts.count(n) > 1}, reverse=True):
        level = [seat for seat, n in enumerate(counts) if n == count]
        ahead = min(level, key=lambda seat: after.farms[seat].agent_rank or 0)
        told.append(Say("log-level-agents", players=[player(seat) for seat in level], player=player(ahead)))
    return told
