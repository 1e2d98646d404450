"""Answers: JSON, and why something is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from starlette.exceptions import HTTPException
from starlette.responses import Response

from silvergold.server.table.refusals import RefusedError, Why
from silvergold.server.wire.refusals import problem

if TYPE_CHECKING:
    from collections.abc import Callable

    from starlette.requests import Request

    from silvergold.server.wire.refusals import Told


def json(value: object, status: int = 200) -> Response:
    """An answer in JSON; nobody is to keep it."""
    return encoded(msgspec.json.encode(value), status)


def encoded(data: bytes, status: int = 200) -> Response:
    """An answer that is JSON already."""
    return Response(data, status, {"cache-control": "no-store"}, "application/json")


def explain_http(_: Request, error: Exception) -> Response:
    """What no route takes is answered like everything else."""
    status = error.status_code if isinstance(error, HTTPException) else 500
    nothing = RefusedError(Why.NOTHING_HERE)
    return refusal(nothing if status == 404 else RefusedError(Why.OTHER_WAY, str(error)), status)  # noqa: PLR2004


def explain(status: int, why: Why | None = None) -> Callable[[Request, Any], Response]:
    """An answer with this status and, where the error does not say it, with this reason."""

    def answer(_: Request, error: Told) -> Response:
        return refusal(RefusedError(why) if why else error, status)

    return answer


def refusal(error: Told, status: int) -> Response:
    """Why something is not done."""
    return json(problem(error), status)
