"""What happens at a table without anybody saying so: cards are dealt, bots act, clocks run out."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from silvergold.core.notation import write
from silvergold.server.live.live_table import change
from silvergold.server.ops import metrics
from silvergold.server.stores.base import DamagedGameError, StoreError
from silvergold.server.table import events
from silvergold.server.table.events import Acted
from silvergold.server.table.table import STAND_IN
from silvergold.server.wire.refusals import RefusedError

if TYPE_CHECKING:
    from collections.abc import Callable

    from silvergold.core.moves import Seat
    from silvergold.core.state import State
    from silvergold.server.live.live_table import Place
    from silvergold.server.stores.base import Change
    from silvergold.server.table.table import Table
    from silvergold.server.thinking import Thinker

RETRY_SECONDS: Final = 1
SECONDS_TO_DISCLOSE: Final = 3

_log = logging.getLogger(__name__)


class Steward:
    """Sees to it that a table goes on. No decision stays open for want of somebody to make it."""

    def __init__(self, place: Place, thinker: Thinker) -> None:
        self._place = place
        self._thinker = thinker
        self._thinking: dict[Seat, asyncio.Task[None]] = {}
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._decision: tuple[object, ...] | None = None
        self._deadline: float | None = None
        place.happened = self.go_on
        place.failed = self._wait_for_the_store
        place.left = self.left
        place.rest = self.rest

    def go_on(self) -> None:
        """Do what is to be done now."""
        if self._place.stopped:
            return
        table = self._place.table
        if table.called and table.play is None:
            if table.all_disclosed:
                self._begin()
            else:
                self._later("begin", SECONDS_TO_DISCLOSE, self._begin)
        self._set_clock()
        for seat in table.bots_to_act:
            self._let_act(seat, str(table.chairs[seat].player), by=None)

    def rest(self) -> None:
        """Let nothing happen any more by itself; what bots were thinking is forgotten."""
        for thought in self._thinking.values():
            thought.cancel()
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        self._decision = None

    def left(self) -> float | None:
        """The seconds that are left for this decision, where there is a clock."""
        if self._deadline is None or not self._place.table.people_to_act:
            return None
        return round(max(0.0, self._deadline - asyncio.get_running_loop().time()), 1)

    def _later(self, what: str, seconds: float, do: Callable[[], None]) -> None:
        """Do something later, unless it is planned already."""
        if what not in self._timers:

            def now() -> None:
                del self._timers[what]
                do()

            self._timers[what] = asyncio.get_running_loop().call_later(seconds, now)

    def _begin(self) -> None:
        def decide(table: Table) -> Change | None:
            waits = table.called and table.play is None
            return change(table, events.Began()) if waits else None

        async def begin() -> None:
            try:
                await self._place.change(decide)
            except StoreError:
                self._later("go on", RETRY_SECONDS, self.go_on)

        _ = self._place.spawn(begin())

    def _set_clock(self) -> None:
        """A new decision has its whole time; so has one that is found again after an absence.

        Whoever hands a seat over and takes it back has the time that is left.
        """
        table, now = self._place.table, asyncio.get_running_loop().time()
        decision = table.play.decision if table.play and table.stage == "playing" else None
        if decision != self._decision:
            self._decision, self._deadline = decision, None
            if timer := self._timers.pop("clock", None):
                timer.cancel()
            if decision and table.created.clock:
                self._deadline = now + table.created.clock
        if self._deadline is not None and table.people_to_act:
            self._later("clock", max(0.0, self._deadline - now), self._end_time)

    def _wait_for_the_store(self) -> None:
        """Look again in a while; until that works, nobody loses time."""
        self._decision = None
        self._set_clock()
        self._later("look again", RETRY_SECONDS, self._look_again)

    def _look_again(self) -> None:
        _ = self._place.spawn(self._place.catch_up())

    def _end_time(self) -> None:
        """The time is over: what is pencilled counts, or else a bot acts for this once."""
        table = self._place.table
        if table.play is None:
            return
        for seat in table.people_to_act:
            if seat in self._place.only_there:
                continue  # the clock that they see runs there
            if pencilled := table.play.whole_pencil(seat):
                action = Acted(seat, len(table.play.actions[seat]), pencilled)
                _ = self._place.spawn(self._act(action, None))
            else:
                self._let_act(seat, STAND_IN, by=STAND_IN)
        if table.people_to_act:
            self._later("clock", RETRY_SECONDS, self._end_time)

    def _let_act(self, seat: Seat, bot: str, by: str | None) -> None:
        play = self._place.table.play
        if play and seat not in self._thinking:
            action = Acted(seat, len(play.actions[seat]), [], by)
            self._thinking[seat] = self._place.spawn(self._think(action, bot, play.state))

    async def _think(self, action: Acted, bot: str, state: State) -> None:
        """Let a bot think, and make its moves like anybody's."""
        seat = action.seat
        seed = f"{self._place.secrets.seed.hex()} {seat} {action.number}"
        try:
            with metrics.THINKING.labels(bot).time():
                moves = await self._thinker.moves(bot, state, seat, seed)
            chosen = replace(action, moves=[write(move) for move in moves])
            await self._act(chosen, None if action.by else bot)
        finally:
            del self._thinking[seat]
        self.go_on()

    async def _act(self, action: Acted, player: str | None) -> None:
        """Act, if still this bot, or a person if it is none, plays for the seat."""
        try:
            await self._place.change(partial(self._decided, action, player))
        except DamagedGameError:
            raise  # nobody can play on
        except StoreError:
            await asyncio.sleep(RETRY_SECONDS)
        except RefusedError as error:
            await self._refused(action, error)

    async def _refused(self, action: Acted, error: RefusedError) -> None:
        """The seat has acted in the meantime; if it has not, the bot must not ask all the time."""
        table = self._place.table
        where = {"game": table.game, "seat": action.seat}
        if table.play and len(table.play.actions[action.seat]) > action.number:
            _log.debug("%s", error, extra=where)
        else:
            _log.error("a bot's move was refused: %s", error, extra=where)
            await asyncio.sleep(RETRY_SECONDS)

    def _decided(self, action: Acted, player: str | None, table: Table) -> Change | None:
        has_time = player is None and self.left()
        playing = table.stage == "playing" and table.chairs[action.seat].player == player
        if table.play is None or not playing or has_time:
            return None
        event = table.play.decide(action.seat, action.number, action.moves, action.by)
        return change(table, event) if event else None
