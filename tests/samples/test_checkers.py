"""PyTorch's own checkers on the functions of all samples in Python."""

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

torch = pytest.importorskip("torch")

import ltoad.torch  # noqa: E402 - needs torch

pytestmark = [pytest.mark.filterwarnings("ignore"), pytest.mark.slow]
FOLDER = Path(__file__).resolve().parent.parent.parent / "samples" / "python"
D = torch.float64


def leaf(*shape: int, scale: float = 1.0) -> Any:
    return (scale * torch.randn(shape, dtype=D)).requires_grad_()


REACTOR = "real(8)[4] p, integer m, nodiff integer steps, nodiff real(8) dt -> real(8)[3, m]"
CONDUCTION = (
    "double[n] k, nodiff double[n] start, int n, int samples, nodiff int steps, nodiff double dt "
    "-> double[samples, n]"
)
PENDULUM = "double[2] p, double angle, double[n] torque, int n, nodiff double step -> double[n]"
CELLS = (
    "size_t rows, size_t units, double[rows, units] cell, double[rows, 3, units] input, "
    "double[3, units] bias, int[rows] ends, int[rows] below -> double[rows, units]"
)
DARCY = (
    "integer nx, integer ny, real(8)[nx, ny] y, real(8)[ny] hl, real(8)[ny] hr, "
    "work real(8)[7*nx*ny + 2*nx + 2*ny] w -> real(8)[nx, ny] h, real(8)[ny] ql, real(8)[ny] qr"
)


def _cells() -> list[Any]:
    ends, below = torch.tensor([1, 0, 0], dtype=torch.int32), torch.tensor([0, 1, 0]).int()
    return [leaf(3, 2), leaf(3, 3, 2), leaf(3, 2), ends, below]


CASES: dict[str, tuple[str, str, str, Callable[[], list[Any]]]] = {
    "calibrate": (
        "reactor.f",
        "react",
        REACTOR,
        lambda: [leaf(4, scale=0.3), *map(torch.tensor, (2, 2)), torch.tensor(0.02, dtype=D)],
    ),
    "invert": (
        "conduction.c",
        "conduct",
        CONDUCTION,
        lambda: (
            [
                leaf(3),
                torch.ones(3, dtype=D),
                *map(torch.tensor, (2, 2)),
                torch.tensor(0.4, dtype=D),
            ]
        ),
    ),
    "train": (
        "pendulum.c",
        "swing",
        PENDULUM,
        lambda: [leaf(2), leaf(), leaf(4), torch.tensor(0.1, dtype=D)],
    ),
    "hm_lstm": ("hm_lstm/hm_lstm.c", "hm_lstm", CELLS, _cells),
    "hm_lstm, mixed": ("hm_lstm/hm_lstm.c", "hm_lstm_mixed", CELLS, _cells),
    "subsurface": (
        "subsurface/darcy.f",
        "darcy",
        DARCY,
        lambda: [leaf(3, 2, scale=0.3), leaf(2), leaf(2)],
    ),
}


@pytest.fixture(params=CASES)
def case(request: pytest.FixtureRequest) -> tuple[Any, list[Any]]:
    file, name, signature, inputs = CASES[request.param]
    if file.endswith(".f") and not (shutil.which("flang-new-19") or shutil.which("flang-new")):
        pytest.skip("needs flang")
    torch.manual_seed(3)
    function = ltoad.torch.load(FOLDER / file, name, signature)
    made = zip(function._types, inputs(), strict=True)
    return function, [x if x.dtype.is_floating_point else x.to(type_) for type_, x in made]


def test_first_derivatives(case: tuple[Any, list[Any]]) -> None:
    function, inputs = case
    options = {"check_forward_ad": True, "check_batched_grad": True}
    assert torch.autograd.gradcheck(function, inputs, **options)


def test_second_derivatives(case: tuple[Any, list[Any]]) -> None:
    function, inputs = case
    assert torch.autograd.gradgradcheck(function, inputs, check_fwd_over_rev=True)


def test_operators(case: tuple[Any, list[Any]]) -> None:
    function, inputs = case
    name = function.operators.names[0].partition("::")[2]
    results = torch.library.opcheck(getattr(torch.ops.ltoad, name).default, inputs)
    assert set(results.values()) == {"SUCCESS"}
