"""Views of arrays: every other column, transposed, reversed, in Fortran's order, read-only."""

import numpy as np
import torch

import ltoad.numpy
import ltoad.torch

SIGNATURE = "double[r,c] grid, size_t r, size_t c, float[c] weights -> double"
roughness = ltoad.numpy.load("stencil.c", "roughness", SIGNATURE).by("grid")


def same(grid, weights):
    down, right = grid[1:, :-1] - grid[:-1, :-1], grid[:-1, 1:] - grid[:-1, :-1]
    return (weights[:-1] * (down**2 + right**2)).sum()


random = np.random.default_rng(0)
whole = random.normal(size=(8, 10))
weights = np.ones(20, np.float32)[::2]
fixed = whole.copy()
fixed.flags.writeable = False
for view in (whole, whole[::2, 1::3], whole.T, whole[::-1], np.asfortranarray(whole), fixed):
    w = weights[: view.shape[1]]
    assert np.isclose(roughness(view, w), same(view, w))
    tensor = torch.tensor(view.copy(), requires_grad=True)
    same(tensor, torch.tensor(w.copy())).backward()
    found = roughness.grad(view, w)
    assert found.shape == view.shape and np.allclose(found, tensor.grad)

by_torch = ltoad.torch.load("stencil.c", "roughness", SIGNATURE)
grid = torch.randn(6, 8, dtype=torch.float64, requires_grad=True)
for view in (
    lambda g: g.T,
    lambda g: g[::2, ::3],
    lambda g: g.flip(0),
    lambda g: g[2:3].expand(4, 8),
):
    w = torch.ones(view(grid).shape[1])
    (found,) = torch.autograd.grad(by_torch(view(grid), w), grid)
    (wanted,) = torch.autograd.grad(same(view(grid), w), grid)
    assert torch.allclose(found, wanted)
print("ok")
