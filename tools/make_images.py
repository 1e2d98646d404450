"""Make the pictures in the documentation from the program itself, so that they stay true.

usage: python tools/make_images.py
"""

import subprocess
import sys
from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import MONOKAI
from rich.text import Text

ROOT = Path(__file__).parents[1]
WIDTH = 84

# The usual frame for such a picture, without the fonts that it would load from elsewhere.
FRAME = """\
<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font-family: monospace; font-size: {char_height}px;
  line-height: {line_height}px; font-variant-east-asian: full-width; }}
.{unique_id}-title {{ font-size: 18px; font-weight: bold; font-family: sans-serif; }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" />
</clipPath>
{lines}
</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


def main() -> None:
    """Draw the table in the middle of a game between two bots, as a terminal shows it."""
    games = _silvergold("simulate", "--games", "1", "--bots", "greedy,random", "--records", "-")
    shown = _silvergold("show", "-", "--ply", "60", text=games)
    console = Console(record=True, width=WIDTH, file=StringIO(), force_terminal=True)
    console.print(Text(shown.rstrip()))
    picture = console.export_svg(
        title="Silver & Gold", theme=MONOKAI, code_format=FRAME, unique_id="table"
    )
    (ROOT / "docs" / "images" / "terminal.svg").write_text(picture, "utf-8")


def _silvergold(*words: str, text: str = "") -> str:
    command = [sys.executable, "-m", "silvergold", *words]
    done = subprocess.run(command, input=text, capture_output=True, text=True, check=True)  # noqa: S603
    return done.stdout


if __name__ == "__main__":
    main()
