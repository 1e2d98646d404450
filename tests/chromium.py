"""Where the browser for tests comes from.

In this order: the one that SILVERGOLD_CHROMIUM names; one that is installed; on Linux the one in
the npm package @sparticuz/chromium, which brings its own libraries and needs neither root nor
anything installed; elsewhere the one that Playwright fetches.
"""

import json
import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import npm

PACKAGE = "@sparticuz/chromium@147.0.0"
FOLDER = Path(__file__).resolve().parents[1] / ".tools" / "chromium"
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
    if not (FOLDER / "node_modules").exists():
        FOLDER.mkdir(parents=True, exist_ok=True)
        (FOLDER / "package.json").write_text('{"type": "module"}', "utf-8")
        if npm.npm(FOLDER, "install", "--no-audit", "--no-fund", PACKAGE):
            sys.exit(f"there is no browser here, and {PACKAGE} could not be installed")
    command = [str(npm.node()), "--input-type=module", "--eval", UNPACK]
    done = subprocess.run(command, cwd=FOLDER, capture_output=True, text=True, check=True)
    unpacked = json.loads(done.stdout)
    return {
        "executable_path": unpacked["path"],
        "args": [*QUIET, "--headless=shell", "--no-zygote"],
        "env": {**os.environ, "LD_LIBRARY_PATH": unpacked["libraries"]},
    }
