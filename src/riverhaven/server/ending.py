"""How a match ends before its rules end it, and which place that leaves to whom.

- Whoever *resigns* comes after all who did not, and after those who resigned later. While two seats and a person are
  left, the match goes on and a bot plays for whoever resigned; otherwise it is over, and those who are left share the
  first place.
- Those who play may *agree* to end: nobody wins. Whoever has left is not asked, so that one who stays is never stuck;
  *alone*, one ends the match at once.
"""

from collections.abc import Sequence

from riverhaven.server.protocol import How

STAND_IN = "medium"  # the bot that plays on for somebody who has resigned, or whose time is up


def places(by_rules: Sequence[int], resigned: Sequence[int], how: How | None) -> list[int]:
    """The place of each seat; `by_rules` are those that the rules gave, 0 while they gave none.

    >>> places([1, 2, 3], resigned=[0], how=None)
    [3, 1, 2]
    >>> places([0, 0, 0], resigned=[2, 0], how="resigned")
    [2, 1, 3]
    >>> places([0, 0], resigned=[], how="agreed")
    [0, 0]
    """
    if how is None and not any(by_rules):
        return list(by_rules)  # it still runs
    if how not in (None, "resigned"):
        return [0] * len(by_rules)

    def rank(seat: int) -> tuple[int, int]:
        return (1, -resigned.index(seat)) if seat in resigned else (0, by_rules[seat])

    ranks = [rank(seat) for seat in range(len(by_rules))]
    return [1 + sum(other < mine for other in ranks) for mine in ranks]
