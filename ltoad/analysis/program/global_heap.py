"""Global pointers to heap memory: workspace and state that outlive a call.

Such memory was there before the derivative is called, so that nobody gave it
a shadow.  One can be made of the same size, if the pointer surely leads to
the start of a heap block, or nowhere: all stores of the program are looked at.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import islice

from ltoad.analysis.memory.block_copies import memory_copy_operands
from ltoad.analysis.memory.offsets import Congruence
from ltoad.analysis.memory.origins import Origin, OriginKind
from ltoad.analysis.memory.pointers import Pointers
from ltoad.analysis.program.program import Program
from ltoad.analysis.shape.normal_form import NormalForm
from ltoad.ir.instructions import (
    BasicBlock,
    Branch,
    Call,
    Compare,
    Instruction,
    Phi,
    Return,
)
from ltoad.ir.layout import DataLayout
from ltoad.ir.memory import Load, MemoryAccess, Store
from ltoad.ir.types import ArrayType, StructType, Type, is_pointer
from ltoad.ir.values import ConstantAggregate, Value, is_null, quote_name
from ltoad.rules.rows import AllocationRow, DeallocationRow
from ltoad.rules.table import Rows

_PRIVATE = frozenset(["internal", "private"])
_MOST = 512
"""So many pointers in a global are copied one by one."""
_OTHERS = (OriginKind.GLOBAL, OriginKind.ARGUMENT)
_SIZED = frozenset(["free", "_ZdlPv", "_ZdaPv"])
"""Deallocators of blocks whose size the C library knows."""

Fields = Mapping[int, bool]
"""Byte offsets of a global's pointers; whether each is a block's start (or points into one)."""


class GlobalHeap:
    """Answers about the globals of one program, memoised."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self.module = program.module
        self._known: dict[str, Fields | None] = {}
        self._constant: dict[str, tuple[int, ...]] = {}
        # derivatives, which come later, do with a global what their primals do
        self._functions = tuple(program.module.function_names())

    def fields(self, name: str) -> Fields | None:
        """The pointers in a global that lead to whole heap blocks; None where that is not sure."""
        if name not in self._known:
            try:
                self._known[name] = self._examine(name)
            except _NotSureError:
                self._known[name] = None
        return self._known[name]

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
        module = self._program.module
        variable = module.global_variable(name)
        initial = self._program.initial
        if variable.linkage not in _PRIVATE or not all(map(initial.lasts, initial.at_start(name))):
            raise _NotSureError
        stored = [
            _Stored(place, from_heap=False, source=None, starts=True, constant=True)
            for place in _addresses_in(variable.initializer, 0, module.layout)
        ]
        mention = "@" + quote_name(name)
        for function in self._functions:
            if mention in module.function_text(function):
                if self._program.problem(function) is not None:
                    raise _NotSureError
                variable_itself = Origin(OriginKind.GLOBAL, name)
                stored += _Uses(variable_itself, function, self._program).collect()
        return _fields_of(stored)


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


@dataclass(frozen=True, slots=True)
class _Stored:
    """What may be an address is stored at byte ``place``.

    It is that of a heap block, or what was at the byte ``source`` (None: anywhere)
    of the global; ``starts``: the address itself, not one inside of the block.  Or it is that of a
    ``constant``, such as what a compiler writes down of a type.
    """

    place: int
    from_heap: bool
    source: int | None
    starts: bool
    constant: bool = False

    def moved(self, bytes_: int) -> _Stored:
        """The same so many bytes further on."""
        source = None if self.source is None else self.source + bytes_
        return replace(self, place=self.place + bytes_, source=source)


def _fields_of(stored: Sequence[_Stored]) -> Fields:
    """The places that heap addresses get to; what is only moved around may be anything.

    Raises _NotSureError where a constant may lie at one of them, which has no block.
    """
    found: set[int] = set()
    before = -1
    while before != len(found):
        before = len(found)
        for s in (s for s in stored if not s.constant):
            if s.from_heap or s.source in found or (s.source is None and found):
                found.add(s.place)
    if any(s.constant and s.place in found for s in stored):
        raise _NotSureError
    return {place: all(s.starts for s in stored if s.place == place) for place in sorted(found)}


class _NotSureError(Exception):
    """The program does something with the global that is not followed."""


class _Uses:
    """What one function does with a global's pointers, and what those do that it passes the global
    to: ``origin`` is the global, or the argument that it, or a part of it, is in ``callers``."""

    def __init__(
        self, origin: Origin, name: str, program: Program, callers: tuple[str, ...] = ()
    ) -> None:
        self._global = origin
        self._callers = (*callers, name)
        self._form: NormalForm = program.normal_form(name)
        self._program = program
        self._pointers: Pointers = program.pointers(name)
        self._blocks: dict[Origin, set[int]] = {}
        """Where in the global the start of each is stored."""
        self._frees: list[Call] = []
        self._resets: dict[Store, Congruence] = {}

    def collect(self) -> list[_Stored]:
        """What is stored to places of the global; raises _NotSureError."""
        stored: list[_Stored] = []
        for instruction in self._form.function.instructions():
            if isinstance(instruction, MemoryAccess):
                stored += self._access(instruction)
            elif isinstance(instruction, Call):
                stored += self._call(instruction)
            elif isinstance(instruction, Return) and self._gives_away(instruction):
                raise _NotSureError
        for call in self._frees:
            if self._frees_global(call) and not (self._is_reset(call) or self._is_old(call)):
                raise _NotSureError
        return stored

    def _gives_away(self, end: Return) -> bool:
        """Whether the global's address is returned; whose argument it is knows that."""
        is_argument = self._global.kind is OriginKind.ARGUMENT
        return not is_argument and any(map(self._is_global, end.operands))

    def _is_global(self, value: Value) -> bool:
        return self._global in self._pointers.of(value)

    def _access(self, access: MemoryAccess) -> list[_Stored]:
        if isinstance(access, Load):
            return []
        if any(self._is_global(o) for o in access.operands if o is not access.pointer):
            raise _NotSureError
        where = self._pointers.of(access.pointer).get(self._global)
        if where is None:
            return []
        if not isinstance(access, Store):
            raise _NotSureError
        self._resets[access] = where
        return [self._stored(where, *item) for item in self._pointers.of(access.value).items()]

    def _stored(self, where: Congruence, origin: Origin, at: Congruence) -> _Stored:
        if where.stride:
            raise _NotSureError
        if origin.kind is OriginKind.HEAP:
            if not _is_sized(origin.key, self._program.rows):
                raise _NotSureError
            if self._is_elsewhere(origin):
                raise _NotSureError
            places = self._blocks.setdefault(origin, set())
            if at == Congruence():
                places.add(where.constant)
        elif origin.kind is OriginKind.GLOBAL and self._program.initial.lasts(str(origin.key)):
            return _Stored(where.constant, from_heap=False, source=None, starts=True, constant=True)
        elif origin.kind is not OriginKind.CONTENT or origin.key != self._global:
            raise _NotSureError
        heap = origin.kind is OriginKind.HEAP
        return _Stored(where.constant, heap, origin.offset, at == Congruence())

    def _is_elsewhere(self, block: Origin) -> bool:
        """Whether another global leads to a block, too: it would have a shadow for each."""
        others = _OTHERS if self._global.kind is OriginKind.ARGUMENT else (OriginKind.GLOBAL,)
        return any(
            origin.root.kind in others and origin.root != self._global
            for store in self._form.function.instructions()
            if isinstance(store, Store) and block in self._pointers.of(store.value)
            for origin in self._pointers.of(store.pointer)
        )

    def _call(self, call: Call) -> Sequence[_Stored]:
        row = self._program.rows.of(call)
        if isinstance(row, DeallocationRow):
            self._frees.append(call)
            return ()
        copied = memory_copy_operands(call, self._program.rows)
        if copied is not None and self._is_global(copied[0]):
            raise _NotSureError
        passed = [i for i, o in enumerate(call.operands) if self._is_global(o)]
        if not passed or row is not None:
            return ()
        summary = self._program.call_summary(call)
        if not (summary.stores_pointers or summary.frees):
            return ()
        argument = Origin(OriginKind.ARGUMENT, passed[0])
        if len(passed) > 1 or any(freed.root != argument for freed in summary.frees):
            raise _NotSureError
        return self._passed_to(call, passed[0])

    def _passed_to(self, call: Call, index: int) -> Sequence[_Stored]:
        """What a function stores in the global that gets its address, or that of a part."""
        name, program = call.callee_name, self._program
        where = self._pointers.of(call.operands[index])[self._global]
        known = program.module.defines(name) and program.problem(name) is None
        if not known or where.stride or name in self._callers:
            raise _NotSureError
        argument = Origin(OriginKind.ARGUMENT, index)
        uses = _Uses(argument, name, program, self._callers)
        return [stored.moved(where.constant) for stored in uses.collect()]

    def _frees_global(self, call: Call) -> bool:
        return self._may_be_in_global(call.operands[0])

    def _may_be_in_global(self, address: Value) -> bool:
        return any(
            o in self._blocks or (o.kind is OriginKind.CONTENT and o.key == self._global)
            for o in self._pointers.of(address)
        )

    def _is_reset(self, call: Call) -> bool:
        """Whether the global gets a new value wherever control goes after a deallocation."""
        block = call.parent
        assert block is not None
        after = block.instructions[block.instructions.index(call) + 1 :]
        if any(i in self._resets for i in after):
            return True
        before = block.instructions[: block.instructions.index(call)]
        made = {i for i in before if isinstance(i, Call) and self._is_allocation(i)}
        return not any(isinstance(b.terminator, Return) for b in self._reached_unset(block, made))

    def _is_allocation(self, call: Call) -> bool:
        return isinstance(self._program.rows.of(call), AllocationRow)

    def _is_old(self, call: Call) -> bool:
        """Whether what is freed was in the global before that got a new block in its place.

        Growing vectors put the new block there before they free the old one.  Where several ways
        lead to one deallocation, each has to have done so before.
        """
        pending: list[tuple[Value, Instruction]] = [(call.operands[0], call)]
        seen: set[tuple[Value, Instruction]] = set()
        while pending:
            value, at = one = pending.pop()
            if one in seen or not self._may_be_in_global(value):
                continue
            seen.add(one)
            if isinstance(value, Instruction) and self._is_replaced(value, at):
                continue
            if not isinstance(value, Phi):
                return False
            pending += _arriving(value)
        return True

    def _is_replaced(self, old: Instruction, at: Instruction) -> bool:
        places = self._places_of(old)
        return any(
            places == {place.constant}
            and self._is_fresh_after(old, reset, at)
            and not self._is_put_back(old, reset, at)
            for reset, place in self._resets.items()
        )

    def _is_put_back(self, old: Instruction, reset: Store, at: Instruction) -> bool:
        """Whether a block that has this address may be stored in the same place of the global once
        more on the way from the last ``reset`` to ``at``."""
        there = self._blocks.keys() & set(self._pointers.of(old))
        place = self._resets[reset]
        stores = [s for s, where in self._resets.items() if s is not reset and where == place]
        return any(
            _lies_between(reset, store, at)
            for store in stores
            if any(origin in there for origin in self._pointers.of(store.value))
        )

    def _places_of(self, address: Value) -> set[int | None]:
        """Where in the global what has this address was found, or is put."""
        found: set[int | None] = set()
        for origin in self._pointers.of(address):
            if origin.key == self._global:
                found.add(origin.offset)
            found |= self._blocks.get(origin, set())
        return found

    def _is_fresh_after(self, old: Instruction, reset: Store, at: Instruction) -> bool:
        """Whether a store before ``at`` puts a block there that was allocated after ``old``."""
        blocks = self._pointers.of(reset.value)
        before = self._form.flow.comes_before
        return before(reset, at) and all(
            o.kind is OriginKind.HEAP and isinstance(o.key, Call) and before(old, o.key)
            for o in blocks
        )

    def _reached_unset(self, start: BasicBlock, made: Container[Value]) -> Iterator[BasicBlock]:
        """Where control goes without a new value in the global.

        Not where ``made``, the new block of a reallocation, is null: one that fails frees nothing.
        """
        seen: set[BasicBlock] = set()
        pending = [start]
        while pending:
            block = pending.pop()
            yield block
            failed = _where_null(block, made)
            for successor in block.successors:
                if successor in seen or successor is failed:
                    continue
                if not any(i in self._resets for i in successor.instructions):
                    seen.add(successor)
                    pending.append(successor)


def _where_null(block: BasicBlock, made: Container[Value]) -> BasicBlock | None:
    """Where control goes from a block if one of these addresses is null."""
    branch = block.terminator
    condition = branch.operands[0] if isinstance(branch, Branch) and branch.operands else None
    if not isinstance(condition, Compare) or condition.predicate not in ("eq", "ne"):
        return None
    if condition.operands[0] not in made or not is_null(condition.operands[1]):
        return None
    null, other = block.successors if condition.predicate == "eq" else block.successors[::-1]
    return None if null is other else null


def _lies_between(first: Instruction, middle: Instruction, last: Instruction) -> bool:
    """Whether control may get from one instruction by way of another to a third, without running
    the first again."""
    start, middle_block = first.parent, middle.parent
    assert start is not None
    assert middle_block is not None
    if start is middle_block:
        return start.instructions.index(middle) > start.instructions.index(first)
    return middle_block in _blocks_after(start, start) and (
        middle_block is last.parent or last.parent in _blocks_after(middle_block, start)
    )


def _blocks_after(block: BasicBlock, avoided: BasicBlock) -> set[BasicBlock]:
    """The blocks that control may get to from a block, but for one and what lies behind it."""
    seen: set[BasicBlock] = set()
    pending = [block]
    while pending:
        for successor in pending.pop().successors:
            if successor not in seen and successor is not avoided:
                seen.add(successor)
                pending.append(successor)
    return seen


def _arriving(phi: Phi) -> Iterator[tuple[Value, Instruction]]:
    """The values that a phi may stand for, each with the end of the block that it comes out of."""
    for value, block in zip(phi.operands, phi.blocks, strict=True):
        yield value, block.instructions[-1]


def _is_sized(allocation: object, rows: Rows) -> bool:
    assert isinstance(allocation, Call)
    row = rows.of(allocation)
    return isinstance(row, AllocationRow) and row.deallocator in _SIZED
