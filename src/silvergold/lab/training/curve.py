"""What came of a training: a file beside the weights, and a picture of the curve."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from silvergold.lab.training.loop import Round

_WIDTH: Final = 640
_HEIGHT: Final = 320
_EDGE: Final = 48


def note(weights: Path, command: str, rounds: Sequence[Round]) -> None:
    """Write down, beside the weights, their hash, how they were made, and the curve."""
    told = {
        "sha256": sha256(weights.read_bytes()).hexdigest(),
        "command": command,
        "games": rounds[-1].games if rounds else 0,
        "curve": [
            {"minutes": round(each.seconds / 60, 2), "games": each.games, "points": each.test}
            for each in rounds
            if each.test is not None
        ],
    }
    weights.with_suffix(".json").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    weights.with_suffix(".svg").write_text(picture(rounds), encoding="utf-8")


def picture(rounds: Sequence[Round]) -> str:
    """The mean points in games of two players over the minutes, as an SVG."""
    tests = [(each.seconds / 60, each.test) for each in rounds if each.test is not None]
    last = max([minutes for minutes, _ in tests], default=1) or 1
    low = min([points for _, points in tests], default=0) // 10 * 10
    high = max([points for _, points in tests], default=130) // 10 * 10 + 10

    def place(minutes: float, points: float) -> str:
        x = _EDGE + (_WIDTH - 2 * _EDGE) * minutes / last
        y = _HEIGHT - _EDGE - (_HEIGHT - 2 * _EDGE) * (points - low) / (high - low)
        return f"{x:.1f},{y:.1f}"

    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}"'
    lines = [
        f'{head} font-family="sans-serif" font-size="12">',
        f'<rect width="{_WIDTH}" height="{_HEIGHT}" fill="#fff"/>',
    ]
    for points in range(int(low), int(high) + 1, 10):
        x, y = place(0, points).split(",")
        lines.append(f'<path d="M{x} {y}H{_WIDTH - _EDGE}" stroke="#ccc"/>')
        lines.append(f'<text x="{_EDGE - 6}" y="{y}" text-anchor="end">{points}</text>')
    curve = " ".join(place(minutes, points) for minutes, points in tests)
    lines += [
        f'<polyline points="{curve}" fill="none" stroke="#0a6b6f" stroke-width="2"/>',
        f'<text x="{_WIDTH / 2}" y="{_HEIGHT - 14}">minutes: {last:.0f}</text>',
        '<text x="12" y="24">mean points, two players, network alone</text>',
        "</svg>",
    ]
    return "\n".join(lines) + "\n"
