"""Derivatives of functions of Numba, for Numba and for other front ends, against differences."""

import math
import threading
from collections.abc import Callable
from typing import Any

import pytest

numba = pytest.importorskip("numba")

import numpy as np  # noqa: E402 - needs numba

import ltoad.numba  # noqa: E402
import ltoad.numpy  # noqa: E402
from ltoad.frontends.errors import SignatureError  # noqa: E402

X = np.linspace(0.1, 2.0, 7)


@numba.njit
def squared(a: Any) -> Any:
    return a * a + 1.0


@numba.njit
def chain(x: Any, w: Any) -> Any:
    """Calls another function, has memory of its own and may raise."""
    made = np.zeros(x.shape[0])
    for i in range(x.shape[0]):
        made[i] = squared(x[i]) * w
    total = 0.0
    for i in range(1, x.shape[0]):
        if x[i] < -1e10:
            raise ValueError("too small")
        total += made[i] * math.sin(x[i - 1])
    return total


@numba.njit
def waves(x: Any, p: Any) -> Any:
    """An expression of whole arrays, which Numba puts into a new one."""
    return p[0] * np.sin(x) + p[1] * x**2


@numba.njit
def overlapping(r: Any, I: Any, long: Any) -> Any:  # noqa: E741, N803 - our adapter's, and C's
    """Adds to rows of an array what depends on them: Numba copies operands for the while."""
    made = np.zeros((3, r.shape[0]))
    for _ in range(long):
        for i in range(3):
            made[i] += I * r * (r * r).sum()
    return np.sum(made**2)


@numba.njit
def outer(r: Any, I: Any) -> Any:  # noqa: E741, N803
    return overlapping(r, I, 2)


@numba.njit
def quadratic(a: Any, x: Any, n: Any) -> Any:
    total = 0.0
    for _ in range(n):
        for i in range(a.shape[0]):
            for j in range(a.shape[1]):
                total += a[i, j] * x[i] * x[j]
    return total, total * total


def chain_in_python(x: Any, w: Any) -> Any:
    return ((x[1:] ** 2 + 1) * w * np.sin(x[:-1])).sum()


def complex_step(f: Callable[[Any], Any], x: Any) -> Any:
    return np.array([f(x + 1e-30j * e).imag / 1e-30 for e in np.eye(x.size)])


def test_gradients_are_called_from_python_and_from_numba() -> None:
    derivative = ltoad.numba.value_and_grad(chain)
    value, (by_x, by_w) = derivative(X, 1.5)
    assert value == pytest.approx(chain.py_func(X, 1.5), rel=1e-14)
    np.testing.assert_allclose(by_x, complex_step(lambda x: chain_in_python(x, 1.5), X), rtol=1e-12)
    assert by_w == pytest.approx(chain_in_python(X, 1.0), rel=1e-13)
    by_x_only = ltoad.numba.grad(chain, by="x")

    @numba.njit
    def descend(x: Any, steps: Any) -> Any:
        for _ in range(steps):
            x = x - 0.01 * by_x_only(x, 1.5)
        return x

    wanted = X
    for _ in range(5):
        wanted = wanted - 0.01 * by_x_only(wanted, 1.5)
    np.testing.assert_allclose(descend(X, 5), wanted, rtol=1e-14)


def test_arrays_of_any_layout_and_numbers_of_any_kind() -> None:
    wanted = ltoad.numba.grad(chain, by="x")(X[::2].copy(), 2.0)
    np.testing.assert_allclose(ltoad.numba.grad(chain, by="x")(X[::2], 2), wanted, rtol=1e-14)
    single = ltoad.numba.grad(chain)(X.astype(np.float32), np.float32(2.0))
    assert single[0].dtype == np.float32
    np.testing.assert_allclose(
        single[0], ltoad.numba.grad(chain, by="x")(X, 2.0), rtol=1e-4, atol=1e-5
    )


def test_directions() -> None:
    a, x = np.arange(6.0).reshape(2, 3), np.array([1.0, -2.0, 0.5])
    da, dx = np.ones((2, 3)), np.array([0.1, 0.2, -0.3])
    push = ltoad.numba.jvp(quadratic)
    value, change = push((a, x, 3), (da, dx))
    plain = lambda a, x: 3 * (x[:2] @ a @ x)  # noqa: E731 - beside its use
    step = plain(a + 1e-30j * da, x + 1e-30j * dx).imag / 1e-30
    total = plain(a, x)
    np.testing.assert_allclose(value, (total, total**2))
    np.testing.assert_allclose(change, (step, 2 * total * step), rtol=1e-13)
    only = ltoad.numba.jvp(quadratic, by=("x",))
    flat = only((a, x, 3), (dx,))[1]
    np.testing.assert_allclose(flat[0], plain(a, x + 1e-30j * dx).imag / 1e-30, rtol=1e-13)
    with pytest.raises(ValueError, match="the tangent of 'x' has another shape"):
        only((a, x, 3), (dx[:2],))


def test_what_raises_has_no_value_and_no_derivative() -> None:
    x = np.array([1.0, -1e11, 2.0])
    value, (by_x, by_w) = ltoad.numba.value_and_grad(chain)(x, 1.5)
    assert np.isnan(value)
    assert np.isnan(by_x).all()
    assert np.isnan(by_w)


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (lambda: ltoad.numba.grad(chain)("a", 1.5), "argument 'x' is unicode_type"),
        (lambda: ltoad.numba.grad(chain, by="z")(X, 1.5), "no derivative by 'z'"),
        (lambda: ltoad.numba.grad(quadratic)(X[None], X, 1), "one floating-point number: use jvp"),
        (lambda: ltoad.numba.grad(waves)(X, X[:2]), r"waves returns array\(float64"),
        (lambda: ltoad.numba.jvp(chain)((X, 1.5), (X,)), "a tangent for each of x, w"),
        (lambda: ltoad.numba.jvp(chain)((X, 1.5), (1.0, 1.0)), "the tangent of 'x' is float64"),
        (lambda: ltoad.numba.grad(squared)(3), "no argument with a derivative"),
    ],
)
def test_errors_are_numbas_own(call: Callable[[], Any], words: str) -> None:
    with pytest.raises(numba.TypingError, match=words):
        call()


def test_a_derivative_of_a_derivative_is_refused() -> None:
    slope = ltoad.numba.grad(chain, by="w")

    @numba.njit
    def again(x: Any, w: Any) -> Any:
        return slope(x, w) * w

    with pytest.raises(numba.TypingError, match="missing-body"):
        ltoad.numba.grad(again)(X, 1.5)


FACTORS = np.array([1.0, 2.0, 3.0])


def test_global_arrays_and_changes_in_place() -> None:
    @numba.njit
    def changing(x: Any) -> Any:
        x[0] *= 2.0
        total = 0.0
        for i in range(3):
            total += FACTORS[i] * x[i] ** 2
        return total

    x = np.array([1.0, 2.0, 3.0])
    np.testing.assert_allclose(ltoad.numba.grad(changing)(x), [8.0, 8.0, 18.0])
    np.testing.assert_array_equal(x, [2.0, 2.0, 3.0])


def test_what_needs_more_of_the_runtime_is_refused() -> None:
    @numba.njit
    def largest(x: Any) -> Any:
        return np.linalg.eigvalsh(np.outer(x, x)).max()

    with pytest.raises(numba.TypingError, match="numba_ez_xxxevd"):
        ltoad.numba.grad(largest)(X)


def test_many_threads_without_the_lock_of_python() -> None:
    derivative = ltoad.numba.grad(chain, by="x")
    wanted = derivative(X, 1.5)

    @numba.njit(nogil=True)
    def work(x: Any, out: Any) -> Any:
        for _ in range(2000):
            out[:] = derivative(x, 1.5)

    outs = [np.zeros_like(X) for _ in range(8)]
    threads = [threading.Thread(target=work, args=(X, out)) for out in outs]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for out in outs:
        np.testing.assert_array_equal(out, wanted)


def test_a_source_for_the_other_front_ends() -> None:
    function = ltoad.numpy.load(chain, "double[n], double -> double")
    assert function(X, w=1.5) == pytest.approx(chain(X, 1.5), rel=1e-14)
    assert function.foreign.is_reentrant
    np.testing.assert_allclose(
        function.by("x").grad(X, 1.5), complex_step(lambda x: chain_in_python(x, 1.5), X)
    )
    whole = ltoad.numpy.load(waves, "double[n] x, double[2] p -> double[n] y")
    p = np.array([2.0, 3.0])
    np.testing.assert_allclose(whole(X, p), waves(X, p), rtol=1e-14)
    by_x, by_p = whole.jacobian(X, p)
    np.testing.assert_allclose(by_x, np.diag(2.0 * np.cos(X) + 6.0 * X), rtol=1e-13)
    np.testing.assert_allclose(by_p, np.stack([np.sin(X), X**2], 1), rtol=1e-13)


def test_a_source_for_pytorch() -> None:
    torch = pytest.importorskip("torch")
    import ltoad.torch

    function = ltoad.torch.load(chain, "double[n], double -> double")
    inputs = torch.tensor(X, requires_grad=True), torch.tensor(1.5, dtype=torch.float64)
    assert torch.autograd.gradcheck(function, inputs)


def test_signatures_that_do_not_fit() -> None:
    with pytest.raises(SignatureError, match="chain takes x, w"):
        ltoad.numpy.load(chain, "double[n] -> double")
    with pytest.raises(SignatureError, match="the function returns float64"):
        ltoad.numpy.load(chain, "double[n], double -> double[n]")


def test_names_and_temporary_arrays() -> None:
    """Arguments may be called as words of C, and what is called may copy operands for a while.

    f = 3 sum (2 I r |r|^2)^2 = 12 I^2 |r|^6.
    """
    norm = X @ X
    by_r = 72.0 * 1.5**2 * norm**2 * X
    foreign = ltoad.numpy.load(overlapping, "double[n] r, double I, int64 long -> double")
    np.testing.assert_allclose(foreign.by("r").grad(X, 1.5, 2), by_r, rtol=1e-13)
    found = ltoad.numba.grad(outer)(X, 1.5)
    np.testing.assert_allclose(found[0], by_r, rtol=1e-13)
    assert abs(found[1] / (24.0 * 1.5 * norm**3) - 1.0) < 1e-13


@numba.njit
def relaxed(u: Any, rate: Any, steps: Any = 2) -> Any:
    """An array that is an argument at first, and one of the function's own later."""
    for _ in range(steps):
        new = u.copy()
        new[1:-1] += rate * (u[2:] - 2 * u[1:-1] + u[:-2])
        u = new
    return (u * u).sum() + u.max()


def test_arrays_that_are_arguments_or_own_and_defaults() -> None:
    u = np.array([0.3, 1.5, -0.2, 0.7, 0.1])
    by_u, by_rate = ltoad.numba.grad(relaxed)(u, 0.1)
    for i, step in enumerate(1e-6 * np.eye(5)):
        change = (relaxed(u + step, 0.1) - relaxed(u - step, 0.1)) / 2e-6
        assert by_u[i] == pytest.approx(change, rel=1e-6)
    change = (relaxed(u, 0.1 + 1e-6) - relaxed(u, 0.1 - 1e-6)) / 2e-6
    assert by_rate == pytest.approx(change, rel=1e-6)
    named, _ = ltoad.numba.grad(relaxed)(u, rate=0.1, steps=2)
    np.testing.assert_array_equal(named, by_u)
    value, _ = ltoad.numba.value_and_grad(relaxed)(u, 0.1, steps=0)
    assert value == pytest.approx((u * u).sum() + 1.5)
