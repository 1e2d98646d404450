"""Stores to test, and games to put there."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from silvergold.server.events import ENGINE, Acted, Created, Event
from silvergold.server.store import Change, Secrets, Stage, Store, StoredGame

OpenStore = Callable[[], Awaitable[Store]]

CREATED = Created(ENGINE, ["Ana", "Hugo"], [None, "greedy"], memory_aid=False, commitment="c")
SECRETS = Secrets(b"seed", "invitation", "watching")
ANA, HUGO, EVE = (name.encode().ljust(32) for name in ("ana", "hugo", "eve"))


@asynccontextmanager
async def opened(open_store: OpenStore) -> AsyncIterator[Store]:
    """A store for a while."""
    store = await open_store()
    try:
        yield store
    finally:
        await store.close()


def acted(number: int, seat: int = 0) -> Change:
    return playing(Acted(seat, number, ["pass"]))


def playing(event: Event, stage: Stage = "playing") -> Change:
    return Change(event, stage)


async def begin(store: Store, game: str = "g", created: Created = CREATED) -> None:
    """A game that waits for players, in which Ana holds seat 0."""
    await store.create(game, SECRETS, [Change(created, "waiting")], [(0, ANA)])


async def found(store: Store, game: str = "g") -> StoredGame:
    """The game, which must be there."""
    stored = await store.load(game)
    assert stored is not None
    return stored
