"""`silvergold play --terminal`, as people use it: in a real terminal, with a keyboard."""

import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from silvergold.records import read, verify
from support import Run
from waiting import PATIENCE

pytestmark = pytest.mark.slow
pexpect = pytest.importorskip("pexpect", reason="Windows has no terminal to play in for a test")


class Terminal:
    """A person at a terminal, who waits for what is asked and types."""

    def __init__(self, folder: Path, *words: str) -> None:
        self.process = pexpect.spawn(
            sys.executable,
            ["-m", "silvergold", "play", "--terminal", *words],
            cwd=str(folder),
            dimensions=(50, 120),
            encoding="utf-8",
            timeout=PATIENCE,
        )
        self.process.delaybeforesend = None

    def type(self, text: str) -> str:
        """What is shown between this line and the next question."""
        self.process.sendline(text)
        self.process.expect_exact(f"{text}\r\n")
        return self.wait()

    def wait(self) -> str:
        self.process.expect(
            [r"(?:\w+, [^:\r\n]+: )$", r"Press Enter when you\Wre ready\.$", pexpect.EOF]
        )
        return str(
            self.process.before
            + str(self.process.after if self.process.after is not pexpect.EOF else "")
        )


@pytest.fixture
def sit(tmp_path: Path) -> Iterator[Callable[..., Terminal]]:
    terminals: list[Terminal] = []

    def sit(*words: str) -> Terminal:
        terminals.append(Terminal(tmp_path, *words))
        return terminals[-1]

    yield sit
    for terminal in terminals:
        terminal.process.close(force=True)


def test_a_whole_game_against_a_bot_ends_with_the_score_sheet_and_a_record(
    sit: Callable[..., Terminal], tmp_path: Path
) -> None:
    terminal = sit("--seed", "5", "--records", "game.jsonl")
    shown = terminal.wait()
    while terminal.process.isalive():
        if "press Enter to confirm" in shown:
            shown = terminal.type("")
        else:
            listed = terminal.type("moves")
            first = listed.split(", ")[0].split("\r\n")[-1].strip()
            shown = terminal.type(first)

    assert "The game is over." in shown
    assert re.search(r"Treasures +Seals +Coins +Cups +Palms +Total", shown)
    told = " ".join(shown.split())
    assert re.search(r"(Skipper|Sailor) won with .+\.|share the win\.", told)
    record = read((tmp_path / "game.jsonl").read_text("utf-8"))
    verify(record)
    assert record.players == ("Skipper", "sailor")


def test_a_program_that_loses_its_seat_is_reported_when_the_game_ends(
    sit: Callable[..., Terminal], tmp_path: Path
) -> None:
    terminal = sit("--seed", "5", "--bots", "cmd:./mine", "--records", "game.jsonl")
    terminal.wait()
    terminal.type("P12 O9")
    terminal.type("")

    shown = terminal.type("quit")

    assert "silvergold: ./mine lost seat 1 to greedy before the first turn: it cannot be" in shown
    assert [*read((tmp_path / "game.jsonl").read_text("utf-8")).further] == ["fair_deal", "faults"]


def test_tab_completes_what_is_legal(sit: Callable[..., Terminal]) -> None:
    terminal = sit("--seed", "5")
    terminal.wait()

    terminal.process.send("P12 O1\t")
    terminal.process.expect_exact("P12 O12")
    terminal.process.send("\x15s1\t")
    terminal.process.expect_exact("S1 O")
    terminal.process.send("\t\t")
    terminal.process.expect(r"S1 O12\s+S1 O9")


def test_what_is_not_legal_gets_a_why_not_and_nothing_is_lost(sit: Callable[..., Terminal]) -> None:
    terminal = sit("--seed", "5")  # the hand: P12 S1 O12 O9
    terminal.wait()

    assert "'bla' is not a move; type the 2 treasures to keep, such as P3 S2." in terminal.type(
        "bla"
    )
    assert "You were dealt P12, S1, O12 and O9, not P1 and P2." in terminal.type("P1 P2")
    assert "P12 O9" in terminal.type("o9 p12")
    assert "P12" in terminal.type("")
    assert "b1 is sea." in terminal.type("1a1b1")
    assert "mark the line of three or one square" in terminal.type("scores")


def test_marks_can_be_taken_back_until_they_are_confirmed(sit: Callable[..., Terminal]) -> None:
    terminal = sit("--seed", "5")  # O9: .oo. Xooo o$oX .oo.
    terminal.wait()
    terminal.type("P12 O9")
    terminal.type("")

    assert "There is nothing to undo." in terminal.type("back")
    first = terminal.type("2 a2 b2 c2")
    assert "one more square" in first
    assert "2 (X)[#][#][ ]" in first
    second = terminal.type("2b3")
    assert "coin 1 in row 1" in second
    assert "You have made your move." in terminal.type("2b1")
    assert "mark one more square" in terminal.type("back")
    assert "2 [X][ ][ ][ ]" in terminal.type("back")
    assert "mark the line of three or one square" in terminal.type("table")


def test_the_table_shows_what_is_marked_but_not_confirmed(sit: Callable[..., Terminal]) -> None:
    terminal = sit("--seed", "5")
    terminal.wait()
    terminal.type("P12 O9")
    terminal.type("")
    terminal.type("2b1")

    assert "1    [#][ ]" in terminal.type("table")
    assert "You have made your move." in terminal.type("moves")


def test_people_at_one_keyboard_do_not_see_each_others_choices(
    sit: Callable[..., Terminal],
) -> None:
    terminal = sit("--seed", "6", "--people", "Ana,Hugo")
    first = terminal.wait()
    name = "Ana" if "Ana, it" in first else "Hugo"
    other = {"Ana": "Hugo", "Hugo": "Ana"}[name]

    hand = terminal.type("")
    ids = re.findall(r"\b([POGS]\d+) (?:purple|orange|green|grey)", hand)
    terminal.type(f"{ids[0]} {ids[1]}")
    handed_over = terminal.type("")
    shown_to_the_other = terminal.type("")

    assert f"{other}, it" in handed_over
    assert "\x1b[2J" in handed_over
    assert ids[0] not in shown_to_the_other
    assert "kept" not in shown_to_the_other
    terminal.process.send("\x1b[A")
    assert ids[0] not in terminal.type("moves")


def test_people_at_one_keyboard_are_told_what_happened_after_the_hand_over(
    sit: Callable[..., Terminal],
) -> None:
    terminal = sit("--seed", "6", "--people", "Ana,Hugo")
    terminal.wait()
    for _ in range(2):
        first = terminal.type("")
        if "keep 2 treasures" in first:
            ids = re.findall(r"\b([POGS]\d+) (?:purple|orange|green|grey)", first)
            terminal.type(f"{ids[0]} {ids[1]}")
            terminal.type("")

    news = terminal.type("")

    assert "Ana kept" in news
    assert "Hugo kept" in news
    assert "Expedition" in news


def test_leaving_says_how_to_get_the_same_cards_again_and_keeps_the_record(
    sit: Callable[..., Terminal], tmp_path: Path
) -> None:
    terminal = sit("--seed", "5", "--records", "game.jsonl")
    terminal.wait()
    terminal.type("P12 O9")
    terminal.type("")

    shown = terminal.type("quit")
    terminal.process.close()

    assert "--seed 5 deals the same cards again" in shown
    assert terminal.process.exitstatus == 0
    record = read((tmp_path / "game.jsonl").read_text("utf-8"))
    verify(record)
    assert record.result is None


def test_control_c_leaves_without_a_traceback(sit: Callable[..., Terminal]) -> None:
    terminal = sit()
    terminal.wait()

    terminal.process.sendintr()
    shown = terminal.wait()
    terminal.process.close()

    assert "you left the table" in shown
    assert "Traceback" not in shown
    assert terminal.process.exitstatus == 130


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--people", "A,B,C,D,E"], "5 players cannot play: it takes 2 to 4"),
        (["--people", "A", "--bots", "greedy,greedy,random,random"], "5 players cannot play"),
        (["--people", ","], "--people is empty: somebody has to play"),
        (["--records", "no/such/file"], "cannot write no/such/file: No such file or directory"),
        (["--bots", "hal"], "unknown bot 'hal'"),
    ],
)
def test_a_table_that_cannot_be_is_refused(run: Run, words: list[str], complaint: str) -> None:
    done = run("play", "--terminal", *words)

    assert complaint in done.stderr
    assert done.returncode == 2
