"""Functions are built with what pip has installed: no compiler and no linker on PATH."""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

SCRIPT = """
import shutil
import numpy as np
import ltoad.numpy

assert not any(map(shutil.which, ("clang", "gcc", "cc", "ld", "ld.lld", "ar")))
energy = ltoad.numpy.load(SOURCE, "energy", "double[n] x, int n, double w -> double").by("x")
print(*energy.grad(np.array([0.0, 0.8, 2.1]), 2.0))
print(*energy.hessian(np.array([0.0, 0.8, 2.1]), 2.0)[0])
"""


@pytest.mark.slow
def test_the_compiler_of_the_package_ziglang(tmp_path: Path, sources: Path) -> None:
    if importlib.util.find_spec("ziglang") is None:
        pytest.skip("no ziglang")
    (tmp_path / "bin").mkdir()
    variables = ("LTOAD_CC", "LTOAD_CXX", "LTOAD_FC", "CC", "CXX")
    environment = {name: value for name, value in os.environ.items() if name not in variables}
    environment |= {"PATH": str(tmp_path / "bin"), "LTOAD_CACHE": str(tmp_path / "cache")}
    script = SCRIPT.replace("SOURCE", repr(str(sources / "spring.c")))
    done = subprocess.run(
        [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    gradient, row = (np.array(line.split(), float) for line in done.stdout.splitlines())
    x, w, h = np.array([0.0, 0.8, 2.1], complex), 2.0, 1e-200

    def energy(x):  # type: ignore[no-untyped-def]
        stretch = np.diff(x) - 1.0
        return (0.5 * w * stretch**2 + 0.1 * np.sin(x[1:]) * np.cos(x[:-1])).sum()

    wanted = [energy(x + 1j * h * unit).imag / h for unit in np.eye(3)]
    np.testing.assert_allclose(gradient, wanted, rtol=1e-13)
    cross = 0.1 * np.cos(0.8) * -np.sin(0.0)
    np.testing.assert_allclose(row, [w - 0.1 * np.sin(0.8), -w + cross, 0.0], atol=1e-12)
