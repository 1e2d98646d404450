"""`silvergold legal` and `silvergold show`."""

import json
import re
from pathlib import Path

import pytest

from silvergold import legal_moves, write
from silvergold.core.facts import ROUNDS, TURNS_IN_A_ROUND
from silvergold.records import Record, position
from support import Run


@pytest.fixture
def games(golden: Path) -> Path:
    return golden / "games.jsonl"


@pytest.mark.parametrize("ply", [0, 2, 3, 17, 40])
def test_legal_lists_what_the_acting_seats_may_do(
    run: Run, games: Path, golden_games: list[Record], ply: int
) -> None:
    state = position(golden_games[0], ply)

    done = run("legal", games, "--ply", ply)

    expected = [
        f"{seat} {write(move)}" for seat in state.acting for move in legal_moves(state, seat)
    ]
    assert done.stdout.splitlines() == sorted(expected)
    assert done.returncode == 0


def test_legal_lists_the_moves_of_one_seat_without_its_number(run: Run, games: Path) -> None:
    done = run("legal", games, "--ply", 0, "--seat", 1)

    assert done.stdout.splitlines() == [
        "keep G12 O7",
        "keep S1 G12",
        "keep S1 O7",
        "keep S6 G12",
        "keep S6 O7",
        "keep S6 S1",
    ]


def test_legal_lists_nothing_for_a_seat_that_has_to_wait_or_a_game_that_is_over(
    run: Run, games: Path
) -> None:
    waiting = run("legal", games, "--ply", 1, "--seat", 0)
    over = run("legal", games)

    assert (waiting.stdout, waiting.returncode) == ("", 0)
    assert (over.stdout, over.returncode) == ("", 0)


def test_legal_speaks_json_and_can_look_at_any_game_of_a_file(
    run: Run, games: Path, golden_games: list[Record]
) -> None:
    done = run("legal", games, "--game", 60, "--ply", 30, "--json")

    state = position(golden_games[59], 30)
    expected = [
        f"{seat} {write(move)}" for seat in state.acting for move in legal_moves(state, seat)
    ]
    assert json.loads(done.stdout) == sorted(expected)


def test_legal_says_which_plies_there_are(
    run: Run, games: Path, golden_games: list[Record]
) -> None:
    done = run("legal", games, "--ply", "999")

    moves = len(golden_games[0].moves)
    assert done.stderr.endswith(f"there is no ply 999: the record has {moves} moves\n")
    assert done.returncode == 2


@pytest.mark.parametrize(
    ("words", "code", "complaint"),
    [
        (["--seat", "3"], 2, "there is no seat 3: the seats are 0 to 2"),
        (["--game", "61"], 2, "has no game 61; it has 60"),
    ],
)
def test_legal_says_what_is_not_there(
    run: Run, games: Path, words: list[str], code: int, complaint: str
) -> None:
    done = run("legal", games, *words)

    assert done.stderr.endswith(f"{complaint}\n")
    assert done.returncode == code


def test_legal_and_show_name_the_move_that_is_wrong(run: Run, games: Path, tmp_path: Path) -> None:
    file = tmp_path / "bad.json"
    text = games.read_text("utf-8").splitlines()[0]
    file.write_text(text.replace("0 mark 1 a3 b3 c2 c3", "0 mark 1 a3 b3 c2 d4"))

    for command in ("legal", "show"):
        good = run(command, file, "--ply", 3)
        bad = run(command, file, "--ply", 4)

        assert good.returncode == 0
        assert "move 4, '0 mark 1 a3 b3 c2 d4': seat 0 may not mark" in bad.stderr
        assert bad.returncode == 1


def test_show_draws_the_table_with_its_marks(run: Run, games: Path) -> None:
    done = run("show", games, "--ply", 4)  # O10: $... oo$o oXoo oo$.

    assert f"Round 1 of {ROUNDS}, turn 1 of {TURNS_IN_A_ROUND}. Start player: P1." in done.stdout
    assert "1: O10 orange 12" in done.stdout
    assert "2 [ ][ ]($)[ ]" in done.stdout
    assert "3 [#](X)[#][ ]" in done.stdout
    assert done.returncode == 0


def test_show_ends_with_the_score_sheet(run: Run, games: Path, golden_games: list[Record]) -> None:
    done = run("show", games)

    assert done.stdout.startswith("The game is over.")
    result = golden_games[0].result
    assert result
    points = " +".join(map(str, (*result.scores[1], result.scores[1].total)))
    assert re.search(f"P2 +{points}", done.stdout)
