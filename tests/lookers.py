"""Clients at a table on a store in memory, in a time that passes at will."""

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from functools import wraps
from typing import Any, ParamSpec

import msgspec

from backend import Backend
from memory_store import MemoryStore
from silvergold.core import view as core
from silvergold.core.notation import write
from silvergold.core.rules import legal_moves
from silvergold.server.live.connections import Connection
from silvergold.server.live.live_table import LiveTable
from silvergold.server.table.commands import ClientMessage, Done, NewGame, NewSeat
from silvergold.server.table.table import Table
from silvergold.server.thinking.thinker import Inline, Thought
from silvergold.server.wire.messages import Pencilled, Refused, Room, ServerMessage, View
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
    """Lets every bot think for two seconds, and move at random."""

    async def think(self, bot: str, view: core.View, seed: str) -> Thought:
        await asyncio.sleep(2)
        return (await super().think("random", view, seed))._replace(bot=bot)


def with_pencil(view: View, marks: Pencilled) -> View:
    """The view with the pencil marks that were sent after it."""
    fields = {name: getattr(marks, name) for name in Pencilled.__struct_fields__}
    return msgspec.structs.replace(view, **fields)


def last_view(heard: list[ServerMessage]) -> View:
    """The last view that was sent, with the pencil marks that were sent after it."""
    at = max(at for at, said in enumerate(heard) if isinstance(said, View))
    view = heard[at]
    assert isinstance(view, View)
    for said in heard[at:]:
        if isinstance(said, Pencilled) and said.seat == view.seat:
            view = with_pencil(view, said)
    return view


@dataclass
class Looker:
    """A client, and all that it was sent."""

    live: LiveTable
    key_hash: bytes = OWNER
    heard: list[ServerMessage] = field(default_factory=list)
    closed: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.connection = Connection(
            self.key_hash, self._hear, lambda code, _: self.closed.append(code), seat=0
        )
        self.live.connect(self.connection)

    def _hear(self, data: bytes) -> None:
        self.heard.append(_read(data))

    @property
    def view(self) -> View:
        return last_view(self.heard)

    @property
    def room(self) -> Room:
        return next(said for said in reversed(self.heard) if isinstance(said, Room))

    @property
    def refusals(self) -> list[Refused]:
        return [said for said in self.heard if isinstance(said, Refused)]

    async def say(self, message: ClientMessage) -> None:
        await self.live.receive(self.connection, message)

    async def keep(self, seat: int) -> None:
        """Keep the first two treasures of the hand."""
        first, second, *_ = self.live.table.in_play.state.deal.hand(seat)
        await self.say(Done(seat, 0, [f"keep {first.id} {second.id}"]))


def whole_action(table: Table, seat: int) -> list[str]:
    """The first moves that a seat may make, as many as make a whole action."""
    play = table.in_play
    state = play.state
    moves: list[str] = []
    while not moves or state.players[seat].bonuses:
        moves.append(write(legal_moves(state, seat)[0]))
        tried = play.with_pencil(seat, play.number(seat), moves)
        assert tried
        state = tried.pencils[seat].after
    return moves


async def seated(
    *seats: NewSeat, clock: int | None = None, store: MemoryStore | None = None
) -> Looker:
    backend = Backend(store or MemoryStore(), SlowThinker())
    game = await backend.create(OWNER, NewGame([*seats], clock=clock))
    async with backend.visit(game, OWNER) as live:
        return Looker(live)
