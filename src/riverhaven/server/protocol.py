"""Every message on the socket, both ways. docs/protocol.md says what they mean; this says how they look."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

MOST_MESSAGE = 8192  # bytes of a message to the server

# Nothing that a store could choke on, or a log be broken by.
Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[^\x00-\x1f\x7f]*$")]
TableId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]*$")]
Text = Annotated[str, Meta(max_length=2000)]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Seat = Annotated[int, Meta(ge=0, le=7)]
Want = Literal["moves", "log", "picture"]
Language = Literal["en", "it", "hu"]
Stage = Literal["open", "running", "over"]
How = Literal["resigned", "agreed", "alone"]  # a match ends before its rules end it
# What the others are asked for. Of somebody who is away: that a bot plays on there, or that the seat is open.
What = Literal["undo", "end", "pause", "resume", "bot", "open", "rematch"]
Meant = Literal["new", "some", "much"]  # for whom an open table is: how well they should know the game
DoorHow = Literal["waits", "declined", "full", "left"]  # how it stands with somebody who asked to join

# -------------------------------------------------------------------------------------------------------- to the server


class Request(Struct, tag_field="do", forbid_unknown_fields=True):
    """What a client asks. The answer carries the same id."""

    id: Id
    table: TableId


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


class Resign(Request, tag="resign"):
    """I give up: the match ends, or a bot plays on where others want to finish."""

    seat: Seat


class Propose(Request, tag="propose"):
    """Ask the others to end the match, to stop the clocks, to go on, or to replace whoever is away from `seat`: by a
    bot, or by whoever is invited. Where nobody has to be asked, it happens."""

    what: Literal["end", "pause", "resume", "bot", "open"]
    seat: Seat | None = None


class Answer(Request, tag="answer"):
    """Whether I agree to what somebody asks; whoever asked takes it back by `yes` = false."""

    yes: bool


class Nudge(Request, tag="nudge"):
    """Call those whom the table waits for."""


class Chat(Request, tag="chat"):
    text: Text


class When(Struct, frozen=True, forbid_unknown_fields=True):
    """That somebody makes a move of a kind, or of any, with these labels on those axes; whatever is on the others."""

    seat: Seat
    kind: Text | None = None
    labels: dict[Text, Text] = {}


class Ahead(Request, tag="ahead"):
    """Which moves could be mine when my turn comes? Or those of another seat, before it does?"""

    seat: Seat
    of: Seat | None = None


class Plan(Request, tag="plan"):
    """Leave a move for when my turn comes, in place of what was planned or `more` than that, behind it; null: none any
    more, or not the one of this `number`."""

    seat: Seat
    move: Text | None = None
    same: bool = False  # only if it then does just what it was said to do
    when: When | None = None  # only if somebody has made such a move by then
    more: bool = False
    number: Number | None = None


class Preview(Request, tag="preview"):
    seat: Seat
    move: Text
    lang: Language = "en"
    picture: bool = False  # whether to show it, too
    ahead: bool = False  # what it would do when my turn comes


class Ping(Struct, tag_field="do", tag="ping", forbid_unknown_fields=True):
    id: Id


Command = Play | Confirm | Undo | Resign | Propose | Answer | Nudge | Chat  # what changes a table
AtTable = Watch | Unwatch | Command | Ahead | Plan | Preview
Incoming = AtTable | Ping

# ------------------------------------------------------------------------------------------------------ from the server


class Sentence(Struct, omit_defaults=True):
    """A Fluent message and its variables, which may be sentences or lists of them."""

    message: str
    variables: "dict[str, Value]" = {}
    text: str | None = None


Value = str | int | Sentence | list[str | int | Sentence]


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


class Lost(Struct, tag_field="is", tag="lost"):
    """You see this table through that seat no more: it is not yours any longer. Watch again to see it otherwise."""

    table: str
    seat: int | None
    why: Sentence


class Previewed(Struct, tag_field="is", tag="preview", omit_defaults=True):
    id: str
    table: str
    lines: list[str]
    said: list[Sentence] = []  # the same before it is put into words
    parts: dict[str, str] = {}  # those that would change, as far as that is certain


class Pong(Struct, tag_field="is", tag="pong"):
    id: str


class Planned(Struct, omit_defaults=True):
    """A move of mine that waits for my turn, or was not played: then it says why."""

    move: str
    said: list[Sentence] = []  # what it was to do
    same: bool = False  # it is played only if it does just that
    when: When | None = None  # and only if somebody has made such a move by then
    dropped: Sentence | None = None


class Person(Struct, omit_defaults=True):
    """Who sits at a seat, as everybody may know it."""

    name: str | None = None  # null: nobody, a bot, or somebody who is gone
    bot: str | None = None
    mine: bool = False
    taken: bool = False
    resigned: bool = False
    host: bool = False  # set the table up
    open: bool = False  # somebody is away: whoever is invited may take the seat from the bot


class Presence(Struct):
    """Whether somebody at a seat is here, when they were last, and whether they are away so long that the others may
    replace them."""

    here: bool
    seen: float | None
    away: bool = False


class Choices(Struct):
    """Legal moves of one kind: the text of a move is the kind and one label for each axis."""

    axes: list[str]
    labels: list[str]


class Possible(Struct, tag_field="is", tag="possible"):
    """The moves that could be mine when my turn comes, by kind."""

    id: str
    table: str
    moves: dict[str, Choices]


class Line(Struct, omit_defaults=True):
    """An entry of the log. One of kind `undo` takes away the moves from `ply` on."""

    version: int
    kind: str
    seat: int | None = None
    ply: int | None = None
    said: list[Sentence] = []
    move: str | None = None  # as this viewer may see it: its labels name the places that it concerns
    text: str | None = None  # of a chat


class Source(Struct):
    """Where points come from: for each seat those it has, and how many more it would get if it were scored now."""

    name: Sentence
    done: list[int]
    more: list[int]


class Draft(Struct):
    """The last moves of `seat`, from the move number `ply` on, are still its own to take back."""

    seat: int
    ply: int


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """The clock that a table is set up with: so many seconds for each seat, and what a turn brings."""

    kind: Literal["live", "days"]
    base: Annotated[int, Meta(ge=1, le=30 * 86400)]  # for the whole match; by the day, for each turn
    more: Annotated[int, Meta(ge=0, le=3600)] = 0  # for each turn of a live clock
    zero: Literal["bot", "resign"] = "bot"  # what happens when no time is left


class Times(Struct, omit_defaults=True):
    """The seconds that are left to each seat; those of the seats in `runs` grow fewer."""

    left: list[float]
    runs: list[int] = []
    paused: bool = False


class Asked(Struct, omit_defaults=True):
    """What `seat` asks for: to go back to the move number `ply`, to end, to pause, to go on, to replace whoever sits at
    `of`, to play again.

    Those `seats` have not answered yet.
    """

    seat: int
    what: What
    seats: list[int]
    ply: int | None = None
    of: int | None = None


class Taught(Struct, omit_defaults=True):
    """A step of a lesson: its words, and what they point at."""

    say: Sentence
    point: list[str] = []
    does: bool = False  # a move leads on; otherwise it is only read


class Course(Struct, omit_defaults=True):
    """The lesson of a table."""

    title: Sentence
    number: int  # among the lessons, from 1
    count: int
    steps: list[Taught]
    next: str | None = None  # the lesson after this one


class Origin(Struct):
    """The moment of another match that a table goes on from."""

    table: str
    ply: int


class Match(Struct, omit_defaults=True):
    """What never changes at a table; it comes in whole frames only."""

    game: str
    title: str
    rules: int
    options: dict[str, Any]
    seed_hash: str | None
    open_dice: bool = False
    art: str = ""  # the version of the game's art: a part of its address
    clock: Clock | None = None
    listed: bool = False  # anybody may find it and join
    asks: bool = False  # whoever finds it asks first
    lot: bool = False  # who sits where is drawn when it begins
    lesson: Course | None = None
    origin: Origin | None = None  # of a branch
    before: str | None = None  # of a rematch: the table that offered it


class Frame(Struct, tag_field="is", tag="frame", omit_defaults=True):
    """What a viewer sees: everything if `since` is missing, else what changed since that version."""

    table: str
    version: int
    at: int
    ply: int
    stage: Stage
    id: str | None = None  # of the request to watch that this frame answers
    seat: int | None = None
    since: int | None = None
    owes: list[int] = []
    free: bool = False  # it is mine to decide now
    draft: Draft | None = None
    asked: Asked | None = None
    plans: list[Planned] = []  # mine, for nobody else to know: the first that fits is played
    host: bool = False  # I have set the table up, whether I sit there or not
    asking: int = 0  # for whoever lets people in before it begins: so many ask to join
    door: DoorHow | None = None  # how it stands with me, if I asked to join
    times: Times | None = None  # of a match with a clock
    scores: list[int] = []
    places: list[int] = []
    phase: str | None = None
    ask: Sentence | None = None
    moment: list[Sentence] = []  # when we are, from the widest to the narrowest: round, phase, turn
    sources: list[Source] = []  # of the points
    explained: list[list[Sentence]] = []  # when the match is over: the lines of each seat's score
    moves: dict[str, Choices] = {}
    log: list[Line] = []  # of a whole frame, the last page
    earlier: bool = False  # there are lines before those of this whole frame
    parts: dict[str, str] = {}
    gone: list[str] = []  # parts that are no more
    seats: list[Person] | None = None  # only when somebody came or left
    match: Match | None = None
    seed: str | None = None  # when the match is over
    ended: How | None = None  # how it came to be over, if not by the rules
    next: str | None = None  # the table of the rematch
    step: int = 0  # of the lesson: the first that is not done, or that others have still to answer
    again: list[int] = []  # the seats that took back what they had seen the outcome of, and chose again


Outgoing = Frame | Done | Stale | Refused | Lost | Previewed | Possible | Pong
