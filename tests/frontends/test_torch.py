"""PyTorch's own checkers on foreign functions: eager, compiled, mapped, of both orders."""

from pathlib import Path
from typing import Any

import pytest

torch = pytest.importorskip("torch")

import ltoad.torch  # noqa: E402 - needs torch
from ltoad.frontends.errors import ArgumentError, ShapeError  # noqa: E402

pytestmark = pytest.mark.filterwarnings("ignore")  # PyTorch warns of its own deprecations
D = torch.float64


@pytest.fixture(scope="module")
def energy(sources: Path) -> Any:
    return ltoad.torch.load(
        sources / "spring.c", "energy", "double[n] x, int n, double w -> double"
    )


@pytest.fixture(scope="module")
def forces(sources: Path) -> Any:
    signature = "double[n] x, double[2] p, int n -> double[n]"
    return ltoad.torch.load(sources / "spring.c", "forces", signature)


@pytest.fixture(scope="module")
def twisted(sources: Path) -> Any:
    signature = "real(8)[m,n] a, real(8)[n] x -> real(8)[m]"
    return ltoad.torch.load(sources / "matrix.f90", "twisted", signature)


def leaf(*shape: int) -> Any:
    torch.manual_seed(sum(shape))
    return torch.randn(shape, dtype=D, requires_grad=True)


@pytest.fixture(params=["energy", "forces", "twisted"])
def case(request: pytest.FixtureRequest) -> Any:
    inputs = {
        "energy": (leaf(5), leaf()),
        "forces": (leaf(4), leaf(2)),
        "twisted": (leaf(3, 2), leaf(2)),
    }
    return request.getfixturevalue(request.param), inputs[request.param]


def test_checkers_of_pytorch(case: Any) -> None:
    function, inputs = case
    gradcheck, gradgradcheck = torch.autograd.gradcheck, torch.autograd.gradgradcheck
    assert gradcheck(function, inputs, check_forward_ad=True, check_batched_grad=True)
    assert gradgradcheck(function, inputs, check_fwd_over_rev=True)


def test_operators(case: Any) -> None:
    function, inputs = case
    name = function.operators.names[0].partition("::")[2]
    results = torch.library.opcheck(getattr(torch.ops.ltoad, name).default, inputs)
    assert set(results.values()) == {"SUCCESS"}


def test_compiled_in_one_graph(case: Any) -> None:
    function, inputs = case
    compiled = torch.compile(
        lambda *xs: (2 * function(*xs)).sum(), fullgraph=True, backend="aot_eager"
    )
    compiled(*inputs).backward()
    found = [x.grad.clone() for x in inputs]
    wanted = torch.autograd.grad((2 * function(*inputs)).sum(), inputs)
    for one, other in zip(found, wanted, strict=True):
        torch.testing.assert_close(one, other)


def test_an_integer_that_is_a_size_is_compiled(sources: Path, tmp_path: Path) -> None:
    source = tmp_path / "powers.c"
    source.write_text(
        "void powers(double x, int m, double *out)\n"
        "{ double p = 1; for (int i = 0; i < m; i++) out[i] = p *= x; }\n"
    )
    powers = ltoad.torch.load(source, "powers", "double x, int m -> double[m]")
    x = torch.tensor(1.5, dtype=D, requires_grad=True)
    compiled = torch.compile(lambda x: powers(x, 4).sum(), fullgraph=True, backend="aot_eager")
    (found,) = torch.autograd.grad(compiled(x), x)
    torch.testing.assert_close(found, 1 + 2 * x + 3 * x**2 + 4 * x**3)


def test_transforms(forces: Any) -> None:
    x, p = leaf(4).detach(), leaf(2).detach()
    reverse = torch.func.jacrev(forces)(x, p)
    torch.testing.assert_close(torch.func.jacfwd(forces)(x, p), reverse)
    rows = torch.stack([x, 2 * x, -x])
    mapped = torch.vmap(torch.func.jacrev(forces), (0, None))(rows, p)
    torch.testing.assert_close(mapped[0], reverse)
    hessian = torch.func.hessian(lambda x: forces(x, p).sum())(x)
    torch.testing.assert_close(hessian, torch.diag(6 * p[1] * x))


def test_shapes_without_memory(twisted: Any) -> None:
    a, x = torch.empty(3, 2, dtype=D, device="meta"), torch.empty(2, dtype=D, device="meta")
    assert twisted(a, x).shape == (3,)
    assert twisted(a, x).is_meta


def test_any_strides(twisted: Any) -> None:
    a, x = leaf(6, 4), leaf(2)
    given = a[::2, 1:3]
    torch.testing.assert_close(twisted(given, x), given @ x + given[:, 0] ** 2)
    (by_a,) = torch.autograd.grad(twisted(given, x).sum(), a)
    (wanted,) = torch.autograd.grad((given @ x + given[:, 0] ** 2).sum(), a)
    torch.testing.assert_close(by_a, wanted)


def test_as_the_paper_spells_it(sources: Path) -> None:
    inp = torch.arange(4.0, requires_grad=True)
    out = ltoad.torch.enzyme(sources / "spring.c", "squares").apply(inp)
    out.backward()
    torch.testing.assert_close(inp.grad, 2 * inp.detach())


def test_a_layer_with_parameters_learns(forces: Any) -> None:
    torch.manual_seed(0)
    layer = ltoad.torch.Module(forces, p=torch.zeros(2, dtype=D))
    x, wanted = leaf(6).detach(), torch.tensor([1.5, -0.5], dtype=D)
    target = forces(x, wanted)
    optimiser = torch.optim.LBFGS(layer.parameters(), max_iter=50)

    def loss() -> Any:
        optimiser.zero_grad()
        value = ((layer(x) - target) ** 2).sum()
        value.backward()
        return value

    optimiser.step(loss)
    torch.testing.assert_close(layer.p.detach(), wanted, rtol=1e-4, atol=1e-4)


@pytest.mark.parametrize(
    ("args", "kind", "words"),
    [
        ((torch.zeros(3), 1.0), ArgumentError, "'x' has torch.float32, not torch.float64"),
        ((torch.zeros(3, dtype=D),), ArgumentError, "takes 2 arguments, not 1: 'w' is missing"),
        (
            (torch.zeros(3, dtype=D).to_sparse(), 2.0),
            ArgumentError,
            "'x' is torch.sparse_coo",
        ),
        ((torch.zeros(3, dtype=D), "a"), ArgumentError, "'w' is a str"),
        ((torch.zeros(1, 3, dtype=D), 1.0), ShapeError, "'x' has shape"),
    ],
)
def test_wrong_arguments_are_named(energy: Any, args: Any, kind: Any, words: str) -> None:
    with pytest.raises(kind, match=words):
        energy(*args)


def test_batches_of_gradients_and_mixed_transforms(forces: Any) -> None:
    """What is recorded in C++ is derived again, and mapped, in Python."""
    x, p = leaf(4), leaf(2)
    wanted = torch.func.jacrev(forces)(x.detach(), p.detach())
    y = forces(x, p)
    assert type(y.grad_fn).__name__ == "CppFunction"
    eye = torch.eye(4, dtype=D)
    (batched,) = torch.autograd.grad(y, x, eye, is_grads_batched=True, retain_graph=True)
    torch.testing.assert_close(batched, wanted)
    mapped = torch.vmap(lambda v: torch.autograd.grad(y, x, v, retain_graph=True)[0])(eye)
    torch.testing.assert_close(mapped, wanted)
    (first,) = torch.autograd.grad(y.sum(), x, create_graph=True)
    (second,) = torch.autograd.grad(first.sum(), x)
    torch.testing.assert_close(second, 6 * p[1].detach() * x.detach())
    whole = torch.autograd.functional.hessian(lambda x: forces(x, p).sum(), x, vectorize=True)
    torch.testing.assert_close(whole, torch.diag(6 * p[1] * x))


def test_a_changed_input_is_noticed(forces: Any) -> None:
    x, p = leaf(4), leaf(2)
    moved = 2 * x
    y = forces(moved, p)
    moved.add_(1)
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        y.sum().backward()


def test_calls_that_wait_for_one_another(sources: Path) -> None:
    counted = ltoad.torch.load(sources / "spring.c", "counted", "double -> double")
    assert not counted.foreign.is_reentrant
    x = torch.tensor(3.0, dtype=D, requires_grad=True)
    counted(x).backward()
    assert x.grad == 6.0


def test_batches_of_tangents(case: Any) -> None:
    """``gradcheck`` puts tangents into batches of its own kind, which have no memory."""
    function, inputs = case
    options = {"check_batched_grad": True, "check_batched_forward_grad": True}
    assert torch.autograd.gradcheck(function, inputs, check_forward_ad=True, **options)


def test_fourth_derivatives_of_operators_are_refused(case: Any) -> None:
    """An operator without a rule has a derivative of zero, and PyTorch only warns."""
    function, inputs = case
    kernels = function._derivable.kernels
    outputs = function.operators.value(*inputs)
    smooth = [torch.ones_like(outputs[j]) for j in kernels.smooth]
    steps = [torch.ones_like(inputs[i]) for i in kernels.active]
    twisted, _ = function.operators.twist(*inputs, *smooth, *steps, *steps)
    with pytest.raises(NotImplementedError, match="no fourth derivatives"):
        twisted[0].sum().backward()


def theirs(x: Any, w: Any) -> Any:
    stretch = x[1:] - x[:-1] - 1.0
    return (0.5 * w * stretch**2 + 0.1 * torch.sin(x[1:]) * torch.cos(x[:-1])).sum()


WAYS = {"f": torch.func.jacfwd, "r": torch.func.jacrev}


@pytest.mark.parametrize(
    "order",
    [*(a + b for a in "fr" for b in "fr"), *(a + b + c for a in "fr" for b in "fr" for c in "fr")],
)
def test_orders_of_derivatives(energy: Any, order: str) -> None:
    """Second derivatives by both inputs, third ones by both and the first again."""
    ours, other = energy, theirs
    for one, way in enumerate(order):
        ours, other = WAYS[way](ours, one % 2), WAYS[way](other, one % 2)
    inputs = leaf(5).detach(), leaf().detach()
    torch.testing.assert_close(ours(*inputs), other(*inputs))


def _third(f: Any) -> Any:
    """By eager calls that keep their graphs."""
    x, w = leaf(5), leaf()
    (slope,) = torch.autograd.grad(f(x, w), x, create_graph=True)
    (bent,) = torch.autograd.grad((slope**2).sum(), x, create_graph=True)
    return torch.autograd.grad((bent**2).sum(), (x, w))


def test_products_by_differentiating_twice(energy: Any) -> None:
    """``hvp`` takes the gradient's adjoint for a variable, which asks *bend* for its derivative."""
    x, w = leaf(5).detach(), leaf().detach()
    for name in ("hvp", "vhp"):
        product = getattr(torch.autograd.functional, name)
        found, wanted = (product(lambda x, f=f: f(x, w), x, x)[1] for f in (energy, theirs))
        torch.testing.assert_close(found, wanted)
    torch.testing.assert_close(_third(energy), _third(theirs))
