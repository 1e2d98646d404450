"""Who may make an event happen: only what somebody with the right key has asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

from silvergold.server.live.autopilot import SECONDS_TO_DISCLOSE
from silvergold.server.table import events
from silvergold.server.table.commands import (
    Call,
    ClientMessage,
    Disclose,
    Done,
    Fill,
    Free,
    GiveUp,
    HandOver,
    Pencil,
    Say,
    TakeBack,
    UndoDone,
)
from silvergold.server.table.decide import LONGEST_REMARK
from silvergold.server.table.names import cleaned

if TYPE_CHECKING:
    from collections.abc import Iterator

    from silvergold.server.stores.base import Change
    from simulation.account import Account

M = TypeVar("M", bound=ClientMessage)

ROUNDING: Final = 1e-6  # seconds
FORCED: Final = "nobody has asked for it, so that it must have been the clock"


def check_right(account: Account, change: Change, now: float) -> str | None:
    """Why this event may not happen now; `FORCED` if only the clock can have made it."""
    event = change.event
    if isinstance(event, events.Acted):
        return _check_acted(account, event)
    return None if _is_asked_for(account, change, now) else "nobody who may has asked for it"


def _asked(account: Account, kind: type[M]) -> Iterator[M]:
    """What was said of that kind by those who hold the seat that it was said for."""
    tenures = account.last.tenures
    for holder, message in account.said_of(kind):
        if message.seat < len(tenures) and holder in tenures[message.seat]:
            yield message


def _check_acted(account: Account, event: events.Acted) -> str | None:
    chair = account.last.chairs[event.seat]
    if chair.player:
        return None
    if event.by:
        return FORCED
    wanted = (event.seat, event.number, event.moves)
    if any((m.seat, m.number, m.moves) == wanted for m in _asked(account, Done)):
        return None
    if any((m.seat, m.number, m.moves) == wanted for m in _asked(account, Pencil)):
        return FORCED
    if event.moves == account.taken_back(event.seat, event.number):
        return FORCED
    return "nobody who may has asked for it"


def _is_asked_for(account: Account, change: Change, now: float) -> bool:
    match change.event:
        case events.Said(seat, number, text, reaction):
            return any(
                (said.seat, said.number, said.reaction) == (seat, number, reaction)
                and (reaction or cleaned(said.text, LONGEST_REMARK) == text)
                for said in _asked(account, Say)
            )
        case events.Undone(seat, number):
            undos = _asked(account, UndoDone)
            return any((said.seat, said.number) == (seat, number) for said in undos)
        case events.HandedOver(seat):
            return any(said.of == seat for said in _asked(account, HandOver))
        case events.HandedBack(seat):
            return any(said.seat == seat for said in _asked(account, TakeBack))
        case events.GaveUp(seat):
            return any(said.seat == seat for said in _asked(account, GiveUp))
        case events.Rematch():
            return account.table.stage == "over"
        case _:
            return account.last.state is None and _is_prepared(account, change, now)


def _is_prepared(account: Account, change: Change, now: float) -> bool:
    """What can happen before the game begins."""
    match change.event:
        case events.Seated(seat):
            holder = change.holder and change.holder[1]
            sits_already = any(holder in tenure for tenure in account.last.tenures)
            vacant = account.last.chairs[seat].name is None
            return vacant and holder is not None and not sits_already
        case events.Filled(seat):
            vacant = account.last.chairs[seat].name is None
            return vacant and any(said.of == seat for said in _asked(account, Fill))
        case events.Freed(seat):
            return any(said.of == seat for said in _asked(account, Free))
        case events.Committed():
            return True  # it comes with sitting down, too
        case events.Called(seat):
            return any(said.seat == seat for said in _asked(account, Call))
        case events.Disclosed(seat, random):
            return any((d.seat, d.random) == (seat, random) for d in _asked(account, Disclose))
        case events.Began():
            waited = now - account.called_at
            return account.table.all_disclosed or waited >= SECONDS_TO_DISCLOSE - ROUNDING
        case _:
            return False
