"""Calls through pointers keep in their metadata which functions they may reach.

So they do when they are copied, and wherever LLVM moves them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from ltoad.analysis.callees.callees import callees
from ltoad.differentiate.registered.program_rules import ProgramRules
from ltoad.differentiate.requests.parser import parse_request
from ltoad.differentiate.requests.request import is_request, requested_function
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.instructions import Call
from ltoad.ir.module import Module
from ltoad.ir.values import Value, quote_name, unquote_name

_KIND = "ltoad.callees"
_NAME = re.compile(r'!("[^"]*")')
_POINTED = re.compile(r"(?:call|invoke) [^@\n]*? %[^\s(]+\(")


def tell_callees(module: Module, rules: ProgramRules) -> None:
    """Find out what calls through pointers may reach, and write it beside them."""
    if not any(_POINTED.search(module.function_text(n)) for n in module.function_names()):
        return

    def passed(call: Call) -> list[tuple[str, int, Value]]:
        return list(_passed(call, module))

    for call, names in callees(module, rules.rows.of, passed).items():
        quoted = (quote_name(name) for name in sorted(names))
        listed = (q if q.startswith('"') else f'"{q}"' for q in quoted)
        forget_callees(call)
        node = module.add_metadata(f"!{{{', '.join(f'!{name}' for name in listed)}}}")
        call.metadata = (*call.metadata, (_KIND, node))


def forget_callees(call: Call) -> None:
    """Let a call tell nothing, as one that comes into another module."""
    call.metadata = tuple(m for m in call.metadata if m[0] != _KIND)


def told_callees(call: Call, module: Module) -> frozenset[str] | None:
    """The functions that a call may reach, if that was found out."""
    node = call.metadata_node(_KIND)
    if node is None:
        return None
    names = _NAME.findall(module.metadata_text(int(node.removeprefix("!"))))
    return frozenset(map(unquote_name, names))


def _passed(call: Call, module: Module) -> Iterator[tuple[str, int, Value]]:
    """What a request passes to the function that it is about."""
    if not is_request(call) or not module.defines(requested_function(call)):
        return
    try:
        request = parse_request(call, module)
    except Unsupported:
        return
    for index, argument in enumerate(request.arguments):
        yield request.function, index, argument.value
