"""The typefaces of the page have every character that it says, in each language."""

import pytest

from catalogs import LOCALES, ROOT, names
from silvergold.locales import LANGUAGES, NAMES

pytestmark = pytest.mark.languages

FONTS = ROOT / "web" / "src" / "fonts"
SHOWN = ("game", "web", "refusals", "install", "rules", "tutorial", "people")
ONLY_IN_TITLES = {"●"}  # the browser shows those in a typeface of its own


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_needs_another_typeface(language: str) -> None:
    characters = {*(FONTS / "characters.txt").read_text("utf-8")}
    words = "".join(
        (LOCALES / language / f"{name}.ftl").read_text("utf-8")
        for name in SHOWN
        if name in names(language)
    )
    words += NAMES[language]

    assert {*words, *words.upper()} - characters - ONLY_IN_TITLES == set()


def test_each_typeface_is_kept_with_its_licence() -> None:
    families = {
        face.stem.partition("-400")[0].partition("-700")[0] for face in FONTS.glob("*.woff2")
    }

    assert families == {"nunito-sans", "spectral"}
    for family in families:
        licence = (FONTS / f"{family}-OFL.txt").read_text("utf-8")
        assert "SIL OPEN FONT LICENSE Version 1.1" in licence
