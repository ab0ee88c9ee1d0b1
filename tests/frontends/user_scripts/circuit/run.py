import numpy as np

import ltoad.numpy

f = ltoad.numpy.load(
    "circuit.cpp",
    "net::response",
    "complex128[n] u, out complex128[n] i, int n, struct Branch b, double[n] w",
)
u, w = np.array([1 + 2j, 0.5 - 1j, 2.0 + 0j]), np.array([0.5, 1.0, 2.0])
b = {"r": 1.0, "l": 0.3, "c": 0.8}
z = 1.0 + 1j * w * 0.3 + 1 / (1j * w * 0.8)
np.testing.assert_allclose(f(u, b, w), u / z)
_, change = f.jvp((u, b, w), (np.ones(3) * 1j, {"r": 0.0, "l": 0.0, "c": 0.0}, np.zeros(3)))
np.testing.assert_allclose(change, 1j / z)
_, change = f.jvp((u, b, w), (np.zeros(3) * 1j, {"r": 1.0, "l": 0.0, "c": 0.0}, np.zeros(3)))
np.testing.assert_allclose(change, -u / z**2)
_, pull = f.vjp(u, b, w)
by_u, by_b, by_w = pull(np.ones(3) + 0j)
np.testing.assert_allclose(by_b["r"], (-u / z**2).real.sum())
print("ok")
