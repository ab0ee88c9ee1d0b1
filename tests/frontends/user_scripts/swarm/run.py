"""Agents in a structure of arrays, in C: aimed by SciPy at given places."""

from dataclasses import dataclass

import numpy as np
from scipy.optimize import approx_fprime, check_grad, least_squares, minimize

import ltoad.numpy


@dataclass
class Settings:
    dt: float = 0.01
    drag: float = 0.3
    steps: int = 60
    repel: bool = True


rng = np.random.default_rng(3)
n = 5
x0, y0 = rng.normal(size=n), rng.normal(size=n)
mass = rng.uniform(0.5, 1.5, n)
v0 = rng.normal(size=(2, n))
how = Settings()

arrive = ltoad.numpy.load(
    "swarm.c",
    "arrive",
    "const double[n] x0, const double[n] y0, const double[n] vx, const double[n] vy, "
    "const double[n] mass, int n, struct settings how, out double[n, 2] out",
)


def python_arrive(x, y, vx, vy, how):
    """The same in NumPy; complex numbers may be given."""
    x, y, vx, vy = (np.array(v) for v in (x, y, vx, vy))
    sign = -1.0 if how.repel else 1.0
    for _ in range(how.steps):
        dx, dy = x[None] - x[:, None], y[None] - y[:, None]
        r2 = dx * dx + dy * dy + 0.01
        f = sign * mass[None] / r2**1.5
        np.fill_diagonal(f, 0)
        vx = vx + how.dt * ((f * dx).sum(1) - how.drag * vx)
        vy = vy + how.dt * ((f * dy).sum(1) - how.drag * vy)
        x, y = x + how.dt * vx, y + how.dt * vy
    return np.stack([x, y], 1)


assert np.allclose(arrive(x0, y0, *v0, mass, how), python_arrive(x0, y0, *v0, how), rtol=1e-12)
by_v = arrive.by("vx", "vy")
jacobians = by_v.jacobian(x0, y0, *v0, mass, how)
for axis in range(2):
    for i in range(n):
        v = v0.astype(complex)
        v[axis, i] += 1e-30j
        wanted = python_arrive(x0 + 0j, y0 + 0j, *v, how).imag / 1e-30
        assert np.allclose(jacobians[axis][:, :, i], wanted, rtol=1e-10), (axis, i)

# Shooting: which velocities lead there?
targets = np.stack([x0, y0], 1) + rng.uniform(-0.2, 0.2, (n, 2))


def misses(v):
    return (arrive(x0, y0, v[:n], v[n:], mass, how) - targets).ravel()


def jacobian(v):
    by_vx, by_vy = by_v.jacobian(x0, y0, v[:n], v[n:], mass, how)
    return np.concatenate([by_vx, by_vy], 2).reshape(2 * n, 2 * n)


fit = least_squares(misses, (targets - np.stack([x0, y0], 1)).T.ravel(), jac=jacobian, method="lm")
assert fit.cost < 1e-20, fit
bounded = least_squares(misses, np.zeros(2 * n), jac=jacobian, bounds=(-9, 9), loss="soft_l1")
assert np.allclose(bounded.x, fit.x, atol=1e-5), (bounded.x, fit.x)


# The same by gradients of one number, with a price on speed.
def cost_and_slope(v):
    out, pull = by_v.vjp(x0, y0, v[:n], v[n:], mass, how)
    slopes = np.concatenate(pull(2 * (out - targets)))
    return ((out - targets) ** 2).sum() + 1e-3 * v @ v, slopes + 2e-3 * v


start = np.zeros(2 * n)
assert check_grad(lambda v: cost_and_slope(v)[0], lambda v: cost_and_slope(v)[1], v0.ravel()) < 1e-5
for method in ("BFGS", "L-BFGS-B", "CG", "SLSQP"):
    found = minimize(cost_and_slope, start, jac=True, method=method)
    assert found.success, (method, found)
    assert np.linalg.norm(found.jac) < 1e-3, (method, found)

# Settings that are numbers have derivatives, too: by drag and by the time step.
by_how = arrive.by("how").jacobian(x0, y0, *v0, mass, how)
for field in ("dt", "drag"):
    step = 1e-6
    up, down = (Settings(**{field: getattr(how, field) + d}) for d in (step, -step))
    wanted = (python_arrive(x0, y0, *v0, up) - python_arrive(x0, y0, *v0, down)) / (2 * step)
    found = by_how[field] if isinstance(by_how, dict) else getattr(by_how, field)
    assert np.allclose(found, wanted, rtol=1e-6), field

# The struct with pointers itself, which comes back moved.
simulate = ltoad.numpy.load(
    "swarm.c",
    "simulate",
    "inout struct swarm {int n; double *px[n]; double *py[n]; double *vx[n]; double *vy[n]; "
    "const double *mass[n]; double softening} *s, struct settings *how",
)
swarm = {"px": x0, "py": y0, "vx": v0[0], "vy": v0[1], "mass": mass, "softening": 0.1}
moved = simulate(swarm, how)
assert np.allclose(np.stack([moved["px"], moved["py"]], 1), python_arrive(x0, y0, *v0, how))
assert np.array_equal(swarm["px"], x0)

kinetic = ltoad.numpy.load(
    "swarm.c",
    "kinetic",
    "struct swarm {int n; double *px[n]; double *py[n]; double *vx[n]; double *vy[n]; "
    "const double *mass[n]; double softening} *s -> double",
)
slopes = kinetic.grad(swarm)
assert np.allclose(slopes["vx"], mass * v0[0]) and np.allclose(slopes["px"], 0)
assert np.allclose(slopes["mass"], 0.5 * (v0**2).sum(0))
numeric = approx_fprime(v0[0], lambda v: kinetic({**swarm, "vx": v}))
assert np.allclose(slopes["vx"], numeric, rtol=1e-5)
print("ok")
