"""What happens at the table, told in a line each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silvergold.core import facts
from silvergold.core.scoring import score, tie_breaker, tied, winners
from silvergold.core.squares import names as square_names
from silvergold.locales.lists import listed, separated
from silvergold.news import (
    Coin,
    Complete,
    Cross,
    Ended,
    Gain,
    Kept,
    LaidAside,
    Marked,
    News,
    Palm,
    Passed,
    Revealed,
    Took,
    WonCup,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from silvergold.core.reasons import Refusal
    from silvergold.core.state import Player
    from silvergold.locales import Words


def gain_told(say: Words, gain: Gain) -> str:
    """What a mark brings, in a few words."""
    match gain:
        case Coin(row, facts.COINS_IN_A_ROW):
            return say("gain-coin-row", row=row)
        case Coin(row, place):
            return say("gain-coin", row=row, place=place)
        case Palm(points):
            return say("gain-palm", points=points)
        case Complete(_, _, points):
            return say("gain-complete", points=points)
        case Cross(squares):
            return say("gain-cross", count=squares)


def news_told(say: Words, news: News, names: Sequence[str]) -> str:
    """News as a sentence."""
    match news:
        case Kept(seat, treasures):
            return say("news-kept", name=names[seat], treasures=listed(say, treasures))
        case Marked(seat, slot, squares, bonus, gains):
            key = "news-bonus" if bonus else "news-marked"
            marked = listed(say, square_names(squares))
            told = say(key, name=names[seat], squares=marked, slot=slot + 1)
            others = [gain_told(say, gain) for gain in gains if not isinstance(gain, Cross)]
            return separated(say, [told, *others])
        case Passed(seat):
            return say("news-passed", name=names[seat])
        case WonCup(seat, _, 0):
            return say("news-no-cup", name=names[seat])
        case WonCup(seat, _, points):
            return say("news-cup", name=names[seat], points=points)
        case LaidAside(seat, _, treasure, points):
            return say("news-laid-aside", name=names[seat], treasure=treasure, points=points)
        case Took(seat, _, treasure, drawn):
            key = "news-drew" if drawn else "news-took"
            return say(key, name=names[seat], treasure=treasure)
        case Revealed(expedition, turn):
            pattern = pattern_name(say, expedition)
            return say("news-revealed", turn=turn % facts.TURNS_IN_A_ROUND + 1, pattern=pattern)
        case Ended():
            return say("news-ended")


def refusal_told(say: Words, refusal: Refusal) -> str:
    """Why something is not done, as a sentence."""
    values = refusal.arguments.items()
    joined = {name: listed(say, one) if isinstance(one, list) else one for name, one in values}
    if "pattern" in joined:
        joined["pattern"] = pattern_name(say, str(joined["pattern"]))
    return say(refusal.key, **joined)


def pattern_name(say: Words, pattern: str) -> str:
    """A pattern as people call it: "line of three" for I3."""
    return say(f"pattern-{pattern.lower()}")


def outcome(say: Words, names: Sequence[str], players: Sequence[Player]) -> str:
    """Who won, and what decided."""
    level = tied(players)
    points = score(players[level[0]]).total
    won = listed(say, [names[seat] for seat in winners(players)])
    if len(level) == 1:
        return say("result-won", name=won, points=points)
    everyone = listed(say, [names[seat] for seat in level])
    if colour := tie_breaker(players):
        return say(
            "result-tie-broken",
            tied=everyone,
            points=points,
            name=won,
            colour=colour.name.lower(),
        )
    return say("result-shared", tied=everyone, points=points)
