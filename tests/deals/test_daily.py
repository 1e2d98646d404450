"""The deal of a day follows from its date, by a rule that never changes."""

import hashlib
import json
from datetime import UTC, date, datetime, timedelta, timezone
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis.strategies import dates, sets

from silvergold.core.state import Deal
from silvergold.deals.daily import FIRST, DailyDeal, of_day, of_text, streaks, today

GOLDEN = json.loads((Path(__file__).parents[1] / "golden" / "days.json").read_text("utf-8"))


def as_json(deal: Deal) -> dict[str, object]:
    """All cards of a deal, in their order."""
    return {
        "start": deal.start,
        "treasures": " ".join(card.id for card in deal.treasures),
        "stack": " ".join(card.id for card in deal.reshuffled),
        "expeditions": [" ".join(card.name for card in pile) for pile in deal.expeditions],
    }


@pytest.mark.parametrize("day", GOLDEN)
def test_a_day_has_the_deal_that_it_always_had(day: str) -> None:
    deal = DailyDeal(date.fromisoformat(day))

    told = {"text": deal.text, "bots": [*deal.bots], **as_json(deal.deal)}

    assert told == GOLDEN[day]


def test_the_weekend_has_one_opponent_more() -> None:
    monday = date(2026, 11, 16)
    week = DailyDeal(monday).week

    assert [len(DailyDeal(day).bots) for day in week] == [1, 1, 1, 1, 1, 2, 2]
    assert week == DailyDeal(date(2026, 11, 22)).week
    assert [day.weekday() for day in week] == [*range(7)]


def test_the_day_changes_at_midnight_utc_everywhere() -> None:
    east = timezone(timedelta(hours=14))
    deal = DailyDeal(date(2026, 11, 18))

    assert today(datetime(2026, 11, 18, tzinfo=UTC)) == deal
    assert today(datetime(2026, 11, 19, 13, 59, 59, tzinfo=east)) == deal
    assert today(deal.ends).day == date(2026, 11, 19)
    assert today(deal.ends - timedelta(microseconds=1)) == deal


@given(dates(FIRST, date(2400, 1, 1)))
def test_a_text_belongs_to_one_day(day: date) -> None:
    deal = DailyDeal(day)

    assert of_text(deal.text) == of_day(day.isoformat()) == deal


@pytest.mark.parametrize(
    "text", ["", "yesterday", "2026-1-1", "20261118", "2025-12-31", "2026-02-30"]
)
def test_other_texts_are_not_a_day(text: str) -> None:
    assert of_day(text) is None
    assert of_text(f"silver-and-gold deal of the day {text}") is None


@given(sets(dates(date(2026, 1, 1), date(2026, 1, 20))))
def test_a_streak_is_as_long_as_one_can_count_back(days: set[date]) -> None:
    now = date(2026, 1, 20)
    back = now if now in days else now - timedelta(days=1)
    counted = 0
    while back in days:
        counted, back = counted + 1, back - timedelta(days=1)

    current, longest = streaks(days, now)

    assert current == counted
    assert bool(days) <= longest <= len(days)
    assert longest >= current


def test_the_commitment_of_a_day_is_public() -> None:
    deal = DailyDeal(date(2026, 11, 18))
    seed = hashlib.sha256(f"sg-deal-v1|text|{deal.text}".encode()).digest()

    assert deal.fair.seed == seed
