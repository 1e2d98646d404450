"""What browsers load to show the game, to keep its page, and to install it."""

import json
import re
import struct
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request

import pytest

from built import require_fresh_pages
from silvergold.locales import LANGUAGES, words
from silvergold.server.http.pages import STATIC
from support import Browser

Headers = dict[str, str]


@pytest.fixture(autouse=True, scope="module")
def fresh_pages() -> None:
    require_fresh_pages()


def loaded(browser: Browser, path: str) -> tuple[bytes, Headers]:
    with browser.opener.open(browser.address + path.lstrip("/")) as answer:
        return answer.read(), {name.lower(): value for name, value in answer.headers.items()}


def manifest(browser: Browser, language: str = "en") -> dict[str, Any]:
    body, headers = loaded(browser, f"manifest.webmanifest?lang={language}")
    assert headers["content-type"] == "application/manifest+json"
    assert headers["cache-control"] == "no-cache"
    return dict(json.loads(body))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_game_introduces_itself_in_each_language(browser: Browser, language: str) -> None:
    told = manifest(browser, language)

    assert told["lang"] == language
    assert told["name"] == words(language)("title")
    assert told["description"] == words(language)("install-about")


def test_whatever_the_language_it_is_the_same_game(browser: Browser) -> None:
    for language in (*LANGUAGES, "tlh", "../en", ""):
        told = manifest(browser, language)
        assert (told["id"], told["start_url"], told["scope"]) == ("/", "/", "/")
        assert told["display"] == "standalone"
    assert manifest(browser, "tlh") == manifest(browser, "en")


def test_every_icon_is_what_the_manifest_says(browser: Browser) -> None:
    icons = manifest(browser)["icons"]

    for icon in icons:
        body, headers = loaded(browser, icon["src"])
        assert headers["content-type"].startswith(icon["type"])
        assert "max-age" in headers["cache-control"]
        if icon["type"] == "image/png":
            assert icon["sizes"] == "{}x{}".format(*png_size(body))
    sizes = {(icon["sizes"], icon.get("purpose")) for icon in icons}
    assert sizes >= {("192x192", None), ("512x512", None), ("512x512", "maskable")}


def test_phones_that_know_no_manifest_find_their_icon(browser: Browser) -> None:
    page = loaded(browser, "")[0].decode()

    assert '<link rel="manifest" href="/manifest.webmanifest"' in page
    found = re.search(r'rel="apple-touch-icon" href="([^"]+)"', page)
    assert found
    assert png_size(loaded(browser, found[1])[0]) == (180, 180)


def test_typefaces_come_from_here_and_are_kept_for_a_year(browser: Browser) -> None:
    faces = [*STATIC.glob("assets/*.woff2")]
    assert len(faces) == 4
    assert sum(face.stat().st_size for face in faces) < 40_000

    for face in faces:
        body, headers = loaded(browser, f"assets/{face.name}")
        assert body.startswith(b"wOF2")
        assert headers["content-type"] == "font/woff2"
        assert headers["cache-control"] == "public, max-age=31536000, immutable"


def test_the_typefaces_of_every_page_are_fetched_before_they_are_missed(browser: Browser) -> None:
    page = loaded(browser, "")[0].decode()

    preloaded = re.findall(r'rel="preload"\s+href="/assets/([\w-]+?)-[\w-]{8}\.woff2"', page)
    assert preloaded == ["nunito-sans-400", "nunito-sans-700", "spectral-700"]


def png_size(picture: bytes) -> tuple[int, int]:
    assert picture.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", picture[16:24])
    return width, height


def test_an_icon_that_a_browser_asks_for_by_itself_brings_no_new_key(browser: Browser) -> None:
    assert "set-cookie" not in loaded(browser, "favicon.ico")[1]
    assert "set-cookie" in loaded(browser, "rules")[1]


def test_the_worker_knows_the_parts_of_its_own_build_and_is_never_an_old_one(
    browser: Browser,
) -> None:
    body, headers = loaded(browser, "worker.js")

    assert headers["content-type"].startswith("text/javascript")
    assert headers["cache-control"] == "no-cache"
    kept = re.search(
        r"const PARTS=(\[.*?\]),ENGINE=(\[.*?\]),BUILD=\"[0-9a-f]{16}\";", body.decode()
    )
    assert kept
    parts, engine = map(json.loads, kept.groups())
    files = [file for file in (STATIC / "assets").rglob("*") if file.is_file()]
    assert sorted([*parts, *engine]) == sorted(
        file.relative_to(STATIC).as_posix() for file in files
    )
    assert all(part.startswith("assets/engine-") for part in engine)
    assert not any(part.startswith("assets/engine-") for part in parts)


def test_the_page_is_asked_for_every_time_and_its_parts_once(browser: Browser) -> None:
    page, headers = loaded(browser, "")
    assert headers["cache-control"] == "no-cache"

    parts = re.findall(r"/assets/[\w.-]+", page.decode())
    assert parts
    for part in parts:
        assert "immutable" in loaded(browser, part)[1]["cache-control"]


def test_what_is_packed_is_sent_as_it_is(browser: Browser) -> None:
    packed = [*STATIC.glob("assets/engine-*/*.gz")]
    assert {file.name for file in packed} == {"pyodide.asm.wasm.gz", "snapshot.gz"}
    assert not [*STATIC.glob("assets/engine-*/*.wasm")]

    for file in packed:
        path = file.relative_to(STATIC).as_posix()
        asked = Request(browser.address + path, headers={"accept-encoding": "gzip"})  # noqa: S310
        with browser.opener.open(asked) as answer:
            assert answer.headers["content-encoding"] is None
            assert answer.headers["content-type"] == "application/gzip"
            assert answer.headers["content-length"] == str(file.stat().st_size)
            assert "immutable" in answer.headers["cache-control"]
            assert answer.read() == file.read_bytes()


def test_workers_and_manifests_come_from_nowhere_else(browser: Browser) -> None:
    for path in ("", "worker.js", "manifest.webmanifest", "icon-192.png"):
        policy = loaded(browser, path)[1]["content-security-policy"]
        assert "worker-src 'self'" in policy
        assert "manifest-src 'self'" in policy


@pytest.mark.parametrize("path", ["metrics", "metrics/", "health/live", "health/ready", "health"])
def test_what_is_at_the_hosts_door_is_not_here(browser: Browser, path: str) -> None:
    with pytest.raises(HTTPError) as refused:
        loaded(browser, path)

    assert refused.value.code == 404
    assert "set-cookie" not in refused.value.headers
    refused.value.close()


@pytest.mark.parametrize("path", ["made-from.txt", "worker.js/", "icon-192.png%00", "..%2fapp.py"])
def test_nothing_else_of_the_folder_is_given_away(browser: Browser, path: str) -> None:
    assert loaded(browser, path)[1]["content-type"].startswith("text/html")
