"""Functions of derivative libraries, whose bodies are not there, loaded by their contracts."""

import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import ltoad.numpy
from ltoad.check.library import RUN_DRIVER
from ltoad.frontends.errors import BuildError, SignatureError, SourceError

PHYSICS = """
#include <math.h>
double scale = 1.0;
double energy(const double *x, int n, double k)
{
    double sum = 0.0;
    for (int i = 1; i < n; i++) {
        const double stretch = x[i] - x[i - 1] - 1.0;
        sum += 0.5 * k * stretch * stretch + 0.1 * sin(x[i]);
    }
    return sum;
}
void forces(const double *x, int n, double k, double *f)
{
    for (int i = 0; i < n; i++)
        f[i] = k * x[i] * x[i];
}
double scaled(double x) { return scale * x; }
"""
EXPORTS = "".join(f'[[export]]\nfunction = "{name}"\n' for name in ("energy", "forces", "scaled"))
ENERGY = "double[n] x, int n, double k -> double"
FORCES = "double[n] x, int n, double k, out double[n] f ->"
X, K = np.array([0.0, 0.8, 2.1]), 2.0


@pytest.fixture(scope="module")
def libraries(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    folder = tmp_path_factory.mktemp("physics")
    (folder / "physics.c").write_text(PHYSICS)
    (folder / "ltoad.toml").write_text(EXPORTS)
    driver = [sys.executable, "-c", RUN_DRIVER, "c", "-O2", "-fPIC", "physics.c"]
    ltoad = shutil.which("ltoad") or "ltoad"
    for command in (
        [*driver, "-c"],
        [ltoad, "aot", "physics.o", "-o", "physics_ad.o"],
        ["ar", "rcs", "libphysics.a", "physics_ad.o"],
        [*driver, "-shared", "-o", "libphysics.so", "-lm"],
    ):
        subprocess.run(command, cwd=folder, check=True, capture_output=True)
    (folder / "physics.c").unlink()
    names = {"object": "physics_ad.o", "archive": "libphysics.a", "shared": "libphysics.so"}
    return {kind: folder / name for kind, name in names.items()}


@pytest.mark.parametrize("kind", ["object", "archive", "shared"])
def test_first_derivatives_are_the_library_s(libraries: dict[str, Path], kind: str) -> None:
    energy = ltoad.numpy.load(libraries[kind], "energy", ENERGY)
    stretch = np.diff(X) - 1.0
    assert energy(X, K) == pytest.approx(0.5 * K * stretch @ stretch + 0.1 * np.sin(X[1:]).sum())
    by_x, by_k = energy.grad(X, K)
    slopes = K * (np.append(0.0, stretch) - np.append(stretch, 0.0))
    slopes[1:] += 0.1 * np.cos(X[1:])
    np.testing.assert_allclose(by_x, slopes, rtol=1e-13)
    assert by_k == pytest.approx(0.5 * stretch @ stretch)
    _, along = energy.jvp((X, K), (np.ones(3), 0.5))
    assert along == pytest.approx(slopes.sum() + 0.5 * by_k)
    forces = ltoad.numpy.load(libraries[kind], "forces", FORCES)
    by_x, by_k = forces.jacobian(X, K)
    np.testing.assert_allclose(by_x, np.diag(2 * K * X))
    np.testing.assert_allclose(by_k, X**2)


def test_variables_of_the_library_make_calls_wait(libraries: dict[str, Path]) -> None:
    assert not ltoad.numpy.load(
        libraries["object"], "scaled", "double x -> double"
    ).foreign.is_reentrant
    assert ltoad.numpy.load(libraries["object"], "energy", ENERGY).foreign.is_reentrant


def test_what_a_library_does_not_have_is_said(libraries: dict[str, Path]) -> None:
    energy = ltoad.numpy.load(libraries["shared"], "energy", ENERGY)
    with pytest.raises(BuildError, match="has first derivatives"):
        energy.by("x").hessian(X, K)
    with pytest.raises(SourceError, match="libraries have energy, forces, scaled"):
        ltoad.numpy.load(libraries["shared"], "power", "double x -> double")
    with pytest.raises(SignatureError, match=r"double energy\(ptr, i32, double\)"):
        ltoad.numpy.load(libraries["shared"], "energy", "double[n] x, int n -> double")
    with pytest.raises(SignatureError):
        ltoad.numpy.load(libraries["shared"], "energy")
