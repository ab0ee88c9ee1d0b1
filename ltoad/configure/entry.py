"""One function of a program, found by symbol, as others are to call it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

import llvmlite.binding as llvm

from ltoad.configure.requested import FLOATS
from ltoad.errors import UsageError
from ltoad.extract.bitcode import Unit, initialise_llvm, parse, unit_of_text
from ltoad.ir.text import SYMBOL, symbol_of

__all__ = ["FLOATS", "Entry", "find_entry", "for_library"]

_CONVENTION = re.compile(r"\b(fastcc|coldcc|preserve_\w+cc|tailcc|swift\w*cc|cc ?\d+)\b")
_PIE_LEVEL = re.compile(r'(^!\d+ = !\{i32 \d+, !"PIE Level", i32 )\d+', re.MULTILINE)
_BY_VALUE = re.compile(r"\b(?:byval|inalloca|preallocated)\(")


@dataclass(frozen=True, slots=True)
class Entry:
    """A defined function: types in LLVM's spelling, and a calling convention if not C's."""

    symbol: str
    result: str
    arguments: tuple[str, ...]
    convention: str = ""


def find_entry(units: Sequence[Unit], symbol: str) -> Entry:
    """The function of that name; raises UsageError if no unit exports one."""
    initialise_llvm()
    local = False
    for unit in units:
        if symbol.encode() not in unit.bitcode:
            continue
        module = parse(unit)
        text = str(module)
        name = _target_of_alias(text, symbol)
        found = [f for f in module.functions if f.name == name and not f.is_declaration]
        if found and (name != symbol or found[0].linkage not in _LOCAL):
            return _described(symbol, found[0], text)
        local = local or bool(found)
    if local:
        raise UsageError(
            f"{symbol} is local to its file, so nothing can call it from outside",
            remedy="take `static` from it, or check a function that calls it",
        )
    raise UsageError(
        f"no bitcode defines {symbol}",
        remedy="give the symbol's name as the linker sees it (`nm` shows it; Fortran adds an "
        "underscore), and compile its file with ltoad-cc or ltoad-fc",
    )


_LOCAL = (llvm.Linkage.internal, llvm.Linkage.private)


def _target_of_alias(text: str, symbol: str) -> str:
    spelled = rf'@(?:"{re.escape(symbol)}"|{re.escape(symbol)})'
    found = re.search(rf"^{spelled} = [^\n@]*\balias [^\n@]*{SYMBOL}", text, re.MULTILINE)
    return symbol_of(found) if found else symbol


def _described(symbol: str, function: llvm.ValueRef, text: str) -> Entry:
    spelled = rf'@(?:"{re.escape(function.name)}"|{re.escape(function.name)})\('
    line = re.search(rf"^define [^@\n]*{spelled}.*$", text, re.MULTILINE)
    head = line[0] if line else ""
    if _BY_VALUE.search(head):
        raise UsageError(
            f"{symbol} takes a structure by value, which cannot be passed here",
            remedy="check a function that takes a pointer to it",
        )
    convention = _CONVENTION.search(head.partition("@")[0])
    return Entry(
        symbol,
        str(function.global_value_type).split(" (", maxsplit=1)[0],
        tuple(str(argument.type) for argument in function.arguments),
        convention[1] if convention else "",
    )


def for_library(units: Sequence[Unit], entry_points: frozenset[str]) -> list[Unit]:
    """The units as parts of a shared library.

    The entry points are made local, so that what only they need goes away.  Clang compiles for
    executables by default, whose thread-local variables a library cannot have.
    """
    changed = []
    for unit in units:
        module = parse(unit)
        for function in module.functions:
            if function.name in entry_points and not function.is_declaration:
                function.linkage = llvm.Linkage.internal
        text = _PIE_LEVEL.sub(r"\g<1>0", str(module))
        changed.append(unit_of_text(unit.name, text))
    return changed
