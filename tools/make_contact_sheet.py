"""Photograph the moments of a game every 100 ms: an island, a cup, a new round, the ending.

usage: python tools/make_contact_sheet.py FOLDER [MOMENT …]

For each moment there is a sheet for a phone and one for a desk: what the page showed every 100 ms
from Done on, with the time below. The games are always the same ones (tools/staged_games.py). The
island is also made into docs/images/island.webp, the animated picture of the README. The browser
makes it all: its canvas the single pictures, and an animated WebP is those in a row.
"""

import base64
import contextlib
import sys
import tempfile
from pathlib import Path
from typing import Any, Final, NamedTuple

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tools")]

from playwright.sync_api import Browser, Error, ViewportSize, sync_playwright  # noqa: E402

from chromium import launch_options  # noqa: E402
from silvergold.server.http.identity import COOKIE  # noqa: E402
from staged_games import KEY, MOMENTS, Actor, Staged, stage  # noqa: E402
from support import Server, run_async  # noqa: E402

IMAGE: Final = ROOT / "docs" / "images" / "island.webp"
SIZES: Final[dict[str, ViewportSize]] = {
    "phone": {"width": 390, "height": 844},
    "desk": {"width": 1280, "height": 800},
}
TILE_WIDTH: Final = {"phone": 180, "desk": 360}
TILES_IN_A_ROW: Final = {"phone": 10, "desk": 5}
EVERY: Final = 0.1
SECONDS: Final = {"island": 5.0, "cup": 8.0, "round": 6.0, "ending": 13.0}
IMAGE_SECONDS: Final = 6.0
IMAGE_WIDTH: Final = 300
MOST_BYTES: Final = 1_500_000

# By the clock of the pictures, and not before the browser has heard of it.
NOTE_DONE = """() => addEventListener(
  'click',
  () => { window.doneAt = Date.now() / 1000; },
  { once: true, capture: true },
)"""
AS_WEBP = """async ([source, width, quality]) => {
  const picture = new Image();
  picture.src = source;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = 2 * Math.round((picture.naturalHeight * width) / picture.naturalWidth / 2);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return [canvas.toDataURL('image/webp', quality).split(',')[1], canvas.height];
}"""


class Shot(NamedTuple):
    """What the page showed from a moment on, in seconds after Done; a JPEG in base64."""

    at: float
    data: str


def main() -> None:
    """Make the sheets."""
    folder, *wanted = sys.argv[1:] or sys.exit(__doc__)
    out = Path(folder)
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        for device, size in SIZES.items():
            for moment in wanted or MOMENTS:
                # Each has a server of its own: a game goes on once it was looked at.
                at = Path(data) / f"{device}-{moment}"
                at.mkdir()
                staged = run_async(stage(at))
                server = Server(at)
                shots = photographed(browser, server.address, size, staged[moment], moment)
                server.kill()
                lay_out(browser, shots, out / f"{moment}-{device}.png", device, SECONDS[moment])
                print(out / f"{moment}-{device}.png", len(shots), "different pictures")
                if (moment, device) == ("island", "phone"):
                    animate(browser, shots)
        browser.close()


def photographed(
    browser: Browser, address: str, size: ViewportSize, staged: Staged, moment: str
) -> list[Shot]:
    """What the page shows from shortly before Done on, whenever something changes."""
    context = browser.new_context(
        base_url=address, viewport=size, device_scale_factor=1, locale="en-GB"
    )
    context.add_cookies([{"name": COOKIE, "value": KEY, "url": address}])
    context.add_init_script(
        "localStorage.setItem('silver-and-gold', JSON.stringify({ hints: 'off', sound: false }))"
    )
    ana = Actor(context.new_page())
    ana.page.goto(f"/game/{staged.game}")
    ana.wait_until(lambda view: bool(view["legal"]))
    session = context.new_cdp_session(ana.page)
    shots: list[Shot] = []

    def keep(frame: dict[str, Any]) -> None:
        shots.append(Shot(frame["metadata"]["timestamp"], frame["data"]))
        with contextlib.suppress(Error):  # the last ones come when the page is gone
            session.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    session.on("Page.screencastFrame", keep)
    ana.mark(staged.moves)
    session.send("Page.startScreencast", {"format": "jpeg", "quality": 90, "everyNthFrame": 1})
    ana.page.wait_for_timeout(300)
    ana.page.evaluate(NOTE_DONE)
    ana.done()
    ana.page.wait_for_timeout(1000 * SECONDS[moment])
    session.send("Page.stopScreencast")
    done: float = ana.page.evaluate("window.doneAt")
    context.close()
    return [Shot(shot.at - done, shot.data) for shot in shots]


def every(shots: list[Shot], seconds: float, begin: float = 0.0) -> list[Shot]:
    """What was to be seen every 100 ms."""
    times = [begin + step * EVERY for step in range(round((seconds - begin) / EVERY) + 1)]
    seen = [[shot for shot in shots if shot.at <= at] or shots[:1] for at in times]
    return [Shot(at, before[-1].data) for at, before in zip(times, seen, strict=True)]


def lay_out(browser: Browser, shots: list[Shot], file: Path, device: str, seconds: float) -> None:
    """The sheet, as a page that is photographed itself."""
    tiles = "".join(
        f'<figure><img src="data:image/jpeg;base64,{shot.data}">'
        f"<figcaption>{shot.at:.1f} s</figcaption></figure>"
        for shot in every(shots, seconds)
    )
    width, columns = TILE_WIDTH[device], TILES_IN_A_ROW[device]
    page = browser.new_page(viewport={"width": columns * (width + 8) + 8, "height": 600})
    page.set_content(
        "<style>body { display: grid; gap: 8px; margin: 8px; font: 13px sans-serif;"
        f" grid-template-columns: repeat({columns}, {width}px) }}"
        " figure { margin: 0; text-align: center } img { width: 100% }</style>" + tiles,
        wait_until="load",
    )
    page.screenshot(path=file, full_page=True)
    page.close()


def animate(browser: Browser, shots: list[Shot]) -> None:
    """The animated picture of the README; of worse quality, if it would be too large."""
    page = browser.new_page()
    frames = every(shots, IMAGE_SECONDS, begin=-0.3)
    for quality in (0.8, 0.65, 0.5, 0.35):
        pictures: list[tuple[bytes, int]] = []
        height = 0
        for before, frame in zip([None, *frames], frames, strict=False):
            if before and before.data == frame.data:
                picture, shown = pictures[-1]
                pictures[-1] = picture, shown + round(1000 * EVERY)
                continue
            source = f"data:image/jpeg;base64,{frame.data}"
            data, height = page.evaluate(AS_WEBP, [source, IMAGE_WIDTH, quality])
            pictures.append((base64.b64decode(data), round(1000 * EVERY)))
        last, shown = pictures[-1]
        pictures[-1] = last, shown + 1500
        animation = animated(pictures, IMAGE_WIDTH, height)
        if len(animation) <= MOST_BYTES:
            break
    page.close()
    IMAGE.write_bytes(animation)
    print(IMAGE, len(pictures), "pictures,", len(animation) // 1000, "kB")


def animated(pictures: list[tuple[bytes, int]], width: int, height: int) -> bytes:
    """An animated WebP of these WebP pictures, each shown for so many milliseconds."""
    size = _three(width - 1) + _three(height - 1)
    chunks = _chunk(b"VP8X", bytes([0b10, 0, 0, 0]) + size)
    chunks += _chunk(b"ANIM", bytes([255, 255, 255, 255, 0, 0]))
    for picture, milliseconds in pictures:
        place = _three(0) + _three(0) + size + _three(milliseconds) + bytes([0b10])
        chunks += _chunk(b"ANMF", place + _image_of(picture))
    return _chunk(b"RIFF", b"WEBP" + chunks)


def _image_of(picture: bytes) -> bytes:
    """The chunk of a simple WebP file that has the picture."""
    at = 12  # after RIFF, the size, and WEBP
    while at < len(picture):
        length = int.from_bytes(picture[at + 4 : at + 8], "little")
        if picture[at : at + 4] in {b"VP8 ", b"VP8L"}:
            return _chunk(picture[at : at + 4], picture[at + 8 : at + 8 + length])
        at += 8 + length + length % 2
    raise ValueError("this is no WebP picture")


def _chunk(name: bytes, data: bytes) -> bytes:
    return name + len(data).to_bytes(4, "little") + data + b"\0" * (len(data) % 2)


def _three(number: int) -> bytes:
    return number.to_bytes(3, "little")


if __name__ == "__main__":
    main()
