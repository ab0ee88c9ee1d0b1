"""Exceptions of C++ and wrong arguments: what users are told, and that all works on afterwards."""

import jax
import jax.numpy as jnp
import numpy as np
import tensorflow as tf
import torch

import ltoad.jax
import ltoad.numpy
import ltoad.tensorflow
import ltoad.torch

jax.config.update("jax_enable_x64", True)
SIGNATURE = (
    "double height, double[k] times, double[k] opening, double area, double dt, int steps -> double"
)
problems = []


def says(what, call, kinds, *words):
    try:
        found = call()
    except kinds as error:
        text = str(error)
        missing = [word for word in words if word not in text]
        if missing:
            problems.append(f"{what}: {missing} not in {type(error).__name__}: {text[:600]}")
        if len(text) > 3000:
            problems.append(f"{what}: a message of {len(text)} characters")
        return
    except Exception as error:
        problems.append(f"{what}: {type(error).__name__}: {str(error)[:600]}")
        return
    problems.append(f"{what}: no error, but {found}")


def same(what, found, wanted, tol=1e-8):
    if not np.allclose(np.asarray(found), np.asarray(wanted), rtol=tol, atol=tol):
        problems.append(f"{what}: {found} instead of {wanted}")


def own(height, times, opening, area, dt, steps):
    t = 0.0
    for _ in range(steps):
        height = height - dt * np.interp(t, times, opening) / area * np.sqrt(2 * 9.81 * height)
        t += dt
    return height


times, opening = np.array([0.0, 1.0, 2.0]), np.array([0.01, 0.02, 0.005])
good = (2.0, times, opening, 0.5, 0.1, 25)
step = 1e-6
slope = (own(2.0 + step, *good[1:]) - own(2.0 - step, *good[1:])) / (2 * step)
by_area = (own(*good[:3], 0.5 + step, 0.1, 25) - own(*good[:3], 0.5 - step, 0.1, 25)) / (2 * step)
dry = (0.05, times, opening * 10, 0.05, 0.1, 25)
twice = (2.0, np.array([0.0, 0.0, 1.0]), opening, 0.5, 0.1, 25)

level = ltoad.numpy.load("tank.cpp", "level", SIGNATURE)


def works(when):
    same(f"value {when}", level(*good), own(*good))
    g = level.grad(*good)
    same(f"slope {when}", g[0], slope, 1e-6)
    same(f"by area {when}", g[3], by_area, 1e-6)


works("at first")
ways = {
    "call": lambda *a: level(*a),
    "grad": lambda *a: level.grad(*a),
    "vjp": lambda *a: level.vjp(*a),
    "jacobian": lambda *a: level.jacobian(*a),
    "jvp": lambda *a: level.jvp(a[:5] + a[5:], (1.0, None, None, None, None, None)[:5]),
    "hvp": lambda *a: level.by("height").hvp(a[0], 1.0, *a[1:]),
    "map": lambda *a: level.by("height").map(np.array([a[0], a[0]]), *a[1:], of="grad"),
}
for name, way in ways.items():
    says(f"dry, {name}", lambda: way(*dry), RuntimeError, "DryTank", "ran dry at t = 0.1")
    works(f"after {name}")
    says(f"twice, {name}", lambda: way(*twice), RuntimeError, "invalid_argument", "occurs twice")
    says(f"int, {name}", lambda: way(*good[:3], 0.0, 0.1, 25), RuntimeError, "int")
for _ in range(200):
    try:
        level.grad(*dry)
    except RuntimeError:
        pass
works("after many")

patient = ltoad.numpy.load(
    "tank.cpp", "patient", SIGNATURE.replace("->", ", out int tries ->").replace(" , out", ", out")
)
tries, value = patient(*dry)
assert tries > 1
grown = 0.05 * 1.5 ** (tries - 1)
same("patient", value, own(*dry[:3], grown, 0.1, 25))
up, down = (own(*dry[:3], grown * (1 + d), 0.1, 25) for d in (step, -step))
found = patient.by("area").vjp(*dry)[1]((None, 1.0))
same("patient by area", found, (up - down) / (2 * 0.05 * step), 1e-5)

# other frameworks
in_double = lambda v: torch.tensor(v, dtype=torch.float64)  # noqa: E731
in_torch = ltoad.torch.load("tank.cpp", "level", SIGNATURE)
as_tensors = [torch.tensor(v, dtype=torch.float64, requires_grad=True) for v in good[:5]]
in_torch(*as_tensors, 25).backward()
same("PyTorch", as_tensors[0].grad, slope, 1e-6)
says("PyTorch, dry", lambda: in_torch(*map(in_double, dry[:5]), 25), RuntimeError, "ran dry")
dry_leaf = torch.tensor(0.05, dtype=torch.float64, requires_grad=True)
says(
    "PyTorch, dry gradient",
    lambda: in_torch(dry_leaf, *map(in_double, dry[1:5]), 25).backward(),
    RuntimeError,
    "ran dry",
)
same("PyTorch after", in_torch(*good[:1], *map(torch.tensor, good[1:3]), *good[3:]), own(*good))
in_jax = ltoad.jax.load("tank.cpp", "level", SIGNATURE)
arrays = [jnp.asarray(v) for v in good[:5]]
jitted = jax.jit(jax.grad(in_jax), static_argnums=5)
same("JAX", jitted(*arrays, 25), slope, 1e-6)
says(
    "JAX, dry",
    lambda: jitted(*map(jnp.asarray, dry[:5]), 25).block_until_ready(),
    (RuntimeError, ValueError),
    "ran dry",
)
same("JAX after", jitted(*arrays, 25), slope, 1e-6)
in_tf = ltoad.tensorflow.load("tank.cpp", "level", SIGNATURE)
variables = [tf.Variable(v, dtype=tf.float64) for v in good[:5]]
with tf.GradientTape() as tape:
    y = in_tf(*variables, 25)
same("TensorFlow", tape.gradient(y, variables[0]), slope, 1e-6)
says(
    "TensorFlow, dry",
    lambda: in_tf(*(tf.constant(v, tf.float64) for v in dry[:5]), 25),
    tf.errors.InternalError,
    "ran dry",
)
graph = tf.function(lambda *a: in_tf(*a, 25))
says(
    "TensorFlow graph, dry",
    lambda: graph(*(tf.constant(v, tf.float64) for v in dry[:5])),
    tf.errors.InternalError,
    "ran dry",
)

# wrong arguments, by framework: names and both shapes are told
short = np.ones(2)
says("k twice", lambda: level(2.0, times, short, *good[3:]), ValueError, "opening", "2", "3")
says(
    "k twice, torch",
    lambda: in_torch(2.0, torch.tensor(times), torch.tensor(short), *good[3:]),
    ValueError,
    "opening",
    "2",
    "3",
)
says(
    "k twice, jax",
    lambda: in_jax(2.0, jnp.array(times), jnp.array(short), *good[3:]),
    ValueError,
    "opening",
    "2",
    "3",
)
says(
    "k twice, tf",
    lambda: in_tf(tf.constant(2.0, tf.float64), tf.constant(times), tf.constant(short), *good[3:]),
    ValueError,
    "opening",
    "2",
    "3",
)
says("matrix", lambda: level(2.0, times[None], opening, *good[3:]), ValueError, "times", "(1, 3)")
says("vector for a number", lambda: level(times, times, opening, *good[3:]), ValueError, "height")
says("complex", lambda: level(2j, times, opening, *good[3:]), TypeError, "height", "complex")
says("text", lambda: level("2.0", times, opening, *good[3:]), TypeError, "height")
says("fraction for steps", lambda: level(*good[:5], 2.5), (TypeError, ValueError), "steps")
says("huge steps", lambda: level(*good[:5], 2**40), (TypeError, ValueError, OverflowError), "steps")
says("too few", lambda: level(*good[:4]), TypeError, "dt")
says("too many", lambda: level(*good, 1), TypeError, "6", "7")
says("unknown keyword", lambda: level(*good[:5], step=3), TypeError, "step")
says("twice by keyword", lambda: level(*good, height=1.0), TypeError, "height")
says("tangents", lambda: level.jvp(good, (1.0, short)), (TypeError, ValueError))
says("tangent's shape", lambda: level.by("times").jvp(good, (short,)), ValueError, "times")
says("adjoint's shape", lambda: level.vjp(*good)[1](short), ValueError)
says(
    "ragged",
    lambda: level(2.0, [[1.0], [1.0, 2.0]], opening, *good[3:]),
    (TypeError, ValueError),
    "times",
)
says("by steps", lambda: level.by("steps"), TypeError, "steps")
says(
    "int32 tensor",
    lambda: in_torch(2.0, torch.tensor([0, 1, 2]), torch.tensor(opening), *good[3:]),
    TypeError,
    "times",
)
says(
    "float32 of JAX",
    lambda: in_jax(2.0, jnp.array(times, jnp.float32), jnp.array(opening), *good[3:]),
    TypeError,
    "times",
    "float32",
)
says(
    "float32 of TensorFlow",
    lambda: in_tf(
        tf.constant(2.0, tf.float64),
        tf.constant(times, tf.float32),
        tf.constant(opening),
        *good[3:],
    ),
    TypeError,
    "times",
    "float32",
)
print("\n".join(problems) or "ok")
raise SystemExit(bool(problems))
