"""Atomic operations of threads of parallel regions, in an order that derivatives know.

Sums that nobody reads before the threads have met do not depend on who came first.  All else does:
products, minima, what is exchanged, read, or captured.  Where a module has such, each atomic
operation on a float becomes a load, a calculation and a store in a section for one thread at a time
(``__ltoad_team_atom``), and the reverse sweep goes through these sections in the opposite order.

Locks of the system, and flags, by which threads tell each other that something else has been
written, are events: told before, and heard after.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeGuard

from ltoad.analysis.shape.ssa import replace_uses
from ltoad.analysis.shape.users import users_of
from ltoad.differentiate.prepare.atomic_loops import (
    found_update,
    is_result,
    leave_at_once,
    repeated_exchange,
    replace_results,
    uncast,
)
from ltoad.differentiate.prepare.exchange import exchange
from ltoad.differentiate.support import teams
from ltoad.ir.builder import Builder, Names
from ltoad.ir.instructions import BasicBlock, Call, Function, Instruction, Phi
from ltoad.ir.memory import (
    Atomicity,
    AtomicUpdate,
    CompareExchange,
    Fence,
    Load,
    MemoryAccess,
    Store,
)
from ltoad.ir.module import Module
from ltoad.ir.types import DOUBLE, FLOAT, I1, FloatType, FunctionType, IntType, Type
from ltoad.ir.values import Value, integer
from ltoad.rules.openmp import hears, tells

_MARKS = ("atomicrmw", "cmpxchg", "load atomic", "store atomic", "fence")
_PLAINLY = Atomicity("monotonic")
_TELLING = ("release", "acq_rel", "seq_cst")
_HEARING = ("acquire", "acq_rel", "seq_cst")
_BITS = {DOUBLE: IntType(64), FLOAT: IntType(32)}
_CHOICES = {
    "fmax": "llvm.maxnum",
    "fmin": "llvm.minnum",
    "fmaximum": "llvm.maximum",
    "fminimum": "llvm.minimum",
}
_SUFFIXES = {DOUBLE: "f64", FLOAT: "f32"}


class AtomicOrders:
    """Rewrites the atomic operations of a module with parallel regions."""

    def __init__(self, module: Module) -> None:
        self._module = module
        self._known: bool | None = None

    def __call__(self, function: Function, names: Names) -> None:
        """Rewrite a function, in which sums have been found."""
        if not self._module.knows(teams.FORK):
            return
        if not any(map(_orders, function.instructions())):
            return
        ordered = self._asks_for_order(function)
        for block in list(function.blocks):
            before = dict.fromkeys(block.instructions)
            if ordered and (repeated := repeated_exchange(block)) is not None:
                self._unroll(function, block, repeated, names)
            for instruction in [i for i in block.instructions if i in before]:
                if ordered and not self._rewrite(function, instruction, names):
                    continue
                self._tell(instruction, names)

    def lower(self, function: Function, names: Names) -> bool:
        """Let a function that runs in one thread do what is not a mere sum step by step; whether
        anything changed."""
        changed = False
        for block in list(function.blocks):
            before = dict.fromkeys(block.instructions)
            if (repeated := repeated_exchange(block)) is not None and found_update(block) is None:
                self._unroll(function, block, repeated, names)
            for instruction in [i for i in block.instructions if i in before]:
                if isinstance(instruction, (CompareExchange, AtomicUpdate)) or _moves_bits(
                    instruction
                ):
                    changed |= not self._rewrite(function, instruction, names)
            changed |= before.keys() != dict.fromkeys(block.instructions).keys()
        return changed

    # Whether order matters

    def _asks_for_order(self, function: Function) -> bool:
        if self._known is None:
            self._known = any(map(_depends_on_order, self._others()))
        return self._known or _depends_on_order(function)

    def _others(self) -> Iterable[Function]:
        for name in self._module.function_names():
            text = self._module.function_text(name)
            if any(mark in text for mark in _MARKS):
                yield self._module.function(name)

    # Sections

    def _rewrite(self, function: Function, instruction: Instruction, names: Names) -> bool:
        """Put an operation on a float into a section; whether it was none."""
        users = users_of(function)
        kind = _float_of(instruction, users)
        block = instruction.parent
        if kind is None or block is None or not isinstance(instruction, MemoryAccess):
            return True
        scratch = Builder(names, BasicBlock("scratch"))
        self._call(teams.ATOM, [instruction.pointer], scratch)
        if isinstance(instruction, AtomicUpdate):
            self._update(function, instruction, scratch)
        elif isinstance(instruction, CompareExchange):
            _compare(function, instruction, kind, users, scratch)
        elif _moves_bits(instruction):
            _move(function, instruction, kind, scratch)
        else:
            scratch.append(instruction)
        self._call(teams.ATOM_DONE, [instruction.pointer], scratch)
        exchange(block, instruction, scratch.block.instructions)
        return False

    def _update(self, function: Function, update: AtomicUpdate, scratch: Builder) -> None:
        old = _load(update, update.type, scratch)
        new: Value
        if update.operation == "xchg":
            new = update.value
        elif update.operation in _CHOICES:
            assert isinstance(update.type, FloatType)
            name = f"{_CHOICES[update.operation]}.{_SUFFIXES[update.type]}"
            type_ = FunctionType(update.type, (update.type, update.type))
            self._module.declare(name, type_)
            new = scratch.call(name, type_, [old, update.value])
        else:
            new = scratch.binary(update.operation, old, update.value)
        _store(update, new, scratch)
        replace_uses(function, update, old)

    def _unroll(
        self, function: Function, block: BasicBlock, found: CompareExchange, names: Names
    ) -> None:
        """An exchange that is tried until it succeeds does so at once."""
        old = uncast(found.expected)
        kind = _float_of(found, users_of(function))
        if not isinstance(old, Phi) or old.parent is not block or kind is None:
            return
        first = Builder(names, BasicBlock("scratch"))
        self._call(teams.ATOM, [found.pointer], first)
        loaded = _load(found, kind, first)
        bits = first.cast("bitcast", loaded, _BITS[kind])
        replace_uses(function, old, loaded if old.type == kind else bits)
        last = Builder(names, BasicBlock("scratch"))
        _store(found, last.cast("bitcast", found.new, kind), last)
        self._call(teams.ATOM_DONE, [found.pointer], last)
        for user in [u for u in block.instructions if is_result(u, found)]:
            said = bits if user.indices == (0,) else integer(I1, 1)
            replace_uses(function, user, said)
            block.instructions.remove(user)
        exchange(block, found, last.block.instructions)
        block.insert_all(sum(1 for _ in block.phis()), first.block.instructions)
        leave_at_once(block)

    # Events

    def _tell(self, instruction: Instruction, names: Names) -> None:
        """Events around what hands on more than itself."""
        if isinstance(instruction, Fence):
            self._put(instruction, names, before=True, after=False)
        elif isinstance(instruction, Call) and not instruction.is_terminator:
            before, after = tells(instruction.callee_name), hears(instruction.callee_name)
            if before or after:
                self._put(instruction, names, before=before, after=after)
        elif isinstance(instruction, MemoryAccess) and instruction.atomicity is not None:
            if isinstance(instruction, AtomicUpdate) and instruction.operation != "xchg":
                return  # counts: of references, of places
            ordering = instruction.atomicity.ordering
            before = ordering in _TELLING and not isinstance(instruction, Load)
            after = ordering in _HEARING and not isinstance(instruction, Store)
            self._put(instruction, names, before=before, after=after)

    def _put(self, instruction: Instruction, names: Names, *, before: bool, after: bool) -> None:
        block = instruction.parent
        assert block is not None
        scratch = Builder(names, BasicBlock("scratch"))
        if before:
            self._call(teams.EVENT, [], scratch)
        scratch.append(instruction)
        if after:
            self._call(teams.EVENT, [], scratch)
        exchange(block, instruction, scratch.block.instructions)

    def _call(self, name: str, arguments: Sequence[Value], builder: Builder) -> None:
        """Let threads take turns, unless there is one."""
        if not self._module.knows(teams.FORK):
            return
        self._module.declare(name, teams.TYPES[name])
        builder.call(name, teams.TYPES[name], arguments)


def _orders(instruction: Instruction) -> bool:
    """Whether an instruction is atomic, or a call by which threads wait for each other."""
    if isinstance(instruction, Call):
        return hears(instruction.callee_name) or tells(instruction.callee_name)
    return isinstance(instruction, (MemoryAccess, Fence)) and instruction.atomicity is not None


def _depends_on_order(function: Function) -> bool:
    """Whether a function has atomic operations on floats other than mere sums."""
    users = users_of(function)
    for instruction in function.instructions():
        if not isinstance(instruction, MemoryAccess) or _float_of(instruction, users) is None:
            continue
        if isinstance(instruction, CompareExchange):
            block = instruction.parent
            update = found_update(block) if block is not None else None
            if update is None or any(u.parent is not block for u in users.get(update.old, ())):
                return True
        elif not _is_sum(instruction) or users.get(instruction):
            return True
    return False


def _is_sum(instruction: MemoryAccess) -> bool:
    return isinstance(instruction, AtomicUpdate) and instruction.operation in ("fadd", "fsub")


def _float_of(
    instruction: Instruction, users: Mapping[Value, Sequence[Instruction]]
) -> FloatType | None:
    """The kind of float that an atomic operation reads or writes, also as bits."""
    if not isinstance(instruction, MemoryAccess) or instruction.atomicity is None:
        return None
    type_ = instruction.access_type
    if isinstance(type_, FloatType):
        return type_ if type_ in _BITS else None
    if type_ not in _BITS.values():
        return None
    values: list[Value] = [instruction]
    if isinstance(instruction, CompareExchange):
        values = [instruction.expected, instruction.new]
        values += [u for u in users.get(instruction, ()) if is_result(u, instruction)]
    elif isinstance(instruction, (Store, AtomicUpdate)):
        values.append(instruction.value)
    kinds = (kind for value in values for kind in _kinds(value, type_, users))
    return next(kinds, None)


def _kinds(
    value: Value, type_: Type, users: Mapping[Value, Sequence[Instruction]]
) -> Iterable[FloatType]:
    """What an integer's bits come from or become."""
    around: list[Value] = [value.operands[0]] if _is_cast(value) else []
    around += [u for u in users.get(value, ()) if _is_cast(u)]
    for other in around:
        if isinstance(other.type, FloatType) and _BITS.get(other.type) == type_:
            yield other.type


def _moves_bits(instruction: Instruction) -> TypeGuard[Load | Store]:
    """Whether an atomic load or store is one of an integer, as ``std::atomic`` has it."""
    return (
        isinstance(instruction, (Load, Store))
        and instruction.atomicity is not None
        and instruction.access_type in _BITS.values()
    )


def _move(function: Function, access: Load | Store, kind: FloatType, scratch: Builder) -> None:
    """Load or store the float, of which the integer has the bits."""
    if isinstance(access, Store):
        _store(access, scratch.cast("bitcast", access.value, kind), scratch)
    else:
        loaded = _load(access, kind, scratch)
        replace_uses(function, access, scratch.cast("bitcast", loaded, access.type))


def _is_cast(value: Value) -> TypeGuard[Instruction]:
    return isinstance(value, Instruction) and value.opcode == "bitcast"


def _load(access: MemoryAccess, kind: Type, scratch: Builder) -> Instruction:
    return scratch.append(Load(kind, access.pointer, align=access.align, atomicity=_PLAINLY), "old")


def _store(access: MemoryAccess, value: Value, scratch: Builder) -> None:
    scratch.append(Store(value, access.pointer, align=access.align, atomicity=_PLAINLY))


def _compare(
    function: Function,
    found: CompareExchange,
    kind: FloatType,
    users: Mapping[Value, Sequence[Instruction]],
    scratch: Builder,
) -> None:
    """What was there stays, unless it was what was expected."""
    old = _load(found, kind, scratch)
    bits = scratch.cast("bitcast", old, _BITS[kind])
    expected = scratch.cast("bitcast", found.expected, _BITS[kind])
    same = scratch.icmp("eq", bits, expected)
    new = scratch.cast("bitcast", found.new, kind)
    _store(found, scratch.select(same, new, old), scratch)
    replace_results(function, found, bits, same, users.get(found, ()), scratch)
