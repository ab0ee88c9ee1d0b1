import ctypes

import numpy as np

import ltoad.numpy

pendulum = ltoad.numpy.load(
    "fields.cpp", "pendulum", "double t, double[2] y, double[2] p, out double[2] dy"
)
rk4 = ltoad.numpy.load(
    "ode.c",
    "rk4",
    "void (*f)(double, const double *, const double *, double *), double[2] y0, double[2] p, int steps, double h, out double[2] y",
    callbacks={"f": pendulum},
)
y0, p = np.array([1.0, 0.0]), np.array([2.0, 0.1])
by_y0, by_p, by_h = rk4.jacobian(y0, p, 40, 0.05)
h = 1e-6
for i in range(2):
    e = h * np.eye(2)[i]
    np.testing.assert_allclose(
        by_p[:, i], (rk4(y0, p + e, 40, 0.05) - rk4(y0, p - e, 40, 0.05)) / (2 * h), rtol=1e-6
    )
    np.testing.assert_allclose(
        by_y0[:, i], (rk4(y0 + e, p, 40, 0.05) - rk4(y0 - e, p, 40, 0.05)) / (2 * h), rtol=1e-6
    )

newton = ltoad.numpy.load(
    "ode.c", "newton", "double (*f)(double), double (*slope)(double), double x, int steps -> double"
)
kind = ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_double)
root = newton(kind(lambda x: x * x - 2), kind(lambda x: 2 * x), 1.0, 6)
np.testing.assert_allclose(root, np.sqrt(2))
print("ok")
