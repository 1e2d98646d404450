"""What happens by itself at a table, in a time that passes at will."""

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from functools import wraps
from typing import Any, ParamSpec

import msgspec
import pytest

from memory_store import MemoryStore
from silvergold.core.moves import Move
from silvergold.core.state import State
from silvergold.server.host import Host
from silvergold.server.messages import (
    ClientMessage,
    Done,
    HandOver,
    NewGame,
    NewSeat,
    Refused,
    ServerMessage,
    TakeBack,
    View,
)
from silvergold.server.place import Guest, Place
from silvergold.server.thinking import Inline
from simulation.loop import run

P = ParamSpec("P")

OWNER = b"o" * 32
ANA, HUGO = NewSeat("Ana"), NewSeat("Hugo")
BOT = NewSeat("Chance", "random")

_read = msgspec.json.Decoder(ServerMessage).decode


def in_no_time(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """Run a test in a time that leaps from one event to the next."""

    @wraps(test)
    def timeless(*args: P.args, **fixtures: P.kwargs) -> None:
        run(test(*args, **fixtures))

    return timeless


class SlowThinker(Inline):
    """Lets every bot think for two seconds, and play by lot."""

    async def moves(self, bot: str, state: State, seat: int, seed: str) -> list[Move]:
        await asyncio.sleep(2)
        return await super().moves("random", state, seat, seed)


@dataclass
class Looker:
    """A guest, and all that it heard."""

    place: Place
    heard: list[ServerMessage] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.guest = Guest(OWNER, self._hear, lambda *_: None)
        self.place.welcome(self.guest)

    def _hear(self, text: str) -> None:
        self.heard.append(_read(text))

    @property
    def view(self) -> View:
        return next(said for said in reversed(self.heard) if isinstance(said, View))

    @property
    def refusals(self) -> list[Refused]:
        return [said for said in self.heard if isinstance(said, Refused)]

    async def say(self, message: ClientMessage) -> None:
        await self.place.hear(self.guest, message)

    async def keep(self, seat: int) -> None:
        """Keep the first two treasures of the hand."""
        assert self.place.table.play
        first, second, *_ = self.place.table.play.state.deal.hand(seat)
        await self.say(Done(seat, 0, [f"keep {first.id} {second.id}"]))


async def seated(
    *seats: NewSeat, clock: int | None = None, store: MemoryStore | None = None
) -> Looker:
    host = Host(store or MemoryStore(), SlowThinker())
    game = await host.create(OWNER, NewGame([*seats], clock=clock))
    return Looker(await host.open(game, OWNER))


def actions(looker: Looker, seat: int) -> int:
    assert looker.place.table.play
    return len(looker.place.table.play.actions[seat])


@in_no_time
async def test_a_new_decision_is_shown_with_its_whole_time() -> None:
    ana = await seated(ANA, HUGO, clock=30)
    assert ana.view.left == 30
    await asyncio.sleep(10)
    await ana.keep(0)
    await ana.keep(1)

    assert (ana.view.table.phase, ana.view.left) == ("mark", 30)


@in_no_time
async def test_a_bot_that_was_thinking_does_not_act_for_who_is_back() -> None:
    ana = await seated(ANA, BOT)
    await ana.say(HandOver(0, 0))
    await asyncio.sleep(1)
    await ana.say(TakeBack(0))
    await asyncio.sleep(10)

    assert (actions(ana, 0), actions(ana, 1)) == (0, 1)


@in_no_time
async def test_a_bot_is_not_asked_for_what_it_did_through_another_process(
    caplog: pytest.LogCaptureFixture,
) -> None:
    news = asyncio.Event()

    async def without_news(operation: str, _game: str) -> None:
        if operation == "load":
            await news.wait()

    store = MemoryStore()
    ana = await seated(ANA, BOT, store=store)
    other = MemoryStore(store.shelf)
    there = Looker(await Host(other, SlowThinker()).open(ana.view.game, OWNER))
    await asyncio.sleep(10)
    other.before = without_news
    await ana.keep(0)
    await asyncio.sleep(5)
    news.set()
    await asyncio.sleep(5)

    assert (actions(ana, 1), actions(there, 1)) == (2, 2)
    assert not caplog.records
