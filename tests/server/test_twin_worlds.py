"""What is sent depends only on what may be known; `tools/twin_worlds.py` tries more pairs."""

from dataclasses import replace

import pytest

from silvergold.core.state import State
from silvergold.core.view import View, view
from silvergold.server import pictures
from simulation.loop import run
from twins.pair import difference

PAIRS = 120


async def first_difference(pairs: int) -> str | None:
    for number in range(pairs):
        if found := await difference(f"test/{number}"):
            return found
    return None


def test_two_games_that_differ_in_what_is_hidden_look_the_same_to_the_last_byte() -> None:
    assert run(first_difference(PAIRS)) is None


def test_marks_that_are_shown_too_soon_are_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaking(state: State, seat: int) -> View:
        return replace(view(state, seat), players=tuple(state.players))

    monkeypatch.setattr(pictures, "view", leaking)

    assert run(first_difference(PAIRS)) is not None
