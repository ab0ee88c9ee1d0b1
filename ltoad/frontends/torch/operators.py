"""A foreign function and its derivatives as operators that compilers of PyTorch know."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch import Tensor

from ltoad.frontends.errors import ShapeError
from ltoad.frontends.torch.batches import mapped
from ltoad.frontends.torch.kernels import Kernels, Tensors

_LIBRARY = torch.library.Library("ltoad", "FRAGMENT")
"""Operators are there as long as this is, which is as long as the process."""
_numbers = itertools.count()


class Operators:
    """*value*, *pull*, *push*, *bend* and *twist* as operators that compilers of PyTorch know."""

    def __init__(self, kernels: Kernels) -> None:
        number = next(_numbers)
        plain = "".join(c if c.isalnum() else "_" for c in kernels.name)
        self._kernels = kernels
        base = f"{plain}_{number}"
        inputs = [f"Tensor x{i}" for i in range(len(kernels.foreign.inputs))]
        seeds = [f"Tensor s{j}" for j in kernels.smooth]
        steps = [f"Tensor v{i}" for i in kernels.active]
        self._push = _define(
            f"{base}_push", [*inputs, *steps], len(seeds), self._run_push, self._fake_push
        )
        outputs = len(kernels.result_types)
        self._value = _define(base, inputs, outputs, self._run_value, self._fake_value)
        self._pull = _define(
            f"{base}_pull", [*inputs, *seeds], len(steps), self._run_pull, self._fake_pull
        )
        self._bend = _define(
            f"{base}_bend",
            [*inputs, *seeds, *steps],
            len(steps) + len(seeds),
            self._run_bend,
            self._fake_bend,
        )
        self._twist = _define(
            f"{base}_twist",
            [*inputs, *seeds, *steps, *(f"Tensor w{i}" for i in kernels.active)],
            len(steps) + len(seeds),
            self._run_twist,
            self._fake_bend,
        )
        name = f"ltoad::{base}"
        torch.library.register_autograd(
            name, self._back_of_value, setup_context=_keep, lib=_LIBRARY
        )
        torch.library.register_autograd(
            f"{name}_pull", self._back_of_pull, setup_context=_keep, lib=_LIBRARY
        )
        torch.library.register_autograd(
            f"{name}_push", self._back_of_push, setup_context=_keep, lib=_LIBRARY
        )
        torch.library.register_autograd(
            f"{name}_bend", self._back_of_bend, setup_context=_keep, lib=_LIBRARY
        )
        torch.library.register_autograd(
            f"{name}_twist",
            _refusal(kernels.name, "fourth derivatives"),
            setup_context=_keep,
            lib=_LIBRARY,
        )
        self.names = (name, f"{name}_pull", f"{name}_bend")

    def value(self, *inputs: Tensor) -> Tensors:
        return _several(self._value(*inputs))

    def pull(self, *tensors: Tensor) -> Tensors:
        return _several(self._pull(*tensors))

    def push(self, *tensors: Tensor) -> Tensors:
        return _several(self._push(*tensors))

    def bend(self, *tensors: Tensor) -> tuple[Tensors, Tensors]:
        made = _several(self._bend(*tensors))
        return made[: len(self._kernels.active)], made[len(self._kernels.active) :]

    def twist(self, *tensors: Tensor) -> tuple[Tensors, Tensors]:
        made = _several(self._twist(*tensors))
        return made[: len(self._kernels.active)], made[len(self._kernels.active) :]

    def _run_value(self, *inputs: Tensor) -> Any:
        """*value* as an operator."""
        return _single(self._kernels.value(inputs))

    def _run_pull(self, *tensors: Tensor) -> Any:
        """*pull* as an operator."""
        count = self._kernels.count
        return _single(self._kernels.pull(tensors[:count], tensors[count:])[0])

    def _run_push(self, *tensors: Tensor) -> Any:
        """*push* as an operator."""
        count = self._kernels.count
        return _single(self._kernels.push(tensors[:count], tensors[count:]))

    def _run_bend(self, *tensors: Tensor) -> Any:
        """*bend* as an operator."""
        count, smooth = self._kernels.count, len(self._kernels.smooth)
        middle = count + smooth
        bent, pushed = self._kernels.bend(tensors[:count], tensors[count:middle], tensors[middle:])
        return _single([*bent, *pushed])

    def _run_twist(self, *tensors: Tensor) -> Any:
        """*twist* as an operator."""
        count, many = self._kernels.count, len(self._kernels.active)
        middle = count + len(self._kernels.smooth)
        steps, others = tensors[middle : middle + many], tensors[middle + many :]
        twisted, bowed = self._kernels.twist(tensors[:count], tensors[count:middle], steps, others)
        return _single([*twisted, *bowed])

    def _fake_value(self, *inputs: Tensor) -> Any:
        kernels = self._kernels
        shapes = _symbolic_shapes(kernels, inputs)
        made = zip(shapes, kernels.result_types, strict=True)
        return _single([inputs[0].new_empty(shape, dtype=type_) for shape, type_ in made])

    def _fake_pull(self, *tensors: Tensor) -> Any:
        return _single(
            [
                torch.empty_like(tensors[i], memory_format=torch.contiguous_format)
                for i in self._kernels.active
            ]
        )

    def _fake_push(self, *tensors: Tensor) -> Any:
        kernels = self._kernels
        made = zip(
            _symbolic_shapes(kernels, tensors[: kernels.count]), kernels.result_types, strict=True
        )
        every = [tensors[0].new_empty(shape, dtype=type_) for shape, type_ in made]
        return _single([every[j] for j in kernels.smooth])

    def _fake_bend(self, *tensors: Tensor) -> Any:
        kernels, count = self._kernels, self._kernels.count
        bent = [tensors[i] for i in kernels.active]
        pushed = tensors[count : count + len(kernels.smooth)]
        return _single(
            [torch.empty_like(t, memory_format=torch.contiguous_format) for t in (*bent, *pushed)]
        )

    def _back_of_value(self, ctx: Any, *given: Any) -> Any:
        kernels = self._kernels
        adjoints = _several(given[0] if len(given) == 1 else given)
        seeds = [adjoints[j] for j in kernels.smooth]
        pulled = _several(self._pull(*ctx.saved_tensors, *seeds))
        by_place = dict(zip(kernels.active, pulled, strict=True))
        return tuple(by_place.get(i) for i in range(kernels.count))

    def _back_of_pull(self, ctx: Any, *given: Any) -> Any:
        kernels, count = self._kernels, self._kernels.count
        steps = _several(given[0] if len(given) == 1 else given)
        made = _several(self._bend(*ctx.saved_tensors, *steps))
        bent, pushed = made[: len(steps)], made[len(steps) :]
        by_place = dict(zip(kernels.active, bent, strict=True))
        return (*(by_place.get(i) for i in range(count)), *pushed)

    def _back_of_push(self, ctx: Any, *given: Any) -> Any:
        count = self._kernels.count
        seeds = _several(given[0] if len(given) == 1 else given)
        inputs, steps = ctx.saved_tensors[:count], ctx.saved_tensors[count:]
        bent = _several(self._bend(*inputs, *seeds, *steps))[: len(steps)]
        by_place = dict(zip(self._kernels.active, bent, strict=True))
        pulled = _several(self._pull(*inputs, *seeds))
        return (*(by_place.get(i) for i in range(count)), *pulled)

    def _back_of_bend(self, ctx: Any, *given: Any) -> Any:
        kernels, count = self._kernels, self._kernels.count
        every = _several(given[0] if len(given) == 1 else given)
        many, middle = len(kernels.active), count + len(kernels.smooth)
        saved = ctx.saved_tensors
        inputs, adjoints, steps = saved[:count], saved[count:middle], saved[middle:]
        turns, seeds = every[:many], every[many:]
        made = _several(self._twist(*inputs, *adjoints, *steps, *turns))
        twisted, by_adjoints = made[:many], made[many:]
        more = _several(self._bend(*inputs, *seeds, *steps))[:many]
        by_inputs = [a + b for a, b in zip(twisted, more, strict=True)]
        back = _several(self._bend(*inputs, *adjoints, *turns))[:many]
        pulled = _several(self._pull(*inputs, *seeds))
        by_steps = [a + b for a, b in zip(back, pulled, strict=True)]
        by_place = dict(zip(kernels.active, by_inputs, strict=True))
        return (*(by_place.get(i) for i in range(count)), *by_adjoints, *by_steps)


def _refusal(name: str, what: str) -> Callable[..., Any]:
    """What says that there is no such derivative, which would count as zero otherwise."""

    def refuse(_ctx: Any, *_given: Any) -> Any:
        raise NotImplementedError(f"{name} has no {what}")

    return refuse


def _keep(ctx: Any, inputs: Any, output: Any) -> None:
    ctx.save_for_backward(*inputs)


def _several(value: Any) -> Tensors:
    return (value,) if isinstance(value, Tensor) else tuple(value)


def _single(values: Sequence[Tensor]) -> Any:
    return values[0] if len(values) == 1 else tuple(values)


def _define(
    name: str,
    formals: Sequence[str],
    results: int,
    run: Callable[..., Any],
    fake: Callable[..., Any],
) -> Callable[..., Any]:
    returned = "Tensor" if results == 1 else f"({', '.join(['Tensor'] * results)})"
    _LIBRARY.define(f"{name}({', '.join(formals)}) -> {returned}")
    _LIBRARY.impl(name, run, "CPU")
    torch.library.register_fake(f"ltoad::{name}", fake, lib=_LIBRARY)
    torch.library.register_vmap(f"ltoad::{name}", functools.partial(_mapped, name), lib=_LIBRARY)
    found: Callable[..., Any] = getattr(torch.ops.ltoad, name).default
    return found


def _symbolic_shapes(kernels: Kernels, inputs: Sequence[Tensor]) -> list[list[Any]]:
    """The shapes of the outputs, with the sizes of the inputs as symbols."""
    sizes: dict[str, Any] = {}
    for parameter, x in zip(kernels.foreign.inputs, inputs, strict=True):
        if len(parameter.dims) != x.dim():
            raise ShapeError(f"argument '{parameter.name}' has {x.dim()} dimensions")
        for dim, size in zip(parameter.dims, x.shape, strict=True):
            if dim.is_name:
                sizes.setdefault(dim.text, size)
        if kernels.foreign.needs_values and parameter.name in kernels.foreign.signature.sizes:
            sizes.setdefault(parameter.name, _told(x))
    return [[dim.value(sizes) for dim in p.dims] for p in kernels.foreign.outputs]


def _told(number: Tensor) -> Any:
    """An integer that says a size: known if it was written so, or else a symbol of its own."""
    value = number.item()
    torch._check(value >= 0)
    return value


def _mapped(name: str, info: Any, dims: Sequence[int | None], *tensors: Tensor) -> Any:
    """The operator for each member of a batch."""
    call = getattr(torch.ops.ltoad, name).default
    made, out = mapped(lambda *xs: _several(call(*xs)), info.batch_size, dims, tensors)
    return (made[0], out[0]) if len(made) == 1 else (made, out)
