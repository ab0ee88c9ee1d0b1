"""A mixture in C++ with vectors and virtual functions, under the transformations of JAX."""

from functools import partial

import jax
import jax.numpy as jnp
import numpy as np
from jax.flatten_util import ravel_pytree
from jax.scipy.special import logsumexp
from jax.test_util import check_grads

import ltoad.jax

jax.config.update("jax_enable_x64", True)
ARGUMENTS = "double[d] x, double[k] logits, double[k, d] means, double[k] log_scales, bool heavy"
load = partial(ltoad.jax.load, "mixture.cpp", flags=["-std=c++20", "-O2"])
foreign = load("stats::log_likelihood", f"{ARGUMENTS} -> double")
shares = load("responsibilities", f"{ARGUMENTS} -> double[k]")


def terms(x, logits, means, log_scales, heavy):
    d = x.shape[0]
    z = (x - means) * jnp.exp(-log_scales)[:, None]
    normal = -0.5 * (z**2).sum(1) - d * (log_scales + 0.5 * jnp.log(2 * jnp.pi))
    student = (-jnp.log1p(z**2) - log_scales[:, None] - jnp.log(jnp.pi)).sum(1)
    return logits + jnp.where(jnp.arange(len(logits)) == 0, student if heavy else normal, normal)


def own(x, logits, means, log_scales, heavy):
    return logsumexp(terms(x, logits, means, log_scales, heavy)) - logsumexp(logits)


rng = np.random.default_rng(0)
k, d, n = 3, 2, 20
xs = jnp.array(rng.normal(size=(n, d)))
p = {
    "logits": jnp.array(rng.normal(size=k)),
    "means": jnp.array(rng.normal(size=(k, d))),
    "log_scales": jnp.array(rng.normal(size=k) * 0.2),
}


def loss_with(f, p, xs, heavy):
    each = jax.vmap(lambda x: f(x, p["logits"], p["means"], p["log_scales"], heavy))(xs)
    return -each.mean()


def close(a, b, tol=1e-10):
    a, b = ravel_pytree(a)[0], ravel_pytree(b)[0]
    assert a.shape == b.shape and jnp.allclose(a, b, rtol=tol, atol=tol), (a, b)


for heavy in (False, True):
    ours = jax.jit(partial(loss_with, foreign), static_argnums=2)
    theirs = partial(loss_with, own)
    close(ours(p, xs, heavy), theirs(p, xs, heavy))
    for how in (jax.grad, jax.jacfwd, jax.jacrev, jax.hessian, lambda f: jax.jacrev(jax.jacrev(f))):
        close(
            jax.jit(how(ours), static_argnums=2)(p, xs, heavy),
            how(theirs)(p, xs, heavy),
        )

    # Products with the Hessian: forward over reverse, reverse over forward.
    v = jax.tree.map(lambda a: jnp.array(rng.normal(size=a.shape)), p)
    hvps = [jax.jvp(lambda p: jax.grad(f)(p, xs, heavy), (p,), (v,))[1] for f in (ours, theirs)]
    close(*hvps)
    other = jax.grad(lambda p: jax.jvp(lambda p: ours(p, xs, heavy), (p,), (v,))[1])(p)
    close(other, hvps[1])

# With a flag that is traced, and with vmap over parameters instead of points.
traced = jax.jit(foreign)(xs[0], p["logits"], p["means"], p["log_scales"], jnp.array(True))
close(traced, own(xs[0], p["logits"], p["means"], p["log_scales"], True))
many = jnp.stack([p["log_scales"] + s for s in np.linspace(-1, 1, 4)])
found = jax.vmap(foreign, (None, None, None, 0, None))(xs[0], p["logits"], p["means"], many, False)
close(
    found,
    jnp.stack([own(xs[0], p["logits"], p["means"], s, False) for s in many]),
)

# A function of several outputs: Jacobian of shares by the logits, known in closed form.
args = xs[1], p["logits"], p["means"], p["log_scales"]
r = shares(*args, False)
close(jax.jit(jax.jacrev(shares, 1), static_argnums=4)(*args, False), jnp.diag(r) - jnp.outer(r, r))
check_grads(lambda *a: shares(*a, True), args, order=2, modes=["fwd", "rev"], rtol=1e-5)


# EM-like ascent inside lax.scan and lax.while_loop.
@jax.jit
def descend(p, xs):
    def step(p, _):
        value, slope = jax.value_and_grad(partial(loss_with, foreign))(p, xs, False)
        return jax.tree.map(lambda a, g: a - 0.1 * g, p, slope), value

    return jax.lax.scan(step, p, None, length=50)


last, values = descend(p, xs)
assert values[-1] < values[0] and bool((jnp.diff(values) < 1e-9).all())
through = jax.grad(lambda p: descend(p, xs)[1][-1])(p)


def descend_own(p):
    def step(p, _):
        value, slope = jax.value_and_grad(partial(loss_with, own))(p, xs, False)
        return jax.tree.map(lambda a, g: a - 0.1 * g, p, slope), value

    return jax.lax.scan(step, p, None, length=50)[1][-1]


close(through, jax.grad(descend_own)(p), 1e-8)

# remat and custom pieces around it
close(
    jax.grad(jax.checkpoint(lambda m: foreign(xs[0], p["logits"], m, p["log_scales"], False)))(
        p["means"]
    ),
    jax.grad(lambda m: own(xs[0], p["logits"], m, p["log_scales"], False))(p["means"]),
)
print("ok")
