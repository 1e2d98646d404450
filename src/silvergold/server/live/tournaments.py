"""Tournaments of friends: rounds of two at a table, all with the same cards."""

from __future__ import annotations

import asyncio
import secrets
from base64 import urlsafe_b64encode
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from silvergold.server.live.games import ID_SIZE
from silvergold.server.live.pairing import MOST_PLAYERS, WIN, rounds_of_all, standings
from silvergold.server.live.tournament_rows import (
    ADD_GAME,
    ADD_PLAYER,
    FEWEST_PLAYERS,
    GAMES,
    PLAYERS,
    TOURNAMENT,
    Board,
    Player,
    Stored,
    board_values,
    game_id,
    placed,
    points_of,
    shown,
    stored_avatar,
)
from silvergold.server.stores.base import BehindError, StoreError
from silvergold.server.stores.sql import Statement
from silvergold.server.table.events import LONGEST_SHORT_CLOCK
from silvergold.server.table.names import cleaned, distinct
from silvergold.server.table.refusals import NoSuchGameError, RefusedError, Why
from silvergold.server.wire import tournaments as wire

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from datetime import datetime

    from silvergold.server.live.games import Games
    from silvergold.server.live.settling import Finished
    from silvergold.server.stores.sql import SqlStore

LONGEST_NAME: Final = 60
SEED_SIZE: Final = 32
LISTED: Final = 20

TO_ADVANCE: Final = """
    SELECT id FROM tournaments WHERE stage = 'playing' AND (
        EXISTS (
            SELECT 1 FROM tournament_games AS game
            WHERE game.tournament = tournaments.id AND game.round = tournaments.round
                AND game.made = 0 AND game.first_points IS NULL
        ) OR NOT EXISTS (
            SELECT 1 FROM tournament_games AS game
            WHERE game.tournament = tournaments.id AND game.round = tournaments.round
                AND game.first_points IS NULL
        )
    ) ORDER BY id
"""

_OF_PERSON: Final = """
    SELECT id, name, stage, round, total,
        (SELECT count(*) FROM tournament_players WHERE tournament = id) AS players
    FROM tournaments WHERE maker = ?
        OR id IN (SELECT tournament FROM tournament_players WHERE person = ?)
    ORDER BY made DESC, id LIMIT ?
"""


class Tournaments:
    """The tournaments of a host. Two servers make every round once."""

    def __init__(self, store: SqlStore, games: Games, now: Callable[[], datetime]) -> None:
        self._store = store
        self._games = games
        self._now = now

    async def unfinished(self) -> list[str]:
        """The tournaments whose next round, or some of whose games, are still to be made."""
        return [tournament for [tournament] in await self._store.rows(TO_ADVANCE)]

    # Before it starts

    async def create(self, person: str, wanted: wire.NewTournament) -> str:
        """The id of a new tournament, which others can join."""
        name = cleaned(wanted.name, LONGEST_NAME)
        if not name:
            raise RefusedError(Why.NEEDS_NAME)
        id_ = urlsafe_b64encode(secrets.token_bytes(ID_SIZE)).decode()
        seed, now = secrets.token_hex(SEED_SIZE), self._now().isoformat()
        values = (id_, name, wanted.kind, wanted.rounds, wanted.clock, person, seed, now)
        made = [
            Statement(
                """
                INSERT INTO tournaments
                    (id, name, kind, total, clock, maker, seed, made, stage, round)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'open', 0)
                """,
                values,
            )
        ]
        if player := cleaned(wanted.player):
            avatar = stored_avatar(wanted.avatar)
            made.append(Statement(ADD_PLAYER, (id_, 1, person, player, avatar)))
        await self._store.change(*made)
        return id_

    async def join(self, tournament: str, person: str, asked: wire.JoinTournament) -> None:
        """Let somebody take part; to ask twice is as good as once."""
        avatar = stored_avatar(asked.avatar)
        for _ in range(MOST_PLAYERS):
            found = await self._load(tournament)
            if found.of(person):
                return
            if found.stage != "open":
                raise RefusedError(Why.TOURNAMENT_BEGUN)
            if len(found.players) >= MOST_PLAYERS:
                raise RefusedError(Why.TOURNAMENT_FULL, count=MOST_PLAYERS)
            number = max((player.number for player in found.players), default=0) + 1
            wanted = cleaned(asked.name) or f"Player {number}"
            called = distinct(wanted, [player.name for player in found.players])
            with suppress(BehindError):  # somebody else has that number
                await self._store.change(
                    _still(tournament, "open"),
                    Statement(ADD_PLAYER, (tournament, number, person, called, avatar)),
                )
                return
        raise StoreError("others were quicker all the time")

    async def leave(self, tournament: str, person: str) -> None:
        """Let somebody take part no more: they are not paired again."""
        found = await self._load(tournament)
        where = "WHERE tournament = ? AND person = ?"
        query = (
            f"DELETE FROM tournament_players {where}"  # noqa: S608
            if found.stage == "open"
            else f"UPDATE tournament_players SET gone = 1 {where}"  # noqa: S608
        )
        with suppress(BehindError):
            await self._store.change(
                _still(tournament, found.stage), Statement(query, (tournament, person))
            )
        await self.advance(tournament)

    async def start(self, tournament: str, person: str, may_make: Callable[[int], None]) -> None:
        """Begin; only who made it can. To ask twice is as good as once.

        `may_make` is called with the number of games that all rounds have, and may raise.
        """
        found = await self._made_by(tournament, person)
        if found.stage != "open":
            return
        count = len(found.players)
        if count < FEWEST_PLAYERS:
            raise RefusedError(Why.TOURNAMENT_ALONE)
        most = rounds_of_all(count)
        total = most if found.kind == "round_robin" else min(found.total, most)
        may_make(total * (count // 2))
        query = """
            UPDATE tournaments SET stage = 'playing', total = ? WHERE id = ? AND stage = 'open'
        """
        with suppress(BehindError):  # it was asked for twice
            await self._store.change(Statement(query, (total, tournament), 1))
        await self.advance(tournament)

    # Rounds

    async def advance(self, tournament: str) -> None:
        """Make the next round if this one is decided, and all games of this one."""
        found = await self._load(tournament)
        for _ in range(found.total + 1):
            if found.stage != "playing":
                return
            undecided = [
                board
                for board in found.boards
                if board.round == found.round and board.first_points is None
            ]
            if undecided and not await self._make_games(found, undecided):
                return
            if not undecided:
                with suppress(BehindError):  # another server was quicker
                    await self._store.change(*await self._next(found))
            found = await self._load(tournament)

    async def _next(self, found: Stored) -> list[Statement]:
        over = found.round >= found.total
        pairs = [] if over else await asyncio.to_thread(found.pairs)
        where = "WHERE id = ? AND stage = 'playing' AND round = ?"
        if not pairs:
            query = f"UPDATE tournaments SET stage = 'over' {where}"  # noqa: S608
            return [Statement(query, (found.id, found.round), 1)]
        round_ = found.round + 1
        query = f"UPDATE tournaments SET round = ? {where}"  # noqa: S608
        return [
            Statement(query, (round_, found.id, found.round), 1),
            *(
                Statement(ADD_GAME, board_values(found, round_, board, pair))
                for board, pair in enumerate(pairs)
            ),
        ]

    async def _make_games(self, found: Stored, boards: Sequence[Board]) -> bool:
        """Make the games that are not there, and say whether the round is decided without them.

        One that fails stops no other.
        """
        walkovers, errors = 0, []
        for board in boards:
            if board.made or board.second is None:
                continue
            players = [found.player(number) for number in (board.first, board.second)]
            people = [player.who for player in players]
            try:
                if all(people):
                    await self._make_game(found, board, players)
                else:  # somebody has been deleted meanwhile
                    walkovers += 1
                    await self._decide(found, board, [WIN if person else 0 for person in people])
            except StoreError:
                raise
            except Exception as error:  # noqa: BLE001 - it is raised as soon as all were tried
                errors.append(error)
        if errors:
            raise errors[0]
        return walkovers == len(boards)

    async def _make_game(self, found: Stored, board: Board, players: Sequence[Player]) -> None:
        """Make a game, whose id follows from the tournament, and note that."""
        await self._games.create_dealt(
            found.deal_text(board.round),
            [player.seat for player in players],
            [(seat, player.who.hash) for seat, player in enumerate(players) if player.who],
            game_id(found, board.round, board.board),
            clock=found.clock,
            gathers=found.clock is not None and found.clock <= LONGEST_SHORT_CLOCK,
        )
        query = """
            UPDATE tournament_games SET made = 1 WHERE tournament = ? AND round = ? AND board = ?
        """
        await self._store.change(Statement(query, (found.id, board.round, board.board)))

    async def _decide(self, found: Stored, board: Board, points: Sequence[int]) -> None:
        query = """
            UPDATE tournament_games SET first_points = ?, second_points = ?
            WHERE tournament = ? AND round = ? AND board = ? AND first_points IS NULL
        """
        where = (found.id, board.round, board.board)
        await self._store.change(Statement(query, (*points, *where)))

    async def close_round(self, tournament: str, person: str, round_: int) -> None:
        """End a round, if who made it wants: games that are not decided count for nobody."""
        found = await self._made_by(tournament, person)
        if found.round == round_:
            query = """
                UPDATE tournament_games SET first_points = 0, second_points = 0
                WHERE tournament = ? AND round = ? AND first_points IS NULL
            """
            await self._store.change(Statement(query, (tournament, round_)))
            await self.advance(tournament)

    async def settle(self, finished: Finished) -> Sequence[Statement]:
        """The result of a game that is over, if it was one of a tournament that waits for it."""
        table = finished.table
        if not table.created.deal_text.startswith("tournament "):
            return []
        query = """
            UPDATE tournament_games
            SET first_points = ?, second_points = ?, first_score = ?, second_score = ?
            WHERE game = ? AND first_points IS NULL
        """
        return [Statement(query, (*points_of(finished), table.game))]

    # Reading

    async def look(self, tournament: str, person: str) -> wire.Tournament:
        """A tournament as this person sees it."""
        await self.advance(tournament)
        found = await self._load(tournament)
        me = found.of(person)
        number = me.number if me else None
        ordered = standings([player.number for player in found.players], found.results)
        by_number = {player.number: player for player in found.players}
        rounds: list[list[wire.TournamentGame]] = [[] for _ in range(found.round)]
        for board in found.boards:
            rounds[board.round - 1].append(shown(board, number))
        return wire.Tournament(
            id=found.id,
            name=found.name,
            kind=found.kind,
            stage=found.stage,
            clock=found.clock,
            total=found.total,
            me=number,
            maker=found.maker == person,
            players=[placed(one, by_number[one.player]) for one in ordered],
            rounds=rounds,
            seed=found.seed if found.stage == "over" else None,
        )

    async def of_person(self, person: str) -> list[wire.TournamentSummary]:
        """The tournaments that somebody made or takes part in, the newest first."""
        rows = await self._store.rows(_OF_PERSON, person, person, LISTED)
        return [
            wire.TournamentSummary(id_, name, stage, players, round_, total)
            for id_, name, stage, round_, total, players in rows
        ]

    async def _made_by(self, tournament: str, person: str) -> Stored:
        found = await self._load(tournament)
        if found.maker != person:
            raise RefusedError(Why.NOT_YOUR_TOURNAMENT)
        return found

    async def _load(self, tournament: str) -> Stored:
        rows = await self._store.rows(TOURNAMENT, tournament)
        if not rows:
            raise NoSuchGameError(tournament)
        players = await self._store.rows(PLAYERS, tournament)
        games = await self._store.rows(GAMES, tournament)
        stored: list[Any] = [
            *rows[0],
            [Player(*row) for row in players],
            [Board(*row) for row in games],
        ]
        return Stored(*stored)


async def forget(_store: SqlStore, person: str) -> Sequence[Statement]:
    """The changes after which nothing is known of a person: their games count, without a name."""
    return [
        Statement(
            """
            UPDATE tournament_players
            SET person = 'nobody ' || number, name = '', avatar = '', gone = 1
            WHERE person = ?
            """,
            (person,),
        ),
        Statement("UPDATE tournaments SET maker = '' WHERE maker = ?", (person,)),
    ]


async def join(_store: SqlStore, old: str, new: str) -> Sequence[Statement]:
    """The changes by which somebody who comes to another key goes on where they take part."""
    query = """
        UPDATE tournament_players SET person = ? WHERE person = ? AND tournament NOT IN
            (SELECT tournament FROM tournament_players WHERE person = ?)
    """
    return [
        Statement(query, (new, old, new)),
        Statement("UPDATE tournaments SET maker = ? WHERE maker = ?", (new, old)),
    ]


def _still(tournament: str, stage: str) -> Statement:
    """Changes nothing, but only as long as the tournament is that far."""
    query = "UPDATE tournaments SET stage = stage WHERE id = ? AND stage = ?"
    return Statement(query, (tournament, stage), 1)
