"""Compile a function with JAX; XLA writes the kernel's IR to the folder that XLA_FLAGS names."""

import jax
import jax.numpy as jnp

jax.config.update("jax_enable_x64", True)


@jax.jit
def energy(x):
    return jnp.sum(jnp.sin(x) * x)


@jax.jit
def pointwise(x):
    smooth = jnp.exp(x) + jnp.log1p(x) + jnp.tanh(x) + jax.lax.rsqrt(x)
    return jnp.where(x < jnp.inf, smooth, -jnp.inf)


energy(jnp.linspace(0.5, 1.5, 5)).block_until_ready()
pointwise(jnp.linspace(0.5, 1.5, 5)).block_until_ready()
