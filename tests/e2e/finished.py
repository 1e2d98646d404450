"""Games that are over, or far on, put into a store without playing them in a browser."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random

from e2e.known_server import KnownServer
from silvergold.bots import BOTS, STAND_IN, action
from silvergold.core.moves import Seat
from silvergold.core.notation import write
from silvergold.core.state import State
from silvergold.deals import FairDeal
from silvergold.server.live.keys import hashed
from silvergold.server.stores.base import Change, NewGame, Secrets
from silvergold.server.stores.sqlite.store import FILE_NAME, SqliteStore
from silvergold.server.table.events import ENGINE, Acted, Created, Event, HandedOver
from silvergold.server.table.table import Table
from support import Server, run_async

KEY = "whoever-played-all-these-games-1"
INVITATION = "i" * 32
WATCHING = "w" * 32
FINISHED = "finished"


def serve_finished(folder: Path) -> Iterator[Server]:
    """A server with a lobby, where one game is over already."""
    run_async(store_finished(folder, FINISHED, ["Ana", "Hugo", "Jörg"], 13, 2))
    server = KnownServer(folder, SILVERGOLD_LOBBY="1")
    yield server
    server.kill()


async def store_finished(
    folder: Path,
    game: str,
    names: Sequence[str],
    deal: int,
    *away: Seat,
    bots: Sequence[str | None] = (),
    play: Sequence[str] = (),
    until: Callable[[State], bool] = lambda _: False,
) -> Table:
    """A game of people with these names, all at one screen, played to its end or `until` then.

    For those who are `away` a bot stands in from the beginning; some may be `bots` by themselves.
    The seats play as the bots in `play` do.
    """
    fair = FairDeal(game, deal.to_bytes(32), (b"",) * len(names))
    seated = [*bots] or [None] * len(names)
    created = Created(ENGINE, [*names], seated, memory_aid=False, commitment=fair.commitment.hex())
    table = Table.new(game, created, fair.seed)
    changes = [Change.to(table, created)]

    def happen(event: Event) -> None:
        nonlocal table
        table = table.after(event)
        changes.append(Change.to(table, event))

    for seat in away:
        happen(HandedOver(seat, STAND_IN))
    while table.stage != "over" and not until(table.in_play.state):
        now = table.in_play
        seat = now.state.acting[0]
        moves = action(BOTS[play[seat] if play else "greedy"](Random(seat)), now.state, seat)
        happen(Acted(seat, now.number(seat), [write(move) for move in moves]))
    store = SqliteStore(folder / FILE_NAME)
    holders = [(seat, hashed(KEY)) for seat, bot in enumerate(seated) if bot is None]
    await store.create(NewGame(game, Secrets(fair.seed, INVITATION, WATCHING), changes, holders))
    await store.close()
    return table
