"""Several things in one sentence, as the language joins them."""

from collections.abc import Sequence
from functools import reduce

from silvergold.locales import Words


def listed(say: Words, names: Sequence[str]) -> str:
    """Several names as a sentence has them."""
    *most, last = names
    return say("list-and", most=separated(say, most), last=last) if most else last


def separated(say: Words, things: Sequence[str]) -> str:
    """Several things one after the other, with the comma of the language."""
    return reduce(lambda before, after: say("list-comma", before=before, after=after), things)
