"""Whole games between bots, each from a seed of its own."""

from __future__ import annotations

from itertools import cycle, islice
from typing import TYPE_CHECKING

from silvergold.bots import seated
from silvergold.core.rules import legal_moves, new_game, play
from silvergold.core.view import view
from silvergold.deals import KEY, FairDeal, proof
from silvergold.records import Record, record_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

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
    return record_of(names, fair.deal, moves, {KEY: proof(fair)})
