"""Batches of tangents at one point: eight of them for each run of the function.

That is what ``jacfwd`` asks for.  The primitive *push8* is *push* with eight operands for each
tangent, and eight results for each of *push*; all else that JAX asks of it is said by *push*.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import jax
import jax.numpy as jnp
from jax.extend.core import Primitive
from jax.interpreters import ad, batching

from ltoad.frontends import slots
from ltoad.frontends.jax.plan import Plan
from ltoad.frontends.jax.primitives import batched, primitive_of, pull_p, push_p, smooth_of
from ltoad.frontends.shim import WIDTH


def _wide_results(plan: Plan, avals: Sequence[Any]) -> list[tuple[tuple[int, ...], Any]]:
    return [result for result in smooth_of(plan, avals) for _ in range(WIDTH)]


push8_p: Primitive = primitive_of("push8", "jvp8", slots.push8_slots, _wide_results)


def _push_batched(args: Sequence[Any], dims: Sequence[Any], *, plan: Plan, batch: int) -> Any:
    """Eight tangents at a time where only tangents differ."""
    count = plan.count
    if batch or any(d is not None for d in dims[:count]):
        return batched(push_p, args, dims, plan=plan, batch=batch)
    pairs = list(zip(args[count:], dims[count:], strict=True))
    size = next(x.shape[d] for x, d in pairs if d is not None)
    blocks = -(-size // WIDTH)
    inputs = [jnp.broadcast_to(x, (blocks, *x.shape)) for x in args[:count]]
    lanes = [lane for x, d in pairs for lane in _lanes(_fronted(x, d, size), blocks)]
    made = push8_p.bind(*inputs, *lanes, plan=plan, batch=blocks)
    results = [
        jnp.stack(made[i : i + WIDTH], 1).reshape((blocks * WIDTH, *made[i].shape[1:]))[:size]
        for i in range(0, len(made), WIDTH)
    ]
    return results, [0] * len(results)


def _fronted(x: Any, dim: int | None, size: int) -> Any:
    return jnp.broadcast_to(x, (size, *x.shape)) if dim is None else jnp.moveaxis(x, dim, 0)


def _lanes(x: Any, blocks: int) -> list[Any]:
    """Every eighth member, from each of the first eight on; zeros where there is none."""
    more = blocks * WIDTH - x.shape[0]
    whole = jnp.concatenate([x, jnp.zeros((more, *x.shape[1:]), x.dtype)]) if more else x
    parts = whole.reshape((blocks, WIDTH, *x.shape[1:]))
    return [parts[:, lane] for lane in range(WIDTH)]


def _narrow(operands: Sequence[Any], plan: Plan, batch: int) -> Any:
    """The same by *push*."""
    count, size = plan.count, batch or 1
    inputs = [_repeated(x, batch) for x in operands[:count]]
    groups = range(count, len(operands), WIDTH)
    tangents = [_joined(operands[i : i + WIDTH], batch) for i in groups]
    made = push_p.bind(*inputs, *tangents, plan=plan, batch=size * WIDTH)
    return [lane for y in made for lane in _split(y, batch)]


def _repeated(x: Any, batch: int) -> Any:
    return jnp.repeat(x, WIDTH, 0) if batch else jnp.broadcast_to(x, (WIDTH, *x.shape))


def _joined(lanes: Sequence[Any], batch: int) -> Any:
    if not batch:
        return jnp.stack(lanes)
    return jnp.stack(lanes, 1).reshape((batch * WIDTH, *lanes[0].shape[1:]))


def _split(y: Any, batch: int) -> list[Any]:
    if not batch:
        return [y[lane] for lane in range(WIDTH)]
    parts = y.reshape((batch, WIDTH, *y.shape[1:]))
    return [parts[:, lane] for lane in range(WIDTH)]


def _jvp(primals: Sequence[Any], tangents: Sequence[Any], *, plan: Plan, batch: int) -> Any:
    moved = [ad.instantiate_zeros(t) for t in tangents]
    made = push8_p.bind(*primals, plan=plan, batch=batch)
    _, changed = jax.jvp(lambda *xs: _narrow(xs, plan, batch), tuple(primals), tuple(moved))
    return made, changed


def _transposed(adjoints: Sequence[Any], *operands: Any, plan: Plan, batch: int) -> Any:
    count, size = plan.count, batch or 1
    whole = [ad.instantiate_zeros(a) for a in adjoints]
    whole = [jnp.conj(a) if jnp.iscomplexobj(a) else a for a in whole]
    inputs = [_repeated(x, batch) for x in operands[:count]]
    seeds = [_joined(whole[i : i + WIDTH], batch) for i in range(0, len(whole), WIDTH)]
    pulled = pull_p.bind(*inputs, *seeds, plan=plan, batch=size * WIDTH)
    lanes = [lane for x in pulled for lane in _split(x, batch)]
    return [*([None] * count), *(jnp.conj(x) if jnp.iscomplexobj(x) else x for x in lanes)]


batching.primitive_batchers[push_p] = _push_batched
ad.primitive_jvps[push8_p] = _jvp
ad.primitive_transposes[push8_p] = _transposed
