"""Calls that look like requests and are none: named like Enzyme's, and nothing defines them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from difflib import get_close_matches

from callgraph.requests import CONTROLS, REQUESTS, is_marker
from ltoad.causes.requests import UNKNOWN_REQUEST
from ltoad.diagnostics.diagnostic import Diagnostic
from ltoad.differentiate.unsupported import Unsupported, diagnostic_of
from ltoad.ir.instructions import Call
from ltoad.ir.module import Module

_SPELLED = re.compile(r"__enzyme_([a-z]\w*)")
_KNOWN = (*REQUESTS, *CONTROLS)
_ELSEWHERE = {
    "error_estimate": "rounding errors are not estimated here: there is no request that does so",
    "todense": "sparse derivatives are not written here: ask for a dense one, or for products "
    "with directions by __enzyme_fwddiff in several lanes",
}
"""What Enzyme knows, and ltoad does not, by how it begins."""


def unknown_requests(module: Module) -> list[Diagnostic]:
    """A finding for each unknown name that the program calls, at one of the calls."""
    found = []
    for name in list(module.declaration_names()):
        spelled = _SPELLED.search(name)
        if spelled is None or is_marker(name):
            continue
        call = next(_calls(module, name), None)
        if call is not None and call.parent is not None and call.parent.parent is not None:
            problem = Unsupported(call, _reason(name, spelled[1]), UNKNOWN_REQUEST)
            found.append(diagnostic_of(problem, module, call.parent.parent.name))
    return found


def _calls(module: Module, callee: str) -> Iterator[Call]:
    for name in module.function_names():
        if callee in module.function_text(name):
            for instruction in module.function(name).instructions():
                if isinstance(instruction, Call) and instruction.callee_name == callee:
                    yield instruction


def _reason(name: str, spelled: str) -> str:
    for known, reason in _ELSEWHERE.items():
        if spelled.startswith(known):
            return f"'{name}' is not known: {reason}"
    close = get_close_matches(spelled.rstrip("0123456789"), _KNOWN, 1)
    hint = f"; did you mean __enzyme_{close[0]}?" if close else ""
    return f"'{name}' is no request that is known{hint}"
