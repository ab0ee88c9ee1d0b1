"""Compile a function with JAX; XLA writes the kernel's IR to the folder that XLA_FLAGS names."""

import jax
import jax.numpy as jnp

jax.config.update("jax_enable_x64", True)


@jax.jit
def energy(x):
    return jnp.sum(jnp.sin(x) * x)


energy(jnp.linspace(0.5, 1.5, 5)).block_until_ready()
