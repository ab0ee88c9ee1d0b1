"""Functions of Numba: a calibrated tissue model, with all that people write in @njit."""

import math
from collections import namedtuple
from concurrent.futures import ThreadPoolExecutor

import numba
import numpy as np

import ltoad.numba
import ltoad.numpy

problems = []
RELAX = 0.3
WEIGHTS = np.array([0.2, 0.5, 0.3])


def same(what, found, wanted, tol=1e-6):
    found, wanted = np.asarray(found), np.asarray(wanted)
    if found.shape != wanted.shape or not np.allclose(found, wanted, rtol=tol, atol=tol):
        problems.append(f"{what}: {found} instead of {wanted}")


def attempt(what, call):
    try:
        call()
    except Exception as error:
        problems.append(f"{what}: {type(error).__name__}: {str(error)[:500]}")


def differences(f, args, which, step=1e-6):
    args = list(args)
    x = np.array(args[which], float)
    out = np.zeros_like(x)
    for i in np.ndindex(*x.shape):
        values = []
        for d in (step, -step):
            moved = x.copy()
            moved[i] += d
            args[which] = moved if x.ndim else float(moved)
            values.append(f(*args))
        out[i] = (values[0] - values[1]) / (2 * step)
    return out


def check(what, f, *args, by=None, tol=1e-6):
    def run():
        found = ltoad.numba.grad(f)(*args)
        floats = [i for i, a in enumerate(args) if np.asarray(a).dtype.kind == "f"]
        found = found if isinstance(found, tuple) else (found,)
        assert len(found) == len(floats), (len(found), len(floats))
        for g, i in zip(found, floats, strict=True):
            same(f"{what} by {i}", g, differences(f.py_func, args, i), tol)
        value, _ = ltoad.numba.value_and_grad(f)(*args)
        same(what, value, f.py_func(*args))

    attempt(what, run)


@numba.njit
def strain_energy(stretch, mu, alpha):
    return mu / alpha * (stretch**alpha + 2 * stretch ** (-alpha / 2) - 3)


@numba.njit
def fit(stretches, loads, mu, alphas):
    """A loss with a nested function, slices, broadcasting and a global array."""
    total = 0.0
    for s, load in zip(stretches, loads):
        stress = 0.0
        for a, w in zip(alphas, WEIGHTS):
            h = 1e-3
            stress += w * (strain_energy(s + h, mu, a) - strain_energy(s - h, mu, a)) / (2 * h)
        total += (stress - load) ** 2
    return total / len(stretches)


s, loads = np.linspace(0.8, 1.6, 6), np.linspace(-0.3, 0.9, 6)
check("fit", fit, s, loads, 1.3, np.array([2.0, 3.0, -2.0]))


@numba.njit(fastmath=True, parallel=True)
def diffuse(u, k, steps):
    n, m = u.shape
    for _ in range(steps):
        new = u.copy()
        for i in numba.prange(1, n - 1):
            for j in range(1, m - 1):
                new[i, j] += k * (
                    u[i - 1, j] + u[i + 1, j] + u[i, j - 1] + u[i, j + 1] - 4 * u[i, j]
                )
        new[0, :] = new[1, :]
        new[:, -1] *= RELAX
        u = new
    return np.sum(u[1:-1, 1:-1] ** 2) + u.max()


rng = np.random.default_rng(5)
check("diffuse", diffuse, rng.normal(size=(5, 6)), 0.1, 3)
check("diffuse of a transpose", diffuse, rng.normal(size=(6, 5)).T, 0.1, 2)
check("diffuse of a view", diffuse, rng.normal(size=(10, 12))[::2, ::-2], 0.1, 2)


@numba.njit
def newton_root(a, guess, tol):
    """While, break, conditions, early return, tuples."""
    lo, hi = (0.0, 10.0)
    x = guess
    for _ in range(50):
        f, df = x * math.exp(x) - a, math.exp(x) * (1 + x)
        step = f / df
        x = min(max(x - step, lo), hi)
        if abs(step) < tol:
            break
    return x


check("newton", newton_root, 2.5, 1.0, 1e-13)

Params = namedtuple("Params", ["rate", "shape", "offset"])


@numba.njit
def survival(times, rate, shape, events):
    p = Params(rate, shape, 0.5)
    total = 0.0
    for t, e in zip(times, events):
        hazard = p.shape / p.rate * (t / p.rate) ** (p.shape - 1)
        total += (np.log(hazard) if e else 0.0) - (t / p.rate) ** p.shape + p.offset
    return -total


check(
    "survival",
    survival,
    rng.uniform(0.5, 3, 5),
    1.4,
    1.7,
    np.array([True, False, True, True, False]),
)


@numba.njit
def truss(positions, stiffness, pairs):
    """Linear algebra: a matrix by outer products, solved."""
    n = positions.shape[0]
    matrix = np.eye(2 * n) * 0.5
    for k in range(len(pairs)):
        i, j = pairs[k]
        d = positions[j] - positions[i]
        direction = d / np.linalg.norm(d)
        block = stiffness[k] * np.outer(direction, direction)
        matrix[2 * i : 2 * i + 2, 2 * i : 2 * i + 2] += block
        matrix[2 * j : 2 * j + 2, 2 * j : 2 * j + 2] += block
        matrix[2 * i : 2 * i + 2, 2 * j : 2 * j + 2] -= block
        matrix[2 * j : 2 * j + 2, 2 * i : 2 * i + 2] -= block
    load = np.zeros(2 * n)
    load[-1] = -1.0
    moved = np.linalg.solve(matrix, load)
    return load @ moved + 0.01 * np.linalg.slogdet(matrix)[1]


pairs = np.array([[0, 1], [1, 2], [0, 2], [2, 3], [1, 3]])
check("truss", truss, rng.normal(size=(4, 2)) * 3, rng.uniform(1, 2, 5), pairs)


@numba.njit
def statistics(x, q):
    c = x - x.mean()
    z = np.where(np.abs(c) < q, 0.5 * c**2, q * (np.abs(c) - 0.5 * q))
    return (
        z.sum() / x.std()
        + np.prod(1 + 0.1 * x)
        + np.cumsum(x)[-1] ** 2
        + np.median(x)
        + np.sort(x)[1] * x.min()
    )


check("statistics", statistics, rng.normal(size=7), 0.4)


@numba.njit
def complex_gain(r, l, c, omegas):
    total = 0.0
    for w in omegas:
        z = r + 1j * w * l + 1 / (1j * w * c)
        total += abs(1 / z) ** 2 + (np.conj(z) * z).real * 1e-3 + np.angle(z)
    return total


check("complex", complex_gain, 2.0, 0.5, 0.3, np.array([0.5, 1.0, 2.0]))


@numba.njit
def walk(theta, seed_values, n):
    """Lists, enumerate, reshape, in-place operators, integer powers."""
    path = [0.0]
    for i, v in enumerate(seed_values[:n]):
        path.append(path[-1] * theta + v)
    grid = np.array(path[1:]).reshape(2, -1)
    grid *= grid
    return (grid**3).sum() ** 0.5 + grid.T[0, 0]


check("walk", walk, 0.8, rng.uniform(0.5, 1, 6), 6)


def make(power):
    @numba.njit
    def inner(x):
        return (np.abs(x) ** power).sum() ** (1 / power)

    return inner


check("closure", make(3.0), rng.normal(size=4))
check("closure again", make(2.5), rng.normal(size=4))


@numba.njit
def optional(x, scale=2.0, shift=0.0):
    return np.sum(np.tanh(scale * x + shift))


attempt(
    "defaults",
    lambda: same("defaults", ltoad.numba.grad(optional, by="x")(s), 2 / np.cosh(2 * s) ** 2, 1e-9),
)
check("float32", optional, s.astype(np.float32), np.float32(0.7), np.float32(0.1), tol=2e-2)


@numba.njit
def checked(x):
    if x[0] < 0:
        raise ValueError("negative")
    assert x.size > 1
    return np.log(x).sum()


attempt("checked", lambda: same("checked", ltoad.numba.grad(checked)(s), 1 / s, 1e-9))
attempt("raises", lambda: same("raises", np.isnan(ltoad.numba.grad(checked)(-s)), np.ones(6)))


# derivatives used in other functions, by threads, and with jvp
slope = ltoad.numba.grad(fit, by=("mu", "alphas"))


@numba.njit
def calibrate(stretches, loads, mu, alphas, rate, steps):
    alphas = alphas.copy()
    for _ in range(steps):
        by_mu, by_alphas = slope(stretches, loads, mu, alphas)
        mu -= rate * by_mu
        alphas -= rate * by_alphas
    return mu, alphas


def used():
    a0 = np.array([2.0, 3.0, -2.0])
    mu, alphas = calibrate(s, loads, 1.3, a0, 0.02, 300)
    assert fit(s, loads, mu, alphas) < fit(s, loads, 1.3, a0), "descent"
    with ThreadPoolExecutor(4) as pool:
        for one in pool.map(lambda _: calibrate(s, loads, 1.3, a0, 0.02, 300), range(8)):
            assert one[0] == mu and np.array_equal(one[1], alphas), "threads"
    value, change = ltoad.numba.jvp(fit)(
        (s, loads, 1.3, a0), (np.zeros(6), np.zeros(6), 1.0, np.zeros(3))
    )
    same("jvp", change, differences(fit.py_func, (s, loads, 1.3, a0), 2))


attempt("used", used)


def as_source():
    f = ltoad.numpy.load(
        fit, "double[n] stretches, double[n] loads, double mu, double[3] alphas -> double"
    )
    a0 = np.array([2.0, 3.0, -2.0])
    h = f.by("alphas").hessian(s, loads, 1.3, a0)
    g = ltoad.numba.grad(fit, by="alphas")
    numeric = np.array(
        [(g(s, loads, 1.3, a0 + e) - g(s, loads, 1.3, a0 - e)) / 2e-5 for e in 1e-5 * np.eye(3)]
    )
    same("hessian", h, numeric, 1e-6)


attempt("source", as_source)
print("\n".join(problems) or "ok")
raise SystemExit(bool(problems))
