"""What is impossible about a state: components are conserved, every count says the truth, and play can go on.

A position may be made up. It need not tell how a harvest came home or points were lost on the way, but nobody may have
more than the rules can have given so far: otherwise a limit would be passed later, in the middle of a rule.
"""

from riverhaven.core.audit import absent, audited
from riverhaven.games.riverboat.audit import components, length, points, turn
from riverhaven.games.riverboat.state import SEATS, STATE

audit = audited(
    absent(STATE, SEATS, "board"), *turn.CHECKS, *components.CHECKS, *turn.GRANTED, *points.CHECKS, length.check
)
