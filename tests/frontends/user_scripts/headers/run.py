import numpy as np
from scipy.optimize import minimize

import ltoad.numpy


def load(name, signature=None):
    return ltoad.numpy.load("solve.cpp", name, signature)


h = 1e-6
d, r = np.array([1.0, 0.8, 1.2]), np.array([0.5, 0.2, -0.3])
settings = {"damping": 0.4, "iterations": 12}
jacobi = load("jacobi", "double[n] diagonal, double[n] right, struct Settings s -> double[n]")
x = jacobi(d, r, settings)
by_d, by_r, by_s = jacobi.jacobian(d, r, settings)
for i in range(3):
    e = h * np.eye(3)[i]
    np.testing.assert_allclose(
        by_r[:, i],
        (jacobi(d, r + e, settings) - jacobi(d, r - e, settings)) / (2 * h),
        rtol=1e-6,
        atol=1e-9,
    )

a, b = np.array([1.0, 2.0, 3.0]), np.array([0.5, -1.0, 2.0])
cross = load("cross")
np.testing.assert_allclose(cross(a, b), np.cross(a, b))
np.testing.assert_allclose(cross.jacobian(a, b)[0] @ a, np.cross(a, b))

polar = load("polar")
radius, angle = polar(3.0, 4.0).values() if isinstance(polar(3.0, 4.0), dict) else polar(3.0, 4.0)
np.testing.assert_allclose([radius, angle], [5.0, np.arctan2(4, 3)])

rate = load("rate")
np.testing.assert_allclose(rate(d, "log"), np.log(d**2).sum())
np.testing.assert_allclose(rate.grad(d, "log"), 2 / d)
found = minimize(lambda v: rate(v, "sum"), d, jac=lambda v: rate.grad(v, "sum"))
assert found.success and abs(found.x).max() < 1e-4

single = load("single")
v = np.array([1, 2, 3], np.float32)
np.testing.assert_allclose(single.grad(v, np.array([0, 2, 2], np.int32)), [2, 0, 12])
print("ok")
