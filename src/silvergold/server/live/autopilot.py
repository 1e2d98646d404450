"""What happens at a table by itself: cards are dealt, bots act, clocks run out."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from functools import partial
from typing import TYPE_CHECKING, Final

from silvergold.bots import STAND_IN
from silvergold.core.notation import write
from silvergold.core.view import view
from silvergold.server.live.auto_start import LOOK_SECONDS, AutoStart
from silvergold.server.live.clock import Clock
from silvergold.server.live.deadlines import LongClock
from silvergold.server.ops import metrics
from silvergold.server.stores.base import DamagedGameError, StoreError
from silvergold.server.table import events
from silvergold.server.table.decide import Decision, act
from silvergold.server.table.refusals import RefusedError

if TYPE_CHECKING:
    from collections.abc import Callable

    from silvergold.core.moves import Seat
    from silvergold.server.live.deadlines import Deadlines
    from silvergold.server.live.live_table import LiveTable
    from silvergold.server.table.table import Table
    from silvergold.server.thinking.thinker import Thinker

RETRY_SECONDS: Final = 1.0
SECONDS_TO_DISCLOSE: Final = 3.0
SECONDS_TO_YIELD: Final = 1.5
"""How long a process lets another one, with people at the same table, ask the bots first."""

MOST_ASKED_AGAIN: Final = 60
"""How often a bot that is not ready is asked again in a game whose deal everybody plays."""

LONGEST_WAIT: Final = 60.0
"""So often at least clocks are looked at: a computer that slept has lost some of its time."""

_log = logging.getLogger(__name__)


class Autopilot:
    """Keeps a table going: no decision stays open because nobody makes it."""

    def __init__(self, live: LiveTable, thinker: Thinker, deadlines: Deadlines) -> None:
        self.auto_start = AutoStart(live)
        self._live = live
        self._deadlines = deadlines
        self._thinker = thinker
        self._thinking: dict[Seat, asyncio.Task[None]] = {}
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._clock: Clock | LongClock = Clock()
        self._stopped = False
        self._asked_again: dict[Seat, tuple[int, int]] = {}

    def update(self) -> None:
        """Do what is due now: called whenever something has changed."""
        if self._stopped:
            return
        table = self._live.table
        if table.called and table.play is None:
            if table.all_disclosed:
                self._deal()
            else:
                self._later("deal", SECONDS_TO_DISCLOSE, self._deal)
        elif self.auto_start.goes_on():
            self._later("gather", LOOK_SECONDS, self.update)
        self._set_clock()
        for seat in table.bots_to_act:
            self._let_act(seat, str(table.chairs[seat].player), forced=False)

    def look_at_clock(self) -> None:
        """Do what is due now, also what was planned for later."""
        if timer := self._timers.pop("clock", None):
            timer.cancel()
        self.update()

    def rest(self) -> None:
        """Let nothing happen by itself until the next update; bots forget what they thought."""
        for thought in self._thinking.values():
            thought.cancel()
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        self._clock = Clock()

    def stop(self) -> None:
        """Let nothing happen by itself any more."""
        self._stopped = True
        self.rest()

    def seconds_left(self) -> float | None:
        """The seconds that are left for this decision, where there is a clock."""
        return self._clock.left() if self._live.table.people_to_act else None

    def store_failed(self) -> None:
        """Stop the clock, and load the table in a while; nobody loses time meanwhile."""
        if self._stopped:
            return
        self._clock.pause()
        self._later("load", RETRY_SECONDS, self._load)

    def store_works(self) -> None:
        """Let the clock go on."""
        self._clock.go_on()

    def _load(self) -> None:
        _ = self._live.tasks.start(self._live.replica.catch_up())

    def _later(self, what: str, seconds: float, do: Callable[[], None]) -> None:
        """Do something later, unless it is planned already."""
        if what not in self._timers and not self._stopped:

            def now() -> None:
                del self._timers[what]
                do()

            self._timers[what] = asyncio.get_running_loop().call_later(seconds, now)

    def _deal(self) -> None:
        async def deal() -> None:
            try:
                await self._live.replica.commit(_began)
            except StoreError:
                self._later("update", RETRY_SECONDS, self.update)

        _ = self._live.tasks.start(deal())

    # Clocks

    def _set_clock(self) -> None:
        """Give a new decision its whole time, and so one that is found again after an absence.

        In a game by turns, the time counts from when the decision was asked. Whoever hands a seat
        over and takes it back has the time that is left.
        """
        table = self._live.table
        decision = table.play.decision if table.play and table.stage == "playing" else None
        if decision != self._clock.decision:
            if timer := self._timers.pop("clock", None):
                timer.cancel()
            self._clock = self._new_clock(table, decision)
        left = self._clock.left()
        if left is not None and table.people_to_act:
            self._later("clock", min(left, LONGEST_WAIT), self._check_clock)

    def _new_clock(self, table: Table, decision: tuple[object, ...] | None) -> Clock | LongClock:
        seconds = table.created.clock if decision else None
        if seconds and table.created.by_turns:
            return LongClock(decision, self._deadlines, table.since, seconds)
        return Clock(decision, seconds)

    def _check_clock(self) -> None:
        """If the time is over, pencil marks count that are a whole action; else a bot acts once."""
        table = self._live.table
        if table.play is None:
            return
        if not self._clock.has_run_out:  # it was stopped for a while
            left = min(self._clock.left() or RETRY_SECONDS, LONGEST_WAIT)
            self._later("clock", left, self._check_clock)
            return
        for seat in table.people_to_act:
            if seat in self._live.presence.only_elsewhere:
                continue  # the clock that they see runs there
            marks = table.play.pencils.get(seat)
            if not marks and self._keeps_others_waiting(table, seat):
                _ = self._live.tasks.start(self._hand_over(seat))
            elif marks and marks.is_whole(seat):
                number = table.play.number(seat)
                act_now = partial(self._decide, seat, number, marks.texts, None, None)
                _ = self._live.tasks.start(self._commit(seat, number, act_now))
            else:
                self._let_act(seat, STAND_IN, forced=True)
        if table.people_to_act:
            self._later("clock", RETRY_SECONDS, self._check_clock)

    def _keeps_others_waiting(self, table: Table, seat: Seat) -> bool:
        """Whether somebody has missed the decision before as well, and other people play here."""
        missed = table.created.by_turns and table.chairs[seat].moved_by
        others = [other for other in table.people if other != seat]
        return bool(missed) and any(not table.chairs[other].stand_in for other in others)

    async def _hand_over(self, seat: Seat) -> None:
        """Let a bot play for somebody who has missed two decisions, until they are back."""

        def decide(table: Table) -> Decision | None:
            if seat not in table.people_to_act or not self._clock.has_run_out:
                return None
            event = events.HandedOver(seat, STAND_IN)
            return Decision(event, table.after(event))

        with contextlib.suppress(StoreError):  # the clock is looked at again
            await self._live.replica.commit(decide)

    # Bots

    def _let_act(self, seat: Seat, bot: str, *, forced: bool) -> None:
        if seat not in self._thinking:
            self._thinking[seat] = self._live.tasks.start(self._think(seat, bot, forced=forced))

    async def _think(self, seat: Seat, bot: str, *, forced: bool) -> None:
        """Let a bot think, and make its moves like anybody's; `forced` if a clock has run out."""
        try:
            if self._live.yields():
                await asyncio.sleep(SECONDS_TO_YIELD)
            play = self._live.table.play
            if play is not None and seat in play.state.acting:
                await self._act(seat, bot, play.number(seat), forced=forced)
        finally:
            del self._thinking[seat]
        self.update()

    async def _act(self, seat: Seat, bot: str, number: int, *, forced: bool) -> None:
        live = self._live
        seen = view(live.table.in_play.state, seat)
        lots = live.table.lots(seat, number)
        with metrics.THINKING.labels(bot).time():
            thought = await self._thinker.think(bot, seen, lots)
        if thought.bot != bot and not forced and self._waits_for(seat, number):
            await asyncio.sleep(RETRY_SECONDS)
            return
        moves = [write(move) for move in thought.moves]
        by = bot if forced else None if thought.bot == bot else thought.bot
        player = None if forced else bot
        await self._commit(seat, number, partial(self._decide, seat, number, moves, by, player))

    def _waits_for(self, seat: Seat, number: int) -> bool:
        """Whether a bot is asked once more, because everybody is to meet the same one."""
        if not self._live.table.created.deal_text:
            return False
        before, times = self._asked_again.get(seat, (number, 0))
        times = times + 1 if before == number else 1
        self._asked_again[seat] = (number, times)
        return times <= MOST_ASKED_AGAIN

    async def _commit(
        self, seat: Seat, number: int, decide: Callable[[Table], Decision | None]
    ) -> None:
        try:
            await self._live.replica.commit(decide)
        except DamagedGameError:
            raise  # nobody can play on
        except StoreError:
            await asyncio.sleep(RETRY_SECONDS)
        except RefusedError as error:
            await self._refused(seat, number, error)

    async def _refused(self, seat: Seat, number: int, error: RefusedError) -> None:
        """The seat has acted in the meantime; if not, the bot must not be asked all the time."""
        table = self._live.table
        where = {"game": table.game, "seat": seat}
        if table.play and table.play.number(seat) > number:
            _log.debug("%s", error, extra=where)
        else:
            _log.error("a bot's move was refused: %s", error, extra=where)
            await asyncio.sleep(RETRY_SECONDS)

    def _decide(
        self,
        seat: Seat,
        number: int,
        moves: list[str],
        by: str | None,
        player: str | None,
        table: Table,
    ) -> Decision | None:
        """Act, if that player, a bot or a person whose time is over, still has the seat."""
        is_due = player is not None or self._clock.has_run_out
        playing = table.stage == "playing" and table.chairs[seat].player == player
        return act(table, seat, number, moves, by) if playing and is_due else None


def _began(table: Table) -> Decision | None:
    if table.play is not None or not table.called:
        return None
    event = events.Began()
    return Decision(event, table.after(event))
