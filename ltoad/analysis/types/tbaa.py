"""What type-based alias metadata says about memory.

A struct-path tag names the struct that an access goes into, and so describes
all of its members, not only the one that is accessed ("TBAA" in LLVM's
language reference).
"""

from __future__ import annotations

from dataclasses import dataclass

from ltoad.analysis.memory.kinds import ADDRESS, INTEGER, Kind
from ltoad.analysis.memory.memory_facts import Fact
from ltoad.analysis.memory.offsets import Congruence
from ltoad.ir.metadata import MetadataNode, MetadataReference, Metadatum
from ltoad.ir.module import Module
from ltoad.ir.types import DOUBLE, FLOAT
from ltoad.ir.values import ConstantInt

_METHODS = "vtable pointer"
_SCALARS: dict[str, tuple[Kind, int]] = {
    "double": (DOUBLE, 8),
    "float": (FLOAT, 4),
    "int": (INTEGER, 4),
    "long": (INTEGER, 8),
    "long long": (INTEGER, 8),
    "short": (INTEGER, 2),
    "bool": (INTEGER, 1),
    "any pointer": (ADDRESS, 8),
    _METHODS: (ADDRESS, 8),
    "descriptor member": (INTEGER, 8),
}


@dataclass(frozen=True, slots=True)
class AccessTag:
    """What a tag says: the kind of what is accessed, and the members around it.

    ``members`` are counted from the accessed byte.
    """

    kind: Kind | None
    members: tuple[Fact, ...]


class TypeTags:
    """Reads the tags of one module, each once."""

    def __init__(self, module: Module) -> None:
        self._module = module
        self._tags: dict[str, AccessTag] = {}

    def tag(self, reference: str) -> AccessTag:
        """What the attachment ``!7`` says."""
        if reference not in self._tags:
            self._tags[reference] = self._read(reference)
        return self._tags[reference]

    def is_table_of_methods(self, reference: str) -> bool:
        """Whether an attachment says that the address of an object's virtual table is accessed."""
        if not reference[1:].isdigit():
            return False
        tag = self._module.metadata(int(reference[1:]))
        access = self._node(tag.operands[1]) if len(tag.operands) > 1 else None
        return access is not None and _name(access) == _METHODS

    def copied(self, reference: str) -> tuple[Fact, ...]:
        """The members of a block that a ``!tbaa.struct`` attachment describes."""
        if not reference[1:].isdigit():
            return ()
        operands = self._module.metadata(int(reference[1:])).operands
        found: list[Fact] = []
        for place, size, tag in zip(operands[::3], operands[1::3], operands[2::3], strict=False):
            if not isinstance(tag, MetadataReference):
                continue
            kind = self.tag(str(tag)).kind
            known = next((s for k, s in _SCALARS.values() if k == kind), 0)
            if kind is not None and known:
                whole = _number(size)
                found += [
                    Fact(Congruence(_number(place) + i), known, kind)
                    for i in range(0, whole - whole % known, known)
                ]
        return tuple(found)

    def _read(self, reference: str) -> AccessTag:
        if not reference[1:].isdigit():
            return AccessTag(None, ())
        tag = self._module.metadata(int(reference[1:]))
        if len(tag.operands) < 3 or not isinstance(tag.operands[0], MetadataReference):
            scalar = _scalar(tag)
            return AccessTag(scalar[0] if scalar else None, ())
        base, access = self._node(tag.operands[0]), self._node(tag.operands[1])
        scalar = _scalar(access) if access is not None else None
        here = _number(tag.operands[2])
        members = self._members(base, 0) if base is not None and base is not access else []
        return AccessTag(
            scalar[0] if scalar else None,
            tuple(Fact(m.where.shifted(-here), m.size, m.kind) for m in members),
        )

    def _node(self, reference: Metadatum) -> MetadataNode | None:
        if not isinstance(reference, MetadataReference):
            return None
        return self._module.metadata(reference.number)

    def _members(self, node: MetadataNode, offset: int) -> list[Fact]:
        scalar = _scalar(node)
        if scalar is not None:
            return [Fact(Congruence(offset), scalar[1], scalar[0])]
        found: list[Fact] = []
        known = True
        end = offset
        for member, place in zip(node.operands[1::2], node.operands[2::2], strict=False):
            start = offset + _number(place)
            if known and start > end:
                found.append(_padding(end, start))
            inner = self._node(member)
            inside = self._members(inner, start) if inner and _name(inner) != _name(node) else []
            found += inside
            known = bool(inside)
            end = max((f.where.constant + f.size for f in inside), default=start)
        align = max(
            (f.size for f in found if f.kind is not INTEGER or f.size in _ALIGNED), default=1
        )
        if known and end % align:
            found.append(_padding(end, end + align - end % align))
        return found


_ALIGNED = (1, 2, 4, 8)


def _padding(start: int, end: int) -> Fact:
    return Fact(Congruence(start), end - start, INTEGER)


def _name(node: MetadataNode) -> str:
    return next((o for o in node.operands if isinstance(o, str)), "")


def _scalar(node: MetadataNode) -> tuple[Kind, int] | None:
    name = _name(node)
    if name.startswith(("p1 ", "p2 ", "p3 ")):
        return ADDRESS, 8
    return _SCALARS.get(name)


def _number(value: Metadatum) -> int:
    if isinstance(value, ConstantInt):
        return value.value
    return value if isinstance(value, int) else 0
