"""What each browser is shown of a table: only what its seats may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silvergold.core.notation import write
from silvergold.core.rules import play as played
from silvergold.core.view import view as seen_from
from silvergold.news import gains
from silvergold.server.wire import messages, pictures

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from silvergold.core.moves import Seat
    from silvergold.server.stores.base import Secrets
    from silvergold.server.table.play import Play
    from silvergold.server.table.table import Table


def at_seats(table: Table, here: Collection[Seat]) -> list[messages.AtSeat]:
    """Who looks at the table, and for whom a bot plays."""
    return [
        messages.AtSeat(seat in here, chair.stand_in) for seat, chair in enumerate(table.chairs)
    ]


def room(
    table: Table, mine: Sequence[Seat], here: Collection[Seat], secrets: Secrets
) -> messages.Room:
    """A table before the game; the keys of its links are for those who sit there."""
    return messages.Room(
        game=table.game,
        version=table.version,
        mine=[*mine],
        maker=table.maker,
        seats=[
            messages.RoomSeat(
                chair.name, chair.bot, None if chair.name else chair.waits_for, seat in here
            )
            for seat, chair in enumerate(table.chairs)
        ],
        called=table.called,
        committed=[seat for seat, chair in enumerate(table.chairs) if chair.commitment],
        memory_aid=table.created.memory_aid,
        clock=table.created.clock,
        listed=table.created.listed,
        commitment=table.created.commitment,
        invitation=secrets.invitation if mine else None,
        watching=secrets.watching if mine else None,
    )


def view(
    table: Table,
    play: Play,
    seat: Seat | None,
    mine: Sequence[Seat],
    here: Collection[Seat],
    left: float | None,
    secrets: Secrets,
) -> messages.View:
    """The game as a browser is shown it in which the seats `mine` play, and `seat` is looking."""
    state = play.state
    over = table.stage == "over"
    tutorial = table.created.tutorial is not None
    shown = messages.View(
        game=table.game,
        version=table.version,
        seat=seat,
        mine=[*mine],
        number=0,
        table=pictures.table(state, table.names, [chair.bot for chair in table.chairs], seat),
        waiting=[] if over else [*state.waiting],
        hand=[],
        pencil=[],
        pencilled=[],
        legal=[],
        instead=[],
        complete=False,
        news=[],
        to_come=pictures.to_come(state) if table.created.memory_aid else None,
        result=pictures.result(state),
        seats=at_seats(table, here),
        clock=table.created.clock,
        left=left,
        commitment="" if tutorial else table.created.commitment,
        gave_up=[seat for seat, chair in enumerate(table.chairs) if chair.gave_up],
        abandoned=table.abandoned,
        rematch=table.rematch,
        watching=secrets.watching if mine and not tutorial else None,
        replaying=secrets.replaying if over and not tutorial else None,
        stood_in=[chair.stood_in for chair in table.chairs] if over else [],
        tutorial=tutorial,
    )
    if seat is not None:
        _add_own(shown, play, seat, may_act=not (over or table.chairs[seat].stand_in))
    return shown


def _add_own(shown: messages.View, play: Play, seat: Seat, *, may_act: bool) -> None:
    """What only the seat itself may know, and do."""
    pencil = play.pencils.get(seat, ()) if may_act else ()
    before_last = state = play.state
    for move in pencil:
        before_last, state = state, played(state, seat, move)
    before, after = play.state.players[seat], state.players[seat]
    shown.number = len(play.actions[seat])
    shown.hand = [treasure.id for treasure in seen_from(play.state, seat).hand]
    shown.pencil = [write(move) for move in pencil]
    shown.pencilled = gains(before, after) if pencil else []
    shown.complete = bool(pencil) and not after.bonuses
    if shown.complete:
        shown.instead = pictures.legal(before_last, seat)
    elif may_act:
        shown.legal = pictures.legal(state, seat)
