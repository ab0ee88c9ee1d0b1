"""What the descriptor of a variable of Fortran says all along: rank, type, and what it is.

Functions load descriptors of module variables from memory that all functions may write to, so that
LLVM does not know that these three bytes stay as they were declared.  Otherwise an assignment to
an array of pointers would be taken for one to an allocatable array, which may get other memory.
Those of derived types, which may be polymorphic, have more members than others, and are left alone.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

_TYPE = r"\{ ptr, i64, i32, i8, i8, i8, i8(?:, \[\d+ x \[3 x i64\]\])? \}"
_VARIABLE = re.compile(
    rf"^@([-\w$.]+) = [^\n]*?\bglobal {_TYPE} \{{ ptr null, i64 [^\n]*?, i32 20\d{{6}}, "
    r"i8 (\d+), i8 (\d+), i8 (\d+), i8 ",
    re.MULTILINE,
)
"""A variable with its rank, type and attribute; the number before these is the version of what C
and Fortran agree on, a date."""
_WHOLE = re.compile(
    rf"^( *)(%[-\w$.]+) = load ({_TYPE}), ptr @([-\w$.]+)(?![-\w$.])([^\n]*)", re.MULTILINE
)
_BYTE = re.compile(
    r"= load i8, ptr getelementptr inbounds (?:nuw )?\(i8, ptr @([-\w$.]+), i64 (20|21|22)\)[^\n]*"
)
_FIRST_BYTE = 20
_FIRST_MEMBER, _LAST_MEMBER = 3, 5


def with_known_descriptors(text: str) -> str:
    """The module in which rank, type and attribute of variables are constants where their
    descriptors are loaded."""
    known = {m[1]: m.groups()[1:] for m in _VARIABLE.finditer(text)}
    if not known:
        return text
    text = _WHOLE.sub(lambda match: _whole(match, known), text)
    return _BYTE.sub(lambda match: _byte(match, known), text)


def _whole(match: re.Match[str], known: Mapping[str, tuple[str, ...]]) -> str:
    indent, name, type_, variable, rest = match.groups()
    if variable not in known:
        return match[0]
    loaded = f"%described.{name.removeprefix('%')}"  # no name begins with a digit
    lines = [f"{indent}{loaded} = load {type_}, ptr @{variable}{rest}"]
    last = loaded
    for number, byte in enumerate(known[variable], _FIRST_MEMBER):
        new = name if number == _LAST_MEMBER else f"{loaded}.with.{number}"
        lines.append(f"{indent}{new} = insertvalue {type_} {last}, i8 {byte}, {number}")
        last = new
    return "\n".join(lines)


def _byte(match: re.Match[str], known: Mapping[str, tuple[str, ...]]) -> str:
    variable, byte = match.groups()
    if variable not in known:
        return match[0]
    return f"= or i8 {known[variable][int(byte) - _FIRST_BYTE]}, 0"
