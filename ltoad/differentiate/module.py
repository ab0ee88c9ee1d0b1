"""Differentiation of a whole module: requests in, derivatives out."""

from __future__ import annotations

from dataclasses import dataclass

from ltoad.config import Options
from ltoad.differentiate.chosen import separate_requests
from ltoad.differentiate.engine import DerivativeReport, Engine
from ltoad.differentiate.lowering import lower
from ltoad.differentiate.nesting import Nesting
from ltoad.differentiate.request import is_request
from ltoad.differentiate.request_parser import parse_request
from ltoad.differentiate.room import rare_collection, with_deep_stack
from ltoad.differentiate.unsupported import Unsupported, diagnostic_of
from ltoad.errors import Diagnostic, DifferentiationError
from ltoad.ir.clone import copy_function, name_numbers
from ltoad.ir.instructions import Call
from ltoad.ir.module import Module


@dataclass(frozen=True, slots=True)
class DifferentiatedModule:
    """The module's new text in LLVM's syntax, and a report for each derivative.

    ``pending``: requests are left that differentiate the derivatives written
    now; the module should be simplified first.
    """

    text: str
    reports: tuple[DerivativeReport, ...]
    pending: bool


def differentiate_module(ir_text: str, options: Options) -> DifferentiatedModule:
    """Replace the innermost requests of a printed module by calls of the derivatives.

    Raises DifferentiationError with all problems found.
    """
    with rare_collection():
        return with_deep_stack(lambda: _differentiate(ir_text))


def _differentiate(ir_text: str) -> DifferentiatedModule:
    module = Module.parse(ir_text)
    nesting = Nesting(module)
    callers = [_Caller(module, nesting, name) for name in nesting.requesting_functions()]
    problems = unsupported_registrations(module) + [p for c in callers for p in c.problems]
    pending = any(c.waiting for c in callers)
    engine = Engine(module, last=not pending)
    for caller in callers:
        problems += caller.lower(engine)
    engine.run()
    problems += engine.diagnostics
    if problems:
        raise DifferentiationError(problems)
    engine.add_helpers()
    return DifferentiatedModule(module.print(), engine.reports(), pending)


_REGISTRATIONS = (
    "__enzyme_register_",
    "__enzyme_inactivefn",
    "__enzyme_inactive_global",
    "__enzyme_function_like",
    "__enzyme_allocation_like",
    "__enzyme_nofree",
)


def unsupported_registrations(module: Module) -> list[Diagnostic]:
    """Custom rules, which must not be passed over in silence."""
    return [
        Diagnostic(
            f"the registration '{name}' is not supported yet",
            "remove it; the function is differentiated by its body if that is in the link",
        )
        for name in module.global_names()
        if any(known in name for known in _REGISTRATIONS)
    ]


class _Caller:
    """A function with requests, of which some are carried out now and others are ``waiting``."""

    def __init__(self, module: Module, nesting: Nesting, name: str) -> None:
        self._module = module
        self._function, _ = copy_function(module.function(name), name)
        self._names = name_numbers(self._function)
        self.waiting: list[Call] = []
        self.problems: list[Diagnostic] = []
        self._ready: list[Call] = []
        separate_requests(self._function, module, self._names)
        for call in list(self._function.instructions()):
            if isinstance(call, Call) and is_request(call):
                self._sort(call, nesting)

    def _sort(self, call: Call, nesting: Nesting) -> None:
        try:
            (self.waiting if nesting.waits(call) else self._ready).append(call)
        except Unsupported as problem:
            self._report(problem)

    def _report(self, problem: Unsupported) -> None:
        self.problems.append(diagnostic_of(problem, self._module, self._function.name))

    def lower(self, engine: Engine) -> list[Diagnostic]:
        """Lower the requests that are ready; returns what was wrong."""
        name = self._function.name
        problems = []
        for call in self._ready:
            try:
                request = parse_request(call, self._module)
                found = engine.program.problem(request.function)
                if found is not None:
                    chain = (name, request.function)
                    problems.append(diagnostic_of(found, self._module, request.function, chain))
                    continue
                lower(request, engine, self._function, self._names)
            except Unsupported as problem:
                problem.instruction = call
                problems.append(diagnostic_of(problem, self._module, name))
        if not problems:
            self._module.replace_function(self._function)
        return problems
