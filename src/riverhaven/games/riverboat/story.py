"""What is asked, when we are, what happened, and what it brought: sentences made from a seat's views.

A decision with one answer answers itself, so a single move may do much for several players. The sentences therefore
come from the difference between the views before and after it, after one about the move itself.
"""

from riverhaven.core.moves import Move
from riverhaven.core.story import ending, player, yes
from riverhaven.core.view import Source
from riverhaven.core.words import Say
from riverhaven.games.riverboat.news import bonuses, news
from riverhaven.games.riverboat.state import CROP_NAMES, CROPS, FROM_SURVEYORS, SOURCES
from riverhaven.games.riverboat.view import Farm, Field, RiverboatView

EARNED = SOURCES[:FROM_SURVEYORS]  # by moves; income and the final scoring are told for themselves
LETTERS = dict(zip(CROPS.lower(), CROP_NAMES, strict=True))


def ask(view: RiverboatView) -> Say:
    """What is asked of those whom the table waits for."""
    return Say(
        f"ask-{view.phase}",
        card=Say(f"colour-{view.revealed[-1]}") if view.revealed else "",
        crops=crops(view.tile or ""),
        feature=Say(f"wanted-{view.wanted}"),
        n=view.farms[view.active].boats_left if view.phase == "load" else view.surveys_left,
        envoys=view.envoys,
    )


def moment(view: RiverboatView) -> tuple[Say, ...]:
    """The round, the phase, and in cultivation the card for which all are placing a worker."""
    last = yes(view.round == view.rounds)
    found = [Say("moment-round", n=view.round, rounds=view.rounds, last=last), Say(f"phase-{view.stage}")]
    if view.phase == "cultivate" and not view.over:
        shown = len(view.revealed)
        card = Say(f"colour-{view.revealed[-1]}")
        found.append(Say("moment-card", n=shown, cards=shown + view.cards_to_come, card=card))
    return tuple(found)


def tell(before: RiverboatView, after: RiverboatView, seat: int, move: Move) -> list[Say]:
    """The sentences about `move`, which `seat` played."""
    story = [_move(before, after, seat, move)]
    for other in range(len(after.farms)):
        story += _farm_news(before, after, other, move if other == seat else None)
    story += news(before, after, seat, move)
    return [*story, ending(after.scores, after.places)] if after.over else story


def crops(tile: str) -> list[Say]:
    """The crops of a tile, one for each hex, from its label."""
    return [Say(f"crop-{LETTERS[letter]}") for letter in tile]


def field(label: str) -> Say:
    """A field by its name; some languages have an article that depends on it."""
    return Say("field", column=label[0], row=label[1])


# ------------------------------------------------------------------------------------------------------------ the move


def _move(before: RiverboatView, after: RiverboatView, seat: int, move: Move) -> Say:
    who = player(seat)
    match move.block, *move.labels:
        case "draft", phase:
            return Say("log-draft", player=who, phase=phase)
        case "place", label:
            how = "bonus-worker" if before.phase == "bonus-worker" else "place"
            return Say(f"log-{how}", player=who, field=field(label))
        case "pay", label:
            return Say("log-pay", player=who, field=field(label))
        case ("take" | "buy") as how, tile:
            return Say(f"log-{how}", player=who, crops=crops(tile))
        case "plant", label, _:
            return Say("log-plant", player=who, hexes=_planted(_covered(after.farms[seat], label)))
        case ("load" | "hire") as how, boat, crop:
            return Say(f"log-{how}", player=who, boat=Say(f"by-boat-{boat}"), crop=crop)
        case ("claim" | "search" | "assess") as how, card:
            return Say(f"log-{how}", player=who, card=Say(f"card-{card}"))
        case "survey", label:
            return Say("log-survey", player=who, feature=_at(before.farms[seat], label).feature, field=field(label))
        case "barn" | "well", label:
            return _built(who, _at(after.farms[seat], label))
        case "feature", feature:
            return Say("log-take-feature", player=who, feature=Say(f"feature-{feature}"))
        case "send", number:
            return Say("log-send", player=who, n=int(number))
        case "reward", reward:
            return Say("log-reward", player=who, reward=Say(f"reward-{reward}"))
    return Say("log-pass-loading" if before.phase == "load" else "log-pass-surveying", player=who)


def _built(who: Say, here: Field) -> Say:
    """A barn or well, with what a surveyor would score there now."""
    return Say("log-feature", player=who, feature=here.feature, field=field(here.label), n=here.worth or 0)


def _at(farm: Farm, label: str) -> Field:
    return next(found for row in farm.fields for found in row if found.label == label)


def _covered(farm: Farm, label: str) -> list[Field]:
    """The fields under the tile that covers this one."""
    tile = _at(farm, label).tile
    return [found for row in farm.fields for found in row if found.tile == tile]


def _planted(fields: list[Field]) -> list[Say]:
    """What grows where: so a tile is told from the same tile turned."""
    where: dict[str, list[Say]] = {}
    for found in fields:
        where.setdefault(found.crop or "", []).append(field(found.label))
    return [Say("planted", crop=crop, fields=labels) for crop, labels in where.items()]


# -------------------------------------------------------------------------------------------------- what came of it


def _farm_news(before: RiverboatView, after: RiverboatView, seat: int, move: Move | None) -> list[Say]:
    """What changed for one player, besides what its own `move` says already."""
    old, new, who = before.farms[seat], after.farms[seat], player(seat)
    told = [*_forced_phase_tiles(old, new, who, move), *_field_news(old, new, who, move)]
    for boat in new.boats[len(old.boats) :]:
        if move is None:
            told.append(Say("log-boat", player=who, boat=Say(f"boat-{boat.type}")))
    held = {card.name for card in old.cards}
    for card in new.cards:
        if card.name not in held and (move is None or card.name not in move.labels):
            told.append(Say("log-claim", player=who, card=Say(f"card-{card.name}")))
    for crop, count in new.harvested.items():
        if old.harvested[crop] < after.harvest_bonus_at <= count:
            told.append(Say("log-harvest-bonus", player=who, crop=crop, n=count))
    gains = _gains(before, after, seat, move)
    if gains:
        told.append(Say("log-gains", player=who, gains=gains))
    if old.master < new.master == after.harbour_end:
        told.append(Say("log-harbour-end", player=who))
    return told


def _forced_phase_tiles(old: Farm, new: Farm, who: Say, move: Move | None) -> list[Say]:
    named = move.labels if move is not None and move.block == "draft" else ()
    fresh = [phase for phase in new.phase_tiles if phase not in old.phase_tiles and phase not in named]
    return [Say("log-draft", player=who, phase=phase) for phase in fresh]


def _field_news(old: Farm, new: Farm, who: Say, move: Move | None) -> list[Say]:
    """Workers placed, tiles planted and barns built that the move itself does not name; workers gone home."""
    told = []
    planted: dict[int, list[Field]] = {}
    named = () if move is None else move.labels
    home = 0
    for was, now in zip(sum(old.fields, ()), sum(new.fields, ()), strict=True):
        if now.worker and not was.worker and now.label not in named:
            told.append(Say("log-place", player=who, field=field(now.label)))
        if now.crop and not was.crop:
            planted.setdefault(now.tile, []).append(now)
        home += was.worker and not now.worker and was.crop is None and now.crop is None
        if now.feature and not was.feature and now.label not in named:
            told.append(_built(who, now))
    for fields in planted.values():
        if move is None or move.block != "plant" or fields[0].tile != min(planted):
            told.append(Say("log-plant", player=who, hexes=_planted(fields)))
    if home:
        told.append(Say("log-home", player=who, n=home))
    return told


def _gains(before: RiverboatView, after: RiverboatView, seat: int, move: Move | None) -> list[Say]:
    """Points, coins, steps, surveyors and agents that came in, or coins that went; income is told for itself."""
    old, new = before.farms[seat], after.farms[seat]
    surveyors = new.surveyors + new.active_surveyors - old.surveyors - old.active_surveyors
    sent = new.agents - old.agents
    told = "" if move is None else move.block
    chosen = () if move is None else move.labels
    amounts = (
        ("points", sum(new.points[source] - old.points[source] for source in EARNED)),
        ("coins", new.coins - old.coins + (told in ("pay", "buy", "hire", "search"))),
        ("steps", new.master - old.master),
        ("surveyors", 0 if "surveyor" in chosen else surveyors),
        ("agents", 0 if told == "send" else sent),
    )
    bonus = bonuses(before, after, seat)
    left = [(name, n - 1 if n > 0 and name in bonus else n) for name, n in amounts]
    return [Say(f"gain-{name}", n=n) for name, n in left if n]


# ------------------------------------------------------------------------------------------------------------ the score


def sources(view: RiverboatView) -> tuple[Source, ...]:
    """What each source has brought, and what the income of this round and the final scoring would add now."""
    return tuple(
        Source(
            Say(f"source-{source}"),
            tuple(farm.points[source] for farm in view.farms),
            tuple(farm.more[source] for farm in view.farms),
        )
        for source in SOURCES
    )


def explain(view: RiverboatView) -> list[list[Say]]:
    """The lines of each seat's score; while the match runs, also what the final scoring would bring now."""
    return [_explain(view, seat) for seat in range(len(view.farms))]


def _explain(view: RiverboatView, seat: int) -> list[Say]:
    farm = view.farms[seat]
    lines = [Say(f"score-{source}", points=points) for source, points in farm.points.items() if points]
    lines.append(Say("score-total", points=view.scores[seat]))
    if not view.over:
        lines.append(Say("score-now", points=view.scores[seat] + farm.more_now))
    return lines
