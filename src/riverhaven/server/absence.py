"""Who is away: those whom the table has waited for too long, and whoever may be replaced for it."""

from riverhaven.server.table import Table


def may_be_replaced(table: Table, seat: int, now: float, absent_s: float) -> bool:
    """Whether the others may propose to replace whoever sits there."""
    is_theirs = table.seats[seat].person is not None and seat not in table.resigned and seat not in table.offered
    return table.stage == "running" and table.lesson is None and is_theirs and is_away(table, seat, now, absent_s)


def is_away(table: Table, seat: int, now: float, absent_s: float) -> bool:
    """Whether somebody has kept the table waiting for long, or has left the seat to a bot for as long."""
    if seat in table.left:
        return now - table.left[seat] > patience_with(table, absent_s)
    return table.seats[seat].person in absent(table, now, absent_s)


def absent(table: Table, now: float, absent_s: float) -> set[str]:
    """Those whom the table has waited for too long: for a decision, or for an answer."""
    found, patience = set[str](), patience_with(table, absent_s)
    found |= {table.seats[seat].person or "" for seat, since in table.waits.items() if now - since > patience}
    if table.request is not None and now - table.request.since > patience:
        found |= table.request.missing(table.humans())
    return found


def patience_with(table: Table, absent_s: float) -> float:
    """Where there is a clock, nobody is absent who has time left."""
    clock = table.opening.clock
    return absent_s if clock is None else max(absent_s, clock.base)
