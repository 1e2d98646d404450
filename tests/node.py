"""Programs of the front end's tests, run by the Node that builds the pages."""

import json
import subprocess
from pathlib import Path
from typing import Any

import npm

WEB = Path(__file__).parents[1] / "web"


def run_node(program: str, given: object) -> Any:  # noqa: ANN401 - whatever JSON it answers
    """What that program of `web/tests` answers to this."""
    done = subprocess.run(
        [npm.node(), WEB / "tests" / program],
        cwd=WEB,
        input=json.dumps(given),
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    return json.loads(done.stdout)
