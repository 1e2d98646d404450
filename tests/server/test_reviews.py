"""Reviews over HTTP: told line by line, made once, and never in the way of others."""

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import aclosing
from dataclasses import replace
from random import Random
from typing import Any
from urllib.request import Request

import pytest

from silvergold.bots import thought_out
from silvergold.core.rules import new_game
from silvergold.core.state import Deal
from silvergold.core.view import view
from silvergold.lab import simulated
from silvergold.records import read, write
from silvergold.review import document, reviewing
from silvergold.review.ready import ready_judge
from silvergold.server.http.reviews import MOST_KEPT, MOST_WAITING, Reviews
from silvergold.server.ops.rate_limits import TooManyError
from silvergold.server.thinking.pool import ThinkingPool
from silvergold.server.thinking.supervisor import Limits
from silvergold.server.thinking.thinker import Inline, NotReadyError, ReviewFailedError
from support import Browser, Server, problem, run_async
from waiting import PATIENCE, beating

SEEN = view(new_game(Deal.shuffled(2, Random(7))), 0)
PATIENT = Limits(thinking=PATIENCE, waiting=PATIENCE)
LONGEST_BEAT = 0.2
"""Seconds of work; a review takes longer."""


@pytest.fixture(scope="module")
def record() -> str:
    [record] = simulated(2, 1, ["sailor", "deckhand"], "review")
    return write(record)


@pytest.fixture(scope="module", autouse=True)
def compiled(request: pytest.FixtureRequest) -> None:
    """The judge, compiled once and kept, so that no process has to say that it is not ready."""
    if any(item.get_closest_marker("slow") for item in request.session.items):
        ready_judge()


@pytest.fixture(scope="module")
def reviewer(tmp_path_factory: pytest.TempPathFactory, compiled: None) -> Iterator[Browser]:  # noqa: ARG001
    server = Server(tmp_path_factory.mktemp("server"))
    yield Browser(server.address)
    server.kill()


class Told(Inline):
    """Tells these lines of every review, one each time it may go on."""

    def __init__(self, *lines: bytes | Exception) -> None:
        self.lines = lines
        self.begun = 0
        self.left = 0
        self.may_go_on = asyncio.Semaphore(0)

    async def review(self, record: str) -> AsyncIterator[bytes]:  # noqa: ARG002
        self.begun += 1
        try:
            for line in self.lines:
                await self.may_go_on.acquire()
                if isinstance(line, Exception):
                    raise line
                yield line
        finally:
            self.left += 1


async def all_of(reviews: Reviews, record: str) -> list[bytes]:
    return [line async for line in reviews.lines(record)]


def test_a_review_is_made_once_for_all_who_ask_and_then_kept() -> None:
    async def ask() -> None:
        thinker = Told(b"1", b"2", b"whole")
        reviews = Reviews(thinker)
        first, second = (asyncio.create_task(all_of(reviews, "game")) for _ in range(2))
        for _ in range(3):
            thinker.may_go_on.release()
        assert await first == await second == [b"1", b"2", b"whole"]
        assert reviews.has("game")
        assert await all_of(reviews, "game") == [b"whole"]
        assert thinker.begun == 1

    run_async(ask())


def test_a_review_that_nobody_waits_for_is_left_and_can_be_begun_again() -> None:
    async def ask() -> None:
        thinker = Told(b"1", b"whole")
        reviews = Reviews(thinker)
        thinker.may_go_on.release()
        async with aclosing(reviews.lines("game")) as lines:
            assert await anext(lines) == b"1"
        again = asyncio.create_task(all_of(reviews, "game"))
        thinker.may_go_on.release()
        thinker.may_go_on.release()
        assert await again == [b"1", b"whole"]
        assert (thinker.begun, thinker.left) == (2, 2)

    run_async(ask())


def test_only_so_many_reviews_wait_and_only_so_many_are_kept() -> None:
    async def ask() -> None:
        thinker = Told(b"whole")
        reviews = Reviews(thinker)
        waiting = [
            asyncio.create_task(all_of(reviews, f"{number}")) for number in range(MOST_WAITING)
        ]
        await asyncio.sleep(0)
        with pytest.raises(TooManyError):
            await all_of(reviews, "one more")
        for number in range(MOST_KEPT + 1):
            thinker.may_go_on.release()
            if number >= MOST_WAITING:
                await all_of(reviews, f"{number}")
            else:
                await waiting[number]
        assert not reviews.has("0")
        assert reviews.has(f"{MOST_KEPT}")

    run_async(ask())


@pytest.mark.parametrize("error", [NotReadyError, ReviewFailedError])
def test_all_who_wait_are_told_what_went_wrong(error: type[Exception]) -> None:
    async def ask() -> None:
        thinker = Told(error())
        reviews = Reviews(thinker)
        asked = [asyncio.create_task(all_of(reviews, "game")) for _ in range(2)]
        thinker.may_go_on.release()
        for one in asked:
            with pytest.raises(error):
                await one
        assert not reviews.has("game")

    run_async(ask())


def test_reviews_of_games_that_are_not_over_are_refused(browser: Browser) -> None:
    game = browser.begin({"name": "Ana"}, {"name": "Olaf", "bot": "sailor"})

    assert browser.ask(f"/api/games/{game}/review")[0] == 400
    assert browser.ask("/api/games/nowhere/review") == (
        404,
        problem("there is no such game here", "no-game"),
    )


def test_a_record_without_an_end_is_refused(browser: Browser) -> None:
    [record] = simulated(2, 1, ["random"], "seed")
    begun = json.loads(write(replace(record, moves=(), result=None, further={})))
    begun["deal"]["treasures"] = begun["deal"]["treasures"][:8]
    begun["deal"]["stack"], begun["deal"]["expeditions"] = [], []

    assert browser.ask("/api/review", begun) == (
        400,
        problem("only games that were played to the end can be reviewed", "unfinished"),
    )
    status, answer = browser.ask("/api/review", b"{}")
    assert status == 400
    assert answer["said"]["key"] == "refusal-no-record"


def streamed(browser: Browser, path: str, body: bytes | None = None) -> list[Any]:
    """The messages of a review."""
    request = Request(browser.address + path, body, {"accept-encoding": "gzip"})  # noqa: S310
    with browser.opener.open(request, timeout=PATIENCE) as answer:
        assert answer.headers["content-type"] == "application/x-ndjson"
        assert "content-encoding" not in answer.headers
        return [*map(json.loads, answer)]


@pytest.mark.slow
def test_a_review_comes_turn_by_turn_and_then_whole(reviewer: Browser, record: str) -> None:
    messages = streamed(reviewer, "api/review", record.encode())
    again = streamed(reviewer, "api/review", record.encode())

    *progress, whole = messages
    assert {one["type"] for one in progress} == {"progress"}
    assert [one["turns"] for one in progress] == [*range(1, progress[0]["of"] + 1)]
    decisions = [decision for one in progress for decision in one["decisions"]]
    assert sorted(decisions, key=lambda one: one["step"]) == whole["review"]["decisions"]
    assert again == [whole]


@pytest.mark.slow
def test_bots_and_the_event_loop_go_on_while_a_game_is_reviewed(record: str) -> None:
    async def play() -> tuple[int, int]:
        pool = ThinkingPool(1, PATIENT)
        try:
            lines: list[bytes] = []
            thought_at = 0
            async with beating() as beats:
                async for line in pool.review(record):
                    lines.append(line)
                    if len(lines) == 1:
                        thought = await pool.think("captain", SEEN, "seed")
                        assert thought.bot == "captain"
                        thought_at = len(lines)
            assert beats.longest < LONGEST_BEAT
            return thought_at, len(lines)
        finally:
            await pool.close()

    assert run_async(play()) == (1, 29)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("change", "error"),
    [
        ("child.is_compiled = lambda part='all': part == 'all'", NotReadyError),
        ("child.Reviewer = None", ReviewFailedError),
    ],
)
def test_what_cannot_be_reviewed_now_is_said_and_bots_play_on(
    change: str, error: type[Exception], record: str, caplog: pytest.LogCaptureFixture
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
                async for _ in pool.review(record):
                    pass
        finally:
            await pool.close()

    run_async(ask())
    assert len(caplog.messages) == (error is ReviewFailedError)


@pytest.mark.slow
def test_a_review_over_http_is_the_review_of_the_library(reviewer: Browser, record: str) -> None:
    messages = streamed(reviewer, "api/review", record.encode())

    assert messages[-1]["review"] == json.loads(
        json.dumps(document(thought_out(reviewing(read(record)))))
    )
