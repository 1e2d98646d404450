"""A table of the tutorial: a real game with a scripted deal, for one person and nobody else."""

import json

import pytest

from backend import Backend
from lookers import OWNER, Looker, in_no_time
from memory_store import MemoryStore, Shelf
from silvergold.core.state import Phase
from silvergold.deals import KEY, TUTORIALS
from silvergold.records import read, verify, write
from silvergold.server.table.commands import (
    Done,
    GiveUp,
    HandOver,
    Join,
    Look,
    NewGame,
    NewSeat,
    NewTutorial,
)
from silvergold.server.table.refusals import NoSuchGameError, RefusedError
from silvergold.server.thinking.thinker import Inline
from support import Browser

STRANGER = b"s" * 32


def host_on(shelf: Shelf) -> Backend:
    return Backend(MemoryStore(shelf), Inline(), lobby=True)


async def learner(host: Backend) -> Looker:
    game = await host.tutorial(OWNER, NewTutorial("Ana", "Deckhand"))
    return Looker(await host.acquire(game, OWNER))


@in_no_time
async def test_it_begins_at_once_with_the_deal_that_all_know() -> None:
    looker = await learner(host_on(Shelf()))

    view = looker.view
    assert view.tutorial
    assert view.mine == [0]
    assert view.hand == [card.id for card in TUTORIALS[-1].hand(0)]
    assert [(player.name, player.bot) for player in view.table.players] == [
        ("Ana", None),
        ("Deckhand", "deckhand"),
    ]
    await looker.live.finish()


@in_no_time
async def test_it_claims_no_fair_deal_and_has_no_links() -> None:
    looker = await learner(host_on(Shelf()))

    assert (looker.view.commitment, looker.view.watching) == ("", None)
    await looker.say(GiveUp(0))
    assert looker.live.table.stage == "over"
    record = read(write(looker.live.table.record))
    verify(record)
    assert KEY not in record.further
    await looker.live.finish()


@in_no_time
async def test_nobody_else_comes_to_it() -> None:
    host = host_on(Shelf())
    looker = await learner(host)
    game, secrets = looker.view.game, looker.live.secrets

    assert await host.lobby(STRANGER) == []
    with pytest.raises(NoSuchGameError):
        await host.acquire(game, STRANGER)
    with pytest.raises(NoSuchGameError):
        await host.look(game, STRANGER, Look())
    with pytest.raises(RefusedError, match="begun"):
        await host.join(game, STRANGER, Join("Eve", secrets.invitation))
    told = json.dumps([str(message) for message in looker.heard])
    assert secrets.invitation not in told
    assert secrets.watching not in told
    await looker.live.finish()


@in_no_time
async def test_its_rematch_is_refused() -> None:
    host = host_on(Shelf())
    looker = await learner(host)
    await looker.say(GiveUp(0))

    with pytest.raises(RefusedError, match="tutorial"):
        await host.rematch(looker.view.game, OWNER, None)
    await looker.live.finish()


@in_no_time
async def test_it_is_restored_where_it_was_and_told_apart_in_the_list() -> None:
    shelf = Shelf()
    before = await learner(host_on(shelf))
    await before.say(Done(0, 0, ["keep G4 S3"]))
    await before.live.finish()
    later = host_on(shelf)
    other = await later.create(OWNER, NewGame([NewSeat("Ana"), NewSeat("Hugo")]))

    again = Looker(await later.acquire(before.view.game, OWNER))

    assert again.view.table == before.view.table
    assert again.view.table.expedition == "O4"
    told = {summary.id: summary.tutorial for summary in await later.summaries(OWNER)}
    assert told == {before.view.game: True, other: False}
    await again.live.finish()


@in_no_time
async def test_it_is_a_real_game_to_its_end() -> None:
    looker = await learner(host_on(Shelf()))

    await looker.say(HandOver(0, 0))
    await looker.live.finish()

    assert looker.live.table.stage == "over"
    assert verify(looker.live.table.record).phase is Phase.OVER


def test_it_is_asked_for_over_http_and_read_strictly(browser: Browser) -> None:
    status, made = browser.ask("/api/tutorials", {"name": "Ana\u202e", "bot_name": "Ana"})
    assert status == 201
    _, [summary] = browser.ask("/api/games")
    assert (summary["id"], summary["names"]) == (made["id"], ["Ana", "Ana 2"])

    status, answer = browser.ask("/api/tutorials", {"name": "Ana", "seats": []})
    assert status == 400
    assert "unknown field `seats`" in answer["why"]
