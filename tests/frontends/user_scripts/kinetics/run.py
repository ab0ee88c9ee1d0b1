"""Stiff kinetics for solve_ivp: dense and sparse Jacobians, and sensitivities along."""

import numpy as np
import scipy.sparse
from scipy.integrate import solve_ivp
from scipy.optimize import root

import ltoad.numpy

rates = ltoad.numpy.load(
    "kinetics.c",
    "rates",
    "double t, double[n] y, int n, double[3] k, string model, out double[n] dydt",
)
k = np.array([0.04, 1e4, 3e7])
y0 = np.array([1.0, 0.0, 0.0])
by_y = rates.by("y")
by_k = rates.by("k")

solution = solve_ivp(
    rates,
    (0, 40),
    y0,
    args=(k, "robertson"),
    method="BDF",
    jac=by_y.jacobian,
    rtol=1e-8,
    atol=1e-10,
)
assert solution.success
np.testing.assert_allclose(solution.y[:, -1], [0.7158271, 9.1855e-6, 0.2841637], rtol=1e-4)

y = np.array([0.9, 2e-5, 0.1])
expected = np.array(
    [
        [-k[0], k[1] * y[2], k[1] * y[1]],
        [k[0], -k[1] * y[2] - 2 * k[2] * y[1], -k[1] * y[1]],
        [0, 2 * k[2] * y[1], 0],
    ]
)
np.testing.assert_allclose(by_y.jacobian(0.0, y, k, "robertson"), expected)

# a large sparse system
n = 200
rng = np.random.default_rng(0)
u = rng.uniform(0.1, 0.9, n)
p = np.array([2.0, 1.0, 0.5])
sparse = by_y.jacobian(0.0, u, p, "diffusion", sparse=True)
assert scipy.sparse.issparse(sparse) and sparse.nnz <= 3 * n
np.testing.assert_allclose(sparse.toarray(), by_y.jacobian(0.0, u, p, "diffusion"), atol=1e-12)
stiff = solve_ivp(
    rates,
    (0, 2.0),
    u,
    args=(p, b"diffusion"),
    method="Radau",
    jac=lambda t, y, p, m: by_y.jacobian(t, y, p, m, sparse=True),
    rtol=1e-6,
)
plain = solve_ivp(rates, (0, 2.0), u, args=(p, "diffusion"), method="RK45", rtol=1e-6)
assert stiff.success and np.allclose(stiff.y[:, -1], plain.y[:, -1], atol=1e-4)


# forward sensitivities: d/dt S = J S + df/dk, by products with tangents
def joint(t, state):
    y, s = state[:n], state[n:].reshape(n, 3)
    f = rates(t, y, p, "diffusion")
    columns = [
        rates.by(("y", "k")).jvp((t, y, p, "diffusion"), (s[:, j], np.eye(3)[j]))[1]
        for j in range(3)
    ]
    return np.concatenate([f, np.stack(columns, 1).ravel()])


run = solve_ivp(joint, (0, 0.5), np.concatenate([u, np.zeros(3 * n)]), rtol=1e-9, atol=1e-10)
sensitivity = run.y[n:, -1].reshape(n, 3)
h = 1e-4
for j in range(3):
    ends = [
        solve_ivp(
            rates,
            (0, 0.5),
            u,
            args=(p + sign * h * np.eye(3)[j], "diffusion"),
            rtol=1e-10,
            atol=1e-11,
        ).y[:, -1]
        for sign in (1, -1)
    ]
    np.testing.assert_allclose(sensitivity[:, j], (ends[0] - ends[1]) / (2 * h), atol=1e-5)

steady = root(
    lambda y: rates(0.0, y, p, "diffusion"),
    np.full(20, 0.7),
    jac=lambda y: by_y.jacobian(0.0, y, p, "diffusion"),
)
assert steady.success and np.allclose(steady.x, 1.0)
np.testing.assert_allclose(by_k.jacobian(0.0, y, k, "robertson")[0], [-y[0], y[1] * y[2], 0])
print("ok")
