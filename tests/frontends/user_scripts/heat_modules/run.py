"""A heat equation of two Fortran modules: jit, grad, vmap and hessian of JAX."""

from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
from jax.test_util import check_grads

import ltoad.jax

jax.config.update("jax_enable_x64", True)
here = Path(__file__).parent
sources = [here / "materials.f90", here / "solver.f90"]
march = ltoad.jax.load(sources, "march")
hottest = ltoad.jax.load(sources, "hottest")

u0 = jnp.sin(jnp.linspace(0.0, 3.0, 9)) ** 2
source = jnp.ones(9) * 0.1


def loss(u0, source):
    return hottest(march(u0, source, 0.05, 20), 8.0)


def reference(u0, source, dt=0.05, steps=20):
    u = u0
    for _ in range(steps):
        inner = 1.5 * (1 + 0.02 * 0.5 * (u[:-1] + u[1:])) * jnp.diff(u)
        flux = jnp.concatenate([jnp.zeros(1), inner, jnp.zeros(1)])
        u = u + dt / 2.0 * (jnp.diff(flux) + source)
    return jax.nn.logsumexp(8.0 * u) / 8.0


np.testing.assert_allclose(loss(u0, source), reference(u0, source), rtol=1e-12)
value, (gu, gs) = jax.jit(jax.value_and_grad(loss, (0, 1)))(u0, source)
ru, rs = jax.grad(reference, (0, 1))(u0, source)
np.testing.assert_allclose(gu, ru, rtol=1e-9, atol=1e-12)
np.testing.assert_allclose(gs, rs, rtol=1e-9, atol=1e-12)
h = jax.jit(jax.hessian(loss))(u0, source)
np.testing.assert_allclose(h, jax.hessian(reference)(u0, source), rtol=1e-8, atol=1e-11)
us = jnp.stack([u0, 0.5 * u0, u0[::-1]])
per = jax.jit(jax.vmap(jax.grad(loss), (0, None)))(us, source)
np.testing.assert_allclose(
    per, jax.vmap(jax.grad(reference), (0, None))(us, source), rtol=1e-9, atol=1e-12
)
check_grads(lambda u, s: march(u, s, 0.05, 3), (u0, source), order=2, modes=["fwd", "rev"])
# by the time step, too
dt_slope = jax.grad(lambda dt: hottest(march(u0, source, dt, 20), 8.0))(0.05)
np.testing.assert_allclose(
    dt_slope, jax.grad(lambda dt: reference(u0, source, dt))(0.05), rtol=1e-9
)
print("ok")
