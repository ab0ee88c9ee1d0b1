"""The bodies of Fortran's array functions are what clang makes of their source."""

import shutil
import subprocess
from pathlib import Path

import pytest

from ltoad.runtime import Source

SCRIPT = Path(__file__).parents[2] / "scripts" / "fortran-bodies.sh"


@pytest.mark.skipif(shutil.which("clang-19") is None, reason="no clang-19")
def test_assembly_is_that_of_the_source(tmp_path: Path) -> None:
    """Who changes fortran_arrays.c, or the assembly by hand, has to run `make runtime`."""
    made = tmp_path / "made.ll"
    subprocess.run([SCRIPT, made], check=True)
    assert made.read_text() == Source("fortran_arrays.ll").text()
