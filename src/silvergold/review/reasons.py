"""Why another decision was better: facts that anybody can check in the position.

Each says something of the better one that is not so of the one played. They are data; the sentences
are in the catalogs (`locales/*/review.ftl`).
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from silvergold.core.expeditions import PILE, PLACEMENTS
from silvergold.core.moves import Bonus, Keep, Mark, Take
from silvergold.core.rules import after
from silvergold.core.scoring import completed_of
from silvergold.core.squares import each
from silvergold.core.state import COIN_BOXES, COINS_IN_A_ROW, PALM_BOXES, TURNS, TURNS_IN_A_ROUND

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from silvergold.core.expeditions import Pattern
    from silvergold.core.moves import Move, Seat
    from silvergold.core.squares import Squares
    from silvergold.core.state import Player, State
    from silvergold.core.treasures import Treasure
    from silvergold.review.judging import Candidate

_MOST: Final = 2
_TURNS_APART: Final = 0.5  # fewer turns sooner are not worth a sentence

_COUNTED: Final = 4  # so near to the end, it matters more which patterns are left than the mean

# About how many points such a thing is worth: the more important reason comes first.
_FINISH: Final = 5.0
_TURN: Final = 2.5
_COIN: Final = 1.2
_CUP: Final = 1.5
_SQUARE: Final = 1.0
_FITS: Final = 0.7
_LATE: Final = 2.0
_POINT_OF_A_TREASURE: Final = 0.5


class Reason(NamedTuple):
    """A fact in favour of the better decision, and about how much it weighs."""

    id: str
    facts: dict[str, Any]
    weight: float


def most_important(reasons: Iterator[Reason]) -> tuple[Reason, ...]:
    """The two that weigh most."""
    return tuple(sorted(reasons, key=lambda reason: -reason.weight)[:_MOST])


def of_mark(state: State, seat: Seat, played: Candidate, best: Candidate) -> Iterator[Reason]:
    """Why one mark action is better than another; nobody has marked in the state."""
    for reason in _of_mark(state, seat, played, best):
        yield _told_apart(reason, state.players[seat])


def _told_apart(reason: Reason, player: Player) -> Reason:
    """The reason with the slot of its treasure, if the player has two of that name."""
    first, second = player.treasures
    if "treasure" not in reason.facts or not (first and second and first.colour is second.colour):
        return reason
    slot = 1 + (reason.facts["treasure"] == second.id)
    return reason._replace(facts={**reason.facts, "slot": slot})


def _of_mark(state: State, seat: Seat, played: Candidate, best: Candidate) -> Iterator[Reason]:
    before = state.players[seat]
    ours, theirs = _marked(state, seat, best.moves), _marked(state, seat, played.moves)
    yield from _finished(before, ours, theirs)
    possible = [*_possible(state, ours, theirs)] if state.turn >= TURNS - _COUNTED else []
    yield from possible or _sooner(state, ours, best.turns, played.turns)
    yield from _paid(state, ours, theirs)
    yield from _squares(state, before, ours, theirs, best.moves, played.moves)
    yield from _fits(state, ours, theirs)
    yield from _late(state, before, ours, theirs, played.turns)


def _marked(state: State, seat: Seat, moves: Sequence[Move]) -> Player:
    for move in moves:
        state = after(state, seat, move)
    return state.players[seat]


def _finished(before: Player, ours: Player, theirs: Player) -> Iterator[Reason]:
    for treasure, free, left, other in zip(
        before.treasures, before.free, ours.free, theirs.free, strict=True
    ):
        if treasure and free and not left and other:
            weight = _FINISH + treasure.colour.points / 10
            yield Reason("finish", {"treasure": treasure.id}, weight)


def _sooner(
    state: State, ours: Player, turns: Sequence[float], other_turns: Sequence[float]
) -> Iterator[Reason]:
    """An island is nearer to its end, in time, and both together are not further from theirs."""
    if sum(turns) > sum(other_turns):
        return
    in_time = TURNS - 1 - state.turn
    for treasure, free, left, other in zip(
        ours.treasures, ours.free, turns, other_turns, strict=True
    ):
        gained = round(other - left, 1)
        if treasure and free and gained >= _TURNS_APART and left <= in_time:
            facts = {"treasure": treasure.id, "turns": gained}
            yield Reason("sooner", facts, _TURN * gained)


def _possible(state: State, ours: Player, theirs: Player) -> Iterator[Reason]:
    """An island can still be completed in the turns that are left, and could not be any more."""
    left = TURNS - 1 - state.turn
    pile = tuple(sorted(_unseen(state), key=lambda pattern: pattern.name))
    for slot, treasure in enumerate(ours.treasures):
        if not treasure or not ours.free[slot] or not theirs.free[slot]:
            continue
        other = theirs.treasures[1 - slot]
        helping = (theirs.free[1 - slot] & other.crosses).bit_count() if other else 0
        if can_complete(ours.free[slot], treasure.crosses, left, pile, 0) and not can_complete(
            theirs.free[slot], treasure.crosses, left, pile, helping
        ):
            yield Reason("possible", {"treasure": treasure.id}, _FINISH)


@cache
def can_complete(
    free: Squares, crosses: Squares, turns: int, pile: tuple[Pattern, ...], helping: int
) -> bool:
    """Whether these squares can be marked in so many turns, if the right patterns come.

    In each turn, crosses of the other treasure may help with so many squares instead: more than is
    possible, so that nothing is called impossible that is not.
    """
    if not free or not turns:
        return not free
    marks = [(pattern, squares) for pattern in {*pile} for squares in PLACEMENTS[pattern]]
    for pattern, squares in marks:
        if not squares & ~free:
            rest = tuple(_without(pile, pattern))
            for left in _followed(free & ~squares, (squares & crosses).bit_count(), crosses):
                if can_complete(left, crosses, turns - 1, rest, helping):
                    return True
    singles = _followed(free, max(1, helping), crosses)
    return any(can_complete(left, crosses, turns - 1, pile[1:], helping) for left in singles)


def _followed(free: Squares, owed: int, crosses: Squares) -> set[Squares]:
    """What is left free when so many single squares are marked, and more for their crosses."""
    if not owed or not free:
        return {free}
    return {
        left
        for one in each(free)
        for left in _followed(free ^ one, owed - 1 + bool(one & crosses), crosses)
    }


def _without(pile: tuple[Pattern, ...], pattern: Pattern) -> Iterator[Pattern]:
    place = pile.index(pattern)
    yield from pile[:place]
    yield from pile[place + 1 :]


def _paid(state: State, ours: Player, theirs: Player) -> Iterator[Reason]:
    rows, other_rows = ours.coins // COINS_IN_A_ROW, theirs.coins // COINS_IN_A_ROW
    if rows > other_rows and state.cups:
        cup = state.cups[0]
        yield Reason("cup", {"points": cup}, _CUP + cup / 2)
    elif ours.coins > theirs.coins:
        coins = ours.coins - theirs.coins
        yield Reason("coins", {"count": coins}, _COIN * coins)
    if (palms := sum(ours.palms) - sum(theirs.palms)) > 0:
        yield Reason("palm", {"points": palms}, palms)


def _squares(
    state: State,
    before: Player,
    ours: Player,
    theirs: Player,
    best: Sequence[Move],
    played: Sequence[Move],
) -> Iterator[Reason]:
    count, other = _free(before) - _free(ours), _free(before) - _free(theirs)
    if count <= other:
        return
    pattern = state.expeditions[-1]
    facts: dict[str, Any] = {"squares": count, "instead": other}
    weight = _SQUARE * (count - other)
    if _is_whole(pattern, best) and not _is_whole(pattern, played):
        yield Reason("whole", {"pattern": pattern.name, **facts}, weight)
    elif _crosses(best) > _crosses(played):
        yield Reason("cross", facts, weight)
    else:
        yield Reason("squares", facts, weight)


def _free(player: Player) -> int:
    return sum(free.bit_count() for free in player.free)


def _is_whole(pattern: Pattern, moves: Sequence[Move]) -> bool:
    """Whether the pattern was marked, and not a single square."""
    match moves[0]:
        case Mark(_, squares):
            return squares in PLACEMENTS[pattern]
        case _:
            return False


def _crosses(moves: Sequence[Move]) -> int:
    return sum(isinstance(move, Bonus) for move in moves)


def _unseen(state: State) -> list[Pattern]:
    """The expeditions that can come in the next turn, if there is one."""
    if state.turn + 1 == TURNS:
        return []
    if (state.turn + 1) % TURNS_IN_A_ROUND == 0:
        return [*PILE]
    return [*(Counter(PILE) - Counter(state.expeditions)).elements()]


def _fits(state: State, ours: Player, theirs: Player) -> Iterator[Reason]:
    """A pattern that may come next fits an island, and would fit none."""
    for pattern in sorted({*_unseen(state)}, key=lambda one: (-len(one.value), one.name)):
        place = _fitting(pattern, ours)
        if place and not _fitting(pattern, theirs):
            size = sum(symbol == "o" for symbol in pattern.value)
            facts = {"pattern": pattern.name, "treasure": place.id}
            yield Reason("fits", facts, _FITS * size / 3)
            return


def _fitting(pattern: Pattern, player: Player) -> Treasure | None:
    """A treasure on which the pattern fits."""
    for treasure, free in zip(player.treasures, player.free, strict=True):
        if treasure and any(not squares & ~free for squares in PLACEMENTS[pattern]):
            return treasure
    return None


def _late(
    state: State, before: Player, ours: Player, theirs: Player, turns: Sequence[float]
) -> Iterator[Reason]:
    """What was played marked an island that takes more turns than there are."""
    left = TURNS - 1 - state.turn
    for slot, treasure in enumerate(before.treasures):
        marked = before.free[slot] & ~theirs.free[slot]
        avoided = not before.free[slot] & ~ours.free[slot]
        if treasure and marked and avoided and turns[slot] > left + _TURNS_APART:
            facts = {"treasure": treasure.id, "turns": round(turns[slot], 1), "left": left}
            yield Reason("late", facts, _LATE)


def of_take(
    state: State, seat: Seat, played: Candidate, best: Candidate, turns: dict[Treasure, float]
) -> Iterator[Reason]:
    """Why one treasure is better than another, or than an unseen one."""
    player = state.players[seat]
    match best.moves[0], played.moves[0]:
        case Take(ours), Take(theirs):
            left = TURNS - 1 - state.turn
            if turns[theirs] > left + _TURNS_APART and turns[ours] <= left:
                needs = round(turns[theirs], 1)
                facts = {"treasure": theirs.id, "turns": needs, "left": left}
                yield Reason("too-long", facts, _LATE + _FINISH)
            yield from _better([ours], [theirs], player, turns)
        case Take(ours), _:
            gained = round(best.points - played.points, 1)
            yield Reason("known", {"treasure": ours.id, "points": gained}, 1)
        case _:
            gained = round(best.points - played.points, 1)
            yield Reason("unseen", {"points": gained}, 1)


def of_keep(
    state: State, seat: Seat, played: Candidate, best: Candidate, turns: dict[Treasure, float]
) -> Iterator[Reason]:
    """Why one pair is better than another."""
    ours, theirs = (_pair(candidate) for candidate in (best, played))
    yield from _better(ours, theirs, state.players[seat], turns)


def _pair(candidate: Candidate) -> list[Treasure]:
    match candidate.moves[0]:
        case Keep(first, second):
            return [first, second]
        case move:
            raise TypeError(f"{move!r} keeps nothing")


def _better(
    ours: list[Treasure], theirs: list[Treasure], player: Player, turns: dict[Treasure, float]
) -> Iterator[Reason]:
    named = " ".join(treasure.id for treasure in ours if treasure not in theirs)
    sooner = round(sum(map(turns.__getitem__, theirs)) - sum(map(turns.__getitem__, ours)), 1)
    if sooner >= _TURNS_APART:
        yield Reason("quick", {"treasure": named, "turns": sooner}, _TURN * sooner)
    points = sum(one.colour.points for one in ours) - sum(one.colour.points for one in theirs)
    if points > 0:
        facts = {"treasure": named, "points": points}
        yield Reason("worth", facts, _POINT_OF_A_TREASURE * points)
    seals = seal_worth(ours, player) - seal_worth(theirs, player)
    if seals > 0:
        yield Reason("seal", {"treasure": named, "points": seals}, 1.2 * seals)
    coins = _coins(ours, player) - _coins(theirs, player)
    if coins > 0:
        yield Reason("has-coins", {"treasure": named, "count": coins}, _COIN * coins)
    crosses = _count("crosses", ours) - _count("crosses", theirs)
    if crosses > 0:
        yield Reason("has-crosses", {"treasure": named, "count": crosses}, _SQUARE * crosses)
    if len(player.palms) < PALM_BOXES and _count("palms", ours) > _count("palms", theirs):
        yield Reason("has-palm", {"treasure": named}, 1)


def _count(kind: str, treasures: list[Treasure]) -> int:
    return sum(int(getattr(treasure, kind)).bit_count() for treasure in treasures)


def _coins(treasures: list[Treasure], player: Player) -> int:
    return min(_count("coins", treasures), COIN_BOXES - player.coins)


def seal_worth(treasures: list[Treasure], player: Player) -> int:
    """What these bring by seals if they are completed: with those completed, and each other."""
    held = [treasure for treasure in player.treasures if treasure]
    worth = 0
    for place, treasure in enumerate(treasures):
        if treasure.seal:
            others = [*held, *treasures[:place], *treasures[place + 1 :]]
            of_colour = sum(other.colour is treasure.seal for other in others)
            completed = completed_of(player, treasure.seal)
            worth += treasure.seal.seal_points * (completed + of_colour)
        sealed = [*player.completed, *held]
        worth += treasure.colour.seal_points * sum(
            other.seal is treasure.colour for other in sealed
        )
    return worth
