"""Lists, reshapes and linear algebra of functions of Numba, against differences."""

from collections.abc import Callable
from typing import Any

import pytest

numba = pytest.importorskip("numba")
pytest.importorskip("scipy")

import numpy as np  # noqa: E402 - needs numba

import ltoad.numba  # noqa: E402

pytestmark = pytest.mark.slow
RNG = np.random.default_rng(3)
A, B, X = RNG.normal(size=(4, 3)), RNG.normal(size=(3, 4)), RNG.normal(size=3)
K = A[:3] @ A[:3].T + 2 * np.eye(3)


def growing(x: Any) -> Any:
    """Lists of numbers, of arrays, of tuples and of lists, changed in all ways."""
    parts = [x[0] * x[1]]
    for i in range(40):
        parts.append(np.sin(x[i % x.size] * i))
    parts.insert(1, x[2] ** 2)
    last = parts.pop()
    parts.extend([last * 2, x[0]])
    rows = [np.exp(x), x * x]
    rows.append(rows[0] * rows[1])
    pairs = [(x[i], i) for i in range(x.size)]
    nested = [[v, v * v] for v in x]
    total = 0.0
    for p in parts[2:]:
        total += p * p
    for row in rows:
        total += row.sum()
    for value, place in pairs:
        total += value * place
    for pair in nested:
        total += pair[0] * pair[1]
    return total + parts[1] * max(parts)


def sorted_sum(x: Any) -> Any:
    kept = [v * v for v in x if v > -10.0]
    kept.sort()
    total = 0.0
    for i in range(len(kept)):
        total += kept[i] * (i + 1)
    return total


def products(a: Any, b: Any, x: Any) -> Any:
    left = np.dot(a, b)
    turned = a.T @ left
    column = np.dot(np.tanh(a), x)
    return np.dot(column, left @ column) + turned.sum() ** 2 + np.vdot(x, x) + (x @ b).sum()


def solved(k: Any, x: Any) -> Any:
    u = np.linalg.solve(k, x)
    factor = np.linalg.cholesky(k)
    inverse = np.linalg.inv(k)
    sign, size = np.linalg.slogdet(k)
    spread = np.linalg.norm(inverse) + np.linalg.norm(u) + factor[2, 1] + np.log(factor[1, 1])
    return x @ u + spread + np.linalg.det(k) + sign * size


def many(k: Any, b: Any) -> Any:
    return (np.linalg.solve(k, b.T[:3].copy() @ b) ** 2).sum()


def reshaped(a: Any, x: Any) -> Any:
    flat = a.ravel()
    wide = a.reshape(2, 6)
    deep = flat.reshape((2, 2, 3)) * x
    turned = np.ascontiguousarray(a.T).reshape(-1)
    joined = np.concatenate((flat[:3], x))
    stacked = np.stack((x, x * x)).flatten()
    outer = np.outer(x, x).reshape(9)
    return (
        (wide[0] * wide[1]).sum()
        + (deep[1, 0] ** 2).sum()
        + turned[1] * turned[4]
        + (joined * stacked).sum()
        + outer[5]
    )


def nothing(a: Any, x: Any) -> Any:
    return np.dot(a[:0], x).sum() + np.linalg.norm(0 * x[:0]) + (x * x).sum()


CASES: dict[Callable[..., Any], tuple[Any, ...]] = {
    growing: (X,),
    sorted_sum: (X,),
    products: (A, B, X),
    solved: (K, X),
    many: (K, B.T.copy()),
    reshaped: (A, X),
    nothing: (A, X),
}


@pytest.mark.parametrize("function", CASES, ids=lambda f: f.__name__)
def test_gradients(function: Callable[..., Any]) -> None:
    arguments = CASES[function]
    made = numba.njit(function)
    value, found = ltoad.numba.value_and_grad(made)(*arguments)
    np.testing.assert_allclose(value, made(*arguments), rtol=1e-12)
    for number, gradient in enumerate(found if len(arguments) > 1 else [found]):
        expected = np.zeros_like(arguments[number])
        for place in np.ndindex(expected.shape):
            near = []
            for step in (1e-6, -1e-6):
                moved = [np.array(a) for a in arguments]
                moved[number][place] += step
                near.append(made(*moved))
            expected[place] = (near[0] - near[1]) / 2e-6
        np.testing.assert_allclose(gradient, expected, rtol=2e-6, atol=1e-6)


def test_single_precision_and_complex_numbers() -> None:
    @numba.njit
    def single(a: Any, x: Any) -> Any:
        return np.dot(np.dot(a, x), x[:1].repeat(4)) + np.linalg.norm(x)

    a, x = A.astype(np.float32), X.astype(np.float32)
    by_a, by_x = ltoad.numba.grad(single)(a, x)
    assert by_a.dtype == np.float32
    np.testing.assert_allclose(by_a, np.outer(np.full(4, x[0]), x), rtol=1e-5)
    expected = a.sum(0) * x[0] + x / np.linalg.norm(x)
    expected[0] += (a @ x).sum()
    np.testing.assert_allclose(by_x, expected, rtol=1e-4)

    @numba.njit
    def wave(r: Any) -> Any:
        z = np.exp(1j * r)
        m = z.reshape(3, 1) * np.ones((1, 3)) + np.eye(3) * (2.0 + 1.0j)
        u = np.linalg.solve(m, z)
        return abs(np.vdot(z, u)) ** 2 + np.dot(m, u)[1].imag + np.linalg.norm(u)

    found = ltoad.numba.grad(wave)(X)
    steps = 1e-6 * np.eye(3)
    np.testing.assert_allclose(
        found, [(wave(X + s) - wave(X - s)) / 2e-6 for s in steps], rtol=1e-5, atol=1e-7
    )


def test_a_singular_matrix_is_an_exception() -> None:
    @numba.njit
    def solution(k: Any, x: Any) -> Any:
        return np.linalg.solve(k, x).sum()

    by_k, by_x = ltoad.numba.grad(solution)(np.zeros((3, 3)), X)
    assert np.isnan(by_k).all()
    assert np.isnan(by_x).all()
    with pytest.raises(np.linalg.LinAlgError):
        solution(np.zeros((3, 3)), X)
