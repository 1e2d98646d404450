"""Guests at a table on a store in memory, in a time that passes at will."""

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from functools import wraps
from typing import Any, ParamSpec

import msgspec

from memory_store import MemoryStore
from silvergold.core.moves import Move
from silvergold.core.state import State
from silvergold.server.live.connections import Guest
from silvergold.server.live.live_table import Place
from silvergold.server.live.registry import Host
from silvergold.server.thinking import Inline
from silvergold.server.wire.messages import (
    ClientMessage,
    Done,
    NewGame,
    NewSeat,
    Refused,
    Room,
    ServerMessage,
    View,
)
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

    async def moves(self, bot: str, state: State, seat: int, seed: str) -> list[Move]:  # noqa: ARG002
        await asyncio.sleep(2)
        return await super().moves("random", state, seat, seed)


@dataclass
class Looker:
    """A guest, and all that it heard."""

    place: Place
    holder: bytes = OWNER
    heard: list[ServerMessage] = field(default_factory=list)
    closed: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.guest = Guest(self.holder, self._hear, lambda code, _: self.closed.append(code))
        self.place.welcome(self.guest)
        if len(self.guest.mine) > 1:
            self.guest.seat = 0
            self.place.show(self.guest)

    def _hear(self, text: str) -> None:
        self.heard.append(_read(text))

    @property
    def view(self) -> View:
        return next(said for said in reversed(self.heard) if isinstance(said, View))

    @property
    def room(self) -> Room:
        return next(said for said in reversed(self.heard) if isinstance(said, Room))

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
    async with host.visit(game, OWNER) as place:
        return Looker(place)
