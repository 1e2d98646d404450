"""A table in this process: stores what happens there, and tells whoever looks at it."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from time import perf_counter
from typing import TYPE_CHECKING, Final, TypeAlias, TypeVar

from silvergold.server.live.connections import COME_BACK, DAMAGED, NO_SEAT, Guest, refuse, send
from silvergold.server.live.presence import Elsewhere
from silvergold.server.live.tasks import Errands
from silvergold.server.ops import audit as noted
from silvergold.server.ops import metrics
from silvergold.server.stores.base import (
    PATIENCE,
    BehindError,
    Change,
    DamagedGameError,
    Notice,
    StoreError,
)
from silvergold.server.table import events
from silvergold.server.table.creation import found_again, pencil_again
from silvergold.server.wire import views
from silvergold.server.wire.messages import (
    ClientMessage,
    Pencil,
    Presence,
    Remark,
    Remarks,
    Say,
    Sit,
    Waiting,
)
from silvergold.server.wire.refusals import RefusedError, Why

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine

    from silvergold.core.moves import Seat
    from silvergold.server.stores.base import Store, StoredGame
    from silvergold.server.table.events import Event
    from silvergold.server.table.table import Table

ATTEMPTS: Final = 20
HEARTBEAT_SECONDS: Final = 20
REMARKS_SHOWN: Final = 100

Decide: TypeAlias = "Callable[[Table], Change | None]"

T = TypeVar("T")


class Place:
    """A table with those who look at it. One event happens at a time."""

    def __init__(self, stored: StoredGame, store: Store, process: str) -> None:
        self.table = found_again(stored)
        self.secrets = stored.secrets
        self.holders = stored.holders
        self.begun, self.played, self.ended = stored.begun, stored.played, stored.ended
        self.guests: list[Guest] = []
        self.stopped = False
        self.happened: Callable[[], None] = lambda: None
        self.failed: Callable[[], None] = lambda: None
        self.idle: Callable[[], None] = lambda: None
        self.rest: Callable[[], None] = lambda: None
        self.left: Callable[[], float | None] = lambda: None
        self._store = store
        self._process = process
        self._elsewhere = Elsewhere()
        self._lock = asyncio.Lock()
        self._errands = Errands(self.table.game, self._check_idle)
        self._doubtful = False
        self._beating: asyncio.TimerHandle | None = None

    # Who is there

    def seats_of(self, holder: bytes) -> list[Seat]:
        """The seats that a key holds."""
        return [seat for seat in self.table.people if holder in self.holders.get(seat, ())]

    def may_look(self, holder: bytes) -> bool:
        """Whether a key opens this table at all."""
        return any(holder in held for held in self.holders.values())

    @property
    def here(self) -> frozenset[Seat]:
        """The seats whose people look at the table, here or through another process."""
        return self._here | self._elsewhere.seats

    @property
    def only_there(self) -> frozenset[Seat]:
        """The seats whose people look at the table through another process, and not here."""
        return self._elsewhere.seats - self._here

    @property
    def _here(self) -> frozenset[Seat]:
        return frozenset(seat for guest in self.guests for seat in guest.mine)

    @property
    def away(self) -> frozenset[Seat]:
        """The seats of people who do not look at the table."""
        return frozenset(self.table.people) - self.here

    def welcome(self, guest: Guest) -> None:
        """Let a guest look; who has one seat sits down on it at once."""
        before = self.here
        self.guests.append(guest)
        self._seat(guest)
        self.happened()
        self.show(guest)
        if said := self._newest_remarks():
            send([guest], Remarks(said))
        self._here_changed(before, but=guest)
        if self._beating is None:
            self._beat(asks=True)

    def _newest_remarks(self) -> list[Remark]:
        """What was said last, and by each seat, so that all know how the next is numbered."""
        said = self.table.remarks
        last = {remark.seat: at for at, remark in enumerate(said)}
        newest = range(max(0, len(said) - REMARKS_SHOWN), len(said))
        return [said[at] for at in sorted({*newest, *last.values()})]

    def farewell(self, guest: Guest) -> None:
        """The guest looks no more."""
        before = self.here
        self.guests.remove(guest)
        self._here_changed(before)
        self._check_idle()

    def _seat(self, guest: Guest) -> None:
        guest.mine = self.seats_of(guest.holder)
        if guest.seat not in guest.mine:
            guest.seat = guest.mine[0] if len(guest.mine) == 1 else None

    def _here_changed(self, before: frozenset[Seat], but: Guest | None = None) -> None:
        if self.here == before:
            return
        self._tell_here()
        self._show_presence(but)

    def _show_presence(self, but: Guest | None = None) -> None:
        others = [guest for guest in self.guests if guest is not but]
        if self.table.play is None:
            for guest in others:
                self.show(guest)
        else:
            send(others, Presence(views.at_seats(self.table, self.here)))

    def _beat(self, *, asks: bool = False) -> None:
        """Say every few seconds who is here: a line that is silent for longer is cut."""
        self._tell_here(asks=asks)
        if not asks:
            send(self.guests, Presence(views.at_seats(self.table, self.here)))
        self._beating = asyncio.get_running_loop().call_later(HEARTBEAT_SECONDS, self._beat)

    def _tell_here(self, *, asks: bool = False) -> None:
        notice = Notice(self._process, self.table.game, sorted(self._here), asks)
        _ = self.spawn(self._tell_others(notice))

    async def _tell_others(self, notice: Notice) -> None:
        try:
            await self._store.tell(notice)
        except StoreError:
            self._elsewhere.believe_on()
            raise

    def heard(self, notice: Notice) -> None:
        """Take in what another process tells of this table."""
        if notice.here is None:
            _ = self.spawn(self._catch_up())
            if not notice.game:
                self._tell_here(asks=True)  # who looks elsewhere may have been missed, too
            return
        before = self.here
        self._elsewhere.hear(notice.process, notice.here)
        if self.here != before:
            self._show_presence()
        if notice.asks:
            self._tell_here()

    # What happens

    async def hear(self, guest: Guest, message: ClientMessage) -> None:
        """Act on what a guest says, and tell whoever is to know."""
        if self.stopped:
            return
        if message.seat not in guest.mine:
            refuse(guest, message, RefusedError(Why.NOT_YOUR_SEAT))
            return
        try:
            match message:
                case Sit(seat):
                    guest.seat = seat
                    self.show(guest)
                case Pencil():
                    await self._to_its_end(self._pencil(message))
                case Say() if not guest.talk.take():
                    refuse(guest, message, RefusedError(Why.TALKS_FAST), again=True)
                case _:
                    heard = perf_counter()
                    if await self.decide(message, guest.holder):
                        metrics.ACKNOWLEDGED.observe(perf_counter() - heard)
                    else:
                        self._answer_again(guest, message)
        except RefusedError as error:
            refuse(guest, message, error)
            self.show(guest)
        except StoreError as error:
            refuse(guest, message, error, again=True)
            self.show(guest)

    async def decide(self, message: ClientMessage, holder: bytes) -> bool:
        """Let the words of who holds a seat take effect; False if they have before."""

        def decided(table: Table) -> Change | None:
            self._check_holds(holder, message.seat)
            event = table.decide(message, self.away)
            return change(table, event) if event else None

        return await self.change(decided)

    def _check_holds(self, holder: bytes, seat: Seat) -> None:
        if seat not in self.seats_of(holder):
            raise RefusedError(Why.NOT_YOUR_SEAT)

    def _answer_again(self, guest: Guest, message: ClientMessage) -> None:
        """What had its effect before is answered as it was then."""
        if isinstance(message, Say):
            said = [remark for remark in self.table.remarks if remark.seat == message.seat]
            send([guest], Remarks([said[message.number]]))
        else:
            self.show(guest)

    async def _pencil(self, message: Pencil) -> None:
        """Store moves that are only pencilled, then keep them in mind: nothing shown may vanish."""
        said = (message.seat, message.number, message.moves)
        async with self._turn():
            if self.table.may_pencil(*said):
                await self._trying(self._store.pencil(self.table.game, *said))
                self.table.pencil(*said)
        self._show_to(message.seat)

    async def hold(self, seat: Seat, holder: bytes, *, by: bytes | None) -> None:
        """Let one more key hold a seat that another key holds, or watch."""
        await self._to_its_end(self._hold(seat, holder, by))

    async def _hold(self, seat: Seat, holder: bytes, by: bytes | None) -> None:
        async with self._turn():
            if by is not None:
                self._check_holds(by, seat)
            try:
                await self._trying(self._store.hold(self.table.game, seat, holder, by=by))
            except BehindError:
                await self._look_again()
                if by is not None:
                    self._check_holds(by, seat)
                raise
            self.holders.setdefault(seat, set()).add(holder)

    async def change(self, decide: Decide) -> bool:
        """Store what is decided, then let it happen, then tell; False if nothing is to be changed.

        Raises `StoreError` within `PATIENCE` seconds if it cannot be stored, as far as is known.
        """
        return await self._to_its_end(self._change(decide))

    async def _to_its_end(self, work: Coroutine[object, object, T]) -> T:
        """Do something to its end, even if whoever asked for it is gone in the meantime."""
        task = self.spawn(work)
        if not (await asyncio.wait([task], timeout=PATIENCE))[0]:
            self.failed()
            raise StoreError("this takes too long: it may be stored all the same")
        return task.result()

    @asynccontextmanager
    async def _turn(self) -> AsyncIterator[None]:
        """Let one thing be done at a time, on what is known to be stored.

        Raises `StoreError` if it does not come to it.
        """
        try:
            async with asyncio.timeout(PATIENCE):
                await self._lock.acquire()
        except TimeoutError:
            self.failed()
            raise StoreError("too much waits to be stored") from None
        try:
            if self._doubtful:
                await self._look_again()
            yield
        finally:
            self._lock.release()

    async def _trying(self, work: Awaitable[T]) -> T:
        """What the store answers. If it fails, nobody knows what is stored until we look again."""
        try:
            return await work
        except BehindError:
            raise
        except DamagedGameError:
            for guest in self.guests:
                guest.close(DAMAGED, "this game is damaged")
            raise
        except StoreError:
            self._doubtful = True
            self.failed()
            raise

    async def _change(self, decide: Decide) -> bool:
        async with self._turn():
            for _ in range(ATTEMPTS):
                decided = decide(self.table)
                if decided is None:
                    return False
                try:
                    self.played = await self._trying(
                        self._store.append(self.table.game, self.table.version, decided)
                    )
                except BehindError:
                    await self._look_again()
                else:
                    noted.stored(self.table, decided)
                    self._seat_holders(decided)
                    self._happen(decided.event)
                    return True
        raise StoreError("others were quicker all the time")

    def _seat_holders(self, decided: Change) -> None:
        if decided.holder:
            seat, holder = decided.holder
            self.holders[seat] = {holder}
        if decided.freed is not None:
            self.holders.pop(decided.freed, None)

    async def catch_up(self) -> None:
        """Take over what may have been stored unseen; raises `StoreError` if it takes too long."""
        await self._to_its_end(self._catch_up())

    async def _catch_up(self) -> None:
        self._doubtful = True
        async with self._turn():
            pass

    async def _look_again(self) -> None:
        self._doubtful = False  # what comes from now on may not be in what is loaded
        stored = await self._trying(self._store.load(self.table.game))
        if stored is None:
            return
        self.holders = stored.holders
        self.played, self.ended = stored.played, stored.ended
        for event in stored.events[self.table.version :]:
            self._happen(event)
        pencils = self.table.play.pencils.copy() if self.table.play else {}
        pencil_again(self.table, stored)
        if self.table.play and self.table.play.pencils != pencils:
            for seat in stored.pencils:
                self._show_to(seat)

    def _happen(self, event: Event) -> None:
        self.table.happen(event)
        if self.table.stage == "over" and self.ended is None:
            self.ended = self.played
        self.happened()  # first, so that a new turn is shown with its whole time
        self._tell(event)

    def spawn(self, work: Coroutine[object, object, T]) -> asyncio.Task[T]:
        """Do something beside everything else; until it is done, the table is not put away."""
        return self._errands.spawn(work)

    @property
    def is_idle(self) -> bool:
        """Whether nobody looks and nothing is under way."""
        return not (self.guests or self._errands)

    def _check_idle(self) -> None:
        if self.is_idle:
            if self._beating:
                self._beating.cancel()
                self._beating = None
            self.idle()

    async def finish(self) -> None:
        """Wait for what is under way."""
        await self._errands.finish()

    async def stop(self) -> None:
        """Hear nobody any more, finish what is under way, and send all guests away."""
        self.stopped = True
        self.rest()
        await self.finish()
        for guest in self.guests:
            guest.close(COME_BACK, "the server stops: come back in a moment")

    # What is told

    def _tell(self, event: Event) -> None:
        match event:
            case events.Acted(seat) if self.table.play and not self.table.play.news:
                self._show_to(seat)
                others = [guest for guest in self.guests if guest.seat != seat]
                send(others, Waiting(self.table.version, [*self.table.play.state.waiting]))
            case events.Said():
                send(self.guests, Remarks([self.table.remarks[-1]]))
            case events.Seated() | events.Freed():
                self._seat_all()
            case _:
                for guest in self.guests:
                    self.show(guest, news=isinstance(event, events.Acted))

    def _seat_all(self) -> None:
        """Somebody has a seat now, or has none any more."""
        had_seats = [guest for guest in self.guests if guest.mine]
        for guest in self.guests:
            self._seat(guest)
        for guest in self.guests:  # not sooner: each is shown where all of them sit now
            if guest in had_seats and not self.may_look(guest.holder):
                guest.close(NO_SEAT, "you have no seat here any more")
            else:
                self.show(guest)

    def _show_to(self, seat: Seat) -> None:
        for guest in self.guests:
            if guest.seat == seat:
                self.show(guest)

    def show(self, guest: Guest, *, news: bool = False) -> None:
        """Show the table to a guest, with what has just happened if that is news."""
        table = self.table
        if table.play is None:
            send([guest], views.room(table, guest.mine, self.here, self.secrets))
            return
        view = views.view(
            table, table.play, guest.seat, guest.mine, self.here, self.left(), self.secrets
        )
        if news:
            view.news = table.play.news
        send([guest], view)


def change(table: Table, event: Event) -> Change:
    """An event of a table as the store takes it."""
    freed = event.seat if isinstance(event, events.Freed) else None
    return Change(event, table.stage_after(event), freed=freed)
