"""Who sits where: nobody is favoured."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis.strategies import integers

from silvergold.lab.seatings import deals_for, line_ups, seatings, tables

BOTS = ["ada", "bob", "cleo", "dan", "eve"]


@given(bots=integers(2, 5), players=integers(2, 4))
def test_every_bot_sits_on_every_seat_equally_often(bots: int, players: int) -> None:
    games = tables(BOTS[:bots], players)

    for seat in range(players):
        counted = Counter(game[seat] for game in games)
        assert len(counted) == bots
        assert len({*counted.values()}) == 1


@given(bots=integers(2, 5), players=integers(2, 4))
def test_every_two_bots_meet_equally_often(bots: int, players: int) -> None:
    games = tables(BOTS[:bots], players)

    meetings = {
        sum({one, other} <= {*game} for game in games)
        for one, other in combinations(BOTS[:bots], 2)
    }
    assert len(meetings) == 1
    assert meetings != {0}


@given(bots=integers(2, 5), players=integers(2, 4))
def test_no_game_is_played_twice_and_none_without_an_opponent(bots: int, players: int) -> None:
    games = tables(BOTS[:bots], players)

    assert len({*games}) == len(games)
    assert all(len({*game}) > 1 for game in games)


def test_two_bots_at_two_seats_change_places() -> None:
    assert tables(["ada", "bob"], 2) == [("ada", "bob"), ("bob", "ada")]


@pytest.mark.parametrize(
    ("bots", "players", "line_up_count", "games"),
    [(2, 3, 2, 6), (2, 4, 1, 6), (3, 2, 3, 6), (3, 3, 1, 6), (3, 4, 3, 36), (5, 4, 5, 120)],
)
def test_seats_are_shared_out_as_evenly_as_can_be(
    bots: int, players: int, line_up_count: int, games: int
) -> None:
    found = line_ups(BOTS[:bots], players)

    assert len(found) == line_up_count
    assert sum(map(len, map(seatings, found))) == games
    for line_up in found:
        counted = [line_up.count(bot) for bot in BOTS[:bots]]
        assert max(counted) - min(counted) <= 1


@pytest.mark.parametrize(
    ("games", "bots", "players", "deals"),
    [(200, 2, 2, 100), (199, 2, 2, 100), (1, 2, 2, 1), (200, 5, 2, 100), (200, 2, 4, 34)],
)
def test_games_are_for_each_line_up_and_rounded_up_to_whole_deals(
    games: int, bots: int, players: int, deals: int
) -> None:
    assert deals_for(games, BOTS[:bots], players) == deals
