"""Where in the source an instruction comes from, by its debug information."""

from __future__ import annotations

import posixpath
from collections.abc import Iterator

from ltoad.diagnostics.diagnostic import SourceLocation
from ltoad.ir.instructions import Instruction
from ltoad.ir.metadata import MetadataNode, MetadataReference, Metadatum
from ltoad.ir.module import Module


def location_of(instruction: Instruction, module: Module) -> SourceLocation | None:
    """The place that the instruction was written at; None without debug information.

    Code that was inlined is located where it stands in the inlined function;
    :func:`location_chain` tells where that was called from.
    """
    return next(iter(location_chain(instruction, module)), None)


def location_chain(instruction: Instruction, module: Module) -> list[SourceLocation]:
    """The instruction's place, then the places of the calls it was inlined through."""
    node = instruction.metadata_node("dbg")
    if node is None or not node[1:].isdigit():
        return []
    return [_place(node, module) for node in _inlining(module, int(node[1:]))]


def _inlining(module: Module, number: int) -> Iterator[MetadataNode]:
    node: MetadataNode | None = module.metadata(number)
    while node is not None and node.kind == "DILocation":
        yield node
        node = follow(node.fields.get("inlinedAt"), module)


def follow(link: Metadatum, module: Module) -> MetadataNode | None:
    """The node that a field names, if it is one."""
    if isinstance(link, MetadataReference):
        return module.metadata(link.number)
    return link if isinstance(link, MetadataNode) else None


def _place(location: MetadataNode, module: Module) -> SourceLocation:
    line, column = location.fields.get("line", 0), location.fields.get("column", 0)
    return SourceLocation(
        _file_of(location, module),
        line if isinstance(line, int) else 0,
        column if isinstance(column, int) else 0,
    )


def path_of(instruction: Instruction, module: Module) -> str:
    """Where the file of the instruction's place lay when it was compiled; empty if unknown."""
    node = instruction.metadata_node("dbg")
    if node is None or not node[1:].isdigit():
        return ""
    file = _file_node(module.metadata(int(node[1:])), module)
    if file is None:
        return ""
    folder, name = (str(file.fields.get(field, "")) for field in ("directory", "filename"))
    return posixpath.join(folder, name)


def _file_of(location: MetadataNode, module: Module) -> str:
    """The file name as the compiler was given it, from the innermost scope with a file."""
    file = _file_node(location, module)
    return str(file.fields.get("filename", "")) if file is not None else ""


def _file_node(location: MetadataNode, module: Module) -> MetadataNode | None:
    for scope in enclosing(location, module):
        file = scope if scope.kind == "DIFile" else follow(scope.fields.get("file"), module)
        if file is not None:
            return file
    return None


def enclosing(location: MetadataNode, module: Module) -> Iterator[MetadataNode]:
    """The scopes that a location is in, innermost first."""
    scope = follow(location.fields.get("scope"), module)
    while scope is not None:
        yield scope
        scope = follow(scope.fields.get("scope"), module)


def scopes_of(instruction: Instruction, module: Module) -> Iterator[MetadataNode]:
    """What encloses an instruction in its source, innermost first: blocks, function, namespaces."""
    node = instruction.metadata_node("dbg")
    if node is not None and node[1:].isdigit():
        yield from enclosing(module.metadata(int(node[1:])), module)


def subprogram_of(module: Module, name: str) -> int | None:
    """The number of what debuggers know a function by; None if it is not defined, or without debug
    information."""
    if not module.defines(name):
        return None
    words = module.signature(name).suffix.split()
    return int(words[words.index("!dbg") + 1][1:]) if "!dbg" in words else None


def function_location(module: Module, name: str) -> SourceLocation | None:
    """Where a defined function begins; None without debug information."""
    number = subprogram_of(module, name)
    if number is None:
        return None
    subprogram = module.metadata(number)
    file = follow(subprogram.fields.get("file"), module)
    line = subprogram.fields.get("line", 0)
    path = str(file.fields.get("filename", "")) if file is not None else ""
    return SourceLocation(path, line if isinstance(line, int) else 0)
