"""Arrays of ten million numbers: right, without needless copies, and given back."""

import gc
import threading
import time

import jax
import jax.numpy as jnp
import numpy as np
import psutil
import torch

import ltoad.jax
import ltoad.numpy
import ltoad.torch

jax.config.update("jax_enable_x64", True)
problems = []
process = psutil.Process()
MIB = 2**20


class Peak:
    """The most memory within a block, above what was there before."""

    def __enter__(self):
        gc.collect()
        self.before, self.most, self.going = process.memory_info().rss, 0, True
        self.thread = threading.Thread(target=self.watch)
        self.thread.start()
        self.began = time.perf_counter()
        return self

    def watch(self):
        while self.going:
            self.most = max(self.most, process.memory_info().rss - self.before)
            time.sleep(0.002)

    def __exit__(self, *_):
        self.took = time.perf_counter() - self.began
        self.going = False
        self.thread.join()


def within(what, peak, arrays, size):
    """No more than so many arrays of the size (bytes), and 40 MiB for all else."""
    if peak.most > arrays * size + 40 * MIB:
        problems.append(
            f"{what}: {peak.most / size:.1f} arrays instead of {arrays}, {peak.took:.2f} s"
        )


n = 10_000_000
rng = np.random.default_rng(0)
variation = ltoad.numpy.load(
    "grid.c", "variation", "double[n, m] image, long n, long m, double eps -> double"
)
image = rng.normal(size=(3200, 3125))
size = image.nbytes
variation.grad(image[:8, :8], 0.01)
with Peak() as peak:
    value, (by_image, by_eps) = variation.value_and_grad(image, 0.01)
within("variation", peak, 2, size)
dx, dy = np.diff(image, axis=0)[:, :-1], np.diff(image, axis=1)[:-1]
norm = np.sqrt(dx**2 + dy**2 + 0.01)
assert np.isclose(value, norm.sum())
wanted = np.zeros_like(image)
wanted[1:, :-1] += dx / norm
wanted[:-1, 1:] += dy / norm
wanted[:-1, :-1] -= (dx + dy) / norm
assert np.allclose(by_image, wanted) and np.isclose(by_eps, (0.5 / norm).sum())
del dx, dy, norm, wanted, by_image

softplus = ltoad.torch.load(
    "grid.c", "softplus", "float[n] x, size_t n, float beta, out float[n] y"
)
x = torch.randn(n, requires_grad=True)
softplus(x[:10].detach(), 2.0)
small = x[:10].detach().requires_grad_()
softplus(small, 2.0).sum().backward()
with Peak() as peak:
    softplus(x, 2.0).sum().backward()
within("softplus of PyTorch", peak, 4, 4 * n)
assert torch.allclose(x.grad, torch.sigmoid(2.0 * x.detach()), atol=1e-5)
del x

rates = ltoad.jax.load("grid.c", "filter", "double[n] x, size_t n, double rate, out double[n] y")
slope = jax.jit(jax.grad(lambda x, r: rates(x, r).sum(), (0, 1)))
x = jnp.array(rng.normal(size=n))
slope(x[:8], 0.1)
with Peak() as peak:
    by_x, by_r = jax.block_until_ready(slope(x, 0.1))
within("filter of JAX", peak, 6, 8 * n)
for i in (0, 77, n - 1):
    # all later values have rate * (1 - rate)^k of each
    wanted = (1 - 0.9 ** (n - i)) * (1 - np.tanh(float(x[i])) ** 2)
    assert np.isclose(float(by_x[i]), wanted), (i, by_x[i], wanted)
h = 1e-6
numeric = (float(rates(x, 0.1 + h).sum()) - float(rates(x, 0.1 - h).sum())) / (2 * h)
assert np.isclose(float(by_r), numeric, rtol=1e-5), (by_r, numeric)

# tapes are given back: again and again needs no more
filtered = ltoad.numpy.load(
    "grid.c", "filter", "double[n] x, size_t n, double rate, out double[n] y"
)
xs, ones = np.asarray(x), np.ones(n)
for round_ in range(2):
    _, pull = filtered.vjp(xs, 0.1)
    pull(ones)
del pull
with Peak() as peak:
    for _ in range(4):
        _, pull = filtered.vjp(xs, 0.1)
        pull(ones)
        del pull
within("filter, four times", peak, 5, 8 * n)

# broadcasting is by map and by vmap, and shapes of batches are told apart
many = np.stack([image[:20, :20] + s for s in range(50)])
found = variation.by("image").map(many, np.linspace(0.1, 1, 50), of="grad")
assert found.shape == many.shape
for s in (0, 49):
    assert np.allclose(found[s], variation.by("image").grad(many[s], np.linspace(0.1, 1, 50)[s]))
f = ltoad.jax.load(
    "grid.c", "variation", "double[n, m] image, long n, long m, double eps -> double"
)
by_vmap = jax.jit(jax.vmap(jax.grad(f), (0, 0)))(jnp.array(many), jnp.linspace(0.1, 1, 50))
assert np.allclose(by_vmap, found)
try:
    variation(many, 0.1)
    problems.append("three dimensions were taken for two")
except ValueError as error:
    if "image" not in str(error):
        problems.append(str(error))
# sparse Jacobian of something large
matrix = filtered.by("x").jacobian(xs[:300], 0.5, sparse=True)
assert np.allclose(matrix.toarray(), filtered.by("x").jacobian(xs[:300], 0.5), atol=1e-12)
print("\n".join(problems) or "ok")
raise SystemExit(bool(problems))
