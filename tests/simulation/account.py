"""What is known of one game for certain: its events as they were kept, and who had which seat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, TypeAlias, TypeVar

from silvergold.core.notation import write
from silvergold.server.table import events
from silvergold.server.table.commands import ClientMessage, Pencil
from silvergold.server.table.events import Created, Freed, Seated
from silvergold.server.table.play import UNDO
from silvergold.server.table.table import Table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from silvergold.core.state import State
    from silvergold.news import News
    from silvergold.server.stores.base import Secrets
    from silvergold.server.table.chair import Chair
    from silvergold.server.table.events import Event

M = TypeVar("M", bound=ClientMessage)

LONGEST_WAY: Final = 60.0
"""Seconds after which something that was said is surely stored, or will never be."""

Tenure: TypeAlias = set[bytes]
"""Those who hold a seat, from when somebody sat down until it is vacant again."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A game after one of its events. `decided_from` is since when there is this to decide."""

    at: float
    decided_from: float
    decision: tuple[object, ...] | None
    state: State | None
    news: Sequence[News]
    numbers: list[int]
    chairs: tuple[Chair, ...]
    tenures: list[Tenure]
    called: bool
    people_to_act: list[int]


class Pencils:
    """What was written in pencil, and what was shown of it, with the times."""

    def __init__(self) -> None:
        self._written: list[tuple[float, Pencil]] = []
        self._shown: list[tuple[float, Pencil]] = []

    def write(self, pencil: Pencil, now: float) -> None:
        self._written.append((now, pencil))

    def show(self, pencil: Pencil, now: float) -> None:
        self._shown.append((now, pencil))

    def is_lost(self, pencil: Pencil, before: float) -> bool:
        """Whether this cannot be what is left of what was shown before that time."""
        for at, shown in reversed(self._shown):
            if at < before and shown.seat == pencil.seat:
                if shown.number != pencil.number or shown == pencil:
                    return False
                since = at - LONGEST_WAY
                return all(it != pencil for when, it in self._written if when >= since)
        return False


class Account:
    """One game, told by its events alone."""

    def __init__(self, game: str, secrets: Secrets, now: float) -> None:
        self.game = game
        self.secrets = secrets
        self.texts: list[str] = []
        self.keys: set[str] = set()
        self.moments: list[Moment] = []
        self.watchers: Tenure = set()
        self._said: dict[type, list[tuple[bytes, Any]]] = {}
        self.refused: dict[tuple[int, object], float] = {}
        self.pencils = Pencils()
        self.table: Table
        self._tenures: list[Tenure] = []
        self._began = now

    @property
    def last(self) -> Moment:
        return self.moments[-1]

    @property
    def clock(self) -> int | None:
        return self.table.created.clock

    def add(self, event: Event, now: float, holder: tuple[int, bytes] | None = None) -> None:
        """Let an event happen. Raises `ValueError` if it cannot."""
        if isinstance(event, Created):
            self.table = Table.new(self.game, event, self.secrets.seed)
            self._tenures = [set() for _ in self.table.chairs]
        else:
            self.table = self.table.after(event)
        key = events.key(event)
        if key and key in self.keys:
            raise ValueError(f"there are two events of the key {key}")
        self.keys |= {key} if key else set()
        if isinstance(event, Seated | Freed):
            self._tenures = [*self._tenures]
            self._tenures[event.seat] = set()
        if holder:
            self._tenures[holder[0]].add(holder[1])
        self.texts.append(events.write(event))
        self.moments.append(self._moment(now))

    def say(self, holder: bytes, message: ClientMessage) -> None:
        self._said.setdefault(type(message), []).append((holder, message))

    def said_of(self, kind: type[M]) -> list[tuple[bytes, M]]:
        return self._said.get(kind, [])

    def taken_back(self, seat: int, number: int) -> list[str] | None:
        """The moves that are pencil marks again, if the action before that one took them back."""
        made = self.table.in_play.actions[seat]
        if number > 1 and made[number - 1] == UNDO:
            return [write(move) for move in made[number - 2]]
        return None

    @property
    def called_at(self) -> float:
        return next(moment.at for moment in self.moments if moment.called)

    def hold(self, seat: int, holder: bytes) -> None:
        (self.watchers if seat < 0 else self._tenures[seat]).add(holder)

    def _moment(self, now: float) -> Moment:
        play = self.table.play
        decision = play.decision if play and self.table.stage == "playing" else None
        is_new = not self.moments or self.last.decision != decision
        return Moment(
            now,
            now if is_new else self.last.decided_from,
            decision,
            play.state if play else None,
            play.news if play else (),
            [len(made) for made in play.actions] if play else [],
            self.table.chairs,
            [*self._tenures],
            self.table.called,
            self.table.people_to_act,
        )
