"""Which member of a struct an instruction accesses, in the words of the source.

Debug information has names and types of members.  Which struct it is, tells the alias metadata of
an access, or the declared type of the argument that its address comes from.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ltoad.ir.instructions import Call, GetElementPtr, Instruction
from ltoad.ir.location import follow
from ltoad.ir.memory import MemoryAccess
from ltoad.ir.metadata import MetadataNode, MetadataReference
from ltoad.ir.module import Module
from ltoad.ir.types import is_pointer
from ltoad.ir.values import Argument, ConstantInt, Value
from ltoad.ir.variables import argument_variable

_RECORDS = frozenset(
    f"DW_TAG_{kind}_type" for kind in ("structure", "class", "union", "variant_part")
)
_NAMED_ONLY = frozenset(
    f"DW_TAG_{kind}" for kind in ("typedef", "const_type", "volatile_type", "restrict_type")
)
_ADDRESSES = frozenset(f"DW_TAG_{kind}_type" for kind in ("pointer", "reference"))
_DEEPEST = 12
_MOST = 4
_NEAR = 3


@dataclass(frozen=True, slots=True)
class Member:
    """``name`` is the way to it from the outermost struct, as in ``Record::weight``."""

    name: str
    type: str

    def __str__(self) -> str:
        return f"`{self.name}` ({self.type})"


def members_of(instruction: Instruction, module: Module, function: str) -> Iterator[str]:
    """Sentences about the members that an instruction of a function accesses; none if unknown."""
    told: list[tuple[int, int]] = []
    for access in _accesses(instruction):
        by_tag = list(_struct_of_tag(access, module))
        told += by_tag or [
            place for a in _addresses(access) for place in _struct_behind(a, module, function)
        ]
    for record, byte in dict.fromkeys(told):
        found = list(dict.fromkeys(_members_at(module.metadata(record), byte, module)))[:_MOST]
        if len(found) > 1:
            names = f"{', '.join(map(str, found[:-1]))} and {found[-1]}"
            yield f"{names} {'both' if len(found) == 2 else 'all'} lie at byte {byte}"
        elif found:
            yield f"byte {byte} is {found[0]}"


def _accesses(instruction: Instruction, depth: int = 0) -> Iterator[Instruction]:
    """The instruction if it accesses memory, else the loads that its operands come from."""
    if isinstance(instruction, MemoryAccess | Call):
        yield instruction
    elif depth < _NEAR:
        for operand in instruction.operands:
            if isinstance(operand, Instruction) and not isinstance(operand, Call):
                yield from _accesses(operand, depth + 1)


def _addresses(instruction: Instruction) -> list[Value]:
    if isinstance(instruction, MemoryAccess):
        return [instruction.pointer]
    if isinstance(instruction, Call):
        return [o for o in instruction.operands if is_pointer(o.type)]
    return []


# By alias metadata


def _struct_of_tag(instruction: Instruction, module: Module) -> Iterator[tuple[int, int]]:
    """The struct of a tag such as ``!{!Record, !int, i64 8}``, and the byte in it."""
    reference = instruction.metadata_node("tbaa") or ""
    if not reference[1:].isdigit():
        return
    operands = module.metadata(int(reference[1:])).operands
    if len(operands) < 3 or not isinstance(operands[0], MetadataReference):
        return
    base, offset = module.metadata(operands[0].number), operands[2]
    name = str(base.operands[0]).strip('"') if base.operands else ""
    if isinstance(offset, ConstantInt) and len(base.operands) > 3:
        for record in _records_named(name, module):
            yield record, offset.value


def _records_named(name: str, module: Module) -> Iterator[int]:
    """The definition of a struct; C++ knows it by the mangled name of its type."""
    if not name:
        return
    keys = (f'identifier: "{name}"', f'name: "{name}"')
    for key in keys:
        for number in module.metadata_numbers():
            text = module.metadata_text(number)
            if "!DICompositeType(" in text and key in text and "elements:" in text:
                yield number
                return


# By the argument that an address comes from


def _struct_behind(address: Value, module: Module, function: str) -> Iterator[tuple[int, int]]:
    """The struct that an argument points to, and the byte in it that an address leads to."""
    byte = 0
    for _ in range(_DEEPEST):
        if not isinstance(address, GetElementPtr):
            break
        offset = _constant_offset(address, module)
        if offset is None:
            return
        byte, address = byte + offset, address.operands[0]
    if not isinstance(address, Argument) or not module.defines(function):
        return
    variable = argument_variable(address.index, module.function(function), module)
    pointer = _stripped(variable.fields.get("type"), module) if variable is not None else None
    if pointer is None or pointer[1].fields.get("tag") not in _ADDRESSES:
        return
    record = _stripped(pointer[1].fields.get("baseType"), module)
    if record is not None and record[1].fields.get("tag") in _RECORDS:
        size = record[1].fields.get("size")
        yield record[0], byte % (size // 8) if isinstance(size, int) and size >= 8 else byte


def _constant_offset(step: GetElementPtr, module: Module) -> int | None:
    index = step.operands[-1]
    if len(step.operands) != 2 or not isinstance(index, ConstantInt):
        return None
    return module.layout.size_of(step.source_type) * index.value


# Types of the source


def _stripped(link: object, module: Module) -> tuple[int, MetadataNode] | None:
    """A type without its other names, with its number."""
    for _ in range(_DEEPEST):
        if not isinstance(link, MetadataReference):
            return None
        node = module.metadata(link.number)
        if node.fields.get("tag") not in _NAMED_ONLY:
            return link.number, node
        link = node.fields.get("baseType")
    return None


def _members_at(
    record: MetadataNode, byte: int, module: Module, outer: str = "", depth: int = 0
) -> Iterator[Member]:
    """The innermost members that a byte of a struct belongs to: of a union, several."""
    name = outer or str(record.fields.get("name", "")) or "(unnamed)"
    elements = follow(record.fields.get("elements"), module)
    if elements is None or depth > _DEEPEST:
        return
    for link in elements.operands:
        element = follow(link, module)
        if element is None:
            continue
        if element.fields.get("tag") == "DW_TAG_variant_part":
            yield from _members_at(element, byte, module, name, depth + 1)
        elif element.fields.get("tag") in ("DW_TAG_member", "DW_TAG_inheritance"):
            yield from _inside(element, byte, module, name, depth)


def _inside(
    member: MetadataNode, byte: int, module: Module, outer: str, depth: int
) -> Iterator[Member]:
    start, size = (_bytes(member.fields.get(field)) for field in ("offset", "size"))
    found = _stripped(member.fields.get("baseType"), module)
    if found is None or not start <= byte < start + size:
        return
    own = str(member.fields.get("name", ""))
    name = f"{outer}::{own}" if own else outer
    if found[1].fields.get("tag") in _RECORDS:
        yield from _members_at(found[1], byte - start, module, name, depth + 1)
    else:
        yield Member(name, _type_name(member.fields.get("baseType"), module))


def _bytes(bits: object) -> int:
    return bits // 8 if isinstance(bits, int) else 0


def _type_name(link: object, module: Module, depth: int = 0) -> str:
    node = module.metadata(link.number) if isinstance(link, MetadataReference) else None
    if node is None or depth > _DEEPEST:
        return "void" if link is None else "?"
    base = node.fields.get("baseType")
    tag = node.fields.get("tag")
    if tag in _ADDRESSES:
        return f"{_type_name(base, module, depth + 1)}*"
    if tag == "DW_TAG_array_type":
        return f"{_type_name(base, module, depth + 1)}[]"
    if node.fields.get("name"):
        return str(node.fields["name"])
    return _type_name(base, module, depth + 1) if base is not None else "?"
