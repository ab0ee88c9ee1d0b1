import numpy as np

import ltoad.numpy

glide = ltoad.numpy.load(
    "glider.rs",
    "glide",
    "struct Wing *wing, double[n] speeds, size_t n -> double[n] lift, double[n] drag",
)
wing = {"area": 2.0, "drag": np.array([0.02, 0.01]), "flaps": 1}
v = np.array([10.0, 12.0])
lift, drag = glide(wing, v)
(out, pull) = glide.vjp(wing, v)
by_wing, by_v = pull((np.ones(2), np.ones(2)))
q = 0.5 * 1.225 * v**2
np.testing.assert_allclose(by_wing["area"], (q * 1.2 + q * 0.01 * 0.5 / np.sqrt(2.0)).sum())
np.testing.assert_allclose(by_wing["drag"], [q.sum(), (q * np.sqrt(2.0)).sum()])
np.testing.assert_allclose(by_v, 1.225 * v * (2.4 + 0.02 + 0.01 * np.sqrt(2.0)))

best = ltoad.numpy.load("glider.rs", "best", "struct Wing *wing, double[n] speeds -> double")
_, by_v = best.grad(wing, v)
for i in range(2):
    d = np.zeros(2)
    d[i] = 1e-5
    np.testing.assert_allclose((best(wing, v + d) - best(wing, v - d)) / 2e-5, by_v[i], rtol=1e-6)
print("ok")
