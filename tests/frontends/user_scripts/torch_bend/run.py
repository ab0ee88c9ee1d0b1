import torch

import ltoad.torch

bend = ltoad.torch.load(
    "bend.c", "bend", "double[n] x, double[m, n] w, out double[m] y, int n, int m"
)
x = torch.tensor([0.3, -0.2, 0.9], dtype=torch.float64, requires_grad=True)
w = torch.randn(2, 3, dtype=torch.float64, requires_grad=True)
assert torch.autograd.gradcheck(bend, (x, w), check_forward_ad=True)
assert torch.autograd.gradgradcheck(bend, (x, w))
xs = torch.randn(5, 3, dtype=torch.float64)
rows = torch.vmap(bend, (0, None))(xs, w)
torch.testing.assert_close(rows, torch.stack([bend(a, w) for a in xs]))
per_sample = torch.func.vmap(torch.func.grad(lambda a, w: bend(a, w).sum(), argnums=1), (0, None))(
    xs, w.detach()
)
assert per_sample.shape == (5, 2, 3)
layer = ltoad.torch.Module(bend, w=torch.randn(2, 3, dtype=torch.float64))
optimiser = torch.optim.Adam(layer.parameters(), lr=0.05)
target = torch.tensor([0.5, -0.5], dtype=torch.float64)
first = None
for _ in range(60):
    optimiser.zero_grad()
    loss = ((layer(x.detach()) - target) ** 2).sum()
    loss.backward()
    optimiser.step()
    first = first or loss.item()
assert loss.item() < 0.1 * first
state = layer.state_dict()
assert list(state) == ["w"]
energy = ltoad.torch.load("bend.c", "energy", "double[n] x, int n -> double")
hessian = torch.func.hessian(energy)(x.detach())
torch.testing.assert_close(
    hessian, torch.diag(6 * x.detach() * torch.arange(1.0, 4.0, dtype=torch.float64))
)
print("ok")
