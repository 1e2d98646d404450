"""Bots of the current folder on a cluster whose machines are elsewhere."""

import json
import os
import secrets
import socket
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from waiting import PATIENCE

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed: pip install ray"),
]

CLASSES = """
from helpers import last

class Last:
    def choose(self, view, moves):
        return last(moves)
"""
PROGRAM = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"protocol": 1}), flush=True)
    elif message["type"] == "choose":
        print(json.dumps({"move": message["moves"][0]}), flush=True)
"""
BOTS = ("mine=py:mybots:Last", f"theirs=cmd:{sys.executable} program.py")


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[dict[str, str]]:
    """What a cluster of its own, begun in another folder, is reached with."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port = listening.getsockname()[1]
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    token = {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32)}
    environment = {**os.environ, **token, "RAY_USAGE_STATS_ENABLED": "0"}
    command = [str(Path(sys.executable).parent / "ray"), "start", "--head", "--block"]
    command += ["--port", str(port), "--num-cpus", "2", "--include-dashboard=false"]
    command += ["--node-ip-address", "127.0.0.1"]
    head = subprocess.Popen(
        command,
        cwd=elsewhere,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    try:
        assert head.stdout
        assert any("Ray runtime started" in line for line in head.stdout)
        yield {**token, "RAY_ADDRESS": f"127.0.0.1:{port}"}  # which auto means then
    finally:
        head.terminate()
        head.communicate(timeout=PATIENCE)


def test_classes_and_programs_come_along_to_the_machines_of_a_cluster(
    tmp_path: Path, cluster: dict[str, str]
) -> None:
    here = tmp_path / "here"
    here.mkdir()
    (here / "mybots.py").write_text(CLASSES, "utf-8")
    (here / "helpers.py").write_text("def last(moves): return moves[-1]", "utf-8")
    (here / "program.py").write_text(PROGRAM, "utf-8")
    command = [sys.executable, "-m", "silvergold", "arena", *BOTS, "--games", "4", "--json"]
    reports = []

    for words in (["--jobs", "1"], ["--cluster", "auto"]):
        done = subprocess.run(
            [*command, *words],
            cwd=here,
            env={**os.environ, **cluster},
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        assert (done.returncode, done.stderr) == (0, ""), words
        reports.append(json.loads(done.stdout))

    for bot in (bot for report in reports for bot in report["bots"]):
        del bot["ms_per_decision"]
    assert reports[0] == reports[1]
    assert reports[1]["faults"] == []
