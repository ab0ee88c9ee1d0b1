import numpy as np

import ltoad.numpy

losses = ltoad.numpy.load("porous.f90", "losses", "double[m] q, integer n -> double")
q = np.array([0.3, -0.2, 0.9])
np.testing.assert_allclose(losses(q, 4), (q**2).sum() / 4 + q[0])
np.testing.assert_allclose(losses.grad(q, 4), 2 * q / 4 + [1, 0, 0])

fluxes = ltoad.numpy.load("porous.f90", "fluxes", "double[n] h, double[n] k -> double[n-1] q")
h, k = np.array([1.0, 0.7, 0.2, 0.1]), np.array([1.0, 2.0, 0.5, 1.5])
by_h, by_k = fluxes.jacobian(h, k)
for i in range(4):
    d = np.zeros(4)
    d[i] = 1e-6
    np.testing.assert_allclose((fluxes(h + d, k) - fluxes(h - d, k)) / 2e-6, by_h[:, i], atol=1e-7)
    np.testing.assert_allclose((fluxes(h, k + d) - fluxes(h, k - d)) / 2e-6, by_k[:, i], atol=1e-7)
print("ok")
