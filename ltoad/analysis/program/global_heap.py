"""Global pointers to heap memory: workspace and state that outlive a call.

Such memory was there before the derivative is called, so that nobody gave it
a shadow.  One can be made of the same size, if the pointer surely leads to
the start of a heap block, or nowhere: all stores of the program are looked at.

Pointers of several globals may lead to the same blocks, such as those to two time levels that are
swapped after each step: these globals are a family, of which all is known or nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

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
from ltoad.ir.symbols import GlobalVariable
from ltoad.ir.types import ArrayType, IntType, SimpleType, StructType, Type, is_floating, is_pointer
from ltoad.ir.values import ConstantAggregate, Value, is_null, quote_name

_PRIVATE = frozenset(["internal", "private"])
_ADDRESS = 8
"""Bytes of an address."""
_LARGEST_FAMILY = 16


class GlobalHeap:
    """Answers about the globals of one program, memoised.

    ``last``: its derivatives are not differentiated in turn.  ``teams`` are parallel regions, and
    what is started in threads, as far as they have been come to.
    """

    def __init__(
        self, program: Program, active: Collection[str], teams: Collection[str], *, last: bool
    ) -> None:
        self._program = program
        self._active = active
        self._last = last
        self._teams = teams
        self.module = program.module
        self._known: dict[str, Fields | None] = {}
        self._families: dict[str, tuple[str, ...]] = {}
        self._leading: dict[str, bool] = {}
        self._leaking: set[str] = set()
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
        name = str(origin.root.key)
        if not self.module.has_global(name):
            return True  # code: nobody follows an address that would stand there
        if self.leads_to_earlier(name):
            return True
        if origin.key is not origin.root:
            return False
        fields = self.fields(name)
        return fields is not None and (origin.offset is None or origin.offset in fields)

    def leads_to_earlier(self, name: str) -> bool:
        """Whether the run finds shadows of what pointers in a global lead to.

        Derivatives that are differentiated in turn do without.
        """
        if name not in self._leading:
            self._leading[name] = self._last and self._holds_addresses(name)
        if not self._leading[name]:
            return False
        # what threads of a derivative have of their own, the run does not know
        return not (self._teams and is_thread_local(self.module.global_variable(name)))

    def owns_blocks(self, name: str) -> bool:
        """Whether nothing but a global, and others of its family, leads to its heap blocks."""
        return self.fields(name) is not None and name not in self._leaking

    def may_be_earlier(self, places: Iterable[Origin]) -> bool:
        """Whether an address that lies in one of these places may be one of those."""
        roots = [o.root for o in places]
        if roots and all(map(self._holds_none, roots)):
            return False
        return any(map(self.leads_to_earlier, self._active))

    def _holds_none(self, root: Origin) -> bool:
        """Whether no address from before lies in an object, unless it was put there."""
        if root.kind is OriginKind.GLOBAL and self.module.has_global(str(root.key)):
            return not self.leads_to_earlier(str(root.key))
        return root.is_local

    def _holds_addresses(self, name: str) -> bool:
        if not self.module.has_global(name):
            return False
        variable = self.module.global_variable(name)
        if variable.is_constant:
            return False
        return _may_hold_addresses(variable.value_type, self.module.layout)

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
        if found.leaks:
            self._leaking.add(name)
        return fields_of(stored)[name]

    def _stored_in(self, name: str, family: Family, found: Found) -> list[Stored]:
        """What the program stores in a global."""
        module = self._program.module
        variable = module.global_variable(name)
        initial = self._program.initial
        if variable.linkage not in _PRIVATE or not all(map(initial.lasts, initial.at_start(name))):
            raise NotSureError
        if len(family.names) > 1 and is_thread_local(variable):
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


def is_thread_local(variable: GlobalVariable) -> bool:
    """Whether each thread has a variable of its own."""
    return any(w.startswith("thread_local") for w in variable.words)


def _may_hold_addresses(type_: Type, layout: DataLayout) -> bool:
    """Whether there is room for an address among what a type does not call numbers."""
    type_ = layout.resolve(type_)
    if isinstance(type_, StructType):
        return any(_may_hold_addresses(element, layout) for element in type_.elements)
    if isinstance(type_, ArrayType):
        if isinstance(type_.element, IntType):
            return layout.size_of(type_) >= _ADDRESS
        return type_.length > 0 and _may_hold_addresses(type_.element, layout)
    if isinstance(type_, SimpleType):
        return False  # nothing is known of what others declare
    return layout.size_of(type_) >= _ADDRESS and not is_floating(type_)


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
