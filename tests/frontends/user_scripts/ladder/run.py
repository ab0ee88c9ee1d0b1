"""Complex arrays: NumPy and PyTorch."""

import numpy as np
import torch

import ltoad.numpy
import ltoad.torch

spectrum = ltoad.numpy.load(
    "ladder.c",
    "spectrum",
    "double[count] frequencies, int count, double inductance, double capacitance -> complex128[count]",
)
f = np.array([10.0, 20.0, 50.0])
value, moved = spectrum.jvp((f, 0.1, 1e-4), (np.zeros(3), 1.0, 0.0))
step = (spectrum(f, 0.1 + 1e-6, 1e-4) - spectrum(f, 0.1 - 1e-6, 1e-4)) / 2e-6
assert np.allclose(moved, step, rtol=1e-5) and moved.dtype == complex

impedance = ltoad.torch.load(
    "ladder.c",
    "impedance",
    "complex128[n] z, complex128[n] y, int n, complex128 load -> complex128",
)
torch.manual_seed(0)
z = torch.randn(3, dtype=torch.complex128, requires_grad=True)
y = torch.randn(3, dtype=torch.complex128, requires_grad=True)
load = torch.tensor(50.0 + 1j, requires_grad=True, dtype=torch.complex128)


def same(z, y, load):
    for i in reversed(range(3)):
        load = z[i] + 1.0 / (y[i] + 1.0 / load)
    return load


impedance(z, y, load).abs().backward()
found = [x.grad.clone() for x in (z, y, load)]
wanted = torch.autograd.grad(same(z, y, load).abs(), (z, y, load))
assert all(torch.allclose(a, b) for a, b in zip(found, wanted))
assert torch.autograd.gradcheck(impedance, (z, y, load))
print("ok")
