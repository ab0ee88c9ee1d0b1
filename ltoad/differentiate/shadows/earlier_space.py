"""What the run knows of memory from before the derivatives of one module: its variables and their
shadows, and the arguments of requests.

See :mod:`ltoad.differentiate.shadows.earlier`, by which derivatives ask.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from ltoad.analysis.program.global_heap import is_thread_local
from ltoad.diagnostics.demangle import demangled
from ltoad.differentiate.facts.library import Library
from ltoad.differentiate.shadows import earlier
from ltoad.differentiate.shadows.variable_places import place_in
from ltoad.differentiate.support.texts import text_constant
from ltoad.ir.builder import Builder
from ltoad.ir.module import Module
from ltoad.ir.types import I1, I64, PTR, FunctionType
from ltoad.ir.values import GlobalReference, Value, integer
from ltoad.runtime import Source

FILE = Source(earlier.FILE)
"""What is called around derivatives."""

Given = Iterable[tuple[Value, Sequence[Value]]]
"""Arguments, each with its shadows by lane."""

_OBJECT_SIZE = "llvm.objectsize.i64.p0"
_ASKING = {
    _OBJECT_SIZE: FunctionType(I64, (PTR, I1, I1, I1)),
    **{name: earlier.TYPES[name] for name in (earlier.ASKED, earlier.ARGUMENT)},
}
"""What is called before a derivative begins."""

_SPACE = "__ltoad_earlier_space"
_VARIABLES = "__ltoad_earlier_variables"
_MARK = "__ltoad_earlier_mark"
_POINTERS = "__ltoad_earlier_pointers"
_NAMES = "__ltoad_earlier_names"


@dataclass(frozen=True, slots=True)
class Shadowed:
    """A variable, and its shadow in a lane."""

    name: str
    lane: int
    shadow: str


@dataclass(frozen=True, slots=True)
class Around:
    """The calls around a derivative, as lines of assembly."""

    enter: tuple[str, ...]
    leave: str
    rinse: str


class EarlierSpace:
    """Writes down for the run what it needs; nothing, if nobody asks."""

    def __init__(self, module: Module, library: Library) -> None:
        self._module = module
        self._library = library
        self._space = ""
        self._variables, self._mark = map(module.fresh_name, (_VARIABLES, _MARK))

    @property
    def is_needed(self) -> bool:
        """Whether static variables with shadows may lead to memory from before."""
        heap = self._library.heap
        return any(map(heap.leads_to_earlier, self._library.active_globals))

    def space(self) -> Value:
        """The variable in which the run keeps what it knows."""
        if not self._space:
            self._space = self._module.fresh_name(_SPACE)
            text = f"internal global {earlier.SPACE} zeroinitializer"
            self._module.add_global(self._space, text)
        return GlobalReference(self._space)

    def tell_arguments(self, builder: Builder, given: Given) -> None:
        """Let the run know arguments and their shadows: static variables may lead there, too."""
        for name, type_ in _ASKING.items():
            self._module.declare(name, type_)
        mark = GlobalReference(self._mark)
        builder.call(earlier.ASKED, _ASKING[earlier.ASKED], [self.space(), mark])
        for address, shadows in given:
            bytes_ = self._bytes_of(builder, address)
            for lane, shadow in enumerate(shadows):
                arguments = [self.space(), address, bytes_, shadow, integer(I64, lane)]
                builder.call(earlier.ARGUMENT, _ASKING[earlier.ARGUMENT], arguments)

    def watch_constants(
        self,
        builder: Builder,
        declare: Callable[[str, FunctionType], None],
        function: str,
        arguments: Iterable[Value],
    ) -> None:
        """Have the run stop where static pointers through which ``function`` reads constants lead
        to arguments that have shadows."""
        given = list(arguments)
        every = self._library.constant_pointers(function)
        own = [p for p in every if is_thread_local(self._module.global_variable(p[0]))]
        lasting = [p for p in every if p not in own]
        if lasting:
            places = self._table(_POINTERS, [place_in(*pointer) for pointer in lasting])
            self._watch(builder, declare, places, [name for name, _ in lasting], given)
        for name, offset in own:
            # where it is, only its thread knows
            place = builder.alloca(PTR, "own", align=8)
            builder.store(
                builder.byte_offset(GlobalReference(name), integer(I64, offset)), place, align=8
            )
            self._watch(builder, declare, place, [name], given)

    def _watch(
        self,
        builder: Builder,
        declare: Callable[[str, FunctionType], None],
        places: Value,
        pointers: Sequence[str],
        arguments: Sequence[Value],
    ) -> None:
        """The same for the pointers of these names; in memory behind ``places`` is where they
        are."""
        said = [text_constant(self._module, _NAMES, [demangled(name)]) for name in pointers]
        names = self._table(_NAMES, [text.reference() for text in said])
        self._module.declare(_OBJECT_SIZE, _ASKING[_OBJECT_SIZE])
        type_ = earlier.TYPES[earlier.CONSTANT]
        declare(earlier.CONSTANT, type_)
        for address in arguments:
            count, bytes_ = integer(I64, len(pointers)), self._bytes_of(builder, address)
            builder.call(earlier.CONSTANT, type_, [places, names, count, address, bytes_])

    def _table(self, prefix: str, addresses: Sequence[str]) -> Value:
        name = self._module.fresh_name(prefix)
        type_ = f"[{len(addresses)} x ptr]"
        rows = ", ".join(f"ptr {address}" for address in addresses)
        self._module.add_global(name, f"internal constant {type_} [{rows}]")
        return GlobalReference(name)

    def _bytes_of(self, builder: Builder, address: Value) -> Value:
        """How many bytes an object has as far as the optimiser knows; -1 if it does not."""
        said = [address, *(integer(I1, n) for n in (0, 1, 1))]
        return builder.call(_OBJECT_SIZE, _ASKING[_OBJECT_SIZE], said)

    def beginning(self, places: str, lane: int) -> str:
        """A line by which the shadow of a heap block is there when a derivative begins; ``places``
        are those of the pointer and of its shadow."""
        return f"  call void @{earlier.BEGIN}(ptr {self.space().reference()}, {places}, i64 {lane})"

    def around(self, shadows: Sequence[Shadowed]) -> Around | None:
        """The calls around a derivative, to which the run knows these shadows; None if nobody
        asks."""
        if not self._space:
            return None
        layout, variable = self._module.layout, self._module.global_variable
        rows: list[str] = []
        own: list[str] = []
        for one in shadows:
            size = layout.size_of(variable(one.name).value_type)
            places = place_in(one.name, 0), place_in(one.shadow, 0)
            said = f"ptr {places[0]}, i64 {size}, ptr {places[1]}, i64 {one.lane}"
            if is_thread_local(variable(one.name)):
                own.append(said)
            else:
                rows.append(f"{earlier.VARIABLE} {{ {said} }}")
        type_ = f"[{len(rows)} x {earlier.VARIABLE}]"
        self._module.add_global(self._variables, f"internal constant {type_} [{', '.join(rows)}]")
        self._module.add_global(self._mark, "internal thread_local global i32 0")
        space, mark = f"ptr @{self._space}", f"ptr @{self._mark}"
        lasting = f"{space}, ptr @{self._variables}, i64 {len(rows)}, {mark}"
        return Around(
            (
                f"  call void @{earlier.ENTER}({lasting})",
                *(f"  call void @{earlier.OWN}({space}, {one})" for one in own),
            ),
            f"  call void @{earlier.LEAVE}({space}, {mark})",
            f"  call void @{earlier.RINSE}({space})",
        )
