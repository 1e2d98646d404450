"""Servers that are killed with `kill -9` while people play, and what is left in the store."""

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random

from faults.tables import FaultyTable
from silvergold.server.events import Acted, Said
from silvergold.server.games import found_again
from silvergold.server.store import Store
from support import Server


@dataclass
class Figures:
    """What was done, and what was broken by it."""

    kills: int = 0
    tables: int = 0
    games_over: int = 0
    acknowledged: int = 0
    resent: int = 0
    lost: list[str] = field(default_factory=list)
    twice: list[str] = field(default_factory=list)
    forks: list[str] = field(default_factory=list)

    @property
    def broken(self) -> list[str]:
        """Every promise that was not kept."""
        return self.lost + self.twice + self.forks

    def __str__(self) -> str:
        return (
            f"{self.kills} kills, {self.tables} tables, {self.games_over} games over, "
            f"{self.acknowledged} moves acknowledged, {self.resent} sent again: "
            f"{len(self.lost)} lost, {len(self.twice)} made twice, {len(self.forks)} forks"
        )


async def play_and_kill(
    server: Server,
    rng: Random,
    kills: int,
    tables: int = 4,
    *,
    between: tuple[float, float] = (0.05, 0.6),
    told: Callable[[int], None] = lambda _: None,
) -> tuple[Figures, list[FaultyTable]]:
    """Let people play at several tables, and kill the server again and again."""
    figures = Figures()
    port = server.port
    made: list[FaultyTable] = []
    ended = asyncio.Event()

    async def keep_a_table_busy() -> None:
        while not ended.is_set():
            people, bots = rng.choice([(1, 1), (2, 0), (2, 1), (3, 1), (4, 0)])
            table = await asyncio.to_thread(
                FaultyTable.opened, lambda: server.address, Random(rng.random()), people, bots
            )
            made.append(table)
            await table.play()

    playing = [asyncio.create_task(keep_a_table_busy()) for _ in range(tables)]
    try:
        while figures.kills < kills:
            await asyncio.sleep(rng.uniform(*between))
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start, port)
            figures.kills += 1
            told(figures.kills)
        ended.set()
        await asyncio.wait_for(asyncio.gather(*playing), 300)
    finally:
        for task in playing:
            task.cancel()
    figures.tables = len(made)
    return figures, made


async def examine(store: Store, tables: Sequence[FaultyTable], figures: Figures) -> None:
    """Compare what is stored with what was promised."""
    for table in tables:
        stored = await store.load(table.game)
        if stored is None:
            figures.lost.append(f"game {table.game}")
            continue
        found = found_again(stored)  # checks the chain, and plays by the rules
        figures.games_over += found.stage == "over"
        acted = [event for event in stored.events if isinstance(event, Acted)]
        said = [event for event in stored.events if isinstance(event, Said)]
        times = Counter((event.seat, event.number) for event in acted)
        figures.twice += [f"{table.game}: {at}" for at, count in times.items() if count > 1]
        kept = {(event.seat, event.number): event.moves for event in acted}
        remarks = {(event.seat, event.number): event.text for event in said}
        for player in table.players:
            promised = player.promised
            figures.acknowledged += len(promised.moves)
            figures.resent += player.resent
            figures.lost += [
                f"{table.game}: {at} was {moves}, is {kept.get(at)}"
                for at, moves in promised.moves.items()
                if kept.get(at) != moves
            ]
            figures.lost += [str(at) for at in promised.remarks if at not in remarks]
            figures.forks += player.broken
            if promised.highest > len(stored.events):
                figures.forks.append(f"{table.game}: version {promised.highest} was shown")
