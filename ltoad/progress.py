"""A line on the terminal that says what a link is doing, once it has taken a while.

Nothing is written into a pipe or a file, nor where the line could not be wiped again.
"""

from __future__ import annotations

import os
import shutil
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Event, Thread

PATIENCE = 2.0
"""Seconds without a word."""

INTERVAL = 0.5
WIPE = "\r\033[K"


@contextmanager
def shown(stage: Callable[[], str]) -> Iterator[None]:
    """Show the current stage for as long as the block runs, and wipe it afterwards."""
    if not sys.stderr.isatty() or os.environ.get("TERM", "dumb") == "dumb":
        yield
        return
    over = Event()
    watcher = Thread(target=_watch, args=(stage, over), daemon=True)
    watcher.start()
    try:
        yield
    finally:
        over.set()
        watcher.join()


def _watch(stage: Callable[[], str], over: Event) -> None:
    start = time.monotonic()
    if over.wait(PATIENCE):
        return
    while not over.wait(INTERVAL):
        line = f"ltoad: {stage()} ({time.monotonic() - start:.0f} s)"
        _write(WIPE + line[: shutil.get_terminal_size().columns - 1])
    _write(WIPE)


def _write(text: str) -> None:
    sys.stderr.write(text)
    sys.stderr.flush()
