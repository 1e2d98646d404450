"""The documents for hosts and authors of clients name everything that there is."""

import re
from pathlib import Path
from typing import get_args

import pytest
from msgspec import Struct
from prometheus_client import REGISTRY

from silvergold.server.http.openapi import OPERATIONS
from silvergold.server.live import connections
from silvergold.server.ops import metrics
from silvergold.server.table.commands import ClientMessage, Reaction
from silvergold.server.wire.messages import ServerMessage, View

DOCS = Path(__file__).parents[2] / "docs"
SERVER = (DOCS / "server.md").read_text("utf-8")
HOSTING = (DOCS / "hosting.md").read_text("utf-8")


def test_every_request_is_in_the_table() -> None:
    for asked in OPERATIONS:
        path = re.sub("{(game|tournament|challenge)}", "ID", asked.path)
        path = re.sub("{(seat|round)}", "N", path).replace("{day}", "DAY")
        assert f"| `{asked.method.upper()} {path}` |" in SERVER


@pytest.mark.parametrize("message", get_args(ClientMessage))
def test_everything_that_can_be_said_is_in_the_table(message: type[Struct]) -> None:
    row = row_of(message, "What you can say")

    for key in {*message.__struct_fields__} - {"seat"}:
        assert f"`{key}`" in row


@pytest.mark.parametrize("message", get_args(ServerMessage))
def test_everything_that_the_server_says_is_in_the_table(message: type[Struct]) -> None:
    assert row_of(message, "What the server says")


def row_of(message: type[Struct], heading: str) -> str:
    """The row of a message in the table under that heading."""
    section = SERVER.partition(f"### {heading}\n")[2].partition("\n#")[0]
    [row] = re.findall(rf"^\| `{message.__struct_config__.tag}` \|.*$", section, re.MULTILINE)
    return str(row)


def test_every_key_of_a_view_is_explained() -> None:
    for key in View.__struct_fields__:
        assert f'"{key}": ' in SERVER
    assert all(f"`{reaction}`" in SERVER for reaction in get_args(Reaction))


def test_every_code_with_which_a_socket_is_closed_is_explained() -> None:
    codes = [
        connections.TRY_AGAIN_SOON,
        connections.NOT_TEXT,
        connections.NO_SEAT,
        connections.DAMAGED,
        connections.TOO_MANY,
        connections.CANNOT_OPEN,
    ]
    for code in codes:
        assert f"| {code} |" in SERVER


def test_every_figure_is_explained() -> None:
    ours = [metric.name for metric in REGISTRY.collect() if metric.name.startswith("silvergold_")]

    assert len(ours) == sum(name.isupper() for name in vars(metrics) if name[0] != "_")
    for name in ours:
        assert f"`{name}" in HOSTING
