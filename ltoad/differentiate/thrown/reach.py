"""Which functions of a program an exception may be thrown in, or come through."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ltoad.differentiate.prepare.indirect import is_indirect
from ltoad.differentiate.prepare.targets import IndirectTargets
from ltoad.differentiate.registered.program_rules import ProgramRules
from ltoad.differentiate.thrown.handlers import has_own_handlers
from ltoad.ir.instructions import Call, Function
from ltoad.ir.module import Module
from ltoad.rules.exceptions import Step, step_of


class Throwing:
    """The functions that are reached from some, and may throw: those with a body and no rule."""

    def __init__(self, module: Module, rules: ProgramRules) -> None:
        self._module = module
        self._rules = rules
        self._targets = IndirectTargets(module, rules)
        self._calls: dict[str, set[str]] = {}
        self._throwing: set[str] = set()

    def add(self, starts: Iterable[str]) -> None:
        """Follow all calls from the functions ``starts``."""
        pending = [name for name in starts if self._has_body(name)]
        while pending:
            name = pending.pop()
            if name not in self._calls:
                function = self._module.function(name)
                self._calls[name] = {n for n in self._called(function) if self._has_body(n)}
                pending += self._calls[name] - self._calls.keys()
        self._throwing = {n for n in self._calls if self._has_throw(self._module.function(n))}
        self._spread()

    def _spread(self) -> None:
        """Let who calls a function that throws count as one."""
        callers: dict[str, set[str]] = {}
        for caller, called in self._calls.items():
            for name in called:
                callers.setdefault(name, set()).add(caller)
        pending = list(self._throwing)
        while pending:
            new = callers.get(pending.pop(), set()) - self._throwing
            self._throwing |= new
            pending += new

    def __contains__(self, name: str) -> bool:
        return name in self._throwing

    def __iter__(self) -> Iterator[str]:
        """In the module's order."""
        return (name for name in self._module.function_names() if name in self._throwing)

    def targets(self, call: Call) -> tuple[str, ...]:
        """What a call through a pointer may reach."""
        return self._targets.of(call)

    def _called(self, function: Function) -> Iterator[str]:
        for call in function.instructions():
            if isinstance(call, Call):
                yield from self.targets(call) if is_indirect(call) else (call.callee_name,)

    def _has_body(self, name: str) -> bool:
        known = name in self._rules.functions or self._rules.rows.row(name) is not None
        return not known and self._module.defines(name) and not self._module.function(name).variadic

    def _has_throw(self, function: Function) -> bool:
        """Whether a function throws itself, or does what only the language's exceptions can."""
        calls = [i for i in function.instructions() if isinstance(i, Call)]
        steps = {step_of(call.callee_name) for call in calls}
        if Step.THROW in steps or Step.OTHER in steps:
            return True
        return Step.RETHROW in steps and not has_own_handlers(function)
