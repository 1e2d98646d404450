"""Positions that no game can come to are refused where they are made."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis.strategies import integers

from positions import position, random_game
from silvergold import imagine, new_game, view
from silvergold.core.expeditions import PILE, Pattern
from silvergold.core.state import TURNS, Deal, Phase, Player, State
from silvergold.core.treasures import TREASURES, treasure

if TYPE_CHECKING:
    from core.conftest import Dealt, Played, Seated, Table

P1, P2, G1, G2 = (treasure(id_) for id_ in ("P1", "P2", "G1", "G2"))  # G1: oooo o..o oooo


def refused(message: str, of: Any, **changes: object) -> None:  # noqa: ANN401
    with pytest.raises(ValueError, match=f"^{re.escape(message)}$"):
        replace(of, **changes)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"players": 1}, "1 players cannot play: it takes 2 to 4"),
        ({"players": 5}, "5 players cannot play: it takes 2 to 4"),
        ({"players": "2"}, "'2' players cannot play: it takes 2 to 4"),
        ({"start": 2}, "seat 2 cannot start: the seats are 0 to 1"),
        ({"start": -1}, "seat -1 cannot start: the seats are 0 to 1"),
        ({"treasures": (P2, *TREASURES[1:])}, "the deal has treasure P2 twice"),
        ({"reshuffled": (*TREASURES, G1)}, "the deal has treasure G1 twice"),
        ({"treasures": ("P1", *TREASURES[1:])}, "'P1' is not a treasure of the game"),
        ({"expeditions": (PILE,) * 5}, "there are expeditions for 5 rounds, not 4"),
        (
            {"expeditions": (PILE, (*PILE[:7], Pattern.I2))},
            "round 2 has the expedition I2 2 times, not 1",
        ),
        ({"expeditions": (("I2",),)}, "round 1 has the expedition 'I2' 1 times, not 0"),
    ],
)
def test_a_deal_that_cannot_be_is_refused(
    dealt: Dealt, changes: dict[str, object], message: str
) -> None:
    refused(message, dealt(), **changes)


@pytest.mark.parametrize("players", [0, 1, 5, "2"])
def test_nobody_can_be_dealt_to_where_so_many_cannot_play(players: Any) -> None:  # noqa: ANN401
    with pytest.raises(ValueError, match=f"^{players!r} players cannot play: it takes 2 to 4$"):
        Deal.shuffled(players, Random(1))


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"free": (1, 0)}, "a1 cannot be free in slot 0: there is no treasure"),
        ({"free": (0, 0b11)}, "a1 and a2 cannot be free in slot 1: there is no treasure"),
        (
            {"treasures": (None, G1), "free": (0, G1.island | 0x8008)},
            "a4 and d4 cannot be free in slot 1: G1 has no such squares",
        ),
        ({"treasures": (G1, G1)}, "treasure G1 is in two places"),
        ({"treasures": (G1, None), "completed": (G1,)}, "treasure G1 is in two places"),
        ({"completed": (G1, G2, G1)}, "treasure G1 is in two places"),
        ({"treasures": ("G1", None)}, "'G1' is not a treasure"),
        ({"completed": ("G1",)}, "'G1' is not a treasure"),
        (
            {"treasures": (G1,), "free": (0,)},
            "a player has two slots for treasures, each with its free squares",
        ),
        (
            {"treasures": (G1, G2), "free": (0, 0, 0)},
            "a player has two slots for treasures, each with its free squares",
        ),
        ({"coins": 13}, "there are 12 coin boxes, which cannot hold 13 coins"),
        ({"coins": -1}, "there are 12 coin boxes, which cannot hold -1 coins"),
        ({"coins": 7, "cups": (6, 5)}, "7 coins win 1 cups at most, not 2"),
        ({"coins": 4, "cups": (7,)}, "there is no cup worth 7"),
        ({"palms": (1,) * 5}, "there are 4 palm boxes, which cannot hold 5 palms"),
        ({"palms": (3, 0)}, "a palm scores at least 1 point, not 0"),
        ({"bonuses": -1}, "a player cannot have -1 crosses to follow"),
    ],
)
def test_a_player_that_cannot_be_is_refused(changes: dict[str, object], message: str) -> None:
    refused(message, Player(), **changes)


@pytest.fixture
def marking(table: Table, seated: Seated) -> State:
    """Turn 1 of two players; the last treasure of the stack is S11."""
    players = seated("G1", "G2", coins=4, cups=[6]), seated("G3", "G4")
    return table(Pattern.I2, *players)


def test_a_treasure_that_is_in_two_places_is_refused(marking: State) -> None:
    one, other = marking.players

    refused("treasure G1 is in two places", marking, display=(G1,))
    refused("treasure G1 is in two places", marking, stack=(P1, G1))
    refused("treasure P1 is in two places", marking, stack=(P1, P1))
    refused("treasure S1 is in two places", marking, stack=(*marking.stack, *marking.display))
    refused("treasure G1 is in two places", marking, players=(one, replace(other, completed=(G1,))))
    refused("'P1' is not a treasure", marking, stack=("P1",))


def test_more_cards_or_cups_than_there_are_are_refused(marking: State) -> None:
    one, other = marking.players

    refused(
        "the display has 4 treasures at most, not 5",
        marking,
        display=(*marking.display, marking.stack[0]),
        stack=(),
    )
    twice = replace(other, coins=4, cups=(6,))
    refused("the cup worth 6 is won twice", marking, players=(one, twice))


def test_players_are_as_many_as_the_deal_is_for(marking: State) -> None:
    refused("the deal is for 2 players, not 1", marking, players=marking.players[:1])
    refused("the deal is for 2 players, not 3", marking, shown=(*marking.shown, Player()))


def test_the_waiting_seats_fit_the_phase_and_the_turn(marking: State) -> None:
    refused("somebody has to be waiting in the mark phase", marking, waiting=())
    for waiting in [(1, 0), (0, 0), (0, 2), (-1,)]:
        order = "waiting seats are some of (0, 1), in that order"
        refused(f"{order}, not {waiting}", marking, waiting=waiting)
    refused(f"there is no mark phase in turn {TURNS}, counted from 0", marking, turn=TURNS)
    refused("there is no mark phase in turn -1, counted from 0", marking, turn=-1)
    refused("there is no over phase in turn 0, counted from 0", marking, phase=Phase.OVER)
    refused("nobody can be waiting when the game is over", marking, phase=Phase.OVER, turn=TURNS)


def test_only_a_seat_that_marks_has_a_cross_to_follow(marking: State) -> None:
    one, other = marking.players
    crossed = (replace(one, bonuses=1), other)

    replace(marking, players=crossed)

    message = "seat 0 has a cross to follow, but is not to mark now"
    refused(message, marking, players=crossed, waiting=(1,))
    refused(message, marking, players=crossed, phase=Phase.TAKE)


def test_a_seat_that_takes_has_room_and_something_to_take(marking: State) -> None:
    one, other = marking.players
    taking = replace(one, treasures=(G1, None), free=(G1.island, 0))
    message = "seat 0 cannot take a treasure: it has two already"

    replace(marking, players=(taking, other), phase=Phase.TAKE)

    refused(message, marking, phase=Phase.TAKE)
    refused(
        "seat 0 cannot take a treasure: the display and the stack are empty",
        marking,
        players=(taking, other),
        phase=Phase.TAKE,
        display=(),
        stack=(),
    )


def test_before_all_have_kept_there_is_no_display_and_no_foreign_treasure(
    dealt: Dealt, played: Played
) -> None:
    state = new_game(dealt())
    kept = played(state, "0 keep P1 P2")
    nobody = Player()
    foreign = Player((G1, G2), (G1.island, G2.island))

    refused(
        "there is no display and no stack before all have kept their treasures",
        state,
        display=(G1,),
    )
    refused("seat 0 has 2 treasures, not 0, in the keep phase", kept, waiting=(0, 1))
    refused("seat 0 has 0 treasures, not 2, in the keep phase", state, waiting=(1,))
    refused(
        "seat 0 cannot have kept G1, which was not dealt to it",
        state,
        players=(foreign, nobody),
        waiting=(1,),
    )


@given(integers(0, 2**32), integers(2, 4))
def test_every_position_of_a_game_is_possible(seed: int, players: int) -> None:
    for state in random_game(seed, players):
        assert_possible(state)


@given(integers(0, 2**32), integers(2, 4), integers(0, 200))
def test_an_imagined_position_is_possible(seed: int, players: int, plies: int) -> None:
    state = position(seed, players, plies)

    for seat in range(players):
        assert_possible(imagine(view(state, seat), Random(seed)))


def assert_possible(state: State) -> None:
    """Each value can be made again by its constructor."""
    assert replace(state.deal) == state.deal
    assert replace(state) == state
    for player in (*state.players, *state.shown):
        assert replace(player) == player
