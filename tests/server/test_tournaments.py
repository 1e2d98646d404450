"""Tournaments over HTTP, on real stores: pairs, the same cards for all, results and the end."""

from __future__ import annotations

import asyncio
import hmac
from functools import partial
from typing import TYPE_CHECKING, Any

import pytest
from msgspec import to_builtins

from asgi import Answer, ask, served
from lookers import whole_action
from silvergold.deals import FairDeal
from silvergold.records import verify
from silvergold.server.live.keys import hashed
from silvergold.server.live.pairing import MOST_PLAYERS, WIN
from silvergold.server.live.tournaments import forget
from silvergold.server.stores.sqlite.store import SqliteStore
from silvergold.server.table.commands import GiveUp
from silvergold.server.table.decide import Decision, act, decide
from support import run_async

if TYPE_CHECKING:
    from pathlib import Path

    from starlette.types import ASGIApp

    from silvergold.server.table.table import Table

DAY = 24 * 3600
ANCHOR = {"emblem": "anchor", "tint": "navy"}
WHALE = {"emblem": "whale", "tint": "teal"}
NAMES = ("Ana", "Hugo", "Zoe", "Li", "Max")


class Friend:
    """Somebody with a browser."""

    def __init__(self, app: ASGIApp, name: str, address: str = "192.0.2.1") -> None:
        self.app = app
        self.name = name
        self.address = address
        self.key = ""

    async def come(self) -> Friend:
        self.key = (await ask(self.app, "/api/keys", b"", address=self.address)).json["key"]
        return self

    async def ask(self, path: str, body: object = None) -> Answer:
        headers = {"authorization": f"Bearer {self.key}"}
        return await ask(self.app, path, body, address=self.address, **headers)

    async def look(self, tournament: str) -> Any:  # noqa: ANN401
        return (await self.ask(f"/api/tournaments/{tournament}")).json


async def friends(app: ASGIApp, count: int) -> list[Friend]:
    return [await Friend(app, name).come() for name in NAMES[:count]]


async def opened(
    maker: Friend, others: list[Friend], kind: str = "round_robin", **further: object
) -> str:
    wanted = {"name": "Spring cup", "kind": kind, "player": maker.name, "clock": DAY, **further}
    answer = await maker.ask("/api/tournaments", wanted)
    assert answer.status == 201
    tournament = str(answer.json["id"])
    for other in others:
        joined = await other.ask(f"/api/tournaments/{tournament}/players", {"name": other.name})
        assert joined.status == 200
    return tournament


async def start(maker: Friend, tournament: str) -> Any:  # noqa: ANN401
    return (await maker.ask(f"/api/tournaments/{tournament}/start", b"")).json


async def play(app: Any, game: str, *, give_up: bool = False) -> Table:  # noqa: ANN401
    """Play a game to its end, as its players could: the first legal moves."""
    async with app.state.registry.visit(game) as live:
        while live.table.stage != "over":
            seat = live.table.in_play.state.acting[0]
            if give_up:
                for leaving in (0, 1):
                    await live.replica.commit(partial(decide, command=GiveUp(leaving)))
                continue
            await live.replica.commit(partial(_act, seat))
        table: Table = live.table
    await app.state.settlement.settle(game)
    return table


def _act(seat: int, table: Table) -> Decision | None:
    return act(table, seat, table.in_play.number(seat), whole_action(table, seat))


def games_of(shown: Any, round_: int) -> list[str | None]:  # noqa: ANN401
    return [game["game"] for game in shown["rounds"][round_ - 1]]


@pytest.mark.parametrize("count", [3, 4])
def test_a_round_robin_is_played_to_its_end_with_the_same_cards_for_all(
    tmp_path: Path, count: int
) -> None:
    async def test() -> None:
        store = SqliteStore(tmp_path / "store.sqlite3")
        async with served(store) as app:
            everybody = await friends(app, count)
            tournament = await opened(everybody[0], everybody[1:])
            shown = await start(everybody[0], tournament)
            assert (shown["stage"], shown["total"]) == ("playing", 3)
            for round_ in (1, 2, 3):
                texts = set()
                games = set()
                for friend in everybody:
                    shown = await friend.look(tournament)
                    assert len(shown["rounds"]) == round_
                    assert shown["seed"] is None
                    games |= {game for game in games_of(shown, round_) if game}
                assert len(games) == count // 2
                for game in games:
                    table = await play(app, game)
                    texts.add(table.created.deal_text)
                    assert table.since  # its clock counts from a stored time
                    verify(table.record)
                assert len(texts) == 1
            shown = await everybody[0].look(tournament)
            assert shown["stage"] == "over"
            told = "deal 3"
            digest = hmac.digest(bytes.fromhex(shown["seed"]), told.encode(), "sha256")
            text = f"tournament {tournament} round 3 {digest.hex()}"
            assert texts == {text}
            assert table.in_play.state.deal == FairDeal.from_text(text, 2).deal
            points = [player["points"] for player in shown["players"]]
            assert sum(points) == 2 * (count // 2 + count % 2) * 3
            assert points == sorted(points, reverse=True)
            scored = [game["scores"] for games in shown["rounds"] for game in games]
            byes = [game for games in shown["rounds"] for game in games if game["second"] is None]
            assert scored.count(None) == len(byes) == 3 * (count % 2)

    run_async(test())


def test_in_a_swiss_nobody_meets_twice_and_who_left_is_not_paired(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(SqliteStore(tmp_path / "store.sqlite3")) as app:
            everybody = await friends(app, 5)
            tournament = await opened(everybody[0], everybody[1:], "swiss", rounds=2)
            await start(everybody[0], tournament)
            await everybody[4].ask(f"/api/tournaments/{tournament}/leave", b"")
            met = []
            for round_ in (1, 2):
                for friend in everybody:
                    shown = await friend.look(tournament)
                    for game in games_of(shown, round_):
                        if game:
                            await play(app, game, give_up=True)
                met += [
                    frozenset((game["first"], game["second"]))
                    for game in shown["rounds"][round_ - 1]
                ]
            shown = await everybody[0].look(tournament)
            assert shown["stage"] == "over"
            assert len({*met}) == len(met) == 5
            last = {number for pair in met[3:] for number in pair}
            assert 5 not in last
            games = [game for games in shown["rounds"] for game in games if game["second"]]
            assert {tuple(game["points"]) for game in games} == {(0, 0)}  # both gave up

    run_async(test())


def test_only_who_made_it_starts_it_and_ends_a_round(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(SqliteStore(tmp_path / "store.sqlite3")) as app:
            ana, hugo, zoe = await friends(app, 3)
            tournament = await opened(ana, [hugo])
            path = f"/api/tournaments/{tournament}"
            assert (await hugo.ask(f"{path}/start", b"")).status == 400
            assert (await hugo.look(tournament))["stage"] == "open"
            await start(ana, tournament)
            assert (await start(ana, tournament))["stage"] == "playing"
            late = await zoe.ask(f"{path}/players", {"name": "Zoe"})
            assert late.json["said"]["key"] == "refusal-tournament-begun"
            assert (await hugo.ask(f"{path}/rounds/1/close", b"")).status == 400
            shown = (await ana.ask(f"{path}/rounds/1/close", b"")).json
            assert shown["stage"] == "over"
            assert shown["rounds"][0][0]["points"] == [0, 0]
            assert (await zoe.ask("/api/tournaments/nothing")).status == 404

    run_async(test())


def test_a_result_that_comes_after_the_round_was_ended_changes_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(SqliteStore(tmp_path / "store.sqlite3")) as app:
            ana, hugo = await friends(app, 2)
            tournament = await opened(ana, [hugo])
            shown = await start(ana, tournament)
            await ana.ask(f"/api/tournaments/{tournament}/rounds/1/close", b"")
            await play(app, games_of(shown, 1)[0] or "")
            assert (await ana.look(tournament))["rounds"][0][0]["points"] == [0, 0]

    run_async(test())


def test_names_are_made_harmless_and_distinct_and_there_is_a_limit(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(SqliteStore(tmp_path / "store.sqlite3")) as app:
            [ana] = await friends(app, 1)
            assert (await ana.ask("/api/tournaments", {"name": " ", "kind": "swiss"})).status == 400
            tournament = await opened(ana, [])
            path = f"/api/tournaments/{tournament}/players"
            for _ in range(MOST_PLAYERS - 1):
                other = await Friend(app, "Ana").come()
                assert (await other.ask(path, {"name": "\u202eAna\u0000"})).status == 200
                assert (await other.ask(path, {"name": "again"})).status == 200
            shown = await ana.look(tournament)
            names = [player["name"] for player in shown["players"]]
            assert len({*names}) == MOST_PLAYERS
            assert names[:2] == ["Ana", "Ana 2"]
            more = await Friend(app, "Ana").come()
            assert (await more.ask(path, {"name": "x"})).json["said"]["key"] == (
                "refusal-tournament-full"
            )
            listed = (await ana.ask("/api/tournaments")).json
            assert [(one["id"], one["players"]) for one in listed] == [(tournament, MOST_PLAYERS)]

    run_async(test())


def test_two_servers_make_every_round_once(tmp_path: Path) -> None:
    async def test() -> None:
        first, second = (SqliteStore(tmp_path / "store.sqlite3") for _ in range(2))
        async with served(first) as one, served(second) as other:
            ana, hugo, zoe, li = await friends(one, 4)
            elsewhere = [Friend(other, friend.name) for friend in (ana, hugo, zoe, li)]
            for friend, there in zip((ana, hugo, zoe, li), elsewhere, strict=True):
                there.key = friend.key
            tournament = await opened(ana, [])
            path = f"/api/tournaments/{tournament}"
            await asyncio.gather(
                *(
                    friend.ask(f"{path}/players", {"name": friend.name})
                    for friend in (hugo, elsewhere[1], zoe, elsewhere[2], elsewhere[3])
                )
            )
            await asyncio.gather(start(ana, tournament), start(elsewhere[0], tournament))
            for round_ in (1, 2, 3):
                shown = [await friend.look(tournament) for friend in (ana, hugo, zoe, li)]
                games = {game for look in shown for game in games_of(look, round_) if game}
                assert len(games) == 2
                for game in games:
                    await play(one, game)
                await asyncio.gather(
                    *(friend.look(tournament) for friend in (ana, *elsewhere, hugo))
                )
            rows = await first.rows("SELECT round, count(*) FROM tournament_games GROUP BY round")
            assert rows == [(1, 2), (2, 2), (3, 2)]
            assert (await elsewhere[0].look(tournament)) == (await ana.look(tournament))

    run_async(test())


def test_a_game_that_was_not_made_when_a_server_ended_is_made_later(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(SqliteStore(tmp_path / "store.sqlite3")) as app:
            ana, hugo = await friends(app, 2)
            tournament = await opened(ana, [hugo])
            games = app.state.games  # type: ignore[attr-defined]
            real = games.create_dealt

            async def ends(*_: object, **__: object) -> str:
                raise RuntimeError("the server ends here")

            games.create_dealt = ends
            with pytest.raises(RuntimeError):
                await start(ana, tournament)
            games.create_dealt = real
            shown = await hugo.look(tournament)
            assert games_of(shown, 1)[0]
            assert [one["id"] for one in (await hugo.ask("/api/games")).json] == games_of(shown, 1)

    run_async(test())


def test_a_live_game_begins_when_both_are_there(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(SqliteStore(tmp_path / "store.sqlite3")) as app:
            ana, hugo = await friends(app, 2)
            tournament = await opened(ana, [hugo], clock=60)
            shown = await start(ana, tournament)
            game = games_of(shown, 1)[0]
            async with app.state.registry.visit(game) as live:  # type: ignore[attr-defined]
                assert live.table.created.gathers
                assert live.table.stage == "waiting"

    run_async(test())


def test_everybody_sits_there_as_they_are_drawn(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(SqliteStore(tmp_path / "store.sqlite3")) as app:
            ana, hugo, zoe = await friends(app, 3)
            tournament = await opened(ana, [], kind="round_robin", avatar=ANCHOR)
            for other, avatar in ((hugo, WHALE), (zoe, None)):
                joining = {"name": other.name, "avatar": avatar}
                await other.ask(f"/api/tournaments/{tournament}/players", joining)
            await start(ana, tournament)

            drawn: dict[str, object] = {}
            for friend in (ana, hugo, zoe):
                for games in (await friend.look(tournament))["rounds"]:
                    for game in filter(None, (one["game"] for one in games)):
                        async with app.state.registry.visit(game) as live:  # type: ignore[attr-defined]
                            table = live.table
                        drawn |= dict(zip(table.names, to_builtins(table.avatars), strict=True))

            known = {"Ana": ANCHOR, "Hugo": WHALE, "Zoe": None}
            assert drawn
            assert drawn == {name: known[name] for name in drawn}

    run_async(test())


def test_who_is_forgotten_leaves_a_place_without_a_name(tmp_path: Path) -> None:
    async def test() -> None:
        store = SqliteStore(tmp_path / "store.sqlite3")
        async with served(store) as app:
            ana, hugo = await friends(app, 2)
            tournament = await opened(ana, [hugo])
            await store.change(*await forget(store, hashed(hugo.key).hex()))
            shown = await ana.look(tournament)
            assert [player["name"] for player in shown["players"]] == ["Ana", ""]
            assert (await hugo.look(tournament))["me"] is None
            assert (await hugo.ask("/api/tournaments")).json == []

    run_async(test())


async def fail(*_: Any, **__: Any) -> str:  # noqa: ANN401
    raise OverflowError("a bad row")


def test_who_deletes_everything_between_two_rounds_loses_and_nobody_else_notices(
    tmp_path: Path,
) -> None:
    async def test() -> None:
        store = SqliteStore(tmp_path / "store.sqlite3")
        async with served(store) as app:
            ana, hugo, zoe, li, max_ = await friends(app, 5)
            one, other = await opened(ana, [hugo, zoe]), await opened(li, [max_])
            games = app.state.games  # type: ignore[attr-defined]
            real, games.create_dealt = games.create_dealt, fail
            for maker, tournament in ((ana, one), (li, other)):
                with pytest.raises(OverflowError):  # the round is there, its games are not
                    await start(maker, tournament)
            games.create_dealt = real
            await store.change(*await forget(store, hashed(hugo.key).hex()))

            tournaments = app.state.tournaments  # type: ignore[attr-defined]
            assert {*await tournaments.unfinished()} == {one, other}
            await tournaments.advance(one)
            await tournaments.advance(other)
            shown = await zoe.look(one)
            walkovers = [
                game for game in shown["rounds"][0] if 2 in (game["first"], game["second"])
            ]
            assert [sorted(game["points"]) for game in walkovers] == [[0, WIN]] * len(walkovers)
            assert await tournaments.unfinished() == []
            assert games_of(await li.look(other), 1)[0]

    run_async(test())


def test_only_tournaments_with_something_to_make_are_looked_at(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(SqliteStore(tmp_path / "store.sqlite3")) as app:
            ana, hugo = await friends(app, 2)
            tournament = await opened(ana, [hugo], "swiss", rounds=2)
            tournaments = app.state.tournaments  # type: ignore[attr-defined]
            assert await tournaments.unfinished() == []
            shown = await start(ana, tournament)
            assert await tournaments.unfinished() == []
            await play(app, games_of(shown, 1)[0] or "")
            assert await tournaments.unfinished() == [tournament]
            await tournaments.advance(tournament)
            assert await tournaments.unfinished() == []

    run_async(test())


def test_a_game_that_cannot_be_made_stops_no_other_of_its_round(tmp_path: Path) -> None:
    async def test() -> None:
        store = SqliteStore(tmp_path / "store.sqlite3")
        async with served(store) as app:
            everybody = await friends(app, 4)
            tournament = await opened(everybody[0], everybody[1:])
            games = app.state.games  # type: ignore[attr-defined]
            real, asked = games.create_dealt, 0

            async def fails_at_first(*args: Any, **options: Any) -> str:  # noqa: ANN401
                nonlocal asked
                asked += 1
                if asked == 1:
                    raise OverflowError("a bad row")
                made: str = await real(*args, **options)
                return made

            games.create_dealt = fails_at_first
            with pytest.raises(OverflowError):
                await start(everybody[0], tournament)
            games.create_dealt = real
            query = "SELECT made FROM tournament_games ORDER BY board"
            assert await store.rows(query) == [(0,), (1,)]
            await app.state.tournaments.advance(tournament)  # type: ignore[attr-defined]
            assert await store.rows(query) == [(1,), (1,)]

    run_async(test())


def test_all_games_of_a_tournament_are_charged_when_it_starts(tmp_path: Path) -> None:
    async def test() -> None:
        store = SqliteStore(tmp_path / "store.sqlite3")
        async with served(store) as app:
            ana, *others = [
                await Friend(app, f"Player {number}", f"198.51.100.{number}").come()
                for number in range(MOST_PLAYERS)
            ]
            one, other = await opened(ana, others), await opened(ana, others)
            assert (await ana.ask(f"/api/tournaments/{one}/start", b"")).status == 200
            assert (await ana.ask(f"/api/tournaments/{other}/start", b"")).status == 429
            assert (await ana.look(other))["stage"] == "open"
            for round_ in range(1, 16):
                closing = f"/api/tournaments/{one}/rounds/{round_}/close"
                assert (await ana.ask(closing, b"")).status == 200
            [[games]] = await store.rows("SELECT COUNT(*) FROM games")
            assert games == 15 * 8

    run_async(test())
