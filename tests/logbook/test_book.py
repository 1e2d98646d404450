"""What finished games add up to."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from logbook.finished import NOON, entry, sheet, summary
from silvergold.bots import LEVELS
from silvergold.server.logbook.achievements import ACHIEVEMENTS
from silvergold.server.logbook.book import MOST_STRETCHES, logbook
from silvergold.server.logbook.entries import counts
from silvergold.server.stores.rebuild import rebuilt
from silvergold.server.table.summary import read, write
from silvergold.server.table.summary import summary as summarized

if TYPE_CHECKING:
    from random import Random

    from silvergold.server.logbook.entries import Entry
    from silvergold.server.stores.base import StoredGame
    from silvergold.server.wire.logbook import LogBook

TODAY = NOON.date()


def reached(*entries: Entry) -> set[str]:
    return {one.name for one in logbook(entries, TODAY).emblems if one.game}


def test_without_games_everything_is_empty_and_every_emblem_is_shown() -> None:
    book = logbook([], TODAY)

    assert (book.games, book.best, book.mean, book.over_time) == (0, 0, 0.0, [])
    assert [one.name for one in book.emblems] == [*ACHIEVEMENTS]
    assert not any(one.game for one in book.emblems)


def test_games_are_told_by_players_and_level() -> None:
    book = logbook(
        [
            entry(1, (90, 80)),
            entry(2, (70, 90)),
            entry(3, (100, 99, 98), (None, "mate", "sailor")),
        ],
        TODAY,
    )

    assert [(one.of, one.games, one.ahead) for one in book.by_players] == [("2", 2, 1), ("3", 1, 1)]
    assert [(one.of, one.games, one.ahead, one.best) for one in book.by_level] == [
        ("sailor", 3, 2, 100),
        ("mate", 1, 1, 100),
    ]
    assert book.best_games[0].game == "g3"


@given(st.integers(0, 70), st.randoms(use_true_random=False))
def test_nothing_is_lost_or_counted_twice(number: int, chance: Random) -> None:
    entries = [
        entry(at, (chance.randint(40, 150), chance.randint(40, 150)), days=chance.randint(-30, 0))
        for at in range(number)
    ]
    book = logbook(entries, TODAY)
    chance.shuffle(entries)

    assert logbook(entries, TODAY) == book
    assert book.games == sum(one.games for one in book.over_time) == number
    assert len(book.over_time) <= MOST_STRETCHES
    assert book.won == sum(one.ahead for one in book.by_players)
    assert book.streaks.days <= book.streaks.longest_days <= number
    for one in book.over_time:
        assert sum(one.parts) == pytest.approx(87)
        assert one.mean <= one.best <= book.best


@given(st.lists(st.integers(40, 150), min_size=1, max_size=30))
def test_one_more_game_never_takes_an_achievement_away(scores: list[int]) -> None:
    entries = [entry(at, (score, 100), days=-at / 3) for at, score in enumerate(scores)]

    assert reached(*entries[1:]) <= reached(*entries)


@pytest.mark.parametrize(
    ("name", "yes", "no"),
    [
        ("victory", entry(scores=(90, 80)), entry(scores=(80, 90))),
        ("cup", entry(mine=sheet(cups=[6, 3])), entry(mine=sheet(cups=[5, 4, 3]))),
        ("tidy", entry(mine=sheet(begun=0)), entry(mine=sheet(begun=1))),
        ("palms", entry(mine=sheet(60, 0, 0, 0, 12)), entry(mine=sheet(60, 0, 0, 0, 11))),
        ("seals", entry(mine=sheet(60, 12, 0, 0, 0)), entry(mine=sheet(60, 11, 0, 0, 0))),
        ("points-120", entry(scores=(120, 80)), entry(scores=(119, 80))),
        ("points-140", entry(scores=(140, 80)), entry(scores=(139, 80))),
        ("hair", entry(scores=(91, 90)), entry(scores=(92, 90))),
    ],
)
def test_a_game_achieves_what_it_should(name: str, yes: Entry, no: Entry) -> None:
    assert name in reached(yes)
    assert name not in reached(no)


def test_every_level_has_to_be_beaten() -> None:
    wins = [entry(at, bots=(None, level)) for at, level in enumerate(LEVELS)]

    assert "levels" in reached(*wins)
    assert "levels" not in reached(*wins[1:])
    assert _emblem(logbook(wins[1:], TODAY), "levels") == (len(LEVELS) - 1, len(LEVELS))


def test_seven_days_in_a_row_are_a_week_and_a_day_without_a_game_ends_the_streak() -> None:
    week = [entry(at, days=-at) for at in range(7)]

    assert "week" in reached(*week)
    assert logbook(week, TODAY).streaks.days == 7
    assert logbook(week, TODAY + timedelta(days=1)).streaks.days == 7
    assert logbook(week, TODAY + timedelta(days=2)).streaks.days == 0
    assert "week" not in reached(*week[:3], *week[4:], entry(9, days=-7))


def test_what_does_not_count() -> None:
    plain = summary((90, 80), (None, "sailor"))

    assert counts([0], plain)
    assert not counts([0, 1], summary((90, 80), (None, None)))
    assert not counts([0], summary((90, 80), (None, "deckhand"), tutorial=True))
    assert not counts([0], summary((90, 80), (None, "sailor"), played_on=True))
    assert not counts([0], summary((90, 80), (None, "sailor"), sheets=[]))


def test_a_finished_table_has_the_sheets_of_all_seats(finished_game: StoredGame) -> None:
    table = rebuilt(finished_game)
    kept = read(write(summarized(table)))

    assert [sum(one.parts) for one in kept.sheets] == kept.scores
    for one, player in zip(kept.sheets, table.in_play.state.players, strict=True):
        assert sum(one.colours) == len(player.completed)
        assert sum(one.seals) == sum(treasure.seal is not None for treasure in player.completed)


def _emblem(book: LogBook, name: str) -> tuple[int, int]:
    return next((one.done, one.all) for one in book.emblems if one.name == name)
