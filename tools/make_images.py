"""Make the pictures in the documentation from the program itself, so that they stay true.

usage: python tools/make_images.py

The table is always the same one: a game of fixed cards, played to its tenth turn by bots.
"""

import asyncio
import subprocess
import sys
import tempfile
from io import StringIO
from pathlib import Path
from random import Random

from rich.console import Console
from rich.terminal_theme import MONOKAI
from rich.text import Text

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tools")]

from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402

from chromium import launch_options  # noqa: E402
from silvergold.bots import BOTS, action  # noqa: E402
from silvergold.core.notation import write  # noqa: E402
from silvergold.deals import FairDeal  # noqa: E402
from silvergold.server.http.identity import COOKIE  # noqa: E402
from silvergold.server.live.keys import hashed  # noqa: E402
from silvergold.server.stores.base import Change, NewGame, Secrets  # noqa: E402
from silvergold.server.stores.sqlite.store import FILE_NAME, SqliteStore  # noqa: E402
from silvergold.server.table.events import ENGINE, Acted, Created  # noqa: E402
from silvergold.server.table.table import Table  # noqa: E402
from support import Server  # noqa: E402

IMAGES = ROOT / "docs" / "images"
SIZES = ((360, 640), (390, 844), (768, 1024), (1280, 800), (1920, 1080))
KEY = "whoever-makes-the-pictures-again"
GAME = "pictures"
TURN = 9
WIDTH = 80

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
    """Make them all."""
    IMAGES.mkdir(exist_ok=True)
    draw_terminal()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(begin_game(Path(folder)))
        server = Server(Path(folder))
        take_pictures(server.address)
        server.kill()


def take_pictures(address: str) -> None:
    """The table in five sizes by day and by night, and the home page."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        for width, height in SIZES:
            for theme in ("light", "dark"):
                page = opened(browser, address, width, height, theme)
                page.goto(f"game/{GAME}")
                page.locator(".isle.active").first.wait_for()
                page.wait_for_timeout(400)
                page.screenshot(path=IMAGES / f"table-{width}x{height}-{theme}.png")
                page.context.close()
        page = opened(browser, address, 1280, 800, "light")
        page.goto("")
        page.get_by_test_id("play-now").wait_for()
        page.wait_for_timeout(400)
        page.screenshot(path=IMAGES / "home.png")
        browser.close()


async def begin_game(folder: Path) -> None:
    """Store a game of Ana and two bots, played to the turn of the pictures."""
    fair = FairDeal(GAME, b"chart" + bytes(27), (b"",) * 3)
    names, bots = ["Ana", "Mate", "Sailor"], [None, "mate", "sailor"]
    created = Created(ENGINE, names, bots, memory_aid=False, commitment=fair.commitment.hex())
    table = Table.new(GAME, created, fair.seed)
    changes = [Change.to(table, created)]
    while table.in_play.state.turn < TURN:
        play = table.in_play
        seat = play.state.acting[0]
        moves = action(BOTS[bots[seat] or "mate"](Random(seat)), play.state, seat)
        event = Acted(seat, play.number(seat), [write(move) for move in moves])
        table = table.after(event)
        changes.append(Change.to(table, event))
    store = SqliteStore(folder / FILE_NAME)
    secrets = Secrets(fair.seed, "invitation", "watching")
    await store.create(NewGame(GAME, secrets, changes, [(0, hashed(KEY))]))
    await store.close()


def opened(browser: Browser, address: str, width: int, height: int, theme: str) -> Page:
    """A page of that size and theme, in the browser that owns the game."""
    context = browser.new_context(
        base_url=address,
        viewport={"width": width, "height": height},
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="reduce",
        locale="en-GB",
    )
    context.add_cookies([{"name": COOKIE, "value": KEY, "url": address}])
    return context.new_page()


def draw_terminal() -> None:
    """The table in the middle of a game between two bots, as a terminal shows it."""
    games = _silvergold("simulate", "--games", "1", "--bots", "mate,sailor", "--records", "-")
    shown = _silvergold("show", "-", "--ply", "60", text=games)
    console = Console(record=True, width=WIDTH, file=StringIO(), force_terminal=True)
    console.print(Text(shown.rstrip()))
    picture = console.export_svg(
        title="Silver & Gold", theme=MONOKAI, code_format=FRAME, unique_id="table"
    )
    (IMAGES / "terminal.svg").write_text(picture, "utf-8")


def _silvergold(*words: str, text: str = "") -> str:
    command = [sys.executable, "-m", "silvergold", *words]
    done = subprocess.run(command, input=text, capture_output=True, text=True, check=True)  # noqa: S603
    return done.stdout


if __name__ == "__main__":
    main()
