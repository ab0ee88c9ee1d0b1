"""Loops over small arrays on the stack are unrolled before anything is differentiated.

Eight corners of an element in a local struct stay in memory as long as a loop goes over them, or a
function is given their address: so do their derivatives, and each value that is overwritten there
goes to the tape.  Unrolled, and with such functions put in, they become values in registers, of
which the tape keeps what an element is made from.  LLVM does that by itself for the shortest
loops only.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, field

from ltoad.analysis.shape.cfg import ControlFlow
from ltoad.analysis.shape.induction import TripCount, trip_count
from ltoad.analysis.shape.loops import Loop, find_loops
from ltoad.differentiate.requests.redirected import requests_of
from ltoad.ir.instructions import LOOP, Call, Function, Instruction, counted_from
from ltoad.ir.memory import Alloca, MemoryAccess
from ltoad.ir.mentions import reached_from
from ltoad.ir.module import Module
from ltoad.ir.text import switched_on
from ltoad.ir.types import ArrayType, FloatType, StructType, Type, scalar_of
from ltoad.ir.values import ConstantInt, Value

_ALLOCA = re.compile(r" = alloca (?:\[|%|\{)")
_UNROLL = '!{!"llvm.loop.unroll.full"}'
_ROUNDS = 3
"""Functions that are put in have loops and calls of their own."""
_BYTES = 1024
_TRIPS, _NEST = 16, 64
"""The most iterations of a loop, and of the loops of a nest together."""
_UNROLLED, _PUT_IN, _WHOLE = 1500, 400, 12000
"""The most instructions that a loop becomes, that a function has that is put in, and that all of
these make in one function."""


def without_small_arrays(
    text: str, simplified: Callable[[str], str], registered: Callable[[str], Collection[str]]
) -> str:
    """The module with such loops unrolled; as it was if there are none.

    ``simplified`` lets LLVM carry out what is marked.  What is ``registered`` in a text, functions
    that have derivatives of their own, is not put in anywhere.
    """
    tried: dict[str, int] = {}
    for _ in range(_ROUNDS):
        if not _ALLOCA.search(text):
            return text
        module = Module.parse(text)
        if not _mark(module, registered(text), tried):
            return text
        text = simplified(module.print())
    return text


def _mark(module: Module, registered: Collection[str], tried: dict[str, int]) -> bool:
    """Mark loops and calls of the functions that are differentiated; returns whether there are any.

    ``tried`` has how much was marked before, by function: what LLVM has left as it is, it will not
    change.
    """
    found = False
    for name in reached_from(module, requests_of(module).values()):
        if _ALLOCA.search(module.function_text(name)):
            marks = _Marks(module, module.function(name), registered)
            count = marks.make()
            if count and tried.get(name) != count:
                tried[name] = count
                module.replace_function(marks.function)
                found = True
    return found


@dataclass(frozen=True, slots=True)
class _Unrolled:
    """The instructions that a loop becomes, and how often its innermost code is among them."""

    size: int
    runs: int


@dataclass(slots=True)
class _Marks:
    """What is marked in one function, and how large it becomes."""

    module: Module
    function: Function
    registered: Collection[str]
    size: int = 0
    arrays: set[Value] = field(default_factory=set)

    def make(self) -> int:
        """Mark what there is; returns how much."""
        self.arrays = set(_small_arrays(self.function, self.module))
        if not self.arrays:
            return 0
        calls, loops = self._calls(), self._loops()
        for call in calls:
            call.function_attributes = (*call.function_attributes, "alwaysinline")
        for loop in loops:
            self._unroll(loop)
        return len(calls) + len(loops)

    def _calls(self) -> list[Call]:
        return [
            i
            for i in self.function.instructions()
            if isinstance(i, Call)
            and any(counted_from(o) in self.arrays for o in i.operands)
            and self._is_put_in(i.callee_name)
        ]

    def _is_put_in(self, name: str) -> bool:
        if not name or name == self.function.name or name in self.registered:
            return False
        if not self.module.defines(name) or "noinline" in self.module.function_attributes(name):
            return False
        callee = self.module.function(name)
        calls = (i for i in callee.instructions() if isinstance(i, Call))
        if any(call.callee_name == name for call in calls) or not self._has_processor_of(name):
            return False
        return self._takes(sum(1 for _ in callee.instructions()), _PUT_IN)

    def _has_processor_of(self, name: str) -> bool:
        """Whether the function is compiled for all that another one needs: what LLVM is told to
        put in is not asked, and its instructions may be none of this function's processor."""
        wanted, given = (_processor(self.module, n) for n in (name, self.function.name))
        return wanted <= given

    def _takes(self, size: int, most: int) -> bool:
        """Whether there is room for so many instructions, which are counted then."""
        if size > most or self.size + size > _WHOLE:
            return False
        self.size += size
        return True

    def _loops(self) -> list[Loop]:
        flow = ControlFlow(self.function)
        forest = find_loops(flow)
        if forest.irreducible:
            return []
        found: dict[Loop, _Unrolled] = {}
        for loop in sorted(forest.loops(), key=lambda loop: -loop.depth):
            whole = _unrolled(loop, flow, found)
            if (
                whole is not None
                and whole.runs <= _NEST
                and self._goes_over_arrays(loop)
                and self._takes(whole.size, _UNROLLED)
            ):
                found[loop] = whole
        return list(found)

    def _goes_over_arrays(self, loop: Loop) -> bool:
        """Whether an address in a small array changes in the loop."""
        return any(
            isinstance(i, MemoryAccess)
            and counted_from(i.pointer) in self.arrays
            and isinstance(i.pointer, Instruction)
            and i.pointer.parent in loop.blocks
            for block in loop.blocks
            for i in block.instructions
        )

    def _unroll(self, loop: Loop) -> None:
        latch = loop.latches[0].terminator
        hint = self.module.add_metadata(_UNROLL)
        latch.metadata = latch.with_metadata_node(LOOP, self.module.add_own_metadata(hint))


def _processor(module: Module, name: str) -> set[str]:
    """Features of the processor that a function is compiled for, and which one, if it says so."""
    text = " ".join(module.function_attributes(name))
    cpu = re.search(r'"target-cpu"="([^"]*)"', text)
    return switched_on(text) | ({cpu[1]} if cpu else set())


def _small_arrays(function: Function, module: Module) -> Iterator[Alloca]:
    for instruction in function.entry.instructions:
        if isinstance(instruction, Alloca) and not instruction.operands:
            type_ = module.resolve(instruction.allocated_type)
            if _is_of_floats(type_, module) and module.layout.size_of(type_) <= _BYTES:
                yield instruction


def _is_of_floats(type_: Type, module: Module) -> bool:
    """Whether there are floats in arrays, and nothing else: what also has a kind or a length is no
    small matrix, but an object."""
    whole = module.resolve(type_)
    if isinstance(whole, StructType):
        return bool(whole.elements) and all(_is_of_floats(e, module) for e in whole.elements)
    if not isinstance(whole, ArrayType):
        return False
    return isinstance(scalar_of(whole.element), FloatType) or _is_of_floats(whole.element, module)


def _unrolled(loop: Loop, flow: ControlFlow, inner: Mapping[Loop, _Unrolled]) -> _Unrolled | None:
    """What a loop becomes, if the loops inside are unrolled and it runs a few times."""
    trips = _trips(flow, loop)
    if trips is None or not all(child in inner for child in loop.children):
        return None
    children = [inner[child] for child in loop.children]
    size = _size(loop) - sum(map(_size, loop.children)) + sum(child.size for child in children)
    runs = max((child.runs for child in children), default=1)
    return _Unrolled(trips * size, trips * runs)


def _size(loop: Loop) -> int:
    return sum(len(block.instructions) for block in loop.blocks)


def _trips(flow: ControlFlow, loop: Loop) -> int | None:
    """How often a loop runs, if it is a number that is known, and small."""
    outside = [p for p in flow.predecessors[loop.header] if p not in loop.blocks]
    if len(outside) != 1:
        return None
    found = trip_count(flow, loop, outside[0], set(flow.order))
    trips = None if found is None else _number(found)
    return trips if trips is not None and trips <= _TRIPS else None


def _number(count: TripCount) -> int | None:
    if not isinstance(count.start, ConstantInt) or not isinstance(count.bound, ConstantInt):
        return None
    if count.stride is not None or not count.step:
        return None
    first = count.start.value + (count.step if count.ahead else 0)
    return abs(count.bound.value - first) // abs(count.step) + 1
