"""Make the training positions that ship: python tools/make_training_positions.py.

Plays games of mate and captain, and keeps marks where one is clearly the best (by a point or more)
and not obvious (a sailor marks otherwise). All ways to mark are judged as in a review, and written
with their losses and the reasons against them. The same seed gives the same file.

It takes some minutes; docs/training-positions.md says more.
"""

from __future__ import annotations

import argparse
import json
from itertools import islice
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from silvergold.bots import BOTS, thought_out
from silvergold.bots.bot import action
from silvergold.core.moves import Bonus, Mark
from silvergold.core.notation import read
from silvergold.core.rules import new_game, play
from silvergold.core.state import Phase
from silvergold.core.view import imagine, view
from silvergold.deals import FairDeal
from silvergold.review import reasons
from silvergold.review.judging import judged_mark
from silvergold.server.wire.positions import position_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from silvergold.core.moves import Move, Seat
    from silvergold.core.state import State
    from silvergold.review.judging import Candidate

FILE: Final = Path(__file__).resolve().parents[1] / "web" / "src" / "training" / "positions.json"
LINE_UPS: Final = (("captain", "mate"), ("mate", "captain"), ("captain", "mate", "mate"))
LEVELS: Final = ("easy", "hard")
GAP: Final = 1.0
FEWEST_ENDS: Final = 12
MOST_ACTIONS: Final = 220
MOST_OF_A_GAME: Final = 3
NOT_WORTH_A_REASON: Final = 0.05


class Found(NamedTuple):
    """A mark that is worth training, with its level."""

    game: str
    names: tuple[str, ...]
    state: State
    seat: Seat
    level: str


def main() -> None:
    """Make the file."""
    parser = argparse.ArgumentParser(description="Make the training positions.")
    parser.add_argument("--seed", default="training 1")
    parser.add_argument("--each", type=int, default=30, help="positions of each level")
    chosen = parser.parse_args()
    kept: list[dict[str, Any]] = []
    number = 0
    while len(kept) < chosen.each * len(LEVELS):
        game = f"{chosen.seed} {number}"
        for made in chosen_of(game, LINE_UPS[number % len(LINE_UPS)]):
            if sum(one["level"] == made["level"] for one in kept) < chosen.each:
                kept.append(made)
        print(game, len(kept), flush=True)
        number += 1
    kept.sort(key=lambda one: LEVELS.index(one["level"]))
    lines = ",\n".join(json.dumps(one, separators=(",", ":")) for one in kept)
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(f"[\n{lines}\n]\n", "utf-8")


def chosen_of(game: str, names: tuple[str, ...]) -> Iterator[dict[str, Any]]:
    """A few positions of a game, the hard ones before the others."""
    found = [*of_game(game, names)]
    Random(game).shuffle(found)
    found.sort(key=lambda one: one.level, reverse=True)
    judged_ones = (made for made in map(judged, found) if made)
    return islice(judged_ones, MOST_OF_A_GAME)


def of_game(game: str, names: tuple[str, ...]) -> Iterator[Found]:
    """Marks of one game that look worth training."""
    bots = [BOTS[name](Random(f"{game}/{seat}")) for seat, name in enumerate(names)]
    state = new_game(FairDeal.from_text(game, len(names)).deal)
    while state.acting:
        seat = state.acting[0]
        if state.phase is Phase.MARK and state.turn > 0:
            seen = imagine(view(state, seat), Random(0))
            if level := level_of(seen, seat):
                yield Found(game, names, seen, seat, level)
        for move in action(bots[seat], state, seat):
            state = play(state, seat, move)


def level_of(state: State, seat: Seat) -> str | None:
    """Easy if a mate finds the best mark; None where it is not clear, or obvious."""
    plain = action(BOTS["sailor"](Random(0)), state, seat)
    told = thought_out(judged_mark(state, seat, plain))
    ranked = sorted(told.candidates, key=lambda one: -one.points)
    best = ranked[0]
    if len(ranked) == 1 or best.points - ranked[1].points < GAP or told.played is best:
        return None
    mate = action(BOTS["mate"](Random(0)), state, seat)
    return "easy" if marked(mate) == marked(best.moves) else "hard"


def judged(found: Found) -> dict[str, Any] | None:
    """The position with all its ends judged; None if it is too large or not clear after all."""
    state, seat = found.state, found.seat
    position = position_of(state, seat, found.names)
    if not 0 < len(position.actions) <= MOST_ACTIONS:
        return None
    every = {marked(moves): moves for moves in ([*map(read, one)] for one in position.actions)}
    if len(every) < FEWEST_ENDS:
        return None
    worth: dict[str, Candidate] = {}
    for squares, moves in every.items():
        worth[squares] = thought_out(judged_mark(state, seat, moves)).played
    ranked = sorted(worth, key=lambda one: -worth[one].points)
    best = worth[ranked[0]]
    if best.points - worth[ranked[1]].points < GAP:
        return None
    told: list[dict[str, Any]] = []
    outcomes: dict[str, list[float]] = {}
    for squares in ranked:
        lost = round(best.points - worth[squares].points, 2)
        outcomes[squares] = [lost]
        if lost >= NOT_WORTH_A_REASON:
            why = reasons.most_important(reasons.of_mark(state, seat, worth[squares], best))
            for reason in why:
                one = {"id": reason.id, **reason.facts}
                if one not in told:
                    told.append(one)
                outcomes[squares].append(told.index(one))
    return {
        "id": f"{found.game}/{state.turn + 1}/{seat + 1}",
        "level": found.level,
        **msgspec.to_builtins(position),
        "best": min((one for one in position.actions if is_(one, ranked[0])), key=len),
        "reasons": told,
        "outcomes": outcomes,
    }


def is_(moves: list[str], squares: str) -> bool:
    """Whether an action marks these squares."""
    return marked([*map(read, moves)]) == squares


def marked(moves: list[Move] | tuple[Move, ...]) -> str:
    """The squares that an action marks on both islands, as the page writes them."""
    masks = [0, 0]
    for move in moves:
        if isinstance(move, Mark | Bonus):
            masks[move.slot] |= move.squares
    return f"{masks[0]} {masks[1]}"


if __name__ == "__main__":
    main()
