"""Which functions of a program an exception may be thrown in, or come through."""

from __future__ import annotations

from ltoad.differentiate.prepare.leading import Leading
from ltoad.differentiate.thrown.handlers import has_own_handlers
from ltoad.differentiate.thrown.raising import throws_for
from ltoad.ir.instructions import Call, Function
from ltoad.rules.exceptions import Step, step_of


class Throwing(Leading):
    """The functions that are reached from some, and may throw: those with a body and no rule."""

    def _does(self, function: Function) -> bool:
        """Whether a function throws itself or lets a library throw, or does what only the
        language's exceptions can."""
        calls = [i for i in function.instructions() if isinstance(i, Call)]
        steps = {step_of(call.callee_name) for call in calls}
        if not steps.isdisjoint((Step.THROW, Step.UNCAUGHT, Step.OTHER)):
            return True
        if any(throws_for(call, self._rules.rows) for call in calls):
            return True
        return Step.RETHROW in steps and not has_own_handlers(function)
