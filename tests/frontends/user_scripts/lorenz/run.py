import jax
import jax.numpy as jnp
import numpy as np

import ltoad.jax

jax.config.update("jax_enable_x64", True)
lorenz = ltoad.jax.load("lorenz.f90", "lorenz")
x, p = jnp.array([1.0, 1.0, 1.0]), jnp.array([10.0, 28.0, 8.0 / 3.0])


def plain(x, p, steps, dt):
    def step(y, _):
        d = jnp.array(
            [p[0] * (y[1] - y[0]), y[0] * (p[1] - y[2]) - y[1], y[0] * y[1] - p[2] * y[2]]
        )
        return y + dt * d, None

    return jax.lax.scan(step, x, None, length=steps)[0]


np.testing.assert_allclose(lorenz(x, p, 50, 0.01), plain(x, p, 50, 0.01), rtol=1e-12)
np.testing.assert_allclose(
    jax.jit(jax.jacrev(lambda x, p: lorenz(x, p, 50, 0.01), (0, 1)))(x, p)[1],
    jax.jacrev(plain, 1)(x, p, 50, 0.01),
    rtol=1e-9,
)
np.testing.assert_allclose(
    jax.hessian(lambda p: lorenz(x, p, 50, 0.01)[0])(p),
    jax.hessian(lambda p: plain(x, p, 50, 0.01)[0])(p),
    rtol=1e-8,
)
xs = jnp.stack([x, 2 * x, -x])
np.testing.assert_allclose(
    jax.vmap(jax.grad(lambda x: lorenz(x, p, 50, 0.01).sum()))(xs),
    jax.vmap(jax.grad(lambda x: plain(x, p, 50, 0.01).sum()))(xs),
    rtol=1e-9,
)


@jax.jit
def train(p):
    def body(p, _):
        return p - 1e-4 * jax.grad(lambda p: (lorenz(x, p, 20, 0.01) ** 2).sum())(p), None

    return jax.lax.scan(body, p, None, length=10)[0]


assert jnp.isfinite(train(p)).all()
_, tangent = jax.jvp(lambda t: lorenz(x, p, 50, t), (0.01,), (1.0,))
np.testing.assert_allclose(tangent, jax.jacfwd(lambda t: plain(x, p, 50, t))(0.01), rtol=1e-9)
print("ok")
