"""Answers what the page asks, as a server does: the same requests, sockets and messages."""

from __future__ import annotations

import re
import secrets
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec
from msgspec.structs import replace

from silvergold.bots import LEVELS
from silvergold.browser.daily import DeviceDays
from silvergold.browser.logbook import DeviceLogBook
from silvergold.records import RecordError, read, verify, write
from silvergold.server.live.connections import CANNOT_OPEN, DAMAGED, NO_SEAT, Connection
from silvergold.server.live.games import Games
from silvergold.server.live.keys import hashed
from silvergold.server.live.registry import TableRegistry
from silvergold.server.live.transfer import PREFIX, exported, games_in
from silvergold.server.stores.base import DamagedGameError, StoreError
from silvergold.server.table import commands
from silvergold.server.table.commands import ClientMessage
from silvergold.server.table.refusals import NoSuchGameError, RefusedError, Why
from silvergold.server.wire import responses
from silvergold.server.wire.positions import position_at
from silvergold.server.wire.refusals import problem, refused
from silvergold.server.wire.replays import replay_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from silvergold.browser.store import BrowserStore
    from silvergold.records import Record
    from silvergold.server.live.live_table import LiveTable
    from silvergold.server.table.table import Table
    from silvergold.server.thinking.thinker import JudgingThinker

T = TypeVar("T", bound=msgspec.Struct)

THIS_DEVICE: Final = hashed("this device")
"""The key that holds every seat."""

_DAILY: Final = re.compile(r"\w+ /api/daily(?:/([\d-]+)(?:/(captain|games/[\w-]+/replay))?)?")
_AT_A_GAME: Final = re.compile(r"(\w+) /api/games/([\w-]+)/([\w-]+)")
_REVIEW: Final = re.compile(r"GET /api/games/([\w-]+)/review|POST /api/review")
_message: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)


class Host:
    """The games of this device."""

    def __init__(
        self,
        store: BrowserStore,
        thinker: JudgingThinker,
        version: str,
        token: Callable[[int], bytes] = secrets.token_bytes,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        self._store = store
        self._version = version
        self._thinker = thinker
        self._registry = TableRegistry(store, thinker, token)
        self._games = Games(self._registry, prefix=PREFIX, links=False, token=token)
        self._days = DeviceDays(store, self._games, thinker, THIS_DEVICE, now)
        self._logbook = DeviceLogBook(store, THIS_DEVICE)

    async def answer(
        self, method: str, path: str, body: str, tell: Callable[[str], object] = lambda _: True
    ) -> tuple[int, str]:
        """The status and the body of what is asked, as over HTTP.

        `tell` hears each line of what comes in several, but for the last, which is the body; it
        may say False if nobody waits for more.
        """
        status = 200
        try:
            if found := _REVIEW.fullmatch(f"{method} {path}"):
                value = await self._review(found[1], body, tell)
            elif found := _DAILY.fullmatch(f"{method} {path}"):
                value = await self._answer_about_day(method, found[1], found[2], body)
            elif path.startswith("/api/logbook"):
                value = await self._logbook.answer(f"{method} {path}")
            else:
                value = await self._answer(f"{method} {path}", body)
        except (RefusedError, RecordError) as error:
            status, value = 400, problem(error)
        except NoSuchGameError:
            status, value = 404, problem(RefusedError(Why.NO_GAME))
        except DamagedGameError as error:
            status, value = 409, problem(error)
        except StoreError as error:
            status, value = 503, problem(error)
        return status, value if isinstance(value, str) else msgspec.json.encode(value).decode()

    async def _answer(self, asked: str, body: str) -> object:
        match asked:
            case "GET /api/about":
                return responses.About(self._version, lobby=False, on_device=True)
            case "GET /api/bots":
                return [responses.BotName(name) for name in LEVELS]
            case "GET /api/games":
                return await self._games.summaries(THIS_DEVICE)
            case "POST /api/games":
                return await self._new_game(_read(body, commands.NewGame))
            case "POST /api/tutorials":
                wanted = _read(body, commands.NewTutorial)
                return responses.GameId(await self._games.tutorial(THIS_DEVICE, wanted))
            case "POST /api/replay":
                record = read(body)
                verify(record)
                return replay_of(record)
            case "POST /api/play-on":
                given = _read(body, commands.PlayOnRecord)
                record = read(given.record)
                verify(record)
                return await self._played_on(record, given)
            case "GET /api/export":
                return await self._exported(await self._store.all_games())
            case "POST /api/import":
                return await self._imported(body)
            case _:
                return await self._answer_at(asked, body)

    async def _new_game(self, wanted: commands.NewGame) -> responses.GameId:
        if any(seat.waits_for for seat in wanted.seats):
            raise RefusedError(Why.NEEDS_SERVER)
        return responses.GameId(await self._games.create(THIS_DEVICE, wanted))

    async def _played_on(
        self, record: Record, wanted: commands.PlayOn | commands.PlayOnRecord
    ) -> responses.GameId:
        made = await self._games.play_on(THIS_DEVICE, record, wanted.step, wanted.seats)
        return responses.GameId(made)

    async def _answer_about_day(
        self, method: str, day: str | None, what: str | None, body: str
    ) -> object:
        match method, day, what:
            case "GET", None, None:
                return await self._days.today()
            case "POST", str(), None:
                wanted = _read(body, commands.NewDaily)
                return responses.GameId(await self._days.begin(day, wanted))
            case "GET", str(), None:
                return await self._days.day(day)
            case "GET", str(), "captain":
                return await self._days.captain(day)
            case "GET", str(), str(path):
                return await self._days.replay(day, path.split("/")[1])
            case _:
                raise RefusedError(Why.NOTHING_HERE)

    async def _answer_at(self, asked: str, body: str) -> object:
        found = _AT_A_GAME.fullmatch(asked)
        if not found:
            raise RefusedError(Why.NOTHING_HERE)
        method, game, what = found.groups()
        match f"{method} {what}":
            case "POST rematch":
                commitment = _read(body, commands.Again).commitment
                return responses.GameId(await self._games.rematch(game, THIS_DEVICE, commitment))
            case "POST play-on":
                wanted = _read(body, commands.PlayOn)
                return await self._played_on((await self._finished(game)).record, wanted)
            case "POST hint":
                seat = _read(body, commands.AskHint).seat
                await self._days.check_hint(game)
                view = await self._games.view_for_hint(game, THIS_DEVICE, seat)
                return (await self._thinker.hint(view)).decode()
            case "GET export":
                return await self._exported([game])
            case "POST remove":
                await self._store.remove(game)
                return {}
            case "POST position":
                step = _read(body, commands.AskPosition).step
                return position_at((await self._finished(game)).record, step)
            case "GET record":
                return write((await self._finished(game)).record)
            case "GET replay":
                table = await self._finished(game)
                return replay_of(table.record, table.avatars)
            case _:
                raise RefusedError(Why.NEEDS_SERVER)

    async def _review(self, game: str | None, body: str, tell: Callable[[str], object]) -> object:
        if game:
            record = (await self._finished(game)).record
        else:
            record = read(body)
            verify(record)
        if not record.result:
            raise RefusedError(Why.UNFINISHED)
        line = b""
        async for line in self._thinker.review(write(record)):
            if tell(line.decode()) is False:
                break
        return line.decode()

    async def _exported(self, games: list[str]) -> str:
        found = [await self._store.raw(game) for game in games]
        return exported([game for game in found if game])

    async def _imported(self, text: str) -> responses.Imported:
        """Keep the games of an export that are not here yet; if one of them is bad, none."""
        games, added = games_in(text), 0
        for game in games:
            seats = sorted({seat for seat, _ in game.holders if seat >= 0})
            holders = [(seat, THIS_DEVICE) for seat in seats]
            added += await self._store.add(replace(game, holders=holders))
        return responses.Imported(added, len(games) - added)

    async def _finished(self, game: str) -> Table:
        table, _ = await self._games.finished_of(game, THIS_DEVICE)
        return table

    async def connect(
        self, game: str, write: Callable[[str], None], close: Callable[[int, str], None]
    ) -> Socket | None:
        """A socket to a table; None if it cannot be, as `close` is told."""
        try:
            live = await self._registry.acquire(game, THIS_DEVICE)
        except NoSuchGameError:
            close(NO_SEAT, "there is no such game here")
        except DamagedGameError:
            close(DAMAGED, "this game is damaged")
        except StoreError:
            close(CANNOT_OPEN, "the game cannot be opened now")
        else:
            return Socket(self._registry, live, write, close)
        return None


class Socket:
    """A page that is connected to a table."""

    def __init__(
        self,
        registry: TableRegistry,
        live: LiveTable,
        write: Callable[[str], None],
        close: Callable[[int, str], None],
    ) -> None:
        self._registry = registry
        self._live = live
        self._connection = Connection(THIS_DEVICE, lambda data: write(data.decode()), close)
        live.connect(self._connection)

    async def receive(self, text: str) -> None:
        """Let the table act on a message."""
        try:
            message = _message.decode(text)
        except (msgspec.DecodeError, RecursionError) as error:
            unreadable = RefusedError(Why.UNREADABLE, f"that is not a message: {error}")
            self._connection.write(msgspec.json.encode(refused(unreadable)))
            return
        await self._live.receive(self._connection, message)

    def close(self) -> None:
        """Leave the table."""
        self._live.disconnect(self._connection)
        self._registry.release(self._live)


def _read(body: str, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.DecodeError as error:
        raise RefusedError(Why.UNREADABLE, f"that cannot be understood: {error}") from None
