import numpy as np

import ltoad.numpy

areas = ltoad.numpy.load(
    "cable.f",
    "areas",
    "double w, double t, double[n] spans, integer n, out double[n] area, work double[n]",
)
spans = np.array([1.0, 2.0, 3.5])
by_w, by_t, by_s = areas.jacobian(0.8, 2.0, spans)
h = 1e-6
np.testing.assert_allclose(
    (areas(0.8 + h, 2.0, spans) - areas(0.8 - h, 2.0, spans)) / 2 / h, by_w, rtol=1e-6
)
np.testing.assert_allclose(
    (areas(0.8, 2.0 + h, spans) - areas(0.8, 2.0 - h, spans)) / 2 / h, by_t, rtol=1e-6
)
for i in range(3):
    d = np.zeros(3)
    d[i] = h
    np.testing.assert_allclose(
        (areas(0.8, 2.0, spans + d) - areas(0.8, 2.0, spans - d)) / 2 / h, by_s[:, i], atol=1e-6
    )

sag = ltoad.numpy.load("cable.f", "sag", "double x -> double")
trapz = ltoad.numpy.load("square.f", "square", "double x -> double")
quad = ltoad.numpy.load(
    "cable.f",
    "trapz",
    "double (*f)(double), double a, double b, integer n -> double",
    callbacks={"f": trapz},
)
ga, gb = quad.grad(0.0, 2.0, 100)
np.testing.assert_allclose([ga, gb], [0.0, 4.0], atol=1e-3)
print("ok")
