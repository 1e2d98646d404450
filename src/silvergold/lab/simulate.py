"""Whole games between bots, each from a seed of its own."""

from __future__ import annotations

from itertools import cycle, islice
from typing import TYPE_CHECKING, Final

from silvergold.bots import fault_of, seated, tell_end
from silvergold.core.rules import legal_moves, new_game, play
from silvergold.core.view import view
from silvergold.deals import KEY, FairDeal, proof
from silvergold.records import Record, record_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from silvergold.bots import Bot
    from silvergold.core.moves import Move, Seat


def simulated(players: int, games: int, bots: Sequence[str], seed: str) -> Iterator[Record]:
    """The records of `games` games; the names in `bots` are repeated to fill the seats."""
    names = tuple(islice(cycle(bots), players))
    for number in range(games):
        yield _game(names, f"{seed}/{number}")


def _game(names: tuple[str, ...], seed: str) -> Record:
    fair = FairDeal.from_text(f"simulated/{seed}", len(names))
    moves: list[tuple[Seat, Move]] = []
    state = new_game(fair.deal)
    with seated(names, seed) as bots:
        while state.acting:
            seat = state.acting[0]
            move = bots[seat].choose(view(state, seat), legal_moves(state, seat))
            state = play(state, seat, move)
            moves.append((seat, move))
        tell_end(bots, state.players)
    return record_of(names, fair.deal, moves, {KEY: proof(fair), **lost(dict(enumerate(bots)))})


def lost(bots: Mapping[Seat, Bot]) -> dict[str, object]:
    """What a record adds when programs lost their seats: each one's report, by its seat."""
    faults = {str(seat): fault for seat, bot in bots.items() if (fault := fault_of(bot))}
    return {_FAULTS: faults} if faults else {}


def faults(record: Record) -> dict[Seat, str]:
    """The reports of the programs that lost their seats in a game, by seat."""
    match record.further.get(_FAULTS):
        case dict(reports):
            return {int(seat): str(fault) for seat, fault in reports.items()}
        case _:
            return {}


_FAULTS: Final = "faults"
