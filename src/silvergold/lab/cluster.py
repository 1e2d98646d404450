"""Work shared out among the machines of a Ray cluster."""

from __future__ import annotations

import logging
import os
import socket
from collections import deque
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, TypeVar

from silvergold.lab.workers import CrashError, done_or_crash

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable

Task = TypeVar("Task")
Done = TypeVar("Done")

HERE: Final = "local"
"""In the place of an address: a new cluster of this machine alone."""

_TASKS_A_CORE: Final = 2
_LEFT_OUT: Final = (".git", ".venv", "venv", "node_modules", "__pycache__", "*.jsonl")


class NoClusterError(Exception):
    """There is no such cluster; the message says why."""


def in_order_on(
    cluster: str, work: Callable[[Task], Done], tasks: Iterable[Task], folder: str = ""
) -> Generator[Done, None, None]:
    """What `work` makes of each task, in the order of the tasks, on all machines of a cluster.

    `cluster` is the address of its head, or "auto" for the one that this machine belongs to. Every
    machine needs Ray and this version of the package, and works in a copy of `folder`, if one is
    named. Raises `NoClusterError` and `CrashError`.
    """
    _knock(cluster)
    ray: Any = import_module("ray")  # an extra, without types
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # Ray would report to its makers
    settings: dict[str, Any] = {}
    if cluster == HERE:
        settings["include_dashboard"] = False
    elif folder:
        settings["runtime_env"] = {"working_dir": folder, "excludes": [*_LEFT_OUT]}
    try:
        ray.init(cluster, log_to_driver=False, logging_level=logging.ERROR, **settings)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise NoClusterError(str(error).splitlines()[0]) from error
    try:
        do = ray.remote(_do)
        most = _TASKS_A_CORE * max(1, int(ray.cluster_resources().get("CPU", 1)))
        begun: deque[tuple[Task, Any]] = deque()
        for task in tasks:
            begun.append((task, do.remote(work, task)))
            if len(begun) == most:
                yield _made(ray, *begun.popleft())
        while begun:
            yield _made(ray, *begun.popleft())
    finally:
        ray.shutdown()


def _knock(cluster: str) -> None:
    """Raise `NoClusterError` if nobody listens at the address, for which Ray waits for minutes."""
    host, _, port = cluster.rpartition(":")
    if not host or "/" in host or not port.isdecimal():
        return
    try:
        socket.create_connection((host, int(port)), _KNOCKING_SECONDS).close()
    except (OSError, OverflowError) as error:
        raise NoClusterError(str(error)) from error


_KNOCKING_SECONDS: Final = 10


def _made(ray: Any, task: object, result: Any) -> Any:  # noqa: ANN401 - Ray has no types
    try:
        made = ray.get(result)
    except ray.exceptions.RayError as error:
        why = str(error).splitlines()[0]
        raise CrashError(f"{task}: {type(error).__name__}: {why}") from error
    if isinstance(made, CrashError):
        raise made
    return made


def _do(work: Callable[[Task], Done], task: Task) -> Done | CrashError:
    try:
        return done_or_crash(work, task)
    except CrashError as crash:
        return crash
