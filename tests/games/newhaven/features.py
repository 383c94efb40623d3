"""What occurs in a match of New Haven: the list that the golden games must cover between them."""

import riverhaven as rh
from riverhaven.games.newhaven.rules.village import empty_plots
from riverhaven.games.newhaven.state import COLOUR_NAMES, MOVES, NUMBERS, TILE_KINDS, Phase

from .scene import GAME


def wanted() -> set[str]:
    """Everything that must occur."""
    found = {f"seats {n}, side {side}" for n in GAME.seats for side in "AB"}
    found |= {f"option {option.name}" for option in GAME.options if option.name != "side"}
    found |= {f"careful harvest with {n}" for n in GAME.seats}
    found |= {f"block {block}" for block in MOVES.blocks}
    found |= {f"tile {kind}" for kind in range(TILE_KINDS)} | {f"turn r{turn}" for turn in range(4)}
    found |= {f"ship {colour}" for colour in COLOUR_NAMES}
    found |= {
        f"{way} {colour} {n}" for way in ("build", "lay") for colour in COLOUR_NAMES for n in range(1, NUMBERS + 1)
    }
    found |= {f"draw {source}" for source in ("1", "2", "3", "4", "5", "bag")}
    found |= {f"draws owed {n}" for n in (1, 2, 3, 4)}
    found |= {"bag empty", "display short", "draws lapse", "sharing builds", "sharing passes", "forced pass"}
    found |= {"above 20", "above 20, capped", "clearing claimed", "clearing claimed by shipment"}
    found |= {"redevelop covers", "redevelop covers its own colour"}
    found |= {f"charter {i}" for i in range(7)} | {"charters tied"}
    found |= {"row face up", "row mixed", "column face up", "column mixed"}
    found |= {"won by points", "won by empty plots", "won by buildings left", "shared victory", "shared by three"}
    return found


def of(match: rh.Match) -> set[str]:
    """What occurs in a finished match."""
    options = match.options
    found = {f"seats {match.seats}, side {options['side']}"}
    found |= {f"option {name}" for name, value in options.items() if value is True}
    if options["careful_harvest"]:
        found.add(f"careful harvest with {match.seats}")
    replayed = rh.load(match.save().split('"moves"')[0] + '"moves": []}')
    for turn in match.turns:
        before = replayed.copy()
        replayed.play(turn.seat, turn.move)
        found |= _of_move(before, turn.seat, turn.move, replayed)
    return found | _of_end(replayed)


def _of_move(before: rh.Match, seat: int, move: rh.Move, after: rh.Match) -> set[str]:
    s, t, labels = before.state, after.state, move.labels
    found = {f"block {move.block}"}
    if move.block == "place":
        found |= {f"tile {s.tiles[seat, int(labels[0]) - 1] - 1}", f"turn {labels[2]}"}
    if move.block in ("place", "ship"):
        if t.harvest.max() > 20:
            found.add("above 20, capped" if s.track_cap else "above 20")
        if t.hand_count[seat] > s.hand_count[seat]:
            found |= {"clearing claimed"} | ({"clearing claimed by shipment"} if move.block == "ship" else set())
    if move.block == "ship":
        found.add(f"ship {labels[0]}")
    if move.block == "draw":
        found.add(f"draw {labels[0]}")
        found |= {"draws lapse"} if t.active != s.active and s.draws_left > 1 else set()
    if t.phase == Phase.DRAW and s.phase != Phase.DRAW and not after.over:
        found.add(f"draws owed {t.draws_left}")
    found |= {"bag empty"} if t.bag_count == 0 else set()
    found |= {"display short"} if t.phase != Phase.DRAW and not t.display.all() else set()
    if move.block == "pass":
        found |= {"sharing passes"} if seat != s.active else set()
        found |= {"forced pass"} if len(before.moves(seat)) == 1 else set()
    if move.block in ("build", "lay"):
        number = labels[-1][1] if move.block == "build" else labels[1]
        found.add(f"{move.block} {labels[0]} {number}")
        found |= {"sharing builds"} if seat != s.active else set()
        row, column = 6 - int(labels[-1][1]), "abcde".index(labels[-1][0])
        covered = s.plot[seat, row, column]
        if covered:
            same = (covered - 1) % 4 == COLOUR_NAMES.index(labels[0])
            found |= {"redevelop covers"} | ({"redevelop covers its own colour"} if same else set())
    return found


def _of_end(match: rh.Match) -> set[str]:
    s = match.state
    found = {f"charter {i}" for i in range(7) if s.charter[i]}
    if s.charters and s.charter.any() and not s.charter[6]:
        found.add("charters tied")
    for village in match.view(None).villages:
        for n, points in zip((6, 5, 4, 3, 2, 1), village.row_points, strict=True):
            found |= {"row mixed" if points == n else "row face up"} if points else set()
        for n, points in zip((5, 4, 3, 4, 5), village.column_points, strict=True):
            found |= {"column mixed" if points == n else "column face up"} if points else set()
    first = [seat for seat in range(match.seats) if match.places[seat] == 1]
    if len(first) > 1:
        return found | {"shared victory"} | ({"shared by three"} if len(first) == 3 else set())
    rivals = [seat for seat in range(match.seats) if seat != first[0] and match.scores[seat] == match.scores[first[0]]]
    if not rivals:
        return found | {"won by points"}
    empties = [int(empty_plots(s, seat)) for seat in rivals]
    return found | {"won by buildings left" if int(empty_plots(s, first[0])) in empties else "won by empty plots"}
