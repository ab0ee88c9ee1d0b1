"""Differentiation of a whole module: requests in, derivatives out."""

from __future__ import annotations

from dataclasses import dataclass

from callgraph.requests import request_kind
from ltoad.config import Options
from ltoad.differentiate.engine import DerivativeReport, Engine
from ltoad.differentiate.lower import lower
from ltoad.differentiate.request import is_request, parse_request
from ltoad.differentiate.unsupported import Unsupported
from ltoad.errors import Diagnostic, DifferentiationError
from ltoad.ir.clone import copy_function, name_numbers
from ltoad.ir.instructions import Call, Function
from ltoad.ir.location import location_of
from ltoad.ir.module import Module
from ltoad.ir.printer import print_instruction


@dataclass(frozen=True, slots=True)
class DifferentiatedModule:
    """The module's new text in LLVM's syntax, and a report for each derivative."""

    text: str
    reports: tuple[DerivativeReport, ...]


def differentiate_module(ir_text: str, options: Options) -> DifferentiatedModule:
    """Replace every request of a printed module by a call of the derivative.

    Raises DifferentiationError with all problems found.
    """
    module = Module.parse(ir_text)
    engine = Engine(module)
    problems: list[Diagnostic] = []
    for name in _requesting_functions(module):
        problems += _lower_requests(module, engine, name)
    engine.run()
    problems += engine.diagnostics
    if problems:
        raise DifferentiationError(problems)
    engine.add_helpers()
    return DifferentiatedModule(module.print(), engine.reports())


def _requesting_functions(module: Module) -> list[str]:
    requests = [n for n in module.declaration_names() if request_kind(n) is not None]
    return [
        name
        for name in module.function_names()
        if any(request in module.function_text(name) for request in requests)
    ]


def _lower_requests(module: Module, engine: Engine, name: str) -> list[Diagnostic]:
    """Lower the requests in one function; returns what was wrong."""
    caller, _ = copy_function(module.function(name), name)
    names = name_numbers(caller)
    problems = []
    for call in list(caller.instructions()):
        if not isinstance(call, Call) or not is_request(call):
            continue
        try:
            request = parse_request(call, lambda n: _primal(module, n))
            lower(request, engine, caller, names)
        except Unsupported as problem:
            problems.append(
                Diagnostic(
                    problem.reason,
                    problem.remedy,
                    name,
                    print_instruction(call),
                    location_of(call, module),
                )
            )
    if not problems:
        module.replace_function(caller)
    return problems


def _primal(module: Module, name: str) -> Function | None:
    return module.function(name) if module.defines(name) else None
