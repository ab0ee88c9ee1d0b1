import numpy as np
from scipy.integrate import solve_ivp
from scipy.optimize import least_squares

import ltoad.numpy

rhs = ltoad.numpy.load("orbit.f", "rhs")
rhs = ltoad.numpy.load(
    "orbit.f", "rhs", "double t, double[4] y, double gm, double drag, out double[4] dy"
)
y0 = np.array([1.0, 0.0, 0.0, 1.1])
by_y = rhs.by("y")
found = solve_ivp(
    lambda t, y: rhs(t, y, 1.0, 0.01),
    (0.0, 2.0),
    y0,
    method="BDF",
    rtol=1e-8,
    atol=1e-10,
    jac=lambda t, y: by_y.jacobian(t, y, 1.0, 0.01),
)
assert found.success
shoot = ltoad.numpy.load(
    "orbit.f", "shoot", "double[4] y0, double gm, double drag, int n, double h -> double[4] y"
)
target = shoot(y0, 1.2, 0.02, 200, 0.01)
by = shoot.by("gm", "drag")
fit = least_squares(
    lambda p: shoot(y0, *p, 200, 0.01) - target,
    [1.0, 0.0],
    jac=lambda p: np.stack(by.jacobian(y0, *p, 200, 0.01), axis=-1),
)
np.testing.assert_allclose(fit.x, [1.2, 0.02], rtol=1e-6)
h = 1e-6
by_gm = shoot.by("gm").jacobian(y0, 1.2, 0.02, 200, 0.01)
np.testing.assert_allclose(
    by_gm,
    (shoot(y0, 1.2 + h, 0.02, 200, 0.01) - shoot(y0, 1.2 - h, 0.02, 200, 0.01)) / (2 * h),
    rtol=1e-5,
)
print("ok")
