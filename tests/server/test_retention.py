"""What becomes of tables that wait for players, and that finished games stay."""

from datetime import UTC, datetime, timedelta

from backend import Backend
from lookers import ANA, OWNER, Looker, in_no_time
from memory_store import MemoryStore
from silvergold.server.live.retention import Retention
from silvergold.server.table.commands import GiveUp, NewGame, NewSeat
from silvergold.server.thinking.thinker import Inline

LISTED = NewGame([ANA, NewSeat(waits_for="anyone")], listed=True)
NOW = timedelta()


class Past:
    """A server on whose store it is `ago` from now."""

    def __init__(self) -> None:
        self.ago = NOW
        self.store = MemoryStore(now=lambda: datetime.now(UTC) - self.ago)
        self.backend = Backend(self.store, Inline(), lobby=True)

    async def made(self, ago: timedelta, wanted: NewGame = LISTED) -> str:
        """A table that was made so long ago, and that nobody has seen since."""
        self.ago = ago
        game = await self.backend.create(OWNER, wanted)
        self.ago = NOW
        return game

    async def lobby(self) -> list[str]:
        return [table.id for table in await self.backend.lobby(b"s" * 32)]


@in_no_time
async def test_tables_that_nobody_sits_at_do_not_push_out_those_where_somebody_waits() -> None:
    past = Past()
    seen = await past.made(timedelta(hours=1))
    Looker(await past.backend.acquire(seen, OWNER))
    for _ in range(60):
        await past.made(timedelta(minutes=6))
    await Retention(past.backend.registry).note_seen()

    assert await past.lobby() == [seen]


@in_no_time
async def test_a_table_stays_in_the_lobby_for_five_minutes_after_it_was_left() -> None:
    past = Past()
    left = await past.made(timedelta(minutes=4))
    await past.made(timedelta(minutes=5, seconds=1))

    assert await past.lobby() == [left]


@in_no_time
async def test_a_table_that_nobody_comes_to_is_removed_after_seven_days() -> None:
    past = Past()
    await past.made(timedelta(days=8))
    waiting = await past.made(timedelta(days=6))
    playing = await past.made(timedelta(days=400), NewGame([ANA, NewSeat("Hugo")]))
    seen = await past.made(timedelta(days=9))
    Looker(await past.backend.acquire(seen, OWNER))
    retention = Retention(past.backend.registry)
    await retention.note_seen()
    await retention.remove_unseen()

    assert {*past.store.shelf.games} == {waiting, playing, seen}


@in_no_time
async def test_a_finished_game_does_not_vanish_from_who_played_it() -> None:
    past = Past()
    game = await past.made(timedelta(days=40), NewGame([ANA, NewSeat("Hugo")]))
    past.ago = timedelta(days=40)
    live = await past.backend.acquire(game, OWNER)
    for seat in (0, 1):
        await live.command(GiveUp(seat), OWNER)
    past.backend.release(live)
    past.ago = NOW
    await Retention(past.backend.registry).remove_unseen()

    assert [one.id for one in await past.backend.summaries(OWNER)] == [game]
    assert (await past.backend.table(game, OWNER)).stage == "over"


@in_no_time
async def test_the_list_of_games_loads_none_of_them() -> None:
    asked: list[str] = []

    async def note(operation: str, _game: str) -> None:
        asked.append(operation)

    past = Past()
    games = [await past.made(NOW, NewGame([ANA, NewSeat("Hugo")])) for _ in range(25)]
    past.store.before = note
    later = Backend(past.store, Inline())

    listed = await later.summaries(OWNER)

    assert asked == ["games_of"]
    assert [one.id for one in listed] == games[:4:-1]
    assert (listed[0].names, listed[0].mine, listed[0].waits) == (["Ana", "Hugo"], [0, 1], True)
    assert later.registry.tables == []
