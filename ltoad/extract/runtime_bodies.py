"""Bodies of library functions that are differentiated like the program's own.

Fortran's array functions take descriptors of any rank, stride and type; what they do is
shorter as code than as rules, and LLVM can fold what it knows of a descriptor into it.
The bodies come from ``ltoad/runtime`` (see ``scripts/fortran-bodies.sh``).
"""

from __future__ import annotations

import re
from collections.abc import Set
from functools import cache

import llvmlite.binding as llvm

from ltoad.extract.bitcode import initialise_llvm
from ltoad.extract.reach import Reach
from ltoad.ir.text import FUNCTION, symbol_of
from ltoad.runtime import Source

PREFIX = "ltoad.runtime."
"""Calls of the functions get new names, so that no rule for the library's own applies."""

_DECLARED = re.compile(r"^declare (.*?) @(_Fortran\w+)\(.*", re.MULTILINE)
_DEFINED = re.compile(r"^define [^\n@]*@(_Fortran\w+)\(.*?^\}$", re.MULTILINE | re.DOTALL)
_NAMED = re.compile(r"@(_Fortran\w+)\b")
_REQUEST = "enzyme_"


def with_bodies(text: str) -> str:
    """The module with a body for each function that has one here, and that is called there
    from what is differentiated."""
    declared = {match[2]: match for match in _DECLARED.finditer(text)}
    known = declared.keys() & _bodies().keys() if declared else set()
    if not known:
        return text
    reached = _reached(text)
    wanted: set[str] = set()

    def renamed(match: re.Match[str]) -> str:
        if symbol_of(match) not in reached:
            return match[0]
        wanted.update(known.intersection(_NAMED.findall(match[0])))
        return _renamed(match[0], known)

    text = FUNCTION.sub(renamed, text)
    if not wanted:
        return text
    initialise_llvm()
    declarations = [_renamed(declared[name][0], wanted) for name in sorted(wanted)]
    program = llvm.parse_assembly("\n".join([text, *declarations, ""]))
    library = llvm.parse_assembly(_library(wanted, {n: declared[n][1] for n in sorted(wanted)}))
    library.triple, library.data_layout = program.triple, program.data_layout
    program.link_in(library)
    for name in sorted(wanted):
        program.get_function(PREFIX + name).linkage = llvm.Linkage.internal
    return str(program)


def _reached(text: str) -> Set[str]:
    """Functions that may be differentiated: all that are mentioned from where requests are on."""
    reach = Reach(text)
    mentioned = reach.mentioned
    asking = [named for named in mentioned.values() if any(_REQUEST in n for n in named)]
    return reach.symbols_from(name for named in asking for name in named) & mentioned.keys()


def _renamed(text: str, names: Set[str]) -> str:
    def rename(match: re.Match[str]) -> str:
        return f"@{PREFIX}{match[1]}" if match[1] in names else match[0]

    return _NAMED.sub(rename, text)


_SOURCE = Source("fortran_arrays.ll")


@cache
def _bodies() -> dict[str, str]:
    return {match[1]: match[0] for match in _DEFINED.finditer(_SOURCE.text())}


def _library(wanted: Set[str], results: dict[str, str]) -> str:
    """The functions' module; one that returns nothing returns it as the program says."""

    def fitting(match: re.Match[str]) -> str:
        name, body = match[1], match[0]
        if name not in wanted:
            return ""
        if " void @" in body.partition("(")[0] and "{}" in results[name]:
            head, _, rest = body.partition("\n")
            head = head.replace(" void @", " {} @", 1)
            body = f"{head}\n{rest.replace('ret void', 'ret {} zeroinitializer')}"
        return body

    return _renamed(_DEFINED.sub(fitting, _SOURCE.text()), wanted)
