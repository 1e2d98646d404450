"""How much each level gives away in the last turns, against play that is enumerated to the end.

usage: python bench/endings.py [POSITIONS] [FIRST]

Each position comes from a game of two greedy bots, a third of them one, two and three turns before
the end. Prints the mean loss of every level in points, with a 95 % interval.
"""

from __future__ import annotations

import sys
import time
from collections import defaultdict
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


def main(positions: int, first: int) -> None:
    """Enumerate, ask and print."""
    endings = Endings(evaluator_of(trained()))
    losses: dict[tuple[str, int], list[float]] = defaultdict(list)
    begun = time.monotonic()
    for number in range(first, first + positions):
        state = position(number)
        worths = endings.worths(deal_row(state.deal), game_row(state), 0, number)
        for level in LEVELS:
            left = marked(state, level, f"ending {number}")
            loss = max(worths.values()) - worths[left[0], left[1]]
            losses[level, state.turn].append(loss)
        done = number - first + 1
        seconds = (time.monotonic() - begun) / done * (positions - done)
        print(
            f"\r{done} of {positions}, {seconds:.0f} s left ", end="", file=sys.stderr, flush=True
        )
    print(file=sys.stderr)
    turns = range(TURNS - TURNS_ENUMERATED, TURNS)
    print(f"{positions} positions, from number {first} on; points lost in a mark, on average")
    print("| level | all |", " | ".join(f"turn {turn + 1}" for turn in turns), "|")
    for level in LEVELS:
        told = [mean_of([loss for turn in turns for loss in losses[level, turn]])]
        told += [mean_of(losses[level, turn]) for turn in turns]
        cells = [
            f"{one.mean:.3f} ({one.interval[0]:.3f} to {one.interval[1]:.3f})"
            for one in told
            if one.interval
        ]
        print(f"| {level} |", " | ".join(cells), "|")


if __name__ == "__main__":
    numbers = [int(argument) for argument in sys.argv[1:]]
    main(*(numbers + [POSITIONS, 0][len(numbers) :]))
