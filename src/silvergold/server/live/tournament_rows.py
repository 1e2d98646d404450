"""A tournament as it is stored and shown: its rows, and what follows from them."""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64encode
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import msgspec

from silvergold.core.scoring import score, winners
from silvergold.server.live.games import ID_SIZE
from silvergold.server.live.keys import Person
from silvergold.server.live.pairing import (
    DRAW,
    WIN,
    Pair,
    Result,
    Standing,
    results_of,
    round_robin,
    swiss,
)
from silvergold.server.table.commands import Avatar, NewSeat
from silvergold.server.wire import tournaments as wire

if TYPE_CHECKING:
    from silvergold.server.live.settling import Finished
    from silvergold.server.stores.sql import Value

FEWEST_PLAYERS: Final = 2

TOURNAMENT: Final = """
    SELECT id, name, kind, total, clock, maker, seed, stage, round FROM tournaments WHERE id = ?
"""
PLAYERS: Final = """
    SELECT number, person, name, gone, avatar FROM tournament_players
    WHERE tournament = ? ORDER BY number
"""
GAMES: Final = """
    SELECT round, board, first, second, game, made,
        first_points, second_points, first_score, second_score
    FROM tournament_games WHERE tournament = ? ORDER BY round, board
"""
ADD_PLAYER: Final = """
    INSERT INTO tournament_players (tournament, number, person, name, avatar, gone)
    VALUES (?, ?, ?, ?, ?, 0)
"""
ADD_GAME: Final = """
    INSERT INTO tournament_games
        (tournament, round, board, first, second, game, made, first_points, second_points)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
"""


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody who takes part, or did."""

    number: int
    person: str
    name: str
    gone: int
    avatar: str

    @property
    def seat(self) -> NewSeat:
        """What they have in a new game."""
        return NewSeat(self.name, avatar=avatar_of(self.avatar))

    @property
    def who(self) -> Person | None:
        """The person; none if they have been deleted."""
        return Person.read(self.person)


@dataclass(frozen=True, slots=True)
class Board:
    """A game of a round, as it is stored."""

    round: int
    board: int
    first: int
    second: int | None
    game: str | None
    made: int
    first_points: int | None
    second_points: int | None
    first_score: int | None
    second_score: int | None


@dataclass(frozen=True, slots=True)
class Stored:
    """All that is stored of a tournament."""

    id: str
    name: str
    kind: wire.TournamentKind
    total: int
    clock: int | None
    maker: str
    seed: str
    stage: wire.TournamentStage
    round: int
    players: list[Player]
    boards: list[Board]

    def derived(self, what: str) -> bytes:
        """What nobody can know before the seed is published."""
        return hmac.digest(bytes.fromhex(self.seed), what.encode(), "sha256")

    def deal_text(self, round_: int) -> str:
        """What the deal of all games of a round follows from."""
        return f"tournament {self.id} round {round_} {self.derived(f'deal {round_}').hex()}"

    @property
    def results(self) -> list[Result]:
        """What is decided."""
        return results_of(
            (
                one.round,
                one.first,
                one.second,
                one.first_points,
                one.second_points,
                one.first_score,
                one.second_score,
            )
            for one in self.boards
        )

    def of(self, person: str) -> Player | None:
        """The player that a person is."""
        return next((player for player in self.players if player.person == person), None)

    def player(self, number: int) -> Player:
        """The player with a number."""
        return next(player for player in self.players if player.number == number)

    def pairs(self) -> list[Pair]:
        """Who plays whom in the next round."""
        playing = [player.number for player in self.players if not player.gone]
        if len(playing) < FEWEST_PLAYERS:
            return []
        if self.kind == "swiss":
            return swiss(playing, self.results)
        everybody = [player.number for player in self.players]
        present = {*playing}
        pairs = [
            [number for number in pair if number in present]
            for pair in round_robin(everybody, self.round + 1)
        ]
        return [(pair[0], pair[1] if pair[1:] else None) for pair in pairs if pair]


def stored_avatar(avatar: Avatar | None) -> str:
    """How somebody is drawn, as it is stored."""
    return msgspec.json.encode(avatar).decode() if avatar else ""


def avatar_of(stored: str) -> Avatar | None:
    """How somebody is drawn, as it was stored."""
    return msgspec.json.decode(stored, type=Avatar) if stored else None


def game_id(found: Stored, round_: int, board: int) -> bytes:
    """What the id of a game follows from: nobody can know it before."""
    return found.derived(f"game {round_} {board}")[:ID_SIZE]


def board_values(found: Stored, round_: int, board: int, pair: Pair) -> tuple[Value, ...]:
    """The row of a pair in a round, without its results; a bye is decided at once."""
    first, second = pair
    where = (found.id, round_, board, first, second)
    if second is None:
        return (*where, None, 1, WIN, 0)
    game = urlsafe_b64encode(game_id(found, round_, board)).decode()
    return (*where, game, 0, None, None)


def points_of(finished: Finished) -> tuple[int | None, ...]:
    """The points and the scores of the two; a game that both left gives none."""
    table = finished.table
    if table.abandoned:
        return (0, 0, None, None)
    players = table.in_play.state.players
    won = winners(players)
    points = (DRAW, DRAW) if len(won) > 1 else tuple(WIN if at in won else 0 for at in range(2))
    return (*points, *(score(player).total for player in players))


def placed(one: Standing, player: Player) -> wire.TournamentPlayer:
    """A player in the standings."""
    return wire.TournamentPlayer(
        number=one.player,
        name=player.name,
        place=one.place,
        points=one.points,
        direct=one.direct,
        opposition=one.opposition,
        score=one.score,
        left=bool(player.gone),
    )


def shown(board: Board, me: int | None) -> wire.TournamentGame:
    """A game of a round, for the player with this number."""
    points, scores = None, None
    if board.first_points is not None:
        points = [board.first_points, board.second_points or 0]
    if board.first_score is not None:
        scores = [board.first_score, board.second_score or 0]
    mine = me is not None and me in (board.first, board.second) and board.made
    return wire.TournamentGame(
        board.first, board.second, points, scores, board.game if mine else None
    )
