"""Calls of MPI with bodies that make other calls: ``ltoad/runtime/mpi_bodies.c``.

Reductions by operations of the program's own call these; windows that allocate their memory are
made of two steps.  Handles differ between libraries, and with them the types of arguments, by
which the right bodies are known; Fortran's are numbers in both, and one of them has a variable.
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
_OF_FORTRAN = (Source("mpi_bodies_fortran_openmpi.ll"), Source("mpi_bodies_fortran_mpich.ll"))
_MPICH = "\n@mpipriv1_ = "
_REDUCTIONS = "allreduce|reduce|scan|exscan|reduce_scatter|reduce_scatter_block"
_STARTED = "|".join(f"i{name}" for name in _REDUCTIONS.split("|"))
_WAITS = "wait|waitall|waitany|waitsome|test|testall|testany|testsome"
_OPERATIONS = "op_create|op_free"
_HEAD = re.compile(r"^(?:declare|define) [^\n@]*@([mM][pP][iI]_\w+)\((.*)\)[^\n)]*$", re.MULTILINE)
_BODY = re.compile(r"^define ([^\n@]*)@([\w.]+)\((.*)\)[^\n)]*\{$", re.MULTILINE)
_POINTER = re.compile(r"\bptr\b")


def _in_c(names: str) -> str:
    return "|".join(f"MPI_{name.capitalize()}" for name in names.split("|"))


def _in_fortran(names: str) -> str:
    return f"mpi_(?:{names})_(?:f08_)?"


_ALL_OF_THEM = "|".join((_OPERATIONS, _REDUCTIONS, _STARTED, _WAITS))
_WINDOWS = "MPI_Win_(?:allocate|free)"
_ALL = re.compile(rf"@({_in_c(_ALL_OF_THEM)}|{_in_fortran(_ALL_OF_THEM)}|{_WINDOWS})(?=\()")


def with_message_bodies(text: str) -> str:
    """The module with bodies of what it calls of MPI, as far as there are some."""
    wanted = [*_by_own_operations(text), *([_WINDOWS] if "@MPI_Win_allocate(" in text else [])]
    if not wanted:
        return text
    called = re.compile(rf"@({'|'.join(wanted)})(?=\()")
    used = {name: n for name, n in _pointers(text).items() if called.match(f"@{name}(")}
    for source in _sources(text, used):
        if used.items() <= _pointers(source.text()).items():
            return _linked(text, source, called)
    return text


def _by_own_operations(text: str) -> Iterator[str]:
    """What gets a body in a program that makes operations of its own: whatever waits for requests
    only if there are reductions that do not block."""
    if not re.search(r"@(?:MPI_Op_create|mpi_op_create_(?:f08_)?)\(", text):
        return
    yield from (form(f"{_OPERATIONS}|{_REDUCTIONS}") for form in (_in_c, _in_fortran))
    if re.search(rf"@(?:{_in_c(_STARTED)}|{_in_fortran(_STARTED)})\(", text):
        yield from (form(f"{_STARTED}|{_WAITS}") for form in (_in_c, _in_fortran))


def _sources(text: str, used: dict[str, int]) -> tuple[Source, ...]:
    if all(name.startswith("MPI_") for name in used):
        return _SOURCES
    openmpi, mpich = _OF_FORTRAN
    return (mpich,) if _MPICH in text else (openmpi,)


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
        if function.name.lower().startswith(f"{PREFIX}mpi_"):
            function.linkage = llvm.Linkage.internal
    return str(program)


def _declarations(bodies: str, calling: str) -> Iterator[str]:
    """Of what has a body, for those that call it."""
    for found in _BODY.finditer(bodies):
        if found[2].startswith(PREFIX) and f"@{found[2]}(" in calling:
            yield f"declare {found[1]}@{found[2]}({found[3]})"
