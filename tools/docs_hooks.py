"""What MkDocs does not do by itself: links out of docs/, and the notebook as a page."""

import re
import sys
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

sys.path.insert(0, str(Path(__file__).parent))

import notebook_page

ROOT = Path(__file__).resolve().parents[1]
NOTEBOOK = ROOT / "docs" / "first-look.ipynb"
PAGE_OF_NOTEBOOK = "notebook.md"
LEAVING = re.compile(r"\]\((?:\.\./)+([^)]*)\)")


def on_files(files: Files, *, config: MkDocsConfig) -> Files:
    """Add the notebook as a page, with what its cells show."""
    files.append(File.generated(config, PAGE_OF_NOTEBOOK, content=notebook_page.page(NOTEBOOK)))
    return files


def on_page_markdown(markdown: str, *, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Let links that leave docs/ lead to the sources; raises if there is nothing.

    Links to the notebook lead to its page, on which everybody can read it.
    """
    if page.file.src_uri != PAGE_OF_NOTEBOOK:
        markdown = markdown.replace(f"]({NOTEBOOK.name})", f"]({PAGE_OF_NOTEBOOK})")

    def to_source(found: re.Match[str]) -> str:
        path = found[1]
        depth = page.file.src_uri.count("/")
        if found[0].count("../") <= depth:
            return found[0]
        if not (ROOT / path.partition("#")[0]).exists():
            raise FileNotFoundError(f"{page.file.src_uri} links to {path}, which is not there")
        return f"]({config.repo_url}{path})"

    assert files  # noqa: S101 - MkDocs gives them by name
    return LEAVING.sub(to_source, markdown)
