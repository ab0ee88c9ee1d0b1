"""Which memory has tags at run time, and why, for a person who wants its types to be known.

Tags are explained in :mod:`ltoad.differentiate.shadows.tags`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ltoad.analysis.memory.kinds import INTEGER, NUMBER
from ltoad.analysis.memory.origins import Origin, OriginKind
from ltoad.analysis.types.tagged_objects import Doubt
from ltoad.diagnostics.demangle import demangled
from ltoad.differentiate.facts.facts import Facts
from ltoad.differentiate.facts.library import Library
from ltoad.differentiate.support.passed_words import PASSED_WORD
from ltoad.ir.authors import origin_of
from ltoad.ir.instructions import Instruction
from ltoad.ir.metadata import MetadataNode
from ltoad.ir.module import Module
from ltoad.ir.variables import argument_variable, stack_variables

_MOST = 4


def explain_tags(facts: Facts, library: Library, module: Module) -> Iterator[str]:
    """Lines on the active objects of a function whose types only the run tells."""
    doubts: dict[Doubt, list[Origin]] = {}
    for origin, doubt in facts.types.tagged.why.items():
        if origin.root in facts.activity.objects:
            doubts.setdefault(doubt, []).append(origin)
    told = _Objects(facts.form.function.name, module)
    for doubt, origins in doubts.items():
        names = list(dict.fromkeys(filter(None, map(told.name, origins))))
        if names:
            yield f"types told by the run: {_listed(names)}"
            place = _at(doubt.move, doubt.function, module) or f" in {demangled(doubt.function)}"
            yield f"  since of what is moved{place}, {doubt.reason}"
            yield from _claims(doubt, library, module)


def _claims(doubt: Doubt, library: Library, module: Module) -> Iterator[str]:
    """What accesses of these objects say that these hold, with the first places of each kind."""
    places: dict[str, dict[str, None]] = {}
    for function, use in library.uses_in_doubt(doubt):
        kind = str(INTEGER if use.fact.kind == NUMBER else use.fact.kind)
        found = origin_of(use.instruction, module, function).location
        line = f"{found.file}:{found.line}" if found else demangled(function)
        places.setdefault(kind, {})[line] = None
    if places:
        told = (f"{kind} at {_listed(list(lines))}" for kind, lines in sorted(places.items()))
        yield f"  accesses say: {'; '.join(told)}"


class _Objects:
    """Names of objects for whoever knows the source of one function."""

    def __init__(self, function: str, module: Module) -> None:
        self._function = function
        self._module = module
        original = module.function(function) if module.defines(function) else None
        self._original = original
        self._stack = stack_variables(original, module) if original is not None else {}

    def name(self, origin: Origin) -> str:
        """What an object is called; empty for words on their way to another function."""
        if origin.kind is OriginKind.CONTENT:
            root = self.name(origin.root)
            return f"memory that {root} leads to" if root else ""
        if origin.kind is OriginKind.GLOBAL:
            name = str(origin.key)
            return "" if name.startswith(PASSED_WORD) else f"`{demangled(name)}`"
        if origin.kind is OriginKind.ARGUMENT:
            return self._argument(origin.key)
        if isinstance(origin.key, Instruction):
            return self._made(origin.kind, origin.key)
        return "memory of which nothing is known"

    def _argument(self, index: object) -> str:
        assert isinstance(index, int)
        original = self._original
        variable = argument_variable(index, original, self._module) if original else None
        return _quoted(variable) or f"argument {index + 1}"

    def _made(self, kind: OriginKind, made: Instruction) -> str:
        place = _at(made, self._function, self._module)
        if kind is OriginKind.STACK:
            variable = _quoted(self._stack.get(made.name))
            return variable or (f"a word{place}" if place else "an unnamed variable")
        return f"memory allocated{place}" if kind is OriginKind.HEAP else f"the result{place}"


def _quoted(variable: MetadataNode | None) -> str:
    name = variable.fields.get("name") if variable is not None else None
    return f"`{name}`" if name else ""


def _at(instruction: Instruction, function: str, module: Module) -> str:
    found = origin_of(instruction, module, function).location
    return f" at {found}" if found is not None else ""


def _listed(names: Iterable[str]) -> str:
    told = list(names)
    return ", ".join(told[:_MOST]) + (f" and {len(told) - _MOST} more" if told[_MOST:] else "")
