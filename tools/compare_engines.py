"""Play random games through `core` and through `fast`, and compare the two at every ply.

usage: python tools/compare_engines.py [--games N] [--jobs N] [--seed N]

Compared are whose turn it is, the legal moves, the whole table, what of it is shown to everybody,
and the points. The first difference ends the program with exit code 1, and is told with what it
takes to meet it again.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import signal
import sys
import time
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from silvergold.core.rules import after, legal_moves, new_game
from silvergold.core.scoring import score
from silvergold.core.state import MAX_PLAYERS, MIN_PLAYERS, Phase
from silvergold.fast import Batch, action_of, deal_of, move_of, state_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from multiprocessing.pool import Pool
    from typing import TypeAlias

    import numpy as np
    from numpy.typing import NDArray

    from silvergold.core.moves import Move, Seat
    from silvergold.core.state import State

    Choose: TypeAlias = Callable[[int, Seat, Sequence[Move]], Move]

SIDE_BY_SIDE: Final = 100
INTERRUPTED: Final = 130


class DifferenceError(AssertionError):
    """The two engines do not agree."""


class Compared(NamedTuple):
    """How much was compared."""

    games: int
    plies: int


def compare(batch: Batch, states: Sequence[State], choose: Choose) -> Compared:
    """Play games of `fast` and the same games of `core` to their ends, by the moves chosen.

    `choose` is given the number of a game, the seat to act and its legal moves. Raises
    `DifferenceError` where the two do not agree.
    """
    now = [*states]
    plies = 0
    going_on = [*range(len(now))]
    while going_on:
        seats = batch.seats().tolist()
        masks, scores = batch.masks(), batch.scores().tolist()
        actions = masks.argmax(axis=1)
        for game in going_on:
            state, seat = now[game], seats[game]
            _check(state_of(state.deal, batch.games[game]), state, "the table", game, state)
            _check(seat, _next_seat(state), "the seat to act", game, state)
            _check(scores[game], _points(state), "the points", game, state)
            moves = _checked_moves(state, seat, masks[game], game)
            if moves:
                move = choose(game, seat, moves)
                actions[game] = action_of(state, seat, move)
                _check(move_of(state, seat, int(actions[game])), move, "the move", game, state)
                now[game] = after(state, seat, move)
                plies += 1
        going_on = [game for game in going_on if seats[game] >= 0]
        batch.step(actions)
    return Compared(len(now), plies)


def _next_seat(state: State) -> Seat:
    if state.phase is Phase.OVER:
        return -1
    return state.acting[0] if state.phase is Phase.TAKE else min(state.acting)


def _points(state: State) -> list[int]:
    missing = MAX_PLAYERS - state.deal.players
    return [score(player).total for player in state.players] + [0] * missing


def _checked_moves(state: State, seat: Seat, mask: NDArray[np.bool_], game: int) -> Sequence[Move]:
    moves = legal_moves(state, seat) if seat >= 0 else ()  # the game is over
    numbers = [action_of(state, seat, move) for move in moves]
    _check(mask.nonzero()[0].tolist(), numbers, "the legal moves", game, state)
    return moves


def _check(fast: object, core: object, what: str, game: int, state: State) -> None:
    if fast != core:
        where = f"game {game}, turn {state.turn + 1}, {state.phase.name.lower()} phase"
        raise DifferenceError(f"{where}: {what}\nfast: {fast}\ncore: {core}")


def random_games(players: int, games: int, seed: int) -> Compared:
    """Compare so many games, dealt by `fast` and played by lot."""
    batch = Batch.dealt(players, games, seed)
    rng = Random(seed)

    states = [new_game(deal_of(deal)) for deal in batch.deals]
    try:
        return compare(batch, states, lambda _game, _seat, moves: rng.choice(moves))
    except DifferenceError as error:
        where = f"Batch.dealt(players={players}, games={games}, seed={seed})"
        raise DifferenceError(f"{where}: {error}") from None


class Portion(NamedTuple):
    """A part of the work: games to be played side by side."""

    players: int
    games: int
    seed: int


def _portions(games: int, seed: int) -> Iterator[Portion]:
    """The whole of the work, table sizes taking turns."""
    sizes = range(MIN_PLAYERS, MAX_PLAYERS + 1)
    for number, first in enumerate(range(0, games, SIDE_BY_SIDE)):
        portion = min(SIDE_BY_SIDE, games - first)
        yield Portion(sizes[number % len(sizes)], portion, (seed << 32) + number)


def _compared(portion: Portion) -> Compared:
    return random_games(*portion)


def _workers(jobs: int) -> Pool:
    """Processes that leave an interrupt to this one."""
    ours = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        return multiprocessing.get_context("spawn").Pool(jobs)
    finally:
        signal.signal(signal.SIGINT, ours)


def main() -> int:
    """Compare, say how much was compared, and return the exit code."""
    parser = argparse.ArgumentParser(description="Compare the two engines on random games.")
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    began = time.monotonic()
    games = plies = 0
    ending, exit_code = "", 0
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with (
        _workers(options.jobs) as workers,
        Progress(*columns, console=Console(stderr=True)) as bar,
    ):
        task = bar.add_task("games", total=options.games)
        try:
            for compared in workers.imap_unordered(
                _compared, _portions(options.games, options.seed)
            ):
                games += compared.games
                plies += compared.plies
                bar.update(task, completed=games)
        except KeyboardInterrupt:
            ending, exit_code = ", then interrupted", INTERRUPTED
        except DifferenceError as error:
            ending, exit_code = f", then they differed:\n{error}", 1
    seconds = time.monotonic() - began
    print(f"{games:,} games, {plies:,} plies: equal at every one, in {seconds:.0f} s{ending}")
    return exit_code


if __name__ == "__main__":
    sys.exit(main())
