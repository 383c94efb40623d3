"""Asking a player for a decision."""

from riverhaven.core.gear import rule


@rule
def ask(s, seat, phase):
    """Wait for a decision of one seat."""
    s.waiting = 1 << seat
    s.phase = phase
