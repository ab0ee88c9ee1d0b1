"""Functions that are called by another name: aliases, and versions for several processors.

A shared library keeps aliases of functions visible, and calls go by them, since another library
might bring its own.  A derivative is that of the function which is here.
"""

from __future__ import annotations

import re

from ltoad.ir.text import SYMBOL, defined, symbol_of, with_symbols

_ALIAS = re.compile(rf"^{SYMBOL} = (?:[^\n]* )?(alias|ifunc) [^\n]*, ptr {SYMBOL}", re.MULTILINE)
_CALL = re.compile(rf"^(\s+[^\n]*?\b(?:call|invoke) [^\n@]*?){SYMBOL}(?=\()", re.MULTILINE)
_ARGUMENTS = re.compile(r"^\s[^\n]*?\b(?:call|invoke) [^\n@]*@[^\n(]*enzyme_[^\n]*$", re.MULTILINE)
_RESOLVER = re.compile(r"\.(?:ifunc|resolver)$")
_DEFAULT_VERSION = "{}.default{}"


def by_own_names(text: str) -> str:
    """The module, with calls and requests of aliases those of the functions that they stand for.

    Of functions in versions for several processors it is the version for all of them.
    """
    owners = _owners(text)
    if not owners:
        return text

    def named(match: re.Match[str]) -> str:
        owner = owners.get(symbol_of(match))
        return match[0] if owner is None else f'@"{owner}"'

    def called(match: re.Match[str]) -> str:
        owner = owners.get(match[2] or match[3])
        return match[0] if owner is None else f'{match[1]}@"{owner}"'

    text = _ARGUMENTS.sub(lambda request: with_symbols(request[0], named), text)
    return _CALL.sub(called, text)


def _owners(text: str) -> dict[str, str]:
    """The functions with a body that other names stand for."""
    functions = defined(text)
    found: dict[str, str] = {}
    for match in _ALIAS.finditer(text):
        name, behind = match[1] or match[2], match[4] or match[5]
        found[name] = behind if match[3] == "alias" else _version_for_all(behind, functions)
    return {name: owner for name in found if (owner := _end(name, found)) in functions}


def _end(name: str, owners: dict[str, str]) -> str:
    """What a chain of aliases leads to; LLVM has no circles of them."""
    while name in owners:
        name = owners[name]
    return name


def _version_for_all(resolver: str, functions: frozenset[str]) -> str:
    """The version of a function that every processor can run, by the name of what chooses."""
    stem = _RESOLVER.sub("", resolver)
    candidates = (_DEFAULT_VERSION.format(stem, end) for end in ("", *(f".{i}" for i in range(9))))
    return next((name for name in candidates if name in functions), "")
