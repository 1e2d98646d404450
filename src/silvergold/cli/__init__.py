"""The command `silvergold`: the only reader of arguments, and where the parts come together."""

import sys


def main() -> None:
    """Run the command that was typed."""
    try:
        # It takes a moment, in which Ctrl-C should be no more of an event than later on.
        from silvergold.cli.app import main as run  # noqa: PLC0415
    except KeyboardInterrupt:
        sys.exit(130)
    run()
