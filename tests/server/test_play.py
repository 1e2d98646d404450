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
from silvergold.server.stores.base import Secrets
from silvergold.server.table.events import ENGINE, Acted, Created
from silvergold.server.table.events import read as read_event
from silvergold.server.table.events import write as write_event
from silvergold.server.table.play import Play
from silvergold.server.table.refusals import RefusedError
from silvergold.server.table.table import Table
from silvergold.server.wire import views
from silvergold.server.wire.messages import View


def new_table(players: int = 2, game: str = "game", *, memory_aid: bool = False) -> Table:
    fair = FairDeal(game, b"s" * 32, (b"",) * players)
    names = ["Ana", "Hugo", "Zoë", "Li"][:players]
    bots: list[str | None] = [None] * players
    created = Created(ENGINE, names, bots, memory_aid, fair.commitment.hex())
    return Table(game, created, fair.seed)


def play_of(table: Table) -> Play:
    assert table.play
    return table.play


def shown(table: Table, seat: int | None, mine: list[int]) -> View:
    return views.view(table, play_of(table), seat, mine, (), None, Secrets(b"", "", ""))


def chosen(table: Table, seat: int, bot: str = "greedy") -> list[str]:
    return [write(move) for move in action(BOTS[bot](Random(1)), play_of(table).state, seat)]


def act(table: Table, seat: int) -> Acted:
    number = len(play_of(table).actions[seat])
    event = play_of(table).decide(seat, number, chosen(table, seat))
    assert event
    table.happen(event)
    return event


def play_until(table: Table, phase: Phase, turn: int = 0) -> None:
    while play_of(table).state.phase is not phase or play_of(table).state.turn < turn:
        act(table, play_of(table).state.acting[0])


@given(integers(2, 4), integers(0, 2**32))
def test_a_game_can_be_played_in_any_order_and_its_record_holds(players: int, seed: int) -> None:
    rng = Random(seed)
    table = new_table(players, str(seed))
    while play_of(table).state.acting:
        act(table, rng.choice(play_of(table).state.acting))

    record = table.record
    assert verify(record).phase is Phase.OVER
    assert record.further["fair_deal"]


def test_the_same_events_give_the_same_table() -> None:
    first, second = new_table(3), new_table(3)
    while play_of(first).state.acting:
        second.happen(read_event(write_event(act(first, play_of(first).state.acting[-1]))))

    assert play_of(second).state == play_of(first).state
    assert shown(second, 0, [0]) == shown(first, 0, [0])
    assert play_of(second).news == play_of(first).news


def test_an_action_that_is_sent_again_changes_nothing() -> None:
    table = new_table()
    event = act(table, 0)

    assert play_of(table).decide(0, 0, event.moves) is None


def test_another_action_of_the_same_number_is_refused() -> None:
    table = new_table()
    made = act(table, 0)
    other = [f"keep {' '.join(card.id for card in play_of(table).state.deal.hand(0)[2:])}"]
    assert other != made.moves

    with pytest.raises(RefusedError, match="this move was made already, and stands"):
        play_of(table).decide(0, 0, other)


def test_an_action_that_comes_too_early_is_refused() -> None:
    with pytest.raises(RefusedError, match="that move comes later"):
        play_of(new_table()).decide(0, 1, ["draw"])


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
        play_of(new_table()).decide(0, 0, moves)

    assert why in str(caught.value)


def test_more_than_one_action_at_once_is_refused() -> None:
    table = new_table()
    keep = chosen(table, 0)

    with pytest.raises(RefusedError, match="that is more than one move"):
        play_of(table).decide(0, 0, [*keep, *keep])


def test_pencilled_moves_come_back_with_what_they_bring_and_what_may_follow() -> None:
    table = new_table()
    play_until(table, Phase.MARK)
    cross = next(
        legal.move
        for legal in shown(table, 0, [0]).legal
        if any(isinstance(gain, Cross) for gain in legal.gains)
    )

    table.pencil(0, 1, [cross])
    view = shown(table, 0, [0])

    assert view.pencil == [cross]
    assert not view.complete
    assert {legal.move.split()[0] for legal in view.legal} == {"bonus"}
    assert view.pencilled
    table.pencil(0, 1, [cross, view.legal[0].move])
    assert shown(table, 0, [0]).complete or shown(table, 0, [0]).legal
    complete = shown(table, 0, [0])
    if complete.complete:
        assert complete.pencil[-1] in {legal.move for legal in complete.instead}
    table.pencil(0, 1, [])
    assert shown(table, 0, [0]).pencil == []


def test_a_pencil_for_another_action_is_forgotten() -> None:
    table = new_table()

    table.pencil(0, 5, chosen(table, 0))

    assert shown(table, 0, [0]).pencil == []


def test_nobody_sees_what_others_pencil_or_have_done_before_all_are_done() -> None:
    table = new_table()
    play_until(table, Phase.MARK)
    before = shown(table, 1, [1]), shown(table, None, [])

    table.pencil(0, 1, chosen(table, 0)[:1])
    assert (shown(table, 1, [1]), shown(table, None, [])) == before

    act(table, 0)
    hidden = shown(table, 1, [1])
    assert hidden.table == before[0].table
    assert hidden.waiting == [1]
    assert play_of(table).news == []
    assert shown(table, None, []).table == before[1].table


def test_what_was_hidden_is_told_in_order_when_all_are_done() -> None:
    table = new_table(3)
    play_until(table, Phase.MARK, 3)
    order = [*play_of(table).state.waiting]
    for seat in reversed(order):
        act(table, seat)

    marks = [item.seat for item in play_of(table).news if isinstance(item, Marked)]
    assert [*dict.fromkeys(marks)] == order


def test_a_seat_sees_its_own_hand_and_nobody_elses() -> None:
    table = new_table()
    hands = [[card.id for card in play_of(table).state.deal.hand(seat)] for seat in (0, 1)]

    assert shown(table, 0, [0]).hand == hands[0]
    assert shown(table, 1, [1]).hand == hands[1]
    assert shown(table, None, [0, 1]).hand == []


def test_the_patterns_to_come_are_shown_only_with_the_memory_aid() -> None:
    without, aided = new_table(), new_table(memory_aid=True)
    for table in (without, aided):
        play_until(table, Phase.MARK, 2)

    assert shown(without, 0, [0]).to_come is None
    to_come = shown(aided, 0, [0]).to_come
    assert to_come is not None
    assert len(to_come) == 8 - 3
    assert sorted([*to_come, *(card.name for card in play_of(aided).state.expeditions)]) == [
        "I2", "I3", "I3", "L3", "L3", "L4", "O4", "T4",
    ]  # fmt: skip


def test_a_finished_game_shows_who_won() -> None:
    table = new_table()
    play_until(table, Phase.OVER)

    result = shown(table, 0, [0]).result

    assert result is not None
    assert [*result.winners] == [*table.record.result.winners]  # type: ignore[union-attr]


def test_a_game_by_other_rules_is_not_opened() -> None:
    fair = FairDeal("g", bytes(32), (b"", b""))
    created = Created(ENGINE + 1, ["A", "B"], [None, None], False, fair.commitment.hex())

    with pytest.raises(ValueError, match="this game needs version 2 of the rules"):
        Table("g", created, fair.seed)
