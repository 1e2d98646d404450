"""Links in messengers: a title, a sentence and a picture, and nothing that needs a key."""

import re
import struct
from collections.abc import Iterator
from html import unescape
from html.parser import HTMLParser
from urllib.request import Request, urlopen

import pytest

from silvergold.locales import LANGUAGES, words
from silvergold.server.http.previews import preferred
from support import Browser, Server
from waiting import PATIENCE

HOSTILE = "\"><script>alert(1)</script>&'<"


class Head(HTMLParser):
    """What a messenger reads in a page."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.told: dict[str, str] = {}
        self.scripts = 0
        self._title = False
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        name = given.get("property") or given.get("name")
        if tag == "meta" and name:
            assert name not in self.told or name == "theme-color"
            self.told[name] = given["content"]
        self._title = tag == "title"
        self.scripts += tag == "script"

    def handle_data(self, data: str) -> None:
        if self._title:
            self.told["title"] = data
            self._title = False


def page_at(address: str, path: str, **headers: str) -> str:
    asked = {name.replace("_", "-"): value for name, value in headers.items()}
    with urlopen(Request(address + path, headers=asked), timeout=PATIENCE) as answer:  # noqa: S310
        assert answer.headers["content-type"].startswith("text/html")
        return str(answer.read().decode())


def told(address: str, path: str, **headers: str) -> dict[str, str]:
    return Head(page_at(address, path, **headers)).told


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a lobby, behind a proxy that says so."""
    server = Server(
        tmp_path_factory.mktemp("host"), "--allow-host", "games.example", SILVERGOLD_LOBBY="1"
    )
    yield server
    server.kill()


def test_every_page_has_a_title_a_sentence_and_a_picture(host: Server) -> None:
    for path in (
        "",
        "rules",
        "daily",
        "challenge/x",
        "lobby",
        "nothing/here",
        "game/x",
        "game/x/replay",
        "game/",
        "game",
    ):
        head = told(host.address, path)
        assert head["title"] == head["og:title"]
        assert "Silver & Gold" in head["title"]
        assert head["description"] == head["og:description"]
        assert len(head["og:description"]) > 60
        assert head["twitter:card"] == "summary_large_image"
        assert head["og:image"] == f"{host.address}preview.png"


def test_the_picture_is_there_for_everybody_and_has_the_size_that_is_told(host: Server) -> None:
    head = told(host.address, "")
    with urlopen(head["og:image"], timeout=PATIENCE) as answer:  # noqa: S310
        picture, headers = answer.read(), answer.headers

    assert headers["content-type"] == "image/png"
    assert "max-age" in headers["cache-control"]
    assert headers["cross-origin-resource-policy"] == "cross-origin"
    assert "set-cookie" not in headers
    width, height = struct.unpack(">II", picture[16:24])
    assert (head["og:image:width"], head["og:image:height"]) == (str(width), str(height))
    assert len(picture) < 300_000  # larger ones are not shown by some messengers


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_link_is_told_in_the_language_that_is_asked_for(host: Server, language: str) -> None:
    say = words(language)

    head = told(host.address, "game/x", accept_language=f"tlh, {language};q=0.9, en;q=0.1")

    assert head["og:title"] == say("link-table")
    assert head["og:description"] == say("link-table-about")
    assert re.fullmatch(f"{language}_[A-Z]{{2}}", head["og:locale"])
    assert f'<html lang="{language}">' in page_at(host.address, "", accept_language=language)


@pytest.mark.parametrize(
    ("asked", "spoken"),
    [
        ("", "en"),
        ("*", "en"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("en;q=0.5, fr;q=0.9", "fr"),
        ("it;q=high, pt-BR", "pt"),
        (";;;=,,\x7f" * 50, "en"),
    ],
)
def test_the_most_wanted_of_our_languages_is_spoken(asked: str, spoken: str) -> None:
    assert preferred(asked) == spoken


def test_a_table_of_the_lobby_tells_what_the_lobby_tells(host: Server) -> None:
    ana = Browser(host.address)
    anyone, bot = {"waits_for": "anyone"}, {"name": "B", "bot": "mate"}
    game = ana.begin({"name": "Ana"}, anyone, anyone, bot, listed=True)

    head = told(host.address, f"game/{game}")

    assert head["og:title"] == "Silver & Gold with Ana"
    assert head["og:description"].startswith("2 of 4 seats are free.")


def test_of_other_tables_nothing_is_told_not_even_whether_they_exist(host: Server) -> None:
    ana = Browser(host.address)
    waiting = ana.begin({"name": "Secretive"}, {"waits_for": "friend"})
    playing = ana.begin({"name": "Secretive"}, {"name": "Mate", "bot": "mate"})

    for path in ("game/{}", "game/{}/replay"):
        pages = {page_at(host.address, path.format(game)) for game in (waiting, playing, "nope")}
        assert len(pages) == 1
        assert "Secretive" not in pages.pop()


def test_a_link_to_a_table_names_no_other_address(host: Server) -> None:
    """Some messengers would open that one instead, without the key in the fragment."""
    assert "og:url" not in told(host.address, "game/x")
    assert "og:url" not in told(host.address, "game/x/replay")
    assert told(host.address, "")["og:url"] == host.address
    assert told(host.address, "rules")["og:url"] == f"{host.address}rules"


def test_a_name_is_text_whatever_is_in_it(host: Server) -> None:
    ana = Browser(host.address)
    game = ana.begin({"name": HOSTILE[:24]}, {"waits_for": "anyone"}, listed=True)

    page = page_at(host.address, f"game/{game}")

    [table] = [one for one in ana.ask("/api/lobby")[1] if one["id"] == game]
    assert Head(page).told["og:title"] == f"Silver & Gold with {table['names'][0]}"
    assert "<script>" in unescape(page)
    assert Head(page).scripts == Head(page_at(host.address, "")).scripts


def test_behind_a_proxy_addresses_are_those_of_the_proxy(host: Server) -> None:
    head = told(host.address, "rules", host="games.example", x_forwarded_proto="https")

    assert head["og:image"] == "https://games.example/preview.png"
    assert head["og:url"] == "https://games.example/rules"


def test_a_host_without_a_lobby_tells_of_no_table(browser: Browser) -> None:
    game = browser.begin({"name": "Ana"}, {"waits_for": "friend"})

    assert told(browser.address, f"game/{game}")["og:title"] == words("en")("link-table")
