"""`silvergold` with other numbers: SILVERGOLD_PATCHES names them, and what they are instead."""

import json
import os
from pkgutil import resolve_name

from silvergold.cli import main

if __name__ == "__main__":
    for name, value in json.loads(os.environ["SILVERGOLD_PATCHES"]).items():
        module, _, number = name.partition(":")
        setattr(resolve_name(module), number, value)
    main()
