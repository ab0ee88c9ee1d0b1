"""Foreign functions of NumPy arrays against complex steps, differences and SciPy."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from scipy.optimize import least_squares, minimize

import ltoad.numpy
from ltoad.frontends.errors import ArgumentError, ShapeError

ENERGY = "double[n] x, int n, double w -> double"


def energy(x: Any, w: Any) -> Any:
    """The same in NumPy, for complex steps."""
    stretch = x[1:] - x[:-1] - 1.0
    return (0.5 * w * stretch**2 + 0.1 * np.sin(x[1:]) * np.cos(x[:-1])).sum()


def complex_step(f: Any, x: Any) -> Any:
    step = 1e-30
    return np.array([f(x + 1j * step * e).imag / step for e in np.eye(x.size)])


@pytest.fixture(scope="module")
def springs(sources: Path) -> ltoad.numpy.Function:
    return ltoad.numpy.load(sources / "spring.c", "energy", ENERGY)


@pytest.fixture(scope="module")
def forces(sources: Path) -> ltoad.numpy.Function:
    signature = "double[n] x, double[2] p, int n -> double[n]"
    return ltoad.numpy.load(sources / "spring.c", "forces", signature)


X = np.linspace(0.3, 4.0, 7)


def test_value_and_gradient(springs: ltoad.numpy.Function) -> None:
    value, (by_x, by_w) = springs.value_and_grad(X, 2.5)
    assert value == pytest.approx(energy(X, 2.5), rel=1e-14)
    np.testing.assert_allclose(by_x, complex_step(lambda x: energy(x, 2.5), X), rtol=1e-12)
    assert by_w == pytest.approx(energy(X, 1.0) - energy(X, 0.0), rel=1e-12)
    assert springs(x=X, w=2.5) == springs(X, w=2.5) == springs(X, 2.5)


def test_second_derivatives(springs: ltoad.numpy.Function) -> None:
    by_x = springs.by("x")
    hessian = by_x.hessian(X, 2.5)
    columns = [
        complex_step(
            lambda x, e=e: np.array(energy(x + 1e-6 * e, 2.5) - energy(x - 1e-6 * e, 2.5)) / 2e-6,
            X,
        )
        for e in np.eye(X.size)
    ]
    np.testing.assert_allclose(hessian, columns, atol=1e-7)
    np.testing.assert_allclose(by_x.hvp((X, 2.5), (np.ones(7),)), hessian.sum(1), atol=1e-12)
    np.testing.assert_allclose(by_x.hvp(X, np.ones(7), 2.5), hessian.sum(1), atol=1e-12)
    along = by_x.jvp(X, np.ones(7), 2.5)
    assert along == by_x.jvp((X, 2.5), (np.ones(7),))
    with pytest.raises(ArgumentError, match=r"\(x, w\) takes 2 arguments, not 1"):
        by_x.hvp(X, np.ones(7))


def test_jacobians_both_ways(forces: ltoad.numpy.Function) -> None:
    p = np.array([1.5, -0.2])
    by_x, by_p = forces.jacobian(X, p)
    _, pull = forces.vjp(X, p)
    rows = [pull(e) for e in np.eye(7)]
    np.testing.assert_allclose(by_x, np.array([r[0] for r in rows]), atol=1e-14)
    np.testing.assert_allclose(by_p, np.array([r[1] for r in rows]), atol=1e-14)
    _, tangent = forces.jvp((X, p), (np.ones(7), np.array([0.0, 2.0])))
    np.testing.assert_allclose(tangent, by_x.sum(1) + 2.0 * by_p[:, 1], atol=1e-13)
    np.testing.assert_allclose(by_p[:, 1], X**3, rtol=1e-14)


def test_scipy_takes_gradients_and_jacobians(
    springs: ltoad.numpy.Function, forces: ltoad.numpy.Function
) -> None:
    by_x = springs.by("x")
    found = minimize(by_x, X, args=(2.5,), jac=by_x.grad, method="BFGS")
    assert np.abs(by_x.grad(found.x, 2.5)).max() < 1e-4
    by_p = forces.by("p")
    wanted = forces(X, np.array([1.5, -0.2]))
    fit = least_squares(
        lambda p: forces(X, p) - wanted, np.ones(2), jac=lambda p: by_p.jacobian(X, p)
    )
    np.testing.assert_allclose(fit.x, [1.5, -0.2], rtol=1e-8)


def test_fortran_arrays_of_any_order(sources: Path) -> None:
    twisted = ltoad.numpy.load(
        sources / "matrix.f90", "twisted", "real(8)[m,n] a, real(8)[n] x -> real(8)[m]"
    )
    a, x = np.arange(12.0).reshape(4, 3)[::-1], np.array([1.0, -2.0, 0.5])
    for given in (a, np.asfortranarray(a), np.repeat(a, 2, 1)[:, ::2]):
        np.testing.assert_allclose(twisted(given, x[::1]), a @ x + a[:, 0] ** 2)
        by_a, by_x = twisted.jacobian(given, x)
        np.testing.assert_allclose(by_x, a)
        wanted = np.einsum("ij,k->ijk", np.eye(4), x)
        wanted[range(4), range(4), 0] += 2 * a[:, 0]
        np.testing.assert_allclose(by_a, wanted)
    mean = ltoad.numpy.load(sources / "matrix.f90", "mean_square", "real(8)[n] x -> real(8)")
    np.testing.assert_allclose(mean.grad(x), 2 * x / 3)


def test_state_in_place_comes_back_and_work_is_hidden(sources: Path) -> None:
    relax = ltoad.numpy.load(
        sources / "spring.c",
        "relax",
        "void relax(int n, double rate, inout double state[n], work double w[n])",
    )
    state = np.linspace(0.1, 1.0, 5)
    kept = state.copy()
    work = np.sin(state)
    np.testing.assert_allclose(relax(0.3, state), state + 0.3 * work * np.roll(work, -1))
    np.testing.assert_array_equal(state, kept)
    by_rate, _ = relax.jacobian(0.3, state)
    np.testing.assert_allclose(by_rate, work * np.roll(work, -1))


def test_sizes_by_integers_and_by_what_sources_tell(sources: Path) -> None:
    powers = ltoad.numpy.load(sources / "spring.c", "powers", "double x, int m -> double[m]")
    np.testing.assert_allclose(powers(2.0, 3), [2.0, 4.0, 8.0])
    np.testing.assert_allclose(powers.jacobian(2.0, 4), [1.0, 4.0, 12.0, 32.0])
    squares = ltoad.numpy.load(sources / "spring.c", "squares")
    np.testing.assert_allclose(squares.grad(np.float32([1, 2, 3])), [2.0, 4.0, 6.0])
    both = ltoad.numpy.load(
        sources / "spring.c", "outcome", "double[n] x, int n -> double y, int count"
    )
    y, count = both(np.array([2.0, 0.0, 5.0]))
    assert (y, count) == (10.0, 3)


def test_names_of_cxx(sources: Path) -> None:
    rosenbrock = ltoad.numpy.load(
        sources / "rosenbrock.cpp", "rosenbrock", "double[n] x, int n -> double"
    )
    from scipy.optimize import rosen, rosen_der, rosen_hess

    assert rosenbrock(X) == pytest.approx(rosen(X))
    np.testing.assert_allclose(rosenbrock.grad(X), rosen_der(X))
    np.testing.assert_allclose(rosenbrock.hessian(X), rosen_hess(X), atol=1e-9)
    found = minimize(rosenbrock, X, jac=rosenbrock.grad, hessp=rosenbrock.hvp, method="Newton-CG")
    np.testing.assert_allclose(found.x, np.ones(7), atol=1e-4)
    with pytest.raises(ArgumentError, match=r"^rosenbrock\(x\) takes 1 arguments, not 2"):
        rosenbrock(X, X)


@pytest.mark.parametrize(
    ("args", "kind", "words"),
    [
        ((X,), ArgumentError, "takes 2 arguments, not 1"),
        ((X + 1j, 1.0), ArgumentError, "'x' has complex128"),
        ((X[None], 1.0), ShapeError, r"'x' has shape \(1, 7\), but is an array \[n\]"),
        ((X, X), ShapeError, "'w' has shape"),
        ((["a"], 1.0), ArgumentError, "'x' has <U1"),
    ],
)
def test_wrong_arguments_are_named(
    springs: ltoad.numpy.Function, args: Any, kind: type[Exception], words: str
) -> None:
    with pytest.raises(kind, match=words):
        springs(*args)


def test_nothing_is_kept_of_calls(springs: ltoad.numpy.Function) -> None:
    import resource

    springs.grad(X, 1.0)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    for _ in range(20_000):
        springs.grad(X, 1.0)
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 4096
