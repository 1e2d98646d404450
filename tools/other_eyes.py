"""Take pictures of the table as other eyes see it, to look whether all is told apart.

usage: python tools/other_eyes.py FOLDER

On desk and phone, by day and by night: without red, green, blue or any colour, blurred, with more
contrast, and in colours that the system forces. The table is the one of `make_images.py`, with a
mark that is not confirmed and the pattern held over the other island.
"""

import asyncio
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

from playwright.sync_api import Browser, Page, sync_playwright

from chromium import launch_options
from make_images import GAME, begin_game, opened
from support import Server

EYES = ("protanopia", "deuteranopia", "tritanopia", "achromatopsia", "blurredVision")
SIZES = ((390, 844), (1280, 800))


def main(folder: str) -> None:
    """Take them all."""
    Path(folder).mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as games:
        asyncio.run(begin_game(Path(games)))
        server = Server(Path(games))
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(**launch_options())
            for size in SIZES:
                for theme in ("light", "dark"):
                    take_pictures(browser, server.address, size, theme, Path(folder))
            browser.close()
        server.kill()


def take_pictures(
    browser: Browser, address: str, size: tuple[int, int], theme: str, folder: Path
) -> None:
    """The table before a mark and after it."""
    page = opened(browser, address, *size, theme)
    page.goto(f"game/{GAME}")
    page.locator(".isle.active").first.wait_for()
    name = f"{size[0]}-{theme}"
    take_picture_of_each(page, folder, f"{name}-open")
    mark(page)
    take_picture_of_each(page, folder, f"{name}-pencilled")
    page.get_by_test_id("take-back").click()
    page.context.close()


def take_picture_of_each(page: Page, folder: Path, name: str) -> None:
    """What the page shows, through all eyes."""
    session = page.context.new_cdp_session(page)
    for eyes in EYES:
        session.send("Emulation.setEmulatedVisionDeficiency", {"type": eyes})
        page.screenshot(path=folder / f"{name}-{eyes}.png")
    session.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})
    session.detach()
    page.emulate_media(contrast="more")
    page.screenshot(path=folder / f"{name}-more-contrast.png")
    page.emulate_media(contrast="no-preference", forced_colors="active")
    page.screenshot(path=folder / f"{name}-forced-colours.png")
    page.emulate_media(forced_colors="none")


def mark(page: Page) -> None:
    """Pencil something in, and hold the pattern where it could lie as well."""
    for square in page.locator("[data-open=true]").all():
        square.click()
        if page.locator("[data-state=pencilled]").count():
            break
    page.get_by_test_id("isle-2").focus()
    page.keyboard.press("ArrowRight")
    page.wait_for_timeout(400)


if __name__ == "__main__":
    main(*sys.argv[1:])
