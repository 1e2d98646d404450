"""Positions to train with: what a seat sees that has to mark, and all that it may do."""

import json
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from positions import random_game
from silvergold.core.notation import read
from silvergold.core.rules import legal_moves, play
from silvergold.core.state import Phase
from silvergold.core.view import imagine, view
from silvergold.lab import simulated
from silvergold.server.table.refusals import RefusedError
from silvergold.server.wire.positions import MOST_ACTIONS, position_at, position_of
from support import Browser

SHIPPED = Path(__file__).parents[2] / "web" / "src" / "training" / "positions.json"


def test_the_actions_are_all_that_the_seat_may_do() -> None:
    for state in [*random_game(2, 2)][::5]:
        if state.phase is not Phase.MARK or state.players[state.acting[0]].bonuses:
            continue
        seat = state.acting[0]
        found = position_of(state, seat, ["Ana", "Hugo"])
        firsts = {action[0] for action in found.actions}

        assert len(found.actions) <= MOST_ACTIONS
        if found.actions:
            assert {*map(read, firsts)} == {*legal_moves(state, seat)}
        for action in found.actions:
            then = state
            for move in action:
                then = play(then, seat, read(move))
            assert not then.players[seat].bonuses


def test_it_shows_nothing_that_the_seat_did_not_know() -> None:
    for state, then in pairwise(random_game(4, 3)):
        if state.phase is then.phase is Phase.MARK and len(then.acting) == 1:
            seat = then.acting[0]
            if then.players[seat].bonuses:
                continue
            twin = imagine(view(then, seat), Random(1))
            names = ["Ana", "Hugo", "Ida"]

            assert position_of(twin, seat, names) == position_of(then, seat, names)


def test_only_the_beginning_of_a_mark_is_a_position() -> None:
    [record] = simulated(2, 1, ["sailor", "deckhand"], "positions")

    for step in (0, len(record.moves), len(record.moves) + 7):
        with pytest.raises(RefusedError):
            position_at(record, step)
    assert position_at(record, 2).table.turn == 0


def test_games_that_are_not_over_have_none(browser: Browser) -> None:
    game = browser.begin({"name": "Ana"}, {"name": "Olaf", "bot": "sailor"})

    status, answer = browser.ask(f"/api/games/{game}/position", {"step": 2})

    assert (status, answer["said"]["key"]) == (400, "refusal-not-over")
    assert browser.ask(f"/api/games/{game}/position", {"step": -1})[0] == 400
    assert browser.ask("/api/games/nowhere/position", {"step": 2})[0] == 404


def test_the_positions_that_ship_are_what_the_server_would_send() -> None:
    shipped: list[dict[str, Any]] = json.loads(SHIPPED.read_text("utf-8"))

    for one in shipped:
        table = one["table"]
        assert table["phase"] == "mark"
        assert one["level"] in {"easy", "hard"}
        assert one["best"] in one["actions"]
        assert msgspec.json.encode(table)
    assert len({one["id"] for one in shipped}) == len(shipped)
