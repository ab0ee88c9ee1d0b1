"""A foreign function and its derivatives as functions of autograd, for eager code."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor
from torch._C._functorch import is_legacy_batchedtensor

from ltoad.frontends.torch.batches import mapped
from ltoad.frontends.torch.kernels import Kernels, Tensors
from ltoad.frontends.torch.operators import Operators


@dataclass(frozen=True, slots=True)
class Derivable:
    """One function: what is run, and the same as operators."""

    kernels: Kernels
    operators: Operators


def _filled(
    function: Derivable, given: Sequence[Tensor | None], like: Sequence[Tensor]
) -> list[Tensor]:
    """Zeros where autograd has nothing to say."""
    return [torch.zeros_like(y) if g is None else g for g, y in zip(given, like, strict=True)]


class Value(torch.autograd.Function):
    """*value*; with the gradient at once where the only output is a number."""

    @staticmethod
    def forward(function: Derivable, with_gradient: bool, *inputs: Tensor) -> Any:
        if not with_gradient:
            return function.kernels.value(inputs)
        one = torch.ones((), dtype=function.kernels.result_types[0])
        gradient, outputs = function.kernels.pull(inputs, [one])
        return (*outputs, *gradient)

    @staticmethod
    def setup_context(ctx: Any, inputs: tuple[Any, ...], output: Any) -> None:
        function, with_gradient, *tensors = inputs
        ctx.function, ctx.with_gradient, ctx.count = function, with_gradient, len(tensors)
        count = len(function.kernels.result_types)
        smooth = [output[j] for j in function.kernels.smooth]
        gradient = output[count:]
        ctx.save_for_backward(*tensors, *smooth, *gradient)
        ctx.save_for_forward(*tensors)
        rough = [y for j, y in enumerate(output[:count]) if j not in function.kernels.smooth]
        ctx.mark_non_differentiable(*rough, *gradient)
        ctx.set_materialize_grads(False)

    @staticmethod
    def backward(ctx: Any, *adjoints: Tensor | None) -> Any:
        function, saved = ctx.function, ctx.saved_tensors
        inputs, rest = saved[: ctx.count], saved[ctx.count :]
        outputs, gradient = (
            rest[: len(function.kernels.smooth)],
            rest[len(function.kernels.smooth) :],
        )
        seeds = [adjoints[j] for j in function.kernels.smooth]
        if all(s is None for s in seeds):
            return (None,) * (2 + ctx.count)
        if ctx.with_gradient and not torch.is_grad_enabled():
            pulled: Sequence[Tensor] = [seeds[0] * g for g in gradient]
        else:
            pulled = _pull(function, inputs, _filled(function, seeds, outputs))
        by_place = dict(zip(function.kernels.active, pulled, strict=True))
        return (None, None, *(by_place.get(i) for i in range(ctx.count)))

    @staticmethod
    def jvp(ctx: Any, *tangents: Any) -> Any:
        function, inputs = ctx.function, ctx.saved_tensors[: ctx.count]
        given = [tangents[2 + i] for i in function.kernels.active]
        like = [inputs[i] for i in function.kernels.active]
        pushed = _push(function, inputs, _filled(function, given, like))
        by_place = dict(zip(function.kernels.smooth, pushed, strict=True))
        rest = [None] * (len(function.kernels.active) if ctx.with_gradient else 0)
        return (*(by_place.get(j) for j in range(len(function.kernels.result_types))), *rest)

    @staticmethod
    def vmap(
        info: Any, dims: Any, function: Derivable, with_gradient: bool, *inputs: Tensor
    ) -> Any:
        return mapped(
            lambda *xs: Value.apply(function, with_gradient, *xs),
            info.batch_size,
            dims[2:],
            inputs,
        )


class _Pull(torch.autograd.Function):
    """*pull*, of inputs and adjoints."""

    @staticmethod
    def forward(function: Derivable, count: int, *tensors: Tensor) -> Any:
        return function.kernels.pull(tensors[:count], tensors[count:])[0]

    @staticmethod
    def setup_context(ctx: Any, inputs: tuple[Any, ...], output: Any) -> None:
        ctx.function, ctx.count, *tensors = inputs
        ctx.save_for_backward(*tensors)
        ctx.save_for_forward(*tensors)
        ctx.set_materialize_grads(False)

    @staticmethod
    def backward(ctx: Any, *given: Tensor | None) -> Any:
        function, count, tensors = ctx.function, ctx.count, ctx.saved_tensors
        inputs, adjoints = tensors[:count], tensors[count:]
        steps = _filled(function, given, [inputs[i] for i in function.kernels.active])
        still = [torch.zeros_like(s) for s in adjoints]
        bent, pushed = _bend(function, inputs, adjoints, steps, still)
        by_place = dict(zip(function.kernels.active, bent, strict=True))
        return (None, None, *(by_place.get(i) for i in range(count)), *pushed)

    @staticmethod
    def jvp(ctx: Any, *tangents: Any) -> Any:
        function, count, tensors = ctx.function, ctx.count, ctx.saved_tensors
        inputs, adjoints = tensors[:count], tensors[count:]
        given = [tangents[2 + i] for i in function.kernels.active]
        steps = _filled(function, given, [inputs[i] for i in function.kernels.active])
        turns = _filled(function, tangents[2 + count :], adjoints)
        return _bend(function, inputs, adjoints, steps, turns)[0]

    @staticmethod
    def vmap(info: Any, dims: Any, function: Derivable, count: int, *tensors: Tensor) -> Any:
        return mapped(
            lambda *xs: _Pull.apply(function, count, *xs), info.batch_size, dims[2:], tensors
        )


class _Push(torch.autograd.Function):
    """*push*, of inputs and tangents."""

    @staticmethod
    def forward(function: Derivable, count: int, *tensors: Tensor) -> Any:
        return function.kernels.push(tensors[:count], tensors[count:])

    @staticmethod
    def setup_context(ctx: Any, inputs: tuple[Any, ...], output: Any) -> None:
        ctx.function, ctx.count, *tensors = inputs
        ctx.save_for_backward(*tensors, *output)
        ctx.total = len(tensors)
        ctx.set_materialize_grads(False)

    @staticmethod
    def backward(ctx: Any, *given: Tensor | None) -> Any:
        function, count, saved = ctx.function, ctx.count, ctx.saved_tensors
        inputs, steps = saved[:count], saved[count : ctx.total]
        adjoints = _filled(function, given, saved[ctx.total :])
        still = [torch.zeros_like(s) for s in adjoints]
        bent, _ = _bend(function, inputs, adjoints, steps, still)
        pulled = _pull(function, inputs, adjoints)
        by_place = dict(zip(function.kernels.active, bent, strict=True))
        return (None, None, *(by_place.get(i) for i in range(count)), *pulled)

    @staticmethod
    def vmap(info: Any, dims: Any, function: Derivable, count: int, *tensors: Tensor) -> Any:
        return mapped(
            lambda *xs: _Push.apply(function, count, *xs), info.batch_size, dims[2:], tensors
        )


class _Bend(torch.autograd.Function):
    """*bend*; third derivatives are refused."""

    @staticmethod
    def forward(function: Derivable, count: int, *tensors: Tensor) -> Any:
        active, smooth = len(function.kernels.active), len(function.kernels.smooth)
        ends = list(itertools.accumulate([count, smooth, active, smooth]))
        pieces = [tensors[a:b] for a, b in itertools.pairwise([0, *ends])]
        bent, pushed = function.kernels.bend(*pieces)
        return (*bent, *pushed)

    @staticmethod
    def setup_context(ctx: Any, inputs: tuple[Any, ...], output: Any) -> None:
        ctx.function = inputs[0]

    @staticmethod
    def backward(ctx: Any, *given: Tensor) -> Any:
        raise NotImplementedError(f"{ctx.function.kernels.name} has no third derivatives")

    @staticmethod
    def vmap(info: Any, dims: Any, function: Derivable, count: int, *tensors: Tensor) -> Any:
        return mapped(
            lambda *xs: _Bend.apply(function, count, *xs), info.batch_size, dims[2:], tensors
        )


def _pull(function: Derivable, inputs: Sequence[Tensor], adjoints: Sequence[Tensor]) -> Tensors:
    """*pull*; operators take batches of gradients (``is_grads_batched``) apart."""
    if any(map(is_legacy_batchedtensor, adjoints)):
        return function.operators.pull(*inputs, *adjoints)
    return tuple(_Pull.apply(function, len(inputs), *inputs, *adjoints))


def _push(function: Derivable, inputs: Sequence[Tensor], steps: Sequence[Tensor]) -> Tensors:
    """*push*; operators take batches of tangents, as ``gradcheck`` has them, apart."""
    if any(map(is_legacy_batchedtensor, steps)):
        return function.operators.push(*inputs, *steps)
    return tuple(_Push.apply(function, len(inputs), *inputs, *steps))


def _bend(
    function: Derivable,
    inputs: Sequence[Tensor],
    adjoints: Sequence[Tensor],
    steps: Sequence[Tensor],
    turns: Sequence[Tensor],
) -> tuple[Tensors, Tensors]:
    if any(map(is_legacy_batchedtensor, steps)):
        return function.operators.bend(*inputs, *adjoints, *steps)
    made = _Bend.apply(function, len(inputs), *inputs, *adjoints, *steps, *turns)
    return made[: len(function.kernels.active)], made[len(function.kernels.active) :]
