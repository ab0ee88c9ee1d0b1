"""A foreign function and its derivatives as functions of autograd, for eager code."""

from __future__ import annotations

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
        bent, pushed = _bend(function, inputs, adjoints, steps)
        by_place = dict(zip(function.kernels.active, bent, strict=True))
        return (None, None, *(by_place.get(i) for i in range(count)), *pushed)

    @staticmethod
    def jvp(ctx: Any, *tangents: Any) -> Any:
        function, count, tensors = ctx.function, ctx.count, ctx.saved_tensors
        inputs, adjoints = tensors[:count], tensors[count:]
        like = [inputs[i] for i in function.kernels.active]
        given = [tangents[2 + i] for i in function.kernels.active]
        turned = tangents[2 + count :]
        found: Sequence[Any] = [None] * len(like)
        if any(g is not None for g in given):
            found = _bend(function, inputs, adjoints, _filled(function, given, like))[0]
        if any(t is not None for t in turned):
            found = _sum(found, _pull(function, inputs, _filled(function, turned, adjoints)))
        return tuple(_filled(function, found, like))

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
        ctx.save_for_forward(*tensors, *output)
        ctx.total = len(tensors)
        ctx.set_materialize_grads(False)

    @staticmethod
    def backward(ctx: Any, *given: Tensor | None) -> Any:
        function, count, saved = ctx.function, ctx.count, ctx.saved_tensors
        inputs, steps = saved[:count], saved[count : ctx.total]
        adjoints = _filled(function, given, saved[ctx.total :])
        bent, _ = _bend(function, inputs, adjoints, steps)
        pulled = _pull(function, inputs, adjoints)
        by_place = dict(zip(function.kernels.active, bent, strict=True))
        return (None, None, *(by_place.get(i) for i in range(count)), *pulled)

    @staticmethod
    def jvp(ctx: Any, *tangents: Any) -> Any:
        function, count, saved = ctx.function, ctx.count, ctx.saved_tensors
        inputs, steps = saved[:count], saved[count : ctx.total]
        moves = [tangents[2 + i] for i in function.kernels.active]
        others = tangents[2 + count :]
        found: Sequence[Any] = [None] * (len(saved) - ctx.total)
        if any(m is not None for m in moves):
            found = _bow(function, inputs, steps, _filled(function, moves, steps))
        if any(o is not None for o in others):
            found = _sum(found, _push(function, inputs, _filled(function, others, steps)))
        return tuple(_filled(function, found, saved[ctx.total :]))

    @staticmethod
    def vmap(info: Any, dims: Any, function: Derivable, count: int, *tensors: Tensor) -> Any:
        return mapped(
            lambda *xs: _Push.apply(function, count, *xs), info.batch_size, dims[2:], tensors
        )


class _Bend(torch.autograd.Function):
    """*bend*, of inputs, adjoints and tangents."""

    @staticmethod
    def forward(function: Derivable, count: int, *tensors: Tensor) -> Any:
        bent, pushed = function.kernels.bend(*_pieces(function, count, tensors))
        return (*bent, *pushed)

    @staticmethod
    def setup_context(ctx: Any, inputs: tuple[Any, ...], output: Any) -> None:
        ctx.function, ctx.count, *tensors = inputs
        ctx.save_for_backward(*tensors)
        ctx.save_for_forward(*tensors)
        ctx.set_materialize_grads(False)

    @staticmethod
    def backward(ctx: Any, *given: Tensor | None) -> Any:
        function, count = ctx.function, ctx.count
        inputs, adjoints, steps = _pieces(function, count, ctx.saved_tensors)
        active = len(steps)
        by_inputs: Sequence[Any] = [None] * active
        by_adjoints: Sequence[Any] = [None] * len(adjoints)
        by_steps: Sequence[Any] = [None] * active
        if any(g is not None for g in given[:active]):
            turns = _filled(function, given[:active], steps)
            by_inputs, by_adjoints = _twist(function, inputs, adjoints, steps, turns)
            by_steps = _bend(function, inputs, adjoints, turns)[0]
        if any(g is not None for g in given[active:]):
            seeds = _filled(function, given[active:], adjoints)
            by_inputs = _sum(by_inputs, _bend(function, inputs, seeds, steps)[0])
            by_steps = _sum(by_steps, _pull(function, inputs, seeds))
        by_place = dict(zip(function.kernels.active, by_inputs, strict=True))
        return (None, None, *(by_place.get(i) for i in range(count)), *by_adjoints, *by_steps)

    @staticmethod
    def jvp(ctx: Any, *tangents: Any) -> Any:
        function, count = ctx.function, ctx.count
        inputs, adjoints, steps = _pieces(function, count, ctx.saved_tensors)
        moved, turned, others = _pieces(function, count, tangents[2:])
        moves = [moved[i] for i in function.kernels.active]
        bent: Sequence[Any] = [None] * len(steps)
        pushed: Sequence[Any] = [None] * len(adjoints)
        if any(m is not None for m in moves):
            moves = _filled(function, moves, steps)
            bent, pushed = _twist(function, inputs, adjoints, steps, moves)
        if any(t is not None for t in turned):
            seeds = _filled(function, turned, adjoints)
            bent = _sum(bent, _bend(function, inputs, seeds, steps)[0])
        if any(o is not None for o in others):
            made = _bend(function, inputs, adjoints, _filled(function, others, steps))
            bent, pushed = _sum(bent, made[0]), _sum(pushed, made[1])
        return (*_filled(function, bent, steps), *_filled(function, pushed, adjoints))

    @staticmethod
    def vmap(info: Any, dims: Any, function: Derivable, count: int, *tensors: Tensor) -> Any:
        return mapped(
            lambda *xs: _Bend.apply(function, count, *xs), info.batch_size, dims[2:], tensors
        )


class _Twist(torch.autograd.Function):
    """*twist*; fourth derivatives are refused."""

    @staticmethod
    def forward(function: Derivable, count: int, *tensors: Tensor) -> Any:
        inputs, adjoints, rest = _pieces(function, count, tensors)
        active = len(function.kernels.active)
        twisted, bowed = function.kernels.twist(inputs, adjoints, rest[:active], rest[active:])
        return (*twisted, *bowed)

    @staticmethod
    def setup_context(ctx: Any, inputs: tuple[Any, ...], output: Any) -> None:
        ctx.function = inputs[0]

    @staticmethod
    def backward(ctx: Any, *given: Tensor) -> Any:
        raise NotImplementedError(f"{ctx.function.kernels.name} has no fourth derivatives")

    @staticmethod
    def jvp(ctx: Any, *tangents: Any) -> Any:
        raise NotImplementedError(f"{ctx.function.kernels.name} has no fourth derivatives")

    @staticmethod
    def vmap(info: Any, dims: Any, function: Derivable, count: int, *tensors: Tensor) -> Any:
        return mapped(
            lambda *xs: _Twist.apply(function, count, *xs), info.batch_size, dims[2:], tensors
        )


class _Bow(torch.autograd.Function):
    """*bow*, of inputs and two directions."""

    @staticmethod
    def forward(function: Derivable, count: int, *tensors: Tensor) -> Any:
        return function.kernels.bow(*_directions(function, count, tensors))

    @staticmethod
    def setup_context(ctx: Any, inputs: tuple[Any, ...], output: Any) -> None:
        ctx.function, ctx.count, *tensors = inputs
        ctx.total = len(tensors)
        ctx.save_for_backward(*tensors, *output)
        ctx.save_for_forward(*tensors, *output)
        ctx.set_materialize_grads(False)

    @staticmethod
    def backward(ctx: Any, *given: Tensor | None) -> Any:
        function, count, saved = ctx.function, ctx.count, ctx.saved_tensors
        inputs, one, other = _directions(function, count, saved[: ctx.total])
        adjoints = _filled(function, given, saved[ctx.total :])
        twisted, _ = _twist(function, inputs, adjoints, one, other)
        by_place = dict(zip(function.kernels.active, twisted, strict=True))
        by_one = _bend(function, inputs, adjoints, other)[0]
        by_other = _bend(function, inputs, adjoints, one)[0]
        return (None, None, *(by_place.get(i) for i in range(count)), *by_one, *by_other)

    @staticmethod
    def jvp(ctx: Any, *tangents: Any) -> Any:
        function, count, saved = ctx.function, ctx.count, ctx.saved_tensors
        inputs, one, other = _directions(function, count, saved[: ctx.total])
        moved, first, second = _directions(function, count, tangents[2:])
        moves = [moved[i] for i in function.kernels.active]
        found: Sequence[Any] = [None] * (len(saved) - ctx.total)
        if any(m is not None for m in moves):
            last = _filled(function, moves, one)
            found = _Arch.apply(function, count, *inputs, *one, *other, *last)
        for changed, kept in ((first, other), (second, one)):
            if any(c is not None for c in changed):
                steps = _filled(function, changed, kept)
                found = _sum(found, _bow(function, inputs, steps, kept))
        return tuple(_filled(function, found, saved[ctx.total :]))

    @staticmethod
    def vmap(info: Any, dims: Any, function: Derivable, count: int, *tensors: Tensor) -> Any:
        return mapped(
            lambda *xs: _Bow.apply(function, count, *xs), info.batch_size, dims[2:], tensors
        )


class _Arch(torch.autograd.Function):
    """*arch*, of inputs and three directions; fourth derivatives are refused."""

    @staticmethod
    def forward(function: Derivable, count: int, *tensors: Tensor) -> Any:
        inputs, one, rest = _directions(function, count, tensors)
        active = len(one)
        return function.kernels.arch(inputs, one, rest[:active], rest[active:])

    @staticmethod
    def setup_context(ctx: Any, inputs: tuple[Any, ...], output: Any) -> None:
        ctx.function = inputs[0]

    @staticmethod
    def backward(ctx: Any, *given: Tensor) -> Any:
        raise NotImplementedError(f"{ctx.function.kernels.name} has no fourth derivatives")

    @staticmethod
    def jvp(ctx: Any, *tangents: Any) -> Any:
        raise NotImplementedError(f"{ctx.function.kernels.name} has no fourth derivatives")

    @staticmethod
    def vmap(info: Any, dims: Any, function: Derivable, count: int, *tensors: Tensor) -> Any:
        return mapped(
            lambda *xs: _Arch.apply(function, count, *xs), info.batch_size, dims[2:], tensors
        )


def _directions(
    function: Derivable, count: int, tensors: Sequence[Any]
) -> tuple[Sequence[Any], Sequence[Any], Sequence[Any]]:
    """Inputs, a direction, and what comes behind."""
    middle = count + len(function.kernels.active)
    return tensors[:count], tensors[count:middle], tensors[middle:]


def _pieces(
    function: Derivable, count: int, tensors: Sequence[Any]
) -> tuple[Sequence[Any], Sequence[Any], Sequence[Any]]:
    """Inputs, adjoints, and what comes behind."""
    middle = count + len(function.kernels.smooth)
    return tensors[:count], tensors[count:middle], tensors[middle:]


def _sum(one: Sequence[Tensor | None], other: Sequence[Tensor]) -> list[Tensor]:
    return [b if a is None else a + b for a, b in zip(one, other, strict=True)]


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
) -> tuple[Tensors, Tensors]:
    if any(map(is_legacy_batchedtensor, (*adjoints, *steps))):
        return function.operators.bend(*inputs, *adjoints, *steps)
    made = _Bend.apply(function, len(inputs), *inputs, *adjoints, *steps)
    return made[: len(function.kernels.active)], made[len(function.kernels.active) :]


def _bow(
    function: Derivable,
    inputs: Sequence[Tensor],
    one: Sequence[Tensor],
    other: Sequence[Tensor],
) -> Tensors:
    return tuple(_Bow.apply(function, len(inputs), *inputs, *one, *other))


def _twist(
    function: Derivable,
    inputs: Sequence[Tensor],
    adjoints: Sequence[Tensor],
    steps: Sequence[Tensor],
    others: Sequence[Tensor],
) -> tuple[Tensors, Tensors]:
    if any(map(is_legacy_batchedtensor, (*adjoints, *steps, *others))):
        return function.operators.twist(*inputs, *adjoints, *steps, *others)
    made = _Twist.apply(function, len(inputs), *inputs, *adjoints, *steps, *others)
    return made[: len(function.kernels.active)], made[len(function.kernels.active) :]
