"""`python -m riverhaven` is the command `riverhaven`."""

from riverhaven.cli import main

main()
