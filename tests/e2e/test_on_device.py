"""Playing alone on the device though the server is there: once the device has the engine."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from e2e.person import DESK, expect_final, place_with_mouse
from e2e.site import Visitor
from silvergold.bots import LEVELS
from watched import WatchedServer

pytestmark = pytest.mark.slow

Come = Callable[..., Visitor]
DAMAGE_THE_ENGINE = """async () => {
  const cache = await caches.open('silvergold-engine');
  const [memory] = (await cache.keys()).filter(({ url }) => url.endsWith('snapshot.gz'));
  await cache.put(memory, new Response('not the memory of a program'));
}"""


@pytest.fixture
def come(chromium: Browser) -> Iterator[Come]:
    """Somebody whose browser has the engine already comes to a server."""
    contexts: list[BrowserContext] = []
    visitors: list[Visitor] = []

    def another(server: WatchedServer) -> Visitor:
        usual: Any = {"viewport": DESK, "reduced_motion": "reduce", "locale": "en-GB"}
        contexts.append(chromium.new_context(base_url=server.address, **usual))
        visitor = Visitor(contexts[-1].new_page())
        visitors.append(visitor)
        visitor.page.goto("/")
        visitor.keep_the_engine()
        return visitor

    yield another
    faults = [fault for visitor in visitors for fault in visitor.faults]
    for context in contexts:
        context.close()
    assert faults == []


@pytest.fixture
def watched(tmp_path: Path) -> Iterator[WatchedServer]:
    server = WatchedServer(tmp_path)
    yield server
    server.kill()


def thoughts(server: WatchedServer) -> float:
    """How often a bot was asked on the server."""
    named = [f'silvergold_thinking_seconds_count{{bot="{level}"}}' for level in LEVELS]
    return sum(map(server.figure, named))


@pytest.mark.parametrize("level", ["captain", "legend"])
def test_a_game_alone_needs_no_thought_of_the_server(
    level: str, come: Come, watched: WatchedServer
) -> None:
    player = come(watched)
    player.page.goto("/new")
    player.by_id(f"seat-1-level-{level}").click()
    player.by_id("begin").click()
    player.wait_until(lambda view: bool(view["legal"]))
    game = player.view["game"]
    assert player.games_here() == [game]

    player.play_on(place_with_mouse, turn=2)
    player.page.goto("/")
    player.by_id(f"resume-{game}").click()
    player.play_on(place_with_mouse)

    expect_final(player)
    assert player.view["seats"][1]["stand_in"] is None
    assert watched.figure('silvergold_games_total{stage="made"}') == 0
    player.page.goto("/")
    player.wait_until_all_have_moved()
    player.page.goto("/")
    player.by_id(f"finished-{game}").click()
    expect_final(player)
    assert thoughts(watched) == 0


def test_a_game_in_progress_moves_to_the_server_from_its_menu(
    come: Come, watched: WatchedServer
) -> None:
    player = come(watched)
    player.play_now()
    player.play_on(place_with_mouse, turn=1)
    game = player.view["game"]
    assert player.games_here() == [game]
    player.wait_for_board()
    player.by_id("open-menu").click()
    expect(player.by_id("menu-device")).to_have_count(0)
    player.sent.clear()

    player.by_id("to-server").click()

    player.wait_until(lambda view: view["game"] == game and view["watching"])
    assert player.games_here() == []
    player.play_on(place_with_mouse, turn=2)
    assert watched.figure('silvergold_actions_total{player="person"}') > 0
    player.by_id("open-menu").click()
    player.by_id("menu-device").click()
    expect(player.by_id("device-link")).to_be_visible()


def test_what_was_begun_on_the_server_or_with_others_stays_there(
    come: Come, watched: WatchedServer
) -> None:
    player = come(watched)
    player.page.goto("/new")
    player.by_id("seat-1-person").click()
    player.by_id("begin").click()
    expect(player.by_id("curtain")).to_be_visible()
    player.page.goto("/settings")
    player.by_id("alone-false").check(force=True)
    player.play_now()

    assert player.games_here() == []
    assert watched.figure('silvergold_games_total{stage="made"}') == 2


def test_where_the_engine_does_not_start_a_game_is_played_on_the_server(
    come: Come, watched: WatchedServer
) -> None:
    player = come(watched)
    player.page.evaluate(DAMAGE_THE_ENGINE)

    player.play_now()
    player.play_on(place_with_mouse, turn=1)

    assert player.games_here() == []
    assert watched.figure('silvergold_games_total{stage="made"}') == 1
    assert any("The engine failed" in fault for fault in player.faults)
    player.faults.clear()


def test_a_host_can_have_every_game_on_the_server(come: Come, tmp_path: Path) -> None:
    server = WatchedServer(tmp_path, "--server-only")
    player = come(server)

    player.play_now()

    assert player.games_here() == []
    assert server.figure('silvergold_games_total{stage="made"}') == 1
    server.kill()
