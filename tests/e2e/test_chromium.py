"""The browser from npm, for machines that have none: set up once, with libraries and fonts."""

import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import chromium
import npm

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux", reason="other systems get it from Playwright"),
]

PACKAGE = """
import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
process.env.LD_LIBRARY_PATH = `${tmpdir()}/libraries`;
export default {
  async executablePath() {
    mkdirSync(`${tmpdir()}/fonts`);
    writeFileSync(`${tmpdir()}/fonts/fonts.conf`, '<fontconfig><dir>/tmp/fonts</dir></fontconfig>');
    writeFileSync(`${tmpdir()}/chromium`, 'a program');
    return `${tmpdir()}/chromium`;
  },
};
"""


@pytest.fixture
def installs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A machine without a browser, where npm has a package that unpacks as the real one does."""
    installed: list[str] = []

    def install(folder: Path, *words: str) -> int:
        installed.append(words[-1])
        package = folder / "node_modules" / "@sparticuz" / "chromium"
        package.mkdir(parents=True)
        (package / "package.json").write_text('{"type": "module", "exports": "./index.js"}')
        (package / "index.js").write_text(PACKAGE)
        return 0

    monkeypatch.delenv("SILVERGOLD_CHROMIUM", raising=False)
    monkeypatch.setattr(chromium, "NAMES", ())
    monkeypatch.setattr("platform.machine", lambda: "x86_64")
    monkeypatch.setattr(chromium, "FOLDER", tmp_path / "chromium")
    monkeypatch.setattr(npm, "npm", install)
    return installed


def test_the_browser_finds_the_fonts_and_libraries_that_come_with_it(
    installs: list[str], tmp_path: Path
) -> None:
    options = chromium.launch_options()

    assert installs == [chromium.PACKAGE]
    assert Path(options["executable_path"]).read_text("utf-8") == "a program"
    unpacked = Path(options["executable_path"]).parent
    assert unpacked.is_relative_to(tmp_path)
    assert options["env"]["LD_LIBRARY_PATH"] == str(unpacked / "libraries")
    settings = Path(options["env"]["FONTCONFIG_PATH"]) / "fonts.conf"
    [fonts] = [ET.parse(settings).getroot().findtext("dir")]  # noqa: S314 - our own file
    assert fonts == str(unpacked / "fonts")


def test_processes_that_start_together_set_it_up_once(installs: list[str]) -> None:
    with ThreadPoolExecutor(3) as processes:
        started = [processes.submit(chromium.launch_options) for _ in range(3)]

    assert len({start.result()["executable_path"] for start in started}) == 1
    assert installs == [chromium.PACKAGE]


def test_what_was_unpacked_by_halves_is_unpacked_again(installs: list[str]) -> None:
    half = chromium.FOLDER / "unpacked" / "fonts"
    half.mkdir(parents=True)

    options = chromium.launch_options()

    assert installs == [chromium.PACKAGE]
    assert Path(options["executable_path"]).read_text("utf-8") == "a program"
