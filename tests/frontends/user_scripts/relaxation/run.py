"""An argument that is changed in place: NumPy, PyTorch and JAX see a function with a result."""

import jax
import jax.numpy as jnp
import numpy as np
import torch

import ltoad.jax
import ltoad.numpy
import ltoad.torch

jax.config.update("jax_enable_x64", True)
SIGNATURE = "inout double[n] u, double[n] f, int n, int sweeps ->"
relax = ltoad.numpy.load("relaxation.c", "relax", SIGNATURE)
u, f = np.zeros(9), np.ones(9)
u[-1] = 1.0
kept = u.copy()
found = relax(u, f, 7)
assert np.array_equal(u, kept), "what is passed stays as it was"


def same(u, f, sweeps=7):
    n = len(u)
    u = [u[i] for i in range(n)]
    for _ in range(sweeps):
        for i in range(1, n - 1):
            u[i] = 0.5 * (u[i - 1] + u[i + 1] + f[i] / (n - 1) ** 2)
    return u


assert np.allclose(found, same(u, f))
by_u, by_f = relax.jacobian(u, f, 7)
wanted = jax.jacobian(lambda u, f: jnp.stack(same(u, f)), (0, 1))(jnp.array(u), jnp.array(f))
assert np.allclose(by_u, wanted[0]) and np.allclose(by_f, wanted[1])

by_jax = ltoad.jax.load("relaxation.c", "relax", SIGNATURE)
found = jax.jit(jax.jacrev(by_jax, (0, 1)), static_argnums=2)(jnp.array(u), jnp.array(f), 7)
assert jnp.allclose(found[0], wanted[0]) and jnp.allclose(found[1], wanted[1])

by_torch = ltoad.torch.load("relaxation.c", "relax", SIGNATURE)
x = torch.tensor(u, requires_grad=True)
y = by_torch(x, torch.tensor(f), 7)
y.sum().backward()
assert np.allclose(x.grad, wanted[0].sum(0))
print("ok")
