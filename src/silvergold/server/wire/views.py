"""What each connection is shown of a table: built field by field from what its seats may know."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING, Final

import msgspec

from silvergold.core.expeditions import PILE
from silvergold.core.moves import SLOTS
from silvergold.core.rules import after, new_game
from silvergold.core.scoring import score, tie_breaker, tied, winners
from silvergold.core.state import Phase, Player, State
from silvergold.news import gains
from silvergold.server.wire import messages
from silvergold.server.wire.legal import encoded, legal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from silvergold.core.moves import Move, Seat
    from silvergold.core.state import Deal
    from silvergold.server.stores.base import Secrets
    from silvergold.server.table.chair import Chair
    from silvergold.server.table.play import Play
    from silvergold.server.table.table import Table

_PHASES: Final[dict[Phase, messages.Phase]] = {
    Phase.KEEP: "keep",
    Phase.MARK: "mark",
    Phase.TAKE: "take",
    Phase.OVER: "over",
}
_COLOURS: Final[dict[str, messages.Colour]] = {
    "P": "purple",
    "O": "orange",
    "G": "green",
    "S": "grey",
}


def room(
    table: Table,
    mine: Sequence[Seat],
    seats: Sequence[messages.AtSeat],
    secrets: Secrets,
    fills_in: float | None = None,
) -> messages.Room:
    """A table before the game; the keys of its links are for those who sit there."""
    return messages.Room(
        game=table.game,
        version=table.version,
        mine=[*mine],
        maker=table.maker,
        seats=[
            messages.RoomSeat(
                chair.name,
                chair.bot,
                chair.avatar,
                None if chair.name else chair.waits_for,
                at.here,
                at.grace,
            )
            for chair, at in zip(table.chairs, seats, strict=True)
        ],
        called=table.called,
        committed=[seat for seat, chair in enumerate(table.chairs) if chair.commitment],
        memory_aid=table.created.memory_aid,
        clock=table.created.clock,
        listed=table.created.listed,
        commitment=table.created.commitment,
        invitation=secrets.invitation if mine else None,
        watching=secrets.watching if mine else None,
        gathers=table.created.gathers,
        quick=_quick(table),
        fills_in=fills_in,
    )


def _quick(table: Table) -> str | None:
    quick = table.created.quick
    if quick is None:
        return None
    return quick.bot if quick.seconds else ""


def public_view(
    table: Table,
    play: Play,
    seats: Sequence[messages.AtSeat],
    left: float | None,
    secrets: Secrets,
) -> messages.View:
    """The game as it is shown to everybody who has no seat in it."""
    state = play.state
    over = table.stage == "over"
    tutorial = table.created.tutorial is not None
    position = table.created.position
    return messages.View(
        game=table.game,
        version=table.version,
        seat=None,
        mine=[],
        number=0,
        table=encoded(open_table(state, state.shown, table.chairs)),
        waiting=[] if over else [*state.waiting],
        hand=[],
        pencil=[],
        pencil_gains=[],
        legal=[],
        instead=[],
        complete=False,
        may_undo=False,
        news=[],
        to_come=to_come(state) if table.created.memory_aid else None,
        result=result(state),
        seats=[*seats],
        clock=table.created.clock,
        left=left,
        moved_by=None,
        commitment=table.created.commitment if table.fair_deal else "",
        gave_up=[seat for seat, chair in enumerate(table.chairs) if chair.gave_up],
        abandoned=table.abandoned,
        rematch=table.rematch,
        watching=None,
        replaying=secrets.replaying if over and not tutorial else None,
        stood_in=[chair.stood_in for chair in table.chairs] if over else [],
        scores=scores(state.deal, play.moves) if over else [],
        tutorial=tutorial,
        played_on=messages.PlayedOn(position.turn, position.scores) if position else None,
    )


@lru_cache(maxsize=256)  # a finished game is shown more than once, to several people
def scores(deal: Deal, moves: tuple[tuple[Seat, Move], ...]) -> list[list[int]]:
    """Each seat's points after every turn that was played to its end."""
    state = new_game(deal)
    turns: list[list[int]] = []
    for seat, move in moves:
        before, state = state, after(state, seat, move)
        if state.turn > before.turn:
            turns.append([score(player).total for player in state.players])
    return [[totals[seat] for totals in turns] for seat in range(deal.players)]


def seat_view(
    public: messages.View,
    table: Table,
    play: Play,
    seat: Seat | None,
    mine: Sequence[Seat],
    secrets: Secrets,
) -> messages.View:
    """The game as it is shown to a connection with the seats `mine` that looks from `seat`."""
    if not mine:
        return public
    watching = None if public.tutorial else secrets.watching
    shown = msgspec.structs.replace(public, seat=seat, mine=[*mine], watching=watching)
    if seat is None:
        return shown
    state = play.state
    if state.players[seat] is not state.shown[seat]:  # it sees its own marks already
        players = (*state.shown[:seat], state.players[seat], *state.shown[seat + 1 :])
        shown.table = encoded(open_table(state, players, table.chairs))
    shown.moved_by = table.chairs[seat].moved_by
    shown.hand = [treasure.id for treasure in state.deal.hand(seat)]
    own = pencilled(table, play, seat)
    shown.number, shown.pencil, shown.pencil_gains = own.number, own.pencil, own.pencil_gains
    shown.legal, shown.instead, shown.complete = own.legal, own.instead, own.complete
    shown.may_undo = table.may_undo(seat)
    return shown


def pencilled(table: Table, play: Play, seat: Seat) -> messages.Pencilled:
    """What only the seat itself may know and do: its pencil marks, and what may follow them."""
    may_act = table.stage == "playing" and not table.chairs[seat].stand_in
    marks = play.pencils.get(seat) if may_act else None
    state = marks.after if marks else play.state
    complete = marks is not None and marks.is_whole(seat)
    return messages.Pencilled(
        version=table.version,
        seat=seat,
        number=play.number(seat),
        pencil=marks.texts if marks else [],
        pencil_gains=gains(play.state.players[seat], state.players[seat]) if marks else [],
        legal=legal(state, seat) if may_act and not complete else [],
        instead=legal(marks.before_last, seat) if marks and complete else [],
        complete=complete,
    )


def open_table(state: State, players: Sequence[Player], chairs: Sequence[Chair]) -> messages.Table:
    """What lies open on the table, with the players as they are seen."""
    return messages.Table(
        phase=_PHASES[state.phase],
        turn=state.turn,
        start=state.start,
        expedition=state.expeditions[-1].name if state.expeditions else None,
        cups=[*state.cups],
        display=[treasure.id for treasure in state.display],
        stack=state.stack_size,
        players=[_player(*both) for both in zip(players, chairs, strict=True)],
    )


def _player(player: Player, chair: Chair) -> messages.Player:
    points = score(player)
    return messages.Player(
        name=chair.name or "",
        bot=chair.bot,
        avatar=chair.avatar,
        slots=[
            messages.Slot(treasure.id if treasure else None, player.free[slot])
            for slot in SLOTS
            for treasure in [player.treasures[slot]]
        ],
        completed=[treasure.id for treasure in player.completed],
        coins=player.coins,
        cups=[*player.cups],
        palms=[*player.palms],
        score=messages.Score(*points, points.total),
    )


def to_come(state: State) -> list[str]:
    """The patterns that are still in the pile, for tables with the memory aid."""
    seen = Counter(state.expeditions)
    return [pattern.name for pattern in (Counter(PILE) - seen).elements()]


def result(state: State) -> messages.Result | None:
    """Who won, once the game is over."""
    if state.phase is not Phase.OVER:
        return None
    colour = tie_breaker(state.players)
    return messages.Result(
        winners=winners(state.players),
        tied=tied(state.players),
        colour=_COLOURS[colour.letter] if colour else None,
    )
