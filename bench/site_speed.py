"""How quick the edition without a server is, in a real browser, and slowed down four times.

usage: python bench/site_speed.py

Prints the bytes of the first visit, with the engine apart; the time from opening the page to the
first card of a game, at the first visit and at a later one; how long each level thinks in the page;
and what memory the page takes. For scale, a page that has nothing but a button is opened, too.
"""

import gzip
import os
import platform
import statistics
import sys
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tools")]

from playwright.sync_api import Browser, BrowserContext, sync_playwright  # noqa: E402

from chromium import launch_options  # noqa: E402
from e2e.person import PHONE, place_with_mouse  # noqa: E402
from e2e.site import Visitor, site_in  # noqa: E402
from silvergold.bots import LEVELS  # noqa: E402

SLOWER = 4
EMPTY = "data:text/html,<button>Play</button>"
LOADED = """performance.getEntriesByType('resource').map(({ name }) =>
  new URL(name).pathname.replace('/games/', ''))"""
TURNS_TIMED = 14
TIME_THE_BOT = """
const Timed = Worker;
window.thought = [];
let began = null;
window.Worker = class extends Timed {
  constructor(...how) {
    super(...how);
    this.addEventListener('message', ({ data }) => {
      const said = data.type === 'said' ? JSON.parse(data.text) : {};
      const thinks = said.waiting?.includes(1);
      const marks = said.type === 'view' && said.table.phase === 'mark';
      if (marks && thinks) began ??= performance.now();
      else if (said.type === 'waiting' && began !== null && !thinks) {
        thought.push(performance.now() - began);
        began = null;
      }
    });
  }
};
"""


def first_card(context: BrowserContext, slower: int) -> tuple[float, Visitor]:
    """Seconds from opening the page to a hand of treasures."""
    visitor = Visitor(context.new_page())
    session = visitor.page.context.new_cdp_session(visitor.page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    began = time.perf_counter()
    visitor.visit()
    visitor.by_id("play-now").click()
    visitor.page.locator("[data-testid^=keep-]").first.wait_for()
    return time.perf_counter() - began, visitor


class Visits(NamedTuple):
    """Seconds to the first card, at the first visit and later."""

    first: float
    later: list[float]


def visits(browser: Browser, address: str, slower: int) -> Visits:
    """Open the page for the first time, and a few times more."""
    context = browser.new_context(base_url=address, viewport=PHONE, reduced_motion="reduce")
    first, visitor = first_card(context, slower)
    visitor.wait_for_the_engine_to_be_kept()
    visitor.page.close()
    later = []
    for _ in range(5):
        seconds, visitor = first_card(context, slower)
        later.append(seconds)
        visitor.page.close()
    context.close()
    return Visits(first, later)


def loaded_at_home(browser: Browser, address: str) -> list[str]:
    """The files that the first page of the game loads."""
    context = browser.new_context(base_url=address, viewport=PHONE)
    visitor = Visitor(context.new_page())
    visitor.visit()
    visitor.page.wait_for_load_state("networkidle")
    loaded: list[str] = visitor.page.evaluate(LOADED)
    context.close()
    return loaded


def packed(files: Iterable[Path]) -> int:
    """The bytes of these files, as a host sends them that packs what can be packed."""
    return sum(min(len(gzip.compress(data)), len(data)) for data in map(Path.read_bytes, files))


def memory(browser: Browser, address: str) -> float:
    """Megabytes that a page with a game against the captain takes, workers included."""
    context = browser.new_context(base_url=address, reduced_motion="reduce")
    visitor = Visitor(context.new_page())
    visitor.visit("/new")
    visitor.by_id("seat-1-level-captain").click()
    visitor.by_id("begin").click()
    visitor.wait_until(lambda view: bool(view["legal"]))
    visitor.play_on(place_with_mouse, turn=3)
    session = browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    taken = [_proportional(one["id"]) for one in processes if one["type"] == "renderer"]
    context.close()
    return max(taken)


def _proportional(process: int) -> float:
    """Megabytes of a process, its share of what it has in common with others."""
    rollup = Path(f"/proc/{process}/smaps_rollup").read_text("utf-8")
    [line] = [line for line in rollup.splitlines() if line.startswith("Pss:")]
    return int(line.split()[1]) / 1000


def thinking(browser: Browser, address: str, level: str) -> list[float]:
    """Milliseconds from a new card to the action of the bot, over some turns."""
    context = browser.new_context(base_url=address, reduced_motion="reduce")
    context.add_init_script(TIME_THE_BOT)
    visitor = Visitor(context.new_page())
    visitor.visit("/new")
    visitor.by_id(f"seat-1-level-{level}").click()
    visitor.by_id("begin").click()
    visitor.wait_until(lambda view: bool(view["legal"]))
    visitor.play_on(place_with_mouse, turn=TURNS_TIMED)
    times: list[float] = visitor.page.evaluate("thought")
    context.close()
    return times


def main() -> None:
    """Print the figures."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = site_in(Path(folder))
        browser = playwright.chromium.launch(**launch_options())
        page = browser.new_page()
        began = time.perf_counter()
        page.goto(EMPTY)
        print(f"{platform.machine()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")
        print(f"a page with a button: {time.perf_counter() - began:.2f} s")
        for slower in (1, SLOWER):
            first, later = visits(browser, server.address, slower)
            print(
                f"slowed {slower} times: first card after {first:.2f} s at the first visit, later "
                f"{statistics.median(later):.2f} s (of 5: {min(later):.2f} to {max(later):.2f})"
            )
        site = Path(folder) / "games"
        named = {"index.html", *loaded_at_home(browser, server.address)}
        shell = [site / name for name in named if "engine-" not in name]
        engine = [file for file in site.rglob("*") if "/engine-" in str(file) and file.is_file()]
        print(f"bytes, gzipped: first page {packed(shell):,}, engine {packed(engine):,}")
        for level in LEVELS:
            times = thinking(browser, server.address, level)
            print(
                f"{level}: {statistics.median(times):.0f} ms a decision, {max(times):.0f} at most"
            )
        print(f"memory of a page with the captain: {memory(browser, server.address):.0f} MB")
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
