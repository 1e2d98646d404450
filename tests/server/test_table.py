"""A table before the game, and who plays there during it. No socket, no store."""

import hashlib

import pytest

from silvergold.deals import KEY, check
from silvergold.server.table.commands import (
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
    Say,
    TakeBack,
)
from silvergold.server.table.creation import begun
from silvergold.server.table.events import (
    Acted,
    Began,
    Called,
    Committed,
    Created,
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
from silvergold.server.table.table import MOST_REMARKS, Table

ANA, HUGO = NewSeat("Ana"), NewSeat("Hugo")
FRIEND = NewSeat(waits_for="friend")
ANYONE = NewSeat(waits_for="anyone")
BOT = NewSeat("Sailor", "sailor")
RANDOM = "ab" * 32
COMMITMENT = hashlib.sha256(bytes.fromhex(RANDOM)).hexdigest()


def opened(*seats: NewSeat, listed: bool = False, commitment: str | None = None) -> Table:
    seed = b"s" * 32
    wanted = NewGame([*seats], listed=listed, commitment=commitment)
    created, *further = (change.event for change in begun("game", seed, wanted))
    assert isinstance(created, Created)
    table = Table("game", created, seed)
    for event in further:
        table.happen(event)
    return table


def say(table: Table, message: ClientMessage, away: set[int] | None = None) -> Event | None:
    event = table.decide(message, away or set())
    if event:
        stage = table.stage_after(event)
        table.happen(event)
        assert table.stage == stage
    return event


def join(table: Table, name: str, seat: int | None = None) -> int:
    event = table.join(Join(name, seat=seat), invited=True)
    table.happen(event)
    return event.seat


def refusal(table: Table, message: ClientMessage) -> str:
    with pytest.raises(RefusedError) as caught:
        table.decide(message)
    return str(caught.value)


def keep(table: Table, seat: int) -> Done:
    assert table.play
    hand = table.play.state.deal.hand(seat)
    return Done(seat, 0, [f"keep {hand[0].id} {hand[1].id}"])


class TestSeats:
    def test_who_comes_takes_the_first_vacant_seat_or_the_one_they_want(self) -> None:
        table = opened(ANA, FRIEND, FRIEND, FRIEND)

        assert join(table, "Li", seat=2) == 2
        assert join(table, "Zoë") == 1
        assert table.names == ["Ana", "Zoë", "Li", ""]
        assert table.vacant == [3]

    def test_two_of_one_name_are_told_apart(self) -> None:
        table = opened(ANA, FRIEND, FRIEND)

        join(table, "Ana")
        join(table, "Ana")

        assert table.names == ["Ana", "Ana 2", "Ana 3"]

    def test_without_the_invitation_only_the_seats_for_anyone_of_a_listed_table_are_free(
        self,
    ) -> None:
        listed = opened(ANA, FRIEND, ANYONE, listed=True)
        assert listed.join(Join("Li"), invited=False) == Seated(2, "Li")
        with pytest.raises(RefusedError, match="that seat is taken"):
            listed.join(Join("Li", seat=1), invited=False)
        with pytest.raises(RefusedError, match="every seat is taken"):
            opened(ANA, FRIEND, ANYONE).join(Join("Li"), invited=False)

    def test_a_seat_is_given_to_a_bot_and_made_vacant_again(self) -> None:
        table = opened(ANA, FRIEND)

        assert say(table, Fill(0, 1, "sailor", "Sailor")) == Filled(1, "Sailor", "sailor")
        assert say(table, Fill(0, 1, "sailor", "Sailor")) is None
        assert say(table, Free(0, 1)) == Freed(1)
        assert say(table, Free(0, 1)) is None
        assert table.vacant == [1]

    def test_only_who_made_the_table_makes_the_seat_of_somebody_who_is_here_vacant(self) -> None:
        table = opened(ANA, FRIEND, FRIEND)
        join(table, "Hugo")
        join(table, "Li")

        assert refusal(table, Free(1, 2)) == "that is not your seat"
        assert table.decide(Free(0, 2)) == Freed(2)
        assert table.decide(Free(2, 2)) == Freed(2)
        assert table.decide(Free(1, 2), away={2}) == Freed(2)

    def test_who_made_the_table_need_not_sit_on_its_first_seat(self) -> None:
        table = opened(ANYONE, ANA, FRIEND, listed=True)
        join(table, "Stranger", seat=0)
        join(table, "Hugo", seat=2)

        assert refusal(table, Free(0, 1)) == "that is not your seat"
        assert table.decide(Free(1, 0)) == Freed(0)

    def test_who_takes_the_seat_of_who_made_the_table_is_a_guest(self) -> None:
        table = opened(ANA, FRIEND)
        join(table, "Hugo")
        say(table, Free(0, 0))
        join(table, "Li")

        assert table.maker is None
        assert refusal(table, Free(0, 1)) == "that is not your seat"

    def test_a_seat_or_a_bot_that_is_not_there_is_refused(self) -> None:
        table = opened(ANA, FRIEND)

        assert refusal(table, Fill(0, 7, "sailor", "")) == "there is no seat 8 at this table"
        assert refusal(table, Fill(0, 1, "hal", "")).startswith("there is no bot 'hal'")
        assert refusal(table, Fill(0, 0, "sailor", "")) == "that seat is taken"


class TestTheBeginning:
    def test_the_game_is_called_when_every_seat_is_taken_and_begins_when_all_have_disclosed(
        self,
    ) -> None:
        table = opened(ANA, FRIEND)
        assert refusal(table, Call(0)) == "somebody is missing: a seat is vacant"
        join(table, "Hugo")
        say(table, Commit(1, COMMITMENT))

        assert say(table, Call(1)) == Called(1)
        before = table.all_disclosed
        say(table, Disclose(1, RANDOM))
        assert (before, table.all_disclosed) == (False, True)
        table.happen(Began())

        assert table.play
        assert table.fair
        assert table.fair.clients == (b"", bytes.fromhex(RANDOM))

    def test_only_the_bytes_that_were_committed_to_are_taken(self) -> None:
        table = opened(ANA, HUGO, commitment=COMMITMENT)

        assert table.called
        assert refusal(table, Disclose(0, "cd" * 32)).startswith("these are not the bytes")
        assert refusal(table, Disclose(1, RANDOM)).startswith("these are not the bytes")

    def test_a_commitment_stands(self) -> None:
        table = opened(ANA, FRIEND)

        assert say(table, Commit(0, COMMITMENT)) == Committed(0, COMMITMENT)
        assert say(table, Commit(0, COMMITMENT)) is None
        assert refusal(table, Commit(0, "0" * 64)) == "you have committed yourself to other bytes"
        assert refusal(table, Disclose(0, RANDOM)) == "the game is not called yet"

    def test_who_is_missing_counts_as_empty_and_the_record_says_so(self) -> None:
        table = opened(ANA, HUGO, commitment=COMMITMENT)
        table.happen(Began())
        for seat in (0, 1):
            say(table, GiveUp(seat))

        record = table.record
        given = record.further[KEY]
        assert isinstance(given, dict)
        assert given["clients"] == ["", ""]
        assert given["client_commitments"] == [COMMITMENT, None]
        check(given, record.deal, ())

    def test_with_nothing_to_disclose_the_game_begins_at_once(self) -> None:
        assert opened(ANA, BOT).stage == "playing"

    def test_what_comes_too_late_is_refused_or_changes_nothing(self) -> None:
        table = opened(ANA, HUGO)

        assert table.decide(Call(0)) is None
        assert table.decide(Disclose(0, RANDOM)) is None
        for message in (Commit(0, COMMITMENT), Fill(0, 1, "sailor", ""), Free(0, 1)):
            assert refusal(table, message) == "the game has begun already"
        with pytest.raises(RefusedError, match="the game has begun already"):
            table.join(Join("Li"), invited=True)

    def test_nothing_is_played_before_it(self) -> None:
        table = opened(ANA, FRIEND)

        for message in (Done(0, 0, ["draw"]), HandOver(0, 0), TakeBack(0), GiveUp(0)):
            assert refusal(table, message) == "the game has not begun"
        assert not table.may_pencil(0, 0, [])


class TestAbsence:
    def test_a_bot_plays_for_who_is_away_until_they_come_back(self) -> None:
        table = opened(ANA, HUGO)

        assert refusal(table, HandOver(0, 1)) == "Hugo is here"
        assert say(table, HandOver(0, 1), away={1}) == HandedOver(1, "mate")
        assert say(table, HandOver(0, 1), away={1}) is None
        assert table.bots_to_act == [1]
        assert refusal(table, keep(table, 1)) == "a bot plays for you: play again yourself first"
        assert not table.may_pencil(1, 0, [])
        assert say(table, TakeBack(1)) == HandedBack(1)
        assert say(table, TakeBack(1)) is None
        assert isinstance(say(table, keep(table, 1)), Acted)

    def test_what_a_bot_does_for_a_person_is_counted(self) -> None:
        table = opened(ANA, HUGO, BOT)
        kept = [keep(table, seat).moves for seat in range(3)]

        say(table, HandOver(0, 1), away={1})
        table.happen(Acted(1, 0, kept[1]))
        table.happen(Acted(0, 0, kept[0], by="mate"))  # the clock had run out
        table.happen(Acted(2, 0, kept[2]))

        assert [chair.stood_in for chair in table.chairs] == [1, 1, 0]

    def test_one_may_hand_over_ones_own_seat_but_not_a_bots(self) -> None:
        table = opened(ANA, BOT)

        assert table.decide(HandOver(0, 1), away={1}) is None
        assert say(table, HandOver(0, 0)) == HandedOver(0, "mate")

    def test_a_game_is_over_when_all_who_play_leave_it(self) -> None:
        table = opened(ANA, HUGO, BOT)

        assert say(table, GiveUp(0)) == GaveUp(0)
        assert say(table, GiveUp(0)) is None
        say(table, HandOver(0, 1), away={1})
        assert table.stage == "playing"
        say(table, GiveUp(1))

        assert (table.stage, table.abandoned) == ("over", True)
        assert refusal(table, keep(table, 0)) == "the game is over"
        assert refusal(table, TakeBack(1)) == "the game is over"
        assert table.bots_to_act == table.people_to_act == []
        assert KEY in table.record.further

    def test_who_lets_a_bot_play_can_still_leave_the_game(self) -> None:
        table = opened(ANA, BOT)

        say(table, HandOver(0, 0))
        say(table, GiveUp(0))

        assert (table.stage, table.abandoned) == ("over", True)

    def test_who_plays_on_has_not_given_up(self) -> None:
        table = opened(ANA, HUGO)
        say(table, GiveUp(0))

        say(table, keep(table, 0))
        say(table, GiveUp(1))

        assert table.stage == "playing"

    def test_the_wish_to_stop_can_be_taken_back(self) -> None:
        table = opened(ANA, HUGO)
        say(table, GiveUp(0))

        assert say(table, TakeBack(0)) == HandedBack(0)
        assert say(table, TakeBack(0)) is None
        say(table, GiveUp(1))

        assert table.stage == "playing"


class TestTalk:
    def test_a_remark_is_made_once_however_often_it_is_sent(self) -> None:
        table = opened(ANA, FRIEND)

        assert say(table, Say(0, 0, "hello")) == Said(0, 0, "hello")
        assert say(table, Say(0, 0, "hello")) is None
        assert refusal(table, Say(0, 0, "bye")) == "something else was said in its place"
        assert refusal(table, Say(0, 2, "bye")) == "something was left out before that"
        assert say(table, Say(0, 1, reaction="bravo")) == Said(0, 1, reaction="bravo")

    def test_remarks_are_text_and_not_too_long_or_too_many(self) -> None:
        table = opened(ANA, FRIEND)

        said = say(table, Say(0, 0, " <b>hi</b>\u202e\n\u200b " + "x" * 300))
        assert isinstance(said, Said)
        assert said.text.startswith("<b>hi</b> xx")
        assert len(said.text) == 200
        assert refusal(table, Say(0, 1, "\u200b ")) == "that says nothing"
        for number in range(1, MOST_REMARKS):
            table.happen(Said(0, number, "and"))
        assert refusal(table, Say(0, MOST_REMARKS, "more")) == "that is enough talk for one game"


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


def test_a_name_that_is_taken_gets_a_number() -> None:
    assert distinct("Ana", ["Ana", "Ana 2"]) == "Ana 3"
    assert distinct("x" * 24, ["x" * 24]) == "x" * 22 + " 2"
