"""What an arena has found, for people and for machines."""

from collections.abc import Iterable, Iterator
from textwrap import indent
from typing import Final

from silvergold.core.scoring import Score
from silvergold.core.state import MIN_PLAYERS
from silvergold.lab import Arena, BotResult, Estimate, PairResult, Results

RATED: Final = 3  # bots; between two, a rating would tell the win rate once more
REPORTS: Final = 3  # of each bot's lost seats
WIDTH: Final = 17


def as_object(arena: Arena, results: Results) -> dict[str, object]:
    """The report for machines; docs/arena.md explains it."""
    return {
        "settings": {
            "bots": [*arena.bots],
            "players": arena.players,
            "games": arena.at_least,
            "seed": arena.seed,
        },
        "deals": results.deals,
        "games": results.deals * arena.games_a_deal,
        "finished": results.deals == arena.deals,
        "bots": [_bot(bot) for bot in results.bots()],
        "pairs": [
            {
                "bots": [pair.first, pair.second],
                "games": pair.games,
                **_figure("ahead", pair.ahead, 4),
                **_figure("margin", pair.margin, 3),
            }
            for pair in results.pairs()
        ],
        "ratings": [
            {"name": name, **_figure("rating", rating, 1)}
            for name, rating in _rated(arena, results)
        ],
        "faults": [
            {"name": name, "games": games, "reports": reports[:REPORTS]}
            for name, games, reports in results.faults()
        ],
    }


def _bot(bot: BotResult) -> dict[str, object]:
    return {
        "name": bot.name,
        "games": bot.games,
        **_figure("mean_score", bot.mean_score, 3),
        **_figure("win_rate", bot.win_rate, 4),
        **_figure("margin", bot.margin, 3),
        "parts": {
            part: value
            for name, estimate in bot.parts.items()
            for part, value in _figure(name, estimate, 3).items()
        },
        "ms_per_decision": round(bot.seconds * 1000, 4),
    }


def _figure(name: str, estimate: Estimate, digits: int) -> dict[str, object]:
    interval = estimate.interval and [round(bound, digits) + 0.0 for bound in estimate.interval]
    return {name: round(estimate.mean, digits) + 0.0, f"{name}_interval": interval}  # never -0.0


def _rated(arena: Arena, results: Results) -> Iterable[tuple[str, Estimate]]:
    if len(arena.bots) < RATED or not results.deals:
        return []
    return zip(arena.bots, results.ratings(), strict=True)


def as_text(arena: Arena, results: Results) -> str:
    """The report for people, 80 columns wide."""
    short = {name: _short(number, name) for number, name in enumerate(arena.bots, start=1)}
    each = f"each in {_counted(arena.games_a_deal, 'game')}"
    lines = [f"{_counted(results.deals, 'deal')} at {arena.players} seats, {each}"]
    if results.deals:
        lines += ["", *_standings(arena, results, short)]
        lines += ["", *_parts(results, short)]
        replaced = {name for name, *_ in results.faults()}
        lines += ["", *(_sentence(pair, short, replaced) for pair in results.pairs())]
    else:
        lines += ["No deal has been played in every seating yet: there is nothing to compare."]
    played = {bot.name: bot.games for bot in results.bots()} if results.deals else {}
    for name, games, reports in results.faults():
        whose = "greedy's" if games == played.get(name) else "greedy's in part"
        lost = f"lost its seat in {_counted(games, 'game')}"
        lines += ["", f"{short[name]} {lost}: its figures are {whose}."]
        lines += [indent(report, "  ") for report in reports[:REPORTS]]
        lines += ["  …"] if len(reports) > REPORTS else []
    long = [f"{short[name]} is {name}" for name in arena.bots if short[name] != name]
    return "\n".join([*lines, *([""] if long else []), *long])


def _standings(arena: Arena, results: Results, short: dict[str, str]) -> Iterator[str]:
    rated = dict(_rated(arena, results))
    yield f"{'':{WIDTH}}{'score':>13}{'wins':>15}{'margin':>13}{'ms':>7}" + (
        f"{'rating':>12}" if rated else ""
    )
    for bot in results.bots():
        yield (
            f"{short[bot.name]:{WIDTH}}{_points(bot.mean_score):>13}{_share(bot.win_rate):>15}"
            f"{_points(bot.margin, '+'):>13}{_milliseconds(bot):>7}"
            + (f"{_points(rated[bot.name], '+', 0):>12}" if rated else "")
        )
    yield "With 95 % intervals; ms is the time for a decision."
    if arena.players > MIN_PLAYERS:
        even = 1 / min(arena.players, len(arena.bots))
        yield f"Bots of equal strength would each win {100 * even:.0f} % of the games."


def _parts(results: Results, short: dict[str, str]) -> Iterator[str]:
    yield f"{'points from':{WIDTH}}" + "".join(f"{part:>12}" for part in Score._fields)
    for bot in results.bots():
        yield f"{short[bot.name]:{WIDTH}}" + "".join(
            f"{_points(estimate):>12}" for estimate in bot.parts.values()
        )


def _sentence(pair: PairResult, short: dict[str, str], replaced: set[str]) -> str:
    """Who is better, if that can be said."""
    if lost := [short[name] for name in (pair.first, pair.second) if name in replaced]:
        return f"{short[pair.first]} and {short[pair.second]}: no verdict, {lost[0]} lost seats"
    first, second, ahead, margin = short[pair.first], short[pair.second], pair.ahead, pair.margin
    certain = ahead.interval and not ahead.interval[0] <= 1 / 2 <= ahead.interval[1]
    if ahead.mean < 1 / 2 if certain else margin.mean < 0:
        first, second = second, first
        ahead, margin = _mirrored(ahead, 1), _mirrored(margin, 0)
    figures = f"{_share(ahead)}, by {_points(margin)} points"
    if certain:
        return f"{first} beats {second}: {figures}"
    if margin.interval and margin.interval[0] > 0:
        return f"{first} outscores {second}: {figures}"
    verdict = "may be even" if margin.interval else "have met in too few deals"
    return f"{first} and {second} {verdict}: {figures}"


def _mirrored(estimate: Estimate, whole: int) -> Estimate:
    """The same figure, as the other bot sees it."""
    interval = estimate.interval
    mirrored = (whole - interval[1], whole - interval[0]) if interval else None
    return Estimate(whole - estimate.mean, mirrored)


def _points(estimate: Estimate, sign: str = "", digits: int = 1) -> str:
    value = f"{estimate.mean:{sign}.{digits}f}"
    if estimate.interval is None:
        return f"{value} ± ?"
    return f"{value} ± {(estimate.interval[1] - estimate.interval[0]) / 2:.{digits}f}"


def _share(estimate: Estimate) -> str:
    """A share, and its interval, which is not the same to both sides."""
    if estimate.interval is None:
        return f"{100 * estimate.mean:.0f} % ± ?"
    low, high = estimate.interval
    return f"{100 * estimate.mean:.0f} % ({100 * low:.0f}-{100 * high:.0f})"


def _milliseconds(bot: BotResult) -> str:
    taken = bot.seconds * 1000
    return f"{taken:.0f}" if taken >= 10 else f"{taken:.2f}" if taken >= 0.01 else "<0.01"  # noqa: PLR2004


def _short(number: int, name: str) -> str:
    """The name if it is a short one, else its beginning with its number among the bots."""
    plain = " ".join(name.split())
    return name if name == plain and len(name) < WIDTH else f"#{number} {plain[: WIDTH - 5]}…"


def _counted(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"
