"""The command `silvergold`: the only reader of arguments, and where the parts come together."""

from silvergold.cli.app import main

__all__ = ["main"]
