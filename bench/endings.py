"""How much each level gives away in the last turns, against play that is enumerated to the end.

Each position comes from a game of two greedy bots, a third of them one, two and three turns before
the end. Prints the mean loss of every level in points, with a 95 % interval. With --file, every
position is stored as soon as it is done, and the same command goes on where it was stopped.
"""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections import defaultdict
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from long_run import run
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


def main(positions: int, jobs: int, file: Path | None) -> int:
    """Enumerate, ask and print; returns the exit code."""
    losses_in(TURNS_ENUMERATED - 1)  # what is compiled now is there in all processes
    tasks = {f"position {number}": number for number in range(positions)}
    found, exit_code = run(losses_in, tasks, jobs, file)
    losses: dict[tuple[str, int], list[float]] = defaultdict(list)
    for turn, lost in found.values():
        for level, loss in lost.items():
            losses[level, turn].append(loss)
    report(losses, len(found))
    return exit_code


def report(losses: dict[tuple[str, int], list[float]], positions: int) -> None:
    """Print the table."""
    turns = range(TURNS - TURNS_ENUMERATED, TURNS)
    print(f"{positions} positions; points lost in a mark, on average")
    if not all(losses[LEVELS[0], turn] for turn in turns):
        return
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
    parser = ArgumentParser(description=__doc__, formatter_class=RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=500)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--file", type=Path, help="store every position here, and go on from it")
    sys.exit(main(**vars(parser.parse_args())))
