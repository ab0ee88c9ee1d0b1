"""The adjoint of a result that is several numbers, as derivatives take it."""

from __future__ import annotations

from collections.abc import Iterator

from ltoad.differentiate.lowering.site import Site
from ltoad.differentiate.requests.request import Seed
from ltoad.differentiate.requests.struct_seeds import elements_of
from ltoad.ir.types import I64, Type, VectorType, is_floating, is_pointer
from ltoad.ir.values import Value, integer, zero


def assembled(site: Site, seed: Seed, type_: Type) -> Value:
    """Of this type, from its address, from the whole or from its parts in order."""
    first, builder = seed[0], site.builder
    if is_pointer(first.type):
        return builder.load(type_, first)
    if first.type == type_:
        return first
    parts = iter(seed)
    if isinstance(type_, VectorType):
        return _vector(site, parts, type_)
    whole: Value = zero(type_)
    for index, element in enumerate(elements_of(type_)):
        if isinstance(element, VectorType) and not isinstance(first.type, VectorType):
            whole = builder.insert_value(whole, _vector(site, parts, element), index)
        elif is_floating(element):
            whole = builder.insert_value(whole, site.passed(next(parts), element), index)
    return whole


def _vector(site: Site, parts: Iterator[Value], type_: VectorType) -> Value:
    whole: Value = zero(type_)
    for lane in range(type_.length):
        part = site.passed(next(parts), type_.element)
        whole = site.builder.insert_element(whole, part, integer(I64, lane))
    return whole
