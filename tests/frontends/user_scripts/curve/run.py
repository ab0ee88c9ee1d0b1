import numpy as np

import ltoad.numpy

smooth = ltoad.numpy.load(
    "curve.cpp", "geo::smooth", "double[n] x, double w -> double[n]", flags=["-std=c++20"]
)
x = np.array([1.0, 3.0, 2.0, 5.0])
by_x, by_w = smooth.jacobian(x, 0.3)
for i in range(4):
    d = np.zeros(4)
    d[i] = 1e-6
    np.testing.assert_allclose(
        (smooth(x + d, 0.3) - smooth(x - d, 0.3)) / 2e-6, by_x[:, i], atol=1e-8
    )
total = ltoad.numpy.load(
    "curve.cpp",
    "geo::total",
    "double[n] x, string kind, double[2] w -> double",
    flags=["-std=c++20"],
)
by_x, by_w = total.grad(x, "square", np.array([0.5, 2.0]))
np.testing.assert_allclose(by_x, 0.5 + 4 * x)
np.testing.assert_allclose(by_w, [x.sum(), (x * x).sum()])
print("ok")
