"""A table in memory: takes in what clients ask, decides, stores, adopts, and sends."""

from __future__ import annotations

import asyncio
import contextlib
from contextlib import asynccontextmanager
from time import perf_counter
from typing import TYPE_CHECKING, Final, TypeAlias

from silvergold.server.live.autopilot import Autopilot
from silvergold.server.live.broadcast import Broadcast
from silvergold.server.live.connections import DAMAGED, TRY_AGAIN_SOON, refuse
from silvergold.server.live.heartbeat import Heartbeat
from silvergold.server.live.presence import Presence
from silvergold.server.live.seat_keys import SeatKeys
from silvergold.server.live.tasks import BackgroundTasks
from silvergold.server.ops import audit, metrics
from silvergold.server.stores.base import (
    PATIENCE,
    BehindError,
    Change,
    DamagedGameError,
    Notice,
    StoreError,
)
from silvergold.server.stores.restore import restored, with_pencils
from silvergold.server.table import events
from silvergold.server.table.commands import Pencil, Say, Sit
from silvergold.server.table.decide import Decision, decide
from silvergold.server.table.refusals import RefusedError, Why

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterator

    from silvergold.core.moves import Seat
    from silvergold.server.live.connections import Connection
    from silvergold.server.stores.base import Heading, Store, StoredGame
    from silvergold.server.table.commands import ClientMessage
    from silvergold.server.table.events import Event
    from silvergold.server.table.table import Table
    from silvergold.server.thinking import Thinker

ATTEMPTS: Final = 20

Decide: TypeAlias = "Callable[[Table], Decision | None]"


class LiveTable:
    """A table of this process, with its connections. One change happens at a time.

    `idle` is called when nobody is connected any more, and nothing is under way.
    """

    def __init__(
        self,
        stored: StoredGame,
        store: Store,
        thinker: Thinker,
        process: str,
        idle: Callable[[], None],
    ) -> None:
        self.table = restored(stored)
        self.heading = stored.heading
        self.secrets = stored.secrets
        self.keys = SeatKeys(stored.holders)
        self.presence = Presence()
        self.tasks = BackgroundTasks(stored.heading.id, self._check_idle)
        self.autopilot = Autopilot(self, thinker)
        self.stopping = False
        self._broadcast = Broadcast(self)
        self._heartbeat = Heartbeat(self, store, process, self._broadcast)
        self._store = store
        self._process = process
        self._idle = idle
        self._lock = asyncio.Lock()
        self._stale = False

    # Connections

    @property
    def is_idle(self) -> bool:
        """Whether nobody is connected and nothing is under way."""
        return not (self.presence.connections or self.tasks)

    def seats_of(self, key_hash: bytes) -> tuple[Seat, ...]:
        """The seats that a key holds."""
        return tuple(self.keys.seats_of(key_hash, self.table))

    def seat(self, connection: Connection) -> None:
        """Let a connection have the seats of its key; the only one is looked from at once."""
        connection.seats = self.seats_of(connection.key_hash)
        if connection.seat not in connection.seats:
            connection.seat = connection.seats[0] if len(connection.seats) == 1 else None

    def connect(self, connection: Connection) -> None:
        """Show the table to a connection from now on."""
        before = self.presence.anywhere
        self.seat(connection)
        self.presence.connect(connection)
        self.autopilot.update()
        self._broadcast.show(connection)
        self._broadcast.show_remarks(connection)
        self._heartbeat.start()
        self._presence_changed(before, but=connection)

    def disconnect(self, connection: Connection) -> None:
        """Show the table to a connection no more."""
        before = self.presence.anywhere
        self.presence.disconnect(connection)
        self._presence_changed(before)
        self._check_idle()

    def _presence_changed(self, before: frozenset[Seat], but: Connection | None = None) -> None:
        if self.presence.anywhere != before:
            self._heartbeat.tell_others()
            self._broadcast.show_presence(but)

    def _check_idle(self) -> None:
        if self.is_idle:
            self._heartbeat.stop()
            self._idle()

    # What clients ask

    async def receive(self, connection: Connection, message: ClientMessage) -> None:
        """Act on a message, and send what comes of it to everybody whom it concerns."""
        if self.stopping:
            return
        if message.seat not in connection.seats:
            refuse(connection, message, RefusedError(Why.NOT_YOUR_SEAT))
            return
        try:
            match message:
                case Sit(seat):
                    connection.seat = seat
                    self._broadcast.show(connection)
                case Pencil(seat):
                    await self._pencil(message)
                    if connection.seat != seat:  # it looks from another of its seats by now
                        self._broadcast.show(connection)
                case _:
                    received = perf_counter()
                    if await self.command(message, connection.key_hash):
                        metrics.ACKNOWLEDGED.observe(perf_counter() - received)
                    else:
                        self._answer_again(connection, message)
        except RefusedError as error:
            refuse(connection, message, error)
            self._broadcast.show(connection)
        except StoreError as error:
            self.autopilot.store_failed()  # before they are shown how much time is left
            refuse(connection, message, error, again=True)
            self._broadcast.show(connection)

    async def command(self, message: ClientMessage, key_hash: bytes) -> bool:
        """Let the command of whoever holds a seat take effect; False if it has before."""

        def decided(table: Table) -> Decision | None:
            self._check_holds(key_hash, message.seat)
            return decide(table, message, self.presence.absent(table.people))

        return await self.commit(decided)

    def _check_holds(self, key_hash: bytes, seat: Seat) -> None:
        if seat not in self.seats_of(key_hash):
            raise RefusedError(Why.NOT_YOUR_SEAT)

    def _answer_again(self, connection: Connection, message: ClientMessage) -> None:
        """Answer what had its effect before as it was answered then."""
        if isinstance(message, Say):
            self._broadcast.repeat_remark(connection, message.seat, message.number)
        else:
            self._broadcast.show(connection)

    async def _pencil(self, message: Pencil) -> None:
        """Store pencil marks, then show them: nothing shown may vanish."""
        seat, number, moves = message.seat, message.number, message.moves
        async with self._exclusive():
            has_stand_in = self.table.chairs[seat].stand_in
            table = None if has_stand_in else self.table.with_pencil(seat, number, moves)
            if table is not None:
                with self._doubting():
                    await self._store.pencil(table.game, seat, number, moves)
                self.table = table
                if seat in self.presence.elsewhere:
                    notice = Notice(self._process, table.game, pencil=(seat, number, moves))
                    _ = self.tasks.start(self._store.tell(notice))
        self._broadcast.show_pencil(seat)

    async def hold(self, seat: Seat, key_hash: bytes, *, by: bytes | None) -> None:
        """Let one more key hold a seat that another key holds, or watch."""
        async with self._exclusive():
            if by is not None:
                self._check_holds(by, seat)
            try:
                with self._doubting():
                    await self._store.hold(self.table.game, seat, key_hash, by=by)
            except BehindError:
                await self._load()
                if by is not None:
                    self._check_holds(by, seat)
                raise
            self.keys.add(seat, key_hash)

    # Changes

    async def commit(self, decide: Decide, holder: bytes | None = None) -> bool:
        """Decide, store, adopt, send; False if nothing is to be changed.

        `holder` is the key of whoever sits down by it. Raises `StoreError` within `PATIENCE`
        seconds if it cannot be stored, as far as is known.
        """
        async with self._exclusive():
            for _ in range(ATTEMPTS):
                decision = decide(self.table)
                if decision is None:
                    return False
                event, after = decision.event, decision.after
                held = (event.seat, holder) if holder and isinstance(event, events.Seated) else None
                change = Change.to(after, event, held)
                try:
                    with self._doubting():
                        heading = await self._store.append(self.heading, change)
                except BehindError:
                    await self._load()
                else:
                    audit.stored(self.table, change)
                    self.keys.change(change)
                    self._adopt(event, after, heading)
                    return True
        raise StoreError("others were quicker all the time")

    @asynccontextmanager
    async def _exclusive(self) -> AsyncIterator[None]:
        """Let one thing be done at a time, on what is known to be stored.

        Raises `StoreError` if that takes longer than `PATIENCE` seconds.
        """
        try:
            async with asyncio.timeout(PATIENCE), self._lock:
                if self._stale:
                    await self._load()
                yield
        except TimeoutError:
            raise StoreError("this takes too long: it may be stored all the same") from None

    @contextlib.contextmanager
    def _doubting(self) -> Iterator[None]:
        """If the store fails, nobody knows what is stored until the table is loaded again."""
        try:
            yield
        except BehindError:
            raise
        except DamagedGameError:
            for connection in self.presence.connections:
                connection.close(DAMAGED, "this game is damaged")
            raise
        except (StoreError, asyncio.CancelledError):
            self._stale = True
            self.autopilot.store_failed()
            raise

    async def catch_up(self) -> None:
        """Take over what may have been stored unseen. Raises `StoreError`."""
        self._stale = True
        async with self._exclusive():
            pass

    async def _load(self) -> None:
        self._stale = False  # what comes from now on may not be in what is loaded
        with self._doubting():
            stored = await self._store.load(self.table.game)
        self.autopilot.store_works()
        if stored is None:
            return
        self.keys = SeatKeys(stored.holders)
        for event in stored.events[self.table.version :]:
            self._adopt(event, self.table.after(event), stored.heading)
        self.heading = stored.heading
        self._adopt_pencils(with_pencils(self.table, stored))

    def _adopt(self, event: Event, after: Table, heading: Heading) -> None:
        self.table, self.heading = after, heading
        self.autopilot.update()  # first, so that a new turn is shown with its whole time
        self._broadcast.tell(event)

    def _adopt_pencils(self, after: Table) -> None:
        before, self.table = self.table, after
        if before.play and after.play:
            marks, kept = after.play.pencils, before.play.pencils
            for seat in [seat for seat in marks if marks[seat] != kept.get(seat)]:
                self._broadcast.show_pencil(seat)

    # Other processes

    def hear(self, notice: Notice) -> None:
        """Take in what another process tells of this table."""
        if notice.present is not None:
            before = self.presence.anywhere
            self.presence.hear(notice.process, notice.present)
            if self.presence.anywhere != before:
                self._broadcast.show_presence()
            if notice.asks:
                self._heartbeat.tell_others()
        elif not self._follow(notice):
            _ = self.tasks.start(self.catch_up())
            if not notice.game:
                self._heartbeat.tell_others(asks=True)  # who is there may have been missed, too

    def _follow(self, notice: Notice) -> bool:
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

    def yields(self) -> bool:
        """Whether another process with people at this table is to act first."""
        return self.presence.yields_to(self._process)

    # The end

    def rest(self) -> None:
        """Let nothing happen by itself any more, until somebody connects."""
        self.autopilot.rest()

    async def stop(self) -> None:
        """Take in nothing any more, and finish what is under way."""
        self.stopping = True
        self.autopilot.stop()
        self._heartbeat.stop()
        async with self._lock:
            pass
        await self.tasks.finish()

    def close(self) -> None:
        """Tell all clients to come back."""
        for connection in [*self.presence.connections]:
            connection.close(TRY_AGAIN_SOON, "the server stops: come back in a moment")

    async def finish(self) -> None:
        """Wait for what is under way."""
        await self.tasks.finish()
