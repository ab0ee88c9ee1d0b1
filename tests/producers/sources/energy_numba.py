"""Print the IR of a function that Numba compiled: as Python calls it, or as C does."""

import math
import sys

import numba
from numba import types

float64, int64 = types.float64, types.int64


def energy(x, scale):
    total = 0.0
    for i in range(x.shape[0]):
        total += scale * math.sin(x[i]) * x[i]
    return total


def energy_for_c(pointer, n, scale):
    x = numba.carray(pointer, n)
    total = 0.0
    for i in range(n):
        total += scale * math.sin(x[i]) * x[i]
    return total


if sys.argv[1] == "cfunc":
    signature = float64(types.CPointer(float64), int64, float64)
    print(numba.cfunc(signature)(energy_for_c).inspect_llvm())
else:
    compiled = numba.njit(float64(float64[::1], float64))(energy)
    print(compiled.inspect_llvm(compiled.signatures[0]))
