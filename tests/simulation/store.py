"""A store as one process has it: slow, failing, or keeping things without saying so."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any, Final, NoReturn, TypeVar

from memory_store import MemoryStore
from silvergold.server.stores.base import STORE_TIMEOUT, Notice, StoreError
from silvergold.server.table import events
from simulation.network import Way

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from silvergold.server.stores.base import (
        Change,
        Heading,
        ListedGame,
        NewGame,
        OpenGame,
        StoredGame,
    )
    from silvergold.server.stores.people import FinishedGame, Forgotten
    from silvergold.server.stores.sql import Statement, Value
    from simulation.process import Process
    from simulation.world import World

T = TypeVar("T")

DAY_ONE: Final = datetime(2100, 1, 1, tzinfo=UTC)  # keys must not be out of date by our own clocks


class FaultyStore:
    """What a process asks of the shelf, and what it hears of the other processes.

    A deed on the shelf is done without a pause, so that it is done wholly or not at all.
    """

    def __init__(self, world: World, process: Process) -> None:
        self.shared = world.shared_store
        self.deaf = False
        self.was_deaf = world.time
        self.was_mute = world.time
        self._world = world
        self._process = process
        self._memory = MemoryStore(world.shelf, now=self.now)
        self._hear: Callable[[Notice], None] = lambda _: None
        self._news = Way(world, process.later)

    def now(self) -> datetime:
        return DAY_ONE + timedelta(seconds=self._world.time)

    async def _ask(self, what: str, deed: Callable[[], Awaitable[T]]) -> T:
        """Do it on the shelf, or not, or without saying so."""
        world, weather, chance = self._world, self._world.weather, self._world.chance
        await asyncio.sleep(min(chance.about(weather.store_delay), STORE_TIMEOUT / 3))
        if world.outage:
            if chance.happens(0.5):
                await asyncio.sleep(STORE_TIMEOUT / 2)
            self._fail(what, "the store is away")
        if chance.happens(weather.store_fails):
            self._fail(what, "the store cannot do it")
        if chance.happens(weather.store_is_late):
            world.later(chance.between(0, 2 * STORE_TIMEOUT), self._do_late, what, deed)
            await asyncio.sleep(STORE_TIMEOUT / 2)
            self._fail(what, "the store takes too long")
        done = await deed()
        if chance.happens(weather.store_forgets_to_say):
            self._fail(what, "the store does not say whether it is done")
        await asyncio.sleep(min(chance.about(weather.store_delay), STORE_TIMEOUT / 3))
        return done

    def _do_late(self, what: str, deed: Callable[[], Awaitable[object]]) -> None:
        self._world.do(self._late(what, deed))

    async def _late(self, what: str, deed: Callable[[], Awaitable[object]]) -> None:
        try:
            await deed()
        except StoreError as error:
            self._world.note(f"{self._process} too late: {what}: {error}")
        else:
            self._world.note(f"{self._process} late: {what}")

    def _fail(self, what: str, why: str) -> NoReturn:
        self._world.count("store faults")
        self._world.note(f"{self._process} fails: {what}: {why}")
        raise StoreError(why)

    async def create(self, game: NewGame) -> None:
        async def deed() -> None:
            await self._memory.create(game)
            self._world.witness.created(game)

        await self._ask("create", deed)

    async def append(self, before: Heading, change: Change) -> Heading:
        asked, game = self._world.time, before.id

        async def deed() -> Heading:
            heading = await self._memory.append(before, change)
            if not self._world.poison.knows(game):
                self._world.witness.appended(game, change, self._process, asked)
            self._spread(Notice("", game, heading=heading, event=events.write(change.event)))
            return heading

        return await self._ask(f"append {type(change.event).__name__}", deed)

    async def pencil(self, game: str, seat: int, number: int, moves: list[str]) -> None:
        await self._ask("pencil", lambda: self._memory.pencil(game, seat, number, moves))

    async def hold(self, game: str, seat: int, holder: bytes, *, by: bytes | None) -> None:
        async def deed() -> None:
            await self._memory.hold(game, seat, holder, by=by)
            self._world.witness.held(game, seat, holder)
            self._spread(Notice("", game))

        await self._ask("hold", deed)

    async def load(self, game: str) -> StoredGame | None:
        await self._world.poison.spoil(game)
        return await self._ask("load", lambda: self._memory.load(game))

    async def games_of(self, holder: bytes, most: int) -> list[ListedGame]:
        return await self._ask("games_of", lambda: self._memory.games_of(holder, most))

    async def lobby(self, most: int, seen_since: datetime) -> list[OpenGame]:
        return await self._ask("lobby", lambda: self._memory.lobby(most, seen_since))

    async def knows(self, holder: bytes) -> bool:
        return await self._ask("knows", lambda: self._memory.knows(holder))

    async def seen(self, games: Sequence[str]) -> None:
        await self._ask("seen", lambda: self._memory.seen(games))

    async def remove_unseen(self, since: datetime) -> int:
        return await self._ask("remove_unseen", lambda: self._memory.remove_unseen(since))

    async def secret(self) -> bytes:
        return await self._memory.secret()

    async def check_writable(self) -> None:
        await self._ask("check_writable", self._memory.check_writable)

    async def rows(self, query: str, *values: Value) -> list[tuple[Any, ...]]:
        return await self._ask("rows", lambda: self._memory.rows(query, *values))

    async def change(self, *statements: Statement) -> None:
        await self._ask("change", lambda: self._memory.change(*statements))

    async def finished_of(self, holder: bytes) -> list[FinishedGame]:
        return await self._ask("finished_of", lambda: self._memory.finished_of(holder))

    async def put_summary(self, heading: Heading, summarized: Heading) -> None:
        await self._ask("put_summary", lambda: self._memory.put_summary(heading, summarized))

    async def take_over(self, old: bytes, new: bytes, *statements: Statement) -> list[str]:
        return await self._ask("take_over", lambda: self._memory.take_over(old, new, *statements))

    async def forget(self, holder: bytes, *statements: Statement) -> Forgotten:
        return await self._ask("forget", lambda: self._memory.forget(holder, *statements))

    async def tell(self, notice: Notice) -> None:
        async def deed() -> None:
            self._spread(notice)

        try:
            await self._ask("tell", deed)
        except StoreError:
            self.was_mute = self._world.time
            raise

    # News

    def _spread(self, notice: Notice) -> None:
        for process in self._world.processes:
            if process is not self._process:
                process.store.notice(notice)

    def notice(self, notice: Notice) -> None:
        """Let this process hear something in a while, in the order in which it was told."""
        if not self.deaf:
            self._news.carry(lambda: self.deaf or self._hear(notice))

    def listen(self, hear: Callable[[Notice], None]) -> None:
        self._hear = hear
        self.listen_again()

    def listen_again(self) -> None:
        """Hear from now on; something may have been missed."""
        self.deaf = False
        self.was_deaf = self._world.time
        self.notice(Notice("", ""))

    async def close(self) -> None:
        pass
