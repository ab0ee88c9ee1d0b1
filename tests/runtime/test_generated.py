"""Files that are generated are what their sources give."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from ltoad.runtime import Source

SCRIPTS = Path(__file__).parents[2] / "scripts"


@pytest.mark.skipif(shutil.which("clang-19") is None, reason="no clang-19")
def test_fortran_arrays_are_what_clang_makes_of_them(tmp_path: Path) -> None:
    """Who changes fortran_arrays.c, or the assembly by hand, has to run `make runtime`."""
    made = tmp_path / "made.ll"
    subprocess.run([SCRIPTS / "fortran-bodies.sh", made], check=True)
    assert made.read_text() == Source("fortran_arrays.ll").text()


@pytest.mark.skipif(shutil.which("clang-19") is None, reason="no clang-19")
def test_tags_are_what_clang_makes_of_them(tmp_path: Path) -> None:
    made = tmp_path / "made.ll"
    subprocess.run([SCRIPTS / "tags.sh", made], check=True)
    assert made.read_text() == Source("tags.ll").text()


def test_digamma_is_what_the_script_writes(tmp_path: Path) -> None:
    made = tmp_path / "made.ll"
    subprocess.run([sys.executable, SCRIPTS / "digamma.py", made], check=True)
    assert made.read_text() == Source("digamma.ll").text()
