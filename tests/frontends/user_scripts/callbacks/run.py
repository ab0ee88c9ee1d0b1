"""Functions as arguments: of the same sources, of Fortran, of Numba, and of ctypes."""

import ctypes
import math

import numba
import numpy as np

import ltoad.jax
import ltoad.numpy

signature = "double (*f)(double, double, const double *), double y, double[np] p, int np, double t0, double t1, int steps -> double"
p = np.array([1.3, 2.0])


def finite(f, x, h=1e-6):
    return np.stack([(f(x + h * e) - f(x - h * e)) / (2 * h) for e in np.eye(x.size)], axis=-1)


grow = ltoad.numpy.load("rk4.c", "rk4", signature, callbacks={"f": "rhs_logistic"})
y0 = 0.2
exact = lambda y, p, t: p[1] / (1 + (p[1] / y - 1) * np.exp(-p[0] * t))  # noqa: E731
np.testing.assert_allclose(grow(y0, p, 0.0, 1.0, 200), exact(y0, p, 1.0), rtol=1e-9)
by_y, by_p, by_t0, by_t1 = grow.grad(y0, p, 0.0, 1.0, 200)
np.testing.assert_allclose(by_p, finite(lambda p: exact(y0, p, 1.0), p), rtol=1e-6)
end = exact(y0, p, 1.0)
np.testing.assert_allclose(by_t1, p[0] * end * (1 - end / p[1]), rtol=1e-6)

# several at a time
decay = ltoad.numpy.load("rk4.c", "rk4", signature, callbacks={"f": "rhs_decay"})
np.testing.assert_allclose(decay.by("y").grad(y0, p, 0.0, 1.0, 100), math.exp(-1.3), rtol=1e-8)
hessian = grow.by("p").hessian(y0, p, 0.0, 1.0, 200)
np.testing.assert_allclose(
    hessian, finite(lambda p: grow.by("p").grad(y0, p, 0.0, 1.0, 200), p), rtol=1e-5
)


# a right-hand side of Numba in the integrator of C
@numba.njit
def forced(t, y, p):
    return -p[0] * y + math.sin(p[1] * t)


rhs = ltoad.numpy.load(forced, "double t, double y, double[2] p -> double")
mixed = ltoad.numpy.load("rk4.c", "rk4", signature, callbacks={"f": rhs})
by_p = mixed.by("p").grad(y0, p, 0.0, 1.0, 100)

import numpy.testing as npt  # noqa: E402

npt.assert_allclose(by_p, finite(lambda p: mixed(y0, p, 0.0, 1.0, 100), p), rtol=1e-6)

# one of ctypes: constant
kind = ctypes.CFUNCTYPE(
    ctypes.c_double, ctypes.c_double, ctypes.c_double, ctypes.POINTER(ctypes.c_double)
)
opaque = ltoad.numpy.load("rk4.c", "rk4", signature)
np.testing.assert_allclose(opaque(kind(lambda t, y, p: 3.0), 1.0, p, 0.0, 2.0, 10), 7.0)
np.testing.assert_allclose(
    opaque.by("t1").grad(kind(lambda t, y, p: 3.0), 1.0, p, 0.0, 2.0, 10), 3.0
)

# a procedure argument of Fortran
kepler = ltoad.numpy.load(
    "newton.f90",
    "secant_root",
    "real(8) (*f)(real(8), real(8)), real(8) x0, real(8) x1, real(8) p -> real(8)",
    callbacks={"f": "kepler"},
)
m = 0.8
e = kepler(0.0, 1.0, m)
np.testing.assert_allclose(e - 0.3 * np.sin(e), m)
np.testing.assert_allclose(kepler.by("p").grad(0.0, 1.0, m), 1 / (1 - 0.3 * np.cos(e)), rtol=1e-8)

import jax  # noqa: E402

jax.config.update("jax_enable_x64", True)
jgrow = ltoad.jax.load("rk4.c", "rk4", signature, callbacks={"f": "rhs_logistic"})
slope = jax.jit(jax.grad(lambda p: jgrow(y0, p, 0.0, 1.0, 200)))(jax.numpy.array(p))
npt.assert_allclose(slope, grow.by("p").grad(y0, p, 0.0, 1.0, 200))
print("ok")
