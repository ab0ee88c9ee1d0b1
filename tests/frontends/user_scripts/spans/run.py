import numpy as np

import ltoad.numpy

x = np.array([1.0, -2.0, 2.5])
w = np.array([0.5, 1.5, 1.0])

length = ltoad.numpy.load(
    "norm.cpp", "norms::length", "double[n] x -> double", flags=["-std=c++20"]
)
np.testing.assert_allclose(length(x), np.linalg.norm(x))
np.testing.assert_allclose(length.grad(x), x / np.linalg.norm(x))

p_norm = ltoad.numpy.load(
    "norm.cpp", "norms::length", "double[n] x, double power -> double", flags=["-std=c++20"]
)
by_x, by_power = p_norm.grad(x, 3.0)
h = 1e-6
np.testing.assert_allclose(by_power, (p_norm(x, 3 + h) - p_norm(x, 3 - h)) / (2 * h), rtol=1e-6)
np.testing.assert_allclose(by_x, np.sign(x) * x**2 / p_norm(x, 3.0) ** 2)

scale = ltoad.numpy.load(
    "norm.cpp", "norms::scale", "inout double[n] x, double factor", flags=["-std=c++20"]
)
np.testing.assert_allclose(scale(x, 2.0), 2 * x**2)
np.testing.assert_allclose(scale.jacobian(x, 2.0)[0], np.diag(4 * x))

weighted = ltoad.numpy.load(
    "norm.cpp",
    "norms::weighted",
    "double[n] x, double[n] w, string kind -> double",
    flags=["-std=c++20"],
)
by_x, by_w = weighted.grad(x, w, "square")
np.testing.assert_allclose(by_x, 2 * w * x)
np.testing.assert_allclose(by_w, x**2)
by_x, by_w = weighted.grad(x, w, "other")
np.testing.assert_allclose(by_x, w * np.sign(x))
print("ok")
