import numpy as np

import ltoad.numpy

release = ltoad.numpy.load(
    "reservoir.f90",
    "reservoir_release",
    "struct {double area; double outflow; int kind} b, double level -> double",
)
b = {"area": 3.0, "outflow": 0.5, "kind": 2}
by_b, by_level = release.grad(b, 2.0)
np.testing.assert_allclose(by_b["area"], 2 * 0.5 * np.sqrt(2.0))
np.testing.assert_allclose(by_b["outflow"], 2 * 3.0 * np.sqrt(2.0))
np.testing.assert_allclose(by_level, 0.5 * 2 * 3.0 * 0.5 / np.sqrt(2.0))

advance = ltoad.numpy.load(
    "reservoir.f90",
    "advance",
    "inout double[n] level, double[n] rain, double dt, double evaporation",
)
level, rain = np.array([1.0, 0.5, 0.2]), np.array([0.1, 0.0, 0.3])
by_level, by_rain, by_dt, by_e = advance.jacobian(level, rain, 0.1, 0.05)
assert level[0] == 1.0
f = advance
for i in range(3):
    d = np.zeros(3)
    d[i] = 1e-6
    np.testing.assert_allclose(
        (f(level + d, rain, 0.1, 0.05) - f(level - d, rain, 0.1, 0.05)) / 2e-6,
        by_level[:, i],
        atol=1e-8,
    )
np.testing.assert_allclose(
    (f(level, rain, 0.1, 0.05 + 1e-6) - f(level, rain, 0.1, 0.05 - 1e-6)) / 2e-6, by_e, atol=1e-8
)
print("ok")
