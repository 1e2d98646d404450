"""The HTTP part, asked by a machine that tries everything its description allows, and more."""

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings

from silvergold.server.http.openapi import description
from support import Browser, Server
from waiting import PATIENCE

pytestmark = pytest.mark.slow

schema = schemathesis.openapi.from_dict(description("test"))
CHECKS = (
    schemathesis.checks.not_a_server_error,
    schemathesis.checks.status_code_conformance,
    schemathesis.checks.content_type_conformance,
    schemathesis.checks.response_schema_conformance,
)


@pytest.fixture(scope="module")
def visitor(shared_server: Server) -> Browser:
    """One for all tests, with a game: a server lets nobody make a table for each of them."""
    visitor = Browser(shared_server.address)
    _games[id(visitor)] = visitor.begin({"name": "Ana"}, {"waits_for": "friend"})
    return visitor


@schema.parametrize()
@settings(max_examples=20, deadline=None, suppress_health_check=[*HealthCheck])
def test_nothing_that_is_asked_is_the_servers_fault(
    case: schemathesis.Case[Any], shared_server: Server, visitor: Browser
) -> None:
    if "game" in case.path_parameters:
        case.path_parameters["game"] = known_game(visitor, case.path_parameters["game"])
    cookies = {cookie.name: str(cookie.value) for cookie in visitor.cookies}

    case.call_and_validate(
        base_url=shared_server.address, cookies=cookies, checks=[*CHECKS], timeout=PATIENCE
    )


_games: dict[int, str] = {}


def known_game(browser: Browser, drawn: object) -> object:
    """A real game every other time: what is asked of one that is not there is soon answered."""
    return drawn if len(str(drawn)) % 2 else _games[id(browser)]
