"""A table in this process: stores what happens there, and tells whoever looks at it."""

from __future__ import annotations

import asyncio
import logging
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from time import perf_counter
from typing import TYPE_CHECKING, Final, TypeAlias, TypeVar

import msgspec

from silvergold.server import events, metrics, noted, views
from silvergold.server.games import found_again, pencil_again
from silvergold.server.limits import Bucket
from silvergold.server.messages import (
    ClientMessage,
    Pencil,
    Presence,
    Remark,
    Remarks,
    Say,
    ServerMessage,
    Sit,
    Waiting,
)
from silvergold.server.refusals import RefusedError, Told, Why, refused
from silvergold.server.store import (
    PATIENCE,
    BehindError,
    Change,
    DamagedGameError,
    Notice,
    StoreError,
)

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterable

    from silvergold.core.moves import Seat
    from silvergold.server.events import Event
    from silvergold.server.store import Store, StoredGame
    from silvergold.server.table import Table

ATTEMPTS: Final = 20
HEARTBEAT_SECONDS: Final = 20
GONE_AFTER_SECONDS: Final = 50
REMARKS_SHOWN: Final = 100
COME_BACK: Final = 1012
NO_SEAT: Final = 4404
DAMAGED: Final = 4409

Decide: TypeAlias = "Callable[[Table], Change | None]"

T = TypeVar("T")

_log = logging.getLogger(__name__)
_encode = msgspec.json.Encoder().encode


@dataclass(eq=False, slots=True)
class Guest:
    """A browser or a program that looks at a table.

    `holder` is the hash of its key, `mine` are its seats, and `seat` is the one that looks now.
    """

    holder: bytes
    send: Callable[[str], None]
    close: Callable[[int, str], None]
    mine: list[Seat] = field(default_factory=list)
    seat: Seat | None = None
    talk: Bucket = field(default_factory=lambda: Bucket(6, 0.5))


class Place:
    """A table with those who look at it. One event happens at a time."""

    def __init__(self, stored: StoredGame, store: Store, process: str) -> None:
        self.table = found_again(stored)
        self.secrets = stored.secrets
        self.holders = stored.holders
        self.begun, self.played, self.ended = stored.begun, stored.played, stored.ended
        self.guests: list[Guest] = []
        self.visits = 0
        self.stopped = False
        self.happened: Callable[[], None] = lambda: None
        self.failed: Callable[[], None] = lambda: None
        self.idle: Callable[[], None] = lambda: None
        self.rest: Callable[[], None] = lambda: None
        self.left: Callable[[], float | None] = lambda: None
        self._store = store
        self._process = process
        self._elsewhere: dict[str, tuple[frozenset[Seat], float]] = {}
        self._lock = asyncio.Lock()
        self._busy: set[asyncio.Task[object]] = set()
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
        return self._here | self._there

    @property
    def only_there(self) -> frozenset[Seat]:
        """The seats whose people look at the table through another process, and not here."""
        return self._there - self._here

    @property
    def _here(self) -> frozenset[Seat]:
        return frozenset(seat for guest in self.guests for seat in guest.mine)

    @property
    def _there(self) -> frozenset[Seat]:
        since = asyncio.get_running_loop().time() - GONE_AFTER_SECONDS
        told = [seats for seats, heard in self._elsewhere.values() if heard > since]
        return frozenset().union(*told)

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
            _send([guest], Remarks(said))
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
        self.check_idle()

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
            _send(others, Presence(views.at_seats(self.table, self.here)))

    def _beat(self, *, asks: bool = False) -> None:
        """Say every few seconds who is here: a line that is silent for longer is cut."""
        self._tell_here(asks=asks)
        if not asks:
            _send(self.guests, Presence(views.at_seats(self.table, self.here)))
        self._beating = asyncio.get_running_loop().call_later(HEARTBEAT_SECONDS, self._beat)

    def _tell_here(self, *, asks: bool = False) -> None:
        notice = Notice(self._process, self.table.game, sorted(self._here), asks)
        _ = self.spawn(self._tell_others(notice))

    async def _tell_others(self, notice: Notice) -> None:
        try:
            await self._store.tell(notice)
        except StoreError:
            now = asyncio.get_running_loop().time()  # the others cannot say anything either
            self._elsewhere = {who: (seats, now) for who, (seats, _) in self._elsewhere.items()}
            raise

    def heard(self, notice: Notice) -> None:
        """Take in what another process tells of this table."""
        if notice.here is None:
            _ = self.spawn(self.catch_up())
            if not notice.game:
                self._tell_here(asks=True)  # who looks elsewhere may have been missed, too
            return
        before = self.here
        now = asyncio.get_running_loop().time()
        self._elsewhere[notice.process] = (frozenset(notice.here), now)
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
            _refuse(guest, message, RefusedError(Why.NOT_YOUR_SEAT))
            return
        try:
            match message:
                case Sit(seat):
                    guest.seat = seat
                    self.show(guest)
                case Pencil():
                    await self._to_its_end(self._pencil(message))
                case Say() if not guest.talk.take():
                    _refuse(guest, message, RefusedError(Why.TALKS_FAST), again=True)
                case _:
                    heard = perf_counter()
                    if await self.decide(message, guest.holder):
                        metrics.ACKNOWLEDGED.observe(perf_counter() - heard)
                    else:
                        self._answer_again(guest, message)
        except RefusedError as error:
            _refuse(guest, message, error)
            self.show(guest)
        except StoreError as error:
            _refuse(guest, message, error, again=True)
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
            _send([guest], Remarks([said[message.number]]))
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
            await self._trying(self._store.hold(self.table.game, seat, holder))
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
        """Take over what may have been stored unseen."""
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
        task = asyncio.create_task(work)
        self._busy.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[object]) -> None:
        self._busy.discard(task)
        error = None if task.cancelled() else task.exception()
        where = {"game": self.table.game}
        if isinstance(error, DamagedGameError):
            _log.error("a game is damaged: %s", error, extra=where)
        elif isinstance(error, StoreError):  # the store itself tells when this begins and ends
            _log.debug("%s", error, extra=where)
        elif error and not isinstance(error, RefusedError):
            _log.error("something failed at a table", exc_info=error, extra=where)
        self.check_idle()

    def check_idle(self) -> None:
        """If nobody looks and nothing is under way, say so."""
        if not (self.guests or self.visits or self._busy):
            if self._beating:
                self._beating.cancel()
                self._beating = None
            self.idle()

    async def finish(self) -> None:
        """Wait for what is under way."""
        while self._busy:
            await asyncio.wait(self._busy)

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
                _send(others, Waiting(self.table.version, [*self.table.play.state.waiting]))
            case events.Said():
                _send(self.guests, Remarks([self.table.remarks[-1]]))
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
            _send([guest], views.room(table, guest.mine, self.here, self.secrets))
            return
        view = views.view(
            table, table.play, guest.seat, guest.mine, self.here, self.left(), self.secrets
        )
        if news:
            view.news = table.play.news
        _send([guest], view)


def change(table: Table, event: Event) -> Change:
    """An event of a table as the store takes it."""
    freed = event.seat if isinstance(event, events.Freed) else None
    return Change(event, table.stage_after(event), freed=freed)


def _send(guests: Iterable[Guest], message: ServerMessage) -> None:
    text = _encode(message).decode()
    for guest in guests:
        guest.send(text)


def _refuse(guest: Guest, message: ClientMessage, error: Told, *, again: bool = False) -> None:
    metrics.REFUSED.labels(type(message).__name__.lower()).inc()
    _send([guest], refused(error, again=again))
