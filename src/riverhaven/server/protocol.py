"""Every message on the socket, both ways. docs/protocol.md says what they mean; this says how they look."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

MOST_MESSAGE = 8192  # bytes of a message to the server

Id = Annotated[str, Meta(min_length=1, max_length=64)]
Text = Annotated[str, Meta(max_length=2000)]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Seat = Annotated[int, Meta(ge=0, le=7)]
Want = Literal["moves", "log", "picture"]
Language = Literal["en", "it", "hu"]

# -------------------------------------------------------------------------------------------------------- to the server


class Request(Struct, tag_field="do", forbid_unknown_fields=True):
    """What a client asks. The answer carries the same id."""

    id: Id
    table: Id


class Watch(Request, tag="watch"):
    """Show me this table, as `seat` sees it; null is a spectator. The answer is a whole frame; what changes follows."""

    seat: Seat | None = None
    wants: tuple[Want, ...] = ("moves", "log", "picture")
    lang: Language | None = None  # speak this language in `text` beside every sentence; null: message ids are enough


class Unwatch(Request, tag="unwatch"):
    seat: Seat | None = None


class Play(Request, tag="play"):
    seat: Seat
    move: Text
    at: Number  # the `at` of the frame that the decision is based on
    confirm: bool = False


class Confirm(Request, tag="confirm"):
    seat: Seat


class Undo(Request, tag="undo"):
    seat: Seat


class Answer(Request, tag="answer"):
    """Whether I agree to take back what somebody asked to take back."""

    yes: bool


class Chat(Request, tag="chat"):
    text: Text


class Preview(Request, tag="preview"):
    seat: Seat
    move: Text
    lang: Language = "en"
    picture: bool = False  # whether to show it, too


class Ping(Struct, tag_field="do", tag="ping", forbid_unknown_fields=True):
    id: Id


Incoming = Watch | Unwatch | Play | Confirm | Undo | Answer | Chat | Preview | Ping

# ------------------------------------------------------------------------------------------------------ from the server


class Sentence(Struct, omit_defaults=True):
    """A Fluent message and its variables, which may be sentences or lists of them."""

    message: str
    variables: dict[str, Any] = {}
    text: str | None = None


class Done(Struct, tag_field="is", tag="done"):
    """It is stored. `version` is the table's version that it made, also when it is the second time that we say so."""

    id: str
    table: str
    version: int


class Stale(Struct, tag_field="is", tag="stale"):
    """The table had moved on; nothing was stored. What was missed comes as a frame."""

    id: str
    table: str
    version: int
    at: int


class Refused(Struct, tag_field="is", tag="refused", omit_defaults=True):
    id: str | None
    why: Sentence
    table: str | None = None


class Previewed(Struct, tag_field="is", tag="preview", omit_defaults=True):
    id: str
    table: str
    lines: list[str]
    parts: dict[str, str] = {}  # those that would change, as far as that is certain


class Pong(Struct, tag_field="is", tag="pong"):
    id: str


class Person(Struct, omit_defaults=True):
    """Who sits at a seat, as everybody may know it."""

    name: str | None = None  # null: nobody, a bot, or somebody who is gone
    bot: str | None = None
    mine: bool = False
    taken: bool = False


class Choices(Struct):
    """Legal moves of one kind: the text of a move is the kind and one label for each axis."""

    axes: list[str]
    labels: list[str]


class Line(Struct, omit_defaults=True):
    """An entry of the log. One of kind `undo` takes away the moves from `ply` on."""

    version: int
    kind: str
    seat: int | None = None
    ply: int | None = None
    said: list[Sentence] = []
    text: str | None = None  # of a chat


class Draft(Struct):
    """The last moves of `seat`, from the move number `ply` on, are still its own to take back."""

    seat: int
    ply: int


class Asked(Struct):
    """`seat` asks to go back to the move number `ply`; those `seats` have not answered yet."""

    seat: int
    ply: int
    seats: list[int]


class Match(Struct, omit_defaults=True):
    """What never changes at a table; it comes in whole frames only."""

    game: str
    title: str
    rules: int
    options: dict[str, Any]
    seed_hash: str | None
    open_dice: bool = False
    art: str = ""  # the version of the game's art: a part of its address


class Frame(Struct, tag_field="is", tag="frame", omit_defaults=True):
    """What a viewer sees: everything if `since` is missing, else what changed since that version."""

    table: str
    version: int
    at: int
    ply: int
    stage: str
    id: str | None = None  # of the request to watch that this frame answers
    seat: int | None = None
    since: int | None = None
    owes: list[int] = []
    free: bool = False  # it is mine to decide now
    draft: Draft | None = None
    asked: Asked | None = None
    scores: list[int] = []
    places: list[int] = []
    phase: str | None = None
    ask: Sentence | None = None
    explained: list[list[Sentence]] = []  # when the match is over: the lines of each seat's score
    moves: dict[str, Choices] = {}
    log: list[Line] = []
    parts: dict[str, str] = {}
    gone: list[str] = []  # parts that are no more
    seats: list[Person] | None = None  # only when somebody came or left
    match: Match | None = None
    seed: str | None = None  # when the match is over
    next: str | None = None  # the table of the rematch


Outgoing = Frame | Done | Stale | Refused | Previewed | Pong
