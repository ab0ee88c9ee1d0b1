"""Which functions of a program an exception may be thrown in, or come through."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ltoad.differentiate.prepare.leading import Leading
from ltoad.differentiate.registered.program_rules import ProgramRules
from ltoad.differentiate.thrown.destructors import functions_in
from ltoad.differentiate.thrown.handlers import NotPossibleError, has_own_handlers
from ltoad.differentiate.thrown.raising import throws_for
from ltoad.ir.instructions import Call, Function
from ltoad.ir.module import Module
from ltoad.ir.values import GlobalReference, Value
from ltoad.rules.exceptions import Step, step_of

_THROW = (Step.THROW, Step.UNCAUGHT, Step.OTHER, Step.CURRENT, Step.MAKE, Step.THROW_POINTED)
_POINT = (Step.POINT, Step.KEEP, Step.RELEASE, Step.END_NESTED)


class Throwing(Leading):
    """The functions that are reached from some, and may throw: those with a body and no rule.

    With ``pointers`` also those that pass on pointers to exceptions, as the destructors of what is
    thrown may.
    """

    def __init__(self, module: Module, rules: ProgramRules, *, pointers: bool = False) -> None:
        super().__init__(module, rules)
        self._steps = (*_THROW, *_POINT) if pointers else _THROW
        self._pointers = pointers

    @property
    def asks_for_handled(self) -> bool:
        """Whether functions ask for an exception that they do not handle themselves, or for
        pointers to exceptions."""
        return any(map(self._asks, map(self._module.function, self)))

    def _asks(self, function: Function) -> bool:
        steps = {step_of(call.callee_name) for call in _calls(function)}
        if not steps.isdisjoint((Step.CURRENT, Step.MAKE)):
            return True
        return Step.RETHROW in steps and not has_own_handlers(function)

    def _called(self, function: Function) -> Iterator[str]:
        yield from super()._called(function)
        for call in _calls(function) if self._pointers else ():
            if step_of(call.callee_name) in (Step.THROW, Step.MAKE):
                yield from (f.name for f in _destructors(call.operands[2]))

    def _does(self, function: Function) -> bool:
        """Whether a function throws itself or lets a library throw, or does what only the
        language's exceptions can."""
        calls = _calls(function)
        steps = {step_of(call.callee_name) for call in calls}
        if not steps.isdisjoint(self._steps):
            return True
        if any(throws_for(call, self._rules.rows) for call in calls):
            return True
        return Step.RETHROW in steps and not has_own_handlers(function)


def _calls(function: Function) -> list[Call]:
    return [i for i in function.instructions() if isinstance(i, Call)]


def _destructors(value: Value) -> Sequence[GlobalReference]:
    """The functions that a value may be; of one that is unknown, none."""
    try:
        return functions_in(value)
    except NotPossibleError:
        return ()
