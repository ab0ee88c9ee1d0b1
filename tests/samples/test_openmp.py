"""The sample with OpenMP: derivatives against differences, and a misfit that falls."""

import os
import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

Run = Callable[..., subprocess.CompletedProcess[str]]

pytestmark = pytest.mark.skipif(
    not Path("/usr/lib/llvm-19/lib/libomp.so").exists(), reason="no libomp"
)


@pytest.mark.parametrize("threads", [1, 3])
def test_the_plate(
    threads: int, repository: Path, ltoad_cc: Path, run: Run, tmp_path: Path
) -> None:
    folder = tmp_path / "openmp"
    shutil.copytree(repository / "samples" / "c" / "openmp", folder)
    run(["make", "clean", "plate", f"CC={ltoad_cc}"], cwd=folder)
    said = run([folder / "plate"], env={**os.environ, "OMP_NUM_THREADS": str(threads)}).stdout
    pairs = re.findall(r"(\S+) by ltoad, (\S+) by differences", said)
    assert len(pairs) == 3
    for computed, expected in pairs:
        assert float(computed) == pytest.approx(float(expected), rel=1e-6)
    misfits = [float(m) for m in re.findall(r"round +\d+: misfit (\S+)", said)]
    assert len(misfits) == 5
    assert misfits == sorted(misfits, reverse=True)
    assert misfits[-1] < 0.7 * misfits[0]
