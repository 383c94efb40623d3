"""What is impossible about a state: the components are conserved, every count says the truth, and the match can end."""

from riverhaven.core.audit import absent, audited
from riverhaven.games.caboose.audit import action, cards, cities, end, turn
from riverhaven.games.caboose.state import SEATS, STATE

audit = audited(
    absent(STATE, SEATS),
    *(*turn.CHECKS, *action.CHECKS, *cities.CHECKS, *cards.CHECKS),
    *(action.choice, *end.CHECKS),
)
