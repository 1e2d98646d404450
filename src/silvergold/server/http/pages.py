"""What browsers load: the one page of the game, its parts, and what they need to install it."""

from __future__ import annotations

import mimetypes
import re
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import StaticFiles

from silvergold.locales import LANGUAGES, words
from silvergold.server.http import identity, previews

if TYPE_CHECKING:
    from starlette.requests import Request

    from silvergold.server.http.identity import Identities

mimetypes.add_type("font/woff2", ".woff2")  # known only to some systems, and to newer Pythons
PACKED: Final = "application/gzip"
"""What is packed already is sent as it is, and unpacked by the page."""

STATIC: Final = Path(str(files("silvergold.server").joinpath("static")))
TYPES: Final = {".js": "text/javascript", ".png": "image/png", ".svg": "image/svg+xml"}
PLAIN_FILES: Final = {file.name for file in STATIC.glob("*") if file.suffix in TYPES}

TITLE: Final = re.compile("<title>.*?</title>")

AT_THE_OPERATORS_PORT: Final = {"metrics", "health"}
"""What is not here, so that no monitor takes the page for an answer."""

ALWAYS_ASK: Final = {"cache-control": "no-cache"}
FOR_A_DAY: Final = {"cache-control": "public, max-age=86400"}

ICONS: Final = (
    {"src": "favicon.svg", "sizes": "any", "type": "image/svg+xml"},
    {"src": "icon-192.png", "sizes": "192x192", "type": "image/png"},
    {"src": "icon-512.png", "sizes": "512x512", "type": "image/png"},
    {
        "src": "icon-maskable.png",
        "sizes": "512x512",
        "type": "image/png",
        "purpose": "maskable",
    },
)


class Assets(StaticFiles):
    """Files with a hash in their names: whoever has one need never ask again."""

    def file_response(self, full_path: Any, *args: Any, **kwargs: Any) -> Response:  # noqa: ANN401
        """The file, to be kept for a year."""
        response = super().file_response(full_path, *args, **kwargs)
        if str(full_path).endswith(".gz"):
            response.headers["content-type"] = PACKED
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response


async def page(request: Request) -> Response:
    """The one page of the game; the browser gets a key of its own with it."""
    name = request.path_params["rest"]
    if name.partition("/")[0] in AT_THE_OPERATORS_PORT:
        raise HTTPException(404)
    if name in PLAIN_FILES:
        return _plain(STATIC / name)
    if name == "favicon.ico":  # which browsers ask for by themselves: no visit, and no new key
        return _plain(STATIC / "favicon.svg")
    told = await previews.of_page(request, name)
    drawn = await run_in_threadpool(_with_head, told)  # it reads files
    response = HTMLResponse(drawn, headers={**ALWAYS_ASK, "vary": "accept-language"})
    identities: Identities = request.app.state.identities
    identity.give(request, response, await identities.key_of(request))
    return response


def _with_head(told: previews.Preview) -> str:
    page = (STATIC / "index.html").read_text("utf-8")
    page = page.replace('<html lang="en">', f'<html lang="{told.language}">', 1)
    return TITLE.sub(lambda _: told.head(), page, count=1)


def _plain(file: Path) -> Response:
    """A file that keeps its name from version to version: a script must never be an old one."""
    headers = ALWAYS_ASK if file.suffix == ".js" else FOR_A_DAY
    if f"/{file.name}" == previews.PICTURE:
        headers = {**headers, "cross-origin-resource-policy": "cross-origin"}
    return FileResponse(file, headers=headers, media_type=TYPES[file.suffix])


def manifest(request: Request) -> Response:
    """What a browser is told of the game before it installs it, in the language `lang`.

    It is made in a thread of its own: no table waits until a language is read.
    """
    language = request.query_params.get("lang")
    told = manifest_in(language if language in LANGUAGES else "en", "/")
    return Response(told, headers=ALWAYS_ASK, media_type="application/manifest+json")


def manifest_in(language: str, base: str) -> bytes:
    """The manifest in that language, of a game that lies in the folder `base`."""
    say = words(language)
    told = {
        "id": base,
        "name": say("title"),
        "short_name": say("title"),
        "description": say("install-about"),
        "lang": say.language,
        "start_url": base,
        "scope": base,
        "display": "standalone",
        "theme_color": "#dcebe6",
        "background_color": "#dcebe6",
        "categories": ["games"],
        "icons": [{**icon, "src": base + icon["src"]} for icon in ICONS],
    }
    return msgspec.json.encode(told)
