"""Global pointers to heap memory: workspace and state that outlive a call.

Such memory was there before the derivative is called, so that nobody gave it
a shadow.  One can be made of the same size, if the pointer surely leads to
the start of a heap block, or nowhere: all stores of the program are looked at.

Pointers of several globals may lead to the same blocks, such as those to two time levels that are
swapped after each step: these globals are a family, of which all is known or nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from ltoad.analysis.memory.origins import Origin, OriginKind
from ltoad.analysis.program.global_heap_fields import (
    Family,
    Fields,
    Found,
    NotSureError,
    Stored,
    fields_of,
)
from ltoad.analysis.program.global_heap_uses import Uses
from ltoad.analysis.program.program import Program
from ltoad.ir.layout import DataLayout
from ltoad.ir.types import ArrayType, StructType, Type, is_pointer
from ltoad.ir.values import ConstantAggregate, Value, is_null, quote_name

_PRIVATE = frozenset(["internal", "private"])
_MOST = 512
"""So many pointers in a global are copied one by one."""
_LARGEST_FAMILY = 16


class GlobalHeap:
    """Answers about the globals of one program, memoised."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self.module = program.module
        self._known: dict[str, Fields | None] = {}
        self._families: dict[str, tuple[str, ...]] = {}
        self._constant: dict[str, tuple[int, ...]] = {}
        # derivatives, which come later, do with a global what their primals do
        self._functions = tuple(program.module.function_names())

    def fields(self, name: str) -> Fields | None:
        """The pointers in a global that lead to whole heap blocks; None where that is not sure."""
        if name not in self._known:
            try:
                self._known[name] = self._examine(name)
            except NotSureError:
                self._known[name] = None
        return self._known[name]

    def family(self, name: str) -> tuple[str, ...]:
        """A global whose fields are known, and those that its pointers to heap blocks may have come
        out of: itself alone for most."""
        return self._families.get(name, (name,))

    def is_known(self, origin: Origin) -> bool:
        """Whether memory that was there on entry can be given a shadow."""
        outer = origin.key
        if not isinstance(outer, Origin) or outer.kind is not OriginKind.GLOBAL:
            return False
        name = str(outer.key)
        if not self._program.module.has_global(name):
            return True  # code: nobody follows an address that would stand there
        fields = self.fields(name)
        return fields is not None and (origin.offset is None or origin.offset in fields)

    def take_constant(self, origin: Origin) -> bool:
        """Let memory that was there on entry be constant, if the program has asked for that, and
        the pointers that lead there are known; whether it is.

        Its own address stands for its shadow, so that the run knows it.
        """
        name = str(origin.root.key)
        if name not in self._constant:
            found = self._pointer_places(name) if self._program.rows.before_constant else ()
            if not found:
                return False
            self._constant[name] = found
        return True

    def constant_places(self, name: str) -> tuple[int, ...]:
        """The byte offsets of a global's pointers if what they lead to on entry is constant."""
        return self._constant.get(name, ())

    def _pointer_places(self, name: str) -> tuple[int, ...]:
        module = self._program.module
        if not module.has_global(name):
            return ()
        variable = module.global_variable(name)
        shared = any(w.startswith("thread_local") for w in variable.words)
        if variable.linkage not in _PRIVATE or shared:
            return ()
        found = tuple(islice(_pointers_in(variable.value_type, 0, module.layout), _MOST + 1))
        return found if len(found) <= _MOST else ()

    def _examine(self, name: str) -> Fields:
        family = Family(frozenset([name]), frozenset([name]))
        while True:
            found = Found()
            stored = {n: self._stored_in(n, family, found) for n in sorted(family.names)}
            larger = family.with_more(found)
            if larger == family:
                break
            family = larger
            if len(family.known) > _LARGEST_FAMILY:
                raise NotSureError
        self._families[name] = tuple(sorted(family.names))
        return fields_of(stored)[name]

    def _stored_in(self, name: str, family: Family, found: Found) -> list[Stored]:
        """What the program stores in a global."""
        module = self._program.module
        variable = module.global_variable(name)
        initial = self._program.initial
        if variable.linkage not in _PRIVATE or not all(map(initial.lasts, initial.at_start(name))):
            raise NotSureError
        if len(family.names) > 1 and any(w.startswith("thread_local") for w in variable.words):
            raise NotSureError
        stored = [
            Stored(place, from_heap=False, source=None, starts=True, constant=True)
            for place in _addresses_in(variable.initializer, 0, module.layout)
        ]
        mentions = ["@" + quote_name(one) for one in sorted(family.known)]
        for function in self._functions:
            if any(mention in module.function_text(function) for mention in mentions):
                if self._program.problem(function) is not None:
                    raise NotSureError
                variable_itself = Origin(OriginKind.GLOBAL, name)
                uses = Uses(variable_itself, function, self._program, family, found)
                stored += uses.collect()
        return stored


def _pointers_in(type_: Type, start: int, layout: DataLayout) -> Iterator[int]:
    """The byte offsets of the pointers in a type."""
    type_ = layout.resolve(type_)
    if is_pointer(type_):
        yield start
    elif isinstance(type_, ArrayType) and layout.has_pointers(type_):
        size = layout.size_of(type_.element)
        for index in range(type_.length):
            yield from _pointers_in(type_.element, start + index * size, layout)
    elif isinstance(type_, StructType):
        for element, offset in zip(type_.elements, layout.field_offsets(type_), strict=True):
            yield from _pointers_in(element, start + offset, layout)


def _addresses_in(value: Value | None, start: int, layout: DataLayout) -> Iterator[int]:
    """The byte offsets in an initialiser where addresses of other globals stand."""
    if isinstance(value, ConstantAggregate):
        type_ = layout.resolve(value.type)
        if isinstance(type_, StructType):
            offsets = tuple(layout.field_offsets(type_))
        else:
            assert isinstance(type_, ArrayType)
            size = layout.size_of(type_.element)
            offsets = tuple(i * size for i in range(type_.length))
        for element, offset in zip(value.elements, offsets, strict=True):
            yield from _addresses_in(element, start + offset, layout)
    elif value is not None and is_pointer(value.type) and not is_null(value):
        yield start
