"""What the functions of a program store in global pointers to heap memory.

See :mod:`ltoad.analysis.program.global_heap`, which asks.
"""

from __future__ import annotations

from collections.abc import Collection, Container, Iterator, Sequence

from ltoad.analysis.memory.block_copies import memory_copy_operands
from ltoad.analysis.memory.offsets import Congruence
from ltoad.analysis.memory.origins import Origin, OriginKind
from ltoad.analysis.memory.pointers import Pointers
from ltoad.analysis.program.global_heap_fields import Family, Found, NotSureError, Stored
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
from ltoad.ir.memory import Load, MemoryAccess, Store
from ltoad.ir.types import is_pointer
from ltoad.ir.values import Value, is_null
from ltoad.rules.descriptors import DescriptorCall, descriptor_call
from ltoad.rules.rows import AllocationRow, DeallocationRow
from ltoad.rules.table import Rows

_OTHERS = (OriginKind.GLOBAL, OriginKind.ARGUMENT)
_SIZED = frozenset(["free", "_ZdlPv", "_ZdaPv"])
"""Deallocators of blocks whose size the C library knows."""


class Uses:
    """What one function does with a global's pointers, and what those do that it passes the global
    to: ``origin`` is the global, or the argument that it, or a part of it, is in ``callers``."""

    def __init__(
        self,
        origin: Origin,
        name: str,
        program: Program,
        family: Family,
        found: Found,
        callers: tuple[str, ...] = (),
    ) -> None:
        self._global = origin
        self._family = family
        self._found = found
        self._callers = (*callers, name)
        self._form: NormalForm = program.normal_form(name)
        self._program = program
        self._pointers: Pointers = program.pointers(name)
        self._blocks: dict[Origin, set[int]] = {}
        """Where in the global the start of each is stored."""
        self._frees: list[tuple[Call, Value]] = []
        """Calls that free what is at an address."""
        self._resets: dict[Store, Congruence] = {}
        self._cleared: dict[Instruction, Congruence] = {}
        """Calls that leave null in the global, and at which places."""

    def collect(self) -> list[Stored]:
        """What is stored to places of the global; raises NotSureError."""
        stored: list[Stored] = []
        for instruction in self._form.function.instructions():
            if isinstance(instruction, MemoryAccess):
                stored += self._access(instruction)
            elif isinstance(instruction, Call):
                stored += self._call(instruction)
            elif isinstance(instruction, Return):
                if self._gives_away(instruction):
                    raise NotSureError
                if any(map(self._may_be_in_global, instruction.operands)):
                    self._leak()
        for call, address in self._frees:
            if not self._may_be_in_global(address):
                continue
            known = self._is_reset(call) or self._is_old(call, address)
            if not (known or self._is_null_before(call)):
                raise NotSureError
        return stored

    def _gives_away(self, end: Return) -> bool:
        """Whether the global's address is returned; whose argument it is knows that."""
        is_argument = self._global.kind is OriginKind.ARGUMENT
        return not is_argument and any(map(self._is_global, end.operands))

    def _is_global(self, value: Value) -> bool:
        return self._global in self._pointers.of(value)

    def _access(self, access: MemoryAccess) -> list[Stored]:
        if isinstance(access, Load):
            return []
        if any(self._is_global(o) for o in access.operands if o is not access.pointer):
            raise NotSureError
        if isinstance(access, Store) and self._may_be_in_global(access.value):
            self._found.aliases.update(self._globals_at(access.pointer))
            if not self._is_seen(access.pointer):
                self._leak()
        where = self._pointers.of(access.pointer).get(self._global)
        if where is None:
            return []
        if not isinstance(access, Store):
            raise NotSureError
        self._resets[access] = where
        return [self._stored(where, *item) for item in self._pointers.of(access.value).items()]

    def _is_seen(self, place: Value) -> bool:
        """Whether what is stored at a place is followed from there: in variables, and on the
        stack."""
        origins = self._pointers.of(place)
        return bool(origins) and all(
            o.kind in (OriginKind.GLOBAL, OriginKind.STACK) or o == self._global for o in origins
        )

    def _leak(self) -> None:
        self._found.leaks.add(self._callers[-1])

    def _stored(self, where: Congruence, origin: Origin, at: Congruence) -> Stored:
        if where.stride:
            raise NotSureError
        if origin.kind is OriginKind.HEAP:
            if not _is_sized(origin.key, self._program.rows):
                raise NotSureError
            self._look_elsewhere(origin)
            places = self._blocks.setdefault(origin, set())
            if at == Congruence():
                places.add(where.constant)
        elif origin.kind is OriginKind.GLOBAL and self._program.initial.lasts(str(origin.key)):
            return Stored(where.constant, from_heap=False, source=None, starts=True, constant=True)
        elif origin.kind is not OriginKind.CONTENT:
            raise NotSureError
        heap = origin.kind is OriginKind.HEAP
        of = "" if heap or origin.key == self._global else self._other(origin.key)
        return Stored(where.constant, heap, origin.offset, at == Congruence(), of=of)

    def _other(self, origin: object) -> str:
        """The name of another global that leads to the same blocks."""
        if not isinstance(origin, Origin) or origin.kind is not OriginKind.GLOBAL:
            raise NotSureError
        if not self._program.module.has_global(str(origin.key)):
            raise NotSureError
        self._found.sources.add(str(origin.key))
        return str(origin.key)

    def _look_elsewhere(self, block: Origin) -> None:
        """Find other globals that lead to a block, too: they share its shadow."""
        others = _OTHERS if self._global.kind is OriginKind.ARGUMENT else (OriginKind.GLOBAL,)
        for store in self._form.function.instructions():
            if isinstance(store, Store) and block in self._pointers.of(store.value):
                for origin in self._pointers.of(store.pointer):
                    if origin.root.kind in others and origin.root != self._global:
                        self._other(origin)
                if not self._is_seen(store.pointer):
                    self._leak()

    def _call(self, call: Call) -> Sequence[Stored]:
        row = self._program.rows.of(call)
        if isinstance(row, DeallocationRow):
            self._frees.append((call, call.operands[0]))
            return ()
        described = descriptor_call(call.callee_name)
        if described is not None:
            return self._described(call, described)
        copied = memory_copy_operands(call, self._program.rows)
        if copied is not None and self._is_global(copied[0]):
            raise NotSureError
        passed = [i for i, o in enumerate(call.operands) if self._is_global(o)]
        inside = any(is_pointer(o.type) and self._may_be_in_global(o) for o in call.operands)
        if row is not None:
            if inside and row.effects.captures:
                self._leak()
            return ()
        summary = self._program.call_summary(call)
        if inside and (summary.stores_pointers or summary.hides):
            self._leak()
        if not passed:
            self._refuse_freeing(call, summary.frees)
            return ()
        if not (summary.stores_pointers or summary.frees):
            return ()
        argument = Origin(OriginKind.ARGUMENT, passed[0])
        if len(passed) > 1 or any(freed.root != argument for freed in summary.frees):
            raise NotSureError
        return self._passed_to(call, passed[0])

    def _described(self, call: Call, does: DescriptorCall) -> Sequence[Stored]:
        """What a function of Fortran's runtime stores in the global if this is its descriptor."""
        if any(map(self._is_global, call.operands[1:])):
            raise NotSureError
        if not self._is_global(call.operands[0]):
            if does.frees and self._is_of_family(call.operands[0]):
                self._frees.append((call, call.operands[0]))
            return ()
        where = self._pointers.of(call.operands[0])[self._global]
        if where.stride:
            raise NotSureError
        if does.frees:
            self._cleared[call] = where
        if not does.allocates:
            return ()
        return [Stored(where.constant, from_heap=True, source=None, starts=True)]

    def _globals_at(self, place: Value) -> Iterator[str]:
        """The names of the variables that a place may be in."""
        for origin in self._pointers.of(place):
            if origin.kind is OriginKind.GLOBAL and origin != self._global:
                yield str(origin.key)

    def _is_of_family(self, address: Value) -> bool:
        return any(map(self._family.has, self._pointers.of(address)))

    def _refuse_freeing(self, call: Call, freed: Collection[Origin]) -> None:
        """Raise NotSureError if a function frees what another global of the family leads to: the
        block may be that of this one."""
        if not self._family.is_large or not any(map(self._is_of_family, call.operands)):
            return
        if freed:
            raise NotSureError

    def _passed_to(self, call: Call, index: int) -> Sequence[Stored]:
        """What a function stores in the global that gets its address, or that of a part."""
        name, program = call.callee_name, self._program
        where = self._pointers.of(call.operands[index])[self._global]
        known = program.module.defines(name) and program.problem(name) is None
        if not known or where.stride or name in self._callers:
            raise NotSureError
        argument = Origin(OriginKind.ARGUMENT, index)
        uses = Uses(argument, name, program, self._family, self._found, self._callers)
        return [stored.moved(where.constant) for stored in uses.collect()]

    def _may_be_in_global(self, address: Value) -> bool:
        """Whether a block at an address, or in a descriptor there, may be one that the global, or
        another one of its family, leads to."""
        return any(
            o in self._blocks
            or (o.kind is OriginKind.CONTENT and (o.key == self._global or self._family.has(o.key)))
            or (self._family.is_large and self._family.has(o))
            for o in self._pointers.of(address)
        )

    def _is_reset(self, call: Call) -> bool:
        """Whether the global gets a new value wherever control goes after a deallocation."""
        block = call.parent
        assert block is not None
        after = block.instructions[block.instructions.index(call) + 1 :]
        if any(map(self._sets, after)):
            return True
        before = block.instructions[: block.instructions.index(call)]
        made = {i for i in before if isinstance(i, Call) and self._is_allocation(i)}
        return not any(isinstance(b.terminator, Return) for b in self._reached_unset(block, made))

    def _is_null_before(self, call: Call) -> bool:
        """Whether all places of the global hold null when something is deallocated."""
        setting = [i for i in self._form.function.instructions() if self._may_fill(i)]
        nulls: dict[Instruction, Congruence] = {
            store: where for store, where in self._resets.items() if is_null(store.value)
        }
        cleared = {
            where
            for end, where in (nulls | self._cleared).items()
            if self._form.flow.comes_before(end, call)
            and not any(_lies_between(end, i, call) for i in setting)
        }
        places = {w for s, w in self._resets.items() if is_pointer(s.value.type)}
        places |= set(self._cleared.values())
        return bool(places) and cleared >= places

    def _may_fill(self, instruction: Instruction) -> bool:
        """Whether an instruction may let the global lead to something."""
        if isinstance(instruction, Store) and instruction in self._resets:
            return bool(self._pointers.of(instruction.value))
        if not isinstance(instruction, Call):
            return False
        if instruction in self._cleared or self._program.rows.of(instruction) is not None:
            return False
        own = self._program.module.defines(instruction.callee_name)
        return own or any(map(self._is_global, instruction.operands))

    def _sets(self, instruction: Instruction) -> bool:
        """Whether the global has a new value, or null, after an instruction."""
        return instruction in self._resets or instruction in self._cleared

    def _is_allocation(self, call: Call) -> bool:
        return isinstance(self._program.rows.of(call), AllocationRow)

    def _is_old(self, call: Call, address: Value) -> bool:
        """Whether what is freed was in the global before that got a new block in its place.

        Growing vectors put the new block there before they free the old one.  Where several ways
        lead to one deallocation, each has to have done so before.
        """
        pending: list[tuple[Value, Instruction]] = [(address, call)]
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
        Nor where the global itself is found to hold null.
        """
        seen: set[BasicBlock] = set()
        pending = [start]
        while pending:
            block = pending.pop()
            yield block
            failed = _where_null(block, made) or _where_null(block, self._read_in(block))
            for successor in block.successors:
                if successor in seen or successor is failed:
                    continue
                if not any(map(self._sets, successor.instructions)):
                    seen.add(successor)
                    pending.append(successor)

    def _read_in(self, block: BasicBlock) -> Collection[Value]:
        """What a block reads out of the global: null where a pointer leads to nothing already."""
        return {
            load
            for load in block.instructions
            if isinstance(load, Load) and self._is_global(load.pointer)
        }


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
    place = start.instructions.index
    if start is last.parent and place(first) < place(last):
        return start is middle_block and place(first) < place(middle) < place(last)
    if start is middle_block:
        return place(middle) > place(first)
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
