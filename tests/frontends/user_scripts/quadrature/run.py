"""Functions that are passed: one of the sources, one of another file, one of Python's."""

import ctypes
import math

import numba
import numpy as np

import ltoad.numpy

SIGNATURE = "double f(double, double), double a, double b, int n, double p -> double"
bell = ltoad.numpy.load("quadrature.c", "integrate", SIGNATURE, callbacks={"f": "bell"})
p = 1.3
assert np.isclose(bell(-8.0, 8.0, 400, p), math.sqrt(math.pi / p))
assert np.isclose(bell.by("p").grad(-8.0, 8.0, 400, p), -0.5 * math.sqrt(math.pi) * p**-1.5)

any_function = ltoad.numpy.load("quadrature.c", "integrate", SIGNATURE)


@ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_double, ctypes.c_double)
def cubic(x, p):
    return p * x**3


assert np.isclose(any_function(cubic, 0.0, 2.0, 10, 3.0), 12.0)


@numba.cfunc("float64(float64, float64)")
def square(x, p):
    return p * x * x


assert np.isclose(any_function(square, 0.0, 3.0, 10, 1.0), 9.0)
try:
    any_function(lambda x, p: x, 0.0, 1.0, 10, 1.0)
except TypeError as error:
    assert "'f'" in str(error)
else:
    raise AssertionError("a lambda is no function of C")
print("ok")
