"""Commands for whoever keeps a server: its people, tables and reports."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from riverhaven.commands.admin import StoreUrl, admin
from riverhaven.commands.shell import SPOKEN, Language, console, say
from riverhaven.core.extras import from_extra
from riverhaven.core.words import Say, Words

if TYPE_CHECKING:
    from riverhaven.server.owner import Owner
    from riverhaven.server.settings import Settings

Most = Annotated[int, typer.Option("--most", min=1, help="So many rows at most.")]
PersonId = Annotated[str, typer.Argument(metavar="ID", help="As `admin people` shows it; its beginning is enough.")]
Stage = Literal["", "open", "running", "over"]
SHORT = 8  # characters of an id, as they are shown


@contextmanager
def desk(db: str) -> "Iterator[tuple[Owner, Settings]]":
    """The owner at a store, and the settings of the server."""
    with from_extra("server"):
        from riverhaven.server.owner import Owner
        from riverhaven.server.settings import Settings

    settings = Settings.of(db)
    with Owner.of(settings.url) as owner:
        yield owner, settings


@admin.command("reports")
def reports(
    done: Annotated[str, typer.Option("--done", metavar="ID", help="This one is dealt with.")] = "",
    all_of_them: Annotated[bool, typer.Option("--all", help="Also those that are dealt with.")] = False,
    db: StoreUrl = "",
    lang: Language = SPOKEN,
) -> None:
    """What people have reported, with the last lines of the chat."""
    with desk(db) as (owner, _):
        if done:
            say(lang, Say("report-closed", id=owner.close_report(done)[:SHORT]))
            return
        found = owner.reports(all_of_them)
    for one in found:
        console.rule(f"{one.id[:SHORT]} · {when(one.made)}")
        about = {"by": one.by, "name": one.name, "id": one.about[:SHORT], "table": one.table}
        say(lang, Say("report-about", **about))
        console.print(one.text, markup=False, highlight=False)
        for line in one.chat:
            console.print(f"  {line}", style="dim", markup=False, highlight=False)
    say(lang, Say("reports-count", count=len(found)))


@admin.command("people")
def people(
    name: Annotated[str, typer.Option("--name", help="Only those whose names hold these letters.")] = "",
    most: Most = 50,
    db: StoreUrl = "",
    lang: Language = SPOKEN,
) -> None:
    """Who was here last, and who is banned."""
    with desk(db) as (owner, _):
        found = owner.people(name, most)
    columns = ("column-id", "column-name", "column-seen", "column-tables", "column-reports", "column-banned")
    rows = [(p.id[:SHORT], p.name, when(p.seen), str(p.tables), str(p.reports), p.banned or "") for p in found]
    show(lang, columns, rows)


@admin.command("ban")
def ban(
    person: PersonId,
    why: Annotated[str, typer.Option("--why", help="They are told so.")] = "",
    db: StoreUrl = "",
    lang: Language = SPOKEN,
) -> None:
    """Shut somebody out: their sessions end at once, wherever they are, and they are told why."""
    with desk(db) as (owner, _):
        say(lang, Say("ban-done", name=owner.ban(person, why)))


@admin.command("unban")
def unban(person: PersonId, db: StoreUrl = "", lang: Language = SPOKEN) -> None:
    """Let somebody in again."""
    with desk(db) as (owner, _):
        say(lang, Say("unban-done", name=owner.ban(person, None)))


@admin.command("tables")
def tables(
    stage: Annotated[Stage, typer.Option("--stage", help="Only those that are open, running or over.")] = "",
    most: Most = 50,
    db: StoreUrl = "",
    lang: Language = SPOKEN,
) -> None:
    """The tables, those first where something happened last."""
    with desk(db) as (owner, _):
        found = owner.tables(stage, most)
    columns = ("column-id", "column-game", "column-stage", "column-touched", "column-people")
    show(lang, columns, [(t.id, t.game, t.stage, when(t.touched), t.people) for t in found])


@admin.command("quotas")
def quotas(most: Most = 20, db: StoreUrl = "", lang: Language = SPOKEN) -> None:
    """What one person may do, and who has done most on the last day."""
    with desk(db) as (owner, settings):
        found = owner.used(most)
    limits = {"chats": settings.chats_per_minute, "tables": settings.tables_per_hour}
    say(lang, Say("quotas-are", reports=settings.reports_per_day, **limits))
    columns = ("column-id", "column-name", "column-set-up", "column-moves", "column-chats", "column-reports")
    show(lang, columns, [(u.id[:SHORT], u.name, *map(str, u[2:])) for u in found])


def when(moment: float | None) -> str:
    return "" if moment is None else datetime.fromtimestamp(moment).strftime("%Y-%m-%d %H:%M")


def show(lang: str, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    from rich.table import Column, Table
    from rich.text import Text

    words = Words()
    headings = [words.say(lang, Say(column)) for column in columns]
    table = Table(Column(headings[0], no_wrap=True), *headings[1:])  # the first one names a row, and is copied whole
    for row in rows:
        table.add_row(*map(Text, row))  # what people call themselves is no markup
    console.print(table)
