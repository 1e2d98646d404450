"""What an arena has found, for people and for machines."""

from collections.abc import Callable, Iterable, Iterator
from importlib.util import find_spec
from textwrap import indent
from typing import Final

from silvergold.bots import heir, title
from silvergold.cli import arena_until
from silvergold.cli.language import say
from silvergold.cli.tables import table
from silvergold.core.scoring import Score
from silvergold.core.state import MIN_PLAYERS
from silvergold.lab import Arena, BotResult, Estimate, PairResult, Results

RATED: Final = 3  # bots; between two, a rating would tell the win rate once more
REPORTS: Final = 3  # of each bot's lost seats
WIDTH: Final = 17
LEAST_MILLISECONDS: Final = 0.01


def as_object(arena: Arena, results: Results) -> dict[str, object]:
    """The report for machines; docs/arena.md explains it."""
    return {
        "settings": {
            "bots": [*arena.bots],
            "sources": [title(entry.bot) for entry in arena.entries],
            "players": arena.players,
            "games": arena.at_least,
            "seed": arena.seed,
        },
        "deals": results.deals,
        "games": results.deals * arena.games_a_deal,
        "finished": results.clear or results.deals == arena.deals,
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
        "test": arena_until.as_object(results.test) if results.test else None,
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
    if len(arena.bots) < RATED or not results.deals or find_spec("numpy") is None:
        return []
    return zip(arena.bots, results.ratings(), strict=True)


def as_text(arena: Arena, results: Results) -> str:
    """The report for people."""
    short = {name: _short(number, name) for number, name in enumerate(arena.bots, start=1)}
    lines = [
        say("report-deals", deals=results.deals, seats=arena.players, games=arena.games_a_deal)
    ]
    if results.deals:
        lines += ["", *_standings(arena, results, short)]
        lines += ["", *_parts(results, short)]
        replaced = {name for name, *_ in results.faults()}
        lines += ["", *(_sentence(pair, short, replaced, results) for pair in results.pairs())]
        lines += [say("arena-stopped-early")] if results.clear else []
    else:
        lines += [say("report-no-deal")]
    played = {bot.name: bot.games for bot in results.bots()} if results.deals else {}
    for name, games, reports in results.faults():
        extent = "all" if games == played.get(name) else "part"
        lines += [
            "",
            say("report-lost-seats", name=short[name], games=games, extent=extent, heir=heir()),
        ]
        lines += [indent(report, "  ") for report in reports[:REPORTS]]
        lines += ["  …"] if len(reports) > REPORTS else []
    long = [
        say("report-full-name", short=short[name], name=title(bot))
        for name, bot in arena.entries
        if short[name] != title(bot)
    ]
    return "\n".join([*lines, *([""] if long else []), *long])


def _standings(arena: Arena, results: Results, short: dict[str, str]) -> Iterator[str]:
    rated = dict(_rated(arena, results))
    titles = ["score", "wins", "margin", "ms", *(["rating"] if rated else [])]
    rows = [["", *(say(f"report-{title}") for title in titles)]]
    for bot in results.bots():
        figures = [_points(bot.mean_score), _share(bot.win_rate), _margin(bot.margin)]
        rating = [_rating(rated[bot.name])] if rated else []
        rows.append([short[bot.name], *figures, _milliseconds(bot), *rating])
    yield from table(rows)
    yield say("report-intervals")
    if arena.players > MIN_PLAYERS:
        even = 1 / min(arena.players, len(arena.bots))
        yield say("report-even-share", share=round(100 * even))


def _parts(results: Results, short: dict[str, str]) -> Iterator[str]:
    rows = [[say("report-points-from"), *(say(f"part-{part}") for part in Score._fields)]]
    rows += [[short[bot.name], *map(_points, bot.parts.values())] for bot in results.bots()]
    yield from table(rows)


def _sentence(pair: PairResult, short: dict[str, str], replaced: set[str], results: Results) -> str:
    """Who is better, if that can be said."""
    first, second, ahead, margin = short[pair.first], short[pair.second], pair.ahead, pair.margin
    if lost := [short[name] for name in (pair.first, pair.second) if name in replaced]:
        return say("report-no-verdict", first=first, second=second, lost=lost[0])
    if results.test:
        return arena_until.as_text(results.test, pair.games, first, second)
    certain = ahead.interval and not ahead.interval[0] <= 1 / 2 <= ahead.interval[1]
    if ahead.mean < 1 / 2 if certain else margin.mean < 0:
        first, second = second, first
        ahead, margin = _mirrored(ahead, 1), _mirrored(margin, 0)
    if certain:
        verdict = "beats"
    elif margin.interval and margin.interval[0] > 0:
        verdict = "outscores"
    else:
        verdict = "even" if margin.interval else "unknown"
    figures = {"share": _share(ahead), "points": _points(margin)}
    return say(f"report-verdict-{verdict}", first=first, second=second, **figures)


def _mirrored(estimate: Estimate, whole: int) -> Estimate:
    """The same figure, as the other bot sees it."""
    interval = estimate.interval
    mirrored = (whole - interval[1], whole - interval[0]) if interval else None
    return Estimate(whole - estimate.mean, mirrored)


def _points(estimate: Estimate) -> str:
    return _give_or_take(_tenths(estimate.mean), estimate, _tenths)


def _margin(estimate: Estimate) -> str:
    return _give_or_take(_signed(estimate.mean, _tenths), estimate, _tenths)


def _rating(estimate: Estimate) -> str:
    return _give_or_take(_signed(estimate.mean, _whole), estimate, _whole)


def _give_or_take(value: str, estimate: Estimate, written: Callable[[float], str]) -> str:
    low, high = estimate.interval or (0, 0)
    return f"{value} ± {written((high - low) / 2) if estimate.interval else '?'}"


def _share(estimate: Estimate) -> str:
    """A share, and its interval, which is not the same to both sides."""
    share = say("report-share", share=round(100 * estimate.mean))
    if estimate.interval is None:
        return f"{share} ± ?"
    low, high = estimate.interval
    return f"{share} ({round(100 * low)}-{round(100 * high)})"


def _milliseconds(bot: BotResult) -> str:
    taken = bot.seconds * 1000
    if taken < LEAST_MILLISECONDS:
        return f"<{say('number-hundredths', number=LEAST_MILLISECONDS)}"
    return _whole(taken) if taken >= 10 else say("number-hundredths", number=taken)  # noqa: PLR2004


def _signed(number: float, written: Callable[[float], str]) -> str:
    return f"+{written(number)}" if number >= 0 else written(number)


def _tenths(number: float) -> str:
    return say("number-tenths", number=round(number, 1) + 0.0)  # never -0.0


def _whole(number: float) -> str:
    return say("number-whole", number=round(number))


def _short(number: int, name: str) -> str:
    """The name if it is a short one, else its beginning with its number among the bots."""
    plain = " ".join(name.split())
    return name if name == plain and len(name) < WIDTH else f"#{number} {plain[: WIDTH - 5]}…"
