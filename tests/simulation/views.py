"""What each viewer may be shown of a game, told by `core` alone."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from silvergold.core.expeditions import PILE
from silvergold.core.notation import read, write
from silvergold.core.rules import legal_moves, play
from silvergold.core.scoring import score
from silvergold.core.state import Phase
from silvergold.core.view import view as seen_from
from silvergold.server.table.commands import Pencil

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from silvergold.core.state import Player, State
    from silvergold.server.wire import messages
    from simulation.account import Account, Moment


def check_view(view: messages.View, account: Account, moment: Moment, holder: bytes) -> str | None:
    """What is wrong with a view, or None."""
    return next(_faults(view, account, moment, holder), None)


def _faults(view: messages.View, account: Account, moment: Moment, holder: bytes) -> Iterator[str]:
    state = moment.state
    if state is None:
        yield "there is no game to be seen yet"
        return
    yield from _wrong_seats(view.mine, moment, holder)
    if view.seat is not None and view.seat not in view.mine:
        yield f"it is shown seat {view.seat}, which is not its own"
    if view.watching != (account.secrets.watching if view.mine else None):
        yield "it is shown another key to watch"
    yield from _wrong_table(view, account, state)
    over = state.phase is Phase.OVER or view.abandoned
    if view.replaying != (account.secrets.replaying if over else None):
        yield "it is shown another key to the replay"
    yield from _wrong_scores(view, state, over=over)
    if view.waiting != ([] if over else [*state.waiting]):
        yield f"it is told that {view.waiting} are waited for"
    if view.news and view.news != [*moment.news]:
        yield f"it is told other news: {view.news}"
    if view.seat is None:
        if view.hand or view.pencil or view.legal or view.instead or view.number or view.may_undo:
            yield "it sits nowhere, and is shown what a seat knows"
    else:
        yield from _wrong_own(view, account, moment, state, view.seat)


def _wrong_scores(view: messages.View, state: State, *, over: bool) -> Iterator[str]:
    if not over:
        if view.scores:
            yield "it is told the scores before the end"
        return
    if [len(turns) for turns in view.scores] != [state.turn] * len(state.players):
        yield f"it is told the scores of other turns: {view.scores}"
    elif state.phase is Phase.OVER and [turns[-1] for turns in view.scores] != [
        score(player).total for player in state.players
    ]:
        yield f"it is told other scores: {view.scores}"


def _wrong_seats(mine: Sequence[int], moment: Moment, holder: bytes) -> Iterator[str]:
    for seat in mine:
        if holder not in moment.tenures[seat]:
            yield f"it is told that seat {seat} is its own"


def _wrong_table(view: messages.View, account: Account, state: State) -> Iterator[str]:
    at_once = state.phase is Phase.KEEP or state.phase is Phase.MARK
    public = state.shown if at_once else state.players
    seen = seen_from(state, view.seat) if view.seat is not None else None
    expeditions = state.expeditions
    players = seen.players if seen else public
    table = view.table
    if [_shown(player) for player in table.players] != [_known(player) for player in players]:
        yield "it is shown marks that it may not know, or wrong ones"
    if (table.phase, table.turn, table.start) != (
        state.phase.name.lower(),
        state.turn,
        state.start,
    ):
        yield f"it is shown turn {table.turn}, {table.phase}"
    if table.expedition != (expeditions[-1].name if expeditions else None):
        yield f"it is shown the expedition {table.expedition}"
    if table.display != [card.id for card in state.display] or table.stack != len(state.stack):
        yield "it is shown another display"
    to_come = Counter(PILE) - Counter(expeditions)
    names = Counter(pattern.name for pattern in to_come.elements())
    if Counter(view.to_come or []) != (names if account.table.created.memory_aid else Counter()):
        yield "it is told other patterns to come"


def _known(player: Player) -> tuple[object, ...]:
    return (
        [card.id if card else None for card in player.treasures],
        [*player.free],
        [card.id for card in player.completed],
        player.coins,
        [*player.cups],
        [*player.palms],
    )


def _shown(player: messages.Player) -> tuple[object, ...]:
    return (
        [slot.treasure for slot in player.slots],
        [slot.free for slot in player.slots],
        player.completed,
        player.coins,
        player.cups,
        player.palms,
    )


def _wrong_own(
    view: messages.View, account: Account, moment: Moment, state: State, seat: int
) -> Iterator[str]:
    if view.hand != [card.id for card in seen_from(state, seat).hand]:
        yield "it is shown another hand"
    yield from _wrong_pencil(view, account, moment, state, seat)


def check_pencilled(
    marks: messages.Pencilled, account: Account, moment: Moment, mine: Sequence[int]
) -> str | None:
    """What is wrong with pencil marks that are shown, or None."""
    if moment.state is None or marks.seat not in mine:
        return "it is shown the pencil marks of another seat"
    return next(_wrong_pencil(marks, account, moment, moment.state, marks.seat), None)


def _wrong_pencil(
    view: messages.View | messages.Pencilled,
    account: Account,
    moment: Moment,
    state: State,
    seat: int,
) -> Iterator[str]:
    if view.number != moment.numbers[seat]:
        yield f"its next action is told to be {view.number}"
    is_written = view.pencil == account.taken_back(seat, view.number) or any(
        (said.seat, said.number, said.moves) == (seat, view.number, view.pencil)
        for _, said in account.said_of(Pencil)
    )
    if view.pencil and not is_written:
        yield f"it is shown {view.pencil} in pencil, which nobody wrote"
    for text in view.pencil:
        state = play(state, seat, read(text))
    done = bool(view.pencil) and not state.players[seat].bonuses
    abandoned = all(chair.gave_up for chair in moment.chairs if chair.is_persons)
    idle = moment.chairs[seat].stand_in or abandoned
    may_act = not (done or idle or state.phase is Phase.OVER)
    legal = [write(move) for move in legal_moves(state, seat)] if may_act else []
    if [offered.move for offered in view.legal] != legal:
        yield "it is offered other moves"


def check_room(room: messages.Room, account: Account, moment: Moment, holder: bytes) -> str | None:
    """What is wrong with a room, or None."""
    secrets = account.secrets
    for fault in _wrong_seats(room.mine, moment, holder):
        return fault
    if moment.state:
        return "the game has begun"
    keys = (secrets.invitation, secrets.watching) if room.mine else (None, None)
    if (room.invitation, room.watching) != keys:
        return "it is shown other keys"
    if [seat.name for seat in room.seats] != [chair.name for chair in moment.chairs]:
        return "others sit there"
    return None if room.called == moment.called else "it is called, or not"
