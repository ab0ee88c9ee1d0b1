"""C++ exceptions that leave a function become those of its framework."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import ltoad.numpy
from ltoad.frontends.errors import CallError

SOURCE = """
#include <cmath>
#include <stdexcept>
#include <vector>
struct Odd { int size; };
static int calls;
double length(const double *x, int n)
{
    calls++;
    std::vector<double> steps;
    for (int i = 1; i < n; i++)
        steps.push_back(x[i] - x[i - 1]);
    if (steps.empty())
        throw std::invalid_argument("too short");
    if (n == 2)
        throw Odd{n};
    double sum = 0.0;
    for (double step : steps)
        sum += step * step;
    return std::sqrt(sum);
}
"""
GIVEN = np.array([1.0, 2.0, 4.0])
SLOPE = np.array([-1.0, -1.0, 2.0]) / np.sqrt(5.0)


@pytest.fixture(scope="module")
def request_(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str, str]:
    path = tmp_path_factory.mktemp("thrown") / "length.cpp"
    path.write_text(SOURCE)
    return path, "length", "double[n] x, int n -> double"


def test_numpy(request_: tuple[Path, str, str]) -> None:
    """The function has variables: the lock is let go, too."""
    length = ltoad.numpy.load(*request_)
    assert not length.foreign.is_reentrant
    short = GIVEN[:1]
    calls: list[Callable[[], Any]] = [
        lambda: length(short),
        lambda: length.grad(short),
        lambda: length.jvp((short,), (short,)),
        lambda: length.hvp((short,), (short,)),
    ]
    for call in calls:
        with pytest.raises(
            CallError, match=r"^length has thrown std::invalid_argument: too short$"
        ):
            call()
    with pytest.raises(CallError, match=r"^length has thrown Odd$"):
        length.grad(GIVEN[:2])
    np.testing.assert_allclose(length.grad(GIVEN), SLOPE)


def test_torch(request_: tuple[Path, str, str]) -> None:
    torch: Any = pytest.importorskip("torch")
    import ltoad.torch

    length = ltoad.torch.load(*request_)
    for wants in (False, True):
        with pytest.raises(RuntimeError, match=r"has thrown std::invalid_argument: too short"):
            length(torch.ones(1, dtype=torch.float64, requires_grad=wants))
    x = torch.tensor(GIVEN, requires_grad=True)
    length(x).backward()
    np.testing.assert_allclose(x.grad, SLOPE)


def test_jax(request_: tuple[Path, str, str]) -> None:
    jax: Any = pytest.importorskip("jax")
    import ltoad.jax

    with jax.enable_x64(True):
        length = ltoad.jax.load(*request_)
        for call in (length, jax.grad(length), jax.jit(length)):
            with pytest.raises(RuntimeError, match=r"has thrown std::invalid_argument: too short"):
                call(jax.numpy.ones(1)).block_until_ready()
        np.testing.assert_allclose(jax.grad(length)(GIVEN), SLOPE)
        length(jax.numpy.ones(3))  # has compiled code in JAX's own cache now
        for _ in range(2):
            with pytest.raises(RuntimeError, match=r"has thrown Odd"):
                length(jax.numpy.ones(2))
        np.testing.assert_allclose(length(GIVEN), np.sqrt(5.0))


def test_tensorflow(request_: tuple[Path, str, str]) -> None:
    tf: Any = pytest.importorskip("tensorflow")
    import ltoad.tensorflow

    length = ltoad.tensorflow.load(*request_)
    with pytest.raises(tf.errors.InternalError, match=re.escape("too short")):
        length(tf.ones(1, tf.float64))


def test_vjp_takes_adjoints_as_the_outputs_came(tmp_path: Path) -> None:
    path = tmp_path / "two.c"
    path.write_text(
        "void two(const double *x, double *y, double *z) { *y = *x * *x; *z = 3 * *x; }"
    )
    two = ltoad.numpy.load(path, "two", "double x -> double y, double z")
    outputs, pull = two.vjp(5.0)
    assert pull(outputs) == pull(*outputs) == 2 * 5.0 * 25.0 + 3 * 15.0
