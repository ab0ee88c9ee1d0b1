import numba
import numpy as np

import ltoad.numba


@numba.njit
def network(x, w, b):
    hidden = np.tanh(np.dot(w, x) + b)
    return np.sum(hidden**2)


@numba.njit
def history(x, steps):
    values = [x[0]]
    for i in range(steps):
        values.append(np.sin(values[-1]) * x[i % x.size])
    total = 0.0
    for v in values:
        total += v
    return total


@numba.njit
def folded(x, n):
    m = x.reshape(n, -1)
    return (m[0] * m[1]).sum() + m.T[1, 0] ** 2


@numba.njit
def pair(a, b):
    return a * b, a + np.exp(b)


@numba.njit
def tuples(x):
    total = 0.0
    for i in range(x.size - 1):
        p, s = pair(x[i], x[i + 1])
        total += p * s
    return total


def scaled(factor):
    @numba.njit
    def inner(x):
        return factor * np.sum(np.cumsum(x) ** 2)

    return inner


@numba.njit
def matrices(a):
    return np.trace(a @ a.T) + np.linalg.norm(a)


def check(f, *args):
    slopes = ltoad.numba.grad(f)(*args)
    if not isinstance(slopes, tuple):
        slopes = (slopes,)
    floats = [i for i, a in enumerate(args) if isinstance(a, np.ndarray)]
    for k, i in enumerate(floats):
        for j in np.ndindex(args[i].shape):
            step = np.zeros_like(args[i])
            step[j] = 1e-6
            up = f(*args[:i], args[i] + step, *args[i + 1 :])
            down = f(*args[:i], args[i] - step, *args[i + 1 :])
            np.testing.assert_allclose(slopes[k][j], (up - down) / 2e-6, rtol=1e-5, atol=1e-7)


rng = np.random.default_rng(0)
x = rng.normal(size=4)
a = rng.normal(size=(2, 3))
check(tuples, x)
check(scaled(2.5), x)
check(folded, x, 2)
check(network, x, rng.normal(size=(3, 4)), rng.normal(size=3))
check(history, x, 6)
check(matrices, a)
check(matrices, rng.normal(size=(3, 3)))
print("ok")
