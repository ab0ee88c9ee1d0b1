"""NaN, and arguments without a derivative, as each framework has them; memory of many calls."""

import os
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ltoad.frontends.errors import ArgumentError

pytestmark = pytest.mark.filterwarnings("ignore")  # frameworks warn of their own deprecations
SOURCE = """
#include <math.h>
double slope(const double *x, int n)
{
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += sqrt(x[i]);
    return sum;
}
double scaled(double x, int n, double w) { return n * w * x * x; }
"""
SCALED = "double x, int n, nodiff double w -> double"


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("policies") / "slope.c"
    path.write_text(SOURCE)
    return path


def resident() -> int:
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


# NaN


def test_nan_in_numpy_is_a_number(source: Path) -> None:
    import ltoad.numpy

    slope = ltoad.numpy.load(source, "slope", "double[n] x, int n -> double")
    assert np.isnan(slope(np.array([1.0, -1.0])))
    np.testing.assert_array_equal(slope.grad(np.array([1.0, 0.0])), [0.5, 0.0])  # as documented
    gradient = slope.grad(np.array([4.0, np.nan]))
    assert gradient[0] == 0.25
    assert np.isnan(gradient[1])


def test_nan_is_found_by_pytorch(source: Path) -> None:
    torch = pytest.importorskip("torch")
    import ltoad.torch

    slope = ltoad.torch.load(source, "slope", "double[n] x, int n -> double")
    x = torch.tensor([1.0, -1.0], dtype=torch.float64, requires_grad=True)
    with pytest.raises(RuntimeError, match="returned nan values"), torch.autograd.detect_anomaly():
        slope(x).backward()


def test_nan_is_found_by_jax(source: Path) -> None:
    jax = pytest.importorskip("jax")
    import ltoad.jax

    with jax.enable_x64(True), jax.debug_nans(True):
        slope = ltoad.jax.load(source, "slope", "double[n] x, int n -> double")
        with pytest.raises(FloatingPointError, match=r"nan.*of slope"):
            jax.grad(slope)(jax.numpy.array([1.0, -1.0]))


def test_nan_is_found_by_tensorflow(source: Path) -> None:
    tf = pytest.importorskip("tensorflow")
    import ltoad.tensorflow

    slope = ltoad.tensorflow.load(source, "slope", "double[n] x, int n -> double")
    tf.debugging.enable_check_numerics()
    try:
        with pytest.raises(tf.errors.InvalidArgumentError, match="NaN"):
            slope(tf.constant([1.0, -1.0], tf.float64))
    finally:
        tf.debugging.disable_check_numerics()


# What has no derivative


def test_no_derivative_in_numpy(source: Path) -> None:
    import ltoad.numpy

    scaled = ltoad.numpy.load(source, "scaled", SCALED)
    for name in ("n", "w", "v"):
        with pytest.raises(ArgumentError, match=f"'{name}'"):
            scaled.by(name)
    assert scaled.wrt == ("x",)


def test_no_derivative_in_pytorch(source: Path) -> None:
    torch = pytest.importorskip("torch")
    import ltoad.torch

    scaled = ltoad.torch.load(source, "scaled", SCALED)
    x, w = (torch.tensor(v, dtype=torch.float64, requires_grad=True) for v in (3.0, 2.0))
    with pytest.raises(RuntimeError, match="not have been used"):
        torch.autograd.grad(scaled(x, 2, w), w)
    with pytest.raises(ArgumentError, match=r"'n' has torch\.float64, not torch\.int32"):
        scaled(x, x, w)


def test_no_derivative_in_jax(source: Path) -> None:
    jax = pytest.importorskip("jax")
    import ltoad.jax

    with jax.enable_x64(True):
        scaled = ltoad.jax.load(source, "scaled", SCALED)
        with pytest.raises(TypeError, match="int32"):
            jax.grad(scaled, 1)(3.0, jax.numpy.int32(2), 2.0)
        assert float(jax.grad(scaled)(3.0, 2, 2.0)) == 24.0
        assert float(jax.grad(scaled, 2)(3.0, 2, 2.0)) == 0.0


def test_no_derivative_in_tensorflow(source: Path) -> None:
    tf = pytest.importorskip("tensorflow")
    import ltoad.tensorflow

    scaled = ltoad.tensorflow.load(source, "scaled", SCALED)
    x, w = tf.Variable(3.0, dtype=tf.float64), tf.Variable(2.0, dtype=tf.float64)
    with tf.GradientTape() as tape:
        y = scaled(x, 2, w)
    by_x, by_w = tape.gradient(y, [x, w])
    assert float(by_x) == 24.0
    assert by_w is None
    with pytest.raises(tf.errors.InvalidArgumentError, match="'n' has float64, not int32"):
        scaled(x, x, w)


# Memory


def pytorch_call(source: Path) -> Any:
    torch = pytest.importorskip("torch")
    import ltoad.torch

    slope = ltoad.torch.load(source, "slope", "double[n] x, int n -> double")
    x = torch.ones(50, dtype=torch.float64, requires_grad=True)
    return lambda: torch.autograd.grad(slope(x), x)


def jax_call(source: Path) -> Any:
    jax = pytest.importorskip("jax")
    import ltoad.jax

    slope = ltoad.jax.load(source, "slope", "double[n] x, int n -> double")
    with jax.enable_x64(True):
        x = jax.numpy.ones(50)
        call = jax.jit(jax.grad(slope)).lower(x).compile()
    return lambda: call(x).block_until_ready()


def tensorflow_call(source: Path) -> Any:
    tf = pytest.importorskip("tensorflow")
    import ltoad.tensorflow

    slope = ltoad.tensorflow.load(source, "slope", "double[n] x, int n -> double")
    x = tf.ones(50, tf.float64)

    def call() -> Any:
        with tf.GradientTape() as tape:
            tape.watch(x)
            y = slope(x)
        return tape.gradient(y, x)

    return call


@pytest.mark.slow
@pytest.mark.parametrize("make", [pytorch_call, jax_call, tensorflow_call])
def test_a_hundred_thousand_calls_take_no_memory(source: Path, make: Any) -> None:
    call = make(source)
    for _ in range(20_000):
        call()
    before = resident()
    for _ in range(100_000):
        call()
    assert resident() - before < 8 << 20


# Flags


FLAGGED = """
#include <stdbool.h>
double flagged(double x, bool twice) { return twice ? 2 * x * x : x * x; }
"""


@pytest.mark.parametrize("framework", ["numpy", "torch", "jax", "tensorflow"])
def test_flags_are_those_of_python(tmp_path: Path, framework: str) -> None:
    import importlib

    (tmp_path / "flagged.c").write_text(FLAGGED)
    if framework != "numpy":
        pytest.importorskip(framework)
    if framework == "jax":
        import jax

        jax.config.update("jax_enable_x64", True)
    front = importlib.import_module(f"ltoad.{framework}")
    flagged = front.load(tmp_path / "flagged.c", "flagged", "double x, bool twice -> double")
    try:
        assert float(flagged(3.0, True)) == 18.0
        assert float(flagged(3.0, False)) == 9.0
    finally:
        if framework == "jax":
            jax.config.update("jax_enable_x64", False)
