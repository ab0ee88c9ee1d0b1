"""What the analyses say of a requested function, as comments behind its instructions."""

from __future__ import annotations

from collections.abc import Iterator

from ltoad.analysis.memory.offsets import Congruence
from ltoad.analysis.memory.origins import Origin
from ltoad.analysis.program.activity import Pattern
from ltoad.differentiate.engine import Engine, Scope
from ltoad.differentiate.facts.facts import Facts
from ltoad.differentiate.keys.signature import Key, Mode
from ltoad.differentiate.registered.program_rules import make_program_rules
from ltoad.differentiate.registered.reader import read_registrations
from ltoad.differentiate.requests.parser import parse_request
from ltoad.differentiate.requests.request import Request, is_request
from ltoad.ir.instructions import Call, Instruction
from ltoad.ir.memory import Load
from ltoad.ir.module import Module
from ltoad.ir.printer import print_instruction
from ltoad.ir.types import is_floating, is_pointer
from ltoad.ir.values import Value


def facts_of_requests(module: Module) -> str:
    """The functions of all requests, in normal form, and a comment for each value:

    ``active``: it needs an adjoint; ``shadowed``: a pointer with a shadow; ``double at bit 0``: a
    float in a word; ``to``: what an address leads to; ``overwritten``: a load that would
    read something else after the function has run.
    """
    rules, _ = make_program_rules(module, read_registrations(module))
    requests = [parse_request(call, module) for call in _requests(module)]
    engine = Engine(module, rules, Scope([request.function for request in requests]))
    return "\n".join(_told(engine, request) for request in requests) + "\n"


def _requests(module: Module) -> Iterator[Call]:
    for name in module.function_names():
        for instruction in module.function(name).instructions():
            if isinstance(instruction, Call) and is_request(instruction):
                yield instruction


def _told(engine: Engine, request: Request) -> str:
    name = request.function
    active = is_floating(engine.module.function(name).result_type)
    pattern = Pattern(tuple(a.is_active for a in request.arguments), active)
    engine.library.settle(name, pattern)
    unchanged = (False,) * len(pattern.arguments)
    facts = engine.finder.facts(Key(name, pattern, Mode.COMBINED, unchanged))
    lines = [f"function {name}"]
    for argument in facts.form.function.arguments:
        lines.append(f"  {argument.reference()}{_comment(facts, argument)}")
    for block in facts.form.flow.order:
        lines.append(f"{block.name}:")
        lines += [f"  {print_instruction(i)}{_comment(facts, i)}" for i in block.instructions]
    return "\n".join(lines)


def _comment(facts: Facts, value: Value) -> str:
    words = list(_words(facts, value))
    return f" ; {', '.join(words)}" if words else ""


def _words(facts: Facts, value: Value) -> Iterator[str]:
    if is_pointer(value.type):
        if facts.has_shadow(value):
            yield "shadowed"
        places = sorted(_place(o, c) for o, c in facts.pointers.of(value).items())
        if places and isinstance(value, Instruction):
            yield f"to {' or '.join(places)}"
    elif facts.activity.is_active(value):
        yield "active"
    if not is_floating(value.type):
        for lane in facts.carriers.word(value).lanes:
            yield f"{lane.type} at bit {lane.bit}"
    if isinstance(value, Load) and facts.overwrites.clobbered(value):
        yield "overwritten"


def _place(origin: Origin, offset: Congruence) -> str:
    if offset.stride == 0:
        return f"{origin} + {offset.constant}"
    return f"{origin} + {offset.constant} + {offset.stride}n"
