"""All that torch.func, autograd and torch.compile do to a function, done to one in C."""

import warnings

import torch
from torch.func import functional_call, grad, hessian, jacfwd, jacrev, jvp, vjp, vmap

import ltoad.torch

warnings.filterwarnings("ignore", category=UserWarning, module="torch")
torch.manual_seed(0)
SIGNATURE = "{0}[n] x, {0}[m] w, int n, int m, {0} gain, out {0}[n] y"
window = ltoad.torch.load("window.c", "window", SIGNATURE.format("double"))
windowf = ltoad.torch.load("window.c", "windowf", SIGNATURE.format("float"))


def own(x, w, gain):
    sums = sum(w[k] * torch.roll(x, -k, -1) * x for k in range(w.shape[-1]))
    return torch.tanh(gain * sums) + 0.1 * sums


def same(a, b, what, tol=1e-10):
    a, b = (torch.utils._pytree.tree_leaves(v) for v in (a, b))
    assert len(a) == len(b), what
    for one, other in zip(a, b, strict=True):
        torch.testing.assert_close(one, other, rtol=tol, atol=tol, msg=lambda m: f"{what}: {m}")


x = torch.randn(6, dtype=torch.float64)
w = torch.randn(3, dtype=torch.float64)
gain = torch.tensor(0.7, dtype=torch.float64)
args = (x, w, gain)
all_of = (0, 1, 2)

for argnums in (0, 1, 2, all_of):
    same(jacrev(window, argnums)(*args), jacrev(own, argnums)(*args), f"jacrev {argnums}")
    same(jacfwd(window, argnums)(*args), jacfwd(own, argnums)(*args), f"jacfwd {argnums}")
directions = tuple(torch.randn_like(a) for a in args)
same(jvp(window, args, directions), jvp(own, args, directions), "jvp")
cotangent = torch.randn(6, dtype=torch.float64)
same(vjp(window, *args)[1](cotangent), vjp(own, *args)[1](cotangent), "vjp")


def total(f):
    return lambda *a: (f(*a) ** 2).sum()


same(hessian(total(window), all_of)(*args), hessian(total(own), all_of)(*args), "hessian")
same(
    jvp(grad(total(window), all_of), args, directions),
    jvp(grad(total(own), all_of), args, directions),
    "hvp",
)
xs = torch.randn(4, 6, dtype=torch.float64)
ws = torch.randn(4, 3, dtype=torch.float64)
for dims in ((0, None, None), (0, 0, None), (None, 0, None)):
    batch = tuple(a if d is None else b for a, b, d in zip(args, (xs, ws, None), dims, strict=True))
    same(vmap(window, dims)(*batch), vmap(own, dims)(*batch), f"vmap {dims}")
    same(
        vmap(grad(total(window), all_of), dims)(*batch),
        vmap(grad(total(own), all_of), dims)(*batch),
        f"vmap grad {dims}",
    )
# the mapped dimension may be a later one, of input and of result
same(
    vmap(window, (1, None, None), 1)(xs.T, w, gain),
    vmap(own, (1, None, None), 1)(xs.T, w, gain),
    "vmap of columns",
)
nested = vmap(vmap(window, (0, None, None)), (None, 0, None))(xs, ws, gain)
same(nested, vmap(vmap(own, (0, None, None)), (None, 0, None))(xs, ws, gain), "vmap of vmap")

# autograd: several times, by hand, with hooks, accumulating
leaves = [a.clone().requires_grad_() for a in args]
assert torch.autograd.gradcheck(window, leaves, check_forward_ad=True, check_batched_grad=True)
assert torch.autograd.gradgradcheck(window, leaves)
y = window(*leaves)
y.sum().backward(retain_graph=True)
first = leaves[0].grad.clone()
y.sum().backward()
same(leaves[0].grad, 2 * first, "accumulated")
(g,) = torch.autograd.grad(window(*leaves).pow(3).sum(), leaves[0], create_graph=True)
(gg,) = torch.autograd.grad(g.norm(), leaves[1])
(h,) = torch.autograd.grad(own(*leaves).pow(3).sum(), leaves[0], create_graph=True)
(hh,) = torch.autograd.grad(h.norm(), leaves[1])
same(gg, hh, "gradient of a norm of a gradient")
same(
    torch.autograd.functional.hessian(lambda x: window(x, w, gain).sum(), x),
    torch.autograd.functional.hessian(lambda x: own(x, w, gain).sum(), x),
    "functional.hessian",
)

# inputs of any stride, with sizes of zero, expanded, of gradients that do not exist
wide = torch.randn(6, 2, dtype=torch.float64)
for name, view in {
    "column": wide[:, 1],
    "flipped": x.flip(0),
    "expanded": x[:1].expand(6),
    "step": torch.randn(12, dtype=torch.float64)[::2],
}.items():
    v = view.detach().clone().requires_grad_()
    (wanted,) = torch.autograd.grad(own(v, w, gain).sum(), v)
    source = view.detach().requires_grad_()
    (found,) = torch.autograd.grad(window(source, w, gain).sum(), source)
    same(found, wanted, name)
empty = torch.zeros(0, dtype=torch.float64, requires_grad=True)
window(empty, w, gain).sum().backward()
assert empty.grad.shape == (0,)

# single precision has functions of its own, and is not mixed in silence
xf, wf, gf = (a.float() for a in args)
leaf = xf.clone().requires_grad_()
windowf(leaf, wf, gf).sum().backward()
(wanted,) = torch.autograd.grad(own(y := x.clone().requires_grad_(), w, gain).sum(), y)
same(leaf.grad.double(), wanted, "float32", 1e-4)
try:
    window(xf, w, gain)
except TypeError as error:
    assert "x" in str(error) and "float32" in str(error) and "float64" in str(error), error
else:
    raise SystemExit("float32 was taken for float64")

# numbers of Python, and keywords
same(window(x, w, 0.7), own(x, w, 0.7), "a number of Python")
same(window(w=w, x=x, gain=gain), own(*args), "keywords")

# torch.compile, by its own default backend and dynamic sizes
for options in (
    {"backend": "aot_eager"},
    {"backend": "inductor"},
    {"dynamic": True, "backend": "aot_eager"},
):
    torch._dynamo.reset()
    step = torch.compile(
        lambda x, w: (window(x, w, gain).sin() ** 2).sum(), fullgraph=True, **options
    )
    for size in (6, 9):
        x1 = torch.randn(size, dtype=torch.float64, requires_grad=True)
        w1 = w.clone().requires_grad_()
        found = torch.autograd.grad(step(x1, w1), (x1, w1))
        wanted = torch.autograd.grad((own(x1, w1, gain).sin() ** 2).sum(), (x1, w1))
        same(found, wanted, f"compile {options} {size}")

# an integer beside a number as result
peak = ltoad.torch.load("window.c", "peak", "double[n] x, int n, out int where -> double")
where, value = peak(leaves[0])
assert where.item() == leaves[0].argmax().item() and not where.requires_grad
same(torch.autograd.grad(value, leaves[0])[0], 3 * x**2, "peak")


# as a layer among others
class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.first = torch.nn.Linear(4, 6, dtype=torch.float64)
        self.w = torch.nn.Parameter(w.clone())

    def forward(self, z, f=window):
        return f(torch.relu(self.first(z)), self.w, 0.5).sum()


net = Net()
parameters = dict(net.named_parameters())
z = torch.randn(5, 4, dtype=torch.float64)
per_sample = vmap(grad(lambda p, z: functional_call(net, p, (z,))), (None, 0))(parameters, z)
wanted = vmap(grad(lambda p, z: functional_call(net, p, (z,), {"f": own})), (None, 0))(
    parameters, z
)
same(per_sample, wanted, "gradients of samples")
with torch.no_grad():
    assert not window(*leaves).requires_grad
with torch.inference_mode():
    same(window(*leaves), own(*args), "inference mode")
print("ok")
