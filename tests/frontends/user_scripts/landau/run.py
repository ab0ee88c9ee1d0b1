"""A free energy of Fortran in PyTorch: torch.func, torch.compile, data loaders, single precision."""

import copy
import io
import pickle

import torch
from torch.func import functional_call, grad, hessian, jacfwd, jacrev, vmap

import ltoad.torch

energy = ltoad.torch.load("landau.f90", "free_energy")
torch.manual_seed(0)
phi = torch.randn(4, 5, requires_grad=True)
c = torch.tensor([-1.0, 0.5, 1.0], requires_grad=True)


def reference(phi, c):
    dx, dy = phi.roll(-1, 0) - phi, phi.roll(-1, 1) - phi
    density = c[0] * phi**2 + c[1] * phi**4 + 0.5 * c[2] * (dx**2 + dy**2)
    return density.sum(), density


total, density = energy(phi, c)
close = lambda a, b: torch.testing.assert_close(a, b, rtol=1e-4, atol=1e-4)  # noqa: E731
close((total, density), reference(phi, c))
weights = torch.rand(4, 5)
mine = torch.autograd.grad(total + (weights * density).sum(), (phi, c))
total, density = reference(phi, c)
close(mine, torch.autograd.grad(total + (weights * density).sum(), (phi, c)))
# only one output used, only one input wanted
close(
    torch.autograd.grad(energy(phi, c.detach())[1][0, 0], phi),
    torch.autograd.grad(reference(phi, c)[1][0, 0], phi),
)

f = lambda phi, c: energy(phi, c)[0]  # noqa: E731
r = lambda phi, c: reference(phi, c)[0]  # noqa: E731
p, d = phi.detach(), c.detach()
close(hessian(f)(p, d), hessian(r)(p, d))
close(jacrev(lambda p: energy(p, d)[1])(p), jacrev(lambda p: reference(p, d)[1])(p))
close(jacfwd(lambda p: energy(p, d)[1])(p), jacfwd(lambda p: reference(p, d)[1])(p))
batch = torch.randn(3, 4, 5)
close(vmap(grad(f), (0, None))(batch, d), vmap(grad(r), (0, None))(batch, d))
close(vmap(f, (1, None))(batch.permute(1, 0, 2), d), vmap(r, (0, None))(batch, d))
close(
    torch.autograd.functional.hvp(lambda p: f(p, d), p, torch.ones_like(p))[1],
    torch.autograd.functional.hvp(lambda p: r(p, d), p, torch.ones_like(p))[1],
)


class Prior(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.c = torch.nn.Parameter(d.clone())
        self.net = torch.nn.Sequential(
            torch.nn.Flatten(), torch.nn.Linear(20, 20), torch.nn.Unflatten(1, (4, 5))
        )
        self.energy = energy

    def forward(self, x):
        y = self.net(x)
        return torch.stack([self.energy(each, self.c)[0] for each in y])


prior = Prior()
loader = torch.utils.data.DataLoader(
    torch.utils.data.TensorDataset(batch.repeat(4, 1, 1)), batch_size=6
)
optimiser = torch.optim.Adam(prior.parameters(), 1e-2)
losses = []
for _ in range(3):
    for (x,) in loader:
        optimiser.zero_grad()
        loss = prior(x).mean()
        loss.backward()
        optimiser.step()
        losses.append(loss.item())
assert losses[-1] < losses[0]
store = io.BytesIO()
torch.save(prior.state_dict(), store)
store.seek(0)
twin = copy.deepcopy(prior)
twin.load_state_dict(torch.load(store))
close(twin(batch), prior(batch))
again = pickle.loads(pickle.dumps(prior))
close(again(batch), prior(batch))
close(functional_call(prior, dict(prior.named_parameters()), (batch,)), prior(batch))
compiled = torch.compile(prior, fullgraph=True)
close(compiled(batch), prior(batch))
prior.zero_grad()
compiled(batch).sum().backward()
by_compiled = prior.c.grad.clone()
prior.zero_grad()
prior(batch).sum().backward()
close(by_compiled, prior.c.grad)

correlation = ltoad.torch.load("landau.f90", "correlation", "double[n] x, int lags -> double[lags]")
x = torch.randn(9, dtype=torch.float64, requires_grad=True)
assert torch.autograd.gradcheck(
    lambda x: correlation(x, 3), x, check_forward_ad=True, check_batched_grad=True
)
assert torch.autograd.gradgradcheck(lambda x: correlation(x, 3), x)
with torch.autograd.forward_ad.dual_level():
    dual = torch.autograd.forward_ad.make_dual(x, torch.ones_like(x))
    change = torch.autograd.forward_ad.unpack_dual(correlation(dual, 3)).tangent
assert change.abs().max() < 1e-12  # a shift changes nothing
for wrong, word in (
    (lambda: energy(phi.double(), c), "phi"),
    (lambda: energy(phi, c[:2]), "coefficients"),
    (lambda: energy(phi, "abc"), "coefficients"),
):
    try:
        wrong()
    except (TypeError, ValueError, RuntimeError) as error:
        assert word in str(error), error
    else:
        raise SystemExit("a wrong argument was taken")
print("ok")
