"""A server that is told to stop while everything hangs, in ticks of its own event loop."""

from __future__ import annotations

import asyncio
import json
import socket
from contextlib import closing
from types import SimpleNamespace
from typing import TYPE_CHECKING

from memory_store import MemoryStore
from server.test_operations import HalfDeaf, half_a_request
from silvergold.server import serving
from silvergold.server.app import application
from silvergold.server.thinking.thinker import Inline
from support import Browser, run_async
from waiting import ticking, until

if TYPE_CHECKING:
    import pytest

LONGEST_STOP = 5.0
PEOPLE = {"name": "Ana"}, {"name": "Hugo"}


class HangingStore(MemoryStore):
    """A store that never says whether an action was stored."""

    def __init__(self) -> None:
        super().__init__(before=self._hang)
        self.hangs = asyncio.Event()

    async def _hang(self, operation: str, _game: str) -> None:
        if operation == "append":
            self.hangs.set()
            await asyncio.Future()


def test_a_stop_takes_five_seconds_at_most_whatever_hangs(monkeypatch: pytest.MonkeyPatch) -> None:
    others = SimpleNamespace(freeze=lambda: None, set_threshold=lambda *_: None)
    monkeypatch.setattr(serving, "gc", others)  # the garbage of all other tests is here as well

    async def tell() -> None:
        store, started = HangingStore(), asyncio.Event()
        app = application(store, Inline())
        server = serving.Server(app, app, trusted_proxies=[], started=started.set)
        with socket.create_server(("127.0.0.1", 0)) as listening:
            running = asyncio.create_task(server.serve([listening]))
            await started.wait()
            address = f"127.0.0.1:{listening.getsockname()[1]}"
            ana = await asyncio.to_thread(Browser, f"http://{address}/")
            game = await asyncio.to_thread(ana.begin, *PEOPLE)
            with HalfDeaf(ana, game) as deaf, closing(half_a_request(address)):
                await until(lambda: app.state.registry.tables)
                [live] = app.state.registry.tables
                first, second, *_ = live.table.in_play.state.deal.hand(0)
                moves = [f"keep {first.id} {second.id}"]
                deaf.send(json.dumps({"type": "done", "seat": 0, "number": 0, "moves": moves}))
                await store.hangs.wait()
                async with ticking() as ticks:
                    server.should_exit = True
                    await running

        assert ticks.seconds < LONGEST_STOP

    run_async(tell())
