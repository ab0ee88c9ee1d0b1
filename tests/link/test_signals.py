"""A link that is told to stop leaves nothing behind; one that is killed, nothing for long."""

import os
import signal
import subprocess
import time
from pathlib import Path

import pytest

from tests.fixtures.bench import Bench

PROGRAM = """\
#include <stdio.h>
double __enzyme_autodiff(void *, ...);
double f(double x) { double s = 0; for (int i = 0; i < 9; i++) s += x * s + i; return s; }
int main(void) { printf("%g\\n", __enzyme_autodiff((void *)f, 2.0)); }
"""


@pytest.fixture
def temporary(bench: Bench) -> Path:
    folder = bench.folder / "temporary"
    folder.mkdir()
    return folder


def started(bench: Bench, linker: Path, temporary: Path) -> subprocess.Popen[bytes]:
    """A link that has made its private folder and is at work."""
    main = bench.bitcode("main.c", PROGRAM)
    environment = {**os.environ, "TMPDIR": str(temporary), "LTOAD_CACHE": "off"}
    # whoever started the tests may ignore signals, as nohup does
    heard = ["env", "--default-signal=HUP,INT,TERM"]
    command = [*heard, linker, "-r", main, "-o", "program.o"]
    link = subprocess.Popen(
        command, cwd=bench.folder, env=environment, stderr=subprocess.PIPE, start_new_session=True
    )
    until = time.monotonic() + 30
    while not list(temporary.glob("ltoad-*/stage")):
        assert link.poll() is None
        assert time.monotonic() < until
        time.sleep(0.01)
    return link


def children_of(pid: int) -> list[int]:
    return [int(p.name) for p in Path("/proc").glob("[0-9]*") if _status(p)[1:2] == [str(pid)]]


def _status(process: Path) -> list[str]:
    """State, parent and so on; nothing of a process that is gone."""
    try:
        return (process / "stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []


def gone(pids: list[int]) -> bool:
    def runs(pid: int) -> bool:
        return _status(Path(f"/proc/{pid}"))[:1] not in ([], ["Z"], ["X"])

    until = time.monotonic() + 10
    while any(map(runs, pids)) and time.monotonic() < until:
        time.sleep(0.01)
    return not any(map(runs, pids))


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_signals_clean_up(
    bench: Bench, ld_ltoad: Path, temporary: Path, number: signal.Signals
) -> None:
    link = started(bench, ld_ltoad, temporary)
    children = children_of(link.pid)
    link.send_signal(number)
    _, said = link.communicate(timeout=30)
    assert link.returncode == 128 + number
    assert b"Traceback" not in said
    assert gone(children)
    assert not list(temporary.iterdir())
    assert {path.name for path in bench.folder.iterdir()} == {"main.c", "main.o", "temporary"}


@pytest.fixture
def killed(bench: Bench, ld_ltoad: Path, temporary: Path) -> list[int]:
    link = started(bench, ld_ltoad, temporary)
    children = children_of(link.pid)
    link.kill()
    link.communicate()
    return children


def test_children_end_with_a_killed_parent(killed: list[int]) -> None:
    assert killed
    assert gone(killed)


def test_later_links_remove_what_killed_ones_left(
    bench: Bench, ld_ltoad: Path, temporary: Path, killed: list[int]
) -> None:
    assert gone(killed)
    assert list(temporary.iterdir())
    bench.run(ld_ltoad, "-r", "main.o", "-o", "program.o", env={"TMPDIR": str(temporary)})
    assert not list(temporary.iterdir())


def test_folders_of_running_processes_stay(bench: Bench, ld_ltoad: Path, temporary: Path) -> None:
    mine = temporary / f"ltoad-{os.getpid()}-abc"
    strange = temporary / "ltoad-notes"
    for folder in (mine, strange):
        folder.mkdir()
    bench.bitcode("main.c", PROGRAM)
    bench.run(ld_ltoad, "-r", "main.o", "-o", "program.o", env={"TMPDIR": str(temporary)})
    assert mine.exists()
    assert strange.exists()
