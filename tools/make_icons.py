"""Make the icons of the installed game from the one that is drawn, `web/public/favicon.svg`.

usage: python tools/make_icons.py
"""

import sys
from base64 import b64encode
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from playwright.sync_api import sync_playwright  # noqa: E402

from chromium import launch_options  # noqa: E402

PUBLIC = ROOT / "web" / "public"
NIGHT = "#1d3042"  # the drawing's own ground: on it, its edge is not seen


class Icon(NamedTuple):
    """A picture of the drawing; a system that cuts its own shape out of it gets a full square."""

    name: str
    size: int
    ground: str = "transparent"
    drawing: float = 1


ICONS = (
    Icon("icon-192", 192),
    Icon("icon-512", 512),
    Icon("icon-maskable", 512, NIGHT, 0.86),
    Icon("apple-touch-icon", 180, NIGHT, 0.94),
)


def main() -> None:
    """Make them all."""
    drawn = b64encode((PUBLIC / "favicon.svg").read_bytes()).decode()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        for name, size, ground, drawing in ICONS:
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(
                f'<body style="margin:0;display:grid;place-items:center;height:100vh;'
                f'background:{ground}"><img src="data:image/svg+xml;base64,{drawn}" '
                f'style="width:{drawing:.0%}">'
            )
            page.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
