"""Calls of the system of which the number is known: C has one function for all of them."""

from __future__ import annotations

from ltoad.ir.instructions import Call
from ltoad.ir.values import ConstantInt
from ltoad.rules import threads
from ltoad.rules.registrars import effects, inactive
from ltoad.rules.rows import Row

_NAME = "syscall"
_COMMAND = 2
"""The argument that says what to do with a word that threads wait for."""
_FUTEX = inactive([_NAME], effects((1,), input_output=True))


def row_of(call: Call) -> Row | None:
    """The row of a call of the system that lets threads wait for a word, or wakes them up."""
    if call.callee_name != _NAME or len(call.operands) <= _COMMAND:
        return None
    number, command = call.operands[0], call.operands[_COMMAND]
    if not isinstance(number, ConstantInt) or not isinstance(command, ConstantInt):
        return None
    does = command.value & threads.FUTEX_COMMANDS
    known = does in threads.FUTEX_WAITS | threads.FUTEX_WAKES
    return _FUTEX if number.value == threads.FUTEX and known else None
