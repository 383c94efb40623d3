"""The command line, put together: `riverhaven` alone serves; what else there is lies in `commands/`."""

import riverhaven as rh
from riverhaven.commands import play  # noqa: F401 - it brings its commands, and those of players come first

# isort: split
from riverhaven.commands import share  # noqa: F401

# isort: split
from riverhaven.commands import admin, author, lab, owner  # noqa: F401
from riverhaven.commands.shell import app, errors, language
from riverhaven.core.language import Refused
from riverhaven.core.library import Mistake

__all__ = ["app", "main"]


def main() -> None:
    """Run the command line. What cannot be done is said in one sentence, without a traceback."""
    try:
        app()
    except (rh.Refusal, Refused, Mistake) as wrong:  # the latter two name a line of a rule, for whoever wrote it
        sentence = wrong.say(language()) if isinstance(wrong, rh.Refusal) else str(wrong)
        errors.print(sentence, style="red", highlight=False, soft_wrap=True)
        raise SystemExit(2) from None


if __name__ == "__main__":
    main()
