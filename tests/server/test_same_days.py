"""Every server and every device deal the same cards on a day, and their bots answer alike."""

from __future__ import annotations

import json
from datetime import UTC, date, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from browser.shelf import MemoryShelf
from contests import Clock, Contest, Quick
from memory_store import MemoryStore
from silvergold.browser.host import Host
from silvergold.browser.store import BrowserStore
from silvergold.core.view import view
from silvergold.deals.daily import DailyDeal
from silvergold.server.live.transfer import games_in
from silvergold.server.stores.integrity import stored
from silvergold.server.stores.rebuild import rebuilt
from silvergold.server.stores.sqlite.store import FILE_NAME, SqliteStore
from silvergold.server.table.commands import Done
from silvergold.server.thinking.thinker import Inline
from stores import ANA, HUGO
from support import run_async

if TYPE_CHECKING:
    from silvergold.server.table.table import Table

DAYS = json.loads((Path(__file__).parents[1] / "golden" / "days.json").read_text("utf-8"))


def dealt(table: Table) -> bytes:
    """All that is settled of a game before anybody has acted, byte for byte."""
    deal = table.in_play.state.deal
    told = {
        "text": table.created.deal_text,
        "bots": table.bots[1:],
        "start": deal.start,
        "treasures": " ".join(card.id for card in deal.treasures),
        "stack": " ".join(card.id for card in deal.reshuffled),
        "expeditions": [" ".join(card.name for card in pile) for pile in deal.expeditions],
    }
    return json.dumps(told).encode()


async def on_server(host: Contest, day: str, key: bytes) -> Table:
    host.clock.now = DailyDeal(date.fromisoformat(day)).begins
    game = await host.begin(key, day)
    async with host.games.visit(game, key) as live:
        return live.table


async def on_device(host: Host, day: str) -> Table:
    _, made = await host.answer("POST", f"/api/daily/{day}", '{"name": "Ana"}')
    game = json.loads(made)["id"]
    _, text = await host.answer("GET", f"/api/games/{game}/export", "")
    [raw] = games_in(text)
    return rebuilt(stored(raw))


def test_two_servers_and_a_device_deal_the_same_byte_for_byte(tmp_path: Path) -> None:
    async def play() -> None:
        one = Contest(MemoryStore(), Clock())
        other = Contest(SqliteStore(tmp_path / FILE_NAME), Clock())
        late = datetime(2100, 1, 1, tzinfo=UTC)
        device = Host(BrowserStore(MemoryShelf()), Quick(), "1", now=lambda: late)
        for day, true in DAYS.items():
            tables = [
                await on_server(one, day, ANA),
                await on_server(other, day, HUGO),
                await on_device(device, day),
            ]
            assert {dealt(table) for table in tables} == {json.dumps(true).encode()}
            assert len({table.lots(1, 5) for table in tables}) == 1
            assert len({table.game for table in tables}) == 3
        await one.close()
        await other.close()

    assert len(DAYS) >= 10
    run_async(play())


@pytest.mark.parametrize("day", ["2026-11-17", "2026-10-25"])
def test_the_same_moves_meet_the_same_answers(day: str) -> None:
    async def answers(key: bytes) -> list[str]:
        """What the bots do, by themselves, after the person has kept two treasures."""
        host = Contest(MemoryStore(), Clock())
        table = await on_server(host, day, key)
        async with host.games.visit(table.game, key) as live:
            hand = table.in_play.state.deal.hand(0)
            moves = [f"keep {' '.join(card.id for card in hand[:2])}"]
            await live.command(Done(0, 0, moves), key)
            table = live.table
        kept = []
        for seat, bot in enumerate(table.bots):
            if bot:
                seen = view(table.in_play.state, seat)
                thought = await Inline().think(bot, seen, table.lots(seat, 1))
                kept.append(f"{bot} {thought.moves}")
        await host.close()
        return kept

    assert run_async(answers(ANA)) == run_async(answers(HUGO))
