"""Variables of the source: which one an argument or a piece of the stack is, by debug records."""

from __future__ import annotations

from ltoad.ir.clone import copy_function, name_numbers
from ltoad.ir.instructions import DebugRecord, Function
from ltoad.ir.memory import Alloca
from ltoad.ir.metadata import MetadataNode
from ltoad.ir.module import Module
from ltoad.ir.values import Argument, MetadataOperand, Value


def argument_variable(index: int, function: Function, module: Module) -> MetadataNode | None:
    """The variable that an argument is; None where no record says so."""
    for instruction in function.instructions():
        for record in instruction.records:
            value = _described(record)
            if isinstance(value, Argument) and value.index == index:
                return _variable_in(record, module)
    return None


def stack_variables(function: Function, module: Module) -> dict[str, MetadataNode]:
    """The variables that lie on the stack, by the names that their memory has in a normal form."""
    named, _ = copy_function(function, function.name)
    name_numbers(named)
    pairs = zip(function.instructions(), named.instructions(), strict=True)
    names = {old: new.name for old, new in pairs if isinstance(old, Alloca)}
    found: dict[str, MetadataNode] = {}
    for instruction in function.instructions():
        for record in instruction.records:
            value = _described(record)
            variable = _variable_in(record, module)
            if isinstance(value, Alloca) and variable is not None:
                found.setdefault(names[value], variable)
    return found


def _described(record: DebugRecord) -> Value | None:
    """The value that a record says something about."""
    if len(record.operands) < 2:
        return None
    held = record.operands[0]
    return held.value if isinstance(held, MetadataOperand) else held


def _variable_in(record: DebugRecord, module: Module) -> MetadataNode | None:
    reference = record.operands[1].reference().rpartition(" ")[2] if record.operands[1:] else ""
    if not reference[1:].isdigit():
        return None
    node = module.metadata(int(reference[1:]))
    return node if node.kind == "DILocalVariable" else None
