"""The server answers only to its own host names, so that no other site can point its name at it."""

import socket

import pytest
from starlette.responses import PlainTextResponse
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from asgi import ask
from silvergold.server.http.headers import AllowedHosts
from support import Server, run_async
from waiting import PATIENCE


def status(host: str, *allowed: str) -> int:
    app = AllowedHosts(PlainTextResponse("the game"), allowed)
    return run_async(ask(app, "/", host=host)).status


@pytest.mark.parametrize(
    "host",
    ["127.0.0.1:8000", "[::1]:8000", "192.168.1.4", "localhost", "LOCALHOST:80", "a.localhost"],
)
def test_addresses_and_this_machine_are_always_allowed(host: str) -> None:
    assert status(host) == 200
    assert status(socket.gethostname()) == 200


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", "", "[", "localhost.x"])
def test_other_names_are_refused(host: str) -> None:
    assert status(host) == 421


def test_a_host_allows_its_own_name_or_all() -> None:
    assert status("Games.example:443", "games.example") == 200
    assert status("www.games.example", "games.example") == 421
    assert status("evil.example", "*") == 200


def test_neither_pages_nor_sockets_are_open_to_other_names(shared_server: Server) -> None:
    address = (shared_server.address.split("/")[2].split(":")[0], int(shared_server.port))
    with pytest.raises(InvalidStatus) as refused:
        connect(
            "ws://evil.example/api/games/any/socket",
            sock=socket.create_connection(address),
            open_timeout=PATIENCE,
        )
    assert refused.value.response.status_code == 403
    with socket.create_connection(address) as line:
        line.sendall(b"GET /api/about HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n")
        assert line.recv(100).startswith(b"HTTP/1.1 421")
