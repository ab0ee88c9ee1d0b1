"""Derivatives and transposes of the primitives; importing this tells JAX of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import jax
import jax.numpy as jnp
from jax.extend.core import Primitive
from jax.interpreters import ad

from ltoad.frontends.jax.primitives import (
    arch_p,
    bend_p,
    bow_p,
    pull_p,
    push_p,
    twist_p,
    value_p,
)


def _plain(tangents: Sequence[Any]) -> list[Any]:
    return [ad.instantiate_zeros(t) for t in tangents]


def _moves(tangents: Sequence[Any]) -> bool:
    return any(type(t) is not ad.Zero for t in tangents)


def _sum(one: Sequence[Any], other: Sequence[Any]) -> list[Any]:
    return [ad.add_tangents(a, b) for a, b in zip(one, other, strict=True)]


def _value_jvp(primals: Sequence[Any], tangents: Sequence[Any], **how: Any) -> Any:
    plan = how["plan"]
    outputs = value_p.bind(*primals, **how)
    pushed = push_p.bind(*primals, *_plain([tangents[i] for i in plan.active]), **how)
    by_place = dict(zip(plan.smooth, pushed, strict=True))
    return outputs, [by_place.get(j, _no_tangent(y)) for j, y in enumerate(outputs)]


def _no_tangent(value: Any) -> Any:
    return ad.Zero(jax.typeof(value).to_tangent_aval())


def _push_jvp(primals: Sequence[Any], tangents: Sequence[Any], **how: Any) -> Any:
    plan, count = how["plan"], how["plan"].count
    inputs, steps = primals[:count], primals[count:]
    pushed = push_p.bind(*primals, **how)
    found: list[Any] = [_no_tangent(y) for y in pushed]
    if _moves(tangents[count:]):
        found = _sum(found, push_p.bind(*inputs, *_plain(tangents[count:]), **how))
    moved = [tangents[i] for i in plan.active]
    if _moves(moved):
        found = _sum(found, bow_p.bind(*inputs, *steps, *_plain(moved), **how))
    return pushed, found


def _pull_jvp(primals: Sequence[Any], tangents: Sequence[Any], **how: Any) -> Any:
    plan, count = how["plan"], how["plan"].count
    inputs, seeds = primals[:count], primals[count:]
    pulled = pull_p.bind(*primals, **how)
    found: list[Any] = [_no_tangent(y) for y in pulled]
    if _moves(tangents[count:]):
        found = _sum(found, pull_p.bind(*inputs, *_plain(tangents[count:]), **how))
    moved = [tangents[i] for i in plan.active]
    if _moves(moved):
        found = _sum(found, bend_p.bind(*inputs, *seeds, *_plain(moved), **how))
    return pulled, found


def _multilinear_jvp(
    primitive: Primitive, groups: Callable[[Any], list[int]], further: Primitive | None
) -> Callable[..., Any]:
    """The derivative of what is linear in each of some groups of operands, of these lengths.

    ``further`` is that by the inputs, along a direction behind all others; without it, it is
    refused.
    """

    def rule(primals: Sequence[Any], tangents: Sequence[Any], **how: Any) -> Any:
        plan, count = how["plan"], how["plan"].count
        made = primitive.bind(*primals, **how)
        found: list[Any] = [_no_tangent(y) for y in made]
        moved = [tangents[i] for i in plan.active]
        if _moves(moved):
            if further is None:
                raise NotImplementedError(f"{plan.foreign.name} has no fourth derivatives")
            found = _sum(found, further.bind(*primals, *_plain(moved), **how))
        last = count
        for length in groups(plan):
            first, last = last, last + length
            if _moves(tangents[first:last]):
                changed = [*primals[:first], *_plain(tangents[first:last]), *primals[last:]]
                found = _sum(found, primitive.bind(*changed, **how))
        return made, found

    return rule


def _whole(adjoints: Sequence[Any]) -> list[Any]:
    """Adjoints that are known to be zero as arrays of zeros."""
    return [ad.instantiate_zeros(a) for a in adjoints]


def _push_transposed(adjoints: Sequence[Any], *operands: Any, **how: Any) -> Any:
    count = how["plan"].count
    pulled = pull_p.bind(*operands[:count], *_whole(adjoints), **how)
    return [*([None] * count), *pulled]


def _pull_transposed(adjoints: Sequence[Any], *operands: Any, **how: Any) -> Any:
    count = how["plan"].count
    pushed = push_p.bind(*operands[:count], *_whole(adjoints), **how)
    return [*([None] * count), *pushed]


def _bend_transposed(adjoints: Sequence[Any], *operands: Any, **how: Any) -> Any:
    """(J(x)ᵀ s)' v is symmetric in v; by s it is the second derivative along both directions."""
    plan, count = how["plan"], how["plan"].count
    middle = count + len(plan.smooth)
    inputs, seeds, steps = operands[:count], operands[count:middle], operands[middle:]
    given = _whole(adjoints)
    if any(map(ad.is_undefined_primal, steps)):
        bent = bend_p.bind(*inputs, *seeds, *given, **how)
        return [*([None] * middle), *bent]
    bowed = bow_p.bind(*inputs, *steps, *given, **how)
    return [*([None] * count), *bowed, *([None] * len(steps))]


def _bow_transposed(adjoints: Sequence[Any], *operands: Any, **how: Any) -> Any:
    """(J(x) v)' w with adjoints s is the product of s and a symmetric form of v and w."""
    plan, count = how["plan"], how["plan"].count
    middle = count + len(plan.active)
    inputs, one, other = operands[:count], operands[count:middle], operands[middle:]
    given = _whole(adjoints)
    if any(map(ad.is_undefined_primal, other)):
        bent = bend_p.bind(*inputs, *given, *one, **how)
        return [*([None] * middle), *bent]
    bent = bend_p.bind(*inputs, *given, *other, **how)
    return [*([None] * count), *bent, *([None] * len(other))]


def _twist_transposed(adjoints: Sequence[Any], *operands: Any, **how: Any) -> Any:
    """The gradient of a form with two directions is symmetric in these and what it is multiplied
    by; by the adjoints of the form it is the third derivative along all three."""
    plan, count = how["plan"], how["plan"].count
    many, middle = len(plan.active), count + len(plan.smooth)
    inputs, seeds = operands[:count], operands[count:middle]
    one, other = operands[middle : middle + many], operands[middle + many :]
    given = _whole(adjoints)
    found: list[Any] = [None] * len(operands)
    if any(map(ad.is_undefined_primal, seeds)):
        found[count:middle] = arch_p.bind(*inputs, *one, *other, *given, **how)
        return found
    is_first = any(map(ad.is_undefined_primal, one))
    start = middle if is_first else middle + many
    kept = other if is_first else one
    found[start : start + many] = twist_p.bind(*inputs, *seeds, *kept, *given, **how)
    return found


def _arch_transposed(adjoints: Sequence[Any], *operands: Any, **how: Any) -> Any:
    """The third derivative along three directions, with adjoints, is a symmetric form of all."""
    plan, count = how["plan"], how["plan"].count
    many = len(plan.active)
    starts = range(count, len(operands), many)
    groups = {start: operands[start : start + many] for start in starts}
    wanted = next(s for s, group in groups.items() if any(map(ad.is_undefined_primal, group)))
    kept = [x for start, group in groups.items() if start != wanted for x in group]
    found: list[Any] = [None] * len(operands)
    found[wanted : wanted + many] = twist_p.bind(*operands[:count], *_whole(adjoints), *kept, **how)
    return found


def _in_terms_of_jax(rule: Callable[..., Any]) -> Callable[..., Any]:
    """JAX's adjoints are the complex conjugates of directions, which ours are."""

    def transposed(adjoints: Sequence[Any], *operands: Any, **how: Any) -> Any:
        return list(map(_conjugate, rule(list(map(_conjugate, adjoints)), *operands, **how)))

    return transposed


def _conjugate(value: Any) -> Any:
    is_array = value is not None and type(value) is not ad.Zero
    return jnp.conj(value) if is_array and jnp.iscomplexobj(value) else value


ad.primitive_jvps[value_p] = _value_jvp
ad.primitive_jvps[push_p] = _push_jvp
ad.primitive_jvps[pull_p] = _pull_jvp
ad.primitive_jvps[bend_p] = _multilinear_jvp(
    bend_p, lambda plan: [len(plan.smooth), len(plan.active)], twist_p
)
ad.primitive_jvps[bow_p] = _multilinear_jvp(bow_p, lambda plan: [len(plan.active)] * 2, arch_p)
ad.primitive_jvps[twist_p] = _multilinear_jvp(
    twist_p, lambda plan: [len(plan.smooth), *[len(plan.active)] * 2], None
)
ad.primitive_jvps[arch_p] = _multilinear_jvp(arch_p, lambda plan: [len(plan.active)] * 3, None)
ad.primitive_transposes[push_p] = _in_terms_of_jax(_push_transposed)
ad.primitive_transposes[pull_p] = _in_terms_of_jax(_pull_transposed)
ad.primitive_transposes[bend_p] = _in_terms_of_jax(_bend_transposed)
ad.primitive_transposes[bow_p] = _in_terms_of_jax(_bow_transposed)
ad.primitive_transposes[twist_p] = _in_terms_of_jax(_twist_transposed)
ad.primitive_transposes[arch_p] = _in_terms_of_jax(_arch_transposed)
