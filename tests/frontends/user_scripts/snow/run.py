"""A routine of a Fortran module as a layer of PyTorch, trained by Adam."""

import math

import torch

import ltoad.torch

melt = ltoad.torch.load("snow.f90", "melt")


class Snow(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.factor = torch.nn.Parameter(torch.tensor(1.0, dtype=torch.float64))
        self.threshold = torch.nn.Parameter(torch.tensor(1.5, dtype=torch.float64))

    def forward(self, temperature, fall):
        return melt(temperature, fall, self.factor, self.threshold)


day = torch.arange(120, dtype=torch.float64)
temperature = -6.0 + 14.0 * torch.sin(2 * math.pi * day / 240)
fall = torch.clamp(3.0 * torch.cos(day), min=0.0)
target = melt(temperature, fall, torch.tensor(2.5, dtype=torch.float64), 0.5)

layer = Snow()
losses = []
optimiser = torch.optim.Adam(layer.parameters(), lr=0.05)
for _ in range(200):
    optimiser.zero_grad()
    loss = ((layer(temperature, fall) - target) ** 2).mean()
    loss.backward()
    optimiser.step()
    losses.append(loss.item())
assert losses[-1] < 0.05 * losses[0], losses[::40]
assert torch.autograd.gradcheck(
    lambda f, t: melt(temperature, fall, f, t), (layer.factor, layer.threshold)
)
print("ok")
