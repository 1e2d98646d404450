"""Programs as bots: whatever a program does, the game goes on and nothing of it is left."""

import json
import os
import runpy
import shlex
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, TypeAlias

import pytest
from hypothesis import given
from hypothesis.strategies import integers

from npm import node
from positions import position
from silvergold import Deal, imagine, legal_moves, new_game, play, view
from silvergold.bots import (
    BOTS,
    Bot,
    NoSuchBotError,
    fault_of,
    maker,
    protocol,
    seated,
    tell_end,
)
from silvergold.bots.plain import worth
from silvergold.bots.program import Program
from silvergold.core.squares import NAMES
from silvergold.core.state import State
from silvergold.lab import faults, simulated
from silvergold.records import Record, record_of, verify

if TYPE_CHECKING:
    from silvergold.core.moves import Move, Seat

pytestmark = pytest.mark.slow

EXAMPLES = Path(__file__).parents[2] / "examples"
PYTHON = shlex.join(["cmd:" + sys.executable, str(EXAMPLES / "bot.py")])
JAVASCRIPT = shlex.join(["cmd:" + str(node()), str(EXAMPLES / "bot.mjs")])

WELL_BEHAVED = """
import json, os, signal, subprocess, sys, time

def answer(**message):
    print(json.dumps(message), flush=True)

def asked():
    \"\"\"The decisions to make, one after the other; what is said is noted.\"\"\"
    for line in sys.stdin:
        with open("heard.jsonl", "a") as file:
            file.write(line)
        message = json.loads(line)
        if message["type"] == "hello":
            answer(protocol=1)
        if message["type"] == "choose":
            yield message

with open("pids.txt", "a") as file:
    print(os.getpid(), file=file)
"""
CHOOSES = """
for message in asked():
    answer(move=message["moves"][0])
"""
SECOND_TURN = """
for message in asked():
    if message["view"]["turn"] == 1:
        {}
    answer(move=message["moves"][0])
"""

Command: TypeAlias = Callable[[str], str]


@pytest.fixture
def command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Command:
    """The command that runs a Python program, in a folder of the test's own."""
    monkeypatch.chdir(tmp_path)

    def command(text: str) -> str:
        (tmp_path / "bot.py").write_text(WELL_BEHAVED + text, "utf-8")
        return shlex.join([sys.executable, "-I", "-S", "bot.py"])

    return command


@pytest.fixture(autouse=True)
def _nothing_left(tmp_path: Path) -> Iterator[None]:
    """No thread is left after a test, no pipe, and no process that noted its number."""
    before = threading.active_count(), open_files()
    yield
    assert in_time(lambda: (threading.active_count(), open_files()) == before)
    noted = tmp_path / "pids.txt"
    for pid in noted.read_text("utf-8").split() if noted.exists() else []:
        assert in_time(partial(is_gone, int(pid)))


def open_files() -> int:
    folder = Path("/dev/fd")
    return len([*folder.iterdir()]) if folder.exists() else 0


def in_time(holds: Callable[[], bool]) -> bool:
    """Whether it holds within a second."""
    for _ in range(100):
        if holds():
            return True
        time.sleep(0.01)
    return False


def is_gone(pid: int) -> bool:
    """Whether the process has ended; it has when only its burial is still to come."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    stat = Path(f"/proc/{pid}/stat")
    return stat.exists() and stat.read_text("utf-8").rpartition(")")[2].split()[0] == "Z"


def game_of(bots: list[Bot]) -> Record:
    deal = Deal.shuffled(len(bots), Random(1))
    state = new_game(deal)
    moves: list[tuple[Seat, Move]] = []
    while state.acting:
        seat = state.acting[0]
        moves.append((seat, bots[seat].choose(view(state, seat), legal_moves(state, seat))))
        state = play(state, *moves[-1])
    tell_end(bots, state.players)
    return record_of(map(str, range(len(bots))), deal, moves)


def game_with(program: Program) -> Record:
    """A whole game of the program, in seat 0, and greedy."""
    with closing(program):
        return game_of([program, BOTS["greedy"](Random(2))])


def heard(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (folder / "heard.jsonl").read_text("utf-8").splitlines()]


def some_state(seed: int, moves: int) -> State:
    rng = Random(seed)
    state = new_game(Deal.shuffled(3, rng))
    for _ in range(moves):
        seat = state.acting[0]
        state = play(state, seat, rng.choice(legal_moves(state, seat)))
    return state


@pytest.mark.parametrize("players", [2, 4])
def test_the_examples_play_whole_games_whose_records_hold(players: int) -> None:
    for record in simulated(players, 2, [PYTHON, JAVASCRIPT], "examples"):
        verify(record)
        assert faults(record) == {}


@pytest.mark.parametrize("example", [PYTHON, JAVASCRIPT])
def test_the_examples_beat_chance(example: str) -> None:
    games = [*simulated(2, 5, [example, "random"], "strength")]

    assert all(game.result and game.result.winners == (0,) for game in games)


@given(integers(0, 2**32), integers(2, 4), integers(0, 130))
def test_the_python_example_shares_the_opinions_of_the_sailor(
    seed: int, players: int, plies: int
) -> None:
    """So it plays as well as the sailor and not as well as greedy, as its README says."""
    example = runpy.run_path(str(EXAMPLES / "bot.py"))
    game = json.loads(protocol.hello())
    game["cards"] = {card["id"]: card for card in game["treasures"]}
    state = position(seed, players, plies)

    for seat in state.acting:
        seen, moves = view(state, seat), legal_moves(state, seat)
        told = json.loads(protocol.choose(seen, moves, 1))
        for move, text in zip(moves, told["moves"], strict=True):
            assert example["worth"](text, told["view"], game) == pytest.approx(worth(seen, move))


def test_the_bot_in_the_docs_plays(tmp_path: Path) -> None:
    text = (EXAMPLES.parent / "docs" / "bots.md").read_text("utf-8")
    bot = tmp_path / "mybot.py"
    bot.write_text(text.split("```python\n")[1].split("```")[0], "utf-8")

    [record] = simulated(2, 1, [shlex.join([f"cmd:{sys.executable}", str(bot)])], "docs")

    verify(record)
    assert faults(record) == {}


def test_the_same_seed_lets_the_examples_play_the_same_way() -> None:
    first, second = (next(simulated(2, 1, [PYTHON, JAVASCRIPT], "again")) for _ in range(2))

    assert first == second


def test_a_program_is_greeted_told_of_the_start_asked_and_told_of_the_end(
    command: Command, tmp_path: Path
) -> None:
    program = Program(command(CHOOSES), Random(1), BOTS["greedy"])

    record = game_with(program)

    verify(record)
    hello, start, *asked, over = heard(tmp_path)
    assert program.fault is None
    assert hello["protocol"] == 1
    assert start.keys() == {"type", "seat", "players", "seed"}
    assert {message["type"] for message in asked} == {"choose"}
    assert len(asked) == sum(seat == 0 for seat, _ in record.moves)
    assert record.result
    assert over == {
        "type": "over",
        "scores": [{**score._asdict(), "total": score.total} for score in record.result.scores],
        "winners": [*record.result.winners],
    }


def test_the_greeting_explains_all_cards() -> None:
    message = json.loads(protocol.hello())

    assert len(message["treasures"]) == 47
    assert message["treasures"][0] == {  # Xooo .oo. XooX oooo
        "id": "P1",
        "colour": "purple",
        "points": 14,
        "seal": "orange",
        "seal_points": 2,
        "island": [name for name in NAMES if name not in {"a2", "d2"}],
        "crosses": ["a1", "a3", "d3"],
        "coins": [],
        "palms": [],
    }
    assert sum(pattern["cards"] for pattern in message["patterns"]) == 8
    domino = message["patterns"][0]
    assert (domino["name"], len(domino["placements"])) == ("I2", 24)
    assert domino["placements"][0] == ["a1", "a2"]


def test_a_program_is_told_what_its_seat_sees_and_may_do() -> None:
    state = some_state(1, 40)
    seat = state.acting[0]
    seen = view(state, seat)

    message = json.loads(protocol.choose(seen, legal_moves(state, seat), 10))

    assert message.keys() == {"type", "seconds", "view", "moves"}
    assert message["view"].keys() == {
        "seat",
        "phase",
        "turn",
        "start",
        "waiting",
        "hand",
        "expeditions",
        "display",
        "stack",
        "cups",
        "players",
    }
    assert message["view"]["hand"] == [card.id for card in seen.hand]
    assert message["view"]["players"][seat]["coins"] == state.players[seat].coins
    assert len(message["moves"]) == len(legal_moves(state, seat))


@given(seed=integers(0, 2**32), moves=integers(0, 80), chance=integers(0, 2**32))
def test_a_program_is_told_nothing_hidden(seed: int, moves: int, chance: int) -> None:
    state = some_state(seed, moves)
    seat = state.acting[0]
    reshuffled = imagine(view(state, seat), Random(chance))

    told, again = (
        protocol.choose(view(game, seat), legal_moves(game, seat), 10)
        for game in (state, reshuffled)
    )

    assert told == again


@pytest.mark.parametrize(
    ("text", "report"),
    [
        pytest.param(
            "sys.exit('no weights')",
            "before the first turn: it ended with exit code 1 before the game was over\n"
            "  its standard error: no weights",
            id="crashes at the start",
        ),
        pytest.param(
            SECOND_TURN.format("raise LookupError('no idea')"),
            "in round 1, turn 2: it ended with exit code 1 before the game was over",
            id="crashes in the game",
        ),
        pytest.param(
            SECOND_TURN.format("os.kill(os.getpid(), signal.SIGSEGV)"),
            "in round 1, turn 2: it was ended by signal 11 (Segmentation fault",
            id="is ended by a signal",
        ),
        pytest.param(
            SECOND_TURN.format("sys.exit()"),
            "in round 1, turn 2: it ended with exit code 0",
            id="leaves early",
        ),
        pytest.param(
            "for message in asked():\n answer(move=message['moves'][0]); break",
            "in round 1, turn 1: it ended with exit code 0",
            id="leaves between two answers",
        ),
        pytest.param(
            SECOND_TURN.format("os.close(1); time.sleep(60)"),
            "in round 1, turn 2: it closed its output before the game was over",
            id="closes its output",
        ),
        pytest.param(
            SECOND_TURN.format("print('I pass')"),
            "in round 1, turn 2: it answered 'I pass', which is not JSON",
            id="answers what is not JSON",
        ),
        pytest.param(
            SECOND_TURN.format("print('[' * 60_000)"),
            "turn 2: it answered '[[[[[[[[[[[[[",
            id="answers what is nested too deeply",
        ),
        pytest.param(
            SECOND_TURN.format("print()"),
            "in round 1, turn 2: it answered '', which is not JSON",
            id="answers nothing",
        ),
        pytest.param(
            SECOND_TURN.format("answer(play='draw')"),
            """in round 1, turn 2: it answered '{"play": "draw"}', which names no move""",
            id="names no move",
        ),
        pytest.param(
            SECOND_TURN.format("answer(move=3)"),
            """in round 1, turn 2: it answered '{"move": 3}', which names no move""",
            id="names a move that is no text",
        ),
        pytest.param(
            SECOND_TURN.format("answer(move='take P1')"),
            "in round 1, turn 2: it answered 'take P1', which is not a legal move",
            id="names an illegal move",
        ),
        pytest.param(
            SECOND_TURN.format(r"sys.stdout.buffer.write(b'{\"move\": \"\xff\"}\n')"),
            "which is not UTF-8",
            id="answers what is not UTF-8",
        ),
        pytest.param(
            "print(json.dumps({'protocol': 2}), flush=True); time.sleep(60)",
            "before the first turn: it speaks protocol 2, not 1",
            id="speaks another protocol",
        ),
        pytest.param(
            "answer(move='draw'); time.sleep(60)",
            """before the first turn: it answered '{"move": "draw"}', which names no protocol""",
            id="does not greet",
        ),
        pytest.param(
            "for message in asked():\n print((json.dumps({'move': message['moves'][0]}) + '\\n')"
            " * 2, end='', flush=True)",
            " without being asked",
            id="answers twice",
        ),
        pytest.param(
            SECOND_TURN.format("print('x' * 10_000_000)"),
            "in round 1, turn 2: its answer is longer than 65536 bytes: 'xxxx",
            id="answers with a huge line",
        ),
        pytest.param(
            "for message in asked():\n"
            " while True: print(json.dumps({'move': message['moves'][0]}))",
            " without being asked",
            id="answers without end",
        ),
        pytest.param(
            SECOND_TURN.format("sys.stderr.write('\\x1b[31mno\\tidea\\n' * 100_000); sys.exit(3)"),
            "in round 1, turn 2: it ended with exit code 3 before the game was over\n"
            + "\n".join(["  its standard error:  [31mno idea"] * 5),
            id="fills its standard error",
        ),
    ],
)
def test_a_program_that_misbehaves_loses_its_seat_to_greedy(
    command: Command, text: str, report: str
) -> None:
    program = Program(command(text), Random(1), BOTS["greedy"])

    record = game_with(program)

    verify(record)
    assert record.result
    assert program.fault == fault_of(program)
    assert program.fault
    assert program.fault.startswith(f"{program.command} lost seat 0 to greedy ")
    assert report in program.fault


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("time.sleep(60)", id="hangs at the start"),
        pytest.param("while True: print('x', end='', file=sys.stderr)", id="only complains"),
        pytest.param(
            "signal.signal(signal.SIGTERM, signal.SIG_IGN)\ntime.sleep(60)", id="ignores SIGTERM"
        ),
        pytest.param(
            "print(subprocess.Popen(['sleep', '60']).pid, file=open('pids.txt', 'a'))\nsys.exit(5)",
            id="leaves a child behind that holds its pipes",
        ),
    ],
)
def test_a_program_that_does_not_start_in_time_loses_its_seat(command: Command, text: str) -> None:
    program = Program(command(text), Random(1), BOTS["greedy"], seconds_to_start=0.5)

    verify(game_with(program))

    assert "before the first turn: no answer in 0.5 seconds; it " in str(program.fault)


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(SECOND_TURN.format("time.sleep(60)"), id="hangs"),
        pytest.param(
            SECOND_TURN.format("print(end=' ', flush=True); time.sleep(60)"), id="mumbles"
        ),
    ],
)
def test_a_program_that_does_not_answer_in_time_loses_its_seat(command: Command, text: str) -> None:
    program = Program(command(text), Random(1), BOTS["greedy"], seconds=1.5)

    verify(game_with(program))

    assert "turn 2: no answer in 1.5 seconds; it was still running: does" in str(program.fault)


def test_a_program_that_never_reads_makes_nobody_wait(command: Command) -> None:
    program = Program(
        command("answer(protocol=1)\ntime.sleep(60)"), Random(1), BOTS["greedy"], seconds=0.2
    )
    state = some_state(1, 40)
    seat = state.acting[0]
    moves = legal_moves(state, seat) * 10_000  # more than any pipe holds

    with closing(program):
        program.choose(view(state, seat), moves)

    assert "no answer in 0.2 seconds" in str(program.fault)


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("./no-such-program", "No such file or directory"),
        (f"{shlex.quote(str(EXAMPLES))}", "Permission denied"),
    ],
)
def test_a_program_that_cannot_be_started_loses_its_seat(words: str, reason: str) -> None:
    program = Program(words, Random(1), BOTS["greedy"])

    verify(game_with(program))

    assert program.fault == (
        f"{words} lost seat 0 to greedy before the first turn: it cannot be started: {reason}"
    )


def test_who_has_lost_its_seat_is_not_asked_again(command: Command, tmp_path: Path) -> None:
    program = Program(
        command(SECOND_TURN.format("answer(move='nothing')")), Random(1), BOTS["greedy"]
    )

    game_with(program)

    *_, last = heard(tmp_path)
    assert last["view"]["turn"] == 1
    assert len((tmp_path / "pids.txt").read_text("utf-8").split()) == 1


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(CHOOSES + "time.sleep(60)", id="does not leave"),
        pytest.param(
            "signal.signal(signal.SIGTERM, signal.SIG_IGN)" + CHOOSES + "time.sleep(60)",
            id="does not leave and ignores SIGTERM",
        ),
        pytest.param(
            "print(subprocess.Popen(['sleep', '60']).pid, file=open('pids.txt', 'a'))" + CHOOSES,
            id="leaves a child behind",
        ),
    ],
)
def test_when_the_game_is_over_nothing_of_the_program_is_left(command: Command, text: str) -> None:
    program = Program(command(text), Random(1), BOTS["greedy"])

    verify(game_with(program))

    assert program.fault is None  # the fixture looks for what is left


def test_who_flees_from_the_program_makes_nobody_wait_for_long(
    command: Command, tmp_path: Path
) -> None:
    flees = "subprocess.Popen(['sleep', '60'], start_new_session=True)"
    program = Program(
        command(f"print({flees}.pid, file=open('pids.txt', 'a'))" + CHOOSES),
        Random(1),
        BOTS["greedy"],
    )

    verify(game_with(program))

    assert program.fault is None
    *_, fled = (tmp_path / "pids.txt").read_text("utf-8").split()
    os.kill(int(fled), signal.SIGKILL)


def test_an_interruption_ends_the_programs(command: Command) -> None:
    def interrupted() -> None:
        state = new_game(Deal.shuffled(2, Random(1)))
        with seated([f"cmd:{command(CHOOSES)}", "greedy"], "interrupted") as bots:
            bots[0].choose(view(state, 0), legal_moves(state, 0))
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        interrupted()


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("gredy", r"there is no bot 'gredy'; there are: random, .*greedy.*, cmd:"),
        ("cmd:", r"there is no bot 'cmd:'; it names no program"),
        ("cmd:  ", r"there is no bot 'cmd:  '; it names no program"),
        ("cmd:a 'b", r"its quotes or backslashes do not match"),
    ],
)
def test_names_that_make_no_bot_are_refused_before_the_game(name: str, complaint: str) -> None:
    with pytest.raises(NoSuchBotError, match=complaint), seated(["greedy", name], "names"):
        pass


def test_only_programs_lose_seats() -> None:
    assert fault_of(BOTS["greedy"](Random(1))) is None
    assert fault_of(maker("cmd:./mine")(Random(1))) is None


def test_a_record_tells_which_seats_were_lost() -> None:
    [record] = simulated(2, 1, ["greedy", "cmd:./no-such-program"], "lost")

    verify(record)
    assert [*faults(record)] == [1]
    assert "No such file or directory" in faults(record)[1]
