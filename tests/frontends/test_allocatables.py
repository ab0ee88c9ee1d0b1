"""Fortran's allocatable dummies, which a procedure allocates, allocates anew and lets go of."""

from pathlib import Path
from typing import Any

import pytest

np = pytest.importorskip("numpy")

import ltoad.numpy  # noqa: E402 - needs numpy
from ltoad.frontends.errors import SignatureError  # noqa: E402

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("ltoad_fc")]

H, K = np.array([1.0, 0.7, 0.2, 0.1]), np.array([1.0, 2.0, 0.5, 1.5])


def _differences(f: Any, arguments: tuple[Any, ...], number: int) -> Any:
    columns = []
    for place in np.ndindex(arguments[number].shape):
        near = []
        for step in (1e-6, -1e-6):
            moved = [np.array(a) for a in arguments]
            moved[number][place] += step
            near.append(f(*moved))
        columns.append((near[0] - near[1]) / 2e-6)
    return np.moveaxis(np.array(columns), 0, -1).reshape(
        *np.shape(columns[0]), *arguments[number].shape
    )


def test_one_that_is_made(sources: Path) -> None:
    f = ltoad.numpy.load(
        sources / "allocatable.f90", "fluxes", "double[n] h, double[n] k -> double[n-1] q"
    )
    jacobians = f.jacobian(H, K)
    for number in range(2):
        expected = _differences(f, (H, K), number)
        np.testing.assert_allclose(jacobians[number], expected, atol=1e-8)


def test_one_that_is_read(sources: Path) -> None:
    f = ltoad.numpy.load(sources / "allocatable.f90", "losses", "double[m] q, integer n -> double")
    np.testing.assert_allclose(f.grad(H, 4), 2 * H / 4 + [1, 0, 0, 0])
    np.testing.assert_allclose(f.by("q").hessian(H, 4), np.eye(4) / 2)


def test_one_that_is_allocated_anew(sources: Path) -> None:
    f = ltoad.numpy.load(
        sources / "allocatable.f90", "refine", "inout double[n, m] x, integer steps"
    )
    x = np.array([[1.0, 0.5, 2.0], [0.3, -0.4, 0.1]])
    expected = _differences(lambda x: f(x, 3), (x,), 0)
    assert np.abs(expected).max() > 0.01
    np.testing.assert_allclose(f.jacobian(x, 3), expected, atol=1e-8)


def test_another_size_than_was_said_is_an_error(sources: Path) -> None:
    f = ltoad.numpy.load(sources / "allocatable.f90", "shorter", "double[n] x, out double[n] y")
    with pytest.raises(RuntimeError, match="'y'"):
        f([1.0, 2.0])
    with pytest.raises(RuntimeError, match="'y'"):
        f.jacobian([1.0, 2.0])


def test_numbers_that_are_allocatable_are_refused(sources: Path) -> None:
    with pytest.raises(SignatureError, match="a number that is allocatable or a pointer"):
        ltoad.numpy.load(sources / "allocatable.f90", "number", "double x, out double y")


@pytest.mark.parametrize(
    "signature", ["double[n] x -> double[n+1] y", "out double[n+1] y, double[n] x"]
)
def test_a_result_that_is_allocatable(sources: Path, signature: str) -> None:
    f = ltoad.numpy.load(sources / "allocatable.f90", "squares", signature)
    np.testing.assert_allclose(f(H), [*H**2, sum(H**2)])
    np.testing.assert_allclose(f.jacobian(H), [*np.diag(2 * H), 2 * H])


def test_a_result_of_which_nothing_tells_the_size(sources: Path) -> None:
    with pytest.raises(SignatureError, match="nothing tells how long its result is"):
        ltoad.numpy.load(sources / "allocatable.f90", "squares")
