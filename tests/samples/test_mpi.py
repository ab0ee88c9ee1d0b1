"""The sample with MPI: derivatives against differences, and a misfit that falls."""

import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.test_mpi import LAUNCHERS

Run = Callable[..., subprocess.CompletedProcess[str]]

pytestmark = pytest.mark.skipif(shutil.which("mpicc.openmpi") is None, reason="no Open MPI")


def test_the_rod(repository: Path, ltoad_cc: Path, run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "mpi"
    shutil.copytree(repository / "samples" / "c" / "mpi", folder)
    run(["make", "clean", "rod", "CC=mpicc.openmpi", f"OMPI_CC={ltoad_cc}"], cwd=folder)
    said = run([*LAUNCHERS["openmpi"], "-n", "3", folder / "rod"]).stdout
    pairs = re.findall(r"(\S+) by ltoad, (\S+) by differences", said)
    assert len(pairs) == 4
    for computed, expected in pairs:
        assert float(computed) == pytest.approx(float(expected), rel=1e-5)
    misfits = [float(m) for m in re.findall(r"round +\d+: misfit (\S+)", said)]
    assert len(misfits) == 5
    assert misfits == sorted(misfits, reverse=True)
    assert misfits[-1] < 0.1 * misfits[0]
