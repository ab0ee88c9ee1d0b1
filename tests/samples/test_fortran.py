"""The Fortran sample: both drivers' gradients against a complex step through the same model."""

import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

Complex = npt.NDArray[np.complexfloating[Any, Any]]
Run = Callable[..., subprocess.CompletedProcess[str]]

CELLS, STEPS = 24, 300
CONDUCTIVITY, SLOPE, REFERENCE, SOFTENING = 16.0, 1.2e-3, 293.0, 360.0
HEAT_CAPACITY, DX, DT = 3.9e6, 5.0e-3, 1.0
AMBIENT, CONVECTION, EMISSIVITY, STEFAN = 300.0, 1.5, 0.8, 5.670374419e-8
PENALTY, FIRST_SENSOR, SENSOR_STRIDE = 0.25, 1, 3


def magnitude(z: Complex) -> Complex:
    """|z| as an analytic function: abs() would throw the imaginary step away."""
    return np.where(z.real < 0, -z, z)


def conductivity(t: Complex) -> Complex:
    top = CONDUCTIVITY * (1 + SLOPE * (SOFTENING - REFERENCE))
    linear = CONDUCTIVITY * (1 + SLOPE * (t - REFERENCE))
    soft = top / 2 * (1 + np.exp(-(t - SOFTENING) / 40))
    return np.where(t.real <= SOFTENING, linear, soft)


def fluxes(t: Complex) -> Complex:
    """Through the left wall, between neighbours, and out of the open end."""
    ambient = np.array([AMBIENT + 0j])
    wall = 2 * conductivity(ambient) * (ambient - t[:1]) / DX
    inner = conductivity((t[:-1] + t[1:]) / 2) * (t[:-1] - t[1:]) / DX
    over = t[-1:] - ambient
    end = EMISSIVITY * STEFAN * (t[-1:] ** 4 - AMBIENT**4)
    if abs(over[0].real) >= 1e-6:
        end = end + CONVECTION * over * magnitude(over) ** 0.25
    return np.concatenate([wall, inner, end])


def cost(q: Complex, observed: Complex) -> complex:
    t = np.full(CELLS, AMBIENT, dtype=complex)
    for _ in range(STEPS):
        t = t - DT / HEAT_CAPACITY * (np.diff(fluxes(t)) / DX - q)
        t = np.where(t.real > 1, t, 1)
    off = magnitude((t - observed)[FIRST_SENSOR::SENSOR_STRIDE])
    misfit = np.where(off.real > 5, 5 * (off - 2.5), off**2 / 2).sum()
    return complex(misfit + PENALTY * np.sqrt(1 + np.diff(q) ** 2 * 1e-10).sum())


def reference() -> tuple[float, npt.NDArray[np.float64]]:
    i = np.arange(1, CELLS + 1)
    q, observed = 1e6 + 8e5 * np.sin(0.35 * i) + 0j, 300.0 + 4.0 * i + 0j
    step = 1e-20
    gradient = np.empty(CELLS)
    for cell in range(CELLS):
        shifted = q.copy()
        shifted[cell] += 1j * step
        gradient[cell] = cost(shifted, observed).imag / step
    return cost(q, observed).real, gradient


@pytest.fixture(scope="session")
def rods(
    ltoad_fc: Path, repository: Path, run: Run, tmp_path_factory: pytest.TempPathFactory
) -> Path:
    folder = tmp_path_factory.mktemp("fortran") / "fortran"
    shutil.copytree(repository / "samples/fortran", folder)
    run(["make", "-C", folder, "clean", "all", f"FC={ltoad_fc}"])
    return folder


@pytest.mark.parametrize("driver", ["rod77", "rod90"])
def test_gradient(driver: str, rods: Path, run: Run) -> None:
    lines = [line.split() for line in run([rods / driver]).stdout.splitlines()]
    values = {line[0]: float(line[-1]) for line in lines}
    gradient = np.array([float(line[-1]) for line in lines if line[0] == "gradient"])
    expected_cost, expected = reference()
    assert values["cost"] == pytest.approx(expected_cost, rel=1e-12)
    assert gradient.shape == expected.shape
    assert np.abs(gradient - expected).max() < 1e-12 * np.abs(expected).max()
    assert values["error"] < 1e-7
