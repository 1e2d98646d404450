"""Hints over HTTP: for one's own seat, against bots, and so many at a time."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from silvergold.core.rules import new_game
from silvergold.core.state import Deal
from silvergold.core.view import View, view
from silvergold.review.ready import ready_judge
from silvergold.server.http.hints import MOST_WAITING, Hints
from silvergold.server.ops.rate_limits import TooManyError
from silvergold.server.thinking.pool import ThinkingPool
from silvergold.server.thinking.supervisor import Limits
from silvergold.server.thinking.thinker import Inline, NotReadyError, ReviewFailedError
from support import Browser, Server, problem, run_async
from waiting import PATIENCE

SEEN = view(new_game(Deal.shuffled(2, Random(7))), 0)
NO_HINT = problem("hints are given in games against bots only, when it is your turn", "no-hint")


@pytest.fixture(scope="module")
def player(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    ready_judge()
    server = Server(tmp_path_factory.mktemp("server"))
    yield Browser(server.address)
    server.kill()


class Slow(Inline):
    """Gives no hint before it may."""

    def __init__(self) -> None:
        self.may = asyncio.Event()

    async def hint(self, view: View) -> bytes:  # noqa: ARG002
        await self.may.wait()
        return b"{}"


def test_only_so_many_hints_wait() -> None:
    async def ask() -> None:
        thinker = Slow()
        hints = Hints(thinker)
        waiting = [asyncio.create_task(hints.of(SEEN)) for _ in range(MOST_WAITING)]
        await asyncio.sleep(0)
        with pytest.raises(TooManyError):
            await hints.of(SEEN)
        thinker.may.set()
        assert await asyncio.gather(*waiting) == [b"{}"] * MOST_WAITING
        assert await hints.of(SEEN) == b"{}"

    run_async(ask())


def test_people_who_play_with_people_get_none(browser: Browser) -> None:
    game = browser.begin({"name": "Ana"}, {"name": "Hugo"})

    assert browser.ask(f"/api/games/{game}/hint", {"seat": 0}) == (400, NO_HINT)


def test_nobody_gets_one_for_another_seat_or_another_game(browser: Browser) -> None:
    game = browser.begin({"name": "Ana"}, {"name": "Olaf", "bot": "sailor"})
    path = f"/api/games/{game}/hint"

    assert browser.ask(path, {"seat": 1}) == (
        400,
        problem("that is not your seat", "not-your-seat"),
    )
    assert browser.ask("/api/games/nowhere/hint", {"seat": 0})[0] == 404
    assert browser.ask(path, {})[0] == 400
    assert Browser(browser.address).ask(path, {"seat": 0})[0] == 404


@pytest.mark.slow
def test_a_person_alone_against_bots_gets_one(player: Browser) -> None:
    game = player.begin({"name": "Ana"}, {"name": "Marta", "bot": "captain"})

    status, told = player.ask(f"/api/games/{game}/hint", {"seat": 0})

    assert status == 200
    assert told["kind"] == "keep"
    assert told["best"][0].startswith("keep ")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("change", "error"),
    [
        ("child.is_compiled = lambda part='all': part == 'all'", NotReadyError),
        ("child.hint = None", ReviewFailedError),
    ],
)
def test_what_cannot_be_told_now_is_said(
    change: str, error: type[Exception], caplog: pytest.LogCaptureFixture
) -> None:
    program = f"""
import time
from silvergold.server.thinking import child
child.warm_up = lambda: None
child.is_compiled = lambda part="all": True
child.ready_judge = lambda: time.sleep(600 if not child.is_compiled("judge") else 0)
{change}
child.main()
"""

    async def ask() -> None:
        pool = ThinkingPool(1, Limits(PATIENCE, PATIENCE, program))
        try:
            with pytest.raises(error):
                await pool.hint(SEEN)
        finally:
            await pool.close()

    run_async(ask())
    assert len(caplog.messages) == (error is ReviewFailedError)


@pytest.mark.slow
def test_bots_come_before_hints_however_many_wait(tmp_path: Path) -> None:
    gate = tmp_path / "gate"
    program = f"""
import os, time
from silvergold.bots import BOTS
from silvergold.server.thinking import child
def hint(question):
    while not os.path.exists({str(gate)!r}):
        time.sleep(0.01)
    return child.Part(b"{{}}", True)
BOTS["captain"] = BOTS["deckhand"]
child.warm_up = child.ready_judge = lambda: None
child.is_compiled = lambda part="all": True
child.hint = hint
child.main()
"""
    answered: list[str] = []

    async def ask() -> None:
        pool = ThinkingPool(1, Limits(PATIENCE, PATIENCE, program))
        await pool.think("captain", SEEN, "seed")

        async def hints() -> None:
            await pool.hint(SEEN)
            answered.append("hint")

        async def move() -> None:
            await pool.think("captain", SEEN, "seed")
            answered.append("move")

        waiting = [asyncio.create_task(one) for one in (hints(), hints(), hints(), move())]
        await asyncio.sleep(0)
        gate.touch()
        await asyncio.gather(*waiting)
        await pool.close()

    run_async(ask())
    assert answered.index("move") <= 1, "only the hint that was under way comes before"
