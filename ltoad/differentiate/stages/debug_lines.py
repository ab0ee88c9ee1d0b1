"""Debug information of derivatives: debuggers and profilers show the lines of the primal.

Each derivative is a function of its own for them.  Code that was inlined into its primal has the
lines of where it was written.  All derivatives are in a compile unit of their own, which has no
types: LLVM looks through all that a unit leads to again and again.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from ltoad.ir.instructions import LOOP, Call, Function, Instruction
from ltoad.ir.location import enclosing, subprogram_of
from ltoad.ir.metadata import MetadataNode, MetadataReference, Metadatum
from ltoad.ir.module import Module

_UNITS = "llvm.dbg.cu"
_NOT_PLAIN = re.compile(r"[^ !#-\[\]-~]")
"""What has to be escaped in a string of metadata."""


@dataclass(slots=True)
class DebugLines:
    """Gives the functions of one module their lines."""

    module: Module
    _unit: str = ""
    _type: str = ""

    def give(self, function: Function, primal: str) -> None:
        """Give a derivative the lines of its primal, if that has some."""
        subprogram = self._subprogram_of(primal)
        if subprogram is None:
            forget_lines(function)
            return
        lines = _Lines(self.module, subprogram, self._new_subprogram(function, subprogram))
        for instruction in function.instructions():
            lines.rewrite(instruction)
        function.suffix = f"{function.suffix} !dbg {lines.subprogram}".lstrip()

    def _subprogram_of(self, primal: str) -> MetadataNode | None:
        if not self.module.has_named_metadata(_UNITS):
            return None
        number = subprogram_of(self.module, primal)
        return None if number is None else self.module.metadata(number)

    def _new_subprogram(self, function: Function, primal: MetadataNode) -> str:
        file, line = _reference(primal.fields.get("file")), _number(primal.fields.get("line"))
        if not self._unit:
            self._unit = self.module.add_metadata(
                f"distinct !DICompileUnit(language: DW_LANG_C99, file: {file}, "
                'producer: "ltoad", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)'
            )
            self.module.add_to_named_metadata(_UNITS, self._unit)
            self._type = self.module.add_metadata("!DISubroutineType(types: !{null})")
        name = _NOT_PLAIN.sub("?", function.name)
        return self.module.add_metadata(
            f'distinct !DISubprogram(name: "{name}", scope: {file}, file: {file}, line: {line}, '
            f"type: {self._type}, scopeLine: {line}, unit: {self._unit}, "
            "spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized)"
        )


def forget_lines(function: Function) -> None:
    """Leave the lines of another function out of one that has none."""
    for instruction in function.instructions():
        if instruction.debug_place:
            instruction.metadata = tuple(m for m in instruction.metadata if m[0] != "dbg")


@dataclass(slots=True)
class _Lines:
    """The lines of one derivative, each once; ``subprogram`` is what debuggers know it by."""

    module: Module
    primal: MetadataNode
    subprogram: str
    _known: dict[str, str] = field(default_factory=dict)
    _files: dict[str, str] = field(default_factory=dict)

    def rewrite(self, instruction: Instruction) -> None:
        """Let an instruction stand in the derivative where it stood in the primal."""
        node = instruction.metadata_node("dbg")
        if node is not None:
            instruction.metadata = instruction.with_metadata_node("dbg", self._place(node))
        elif isinstance(instruction, Call):  # LLVM wants to know where what it inlines was called
            instruction.metadata = (*instruction.metadata, ("dbg", self._beginning()))
        loop = instruction.metadata_node(LOOP)
        if loop is not None:
            instruction.metadata = instruction.with_metadata_node(LOOP, self._loop(loop))

    def _loop(self, node: str) -> str:
        """What is asked of a loop, without the lines that it has in the primal."""
        if node not in self._known:
            _, *operands = self.module.metadata(int(node[1:])).operands
            kept = [o for o in operands if isinstance(o, MetadataReference)]
            others = [f"!{o.number}" for o in kept if self._kind(o) != "DILocation"]
            self._known[node] = self.module.add_own_metadata(*others)
        return self._known[node]

    def _kind(self, reference: MetadataReference) -> str:
        return self.module.metadata(reference.number).kind

    def _beginning(self) -> str:
        return self._location("", _number(self.primal.fields.get("line")), 0, self.subprogram)

    def _place(self, node: str) -> str:
        if node not in self._known:
            location = self.module.metadata(int(node[1:]))
            line, column = (_number(location.fields.get(f)) for f in ("line", "column"))
            self._known[node] = self._location(node, line, column, self._scope(location))
        return self._known[node]

    def _location(self, key: str, line: int, column: int, scope: str) -> str:
        if key not in self._known:
            text = f"!DILocation(line: {line}, column: {column}, scope: {scope})"
            self._known[key] = self.module.add_metadata(text)
        return self._known[key]

    def _scope(self, location: MetadataNode) -> str:
        """The derivative, or the part of it that comes from another file."""
        file = self._file_of(location)
        if file in ("", _reference(self.primal.fields.get("file"))):
            return self.subprogram
        if file not in self._files:
            self._files[file] = self.module.add_metadata(
                f"!DILexicalBlockFile(scope: {self.subprogram}, file: {file}, discriminator: 0)"
            )
        return self._files[file]

    def _file_of(self, location: MetadataNode) -> str:
        scopes = enclosing(location, self.module)
        return next((f for s in scopes if (f := _reference(s.fields.get("file")))), "")


def _reference(link: Metadatum) -> str:
    return f"!{link.number}" if isinstance(link, MetadataReference) else ""


def _number(value: Metadatum) -> int:
    return value if isinstance(value, int) else 0
