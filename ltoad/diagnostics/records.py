"""Findings for programs: JSON, as ``docs/messages.md`` describes it.

The schema is stable: fields may be added, and ``version`` counts what is taken away or changed.
"""

from __future__ import annotations

import json
from collections.abc import Iterable

from ltoad.causes.failures import NO_LINES
from ltoad.diagnostics.demangle import demangled, readable
from ltoad.diagnostics.diagnostic import Diagnostic, SourceLocation
from ltoad.diagnostics.groups import Group, grouped
from ltoad.diagnostics.text import lacks_lines

VERSION = 1
Json = dict[str, object]


def json_of(diagnostics: Iterable[Diagnostic], program: str) -> str:
    """One line: an object with all messages of a program of ours that has failed."""
    given = list(diagnostics)
    found = [_record(group) for group in grouped(given)]
    if lacks_lines(given):
        found.append(_note())
    return json.dumps({"version": VERSION, "program": program, "diagnostics": found})


def _record(group: Group) -> Json:
    leading = group.leading
    return {
        "cause": leading.cause.identifier,
        "severity": "error",
        **_place(leading),
        "instruction": leading.instruction.strip(),
        "inside": _position(leading.inside) if leading.inside else None,
        "chain": [_function(name) for name in leading.chain],
        "details": [readable(detail) for detail in leading.details],
        "related": [_place(other) for other in group.others],
        "remedy": readable(leading.remedy),
    }


def _note() -> Json:
    return {
        "cause": NO_LINES.identifier,
        "severity": "note",
        "message": "there is no debug information for these places",
        "remedy": NO_LINES.remedy,
    }


def _place(found: Diagnostic) -> Json:
    function = _function(found.function) if found.function else None
    return {"message": readable(found.reason), "function": function, **_position(found.location)}


def _function(symbol: str) -> Json:
    return {"mangled": symbol, "demangled": demangled(symbol)}


def _position(location: SourceLocation | None) -> Json:
    if location is None:
        return {"file": None, "line": None, "column": None}
    return {"file": location.file, "line": location.line, "column": location.column or None}
