"""A table before the game, and who plays there during it. No socket, no store."""

import hashlib

import pytest

from silvergold.core.notation import write
from silvergold.core.rules import legal_moves
from silvergold.deals import KEY, check
from silvergold.lab import simulated
from silvergold.server.table import decide
from silvergold.server.table.commands import (
    Avatar,
    Call,
    ClientMessage,
    Commit,
    Disclose,
    Done,
    Fill,
    Free,
    GiveUp,
    HandOver,
    Join,
    NewGame,
    NewSeat,
    NewTutorial,
    Say,
    TakeBack,
)
from silvergold.server.table.creation import Origin, new_game, rematch, tutorial
from silvergold.server.table.decide import MOST_REMARKS
from silvergold.server.table.events import (
    Acted,
    Began,
    Called,
    Committed,
    Event,
    Filled,
    Freed,
    GaveUp,
    HandedBack,
    HandedOver,
    Said,
    Seated,
)
from silvergold.server.table.names import cleaned, distinct
from silvergold.server.table.refusals import RefusedError
from silvergold.server.table.summary import summary
from silvergold.server.table.table import Table
from silvergold.server.wire.replays import replay_of

ANA, HUGO = NewSeat("Ana"), NewSeat("Hugo")
FRIEND = NewSeat(waits_for="friend")
ANYONE = NewSeat(waits_for="anyone")
BOT = NewSeat("Sailor", "sailor")
CAPTAIN = NewSeat("Captain", "captain")
WHALE, SHIP = Avatar("whale", "teal"), Avatar("ship", "red")
RANDOM = "ab" * 32
COMMITMENT = hashlib.sha256(bytes.fromhex(RANDOM)).hexdigest()


Absent = dict[int, float]
HOURS_AGO = 0.0
"""The seconds that are left to somebody who is away for long."""


class Sitting:
    """A table that goes on with whatever is decided there."""

    def __init__(
        self, *seats: NewSeat, listed: bool = False, commitment: str | None = None
    ) -> None:
        wanted = NewGame([*seats], listed=listed, commitment=commitment)
        self.table = new_game(Origin("game", b"s" * 32), wanted)[-1].after

    def decide(self, message: ClientMessage, absent: Absent | None = None) -> Event | None:
        decision = decide.decide(self.table, message, absent)
        if decision is None:
            return None
        assert decision.after == self.table.after(decision.event)
        return decision.event

    def say(self, message: ClientMessage, absent: Absent | None = None) -> Event | None:
        event = self.decide(message, absent)
        if event:
            self.happen(event)
        return event

    def happen(self, event: Event) -> None:
        before = self.table
        self.table = before.after(event)
        assert self.table.version == before.version + 1

    def join(self, name: str, seat: int | None = None, *, invited: bool = True) -> int:
        decision = decide.join(self.table, Join(name, seat=seat), invited=invited)
        assert isinstance(decision.event, Seated)
        self.happen(decision.event)
        assert self.table == decision.after
        return decision.event.seat

    def refusal(self, message: ClientMessage, absent: Absent | None = None) -> str:
        with pytest.raises(RefusedError) as caught:
            self.decide(message, absent)
        return str(caught.value)

    def keep(self, seat: int) -> Done:
        hand = self.table.in_play.state.deal.hand(seat)
        return Done(seat, 0, [f"keep {hand[0].id} {hand[1].id}"])


def first_mark(table: Table, seat: int) -> list[str]:
    """The first mark that is a whole action."""
    play = table.in_play
    marks = [[write(move)] for move in legal_moves(play.state, seat)]
    return next(moves for moves in marks if play.tried(seat, moves).is_whole(seat))


class TestSeats:
    def test_who_comes_takes_the_first_vacant_seat_or_the_one_they_want(self) -> None:
        at = Sitting(ANA, FRIEND, FRIEND, FRIEND)

        assert at.join("Li", seat=2) == 2
        assert at.join("Zoë") == 1
        assert at.table.names == ["Ana", "Zoë", "Li", ""]
        assert at.table.vacant == [3]

    def test_two_of_one_name_are_told_apart(self) -> None:
        at = Sitting(ANA, FRIEND, FRIEND)

        at.join("Ana")
        at.join("Ana")

        assert at.table.names == ["Ana", "Ana 2", "Ana 3"]

    def test_without_the_invitation_only_the_seats_for_anyone_of_a_listed_table_are_free(
        self,
    ) -> None:
        listed = Sitting(ANA, FRIEND, ANYONE, listed=True)

        with pytest.raises(RefusedError, match="that seat is taken"):
            listed.join("Li", seat=1, invited=False)
        assert listed.join("Li", invited=False) == 2
        with pytest.raises(RefusedError, match="every seat is taken"):
            listed.join("Zoë", invited=False)
        with pytest.raises(RefusedError, match="every seat is taken"):
            Sitting(ANA, FRIEND, ANYONE).join("Li", invited=False)

    def test_a_seat_is_given_to_a_bot_and_made_vacant_again(self) -> None:
        at = Sitting(ANA, FRIEND)

        assert at.say(Fill(0, 1, "sailor", "Sailor")) == Filled(1, "Sailor", "sailor")
        assert at.say(Fill(0, 1, "sailor", "Sailor")) is None
        assert at.say(Free(0, 1)) == Freed(1)
        assert at.say(Free(0, 1)) is None
        assert at.table.vacant == [1]

    def test_only_who_made_the_table_makes_the_seat_of_somebody_who_is_here_vacant(self) -> None:
        at = Sitting(ANA, FRIEND, FRIEND)
        at.join("Hugo")
        at.join("Li")

        assert at.refusal(Free(1, 2)) == "that is not your seat"
        assert at.decide(Free(0, 2)) == Freed(2)
        assert at.decide(Free(2, 2)) == Freed(2)
        assert at.decide(Free(1, 2), absent={2: HOURS_AGO}) == Freed(2)

    def test_who_made_the_table_need_not_sit_on_its_first_seat(self) -> None:
        at = Sitting(ANYONE, ANA, FRIEND, listed=True)
        at.join("Stranger", seat=0)
        at.join("Hugo", seat=2)

        assert at.refusal(Free(0, 1)) == "that is not your seat"
        assert at.decide(Free(1, 0)) == Freed(0)

    def test_who_takes_the_seat_of_who_made_the_table_is_a_guest(self) -> None:
        at = Sitting(ANA, FRIEND)
        at.join("Hugo")
        at.say(Free(0, 0))
        at.join("Li")

        assert at.table.maker is None
        assert at.refusal(Free(0, 1)) == "that is not your seat"

    def test_a_seat_or_a_bot_that_is_not_there_is_refused(self) -> None:
        at = Sitting(ANA, FRIEND)

        assert at.refusal(Fill(0, 7, "sailor", "")) == "there is no seat 8 at this table"
        assert at.refusal(Fill(0, 1, "hal", "")).startswith("there is no bot 'hal'")
        assert at.refusal(Fill(0, 0, "sailor", "")) == "that seat is taken"


class TestTheBeginning:
    def test_the_game_is_called_when_every_seat_is_taken_and_begins_when_all_have_disclosed(
        self,
    ) -> None:
        at = Sitting(ANA, FRIEND)
        assert at.refusal(Call(0)) == "somebody is missing: a seat is vacant"
        at.join("Hugo")
        at.say(Commit(1, COMMITMENT))

        assert at.say(Call(1)) == Called(1)
        before = at.table.all_disclosed
        at.say(Disclose(1, RANDOM))
        assert (before, at.table.all_disclosed) == (False, True)
        at.happen(Began())

        assert at.table.play
        assert at.table.fair_deal
        assert at.table.fair_deal.clients == (b"", bytes.fromhex(RANDOM))

    def test_only_the_bytes_that_were_committed_to_are_taken(self) -> None:
        at = Sitting(ANA, HUGO, commitment=COMMITMENT)

        assert at.table.called
        assert at.refusal(Disclose(0, "cd" * 32)).startswith("these are not the bytes")
        assert at.refusal(Disclose(1, RANDOM)).startswith("these are not the bytes")

    def test_a_commitment_stands(self) -> None:
        at = Sitting(ANA, FRIEND)

        assert at.say(Commit(0, COMMITMENT)) == Committed(0, COMMITMENT)
        assert at.say(Commit(0, COMMITMENT)) is None
        assert at.refusal(Commit(0, "0" * 64)) == "you have committed yourself to other bytes"
        assert at.refusal(Disclose(0, RANDOM)) == "the game is not called yet"

    def test_who_is_missing_counts_as_empty_and_the_record_says_so(self) -> None:
        at = Sitting(ANA, HUGO, commitment=COMMITMENT)
        at.happen(Began())
        for seat in (0, 1):
            at.say(GiveUp(seat))

        record = at.table.record
        given = record.further[KEY]
        assert isinstance(given, dict)
        assert given["clients"] == ["", ""]
        assert given["client_commitments"] == [COMMITMENT, None]
        check(given, record.deal, ())

    def test_with_nothing_to_disclose_the_game_begins_at_once(self) -> None:
        assert Sitting(ANA, BOT).table.stage == "playing"

    def test_what_comes_too_late_is_refused_or_changes_nothing(self) -> None:
        at = Sitting(ANA, HUGO)

        assert at.decide(Call(0)) is None
        assert at.decide(Disclose(0, RANDOM)) is None
        for message in (Commit(0, COMMITMENT), Fill(0, 1, "sailor", ""), Free(0, 1)):
            assert at.refusal(message) == "the game has begun already"
        with pytest.raises(RefusedError, match="the game has begun already"):
            at.join("Li")

    def test_nothing_is_played_before_it(self) -> None:
        at = Sitting(ANA, FRIEND)

        for message in (Done(0, 0, ["draw"]), HandOver(0, 0), TakeBack(0), GiveUp(0)):
            assert at.refusal(message) == "the game has not begun"
        assert at.table.with_pencil(0, 0, []) is None


class TestAbsence:
    def test_a_bot_plays_for_who_is_away_until_they_come_back(self) -> None:
        at = Sitting(ANA, HUGO)

        assert at.refusal(HandOver(0, 1)) == "Hugo is here"
        assert at.say(HandOver(0, 1), absent={1: HOURS_AGO}) == HandedOver(1, "mate")
        assert at.say(HandOver(0, 1), absent={1: HOURS_AGO}) is None
        assert at.table.bots_to_act == [1]
        assert at.refusal(at.keep(1)) == "a bot plays for you: play again yourself first"
        assert at.say(TakeBack(1)) == HandedBack(1)
        assert at.say(TakeBack(1)) is None
        assert isinstance(at.say(at.keep(1)), Acted)

    def test_nobody_is_replaced_before_they_had_time_to_come_back(self) -> None:
        at = Sitting(ANA, HUGO)

        assert at.refusal(HandOver(0, 1), {1: 12.3}) == "Hugo has 13 more seconds to come back"
        assert at.refusal(HandOver(0, 1), {1: 0.1}) == "Hugo has 1 more second to come back"
        assert at.say(HandOver(0, 1), {1: 0.0}) == HandedOver(1, "mate")

    def test_before_the_game_too_one_has_time_to_come_back(self) -> None:
        at = Sitting(ANA, FRIEND, FRIEND)
        at.join("Hugo")
        at.join("Li")

        assert at.refusal(Free(1, 2), {2: 29.9}) == "Li has 30 more seconds to come back"
        assert at.decide(Free(0, 2), {2: 29.9}) == Freed(2)  # who made the table need not wait
        assert at.decide(Free(2, 2), {2: 29.9}) == Freed(2)

    def test_what_a_bot_does_for_a_person_is_counted(self) -> None:
        at = Sitting(ANA, HUGO, BOT)
        kept = [at.keep(seat).moves for seat in range(3)]

        at.say(HandOver(0, 1), absent={1: HOURS_AGO})
        at.happen(Acted(1, 0, kept[1]))
        at.happen(Acted(0, 0, kept[0], by="mate"))  # the clock had run out
        at.happen(Acted(2, 0, kept[2]))

        assert [chair.stood_in for chair in at.table.chairs] == [1, 1, 0]

    def test_who_was_out_of_time_is_told_until_they_act_again(self) -> None:
        at = Sitting(ANA, HUGO, BOT)
        kept = [at.keep(seat).moves for seat in range(3)]
        at.say(HandOver(0, 1), absent={1: HOURS_AGO})
        at.happen(Acted(0, 0, kept[0], by="mate"))
        at.happen(Acted(1, 0, kept[1], by="sailor"))  # the bot that plays for Hugo was busy
        at.happen(Acted(2, 0, kept[2], by="sailor"))

        assert [chair.moved_by for chair in at.table.chairs] == ["mate", None, None]

        at.happen(Acted(0, 1, first_mark(at.table, 0)))

        assert at.table.chairs[0].moved_by is None

    def test_a_bot_that_was_replaced_is_told_until_it_plays_again(self) -> None:
        at = Sitting(ANA, CAPTAIN)
        at.happen(Acted(1, 0, at.keep(1).moves, by="sailor"))
        assert (at.table.chairs[1].replaced_by, at.table.chairs[1].stood_in) == ("sailor", 1)
        assert at.table.chairs[1].player == "captain"

        at.happen(Acted(0, 0, at.keep(0).moves))
        at.happen(Acted(1, 1, first_mark(at.table, 1)))

        assert (at.table.chairs[1].replaced_by, at.table.chairs[1].stood_in) == (None, 1)
        assert at.table.chairs[0].replaced_by is None

    def test_one_may_hand_over_ones_own_seat_but_not_a_bots(self) -> None:
        at = Sitting(ANA, BOT)

        assert at.decide(HandOver(0, 1), absent={1: HOURS_AGO}) is None
        assert at.say(HandOver(0, 0)) == HandedOver(0, "mate")

    def test_a_game_is_over_when_all_who_play_leave_it(self) -> None:
        at = Sitting(ANA, HUGO, BOT)

        assert at.say(GiveUp(0)) == GaveUp(0)
        assert at.say(GiveUp(0)) is None
        at.say(HandOver(0, 1), absent={1: HOURS_AGO})
        assert at.table.stage == "playing"
        at.say(GiveUp(1))

        assert (at.table.stage, at.table.abandoned) == ("over", True)
        assert at.refusal(at.keep(0)) == "the game is over"
        assert at.refusal(TakeBack(1)) == "the game is over"
        assert at.table.bots_to_act == at.table.people_to_act == []
        assert KEY in at.table.record.further

    def test_who_lets_a_bot_play_can_still_leave_the_game(self) -> None:
        at = Sitting(ANA, BOT)

        at.say(HandOver(0, 0))
        at.say(GiveUp(0))

        assert (at.table.stage, at.table.abandoned) == ("over", True)

    def test_who_plays_on_has_not_given_up(self) -> None:
        at = Sitting(ANA, HUGO)
        at.say(GiveUp(0))

        at.say(at.keep(0))
        at.say(GiveUp(1))

        assert at.table.stage == "playing"

    def test_the_wish_to_stop_can_be_taken_back(self) -> None:
        at = Sitting(ANA, HUGO)
        at.say(GiveUp(0))

        assert at.say(TakeBack(0)) == HandedBack(0)
        assert at.say(TakeBack(0)) is None
        at.say(GiveUp(1))

        assert at.table.stage == "playing"


class TestTalk:
    def test_a_remark_is_made_once_however_often_it_is_sent(self) -> None:
        at = Sitting(ANA, FRIEND)

        assert at.say(Say(0, 0, "hello")) == Said(0, 0, "hello")
        assert at.say(Say(0, 0, "hello")) is None
        assert at.refusal(Say(0, 0, "bye")) == "something else was said in its place"
        assert at.refusal(Say(0, 2, "bye")) == "something was left out before that"
        assert at.say(Say(0, 1, reaction="bravo")) == Said(0, 1, reaction="bravo")

    def test_remarks_are_text_and_not_too_long_or_too_many(self) -> None:
        at = Sitting(ANA, FRIEND)

        said = at.say(Say(0, 0, " <b>hi</b>\u202e\n\u200b " + "x" * 300))
        assert isinstance(said, Said)
        assert said.text.startswith("<b>hi</b> xx")
        assert len(said.text) == 200
        assert at.refusal(Say(0, 1, "\u200b ")) == "that says nothing"
        for number in range(1, MOST_REMARKS):
            at.happen(Said(0, number, "and"))
        assert at.refusal(Say(0, MOST_REMARKS, "more")) == "that is enough talk for one game"


class TestASummary:
    def test_names_the_seats_that_one_may_have(self) -> None:
        at = Sitting(ANA, FRIEND, ANYONE, listed=True)
        shown = summary(at.table)
        assert (shown.names, shown.vacant, shown.open_seats) == (["Ana", "", ""], [1, 2], [2])

        at.join("Hugo")
        at.join("Li")
        at.say(Commit(0, COMMITMENT))
        at.say(Call(0))

        shown = summary(at.table)
        assert (shown.names, shown.vacant, shown.to_act) == (["Ana", "Hugo", "Li"], [], [])

    def test_says_whose_turn_it_is_and_nothing_that_is_hidden(self) -> None:
        at = Sitting(ANA, HUGO, BOT)
        before = summary(at.table)
        assert (before.to_act, before.scores) == ([0, 1], [0, 0, 0])

        at.say(at.keep(1))

        after = summary(at.table)
        assert after.to_act == [0]
        assert after.scores == before.scores

    def test_names_no_winner_of_a_game_that_was_given_up(self) -> None:
        at = Sitting(ANA, BOT)
        at.say(GiveUp(0))

        assert (at.table.stage, summary(at.table).winners) == ("over", [])


@pytest.mark.parametrize(
    ("typed", "clean"),
    [
        ("  A\u202en\x00a\u200b  \n B ", "A n a B"),
        ("A\u034fna\ufe0f\U000e0100", "Ana"),
        ("\u3164\u2800", ""),
        ("a" + "\u0335" * 9, "a" + "\u0335" * 3),
        ("e\u0301", "é"),
        ("x" * 99, "x" * 24),
        ("\ud800", ""),
    ],
)
def test_names_are_made_harmless(typed: str, clean: str) -> None:
    assert cleaned(typed) == clean


def test_people_are_drawn_as_they_chose_here_and_at_the_next_table() -> None:
    sitting = Sitting(NewSeat("Ana", avatar=WHALE), FRIEND, FRIEND)
    joined = decide.join(sitting.table, Join("Hugo", avatar=SHIP), invited=True)

    table = joined.after
    again = rematch(Origin("next", b"s" * 32), table, 0, None, call=False)[-1].after

    assert table.avatars == again.avatars == [WHALE, SHIP, None]
    assert summary(table).avatars == [WHALE, SHIP, None]
    assert table.after(Freed(1)).avatars == [WHALE, None, None]


def test_a_replay_shows_people_as_they_chose_to_be_drawn() -> None:
    [record] = simulated(2, 1, ["random"], "seed")

    drawn = replay_of(record, [WHALE, None])

    for frame in (drawn.frames[0], drawn.frames[-1]):
        assert [player.avatar for player in frame.table.players] == [WHALE, None]
    assert replay_of(record).frames[0].table.players[0].avatar is None


def test_only_people_have_an_avatar() -> None:
    bot = NewSeat("Sailor", "sailor", avatar=SHIP)
    vacant = NewSeat(waits_for="friend", avatar=SHIP)

    assert Sitting(ANA, bot, vacant).table.avatars == [None, None, None]
    assert summary(Sitting(ANA, bot).table).avatars == []


def test_learners_are_drawn_as_they_chose() -> None:
    wanted = NewTutorial("Ana", "Pip", avatar=WHALE)

    assert tutorial(Origin("game", b"s" * 32), wanted)[-1].after.avatars == [WHALE, None]


def test_a_name_that_is_taken_gets_a_number() -> None:
    assert distinct("Ana", ["Ana", "Ana 2"]) == "Ana 3"
    assert distinct("x" * 24, ["x" * 24]) == "x" * 22 + " 2"
