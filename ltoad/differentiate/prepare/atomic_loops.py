"""Atomic updates in the forms that compilers give them, as one atomicrmw on a float.

``x += y`` with an atomic double is, in clang's IR, a loop that compares and
exchanges bits until nobody interferes; an exchange is one of integers.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeGuard

from ltoad.analysis.shape.ssa import replace_uses
from ltoad.ir.builder import Builder, Names
from ltoad.ir.instructions import (
    BasicBlock,
    Branch,
    Call,
    Function,
    IndexedAggregate,
    Instruction,
    Phi,
)
from ltoad.ir.memory import AtomicUpdate, CompareExchange
from ltoad.ir.types import I1, FloatType
from ltoad.ir.values import ConstantSimple, Value, integer
from ltoad.rules.libm import is_unfused_multiply_add


def find_atomic_updates(function: Function, names: Names) -> None:
    """Rewrite the loops and the integer exchanges of a function that update a float."""
    for block in function.blocks:
        for instruction in list(block.instructions):
            if isinstance(instruction, AtomicUpdate):
                _exchange_floats(function, instruction, names)
        update = found_update(block)
        if update is not None:
            _replace_loop(function, block, update, names)


def _exchange_floats(function: Function, update: AtomicUpdate, names: Names) -> None:
    """``atomicrmw xchg`` of an integer that is, or becomes, a float."""
    value = update.value
    if update.operation != "xchg" or isinstance(update.type, FloatType):
        return
    kinds = [i.type for i in function.instructions() if _is_cast_of(i, update)]
    if isinstance(value, Instruction) and value.opcode == "bitcast":
        kinds.append(value.operands[0].type)
    kind = next((k for k in kinds if isinstance(k, FloatType)), None)
    block = update.parent
    if kind is None or block is None:
        return
    at = block.instructions.index(update)
    before = Builder(names, BasicBlock("scratch"))
    after = Builder(names, BasicBlock("scratch"))
    bits = Instruction("bitcast", update.type, [update], name=names.fresh("bits"))
    replace_uses(function, update, bits)
    update.operands[1] = before.cast("bitcast", value, kind)
    update.type = kind
    after.append(bits)
    block.insert_all(at + 1, after.block.instructions)
    block.insert_all(at, before.block.instructions)


def _is_cast_of(instruction: Instruction, value: Value) -> bool:
    return instruction.opcode == "bitcast" and instruction.operands[0] is value


@dataclass(frozen=True, slots=True)
class Update:
    """``*pointer = old ± value`` or ``old + value·factor``, tried until ``exchange`` succeeds."""

    old: Phi
    operation: str
    value: Value
    factor: Value | None
    exchange: CompareExchange


def repeated_exchange(block: BasicBlock) -> CompareExchange | None:
    """The exchange that a block repeats until it succeeds, if it is a loop of its own."""
    exchange = next((i for i in block.instructions if isinstance(i, CompareExchange)), None)
    return exchange if exchange and _leaves_on_success(block, exchange) else None


def found_update(block: BasicBlock) -> Update | None:
    """The update that a block repeats, if it is a loop of its own that does nothing else."""
    exchange = repeated_exchange(block)
    if exchange is None:
        return None
    new, old = uncast(exchange.new), uncast(exchange.expected)
    if not isinstance(new, Instruction) or new.parent is not block or not isinstance(old, Phi):
        return None
    added = _added(new, old)
    if added is None or not isinstance(new.type, FloatType):
        return None
    operation, *terms = added
    if not all(_is_outside(t, block) for t in terms) or not _only(block, exchange, new):
        return None
    return Update(old, operation, terms[0], terms[1] if len(terms) == 2 else None, exchange)


def _added(new: Instruction, old: Value) -> tuple[str, Value] | tuple[str, Value, Value] | None:
    """What is added to or subtracted from the old value, which may be there as bits."""
    operands = new.operands
    is_old = [uncast(o) is old for o in operands]
    if isinstance(new, Call):
        if is_unfused_multiply_add(new.callee_name) and is_old[2]:
            return "fadd", operands[0], operands[1]
        return None
    if new.opcode == "fsub" and is_old[0]:
        return "fsub", operands[1]
    if new.opcode == "fadd" and any(is_old):
        return "fadd", operands[1 if is_old[0] else 0]
    return None


def is_result(value: Value, exchange: CompareExchange) -> TypeGuard[IndexedAggregate]:
    """Whether it is a part of what an exchange gives: what was there, or whether it succeeded."""
    return isinstance(value, IndexedAggregate) and value.operands[0] is exchange


def replace_results(
    function: Function,
    exchange: CompareExchange,
    old: Value,
    same: Value,
    users: Iterable[Instruction],
    scratch: Builder,
) -> None:
    """Let those who use what an exchange gives use what was there and whether it was expected."""
    others = False
    for user in users:
        if is_result(user, exchange):
            replace_uses(function, user, old if user.indices == (0,) else same)
            assert user.parent is not None
            user.parent.instructions.remove(user)
        else:
            others = True
    if others:
        both = scratch.insert_value(ConstantSimple(exchange.type, "poison"), old, 0)
        replace_uses(function, exchange, scratch.insert_value(both, same, 1))


def uncast(value: Value) -> Value:
    """A number or its bits, whichever was there first."""
    while isinstance(value, Instruction) and value.opcode == "bitcast":
        value = value.operands[0]
    return value


def _is_outside(value: Value, block: BasicBlock) -> bool:
    return not isinstance(value, Instruction) or value.parent is not block


def _leaves_on_success(block: BasicBlock, exchange: CompareExchange) -> bool:
    """Whether the block goes on when the exchange succeeded, and is repeated when not."""
    branch = block.terminator
    if not isinstance(branch, Branch) or len(branch.successors) != 2:
        return False
    test = branch.operands[0]
    succeeded = is_result(test, exchange) and test.indices == (1,)
    return succeeded and branch.successors[1] is block and branch.successors[0] is not block


def _only(block: BasicBlock, exchange: CompareExchange, new: Instruction) -> bool:
    """Whether the block has no side effect but the exchange."""
    quiet = ("phi", "bitcast", "extractvalue", "fadd", "fsub", "br")
    return all(i in (exchange, new) or i.opcode in quiet for i in block.instructions)


def _replace_loop(function: Function, block: BasicBlock, update: Update, names: Names) -> None:
    exchange = update.exchange
    builder = Builder(names, BasicBlock("scratch"))
    value = update.value
    if update.factor is not None:
        value = builder.fmul(value, update.factor)
    old = builder.append(
        AtomicUpdate(
            update.operation,
            exchange.pointer,
            value,
            exchange.atomicity,
            align=exchange.align,
            flags=[f for f in exchange.flags if f == "volatile"],
        ),
        "old",
    )
    bits = builder.cast("bitcast", old, exchange.expected.type)
    block.insert_all(sum(1 for _ in block.phis()), builder.block.instructions)
    replace_uses(function, update.old, old if update.old.type == old.type else bits)
    for instruction in list(block.instructions):
        if is_result(instruction, exchange):
            result = bits if instruction.indices == (0,) else integer(I1, 1)
            replace_uses(function, instruction, result)
            block.instructions.remove(instruction)
    block.instructions.remove(exchange)
    leave_at_once(block)


def leave_at_once(block: BasicBlock) -> None:
    """Let what a block repeats be done once."""
    branch = block.terminator
    assert isinstance(branch, Branch)
    branch.operands, branch.targets = [], branch.targets[:1]
    for phi in block.phis():
        back = phi.blocks.index(block)
        del phi.operands[back], phi.blocks[back]
