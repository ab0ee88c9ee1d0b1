"""What a call from Python costs: foreign functions of NumPy, PyTorch, JAX and TensorFlow.

First a function of 10 elements, where nothing but the way there counts; then the gradient of the C
sample, a Gaussian mixture, beside the same entry called with addresses that are there already.
Times are the least of many rounds, which take turns, in microseconds.
"""

from __future__ import annotations

import argparse
import importlib.util
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np

HERE = Path(__file__).resolve().parent
SPRING = HERE.parent / "tests" / "frontends" / "sources" / "spring.c"
GMM = HERE.parent / "samples" / "c" / "gmm"
ENERGY = "double[n] x, int n, double w -> double"
MIXTURE = (
    "int d, int k, int n, double[k] alphas, double[k, d] means, double[k, e] icf, "
    "nodiff double[n, d] x, nodiff struct wishart_t w -> double"
)
Job = Callable[[], Any]


def least(
    jobs: dict[str, Job],
    rounds: int,
    shortest: float,
    clock: Callable[[], float] = time.perf_counter,
) -> dict[str, float]:
    """The least time of one call of each job, in microseconds; a round takes ``shortest`` seconds
    of each.  On a busy machine ``time.process_time`` is the better clock for one core."""
    counts = {}
    for name, job in jobs.items():
        job()
        start = clock()
        job()
        counts[name] = max(1, int(shortest / (clock() - start)))
    found = dict.fromkeys(jobs, float("inf"))
    for _ in range(rounds):
        for name, job in jobs.items():
            start = clock()
            for _ in range(counts[name]):
                job()
            taken = (clock() - start) / counts[name]
            found[name] = min(found[name], 1e6 * taken)
    return found


def small() -> dict[str, Job]:
    """A function of 10 elements, and functions of the frameworks' own beside it."""
    import jax
    import torch

    import ltoad.jax
    import ltoad.numpy
    import ltoad.torch

    jax.config.update("jax_enable_x64", True)
    torch.set_num_threads(1)
    x = np.linspace(0.0, 1.0, 10)
    ours = ltoad.numpy.load(SPRING, "energy", ENERGY)
    by_torch = ltoad.torch.load(SPRING, "energy", ENERGY)
    by_jax = ltoad.jax.load(SPRING, "energy", ENERGY)
    plain, w = torch.tensor(x), torch.tensor(2.0, dtype=torch.float64)
    leaf = torch.tensor(x, requires_grad=True)
    jx, jw = jax.numpy.asarray(x), jax.numpy.asarray(2.0)
    value, gradient = jax.jit(by_jax), jax.jit(jax.grad(by_jax))
    own = jax.jit(lambda x, w: (x * w).sum())
    return {
        "numpy: call": lambda: ours(x, 2.0),
        "numpy: gradient": lambda: ours.grad(x, 2.0),
        "torch: call without autograd": lambda: by_torch(plain, w),
        "torch: call with autograd": lambda: by_torch(leaf, w),
        "torch: call and gradient": lambda: torch.autograd.grad(by_torch(leaf, w), leaf),
        "torch's own (x * w).sum(): call and gradient": lambda: torch.autograd.grad(
            (leaf * w).sum(), leaf
        ),
        "jax: call, jitted": lambda: value(jx, jw).block_until_ready(),
        "jax: gradient, jitted": lambda: gradient(jx, jw).block_until_ready(),
        "jax's own (x * w).sum(): call, jitted": lambda: own(jx, jw).block_until_ready(),
    }


def mixture(n: int = 1000, d: int = 10, k: int = 25) -> dict[str, Job]:
    """The gradient of the Gaussian mixture by its parameters."""
    import jax
    import torch

    import ltoad.jax
    import ltoad.numpy
    import ltoad.torch
    from ltoad.frontends.numpy_calls import addresses

    names = ("objective.c", "logsumexp.c", "linalg.c", "wishart.c")
    request = [GMM / name for name in names], "gmm_objective", MIXTURE
    options = {"flags": ["-O3"]}
    random = np.random.default_rng(1)
    parts = [random.normal(size=s) for s in ((k,), (k, d), (k, d * (d + 1) // 2), (n, d))]
    prior = {"gamma": 1.0, "m": 0}
    ours = ltoad.numpy.load(*request, **options).by("alphas", "means", "icf")
    inputs = ours._calls.inputs(ours._arguments.flat([*parts, prior]))
    sizes, outputs = ours._calls.outputs(inputs)
    shadows, seed = ours._calls.shadows(inputs), np.ones(())
    places = addresses((*inputs, *outputs)), addresses((*shadows, seed))

    keep = inputs, outputs, shadows

    def native() -> Any:
        seed[...] = 1.0
        ours.foreign.run("vjp", sizes, *places)
        return keep

    by_torch = ltoad.torch.load(*request, **options)
    leaves = [torch.tensor(x, requires_grad=True) for x in parts[:3]]
    data, tensor_prior = torch.tensor(parts[3]), {"gamma": 1.0, "m": 0}
    by_jax = ltoad.jax.load(*request, **options)
    arrays = [jax.numpy.asarray(x) for x in parts]
    gradient = jax.jit(jax.grad(lambda a, m, i, x: by_jax(a, m, i, x, prior), argnums=(0, 1, 2)))
    jobs = {
        "the entry itself": native,
        "numpy": lambda: ours.grad(*parts, prior),
        "torch": lambda: torch.autograd.grad(by_torch(*leaves, data, tensor_prior), leaves),
        "jax": lambda: jax.block_until_ready(gradient(*arrays)),
    }
    if importlib.util.find_spec("tensorflow"):
        jobs["tensorflow"] = in_tensorflow(request, options, parts, prior)
    return jobs


def in_tensorflow(request: Any, options: Any, parts: Sequence[Any], prior: Any) -> Job:
    """The gradient of the mixture by its parameters, as a graph on one thread."""
    import tensorflow as tf

    import ltoad.tensorflow

    tf.config.threading.set_intra_op_parallelism_threads(1)
    tf.config.threading.set_inter_op_parallelism_threads(1)
    function = ltoad.tensorflow.load(*request, **options)
    tensors = [tf.constant(x) for x in parts]

    @tf.function  # type: ignore[untyped-decorator, unused-ignore]
    def gradient(alphas: Any, means: Any, icf: Any, x: Any) -> Any:
        with tf.GradientTape() as tape:
            tape.watch([alphas, means, icf])
            value = function(alphas, means, icf, x, prior)
        return tape.gradient(value, [alphas, means, icf])

    return lambda: gradient(*tensors)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.python_calls", description=__doc__)
    parser.add_argument("--rounds", type=int, default=300)
    parser.add_argument("--shortest", type=float, default=0.002, help="seconds of a job in a round")
    parser.add_argument("--cpu-time", action="store_true", help="of all threads of the process")
    options = parser.parse_args(arguments)
    clock = time.process_time if options.cpu_time else time.perf_counter
    print("a function of 10 elements                              us")
    for name, taken in least(small(), options.rounds, options.shortest, clock).items():
        print(f"{name:48} {taken:10.1f}")
    print("\ngradient of a Gaussian mixture, n=1000, d=10, k=25     us  ratio")
    found = least(mixture(), options.rounds, options.shortest, clock)
    for name, taken in found.items():
        print(f"{name:48} {taken:10.1f} {taken / found['the entry itself']:6.2f}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
