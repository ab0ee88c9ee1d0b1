"""Types of functions and of calls, read from LLVM's printed text.

Works on one line at a time and only where a type is wanted: the ``define`` and
``declare`` lines and the calls through pointers, a small part of a module.
"""

from __future__ import annotations

import re
from collections.abc import Collection

from callgraph.facts import Signature
from ltoad.ir.text import LOCAL, split_arguments

_QUOTED = re.compile(r'"[^"]*"')
_STRUCT = re.compile(LOCAL)
# A type that is not bracketed: one word, perhaps with a parenthesis that belongs to it.
_WORD_TYPE = re.compile(r"ptr(?: addrspace\(\d+\))?|target\([^)]*\)|%\"[^\"]*\"|[-\w$.%]+")
_POINTER_AT_END = re.compile(r"\bptr addrspace\(\d+\)$")
_TARGET_AT_END = re.compile(r"\btarget\([^)]*\)$")
_CLOSING = {"(": ")", "[": "]", "{": "}", "<": ">"}
_OPENING = {closing: opening for opening, closing in _CLOSING.items()}


def without_quotes(line: str) -> str:
    """``line`` with the inside of every quoted string blanked, at equal length.

    Names and strings may contain any bracket; after this, none does.
    """
    return _QUOTED.sub(lambda found: '"' + "_" * (len(found.group()) - 2) + '"', line)


def signature_at(line: str, parenthesis: int) -> Signature:
    """The signature of the function or call whose arguments open at ``parenthesis``.

    ``line`` has gone through :func:`without_quotes`.  In front of the
    parenthesis stand, in LLVM's order, attributes, the type and the name.
    """
    name_start = _start_of_callee(line, parenthesis)
    before = line[:name_start].rstrip()
    if before.endswith(")") and not _parenthesised_type(before):
        # A call of variadic type spells the whole type: `double (ptr, ...) %7(…)`.
        opening = _matching_backwards(before, len(before) - 1)
        result = last_type(before[:opening])
        listed = before[opening + 1 : -1]
    else:
        result = last_type(before)
        listed = line[parenthesis + 1 : _matching(line, parenthesis)]
    arguments = [argument for argument in split_arguments(listed) if argument]
    variadic = bool(arguments) and arguments[-1] == "..."
    fixed = arguments[:-1] if variadic else arguments
    return Signature(result, tuple(leading_type(argument) for argument in fixed), variadic)


def ends_of_arguments(text: str) -> list[int]:
    """Where each argument ends in what follows an opening parenthesis, without quotes."""
    ends = []
    depth = 0
    for index, character in enumerate(text):
        if depth == 0 and character in ",)":
            ends.append(index)
        if character == ")" and depth == 0:
            return ends
        depth += (character in _CLOSING) - (character in _OPENING)
    raise ValueError(f"unbalanced brackets in: {text}")


def leading_type(text: str) -> str:
    """The type that ``text`` begins with, structures without their names."""
    if text[0] in _CLOSING:
        return _normalised(text[: _matching(text, 0) + 1])
    found = _WORD_TYPE.match(text)
    return _normalised(found.group() if found else text)


def last_type(text: str) -> str:
    """The type that ``text`` ends with, structures without their names."""
    text = text.rstrip()
    for pattern in (_POINTER_AT_END, _TARGET_AT_END):
        found = pattern.search(text)
        if found:
            return found.group()
    if text[-1] in _OPENING:
        return _normalised(text[_matching_backwards(text, len(text) - 1) :])
    return _normalised(text.rsplit(maxsplit=1)[-1])


def _normalised(type_text: str) -> str:
    return _STRUCT.sub("%struct", type_text)


def _parenthesised_type(before: str) -> bool:
    return any(pattern.search(before) for pattern in (_POINTER_AT_END, _TARGET_AT_END))


def _start_of_callee(line: str, parenthesis: int) -> int:
    """Where the callee begins: a name, or a constant expression of several words."""
    if line[parenthesis - 1] == ")":
        opening = _matching_backwards(line, parenthesis - 1)
        return line.rindex(" ", 0, opening - 1) + 1
    return line.rindex(" ", 0, parenthesis) + 1


def _matching(text: str, start: int) -> int:
    """The index of the bracket that closes the one at ``start``."""
    return _balanced(text, range(start, len(text)), _CLOSING, _OPENING)


def _matching_backwards(text: str, end: int) -> int:
    """The index of the bracket that the one at ``end`` closes."""
    return _balanced(text, range(end, -1, -1), _OPENING, _CLOSING)


def _balanced(
    text: str, indices: range, entering: Collection[str], leaving: Collection[str]
) -> int:
    """Where the way along the text is out of all brackets that it has entered."""
    depth = 0
    for index in indices:
        if text[index] in entering:
            depth += 1
        elif text[index] in leaving:
            depth -= 1
            if depth == 0:
                return index
    raise ValueError(f"unbalanced brackets in: {text}")
