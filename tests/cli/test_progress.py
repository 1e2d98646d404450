"""Many games in a row, and an interruption in the middle of one."""

import signal
from collections.abc import Generator, Iterator

import pytest

from silvergold.cli.progress import take_all


@pytest.fixture(autouse=True)
def heard() -> Iterator[None]:
    """Ctrl-C is heard, even if whoever started the tests has it ignored."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def numbers() -> Generator[int, None, None]:
    yield from range(3)


def test_a_game_is_taken_whole_before_an_interruption_is_heard() -> None:
    taken = []

    def take(game: int) -> None:
        if game == 1:
            signal.raise_signal(signal.SIGINT)
        taken.append(game)

    assert not take_all(numbers(), 3, take)
    assert taken == [0, 1]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_a_second_interruption_does_not_wait() -> None:
    taken = []

    def take(game: int) -> None:
        signal.raise_signal(signal.SIGINT)
        signal.raise_signal(signal.SIGINT)
        taken.append(game)

    assert not take_all(numbers(), 3, take)
    assert taken == []


def test_an_interruption_that_is_ignored_stays_ignored() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    taken = []

    def take(game: int) -> None:
        signal.raise_signal(signal.SIGINT)
        taken.append(game)

    assert take_all(numbers(), 3, take)
    assert taken == [0, 1, 2]


def test_nothing_is_taken_once_there_is_enough() -> None:
    taken: list[int] = []
    texts: list[str] = []

    def beside() -> str:
        texts.append(f"{len(taken)} taken")
        return texts[-1]

    assert take_all(numbers(), 3, taken.append, enough=lambda: len(taken) == 2, beside=beside)
    assert taken == [0, 1]
    assert texts == ["0 taken", "1 taken", "2 taken"]
