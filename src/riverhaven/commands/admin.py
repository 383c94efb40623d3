"""Commands for whoever keeps a server: what is stored. The people are in owner.py."""

from pathlib import Path
from typing import Annotated

import typer

from riverhaven.commands.shell import SPOKEN, Language, app, errors, say, steps
from riverhaven.core.extras import from_extra
from riverhaven.core.words import Say

admin = typer.Typer(no_args_is_help=True, help="For whoever keeps a server.")
app.add_typer(admin, name="admin")


StoreUrl = Annotated[str, typer.Option("--db", help="The store; the file of `riverhaven serve` if not given.")]


@admin.command("backup")
def back_up(
    file: Annotated[Path, typer.Argument(help="A new file: a store of its own, in SQLite.")],
    db: StoreUrl = "",
    lang: Language = SPOKEN,
) -> None:
    """Write all that is stored into one file, while the server runs."""
    keep("backup", file, db, lang)


@admin.command("restore")
def restore(
    file: Annotated[Path, typer.Argument(help="What `backup` wrote.")], db: StoreUrl = "", lang: Language = SPOKEN
) -> None:
    """Bring back what a backup has and the store has not, while the server runs; what is there stays as it is."""
    keep("restore", file, db, lang)


@admin.command("purge")
def purge(
    days: Annotated[float, typer.Option(min=0, help="So long nobody has touched them.")],
    running: Annotated[bool, typer.Option("--running", help="Also matches that are not over.")] = False,
    yes: Annotated[bool, typer.Option("--yes", help="Do it; else it is only said how many they are.")] = False,
    db: StoreUrl = "",
    lang: Language = SPOKEN,
) -> None:
    """Forget old tables, with all that was played and said there."""
    with from_extra("server"):
        from riverhaven.server import keeping
        from riverhaven.server.settings import Settings

    with steps("") as step:
        count = keeping.purge(Settings.of(db).url, days, running, yes, step)
    say(lang, Say("purge-done" if yes else "purge-would", count=count))


@admin.command("sweep")
def sweep(
    yes: Annotated[bool, typer.Option("--yes", help="Tidy it up; else it is only said what there is.")] = False,
    db: StoreUrl = "",
    lang: Language = SPOKEN,
) -> None:
    """Find what is left behind in the store, does not fit together, or belongs to nothing any more."""
    with from_extra("server"):
        from riverhaven.server import sweeping
        from riverhaven.server.owner import Owner
        from riverhaven.server.settings import Settings

    with Owner.of(Settings.of(db).url) as owner, steps("") as step:
        mess = sweeping.look(owner.store, step)
        if yes:
            sweeping.tidy(owner.store, mess)
    for id, why in mess.broken:
        errors.print(f"{id}: {why}", style="red", highlight=False)
    counts = {
        "sweep-left": len(mess.left),
        "sweep-wrong": len(mess.wrong),
        "sweep-orphans": sum(mess.orphans.values()),
        "sweep-unproven": mess.unproven,
        "sweep-forgotten": mess.forgotten,
        "sweep-broken": len(mess.broken),
    }
    for message, count in counts.items():
        if count:
            say(lang, Say(message, count=count))
    says = "sweep-clean" if mess.clean else "sweep-done" if yes else "sweep-would"
    say(lang, Say(says))
    if mess.broken:
        raise typer.Exit(1)


def keep(what: str, file: Path, db: str, lang: str) -> None:
    with from_extra("server"):
        from riverhaven.server import keeping
        from riverhaven.server.settings import Settings

    do = keeping.backup if what == "backup" else keeping.restore
    with steps(str(file)) as step:
        count = do(Settings.of(db).url, file, step)
    say(lang, Say(f"{what}-done", file=str(file), count=count))


@admin.command("verify")
def verify_all(db: StoreUrl = "", lang: Language = SPOKEN) -> None:
    """Replay every stored match, and compare the result with what the store says of it."""
    with from_extra("server"):
        from riverhaven.server.settings import Settings
        from riverhaven.server.verify import verify_store

    count, wrong = verify_store(Settings.of(db).url)
    for id, why in wrong:
        errors.print(f"{id}: {why}", style="red", highlight=False)
    say(lang, Say("verified-store", count=count, wrong=len(wrong)))
    if wrong:
        raise typer.Exit(1)
