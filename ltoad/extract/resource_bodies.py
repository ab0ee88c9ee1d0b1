"""Bodies for C++'s memory resources, which its standard library has in machine code.

Containers call them through the tables of their classes.  So the functions of one class are
replaced together and everywhere in the program's bitcode, with the tables and the objects that are
always there.
"""

from __future__ import annotations

import re
from functools import cache

import llvmlite.binding as llvm

from ltoad.extract.bitcode import initialise_llvm
from ltoad.runtime import Source

_SOURCE = Source("cxx_resources.ll")
_PREFIX = "_Z"
"""Of the symbols that the library has, too; others are support."""
_FUNCTION = re.compile(rf"^define .*?@({_PREFIX}\w+)\(", re.MULTILINE)
_TABLE = re.compile(rf"^@({_PREFIX}\w+) = (?!external)", re.MULTILINE)
_OWN = re.compile(r"^define (?!available_externally|linkonce|weak)[^\n@]*@(\w+)\(", re.MULTILINE)


@cache
def _provided() -> frozenset[str]:
    text = _SOURCE.text()
    return frozenset(_FUNCTION.findall(text)) | frozenset(_TABLE.findall(text))


def with_resources(text: str) -> str:
    """The module with bodies of memory resources, if it mentions some and has none of its own."""
    mentioned = re.compile(rf"@({'|'.join(sorted(_provided()))})\b")
    if not mentioned.search(text) or _provided().intersection(_OWN.findall(text)):
        return text
    initialise_llvm()
    program, bodies = llvm.parse_assembly(text), llvm.parse_assembly(_SOURCE.text())
    bodies.triple, bodies.data_layout = program.triple, program.data_layout
    program.link_in(bodies)
    for symbol in (*program.functions, *program.global_variables):
        if symbol.name in _provided() and not symbol.is_declaration:
            symbol.linkage = llvm.Linkage.internal
    return str(program)
