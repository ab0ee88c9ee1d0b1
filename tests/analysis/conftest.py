"""Fixtures for tests of the analyses: functions from IR text and from C."""

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from ltoad.ir.module import Module
from tests.fixtures.bench import first_program

FromC = Callable[..., Module]


@pytest.fixture
def from_c(tmp_path: Path) -> FromC:
    """Compile C to a module with what LLVM tells of it at a level."""
    clang = first_program("clang-19", "clang")

    def compile_c(source: str, *flags: str) -> Module:
        path = tmp_path / "source.c"
        path.write_text(source)
        command = [clang, *(flags or ("-O1",)), "-S", "-emit-llvm", "-o", "-", str(path)]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        return Module.parse(done.stdout)

    return compile_c
