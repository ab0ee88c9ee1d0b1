import torch

import ltoad.torch

torch.manual_seed(0)
run = ltoad.torch.load(
    "layer.cpp",
    "nn::run",
    "double[steps, n] inputs, int steps, int n, double[n, n] weights -> double[steps, n] states",
)
x = torch.randn(4, 3, dtype=torch.float64, requires_grad=True)
w = torch.randn(3, 3, dtype=torch.float64, requires_grad=True)
assert torch.autograd.gradcheck(run, (x, w), check_forward_ad=True)
assert torch.autograd.gradgradcheck(run, (x, w))
batch = torch.randn(5, 4, 3, dtype=torch.float64)
per_sample = torch.func.vmap(torch.func.grad(lambda w, x: (run(x, w) ** 2).sum()), (None, 0))
rows = per_sample(w.detach(), batch)
for row, member in zip(rows, batch):
    single = torch.func.grad(lambda w, member=member: (run(member, w) ** 2).sum())(w.detach())
    assert torch.allclose(row, single)


class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.layer = ltoad.torch.Module(run, weights=torch.zeros(3, 3, dtype=torch.float64))
        self.out = torch.nn.Linear(3, 1, dtype=torch.float64)

    def forward(self, x):
        return self.out(self.layer(x))[-1]


net = Net()
optimiser = torch.optim.Adam(net.parameters(), lr=0.05)
first = None
for _ in range(30):
    optimiser.zero_grad()
    loss = sum((net(member) - member.sum()) ** 2 for member in batch)
    loss.backward()
    optimiser.step()
    first = first or loss.item()
assert loss.item() < first
compiled = torch.compile(lambda x, w: run(x, w).sin().sum(), fullgraph=True, backend="aot_eager")
compiled(x, w).backward()
assert torch.allclose(w.grad, torch.autograd.grad(run(x, w).sin().sum(), w)[0])
hessian = torch.func.hessian(lambda w: run(x.detach(), w).sum())(w.detach())
assert torch.allclose(hessian.reshape(9, 9), hessian.reshape(9, 9).T)
state = {k: v.clone() for k, v in net.state_dict().items()}
assert set(state) == {"layer.weights", "out.weight", "out.bias"}, set(state)
print("ok")
