"""The command `silvergold`: the only reader of arguments, and where the parts come together."""

import sys
from importlib.util import find_spec


def main() -> None:
    """Run the command that was typed."""
    try:
        # It takes a moment, in which Ctrl-C should be no more of an event than later on.
        if find_spec("typer"):
            from silvergold.cli.app import main as run  # noqa: PLC0415
        else:
            from silvergold.cli.plain_app import main as run  # noqa: PLC0415
    except KeyboardInterrupt:
        sys.exit(130)
    run()
