"""Calls of MPI with bodies that make other calls: ``ltoad/runtime/mpi_bodies.c``.

Reductions by operations of the program's own call these; windows that allocate their memory are
made of two steps.  Handles differ between libraries, and with them the types of arguments, by
which the right bodies are known.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import llvmlite.binding as llvm

from ltoad.extract.bitcode import initialise_llvm
from ltoad.extract.runtime_bodies import NATIVE, PREFIX
from ltoad.ir.text import FUNCTION
from ltoad.runtime import Source

_SOURCES = (Source("mpi_bodies_openmpi.ll"), Source("mpi_bodies_mpich.ll"))
_FAMILIES = {
    "MPI_Op_create": (
        r"MPI_(?:Op_create|Op_free|Allreduce|Reduce|Scan|Exscan|Reduce_scatter|Reduce_scatter_block)"
    ),
    "MPI_Win_allocate": "MPI_Win_(?:allocate|free)",
}
"""By a function that only some programs call, what gets bodies in these."""
_HEAD = re.compile(r"^(?:declare|define) [^\n@]*@(MPI_\w+)\((.*)\)[^\n)]*$", re.MULTILINE)
_ALL = re.compile(rf"@({'|'.join(_FAMILIES.values())})(?=\()")
_POINTER = re.compile(r"\bptr\b")


def with_message_bodies(text: str) -> str:
    """The module with bodies of what it calls of MPI, as far as there are some."""
    wanted = [names for sign, names in _FAMILIES.items() if f"@{sign}(" in text]
    if not wanted:
        return text
    called = re.compile(rf"@({'|'.join(wanted)})(?=\()")
    used = {name: n for name, n in _pointers(text).items() if called.match(f"@{name}(")}
    for source in _SOURCES:
        if used.items() <= _pointers(source.text()).items():
            return _linked(text, source, called)
    return text


def _pointers(text: str) -> dict[str, int]:
    """How many arguments of each function are pointers."""
    return {found[1]: len(_POINTER.findall(found[2])) for found in _HEAD.finditer(text)}


def _linked(text: str, source: Source, called: re.Pattern[str]) -> str:
    def renamed(function: re.Match[str]) -> str:
        return called.sub(rf"@{PREFIX}\1", function[0])

    calling = FUNCTION.sub(renamed, text)
    bodies = _ALL.sub(rf"@{PREFIX}\1", source.text()).replace(f"@{NATIVE}", "@")
    initialise_llvm()
    program = llvm.parse_assembly("\n".join([calling, *_declarations(bodies, calling)]))
    added = llvm.parse_assembly(bodies)
    added.triple, added.data_layout = program.triple, program.data_layout
    program.link_in(added)
    for function in program.functions:
        if function.name.startswith(f"{PREFIX}MPI_"):
            function.linkage = llvm.Linkage.internal
    return str(program)


def _declarations(bodies: str, calling: str) -> Iterator[str]:
    """Of what has a body, for those that call it."""
    for found in re.finditer(r"^define [^\n@]*@([\w.]+)\((.*)\)[^\n)]*\{$", bodies, re.MULTILINE):
        if found[1].startswith(PREFIX) and f"@{found[1]}(" in calling:
            yield f"declare i32 @{found[1]}({found[2]})"
