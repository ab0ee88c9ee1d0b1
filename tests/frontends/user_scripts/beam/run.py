"""A cantilever of several C++ files, as a module of PyTorch whose heights are learnt."""

import copy
from pathlib import Path

import torch

import ltoad.torch

torch.set_default_dtype(torch.float64)
root = Path(__file__).parent
deflection = ltoad.torch.load(
    [root / "src" / "element.cpp", root / "src" / "solver.cpp"],
    "beam::deflection",
    "double[n] heights, double[n] forces, double length -> double[n]",
    flags=["-std=c++20", f"-I{root / 'include'}", "-DBEAM_POINTS=2"],
)
heights = torch.tensor([0.30, 0.28, 0.25, 0.2], requires_grad=True)
forces = torch.tensor([0.0, 0.1, 0.0, -1.0], requires_grad=True)
length = torch.tensor(2.0, requires_grad=True)
# a uniform cantilever has the deflection F L^3 / (3 E I)
uniform = deflection(torch.full((4,), 0.3), torch.tensor([0.0, 0.0, 0.0, 1.0]), torch.tensor(2.0))
assert abs(uniform[-1] - 8.0 / (3 * 1000.0 * 0.1 * 0.3**3 / 12)) < 1e-10
assert torch.autograd.gradcheck(deflection, (heights, forces, length), check_forward_ad=True)
assert torch.autograd.gradgradcheck(deflection, (heights, forces, length))


class Design(torch.nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.log_heights = torch.nn.Parameter(torch.log(torch.full((4,), 0.2)))

    def forward(self, forces):
        return deflection(self.log_heights.exp(), forces, 2.0)


design = Design()
twin = copy.deepcopy(design)
optimiser = torch.optim.LBFGS(
    design.parameters(), lr=0.5, max_iter=60, line_search_fn="strong_wolfe"
)
target = deflection(heights, forces, length).detach()


def closure():
    optimiser.zero_grad()
    loss = ((design(forces.detach()) - target) ** 2).sum() * 1e4
    loss.backward()
    return loss


first = closure().item()
optimiser.step(closure)
last = closure().item()
assert last < 1e-4 * first
assert torch.equal(twin.log_heights.exp(), torch.full((4,), 0.2).log().exp())
try:
    deflection(torch.tensor([0.3, 0.0]), torch.ones(2), 2.0)
except RuntimeError as error:
    assert "no stiffness at" in str(error), error
else:
    raise SystemExit("an exception was lost")
try:
    ltoad.torch.load(
        root / "src" / "element.cpp", "element_stiffness", flags=[f"-I{root / 'include'}"]
    )
except RuntimeError as error:
    assert "define BEAM_POINTS" in str(error), error
else:
    raise SystemExit("an error of the compiler was lost")
print("ok")
