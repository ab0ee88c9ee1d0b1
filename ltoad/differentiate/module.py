"""Differentiation of a whole module: requests in, derivatives out."""

from __future__ import annotations

import re
from dataclasses import dataclass

from callgraph.requests import request_kind
from ltoad.config import Options
from ltoad.differentiate.chosen import separate_requests
from ltoad.differentiate.engine import DerivativeReport, Engine
from ltoad.differentiate.lower import lower
from ltoad.differentiate.request import is_request
from ltoad.differentiate.request_parser import parse_request
from ltoad.differentiate.room import rare_collection, with_deep_stack
from ltoad.differentiate.unsupported import Unsupported, diagnostic_of
from ltoad.errors import Diagnostic, DifferentiationError
from ltoad.ir.clone import copy_function, name_numbers
from ltoad.ir.instructions import Call
from ltoad.ir.module import Module
from ltoad.ir.values import unquote_name


@dataclass(frozen=True, slots=True)
class DifferentiatedModule:
    """The module's new text in LLVM's syntax, and a report for each derivative."""

    text: str
    reports: tuple[DerivativeReport, ...]


def differentiate_module(ir_text: str, options: Options) -> DifferentiatedModule:
    """Replace every request of a printed module by a call of the derivative.

    Raises DifferentiationError with all problems found.
    """
    with rare_collection():
        return with_deep_stack(lambda: _differentiate(ir_text))


def _differentiate(ir_text: str) -> DifferentiatedModule:
    module = Module.parse(ir_text)
    engine = Engine(module)
    problems = unsupported_registrations(module)
    for name in _requesting_functions(module):
        problems += _lower_requests(module, engine, name)
    engine.run()
    problems += engine.diagnostics
    if problems:
        raise DifferentiationError(problems)
    engine.add_helpers()
    return DifferentiatedModule(module.print(), engine.reports())


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
    separate_requests(caller, module, names)
    problems = []
    for call in list(caller.instructions()):
        if not isinstance(call, Call) or not is_request(call):
            continue
        try:
            request = parse_request(call, module)
            _refuse_nesting(module, call, request.function)
            found = engine.program.problem(request.function)
            if found is not None:
                problems.append(
                    diagnostic_of(found, module, request.function, (name, request.function))
                )
                continue
            lower(request, engine, caller, names)
        except Unsupported as problem:
            problem.instruction = call
            problems.append(diagnostic_of(problem, module, name))
    if not problems:
        module.replace_function(caller)
    return problems


_CALLED = re.compile(r'@("(?:[^"])*"|[-\w$.]+)\(')


def _refuse_nesting(module: Module, call: Call, start: str) -> None:
    """Refuse to differentiate a function that asks for a derivative itself."""
    seen, pending = {start}, [start]
    while pending:
        text = module.function_text(pending.pop())
        for name in map(unquote_name, _CALLED.findall(text)):
            if request_kind(name) is not None:
                raise Unsupported(
                    call,
                    f"'{start}' asks for a derivative itself: derivatives of derivatives are "
                    "not supported yet",
                    "differentiate once, and approximate the second derivative by differences",
                )
            if name not in seen and module.defines(name):
                seen.add(name)
                pending.append(name)
