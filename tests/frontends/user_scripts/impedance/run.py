"""Complex numbers of C in NumPy, PyTorch and JAX."""

import numpy as np
import torch

import ltoad.numpy
import ltoad.torch

r, ind, c = np.array([1.0, 0.5, 2.0]), np.array([0.1, 0.2, 0.1]), np.array([0.01, 0.03, 0.02])
omega, load = 3.0, 50.0 + 10.0j
signature = (
    "double omega, double[n] r, double[n] ind, double[n] c, int n, complex128 load -> complex128"
)
z = ltoad.numpy.load("net.c", "input_impedance", signature)


def reference(omega, r, ind, c, load):
    z = load
    for i in reversed(range(len(r))):
        y = 1 / z + 1j * omega * c[i]
        z = r[i] + 1j * omega * ind[i] + 1 / y
    return z


np.testing.assert_allclose(z(omega, r, ind, c, load), reference(omega, r, ind, c, load))
rng = np.random.default_rng(3)
d = (0.3, rng.normal(size=3), rng.normal(size=3), rng.normal(size=3), 0.4 - 0.2j)
value, change = z.jvp((omega, r, ind, c, load), d)
h = 1e-6
plus = reference(omega + h * d[0], r + h * d[1], ind + h * d[2], c + h * d[3], load + h * d[4])
minus = reference(omega - h * d[0], r - h * d[1], ind - h * d[2], c - h * d[3], load - h * d[4])
np.testing.assert_allclose(change, (plus - minus) / (2 * h), rtol=1e-6)
value, pull = z.vjp(omega, r, ind, c, load)
adjoint = 0.7 + 0.1j
back = pull(adjoint)
inner = np.real(np.conj(adjoint) * change)
dots = sum(np.sum(np.real(np.conj(b) * x)) for b, x in zip(back, d))
np.testing.assert_allclose(inner, dots)

told = ltoad.numpy.load("net.c", "input_impedance")
np.testing.assert_allclose(told(omega, r, ind, c, load), value)

# PyTorch has complex autograd checks
zt = ltoad.torch.load("net.c", "input_impedance", signature)
args = [torch.tensor(a, dtype=torch.float64, requires_grad=True) for a in (omega, r, ind, c)]
args.append(torch.tensor(load, dtype=torch.complex128, requires_grad=True))
assert torch.autograd.gradcheck(zt, args)
assert torch.autograd.gradcheck(zt, args, check_forward_ad=True, check_backward_ad=False)
assert torch.autograd.gradgradcheck(zt, args)

reflection = ltoad.torch.load(
    "net.c",
    "reflection",
    "complex128[n] z, int n, double z0, out complex128[n] gamma, out double[n] loss",
)
zs = torch.tensor([30 + 4j, 60 - 20j], dtype=torch.complex128, requires_grad=True)
z0 = torch.tensor(50.0, dtype=torch.float64, requires_grad=True)
assert torch.autograd.gradcheck(reflection, (zs, z0))
gamma, loss = reflection(zs, z0)
loss.sum().backward()
mine = zs.grad.clone()
zs.grad = None
(-20 * torch.log10(((zs - z0) / (zs + z0)).abs())).sum().backward()
assert torch.allclose(mine, zs.grad)

power = ltoad.torch.load("net.c", "power", "complex64[n] v, complex64[n] i, int n -> float")
v = torch.tensor([1 + 2j, 3 - 1j], dtype=torch.complex64, requires_grad=True)
i = torch.tensor([0.5 - 1j, 1j], dtype=torch.complex64, requires_grad=True)
power(v, i).backward()
assert torch.allclose(v.grad, 0.5 * i), v.grad
assert torch.allclose(i.grad, 0.5 * v), i.grad

import jax  # noqa: E402
import jax.numpy as jnp  # noqa: E402

import ltoad.jax  # noqa: E402

jax.config.update("jax_enable_x64", True)
zj = ltoad.jax.load("net.c", "input_impedance", signature)
f = lambda c, load: jnp.abs(zj(omega, r, ind, c, load)) ** 2  # noqa: E731
g = lambda c, load: jnp.abs(reference(omega, r, ind, c, load)) ** 2  # noqa: E731
for mine, theirs in zip(
    jax.grad(f, (0, 1))(jnp.array(c), load), jax.grad(g, (0, 1))(jnp.array(c), load)
):
    np.testing.assert_allclose(mine, theirs, rtol=1e-10)
many = jax.vmap(jax.jit(zj), (0, None, None, None, None))(
    jnp.linspace(1.0, 4.0, 5), r, ind, c, load
)
np.testing.assert_allclose(many, [reference(w, r, ind, c, load) for w in np.linspace(1.0, 4.0, 5)])
print("ok")
