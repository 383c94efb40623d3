"""What is asked, what happened, and what it brought: sentences made from a seat's view before and after a move.

A decision with one answer answers itself, so a single move may do much for several players. The sentences therefore
come from the difference between the two views, after one about the move itself.
"""

from riverhaven.core.moves import Move
from riverhaven.core.words import Say
from riverhaven.games.riverboat.state import CROP_NAMES, CROPS
from riverhaven.games.riverboat.view import Farm, Field, View

LETTERS = dict(zip(CROPS.lower(), CROP_NAMES, strict=True))


def ask(view: View) -> Say:
    """What is asked of those whom the table waits for."""
    return Say(
        f"ask-{view.phase}",
        card=Say(f"colour-{view.revealed[-1]}") if view.revealed else "",
        tile=Say("tile", crops=crops(view.tile)) if view.tile else "",
        feature=Say(f"wanted-{view.wanted}"),
        n=view.farms[view.active].boats_left if view.phase == "load" else view.surveys_left,
        envoys=view.envoys,
    )


def tell(before: View, after: View, seat: int, move: Move) -> list[Say]:
    """The sentences about `move`, which `seat` played."""
    story = [_move(before, seat, move)]
    for other in range(len(after.farms)):
        story += _farm_news(before, after, other, move if other == seat else None)
    story += _round_news(before, after)
    return [*story, *_ending(after)] if after.over else story


def player(seat: int) -> Say:
    return Say("player", number=seat + 1)


def crops(tile: str) -> list[Say]:
    """The crops of a tile, one for each hex, from its label."""
    return [Say(f"crop-{LETTERS[letter]}") for letter in tile]


# ------------------------------------------------------------------------------------------------------------ the move


def _move(before: View, seat: int, move: Move) -> Say:
    who = player(seat)
    match move.block, *move.labels:
        case "draft", phase:
            return Say("log-draft", player=who, phase=Say(f"phase-{phase}"))
        case "place", field:
            return Say("log-bonus-worker" if before.phase == "bonus-worker" else "log-place", player=who, field=field)
        case "pay", field:
            return Say("log-pay", player=who, field=field)
        case ("take" | "buy") as how, tile:
            return Say(f"log-{how}", player=who, tile=Say("tile", crops=crops(tile)))
        case "plant", field, _:
            return Say("log-plant", player=who, tile=Say("tile", crops=crops(before.tile or "")), field=field)
        case ("load" | "hire") as how, boat, crop:
            return Say(f"log-{how}", player=who, boat=Say(f"boat-{boat}"), crop=Say(f"crop-{crop}"))
        case ("claim" | "search" | "assess") as how, card:
            return Say(f"log-{how}", player=who, card=Say(f"card-{card}"))
        case "survey", field:
            surveyed = _at(before.farms[seat], field).feature
            return Say("log-survey", player=who, feature=Say(f"feature-{surveyed}"), field=field)
        case ("barn" | "well") as feature, field:
            return Say("log-feature", player=who, feature=Say(f"feature-{feature}"), field=field)
        case "feature", feature:
            return Say("log-take-feature", player=who, feature=Say(f"feature-{feature}"))
        case "send", number:
            return Say("log-send", player=who, n=int(number))
        case "reward", reward:
            return Say("log-reward", player=who, reward=Say(f"reward-{reward}"))
    return Say("log-pass-loading" if before.phase == "load" else "log-pass-surveying", player=who)


def _at(farm: Farm, label: str) -> Field:
    return next(field for row in farm.fields for field in row if field.label == label)


# -------------------------------------------------------------------------------------------------- what came of it


def _farm_news(before: View, after: View, seat: int, move: Move | None) -> list[Say]:
    """What changed for one player, besides what its own `move` says already."""
    old, new, who = before.farms[seat], after.farms[seat], player(seat)
    news = [*_forced_phase_tiles(old, new, who, move), *_field_news(old, new, who, move)]
    for boat in new.boats[len(old.boats) :]:
        if move is None:
            news.append(Say("log-boat", player=who, boat=Say(f"boat-{boat.type}")))
    held = {card.name for card in old.cards}
    for card in new.cards:
        if card.name not in held and (move is None or card.name not in move.labels):
            news.append(Say("log-claim", player=who, card=Say(f"card-{card.name}")))
    for crop, count in new.harvested.items():
        if old.harvested[crop] < after.harvest_bonus_at <= count:
            news.append(Say("log-harvest-bonus", player=who, crop=Say(f"crop-{crop}"), n=count))
    gains = _gains(before, after, seat, move)
    if gains:
        news.append(Say("log-gains", player=who, gains=gains))
    return news


def _forced_phase_tiles(old: Farm, new: Farm, who: Say, move: Move | None) -> list[Say]:
    named = move.labels if move is not None and move.block == "draft" else ()
    fresh = [phase for phase in new.phase_tiles if phase not in old.phase_tiles and phase not in named]
    return [Say("log-draft", player=who, phase=Say(f"phase-{phase}")) for phase in fresh]


def _field_news(old: Farm, new: Farm, who: Say, move: Move | None) -> list[Say]:
    """Workers placed, tiles planted and barns built that the move itself does not name; workers gone home."""
    news = []
    planted: dict[int, list[Field]] = {}
    named = () if move is None else move.labels
    home = 0
    for was, now in zip(sum(old.fields, ()), sum(new.fields, ()), strict=True):
        if now.worker and not was.worker and now.label not in named:
            news.append(Say("log-place", player=who, field=now.label))
        if now.crop and not was.crop:
            planted.setdefault(now.tile, []).append(now)
        home += was.worker and not now.worker and was.crop is None and now.crop is None
        if now.feature and not was.feature and now.label not in named:
            feature = Say(f"feature-{now.feature}")
            news.append(Say("log-feature", player=who, feature=feature, field=now.label))
    for fields in planted.values():
        if move is None or move.block != "plant" or fields[0].tile != min(planted):
            tile = Say("tile", crops=[Say(f"crop-{field.crop}") for field in fields])
            news.append(Say("log-plant", player=who, tile=tile, field=fields[0].label))
    if home:
        news.append(Say("log-home", player=who, n=home))
    return news


def _gains(before: View, after: View, seat: int, move: Move | None) -> list[Say]:
    """Points, coins, steps, surveyors and agents that came in, or coins that went."""
    old, new = before.farms[seat], after.farms[seat]
    surveyors = new.surveyors + new.active_surveyors - old.surveyors - old.active_surveyors
    sent = new.agents - old.agents
    told = "" if move is None else move.block
    chosen = () if move is None else move.labels
    amounts = (
        ("points", 0 if after.over else after.scores[seat] - before.scores[seat]),
        ("coins", new.coins - old.coins + (told in ("pay", "buy", "hire", "search"))),
        ("steps", new.master - old.master),
        ("surveyors", 0 if "surveyor" in chosen else surveyors),
        ("agents", 0 if told == "send" else sent),
    )
    return [Say(f"gain-{name}", n=n) for name, n in amounts if n]


def _round_news(before: View, after: View) -> list[Say]:
    """Cards turned over, a new phase, a new round, the crop board refilled."""
    news = []
    same_round = after.round == before.round
    fresh = after.revealed[len(before.revealed) :] if same_round else after.revealed
    if not same_round:
        news.append(Say("log-round", n=after.round, player=player(after.first)))
    elif after.stage != before.stage:
        holder = after.holders[after.stage]
        assert holder is not None  # the draft comes first in a round
        news.append(Say("log-phase", phase=Say(f"phase-{after.stage}"), player=player(holder)))
    if fresh:
        cards = Say("log-reveal", cards=[Say(f"colour-{card}") for card in fresh])
        news.insert(0 if before.stage == "cultivation" else len(news), cards)
    if same_round and sum(after.piles.values()) < sum(before.piles.values()) - 1:
        news.append(Say("log-refill"))
    return news


def _ending(after: View) -> list[Say]:
    winners = [seat for seat, place in enumerate(after.places) if place == 1]
    points = after.scores[winners[0]]
    if len(winners) == 1:
        return [Say("log-wins", player=player(winners[0]), points=points)]
    return [Say("log-shared", players=[player(seat) for seat in winners], points=points)]


# ------------------------------------------------------------------------------------------------------------ the score


def explain(view: View) -> list[list[Say]]:
    """The lines of each seat's score; while the match runs, also what the final scoring would bring now."""
    return [_explain(view, seat) for seat in range(len(view.farms))]


def _explain(view: View, seat: int) -> list[Say]:
    farm = view.farms[seat]
    lines = [Say(f"score-{source}", points=points) for source, points in farm.points.items() if points]
    lines.append(Say("score-total", points=view.scores[seat]))
    if not view.over:
        lines.append(Say("score-now", points=view.scores[seat] + farm.final_now))
    return lines
