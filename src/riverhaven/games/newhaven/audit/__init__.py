"""What is impossible about a state: the components are conserved, every count says the truth, and the turn is one that
can have come. Much of a state follows from the rest of it; here it is computed again and compared.

Every number is in the range of its field, and seats and options are those of a match, before a state comes here.
"""

from riverhaven.core.audit import absent, audited
from riverhaven.games.newhaven.audit import awards, board, harvest, turn, village
from riverhaven.games.newhaven.state import SEATS, STATE

audit = audited(absent(STATE, SEATS), *board.CHECKS, *turn.CHECKS, *harvest.CHECKS, *village.CHECKS, *awards.CHECKS)
