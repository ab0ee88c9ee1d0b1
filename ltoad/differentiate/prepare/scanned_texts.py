"""Which arguments of a call receive characters and nothing else, as its format tells."""

from __future__ import annotations

from ltoad.ir.instructions import Call

_TEXT = '"ltoad-text"'
"""The attribute of such an argument: the format is known where functions are prepared."""


def say_text(call: Call, index: int) -> None:
    """Say that characters go to an argument's memory."""
    attributes = list(call.argument_attributes)
    attributes[index] = (*attributes[index], _TEXT)
    call.argument_attributes = tuple(attributes)


def receives_text(call: Call, index: int) -> bool:
    """Whether nothing but characters goes to an argument's memory."""
    return _TEXT in call.argument_attributes[index]
