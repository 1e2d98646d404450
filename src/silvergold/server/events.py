"""What a game's history is made of: the events that are stored, and nothing else."""

from typing import TypeAlias

import msgspec
from msgspec import Struct

ENGINE = 1
"""The version of the rules that a game begins and ends by."""


class Created(Struct, tag="created", frozen=True):
    """Event 1: who sits where, and the commitment to a deal that is fixed from now on."""

    engine: int
    names: list[str]
    bots: list[str | None]
    memory_aid: bool
    commitment: str


class Acted(Struct, tag="acted", frozen=True):
    """A seat's action: all that it kept, marked or took at once. Its actions count from 0."""

    seat: int
    number: int
    moves: list[str]


Event: TypeAlias = Created | Acted

_decoder: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Event)


def read(text: str | bytes) -> Event:
    """The event that was stored as `text`."""
    return _decoder.decode(text)


def write(event: Event) -> str:
    """The event as text to be stored."""
    return msgspec.json.encode(event).decode()
