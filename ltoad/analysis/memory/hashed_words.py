"""Words that hash functions make of others: no address comes out of them again.

A hash is a sum, in one arithmetic or the other, with words that are rotated, again and again.  Who
rotates an address to hide it does so once.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from ltoad.analysis.shape.users import Users
from ltoad.ir.instructions import Call, Instruction
from ltoad.ir.types import IntType
from ltoad.ir.values import ConstantInt, Value
from ltoad.rules.intrinsics import is_funnel_shift

_SUMS = frozenset(("add", "sub", "xor"))
_MIXING = _SUMS | {"shl", "lshr", "mul", "or"}


def hashed_words(instructions: Iterable[Instruction], users: Users) -> frozenset[Value]:
    """Rotated words, those that only such are made of, and all sums with any of them; of rotations
    after which others follow."""
    rotations = {i: word for i in instructions if (word := _rotated(i)) is not None}
    again: dict[Value, list[Value]] = {}
    for rotation, word in rotations.items():
        again.setdefault(word, []).append(rotation)
    found: set[Value] = set()
    for rotation, word in rotations.items():
        sums = _sums(users.get(rotation, ()), users, again)
        if any(s in again or _is_multiplied(s, users) for s in sums):
            found |= {rotation, *sums}
            for made in _made_for(word, users):
                found |= _sums([made], users, again)
    return frozenset(found)


def _sums(start: Iterable[Value], users: Users, again: Mapping[Value, list[Value]]) -> set[Value]:
    """What is among some words, a sum with one of them, or one that is rotated once more."""
    found: set[Value] = set()
    pending = [v for v in start if isinstance(v, Instruction) and v.opcode in _SUMS]
    while pending:
        value = pending.pop()
        if value in found:
            continue
        found.add(value)
        for rotation in again.get(value, ()):
            found.add(rotation)
            pending += _sums_of(rotation, users)
        pending += _sums_of(value, users)
    return found


def _sums_of(value: Value, users: Users) -> list[Instruction]:
    return [u for u in users.get(value, ()) if u.opcode in _SUMS]


def _is_multiplied(value: Value, users: Users) -> bool:
    return any(u.opcode == "mul" for u in users.get(value, ()))


def _rotated(instruction: Instruction) -> Value | None:
    """The word that is rotated: by an intrinsic, or by two shifts."""
    if isinstance(instruction, Call):
        known = is_funnel_shift(instruction.callee_name)
        same = known and instruction.operands[0] is instruction.operands[1]
        return instruction.operands[0] if same else None
    if instruction.opcode != "or" or not isinstance(instruction.type, IntType):
        return None
    shifts = {o.opcode: o for o in instruction.operands if isinstance(o, Instruction)}
    if shifts.keys() != {"shl", "lshr"}:
        return None
    left, right = shifts["shl"], shifts["lshr"]
    distances = [s.operands[1] for s in (left, right)]
    total = sum(d.value for d in distances if isinstance(d, ConstantInt))
    whole = total == instruction.type.bits and left.operands[0] is right.operands[0]
    return left.operands[0] if whole else None


def _made_for(word: Value, users: Users) -> Iterator[Value]:
    """A word that is rotated, and what it is made of, if it is a sum that is used for no more."""
    while isinstance(word, Instruction) and word.opcode in _SUMS:
        used = users.get(word, ())
        if any(u.opcode not in _MIXING and _rotated(u) is not word for u in used):
            return
        yield word
        word = word.operands[0]
