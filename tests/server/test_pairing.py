"""Pairs and standings of tournaments: laws that hold for any number of players and any results."""

from collections import Counter
from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from silvergold.server.live.pairing import (
    DRAW,
    WIN,
    Result,
    round_robin,
    rounds_of_all,
    standings,
    swiss,
)

OUTCOMES = [(WIN, 0), (DRAW, DRAW), (0, WIN), (0, 0)]


def everybody_once(pairs: list[tuple[int, int | None]], players: list[int]) -> bool:
    named = [player for pair in pairs for player in pair if player is not None]
    return sorted(named) == sorted(players)


@given(count=st.integers(2, 16))
def test_in_a_round_robin_everybody_meets_everybody_once(count: int) -> None:
    players = [*range(1, count + 1)]
    met: Counter[frozenset[int | None]] = Counter()
    firsts: Counter[int] = Counter()
    for round_ in range(1, rounds_of_all(count) + 1):
        pairs = round_robin(players, round_)
        assert everybody_once(pairs, players)
        met.update(frozenset(pair) for pair in pairs)
        firsts.update(first for first, second in pairs if second is not None)
    pairs_of_all = {frozenset(pair) for pair in combinations(players, 2)}
    byes = {frozenset({player, None}) for player in players} if count % 2 else set()

    assert {*met} == pairs_of_all | byes
    assert {*met.values()} == {1}


@settings(deadline=None, max_examples=25)
@given(st.data(), st.integers(2, 8))
def test_nobody_meets_twice_in_a_swiss_while_that_can_be_avoided(
    data: st.DataObject, count: int
) -> None:
    players = [*range(1, count + 1)]
    results: list[Result] = []
    for round_ in range(1, rounds_of_all(count) + 1):
        pairs = swiss(players, results)
        assert everybody_once(pairs, players)
        again = [
            pair
            for pair in pairs
            if frozenset(pair) in {frozenset({r.first, r.second}) for r in results}
        ]
        if again:
            assert not has_fresh_pairs(players, results)
        for first, second in pairs:
            points = (WIN, 0) if second is None else data.draw(st.sampled_from(OUTCOMES))
            results.append(Result(round_, first, second, points))


def has_fresh_pairs(players: list[int], results: list[Result]) -> bool:
    """Whether all could be paired with somebody whom they have not met, by trying everything."""
    met = {frozenset({result.first, result.second}) for result in results}
    left: list[int | None] = [*players, *([None] if len(players) % 2 else [])]

    def can(rest: list[int | None]) -> bool:
        if not rest:
            return True
        one, *others = rest
        return any(
            frozenset({one, other}) not in met and can([it for it in others if it != other])
            for other in others
        )

    return can(left)


def test_the_leaders_meet_in_the_second_round() -> None:
    first = [Result(1, 1, 5, (WIN, 0)), Result(1, 2, 6, (0, WIN)), Result(1, 3, 7), Result(1, 4, 8)]

    pairs = {frozenset(pair) for pair in swiss([*range(1, 9)], first)}

    points = {1: 2, 6: 2, 3: 2, 4: 2, 5: 0, 2: 0, 7: 0, 8: 0}
    assert all(points[min(pair)] == points[max(pair)] for pair in pairs)  # type: ignore[type-var, index]


def test_the_last_without_a_bye_has_it() -> None:
    pairs = swiss([1, 2, 3], [Result(1, 1, 2, (WIN, 0)), Result(1, 3, None)])

    assert (2, None) in pairs


@given(st.data(), st.integers(2, 8))
def test_standings_are_in_order_and_points_are_not_made_up(data: st.DataObject, count: int) -> None:
    players = [*range(1, count + 1)]
    results = []
    for round_ in range(1, 4):
        for first, second in round_robin(players, round_):
            points = (WIN, 0) if second is None else data.draw(st.sampled_from(OUTCOMES))
            scores = (data.draw(st.integers(0, 150)), data.draw(st.integers(0, 150)))
            results.append(Result(round_, first, second, points, scores))
    table = standings(players, results)

    assert [one.rank for one in table] == sorted((one.rank for one in table), reverse=True)
    assert sum(one.points for one in table) == sum(sum(result.points) for result in results)
    for one, other in combinations(table, 2):
        assert (one.place == other.place) == (one.rank == other.rank)
    assert table[0].place == 1


def test_those_with_as_many_points_are_ordered_by_what_they_did_against_each_other() -> None:
    results = [
        Result(1, 1, 2, (0, WIN), (90, 100)),
        Result(2, 1, 3, (WIN, 0), (120, 50)),
        Result(3, 2, 3, (0, WIN), (60, 61)),
    ]
    table = standings([1, 2, 3], results)
    assert [one.player for one in table] == [1, 2, 3]  # all beat one another: the scores decide

    results.append(Result(4, 1, 4, (WIN, 0), (10, 0)))
    results.append(Result(4, 2, 5, (WIN, 0), (10, 0)))
    assert [one.player for one in standings([1, 2, 3, 4, 5], results)[:2]] == [2, 1]
