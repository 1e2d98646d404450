"""Which keys a server takes, and from which sites."""

import pytest
from starlette.types import ASGIApp

from asgi import HOST, Answer, ask, served
from memory_store import MemoryStore
from silvergold.server.http.identity import COOKIE
from support import run_async

WANTED = {"seats": [{"name": "Ana"}, {"name": "Hugo"}]}
FOREIGN = "k" * 32


async def made(app: ASGIApp, **headers: str) -> Answer:
    return await ask(app, "/api/games", WANTED, **headers)


def test_a_key_that_this_server_has_not_signed_is_not_taken_over() -> None:
    async def tell() -> None:
        async with served(MemoryStore()) as app:
            planted = {"cookie": f"{COOKIE}={FOREIGN}"}
            for answer in (await made(app, **planted), await ask(app, "/", **planted)):
                assert answer.cookie.startswith(f"{COOKIE}=")
                assert FOREIGN not in answer.cookie
            assert (await ask(app, "/api/games", **planted)).json == []

    run_async(tell())


def test_a_key_of_another_server_is_not_taken_over_either(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def tell() -> None:
        async with served(MemoryStore()) as app:
            theirs = (await ask(app, "/")).cookie
            assert (await ask(app, "/", cookie=theirs)).cookie == theirs

        async def other(_: MemoryStore) -> bytes:
            return b"other"

        monkeypatch.setattr(MemoryStore, "secret", other)
        async with served(MemoryStore()) as app:
            assert (await ask(app, "/", cookie=theirs)).cookie != theirs

    run_async(tell())


def test_a_key_from_before_keys_were_signed_is_known_by_its_games() -> None:
    async def tell() -> None:
        store = MemoryStore()
        async with served(store) as app:
            by_program = {"authorization": f"Bearer {FOREIGN}"}
            assert (await made(app, **by_program)).status == 201
            kept = {"cookie": f"{COOKIE}={FOREIGN}"}
            assert (await ask(app, "/", **kept)).cookie == kept["cookie"]
            assert len((await ask(app, "/api/games", **kept)).json) == 1

    run_async(tell())


@pytest.mark.parametrize(
    ("scheme", "origin", "status"),
    [
        ("http", f"http://{HOST}", 201),
        ("https", f"https://{HOST}", 201),
        ("https", f"http://{HOST}", 400),
        ("http", f"https://{HOST}", 400),
        ("http", f"http://{HOST}:8080", 400),
        ("http", "http://elsewhere.example", 400),
        ("http", "null", 400),
        ("http", "http://[", 400),
    ],
)
def test_only_pages_of_this_very_origin_may_change_anything(
    scheme: str, origin: str, status: int
) -> None:
    async def tell() -> Answer:
        async with served(MemoryStore()) as app:
            return await ask(app, "/api/games", WANTED, scheme=scheme, origin=origin)

    assert run_async(tell()).status == status
