"""A static library that was built long ago, behind a few lines of C, under torch.compile."""

import pathlib
import shutil
import subprocess
import sys

import torch

import ltoad.torch

cc = next(filter(None, map(shutil.which, ("clang-19", "clang"))), None)
if cc is None:
    print("ok")
    sys.exit()
library = pathlib.Path("libgrid.a")
library.unlink(missing_ok=True)
subprocess.run([cc, "-O2", "-flto=thin", "-fPIC", "-c", "grid.c", "energy.c"], check=True)
subprocess.run(["ar", "rcs", library, "grid.o", "energy.o"], check=True, capture_output=True)

signature = "double[ny, nx] image, int ny, int nx, double weight, int times -> double"
energy = ltoad.torch.load(["wrap.c", library], "smoothed_energy", signature)
image = torch.rand(5, 6, dtype=torch.float64, requires_grad=True)
weight = torch.tensor(0.1, dtype=torch.float64, requires_grad=True)


def reference(image, weight, times):
    for _ in range(times):
        around = image[:-2, 1:-1] + image[2:, 1:-1] + image[1:-1, :-2] + image[1:-1, 2:]
        middle = image[1:-1, 1:-1]
        inner = middle + weight * (around - 4 * middle) * middle
        image = torch.nn.functional.pad(inner - middle, (1, 1, 1, 1)) + image
    return 0.5 * (image**2).sum()


torch.testing.assert_close(energy(image, weight, 3), reference(image, weight, 3))
mine = torch.autograd.grad(energy(image, weight, 3), (image, weight))
theirs = torch.autograd.grad(reference(image, weight, 3), (image, weight))
torch.testing.assert_close(mine, theirs)
turned = image.detach().T.contiguous().T.requires_grad_()
torch.testing.assert_close(torch.autograd.grad(energy(turned, weight, 3), turned)[0], theirs[0])


@torch.compile(fullgraph=True)
def step(image, weight):
    return torch.log(energy(image * 2.0, weight, 2)) + image.sum()


value = step(image, weight)
mine = torch.autograd.grad(value, (image, weight))
theirs = torch.autograd.grad(
    torch.log(reference(image * 2.0, weight, 2)) + image.sum(), (image, weight)
)
torch.testing.assert_close(mine, theirs)
with torch.no_grad():
    assert not step(image, weight).requires_grad
many = torch.stack([image, image * 0.5, image.flip(0)]).detach()
per = torch.vmap(torch.func.grad(energy), (0, None, None))(many, weight.detach(), 2)
for each, found in zip(many, per):
    each = each.clone().requires_grad_()
    torch.testing.assert_close(found, torch.autograd.grad(reference(each, weight, 2), each)[0])

# machine code only: there is nothing to differentiate, and the message should say so
subprocess.run([cc, "-O2", "-fPIC", "-c", "grid.c", "energy.c"], check=True)
opaque = pathlib.Path("libopaque.a")
opaque.unlink(missing_ok=True)
subprocess.run(["ar", "rcs", opaque, "grid.o", "energy.o"], check=True, capture_output=True)
try:
    bad = ltoad.torch.load(["wrap.c", opaque], "smoothed_energy", signature)
    bad(image, weight, 3).backward()
except (RuntimeError, ValueError) as error:
    assert "grid_" in str(error)
else:
    sys.exit("machine code was differentiated")
print("ok")
