import numpy as np

import ltoad.numpy

one = ltoad.numpy.load("rods.cpp", "rods::work", "double e, double strain -> double")
np.testing.assert_allclose(one.grad(2.0, 0.3), [0.045, 0.6])
many = ltoad.numpy.load(
    "rods.cpp", "rods::work", "double e, double k, double[n] strain, size_t n -> double"
)
s = np.array([0.1, 0.4, -0.2])
by_e, by_k, by_s = many.grad(2.0, 0.5, s)
h = 1e-6
np.testing.assert_allclose((many(2.0, 0.5 + h, s) - many(2.0, 0.5 - h, s)) / 2 / h, by_k, rtol=1e-6)
for i in range(3):
    d = np.zeros(3)
    d[i] = h
    np.testing.assert_allclose(
        (many(2.0, 0.5, s + d) - many(2.0, 0.5, s - d)) / 2 / h, by_s[i], rtol=1e-6
    )
try:
    many(2.0, -1.0, s)
except RuntimeError as error:
    assert "k is negative" in str(error)
else:
    raise SystemExit("no error")
try:
    ltoad.numpy.load("rods.cpp", "rods::werk", "double e, double strain -> double")
except ValueError as error:
    assert "werk" in str(error)
print("ok")
