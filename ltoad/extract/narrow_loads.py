"""What flang reads of a descriptor's type, as the one byte that it is.

Where it describes an object of any type anew it loads four bytes at the type's place, which reach
into the next member, and takes the lowest.  LLVM then keeps descriptors in memory that it would
take apart, and does not see which branch of a ``select type`` is taken: in the others a number
would be read as another type.
"""

from __future__ import annotations

import re

from ltoad.ir.text import FUNCTION, symbol_of

_BYTE = re.compile(r"= trunc i32 (%[\w.$-]+) to i8\b")
_FORTRAN = re.compile(r"_Q|.*_$")
"""Procedures, and external ones."""


def with_narrow_loads(text: str) -> str:
    """The module in which procedures of Fortran load no more than the byte that they look at."""
    if "@_FortranA" not in text and "@_QQ" not in text:
        return text

    def narrow(match: re.Match[str]) -> str:
        return _narrow(match[0]) if _FORTRAN.match(symbol_of(match)) else match[0]

    return FUNCTION.sub(narrow, text)


def _narrow(function: str) -> str:
    for word in dict.fromkeys(_BYTE.findall(function)):
        name = re.escape(word) + r"(?![\w.$-])"
        load = re.compile(rf"^( *{name} = load )i32(, ptr \S+, align )\d+", re.MULTILINE)
        taken = re.compile(rf"= trunc i32 {name} to i8\b")
        uses = len(re.findall(name, function)) - 1
        if load.search(function) and len(taken.findall(function)) == uses:
            function = load.sub(r"\1i8\g<2>1", function)
            function = taken.sub(f"= or i8 {word}, 0", function)
    return function
