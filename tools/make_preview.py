"""Make the picture that messengers show of our links, `web/public/preview.png`.

usage: python tools/make_preview.py

It has the chart of the home page, and two islands from the table of `make_images.py`.
"""

import asyncio
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tools")]

from playwright.sync_api import Page, sync_playwright  # noqa: E402

from chromium import launch_options  # noqa: E402
from make_images import GAME, begin_game, opened  # noqa: E402
from silvergold.server.http.previews import HEIGHT, WIDTH  # noqa: E402
from support import Server  # noqa: E402

PICTURE = ROOT / "web" / "public" / "preview.png"
ARRANGED = """
  .home { padding: 0 !important; width: 100% !important; gap: 0 !important; }
  .home > :not(.hero) { display: none !important; }
  .hero { border-radius: 0 !important; }
  .picture { height: 590px !important; }
  .cartouche { bottom: 34px !important; padding: 14px 46px 20px !important; }
  .cartouche h1 { font-size: 84px !important; }
  .cartouche p { display: none; }
  .laid { position: absolute; top: 52px; z-index: 1; width: 322px; padding: 9px;
    border-radius: 22px; background: #fbf5e6; box-shadow: 0 6px 10px #0d1d2855; }
  .laid svg { border-radius: 15px !important; }
"""
ISLANDS = """() => ['green', 'orange'].map((colour) => {
  const marked = (card) => card.querySelectorAll('.marked').length;
  const [most] = [...document.querySelectorAll(`svg.treasure.${colour}`)]
    .sort((one, other) => marked(other) - marked(one));
  const card = most.cloneNode(true);
  for (const ghost of card.querySelectorAll('.ghost')) ghost.remove();
  for (const square of card.querySelectorAll('.square')) square.classList.remove('open', 'shut');
  return card.outerHTML;
})"""
LAID = (("left: 96px", "-6deg"), ("right: 96px", "5deg"))


def main() -> None:
    """Make it."""
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(begin_game(Path(folder)))
        server = Server(Path(folder))
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(**launch_options())
                take_picture(opened(browser, server.address, WIDTH, HEIGHT, "light"))
                browser.close()
        finally:
            server.kill()


def take_picture(page: Page) -> None:
    """Lay the player's own islands onto the chart of the home page."""
    page.goto(f"game/{GAME}")
    page.locator(".isle.active").first.wait_for()
    islands = page.evaluate(ISLANDS)
    page.get_by_test_id("leave").click()  # the styles of the table stay
    page.get_by_test_id("play-now").wait_for()
    page.add_style_tag(content=ARRANGED)
    for (place, angle), island in zip(LAID, islands, strict=True):
        page.locator(".hero").evaluate(
            "(hero, laid) => hero.insertAdjacentHTML('beforeend', laid)",
            f'<div class="laid" style="{place}; rotate: {angle}">{island}</div>',
        )
    page.evaluate("document.fonts.ready")
    page.screenshot(path=PICTURE)


if __name__ == "__main__":
    main()
