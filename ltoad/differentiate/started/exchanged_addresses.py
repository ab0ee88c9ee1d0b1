"""Atomic exchanges of addresses, where one thread runs at a time: a load, and a store.

So blocks of a queue are linked whose other end another thread has.  Between the exchange of an
address and that of its shadow nobody else goes on.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ltoad.analysis.shape.ssa import replace_uses
from ltoad.analysis.shape.users import users_of
from ltoad.analysis.types.integer_uses import is_count
from ltoad.differentiate.prepare.atomic_loops import replace_results
from ltoad.differentiate.prepare.exchange import exchange
from ltoad.ir.builder import Builder, Names
from ltoad.ir.instructions import BasicBlock, Function, Instruction
from ltoad.ir.memory import (
    AtomicUpdate,
    CompareExchange,
    Load,
    MemoryAccess,
    ReadModifyWrite,
    Store,
)
from ltoad.ir.types import I64, is_pointer
from ltoad.ir.values import Value

_PLAIN = frozenset(("add", "sub", "and", "or", "xor"))


def exchange_in_steps(function: Function, names: Names) -> bool:
    """Let a function exchange addresses step by step; whether there were any."""
    found = [i for i in function.instructions() if _exchanges_address(i)]
    users = users_of(function) if found else {}
    for access in found:
        scratch = Builder(names, BasicBlock("scratch"))
        scratch.place = access.debug_place
        block = access.parent
        assert block is not None
        if isinstance(access, CompareExchange):
            _compare(function, access, users, scratch)
        else:
            assert isinstance(access, AtomicUpdate)
            old = _load(access, scratch)
            new = access.value
            if access.combines:
                new = scratch.binary(access.operation, old, access.value)
            _store(access, new, scratch)
            replace_uses(function, access, old)
        exchange(block, access, scratch.block.instructions)
    return bool(found)


def _exchanges_address(instruction: Instruction) -> bool:
    if not isinstance(instruction, ReadModifyWrite):
        return False
    if is_pointer(instruction.access_type):
        return True
    plain = not instruction.combines or (
        isinstance(instruction, AtomicUpdate) and instruction.operation in _PLAIN
    )
    return plain and instruction.access_type == I64 and not is_count(instruction)


def _compare(
    function: Function,
    found: CompareExchange,
    users: Mapping[Value, Sequence[Instruction]],
    scratch: Builder,
) -> None:
    """What was there stays, unless it was what was expected."""
    old = _load(found, scratch)
    same = scratch.icmp("eq", old, found.expected)
    _store(found, scratch.select(same, found.new, old), scratch)
    replace_results(function, found, old, same, users.get(found, ()), scratch)


def _load(access: MemoryAccess, scratch: Builder) -> Instruction:
    load = Load(access.access_type, access.pointer, align=access.align)
    return scratch.append(load, "old")


def _store(access: MemoryAccess, value: Value, scratch: Builder) -> None:
    scratch.append(Store(value, access.pointer, align=access.align))
