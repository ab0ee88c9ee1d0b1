"""Shadows of global variables.

The shadow is a global of the same type, zero at first.  Where the primal
points to another active global, the shadow points to that one's shadow.
Where it points to memory from before the derivative was called, the run finds shadows for that
(:mod:`ltoad.differentiate.shadows.earlier`); those of heap blocks whose size can be asked for
(:mod:`ltoad.analysis.program.global_heap`) are there when the outermost derivative begins.
Derivatives that are differentiated in turn make a zeroed block of the same size on entry instead,
and free it at the end.

Each thread of a parallel region has shadows of its own of variables that each thread has.  It
clears them, and makes such blocks, when it first works for a derivative.

The shadow of a variable that derivative libraries and other units see, too, has a name by
which all of them find it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from functools import partial
from itertools import combinations

from ltoad.analysis.program.global_heap import GlobalHeap, is_thread_local
from ltoad.analysis.program.global_heap_fields import Fields
from ltoad.differentiate.facts.library import Library
from ltoad.differentiate.shadows import earlier_space
from ltoad.differentiate.shadows.earlier_space import EarlierSpace, Shadowed
from ltoad.differentiate.shadows.variable_places import place_in
from ltoad.differentiate.support import teams
from ltoad.differentiate.support.memory_copy import COPY, COPY_TYPE
from ltoad.differentiate.support.memory_fill import FILL, FILL_TYPE
from ltoad.ir.module import Module
from ltoad.ir.symbols import GlobalVariable
from ltoad.ir.types import PTR, VOID, FunctionType
from ltoad.ir.values import (
    ConstantAggregate,
    ConstantExpression,
    ConstantFloat,
    ConstantInt,
    GlobalReference,
    Value,
    quote_name,
    zero,
)
from ltoad.runtime import Source

TYPE = FunctionType(VOID, ())
JOIN_TYPE = FunctionType(VOID, (PTR,))

DECLARATIONS = {COPY: COPY_TYPE, FILL: FILL_TYPE}
"""What :meth:`GlobalShadows.definitions` calls and does not define."""
_BLOCKS = Source("global_shadows.ll")
_COMPARED = 64
"""So many pointers of one family of variables are compared with each other."""
_Places = Sequence[tuple[str, str]]
"""Where pointers are, and where their shadows are."""


class GlobalShadows:
    """The shadows of one module's globals, made on demand.

    Around an outermost derivative the functions ``clear``, ``enter`` and ``leave`` are called,
    which :meth:`definitions` writes; ``rinse`` sets all derivatives there to zero in between.
    ``begins`` are functions of derivative libraries that do
    the like for these.  ``copied`` are variables of which libomp gives each thread a copy.
    """

    def __init__(
        self, module: Module, library: Library, heap: GlobalHeap, begins: tuple[str, ...] = ()
    ) -> None:
        self._module = module
        self.begins = begins
        self._library = library
        self._heap = heap
        self._shadows: dict[tuple[str, int], str] = {}
        self.copied: Collection[str] = ()
        self.earlier = EarlierSpace(module, library)
        # a module whose derivatives are differentiated in turn has several of each
        self.clear, self.enter, self.leave, self.rinse, self.join = (
            module.fresh_name(f"__ltoad_{step}_globals")
            for step in ("clear", "enter", "leave", "rinse", "join")
        )

    def shadow(self, name: str, lane: int = 0) -> Value:
        """The shadow of a global variable in one lane."""
        if (name, lane) not in self._shadows:
            self._add(name, lane)
        return GlobalReference(self._shadows[name, lane])

    def _add(self, name: str, lane: int) -> None:
        variable = self._module.global_variable(name)
        shared = name in self._library.program.told.shared_globals
        shadow = shared_name(name, lane) if shared else self._module.fresh_name(f"{name}.shadow")
        self._shadows[name, lane] = shadow
        if self._module.has_global(shadow):
            return
        keeps = bool(self._library.program.initial.at_start(name))
        value = self._initial(variable.initializer, lane) if keeps else None
        start = "zeroinitializer" if value is None else value.reference()
        local = _thread_local(variable)
        type_ = variable.value_type
        text = f"{local} global {type_} {start}, align 16"
        if not shared:
            text = f"internal {text}"
        elif not self._module.layout.size_of(type_):
            text = f"external {local} global {type_}"
        else:
            # of common symbols linkers take the largest, but these are zero at first
            text = f"{'weak' if keeps or local else 'common'} {text}"
        self._module.add_global(shadow, text)
        if keeps:
            text = f"internal constant {type_} {start}, align 16"
            self._module.add_global(f"{shadow}.initial", text)

    def _initial(self, value: Value | None, lane: int) -> Value | None:
        """An initialiser in which addresses of active globals are those of their shadows.

        Other addresses stay, and numbers are zero.
        """
        if isinstance(value, ConstantAggregate):
            elements = [self._initial(e, lane) or e for e in value.elements]
            return ConstantAggregate(value.type, elements, packed=value.packed)
        if isinstance(value, GlobalReference):
            active = value.name in self._library.active_globals
            return self.shadow(value.name, lane) if active else value
        if isinstance(value, ConstantExpression):
            operands = [self._initial(o, lane) or o for o in value.operands]
            return ConstantExpression(
                value.type, value.opcode, operands, value.flags, value.source_type
            )
        if value is not None and isinstance(value, (ConstantInt, ConstantFloat)):
            return value if isinstance(value, ConstantInt) else zero(value.type)
        return value

    def definitions(self) -> list[str]:
        """The functions that make and free the shadows of memory from before the call, and what
        they call, by files."""
        self._add_led_to()
        enter: list[str] = []
        leave: list[str] = []
        rinse: list[str] = []
        for (name, lane), shadow in self._shadows.items():
            fields = self._heap.fields(name) or {}
            found = self._heap.leads_to_earlier(name)
            for offset in (o for o, is_start in fields.items() if is_start):
                places = f"ptr {place_in(name, offset)}, ptr {place_in(shadow, offset)}"
                if found:
                    enter.append(self.earlier.beginning(places, lane))
                else:
                    enter.append(f"  call void @__ltoad_enter_block({places})")
                rinse.append(f"  call void @__ltoad_rinse_block(ptr {place_in(shadow, offset)})")
            rinse += self._clearing(name, shadow, fields)
        for family, lane in self._families():
            starts = self._pointers(family, lane, whole=True)
            leave += _leaving(starts)
            if all(map(self._heap.leads_to_earlier, family)):
                continue
            enter += _sharing(starts)
            inside = self._pointers(family, lane, whole=False)
            enter += _entering_inside(inside, starts)
            if len(family) > 1:
                enter += [f"  call void @__ltoad_entered(ptr {a}, ptr {b})" for a, b in inside]
        clear = [c for (name, _), s in self._shadows.items() for c in self._clearing(name, s)]
        clear += [f"  call void @{begin}()" for begin in self.begins]
        if self._module.declares(self.join):
            request = f"  call void @{teams.REQUEST}()"
            clear, rinse = [request, *clear], [request, *rinse]
        text = _BLOCKS.text() if leave else ""
        around = self.earlier.around(self._known())
        if around is not None:
            enter[:0] = around.enter
            leave.append(around.leave)
            rinse.append(around.rinse)
        steps = (self.enter, enter), (self.leave, leave), (self.clear, clear), (self.rinse, rinse)
        for function, body in steps:
            lines = "\n".join([*body, "  ret void"])
            text += f"\ndefine internal void @{function}() {{\n{lines}\n}}\n"
        return [text] if around is None else [text, earlier_space.FILE.text()]

    def _known(self) -> list[Shadowed]:
        """The variables that the run knows: each thread's own, if it finds what these lead to."""
        variable, finds = self._module.global_variable, self._heap.leads_to_earlier
        found = (Shadowed(name, lane, shadow) for (name, lane), shadow in self._shadows.items())
        return [v for v in found if finds(v.name) or not is_thread_local(variable(v.name))]

    def _add_led_to(self) -> None:
        """Shadows of active variables that only pointers from before the call lead to."""
        pending = list(self._shadows)
        for name, lane in pending:
            active = self._library.active_globals
            if self._heap.leads_to_earlier(name):
                others = [o for o in self._library.program.initial.of(name) if o in active]
            else:
                others = [o for o in self._heap.family(name) if self._heap.fields(o)]
            new = [(o, lane) for o in others if (o, lane) not in self._shadows]
            for other, _ in new:
                self._add(other, lane)
            pending += new

    def _families(self) -> list[tuple[set[str], int]]:
        """The variables whose pointers may lead to the same blocks, by lanes."""
        families: list[tuple[set[str], int]] = []
        for name, lane in self._shadows:
            joined = set(self._heap.family(name))
            apart = []
            for family, of_lane in families:
                if of_lane == lane and family & joined:
                    joined |= family
                else:
                    apart.append((family, of_lane))
            families = [*apart, (joined, lane)]
        return families

    def _pointers(self, family: Collection[str], lane: int, *, whole: bool) -> _Places:
        """Where the pointers of variables to ``whole`` blocks are, or those that may lead into
        them."""
        return [
            (place_in(name, offset), place_in(self._shadows[name, lane], offset))
            for name in sorted(family)
            if (name, lane) in self._shadows
            for offset, is_start in (self._heap.fields(name) or {}).items()
            if is_start == whole
        ]

    def joining(self) -> str:
        """The function that a thread calls with the team that it joins."""
        steps = []
        for (name, _), shadow in self._shadows.items():
            if _thread_local(self._module.global_variable(shadow)):
                fields = self._heap.fields(name) or {}
                steps += self._clearing(name, shadow, fields)
                steps += _renewing(fields, partial(place_in, name), partial(place_in, shadow))
        copies = [(n, s) for (n, _), s in self._shadows.items() if n in self.copied]
        for number, (name, shadow) in enumerate(copies):
            steps += self._clearing_copy(name, shadow, f"%copy.{number}")
            steps += self._renewing_copy(name, number)
        if not steps:
            return f"define internal void @{self.join}(ptr %team) {{\n  ret void\n}}\n"
        return "\n".join(
            [
                f"define internal void @{self.join}(ptr %team) {{",
                f"  %new = call i32 @{teams.IS_NEW}(ptr %team)",
                "  %is.new = icmp ne i32 %new, 0",
                "  br i1 %is.new, label %first, label %done",
                "first:",
                *steps,
                "  br label %done",
                "done:",
                "  ret void",
                "}",
                "",
            ]
        )

    def _clearing_copy(self, name: str, shadow: str, copy: str) -> list[str]:
        """The same for this thread's copy of a shadow, which may be the shadow itself."""
        size = self._module.layout.size_of(self._module.global_variable(name).value_type)
        place = f"ptr @{quote_name(shadow)}"
        found = [f"  {copy} = call ptr @{teams.OWN}({place}, i64 {size})"]
        spared = self._heap.fields(name) or {}
        starts, ends = [0, *(o + 8 for o in sorted(spared))], [*sorted(spared), size]
        initial = f"{shadow}.initial"
        for start, end in zip(starts, ends, strict=True):
            if end <= start:
                continue
            at, length = f"{copy}.{start}", f"i64 {end - start}, i1 false"
            found.append(f"  {at} = getelementptr i8, ptr {copy}, i64 {start}")
            if self._module.has_global(initial):
                found.append(
                    f"  call void @{COPY}(ptr {at}, ptr {place_in(initial, start)}, {length})"
                )
            else:
                found.append(f"  call void @{FILL}(ptr {at}, i8 0, {length})")
        return found

    def _renewing_copy(self, name: str, number: int) -> list[str]:
        """The blocks that this thread's copy of a variable leads to; addresses have names, since
        those of copies are found when the program runs."""
        fields = self._heap.fields(name) or {}
        if not fields:
            return []
        size = self._module.layout.size_of(self._module.global_variable(name).value_type)
        own, copy = f"%own.{number}", f"%copy.{number}"
        found = [f"  {own} = call ptr @{teams.OWN}(ptr {place_in(name, 0)}, i64 {size})"]
        found += [
            f"  {start}.at.{offset} = getelementptr i8, ptr {start}, i64 {offset}"
            for start in (own, copy)
            for offset in fields
        ]
        return found + _renewing(fields, f"{own}.at.{{}}".format, f"{copy}.at.{{}}".format)

    def _clearing(self, name: str, shadow: str, spared: Collection[int] = ()) -> list[str]:
        """Give a shadow its first contents: an earlier derivative leaves its tangents there, or
        the adjoints of what it found in the global.  Addresses at the places ``spared`` stay."""
        initial = f"{shadow}.initial"
        size = self._module.layout.size_of(self._module.global_variable(name).value_type)
        starts, ends = [0, *(o + 8 for o in sorted(spared))], [*sorted(spared), size]
        found = []
        for start, end in zip(starts, ends, strict=True):
            place, length = f"ptr {place_in(shadow, start)}", f"i64 {end - start}, i1 false"
            if end > start and self._module.has_global(initial):
                source = f"ptr {place_in(initial, start)}"
                found.append(f"  call void @{COPY}({place}, {source}, {length})")
            elif end > start:
                found.append(f"  call void @{FILL}({place}, i8 0, {length})")
        return found


def _renewing(
    fields: Fields, primal: Callable[[int], str], shadow: Callable[[int], str]
) -> list[str]:
    """Make blocks for what a thread's own variable leads to, which is at ``primal(offset)``."""
    blocks = [(primal(o), shadow(o)) for o, is_start in fields.items() if is_start]
    inside = [(primal(o), shadow(o)) for o, is_start in fields.items() if not is_start]
    renewed = [f"  call void @__ltoad_renew_block(ptr {old}, ptr {new})" for old, new in blocks]
    apart = [
        f"  call void @__ltoad_enter_apart(ptr {one}, ptr {other})"
        for (one, _), (other, _) in _pairs(blocks)
    ]
    return apart + renewed + _entering_inside(inside, blocks)


def _entering_inside(inside: _Places, blocks: _Places) -> list[str]:
    """Let shadows of what may point into blocks point into theirs."""
    return [
        f"  call void @__ltoad_enter_inside(ptr {place}, ptr {shadow}, "
        f"ptr {start}, ptr {start_shadow})"
        for place, shadow in inside
        for start, start_shadow in blocks
    ]


def _sharing(blocks: _Places) -> list[str]:
    """Let shadows of pointers that lead to one block be the same."""
    return [
        f"  call void @__ltoad_enter_same(ptr {one}, ptr {shadow}, ptr {other}, ptr {its_shadow})"
        for (one, shadow), (other, its_shadow) in _pairs(blocks)
    ]


def _leaving(blocks: _Places) -> list[str]:
    """Free shadows, which pointers may share by now."""
    apart = [
        f"  call void @__ltoad_leave_same(ptr {one}, ptr {other})"
        for (_, one), (_, other) in _pairs(blocks)
    ]
    return apart + [f"  call void @__ltoad_leave_block(ptr {shadow})" for _, shadow in blocks]


def _pairs(blocks: _Places) -> Iterator[tuple[tuple[str, str], ...]]:
    """Blocks to be compared with each other."""
    return combinations(blocks[:_COMPARED], 2)


def shared_name(name: str, lane: int) -> str:
    """The symbol of the shadow of a variable that other objects see."""
    return f"ltoad_shadow_{name}_{lane}" if lane else f"ltoad_shadow_{name}"


def _thread_local(variable: GlobalVariable) -> str:
    """The word that gives each thread a variable of its own, if it is there."""
    return " ".join(w for w in variable.words if w.startswith("thread_local"))
