"""What somebody at a table wants: decided once, as an event and the table after it."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, replace
from math import ceil
from typing import TYPE_CHECKING, Final

from msgspec import structs

from silvergold.bots import BOTS, STAND_IN
from silvergold.core.illegal import Illegal
from silvergold.server.table import events
from silvergold.server.table.commands import (
    Call,
    Commit,
    Disclose,
    Done,
    Fill,
    Free,
    GiveUp,
    HandOver,
    Say,
    TakeBack,
    UndoDone,
)
from silvergold.server.table.names import cleaned, distinct
from silvergold.server.table.refusals import RefusedError, Why, no_such_bot

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from datetime import datetime

    from silvergold.core.moves import Seat
    from silvergold.server.table.chair import Chair
    from silvergold.server.table.commands import ClientMessage, Join
    from silvergold.server.table.events import Event
    from silvergold.server.table.table import Table

LONGEST_REMARK: Final = 200
MOST_REMARKS: Final = 500


@dataclass(frozen=True, slots=True)
class Decision:
    """What happens at a table: the event to be stored, and the table after it."""

    event: Event
    after: Table


def decide(
    table: Table, command: ClientMessage, absent: Mapping[Seat, float] | None = None
) -> Decision | None:
    """What a seat's command leads to; None if it had its effect before.

    `absent` are the seats whose people are not connected, with the seconds that they still have to
    come back. Raises `RefusedError`.
    """
    if isinstance(command, Done):
        return _done(table, command)
    if isinstance(command, UndoDone):
        return _undo(table, command)
    event = _event(table, command, absent or {})
    return Decision(event, table.after(event)) if event else None


def timed(table: Table, decision: Decision, now: datetime) -> Decision:
    """The same decision with its time, if a game by turns asks for the next one with it."""
    event, after = decision.event, decision.after
    if not table.created.by_turns or not isinstance(event, events.Began | events.Acted):
        return decision
    if table.play and after.play and table.play.decision == after.play.decision:
        return decision
    at = now.isoformat(timespec="milliseconds")
    return Decision(structs.replace(event, at=at), replace(after, since=at))


def act(
    table: Table, seat: Seat, number: int, moves: Sequence[str], by: str | None = None
) -> Decision | None:
    """What an action of a seat leads to; None if it was made before. Raises `RefusedError`."""
    acted = table.in_play.act(seat, number, moves, by)
    return acted and Decision(acted[0], table.acted(*acted))


def join(table: Table, wanted: Join, *, invited: bool) -> Decision:
    """What sitting down leads to. Raises `RefusedError` if no such seat is vacant."""
    if table.play or table.called:
        raise RefusedError(Why.BEGUN)
    vacant = [
        seat
        for seat in table.vacant
        if invited or (table.created.listed and table.chairs[seat].waits_for == "anyone")
    ]
    if wanted.seat is not None and wanted.seat not in vacant:
        raise RefusedError(Why.SEAT_TAKEN)
    if not vacant:
        raise RefusedError(Why.ALL_TAKEN)
    seat = vacant[0] if wanted.seat is None else wanted.seat
    name = cleaned(wanted.name) or f"Player {seat + 1}"
    event = events.Seated(seat, distinct(name, table.names), wanted.avatar)
    return Decision(event, table.after(event))


def _done(table: Table, command: Done) -> Decision | None:
    if command.number >= table.in_play.number(command.seat):
        _check_playing(table)
        if table.chairs[command.seat].stand_in:
            raise RefusedError(Why.STAND_IN)
    return act(table, command.seat, command.number, command.moves)


def _undo(table: Table, command: UndoDone) -> Decision | None:
    if command.number >= table.in_play.number(command.seat):
        _check_playing(table)
        if table.chairs[command.seat].stand_in:
            raise RefusedError(Why.STAND_IN)
        if table.chairs[command.seat].moved_by:
            raise RefusedError(Why.MADE_ALREADY)
    undone = table.in_play.undo(command.seat, command.number)
    return undone and Decision(undone[0], table.undone(undone[1]))


def _event(table: Table, command: ClientMessage, absent: Mapping[Seat, float]) -> Event | None:
    match command:
        case Commit() | Call() | Fill() | Free() | Disclose():
            return _before_the_game(table, command, absent)
        case HandOver(seat, of):
            return _hand_over(table, seat, of, absent)
        case TakeBack(seat):
            _check_playing(table)
            chair = table.chairs[seat]
            return events.HandedBack(seat) if chair.stand_in or chair.gave_up else None
        case Say():
            return _say(table, command)
        case GiveUp(seat):
            _check_playing(table)
            return None if table.chairs[seat].gave_up else events.GaveUp(seat)
        case _:
            raise TypeError(f"{command!r} decides nothing")


def _check_playing(table: Table) -> None:
    if table.stage != "playing":
        raise RefusedError(Illegal.OVER if table.play else Why.NOT_BEGUN)


def _before_the_game(
    table: Table, command: Commit | Call | Fill | Free | Disclose, absent: Mapping[Seat, float]
) -> Event | None:
    chair = table.chairs[command.seat]
    begun = table.called or table.play is not None
    if isinstance(command, Call) and begun:
        return None
    if isinstance(command, Disclose):
        return _disclose(table, command, chair)
    if begun:
        raise RefusedError(Why.BEGUN)
    match command:
        case Commit(seat, commitment):
            if chair.commitment and chair.commitment != commitment:
                raise RefusedError(Why.OTHER_BYTES)
            return None if chair.commitment else events.Committed(seat, commitment)
        case Call(seat):
            if table.vacant:
                raise RefusedError(Why.SEAT_VACANT)
            return events.Called(seat)
        case Fill(_, of, bot, name):
            return _fill(table, of, bot, name)
        case Free(seat, of):
            return _free(table, seat, of, absent)


def _disclose(table: Table, command: Disclose, chair: Chair) -> Event | None:
    if table.play or chair.random:
        return None
    if not table.called:
        raise RefusedError(Why.NOT_CALLED)
    digest = hashlib.sha256(bytes.fromhex(command.random)).hexdigest()
    if digest != chair.commitment:
        raise RefusedError(Why.WRONG_BYTES)
    return events.Disclosed(command.seat, command.random)


def _fill(table: Table, of: Seat, bot: str, name: str) -> Event | None:
    chair = _chair(table, of)
    if chair.bot == bot:
        return None
    if chair.name is not None:
        raise RefusedError(Why.SEAT_TAKEN)
    if bot not in BOTS:
        raise no_such_bot(bot)
    return events.Filled(of, distinct(cleaned(name) or bot, table.names), bot)


def _free(table: Table, seat: Seat, of: Seat, absent: Mapping[Seat, float]) -> Event | None:
    chair = _chair(table, of)
    if chair.name is None:
        return None
    if not (seat in {of, table.maker} or chair.bot):
        if of not in absent:
            raise RefusedError(Why.NOT_YOUR_SEAT)
        _check_had_time(chair, absent[of])
    return events.Freed(of)


def _hand_over(table: Table, seat: Seat, of: Seat, absent: Mapping[Seat, float]) -> Event | None:
    _check_playing(table)
    chair = _chair(table, of)
    if chair.player:
        return None
    if table.is_contest:
        raise RefusedError(Why.PLAY_YOURSELF)
    if of != seat:
        if of not in absent:
            raise RefusedError(Why.IS_HERE, name=str(chair.name))
        _check_had_time(chair, absent[of])
    return events.HandedOver(of, STAND_IN)


def _check_had_time(chair: Chair, seconds: float) -> None:
    """Raises `RefusedError` if somebody who left may still come back."""
    if seconds > 0:
        raise RefusedError(Why.MAY_COME_BACK, name=str(chair.name), count=ceil(seconds))


def _say(table: Table, command: Say) -> Event | None:
    said = [remark for remark in table.remarks if remark.seat == command.seat]
    text = "" if command.reaction else cleaned(command.text, LONGEST_REMARK)
    if command.number < len(said):
        before = said[command.number]
        if (before.text, before.reaction) == (text, command.reaction):
            return None
        raise RefusedError(Why.SAID_BEFORE)
    if command.number > len(said):
        raise RefusedError(Why.LEFT_OUT)
    if not (text or command.reaction):
        raise RefusedError(Why.SAYS_NOTHING)
    if len(said) >= MOST_REMARKS:
        raise RefusedError(Why.ENOUGH_TALK)
    return events.Said(command.seat, command.number, text, command.reaction)


def _chair(table: Table, of: Seat) -> Chair:
    if of >= len(table.chairs):
        raise RefusedError(Why.NO_SUCH_SEAT, seat=of + 1)
    return table.chairs[of]
