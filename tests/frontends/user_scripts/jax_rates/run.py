import jax
import jax.numpy as jnp
import numpy as np

import ltoad.jax

jax.config.update("jax_enable_x64", True)
rates = ltoad.jax.load("chem.c", "rates", "double[n] c, double[2] k, out double[n] r, int n")


def pure(c, k):
    return k[0] * c / (1 + k[1] * jnp.roll(c, -1)) - jnp.exp(-c)


c, k = jnp.array([0.5, 1.0, 0.2]), jnp.array([1.2, 0.7])
for make in (
    lambda f: jax.jit(jax.jacfwd(f, (0, 1))),
    lambda f: jax.jacrev(f, (0, 1)),
    lambda f: jax.jit(jax.hessian(f, 1)),
):
    for mine, theirs in zip(jax.tree.leaves(make(rates)(c, k)), jax.tree.leaves(make(pure)(c, k))):
        np.testing.assert_allclose(mine, theirs, rtol=1e-10, atol=1e-12)


def scan(f):
    return lambda k: jax.lax.scan(lambda c, _: (c + 0.1 * f(c, k), None), c, None, length=20)[
        0
    ].sum()


np.testing.assert_allclose(jax.jit(jax.grad(scan(rates)))(k), jax.grad(scan(pure))(k), rtol=1e-10)
cs = jnp.stack([c, 2 * c])
np.testing.assert_allclose(
    jax.vmap(jax.grad(lambda c: rates(c, k).sum()))(cs),
    jax.vmap(jax.grad(lambda c: pure(c, k).sum()))(cs),
    rtol=1e-10,
)
print("ok")
