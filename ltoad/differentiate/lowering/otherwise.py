"""Where a program says of a derivative what its body does not: no sanitizer can judge it there."""

from __future__ import annotations

from collections.abc import Iterator

from ltoad.differentiate.registered.inline_controls import growing
from ltoad.differentiate.registered.program_rules import ProgramRules
from ltoad.ir.instructions import Call
from ltoad.ir.mentions import reached_from
from ltoad.ir.module import Module
from ltoad.ir.text import symbols


def differently_derived(module: Module, start: str, rules: ProgramRules) -> str:
    """Something on the way whose derivative the program brings, not its body, or ""."""
    told = {*_told(rules), *growing(module)}
    if not told:
        return ""
    reached = reached_from(module, [start])
    mentioned = (s for name in reached for s in (name, *symbols(module.function_text(name))))
    found = next((s for s in mentioned if s in told), "")
    if found or not any(_calls_through_pointers(module, name) for name in reached):
        return found
    return min(told)


def _told(rules: ProgramRules) -> Iterator[str]:
    registrations = rules.registrations
    yield from (*rules.stubs, *rules.stubs.values(), *registrations.inactive_globals)
    for rule in (registrations.gradients, registrations.derivatives):
        yield from rule
    yield from registrations.split_derivatives


def _calls_through_pointers(module: Module, name: str) -> bool:
    calls = (i for i in module.function(name).instructions() if isinstance(i, Call))
    return any(not call.callee_name for call in calls)
