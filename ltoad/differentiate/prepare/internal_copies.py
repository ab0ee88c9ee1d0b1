"""Copies of a program's functions that only this module calls."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from ltoad.differentiate.keys.attributes import convention_of
from ltoad.ir.clone import copy_function, remap
from ltoad.ir.instructions import Call, Function, Instruction
from ltoad.ir.values import Value
from ltoad.rules.rows import MarkerRow
from ltoad.rules.table import Rows


def internal_copy(function: Function, name: str) -> Function:
    """A copy under another name, with nothing that only one function may have."""
    copied, _ = copy_function(function, name)
    copied.prefix = f"internal {convention_of(function)}".strip()
    copied.suffix = _of_any_function(function.suffix)
    return copied


def exchange_values(
    function: Function, dropped: Collection[Instruction], replaced: Mapping[Value, Value]
) -> None:
    """Take instructions out of a function, and let others use what is in their places."""
    for block in function.blocks:
        block.instructions = [i for i in block.instructions if i not in dropped]
    for instruction in function.instructions():
        remap(instruction, replaced)


def is_marker(user: Instruction, rows: Rows) -> bool:
    """Whether what uses an address only says something of it to tools such as this one."""
    return isinstance(user, Call) and isinstance(rows.of(user), MarkerRow)


def _of_any_function(suffix: str) -> str:
    """The words behind a function's parameters but for ``!dbg !N`` and its group of the linker."""
    words = suffix.split()
    while "!dbg" in words:
        place = words.index("!dbg")
        del words[place : place + 2]
    return " ".join(w for w in words if not w.startswith("comdat"))
