"""A small set of things worth having done, and in which game somebody did each first."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from silvergold.bots.registry import LEVELS
from silvergold.core.facts import CUPS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from datetime import date

    from silvergold.server.logbook.entries import Entry

Achievement: TypeAlias = Literal[
    "voyage",
    "victory",
    "cup",
    "colours",
    "nine",
    "tidy",
    "palms",
    "seals",
    "points-120",
    "points-130",
    "points-140",
    "hair",
    "levels",
    "week",
    "hundred",
]
ACHIEVEMENTS: Final[tuple[Achievement, ...]] = get_args(Achievement)

NINE: Final = 9
PALM_POINTS: Final = 12
SEAL_POINTS: Final = 12
DAYS_OF_A_WEEK: Final = 7
HUNDRED: Final = 100


@dataclass(slots=True)
class Progress:
    """What counts over several games, up to one of them."""

    games: int = 0
    beaten: set[str] = field(default_factory=set)
    last_day: date | None = None
    days: int = 0

    def add(self, entry: Entry) -> None:
        """Count one more game, which was not played before those that are counted."""
        self.games += 1
        if entry.won:
            self.beaten |= entry.levels
        if self.last_day is None or entry.day > self.last_day:
            follows = self.last_day is not None and (entry.day - self.last_day).days == 1
            self.days = self.days + 1 if follows else 1
            self.last_day = entry.day


_Reached: TypeAlias = "Callable[[Entry, Progress], bool]"

_TREASURES, _SEALS, _PALMS = 0, 1, 4
_REACHED: Final[dict[Achievement, _Reached]] = {
    "voyage": lambda _, __: True,
    "victory": lambda entry, _: entry.won,
    "cup": lambda entry, _: CUPS[0] in entry.sheet.cups,
    "colours": lambda entry, _: all(entry.sheet.colours),
    "nine": lambda entry, _: sum(entry.sheet.colours) >= NINE,
    "tidy": lambda entry, _: entry.sheet.begun == 0 and entry.sheet.parts[_TREASURES] > 0,
    "palms": lambda entry, _: entry.sheet.parts[_PALMS] >= PALM_POINTS,
    "seals": lambda entry, _: entry.sheet.parts[_SEALS] >= SEAL_POINTS,
    "points-120": lambda entry, _: entry.score >= 120,  # noqa: PLR2004 - as its name says
    "points-130": lambda entry, _: entry.score >= 130,  # noqa: PLR2004
    "points-140": lambda entry, _: entry.score >= 140,  # noqa: PLR2004
    "hair": lambda entry, _: entry.won and entry.lead <= 1,
    "levels": lambda _, progress: progress.beaten.issuperset(LEVELS),
    "week": lambda _, progress: progress.days >= DAYS_OF_A_WEEK,
    "hundred": lambda _, progress: progress.games >= HUNDRED,
}


def achieved(
    entry: Entry, progress: Progress, among: Iterable[Achievement] = ACHIEVEMENTS
) -> list[Achievement]:
    """Those that are achieved by a game or with it, given the progress including it."""
    return [name for name in among if _REACHED[name](entry, progress)]


def progress_to(name: Achievement, progress: Progress) -> tuple[int, int]:
    """How far one is with what takes several games, and how far that goes; (0, 0) for others."""
    match name:
        case "levels":
            return len(progress.beaten & {*LEVELS}), len(LEVELS)
        case "week":
            return min(progress.days, DAYS_OF_A_WEEK), DAYS_OF_A_WEEK
        case "hundred":
            return min(progress.games, HUNDRED), HUNDRED
        case _:
            return 0, 0
