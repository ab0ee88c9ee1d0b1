"""Constant arguments whose memory the run tells to be constant.

Analyses may take another object's memory for that of a constant argument, when addresses of both
lie in one object.  If then active values seem to be stored there, the argument is its own shadow,
and a store of something active stops the program.  What surely happens is refused by the link.
"""

from __future__ import annotations

from collections.abc import Iterator

from ltoad.differentiate.requests.request import Marked, RequestedArgument
from ltoad.ir.instructions import Call, Function, Instruction
from ltoad.ir.memory import Store
from ltoad.ir.module import Module
from ltoad.ir.types import is_floating, is_pointer
from ltoad.ir.values import Value

_DEEPEST = 6


def with_own_shadow(
    argument: RequestedArgument, index: int, primal: Function, module: Module, width: int
) -> RequestedArgument:
    """An argument of a request, or, for a constant address through which numbers are not surely
    stored, one that is its own shadow."""
    parameter = primal.arguments[index]
    if argument.is_active or argument.by_reference or not is_pointer(parameter.type):
        return argument
    if _stores_numbers(primal, index, module, _DEEPEST):
        return argument
    return RequestedArgument(Marked.DUP, argument.value, (argument.value,) * width)


def _stores_numbers(function: Function, index: int, module: Module, depth: int) -> bool:
    """Whether a function, or one that it calls, stores a number right where an argument leads."""
    places = {function.arguments[index], *_steps(function, function.arguments[index])}
    for instruction in function.instructions():
        if isinstance(instruction, Store):
            if instruction.pointer in places and is_floating(instruction.value.type):
                return True
        elif isinstance(instruction, Call) and depth and module.defines(instruction.callee_name):
            callee = module.function(instruction.callee_name)
            passed = [i for i, o in enumerate(instruction.operands) if o in places]
            given = range(len(callee.arguments))
            if any(i in given and _stores_numbers(callee, i, module, depth - 1) for i in passed):
                return True
    return False


def _steps(function: Function, start: Value) -> Iterator[Instruction]:
    """Addresses that are computed from another one alone."""
    known: set[Value] = {start}
    for instruction in function.instructions():
        if instruction.opcode == "getelementptr" and instruction.operands[0] in known:
            known.add(instruction)
            yield instruction
