"""Quick matches, reminders and tournaments with real processes, kills and a real PostgreSQL."""

import asyncio
from pathlib import Path

import pytest
from websockets.sync.client import ClientConnection

from asgi import served
from push_service import push_service
from server.test_reminders import Reminding
from server.test_tournaments import Friend, friends, games_of, opened, play, start
from silvergold.server.stores.postgres.store import opened as opened_postgres
from support import Browser, Server, received, run_async, view_of

pytestmark = pytest.mark.slow

WISH = {"players": 2, "clock": 60, "bots": False}


def wait(browser: Browser, name: str) -> str:
    status, answer = browser.ask("/api/quick", {**WISH, "name": name})
    assert status == 201, answer
    return str(answer["id"])


def begun(socket: ClientConnection) -> bool:
    return bool(view_of(socket)["table"]["players"])


def test_a_quick_match_goes_on_after_kill_9_while_people_wait(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", SILVERGOLD_LOBBY="1")
    try:
        ana, hugo = Browser(server.address), Browser(server.address)
        game = wait(ana, "Ana")
        with ana.sit(game) as socket:
            assert received(socket)["quick"] == ""
            server.kill()
        server.start(server.port)
        assert wait(ana, "Ana") == game  # the seat that was acknowledged is still hers
        assert wait(hugo, "Hugo") == game
        with ana.sit(game) as first, hugo.sit(game) as second:
            assert begun(first)
            assert begun(second)
    finally:
        server.kill()


def test_two_servers_on_one_postgresql_pair_two_people(tmp_path: Path, database: str) -> None:
    settings = {"SILVERGOLD_LOBBY": "1", "SILVERGOLD_DATABASE_URL": database}
    servers = [Server(tmp_path / name, **settings) for name in ("one", "other")]
    try:
        ana, hugo = (Browser(server.address) for server in servers)
        game = wait(ana, "Ana")
        assert wait(hugo, "Hugo") == game
        with ana.sit(game) as first, hugo.sit(game) as second:
            assert begun(first)
            assert begun(second)
    finally:
        for server in servers:
            server.kill()


def test_a_tournament_and_reminders_on_postgresql(database: str) -> None:
    async def test() -> None:
        stores = [await opened_postgres(database) for _ in range(2)]
        async with served(stores[0]) as one, served(stores[1]) as other:
            ana, hugo, zoe = await friends(one, 3)
            tournament = await opened(ana, [hugo, zoe], "swiss", rounds=2)
            there = Friend(other, "Ana")
            there.key = ana.key
            await asyncio.gather(start(ana, tournament), start(there, tournament))
            for round_ in (1, 2):
                shown = [await friend.look(tournament) for friend in (ana, hugo, zoe)]
                games = {game for look in shown for game in games_of(look, round_) if game}
                assert len(games) == 1
                await play(one, games.pop())
            assert (await there.look(tournament))["stage"] == "over"
            await remind_once(stores)

    run_async(test())


async def remind_once(stores: list) -> None:  # type: ignore[type-arg]
    with push_service() as service:
        here, there = [await Reminding(store).opened() for store in stores]
        assert here.reminders.sender.public == there.reminders.sender.public
        await here.subscribe(f"{service.address}/ana")
        await asyncio.gather(here.remind(), there.remind())
        await there.remind()
        assert len(service.posted) == 1
        service.status = 410
        await there.remind(since="2100-01-02T00:00:00.000+00:00")
        assert await stores[0].rows("SELECT endpoint FROM push_subscriptions") == []
