"""The engine: derivatives by key, synthesised on demand, each once."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace

from ltoad.analysis.program.call_contexts import CallContexts
from ltoad.analysis.program.program import Program
from ltoad.differentiate.explain import explain
from ltoad.differentiate.facts.constructs import unsupported_constructs
from ltoad.differentiate.facts.fact_finder import FactFinder
from ltoad.differentiate.facts.facts import Facts
from ltoad.differentiate.facts.library import Library
from ltoad.differentiate.keys.attributes import derivative_suffix
from ltoad.differentiate.keys.call_plan import CallPlan
from ltoad.differentiate.keys.linear_signature import LinearInterface, linear_interface
from ltoad.differentiate.keys.signature import Interface, Key, Mode, interface_of
from ltoad.differentiate.keys.tangent_signature import TangentInterface, tangent_interface
from ltoad.differentiate.plan.call_planner import CallPlanner
from ltoad.differentiate.plan.make import make_plan
from ltoad.differentiate.plan.optimism import Optimism
from ltoad.differentiate.plan.plan import Plan
from ltoad.differentiate.plan.untaped import needs_nothing, reads_own_writes
from ltoad.differentiate.prepare.preparation import Preparation
from ltoad.differentiate.registered.custom_rules import dropped_argument, write_rule
from ltoad.differentiate.registered.program_rules import NO_RULES, ProgramRules
from ltoad.differentiate.registered.registrations import DerivativeRule
from ltoad.differentiate.registered.rule_choice import RuleChoice
from ltoad.differentiate.registered.split_rules import (
    linear_shape,
    lone_split_rule,
    write_linear_rule,
)
from ltoad.differentiate.replay.loop_rewriter import LoopRewriter
from ltoad.differentiate.shadows.global_shadows import GlobalShadows
from ltoad.differentiate.support import freed_inputs
from ltoad.differentiate.support.deferral import deferral
from ltoad.differentiate.support_code import SupportCode
from ltoad.differentiate.sweeps.linear_sweep import write_linear
from ltoad.differentiate.sweeps.synthesis import synthesise
from ltoad.differentiate.sweeps.tangent_synthesis import write_tangent
from ltoad.differentiate.tape.scopes import Scopes
from ltoad.differentiate.unsupported import Unsupported, diagnostic_of
from ltoad.errors import Diagnostic
from ltoad.ir.instructions import Call, Function
from ltoad.ir.module import Module
from ltoad.ir.types import FunctionType
from ltoad.ir.values import GlobalReference, Value


@dataclass(frozen=True, slots=True)
class DerivativeReport:
    """What was made for one derivative: a line for the end of a build log, and its plan."""

    function: str
    mode: str
    summary: str
    details: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class _Job:
    key: Key
    name: str
    chain: tuple[str, ...]


class Engine:
    """Synthesises derivatives into a module; implements ``Services``.

    ``last``: what is written is not differentiated in turn.
    ``tape_limit``: the bytes that the tape of a derivative may take, for loops with checkpoints.
    """

    def __init__(
        self,
        module: Module,
        rules: ProgramRules = NO_RULES,
        *,
        last: bool = True,
        tape_limit: int | None = None,
    ) -> None:
        self.module = module
        self.rules = rules
        self._last = last
        self.program = Program(module, Preparation(module, rules), rules.told)
        self.library = Library(self.program)
        self.contexts = CallContexts(self.program, ())
        self.finder = FactFinder(module, self.program, self.library, self.contexts)
        self.diagnostics: list[Diagnostic] = []
        self._planner = CallPlanner(self.library, self.needs_no_tape, self.needs_no_run)
        self._support = SupportCode(module, last=last)
        self._names: dict[Key, str] = {}
        self._plans: dict[Key, Plan] = {}
        self._loops = LoopRewriter(
            module, self.library, self._planner.iterations, tape_limit, self._support.define
        )
        self._without_tape = Optimism(self._makes_no_tape, self._forget_plans)
        self._jobs: list[_Job] = []
        self._chain: tuple[str, ...] = ()
        offers = rules.registrations.offers
        self.globals = GlobalShadows(module, self.library, self.finder.heap, offers.begins)
        self.choice = RuleChoice(module, rules)
        self.linearised: set[str] = set()
        """Functions whose tangents are computed from their tapes somewhere."""

    # Services

    def require(self, key: Key) -> tuple[str, Interface]:
        """Name and interface of a derivative; it is written by :meth:`run`."""
        function = self.program.normal_form(key.function).function
        carriers = self.library.carriers(key.function)
        return self._name(key), interface_of(function, key, carriers)

    def require_tangent(self, key: Key) -> tuple[str, TangentInterface]:
        return self._name(key), tangent_interface(
            self.program.normal_form(key.function).function, key
        )

    def require_linear(self, key: Key) -> tuple[str, LinearInterface]:
        return self._name(key), linear_interface(
            self.program.normal_form(key.function).function, key
        )

    def _name(self, key: Key) -> str:
        if key not in self._names:
            name = self.module.fresh_name(f"{key.function}.{key.mode.value}")
            while name in self._names.values():
                name += "'"
            self._names[key] = name
            self._jobs.append(_Job(key, name, (*self._chain, key.function)))
        return self._names[key]

    def forward_rule(self, key: Key) -> DerivativeRule | None:
        return self.choice.forward_rule(key)

    def needs_no_tape(self, key: Key) -> bool:
        """Whether the reverse sweep of an augmented primal gets on with the arguments alone."""
        return self._without_tape.holds(key)

    def _makes_no_tape(self, key: Key) -> bool:
        if key.function in self.rules.shapes or self.program.problem(key.function) is not None:
            return False
        try:
            return needs_nothing(self._plan(key))
        except Unsupported:
            return False

    def needs_no_run(self, key: Key) -> bool:
        """Whether the reverse sweep of an iteration need not run it forwards before."""
        return self.needs_no_tape(key) and not reads_own_writes(self.finder.facts(key))

    def _forget_plans(self, keys: Collection[Key]) -> None:
        for key in keys:
            self._plans.pop(key, None)

    def plan_call(self, call: Call, facts: Facts) -> CallPlan | None:
        return self._planner.plan(call, facts)

    def declare(self, name: str, type_: FunctionType) -> None:
        self._support.declare(name, type_)

    def scopes(self, function: str, width: int = 1, classes: int = 1) -> Scopes:
        return Scopes(self.module, function, width, classes)

    def global_shadow(self, name: str, lane: int = 0) -> Value:
        return self.globals.shadow(name, lane)

    def deferred(self, deallocator: str, type_: FunctionType) -> Value:
        return GlobalReference(deferral(self.module, deallocator, type_))

    def check_of_freed_inputs(self, function: str) -> Value:
        name = freed_inputs.PREFIX + function
        if not self.module.defines(name):
            self._support.define(freed_inputs.check(name, function).definition(name))
        return GlobalReference(name)

    # Running

    def run(self) -> None:
        """Write every derivative that was required, and those that these require."""
        while self._jobs:
            job = self._jobs.pop()
            self._chain = job.chain
            self._write(job)
        self._chain = ()

    def reports(self, *, detailed: bool = False) -> tuple[DerivativeReport, ...]:
        """One line a derivative: what is kept and how; more lines if ``detailed``."""
        found = []
        for key, name in self._names.items():
            if key.mode is Mode.TANGENT:
                lanes = f", {key.width} lanes" if key.width > 1 else ""
                found.append(DerivativeReport(key.function, key.mode.value, name + lanes))
                continue
            shared = key.shared
            if key.function in self.rules.shapes:
                rule = self.rules.shapes[key.function].rule
                summary = f"{name}: by '{rule.source}'"
                found.append(DerivativeReport(rule.function, key.mode.value, summary))
                continue
            plan = self._plans[shared]
            summary = f"{name}: {len(plan.slots)} values kept"
            if plan.uses_arena:
                summary += ", tape in an arena"
            objections = self._loops.objections.get(shared, ())
            details = explain(plan, objections, self.module) if detailed else ()
            found.append(DerivativeReport(key.function, key.mode.value, summary, details))
        return tuple(found)

    def differentiated(self) -> tuple[str, ...]:
        """The functions of the program whose bodies were differentiated."""
        tangents = [key for key in self._names if key.mode is Mode.TANGENT]
        return tuple(dict.fromkeys(key.function for key in (*self._plans, *tangents)))

    def called(self) -> frozenset[str]:
        """What these call, and functions with a rule whose derivative is asked for."""
        shapes = self.rules.shapes
        bodies = [self.program.normal_form(name).function for name in self.differentiated()]
        calls = {i.callee_name for b in bodies for i in b.instructions() if isinstance(i, Call)}
        calls |= {key.function for key in self._names}
        return frozenset(shapes[n].rule.function if n in shapes else n for n in calls)

    def add_support(self) -> None:
        """Put the functions that the derivatives call into the module."""
        self._support.add(self.globals, self.rules.registrations.offers.begin)

    def _write(self, job: _Job) -> None:
        if job.key.mode is Mode.TANGENT:
            self._write_tangent(job)
        else:
            self._write_adjoint(job)

    def _write_tangent(self, job: _Job) -> None:
        """Forward mode needs no plan: rules that are not there show while it is written."""
        key = job.key
        facts = self.finder.facts(key)
        function, problems = write_tangent(
            facts,
            tangent_interface(facts.form.function, key),
            job.name,
            self,
            derivative_suffix(self.module, key.function),
        )
        constructs = unsupported_constructs(facts, self.program.summary(key.function))
        for found in (*problems, *constructs):
            self._report(found, job)
        self._add_derivative(function)

    def _add_derivative(self, function: Function) -> None:
        self._support.declare_tapes(function)
        self.module.add_function(function)

    def _write_adjoint(self, job: _Job) -> None:
        key = job.key
        if key.function in self.rules.shapes:
            self._write_rule(job)
            return
        try:
            plan = self._plan(key)
        except Unsupported as problem:
            self._report(problem, job)
            return
        summary = self.program.summary(key.function)
        for found in (*plan.problems, *unsupported_constructs(plan.facts, summary)):
            self._report(found, job)
        self._check_lone_rule(None, key, job)
        self._report_callees(plan, job)
        if self.diagnostics:
            self._visit_callees(plan)
            return
        try:
            function = self._synthesised(plan, job)
        except Unsupported as problem:
            self._report(problem, job)
            self._visit_callees(plan)
            return
        self._add_derivative(function)

    def _synthesised(self, plan: Plan, job: _Job) -> Function:
        key, suffix = job.key, derivative_suffix(self.module, job.key.function)
        form = plan.facts.form
        if key.mode is Mode.LINEAR:
            return write_linear(plan, linear_interface(form.function, key), job.name, self, suffix)
        interface = interface_of(form.function, key, plan.facts.carriers)
        return synthesise(plan, interface, job.name, self, "internal", suffix)

    def _write_rule(self, job: _Job) -> None:
        """The derivative of a stub: calls of what the program registers."""
        name = self.rules.shapes[job.key.function].rule.function
        if job.key.width > 1 and job.key.function not in self.rules.offers:
            self._report(Unsupported(None, *_one_lane(name)), job)
            return
        try:
            shape = self.choice.shape(job.key)
        except Unsupported as problem:
            if len(job.chain) == 1:  # else it is known already
                self._report(problem, job)
            return
        suffix = derivative_suffix(self.module, shape.rule.function, body=False)
        if job.key.mode is Mode.LINEAR:
            linear = linear_shape(self.module, self.rules.registrations, shape.rule)
            wanted = self.require_linear(job.key)[1]
            function = write_linear_rule(self.module, linear, wanted, job.name, suffix)
        else:
            interface = self.require(job.key)[1]
            function = write_rule(self.module, shape, interface, job.name, suffix)
        self._add_derivative(function)

    def _report_callees(self, plan: Plan, job: _Job) -> None:
        """Callees that nothing is known of, and those that cannot be analysed."""
        for call, call_plan in plan.calls.items():
            name = call_plan.key.function
            if plan.facts.key.linearised and name in self.rules.registrations.split_derivatives:
                self._report(
                    Unsupported(call, *lone_split_rule(self.rules.registrations, name)), job
                )
            if call_plan.missing:
                self._report(Unsupported(call, *_missing(call_plan.missing)), job)
                continue
            if name in self.rules.shapes:
                self._check_rule(call, call_plan, job)
                continue
            found = self.program.problem(name)
            if found is not None:
                self._report(found, _Job(call_plan.key, "", (*job.chain, name)))

    def _check_lone_rule(self, call: Call | None, key: Key, job: _Job) -> None:
        """Report a registered tangent from a tape that nothing makes."""
        rules = self.rules.registrations
        if key.linearised and key.function in rules.split_derivatives:
            self._report(Unsupported(call, *lone_split_rule(rules, key.function)), job)

    def _check_rule(self, call: Call, plan: CallPlan, job: _Job) -> None:
        """Report what speaks against the rule of a function that is called."""
        rule = self.rules.shapes[plan.key.function].rule
        dropped = dropped_argument(call, rule.function)
        if dropped is not None:
            self._report(Unsupported(call, *dropped), job)
            return
        try:
            self.choice.shape(plan.key)
        except Unsupported as problem:
            problem.instruction = call
            self._report(problem, job)

    def _visit_callees(self, plan: Plan) -> None:
        """After an error only look for more of them."""
        for call_plan in plan.calls.values():
            if not call_plan.missing and self.program.problem(call_plan.key.function) is None:
                self.require(call_plan.key)

    def _plan(self, key: Key) -> Plan:
        shared = key.shared
        if shared not in self._plans:
            self._plans[shared] = self._made_plan(shared)
        return self._plans[shared]

    def _made_plan(self, key: Key) -> Plan:
        """The plan of a function, or of one in its place that goes back in a loop."""
        plan = make_plan(self.finder.facts(key), self._planner, last=self._last)
        if not self._last or key.linearised:
            return plan
        rewriting = self._loops.rewritten(plan)
        if rewriting.whole is None:
            return replace(plan, problems=(*plan.problems, *rewriting.problems))
        self.contexts.add_caller(rewriting.whole, like=key.function)
        self.library.tell_alike(key.function, rewriting.whole)
        return make_plan(self.finder.facts(replace(key, function=rewriting.whole)), self._planner)

    def _report(self, problem: Unsupported, job: _Job) -> None:
        diagnostic = diagnostic_of(problem, self.module, job.key.function, job.chain)
        known = {(d.function, d.instruction, d.reason) for d in self.diagnostics}
        if (diagnostic.function, diagnostic.instruction, diagnostic.reason) not in known:
            self.diagnostics.append(diagnostic)


def _one_lane(name: str) -> tuple[str, str]:
    return (
        f"'{name}' has a registered gradient, which knows of one direction at a time",
        "ask for one gradient at a time, without enzyme_width",
    )


def _missing(name: str) -> tuple[str, str]:
    return (
        f"'{name}' is called with active data, and there is neither a body nor a rule for it",
        "link its bitcode too, register a custom derivative, or mark it inactive",
    )
