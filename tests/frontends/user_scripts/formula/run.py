import numpy as np

import ltoad.numpy

f = ltoad.numpy.load(
    "formula.c",
    "evaluate",
    "string formula, double[n] x, out double[n] y, size_t n, int mode, bool negate, out double *largest -> int status",
)
x = np.array([1.0, 2.0, 3.0])
status_etc = f("x*(x+2)/3", x, 1, False)
y = np.log(x * (x + 2) / 3)
found = next(v for v in status_etc if np.shape(v) == (3,))
np.testing.assert_allclose(found, y)
g = f.by("x")
_, change = g.jvp(("x*(x+2)/3", x, 1, False), (np.ones(3),))
found = next(v for v in change if v is not None and np.shape(v) == (3,))
np.testing.assert_allclose(found, 1 / x + 1 / (x + 2))
print("ok")
