import numpy as np

import ltoad.numpy

f = ltoad.numpy.load(
    "relief.c",
    "roughness",
    "float roughness(int n, int m, const float z[n][m], out float *slope, work float work[n*m])",
)
rng = np.random.default_rng(0)
big = rng.normal(size=(8, 10)).astype(np.float32)
z = big[::2, ::3].T
assert z.shape == (4, 4) and not z.flags.c_contiguous
slope, total = f(z)  # outputs in the order of the arguments, the returned one last
np.testing.assert_allclose(slope, total / 16, rtol=1e-6)
_, pull = f.vjp(z)
by_z = pull((np.float32(0.0), np.float32(1.0)))
if isinstance(by_z, (tuple, list)):
    (by_z,) = by_z
assert by_z.dtype == np.float32 and by_z.shape == (4, 4)


def exact(z):
    z = z.astype(np.float64)
    dx, dy = (z[1:] - z[:-1])[:, :-1], (z[:, 1:] - z[:, :-1])[:-1]
    return np.sqrt(1 + dx * dx + dy * dy).sum()


for i in np.ndindex(4, 4):
    d = np.zeros((4, 4))
    d[i] = 1e-6
    np.testing.assert_allclose((exact(z + d) - exact(z - d)) / 2e-6, by_z[i], rtol=1e-4, atol=1e-5)
print("ok")
