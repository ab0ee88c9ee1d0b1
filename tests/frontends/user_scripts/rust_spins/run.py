"""Spins in Rust: slices, a struct by value, two outputs, memory in place."""

from dataclasses import dataclass

import numpy as np
from scipy.optimize import minimize

import ltoad.numpy


@dataclass
class Field:
    strength: float
    angle: float


flags = ["--edition=2024"]
rng = np.random.default_rng(2)
angles = rng.uniform(-1, 1, 7)
coupling = np.array([1.0, 0.4])
field = Field(0.3, 0.2)


def finite(f, x, h=1e-6):
    return np.stack([(f(x + h * e) - f(x - h * e)) / (2 * h) for e in np.eye(x.size)], axis=-1)


energy = ltoad.numpy.load(
    "spins.rs", "energy", "f64[n] angles, f64[2] coupling, struct Field field -> f64", flags=flags
)
by_angles, by_coupling, by_field = energy.grad(angles, coupling, field)
assert isinstance(by_field, Field), by_field
np.testing.assert_allclose(
    by_angles, finite(lambda a: energy(a, coupling, field), angles), atol=1e-8
)
np.testing.assert_allclose(
    by_coupling, finite(lambda c: energy(angles, c, field), coupling), atol=1e-8
)
np.testing.assert_allclose(by_field.strength, -np.cos(angles - 0.2).sum())
np.testing.assert_allclose(by_field.angle, -0.3 * np.sin(angles - 0.2).sum())

g = energy.by("angles")
found = minimize(
    g, angles, args=(coupling, field), jac=g.grad, hess=g.hessian, method="trust-exact"
)
assert found.success and np.allclose(found.x, 0.2, atol=1e-5), found

magnetisation = ltoad.numpy.load(
    "spins.rs",
    "magnetisation",
    "f64[n] angles, usize width, out f64[n] mx, out f64[n] my",
    flags=flags,
)
mx, my = magnetisation(angles, 2)
np.testing.assert_allclose(mx, (np.cos(angles) + np.cos(np.roll(angles, -1))) / 2)
jx, jy = magnetisation.jacobian(angles, 2)
np.testing.assert_allclose(jx, finite(lambda a: magnetisation(a, 2)[0], angles), atol=1e-8)
np.testing.assert_allclose(jy, finite(lambda a: magnetisation(a, 2)[1], angles), atol=1e-8)

relax = ltoad.numpy.load(
    "spins.rs", "relax", "inout f64[n] angles, usize n, f32 rate, i64 steps", flags=flags
)
before = angles.copy()
after = relax(angles, 0.1, 5)
np.testing.assert_array_equal(angles, before)
out, change = relax.jvp((angles, 0.1, 5), (np.ones(7), 0.0))
np.testing.assert_allclose(change, np.ones(7))
np.testing.assert_allclose(out, after)
step = np.float32(2.0**-10)
_, by_rate = relax.jvp((angles, 0.125, 5), (np.zeros(7), 1.0))
near = (relax(angles, 0.125 + step, 5) - relax(angles, 0.125 - step, 5)) / (2 * step)
np.testing.assert_allclose(by_rate, near, atol=1e-4)
print("ok")
