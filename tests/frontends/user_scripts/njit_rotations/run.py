import numba
import numpy as np

import ltoad.numba

ORDER = 3


@numba.njit
def rotate(pair, angle):
    c, s = np.cos(angle), np.sin(angle)
    return c * pair[0] - s * pair[1], s * pair[0] + c * pair[1]


def make(scale):
    @numba.njit
    def energy(x, angle):
        grid = x.reshape(2, ORDER)
        total = 0.0
        for j in range(ORDER):
            a, b = rotate((grid[0, j], grid[1, j]), angle)
            total += scale * a * a * b
        flat = grid.ravel()
        return total + flat[1:].sum() + np.sqrt((flat**2).mean())

    return energy


energy = make(1.7)
x = np.linspace(0.2, 1.5, 6)
by_x, by_angle = ltoad.numba.grad(energy)(x, 0.4)
for i in range(6):
    d = np.zeros(6)
    d[i] = 1e-6
    assert abs((energy(x + d, 0.4) - energy(x - d, 0.4)) / 2e-6 - by_x[i]) < 1e-7
assert abs((energy(x, 0.4 + 1e-6) - energy(x, 0.4 - 1e-6)) / 2e-6 - by_angle) < 1e-7
print("ok")
