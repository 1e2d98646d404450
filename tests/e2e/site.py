"""The edition without a server: a plain file server, and people who open its page."""

from __future__ import annotations

import json
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from typing import TYPE_CHECKING

from e2e.person import QUICK, Person
from silvergold.server.http.site import write_site

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page

HEAR_THE_ENGINE = """
const Plain = Worker;
window.Worker = class extends Plain {
  constructor(...how) {
    super(...how);
    this.addEventListener('message', ({ data }) => {
      if (data.type === 'said') window.engineSaid(data.text);
    });
  }
};
"""


KEEP_THE_ENGINE = (
    "navigator.serviceWorker.ready.then(({ active }) => active.postMessage('keep the engine'))"
)
KEPT = "caches.open('silvergold-engine').then((cache) => cache.keys()).then(({ length }) => length)"
FILES_OF_THE_ENGINE = 8
ON_THIS_DEVICE = "JSON.parse(localStorage.getItem('silver-and-gold-here') ?? '[]')"


class FileServer:
    """Serves the files of a folder, and nothing else."""

    def __init__(self, folder: Path) -> None:
        handler = partial(_Silent, directory=str(folder))
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        self.address = f"http://127.0.0.1:{self._server.server_port}/games/"

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()


class _Silent(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        """Tests have enough to say."""


def site_in(folder: Path) -> FileServer:
    """The site in a folder of a file server, as people may put it anywhere."""
    write_site(folder / "games")
    return FileServer(folder)


class Visitor(Person):
    """Somebody at a page that has no server, without pauses.

    `sent` is what the engine in the page says.
    """

    def open(self, page: Page) -> None:
        """Look at this page from now on."""
        super().open(page)
        page.expose_function("engineSaid", lambda text: self.sent.append(json.loads(text)))
        page.add_init_script(HEAR_THE_ENGINE)
        page.add_init_script(QUICK)

    def visit(self, path: str = "") -> None:
        self.page.goto(f"./#{path}" if path else "./")

    def keep_the_engine(self) -> None:
        """Have the engine on this device, as after a first game there."""
        self.page.evaluate(KEEP_THE_ENGINE)
        self.wait_for_the_engine_to_be_kept()

    def wait_for_the_engine_to_be_kept(self) -> None:
        while self.page.evaluate(KEPT) < FILES_OF_THE_ENGINE:
            self.page.wait_for_timeout(50)

    def games_here(self) -> list[str]:
        """The games that are kept on this device, though there is a server."""
        listed: list[str] = self.page.evaluate(ON_THIS_DEVICE)
        return listed

    def wait_until_all_have_moved(self) -> None:
        """Until the server has every game of this device."""
        while self.games_here():
            self.page.wait_for_timeout(50)

    def play_now(self) -> None:
        self.visit()
        self.by_id("play-now").click()
        self.wait_until(lambda view: bool(view["legal"]))
