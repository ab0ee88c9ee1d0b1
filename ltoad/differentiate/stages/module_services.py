"""What derivatives ask of the module that they are written into."""

from __future__ import annotations

from ltoad.differentiate.shadows.global_shadows import JOIN_TYPE, GlobalShadows
from ltoad.differentiate.stages.debug_lines import DebugLines, forget_lines
from ltoad.differentiate.support import freed_inputs, teams
from ltoad.differentiate.support.deferral import deferral
from ltoad.differentiate.support_code import SupportCode
from ltoad.differentiate.tape.scopes import Scopes
from ltoad.ir.instructions import Function
from ltoad.ir.module import Module
from ltoad.ir.types import FunctionType
from ltoad.ir.values import GlobalReference, Value

APART = 300
"""Instructions from which on a derivative stays a function by itself."""


class ModuleServices:
    """The part of ``Services`` that is about no derivative but the module as a whole.

    ``last``: what is written is not differentiated in turn.
    """

    def __init__(
        self, module: Module, globals_: GlobalShadows, support: SupportCode, *, last: bool
    ) -> None:
        self.module = module
        self._last = last
        self._lines = DebugLines(module)
        self.globals = globals_
        self._support = support

    def declare(self, name: str, type_: FunctionType) -> None:
        self._support.declare(name, type_)

    def scopes(self, function: str, width: int = 1, classes: int = 1) -> Scopes:
        return Scopes(self.module, function, width, classes)

    def global_shadow(self, name: str, lane: int = 0) -> Value:
        return self.globals.shadow(name, lane)

    def earlier_memory(self) -> Value:
        return self.globals.earlier.space()

    def joining(self) -> str:
        """The function that a thread of a parallel region calls first, with its team."""
        for name in (teams.REQUEST, teams.IS_NEW):
            self.declare(name, teams.TYPES[name])
        self.module.declare(self.globals.join, JOIN_TYPE)
        return self.globals.join

    def deferred(self, deallocator: str, type_: FunctionType, place: int) -> Value:
        return GlobalReference(deferral(self.module, deallocator, type_, place))

    def check_of_freed_inputs(self, function: str) -> Value:
        name = freed_inputs.PREFIX + function
        if not self.module.defines(name):
            self._support.define(freed_inputs.check(name, function).definition(name))
        return GlobalReference(name)

    def add_derivative(self, function: Function, primal: str) -> None:
        """Put a derivative into the module.

        LLVM has left its primal a function of its own.  It would put a derivative, however long,
        into the one function that calls it, and take twice the time for what comes of it.
        """
        if self._last:
            self._lines.give(function, primal)
            if sum(len(block.instructions) for block in function.blocks) > APART:
                apart = self.module.add_attribute_group("noinline")
                function.suffix = f"{apart} {function.suffix}".rstrip()
        else:
            forget_lines(function)
        self._support.declare_shared(function)
        self.module.add_function(function)

    def add_support(self, begin: str) -> None:
        """Put the functions that the derivatives call into the module.

        ``begin`` is a library's function that gets the shadows of globals ready, if any.
        """
        self._support.add(self.globals, begin)
