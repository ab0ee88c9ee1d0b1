import numba
import numpy as np

import ltoad.numba


@numba.njit
def network(w, v, x):
    hidden = np.tanh(np.dot(w, x))
    out = v @ hidden
    return np.dot(out, out) + 0.1 * np.dot(w.T, hidden).sum()


rng = np.random.default_rng(1)
w, v, x = rng.normal(size=(4, 3)), rng.normal(size=(2, 4)), rng.normal(size=3)
grads = ltoad.numba.grad(network)(w, v, x)
args = [w, v, x]
for k, a in enumerate(args):
    for i in np.ndindex(a.shape):
        d = np.zeros_like(a)
        d[i] = 1e-6
        up, down = list(args), list(args)
        up[k], down[k] = a + d, a - d
        assert abs((network(*up) - network(*down)) / 2e-6 - grads[k][i]) < 1e-6, (k, i)
print("ok")
