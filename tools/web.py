"""Run a script of `web/package.json`, with what its lock names: python tools/web.py test.

The scripts are build, check, dev, format and test.
"""

import hashlib
import sys
from pathlib import Path

import fingerprint
from npm import npm

WEB = Path(__file__).resolve().parents[1] / "web"
STAMP = WEB / "node_modules" / "installed-from.txt"


def main(script: str) -> int:
    """Install what the lock names, unless it is there; then run the script."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if not STAMP.exists() or STAMP.read_text("utf-8") != lock:
        if code := npm(WEB, "ci", "--no-audit", "--no-fund"):
            return code
        STAMP.write_text(lock, "utf-8")
    code = npm(WEB, "run", script)
    if script == "build" and not code:
        fingerprint.MADE_FROM.write_text(fingerprint.fingerprint(), "utf-8")
    return code


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
