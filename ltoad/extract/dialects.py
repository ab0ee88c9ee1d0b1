"""Textual IR of producers that write what this LLVM does not read or define.

LLVM after 22 prints infinities and NaNs as words.  XLA calls mathematical functions that its code
generator knows by names of its own; they get bodies here, which call the C library's.
"""

from __future__ import annotations

import re

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


def _declared(text: str, declaration: str) -> bool:
    name = declaration.partition("@")[2].partition("(")[0]
    return re.search(rf"^(?:define|declare) [^@\n]*@{name}\(", text, re.MULTILINE) is not None
