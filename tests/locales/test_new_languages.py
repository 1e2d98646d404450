"""A language that is being translated: whole catalogs may be missing, and codes may be long."""

import shutil
from pathlib import Path

import pytest

from catalogs import LOCALES, gaps, plural_gaps
from silvergold.locales import Words, nearest

pytestmark = pytest.mark.languages

FIRST = ("game", "web", "tutorial")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Catalogs of English, and the first ones of Brazilian Portuguese."""
    shutil.copytree(LOCALES / "en", tmp_path / "en")
    translate(tmp_path, "pt-BR", "pt")
    return tmp_path


def translate(folder: Path, language: str, source: str) -> None:
    (folder / language).mkdir()
    for name in FIRST:
        shutil.copy(LOCALES / source / f"{name}.ftl", folder / language)


def test_it_may_begin_with_a_few_catalogs(folder: Path) -> None:
    say = Words("pt-BR", folder)

    assert gaps("pt-BR", folder) == plural_gaps("pt-BR", folder) == []
    assert say("done") == Words("pt")("done") != Words("en")("done")
    assert say("cli-usage") == Words("en")("cli-usage")
    assert say("rules-mark-hidden") == Words("en")("rules-mark-hidden")


def test_a_catalog_that_is_there_is_complete(folder: Path) -> None:
    game = folder / "pt-BR" / "game.ftl"
    game.write_text(game.read_text("utf-8").replace("\ngain-palm =", "\ngain-date ="), "utf-8")

    assert gaps("pt-BR", folder) == [
        "game.ftl: gain-date is not in English",
        "game.ftl: gain-palm is missing",
    ]


def test_it_is_not_offered_without_the_words_of_the_table(folder: Path) -> None:
    (folder / "pt-BR" / "web.ftl").unlink()

    assert gaps("pt-BR", folder) == ["web.ftl is missing"]


def test_all_plurals_that_are_missing_are_named_at_once(folder: Path) -> None:
    translate(folder, "pl", "en")

    missing = plural_gaps("pl", folder)

    assert "game.ftl: has-coins: [few] is missing" in missing
    assert "web.ftl: stack-label: [few] is missing" in missing
    assert len(missing) > 20


def test_a_script_is_part_of_the_code(folder: Path) -> None:
    translate(folder, "zh-Hant", "en")

    assert plural_gaps("zh-Hant", folder)  # Chinese has one form for every number
    assert Words("zh-Hant", folder)("gain-palm", points=7) == "palm: +7"


@pytest.mark.parametrize(
    ("asked", "found"),
    [
        ("zh_TW.UTF-8", "zh-Hant"),
        ("zh-Hant-HK", "zh-Hant"),
        ("zh_CN", "zh-Hans"),
        ("zh", "zh-Hans"),
        ("ZH-HANT", "zh-Hant"),
        ("pt_BR.UTF-8", "pt-BR"),
        ("pt_PT@euro", "pt"),
        ("pt", "pt"),
        ("sr_ME", "sr-Latn"),
        ("sr", "sr-Cyrl"),
        ("C.UTF-8", None),
        ("", None),
    ],
)
def test_the_nearest_language_is_found(asked: str, found: str | None) -> None:
    ours = ["en", "zh-Hans", "zh-Hant", "pt", "pt-BR", "sr-Cyrl", "sr-Latn"]

    assert nearest(asked, ours) == found


def test_another_country_is_better_than_another_language() -> None:
    assert nearest("pt_AO", ["en", "pt-BR"]) == "pt-BR"
    assert nearest("zh_TW", ["en", "zh-Hans"]) == "zh-Hans"
