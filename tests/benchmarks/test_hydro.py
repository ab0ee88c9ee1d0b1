"""The gradient of a blast on a mesh that containers and indirect subscripts describe."""

import os
import subprocess
from pathlib import Path

import pytest

from benchmarks import hydro
from tests.test_mpi import LAUNCHERS
from tests.test_mpi import flags as mpi_flags


@pytest.mark.slow
@pytest.mark.usefixtures("ltoad_cxx")
def test_gradient_of_a_blast(tmp_path: Path) -> None:
    """The program compares a directional derivative with differences, and fails if it is off."""
    program = hydro.build(tmp_path)
    done = subprocess.run([program, "4", "4", "6", "1"], capture_output=True, text=True, check=True)
    assert "gradient" in done.stdout


@pytest.mark.slow
@pytest.mark.usefixtures("ltoad_cxx")
def test_gradient_with_threads(tmp_path: Path) -> None:
    """All threads read fields of which only the run tells what they are."""
    program = hydro.build(tmp_path, "-fopenmp")
    for threads in ("1", "2", "4"):
        words = [program, "4", "4", "6", "1"]
        subprocess.run(words, env={**os.environ, "OMP_NUM_THREADS": threads}, check=True)


@pytest.mark.slow
@pytest.mark.usefixtures("ltoad_cxx")
def test_gradient_with_processes(tmp_path: Path) -> None:
    """Layers of the cube lie in different processes, which tell each other of forces and jumps."""
    to_compile, to_link = mpi_flags("openmpi")
    program = hydro.build(tmp_path, "-DHYDRO_MPI", *to_compile, *to_link)
    for ranks in ("1", "2", "4"):
        words = [*LAUNCHERS["openmpi"], "-n", ranks, program, "4", "4", "6", "1"]
        subprocess.run(words, check=True)
