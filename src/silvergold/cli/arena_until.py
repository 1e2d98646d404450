"""`silvergold arena --until-clear`: what was asked for, and what came of it."""

import re
from typing import Final

from silvergold.cli.errors import BAD_CALL, stop
from silvergold.cli.language import say
from silvergold.lab import BoundsError, SequentialTest, UntilClear

_WRITTEN: Final = re.compile(r"\s*([-+]?[\d.]+)(%?)\s*,\s*([-+]?[\d.]+)(%?)\s*")


def until_clear(text: str, error: float, bots: int) -> UntilClear | None:
    """What `LOW,HIGH` asks for, in points or in %; ends the command if that is nothing."""
    if not text:
        return None
    written = _WRITTEN.fullmatch(text)
    if not written or written[2] != written[4]:
        stop(BAD_CALL, say("arena-until-clear-form", text=repr(text)))
    if bots != 2:  # noqa: PLR2004
        stop(BAD_CALL, say("arena-until-clear-two"))
    try:
        low, high = float(written[1]), float(written[3])
        if written[2]:
            return UntilClear(low / 100, high / 100, "share", error)
        return UntilClear(low, high, "points", error)
    except BoundsError:
        stop(BAD_CALL, say("arena-until-clear-order", text=repr(text)))
    except ValueError:
        stop(BAD_CALL, say("arena-until-clear-form", text=repr(text)))


def as_object(test: SequentialTest) -> dict[str, object]:
    """The test for machines."""
    until = test.until
    return {
        "measure": until.measure,
        "low": until.low,
        "high": until.high,
        "error": until.error,
        "log_likelihood_ratio": round(test.ratio, 3) + 0.0,  # never -0.0
        "bounds": [round(bound, 3) for bound in until.bounds],
        "answer": test.answer,
    }


def as_text(test: SequentialTest, games: int, first: str, second: str) -> str:
    """The test for people: one sentence."""
    low, high = (_hypothesis(value, test.until) for value in (test.until.low, test.until.high))
    if test.answer is None:
        return say(
            "arena-not-clear",
            games=games,
            first=first,
            second=second,
            high=high,
            low=low,
            ratio=_hundredths(test.ratio),
            bound=_hundredths(test.until.bounds.high),
        )
    better, worse = (high, low) if test.answer == "high" else (low, high)
    return say(
        "arena-clear",
        games=games,
        first=first,
        second=second,
        better=better,
        worse=worse,
        error=f"{100 * test.until.error:g}",
    )


def so_far(test: SequentialTest | None) -> str:
    """How near the test is to its end, to stand beside the bar."""
    if not test:
        return ""
    return f"{_hundredths(test.ratio)} / ±{_hundredths(test.until.bounds.high)}"


def _hypothesis(value: float, until: UntilClear) -> str:
    if until.measure == "share":
        return say("arena-hypothesis-share", share=f"{100 * value:g}")
    return say("arena-hypothesis-points", points=f"{value:g}")


def _hundredths(number: float) -> str:
    return say("number-hundredths", number=round(number, 2) + 0.0)
