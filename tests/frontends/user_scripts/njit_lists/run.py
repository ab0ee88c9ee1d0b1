import numba
import numpy as np

import ltoad.numba


@numba.njit
def spread(x, k):
    parts = []
    for i in range(x.size - 1):
        parts.append(np.exp(-k * (x[i + 1] - x[i]) ** 2))
    total = 0.0
    for p in parts:
        total += p * p
    return total + len(parts)


x = np.array([0.1, 0.9, 1.2, 2.0])
by_x, by_k = ltoad.numba.grad(spread)(x, 0.7)
for i in range(4):
    d = np.zeros(4)
    d[i] = 1e-6
    assert abs((spread(x + d, 0.7) - spread(x - d, 0.7)) / 2e-6 - by_x[i]) < 1e-7
assert abs((spread(x, 0.7 + 1e-6) - spread(x, 0.7 - 1e-6)) / 2e-6 - by_k) < 1e-7
print("ok")
