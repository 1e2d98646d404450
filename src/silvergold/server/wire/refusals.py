"""Errors as clients are told of them."""

from __future__ import annotations

from typing import TypeAlias

from silvergold.core.reasons import Refusal
from silvergold.records import RecordError
from silvergold.server.stores.base import DamagedGameError, StoreError
from silvergold.server.table.refusals import RefusedError, Why
from silvergold.server.wire.messages import Refused, Said
from silvergold.server.wire.responses import Problem

Told: TypeAlias = RefusedError | RecordError | StoreError
"""The errors of which people are told."""


def refused(error: Told, *, again: bool = False) -> Refused:
    """That something said at a table is not done."""
    return Refused(str(error), _said(_refusal(error)), again)


def problem(error: Told) -> Problem:
    """That something asked for over HTTP is not done."""
    return Problem(str(error), _said(_refusal(error)))


def _refusal(error: Told) -> Refusal:
    match error:
        case RefusedError() | RecordError():
            return error.refusal
        case DamagedGameError():
            return Refusal(Why.DAMAGED)
        case StoreError():
            return Refusal(Why.NOT_STORED)


def _said(refusal: Refusal) -> Said:
    return Said(refusal.key, refusal.arguments)
