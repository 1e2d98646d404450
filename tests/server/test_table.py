"""A table: what it lets happen, and what it shows to whom. No socket, no store."""

from random import Random

import pytest
from hypothesis import given
from hypothesis.strategies import integers

from silvergold.bots import BOTS, action
from silvergold.core.notation import write
from silvergold.core.state import Phase
from silvergold.deals import FairDeal
from silvergold.news import Cross, Marked
from silvergold.records import verify
from silvergold.server.events import ENGINE, Acted, Created
from silvergold.server.events import read as read_event
from silvergold.server.events import write as write_event
from silvergold.server.table import RefusedError, Table


def new_table(players: int = 2, game: str = "game", *, memory_aid: bool = False) -> Table:
    fair = FairDeal(game, b"s" * 32, (b"",) * players)
    names = ["Ana", "Hugo", "Zoë", "Li"][:players]
    bots: list[str | None] = [None] * players
    created = Created(ENGINE, names, bots, memory_aid, fair.commitment.hex())
    return Table(game, created, fair)


def chosen(table: Table, seat: int, bot: str = "greedy") -> list[str]:
    return [write(move) for move in action(BOTS[bot](Random(1)), table.state, seat)]


def act(table: Table, seat: int) -> Acted:
    event = table.decide(seat, len(table.actions[seat]), chosen(table, seat))
    assert event
    table.happen(event)
    return event


def play_until(table: Table, phase: Phase, turn: int = 0) -> None:
    while table.state.phase is not phase or table.state.turn < turn:
        act(table, table.state.acting[0])


@given(integers(2, 4), integers(0, 2**32))
def test_a_game_can_be_played_in_any_order_and_its_record_holds(players: int, seed: int) -> None:
    rng = Random(seed)
    table = new_table(players, str(seed))
    while table.state.acting:
        act(table, rng.choice(table.state.acting))

    record = table.record
    assert verify(record).phase is Phase.OVER
    assert record.further["fair_deal"]


def test_the_same_events_give_the_same_table() -> None:
    first, second = new_table(3), new_table(3)
    while first.state.acting:
        second.happen(read_event(write_event(act(first, first.state.acting[-1]))))  # type: ignore[arg-type]

    assert second.state == first.state
    assert second.view(0, [0]) == first.view(0, [0])
    assert second.news == first.news


def test_an_action_that_is_sent_again_changes_nothing() -> None:
    table = new_table()
    event = act(table, 0)

    assert table.decide(0, 0, event.moves) is None


def test_another_action_of_the_same_number_is_refused() -> None:
    table = new_table()
    made = act(table, 0)
    other = [f"keep {' '.join(card.id for card in table.state.deal.hand(0)[2:])}"]
    assert other != made.moves

    with pytest.raises(RefusedError, match="this move was made already, and stands"):
        table.decide(0, 0, other)


def test_an_action_that_comes_too_early_is_refused() -> None:
    with pytest.raises(RefusedError, match="that move comes later"):
        new_table().decide(0, 1, ["draw"])


@pytest.mark.parametrize(
    ("moves", "why"),
    [
        ([], "the move is not complete yet"),
        (["keep P1"], "is no move: it should be 'keep TREASURE TREASURE'"),
        (["draw"], "You may not draw: two treasures have to be kept."),
        (["nonsense"], "'nonsense' is no move"),
    ],
)
def test_what_is_no_legal_action_is_refused_in_the_games_words(moves: list[str], why: str) -> None:
    with pytest.raises(RefusedError) as caught:
        new_table().decide(0, 0, moves)

    assert why in str(caught.value)


def test_more_than_one_action_at_once_is_refused() -> None:
    table = new_table()
    keep = chosen(table, 0)

    with pytest.raises(RefusedError, match="that is more than one move"):
        table.decide(0, 0, [*keep, *keep])


def test_pencilled_moves_come_back_with_what_they_bring_and_what_may_follow() -> None:
    table = new_table()
    play_until(table, Phase.MARK)
    cross = next(
        legal.move
        for legal in table.view(0, [0]).legal
        if any(isinstance(gain, Cross) for gain in legal.gains)
    )

    table.pencil(0, 1, [cross])
    view = table.view(0, [0])

    assert view.pencil == [cross]
    assert not view.complete
    assert {legal.move.split()[0] for legal in view.legal} == {"bonus"}
    assert view.pencilled
    table.pencil(0, 1, [cross, view.legal[0].move])
    assert table.view(0, [0]).complete or table.view(0, [0]).legal
    complete = table.view(0, [0])
    if complete.complete:
        assert complete.pencil[-1] in {legal.move for legal in complete.instead}
    table.pencil(0, 1, [])
    assert table.view(0, [0]).pencil == []


def test_a_pencil_for_another_action_is_forgotten() -> None:
    table = new_table()

    table.pencil(0, 5, chosen(table, 0))

    assert table.view(0, [0]).pencil == []


def test_nobody_sees_what_others_pencil_or_have_done_before_all_are_done() -> None:
    table = new_table()
    play_until(table, Phase.MARK)
    before = table.view(1, [1]), table.view(None, [])

    table.pencil(0, 1, chosen(table, 0)[:1])
    assert (table.view(1, [1]), table.view(None, [])) == before

    act(table, 0)
    hidden = table.view(1, [1])
    assert hidden.table == before[0].table
    assert hidden.waiting == [1]
    assert table.news == []
    assert table.view(None, []).table == before[1].table


def test_what_was_hidden_is_told_in_order_when_all_are_done() -> None:
    table = new_table(3)
    play_until(table, Phase.MARK, 3)
    order = [*table.state.waiting]
    for seat in reversed(order):
        act(table, seat)

    marks = [item.seat for item in table.news if isinstance(item, Marked)]
    assert [*dict.fromkeys(marks)] == order


def test_a_seat_sees_its_own_hand_and_nobody_elses() -> None:
    table = new_table()
    hands = [[card.id for card in table.state.deal.hand(seat)] for seat in (0, 1)]

    assert table.view(0, [0]).hand == hands[0]
    assert table.view(1, [1]).hand == hands[1]
    assert table.view(None, [0, 1]).hand == []


def test_the_patterns_to_come_are_shown_only_with_the_memory_aid() -> None:
    without, aided = new_table(), new_table(memory_aid=True)
    for table in (without, aided):
        play_until(table, Phase.MARK, 2)

    assert without.view(0, [0]).to_come is None
    shown = aided.view(0, [0]).to_come
    assert shown is not None
    assert len(shown) == 8 - 3
    assert sorted([*shown, *(card.name for card in aided.state.expeditions)]) == [
        "I2", "I3", "I3", "L3", "L3", "L4", "O4", "T4",
    ]  # fmt: skip


def test_a_finished_game_shows_who_won() -> None:
    table = new_table()
    play_until(table, Phase.OVER)

    result = table.view(0, [0]).result

    assert result is not None
    assert [*result.winners] == [*table.record.result.winners]  # type: ignore[union-attr]


def test_a_game_by_other_rules_is_not_opened() -> None:
    fair = FairDeal("g", bytes(32), (b"", b""))
    created = Created(ENGINE + 1, ["A", "B"], [None, None], False, fair.commitment.hex())

    with pytest.raises(RefusedError, match="this game needs version 2 of the rules"):
        Table("g", created, fair)
