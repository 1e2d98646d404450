"""A game at its beginning, and as it is found again in the store."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Final

import msgspec

from silvergold.bots import BOTS
from silvergold.core.state import MAX_PLAYERS, MIN_PLAYERS
from silvergold.deals import TUTORIALS, FairDeal
from silvergold.server.stores.base import Change, DamagedGameError
from silvergold.server.table import events
from silvergold.server.table.events import ENGINE, Created, Event
from silvergold.server.table.names import cleaned, distinct
from silvergold.server.table.table import Table
from silvergold.server.wire.refusals import RefusedError, Why, no_such_bot

if TYPE_CHECKING:
    from collections.abc import Sequence

    from silvergold.core.moves import Seat
    from silvergold.server.stores.base import StoredGame
    from silvergold.server.wire.messages import NewGame, NewSeat, NewTutorial

TUTOR: Final = "deckhand"
"""The bot with which one learns the game."""


def begun(game: str, seed: bytes, wanted: NewGame) -> list[Change]:
    """A new game's first events. Raises `RefusedError` if there can be no such game."""
    _check(wanted.seats)
    names: list[str] = []
    for number, seat in enumerate(wanted.seats, start=1):
        name = cleaned(seat.name) or seat.bot or f"Player {number}"
        names.append("" if seat.waits_for else distinct(name, names))
    created = Created(
        engine=ENGINE,
        names=names,
        bots=[seat.bot for seat in wanted.seats],
        memory_aid=wanted.memory_aid,
        commitment=FairDeal(game, seed, ()).commitment.hex(),
        waits=True,
        waits_for=[seat.waits_for for seat in wanted.seats],
        clock=wanted.clock,
        listed=wanted.listed,
    )
    people = [at for at, seat in enumerate(wanted.seats) if not (seat.bot or seat.waits_for)]
    return begun_with(game, seed, created, people[0], wanted.commitment, call=all(names))


def begun_with(
    game: str, seed: bytes, created: Created, by: Seat, commitment: str | None, *, call: bool
) -> list[Change]:
    """The first events of a game; who has nothing to disclose begins as soon as it is called."""
    first: list[Event] = []
    if commitment:
        first.append(events.Committed(by, commitment))
    if call:
        first.append(events.Called(by))
        if not commitment:
            first.append(events.Began())
    table = Table(game, created, seed)
    made = [Change(created, table.stage)]
    for event in first:
        made.append(Change(event, table.stage_after(event)))
        table.happen(event)
    return made


def rematch(
    game: str, seed: bytes, table: Table, by: Seat, commitment: str | None, *, call: bool
) -> list[Change]:
    """The first events of a game that the same players play once more."""
    created = msgspec.structs.replace(
        table.created,
        engine=ENGINE,
        names=table.names,
        bots=[chair.bot for chair in table.chairs],
        commitment=FairDeal(game, seed, ()).commitment.hex(),
        waits=True,
        waits_for=[],
        listed=False,
    )
    return begun_with(game, seed, created, by, commitment, call=call)


def tutorial(game: str, seed: bytes, wanted: NewTutorial) -> list[Change]:
    """The first event of a tutorial: one person, a gentle bot, and the newest of its deals."""
    name = cleaned(wanted.name) or "Player 1"
    bot_name = distinct(cleaned(wanted.bot_name) or TUTOR, [name])
    created = Created(
        engine=ENGINE,
        names=[name, bot_name],
        bots=[None, TUTOR],
        memory_aid=False,
        commitment=FairDeal(game, seed, ()).commitment.hex(),
        tutorial=len(TUTORIALS) - 1,
    )
    return [Change(created, Table(game, created, seed).stage)]


def _check(seats: Sequence[NewSeat]) -> None:
    if not MIN_PLAYERS <= len(seats) <= MAX_PLAYERS:
        raise RefusedError(Why.PLAYERS, count=len(seats))
    if all(seat.bot or seat.waits_for for seat in seats):
        raise RefusedError(Why.NOBODY_HERE)
    for seat in seats:
        if seat.bot and seat.waits_for:
            raise RefusedError(Why.BOT_WAITS)
        if seat.bot and seat.bot not in BOTS:
            raise no_such_bot(seat.bot)


def found_again(stored: StoredGame) -> Table:
    """The table as its events left it, with the moves that were only pencilled."""
    created, *happened = stored.events
    if not isinstance(created, Created):
        raise DamagedGameError(key="store-no-beginning", game=stored.id)
    seed = stored.secrets.seed
    if FairDeal(stored.id, seed, ()).commitment.hex() != created.commitment:
        raise DamagedGameError(key="store-other-seed", game=stored.id)
    try:
        table = Table(stored.id, created, seed)
        for event in happened:
            table.happen(event)
    except (ValueError, IndexError) as error:
        reason = str(error)
        raise DamagedGameError(key="store-cannot-open", game=stored.id, reason=reason) from None
    if not all(stored.holders.get(seat) for seat in table.people):
        raise DamagedGameError(key="store-nobody-holds", game=stored.id)
    pencil_again(table, stored)
    return table


def pencil_again(table: Table, stored: StoredGame) -> None:
    """Keep in mind what is stored as pencilled, as far as it still holds."""
    for seat, (number, moves) in stored.pencils.items():
        with contextlib.suppress(RefusedError):
            table.pencil(seat, number, moves)
