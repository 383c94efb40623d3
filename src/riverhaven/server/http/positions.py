"""Positions set up by hand: the form for one, how it looks, what is wrong with it, what to do in it."""

import random
from functools import partial
from itertools import product, takewhile
from typing import Annotated

from litestar import Controller, get, post
from msgspec import Meta, Struct

from riverhaven.core.dice import DICE
from riverhaven.core.game import Game
from riverhaven.core.installed import game
from riverhaven.core.record import SEAT, Field
from riverhaven.core.state import HEADER, Json
from riverhaven.core.words import Refusal
from riverhaven.server import lobby
from riverhaven.server.askers import Asker, asker
from riverhaven.server.frame import art_version
from riverhaven.server.http.people import Call, Short, who_asks
from riverhaven.server.http.tables import (
    MOST_SAVE,
    SeatNumber,
    TableId,
    TableRef,
    check_often,
    paint,
    unless_gone,
    viewer,
)
from riverhaven.server.lobby import Place
from riverhaven.server.positions import Advised, Looked
from riverhaven.server.study import finished

MOST_SEED = 10**30
Text = Annotated[str, Meta(max_length=MOST_SAVE)]


class FormField(Struct):
    """A field of a position: what it means and what it may hold, cell by cell."""

    name: str
    about: str
    group: str  # match, option, table or seat
    rows: int  # one for each seat that there can be; 0: it belongs to nobody
    shape: list[int]  # how the cells of a row are nested; nothing: it is one number
    cells: list[str]  # what each is called, in their order
    row: int  # cells in a row of the field; 0: they lie in no rows
    low: int
    high: int
    choices: list[str]  # what the values are called, from the lowest; none: they are numbers
    named: bool  # a position holds the name, and not the number
    letters: bool  # and those of one row in one word
    set: list[str]  # a value is a set of these, one bit each; none: it is no set
    people: bool  # a set of seats
    seats: list[int]  # values that stand for the first player


class Form(Struct):
    title: str
    rules: int
    art: str
    fields: list[FormField]


class Begin(Struct, forbid_unknown_fields=True):
    seats: Annotated[int, Meta(ge=1, le=8)]
    options: dict[Short, str | int | bool] = {}
    seed: Annotated[str, Meta(pattern="^[0-9]{0,30}$")] = ""  # none: chance


class Placed(Struct):
    """A position, without what will be drawn from it."""

    game: str
    seats: int
    position: Json


class ToLook(Struct, forbid_unknown_fields=True):
    position: Text
    seat: SeatNumber | None = None
    seen: dict[Short, Short] = {}  # the marks of those parts of the picture that I have


class ToThink(Struct, forbid_unknown_fields=True):
    position: Text
    seat: SeatNumber


class ToPlay(Struct, forbid_unknown_fields=True):
    position: Text
    seats: Annotated[list[Place], Meta(min_length=1, max_length=8)]


class PositionsController(Controller):
    path = "/api/games/{name:str}/position"
    tags = ("positions",)

    @get("/form", summary="What a position of this game is made of")
    async def form(self, name: str) -> Form:
        found = game(name)
        return Form(found.title, found.rules_version, art_version(name), fields(found))

    @post("/begin", summary="The position at the beginning of a match", status_code=200)
    async def begin(self, request: Call, name: str, data: Begin) -> Placed:
        found = game(name)
        seed = int(data.seed) if data.seed else random.randrange(MOST_SEED)
        match = await paint(request, partial(found.new, data.seats, seed, **data.options))
        return placed(found, match.position())

    @post(summary="What is wrong with a position, and how it looks", status_code=200)
    async def look(self, request: Call, name: str, data: ToLook) -> Looked:
        who = asker(request)
        check_looks(request, who)
        looking = request.app.state.positions.look(who, name, data.position, data.seat, data.seen)
        return await unless_gone(request, looking) or Looked()

    @post("/advice", summary="What a good player would do here, the best first", status_code=200)
    async def advice(self, request: Call, name: str, data: ToThink) -> list[Advised]:
        who_asks(request)
        who = asker(request)
        check_looks(request, who)
        return await unless_gone(request, request.app.state.positions.advise(who, name, data.position, data.seat)) or []

    @post("/table", summary="Play on from here, where the owner of the server allows it")
    async def table(self, request: Call, name: str, data: ToPlay) -> TableRef:
        who, state = who_asks(request), request.app.state
        if not state.settings.trust_positions:
            raise Refusal("position-not-here")
        check_often(request, who)
        save = await state.positions.rehearse(asker(request), name, data.position)
        return TableRef(await lobby.bring(state.hall, who, save, data.seats, trust_positions=True))


class MomentController(Controller):
    path = "/api/tables/{table:str}/position"
    tags = ("positions",)

    @get("/{ply:int}", summary="A moment of a match that is over, as a position to change")
    async def moment(self, request: Call, table: TableId, ply: int) -> Placed:
        live = await request.app.state.hall.fresh(table)
        viewer(request, live.table, None)
        match = finished(live.table)
        today = game(match.game.name)
        if match.game is not today:
            old, new = str(match.game.rules_version), str(today.rules_version)
            raise Refusal("other-rules", game=today.title, saved=old, known=new)
        if not 0 <= ply <= len(match.turns):
            raise Refusal("no-such-ply", ply=str(ply), last=str(len(match.turns)))
        return placed(today, type(match)(today, match.before(ply), seed=None).position())


def check_looks(request: Call, who: Asker) -> None:
    most = request.app.state.settings.positions_per_minute
    if not request.app.state.gallery.may("position", who.person, most, 60):
        raise Refusal("too-fast")


def placed(found: Game, position: Json) -> Placed:
    """A browser keeps numbers as floats: it could not keep those of the dice."""
    told = {name: value for name, value in position.items() if name not in HIDDEN}
    return Placed(found.name, position["seats"], told)


HIDDEN = {field.name for field in DICE}
IN_HEADER = {field.name for field in HEADER}


def fields(found: Game) -> list[FormField]:
    return [form_of(found, field) for name, field in found.state.fields.items() if name not in HIDDEN]


def form_of(found: Game, field: Field) -> FormField:
    each = field.by[:1] == (SEAT,)
    by, shape = field.by[each:], field.shape[each:]
    names = [labels(found, axis, length) for axis, length in zip(by, shape, strict=False)]
    names += [labels(found, "", length) for length in shape[len(by) :]]
    cells = list(field.labels) if field.labels and not by else [" ".join(one) for one in product(*names)]
    if field.labels and by:
        cells = [" ".join((*one, label)) for one in product(*names[: len(by)]) for label in field.labels]
    choices = choices_of(found, field)
    assert field.span is not None
    low, high = (found.seats[0], found.seats[-1]) if field.name == "seats" else (field.span[0], field.span[-1])
    return FormField(
        name=field.name,
        about=found.schema()[field.name].about,
        group=group_of(found, field, each),
        rows=field.shape[0] if each else 0,
        shape=list(shape),
        cells=cells,
        row=shape[-1] if len(shape) > 1 else columns(cells),
        low=low,
        high=len(choices) - 1 if choices else high,
        choices=list(choices),
        named=field.names is not None,
        letters=field.names is not None and bool(shape) and max(map(len, field.names)) == 1,
        set=[] if field.bits is None else list(labels(found, field.bits, field.bit_count)),
        people=field.bits == SEAT,
        seats=list(field.seats),
    )


def choices_of(found: Game, field: Field) -> tuple[str, ...]:
    """What the values are called; a switch and a number have no names for theirs."""
    if field.names is not None:
        return field.names
    if field.name == "phase":
        return found.phases
    chosen = next((option.choices for option in found.options if option.name == field.name), ())
    return () if bool in map(type, chosen) else tuple(map(str, chosen))


def group_of(found: Game, field: Field, each: bool) -> str:
    if any(option.name == field.name for option in found.options):
        return "option"
    if each:
        return "seat"
    return "match" if field.name in IN_HEADER else "table"


def labels(found: Game, axis: str, length: int) -> tuple[str, ...]:
    return found.moves.axes.get(axis, tuple(str(number + 1) for number in range(length)))[:length]


def columns(cells: list[str]) -> int:
    """How many cells lie in a row, where they are called as on a chess board: a5, b5, and so on."""
    if not all(len(cell) > 1 and cell[0].isalpha() and cell[1:].isdigit() for cell in cells):
        return 0
    first = len(list(takewhile(lambda cell: cell[1:] == cells[0][1:], cells)))
    return first if first > 1 else 0
