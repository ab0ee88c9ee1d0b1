"""Streams of libstdc++: which functions work on one, and how far it goes in memory.

What a stream, its buffer or its locale keeps in itself (flags, addresses of tables, of facets and
of characters) is the library's own, and no derivative lies in it.  Sizes are those that the
library's ABI fixes where addresses have eight bytes.
"""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

from ltoad.ir.instructions import Call
from ltoad.ir.types import is_pointer
from ltoad.ir.values import GlobalReference
from ltoad.rules.registrars import words


class Extent(NamedTuple):
    """The bytes of an object: those that it has whatever it is a part of, and all if it is whole.

    The state that streams share comes last in a whole object, and elsewhere in one of a derived
    class.
    """

    own: int
    whole: int


_IOS = 264
BASE = Extent(_IOS, _IOS)
"""What all streams share, to which their tables lead."""
TO_BASE = -24
"""Where the table of a stream's class says how far away that is, from the table's address on."""

_TRAITS = "IcSt11char_traitsIcEE"
_TEXTS = "IcSt11char_traitsIcESaIcEE"
_CLASSES: dict[str, Extent] = {
    "St8ios_base": Extent(216, 216),
    f"St9basic_ios{_TRAITS}": BASE,
    "So": Extent(8, 8 + _IOS),
    "Si": Extent(16, 16 + _IOS),
    "Sd": Extent(24, 24 + _IOS),
    f"St15basic_streambuf{_TRAITS}": Extent(64, 64),
    f"St13basic_filebuf{_TRAITS}": Extent(240, 240),
    f"St7__cxx1115basic_stringbuf{_TEXTS}": Extent(104, 104),
    f"St14basic_ofstream{_TRAITS}": Extent(248, 248 + _IOS),
    f"St14basic_ifstream{_TRAITS}": Extent(256, 256 + _IOS),
    f"St13basic_fstream{_TRAITS}": Extent(264, 264 + _IOS),
    f"St7__cxx1119basic_ostringstream{_TEXTS}": Extent(112, 112 + _IOS),
    f"St7__cxx1119basic_istringstream{_TEXTS}": Extent(120, 120 + _IOS),
    f"St7__cxx1118basic_stringstream{_TEXTS}": Extent(128, 128 + _IOS),
    "St6locale": Extent(8, 8),
}
_FREE = {
    **dict.fromkeys(words("_ZStls _ZSt16__ostream_insert _ZSt4endl _ZSt5flush"), _CLASSES["So"]),
    **dict.fromkeys(words("_ZStrs _ZSt7getline _ZSt2ws"), _CLASSES["Si"]),
}
"""Functions whose first argument is a stream, by what their names begin with."""
_NAMED = re.compile(r"_Z(?:T[VS]N?|N[KRO]*)(?P<rest>S\w+)")
_OTHERS = words("4Init 7classic 6globalE 15sync_with_stdio 6xalloc")
"""Members that have no such object, and what is declared within the classes."""


@cache
def extent(symbol: str) -> Extent | None:
    """How far the object goes in which a member function of a stream works, that a table of one
    belongs to, or that type-based alias metadata name."""
    for prefix, found in _FREE.items():
        if symbol.startswith(prefix):
            return found
    match = _NAMED.match(symbol)
    if match is None:
        return None
    rest = match["rest"]
    name = next((c for c in _CLASSES if rest.startswith(c)), None)
    if name is None or rest[len(name) :].startswith(_OTHERS):
        return None
    return _CLASSES[name]


def is_apart(class_name: str) -> bool:
    """Whether type-based alias metadata name a class of which a stream has no part."""
    if not class_name.startswith(_CLASS) or extent(class_name) is not None:
        return False
    return _STRING not in class_name


_WHOLE = re.compile(r"(?:C1|D1)E\w*$")
_MEMBER = re.compile(r"_ZNS[oid](?!aS)")
_APPLYING = "sEPF"
_LIBRARY = ("_ZSt", "_ZNSt")
_CLASS = "_ZTS"
_STRING = "NSt7__cxx1112basic_string"
_CONSTRUCTOR = re.compile(r"C[12]E\w*$")
_WITH_ANOTHER = re.compile(r"E[OR]S\d_$")


def is_whole(symbol: str) -> bool:
    """Whether a function makes or ends an object that is part of no other."""
    return _WHOLE.search(symbol) is not None


def made(call: Call) -> int:
    """How many bytes a call makes a stream of, or a part of one, behind its first argument; 0 if it
    makes none."""
    found = extent(call.callee_name)
    if found is None or _CONSTRUCTOR.search(call.callee_name) is None:
        return 0
    return found.whole if is_whole(call.callee_name) else found.own


def returns_stream(call: Call) -> bool:
    """Whether a call returns the address of the stream that it is given first: operators and
    manipulators do, and members of input and output streams.

    What calls a manipulator of the program's own returns what that does.
    """
    name = call.callee_name
    if not is_pointer(call.type) or not (name.startswith(tuple(_FREE)) or _MEMBER.match(name)):
        return False
    if _APPLYING not in name:
        return True
    manipulator = call.operands[-1]
    return isinstance(manipulator, GlobalReference) and manipulator.name.startswith(_LIBRARY)


def arguments(call: Call) -> tuple[int, ...]:
    """The arguments of a call that are streams, buffers or locales: two where one is moved or
    exchanged.

    The place of what is returned in memory comes before.
    """
    if extent(call.callee_name) is None:
        return ()
    first = int(
        any(word.startswith("sret") for words in call.argument_attributes[:1] for word in words)
    )
    return (first, first + 1) if _WITH_ANOTHER.search(call.callee_name) else (first,)
