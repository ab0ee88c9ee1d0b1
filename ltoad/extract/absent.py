"""Weak functions that nothing in a link defines: their address is null, for good."""

from __future__ import annotations

import re
from collections.abc import Collection

from ltoad.ir.text import SYMBOL, symbol_of, with_symbols

_WEAK = re.compile(rf"^declare (?:!\w+ !\d+ )*extern_weak [^\n@]*{SYMBOL}\([^\n]*\n", re.MULTILINE)
_OWN = "ltoad_"
"""Functions that derivatives bring along, such as what tells the size of their tapes."""


def without_absent(text: str, present: Collection[str]) -> str:
    """The text of a program in which optional functions that are not ``present`` are null.

    Only for a link that ends in an executable: whoever loads a library may still bring them.  What
    stands behind a test of such an address, as ``if (hook) hook(x);``, is code that never runs.
    """
    weak = {symbol_of(found) for found in _WEAK.finditer(text)}
    absent = {name for name in weak - set(present) if not name.startswith(_OWN)}
    if not absent:
        return text

    def undeclared(match: re.Match[str]) -> str:
        return "" if symbol_of(match) in absent else match[0]

    def named(match: re.Match[str]) -> str:
        return "null" if symbol_of(match) in absent else match[0]

    return with_symbols(_WEAK.sub(undeclared, text), named)
