"""A batch of rods by vmap: JAX and PyTorch, values, gradients and Hessian products."""

import jax
import jax.numpy as jnp
import numpy as np
import torch

import ltoad.jax
import ltoad.torch

jax.config.update("jax_enable_x64", True)
SIGNATURE = "int n, int steps, double[n] k, double[n] u0 -> double[n]"
rod = ltoad.jax.load("heat.f", "ROD", SIGNATURE)


def same(steps, k, u):
    for _ in range(steps):
        u = u.at[1:-1].add(k[1:-1] * (u[:-2] - 2 * u[1:-1] + u[2:]))
    return u


random = np.random.default_rng(2)
k, u = jnp.array(random.uniform(0.1, 0.3, (5, 8))), jnp.array(random.normal(size=(5, 8)))


def loss(f):
    return lambda k, u: (f(3, k, u) ** 2).sum()


assert jnp.allclose(
    jax.vmap(lambda k, u: rod(3, k, u))(k, u), jax.vmap(lambda k, u: same(3, k, u))(k, u)
)
found = jax.jit(jax.vmap(jax.grad(loss(rod), (0, 1))))(k, u)
wanted = jax.vmap(jax.grad(loss(same), (0, 1)))(k, u)
assert all(jnp.allclose(a, b) for a, b in zip(found, wanted))
found = jax.vmap(jax.hessian(loss(rod)), (0, None))(k, u[0])
assert jnp.allclose(found, jax.vmap(jax.hessian(loss(same)), (0, None))(k, u[0]))

by_torch = ltoad.torch.load("heat.f", "ROD", SIGNATURE)
tk, tu = torch.tensor(np.array(k)), torch.tensor(np.array(u))
gradient = torch.func.grad(lambda k, u: (by_torch(3, k, u) ** 2).sum())
assert np.allclose(torch.vmap(gradient)(tk, tu), wanted[0])
per_sample = torch.vmap(torch.func.jacrev(lambda k: by_torch(3, k, tu[0])))(tk)
assert per_sample.shape == (5, 8, 8)
print("ok")
