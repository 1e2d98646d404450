"""Points, and who wins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from silvergold.core.state import Player
from silvergold.core.treasures import Colour

if TYPE_CHECKING:
    from silvergold.core.moves import Seat
    from silvergold.core.state import State
    from silvergold.core.view import View

TIE_BREAKERS: Final = (Colour.GREY, Colour.GREEN, Colour.ORANGE, Colour.PURPLE)


class Score(NamedTuple):
    """A player's points, by where they come from."""

    treasures: int
    seals: int
    coins: int
    cups: int
    palms: int

    @property
    def total(self) -> int:
        """All of them together."""
        return sum(self)


def score(player: Player) -> Score:
    """The player's points if the game ended now. Raises `TypeError` for anything but a player.

    >>> from silvergold.core.state import Player
    >>> from silvergold.core.treasures import treasure
    >>> score(Player(completed=(treasure("S1"), treasure("P1")), coins=4, cups=(6,), palms=(3,)))
    Score(treasures=22, seals=2, coins=4, cups=6, palms=3)
    """
    if not isinstance(player, Player):
        raise TypeError(f"a Player is wanted, not {player!r}: silvergold.score(game.players[0])")
    return Score(
        treasures=sum(treasure.colour.points for treasure in player.completed),
        seals=sum(
            treasure.seal.seal_points * completed_of(player, treasure.seal)
            for treasure in player.completed
            if treasure.seal
        ),
        coins=player.coins,
        cups=sum(player.cups),
        palms=sum(player.palms),
    )


def completed_of(player: Player, colour: Colour) -> int:
    """How many treasures of that colour the player has completed."""
    return sum(treasure.colour is colour for treasure in player.completed)


def winners(players: Sequence[Player] | State | View) -> list[Seat]:
    """The seats that would win if the game ended now: one, or all that nothing tells apart.

    They are given as players, or as the game that they play.

    >>> from silvergold.core.state import Player
    >>> winners([Player(coins=3), Player(coins=4), Player(coins=4)])
    [1, 2]
    """
    given = players if isinstance(players, Sequence) else getattr(players, "players", None)
    if given is None:
        raise TypeError(f"a game or its players are wanted, not {players!r}")
    standings = [*map(standing, given)]
    return [seat for seat, reached in enumerate(standings) if reached == max(standings)]


def tied(players: Sequence[Player]) -> list[Seat]:
    """The seats that have the most points, before anything else is looked at."""
    totals = [score(player).total for player in players]
    return [seat for seat, total in enumerate(totals) if total == max(totals)]


def tie_breaker(players: Sequence[Player]) -> Colour | None:
    """The colour whose completed treasures decided between the seats that are tied, if one did."""
    level = tied(players)
    decided = None
    for colour in TIE_BREAKERS:
        most = max(completed_of(players[seat], colour) for seat in level)
        ahead = [seat for seat in level if completed_of(players[seat], colour) == most]
        if ahead != level:
            level, decided = ahead, colour
    return decided


def standing(player: Player) -> tuple[int, ...]:
    """What decides, in that order: the points, then the completed treasures colour by colour."""
    return (score(player).total, *(completed_of(player, colour) for colour in TIE_BREAKERS))
