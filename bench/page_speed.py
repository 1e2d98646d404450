"""How quick the page is, in a real browser slowed down four times.

usage: python bench/page_speed.py

Prints what the first load weighs, when the home page can be used, how long a click takes to become
a drawn mark, and how many frames a second are shown on a phone-sized page while a pattern is drawn
and in each animation: an island that is completed, a cup, a new round, the ending. Then what moves
while somebody marks, and what an idle table paints: nothing, if all is well. For scale, the load is
measured of a page that has nothing but a button, too.
"""

import json
import os
import platform
import re
import statistics
import sys
import tempfile
import time
from itertools import pairwise
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tools")]

from playwright.sync_api import (  # noqa: E402
    Browser,
    CDPSession,
    Page,
    ViewportSize,
    sync_playwright,
)

from chromium import launch_options  # noqa: E402
from e2e.person import Person, draw_with_mouse, place_with_mouse, way_across  # noqa: E402
from silvergold.server.http.identity import COOKIE  # noqa: E402
from staged_games import KEY, MOMENTS, Actor, stage  # noqa: E402
from support import Server, run_async  # noqa: E402

SLOWER = 4
SINGLE = re.compile(r"mark \d \w\d").fullmatch
EMPTY = "data:text/html,<button data-testid=play-now>Play</button>"
USABLE = """() => new Promise((resolve) => {
  const look = () => document.querySelector('[data-testid=play-now]')
    ? requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))
    : requestAnimationFrame(look);
  look();
})"""
WATCH_MARK = """() => {
  window.markShown = new Promise((resolve) => {
    window.addEventListener('pointerup', (event) => {
      const look = () => document.querySelector('[data-state=pencilled]')
        ? requestAnimationFrame(() => resolve(performance.now() - event.timeStamp))
        : setTimeout(look);
      look();
    }, { once: true, capture: true });
  });
}"""
COUNT_FRAMES = """() => {
  window.frames_ = [];
  const count = (time) => {
    window.frames_.push(time);
    window.counting = requestAnimationFrame(count);
  };
  window.counting = requestAnimationFrame(count);
}"""
NOTE_SHIFTS = """() => {
  window.shifts = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) window.shifts += value;
  }).observe({ type: 'layout-shift' });
}"""
MOVING = "document.getAnimations().filter(({ playState }) => playState === 'running').length"
PHONE: ViewportSize = {"width": 390, "height": 844}
MOMENT_SECONDS = {"island": 4, "cup": 4, "round": 5, "ending": 8}
IDLE_SECONDS = 5


def slowed(page: Page) -> CDPSession:
    """The page, slowed down."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return session


def weight(browser: Browser, address: str) -> int:
    """All bytes of the first load, as they were sent."""
    page = browser.new_page()
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    received: list[float] = []
    session.on("Network.loadingFinished", lambda event: received.append(event["encodedDataLength"]))
    page.goto(address, wait_until="networkidle")
    page.close()
    return round(sum(received))


def usable(browser: Browser, address: str) -> float:
    """Milliseconds from the start of the load until the home page answers; the median of five."""
    times: list[float] = []
    for _ in range(5):
        page = browser.new_page()
        slowed(page)
        page.goto(address, wait_until="commit")
        times.append(page.evaluate(USABLE))
        page.close()
    return statistics.median(times)


def at_the_table(browser: Browser, address: str) -> Person:
    """Somebody with a phone, asked for a mark."""
    context = browser.new_context(base_url=address, viewport=PHONE, device_scale_factor=2)
    person = Person(context.new_page())
    person.play_now()
    person.play_on(place_with_mouse, turn=1)
    person.wait_until(lambda view: bool(view["legal"]))
    person.wait_for_board()
    return person


def click_to_mark(browser: Browser, address: str) -> float:
    """Milliseconds from letting go of the button to the frame with the mark; the median."""
    person = at_the_table(browser, address)
    slowed(person.page)
    times: list[float] = []
    for _ in range(7):
        singles = (legal["move"] for legal in person.view["legal"] if SINGLE(legal["move"]))
        wanted = person.square(next(singles))
        person.page.keyboard.press("s")
        person.page.evaluate(WATCH_MARK)
        wanted.click()
        times.append(person.page.evaluate("window.markShown"))
        person.wait_until(lambda view: bool(view["pencil"]))
        person.by_id("take-back").click()
        person.wait_until(lambda view: not view["pencil"])
        person.page.keyboard.press("s")
    person.page.context.close()
    return statistics.median(times)


def frames_while_drawing(browser: Browser, address: str) -> tuple[float, float]:
    """Frames a second while a finger draws to and fro, and the longest wait for one in ms."""
    person = at_the_table(browser, address)
    session = slowed(person.page)
    points = way_across(person)[:2]

    def touch(kind: str, *at: tuple[float, float]) -> None:
        touches = [{"x": x, "y": y} for x, y in at]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    touch("touchStart", points[0])
    person.page.evaluate(COUNT_FRAMES)
    until = time.monotonic() + 2
    step = 0
    while time.monotonic() < until:
        (x0, y0), (x1, y1) = points
        part = abs(step % 40 - 20) / 20
        touch("touchMove", (x0 + (x1 - x0) * part, y0 + (y1 - y0) * part))
        step += 1
    rate = frames_counted(person.page)
    touch("touchCancel")
    person.page.context.close()
    return rate


def frames_counted(page: Page) -> tuple[float, float]:
    """Frames a second since they were counted, and the longest wait for one in ms."""
    frames = page.evaluate("cancelAnimationFrame(window.counting), window.frames_")
    waits = [after - before for before, after in pairwise(frames)]
    return 1000 * len(waits) / (frames[-1] - frames[0]), max(waits)


def frames_in(browser: Browser, moment: str) -> tuple[float, float]:
    """Frames a second from Done on, while the page shows what it brought, and the longest wait."""
    with tempfile.TemporaryDirectory() as folder:
        staged = run_async(stage(Path(folder)))[moment]
        server = Server(Path(folder))
        context = browser.new_context(
            base_url=server.address, viewport=PHONE, device_scale_factor=2
        )
        context.add_cookies([{"name": COOKIE, "value": KEY, "url": server.address}])
        ana = Actor(context.new_page())
        ana.page.goto(f"/game/{staged.game}")
        ana.wait_until(lambda view: bool(view["legal"]))
        ana.mark(staged.moves)
        slowed(ana.page)
        ana.page.evaluate(COUNT_FRAMES)
        ana.done()
        ana.page.wait_for_timeout(1000 * MOMENT_SECONDS[moment])
        rate = frames_counted(ana.page)
        context.close()
        server.kill()
        return rate


def shift_while_marking(browser: Browser, address: str) -> float:
    """How much moves while patterns are drawn, taken back and drawn again; 0 is nothing."""
    person = at_the_table(browser, address)
    person.page.evaluate(NOTE_SHIFTS)
    for _ in range(3):
        draw_with_mouse(person)
        while person.view["pencil"]:
            pencilled = len(person.view["pencil"])
            person.by_id("take-back").click()
            person.wait_until(lambda view, most=pencilled: len(view["pencil"]) < most)  # type: ignore[misc]
        person.wait_for_board()
    person.page.wait_for_timeout(500)
    shifted: float = person.page.evaluate("window.shifts")
    person.page.context.close()
    return shifted


def idle(browser: Browser, address: str) -> tuple[int, int]:
    """How often a table paints while nothing happens there, and how many animations run."""
    person = at_the_table(browser, address)
    person.page.mouse.move(2, 2)
    person.page.wait_for_timeout(8000)  # movements come to rest, and what was announced is cleared
    browser.start_tracing(page=person.page, categories=["devtools.timeline"])
    person.page.wait_for_timeout(1000 * IDLE_SECONDS)
    traced = json.loads(browser.stop_tracing())
    moving: int = person.page.evaluate(MOVING)
    person.page.context.close()
    return sum(event.get("name") == "Paint" for event in traced["traceEvents"]), moving


def main() -> None:
    """Measure, and print."""
    print(f"{platform.platform()}, {os.cpu_count()} processors")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        begin = time.perf_counter()
        server = Server(Path(folder))
        print(f"server ready                         {time.perf_counter() - begin:8.2f} s")
        browser = playwright.chromium.launch(**launch_options())
        print(
            f"first load, compressed               {weight(browser, server.address) / 1000:8.1f} kB"
        )
        ours, empty = usable(browser, server.address), usable(browser, EMPTY)
        print(
            f"home page usable, 4x slower          {ours:8.0f} ms (a bare button: {empty:.0f} ms)"
        )
        print(
            f"click to drawn mark, 4x slower       {click_to_mark(browser, server.address):8.0f} ms"
        )
        rate, longest = frames_while_drawing(browser, server.address)
        print(
            f"frames while drawing, 4x slower      {rate:8.0f} /s (longest wait {longest:.0f} ms)"
        )
        for moment in MOMENTS:
            rate, longest = frames_in(browser, moment)
            print(
                f"frames, {moment + ', 4x slower':<28} {rate:8.0f} /s"
                f" (longest wait {longest:.0f} ms)"
            )
        shifted = shift_while_marking(browser, server.address)
        print(f"layout shift while marking           {shifted:8.3f}")
        paints, moving = idle(browser, server.address)
        print(
            f"paints of an idle table in {IDLE_SECONDS} s       {paints:8}"
            f" ({moving} animations run)"
        )
        browser.close()
        server.kill()


if __name__ == "__main__":
    main()
