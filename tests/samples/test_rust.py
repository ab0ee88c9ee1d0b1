"""The Rust sample: both gradients against a complex step through independent code."""

import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

Complex = npt.NDArray[np.complexfloating[Any, Any]]
Reals = npt.NDArray[np.floating[Any]]
Run = Callable[..., subprocess.CompletedProcess[str]]

WIDTH, HEIGHT = 6, 5
STATES, HIDDEN, STEPS, STEP_SIZE = 2, 8, 60, 0.05


def springs() -> list[tuple[int, int, float, bool]]:
    """From, to, rest length and whether it goes slack; rows, columns and diagonals of a grid."""
    found = []
    for row in range(HEIGHT):
        for column in range(WIDTH):
            node = row * WIDTH + column
            right, below = column + 1 < WIDTH, row + 1 < HEIGHT
            found += [(node, node + 1, 1.0, False)] if right else []
            found += [(node, node + WIDTH, 0.9, False)] if below else []
            found += [(node, node + WIDTH + 1, 1.3, True)] if right and below else []
    return found


def energy(flat: Complex) -> complex:
    position = flat.reshape(-1, 2)
    total = 0j
    for number, (a, b, rest, slack) in enumerate(springs()):
        stretch = np.sqrt(((position[b] - position[a]) ** 2).sum()) - rest
        if not slack or stretch.real > 0:
            total += 0.5 * (10 + number % 7) * stretch**2
    weight = 0.5 + 0.1 * (np.arange(WIDTH * HEIGHT) % 3)
    return complex(total + weight @ position[:, 1])


def rest_position() -> Complex:
    node = np.arange(WIDTH * HEIGHT)
    wobble = 0.1 * np.sin(node)
    return np.stack([node % WIDTH + wobble, node // WIDTH - wobble], axis=1).ravel() + 0j


def loss(parameters: Complex) -> complex:
    sizes = np.cumsum([HIDDEN * STATES, HIDDEN, STATES * HIDDEN])
    first, first_offset, second, second_offset = np.split(parameters, sizes)
    inner, outer = first.reshape(HIDDEN, STATES), second.reshape(STATES, HIDDEN)

    def slope(y: Complex) -> Complex:
        out: Complex = outer @ np.tanh(inner @ y + first_offset) + second_offset
        return out

    def target(time: float) -> Reals:
        phase = np.arange(STATES) * np.pi / 2
        wave: Reals = np.exp(-0.3 * time) * np.cos(2 * time + phase)
        return wave

    y = target(0.0) + 0j
    total = 0j
    for step in range(1, STEPS + 1):
        now = slope(y)
        ahead = slope(y + STEP_SIZE * now)
        y = y + STEP_SIZE / 2 * (now + ahead)
        total += ((y - target(STEP_SIZE * step)) ** 2).sum()
    return complex(total / (STEPS * STATES))


def complex_step(f: Callable[[Complex], complex], x: Complex) -> Reals:
    step = 1e-20
    units = np.eye(len(x)) * 1j * step
    return np.array([f(x + unit).imag / step for unit in units])


MODELS = {
    "energy": (energy, rest_position()),
    "loss": (
        loss,
        0.8 * np.sin(1.7 * np.arange(HIDDEN * STATES + HIDDEN + STATES * HIDDEN + STATES)) + 0j,
    ),
}


@pytest.fixture(scope="session", params=["release", "release-abort"])
def output(
    request: pytest.FixtureRequest,
    ltoad_cc: Path,
    repository: Path,
    run: Run,
    tmp_path_factory: pytest.TempPathFactory,
) -> list[list[str]]:
    """What the program prints, with panics that unwind and with panics that abort."""
    cargo = shutil.which("cargo")
    if cargo is None:
        pytest.skip("no cargo: nothing here compiles Rust")
    target = tmp_path_factory.mktemp("rust")
    environment = {
        **{name: v for name, v in os.environ.items() if name != "CARGO_ENCODED_RUSTFLAGS"},
        "RUSTFLAGS": f"-Clinker-plugin-lto -Clinker={ltoad_cc}",
    }
    manifest = repository / "samples/rust/Cargo.toml"
    build = [cargo, "build", "--quiet", "--offline", "--locked", "--profile", request.param]
    run([*build, "--manifest-path", manifest, "--target-dir", target], env=environment)
    done = run([target / request.param / "gradients"])
    return [line.split() for line in done.stdout.splitlines()]


@pytest.mark.parametrize("name", MODELS)
def test_gradient(name: str, output: list[list[str]]) -> None:
    model, at = MODELS[name]
    values = {line[0]: float(line[-1]) for line in output}
    gradient = np.array([float(line[-1]) for line in output if line[0] == f"{name}-gradient"])
    expected = complex_step(model, at)
    assert values[name] == pytest.approx(model(at).real, rel=1e-12)
    assert gradient.shape == expected.shape
    assert np.abs(gradient - expected).max() < 1e-12 * np.abs(expected).max()
    assert values[f"{name}-error"] < 1e-8
