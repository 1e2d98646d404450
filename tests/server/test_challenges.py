"""The same deal for friends: a challenge is played once by everybody who has its link."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from contests import DAY, Contest
from memory_store import MemoryStore
from silvergold.core.state import Phase
from silvergold.records import replay
from silvergold.server.live.entries import forget
from silvergold.server.table.commands import NewChallenge, NewDaily, NewGame, NewSeat
from silvergold.server.table.refusals import NoSuchGameError, RefusedError, Why
from stores import ANA, EVE, HUGO
from support import run_async

if TYPE_CHECKING:
    from silvergold.server.table.table import Table

SEATS = [NewSeat("Olaf", "sailor"), NewSeat("Ana"), NewSeat("Ida")]


async def finished(host: Contest) -> Table:
    """A game with two people and a bot that is over; Ana holds both people's seats."""
    game = await host.games.create(ANA, NewGame(SEATS))
    async with host.games.visit(game, ANA) as live:
        assert live.table.play
    await host.play(game)
    return await host.games.finished(game)


async def begun(host: Contest, key: bytes, challenge: str, name: str) -> Table:
    game = await host.challenges.begin(key, challenge, NewDaily(name))
    assert game == await host.challenges.begin(key, challenge, NewDaily("Again"))
    async with host.games.visit(game, key) as live:
        return live.table


def test_friends_play_the_same_cards_against_the_same_bots() -> None:
    async def play() -> None:
        host = Contest(MemoryStore())
        first = await finished(host)
        made = await host.challenges.make(ANA, first.game, NewChallenge(seat=1))
        told = await host.challenges.look(HUGO, made)
        points = first.record.result.scores[1].total  # type: ignore[union-attr]
        assert (told.by, told.points, told.seat) == ("Ana", points, 1)
        assert told.bots == ["sailor", None, "mate"]  # a person's seat becomes a mate
        assert told.mine is None
        with pytest.raises(RefusedError) as refused:
            await host.challenges.replayed(HUGO, made, first.game)
        assert refused.value.refusal.reason is Why.CHALLENGE_UNFINISHED

        tables = [await begun(host, HUGO, made, "Hugo"), await begun(host, EVE, made, "Eve")]

        for table in tables:
            assert table.in_play.state.deal == first.in_play.state.deal
            assert table.lots(0, 3) == tables[0].lots(0, 3)
            assert table.people == [1]
            assert "Ida" not in table.names
        theirs = await host.play(tables[0].game, "luck")
        told = await host.challenges.look(HUGO, made)
        assert told.mine
        assert told.mine.points == theirs
        lines = {line.name: line.points for line in told.results.best}
        assert lines == {"Ana": points, "Hugo": theirs}
        shown = await host.challenges.replayed(HUGO, made, first.game)
        assert shown.record.moves == first.record.moves
        with pytest.raises(NoSuchGameError):  # it is not over
            await host.challenges.replayed(HUGO, made, tables[1].game)
        own = await host.challenges.look(ANA, made)
        assert own.mine
        assert own.mine.game == first.game
        await host.close()

    run_async(play())


def test_people_of_one_name_are_told_apart() -> None:
    async def play() -> None:
        host = Contest(MemoryStore())
        first = await finished(host)
        made = await host.challenges.make(ANA, first.game, NewChallenge(seat=1))

        tables = [await begun(host, HUGO, made, "Ana"), await begun(host, EVE, made, " Ana")]

        assert [table.names[1] for table in tables] == ["Ana 2", "Ana 3"]
        await host.play(tables[0].game)
        told = await host.challenges.look(HUGO, made)
        assert told.by == "Ana"
        assert {line.name for line in told.results.best if line.mine} == {"Ana 2"}
        await host.close()

    run_async(play())


def test_a_challenge_from_a_position_begins_there() -> None:
    async def play() -> None:
        host = Contest(MemoryStore())
        first = await finished(host)
        states = [*replay(first.record)]
        step = next(at for at, one in enumerate(states) if (one.turn, one.phase) == (9, Phase.MARK))
        made = await host.challenges.make(ANA, first.game, NewChallenge(seat=1, step=step))
        assert (await host.challenges.look(EVE, made)).turn == 9

        table = await begun(host, EVE, made, "Eve")

        assert table.in_play.state.turn == 9
        assert table.in_play.state.players[1] == states[step].players[1]
        await host.play(table.game)
        again = await host.challenges.make(EVE, table.game, NewChallenge(seat=1))
        assert (await host.challenges.look(HUGO, again)).turn == 9
        await host.close()

    run_async(play())


def test_the_deal_of_a_day_can_be_a_challenge_and_takes_nothing_from_its_table() -> None:
    async def play() -> None:
        host = Contest(MemoryStore())
        game = await host.begin(ANA)
        with pytest.raises(RefusedError):
            await host.challenges.make(ANA, game, NewChallenge(seat=0))
        await host.play(game)
        made = await host.challenges.make(ANA, game, NewChallenge(seat=0))
        told = await host.challenges.look(HUGO, made)
        assert (told.day, told.turn) == (DAY, 0)

        theirs = await begun(host, HUGO, made, "Hugo")
        await host.play(theirs.game)

        assert theirs.created.deal_text.endswith(DAY)
        assert (await host.daily.today(HUGO)).mine is None
        day = await host.daily.day(ANA, DAY, None)
        assert day.results
        assert day.results.finished == 1
        await host.close()

    run_async(play())


def test_only_ones_own_seat_of_a_finished_game_can_be_a_challenge() -> None:
    async def play() -> None:
        host = Contest(MemoryStore())
        first = await finished(host)
        with pytest.raises(RefusedError):
            await host.challenges.make(ANA, first.game, NewChallenge(seat=0))
        with pytest.raises(NoSuchGameError):
            await host.challenges.make(EVE, first.game, NewChallenge(seat=1))
        with pytest.raises(RefusedError):
            await host.challenges.make(ANA, first.game, NewChallenge(seat=1, step=999))
        await host.close()

    run_async(play())


def test_whoever_is_forgotten_leaves_a_challenge_without_a_name() -> None:
    async def play() -> None:
        host = Contest(MemoryStore())
        first = await finished(host)
        made = await host.challenges.make(ANA, first.game, NewChallenge(seat=1))
        await host.store.change(*await forget(host.store, ANA.hex()))

        told = await host.challenges.look(EVE, made)

        assert (told.by, told.results.finished) == ("", 0)
        assert await host.store.rows("SELECT 1 FROM challenges WHERE person = ?", ANA.hex()) == []
        await host.close()

    run_async(play())
