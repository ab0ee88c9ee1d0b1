"""Copies of instructions and functions with operands mapped to new values."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from typing import TypeVar

from ltoad.ir.builder import Names
from ltoad.ir.instructions import (
    BasicBlock,
    Call,
    Function,
    Instruction,
    OperandBundle,
    Phi,
)
from ltoad.ir.types import VOID
from ltoad.ir.values import Argument, MetadataOperand, Value, next_serial

ValueMap = Mapping[Value, Value]
_Kind = TypeVar("_Kind", bound=Instruction)


def copy_instruction(instruction: _Kind, values: ValueMap) -> _Kind:
    """A copy with mapped operands and blocks; it has no parent and keeps its name.

    Values that are not in the map are kept.  Debug records are dropped: a
    copy computes something that the source program has no variable for.
    """
    clone = copy.copy(instruction)
    clone.serial = next_serial()
    clone.parent = None
    clone.records = ()
    clone.operands = [values.get(o, o) for o in instruction.operands]
    targets = getattr(instruction, "targets", None)
    if targets is not None:
        clone.targets = [values.get(t, t) for t in targets]  # type: ignore[attr-defined]
    if isinstance(clone, Phi):
        clone.blocks = [_block(values.get(b, b)) for b in clone.blocks]
    if isinstance(clone, Call):
        clone.callee = values.get(clone.callee, clone.callee)
        clone.bundles = tuple(
            OperandBundle(b.tag, tuple(values.get(o, o) for o in b.operands)) for b in clone.bundles
        )
    return clone


def copy_function(function: Function, name: str) -> tuple[Function, dict[Value, Value]]:
    """A deep copy under another name, and the map from old values to new ones.

    Metadata operands that wrap local values are re-wrapped; debug records
    are dropped.
    """
    values: dict[Value, Value] = {}
    arguments = []
    for argument in function.arguments:
        twin = Argument(argument.type, argument.name, argument.index, argument.attributes)
        values[argument] = twin
        arguments.append(twin)
    clone = Function(
        name,
        function.result_type,
        arguments,
        variadic=function.variadic,
        prefix=function.prefix,
        suffix=function.suffix,
    )
    clone.scopes = function.scopes
    for block in function.blocks:
        values[block] = clone.add_block(block.name)
        clone.blocks[-1].implicit = block.implicit
    for block in function.blocks:
        for instruction in block.instructions:
            values[instruction] = _block(values[block]).append(copy_instruction(instruction, {}))
    for block in clone.blocks:
        for instruction in block.instructions:
            remap(instruction, values)
    return clone, values


def name_numbers(function: Function) -> Names:
    """Give every local a name that is no number, so that others can be put in anywhere."""
    names = Names()
    for argument in function.arguments:
        argument.name = names.fresh(argument.name)
    for block in function.blocks:
        block.name = names.fresh("b" + block.name if block.name.isdigit() else block.name)
        block.implicit = False
        for instruction in block.instructions:
            if instruction.type != VOID:
                instruction.name = names.fresh(instruction.name)
    return names


def final(value: Value, replaced: Mapping[Value, Value]) -> Value:
    """What finally stands for a value: its replacement may be replaced as well."""
    while value in replaced:
        value = replaced[value]
    return value


def remap(instruction: Instruction, values: ValueMap) -> None:
    """Replace operands, targets and incoming blocks in place."""
    instruction.operands = [_mapped(o, values) for o in instruction.operands]
    targets = getattr(instruction, "targets", None)
    if targets is not None:
        targets[:] = [values.get(t, t) for t in targets]
    if isinstance(instruction, Phi):
        instruction.blocks = [_block(values.get(b, b)) for b in instruction.blocks]
    if isinstance(instruction, Call):
        instruction.callee = values.get(instruction.callee, instruction.callee)
        if instruction.bundles:
            instruction.bundles = tuple(
                OperandBundle(b.tag, tuple(_mapped(o, values) for o in b.operands))
                for b in instruction.bundles
            )


def _mapped(value: Value, values: ValueMap) -> Value:
    if isinstance(value, MetadataOperand) and value.value is not None:
        return MetadataOperand(value.text, values.get(value.value, value.value))
    return values.get(value, value)


def _block(value: Value) -> BasicBlock:
    if not isinstance(value, BasicBlock):
        raise AssertionError(f"not a block: {value}")
    return value
