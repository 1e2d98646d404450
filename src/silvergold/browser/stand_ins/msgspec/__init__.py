"""As much of msgspec as the tables use, for the browser, where there is no build of it.

`tests/browser/test_stand_ins.py` compares it with msgspec itself.
"""

from . import json, structs
from .structs import DecodeError, Meta, Raw, Struct, ValidationError

__all__ = ["DecodeError", "Meta", "Raw", "Struct", "ValidationError", "json", "structs"]
