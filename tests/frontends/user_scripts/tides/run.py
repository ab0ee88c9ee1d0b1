"""A Rust function under JAX."""

import jax
import jax.numpy as jnp

import ltoad.jax

jax.config.update("jax_enable_x64", True)
tide = ltoad.jax.load(
    "tides.rs",
    "tide",
    "double[n] times, size_t n, double[k] amplitudes, double[k] phases, size_t k -> double[n]",
)
energy = ltoad.jax.load("tides.rs", "energy", "double[k] amplitudes -> double")

times = jnp.linspace(0.0, 12.0, 40)
amplitudes, phases = jnp.array([1.0, 0.4, 0.1]), jnp.array([0.2, -0.3, 1.0])


def same(times, amplitudes, phases):
    j = jnp.arange(1, 4) * 0.5
    return (amplitudes * jnp.cos(j * times[:, None] + phases)).sum(1)


assert jnp.allclose(tide(times, amplitudes, phases), same(times, amplitudes, phases))
for order in (jax.jacfwd, jax.jacrev):
    found = jax.jit(order(tide, (0, 1, 2)))(times, amplitudes, phases)
    wanted = order(same, (0, 1, 2))(times, amplitudes, phases)
    assert all(jnp.allclose(a, b) for a, b in zip(found, wanted))
hessian = jax.hessian(lambda p: (tide(times, amplitudes, p) ** 2).sum())(phases)
assert jnp.allclose(hessian, jax.hessian(lambda p: (same(times, amplitudes, p) ** 2).sum())(phases))
assert jnp.allclose(jax.grad(energy)(amplitudes), amplitudes)
print("ok")
