"""Comparisons by a processor's own instructions, as LLVM's: masks of all bits or none.

LLVM makes choices of what a program does with a mask, such as ``and`` with a number's bits, if it
knows that it is one, and choices have derivatives.
"""

from __future__ import annotations

import re
from itertools import count

_PREDICATES = (
    *("oeq", "olt", "ole", "uno", "une", "uge", "ugt", "ord"),
    *("ueq", "ult", "ule", "false", "one", "oge", "ogt", "true"),
)
"""Those that the immediate names; beyond them the same follow, which treat quiet NaNs otherwise."""

_CALL = re.compile(
    r"^( *)(%\S+) = (?:tail |notail )?call (?:noundef )?(<(\d+) x (double|float)>) "
    r"@llvm\.x86\.(?:sse2?|avx)\.cmp\.(p|s)[sd](?:\.256)?"
    r"\(\3 (?:noundef )?(.+), \3 (?:noundef )?(.+), i8 (?:noundef )?(-?\d+)\)"
    r"(?: #\d+)?((?:, ![\w.]+ !\d+)*)$",
    re.MULTILINE,
)
_BITS = {"double": 64, "float": 32}


def with_plain_compares(text: str) -> str:
    """The module in which comparisons that make masks are ``fcmp``."""
    if "@llvm.x86." not in text:
        return text
    names = count()

    def plain(match: re.Match[str]) -> str:
        return _plain(match, f"%ltoad.mask.{next(names)}")

    return _CALL.sub(plain, text)


def _plain(match: re.Match[str], name: str) -> str:
    indent, result, type_, width, number, kind, one, other, immediate, rest = match.groups()
    predicate = _PREDICATES[int(immediate) % len(_PREDICATES)]
    words = f"<{width} x i{_BITS[number]}>"
    lines = [
        f"{name}.bits = fcmp {predicate} {type_} {one}, {other}",
        f"{name}.words = sext <{width} x i1> {name}.bits to {words}",
    ]
    if kind == "p":
        lines.append(f"{result} = bitcast {words} {name}.words to {type_}")
    else:
        # only the first members are compared, and the others are those of the first operand
        places = ", ".join(f"i32 {i + int(width) if i else 0}" for i in range(int(width)))
        lines += [
            f"{name}.all = bitcast {words} {name}.words to {type_}",
            f"{result} = shufflevector {type_} {name}.all, {type_} {one}, "
            f"<{width} x i32> <{places}>",
        ]
    return "\n".join(f"{indent}{line}{rest}" for line in lines)
