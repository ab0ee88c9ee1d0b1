"""Differentiation of a whole module: requests in, derivatives out."""

from __future__ import annotations

import re
from dataclasses import dataclass

from callgraph.requests import request_kind
from ltoad.config import Options
from ltoad.differentiate.chosen import function_position, separate_requests
from ltoad.differentiate.custom_rules import add_stub
from ltoad.differentiate.engine import DerivativeReport, Engine
from ltoad.differentiate.guards import UNCERTAIN
from ltoad.differentiate.lost_rules import folded_rules, inlined_rules, unused_rules
from ltoad.differentiate.lower import lower
from ltoad.differentiate.program_rules import ProgramRules, make_program_rules
from ltoad.differentiate.registration_reader import read_registrations
from ltoad.differentiate.request import is_request, parse_request
from ltoad.differentiate.room import rare_collection, with_deep_stack
from ltoad.differentiate.unsupported import Unsupported, diagnostic_of
from ltoad.errors import Diagnostic, DifferentiationError
from ltoad.ir.clone import copy_function, name_numbers
from ltoad.ir.instructions import Call, Function
from ltoad.ir.module import Module
from ltoad.ir.values import GlobalReference, unquote_name
from ltoad.rules.table import program_rows


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
    rules, problems = make_program_rules(module, read_registrations(module))
    with program_rows(rules.rows):
        return _differentiate_program(module, rules, problems)


def _differentiate_program(
    module: Module, rules: ProgramRules, problems: list[Diagnostic]
) -> DifferentiatedModule:
    engine = Engine(module, rules)
    for name in _requesting_functions(module):
        problems += _lower_requests(module, engine, name)
    engine.run()
    problems += engine.diagnostics
    problems += _lost_rules(module, engine, complete=not problems)
    if problems:
        raise DifferentiationError(problems)
    engine.add_helpers()
    return DifferentiatedModule(module.print(), engine.reports())


def _lost_rules(module: Module, engine: Engine, *, complete: bool) -> list[Diagnostic]:
    """Rules that derivatives do not use because of inlining; unless all were made, not all."""
    rules = engine.rules
    registered = rules.registrations.functions
    if not engine.differentiated():
        return []
    means = {n: s for n, s in registered.items() if n in rules.functions}
    lost = inlined_rules(module, means, engine.differentiated())
    exact = {n: s for n, s in means.items() if n in rules.stubs or n in rules.like_functions}
    lost += folded_rules(module, means, exact)
    if not complete or lost:
        return lost
    return unused_rules(module, exact, engine.called())


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
            _use_stub(call, module, engine.rules)
            request = parse_request(call, lambda n: _primal(module, n))
            _refuse_nesting(module, call, request.function, engine.rules)
            if request.runtime_activity and request.function in engine.rules.shapes:
                raise Unsupported(call, *UNCERTAIN)
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


def _use_stub(call: Call, module: Module, rules: ProgramRules) -> None:
    """A request for a function with a derivative of its own is one for what calls it."""
    index = function_position(call)
    named = call.operands[index] if index < len(call.operands) else None
    if isinstance(named, GlobalReference) and named.name in rules.functions:
        stub = rules.stubs.get(named.name) or add_stub(module, named.name)
        call.operands[index] = GlobalReference(stub)


_CALLED = re.compile(r'@("(?:[^"])*"|[-\w$.]+)\(')


def _refuse_nesting(module: Module, call: Call, start: str, rules: ProgramRules) -> None:
    """Refuse to differentiate a function that asks for a derivative itself.

    A function that is not differentiated by its body may do so.
    """
    seen, pending = {start, *rules.functions}, [start]
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


def _primal(module: Module, name: str) -> Function | None:
    return module.function(name) if module.defines(name) else None
