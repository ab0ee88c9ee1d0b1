import numba
import numpy as np

import ltoad.numba


@numba.njit
def response(k, load):
    n = load.size
    a = np.zeros((n, n))
    for i in range(n):
        a[i, i] = k[i] + k[i + 1]
        if i + 1 < n:
            a[i, i + 1] = -k[i + 1]
            a[i + 1, i] = -k[i + 1]
    u = np.linalg.solve(a, load)
    return (u * load).sum() + np.linalg.norm(u)


k, load = np.array([1.0, 2.0, 1.5, 0.7]), np.array([0.3, -0.1, 0.8])
by_k, by_load = ltoad.numba.grad(response)(k, load)
for i in range(4):
    d = np.zeros(4)
    d[i] = 1e-6
    assert abs((response(k + d, load) - response(k - d, load)) / 2e-6 - by_k[i]) < 1e-6
print("ok")
