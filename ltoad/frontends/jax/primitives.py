"""The primitives: shapes, batches, and the call that XLA makes."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax.extend.core import Primitive
from jax.interpreters import batching, mlir
from jax.sharding import NamedSharding, PartitionSpec

from ltoad.frontends import slots
from ltoad.frontends.jax.plan import Plan
from ltoad.frontends.jax.target import TARGET


def primitive_of(
    name: str,
    entry: str,
    arrays_of: Callable[[slots.Places], list[list[slots.Slot]]],
    results: Callable[[Plan, Sequence[Any]], list[tuple[tuple[int, ...], Any]]],
) -> Primitive:
    """A primitive that calls an entry; ``results`` are shapes and types that one member gives."""
    primitive = Primitive(f"ltoad_{name}")
    primitive.multiple_results = True

    @functools.cache
    def compiled(plan: Plan, batch: int) -> Any:
        def call(*args: Any) -> Any:
            return primitive.bind(*args, plan=plan, batch=batch)

        # JAX's search for NaN ends here, with this name.
        call.__name__ = call.__qualname__ = f"{name} of {plan.foreign.name}"
        call._apply_primitive = True  # type: ignore[attr-defined]
        return jax.jit(call)

    def run(*args: Any, plan: Plan, batch: int) -> Any:
        return compiled(plan, batch)(*args)

    def abstract(*avals: Any, plan: Plan, batch: int) -> Any:
        front = (batch,) if batch else ()
        most = max(avals, key=lambda a: len(varying_of(a)), default=None)
        made = results(plan, avals)
        return [_array((*front, *shape), np.dtype(type_), most) for shape, type_ in made]

    def lower(ctx: Any, *args: Any, plan: Plan, batch: int) -> Any:
        foreign = plan.foreign
        arrays = arrays_of(plan.places)
        sized = [
            (kind, max(index, 0), _bytes(plan, ctx, kind, index, batch))
            for array in arrays
            for kind, index in array
        ]
        sizes = np.frombuffer(plan.sizes, np.int64)
        rule = jax.ffi.ffi_lowering(
            TARGET,
            operand_layouts=[_layout(plan, a.shape, batch) for a in ctx.avals_in],
            result_layouts=[_layout(plan, a.shape, batch) for a in ctx.avals_out],
        )
        return rule(
            ctx,
            *args,
            entry=np.int64(foreign.entry_address(entry)),
            arrays=np.int64(len(arrays)),
            batch=np.int64(batch or 1),
            sizes=np.asarray(sizes),
            slots=np.asarray(sized, np.int64).reshape(-1),
        )

    primitive.def_impl(run)
    primitive.def_abstract_eval(abstract)
    mlir.register_lowering(primitive, lower, platform="cpu")
    batching.primitive_batchers[primitive] = functools.partial(batched, primitive)
    return primitive


def _array(shape: tuple[int, ...], type_: Any, most: Any) -> Any:
    """An array that differs between the devices of a mesh, as ``most`` does."""
    if most is None or not varying_of(most):
        return jax.core.ShapedArray(shape, type_)
    whole = NamedSharding(most.sharding.mesh, PartitionSpec(*[None] * len(shape)))
    return most.update(shape=shape, dtype=type_, sharding=whole, weak_type=False)


def varying_of(aval: Any) -> frozenset[Any]:
    """The axes of a mesh along which an array differs, under ``shard_map``."""
    kinds = getattr(aval, "manual_axis_type", None)
    found = getattr(aval, "vma", frozenset()) if kinds is None else kinds.varying
    return frozenset(found)


def alike(operands: Sequence[Any]) -> list[Any]:
    """Operands that all differ between devices if one of them does."""
    axes = frozenset().union(*(varying_of(jax.typeof(x)) for x in operands))
    return [_spread(x, axes - varying_of(jax.typeof(x))) for x in operands]


def _spread(x: Any, axes: frozenset[Any]) -> Any:
    return jax.lax.pcast(x, tuple(sorted(axes)), to="varying") if axes else x


def _layout(plan: Plan, shape: tuple[int, ...], batch: int) -> tuple[int, ...]:
    """Dimensions from the fastest to the slowest, as XLA has them."""
    axes = tuple(range(len(shape)))
    if not plan.foreign.is_fortran:
        return axes[::-1]
    return (*axes[1:], 0) if batch else axes


def _bytes(plan: Plan, ctx: Any, kind: int, index: int, batch: int) -> int:
    """What one member of a slot takes; places of outputs are counted down from -1."""
    if kind == slots.NOTHING:
        return 0
    if kind in (slots.RESULT, slots.ZEROED_RESULT):
        aval = ctx.avals_out[index]
    elif index >= 0:
        aval = ctx.avals_in[index]
    else:
        j = -1 - index
        type_ = plan.result_types[j]
        return int(np.prod(plan.outputs[j], dtype=np.int64)) * type_.itemsize
    return int(np.prod(aval.shape, dtype=np.int64)) * int(aval.dtype.itemsize) // (batch or 1)


def batched(
    primitive: Primitive, args: Sequence[Any], dims: Sequence[Any], *, plan: Plan, batch: int
) -> Any:
    """All members one after the other; batches of batches are one batch."""
    size = next(x.shape[d] for x, d in zip(args, dims, strict=True) if d is not None)
    whole = [
        jnp.broadcast_to(x, (size, *x.shape)) if d is None else jnp.moveaxis(x, d, 0)
        for x, d in zip(args, dims, strict=True)
    ]
    if batch:
        whole = [x.reshape((size * batch, *x.shape[2:])) for x in whole]
    made = primitive.bind(*whole, plan=plan, batch=size * (batch or 1))
    if batch:
        made = [y.reshape((size, batch, *y.shape[1:])) for y in made]
    return made, [0] * len(made)


def outputs_of(plan: Plan, avals: Sequence[Any]) -> list[tuple[tuple[int, ...], Any]]:
    return list(zip(plan.outputs, plan.result_types, strict=True))


def smooth_of(plan: Plan, avals: Sequence[Any]) -> list[tuple[tuple[int, ...], Any]]:
    every = outputs_of(plan, avals)
    return [every[j] for j in plan.smooth]


def _active_of(plan: Plan, avals: Sequence[Any]) -> list[tuple[tuple[int, ...], Any]]:
    found = []
    for i in plan.active:
        rank = len(plan.foreign.inputs[i].dims)
        shape = avals[i].shape
        found.append((shape[len(shape) - rank :], avals[i].dtype))
    return found


value_p = primitive_of("value", "value", slots.value_slots, outputs_of)
push_p = primitive_of("push", "jvp", slots.push_slots, smooth_of)
pull_p = primitive_of("pull", "vjp", slots.pull_slots, _active_of)
bend_p = primitive_of("bend", "hvp", slots.bend_slots, _active_of)
bow_p = primitive_of("bow", "jvpjvp", slots.bow_slots, smooth_of)
twist_p = primitive_of("twist", "third", slots.twist_slots, _active_of)
arch_p = primitive_of("arch", "jvp3", slots.arch_slots, smooth_of)
