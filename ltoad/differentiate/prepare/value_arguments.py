"""Structs passed by value: a function that changes one gets a local variable for it.

The function works on a copy of its own, but the shadow that it is given is
that of the caller's struct.  With the copy made in the open, what is changed
is an ordinary stack object, and the copy has the adjoint of any block copy.
"""

from __future__ import annotations

from ltoad.analysis.shape.users import Users, users_of
from ltoad.differentiate.support.memory_copy import COPY, COPY_TYPE, copy_memory
from ltoad.ir.builder import Builder, Names
from ltoad.ir.clone import remap
from ltoad.ir.instructions import BasicBlock, Call, Function, GetElementPtr, Instruction
from ltoad.ir.memory import Load
from ltoad.ir.module import Module
from ltoad.ir.parse_types import text_type
from ltoad.ir.types import I64, Type
from ltoad.ir.values import Argument, Value, integer
from ltoad.rules.rows import CopyRow, PointerRow, Row
from ltoad.rules.table import Rows


def copy_changed_arguments(function: Function, module: Module, names: Names, rows: Rows) -> None:
    """Give every struct that is passed by value, and may be changed, a variable."""
    passed = {a: t for a in function.arguments if (t := _passed_type(a)) is not None}
    if not passed:
        return
    users = users_of(function)
    for argument, type_ in passed.items():
        if not _is_only_read(argument, users, rows):
            _copy(function, argument, type_, module, names)


def _passed_type(argument: Argument) -> Type | None:
    for attribute in argument.attributes:
        if attribute.startswith("byval("):
            text = attribute.removeprefix("byval(").removesuffix(")")
            return text_type(text, f"byval of %{argument.name}")
    return None


def _is_only_read(pointer: Value, users: Users, rows: Rows) -> bool:
    for user in users.get(pointer, ()):
        if isinstance(user, Load):
            continue
        if isinstance(user, GetElementPtr) and _is_only_read(user, users, rows):
            continue
        if not isinstance(user, Call) or not _reads_from(user, pointer, rows.of(user)):
            return False
    return True


def _reads_from(call: Call, pointer: Value, row: Row | None) -> bool:
    """Whether a call only copies out of a pointer's memory, or only describes it."""
    if row is None:
        return False
    if isinstance(row, CopyRow):
        return call.operands[row.destination] is not pointer
    if row.effects.unknown:
        return False
    return not row.effects.writes and not row.effects.captures and not isinstance(row, PointerRow)


def _copy(
    function: Function, argument: Argument, type_: Type, module: Module, names: Names
) -> None:
    align = next(
        (int(a.removeprefix("align ")) for a in argument.attributes if a.startswith("align ")), 0
    )
    builder = Builder(names, BasicBlock("scratch"))
    variable = builder.alloca(type_, argument.name + ".copy", align)
    for instruction in function.instructions():
        if argument in instruction.operands:
            remap(instruction, {argument: variable})
    module.declare(COPY, COPY_TYPE)
    size = integer(I64, module.layout.size_of(type_))
    copy_memory(builder, variable, argument, size)
    _insert(function.entry, builder.block.instructions)


def _insert(entry: BasicBlock, instructions: list[Instruction]) -> None:
    for index, instruction in enumerate(instructions):
        entry.insert(index, instruction)
