"""Games over days in simulated worlds: servers crash, nobody looks for days, and time is just."""

from __future__ import annotations

import asyncio
from datetime import datetime, timedelta
from random import Random
from typing import TYPE_CHECKING

import pytest

from lasting import DAY, DAY_ONE, Host
from lookers import ANA, HUGO, OWNER, whole_action
from memory_store import Shelf
from silvergold.server import jobs
from silvergold.server.live import by_turns, deadlines, signs_of_life
from silvergold.server.table import events
from silvergold.server.table.commands import Done, NewGame, Sit
from simulation.loop import run

if TYPE_CHECKING:
    from silvergold.server.table.table import Table

HOURS = 3600.0
LOOK = 600.0
GAP = timedelta(seconds=1500)
ALLOWANCE = timedelta(seconds=2400)
SLACK = 3 * LOOK + 60
"""How much later than it may a bot acts at most, where a server runs."""

NEVER_NOTICED = GAP.total_seconds()
"""A stop of this length may be taken for none."""


@pytest.fixture(autouse=True)
def rare_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers look after their games less often here, in the same proportions."""
    monkeypatch.setattr(jobs, "LOOK_SECONDS", LOOK)
    monkeypatch.setattr(signs_of_life, "LONGEST_GAP", GAP)
    monkeypatch.setattr(by_turns, "ALLOWANCE", ALLOWANCE)
    monkeypatch.setattr(deadlines, "ALLOWANCE", ALLOWANCE)


class World:
    """One game over days, servers that come and go, and people who act now and then."""

    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)
        self.shelf = Shelf()
        self.hosts: list[Host] = []
        self.down: list[tuple[float, float]] = []
        self.since = 0.0
        self.game = ""
        self.forced = 0

    @property
    def now(self) -> float:
        return asyncio.get_running_loop().time()

    async def story(self) -> None:
        await self.start()
        clock = self.chance.choice([DAY // 8, DAY // 4, DAY])
        self.game = await self.hosts[0].backend.create(OWNER, NewGame([ANA, HUGO], clock=clock))
        began, table = self.now, await self.table()
        deciding = table.play.decision if table.play else ()
        while self.now < 12 * DAY and table.stage == "playing":
            await self.something_happens()
            if not self.hosts:
                continue
            table = await self.table()
            assert table.play
            if table.play.decision != deciding:
                self.check_times(table)
                deciding, began = table.play.decision, self.now
            else:
                ran = self.ran_since(began)
                stops = len(self.down) + 1
                late = ran - clock - ALLOWANCE.total_seconds() - SLACK - stops * NEVER_NOTICED
                assert late < HOURS, f"nobody acts for {ran / HOURS:.1f} h"
        while self.hosts:
            await self.crash()

    async def table(self) -> Table:
        async with self.hosts[0].backend.visit(self.game) as live:
            table: Table = live.table
            return table

    def ran_since(self, began: float) -> float:
        """For how many seconds a server ran since then."""
        down = sum(max(0.0, end - max(start, began)) for start, end in self.down)
        return self.now - began - down

    def check_times(self, table: Table) -> None:
        """Nobody was acted for before their time was over: the events tell when each began."""
        stored = self.shelf.games[self.game]
        clock = table.created.clock or 0
        asked: str = ""
        for event in map(events.read, stored.events):
            if getattr(event, "by", None) and asked:
                self.forced += 1
            if at := getattr(event, "at", ""):
                if getattr(event, "by", None):
                    ran = self.ran_between(_seconds(asked), _seconds(at))
                    assert ran >= clock - 1, f"acted for after {ran / HOURS:.2f} h"
                asked = at

    def ran_between(self, start: float, end: float) -> float:
        down = sum(max(0.0, min(b, end) - max(a, start)) for a, b in self.down)
        return end - start - down

    async def start(self) -> None:
        if not self.hosts and self.down and self.down[-1][1] == float("inf"):
            self.down[-1] = (self.down[-1][0], self.now)
        self.hosts.append(await Host(self.shelf).start())

    async def crash(self) -> None:
        host = self.hosts.pop(self.chance.randrange(len(self.hosts)))
        await host.crash()
        if not self.hosts:
            self.down.append((self.now, float("inf")))

    async def something_happens(self) -> None:
        chance = self.chance
        match chance.choice(["wait", "wait", "act", "act", "crash", "start", "long"]):
            case "wait":
                await asyncio.sleep(chance.uniform(0, 2 * HOURS))
            case "long":
                await asyncio.sleep(chance.uniform(0, DAY))
            case "crash" if self.hosts:
                await self.crash()
                await asyncio.sleep(chance.choice([1.0, 60.0, 300.0, 20 * HOURS, 6 * DAY]))
            case "start" if len(self.hosts) < 2:
                await self.start()
            case "act" if self.hosts:
                await self.act()
            case _:
                await asyncio.sleep(1)

    async def act(self) -> None:
        """Somebody looks, sees how much time is left, and acts."""
        host, seat = self.chance.choice(self.hosts), self.chance.randrange(2)
        looker = await host.looker(self.game)
        try:
            await looker.say(Sit(seat))
            view = looker.view
            if view.left is not None:
                assert view.left <= (view.clock or 0) + 1
            if view.legal and not looker.live.table.chairs[seat].stand_in:
                moves = whole_action(looker.live.table, seat)
                await looker.say(Done(seat, view.number, moves))
                assert not looker.refusals, looker.refusals
        finally:
            looker.live.disconnect(looker.connection)
            host.backend.release(looker.live)


def _seconds(at: str) -> float:
    return (datetime.fromisoformat(at) - DAY_ONE).total_seconds()


@pytest.mark.parametrize("seed", range(12))
def test_time_is_just_whatever_happens(seed: int) -> None:
    world = World(seed)
    run(world.story())


def test_the_worlds_have_bots_that_act_for_people() -> None:
    forced = []
    for seed in range(2):
        world = World(100 + seed)
        run(world.story())
        forced.append(world.forced)

    assert any(forced)
