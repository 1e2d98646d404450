"""A table in memory with its connections: takes in what clients ask, and sends what comes of it."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING

from silvergold.server.live.autopilot import Autopilot
from silvergold.server.live.broadcast import Broadcast
from silvergold.server.live.connections import DAMAGED, TRY_AGAIN_SOON, refuse
from silvergold.server.live.heartbeat import Heartbeat
from silvergold.server.live.presence import Presence
from silvergold.server.live.replica import Replica
from silvergold.server.live.tasks import BackgroundTasks
from silvergold.server.ops import metrics
from silvergold.server.stores.base import Notice, StoreError
from silvergold.server.table.commands import Pencil, Say, Sit
from silvergold.server.table.decide import Decision, decide
from silvergold.server.table.events import Acted, GaveUp
from silvergold.server.table.refusals import RefusedError, Why

if TYPE_CHECKING:
    from collections.abc import Callable

    from silvergold.core.moves import Seat
    from silvergold.server.live.connections import Connection
    from silvergold.server.live.deadlines import Deadlines
    from silvergold.server.stores.base import Secrets, Store, StoredGame
    from silvergold.server.table.commands import ClientMessage
    from silvergold.server.table.events import Event
    from silvergold.server.table.table import Table
    from silvergold.server.thinking.thinker import Thinker


class LiveTable:
    """A table of this process, with its connections.

    `idle` is called when nobody is connected any more, and nothing is under way; `over` when the
    game has ended.
    """

    def __init__(
        self,
        stored: StoredGame,
        store: Store,
        thinker: Thinker,
        process: str,
        idle: Callable[[], None],
        deadlines: Deadlines,
        over: Callable[[], None] = lambda: None,
    ) -> None:
        self.replica = Replica(stored, store, self, deadlines)
        self.presence = Presence()
        self.tasks = BackgroundTasks(stored.heading.id, self._check_idle)
        self.autopilot = Autopilot(self, thinker, deadlines)
        self.stopping = False
        self._broadcast = Broadcast(self)
        self._heartbeat = Heartbeat(self, store, process, self._broadcast)
        self._store = store
        self._process = process
        self._idle = idle
        self._over = over

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return self.replica.table

    @property
    def secrets(self) -> Secrets:
        """What the table keeps to itself: its seed, and the keys of its links."""
        return self.replica.secrets

    # Connections

    @property
    def is_idle(self) -> bool:
        """Whether nobody is connected and nothing is under way."""
        return not (self.presence.connections or self.tasks)

    def seat(self, connection: Connection) -> None:
        """Give a connection the seats of its key; if there is only one, it looks from there."""
        connection.seats = self.replica.seats_of(connection.key_hash)
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
                    kept = await self._pencil(message)
                    if connection.seat != seat:  # it looks from another of its seats by now
                        self._broadcast.show(connection)
                    elif not kept:
                        self._broadcast.show_pencil(seat, [connection])
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
            refuse(connection, message, error, again=True)
            self._broadcast.show(connection)

    async def command(self, message: ClientMessage, key_hash: bytes) -> bool:
        """Let the command of whoever holds a seat take effect; False if it has before."""

        def decided(table: Table) -> Decision | None:
            self.replica.check_holds(key_hash, message.seat)
            return decide(table, message, self.presence.absent(table.people))

        return await self.replica.commit(decided)

    async def _pencil(self, message: Pencil) -> bool:
        """Store pencil marks, then show them: nothing shown may vanish. False if they come late."""
        seat, marks = message.seat, (message.seat, message.number, message.moves)
        if not await self.replica.pencil(*marks):
            return False
        if seat in self.presence.elsewhere:
            notice = Notice(self._process, self.table.game, pencil=marks)
            _ = self.tasks.start(self._store.tell(notice))
        self._broadcast.show_pencil(seat)
        return True

    def _answer_again(self, connection: Connection, message: ClientMessage) -> None:
        """Answer what had its effect before as it was answered then."""
        if isinstance(message, Say):
            self._broadcast.repeat_remark(connection, message.seat, message.number)
        else:
            self._broadcast.show(connection)

    # What the replica tells

    def adopted(self, event: Event) -> None:
        """Do and send what follows from an event."""
        self.autopilot.update()  # first, so that a new turn is shown with its whole time
        self._broadcast.tell(event)
        if self.table.stage == "over" and isinstance(event, Acted | GaveUp):
            self._over()

    def pencilled(self, seat: Seat) -> None:
        """Show a seat its pencil marks."""
        self._broadcast.show_pencil(seat)

    def store_failed(self) -> None:
        """Let nobody lose time, and load the table in a while."""
        self.autopilot.store_failed()

    def store_works(self) -> None:
        """Let the clock go on."""
        self.autopilot.store_works()

    def damaged(self) -> None:
        """Close all connections: nobody can play on."""
        for connection in self.presence.connections:
            connection.close(DAMAGED, "this game is damaged")

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
        elif not self.replica.follow(notice):
            _ = self.tasks.start(self.replica.catch_up())
            if not notice.game:
                self._heartbeat.tell_others(asks=True)  # who is there may have been missed, too

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
        await self.replica.settle()
        await self.tasks.finish()

    def close(self) -> None:
        """Tell all clients to come back."""
        for connection in [*self.presence.connections]:
            connection.close(TRY_AGAIN_SOON, "the server stops: come back in a moment")

    async def finish(self) -> None:
        """Wait for what is under way."""
        await self.tasks.finish()
