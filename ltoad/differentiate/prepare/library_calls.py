"""Calls through pointers that a function of ours makes, which is given the pointer first."""

from __future__ import annotations

from ltoad.ir.instructions import Call
from ltoad.ir.module import Module
from ltoad.ir.types import FunctionType
from ltoad.ir.values import GlobalReference


def hand_over(call: Call, helper: str, type_: FunctionType, module: Module) -> None:
    """Have ``helper`` called with what a call calls, and with its arguments."""
    module.declare(helper, type_)
    call.operands = [call.callee, *call.operands]
    call.callee = GlobalReference(helper)
    call.function_type = type_
    call.argument_attributes = ((), *call.argument_attributes)
