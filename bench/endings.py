"""How much each level gives away in the last turns, against play that is enumerated to the end.

usage: python bench/endings.py [POSITIONS] [FIRST] [JOBS]

Each position comes from a game of two greedy bots, a third of them one, two and three turns before
the end. Prints the mean loss of every level in points, with a 95 % interval.
"""

from __future__ import annotations

import os
import sys
import time
from collections import defaultdict
from functools import cache
from multiprocessing import get_context
from typing import TYPE_CHECKING, Final

from silvergold.bots import LEVELS, action, seated
from silvergold.core.rules import legal_moves, new_game, play
from silvergold.core.state import TURNS, Phase
from silvergold.core.view import view
from silvergold.deals import FairDeal
from silvergold.fast.convert import deal_row, game_row
from silvergold.fast.evaluator import evaluator_of
from silvergold.fast.weights import trained
from silvergold.lab.endings import TURNS_ENUMERATED, Endings
from silvergold.lab.intervals import mean_of

if TYPE_CHECKING:
    from silvergold.core.state import State

PLAYERS: Final = 2
POSITIONS: Final = 500


def position(number: int) -> State:
    """A position in which all have to mark, in one of the last turns."""
    state = new_game(FairDeal.from_text(f"ending {number}", PLAYERS).deal)
    turn = TURNS - 1 - number % TURNS_ENUMERATED
    with seated(["greedy"] * PLAYERS, f"ending {number}") as bots:
        while not (state.phase is Phase.MARK and state.turn == turn):
            seat = state.acting[0]
            move = bots[seat].choose(view(state, seat), legal_moves(state, seat))
            state = play(state, seat, move)
    return state


def marked(state: State, level: str, seed: str) -> tuple[int, ...]:
    """The squares that the first player leaves free as a bot of that level."""
    with seated([level] * PLAYERS, seed) as bots:
        for move in action(bots[0], state, 0):
            state = play(state, 0, move)
    return state.players[0].free


def losses_in(number: int) -> tuple[int, dict[str, float]]:
    """The turn of that position, and the points that each level gives away there."""
    state = position(number)
    marks = {level: marked(state, level, f"ending {number}") for level in LEVELS}
    played = [(left[0], left[1]) for left in marks.values()]
    worths = _endings().worths(deal_row(state.deal), game_row(state), 0, number, played)
    best = max(worths.values())
    return state.turn, {level: best - worths[left[0], left[1]] for level, left in marks.items()}


@cache
def _endings() -> Endings:
    return Endings(evaluator_of(trained()))


def main(positions: int, first: int, jobs: int) -> None:
    """Enumerate, ask and print, every five minutes and at the end."""
    losses_in(first + TURNS_ENUMERATED - 1)  # what is compiled now is there in all processes
    losses: dict[tuple[str, int], list[float]] = defaultdict(list)
    begun = printed = time.monotonic()
    with get_context("fork").Pool(jobs) as pool:
        numbers = range(first, first + positions)
        for done, (turn, lost) in enumerate(pool.imap_unordered(losses_in, numbers), 1):
            for level, loss in lost.items():
                losses[level, turn].append(loss)
            seconds = (time.monotonic() - begun) / done * (positions - done)
            print(f"\r{done} of {positions}, {seconds:.0f} s left ", end="", file=sys.stderr)
            sys.stderr.flush()
            if time.monotonic() > printed + 100 and done < positions:
                printed = time.monotonic()
                report(losses, done)
    print(file=sys.stderr)
    report(losses, positions)


def report(losses: dict[tuple[str, int], list[float]], positions: int) -> None:
    """Print the table."""
    turns = range(TURNS - TURNS_ENUMERATED, TURNS)
    print(f"{positions} positions; points lost in a mark, on average")
    print("| level | all |", " | ".join(f"turn {turn + 1}" for turn in turns), "|")
    for level in LEVELS:
        told = [mean_of([loss for turn in turns for loss in losses[level, turn]])]
        told += [mean_of(losses[level, turn]) for turn in turns]
        cells = [
            f"{one.mean:.3f} ({one.interval[0]:.3f} to {one.interval[1]:.3f})"
            if one.interval
            else f"{one.mean:.3f}"
            for one in told
        ]
        print(f"| {level} |", " | ".join(cells), "|", flush=True)


if __name__ == "__main__":
    given = [int(argument) for argument in sys.argv[1:]]
    main(*(given + [POSITIONS, 0, os.cpu_count() or 1][len(given) :]))
