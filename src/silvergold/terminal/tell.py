"""What happens at the table, told in a line each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silvergold.core.moves import Bonus, Draw, Keep, Mark, Move, Pass, Take
from silvergold.core.scoring import TIE_BREAKERS, completed_of, score, winners
from silvergold.core.squares import names as square_names
from silvergold.core.state import COINS_IN_A_ROW, Phase, Player, State, clockwise

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from silvergold.core.moves import Seat


def deed(move: Move) -> str:
    """What a seat did, to follow its name."""
    match move:
        case Keep(first, second):
            return f"kept {first.id} and {second.id}"
        case Mark(slot, squares):
            return f"marked {' '.join(square_names(squares))} on treasure {slot + 1}"
        case Bonus(slot, squares):
            return f"marked {' '.join(square_names(squares))} on treasure {slot + 1} for a cross"
        case Pass():
            return "had no free square and passed"
        case Take(treasure):
            return f"took {treasure.id} from the display"
        case Draw():
            return "drew from the stack"


def brings(before: Player, after: Player) -> list[str]:
    """What marking brings a player: coins, palms, crosses to follow, islands completed."""
    told = [
        f"coin {number % COINS_IN_A_ROW + 1} of {COINS_IN_A_ROW} in its row"
        for number in range(before.coins, after.coins)
    ]
    told += [f"+{points} for a palm" for points in after.palms[len(before.palms) :]]
    for slot, treasure in enumerate(before.treasures):
        if treasure and before.free[slot] and not after.free[slot]:
            told.append(f"{treasure.id} is complete: +{treasure.colour.points}")
    if after.bonuses:
        told.append(
            f"{after.bonuses} more to mark for {'crosses' * (after.bonuses > 1) or 'a cross'}"
        )
    return told


def news(before: State, after: State, names: Sequence[str]) -> Iterator[str]:
    """What was settled between two states: cups, treasures laid aside, treasures drawn."""
    for seat in clockwise(before.start, len(names)):
        then, now = before.players[seat], after.players[seat]
        for cup in now.cups[len(then.cups) :]:
            won = f"won the cup of {cup}" if cup else "found no cup left"
            yield f"{names[seat]} filled a row of coins and {won}."
        for treasure in now.completed[len(then.completed) :]:
            yield f"{names[seat]} laid aside {treasure.id}, worth {treasure.colour.points}."
        known = {*then.treasures, *before.display}
        for new in now.treasures if before.phase is Phase.TAKE else ():
            if new and new not in known:
                yield f"{names[seat]} got {new.id}."


def outcome(names: Sequence[str], players: Sequence[Player]) -> str:
    """Who won, and what decided."""
    totals = [score(player).total for player in players]
    level = [seat for seat, total in enumerate(totals) if total == max(totals)]
    won = winners(players)
    champions = _listed([names[seat] for seat in won])
    if len(level) == 1:
        return f"{champions} won with {max(totals)} points."
    tied = f"{_listed([names[seat] for seat in level])} had {max(totals)} points each"
    if colour := _tie_breaker(players, level):
        return f"{tied}; {champions} won with more completed {colour} treasures."
    return f"{tied} and the same treasures of every colour: they shared the win."


def _tie_breaker(players: Sequence[Player], level: list[Seat]) -> str | None:
    """The last colour that left somebody behind, if any did."""
    last = None
    for colour in TIE_BREAKERS:
        counts = {seat: completed_of(players[seat], colour) for seat in level}
        ahead = [seat for seat in level if counts[seat] == max(counts.values())]
        if ahead != level:
            level, last = ahead, colour.name.lower()
    return last


def _listed(names: list[str]) -> str:
    *most, last = names
    return f"{', '.join(most)} and {last}" if most else last
