"""The arena plays every deal in every seating, and the same games each time."""

import pytest

from silvergold.bots import BOTS
from silvergold.lab import Arena, CrashError, Results
from silvergold.records import verify, write


def test_all_games_of_a_deal_have_the_same_cards() -> None:
    arena = Arena(("greedy", "random"), 3, 6, "cards")

    records = [game.record for game in arena.games(1)]

    assert len(records) == arena.deals * arena.games_a_deal == 12
    for record in records:
        verify(record)
    for deal in (records[:6], records[6:]):
        assert len({record.players for record in deal}) == 6
        assert len({record.deal.treasures for record in deal}) == 1
        assert len({record.deal.expeditions for record in deal}) == 1
        assert len({record.deal.start for record in deal}) == 1
    assert records[0].deal.treasures != records[6].deal.treasures


def test_the_games_are_the_same_for_any_number_of_jobs() -> None:
    arena = Arena(("greedy", "random"), 2, 8, "jobs")

    one, three = ([write(game.record) for game in arena.games(jobs)] for jobs in (1, 3))

    assert one == three


def test_more_games_go_on_where_fewer_stop() -> None:
    few, many = (
        [write(game.record) for game in Arena(("greedy", "random"), 2, games, "more").games(1)]
        for games in (2, 6)
    )

    assert many[:2] == few


def test_bots_that_decide_alike_come_out_exactly_level(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "twin", BOTS["greedy"])
    arena = Arena(("greedy", "twin"), 2, 20, "twins")
    results = Results(arena.bots, arena.games_a_deal)

    for game in arena.games(1):
        results.add(game)

    [pair] = results.pairs()
    assert tuple(pair.margin) == (0, (0, 0))
    assert pair.ahead.mean == 0.5


def test_a_game_that_cannot_be_played_is_told_with_its_deal(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(BOTS, "broken", lambda rng: rng)
    arena = Arena(("broken", "greedy"), 2, 2, "broken")

    with pytest.raises(CrashError, match=r"^deal 1, broken against greedy: "):
        [*arena.games(1)]


def test_places_follow_the_points() -> None:
    for game in Arena(("greedy", "random"), 4, 6, "places").games(1):
        assert game.record.result
        winners = tuple(seat for seat, place in enumerate(game.places) if place == 0)
        assert winners == game.record.result.winners
        totals = [score.total for score in game.scores]
        assert sorted(totals, reverse=True) == [
            total for _, total in sorted(zip(game.places, totals, strict=True))
        ]
