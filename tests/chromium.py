"""Where the browser for tests comes from.

In this order: the one that SILVERGOLD_CHROMIUM names; one that is installed; on Linux the one in
the npm package @sparticuz/chromium, which brings its own libraries and needs neither root nor
anything installed; elsewhere the one that Playwright fetches.
"""

import contextlib
import json
import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import npm

VERSION = "147.0.0"
PACKAGE = f"@sparticuz/chromium@{VERSION}"
FOLDER = Path(__file__).resolve().parents[1] / ".tools" / f"chromium-{VERSION}"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
# Of several lists the browser takes the last. So this has what Playwright 1.65 leaves out, and the
# bar for addresses, which costs more than our page.
UNWANTED = (
    "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "TcpPortRandomizationWin",
    "ThirdPartyStoragePartitioning",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxPopup",
)
QUIET = (
    f"--disable-features={','.join(UNWANTED)}",
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-domain-reliability",
    "--disable-gpu",
    "--disable-sync",
    "--no-first-run",
)
UNPACK = """
process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs22.x';
const { default: chromium } = await import('@sparticuz/chromium');
const path = await chromium.executablePath();
console.log(JSON.stringify({ path, libraries: process.env.LD_LIBRARY_PATH ?? '' }));
"""
# The package's own file names fonts in /tmp only.
FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>{fonts}</dir><cachedir>{cache}</cachedir></fontconfig>
"""


def launch_options() -> dict[str, Any]:
    """What Playwright needs to start the browser."""
    if named := os.environ.get("SILVERGOLD_CHROMIUM"):
        return {"executable_path": named, "args": [*QUIET]}
    for name in NAMES:
        if found := shutil.which(name):
            return {"executable_path": found, "args": [*QUIET]}
    if sys.platform == "linux" and platform.machine() == "x86_64":
        return _from_npm()
    command = [sys.executable, "-m", "playwright", "install", "chromium"]
    subprocess.run(command, check=True)
    return {"args": [*QUIET]}


def _from_npm() -> dict[str, Any]:
    noted = FOLDER / "unpacked.json"
    with _alone():
        found: dict[str, Any] = json.loads(noted.read_text("utf-8")) if noted.exists() else {}
        if not Path(found.get("path", "")).is_file():
            found = _unpack()
            noted.write_text(json.dumps(found), "utf-8")
    return {
        "executable_path": found["path"],
        "args": [*QUIET, "--headless=shell", "--no-zygote"],
        "env": {**os.environ, **found["environment"]},
    }


@contextlib.contextmanager
def _alone() -> Iterator[None]:
    """Let other processes wait while this one sets the browser up."""
    import fcntl  # noqa: PLC0415 - Windows has none

    FOLDER.mkdir(parents=True, exist_ok=True)
    with (FOLDER / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _unpack() -> dict[str, Any]:
    """Install the package and unpack it; return the program's path and its environment."""
    (FOLDER / "package.json").write_text('{"type": "module"}', "utf-8")
    if npm.npm(FOLDER, "install", "--no-audit", "--no-fund", PACKAGE):
        sys.exit(f"there is no browser here, and {PACKAGE} could not be installed")
    into = FOLDER / "unpacked"
    shutil.rmtree(into, ignore_errors=True)  # the package keeps whatever is there, even half a file
    into.mkdir()
    done = subprocess.run(
        [str(npm.node()), "--input-type=module", "--eval", UNPACK],
        cwd=FOLDER,
        env={**os.environ, "TMPDIR": str(into)},
        capture_output=True,
        text=True,
        check=True,
    )
    found = json.loads(done.stdout)
    fonts = into / "fonts"
    (fonts / "fonts.conf").write_text(FONTS.format(fonts=fonts, cache=into / "cache"), "utf-8")
    environment = {"LD_LIBRARY_PATH": found["libraries"], "FONTCONFIG_PATH": str(fonts)}
    return {"path": found["path"], "environment": environment}
