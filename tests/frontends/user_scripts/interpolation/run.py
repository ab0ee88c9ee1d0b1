import torch

import ltoad.torch

evaluate = ltoad.torch.load(
    "spline.cpp",
    "tables::evaluate",
    "double[n] xs, double[m] ys, double at -> struct Result",
)
xs = torch.tensor([0.0, 1.0, 2.5, 4.0], dtype=torch.float64)
ys = torch.tensor([1.0, 3.0, 2.0, 5.0], dtype=torch.float64, requires_grad=True)
at = torch.tensor(1.6, dtype=torch.float64, requires_grad=True)
found = evaluate(xs, ys, at)
by_ys, by_at = torch.autograd.grad(found["value"], (ys, at))
assert torch.allclose(by_ys, torch.tensor([0.0, 0.6, 0.4, 0.0], dtype=torch.float64))
assert torch.isclose(by_at, found["slope"])
try:
    evaluate(xs, ys[:3], at)
except RuntimeError as error:
    assert "as many ordinates" in str(error), error
else:
    raise AssertionError("nothing was thrown")

slopes = ltoad.torch.load(
    "spline.cpp", "tables::gradient", "double[n] ys, double h, out double[n] result"
)
assert torch.autograd.gradcheck(
    slopes, (ys, torch.tensor(0.5, dtype=torch.float64, requires_grad=True))
)
assert torch.autograd.gradgradcheck(slopes, (ys, torch.tensor(0.5, dtype=torch.float64)))
print("ok")
