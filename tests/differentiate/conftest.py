"""What `ltoad explain` says of small programs."""

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

Run = Callable[..., subprocess.CompletedProcess[str]]
Explained = Callable[[str, str], str]


@pytest.fixture
def explained(ltoad_cc: Path, run: Run, tmp_path: Path) -> Explained:
    """What is said of a program in C that is compiled at some level."""

    def explain(text: str, level: str) -> str:
        source, made = tmp_path / "f.c", tmp_path / "f.o"
        source.write_text(text)
        run([ltoad_cc, level, "-c", source, "-o", made])
        return run([ltoad_cc.parent / "ltoad", "explain", made]).stdout

    return explain
