"""Analyses that span functions: activity outcomes and memory types."""

from __future__ import annotations

from ltoad.analysis.activity import (
    Activity,
    ActivitySolver,
    MemoryFacts,
    Outcome,
    Pattern,
    Surroundings,
)
from ltoad.analysis.carriers import Carriers
from ltoad.analysis.fixpoint import Fixpoint
from ltoad.analysis.origins import Origin, OriginKind
from ltoad.analysis.program import Program
from ltoad.analysis.typing import Fact, MemoryTypes, declared_facts
from ltoad.ir.instructions import Alloca, Call, GetElementPtr
from ltoad.ir.types import VOID, Type
from ltoad.ir.values import GlobalReference, Value
from ltoad.rules.table import lookup


class Library:
    """Per-function results that depend on other functions, memoised."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self._types: dict[str, MemoryTypes] = {}
        self._outcomes = Fixpoint(self._evaluate, Outcome())
        self._carriers: dict[str, tuple[int, Carriers]] = {}
        self.active_globals: set[str] = set()
        self._leaves: dict[str, bool] = {}

    # Types

    def types(self, name: str) -> MemoryTypes:
        """Memory types of a function, with what its callees know of their arguments."""
        if name in self._types:
            return self._types[name]
        program = self.program
        function = program.normal_form(name).function
        types = MemoryTypes(function, program.pointers(name), program.module, program.layout)
        self._types[name] = types
        for call in function.instructions():
            if isinstance(call, Call) and self._is_analysed(call.callee_name):
                self._exchange(name, types, call)
        return types

    def _is_analysed(self, name: str) -> bool:
        return self.program.module.defines(name) and self.program.problem(name) is None

    def _exchange(self, name: str, types: MemoryTypes, call: Call) -> None:
        """Facts about an argument's memory hold on both sides of a call."""
        callee = self.types(call.callee_name)
        pointers = self.program.pointers(name)
        for index, operand in enumerate(call.operands):
            inside = Origin(OriginKind.ARGUMENT, index)
            for origin, where in pointers.of(operand).items():
                downward = [
                    Fact(f.where.shifted(-where.constant, (where.stride,)), f.size, f.kind)
                    for f in types.facts(origin)
                ]
                upward = [
                    Fact(f.where.shifted(where.constant, (where.stride,)), f.size, f.kind)
                    for f in callee.facts(inside)
                ]
                types.add(origin, upward)
                callee.add(inside, downward)

    def tell(self, value: Value, callee: str, index: int) -> None:
        """Let a function know what a request's caller declares of an argument's memory.

        ``value`` is an operand in the caller as the module has it: an object
        of its own or a global, looked at through address arithmetic.
        """
        module = self.program.module
        while isinstance(value, GetElementPtr):
            value = value.operands[0]
        declared: Type | None = None
        if isinstance(value, Alloca):
            declared = value.allocated_type
        elif isinstance(value, GlobalReference) and module.has_global(value.name):
            declared = module.global_variable(value.name).value_type
        if declared is not None:
            facts = declared_facts(declared, module, self.program.layout)
            spread = [Fact(f.where.shifted(0, (f.size,)), f.size, f.kind) for f in facts]
            self.types(callee).add(Origin(OriginKind.ARGUMENT, index), spread)

    def carriers(self, name: str) -> Carriers:
        """The integers of a function that carry floats, by all that is known of its memory now."""
        types = self.types(name)
        known = self._carriers.get(name)
        if known is None or known[0] != types.count:
            function = self.program.normal_form(name).function
            known = self._carriers[name] = (types.count, Carriers(function, types))
        return known[1]

    # Activity

    def activity(self, name: str, pattern: Pattern) -> Activity:
        """The activity of one function's values under a pattern."""
        program = self.program
        function = program.normal_form(name).function
        types = self.types(name)
        facts = MemoryFacts(program.pointers(name), types, self.carriers(name))
        surroundings = Surroundings(
            self._outcome_of,
            self._is_inactive_global,
            self._is_function,
            frozenset(self.active_globals),
        )
        solver = ActivitySolver(function, pattern, facts, surroundings)
        return solver.solve()

    def settle(self, name: str, pattern: Pattern) -> None:
        """Find all globals that become active under a request.

        A global that one function activates matters to every function that
        reads it, so that all outcomes start over when one is found.
        """
        while True:
            found = self.activity(name, pattern).outcome.globals - self.active_globals
            if not found:
                return
            self.active_globals |= found
            self._outcomes.forget()

    def touches_active_globals(self, call: Call) -> bool:
        """Whether a call of a defined function may read or write an active global."""
        if not self.active_globals:
            return False
        summary = self.program.call_summary(call)
        roots = {o.root for o in summary.reads | summary.writes}
        return any(
            r.kind is OriginKind.UNKNOWN
            or (r.kind is OriginKind.GLOBAL and r.key in self.active_globals)
            for r in roots
        )

    def _is_function(self, name: str) -> bool:
        module = self.program.module
        return module.defines(name) or module.declares(name)

    def _is_inactive_global(self, name: str) -> bool:
        module = self.program.module
        if not module.has_global(name):
            return True
        return module.global_variable(name).is_constant and not self.program.initial.of(name)

    def _outcome_of(self, call: Call, arguments: tuple[bool, ...]) -> Outcome:
        if not any(arguments) and not self.touches_active_globals(call):
            return Outcome()
        name = call.callee_name
        if self._is_analysed(name):
            form = self.program.normal_form(name)
            if len(form.function.arguments) == len(arguments):
                return self.outcome(name, arguments)
        # Without a body that can be analysed, the call is refused if it matters.
        return Outcome(result=call.type != VOID)

    def outcome(self, name: str, arguments: tuple[bool, ...]) -> Outcome:
        """What a call with these active arguments makes active."""
        return self._outcomes.of((name, arguments))

    def _evaluate(self, key: tuple[str, tuple[bool, ...]], former: Outcome) -> Outcome:
        name, arguments = key
        return former.union(self.activity(name, Pattern(arguments, True)).outcome)

    # Calls

    def is_leaf(self, name: str) -> bool:
        """Whether a defined function has no loop and calls only what may run once more."""
        if name not in self._leaves:
            form = self.program.normal_form(name)
            self._leaves[name] = not form.loops and all(
                _runs_again(i) for i in form.function.instructions() if isinstance(i, Call)
            )
        return self._leaves[name]


def _runs_again(call: Call) -> bool:
    row = lookup(call.callee_name)
    return row is not None and row.re_executable and not row.effects.input_output
