"""What ratings are worked out from."""

from typing import NamedTuple


class Meeting(NamedTuple):
    """How two bots, by their numbers, did against each other in all the games of a deal.

    The first was ahead in `ahead` of the games; being level counts half.
    """

    first: int
    second: int
    games: int
    ahead: float
