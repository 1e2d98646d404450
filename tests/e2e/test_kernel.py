"""The kernel as the page has it, in a real browser: it answers and plays as natively."""

from __future__ import annotations

import json
from itertools import cycle
from typing import TYPE_CHECKING, Any

import pytest

from e2e.site import FileServer, site_in
from make_kernel import KERNEL
from silvergold.bots.bot import native
from silvergold.core.state import Phase
from silvergold.server.http.pages import STATIC
from wasm import ended, questions

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.slow

POSITIONS = {"mate": 500, "captain": 500, "legend": 100}
GAMES = 1000
FEW_PLAYOUTS = 48
"""For most positions; every fourth has the budget of the captain at a table."""

ASK = """async ([script, questions]) => {
  const worker = new Worker(script, { type: 'module' });
  const answers = [];
  await new Promise((resolve, reject) => {
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.onmessage = ({ data }) => {
      if (data.error) reject(new Error(data.error));
      if (data.actions) answers[data.id] = data.actions;
      if (answers.length === questions.length) resolve();
    };
    questions.forEach((question, id) => worker.postMessage({ id, question }));
  });
  worker.terminate();
  return answers;
}"""
PLAY = """async ([wasm, weights, layout, games, players]) => {
  const bytes = async (address) => (await fetch(address)).arrayBuffer();
  const { instance } = await WebAssembly.instantiate(await bytes(wasm));
  const { memory, __heap_base, prepare, ...entries } = instance.exports;
  const at = Math.ceil(__heap_base.value / 64) * 64;
  memory.grow(Math.ceil(layout.bytes / 65_536));
  new Uint8Array(memory.buffer).set(new Uint8Array(await bytes(weights)), at);
  prepare(at);
  const [game, scores] = ['game', 'scores'].map((name) => {
    const { offset, shape } = layout.arrays[name];
    return new Uint8Array(memory.buffer, at + offset, 4 * shape[0]);
  });
  const hashes = [];
  for (const play of [entries.random_game, entries.greedy_game]) {
    const all = new Uint8Array(games * (game.length + scores.length));
    for (let number = 0, end = 0; number < games; number++) {
      play(at, 7n, number, players);
      all.set(game, end);
      all.set(scores, end + game.length);
      end += game.length + scores.length;
    }
    hashes.push([...new Uint8Array(await crypto.subtle.digest('SHA-256', all))]);
  }
  return hashes;
}"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FileServer]:
    server = site_in(tmp_path_factory.mktemp("site"))
    yield server
    server.stop()


@pytest.fixture
def page(chromium: Browser, site: FileServer) -> Iterator[Page]:
    context = chromium.new_context(base_url=site.address)
    page = context.new_page()
    page.goto("./")
    yield page
    context.close()


def part(pattern: str, content: bytes = b"") -> str:
    """The file of the pages that is called like this and contains that."""
    [name] = [
        file.relative_to(STATIC).as_posix()
        for file in STATIC.glob(f"assets/{pattern}")
        if content in file.read_bytes()
    ]
    return name


@pytest.mark.parametrize("bot", POSITIONS)
def test_in_positions_of_every_kind_it_chooses_as_natively(page: Page, bot: str) -> None:
    by_kind = questions(bot, POSITIONS[bot])
    assert {kind.phase for kind in by_kind} == {Phase.KEEP, Phase.MARK, Phase.TAKE}
    assert {kind.players for kind in by_kind} == {2, 3, 4}
    assert {kind.bonus for kind in by_kind} == {True, False}
    alike = [question for all_alike in by_kind.values() for question in all_alike]
    budgets = cycle([None, *[FEW_PLAYOUTS] * 3])
    asked = [
        question._replace(playouts=budget) if budget and question.playouts else question
        for question, budget in zip(alike, budgets, strict=False)
    ]
    script = part("engine-worker-*.js", b"there is no bot")

    answers = page.evaluate(ASK, [script, [question._asdict() for question in asked]])

    assert len(answers) == POSITIONS[bot]
    for question, actions in zip(asked, answers, strict=True):
        assert actions == native(question), question


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_thousand_games_of_random_and_greedy_end_as_natively(page: Page, players: int) -> None:
    layout: Any = json.loads((KERNEL / "kernel.json").read_text("utf-8"))
    files = [part("engine-kernel-*.wasm"), part("engine-weights-*.bin")]

    found = page.evaluate(PLAY, [*files, layout, GAMES, players])

    assert [bytes(one).hex() for one in found] == [
        ended(kind, GAMES, players) for kind in ("random", "greedy")
    ]
