"""The sentences of a review."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silvergold.core.treasures import treasure
from silvergold.locales.lists import separated

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from silvergold.core.treasures import Treasure
    from silvergold.locales import Words
    from silvergold.review.reasons import Reason


def treasure_name(say: Words, card: Treasure) -> str:
    """A treasure as players call it."""
    return say("treasure-name", colour=card.colour.name.lower(), points=card.colour.points)


def why(
    say: Words,
    reasons: Sequence[Reason],
    named: Callable[[Words, Treasure], str] = treasure_name,
) -> list[str]:
    """A sentence for each reason; where there is none, that the other is worth a little more."""
    told = [_sentence(say, reason, named) for reason in reasons]
    return told or [say("review-reason-little")]


def _sentence(say: Words, reason: Reason, named: Callable[[Words, Treasure], str]) -> str:
    facts = dict(reason.facts)
    if "treasure" in facts:
        cards = [named(say, treasure(id_)) for id_ in facts["treasure"].split()]
        facts["treasure"] = separated(say, cards)
    if slot := facts.pop("slot", None):
        one = say("review-one-of-two", treasure=facts["treasure"], slot=slot)
        facts["treasure"] = one
    if "pattern" in facts:
        facts["pattern"] = say(f"pattern-{facts['pattern'].lower()}")
    if "turns" in facts:
        facts["length"] = facts.pop("turns")
    return say(f"review-reason-{reason.id}", **facts)
