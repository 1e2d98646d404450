"""Background work: no failure is silent, none stops its neighbours, and all is tried again."""

from __future__ import annotations

import ast
import asyncio
import logging
from pathlib import Path
from typing import TYPE_CHECKING

import silvergold.server
from lookers import in_no_time
from silvergold.server.ops.background import KEEPS_FAILING, LONGEST_ITEM, MOST_LOGGED
from silvergold.server.ops.background import BackgroundWork as Background
from silvergold.server.stores.base import StoreError

if TYPE_CHECKING:
    from collections.abc import Callable

    import pytest

MINUTE = 60.0
SERVER = Path(silvergold.server.__path__[0])


class Runs:
    """When something ran, and what it does then."""

    def __init__(self, act: Callable[[int], object] = lambda _: None) -> None:
        self.at: list[float] = []
        self._act = act

    async def __call__(self) -> None:
        self.at.append(now())
        self._act(len(self.at))


def now() -> float:
    return asyncio.get_running_loop().time()


def fail(_: int) -> None:
    raise ZeroDivisionError("it never works")


@in_no_time
async def test_a_job_runs_at_once_and_again_after_each_run() -> None:
    runs = Runs()
    async with Background() as work:
        work.repeat("job", runs, every=MINUTE)
        await asyncio.sleep(3 * MINUTE + 1)

    assert runs.at == [0, MINUTE, 2 * MINUTE, 3 * MINUTE]


@in_no_time
async def test_a_job_that_fails_is_tried_again_ever_later_and_stops_no_other() -> None:
    bad, good = Runs(fail), Runs()
    async with Background() as work:
        work.repeat("bad", bad, every=MINUTE)
        work.repeat("good", good, every=MINUTE)
        await asyncio.sleep(4 * MINUTE + 1)

        assert work.failing == {"bad": 1}
    assert bad.at == [0, 1, 3, 7, 15, 31, 63, 123, 183]
    assert good.at == [0, 60, 120, 180, 240]


def test_a_failure_is_logged_by_the_name_of_its_job_with_the_traceback(
    caplog: pytest.LogCaptureFixture,
) -> None:
    @in_no_time
    async def play() -> None:
        async with Background() as work:
            work.repeat("sweep", Runs(fail), every=MINUTE)
            await asyncio.sleep(0)

    play()
    [record] = [one for one in caplog.records if one.levelno == logging.ERROR]
    assert record.getMessage() == "sweep failed"
    assert isinstance(record.exc_info and record.exc_info[1], ZeroDivisionError)
    assert (vars(record)["job"], vars(record)["failures"]) == ("sweep", 1)


@in_no_time
async def test_a_job_that_works_again_is_no_longer_failing() -> None:
    runs = Runs(lambda time: fail(0) if time <= KEEPS_FAILING else None)
    async with Background() as work:
        work.repeat("job", runs, every=MINUTE)
        await asyncio.sleep(5)
        assert work.failing == {"job": 1}
        await asyncio.sleep(5)
        assert work.failing == {}


@in_no_time
async def test_a_job_whose_partner_was_cancelled_goes_on() -> None:
    async def wait_for_a_cancelled_one() -> None:
        runs.at.append(now())
        partner = asyncio.create_task(asyncio.sleep(MINUTE))
        partner.cancel()
        await partner

    runs = Runs()
    async with Background() as work:
        work.repeat("job", wait_for_a_cancelled_one, every=MINUTE)
        await asyncio.sleep(5)

        assert len(runs.at) == 3


class Items:
    """Items to work on: those that are told to fail do, and those that are told to hang do."""

    def __init__(self, *names: str) -> None:
        self.names = [*names]
        self.worked: list[str] = []
        self.tried: list[tuple[str, float]] = []

    async def find(self) -> list[str]:
        return self.names

    async def work(self, name: str) -> None:
        self.tried.append((name, now()))
        if name.startswith("hangs"):
            await asyncio.sleep(10_000)
        if name.startswith("raises"):
            raise OverflowError(name)
        self.worked.append(name)
        self.names.remove(name)


@in_no_time
async def test_an_item_that_raises_stops_no_other_and_is_tried_again_ever_later() -> None:
    items = Items("raises", "good", "better")
    async with Background() as work:
        work.for_each("job", items.find, items.work, every=10)
        await asyncio.sleep(101)

    assert items.worked == ["good", "better"]
    tried = [at for name, at in items.tried if name == "raises"]
    assert tried == [0, 10, 20, 30, 40, 60, 100]


@in_no_time
async def test_an_item_that_hangs_holds_up_one_worker_for_a_while() -> None:
    items = Items("hangs", "good", "better")
    async with Background() as work:
        work.for_each("alone", items.find, items.work, every=MINUTE)
        await asyncio.sleep(LONGEST_ITEM - 1)
        assert items.worked == []
        await asyncio.sleep(2)
        assert items.worked == ["good", "better"]
    beside = Items("hangs", "good")
    async with Background() as work:
        work.for_each("beside", beside.find, beside.work, every=MINUTE, at_once=2)
        await asyncio.sleep(1)
        assert beside.worked == ["good"]
        beside.names.append("new")
        await asyncio.sleep(MINUTE)
        assert beside.worked == ["good", "new"]


def test_ten_thousand_items_that_fail_neither_stop_a_good_one_nor_flood_the_log(
    caplog: pytest.LogCaptureFixture,
) -> None:
    items = Items(*(f"raises {number}" for number in range(10_000)), "good")

    @in_no_time
    async def play() -> None:
        async with Background() as work:
            work.for_each("job", items.find, items.work, every=MINUTE)
            await asyncio.sleep(MINUTE + 1)

    play()
    assert items.worked == ["good"]
    errors = [one.getMessage() for one in caplog.records if one.levelno == logging.ERROR]
    assert errors.count("job failed") == 2 * MOST_LOGGED
    assert f"job failed {10_000 - MOST_LOGGED} more times" in errors


@in_no_time
async def test_an_item_that_is_gone_is_no_longer_failing() -> None:
    items = Items("raises")
    async with Background() as work:
        work.for_each("job", items.find, items.work, every=10)
        await asyncio.sleep(25)
        assert work.failing == {"job": 1}
        items.names.clear()
        await asyncio.sleep(10)
        assert work.failing == {}


@in_no_time
async def test_an_item_can_be_added_and_is_worked_on_once_though_it_is_found_as_well() -> None:
    items = Items("found")
    async with Background() as work:
        work.for_each("job", items.find, items.work, every=MINUTE)
        items.names.append("added")
        work.add("job", "added")
        work.add("job", "added")
        await asyncio.sleep(1)

    assert items.tried == [("added", 0), ("found", 0)]


@in_no_time
async def test_what_fails_because_the_store_is_away_waits_for_the_next_look_only() -> None:
    away = True
    tried: list[float] = []

    async def find() -> list[str]:
        return ["game"]

    async def work_on(_: str) -> None:
        tried.append(now())
        if away:
            raise StoreError("away")

    async with Background(expected=(StoreError,)) as work:
        work.for_each("job", find, work_on, every=10)
        await asyncio.sleep(1000)
        away = False
        await asyncio.sleep(11)

    assert len(tried) == 102


@in_no_time
async def test_stopping_waits_for_what_is_under_way_and_begins_nothing_new() -> None:
    done: list[str] = []

    async def find() -> list[str]:
        return ["first", "second"]

    async def work_on(name: str) -> None:
        await asyncio.sleep(2)
        done.append(name)

    async with Background() as work:
        work.for_each("job", find, work_on, every=MINUTE)
        await asyncio.sleep(1)
        await work.stop(5)
        work.add("job", "third")
    assert (done, now()) == (["first"], 2)


@in_no_time
async def test_stopping_does_not_wait_for_what_hangs() -> None:
    items = Items("hangs")
    async with Background() as work:
        work.for_each("job", items.find, items.work, every=MINUTE)
        work.repeat("other", Runs(), every=MINUTE)
        await asyncio.sleep(1)
        await work.stop(5)
    assert now() == 6


def test_only_the_supervisor_and_owners_start_tasks() -> None:
    starting = {
        path.relative_to(SERVER).as_posix()
        for path in SERVER.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Attribute) and node.attr in {"create_task", "ensure_future"}
    }

    assert starting == {"ops/background.py", "ops/owned_tasks.py"}
