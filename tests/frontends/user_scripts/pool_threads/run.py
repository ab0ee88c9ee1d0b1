"""Gradients by many threads at once: each has to be the one that a single thread finds."""

import threading
from concurrent.futures import ThreadPoolExecutor

import jax
import jax.numpy as jnp
import numpy as np
import torch

import ltoad.jax
import ltoad.numpy
import ltoad.torch

jax.config.update("jax_enable_x64", True)
SIGNATURE = (
    "const double[n] x0, const double[n] v0, int n, const double[4] parameters, double ring, "
    "int steps, unsigned seed, out double[n] out"
)
n, ring = 12, 300.0
x0 = np.linspace(0, ring, n, endpoint=False) + np.sin(np.arange(n))
v0 = np.full(n, 12.0)
parameters = np.array([20.0, 1.5, 1.2, 1.8])
problems = []

# loaded and called by several threads that all are the first
start = threading.Barrier(4)
loaded = [None] * 4


def load_it(i):
    start.wait()
    f = ltoad.numpy.load("traffic.cpp", "drive", SIGNATURE)
    loaded[i] = f(x0, v0, parameters, ring, 50, 3)


threads = [threading.Thread(target=load_it, args=(i,)) for i in range(4)]
for t in threads:
    t.start()
for t in threads:
    t.join()
assert all(np.array_equal(v, loaded[0]) for v in loaded)

drive = ltoad.numpy.load("traffic.cpp", "drive", SIGNATURE)


def task(seed):
    p = parameters * (1 + 0.01 * (seed % 7))
    value, pull = drive.by("parameters", "v0").vjp(x0, v0, p, ring, 60 + seed % 5, seed)
    return (value, *pull(np.ones(n)))


one_by_one = [task(seed) for seed in range(40)]
for which in (0, 1, 2, 3):
    p = parameters.copy()
    step = 1e-5 * p[which]
    values = []
    for d in (step, -step):
        p[which] = parameters[which] + d
        values.append(drive(x0, v0, p, ring, 60, 0).sum())
    wanted = (values[0] - values[1]) / (2 * step)
    found = one_by_one[0][1][which]
    assert abs(found - wanted) < 1e-5 * abs(wanted) + 1e-7, (which, found, wanted)

with ThreadPoolExecutor(8) as pool:
    for _ in range(3):
        for seed, (got, wanted) in enumerate(
            zip(pool.map(task, range(40)), one_by_one, strict=True)
        ):
            if not all(np.array_equal(a, b) for a, b in zip(got, wanted, strict=True)):
                problems.append(f"seed {seed} differs in threads")

# pulls that are made by one thread and used by another, more than once, in another order
pulls = [drive.by("v0").vjp(x0, v0 + s, parameters, ring, 40, s)[1] for s in range(6)]
wanted = [pull(np.ones(n)) for pull in pulls]
with ThreadPoolExecutor(3) as pool:
    got = list(pool.map(lambda i: pulls[i](np.ones(n)), [5, 0, 3, 1, 4, 2, 0, 5]))
for i, value in zip([5, 0, 3, 1, 4, 2, 0, 5], got, strict=True):
    if not np.array_equal(value, wanted[i]):
        problems.append(f"pull {i}")

# a function with state, from two frameworks and all forms at once
logged = ltoad.numpy.load("traffic.cpp", "logged", "double[n] x, int n -> double")
in_torch = ltoad.torch.load("traffic.cpp", "logged", "double[n] x, int n -> double")
in_jax = jax.jit(jax.grad(ltoad.jax.load("traffic.cpp", "logged", "double[n] x, int n -> double")))


def own_slope(x):
    shifted, before = np.roll(x, -1), np.roll(x, 1)
    return -2 * x * np.exp(-(x**2)) * shifted + np.exp(-(before**2))


def mixed(seed):
    x = np.random.default_rng(seed).normal(size=20)
    if seed % 3 == 0:
        return x, logged.grad(x)
    if seed % 3 == 1:
        leaf = torch.tensor(x, requires_grad=True)
        in_torch(leaf).backward()
        return x, leaf.grad.numpy()
    return x, np.asarray(in_jax(jnp.array(x)))


with ThreadPoolExecutor(6) as pool:
    for x, slope in pool.map(mixed, range(120)):
        if not np.allclose(slope, own_slope(x), rtol=1e-12):
            problems.append("a function with state")
for x, h in [(np.ones(4) * s, logged.by("x").hessian(np.ones(4) * s)) for s in (0.1, 0.5)]:
    numeric = np.array([(own_slope(x + e) - own_slope(x - e)) / 2e-6 for e in 1e-6 * np.eye(4)])
    if not np.allclose(h, numeric, atol=1e-7):
        problems.append(f"Hessian {h} {numeric}")

# batches by threads of ours
many = drive.by("parameters").map(
    np.stack([x0 + s for s in range(9)]), v0, parameters, ring, 30, 1, of="jacobian", threads=2
)
for s in range(9):
    if not np.array_equal(
        many[s], drive.by("parameters").jacobian(x0 + s, v0, parameters, ring, 30, 1)
    ):
        problems.append(f"map {s}")
# a thread that ends, over and over: nothing may pile up or be lost
for seed in range(40):
    thread = threading.Thread(target=task, args=(seed,))
    thread.start()
    thread.join()
print("\n".join(problems) or "ok")
raise SystemExit(bool(problems))
