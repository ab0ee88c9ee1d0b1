"""Functions of Numba as sources of NumPy, PyTorch and JAX: tables, closures, tuples, searches."""

import math

import jax
import numba
import numpy as np
import torch

import ltoad.jax
import ltoad.numba
import ltoad.numpy
import ltoad.torch

jax.config.update("jax_enable_x64", True)
KNOTS = np.linspace(0.0, 4.0, 9)
VALUES = np.sqrt(1 + KNOTS)


@numba.njit(cache=False)
def lookup(x):
    """A cubic Hermite interpolation in a global table, found by bisection."""
    i = np.searchsorted(KNOTS, x) - 1
    i = min(max(i, 1), KNOTS.size - 3)
    h = KNOTS[i + 1] - KNOTS[i]
    s = (x - KNOTS[i]) / h
    m0 = (VALUES[i + 1] - VALUES[i - 1]) / 2
    m1 = (VALUES[i + 2] - VALUES[i]) / 2
    return (
        ((2 * s - 3) * s * s + 1) * VALUES[i]
        + ((s - 2) * s + 1) * s * m0
        + (3 - 2 * s) * s * s * VALUES[i + 1]
        + (s - 1) * s * s * m1
    )


def make_power(exponent):
    @numba.njit
    def power(x):
        return x**exponent

    return power


cube = make_power(3)


@numba.njit
def model(x, theta):
    out = np.empty_like(x)
    for i in range(x.size):
        out[i] = theta[0] * lookup(x[i]) + theta[1] * cube(x[i]) + theta[2]
    return out


@numba.njit
def statistics(x):
    """Mean, spread and the smoothed largest value."""
    mean = np.mean(x)
    spread = np.sqrt(np.sum((x - mean) ** 2) / (x.size - 1))
    top = x.max()
    return mean, spread, top + math.log(np.exp(x - top).sum())


@numba.njit
def fixed_point(a, tolerance):
    x = 1.0
    steps = 0
    while True:
        new = math.cos(a * x)
        steps += 1
        if abs(new - x) < tolerance or steps > 500:
            return new
        x = new


@numba.njit
def pairwise(points, charges):
    n, d = points.shape
    total = 0.0
    for i in range(n):
        for j in range(i):
            delta = points[i] - points[j]
            total += charges[i] * charges[j] / np.sqrt(np.dot(delta, delta) + 0.01)
    return total


def finite(f, x, h=1e-6):
    x = np.asarray(x, float)
    steps = np.eye(x.size).reshape(-1, *x.shape)
    return np.stack([(f(x + h * e) - f(x - h * e)) / (2 * h) for e in steps], axis=-1)


x, theta = np.array([0.3, 1.2, 2.9, 3.4]), np.array([1.0, 0.2, -0.3])
f = ltoad.numpy.load(model, "double[n] x, double[3] theta -> double[n]")
np.testing.assert_allclose(f(x, theta), model(x, theta))
by_x, by_theta = f.jacobian(x, theta)
np.testing.assert_allclose(by_x, finite(lambda x: model(x, theta), x), atol=1e-7)
np.testing.assert_allclose(by_theta, finite(lambda t: model(x, t), theta), atol=1e-7)

ft = ltoad.torch.load(model, "double[n] x, double[3] theta -> double[n]")
assert torch.autograd.gradcheck(
    ft, (torch.tensor(x, requires_grad=True), torch.tensor(theta, requires_grad=True))
)
assert torch.autograd.gradgradcheck(
    ft, (torch.tensor(x, requires_grad=True), torch.tensor(theta, requires_grad=True))
)

fj = ltoad.jax.load(model, "double[n] x, double[3] theta -> double[n]")
rows = jax.jit(jax.vmap(jax.jacfwd(fj, 1), (0, None)))(np.stack([x, x / 2]), theta)
np.testing.assert_allclose(rows[1], finite(lambda t: model(x / 2, t), theta), atol=1e-7)

stats = ltoad.numpy.load(statistics, "double[n] x -> double, double, double")
for row, k in zip(stats.jacobian(x), range(3)):
    np.testing.assert_allclose(row, finite(lambda x: np.array(statistics(x)[k]), x), atol=1e-7)
value, change = ltoad.numba.jvp(statistics)((x,), (np.ones(4),))
np.testing.assert_allclose(change, [1.0, 0.0, 1.0], atol=1e-12)

point = ltoad.numba.grad(fixed_point, by="a")
a = 0.8
s = fixed_point(a, 1e-14)
np.testing.assert_allclose(
    point(a, 1e-14), -s * math.sin(a * s) / (1 + a * math.sin(a * s)), rtol=1e-6
)

points, charges = (
    np.random.default_rng(0).normal(size=(5, 3)),
    np.array([1.0, -1.0, 2.0, 0.5, -0.2]),
)
by_points, by_charges = ltoad.numba.grad(pairwise)(points, charges)
np.testing.assert_allclose(
    by_points.ravel(), finite(lambda p: pairwise(p, charges), points), atol=1e-6
)
np.testing.assert_allclose(by_charges, finite(lambda c: pairwise(points, c), charges), atol=1e-6)
columns = np.asfortranarray(points)
np.testing.assert_allclose(ltoad.numba.grad(pairwise, by="points")(columns, charges), by_points)
pj = ltoad.jax.load(pairwise, "double[n, 3] points, double[n] charges -> double")
hessian = jax.hessian(pj, 1)(points, charges)
np.testing.assert_allclose(hessian, hessian.T)
np.testing.assert_allclose(hessian @ charges, by_charges, rtol=1e-10)  # quadratic in the charges
print("ok")
