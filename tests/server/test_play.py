"""A table: what it lets happen, and what it shows to whom. No socket, no store."""

from random import Random

import msgspec
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
from silvergold.server.table.events import ENGINE, Acted, Created, Event, GaveUp
from silvergold.server.table.events import read as read_event
from silvergold.server.table.events import write as write_event
from silvergold.server.table.play import Play
from silvergold.server.table.refusals import RefusedError
from silvergold.server.table.table import Table
from silvergold.server.wire import views
from silvergold.server.wire.messages import View

SECRETS = Secrets(b"", "", "")


class At:
    """A table that goes on with whatever is played there."""

    def __init__(self, players: int = 2, game: str = "game", *, memory_aid: bool = False) -> None:
        fair = FairDeal(game, b"s" * 32, (b"",) * players)
        names = ["Ana", "Hugo", "Zoë", "Li"][:players]
        bots: list[str | None] = [None] * players
        created = Created(ENGINE, names, bots, memory_aid, fair.commitment.hex())
        self.table = Table.new(game, created, fair.seed)

    @property
    def play(self) -> Play:
        return self.table.in_play

    def chosen(self, seat: int, bot: str = "greedy") -> list[str]:
        return [write(move) for move in action(BOTS[bot](Random(1)), self.play.state, seat)]

    def act(self, seat: int) -> Acted:
        acted = self.play.act(seat, self.play.number(seat), self.chosen(seat))
        assert acted
        self.happen(acted[0])
        assert self.play == acted[1]
        return acted[0]

    def happen(self, event: Event) -> None:
        self.table = self.table.after(event)

    def pencil(self, seat: int, number: int, moves: list[str]) -> None:
        self.table = self.table.with_pencil(seat, number, moves) or self.table

    def shown(self, seat: int | None, mine: list[int]) -> View:
        """What a connection is sent, read as a client reads it."""
        public = views.public_view(self.table, self.play, (), None, SECRETS)
        view = views.seat_view(public, self.table, self.play, seat, mine, SECRETS)
        return msgspec.json.decode(msgspec.json.encode(view), type=View)


def play_until(at: At, phase: Phase, turn: int = 0) -> None:
    while at.play.state.phase is not phase or at.play.state.turn < turn:
        at.act(at.play.state.acting[0])


@given(integers(2, 4), integers(0, 2**32))
def test_a_game_can_be_played_in_any_order_and_its_record_holds(players: int, seed: int) -> None:
    rng = Random(seed)
    at = At(players, str(seed))
    while at.play.state.acting:
        at.act(rng.choice(at.play.state.acting))

    record = at.table.record
    assert verify(record).phase is Phase.OVER
    assert record.further["fair_deal"]


def test_the_same_events_give_the_same_table() -> None:
    first, second = At(3), At(3)
    while first.play.state.acting:
        second.happen(read_event(write_event(first.act(first.play.state.acting[-1]))))

    assert second.play.state == first.play.state
    assert second.shown(0, [0]) == first.shown(0, [0])
    assert second.play.news == first.play.news


def test_an_action_that_is_sent_again_changes_nothing() -> None:
    at = At()
    event = at.act(0)

    assert at.play.act(0, 0, event.moves) is None


def test_another_action_of_the_same_number_is_refused() -> None:
    at = At()
    made = at.act(0)
    other = [f"keep {' '.join(card.id for card in at.play.state.deal.hand(0)[2:])}"]
    assert other != made.moves

    with pytest.raises(RefusedError, match="this move was made already, and stands"):
        at.play.act(0, 0, other)


def test_an_action_that_comes_too_early_is_refused() -> None:
    with pytest.raises(RefusedError, match="that move comes later"):
        At().play.act(0, 1, ["draw"])


@pytest.mark.parametrize(
    ("moves", "why"),
    [
        ([], "the move is not complete yet"),
        (["keep P1"], "is not a move: it should be 'keep TREASURE TREASURE'"),
        (["draw"], "You may not draw: two treasures have to be kept."),
        (["nonsense"], "'nonsense' is not a move"),
    ],
)
def test_what_is_no_legal_action_is_refused_in_the_games_words(moves: list[str], why: str) -> None:
    with pytest.raises(RefusedError) as caught:
        At().play.act(0, 0, moves)

    assert why in str(caught.value)


def test_more_than_one_action_at_once_is_refused() -> None:
    at = At()
    keep = at.chosen(0)

    with pytest.raises(RefusedError, match="that is more than one move"):
        at.play.act(0, 0, [*keep, *keep])


def test_pencilled_moves_come_back_with_what_they_bring_and_what_may_follow() -> None:
    at = At()
    play_until(at, Phase.MARK)
    cross = next(
        legal.move
        for legal in at.shown(0, [0]).legal
        if any(isinstance(gain, Cross) for gain in legal.gains)
    )

    at.pencil(0, 1, [cross])
    view = at.shown(0, [0])

    assert view.pencil == [cross]
    assert not view.complete
    assert {legal.move.split()[0] for legal in view.legal} == {"bonus"}
    assert view.pencil_gains
    at.pencil(0, 1, [cross, view.legal[0].move])
    assert at.shown(0, [0]).complete or at.shown(0, [0]).legal
    complete = at.shown(0, [0])
    if complete.complete:
        assert complete.pencil[-1] in {legal.move for legal in complete.instead}
    at.pencil(0, 1, [])
    assert at.shown(0, [0]).pencil == []


def test_a_pencil_for_another_action_is_forgotten() -> None:
    at = At()

    at.pencil(0, 5, at.chosen(0))

    assert at.shown(0, [0]).pencil == []


def test_nobody_sees_what_others_pencil_or_have_done_before_all_are_done() -> None:
    at = At()
    play_until(at, Phase.MARK)
    before = at.shown(1, [1]), at.shown(None, [])

    at.pencil(0, 1, at.chosen(0)[:1])
    assert (at.shown(1, [1]), at.shown(None, [])) == before

    at.act(0)
    hidden = at.shown(1, [1])
    assert hidden.table == before[0].table
    assert hidden.waiting == [1]
    assert at.play.news == ()
    assert at.shown(None, []).table == before[1].table


def test_what_was_hidden_is_told_in_order_when_all_are_done() -> None:
    at = At(3)
    play_until(at, Phase.MARK, 3)
    order = [*at.play.state.waiting]
    for seat in reversed(order):
        at.act(seat)

    marks = [item.seat for item in at.play.news if isinstance(item, Marked)]
    assert [*dict.fromkeys(marks)] == order


def test_a_seat_sees_its_own_hand_and_nobody_elses() -> None:
    at = At()
    hands = [[card.id for card in at.play.state.deal.hand(seat)] for seat in (0, 1)]

    assert at.shown(0, [0]).hand == hands[0]
    assert at.shown(1, [1]).hand == hands[1]
    assert at.shown(None, [0, 1]).hand == []


def test_the_patterns_to_come_are_shown_only_with_the_memory_aid() -> None:
    without, aided = At(), At(memory_aid=True)
    for at in (without, aided):
        play_until(at, Phase.MARK, 2)

    assert without.shown(0, [0]).to_come is None
    to_come = aided.shown(0, [0]).to_come
    assert to_come is not None
    assert len(to_come) == 8 - 3
    assert sorted([*to_come, *(card.name for card in aided.play.state.expeditions)]) == [
        "I2", "I3", "I3", "L3", "L3", "L4", "O4", "T4",
    ]  # fmt: skip


def test_a_finished_game_shows_who_won() -> None:
    at = At()
    play_until(at, Phase.OVER)

    result = at.shown(0, [0]).result

    assert result is not None
    assert [*result.winners] == [*at.table.record.result.winners]  # type: ignore[union-attr]


def test_the_scores_after_every_turn_are_shown_when_the_game_is_over() -> None:
    at = At(3)
    totals: list[list[int]] = []
    while acting := at.play.state.acting:
        assert at.shown(0, [0]).scores == at.shown(None, []).scores == []
        turn = at.play.state.turn
        at.act(acting[0])
        if at.play.state.turn > turn:
            totals.append([player.score.total for player in at.shown(None, []).table.players])

    assert at.shown(0, [0]).scores == [list(turns) for turns in zip(*totals, strict=True)]
    assert len(totals) == at.play.state.turn


def test_of_a_turn_that_is_broken_off_no_scores_are_shown() -> None:
    at = At()
    play_until(at, Phase.MARK, turn=5)
    at.act(0)
    for seat in (0, 1):
        at.happen(GaveUp(seat))

    scores = at.shown(0, [0]).scores

    assert [len(turns) for turns in scores] == [5, 5]


def test_a_game_by_other_rules_is_not_opened() -> None:
    fair = FairDeal("g", bytes(32), (b"", b""))
    created = Created(ENGINE + 1, ["A", "B"], [None, None], False, fair.commitment.hex())

    with pytest.raises(ValueError, match=f"this game needs version {ENGINE + 1} of the rules"):
        Table.new("g", created, fair.seed)


def test_an_action_can_be_taken_back_until_the_others_have_acted() -> None:
    at = At(3)
    before = at.play
    acted = at.act(1)
    assert at.shown(1, [1]).may_undo
    assert not at.shown(0, [0]).may_undo

    undone = at.play.undo(1, 1)
    assert undone
    at.happen(undone[0])
    assert at.play == undone[1]

    assert at.play.state == before.state
    assert at.play.moves == ()
    view = at.shown(1, [1])
    assert (view.number, view.pencil, view.complete, view.may_undo) == (2, acted.moves, True, False)
    assert at.shown(0, [0]).waiting == [*before.state.waiting]
    assert at.play.act(1, 0, acted.moves) is None  # what was sent again had its effect before
    assert at.play.undo(1, 1) is None
    for seat in (0, 1, 2):
        at.act(seat)
    with pytest.raises(RefusedError, match="too late to take yours back"):
        at.play.undo(1, at.play.number(1))


def test_nothing_can_be_taken_back_that_was_not_done() -> None:
    at = At()
    with pytest.raises(RefusedError, match="too late"):
        at.play.undo(0, 0)
    at.act(0)
    with pytest.raises(RefusedError, match="comes later"):
        at.play.undo(0, 2)
    with pytest.raises(RefusedError, match="was made already"):
        at.play.undo(0, 0)


@given(integers(0, 2**32))
def test_a_game_with_actions_taken_back_is_the_game_without_them(seed: int) -> None:
    rng = Random(seed)
    at, plain = At(3), At(3)
    for _ in range(12):
        seat = rng.choice(at.play.state.acting)
        moves = at.chosen(seat, "deckhand")
        for one in (at, plain):
            acted = one.play.act(seat, one.play.number(seat), moves)
            assert acted
            one.happen(acted[0])
            if one is at and at.play.may_undo(seat) and rng.random() < 0.5:
                undone = at.play.undo(seat, at.play.number(seat))
                assert undone
                at.happen(undone[0])
                again = at.play.act(seat, at.play.number(seat), moves)
                assert again
                at.happen(again[0])

    assert at.play.state == plain.play.state
    assert at.table.record == plain.table.record
