"""Who waits at a terminal is told what for; in a pipe, where a log is written, nobody is."""

import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

SLOW = """
import sys, time
from pathlib import Path
from ltoad.isolate import Journal, call_isolated

def slow():
    Journal(folder)("differentiating", "")
    time.sleep(float(sys.argv[2]))

folder = Path(sys.argv[1])
call_isolated(slow, folder)
"""


def said(folder: Path, stderr: int, seconds: float, term: str) -> bytes:
    environment = {**os.environ, "TERM": term, "COLUMNS": "80"}
    command = [sys.executable, "-c", SLOW, folder, str(seconds)]
    done = subprocess.run(command, stderr=stderr, env=environment, check=True)
    return done.stderr or b""


@pytest.mark.parametrize(
    ("seconds", "term", "shown"),
    [(3.2, "xterm", True), (0.1, "xterm", False), (2.7, "dumb", False)],
)
def test_terminal(tmp_path: Path, seconds: float, term: str, shown: bool) -> None:
    ours, theirs = pty.openpty()
    said(tmp_path, theirs, seconds, term)
    os.write(theirs, b"end")
    written = b""
    while not written.endswith(b"end"):  # a terminal need not give all that it has at once
        written += os.read(ours, 4096)
    os.close(theirs)
    os.close(ours)
    assert (b"ltoad: differentiating (3 s)" in written) == shown
    assert written.endswith(b"\r\033[Kend" if shown else b"end")


def test_pipe(tmp_path: Path) -> None:
    assert not said(tmp_path, subprocess.PIPE, 2.7, "xterm")
