"""A table as it is stored, as far as this process knows: whatever changes is stored first."""

from __future__ import annotations

import asyncio
import contextlib
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final, Protocol, TypeAlias

from silvergold.server.live.seat_keys import SeatKeys
from silvergold.server.ops import audit
from silvergold.server.stores.base import (
    STORE_TIMEOUT,
    BehindError,
    Change,
    DamagedGameError,
    StoreError,
)
from silvergold.server.stores.rebuild import rebuilt, with_pencils
from silvergold.server.table import events
from silvergold.server.table.decide import timed
from silvergold.server.table.refusals import RefusedError, Why

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterator

    from silvergold.core.moves import Seat
    from silvergold.server.live.deadlines import Deadlines
    from silvergold.server.stores.base import Heading, Notice, Store, StoredGame
    from silvergold.server.table.decide import Decision
    from silvergold.server.table.events import Event
    from silvergold.server.table.table import Table

ATTEMPTS: Final = 20

LOCK_SECONDS: Final = STORE_TIMEOUT / 2
"""How long a change waits for the changes before it, so that enough time is left to store it."""

Decide: TypeAlias = "Callable[[Table], Decision | None]"


class Listener(Protocol):
    """Is told what becomes of a table."""

    def adopted(self, event: Event) -> None:
        """An event is stored, and the table is the one after it."""

    def pencilled(self, seat: Seat) -> None:
        """The pencil marks of a seat have changed."""

    def store_failed(self) -> None:
        """Nobody knows what is stored until the table is loaded again."""

    def store_works(self) -> None:
        """The table is loaded."""

    def damaged(self) -> None:
        """What is stored was changed: nobody can play on."""


class Replica:
    """This process's copy of a table. One change happens at a time."""

    def __init__(
        self, stored: StoredGame, store: Store, listener: Listener, deadlines: Deadlines
    ) -> None:
        self.table = rebuilt(stored)
        self.heading = stored.heading
        self.secrets = stored.secrets
        self.keys = SeatKeys(stored.holders)
        self._store = store
        self._listener = listener
        self._deadlines = deadlines
        self._lock = asyncio.Lock()
        self._stale = False
        self._newest_marks: dict[tuple[Seat, int], object] = {}

    def seats_of(self, key_hash: bytes) -> tuple[Seat, ...]:
        """The seats that a key holds."""
        return tuple(self.keys.seats_of(key_hash, self.table))

    def check_holds(self, key_hash: bytes, seat: Seat) -> None:
        """Raise `RefusedError` if a key does not hold a seat."""
        if seat not in self.seats_of(key_hash):
            raise RefusedError(Why.NOT_YOUR_SEAT)

    # Changes

    async def commit(self, decide: Decide, holder: bytes | None = None) -> bool:
        """Decide, store, adopt; False if nothing is to be changed.

        `holder` is the key of whoever sits down by it. Raises `StoreError` within `STORE_TIMEOUT`
        seconds if it cannot be stored, as far as is known.
        """
        async with self._exclusive():
            for _ in range(ATTEMPTS):
                decision = decide(self.table)
                if decision is None:
                    return False
                decision = timed(self.table, decision, self._deadlines.now())
                event, after = decision.event, decision.after
                held = (event.seat, holder) if holder and isinstance(event, events.Seated) else None
                change = Change.to(after, event, held)
                try:
                    with self._stale_on_failure():
                        heading = await self._store.append(self.heading, change)
                except BehindError:
                    await self._load()
                else:
                    audit.stored(self.table, change)
                    self.keys.change(change)
                    self._adopt(event, after, heading)
                    return True
        raise StoreError("others were quicker all the time")

    async def pencil(self, seat: Seat, number: int, moves: list[str]) -> bool:
        """Store pencil marks, then adopt them; False if they come too late to be kept.

        Of marks that wait for their turn only the newest are stored: however many come, nobody
        waits for more than one of each seat.
        """
        marks = (seat, number)
        newest = self._newest_marks[marks] = object()
        try:
            async with self._exclusive():
                if self._newest_marks.get(marks) is not newest:
                    return False
                if self.table.chairs[seat].stand_in:
                    return False
                table = self.table.with_pencil(seat, number, moves)
                if table is None:
                    return False
                with self._stale_on_failure():
                    await self._store.pencil(table.game, seat, number, moves)
                self.table = table
                return True
        finally:
            if self._newest_marks.get(marks) is newest:
                del self._newest_marks[marks]

    async def hold(self, seat: Seat, key_hash: bytes, *, by: bytes | None) -> None:
        """Let one more key hold a seat that another key holds, or watch."""
        async with self._exclusive():
            if by is not None:
                self.check_holds(by, seat)
            try:
                with self._stale_on_failure():
                    await self._store.hold(self.table.game, seat, key_hash, by=by)
            except BehindError:
                await self._load()
                if by is not None:
                    self.check_holds(by, seat)
                raise
            self.keys.add(seat, key_hash)

    async def settle(self) -> None:
        """Wait for the change that is under way."""
        async with self._lock:
            pass

    @asynccontextmanager
    async def _exclusive(self) -> AsyncIterator[None]:
        """Let one thing be done at a time, on what is known to be stored.

        Raises `StoreError` if that takes longer than `STORE_TIMEOUT` seconds. Those who wait too
        long behind others lose no time by it, as if the store had failed.
        """
        deadline = asyncio.get_running_loop().time() + STORE_TIMEOUT
        try:
            async with asyncio.timeout(LOCK_SECONDS) as limit, self._lock:
                limit.reschedule(deadline)
                if self._stale:
                    await self._load()
                yield
        except TimeoutError:
            self._listener.store_failed()
            raise StoreError("this takes too long: it may be stored all the same") from None

    @contextlib.contextmanager
    def _stale_on_failure(self) -> Iterator[None]:
        """If the store fails, nobody knows what is stored until the table is loaded again."""
        try:
            yield
        except BehindError:
            raise
        except DamagedGameError:
            self._listener.damaged()
            raise
        except (StoreError, asyncio.CancelledError):
            self._stale = True
            self._listener.store_failed()
            raise

    # What others have stored

    async def catch_up(self) -> None:
        """Take over what may have been stored unseen. Raises `StoreError`."""
        self._stale = True
        async with self._exclusive():
            pass

    def follow(self, notice: Notice) -> bool:
        """Adopt what a notice carries; False if it does not follow from what is known here."""
        if self._lock.locked() or self._stale:
            return False
        if notice.pencil:
            with contextlib.suppress(RefusedError):
                self._adopt_pencils(self.table.with_pencil(*notice.pencil) or self.table)
            return True
        heading, text = notice.heading, notice.event
        if heading is None or not heading.follows(self.heading, text):
            return False
        event = events.read(text)
        if isinstance(event, events.Seated | events.Freed):  # who holds the seat is not told
            return False
        self._adopt(event, self.table.after(event), heading)
        return True

    async def _load(self) -> None:
        self._stale = False  # what comes from now on may not be in what is loaded
        with self._stale_on_failure():
            stored = await self._store.load(self.table.game)
        self._listener.store_works()
        if stored is None:
            return
        self.keys = SeatKeys(stored.holders)
        for event in stored.events[self.table.version :]:
            self._adopt(event, self.table.after(event), stored.heading)
        self.heading = stored.heading
        self._adopt_pencils(with_pencils(self.table, stored))

    def _adopt(self, event: Event, after: Table, heading: Heading) -> None:
        self.table, self.heading = after, heading
        self._listener.adopted(event)

    def _adopt_pencils(self, after: Table) -> None:
        before, self.table = self.table, after
        if before.play and after.play:
            marks, kept = after.play.pencils, before.play.pencils
            for seat in [seat for seat in marks if marks[seat] != kept.get(seat)]:
                self._listener.pencilled(seat)
