"""The game as a folder of files that any web server can serve, with no server of the game."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile

from silvergold.locales import LANGUAGES
from silvergold.server.http.pages import STATIC, manifest_in

LEFT_OUT: Final = shutil.ignore_patterns("made-from.txt", "preview.png")
EDITION: Final = '<meta name="edition" content="static" />'
ABSOLUTE: Final = re.compile(r'(href|src)="/')


def write_archive(file: Path) -> int:
    """Write the site as a ZIP file, and return its size in bytes. Raises `OSError`."""
    with TemporaryDirectory() as folder:
        write_site(Path(folder))
        with ZipFile(file, "w", ZIP_DEFLATED) as archive:
            for path in sorted(Path(folder).rglob("*")):
                archive.write(path, path.relative_to(folder))
    return file.stat().st_size


def write_site(folder: Path) -> int:
    """Write the site into a folder, and return its size in bytes. Raises `OSError`.

    A site that is there is renewed; other files in the folder stay.
    """
    shutil.copytree(STATIC, folder, ignore=LEFT_OUT, dirs_exist_ok=True)
    page = folder / "index.html"
    text = ABSOLUTE.sub(r'\1="./', page.read_text("utf-8"))
    page.write_text(text.replace("<title>", f"{EDITION}\n    <title>"), "utf-8")
    for language in LANGUAGES:
        (folder / f"{language}.webmanifest").write_bytes(manifest_in(language, "./"))
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())
