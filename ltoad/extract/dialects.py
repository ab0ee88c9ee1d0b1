"""Textual IR of producers that write what this LLVM does not read or define.

LLVM after 22 prints infinities and NaNs as words.  XLA calls mathematical functions that its code
generator knows by names of its own; they get bodies here, which call the C library's.  Markers of
requests that are written as metadata get lost in bitcode if the request is variadic.
"""

from __future__ import annotations

import re

from callgraph.requests import is_marker_variable
from ltoad.rules.table import lookup  # noqa: TID251 -- names of the C library

_BITS = {"inf": 0x7FF0000000000000, "qnan": 0x7FF8000000000000}
_SIGN_BIT = 1 << 63
_WORD = re.compile(r"(?<=[ (\[<])([-+])(inf|qnan)(?=[,\s)\]>])")
_XLA_FUNCTION = re.compile(r"^declare [^@\n]*(?P<name>@xla\.(\w+)\.f(32|64))\([^,\n]*\).*$", re.M)
_KINDS = {"32": ("float", "f"), "64": ("double", "")}


def with_plain_numbers(text: str) -> str:
    """The text with infinities and NaNs as bits, which serve for float and double alike."""

    def bits(match: re.Match[str]) -> str:
        return f"0x{_BITS[match[2]] | (_SIGN_BIT if match[1] == '-' else 0):016X}"

    return _WORD.sub(bits, text)


def with_bodies(text: str) -> str:
    """The text with bodies for XLA's functions of one number, as far as the C library has them."""
    called: set[str] = set()

    def define(match: re.Match[str]) -> str:
        name, function, width = match.groups()
        kind, suffix = _KINDS[width]
        reciprocal = function == "rsqrt"
        callee = f"sqrt{suffix}" if reciprocal else f"{function}{suffix}"
        if lookup(callee) is None:
            return match[0]
        called.add(f"declare {kind} @{callee}({kind}) memory(none)\n")
        lines = [f"  %y = call {kind} @{callee}({kind} %x)"]
        if reciprocal:
            lines.append(f"  %r = fdiv {kind} 1.0, %y")
        back = f"  ret {kind} %{'r' if reciprocal else 'y'}"
        head = f"define internal {kind} {name}({kind} %x) alwaysinline {{"
        return "\n".join([head, *lines, back, "}"])

    text = _XLA_FUNCTION.sub(define, text)
    missing = [line for line in sorted(called) if not _declared(text, line)]
    return text + "".join(["\n", *missing]) if missing else text


_MARKER = re.compile(r'metadata !"(enzyme_\w+)"')
_CALL = re.compile(r"\b(?:call|invoke)\b")


def with_lasting_markers(text: str) -> str:
    """The text in which variadic calls have variables for markers, as programs in C do."""
    parts: list[str] = []
    used: set[str] = set()
    end = 0
    for match in _MARKER.finditer(text):
        calls = list(_CALL.finditer(text, text.rfind("\n}", 0, match.start()) + 1, match.start()))
        variadic = bool(calls) and "...)" in text[calls[-1].start() : match.start()]
        if variadic and is_marker_variable(match[1]):
            parts += [text[end : match.start()], f"ptr @{match[1]}"]
            used.add(match[1])
            end = match.end()
    missing = [n for n in sorted(used) if not re.search(rf"^@{n} = ", text, re.MULTILINE)]
    declared = "".join(f"\n@{name} = external global i32" for name in missing)
    return "".join([*parts, text[end:], declared, "\n" if declared else ""])


def _declared(text: str, declaration: str) -> bool:
    name = declaration.partition("@")[2].partition("(")[0]
    return re.search(rf"^(?:define|declare) [^@\n]*@{name}\(", text, re.MULTILINE) is not None
