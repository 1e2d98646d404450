"""What the games of an arena say, worked out by hand."""

from random import Random

import pytest

from silvergold import Deal
from silvergold.core.scoring import Score
from silvergold.lab import Game, Results, UntilClear
from silvergold.records import Record


def game(seating: str, *totals: int, seconds: float = 0.001, fault: str | None = None) -> Game:
    """A game between bots of one letter each, all their points from treasures; b has the fault."""
    names = tuple(seating)
    faults = {str(seat): fault for seat, name in enumerate(names) if fault and name == "b"}
    return Game(
        record=Record(names, Deal.shuffled(len(names), Random(1)), (), None, {"faults": faults}),
        scores=tuple(Score(total, 0, 0, 0, 0) for total in totals),
        places=tuple(sum(other > total for other in totals) for total in totals),
        seconds=(seconds,) * len(names),
    )


def results_of(bots: str, games_a_deal: int, *games: Game) -> Results:
    results = Results(bots, games_a_deal)
    for each in games:
        results.add(each)
    return results


def test_a_deal_counts_once_with_all_its_seatings() -> None:
    results = results_of(
        "ab", 2, game("ab", 100, 90), game("ba", 80, 96), game("ab", 70, 60), game("ba", 80, 60)
    )

    first, second = results.bots()

    assert (first.name, first.games, second.games) == ("a", 4, 4)
    assert first.mean_score.mean == 81.5
    assert first.mean_score.interval == pytest.approx((81.5 - 16.5 * 12.706, 81.5 + 16.5 * 12.706))
    assert first.margin.mean == 4  # 13 in the first deal, -5 in the second
    assert first.margin.interval == pytest.approx((4 - 9 * 12.706, 4 + 9 * 12.706))
    assert second.margin.mean == -4
    assert (first.win_rate.mean, second.win_rate.mean) == (0.75, 0.25)


def test_notebooks_show_results_as_a_table() -> None:
    games = [game("a<", 100, 90), game("<a", 80, 96), game("a<", 70, 60), game("<a", 80, 60)]

    assert results_of("a<", 2, *games)._repr_html_() == (
        "<table><caption>2 deals, 4 games</caption>"
        "<tr><th><th>score<th>wins<th>margin"
        "<tr><th>a<td>81.5 ± 209.6<td>75% (1-100)<td>+4.0 ± 114.4"
        "<tr><th>&lt;<td>77.5 ± 95.3<td>25% (0-99)<td>-4.0 ± 114.4</table>"
    )
    faulty = results_of("ab", 1, game("ab", 1, 9, fault="it ended"))
    assert faulty._repr_html_().endswith("<p>b lost its seat in 1 game: it ended</p>")


def test_printed_results_are_a_table() -> None:
    games = [game("ab", 100, 90), game("ba", 80, 96), game("ab", 70, 60), game("ba", 80, 60)]

    assert str(results_of("ab", 2, *games)).splitlines() == [
        "2 deals, 4 games",
        "           score          wins         margin",
        "a   81.5 ± 209.6   75% (1-100)   +4.0 ± 114.4",
        "b    77.5 ± 95.3    25% (0-99)   -4.0 ± 114.4",
    ]
    assert str(results_of("ab", 1, game("ab", 1, 9, fault="it ended"))).splitlines() == [
        "1 deal, 1 game",
        "      score       wins     margin",
        "a   1.0 ± ?     0% ± ?   -8.0 ± ?",
        "b   9.0 ± ?   100% ± ?   +8.0 ± ?",
        "b lost its seat in 1 game: it ended",
    ]
    assert str(Results("ab", 2, UntilClear(0, 1))).splitlines() == [
        "0 deals, 0 games",
        "   score   wins   margin",
        "until clear: not clear yet",
    ]


def test_a_shared_win_counts_in_equal_parts() -> None:
    results = results_of("abc", 1, game("abc", 90, 90, 80))

    assert [bot.win_rate.mean for bot in results.bots()] == [0.5, 0.5, 0]
    assert [pair.ahead.mean for pair in results.pairs()] == [0.5, 1, 1]


def test_a_bot_on_two_seats_wins_with_either_and_scores_the_mean_of_both() -> None:
    results = results_of("ab", 1, game("abab", 100, 70, 60, 90))

    first, second = results.bots()
    [pair] = results.pairs()

    assert (first.mean_score.mean, second.mean_score.mean) == (80, 80)
    assert (first.win_rate.mean, second.win_rate.mean) == (1, 0)
    assert pair.ahead.mean == 0.5  # 100 is before 70 and 90, 60 is behind both
    assert pair.margin.mean == 0


def test_a_margin_is_over_the_mean_of_the_others() -> None:
    results = results_of("abc", 1, game("abc", 100, 90, 70))

    assert [bot.margin.mean for bot in results.bots()] == [20, 5, -25]
    assert [(pair.first + pair.second, pair.margin.mean) for pair in results.pairs()] == [
        ("ab", 10),
        ("ac", 30),
        ("bc", 20),
    ]


def test_a_pair_is_measured_where_both_sit() -> None:
    results = results_of("abc", 3, game("ab", 100, 90), game("ac", 100, 50), game("bc", 90, 60))

    assert [(pair.games, pair.margin.mean) for pair in results.pairs()] == [
        (1, 10),
        (1, 50),
        (1, 30),
    ]
    assert [bot.games for bot in results.bots()] == [2, 2, 2]
    ratings = [rating.mean for rating in results.ratings()]
    assert ratings == sorted(ratings, reverse=True)


def test_a_deal_that_is_not_finished_does_not_count() -> None:
    results = results_of("ab", 2, game("ab", 100, 90))
    assert (results.games, results.deals) == (1, 0)
    assert not results.bots()
    assert not results.pairs()
    assert not results.ratings()

    results = results_of("ab", 2, game("ab", 100, 90), game("ba", 90, 100), game("ab", 0, 500))
    assert (results.games, results.deals) == (3, 1)
    assert results.bots()[0].margin.mean == 10


def test_a_slow_start_does_not_count_as_time_for_a_decision() -> None:
    slow, *others = (game("ab", 1, 2, seconds=seconds) for seconds in (9.0, 0.002, 0.003, 0.002))

    assert results_of("ab", 2, slow, *others).bots()[0].seconds == 0.0025


def test_faults_are_counted_by_game_and_told_once_each() -> None:
    results = results_of(
        "ab",
        2,
        game("ab", 1, 2, fault="it took too long"),
        game("ba", 1, 2, fault="it took too long"),
        game("ab", 1, 2),
        game("ba", 1, 2, fault="it ended"),
        game("ab", 1, 2, fault="it took too long"),
    )

    assert results.faults() == [("b", 4, ["it took too long", "it ended"])]
