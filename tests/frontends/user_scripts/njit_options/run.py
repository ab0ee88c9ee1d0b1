"""Path-wise Greeks of an Asian basket, with derivatives inside compiled loops of Numba."""

import math

import numba
import numpy as np

import ltoad.numba


@numba.njit
def smooth_max(x, width=0.05):
    return 0.5 * (x + math.sqrt(x * x + width * width))


@numba.njit
def simulate(spots, vols, draws, rate):
    """The mean price of each path's basket."""
    steps, assets = draws.shape
    dt = 1.0 / steps
    prices = spots.copy()
    total = 0.0
    for t in range(steps):
        for a in range(assets):
            drift = (rate - 0.5 * vols[a] ** 2) * dt
            prices[a] *= math.exp(drift + vols[a] * math.sqrt(dt) * draws[t, a])
        total += prices.mean()
    return total / steps


@numba.njit
def payoff(spots, vols, draws, rate, strike):
    return math.exp(-rate) * smooth_max(simulate(spots, vols, draws, rate) - strike)


greeks = ltoad.numba.value_and_grad(payoff, by=("spots", "vols", "rate", "strike"))


@numba.njit
def price(spots, vols, normals, rate, strike):
    value, delta, vega = 0.0, np.zeros_like(spots), np.zeros_like(vols)
    rho = by_strike = 0.0
    paths = normals.shape[0]
    for p in range(paths):
        v, (ds, dv, dr, dk) = greeks(spots, vols, normals[p], rate, strike)
        value += v / paths
        delta += ds / paths
        vega += dv / paths
        rho += dr / paths
        by_strike += dk / paths
    return value, delta, vega, rho, by_strike


@numba.njit
def plain(spots, vols, normals, rate, strike):
    total = 0.0
    for p in range(normals.shape[0]):
        total += payoff(spots, vols, normals[p], rate, strike)
    return total / normals.shape[0]


rng = np.random.default_rng(0)
normals = rng.standard_normal((50, 12, 3))
spots, vols = np.array([1.0, 1.1, 0.9]), np.array([0.2, 0.3, 0.25])
value, delta, vega, rho, by_strike = price(spots, vols, normals, 0.03, 1.0)
assert abs(value - plain(spots, vols, normals, 0.03, 1.0)) < 1e-13
h = 1e-6
for i in range(3):
    e = h * np.eye(3)[i]
    near = (
        plain(spots + e, vols, normals, 0.03, 1.0) - plain(spots - e, vols, normals, 0.03, 1.0)
    ) / (2 * h)
    assert abs(near - delta[i]) < 1e-7, (near, delta)
    near = (
        plain(spots, vols + e, normals, 0.03, 1.0) - plain(spots, vols - e, normals, 0.03, 1.0)
    ) / (2 * h)
    assert abs(near - vega[i]) < 1e-7, (near, vega)
near = (plain(spots, vols, normals, 0.03 + h, 1.0) - plain(spots, vols, normals, 0.03 - h, 1.0)) / (
    2 * h
)
assert abs(near - rho) < 1e-7
near = (plain(spots, vols, normals, 0.03, 1.0 + h) - plain(spots, vols, normals, 0.03, 1.0 - h)) / (
    2 * h
)
assert abs(near - by_strike) < 1e-7
# strided paths: time last
swapped = np.ascontiguousarray(normals.transpose(0, 2, 1))
again = price(spots, vols, swapped.transpose(0, 2, 1), 0.03, 1.0)
np.testing.assert_allclose(again[1], delta)
# float32
low = ltoad.numba.grad(simulate, by="spots")(spots.astype(np.float32), vols, normals[0], 0.03)
np.testing.assert_allclose(
    low, ltoad.numba.grad(simulate, by="spots")(spots, vols, normals[0], 0.03), rtol=1e-5
)
value, change = ltoad.numba.jvp(simulate)(
    (spots, vols, normals[0], 0.03), (spots, 0 * vols, 0 * normals[0], 0.0)
)
np.testing.assert_allclose(value, change)  # homogeneous of degree one in the spots
try:
    ltoad.numba.grad(payoff, by="spot")(spots, vols, normals[0], 0.03, 1.0)
except Exception as error:
    assert "spot" in str(error)
else:
    raise SystemExit("a wrong name was taken")
print("ok")
