"""Game records in the format silver-and-gold/1: read, write, replay and verify them."""

from silvergold.records.files import texts
from silvergold.records.flaws import Flaw, RecordError
from silvergold.records.record import FORMAT, Record, read, write
from silvergold.records.replay import kept, position, record_of, replay
from silvergold.records.tree import GameTree, Node
from silvergold.records.verify import verify

__all__ = [
    "FORMAT",
    "Flaw",
    "GameTree",
    "Node",
    "Record",
    "RecordError",
    "kept",
    "position",
    "read",
    "record_of",
    "replay",
    "texts",
    "verify",
    "write",
]
