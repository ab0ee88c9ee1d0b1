"""Calls of methods of what a panic of Rust carries: a text that the library made, as a rule.

Where such a method is none of the program's, it is the library's.  What it is called for is no part
of what is differentiated: numbers that a program lets panics carry have their type's methods in the
program.
"""

from __future__ import annotations

from dataclasses import dataclass

from ltoad.differentiate.prepare.library_calls import hand_over
from ltoad.differentiate.support.payloads import END, TYPE, TYPES
from ltoad.ir.builder import Builder
from ltoad.ir.instructions import Call, GetElementPtr
from ltoad.ir.memory import Load
from ltoad.ir.module import Module
from ltoad.ir.types import PTR, VOID, FunctionType
from ltoad.ir.values import Value
from ltoad.rules.panics import CATCHING

_METHODS = {
    (0, FunctionType(VOID, (PTR,))): END,
    (24, FunctionType(VOID, (PTR, PTR))): TYPE,
}
"""By the place in the table of methods, in bytes, and how it is called."""


@dataclass(frozen=True, slots=True)
class PayloadCall:
    """A ``call`` of a method of the library, by one of :data:`TYPES`, the ``helper``."""

    helper: str
    call: Call
    module: Module

    def write(self, builder: Builder) -> Value:
        """The call of what the library has; what it returns."""
        type_ = TYPES[self.helper]
        self.module.declare(self.helper, type_)
        return builder.call(self.helper, type_, [self.call.callee, *self.call.operands])

    def rename(self) -> None:
        """Have the call itself call what the library has."""
        hand_over(self.call, self.helper, TYPES[self.helper], self.module)
        self.call.argument_attributes = tuple(() for _ in self.call.argument_attributes)


def payload_call(call: Call, module: Module) -> PayloadCall | None:
    """What a call through a pointer is if it may be one of a method of what a panic carries."""
    callee = call.callee
    if not isinstance(callee, Load) or callee.metadata_node("invariant.load") is None:
        return None
    place, offset = callee.pointer, 0
    if isinstance(place, GetElementPtr):
        offset, scaled = module.layout.gep_offset(place)
        if scaled:
            return None
    helper = _METHODS.get((offset, call.function_type))
    if helper is None or not module.mentions(CATCHING):
        return None
    return PayloadCall(helper, call, module)
