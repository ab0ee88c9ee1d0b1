"""A residual of the seventies, fitted by SciPy with an exact Jacobian."""

import numpy as np
from scipy.optimize import least_squares

import ltoad.numpy

fcn = ltoad.numpy.load("resid.f", "fcn", "int m, int n, double[n] x, out double[m] fvec, int iflag")
x0 = np.array([1.0, 0.3, 0.2, -0.4])
m = 12


def finite(f, x, h=1e-6):
    return np.stack([(f(x + h * e) - f(x - h * e)) / (2 * h) for e in np.eye(x.size)], axis=-1)


value = fcn(m, x0, 1)
t = np.arange(1, m + 1) / 5
expected = x0[0] + t * x0[1] - np.exp(t * x0[2]) + x0[3] * np.sin(4 * t)
np.testing.assert_allclose(value, expected, rtol=1e-14)

jac = fcn.by("x").jacobian(m, x0, 1)
np.testing.assert_allclose(jac, finite(lambda x: fcn(m, x, 1), x0), atol=1e-7)

truth = np.array([0.5, -1.0, 0.4, 0.9])
data = fcn(m, truth, 1)
by_x = fcn.by("x")
fit = least_squares(lambda x: fcn(m, x, 1) - data, x0, jac=lambda x: by_x.jacobian(m, x, 1))
assert fit.success and np.allclose(fit.x, truth, atol=1e-6)

# the same without a signature: the file's declarations say the sizes
told = ltoad.numpy.load("resid.f", "fcn")

norm = ltoad.numpy.load("resid.f", "enorm2", "int n, double[n] x, work double[2*n] wa -> double")
np.testing.assert_allclose(norm(x0), (x0**2 + 0.5 * x0**3).sum())
np.testing.assert_allclose(norm.grad(x0), 2 * x0 + 1.5 * x0**2)
np.testing.assert_allclose(norm.hessian(x0), np.diag(2 + 3 * x0))
value, slope = norm.value_and_grad(x0)
assert np.isscalar(value) or np.ndim(value) == 0
print("ok")
