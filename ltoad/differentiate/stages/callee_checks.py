"""What speaks against the calls of a planned derivative."""

from __future__ import annotations

from collections.abc import Iterator

from ltoad.analysis.program.program import Program
from ltoad.causes.cause import Cause
from ltoad.causes.code import MISSING_BODY
from ltoad.differentiate.keys.call_plan import CallPlan
from ltoad.differentiate.keys.signature import Key
from ltoad.differentiate.plan.plan import Plan
from ltoad.differentiate.registered.custom_rules import dropped_argument
from ltoad.differentiate.registered.program_rules import ProgramRules
from ltoad.differentiate.registered.rule_choice import RuleChoice
from ltoad.differentiate.registered.split_rules import lone_split_rule
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.instructions import Call

Chain = tuple[str, ...]


class CalleeChecks:
    """Checks against what is known of the functions of a program, and of rules it registers."""

    def __init__(self, program: Program, rules: ProgramRules, choice: RuleChoice) -> None:
        self._program = program
        self._rules = rules
        self._choice = choice

    def problems(self, plan: Plan, key: Key, chain: Chain) -> Iterator[tuple[Unsupported, Chain]]:
        """What is wrong, and in the last function of which chain.

        That are callees that nothing is known of, those that cannot be analysed, and rules that do
        not fit.
        """
        if key.linearised:
            yield from ((p, chain) for p in self._lone_rule(None, key.function))
        for call, call_plan in plan.calls.items():
            name = call_plan.key.function
            if plan.facts.key.linearised:
                yield from ((p, chain) for p in self._lone_rule(call, name))
            if call_plan.missing:
                yield Unsupported(call, *_missing(call_plan.missing)), chain
                continue
            if name in self._rules.shapes:
                yield from ((p, chain) for p in self._misfit(call, call_plan))
                continue
            found = self._program.problem(name)
            if found is not None:
                yield found, (*chain, name)

    def _lone_rule(self, call: Call | None, name: str) -> Iterator[Unsupported]:
        """A registered tangent from a tape that nothing makes."""
        registrations = self._rules.registrations
        if name in registrations.split_derivatives:
            yield Unsupported(call, *lone_split_rule(registrations, name))

    def _misfit(self, call: Call, plan: CallPlan) -> Iterator[Unsupported]:
        """What speaks against the rule of a function that is called."""
        rule = self._rules.shapes[plan.key.function].rule
        dropped = dropped_argument(call, rule.function)
        if dropped is not None:
            yield Unsupported(call, *dropped)
            return
        try:
            self._choice.shape(plan.key)
        except Unsupported as problem:
            problem.instruction = call
            yield problem


def _missing(name: str) -> tuple[str, Cause]:
    return (
        f"'{name}' is called with active data, and there is neither a body nor a rule for it",
        MISSING_BODY,
    )
