"""A language that is being translated: whole catalogs may be missing, and codes may be long."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import npm
from catalogs import LOCALES, ROOT, gaps, plural_gaps, said_in
from silvergold.locales import Words, nearest

pytestmark = pytest.mark.languages

FIRST = ("game", "web", "tutorial")
TESTS = (
    "tests/locales",
    "tests/test_locales.py",
    "tests/cli/test_languages.py",
    "tests/terminal/test_languages.py",
    "tests/e2e/test_languages.py",
    "tests/server/test_http.py",
)
"""The tests that know languages, and one of how much the page loads."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Catalogs of English and Portuguese, and the first ones of Brazilian Portuguese."""
    for language in ("en", "pt"):
        shutil.copytree(LOCALES / language, tmp_path / language)
    translate(tmp_path, "pt-BR", "pt")
    return tmp_path


def translate(folder: Path, language: str, source: str) -> None:
    (folder / language).mkdir()
    for name in FIRST:
        text = (LOCALES / source / f"{name}.ftl").read_text("utf-8")
        (folder / language / f"{name}.ftl").write_text(f"# {language}\n\n{text}", "utf-8")


def test_it_may_begin_with_a_few_catalogs(folder: Path) -> None:
    say = Words("pt-BR", folder)

    assert gaps("pt-BR", folder) == plural_gaps("pt-BR", folder) == []
    assert said_in("pt-BR", "web", folder) == "pt-BR"
    assert say("done") == Words("pt")("done") != Words("en")("done")


@pytest.mark.parametrize("key", ["cli-usage", "rules-mark-hidden"])
def test_what_is_missing_is_said_as_its_sibling_says_it(folder: Path, key: str) -> None:
    assert Words("pt-BR", folder)(key) == Words("pt")(key) != Words("en")(key)


@pytest.mark.parametrize("key", ["cli-usage", "rules-mark-hidden"])
def test_what_its_sibling_does_not_say_either_is_said_in_english(folder: Path, key: str) -> None:
    shutil.rmtree(folder / "pt")

    assert Words("pt-BR", folder)(key) == Words("en")(key)


def test_a_catalog_that_is_there_is_complete(folder: Path) -> None:
    game = folder / "pt-BR" / "game.ftl"
    game.write_text(game.read_text("utf-8").replace("\ngain-palm =", "\ngain-date ="), "utf-8")

    assert gaps("pt-BR", folder) == [
        "game.ftl: gain-date is not in English",
        "game.ftl: gain-palm is missing",
    ]


def test_a_catalog_that_changes_nothing_is_left_out(folder: Path) -> None:
    shutil.copy(LOCALES / "pt" / "rules.ftl", folder / "pt-BR")
    shutil.copy(LOCALES / "en" / "cli.ftl", folder / "pt-BR")

    assert gaps("pt-BR", folder) == [
        "rules.ftl is the same as in pt: change it, or leave it out",
    ]
    shutil.rmtree(folder / "pt")
    assert gaps("pt-BR", folder) == [
        "cli.ftl is the same as in en: change it, or leave it out",
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


def _linked(source: str, target: str) -> None:
    try:
        os.link(source, target)
    except OSError:  # on another disk
        shutil.copy(source, target)


class Project:
    """A copy of the project to which Brazilian Portuguese was added as docs/languages.md says.

    Its words are those of Portuguese, but for one.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for part in ("src", "tests", "tools", "web"):
            left_out = shutil.ignore_patterns("node_modules", "static")
            shutil.copytree(ROOT / part, folder / part, ignore=left_out)
        shutil.copy(ROOT / "pyproject.toml", folder)
        shutil.copytree(  # Vitest reads nothing from outside the project
            ROOT / "web" / "node_modules",
            folder / "web" / "node_modules",
            symlinks=True,
            ignore=shutil.ignore_patterns(".vite*"),
            copy_function=_linked,
        )
        locales = folder / "src" / "silvergold" / "locales"
        translate(locales, "pt-BR", "pt")
        self._replace(locales / "pt-BR" / "game.ftl", "laranja", "alaranjado")
        portuguese = '    "pt": "Português",\n'
        brazilian = '    "pt-BR": "Português (Brasil)",\n'
        self._replace(locales / "__init__.py", portuguese, portuguese + brazilian)

    @staticmethod
    def _replace(file: Path, old: str, new: str) -> None:
        text = file.read_text("utf-8")
        assert old in text
        file.write_text(text.replace(old, new), "utf-8")

    def run(self, *words: object, **environment: str) -> str:
        """What Python says, run with these words."""
        return self._output([sys.executable, *words], self.folder, environment)

    def run_node(self, *words: object) -> str:
        """What Node says, run in the folder of the pages."""
        return self._output([npm.node(), *words], self.folder / "web", {})

    def _output(self, command: list[object], folder: Path, environment: dict[str, str]) -> str:
        ours = {"PYTHONPATH": str(self.folder / "src"), "PYTHONIOENCODING": "utf-8"}
        done = subprocess.run(
            [*map(str, command)],
            cwd=folder,
            env={**os.environ, "NO_COLOR": "1", **ours, **environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            check=False,
        )
        assert done.returncode == 0, done.stdout
        return done.stdout


@pytest.mark.slow
@pytest.mark.timeout(900)  # it runs a build and the tests of one language
def test_a_language_is_added_as_the_guide_says(tmp_path: Path) -> None:
    project = Project(tmp_path / "project")
    static = project.folder / "src" / "silvergold" / "server" / "static"

    project.run("tools/make_protocol.py")
    project.run("tools/web.py", "build")

    for name in FIRST:
        assert [*static.glob(f"assets/words-pt-BR-{name}-????????.ftl")]
    for name in ("rules", "refusals", "install"):
        assert [*static.glob(f"assets/words-*-{name}-*")]
        assert not [*static.glob(f"assets/words-pt-BR-{name}-*")]

    record = "tests/golden/games.jsonl"
    said = {"SILVERGOLD_LANGUAGE": "", "LC_ALL": "", "LC_MESSAGES": "", "LANG": "pt_BR.UTF-8"}
    shown = project.run("-m", "silvergold", "show", record, "--ply", "6", **said)
    assert "alaranjado" in shown
    assert Words("pt")("cli-usage") in project.run("-m", "silvergold", "--help", **said)

    project.run_node("node_modules/vitest/vitest.mjs", "run", "tests/languages.test.ts")
    chosen = "pt-BR or folder or exception or light"
    project.run("-m", "pytest", "-p", "no:cacheprovider", *TESTS, "-k", chosen)
