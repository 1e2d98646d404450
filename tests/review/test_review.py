"""Reviews: the account is exact, the same game gives the same review, and the document is whole."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import pytest

from silvergold.bots import thought_out
from silvergold.core.facts import TURNS
from silvergold.core.notation import read, write
from silvergold.core.rules import legal_moves, play
from silvergold.records import replay
from silvergold.review import Progress, UnfinishedError, document, reviewing
from silvergold.review.grades import LOSS_OF_LEVEL, Grade, grade
from strength import Pair, measured

if TYPE_CHECKING:
    from silvergold.records import Record
    from silvergold.review import Review

ROUNDING = 0.0005 * 4


@pytest.fixture(scope="module")
def reviews(golden_games: list[Record]) -> list[tuple[Record, Review]]:
    """A golden game for each number of players, and their reviews."""
    by_seats = {len(record.players): record for record in golden_games if record.result}
    return [(record, thought_out(reviewing(record))) for record in by_seats.values()]


def assert_accounts_hold(review: Review) -> None:
    for seat in review.summary:
        told = seat.luck - seat.points_lost + seat.others
        assert seat.final - seat.initial == pytest.approx(told, abs=1e-9)
        told = seat.luck_chance - seat.chance_lost + seat.others_chance
        assert seat.final_chance - seat.initial_chance == pytest.approx(told, abs=1e-9)
        own = [decision for decision in review.decisions if decision.seat == seat.seat]
        assert sum(one.points_lost for one in own) == pytest.approx(seat.points_lost)
        luck = [luck for luck in review.luck if luck.seat == seat.seat]
        assert sum(one.points for one in luck) == pytest.approx(seat.luck)
        assert sum(one.chance for one in luck) == pytest.approx(seat.luck_chance)


def test_the_end_is_the_beginning_with_luck_losses_and_what_others_did(
    reviews: list[tuple[Record, Review]],
) -> None:
    assert {len(record.players) for record, _ in reviews} == {2, 3, 4}
    for _, review in reviews:
        assert_accounts_hold(review)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_account_holds_in_golden_games(players: int, golden_games: list[Record]) -> None:
    finished = [one for one in golden_games if one.result and len(one.players) == players]
    for record in finished[:6]:
        assert_accounts_hold(thought_out(reviewing(record)))


def test_the_chances_of_all_seats_make_one_and_luck_takes_what_it_gives(
    reviews: list[tuple[Record, Review]],
) -> None:
    for _, review in reviews:
        for point in review.curve:
            assert sum(point.chances) == pytest.approx(1)
        assert sum(seat.luck_chance for seat in review.summary) == pytest.approx(0, abs=1e-9)


def test_no_decision_gains_and_nothing_is_better_than_the_best(
    reviews: list[tuple[Record, Review]],
) -> None:
    for _, review in reviews:
        for decision in review.decisions:
            assert decision.points_lost >= 0
            assert decision.chance_lost >= 0
            assert decision.options[0].moves == decision.best.moves
            assert decision.best.points == max(option.points for option in decision.options)
            if decision.forced:
                assert decision.points_lost == 0


def test_the_same_game_gives_the_same_review(reviews: list[tuple[Record, Review]]) -> None:
    record, review = reviews[0]

    again = thought_out(reviewing(record))

    assert document(again) == document(review)


def test_every_option_is_legal_where_it_is_told(reviews: list[tuple[Record, Review]]) -> None:
    for record, review in reviews:
        states = [*replay(record)]
        for told in document(review)["decisions"]:
            for option in told["options"]:
                state = states[told["step"]]
                for text in option["moves"]:
                    assert read(text) in legal_moves(state, told["seat"])
                    state = play(state, told["seat"], read(text))


def test_the_document_tells_of_every_move_and_turn(reviews: list[tuple[Record, Review]]) -> None:
    for record, review in reviews:
        told: dict[str, Any] = json.loads(json.dumps(document(review)))

        assert {*told} == {
            "review",
            "judge",
            "players",
            "seats",
            "scores",
            "winners",
            "curve",
            "turning_points",
            "decisions",
            "luck",
            "summary",
        }
        assert [point["turn"] for point in told["curve"]] == [*range(TURNS + 1)]
        moves = [f"{one['seat']} {move}" for one in told["decisions"] for move in one["played"]]
        assert moves == [f"{seat} {write(move)}" for seat, move in record.moves]
        assert told["scores"] == [seat["final"] for seat in told["summary"]]
        for seat in told["summary"]:
            assert 0 <= seat["accuracy"] <= 100
            assert seat["level"] in LOSS_OF_LEVEL
            assert seat["initial"] + seat["luck"] - seat["points_lost"] + seat[
                "others"
            ] == pytest.approx(seat["final"], abs=ROUNDING)
        assert {luck["kind"] for luck in told["luck"]} <= {"deal", "reveal", "refill", "draw"}


def test_progress_is_told_turn_by_turn(golden_games: list[Record]) -> None:
    told: list[Progress] = []

    review = thought_out(reviewing(golden_games[0], told.append))

    assert [progress.turns for progress in told] == [*range(1, TURNS + 1)]
    assert sum(len(progress.decisions) for progress in told) == len(review.decisions)


def test_a_game_that_is_not_over_is_refused(golden_games: list[Record]) -> None:
    record = golden_games[0]
    begun = type(record)(record.players, record.deal, record.moves[:20], None)

    with pytest.raises(UnfinishedError, match=f"in turn 5 of {TURNS}"):
        thought_out(reviewing(begun))


@pytest.mark.parametrize(
    ("points", "chance", "expected"),
    [
        (0, 0, Grade.BEST),
        (0.04, 0.5, Grade.BEST),
        (0.3, 0.001, Grade.GOOD),
        (0.6, 0, Grade.SLIP),
        (0.2, 0.05, Grade.MISTAKE),
        (3, 0, Grade.BLUNDER),
        (0.5, 0.3, Grade.BLUNDER),
    ],
)
def test_a_grade_is_the_harsher_of_two(points: float, chance: float, expected: Grade) -> None:
    assert grade(points, chance) is expected


@pytest.mark.parametrize("pair", measured().accuracy, ids=str)
def test_accuracy_orders_the_levels(pair: Pair) -> None:
    assert pair.of_stronger > pair.of_weaker + 1
    assert pair.wins >= 0.8 * pair.games


def test_the_accuracy_of_every_level_is_measured() -> None:
    pairs = [(pair.weaker, pair.stronger) for pair in measured().accuracy]

    assert pairs == [*pairwise(LOSS_OF_LEVEL)]
