"""A robot's arm in C++ inside lax.scan, under jit, vmap, checkpoint and Newton's method."""

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

import ltoad.jax

arm_step = ltoad.jax.load(
    "robot.cpp",
    "arm_step",
    "float[4] state, float[2] torque, struct Arm *arm, float dt, out float[4] next, out float work",
)
arm = {"m1": 1.0, "m2": 0.7, "l1": 1.0, "l2": 0.8, "damping": 0.1}
arm = {k: jnp.float32(v) for k, v in arm.items()}


def rhs(q, torque, arm):
    c, s = jnp.cos(q[1]), jnp.sin(q[1])
    a = (
        (arm["m1"] + arm["m2"]) * arm["l1"] ** 2
        + arm["m2"] * arm["l2"] ** 2
        + 2 * arm["m2"] * arm["l1"] * arm["l2"] * c
    )
    b = arm["m2"] * arm["l2"] ** 2 + arm["m2"] * arm["l1"] * arm["l2"] * c
    d = arm["m2"] * arm["l2"] ** 2
    k = arm["m2"] * arm["l1"] * arm["l2"] * s
    r1 = torque[0] + k * q[3] * (2 * q[2] + q[3]) - arm["damping"] * q[2]
    r2 = torque[1] - k * q[2] ** 2 - arm["damping"] * q[3]
    det = a * d - b * b
    return jnp.stack([q[2], q[3], (d * r1 - b * r2) / det, (a * r2 - b * r1) / det])


def reference(q, torque, arm, dt):
    half = q + 0.5 * dt * rhs(q, torque, arm)
    return q + dt * rhs(half, torque, arm), dt * (torque @ half[2:])


def rollout(step):
    def loss(torques, q0, arm):
        @jax.checkpoint
        def body(q, torque):
            q, work = step(q, torque, arm, jnp.float32(0.05))
            return q, work

        end, work = lax.scan(body, q0, torques)
        return jnp.sum((end - jnp.array([1.0, -0.5, 0.0, 0.0])) ** 2) + 0.1 * jnp.sum(work**2)

    return loss


mine, theirs = rollout(arm_step), rollout(reference)
torques = jnp.full((20, 2), 0.3, jnp.float32)
q0 = jnp.array([0.1, 0.2, 0.0, 0.0], jnp.float32)
np.testing.assert_allclose(mine(torques, q0, arm), theirs(torques, q0, arm), rtol=1e-4)
g = jax.jit(jax.value_and_grad(mine, (0, 1, 2)))(torques, q0, arm)
r = jax.jit(jax.value_and_grad(theirs, (0, 1, 2)))(torques, q0, arm)
jax.tree.map(lambda a, b: np.testing.assert_allclose(a, b, rtol=2e-3, atol=2e-4), g, r)

starts = jnp.stack([q0, q0 + 0.3, -q0])
arms = jax.tree.map(lambda v: v * jnp.array([1.0, 1.1, 0.9]), arm)
per = jax.jit(jax.vmap(jax.grad(mine), (None, 0, 0)))(torques, starts, arms)
ref = jax.jit(jax.vmap(jax.grad(theirs), (None, 0, 0)))(torques, starts, arms)
np.testing.assert_allclose(per, ref, rtol=2e-3, atol=2e-4)

hv = jax.jvp(jax.grad(lambda t: mine(t, q0, arm)), (torques,), (jnp.ones_like(torques),))[1]
hr = jax.jvp(jax.grad(lambda t: theirs(t, q0, arm)), (torques,), (jnp.ones_like(torques),))[1]
np.testing.assert_allclose(hv, hr, rtol=5e-3, atol=5e-3)


@jax.jit
def descend(torques):
    return lax.fori_loop(0, 50, lambda i, t: t - 0.5 * jax.grad(mine)(t, q0, arm), torques)


assert mine(descend(torques), q0, arm) < 0.5 * mine(torques, q0, arm)
J = jax.jacfwd(lambda q: arm_step(q, torques[0], arm, 0.05)[0])(q0)
R = jax.jacfwd(lambda q: reference(q, torques[0], arm, 0.05)[0])(q0)
np.testing.assert_allclose(J, R, rtol=1e-4, atol=1e-5)
np.testing.assert_allclose(
    jax.jacrev(lambda q: arm_step(q, torques[0], arm, 0.05)[0])(q0), R, rtol=1e-4, atol=1e-5
)
jax.debug_nans(True)
try:
    arm_step(jnp.zeros(3, jnp.float32), torques[0], arm, 0.05)
except (TypeError, ValueError) as error:
    assert "state" in str(error)
else:
    raise SystemExit("three numbers were taken for four")
try:
    arm_step(q0, torques[0], {"m1": 1.0}, 0.05)
except (TypeError, ValueError, KeyError) as error:
    assert "m2" in str(error) or "arm" in str(error)
else:
    raise SystemExit("a struct without its fields was taken")
print("ok")
