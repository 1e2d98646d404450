"""`silvergold train`: let a network learn the game by playing against itself."""

import shlex
import sys
from enum import StrEnum
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from silvergold.cli.errors import BAD_CALL, INTERRUPTED, end_when_told, stop
from silvergold.cli.files import cannot_write
from silvergold.cli.language import say
from silvergold.cli.progress import progress_bar

if TYPE_CHECKING:
    from silvergold.lab.training.loop import Plan, Round


class Size(StrEnum):
    """The networks that can be trained."""

    CAPTAIN = "captain"
    LEGEND = "legend"


def train(
    file: Annotated[Path, typer.Argument(metavar="cli-a-file", help="cli-train-file")],
    size: Annotated[Size, typer.Option(help="cli-train-size")] = Size.CAPTAIN,
    minutes: Annotated[float, typer.Option(min=0.1, help="cli-train-minutes")] = 10,
    on: Annotated[
        Path | None, typer.Option(metavar="cli-a-file", exists=True, help="cli-train-on")
    ] = None,
    seed: Annotated[int, typer.Option(min=1, help="cli-seed")] = 1,
    overwrite: Annotated[bool, typer.Option(help="cli-train-overwrite")] = False,
) -> None:
    """Train a network, and keep its weights, with the curve, after every test."""
    for package in ("torch", "numba"):
        if find_spec(package) is None:
            stop(BAD_CALL, say("cli-train-needs", package=package))
    if file.suffix != ".npz":
        stop(BAD_CALL, say("cli-train-suffix", file=str(file)))
    if file.exists() and file != on and not overwrite:
        stop(BAD_CALL, say("cli-file-is-there", file=str(file)))
    end_when_told()
    rounds: list[Round] = []
    try:
        _train(file, size, minutes, on, seed, rounds)
    except OSError as error:
        stop(BAD_CALL, cannot_write(file, error))
    except KeyboardInterrupt:
        stop(INTERRUPTED, say("cli-train-interrupted", rounds=len(rounds), file=str(file)))


def _train(
    file: Path, size: Size, minutes: float, on: Path | None, seed: int, rounds: "list[Round]"
) -> None:
    import torch  # noqa: PLC0415 - only where somebody trains

    from silvergold.fast.weights import OtherLayoutError, weights_in  # noqa: PLC0415
    from silvergold.lab.training.curve import note  # noqa: PLC0415
    from silvergold.lab.training.learner import SIZES, Learner  # noqa: PLC0415
    from silvergold.lab.training.loop import training  # noqa: PLC0415
    from silvergold.lab.training.machine import Cores, Gpu  # noqa: PLC0415

    is_gpu = torch.cuda.is_available()
    torch.manual_seed(seed)
    learner = Learner(SIZES[size])
    if on:
        try:
            learner.load(weights_in(on))
        except (OtherLayoutError, RuntimeError) as error:
            stop(BAD_CALL, str(error))
    machine = Gpu() if is_gpu else Cores()
    plan = _plan(minutes, seed, is_gpu=is_gpu)
    command = shlex.join(["silvergold", *sys.argv[1:]])
    with progress_bar() as bar:
        task = bar.add_task("", total=round(minutes * 60))
        for each in training(machine, learner, plan, file, knows=on is not None):
            rounds.append(each)
            bar.update(task, completed=min(round(each.seconds), round(minutes * 60)))
            if each.test is not None:
                note(file, command, rounds)
                told = {"minutes": each.seconds / 60, "games": each.games, "points": each.test}
                bar.console.print(say("cli-train-round", **told))
    note(file, command, rounds)
    typer.echo(say("cli-train-done", file=str(file)))


def _plan(minutes: float, seed: int, *, is_gpu: bool) -> "Plan":
    """As much at a time as the machine has room for."""
    from silvergold.lab.training.loop import Plan  # noqa: PLC0415

    if is_gpu:
        return Plan(minutes=minutes, seed=seed, games=16384, steps=700, batch=32768)
    return Plan(minutes=minutes, seed=seed, pace=2e-3, last_pace=1e-4)
