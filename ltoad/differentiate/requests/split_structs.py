"""Structs of C++ that a function takes by value in several registers: several numbers for LLVM.

Who passes such a struct and then its tangent passes all primals before all tangents; read as
numbers with a tangent each, they would be taken for one another.  The function's symbol tells how
many parameters its source has; that of a C function does not.
"""

from __future__ import annotations

from collections.abc import Sequence

from ltoad.diagnostics.demangle import spelled_out
from ltoad.ir.instructions import Function
from ltoad.ir.types import is_floating

_OPENING, _CLOSING = "(<[{", ")>]}"
_NUMBERS = frozenset(["float", "double", "long double", "_Float16", "__float128", "std::float16_t"])
_WHOLE = frozenset(
    [
        *("bool", "char", "wchar_t", "char8_t", "char16_t", "char32_t"),
        *("short", "int", "long", "__int128", "signed", "unsigned"),
    ]
)


def takes_struct_apart(primal: Function) -> bool:
    """Whether some floats among the parameters of a function are members of one struct."""
    parameters = source_parameters(primal.name)
    if parameters is None:
        return False
    floats = sum(is_floating(a.type) for a in primal.arguments)
    in_memory = sum(any(w.startswith("byval(") for w in a.attributes) for a in primal.arguments)
    numbers = sum(p in _NUMBERS or "__vector" in p for p in parameters)
    structs = sum(map(_is_struct, parameters)) - in_memory
    return structs > 0 and floats > numbers + structs


def source_parameters(symbol: str) -> Sequence[str] | None:
    """The types of a C++ function's parameters, as its symbol tells them; None if it does not."""
    name = spelled_out(symbol) if symbol.startswith("_Z") else ""
    end = name.rfind(")")
    if end < 0:
        return None
    found, depth, part = [], 0, ""
    for letter in reversed(name[:end]):
        if letter in _OPENING and depth == 0:
            break
        depth += (letter in _CLOSING) - (letter in _OPENING)
        if letter == "," and depth == 0:
            found.append(part[::-1].strip())
            part = ""
        else:
            part += letter
    return [p for p in reversed([*found, part[::-1].strip()]) if p not in ("", "...", "void")]


def _is_struct(type_: str) -> bool:
    if type_ in _NUMBERS or type_[-1] in "*&)]" or type_.endswith(("* const", "__vector")):
        return False
    return not _WHOLE.issuperset(type_.removesuffix(" const").split())
