"""What is shown depends only on what may be known; `tools/twin_worlds.py` tries more pairs.

That goes for what the server sends, and for what a seat sees of a game of the compiled engine.
"""

from dataclasses import replace
from typing import Any

import pytest

from silvergold.core.state import Player
from silvergold.fast import convert
from silvergold.fast.types import Row
from silvergold.server.table.play import Play
from silvergold.server.table.table import Table
from silvergold.server.wire import views
from silvergold.server.wire.messages import View
from simulation.loop import run
from twins.pair import difference
from twins.rows import difference_in_rows

PAIRS = 120
ROWS = 40


async def first_difference(pairs: int) -> str | None:
    for number in range(pairs):
        if found := await difference(f"test/{number}"):
            return found
    return None


def test_two_games_that_differ_in_what_is_hidden_look_the_same_to_the_last_byte() -> None:
    assert run(first_difference(PAIRS)) is None


def test_marks_that_are_shown_too_soon_are_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaking(table: Table, play: Play, *others: Any) -> View:  # noqa: ANN401
        state = replace(play.state, shown=play.state.players)
        return public_view(table, replace(play, state=state), *others)

    public_view = views.public_view
    monkeypatch.setattr(views, "public_view", leaking)

    assert run(first_difference(PAIRS)) is not None


def first_difference_in_rows() -> str | None:
    found = (difference_in_rows(f"test/{number}") for number in range(ROWS))
    return next((difference for difference in found if difference), None)


def test_two_games_in_a_batch_that_differ_in_what_is_hidden_look_the_same_at_every_ply() -> None:
    assert first_difference_in_rows() is None


def test_rows_that_forget_what_is_shown_are_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def forgetful(_: Row, players: tuple[Player, ...]) -> tuple[Player, ...]:
        return players

    monkeypatch.setattr(convert, "_shown", forgetful)

    assert first_difference_in_rows() is not None
