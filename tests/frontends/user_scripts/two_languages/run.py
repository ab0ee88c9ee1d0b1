import numpy as np

import ltoad.numpy

f = ltoad.numpy.load(["norms.cpp", "weigh.f90"], "objective")
x, w = np.array([1.0, -3.0, 2.0]), np.array([0.5, 0.25, 2.0])
_, pull = f.vjp(x, w)
by = pull((1.0, 1.0))  # the largest size, and the sum, which has that in it
np.testing.assert_allclose(by[0], 2 * x * w + [0, -2, 0])
np.testing.assert_allclose(by[1], x * x)
print("ok")
