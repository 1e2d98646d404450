"""A finished game, as it is stored."""

import pytest

from memory_store import MemoryStore
from silvergold.server.stores.base import StoredGame
from stores import history
from support import run_async


@pytest.fixture
def finished_game() -> StoredGame:
    async def put() -> StoredGame:
        store = MemoryStore()
        new, changes = history(1)
        await store.create(new)
        for change in changes:
            stored = await store.load(new.id)
            assert stored is not None
            await store.append(stored.heading, change)
        stored = await store.load(new.id)
        assert stored is not None
        return stored

    return run_async(put())
