"""Who plays whom in a round of a tournament, and who stands where. Nothing here does I/O."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

MOST_PLAYERS: Final = 16
"""The best pairing is found among all of them, which takes a moment with so many."""

WIN: Final = 2
DRAW: Final = 1

Pair: TypeAlias = tuple[int, int | None]
"""Two players, the first of whom sits at the first seat; or one who has a bye."""


@dataclass(frozen=True, slots=True)
class Result:
    """A game of a round, or a bye: the points that it gave, and what the players scored."""

    round: int
    first: int
    second: int | None
    points: tuple[int, int] = (WIN, 0)
    scores: tuple[int, int] = (0, 0)

    def of(self, player: int) -> tuple[int, int]:
        """The points and the score of one of its players."""
        at = 0 if player == self.first else 1
        return self.points[at], self.scores[at]


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a player stands. `place` counts from 1, and those who are level share one.

    `direct` are the points against those with as many points, `opposition` those that all
    opponents have, and `score` the sum of what was scored.
    """

    player: int
    place: int = field(compare=False)
    points: int
    direct: int
    opposition: int
    score: int

    @property
    def rank(self) -> tuple[int, ...]:
        """By this they are ordered: more is better."""
        return (self.points, self.direct, self.opposition, self.score)


def standings(players: Sequence[int], results: Sequence[Result]) -> list[Standing]:
    """Where all players stand, the best first."""
    points, score = Counter(dict.fromkeys(players, 0)), Counter(dict.fromkeys(players, 0))
    met: dict[int, list[tuple[int, int]]] = {player: [] for player in players}
    for result in results:
        for player, other in _sides(result):
            if player in met:
                gained, scored = result.of(player)
                points[player] += gained
                score[player] += scored
                if other is not None:
                    met[player].append((other, gained))
    unplaced = [
        Standing(
            player,
            0,
            points[player],
            sum(gained for other, gained in met[player] if points[other] == points[player]),
            sum(points[other] for other, _ in met[player]),
            score[player],
        )
        for player in players
    ]
    ordered = sorted(unplaced, key=lambda one: (*(-value for value in one.rank), one.player))
    ranks = [one.rank for one in ordered]
    return [Standing(one.player, ranks.index(one.rank) + 1, *one.rank) for one in ordered]


def _sides(result: Result) -> list[tuple[int, int | None]]:
    if result.second is None:
        return [(result.first, None)]
    return [(result.first, result.second), (result.second, result.first)]


def rounds_of_all(players: int) -> int:
    """How many rounds it takes until everybody has met everybody."""
    return players - 1 if players % 2 == 0 else players


def round_robin(players: Sequence[int], round_: int) -> list[Pair]:
    """The pairs of a round, counted from 1, in which everybody meets everybody in the end."""
    ring: list[int | None] = [*players, *([None] if len(players) % 2 else [])]
    fixed, turning = ring[0], ring[1:]
    by = (round_ - 1) % max(1, len(turning))
    line = [fixed, *turning[by:], *turning[:by]]
    half = len(line) // 2
    pairs = list(zip(line[:half], reversed(line[half:]), strict=True))
    return [
        _seated(one, other, swap=(at + round_) % 2 == 0) for at, (one, other) in enumerate(pairs)
    ]


def _seated(one: int | None, other: int | None, *, swap: bool) -> Pair:
    if one is None or other is None:
        player = other if one is None else one
        assert player is not None  # noqa: S101 - two byes never meet
        return player, None
    return (other, one) if swap else (one, other)


def swiss(players: Sequence[int], results: Sequence[Result]) -> list[Pair]:
    """The pairs of the next round: of those with as many points, as far as that can be.

    Nobody meets the same player twice, or has a second bye, as long as that can be avoided. Whoever
    sat at the first seat less often sits there. If the number is odd, one of the last has a bye.
    """
    table = standings(players, results)
    points = {one.player: one.points for one in table}
    order: list[int | None] = [one.player for one in table]
    if len(order) % 2:
        order.append(None)
    met = Counter(frozenset({result.first, result.second}) for result in results)

    def cost(one: int | None, other: int | None) -> tuple[int, int]:
        again = met[frozenset({one, other})]
        if one is None or other is None:
            player = other if one is None else one
            return again, 4 * points[player or 0] ** 2 - order.index(player)
        distance = abs(order.index(one) - order.index(other))
        return again, 100 * (points[one] - points[other]) ** 2 + distance

    costs = [[cost(one, other) if one != other else (0, 0) for other in order] for one in order]
    firsts = Counter(result.first for result in results if result.second is not None)
    pairs = [(order[at], order[to]) for at, to in _cheapest(costs)]
    return [_seated(one, other, swap=firsts[one or 0] > firsts[other or 0]) for one, other in pairs]


def _cheapest(costs: Sequence[Sequence[tuple[int, int]]]) -> list[tuple[int, int]]:
    """The pairs of all that cost the least together: by the first cost, then by the second."""
    everybody = (1 << len(costs)) - 1

    @cache
    def best(taken: int) -> tuple[int, int, tuple[tuple[int, int], ...]]:
        if taken == everybody:
            return 0, 0, ()
        at = (~taken & -~taken).bit_length() - 1
        found = None
        for to in range(at + 1, len(costs)):
            if not taken >> to & 1:
                first, second, pairs = best(taken | 1 << at | 1 << to)
                own_first, own_second = costs[at][to]
                tried = (first + own_first, second + own_second, ((at, to), *pairs))
                found = tried if found is None else min(found, tried)
        assert found is not None  # noqa: S101 - their number is even
        return found

    return [*best(0)[2]]


def results_of(rows: Iterable[Sequence[int | None]]) -> list[Result]:
    """The results in rows of round, first, second, their points and their scores."""
    found = []
    for round_, first, second, *rest in rows:
        if round_ is None or first is None or rest[0] is None:
            continue
        points, scores = (rest[0], rest[1] or 0), (rest[2] or 0, rest[3] or 0)
        found.append(Result(round_, first, second, points, scores))
    return found
