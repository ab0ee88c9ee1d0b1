"""Types of memory from a configuration file, written into the program as if its source had them.

From here on there is one kind of hint only: the attribute ``enzyme_type`` of a parameter.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from ltoad.config import SymbolType
from ltoad.configure.requested import defined_functions
from ltoad.errors import UsageError
from ltoad.extract.signatures import ends_of_arguments, without_quotes

_SIZES = {
    "half": (2, "Float@half"),
    "float": (4, "Float@float"),
    "double": (8, "Float@double"),
    "fp80": (16, "Float@fp80"),
    "fp128": (16, "Float@fp128"),
    "integer": (8, "Integer"),
    "int8": (1, "Integer"),
    "int16": (2, "Integer"),
    "int32": (4, "Integer"),
    "int64": (8, "Integer"),
    "pointer": (8, "Pointer"),
}
"""Bytes of a member in an array, which are its alignment too, and its name in an attribute."""


def write_types(text: str, module: Any, types: Sequence[SymbolType], *, required: bool) -> str:
    """The module's text with an attribute for each argument that something is said of.

    ``module`` is what ``text`` was printed from.  Raises UsageError for an
    argument that is not there; a function that the program does not define is
    skipped unless ``required``.
    """
    defined = defined_functions(text, module)
    for hint in types:
        function = defined.get(hint.function)
        if function is not None:
            text = _write(text, hint, function)
        elif required:
            raise UsageError(
                f"{hint.place}: no bitcode of the program defines {hint.function}",
                remedy="give the symbol's name as the linker sees it (`nm` shows it; Fortran adds "
                "an underscore); if the compiler has inlined it, name the function around it",
            )
    return text


def _write(text: str, hint: SymbolType, function: Any) -> str:
    arguments = [str(a.type) for a in function.arguments]
    listed = f"{hint.function} has {len(arguments)} arguments: {', '.join(arguments) or 'none'}"
    if hint.argument > len(arguments):
        raise UsageError(
            f"{hint.place}: {hint.function} has no argument {hint.argument}",
            remedy=f"{listed}, which count from 1",
        )
    if not arguments[hint.argument - 1].startswith("ptr"):
        raise UsageError(
            f"{hint.place}: argument {hint.argument} of {hint.function} is no pointer",
            remedy=f"{listed}; say what lies behind one of its pointers",
        )
    name = re.escape(function.name)
    start = re.compile(rf'^define [^@\n]*@(?:"{name}"|{name})\(', re.MULTILINE).search(text)
    assert start is not None
    line = text[start.end() : text.index("\n", start.end())]
    begin, end = _parameter(line, hint.argument - 1)
    # the name of a parameter comes last
    at = start.end() + begin + without_quotes(line[begin:end]).rindex(" ")
    return f"{text[:at]} {attribute(hint.members)}{text[at:]}"


def _parameter(line: str, index: int) -> tuple[int, int]:
    """Where the text of a parameter begins and ends, in what follows the parenthesis."""
    ends = [-1, *ends_of_arguments(without_quotes(line))]
    return ends[index] + 1, ends[index + 1]


def attribute(members: Sequence[str]) -> str:
    """What says that a pointer leads to these members, again and again."""
    first = members[0]
    if set(members) == {first}:
        return _spelled(["[-1]:Pointer", f"[-1,-1]:{_SIZES[first][1]}"])
    entries = ["[-1]:Pointer"]
    end = 0
    for member in members:
        size, kind = _SIZES[member]
        start = -(-end // size) * size
        entries += _bytes(end, start)
        entries += _bytes(start, start + size) if kind == "Integer" else [f"[-1,{start}]:{kind}"]
        end = start + size
    widest = max(_SIZES[member][0] for member in members)
    period = -(-end // widest) * widest
    return _spelled([*entries, *_bytes(end, period)]) + f' "ltoad_period"="{period}"'


def _bytes(start: int, end: int) -> list[str]:
    """Integers have an entry for each byte, and so has what lies between members."""
    return [f"[-1,{offset}]:Integer" for offset in range(start, end)]


def _spelled(entries: Sequence[str]) -> str:
    return '"enzyme_type"="{' + ", ".join(entries) + '}"'
