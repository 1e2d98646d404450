"""From a record to its game, and from a game to its record."""

from __future__ import annotations

from collections import Counter, deque
from dataclasses import replace
from itertools import islice
from typing import TYPE_CHECKING

from silvergold.core.expeditions import PILE
from silvergold.core.illegal import IllegalMoveError
from silvergold.core.moves import Keep
from silvergold.core.notation import read, write
from silvergold.core.reasons import listed
from silvergold.core.rules import new_game, play
from silvergold.core.scoring import score, winners
from silvergold.core.state import (
    HAND_SIZE,
    ROUNDS,
    TURNS_IN_A_ROUND,
    Deal,
    Phase,
    State,
)
from silvergold.core.treasures import TREASURES
from silvergold.records.flaws import Flaw, RecordError
from silvergold.records.record import Record, Result, check_is_record

if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Iterator, Sequence

    from silvergold.core.moves import Move, Seat
    from silvergold.core.treasures import Treasure


def replay(record: Record, deal: Deal | None = None) -> Iterator[State]:
    """The game at its start and after each move. Raises `RecordError` at a move that is wrong.

    It does so at once if there are more or fewer names than players. A whole `deal` may be given
    where the record has only a part of it; without one, the other cards lie in the order of the
    box, which nobody dealt: `imagine(view(state, seat), rng)` draws them by lot.
    """
    check_is_record(record)
    _check_names(record.players, record.deal)
    state = new_game(deal or _completed(record.deal))
    yield state
    for number, (seat, move) in enumerate(record.moves, start=1):
        text = f"{seat} {write(move)}"
        if seat in state.waiting[1:]:
            due = f"seat {state.waiting[0]} has to finish its part first"
            raise RecordError(f"in the order of a record, {due}", number, text)
        try:
            state = play(state, seat, move)
        except IllegalMoveError as error:
            raise RecordError(str(error), number, text) from None
        yield state


def position(record: Record, ply: int) -> State:
    """The game after its first `ply` moves, as `replay` has it.

    Raises `RecordError` if it does not get that far.
    """
    check_is_record(record)
    if ply not in range(len(record.moves) + 1):
        raise RecordError(f"there is no ply {ply}: the record has {len(record.moves)} moves")
    return next(islice(replay(record), ply, None))


def record_of(
    players: Iterable[str],
    deal: Deal,
    moves: Iterable[tuple[Seat, Move | str]],
    further: dict[str, object] | None = None,
) -> Record:
    """The record of a game, from its moves in any order in which they can be played.

    A move may be given as text.
    Of a game in progress it holds what comes before the first seat that has yet to act. Raises
    `RecordError` if there is not one name for each player, or a move of a seat that is not there
    or that has nothing left to do.
    """
    names = tuple(players)
    _check_names(names, deal)
    by_seat: dict[Seat, deque[tuple[int, Move]]] = {seat: deque() for seat in range(deal.players)}
    for number, (seat, move) in enumerate(moves, start=1):
        if seat not in by_seat:
            raise RecordError(
                f"there is no seat {seat!r}: they are 0 to {deal.players - 1}", number
            )
        by_seat[seat].append((number, read(move) if isinstance(move, str) else move))
    state = new_game(deal)
    ordered = []
    while state.acting and by_seat[seat := state.acting[0]]:
        _, move = by_seat[seat].popleft()
        ordered.append((seat, move))
        state = play(state, seat, move)
    _check_ahead(state, by_seat)
    return Record(
        players=names,
        deal=revealed(state, kept(ordered)),
        moves=tuple(ordered),
        result=result(state),
        further=further or {},
    )


def _check_ahead(state: State, ahead: dict[Seat, deque[tuple[int, Move]]]) -> None:
    """Raise `RecordError` if one of these moves, of seats that are ahead, cannot be made yet."""
    for seat, moves in ahead.items():
        while moves and seat in state.acting:
            state = play(state, seat, moves.popleft()[1])
    left = [(number, f"{seat} {move}") for seat in ahead for number, move in ahead[seat]]
    if not left:
        return
    number, text = min(left)
    first = (
        f"seat {state.acting[0]} has to {state.phase.name.lower()} first" if state.acting else ""
    )
    raise RecordError(first or "the game is over", number, text)


def _check_names(names: Sequence[str], deal: Deal) -> None:
    if len(names) != deal.players:
        named = listed([*names]) if names else "nobody"
        reason = f"the record names {named}, but its deal is for {deal.players} players"
        raise RecordError(reason, flaw=Flaw.RECORD_NAMES)


def result(state: State) -> Result | None:
    """How the game ended; None while it goes on."""
    if state.phase is not Phase.OVER:
        return None
    return Result(tuple(map(score, state.players)), tuple(winners(state.players)))


def revealed(state: State, kept: Container[Treasure]) -> Deal:
    """The deal as far as the game has revealed it: all of it once the game is over.

    Its `reshuffled` is the stack of the record: what no one kept, from the top.
    """
    deal = state.deal
    stack = tuple(card for card in deal.reshuffled if card not in kept)
    match state.phase:
        case Phase.OVER:
            return replace(deal, reshuffled=stack)
        case Phase.KEEP:
            turns, off_the_stack = 0, 0
        case Phase.MARK | Phase.TAKE:
            turns, off_the_stack = state.turn + 1, len(stack) - state.stack_size
    return replace(
        deal,
        treasures=deal.treasures[: HAND_SIZE * deal.players],
        reshuffled=stack[:off_the_stack],
        expeditions=tuple(
            deal.expeditions[begun // TURNS_IN_A_ROUND][: min(TURNS_IN_A_ROUND, turns - begun)]
            for begun in range(0, turns, TURNS_IN_A_ROUND)
        ),
    )


def kept(moves: Iterable[tuple[Seat, Move]]) -> set[Treasure]:
    """The treasures that the seats chose to keep."""
    keeps = [move for _, move in moves if isinstance(move, Keep)]
    return {treasure for keep in keeps for treasure in (keep.first, keep.second)}


def _completed(deal: Deal) -> Deal:
    """The deal with what has not been revealed put in, in an order that no move may depend on."""
    missing_rounds = ROUNDS - len(deal.expeditions)
    return replace(
        deal,
        treasures=(*deal.treasures, *(card for card in TREASURES if card not in deal.treasures)),
        reshuffled=(*deal.reshuffled, *(card for card in TREASURES if card not in deal.reshuffled)),
        expeditions=tuple(
            (*pile, *(Counter(PILE) - Counter(pile)).elements())
            for pile in (*deal.expeditions, *[()] * missing_rounds)
        ),
    )
