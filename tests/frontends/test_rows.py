"""Matrices by the addresses of their rows: ``double **``."""

from pathlib import Path

import numpy as np
import pytest

import ltoad.numpy
from ltoad.frontends.errors import SignatureError


def test_rows_are_those_of_an_array(sources: Path) -> None:
    weigh = ltoad.numpy.load(
        sources / "matrices.c", "weigh", "double[n, m] a, int n, int m -> double"
    )
    a = np.arange(6.0).reshape(2, 3)
    weights = np.array([[1.0], [2.0]])
    assert weigh(a) == (weights * a**2).sum()
    np.testing.assert_allclose(weigh.grad(np.asfortranarray(a)), 2 * weights * a)
    assert weigh.grad(np.zeros((0, 3))).shape == (0, 3)


def test_a_factor_in_place_leaves_the_matrix_as_it_was(sources: Path) -> None:
    f = ltoad.numpy.load(
        sources / "matrices.c", "log_determinant", "double[n, n] a, int n -> double"
    )
    a = np.array([[4.0, 1.0, 0.5], [1.0, 3.0, 0.2], [0.5, 0.2, 2.0]])
    kept = a.copy()
    np.testing.assert_allclose(f(a), np.linalg.slogdet(a)[1])
    slope = f.grad(a)
    np.testing.assert_allclose(slope + slope.T, 2 * np.linalg.inv(a), atol=1e-14)
    step = 1e-6
    moved = [f.grad(a + s * np.eye(3)) for s in (step, -step)]
    np.testing.assert_allclose(
        f.hvp((a,), (np.eye(3),)), (moved[0] - moved[1]) / (2 * step), atol=1e-8
    )
    assert np.array_equal(a, kept)


def test_addresses_that_are_exchanged_exchange_rows(sources: Path) -> None:
    pivot = ltoad.numpy.load(
        sources / "matrices.c", "pivot", "inout double[n, m] a, int n, int m, double factor"
    )
    a = np.array([[1.0, 2.0], [-5.0, 4.0], [3.0, 6.0]])
    np.testing.assert_array_equal(pivot(a, 2.0), [[-10.0, 8.0], [1.0, 2.0], [3.0, 6.0]])
    by_a, by_factor = pivot.jacobian(a, 2.0)
    np.testing.assert_array_equal(by_factor, [[-5.0, 4.0], [0.0, 0.0], [0.0, 0.0]])
    np.testing.assert_array_equal(by_a[0, :, 1], 2 * np.eye(2))
    np.testing.assert_array_equal(by_a[1, :, 0], np.eye(2))
    _, pull = pivot.vjp(a, 2.0)
    np.testing.assert_array_equal(pull(np.ones((3, 2)))[0], [[1.0, 1.0], [2.0, 2.0], [1.0, 1.0]])


def test_three_dimensions_in_single_precision(sources: Path) -> None:
    f = ltoad.numpy.load(
        sources / "matrices.c", "correlate", "float[n, m, k] c, int n, int m, int k -> float"
    )
    c = np.linspace(0, 1, 24, dtype=np.float32).reshape(2, 3, 4)
    np.testing.assert_allclose(f.grad(c), 2 * c[::-1], rtol=1e-6)


@pytest.mark.parametrize("said", ["double[n] a, int n, int m -> double", None])
def test_other_ranks_are_refused(sources: Path, said: str | None) -> None:
    with pytest.raises(SignatureError, match=r"does not fit 'const double\*\* a'(.|\n)*\[n, m\]"):
        ltoad.numpy.load(sources / "matrices.c", "weigh", said)
