"""Kinds of memory contents, and what type-based alias metadata says of one access."""

from __future__ import annotations

from ltoad.ir.memory import MemoryAccess
from ltoad.ir.module import Module
from ltoad.ir.types import DOUBLE, FLOAT, FloatType

INTEGER = "integer"
ADDRESS = "address"
NUMBER = "number"
Kind = FloatType | str
"""A float type, :data:`ADDRESS`, :data:`INTEGER`, or :data:`NUMBER`: what is calculated
with as an integer, which may still be the bits of a float."""

_TBAA_NAMES: dict[str, Kind] = {
    "double": DOUBLE,
    "float": FLOAT,
    "int": INTEGER,
    "long": INTEGER,
    "long long": INTEGER,
    "short": INTEGER,
    "bool": INTEGER,
    "any pointer": ADDRESS,
    "vtable pointer": ADDRESS,
    "descriptor member": INTEGER,  # flang's; the addresses in descriptors are accessed as such
}


def tbaa_kind(access: MemoryAccess, module: Module) -> Kind | None:
    """What the scalar type of a ``!tbaa`` tag tells; None for char and where there is no tag."""
    node = access.metadata_node("tbaa")
    name = module.tbaa_access_name(node) if node is not None else None
    if name is None:
        return None
    if name.endswith("pointer") or name.startswith(("p1 ", "p2 ", "p3 ")):
        return ADDRESS
    return _TBAA_NAMES.get(name)
