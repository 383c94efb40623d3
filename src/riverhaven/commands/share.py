"""The command that shares a match: as a page, or as pictures."""

from pathlib import Path
from typing import Annotated

import typer

import riverhaven as rh
from riverhaven.commands.shell import SPOKEN, Language, app, bar
from riverhaven.core.words import Words

KINDS = (".html", ".svg", ".png")


@app.command()
def share(
    file: Annotated[Path, typer.Argument(help="A saved match.")],
    to: Annotated[
        Path,
        typer.Option(
            help="match.html: a page with the whole match, for anybody, offline; end.svg or end.png: its end."
        ),
    ],
    ply: Annotated[
        int | None, typer.Option(help="With .svg: the turn in which this move was made, as a picture that moves.")
    ] = None,
    seat: Annotated[
        int | None,
        typer.Option(help="Look with the eyes of this seat. If not given: of a spectator, in a page of everybody."),
    ] = None,
    names: Annotated[str, typer.Option(help="Who played, with commas between.")] = "",
    lang: Language = SPOKEN,
) -> None:
    """Share a saved match: as one page that needs no server, as a picture of its end, as a turn that moves."""
    from riverhaven import share as sharing
    from riverhaven.terminal import read

    if to.suffix not in KINDS:
        raise rh.Refusal("share-kind", file=to.name, allowed=", ".join(KINDS))
    match = read(file)
    match.view(seat)  # refuses a seat that is not there before anything is drawn
    account = sharing.Account(match, lang, names.split(",") if names else None)
    if to.suffix == ".png":
        to.write_bytes(sharing.png(account, seat))
    elif to.suffix == ".svg":
        drawn = sharing.end(account, seat) if ply is None else sharing.turn(account, ply, seat)
        to.write_text(drawn, encoding="utf-8")
    else:
        film = sharing.Film(account, None if seat is None else [seat])
        shots = list(film.shots())
        with bar() as progress:
            for shot in progress.track(shots, description=Words().say(lang, "sharing")):
                film.take(*shot)
        to.write_text(sharing.bound(film), encoding="utf-8")
