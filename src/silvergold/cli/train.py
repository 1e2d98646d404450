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
from silvergold.lab.cluster import NoClusterError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from silvergold.lab.training.learner import Learner
    from silvergold.lab.training.loop import Round


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
    cluster: Annotated[
        str, typer.Option(metavar="cli-an-address", help="cli-cluster", show_default=False)
    ] = "",
) -> None:
    """Train a network, and keep its weights, with the curve, after every test."""
    for package in ("torch", "numba"):
        if find_spec(package) is None:
            stop(BAD_CALL, say("cli-train-needs", package=package))
    if cluster and find_spec("ray") is None:
        stop(BAD_CALL, say("cli-cluster-needs"))
    if file.suffix != ".npz":
        stop(BAD_CALL, say("cli-train-suffix", file=str(file)))
    if file.exists() and file != on and not overwrite:
        stop(BAD_CALL, say("cli-file-is-there", file=str(file)))
    end_when_told()
    rounds: list[Round] = []
    try:
        _train(file, size, minutes, on, seed, cluster, rounds)
    except NoClusterError as error:
        stop(BAD_CALL, say("cli-no-cluster", cluster=cluster, why=str(error)))
    except OSError as error:
        stop(BAD_CALL, cannot_write(file, error))
    except KeyboardInterrupt:
        stop(INTERRUPTED, say("cli-train-interrupted", rounds=len(rounds), file=str(file)))


def _train(
    file: Path,
    size: Size,
    minutes: float,
    on: Path | None,
    seed: int,
    cluster: str,
    rounds: "list[Round]",
) -> None:
    import torch  # noqa: PLC0415 - only where somebody trains

    from silvergold.fast.weights import OtherLayoutError, weights_in  # noqa: PLC0415
    from silvergold.lab.training.curve import note  # noqa: PLC0415
    from silvergold.lab.training.learner import SIZES, Learner  # noqa: PLC0415

    torch.manual_seed(seed)
    learner = Learner(SIZES[size])
    if on:
        try:
            learner.load(weights_in(on))
        except (OtherLayoutError, RuntimeError) as error:
            stop(BAD_CALL, str(error))
    command = shlex.join(["silvergold", *sys.argv[1:]])
    with progress_bar() as bar:
        task = bar.add_task("", total=round(minutes * 60))
        for each in _rounds(learner, file, minutes, seed, cluster, knows=on is not None):
            rounds.append(each)
            bar.update(task, completed=min(round(each.seconds), round(minutes * 60)))
            if each.test is not None:
                note(file, command, rounds)
                told = {"minutes": each.seconds / 60, "games": each.games, "points": each.test}
                bar.console.print(say("cli-train-round", **told))
    note(file, command, rounds)
    typer.echo(say("cli-train-done", file=str(file)))


def _rounds(
    learner: "Learner", file: Path, minutes: float, seed: int, cluster: str, *, knows: bool
) -> "Iterator[Round]":
    """Train on a GPU, where there is one and no cluster, or with all cores of the machines."""
    import torch  # noqa: PLC0415

    if torch.cuda.is_available() and not cluster:
        from silvergold.lab.training.loop import Plan, training  # noqa: PLC0415
        from silvergold.lab.training.machine import Gpu  # noqa: PLC0415

        plan = Plan(minutes=minutes, seed=seed, games=16384, steps=900, batch=32768, tested=6)
        if knows:
            plan = plan._replace(pace=8e-4, last_pace=1.5e-5, memory=0.6)
        return training(Gpu(), learner, plan, file, knows=knows)
    from silvergold.lab.training.on_cores import Effort, training_on_cores  # noqa: PLC0415

    effort = Effort(minutes=minutes, seed=seed, cluster=cluster)
    return training_on_cores(learner, effort, file, knows=knows)
