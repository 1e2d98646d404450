"""What follows from a finished game is stored once, by whichever process comes first."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from silvergold.deals import FairDeal
from silvergold.server.live.keys import Person
from silvergold.server.live.settling import IS_SETTLED, Finished, Settlement
from silvergold.server.stores.base import BehindError
from silvergold.server.stores.sql import Statement
from silvergold.server.table.commands import NewSeat
from silvergold.server.table.creation import Origin, dealt
from stores import ANA, history
from support import run_async

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from silvergold.server.stores.sql import SqlStore

    OpenStore = Callable[[], Awaitable[SqlStore]]


class Counter:
    """Counts how often games were settled, in the store."""

    def __init__(self) -> None:
        self.finished: list[Finished] = []

    async def settle(self, finished: Finished) -> Sequence[Statement]:
        self.finished.append(finished)
        query = "INSERT INTO settled (game, at) VALUES (?, ?)"
        return [Statement(query, (f"counted {finished.table.game}", ""), expected=1)]


async def put_finished_game(store: SqlStore) -> str:
    new, changes = history(1)
    await store.create(new)
    stored = await store.load(new.id)
    assert stored is not None
    heading = stored.heading
    for change in changes:
        heading = await store.append(heading, change)
    assert heading.stage == "over"
    return new.id


def test_two_processes_settle_a_game_once(open_store: OpenStore) -> None:
    async def play() -> None:
        one, other = await open_store(), await open_store()
        counter = Counter()
        settlements = [Settlement(store, [counter]) for store in (one, other)]
        game = await put_finished_game(one)
        await asyncio.gather(*(each.settle(game) for each in (*settlements, *settlements)))
        assert await one.rows(IS_SETTLED, f"counted {game}") == [(1,)]
        assert counter.finished[0].persons[0] == (Person(ANA),)
        await one.close()
        await other.close()

    run_async(play())


def test_a_game_that_was_missed_is_found_and_settled(open_store: OpenStore) -> None:
    async def play() -> None:
        store = await open_store()
        game = await put_finished_game(store)
        settlement = Settlement(store, [Counter()])
        assert await settlement.unsettled() == [game]
        await settlement.settle(game)
        assert await store.rows(IS_SETTLED, f"counted {game}")
        assert await settlement.unsettled() == []
        await store.close()

    run_async(play())


def test_changes_are_made_together_or_not_at_all(open_store: OpenStore) -> None:
    put = "INSERT INTO settled (game, at) VALUES (?, ?)"
    move = Statement("UPDATE settled SET at = ? WHERE game = ?", ("now", "b"), expected=1)

    async def play() -> None:
        store = await open_store()
        await store.change(Statement(put, ("a", "")))
        with pytest.raises(BehindError):
            await store.change(Statement(put, ("b", "")), Statement(put, ("a", "")))
        with pytest.raises(BehindError):
            await store.change(Statement(put, ("c", "")), move)
        found = await store.rows("SELECT game, at FROM settled WHERE at = ? ORDER BY game", "")
        assert found == [("a", "")]
        await store.close()

    run_async(play())


def test_a_deal_from_a_text_is_the_same_in_every_game() -> None:
    seats = [NewSeat(name="Ana"), NewSeat(bot="mate")]
    tables = [dealt(Origin(game, bytes(32)), "a text", seats)[0].after for game in ("a", "b")]
    deals = {table.in_play.state.deal for table in tables}
    assert deals == {FairDeal.from_text("a text", 2).deal}
    assert len({table.seed for table in tables}) == 1
    assert tables[0].record.further["deal_text"] == "a text"
