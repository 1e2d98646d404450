"""Bots that think in processes of their own, which are really killed."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random

import pytest

from silvergold import Deal, new_game
from silvergold.bots import BOTS, COMPILED, LEVELS, UNCOMPILED, Bot
from silvergold.core.moves import Move
from silvergold.core.view import view
from silvergold.server.thinking.pool import ThinkingPool
from silvergold.server.thinking.process import PROGRAM
from silvergold.server.thinking.question import Question, think
from silvergold.server.thinking.supervisor import Limits
from silvergold.server.thinking.thinker import Inline, Thinker, Thought
from support import run_async
from waiting import PATIENCE, beating, ticking, until

pytestmark = pytest.mark.slow

SEEN = view(new_game(Deal.shuffled(2, Random(7))), 0)  # plain bots begin this game differently


def thought_of(bot: str, seed: str = "seed") -> Thought:
    return Thought(moves_of(bot, seed), bot)


def moves_of(bot: str, seed: str = "seed") -> list[Move]:
    return think(Question(bot, SEEN, seed))


LONGEST_BEAT = 0.2
"""Seconds of work at a time; twenty thoughts take longer."""

FALLBACK = thought_of("sailor")
CAPTAIN = Thought(moves_of("deckhand"), "captain")  # of the processes below, without a compiler
LOST = "simpler bots play until the thinking process restarts: "

CHILD = """
import os, time
from silvergold.bots import BOTS
from silvergold.server.thinking import child as child

def captain(rng):
    with open({pids!r}, "a+") as pids:
        print(os.getpid(), file=pids, flush=True)
        pids.seek(0)
        number = len(pids.readlines())
    {trouble}
    return BOTS["deckhand"](rng)

def warm_up():
    {warm_up}

BOTS["captain"] = captain
child.is_compiled = lambda part="all": {is_compiled}
child.warm_up = warm_up
child.ready_judge = lambda: None
child.main()
"""


class Processes:
    """Programs of processes whose captain makes trouble, and the processes that met it."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def program(
        self, trouble: str = "pass", *, is_compiled: str = "True", warm_up: str = "pass"
    ) -> str:
        """A program with that trouble, at the question of some `number` or at its beginning."""
        return CHILD.format(
            pids=str(self.file), trouble=trouble, is_compiled=is_compiled, warm_up=warm_up
        )

    @property
    def pids(self) -> list[int]:
        """The process of each question so far."""
        return [*map(int, self.file.read_text().split())] if self.file.exists() else []

    async def busy(self) -> int:
        """The process of the first question, once it thinks about it."""
        await until(lambda: bool(self.pids))
        return self.pids[0]


@pytest.fixture
def processes(tmp_path: Path) -> Processes:
    return Processes(tmp_path / "pids")


@asynccontextmanager
async def closing(pool: ThinkingPool) -> AsyncIterator[ThinkingPool]:
    try:
        yield pool
    finally:
        await pool.close()


def limits(
    program: str = PROGRAM, *, thinking: float = PATIENCE, waiting: float = PATIENCE
) -> Limits:
    return Limits(thinking, waiting, program)


def ask(thinker: Thinker, bot: str = "captain", seed: str = "seed") -> asyncio.Task[Thought]:
    return asyncio.create_task(thinker.think(bot, SEEN, seed))


def is_gone(pid: int) -> bool:
    with suppress(ProcessLookupError):
        os.kill(pid, 0)
        return False
    return True


@pytest.mark.parametrize("bot", [level for level in LEVELS if level in COMPILED])
def test_a_bot_plays_elsewhere_as_it_does_here(bot: str) -> None:
    async def both() -> tuple[Thought, Thought]:
        async with closing(ThinkingPool(1, limits())) as pool:
            return await ask(pool, bot), await ask(Inline(), bot)

    there, here = run_async(both())

    assert there == here


def test_a_process_that_lets_others_think_never_loads_the_compiler() -> None:
    program = f"""
import asyncio, sys
from random import Random
from silvergold import Deal, new_game
from silvergold.core.view import view
from silvergold.server.thinking.pool import LIMITS, ThinkingPool

async def think():
    pool = ThinkingPool(1, LIMITS._replace(waiting={PATIENCE}, thinking={PATIENCE}))
    seen = view(new_game(Deal.shuffled(2, Random(7))), 0)
    for bot in ("captain", "mate", "sailor"):
        print(await pool.think(bot, seen, "seed"))
    await pool.close()

asyncio.run(think())
print([name for name in ("numba", "numpy") if name in sys.modules])
"""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", program],
        capture_output=True,
        text=True,
        check=True,
        timeout=PATIENCE,
    )

    expected = [str(thought_of(bot)) for bot in ("captain", "mate", "sailor")]
    assert done.stdout.splitlines() == [*expected, "[]"]
    assert done.stderr == ""


@pytest.mark.parametrize("bot", UNCOMPILED)
def test_bots_that_need_no_compiler_need_no_process(bot: str) -> None:
    async def play() -> Thought:
        return await ask(ThinkingPool(1, limits("raise SystemExit")), bot)

    assert run_async(play()) == thought_of(bot)


def test_twenty_captains_at_once_are_all_answered_and_the_event_loop_goes_on() -> None:
    async def play() -> list[Thought]:
        async with closing(ThinkingPool(1, limits())) as pool, beating() as beats:
            answers = await asyncio.gather(*(ask(pool, seed=f"{n}") for n in range(20)))
        assert beats.longest < LONGEST_BEAT
        return answers

    assert run_async(play()) == [thought_of("captain", f"{n}") for n in range(20)]


def test_a_process_that_is_killed_is_restarted_and_a_stand_in_plays(
    processes: Processes, caplog: pytest.LogCaptureFixture
) -> None:
    program = processes.program("time.sleep(60 if number == 1 else 0)")

    async def play() -> list[Thought]:
        async with closing(ThinkingPool(1, limits(program))) as pool:
            first = ask(pool)
            os.kill(await processes.busy(), signal.SIGKILL)
            return [await first, await ask(pool)]

    assert run_async(play()) == [FALLBACK, CAPTAIN]
    assert len({*processes.pids}) == 2
    assert all(map(is_gone, processes.pids))
    assert caplog.messages == [LOST + "while captain thought, it ended with exit code -9"]


def test_a_bot_that_hangs_loses_its_turn_to_a_stand_in_and_its_process(
    processes: Processes, caplog: pytest.LogCaptureFixture
) -> None:
    program = processes.program("while number == 1: pass")

    async def play() -> list[Thought]:
        async with closing(ThinkingPool(1, limits(program, thinking=0.5))) as pool:
            moves = [await ask(pool)]
            await until(lambda: is_gone(processes.pids[0]))
            return [*moves, await ask(pool)]

    assert run_async(play()) == [FALLBACK, CAPTAIN]
    assert caplog.messages == [LOST + "while captain thought, it gave no answer for 0.5 s"]


def test_a_bot_that_raises_has_a_stand_in_and_its_process_goes_on(
    processes: Processes, caplog: pytest.LogCaptureFixture
) -> None:
    program = processes.program("if number == 1: raise ValueError('lost at sea')")

    async def play() -> list[Thought]:
        async with closing(ThinkingPool(1, limits(program))) as pool:
            return [await ask(pool), await ask(pool)]

    assert run_async(play()) == [FALLBACK, CAPTAIN]
    assert len({*processes.pids}) == 1
    [said] = caplog.messages
    assert said.startswith("a simpler bot plays for captain, which failed:\nTraceback")
    assert said.endswith("ValueError: lost at sea\n")


def test_what_a_bot_prints_is_not_an_answer(processes: Processes) -> None:
    async def play() -> Thought:
        program = processes.program("print('x' * 10_000, flush=True)")
        async with closing(ThinkingPool(1, limits(program))) as pool:
            return await ask(pool)

    assert run_async(play()) == CAPTAIN


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signals")
def test_a_process_ends_with_its_server_and_not_before(processes: Processes) -> None:
    async def play() -> list[Thought]:
        async with closing(ThinkingPool(1, limits(processes.program()))) as pool:
            moves = [await ask(pool)]
            for number in (signal.SIGINT, signal.SIGTERM):
                os.kill(processes.pids[0], number)
            return [*moves, await ask(pool)]

    assert run_async(play()) == [CAPTAIN, CAPTAIN]
    assert len({*processes.pids}) == 1


@pytest.mark.parametrize("trouble", ["pass", "while True: pass", "time.sleep(600)"])
def test_when_the_server_is_killed_its_processes_are_gone(
    processes: Processes, trouble: str
) -> None:
    server_program = f"""
import asyncio
from random import Random
from silvergold import Deal, new_game
from silvergold.core.view import view
from silvergold.server.thinking.pool import LIMITS, ThinkingPool

async def think():
    pool = ThinkingPool(1, LIMITS._replace(waiting=60, program={processes.program(trouble)!r}))
    await pool.think("captain", view(new_game(Deal.shuffled(2, Random(1))), 0), "seed")
    await asyncio.sleep(600)

asyncio.run(think())
"""
    server = subprocess.Popen([sys.executable, "-c", server_program], stderr=subprocess.PIPE)
    run_async(processes.busy())

    server.kill()
    _, said = server.communicate(timeout=PATIENCE)  # as long as anybody has its standard error open

    assert said == b""


def test_who_has_waited_too_long_for_a_process_has_a_stand_in(
    processes: Processes, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> list[Thought]:
        program = processes.program("time.sleep(5)")
        async with closing(ThinkingPool(1, limits(program, waiting=2))) as pool:
            return await asyncio.gather(*(ask(pool) for _ in range(3)))

    assert run_async(play()) == [CAPTAIN, FALLBACK, FALLBACK]
    assert caplog.messages == ["simpler bots play: bots wait more than 2 s to think"]


@pytest.mark.parametrize(("waiting", "is_compiled"), [(0.3, "True"), (60, "False")])
def test_a_stand_in_plays_while_a_process_takes_its_time_to_begin(
    processes: Processes, waiting: float, is_compiled: str
) -> None:
    async def play() -> None:
        program = processes.program(is_compiled=is_compiled, warm_up="time.sleep(2)")
        async with closing(ThinkingPool(1, limits(program, waiting=waiting))) as pool:
            assert await ask(pool) == FALLBACK
            began = time.monotonic()
            assert await ask(pool) == FALLBACK
            assert time.monotonic() - began < 0.2
            while await ask(pool) == FALLBACK:
                assert time.monotonic() - began < 20
                await asyncio.sleep(0.05)

    run_async(play())


def test_who_waits_for_a_process_that_begins_is_more_patient(processes: Processes) -> None:
    async def play() -> Thought:
        patient = limits(processes.program(warm_up="time.sleep(2)"), waiting=0.3)
        async with closing(ThinkingPool(1, patient._replace(starting=60))) as pool:
            return await ask(pool)

    assert run_async(play()) == CAPTAIN


def test_bots_that_cannot_be_compiled_are_tried_once(
    processes: Processes, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> list[Thought]:
        program = processes.program(warm_up="raise ImportError('no LLVM for this machine')")
        async with closing(ThinkingPool(4, limits(program))) as pool:
            return [await ask(pool) for _ in range(3)]

    assert run_async(play()) == [FALLBACK] * 3
    [said] = caplog.messages
    assert said.endswith("mate, which cannot be compiled: ImportError: no LLVM for this machine")


def test_a_process_that_dies_again_and_again_is_given_a_pause(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def play() -> None:
        async with closing(ThinkingPool(1, limits("raise SystemExit(3)"))) as pool:
            assert await ask(pool) == FALLBACK
            await until(lambda: len(caplog.messages) == 2)
            began = time.monotonic()
            assert await ask(pool) == FALLBACK
            assert time.monotonic() - began < 0.5
            await asyncio.sleep(0.5)

    run_async(play())

    assert caplog.messages == [LOST + "it ended with exit code 3"] * 2


def test_where_no_process_can_be_started_stand_ins_play(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "executable", "/no/such/python")

    async def play() -> Thought:
        async with closing(ThinkingPool(1)) as pool:
            return await ask(pool)

    assert run_async(play()) == FALLBACK
    assert caplog.messages[0].startswith(LOST + "it cannot be started: ")


@pytest.mark.parametrize(("questions", "started"), [(4, 1), (12, 2)])
def test_another_process_begins_only_when_many_wait(
    processes: Processes, questions: int, started: int
) -> None:
    async def play() -> None:
        async with closing(ThinkingPool(2, limits(processes.program("time.sleep(0.1)")))) as pool:
            await ask(pool)
            for _ in range(3):
                await asyncio.gather(*(ask(pool) for _ in range(questions)))

    run_async(play())

    assert len({*processes.pids}) == started


def test_who_no_longer_wants_an_answer_does_not_spoil_that_of_the_next(
    processes: Processes,
) -> None:
    async def play() -> list[Thought]:
        async with closing(ThinkingPool(1, limits(processes.program("time.sleep(0.3)")))) as pool:
            begun, waiting, last = (ask(pool, seed=seed) for seed in ("1", "2", "seed"))
            await processes.busy()
            begun.cancel()
            waiting.cancel()
            return [await last, await ask(pool, seed="4")]

    assert run_async(play()) == [CAPTAIN, Thought(moves_of("deckhand", "4"), "captain")]
    assert len(processes.pids) == 3


def test_closing_ends_all_and_whoever_waits_has_a_stand_in(
    processes: Processes, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> list[Thought]:
        pool = ThinkingPool(1, limits(processes.program("time.sleep(60)")))
        waiting = [ask(pool) for _ in range(3)]
        await processes.busy()
        async with ticking() as ticks:
            await pool.close()
        assert ticks.seconds < 1
        return [*await asyncio.gather(*waiting), await ask(pool)]

    assert run_async(play()) == [FALLBACK] * 4
    assert all(map(is_gone, processes.pids))
    assert caplog.messages == []


def test_closing_at_the_very_beginning_leaves_nothing() -> None:
    async def play() -> Thought:
        pool = ThinkingPool(1)
        waiting = ask(pool)
        await asyncio.sleep(0)
        await pool.close()
        return await waiting

    assert run_async(play()) == FALLBACK


def test_a_plain_bot_that_fails_moves_at_random(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def sink(_: Random) -> Bot:
        raise ValueError("lost at sea")

    monkeypatch.setitem(BOTS, "sailor", sink)

    async def play() -> Thought:
        return await ask(ThinkingPool(1), "sailor")

    assert run_async(play()) == thought_of("random")
    assert caplog.messages == ["sailor failed, so it moves at random"]
