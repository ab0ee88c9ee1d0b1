"""Differentiation of a whole module: requests in, derivatives out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from callgraph.requests import request_kind
from ltoad.config import Options
from ltoad.defect_reports import trace_of
from ltoad.diagnostics.diagnostic import Diagnostic
from ltoad.differentiate.defects import defect_in
from ltoad.differentiate.engine import Engine, Scope
from ltoad.differentiate.keys.signature import Key
from ltoad.differentiate.lowering.asked import asked_key, tell
from ltoad.differentiate.lowering.batch import lower_batches
from ltoad.differentiate.lowering.chosen import separate_requests
from ltoad.differentiate.lowering.inner_copies import copy_inner_requests
from ltoad.differentiate.lowering.table import lower
from ltoad.differentiate.prepare.targets import IndirectTargets
from ltoad.differentiate.prepare.told_callees import tell_callees
from ltoad.differentiate.registered.custom_rules import add_stub
from ltoad.differentiate.registered.lost_rules import known_to_be_lost, perhaps_lost
from ltoad.differentiate.registered.offered import with_contracts
from ltoad.differentiate.registered.program_rules import ProgramRules, make_program_rules
from ltoad.differentiate.registered.reader import read_registrations
from ltoad.differentiate.requests.nesting import Nesting
from ltoad.differentiate.requests.parser import parse_request
from ltoad.differentiate.requests.request import (
    Kind,
    function_position,
    is_request,
    requested_function,
)
from ltoad.differentiate.requests.tapes import check_tape
from ltoad.differentiate.requests.unknown import unknown_requests
from ltoad.differentiate.room import rare_collection, with_deep_stack
from ltoad.differentiate.shadows.guards import UNCERTAIN
from ltoad.differentiate.stages.reports import DerivativeReport
from ltoad.differentiate.unsupported import Unsupported, diagnostic_of
from ltoad.errors import DifferentiationError, LtoadError
from ltoad.ir.clone import copy_function, name_numbers
from ltoad.ir.instructions import Call
from ltoad.ir.module import Module
from ltoad.ir.values import GlobalReference
from ltoad.manifest import RequiredFunction
from ltoad.sanitize.program import sanitized


@dataclass(frozen=True, slots=True)
class DifferentiatedModule:
    """The module's new text in LLVM's syntax, and a report for each derivative.

    ``pending``: requests are left that differentiate the derivatives written
    now; the module should be simplified first.  ``requires`` are the derivatives of other
    objects that are called, ``notes`` sentences for the user.
    """

    text: str
    reports: tuple[DerivativeReport, ...]
    pending: bool
    requires: tuple[RequiredFunction, ...] = ()
    notes: tuple[str, ...] = ()


def differentiate_module(ir_text: str, options: Options) -> DifferentiatedModule:
    """Replace the innermost requests of a printed module by calls of the derivatives.

    Raises DifferentiationError with all problems found.
    """
    with rare_collection():
        return with_deep_stack(lambda: _differentiate(ir_text, options))


def _differentiate(ir_text: str, options: Options) -> DifferentiatedModule:
    module = Module.parse(ir_text)
    try:
        misused = [*unknown_requests(module), *lower_batches(module)]
        rules, problems = make_program_rules(module, read_registrations(module))
        tell_callees(module, rules)
        return _differentiate_program(module, rules, [*misused, *problems], options)
    except LtoadError:
        raise
    except Exception as error:
        raise DifferentiationError([defect_in(error, module)], trace_of(error)) from error


def _differentiate_program(
    module: Module, rules: ProgramRules, problems: list[Diagnostic], options: Options
) -> DifferentiatedModule:
    copy_inner_requests(module)
    nesting = Nesting(module)
    targets = IndirectTargets(module, rules)
    requesting = nesting.requesting_functions()
    callers = [_Caller(module, nesting, rules, targets, name) for name in requesting]
    problems += [p for c in callers for p in c.problems]
    later = {name for c in callers for call in c.waiting for name in nesting.reached_by(call)}
    pending = bool(later)
    for caller in callers:
        if pending and caller.name not in later:
            caller.postpone()
    scope = Scope(
        started=[name for caller in callers for name in caller.started()],
        linearised=[name for caller in callers for name in caller.linearised()],
        last=not pending,
        tape_limit=options.tape_limit,
        checked=[c.name for c in callers if c.name not in later] if options.sanitize else (),
    )
    engine = Engine(module, rules, scope)
    problems += _settle(callers, engine)
    for caller in callers:
        problems += caller.lower(engine)
    engine.run()
    problems += [diagnostic_of(p, module, name) for name, p in engine.library.wrong_hints()]
    problems += engine.diagnostics
    complete = options.round == 0 and not problems
    problems += _lost_rules(module, callers, engine, complete=complete)
    if problems:
        raise DifferentiationError(problems, engine.trace)
    engine.add_support(rules.registrations.offers.begin)
    taken = [(offer, terms) for (_, terms), offer in engine.choice.taken.items()]
    text = with_contracts(module.print(), taken)
    if options.sanitize and not pending:
        text = sanitized(text, rules.rows.told, rules.rows.row)
    requires = tuple(
        RequiredFunction(o.symbol, o.signature, t.arguments, t.width) for o, t in taken
    )
    reports = engine.reports(detailed=options.explain)
    return DifferentiatedModule(text, reports, pending, requires, engine.notes())


def _settle(callers: Sequence[_Caller], engine: Engine) -> list[Diagnostic]:
    """Let the analyses know all requests before the first is lowered; returns what is wrong.

    What one of them makes active others may meet, whatever their order is.
    """
    problems = [p for caller in callers for p in caller.tell(engine)]
    started = {name for caller in callers for name in caller.started()}
    engine.library.move_words(started, engine.forking)
    before = -1
    while before != len(engine.library.active_globals):
        before = len(engine.library.active_globals)
        problems += [p for caller in callers for p in caller.settle(engine)]
    return problems


def _lost_rules(
    module: Module, callers: Sequence[_Caller], engine: Engine, *, complete: bool
) -> list[Diagnostic]:
    """Rules that derivatives do not use because of inlining; unless all were made, not all."""
    differentiated = engine.differentiated()
    if not differentiated.functions:
        return []
    lost = known_to_be_lost(module, engine.rules, differentiated)
    if lost or not complete:
        return lost
    requests = [request for caller in callers for request in caller.requests()]
    return perhaps_lost(module, engine.rules, differentiated, requests)


class _Caller:
    """A function with requests, of which some are carried out now and others are ``waiting``."""

    def __init__(
        self,
        module: Module,
        nesting: Nesting,
        rules: ProgramRules,
        targets: IndirectTargets,
        name: str,
    ) -> None:
        self._module = module
        self._rules = rules
        self.name = name
        self._function, _ = copy_function(module.function(name), name)
        self._names = name_numbers(self._function)
        self.waiting: list[Call] = []
        self.problems: list[Diagnostic] = []
        self._ready: list[Call] = []
        self._asked: dict[Call, Key] = {}
        separate_requests(self._function, module, self._names, targets)
        for call in list(self._function.instructions()):
            if isinstance(call, Call) and is_request(call):
                self._sort(call, nesting)

    def _sort(self, call: Call, nesting: Nesting) -> None:
        try:
            check_tape(call)
            (self.waiting if nesting.waits(call) else self._ready).append(call)
        except Unsupported as problem:
            self._report(problem)

    def postpone(self) -> None:
        """Leave all requests to the last round, whose derivatives need not be fit for another."""
        self.waiting += self._ready
        self._ready = []

    def _report(self, problem: Unsupported) -> None:
        self.problems.append(diagnostic_of(problem, self._module, self._function.name))

    def started(self) -> Iterator[str]:
        """The functions that are differentiated now."""
        for call in self._ready:
            yield requested_function(call)
            yield from self._rules.stubs.values()

    def requests(self) -> Iterator[tuple[str, str]]:
        """Kind and function of every request, carried out now or later."""
        for call in (*self._ready, *self.waiting):
            yield request_kind(call.callee_name) or "", requested_function(call)

    def linearised(self) -> Iterator[str]:
        """The functions whose tangents are computed from a tape, now or later."""
        for call in (*self._ready, *self.waiting):
            if request_kind(call.callee_name) == Kind.LINEAR.value:
                name = requested_function(call)
                yield from (name, self._rules.stubs.get(name, name))

    def tell(self, engine: Engine) -> list[Diagnostic]:
        """Read the requests that are ready, for the analyses; returns what is wrong."""
        return self._sieve(lambda call: self._told(call, engine))

    def settle(self, engine: Engine) -> list[Diagnostic]:
        """Find out what becomes active under each of them; returns what is wrong."""

        def settled(call: Call) -> None:
            if call in self._asked:
                engine.library.settle(self._asked[call].function, self._asked[call].pattern)

        return self._sieve(settled)

    def _sieve(self, step: Callable[[Call], Diagnostic | None]) -> list[Diagnostic]:
        """Take a step with each request, and leave out those with which it fails."""
        problems = []
        for call in list(self._ready):
            try:
                problem = step(call)
            except Unsupported as found:
                problem = self._diagnostic(call, found)
            if problem is not None:
                self._ready.remove(call)
                problems.append(problem)
        return problems

    def _told(self, call: Call, engine: Engine) -> Diagnostic | None:
        _use_stub(call, self._module, self._rules)
        request = parse_request(call, self._module)
        if request.options.derivative.runtime_activity and request.function in self._rules.shapes:
            raise Unsupported(call, *UNCERTAIN)
        found = engine.program.problem(request.function)
        if found is not None:
            chain = (self._function.name, request.function)
            return diagnostic_of(found, self._module, request.function, chain)
        if request.kind is not Kind.TAPE_SIZE:
            tell(request, engine, self._function)
            self._asked[call] = asked_key(request, engine)
        return None

    def _diagnostic(self, call: Call, problem: Unsupported) -> Diagnostic:
        problem.instruction = call
        return diagnostic_of(problem, self._module, self._function.name)

    def lower(self, engine: Engine) -> list[Diagnostic]:
        """Lower the requests that are ready; returns what was wrong."""

        def lowered(call: Call) -> None:
            lower(parse_request(call, self._module), engine, self._function, self._names)

        problems = self._sieve(lowered)
        if not problems:
            self._module.replace_function(self._function)
        return problems


def _use_stub(call: Call, module: Module, rules: ProgramRules) -> None:
    """A request for a function with a derivative of its own is one for what calls it."""
    index = function_position(call)
    named = call.operands[index] if index < len(call.operands) else None
    forward = request_kind(call.callee_name) == Kind.TANGENT.value
    if isinstance(named, GlobalReference) and rules.needs_stub(named.name, forward=forward):
        stub = rules.stubs.get(named.name) or add_stub(module, named.name)
        call.operands[index] = GlobalReference(stub)
