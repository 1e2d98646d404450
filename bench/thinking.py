"""What it costs to let captains think in a process of their own, and what it saves.

usage: python bench/thinking.py
"""

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from statistics import median
from typing import TypeAlias

from silvergold.bots import BOTS, action
from silvergold.core.rules import new_game, play
from silvergold.core.state import Deal
from silvergold.core.view import View, view
from silvergold.server.thinking.pool import ThinkingPool
from silvergold.server.thinking.question import Question, think
from silvergold.server.thinking.thinker import Inline, Thought

Think: TypeAlias = Callable[[str, View, str], Awaitable[Thought]]
AT_ONCE = 20
HEARTBEAT = 0.005


async def main() -> None:
    """Measure, and print."""
    positions = decisions()
    print(f"{len(positions)} decisions of a game of two; memory {memory(os.getpid())} MB")
    pool = ThinkingPool(1)
    began = time.perf_counter()
    await pool.think("captain", positions[0], "seed")
    print(f"in a process of its own: the first after {time.perf_counter() - began:.2f} s")
    await report(pool.think, positions)
    print(f"    memory {memory(os.getpid())} MB here, {sum(map(memory, children()))} MB there")
    await pool.close()
    began = time.perf_counter()
    await in_a_thread("captain", positions[0], "seed")
    print(f"in a thread: the first after {time.perf_counter() - began:.2f} s")
    await report(in_a_thread, positions)
    print("in place:")
    await report(Inline().think, positions)
    print(f"    memory {memory(os.getpid())} MB here")


async def in_a_thread(bot: str, seen: View, seed: str) -> Thought:
    """What the bot does, thought out beside the event loop."""
    return Thought(await asyncio.to_thread(think, Question(bot, seen, seed)), bot)


async def report(think: Think, positions: list[View]) -> None:
    """Print how long decisions take one by one and at once, and how long the event loop waits."""
    for bot in ("mate", "captain"):
        times = []
        for position in positions:
            began = time.perf_counter()
            await think(bot, position, "seed")
            times.append(1000 * (time.perf_counter() - began))
        print(f"    {bot}: median {median(times):.2f} ms, longest {max(times):.2f} ms")
    lags: list[float] = []
    heart = asyncio.create_task(beat(lags))
    await asyncio.sleep(HEARTBEAT)
    began = time.perf_counter()
    spread = positions[:: len(positions) // AT_ONCE][:AT_ONCE]
    await asyncio.gather(*(think("captain", position, "seed") for position in spread))
    took = time.perf_counter() - began
    await asyncio.sleep(2 * HEARTBEAT)
    heart.cancel()
    late = f"median {median(lags):.1f} ms, longest {max(lags):.1f} ms"
    print(f"    {len(spread)} captains at once: {took:.2f} s; the event loop is late by {late}")


async def beat(lags: list[float]) -> None:
    """Note again and again by how many milliseconds the event loop is late."""
    while True:
        due = time.perf_counter() + HEARTBEAT
        await asyncio.sleep(HEARTBEAT)
        lags.append(1000 * (time.perf_counter() - due))


def decisions() -> list[View]:
    """What is seen at all decisions of a game between two sailors."""
    met = []
    state = new_game(Deal.shuffled(2, Random(1)))
    while state.acting:
        seat = state.acting[0]
        met.append(view(state, seat))
        for move in action(BOTS["sailor"](Random(seat)), state, seat):
            state = play(state, seat, move)
    return met


def children() -> list[int]:
    """The processes that this one has started."""
    tasks = Path("/proc/self/task").glob("*/children")
    return [int(number) for task in tasks for number in task.read_text("utf-8").split()]


def memory(process: int) -> int:
    """What a process holds in memory, in MB; 0 where the system does not tell."""
    status = Path(f"/proc/{process}/status")
    lines = status.read_text("utf-8").splitlines() if status.exists() else []
    return sum(int(line.split()[1]) // 1000 for line in lines if line.startswith("VmRSS"))


if __name__ == "__main__":
    asyncio.run(main())
