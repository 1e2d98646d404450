"""What messengers show of a link: a title, a sentence and a picture, in the head of the page.

Keys are in the fragment of a link, which is not sent. So nothing is told here that anybody could
not read without a key: of a table, only what the lobby shows.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final, NamedTuple

from babel.core import get_global
from starlette.concurrency import run_in_threadpool

from silvergold.locales import nearest, words
from silvergold.locales.lists import listed
from silvergold.server.http.requests import READ_LIST, spend
from silvergold.server.ops.rate_limits import TooManyError
from silvergold.server.stores.base import StoreError

if TYPE_CHECKING:
    from starlette.requests import Request

    from silvergold.locales import Words
    from silvergold.server.live.games import Games
    from silvergold.server.wire.responses import OpenTable

PICTURE: Final = "/preview.png"
WIDTH: Final = 1200
HEIGHT: Final = 630


class Preview(NamedTuple):
    """What is told of a page. `address` is empty where a link to it has more than the address."""

    language: str
    title: str
    about: str
    picture: str
    picture_label: str
    address: str

    def head(self) -> str:
        """The title of the page, and the same for messengers."""
        told = {
            "og:type": "website",
            "og:site_name": words(self.language)("title"),
            "og:title": self.title,
            "og:description": self.about,
            "og:locale": _locale(self.language),
            "og:url": self.address,
            "og:image": self.picture,
            "og:image:type": "image/png",
            "og:image:width": str(WIDTH),
            "og:image:height": str(HEIGHT),
            "og:image:alt": self.picture_label,
        }
        lines = [
            f"<title>{escape(self.title)}</title>",
            f'<meta name="description" content="{escape(self.about)}" />',
            *(
                f'<meta property="{name}" content="{escape(value)}" />'
                for name, value in told.items()
                if value
            ),
            '<meta name="twitter:card" content="summary_large_image" />',
        ]
        return "\n    ".join(lines)


async def of_page(request: Request, path: str) -> Preview:
    """What is told of the page at that path, in a language that the request asks for."""
    language = preferred(request.headers.get("accept-language", ""))
    table = None
    match path.split("/"):
        case ["game", game] if game:
            kind, table = "table", await _listed_table(request, game)
        case ["game", game, "replay"] if game:
            kind = "replay"
        case ["daily"] | ["daily", _]:
            kind = "daily"
        case ["challenge", _]:
            kind = "challenge"
        case ["rules"]:
            kind = "rules"
        case _:
            kind = "home"
    here = str(request.base_url).rstrip("/")
    return await run_in_threadpool(_preview, words(language), kind, here, path, table)


def preferred(accepted: str) -> str:
    """The first of our languages in the order of an `Accept-Language` header; English if none.

    >>> preferred("nl, en;q=0.5, pt-BR;q=0.8")
    'pt'
    """
    asked = []
    for one in accepted.split(","):
        code, _, weight = one.partition(";")
        asked.append((-_weight(weight), code.strip()))
    found = (nearest(code) for _, code in sorted(asked, key=lambda one: one[0]) if code)
    return next(filter(None, found), "en")


def _weight(parameter: str) -> float:
    try:
        return float(parameter.partition("=")[2]) if parameter.strip() else 1
    except ValueError:
        return 0


async def _listed_table(request: Request, game: str) -> OpenTable | None:
    """A table of the lobby. Whatever happens, there is a page, if only with less in its head."""
    games: Games = request.app.state.games
    if not games.has_lobby:
        return None
    try:
        spend(request, READ_LIST)
        return await games.listed_table(game)
    except (TooManyError, StoreError):
        return None


def _preview(say: Words, kind: str, here: str, path: str, table: OpenTable | None) -> Preview:
    title, about = _told_of_table(say, table) if table else _told_of(say, kind)
    of_game = path.startswith("game/")  # where messengers would link to the address without its key
    return Preview(
        language=say.language,
        title=title,
        about=about,
        picture=f"{here}{PICTURE}",
        picture_label=say("link-picture"),
        address="" if of_game or (kind == "home" and path) else f"{here}/{path}",
    )


def _told_of(say: Words, kind: str) -> tuple[str, str]:
    match kind:
        case "table":
            return say("link-table"), say("link-table-about")
        case "replay":
            return say("link-replay"), say("link-replay-about")
        case "daily":
            return say("link-daily"), say("link-daily-about")
        case "challenge":
            return say("link-challenge"), say("link-challenge-about")
        case "rules":
            return say("link-rules"), say("link-about")
        case _:
            return say("title"), say("link-about")


def _told_of_table(say: Words, table: OpenTable) -> tuple[str, str]:
    people = [
        name for name, bot in zip(table.names, table.bots, strict=True) if name and bot is None
    ]
    free = say("link-free", count=len(table.vacant), seats=len(table.names))
    title = say("link-open-table", names=listed(say, people)) if people else say("link-table")
    return title, say("link-open-table-about", free=free)


def _locale(language: str) -> str:
    """The language as Open Graph writes it: with its most likely country."""
    likely = str(get_global("likely_subtags").get(language.replace("-", "_"), language))
    code, *rest = likely.split("_")
    return "_".join([code, *rest[-1:]])
