"""The second try of a browser test has the deals of the first."""

from pathlib import Path

from e2e.finished import FINISHED, KEY, store_finished
from e2e.known_server import KnownServer, deal_for
from silvergold.server.http.identity import COOKIE
from support import Browser, run_async, view_of


def test_a_server_that_starts_over_deals_the_same_again(tmp_path: Path) -> None:
    run_async(store_finished(tmp_path / "data", FINISHED, ["Ana", "Hugo"], 1))
    server = KnownServer(tmp_path / "data")

    def first_game() -> str:
        deal_for("a test")
        browser = Browser(server.address)
        game = browser.begin({"name": "Ana"}, {"name": "Sailor", "bot": "sailor"})
        with browser.sit(game) as socket:
            return f"{game} {view_of(socket)}"

    try:
        address = server.address
        first = first_game()
        server.start_over()

        assert first_game() == first
        assert server.address == address
        assert (
            Browser(server.address).ask(f"/api/games/{FINISHED}/record", cookie=f"{COOKIE}={KEY}")[
                0
            ]
            == 200
        )
    finally:
        server.kill()
