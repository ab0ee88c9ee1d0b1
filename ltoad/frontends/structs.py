"""Structs as parameters: their fields become parameters of their own, called ``struct.field``.

A struct is known by its name, and debug information tells its fields, or by a body in the
signature, ``struct {double mass; int n; double *x[n]} p``.  Fields with an address point to an
array whose size the body tells.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ltoad.frontends.dims import Dim
from ltoad.frontends.elements import Element


@dataclass(frozen=True, slots=True)
class Field:
    """A member: a number, an array of fixed sizes, an array behind an address, or a struct.

    ``offset`` in bytes is None where only a signature told; ``reason`` says why a member cannot be
    passed, and is empty if it can.
    """

    name: str
    element: Element | None
    dims: tuple[Dim, ...] = ()
    struct: Struct | None = None
    by_address: bool = False
    offset: int | None = None
    reason: str = ""
    is_const: bool = False
    """Whether nothing is written behind the address."""


@dataclass(frozen=True, slots=True)
class Struct:
    """``size`` in bytes is 0 where only a signature told; no ``fields``: nothing is known yet."""

    name: str
    fields: tuple[Field, ...] = ()
    size: int = 0

    def leaves(self, path: str = "") -> Iterator[tuple[str, Field]]:
        """All members that are no structs, by their paths."""
        for field in self.fields:
            name = f"{path}.{field.name}" if path else field.name
            if field.struct is not None:
                yield from field.struct.leaves(name)
            else:
                yield name, field

    def __str__(self) -> str:
        return f"struct {self.name}".rstrip()


def refusal(struct: Struct) -> str:
    """Why a struct cannot be passed; empty if it can."""
    if not struct.fields:
        return f"nothing tells the fields of {struct}"
    for name, field in struct.leaves():
        if field.reason:
            return f"{struct} has a field '{name}' that {field.reason}"
    return ""


def disagreement(said: Struct, found: Struct) -> str:
    """Where a body in a signature differs from debug information; empty if it does not."""
    ours, theirs = list(said.leaves()), dict(found.leaves())
    if [name for name, _ in ours] != list(theirs):
        return f"{found} has the fields {', '.join(theirs)}"
    for name, field in ours:
        other = theirs[name]
        same = field.element == other.element and field.by_address == other.by_address
        if not same or (not field.by_address and field.dims != other.dims):
            return f"the field '{name}' of {found} is of another type"
    return ""


def with_offsets(said: Struct, found: Struct) -> Struct:
    """What a signature says, laid out as debug information says."""
    fields = []
    for ours, theirs in zip(said.fields, found.fields, strict=True):
        inner = ours.struct
        if inner is not None and theirs.struct is not None:
            inner = with_offsets(inner, theirs.struct)
        fields.append(
            Field(
                ours.name,
                ours.element,
                ours.dims,
                inner,
                ours.by_address,
                theirs.offset,
                is_const=theirs.is_const,
            )
        )
    return Struct(found.name or said.name, tuple(fields), found.size)
