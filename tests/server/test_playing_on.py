"""A game that goes on from a position of another one: the same cards, and everything else anew."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from backend import Backend
from browser.player import Player, asked, host_on
from browser.shelf import MemoryShelf
from lookers import OWNER, Looker, in_no_time
from memory_store import MemoryStore, Shelf
from silvergold.core.notation import write as written
from silvergold.core.state import Phase
from silvergold.deals import KEY
from silvergold.records import Record, position, read, replay, verify, write
from silvergold.server.table.commands import Done, GiveUp, HandOver, NewGame, NewSeat
from silvergold.server.table.refusals import NoSuchGameError, RefusedError
from silvergold.server.thinking.thinker import Inline
from silvergold.server.wire.responses import GameSummary
from support import Browser, run_async

GOLDEN = Path(__file__).parents[1] / "golden" / "games.jsonl"
FIRST = next(
    record for record in map(read, GOLDEN.read_text().splitlines()) if len(record.players) == 2
)
STATES = [*replay(FIRST)]
BOT = NewSeat("Chance", "random")
ME_FIRST, ME_SECOND = [NewSeat("Ana"), BOT], [BOT, NewSeat("Ana")]
STRANGER = b"s" * 32


def backend(shelf: Shelf | None = None) -> Backend:
    return Backend(MemoryStore(shelf), Inline())


def step_of(phase: Phase, turn: int, seat: int) -> int:
    """The step of this seat's decision in the first game."""
    return next(
        at
        for at, (state, (mover, _)) in enumerate(zip(STATES, FIRST.moves, strict=False))
        if (state.phase, state.turn, mover) == (phase, turn, seat)
    )


async def looking(host: Backend, step: int, seats: list[NewSeat]) -> Looker:
    game = await host.play_on(OWNER, FIRST, step, seats)
    return Looker(await host.acquire(game, OWNER))


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("turn", [0, 5, 27])
@in_no_time
async def test_it_begins_where_the_decision_was_made_with_the_same_cards(
    seat: int, turn: int
) -> None:
    step = step_of(Phase.MARK, turn, seat)
    looker = await looking(backend(), step, [ME_FIRST, ME_SECOND][seat])

    state, before = looker.live.table.in_play.state, STATES[step]
    assert (state.turn, state.acting) == (turn, (seat,))
    assert state.players[seat] == before.players[seat]
    assert state.expeditions == before.expeditions
    assert state.deal == before.deal
    told = looker.view.played_on
    assert told
    assert (told.turn, told.scores) == (turn, [score.total for score in FIRST.result.scores])  # type: ignore[union-attr]
    await looker.live.finish()


@in_no_time
async def test_what_the_others_decided_at_the_same_time_stands_and_is_not_shown() -> None:
    step = step_of(Phase.MARK, 5, 0)
    _, other = FIRST.moves[step_of(Phase.MARK, 5, 1)]
    looker = await looking(backend(), step, ME_FIRST)

    made = looker.live.table.in_play.moves
    assert (1, other) in made
    assert looker.view.table.players[1].slots[0].free == STATES[step].shown[1].free[0]
    assert written(other) not in str(looker.heard)
    assert not looker.view.news
    await looker.live.finish()


@in_no_time
async def test_whoever_has_to_take_a_treasure_takes_another_one() -> None:
    step = next(at for at, state in enumerate(STATES) if state.phase is Phase.TAKE)
    [seat] = STATES[step].acting
    looker = await looking(backend(), step, [ME_FIRST, ME_SECOND][seat])

    state = looker.live.table.in_play.state
    assert (state.phase, state.acting) == (Phase.TAKE, (seat,))
    assert state.display == STATES[step].display
    assert [*looker.live.table.record.moves] == [*FIRST.moves[:step]]
    await looker.live.finish()


@pytest.mark.parametrize("step", [0, 1, 40, len(FIRST.moves) - 1])
@in_no_time
async def test_it_is_a_game_to_its_end_and_its_record_is_valid(step: int) -> None:
    looker = await looking(backend(), step, ME_FIRST)

    await looker.say(HandOver(0, 0))
    await looker.live.finish()

    table = looker.live.table
    assert table.stage == "over"
    record = read(write(table.record))
    assert verify(record).phase is Phase.OVER
    assert record.deal.expeditions == FIRST.deal.expeditions
    assert KEY not in record.further
    told = record.further["played_on"]
    assert isinstance(told, dict)
    assert told["scores"] == [score.total for score in FIRST.result.scores]  # type: ignore[union-attr]


@in_no_time
async def test_it_claims_no_fair_deal_and_is_told_apart_in_the_list() -> None:
    host = backend()
    looker = await looking(host, 10, ME_FIRST)
    other = await host.create(OWNER, NewGame([NewSeat("Ana"), NewSeat("Hugo")]))

    assert looker.view.commitment == ""
    told = {summary.id: summary.played_on for summary in await host.summaries(OWNER)}
    assert told == {looker.view.game: True, other: False}
    await looker.live.finish()


@in_no_time
async def test_it_is_restored_where_it_was() -> None:
    shelf = Shelf()
    before = await looking(backend(shelf), 40, ME_FIRST)
    [move, *_] = before.view.legal
    await before.say(Done(0, before.view.number, [move.move]))
    await before.live.finish()

    again = Looker(await backend(shelf).acquire(before.view.game, OWNER))

    assert again.view.table == before.view.table
    assert again.view.played_on == before.view.played_on
    await again.live.finish()


@in_no_time
async def test_a_rematch_begins_at_the_position_again() -> None:
    host = backend()
    looker = await looking(host, 40, ME_FIRST)
    table = looker.view.table
    await looker.say(GiveUp(0))

    following = await host.rematch(looker.view.game, OWNER, "0" * 64)

    again = Looker(await host.acquire(following, OWNER))
    assert again.view.table == table
    assert again.view.played_on == looker.view.played_on
    for one in (looker, again):
        await one.live.finish()


def _unfinished() -> Record:
    return replace(FIRST, moves=FIRST.moves[:20], result=None)


@pytest.mark.parametrize(
    ("record", "step", "seats", "why"),
    [
        (_unfinished(), 3, ME_FIRST, "played to the end"),
        (FIRST, len(FIRST.moves), ME_FIRST, "over at that position"),
        (FIRST, 999, ME_FIRST, "over at that position"),
        (FIRST, 3, [BOT, BOT], "somebody has to play"),
        (FIRST, 3, [*ME_FIRST, BOT], "2 players"),
        (FIRST, 3, [NewSeat("Ana"), NewSeat(waits_for="friend")], "2 players"),
        (FIRST, 3, [NewSeat("Ana"), NewSeat("Bo", "admiral")], "no bot"),
    ],
)
@in_no_time
async def test_what_cannot_be_is_refused(
    record: Record, step: int, seats: list[NewSeat], why: str
) -> None:
    with pytest.raises(RefusedError, match=why):
        await backend().play_on(OWNER, record, step, seats)


def test_over_http_only_whoever_may_replay_a_game_plays_it_on(browser: Browser) -> None:
    seats = [{"name": "Ana"}, {"name": "Hugo"}]
    _, made = browser.ask("/api/games", {"seats": seats})
    wanted = {"step": 0, "seats": [{"name": "Ana"}, {"bot": "random"}]}
    path = f"/api/games/{made['id']}/play-on"

    status, answer = browser.ask(path, wanted)
    assert (status, answer["said"]["key"]) == (400, "refusal-not-over")
    status, _ = Browser(browser.address).ask(path, wanted)
    assert status == 404
    status, _ = browser.ask("/api/games/unknown/play-on", wanted)
    assert status == 404
    status, _ = browser.ask(path, wanted | {"key": "x" * 32})
    assert status == 404


def test_over_http_a_record_is_played_on_if_it_is_valid(browser: Browser) -> None:
    wanted = {"record": write(FIRST), "step": 40, "seats": [{"name": "Ana"}, {"bot": "random"}]}

    status, made = browser.ask("/api/play-on", wanted)
    assert status == 201
    _, [summary, *_] = browser.ask("/api/games")
    assert (summary["id"], summary["turn"]) == (made["id"], position(FIRST, 40).turn)

    status, answer = browser.ask("/api/play-on", wanted | {"record": "{}"})
    assert (status, answer["said"]["key"]) == (400, "refusal-no-record")
    broken = json.loads(write(FIRST)) | {"moves": []}
    status, answer = browser.ask("/api/play-on", wanted | {"record": json.dumps(broken)})
    assert status == 400
    part = write(_unfinished())
    status, answer = browser.ask("/api/play-on", wanted | {"record": part})
    assert status == 400


def test_on_a_device_a_game_is_played_on_to_its_end() -> None:
    async def play() -> tuple[str, str]:
        host = host_on(MemoryShelf())
        seats = [{"name": "Ana"}, {"name": "Olaf", "bot": "sailor"}]
        wanted = {"record": write(FIRST), "step": 60, "seats": seats}
        first = (await asked(host, "POST", "/api/play-on", wanted))["id"]
        await (await Player().sit_down(host, first)).play()
        wanted = {"step": 70, "seats": seats}
        path = f"/api/games/{first}/play-on"
        second = (await asked(host, "POST", path, wanted))["id"]
        await (await Player().sit_down(host, second)).play()
        records = [
            json.dumps(await asked(host, "GET", f"/api/games/{game}/record"))
            for game in (first, second)
        ]
        return records[0], records[1]

    first, second = map(read, run_async(play()))

    for record in (first, second):
        assert verify(record).phase is Phase.OVER
    assert first.deal.expeditions == second.deal.expeditions
    assert second.moves[:50] == first.moves[:50]


def test_a_server_takes_over_such_a_game_from_a_device() -> None:
    async def move() -> list[GameSummary]:
        host = host_on(MemoryShelf())
        seats = [{"name": "Ana"}, {"name": "Olaf", "bot": "sailor"}]
        wanted = {"record": write(FIRST), "step": 60, "seats": seats}
        game = (await asked(host, "POST", "/api/play-on", wanted))["id"]
        await (await Player().sit_down(host, game)).play()
        _, text = await host.answer("GET", f"/api/games/{game}/export", "")
        server = backend()
        await server.adopt(OWNER, text, lambda _: None)
        return await server.summaries(OWNER)

    [summary] = run_async(move())

    assert (summary.played_on, summary.over) == (True, True)


def test_on_a_device_an_unfinished_game_is_not_played_on() -> None:
    async def play() -> tuple[int, str]:
        host = host_on(MemoryShelf())
        seats = [{"name": "Ana"}, {"name": "Olaf", "bot": "sailor"}]
        game = (await asked(host, "POST", "/api/games", {"seats": seats}))["id"]
        return await host.answer(
            "POST", f"/api/games/{game}/play-on", json.dumps({"step": 0, "seats": seats})
        )

    status, answer = run_async(play())

    assert (status, json.loads(answer)["said"]["key"]) == (400, "refusal-not-over")


@in_no_time
async def test_nobody_else_comes_to_it() -> None:
    host = backend()
    looker = await looking(host, 40, ME_FIRST)

    with pytest.raises(NoSuchGameError):
        await host.acquire(looker.view.game, STRANGER)
    await looker.live.finish()
