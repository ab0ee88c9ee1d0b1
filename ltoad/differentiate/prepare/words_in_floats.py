"""Words that a compiler keeps in registers of floats, though none of them is one.

An enum with a number in one variant, and with a vector's address and its length in another, is
``double`` in LLVM's eyes.  Where only the second variant goes around a loop, its words do so as
doubles: they are made of integers, stored, and made integers again.  Here they are integers.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Mapping

from ltoad.analysis.shape.users import Users, users_of
from ltoad.ir.instructions import Function, Instruction
from ltoad.ir.memory import Store
from ltoad.ir.types import DOUBLE, I64
from ltoad.ir.values import ConstantFloat, ConstantSimple, Value, integer

_CHOICES = frozenset(("phi", "select", "freeze"))
_HEXADECIMAL = "0x"


def make_integers(function: Function) -> None:
    """Give such words of a function the type that they have."""
    choices = [i for i in function.instructions() if _is_choice(i)]
    if not any(_made_of_integer(o) for i in choices for o in i.operands):
        return
    users = users_of(function)
    seen: set[Value] = set()
    for choice in choices:
        if choice not in seen:
            web = _web(choice, users)
            seen |= web.keys()
            if _holds_integers(web, users):
                _retype(web, users)


def _is_choice(value: Value) -> bool:
    return isinstance(value, Instruction) and value.opcode in _CHOICES and value.type == DOUBLE


def _made_of_integer(value: Value) -> bool:
    return _is_cast(value) and value.type == DOUBLE


def _is_cast(value: Value) -> bool:
    """Whether a double is made of a word, or a word of a double."""
    if not isinstance(value, Instruction) or value.opcode != "bitcast":
        return False
    return {value.type, value.operands[0].type} == {DOUBLE, I64}


def _web(start: Instruction, users: Users) -> dict[Instruction, None]:
    """All choices among the same words."""
    found: dict[Instruction, None] = {}
    pending: list[Value] = [start]
    while pending:
        value = pending.pop()
        if isinstance(value, Instruction) and _is_choice(value) and value not in found:
            found[value] = None
            pending += _arms(value)
            pending += users.get(value, ())
    return found


def _arms(choice: Instruction) -> list[Value]:
    return choice.operands[1:] if choice.opcode == "select" else choice.operands


def _holds_integers(web: Iterable[Instruction], users: Users) -> bool:
    """Whether words come from integers alone, and become integers, or go to memory."""
    sources = [a for choice in web for a in _arms(choice) if not _is_choice(a)]
    if not any(map(_made_of_integer, sources)):
        return False
    known = all(_made_of_integer(s) or _word(s) is not None for s in sources)
    return known and all(_is_choice(u) or _takes_word(u, c) for c in web for u in users.get(c, ()))


def _takes_word(user: Instruction, word: Value) -> bool:
    if isinstance(user, Store):
        return user.value is word and user.is_plain
    return _is_cast(user)


def _retype(web: Mapping[Instruction, None], users: Users) -> None:
    for choice in web:
        for user in dict.fromkeys(users.get(choice, ())):
            if isinstance(user, Store):
                user.metadata = tuple(m for m in user.metadata if m[0] != "tbaa")
            elif user not in web:
                _replace(user, choice, users)
    for choice in web:
        choice.type = I64
        choice.flags = ()
        choice.records = ()
    # a cast of one of these words is one of an integer now
    casts = dict.fromkeys(a for choice in web for a in _arms(choice) if _made_of_integer(a))
    for choice in web:
        first = len(choice.operands) - len(_arms(choice))
        choice.operands[first:] = [_integer_of(a) for a in _arms(choice)]
    for cast in casts:
        if isinstance(cast, Instruction) and all(u in web for u in users.get(cast, ())):
            _remove(cast)


def _replace(cast: Instruction, word: Value, users: Users) -> None:
    for user in users.get(cast, ()):
        user.operands = [word if o is cast else o for o in user.operands]
    _remove(cast)


def _remove(instruction: Instruction) -> None:
    assert instruction.parent is not None
    instruction.parent.instructions.remove(instruction)


def _integer_of(arm: Value) -> Value:
    if isinstance(arm, Instruction) and _made_of_integer(arm):
        return arm.operands[0]
    word = _word(arm)
    return arm if word is None else word


def _word(constant: Value) -> Value | None:
    """The word of a constant's bits; None if they are not known."""
    if isinstance(constant, ConstantSimple):
        return ConstantSimple(I64, constant.kind) if constant.kind in ("undef", "poison") else None
    if not isinstance(constant, ConstantFloat):
        return None
    if constant.text.startswith(_HEXADECIMAL):
        return integer(I64, int(constant.text, 16))
    return integer(I64, *struct.unpack("<Q", struct.pack("<d", constant.value())))
