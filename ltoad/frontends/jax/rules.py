"""Derivatives and transposes of the primitives; importing this tells JAX of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import jax
import jax.numpy as jnp
from jax.extend.core import Primitive
from jax.interpreters import ad

from ltoad.frontends.jax.primitives import bend_p, bow_p, pull_p, push_p, value_p


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


def _linear_jvp(primitive: Primitive, name: str) -> Callable[..., Any]:
    """The derivative of what is linear in its last two groups of operands, by these only."""

    def rule(primals: Sequence[Any], tangents: Sequence[Any], **how: Any) -> Any:
        plan, count = how["plan"], how["plan"].count
        if _moves(tangents[:count]):
            raise NotImplementedError(f"{plan.foreign.name} has no third derivatives")
        middle = count + len(plan.smooth if name == "bend" else plan.active)
        made = primitive.bind(*primals, **how)
        found: list[Any] = [_no_tangent(y) for y in made]
        for first, last in ((count, middle), (middle, len(primals))):
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
ad.primitive_jvps[bend_p] = _linear_jvp(bend_p, "bend")
ad.primitive_jvps[bow_p] = _linear_jvp(bow_p, "bow")
ad.primitive_transposes[push_p] = _in_terms_of_jax(_push_transposed)
ad.primitive_transposes[pull_p] = _in_terms_of_jax(_pull_transposed)
ad.primitive_transposes[bend_p] = _in_terms_of_jax(_bend_transposed)
ad.primitive_transposes[bow_p] = _in_terms_of_jax(_bow_transposed)
