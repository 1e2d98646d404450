"""One game between bots, with what its record does not tell."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import fmean
from time import perf_counter
from typing import TYPE_CHECKING, Final

from silvergold.bots import fault_of, seated, tell_end
from silvergold.core.rules import legal_moves, new_game, play
from silvergold.core.scoring import Score, score, standing
from silvergold.core.view import view
from silvergold.deals import KEY, FairDeal, proof
from silvergold.lab.entries import Entry, entry
from silvergold.records import Record, record_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from silvergold.bots import Bot
    from silvergold.core.moves import Move, Seat


@dataclass(frozen=True, slots=True)
class Game:
    """A game that bots have played.

    By seat: its score; its place, 0 for a winner, which is shared where nothing decides; and the
    mean seconds that a decision took, without the first, for which a program has to start.
    """

    record: Record
    scores: tuple[Score, ...]
    places: tuple[int, ...]
    seconds: tuple[float, ...]


def played(bots: Sequence[Entry | str], deal: str, seed: str) -> Game:
    """The game of those bots with the deal that belongs to the text `deal`.

    Each seat draws its random numbers from `seed`, whoever sits there.
    """
    entries = [bot if isinstance(bot, Entry) else entry(bot) for bot in bots]
    fair = FairDeal.from_text(deal, len(entries))
    moves: list[tuple[Seat, Move]] = []
    times: list[list[float]] = [[] for _ in entries]
    state = new_game(fair.deal)
    with seated([one.bot for one in entries], seed) as sitting:
        while state.acting:
            seat = state.acting[0]
            seen, legal = view(state, seat), legal_moves(state, seat)
            begun = perf_counter()
            move = sitting[seat].choose(seen, legal)
            times[seat].append(perf_counter() - begun)
            state = play(state, seat, move)
            moves.append((seat, move))
        tell_end(sitting, state.players)
    standings = [*map(standing, state.players)]
    return Game(
        record=record_of(
            [one.name for one in entries],
            fair.deal,
            moves,
            {KEY: proof(fair), **lost(dict(enumerate(sitting)))},
        ),
        scores=tuple(map(score, state.players)),
        places=tuple(sum(other > own for other in standings) for own in standings),
        seconds=tuple(fmean(taken[1:]) for taken in times),
    )


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
