"""The baseline table of docs/benchmark.md: programs against `mate` on the evaluation deals.

    python bench/benchmark.py sailor captain --deals 100
    python bench/benchmark.py ppo=ppo.npz mcts --deals 50

Each deal is played twice, the program sitting at each seat once. A program is the name of a bot,
`ppo=FILE` for weights of examples/ppo.py, or `mcts` for OpenSpiel's search.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from random import Random
from statistics import fmean
from typing import TYPE_CHECKING

from silvergold.bots import maker
from silvergold.core.rules import legal_moves, new_game, play
from silvergold.core.scoring import score, winners
from silvergold.core.view import view
from silvergold.deals import evaluation_deal, evaluation_text
from silvergold.lab.intervals import mean_of, share_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from silvergold.bots import Bot
    from silvergold.lab import Estimate

OPPONENT = "mate"


def program(name: str) -> Callable[[Random], Bot]:
    """What makes the program of that name."""
    if name == "mcts":
        from silvergold.envs.mcts import MctsBot  # noqa: PLC0415 - needs OpenSpiel

        return MctsBot
    if name.startswith("ppo="):
        sys.path.insert(0, str(Path(__file__).parents[1] / "examples"))
        from ppo import PpoBot  # noqa: PLC0415 - an example, not a package

        return lambda rng: PpoBot(rng, Path(name.removeprefix("ppo=")))
    return maker(name)


def played(
    make: Callable[[Random], Bot], rival: Callable[[Random], Bot], number: int, seat: int
) -> tuple[int, int, float, float]:
    """Its points, the opponent's, its share of the win, and its CPU seconds for a decision."""
    text = evaluation_text(2, number)
    bots = [rival(Random(f"{text}/{place}")) for place in range(2)]
    bots[seat] = make(Random(f"{text}/{seat}"))
    state = new_game(evaluation_deal(2, number))
    used, decisions = 0.0, 0
    while state.acting:
        acting = state.acting[0]
        seen, moves = view(state, acting), legal_moves(state, acting)
        begun = time.process_time()
        move = bots[acting].choose(seen, moves)
        if acting == seat:
            used += time.process_time() - begun
            decisions += 1
        state = play(state, acting, move)
    points = [score(player).total for player in state.players]
    first = winners(state.players)
    return points[seat], points[1 - seat], (seat in first) / len(first), used / decisions


def told(estimate: Estimate, factor: float = 1) -> str:
    """A mean with half the width of its interval."""
    reach = (estimate.interval[1] - estimate.interval[0]) / 2 if estimate.interval else 0
    return f"{estimate.mean * factor:.1f} ± {reach * factor:.1f}"


def main() -> None:
    """Play, and print a line of the table for each program."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("programs", nargs="+")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--against", default=OPPONENT, help="for other comparisons")
    options = parser.parse_args()
    rival = maker(options.against)
    print(f"| program | games | points | ahead of {options.against} | wins, % | a decision, CPU |")
    print("|---|---|---|---|---|---|")
    for name in options.programs:
        make = program(name)
        played(make, rival, 0, 0)  # compiles what has to be compiled
        deals = [
            [played(make, rival, number, seat) for seat in range(2)]
            for number in range(options.deals)
        ]
        points = mean_of([fmean(game[0] for game in games) for games in deals])
        ahead = mean_of([fmean(game[0] - game[1] for game in games) for games in deals])
        wins = share_of([fmean(game[2] for game in games) for games in deals])
        seconds = fmean(game[3] for games in deals for game in games)
        print(
            f"| {name} | {2 * len(deals)} | {told(points)} | {told(ahead)} | {told(wins, 100)} "
            f"| {seconds * 1000:.2f} ms |",
            flush=True,
        )


if __name__ == "__main__":
    main()
