"""Looks for known vulnerabilities in everything that is pinned: Python packages and npm packages.

usage: python tools/audit.py

Asks the advisory databases of PyPI and npm through pip-audit and npm, so it needs a network that
lets them through. Exit code 0: nothing found; 1: found something; 2: could not ask.
"""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
CLEAN, VULNERABLE, CANNOT_ASK = 0, 1, 2
PATIENCE = 300  # seconds
FOUND = re.compile(r"\d+ (known )?vulnerabilit")


def asked(what: str, command: list[str]) -> int:
    """Run one of them and print what it says; whether it found something, or could not ask."""
    print(f"── {what}", flush=True)
    try:
        done = subprocess.run(  # noqa: S603
            command, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE, check=False
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        print(f"cannot ask: {error}")
        return CANNOT_ASK
    told = (done.stdout + done.stderr).strip()
    print(told)
    if done.returncode == 0:
        return CLEAN
    return VULNERABLE if FOUND.search(told) else CANNOT_ASK


def main() -> int:
    """Look, and say what was found."""
    uv = ROOT / ".tools" / "bin" / "uv"
    results = [
        asked(
            f"Python packages in locks/{lock}.txt",
            [
                str(uv),
                "tool",
                "run",
                "pip-audit",
                "--strict",
                "--disable-pip",
                "--requirement",
                f"locks/{lock}.txt",
            ],
        )
        for lock in ("play", "test")
    ]
    results.append(asked("npm packages", [sys.executable, "tools/npm.py", "web", "audit"]))
    worst = VULNERABLE if VULNERABLE in results else max(results)
    says = {CLEAN: "No known vulnerabilities.", VULNERABLE: "Found vulnerabilities: see above."}
    print(says.get(worst, "Could not ask everybody: see above. Is there a network?"))
    return worst


if __name__ == "__main__":
    sys.exit(main())
