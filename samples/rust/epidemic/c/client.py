"""A derivative of Rust code, called from Python; the library is the first argument."""

import sys
from ctypes import CDLL, c_double, c_size_t

library = CDLL(sys.argv[1])
misfit = library.epidemic_misfit
misfit.restype = c_double
parameters = (c_double * 5)(0.5, 0.4, 30.0, 6.0, 1e-4)
gradient = (c_double * 5)()
reported = (c_double * 60)(*(10.0 + 0.5 * day for day in range(60)))
value = misfit(parameters, gradient, reported, c_size_t(60))
print(f"misfit {value:.6f}")
for number, slope in enumerate(gradient):
    print(f"{number} {slope:.6f}")
