"""A groundwater model in Fortran inside a module of PyTorch, calibrated by Adam."""

import copy
import io

import scipy.special
import torch
from torch import nn

import ltoad.torch

torch.set_default_dtype(torch.float64)
FIELDS = "{double transmissivity; double storativity; double leakage; int terms}"
drawdown = ltoad.torch.load(
    "aquifer.f90",
    "drawdown",
    f"struct layer {FIELDS} *l, double[n] rates, double[2, m] points, double[k] times, "
    "int n, int m, int k, out double[m, k] s",
)


class Aquifer(nn.Module):
    """Parameters are logarithms; the rates of the wells are known to a factor."""

    def __init__(self, wells):
        super().__init__()
        self.log_t = nn.Parameter(torch.tensor(0.5))
        self.log_s = nn.Parameter(torch.tensor(-6.0))
        self.leakage = nn.Parameter(torch.tensor(0.02))
        self.factor = nn.Parameter(torch.ones(wells))
        self.register_buffer("rates", torch.tensor([120.0, 60.0, 200.0])[:wells])

    def layer(self):
        return {
            "transmissivity": self.log_t.exp() * 50,
            "storativity": self.log_s.exp(),
            "leakage": self.leakage,
            "terms": 30,
        }

    def forward(self, points, times):
        return drawdown(self.layer(), self.rates * self.factor, points, times)


def by_scipy(model, points, times):
    """The same formula with SciPy's exponential integral."""
    layer = {k: float(v) for k, v in model.layer().items()}
    wells = [(30.0 * i, 15.0 * (i - 1) ** 2) for i in range(1, 4)]
    rates = (model.rates * model.factor).tolist()
    s = torch.zeros(points.shape[1], len(times))
    t = layer["transmissivity"]
    for i in range(points.shape[1]):
        for j, time in enumerate(times.tolist()):
            for (x, y), rate in zip(wells, rates, strict=True):
                for sign, at in ((1, x), (-1, 500.0 - x)):
                    r2 = (points[0, i] - at) ** 2 + (points[1, i] - y) ** 2
                    u = float(r2) * layer["storativity"] / (4 * t * time)
                    s[i, j] += sign * rate / (4 * torch.pi * t) * scipy.special.exp1(u)
            s[i, j] *= torch.exp(torch.tensor(-layer["leakage"] * time))
    return s


torch.manual_seed(1)
points = torch.stack([torch.linspace(20, 200, 7), torch.linspace(100, -50, 7)])
times = torch.tensor([0.2, 1.0, 3.0, 10.0])
truth = Aquifer(3)
with torch.no_grad():
    truth.log_t.fill_(0.9)
    truth.log_s.fill_(-7.0)
    truth.leakage.fill_(0.01)
    observed = truth(points, times)
assert torch.allclose(observed, by_scipy(truth, points, times), rtol=1e-9), "values"

model = Aquifer(3)
assert torch.autograd.gradcheck(
    lambda *p: drawdown(
        {"transmissivity": p[0], "storativity": p[1], "leakage": p[2], "terms": 30}, p[3], *p[4:]
    ),
    [
        v.clone().detach().requires_grad_()
        for v in (
            torch.tensor(80.0),
            torch.tensor(2e-3),
            torch.tensor(0.01),
            model.rates,
            points,
            times,
        )
    ],
    eps=1e-5,
    rtol=1e-4,
    atol=1e-5,
)

optimiser = torch.optim.Adam(model.parameters(), lr=0.05)
losses = []
for _ in range(300):
    optimiser.zero_grad()
    loss = ((model(points, times) - observed) ** 2).mean()
    loss.backward()
    optimiser.step()
    losses.append(loss.item())
assert losses[-1] < 1e-3 * losses[0], (losses[0], losses[-1])

# LBFGS goes the rest of the way; the closure is called several times a step.
optimiser = torch.optim.LBFGS(model.parameters(), max_iter=200, line_search_fn="strong_wolfe")


def closure():
    optimiser.zero_grad()
    loss = ((model(points, times) - observed) ** 2).mean()
    loss.backward()
    return loss


optimiser.step(closure)
assert closure() < 1e-6 * losses[0], closure()

# A copy, and one by way of a file, give the same.
buffer = io.BytesIO()
torch.save(model.state_dict(), buffer)
buffer.seek(0)
other = Aquifer(3)
other.load_state_dict(torch.load(buffer))
assert torch.equal(other(points, times), model(points, times))
assert torch.equal(copy.deepcopy(model)(points, times), model(points, times))

# Sensitivities of all observations: reverse mode and forward mode agree.
parameters = dict(model.named_parameters())


def predict(parameters):
    return torch.func.functional_call(model, parameters, (points, times))


reverse = torch.func.jacrev(predict)(parameters)
forward = torch.func.jacfwd(predict)(parameters)
for name in parameters:
    assert torch.allclose(reverse[name], forward[name], rtol=1e-9), name
print("ok")
