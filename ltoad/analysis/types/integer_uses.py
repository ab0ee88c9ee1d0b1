"""What an integer is, by how the program uses it: a number, an address, or other bits."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping

from ltoad.ir.instructions import Instruction, Phi
from ltoad.ir.memory import (
    AtomicUpdate,
    CompareExchange,
    Load,
    MemoryAccess,
    ReadModifyWrite,
    Store,
)
from ltoad.ir.types import (
    DOUBLE,
    FLOAT,
    I1,
    I8,
    I32,
    I64,
    FloatType,
    IntType,
    Type,
    VectorType,
    scalar_of,
)
from ltoad.ir.values import ConstantInt, ConstantSplat, Value

_COUNTING = frozenset(
    [
        *("add", "sub", "mul", "sdiv", "udiv", "srem", "urem", "sitofp", "uitofp"),
        *("icmp", "getelementptr", "switch"),
    ]
)
"""What is done with numbers and not with words that are moved."""

_NO_BITS = frozenset(
    ["sdiv", "udiv", "srem", "urem", "sitofp", "uitofp", "getelementptr", "switch"]
)
"""What nobody does with the bits of a float."""

_BYTE_SIGN = 7
"""The bit of a byte's sign."""

_COUNTED = frozenset(
    ["add", "sub", "mul", "sdiv", "udiv", "srem", "urem", "fptosi", "fptoui", "ptrtoint"]
)


def float_of_sign(load: Load, users: Mapping[Value, Collection[Instruction]]) -> FloatType | None:
    """The float whose sign alone is cleared, set or flipped in all that becomes of a load.

    A program that does so and looks at the result as a float has read one, as a load of that type
    would have.
    """
    element = scalar_of(load.type)
    kind = _FLOATS.get(element.bits) if isinstance(element, IntType) else None
    masked = users.get(load, ())
    if kind is None or not masked or not all(_is_of_sign(u, element) for u in masked):
        return None
    looks = [u for mask in masked for u in users.get(mask, ())]
    whole = all(u.opcode == "bitcast" and scalar_of(u.type) == kind for u in looks)
    return kind if looks and whole else None


def _is_of_sign(instruction: Instruction, element: Type) -> bool:
    """Whether all bits but the highest of each element stay as they are."""
    assert isinstance(element, IntType)
    highest = 1 << (element.bits - 1)
    kept = {"and": highest - 1, "or": -highest, "xor": -highest}
    constants = [o.element if isinstance(o, ConstantSplat) else o for o in instruction.operands]
    values = [c.value for c in constants if isinstance(c, ConstantInt)]
    return instruction.opcode in kept and values == [kept[instruction.opcode]]


_FLOATS = {32: FLOAT, 64: DOUBLE}
_WIDE = frozenset((I32, I64))

_STEPS = frozenset(["add", "sub", "uinc_wrap", "udec_wrap"])
"""Atomic operations that count.

Others may well be meant for the bits of a float: masks for its sign, a maximum for its order.
"""

_ADDRESS_BITS = 64
_GREATEST_FLAG = 1 << 16
"""Smaller numbers are flags and states; as the bits of a float they would be denormal."""


def is_number(access: MemoryAccess, users: Iterable[Instruction]) -> bool:
    """Whether an integer is calculated with, or is the result of a calculation."""
    if isinstance(access, Load):
        return any(u.opcode in _COUNTING and not _may_compare_bits(u) for u in users)
    if not isinstance(access, Store):
        return False
    return isinstance(access.value, Instruction) and access.value.opcode in _COUNTED


def _may_compare_bits(user: Instruction) -> bool:
    """Whether an integer is compared as the bits of a float may be: with 0, for its sign, with
    those of another one, or with a constant that is no state or size."""
    if user.opcode != "icmp":
        return False
    return (
        not any(
            isinstance(o, ConstantInt) and 0 < abs(o.value) < _GREATEST_FLAG and o.value != -1
            for o in user.operands
        )
        and scalar_of(user.operands[0].type) in _WIDE
    )


def is_atomic_address(access: MemoryAccess, users: Iterable[Instruction]) -> bool:
    """Whether an integer is a pointer that clang accesses atomically, which it does by casts."""
    if access.atomicity is None:
        return False
    if isinstance(access, Load):
        return any(u.opcode == "inttoptr" for u in users)
    if not isinstance(access, Store):
        return False
    return isinstance(access.value, Instruction) and access.value.opcode == "ptrtoint"


def is_count(access: ReadModifyWrite) -> bool:
    """Whether an integer in memory is a count, a flag or a state: no float's bits, and no address.

    In one step, something is added to it, a bit is set, or it is exchanged for a sum, for a byte,
    or for a small number.  If it is as wide as an address, only 1 is added, or one small number
    replaces another.  The bit may be a float's sign: :func:`sets_bit`.
    """
    type_ = access.access_type
    if not isinstance(type_, IntType):
        return False
    wide = type_.bits >= _ADDRESS_BITS
    written = access.written
    if isinstance(access, AtomicUpdate):
        if access.operation in _STEPS:
            return not wide or is_one(written)
        return (sets_bit(access) or _is_flag(written)) and not wide
    assert isinstance(access, CompareExchange)
    if isinstance(written, Instruction):
        sums = written.opcode in ("add", "sub")
        return sums and (not wide or any(map(is_one, written.operands)))
    pair = (access.expected, written)
    return any(map(_is_flag, pair)) and (not wide or all(isinstance(v, ConstantInt) for v in pair))


def sets_bit(access: ReadModifyWrite) -> bool:
    """Whether bits are set that are known: of a mark, unless it is said that a float is there."""
    is_or = isinstance(access, AtomicUpdate) and access.operation == "or"
    return is_or and isinstance(access.written, ConstantInt)


def is_compared_count(access: ReadModifyWrite, users: Collection[Instruction]) -> bool:
    """Whether 1 is added to an integer, and what was there is compared with a small number: so
    references to an object are counted, and nobody asks that of an address."""
    compared = all(u.opcode == "icmp" and any(map(is_small, u.operands)) for u in users)
    return access.combines and is_count(access) and is_one(access.written) and compared


def is_compared_state(access: ReadModifyWrite, users: Collection[Instruction]) -> bool:
    """Whether one state takes the place of another, of which it is asked which it was: so locks are
    given back.  Nobody asks whether the bits of a float are those of a small number."""
    exchanged = isinstance(access, AtomicUpdate) and access.operation == "xchg"
    narrow = isinstance(access.access_type, IntType) and access.access_type.bits < _ADDRESS_BITS
    asked = all(u.opcode == "icmp" and any(map(_is_state, u.operands)) for u in users)
    written = isinstance(access.written, ConstantInt)
    return exchanged and narrow and written and bool(users) and asked


def _is_state(value: Value) -> bool:
    return isinstance(value, ConstantInt) and value.value != 0 and is_small(value)


def are_marks(access: Load | Store, users: Mapping[Value, Collection[Instruction]]) -> bool:
    """Whether bytes that are moved together are marks, one by one: what is loaded is compared byte
    by byte, or has each byte's sign spread over it, and what is stored comes from that.

    So hash tables look at their groups of slots.  Nobody asks that of bytes of floats.
    """
    value = access.value if isinstance(access, Store) else access
    if not isinstance(value.type, VectorType) or value.type.element != I8:
        return False
    if isinstance(access, Load):
        uses = users.get(access, ())
        return bool(uses) and all(u.opcode == "icmp" or _spreads_signs(u) for u in uses)
    while isinstance(value, Instruction) and value.opcode in ("or", "and", "xor"):
        others = [o for o in value.operands if not isinstance(o, ConstantSplat)]
        if len(others) != 1:
            return False
        value = others[0]
    return isinstance(value, Instruction) and _spreads_signs(value)


def _spreads_signs(instruction: Instruction) -> bool:
    """Whether each byte of a vector becomes nought or all ones."""
    if instruction.opcode == "sext":
        return scalar_of(instruction.operands[0].type) == I1
    if instruction.opcode != "ashr" or scalar_of(instruction.type) != I8:
        return False
    by = instruction.operands[1]
    element = by.element if isinstance(by, ConstantSplat) else by
    return isinstance(element, ConstantInt) and element.value == _BYTE_SIGN


def is_counted_load(load: Load, users: Mapping[Value, Collection[Instruction]]) -> bool:
    """Whether an integer that is read atomically is calculated with, or compared and exchanged.

    ``users`` are those of all values.  Who reads a float atomically makes a float of all its bits.
    """
    if load.atomicity is None:
        return False
    seen: set[Value] = set()
    pending: list[Value] = [load]
    counted = False
    while pending:
        value = pending.pop()
        if value in seen:
            continue
        seen.add(value)
        for user in users.get(value, ()):
            if isinstance(user, Phi):
                pending.append(user)
            elif not (user.opcode in _COUNTING or isinstance(user, ReadModifyWrite)):
                return False
            counted |= user.opcode in _COUNTING - {"icmp"}
    return counted


def has_range(load: Load, users: Mapping[Value, Collection[Instruction]]) -> bool:
    """Whether the compiler knows bounds of what is loaded, as of a capacity or a discriminant: it
    knows none of bits that it moves.

    It says so where it loads, or where it cuts off bits that are surely zero, of what is compared
    otherwise.  ``users`` are those of all values.
    """
    if not isinstance(load.type, IntType):
        return False
    return load.metadata_node("range") is not None or _is_short(users.get(load, ()))


def _is_short(users: Collection[Instruction]) -> bool:
    cuts = [u for u in users if u.opcode == "trunc" and "nuw" in u.flags]
    compared = (u for u in users if u not in cuts)
    return bool(cuts) and all(u.opcode in ("icmp", "switch") for u in compared)


def has_bounds(attributes: Iterable[str]) -> bool:
    """Whether a compiler gives bounds of what is passed, as for the length of a slice.

    That an address is not null is said by a range, too: one that ends behind the last number.
    """
    found = [tuple(map(int, m.groups())) for m in map(_RANGE.match, attributes) if m]
    return any(0 <= first < end % (1 << bits) for bits, first, end in found)


_RANGE = re.compile(r"range\(i(\d+) (-?\d+), (-?\d+)\)")


def is_counting(value: Value, place: Value) -> bool:
    """Whether a value is what lies at a place, and one more or less."""
    if not isinstance(value, Instruction) or value.opcode not in ("add", "sub"):
        return False
    old, step = value.operands
    return isinstance(old, Load) and old.pointer is place and is_one(step)


def is_one(value: Value) -> bool:
    """Whether a value is 1 or -1."""
    return isinstance(value, ConstantInt) and abs(value.value) == 1


def is_small(value: Value) -> bool:
    """Whether a value is a constant that would be a denormal number, or nought, as a float's
    bits."""
    return isinstance(value, ConstantInt) and abs(value.value) < _GREATEST_FLAG


def _is_flag(value: Value) -> bool:
    if not isinstance(value, ConstantInt):
        return False
    return value.type == I8 or (value.value != 0 and is_small(value))


def is_possible_use(user: Instruction) -> bool:
    """Whether this is done with numbers, and not with words that are moved."""
    return _is_bit(user) or user.opcode in _COUNTING


def is_certain_use(user: Instruction) -> bool:
    """Whether nobody does this with the bits of a float."""
    return _is_bit(user) or user.opcode in _NO_BITS


def _is_bit(user: Instruction) -> bool:
    return user.opcode == "trunc" and user.type == I1
