"""The daily game: which one everybody plays on a date. It follows from the date alone."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from typing import TYPE_CHECKING, Final

from silvergold.deals.fair import FairDeal

if TYPE_CHECKING:
    from silvergold.core.state import Deal

TEXT: Final = "silver-and-gold deal of the day "
"""What the text of a deal begins with; the date follows."""

FIRST: Final = date(2026, 1, 1)
"""The first day that has a deal."""

LAST: Final = date(9998, 12, 31)
"""The last day that has one: there is no date for the end of later weeks."""

CLOSES_AFTER: Final = timedelta(hours=1)
"""How long after its end the table of a day still takes results of games that began on the day."""

DAYS_IN_A_WEEK: Final = 7
_SATURDAY: Final = 5


@dataclass(frozen=True, slots=True)
class DailyDeal:
    """The deal of a day by rule 1, which stays as it is: other days may get another rule.

    The day begins and ends at 00:00 UTC, everywhere. The person has seat 0.
    """

    day: date

    @property
    def text(self) -> str:
        """The text from which the cards and the lots of the bots follow."""
        return f"{TEXT}{self.day.isoformat()}"

    @property
    def bots(self) -> tuple[str, ...]:
        """The opponents, by their levels: one on a working day, two at the weekend."""
        return ("sailor", "mate") if self.day.weekday() >= _SATURDAY else ("mate",)

    @property
    def fair(self) -> FairDeal:
        """What the deal follows from, and by which it can be checked."""
        return FairDeal.from_text(self.text, 1 + len(self.bots))

    @property
    def deal(self) -> Deal:
        """The cards."""
        return self.fair.deal

    @property
    def begins(self) -> datetime:
        """The first moment at which it may be told."""
        return datetime.combine(self.day, time(), UTC)

    @property
    def ends(self) -> datetime:
        """The moment at which the next one begins."""
        return self.begins + timedelta(days=1)

    @property
    def closes(self) -> datetime:
        """The moment from which on no result is taken into the table of the day."""
        return self.ends + CLOSES_AFTER

    @property
    def week(self) -> tuple[date, ...]:
        """The seven days of its tour, from Monday to Sunday."""
        monday = self.day - timedelta(days=self.day.weekday())
        return tuple(monday + timedelta(days=days) for days in range(DAYS_IN_A_WEEK))


def today(now: datetime) -> DailyDeal:
    """The daily game that it is now, in UTC."""
    return DailyDeal(now.astimezone(UTC).date())


def of_text(text: str) -> DailyDeal | None:
    """The daily game that has this text; None if it is not the text of one.

    >>> of_text("silver-and-gold deal of the day 2026-11-18")
    DailyDeal(day=datetime.date(2026, 11, 18))
    """
    return of_day(text.removeprefix(TEXT)) if text.startswith(TEXT) else None


def of_day(text: str) -> DailyDeal | None:
    """The deal of a date that is written as 2026-11-18; None if there is none."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        return None
    return DailyDeal(day) if FIRST <= day <= LAST and day.isoformat() == text else None


def streaks(days: set[date], now: date) -> tuple[int, int]:
    """How many days in a row were played, up to today or yesterday; and the most there ever were.

    >>> streaks({date(2026, 11, 17), date(2026, 11, 16), date(2026, 11, 11)}, date(2026, 11, 18))
    (2, 2)
    """
    one = timedelta(days=1)
    current, longest = 0, 0
    last = now if now in days else now - one
    for first in [day for day in days if day - one not in days]:
        length = 1
        while first + length * one in days:
            length += 1
        longest = max(longest, length)
        if first <= last < first + length * one:
            current = (last - first).days + 1
    return current, longest
