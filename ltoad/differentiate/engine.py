"""The engine: derivatives by key, synthesised on demand, each once.

A key that is required gets a name at once and is written later, stage by stage: facts
(:mod:`~ltoad.differentiate.facts`), the plan (:mod:`~ltoad.differentiate.plan`), checks of what it
calls (:mod:`~ltoad.differentiate.stages.callee_checks`), the sweeps
(:mod:`~ltoad.differentiate.sweeps`).
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from ltoad.analysis.program.call_contexts import CallContexts
from ltoad.analysis.program.program import Program
from ltoad.differentiate.callees.table import ActivityRules
from ltoad.differentiate.facts.constructs import unsupported_constructs
from ltoad.differentiate.facts.fact_finder import FactFinder
from ltoad.differentiate.facts.facts import Facts
from ltoad.differentiate.facts.library import Library
from ltoad.differentiate.keys.attributes import derivative_suffix
from ltoad.differentiate.keys.call_plan import CallPlan
from ltoad.differentiate.keys.linear_signature import LinearInterface, linear_interface
from ltoad.differentiate.keys.signature import Interface, Key, Mode, interface_of
from ltoad.differentiate.keys.tangent_signature import TangentInterface, tangent_interface
from ltoad.differentiate.plan.plan import Plan
from ltoad.differentiate.prepare.preparation import Preparation
from ltoad.differentiate.prepare.regions import Runner, Team
from ltoad.differentiate.registered.lost_rules import Differentiated
from ltoad.differentiate.registered.program_rules import ProgramRules
from ltoad.differentiate.registered.registrations import DerivativeRule
from ltoad.differentiate.registered.rule_choice import RuleChoice
from ltoad.differentiate.replay.loop_rewriter import LoopRewriter
from ltoad.differentiate.shadows.global_shadows import GlobalShadows
from ltoad.differentiate.stages.callee_checks import CalleeChecks
from ltoad.differentiate.stages.module_services import ModuleServices
from ltoad.differentiate.stages.plans import Plans
from ltoad.differentiate.stages.problems import Problems
from ltoad.differentiate.stages.reports import DerivativeReport, Reporter
from ltoad.differentiate.stages.rule_writer import check_lanes, write_by_rule
from ltoad.differentiate.support_code import SupportCode
from ltoad.differentiate.sweeps.linear_sweep import write_linear
from ltoad.differentiate.sweeps.quiet_calls import forget_errno
from ltoad.differentiate.sweeps.runners import write_runner
from ltoad.differentiate.sweeps.synthesis import synthesise
from ltoad.differentiate.sweeps.tangent_synthesis import write_tangent
from ltoad.differentiate.sweeps.teams import write_team
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.instructions import Call, Function
from ltoad.ir.module import Module


@dataclass(frozen=True, slots=True)
class Scope:
    """What is asked for as a whole.

    ``started`` are the functions that are differentiated by request, ``linearised`` those whose
    tangents are computed from their tapes somewhere.  ``last``: what is written is not
    differentiated in turn.  ``tape_limit``: the bytes that the tape of a derivative may take, for
    loops with checkpoints.  ``checked`` are the functions whose requests check themselves.
    """

    started: Collection[str] = ()
    linearised: Collection[str] = ()
    last: bool = True
    tape_limit: int | None = None
    checked: Collection[str] = ()


@dataclass(frozen=True, slots=True)
class _Job:
    """A derivative to write, and by which calls it was come to."""

    key: Key
    name: str
    chain: tuple[str, ...]


class Engine(ModuleServices):
    """Synthesises derivatives into a module; implements ``Services``.

    ``diagnostics`` are the problems that were found, with a ``trace`` if one is a defect of ours;
    ``choice`` has the derivatives of others
    that are called.
    """

    def __init__(self, module: Module, rules: ProgramRules, scope: Scope | None = None) -> None:
        scope = scope or Scope()
        self.rules = rules
        self._checked = frozenset(scope.checked)
        self.linearised = frozenset(scope.linearised)
        preparation = Preparation(module, rules)
        self._teams = preparation.regions.teams
        self.program = Program(module, rules.rows, preparation, rules.told, self._is_region)
        self.library = Library(self.program, ActivityRules(), self._teams, last=scope.last)
        contexts = CallContexts(self.program, scope.started)
        self.finder = FactFinder(
            module,
            self.program,
            self.library,
            contexts,
            last=scope.last,
            keeps_errno=preparation.looks_at_errno,
        )
        self.choice = RuleChoice(module, rules)

        support = SupportCode(module, last=scope.last)
        begins = rules.registrations.offers.begins
        shadows = GlobalShadows(module, self.library, self.finder.heap, begins)
        shadows.copied = preparation.regions.owned
        super().__init__(module, shadows, support, last=scope.last)

        loops = LoopRewriter(module, self.library, scope.tape_limit, support.define)
        self._plans = Plans(
            self.finder,
            self.library,
            contexts,
            loops,
            self._teams.__contains__,
            rules.shapes.keys(),
        )
        self._checks = CalleeChecks(self.program, rules, self.choice)
        self._problems = Problems(module)
        self.diagnostics = self._problems.diagnostics
        self._names: dict[Key, str] = {}
        self._jobs: list[_Job] = []
        self._chain: tuple[str, ...] = ()

    def _is_region(self, name: str) -> bool:
        """Whether a function stands for a parallel region."""
        return isinstance(self._teams.get(name), Team)

    # Derivatives by key

    def require(self, key: Key) -> tuple[str, Interface]:
        """Name and interface of a derivative; it is written by :meth:`run`."""
        carriers = self.library.carriers(key.function)
        return self._name(key), interface_of(self._body(key), key, carriers)

    def require_tangent(self, key: Key) -> tuple[str, TangentInterface]:
        return self._name(key), tangent_interface(self._body(key), key)

    def require_linear(self, key: Key) -> tuple[str, LinearInterface]:
        carriers = self.library.carriers(key.function)
        return self._name(key), linear_interface(self._body(key), key, carriers)

    def _body(self, key: Key) -> Function:
        return self.program.normal_form(key.function).function

    def _name(self, key: Key) -> str:
        if key not in self._names:
            name = self.module.fresh_name(f"{key.function}.{key.mode.value}")
            while name in self._names.values():
                name = self.module.fresh_name(name + "'")
            self._names[key] = name
            self._jobs.append(_Job(key, name, (*self._chain, key.function)))
        return self._names[key]

    # What is decided for all of them

    @property
    def forking(self) -> Collection[str]:
        """Functions that do nothing but start threads, as they become known."""
        return self._teams.keys()

    def forward_rule(self, key: Key) -> DerivativeRule | None:
        return self.choice.forward_rule(key)

    def checks(self, caller: str) -> bool:
        """Whether requests in a function check themselves."""
        return caller in self._checked

    def needs_no_tape(self, key: Key) -> bool:
        """Whether the reverse sweep of an augmented primal gets on with the arguments alone."""
        return self._plans.needs_no_tape(key)

    def plan_call(self, call: Call, facts: Facts) -> CallPlan | None:
        return self._plans.planner.plan(call, facts)

    # Writing

    @property
    def trace(self) -> str:
        """The traceback of a defect, if there was one."""
        return self._problems.trace

    def run(self) -> None:
        """Write every derivative that was required, and those that these require."""
        while self._jobs:
            job = self._jobs.pop()
            self._chain = job.chain
            try:
                self._write(job)
            except Exception as error:  # noqa: BLE001 - a defect is told with the job's function
                self._problems.add_defect(error, job.chain)
                self._jobs.clear()
        self._chain = ()

    def _write(self, job: _Job) -> None:
        if job.key.function in self._teams:
            self._write_team(job)
        elif job.key.mode is Mode.TANGENT:
            self._write_tangent(job)
        elif job.key.function in self.rules.shapes:
            self._write_by_rule(job)
        else:
            self._write_adjoint(job)

    def _write_tangent(self, job: _Job) -> None:
        """Forward mode needs no plan: rules that are not there show while it is written."""
        facts, suffix = self.finder.facts(job.key), derivative_suffix(self.module, job.key.function)
        interface = tangent_interface(facts.form.function, job.key)
        function, problems = write_tangent(facts, interface, job.name, self, suffix)
        self._quieten(function)
        self._problems.add_all(problems, job.chain)
        self._problems.add_all(self._constructs(job.key, facts), job.chain)
        self.add_derivative(function, job.key.function)

    def _write_team(self, job: _Job) -> None:
        team = self._teams[job.key.function]
        suffix = derivative_suffix(self.module, job.key.function)
        try:
            if isinstance(team, Runner):
                functions = write_runner(job.key, team, job.name, self, suffix)
            else:
                functions = write_team(job.key, team, job.name, self, suffix)
        except Unsupported as problem:
            self._problems.add(problem, job.chain)
            return
        for function in functions:
            self.add_derivative(function, job.key.function)

    def _write_by_rule(self, job: _Job) -> None:
        try:
            check_lanes(job.key, self.rules)
        except Unsupported as problem:
            self._problems.add(problem, job.chain)
            return
        try:
            function = write_by_rule(job.key, job.name, self.rules, self.choice, self)
        except Unsupported as problem:
            if len(job.chain) == 1:  # else it is known already
                self._problems.add(problem, job.chain)
            return
        self.add_derivative(function, job.key.function)

    def _write_adjoint(self, job: _Job) -> None:
        try:
            plan = self._plans.of(job.key)
        except Unsupported as problem:
            self._problems.add(problem, job.chain)
            return
        self._problems.add_all(plan.problems, job.chain)
        self._problems.add_all(self._constructs(job.key, plan.facts), job.chain)
        for found, chain in self._checks.problems(plan, job.key, job.chain):
            self._problems.add(found, chain)
        if self.diagnostics:
            self._visit_callees(plan)
            return
        try:
            function = self._synthesised(plan, job)
            self._quieten(function)
        except Unsupported as problem:
            self._problems.add(problem, job.chain)
            self._visit_callees(plan)
            return
        self.add_derivative(function, job.key.function)

    def _constructs(self, key: Key, facts: Facts) -> list[Unsupported]:
        program = self.program
        summary = program.summary(key.function)
        return unsupported_constructs(facts, summary, program.is_abandoned, program.body)

    def _synthesised(self, plan: Plan, job: _Job) -> Function:
        key, suffix = job.key, derivative_suffix(self.module, job.key.function)
        form = plan.facts.form
        if key.mode is Mode.LINEAR:
            linear = linear_interface(form.function, key, plan.facts.carriers)
            return write_linear(plan, linear, job.name, self, suffix)
        interface = interface_of(form.function, key, plan.facts.carriers)
        return synthesise(plan, interface, job.name, self, "internal", suffix)

    def _quieten(self, function: Function) -> None:
        """Nobody looks at what mathematical functions leave in ``errno``, if that is so."""
        if not self.finder.keeps_errno:
            forget_errno(function, self.rules.rows)

    def _visit_callees(self, plan: Plan) -> None:
        """After an error only look for more of them."""
        for call_plan in plan.calls.values():
            if not call_plan.missing and self.program.problem(call_plan.key.function) is None:
                self.require(call_plan.key)

    # What was done

    def notes(self) -> tuple[str, ...]:
        """What the user should know: where the limit of the tape does not hold."""
        return self._plans.beyond_limit(self.module)

    def reports(self, *, detailed: bool = False) -> tuple[DerivativeReport, ...]:
        """One line a derivative: what is kept and how; more lines if ``detailed``."""
        reporter = Reporter(self.module, self.rules, self.library, self._plans, detailed)
        return tuple(reporter.report(key, name) for key, name in self._names.items())

    def differentiated(self) -> Differentiated:
        """The functions of the program whose bodies were differentiated."""
        tangents = (key.function for key in self._names if key.mode is Mode.TANGENT)
        planned = dict.fromkeys(self._plans.functions())
        return Differentiated(tuple(planned), tuple(dict.fromkeys(tangents)), self._called())

    def _called(self) -> frozenset[str]:
        """What these call, and functions with a rule whose derivative is asked for."""
        shapes = self.rules.shapes
        names = {key.function for key in self._names}
        bodies = [self.program.normal_form(name).function for name in self._plans.functions()]
        bodies += [
            self.program.normal_form(k.function).function
            for k in self._names
            if k.mode is Mode.TANGENT
        ]
        names |= {i.callee_name for b in bodies for i in b.instructions() if isinstance(i, Call)}
        return frozenset(shapes[n].rule.function if n in shapes else n for n in names)
