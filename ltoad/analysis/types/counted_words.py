"""Integers that are counted with or compared, here and in functions that they are passed to."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from ltoad.analysis.shape.accesses import accessed_behind, bounded_by_assumption, has_come_by
from ltoad.analysis.shape.cfg import ControlFlow
from ltoad.analysis.shape.users import Users, users_of
from ltoad.analysis.types.integer_uses import (
    is_certain_use,
    is_one,
    is_possible_use,
    is_small,
)
from ltoad.ir.instructions import BasicBlock, Call, Function, GetElementPtr, Instruction, Phi
from ltoad.ir.memory import Load, Store
from ltoad.ir.module import Module
from ltoad.ir.values import ConstantInt, Value
from ltoad.rules.rows import InactiveRow
from ltoad.rules.table import Rows

_MOST = 64
"""Instructions among which a word is looked for; of more, nothing is told."""

_PASSING = frozenset(["select", "freeze"])


class Body:
    """A function, with who uses which value in it."""

    def __init__(self, function: Function, users: Users | None = None) -> None:
        self._function = function
        self.users = users_of(function) if users is None else users

    @cached_property
    def _flow(self) -> ControlFlow:
        return ControlFlow(self._function)

    def is_index_before(self, word: Value, user: Instruction) -> bool:
        """Whether something is read or written at an index wherever the index is used so, too, or
        its bound is known.

        The address alone would not tell: it may be calculated before it is known what a word is.
        """
        here = user.parent
        return here is not None and has_come_by(self._accessed(word), here, self._flow)

    def counts_references(self, word: Value, step: Instruction) -> bool:
        """Whether a step is one up or down of what is loaded, goes back to memory, and is compared
        with 0: somebody counts who still needs an object."""
        if step.opcode not in ("add", "sub") or not is_one(step.operands[1]):
            return False
        users = self.users.get(step, ())
        if not any(u.opcode == "icmp" and _is_zero(u.operands[-1]) for u in users):
            return False
        places = [u.pointer for u in users if isinstance(u, Store) and u.value is step]
        words = word.operands if isinstance(word, Phi) else [word]
        return any(all(self._is_at(w, place) for w in words) for place in places)

    def bounds_a_count(self, word: Value, user: Instruction) -> bool:
        """Whether a loop counts up or down to a word, or to what is more or less than one, as
        where it asks whether all of a row is done."""
        if user.opcode in ("add", "sub"):
            return any(_compares_with_counter(u, user) for u in self.users.get(user, ()))
        return _compares_with_counter(user, word)

    def _is_at(self, word: Value, place: Value) -> bool:
        """Whether a word was loaded from a place, or stored there."""
        if isinstance(word, Load):
            return word.pointer is place
        stores = (u for u in self.users.get(word, ()) if isinstance(u, Store))
        return any(s.pointer is place and s.value is word for s in stores)

    def _accessed(self, index: Value) -> Iterator[BasicBlock]:
        addresses = [u for u in self.users.get(index, ()) if isinstance(u, GetElementPtr)]
        yield from accessed_behind(addresses, self.users)
        yield from bounded_by_assumption(index, self.users)


def _compares_with_counter(user: Instruction, word: Value) -> bool:
    return user.opcode == "icmp" and any(_is_counter(o) for o in user.operands if o is not word)


def _is_counter(value: Value) -> bool:
    """Whether a loop starts with a small number here, and goes on by constants."""
    counter = _before_step(value)
    if not isinstance(counter, Phi):
        return False
    steps = [o for o in counter.operands if _before_step(o) is counter and o is not counter]
    starts = [o for o in counter.operands if o not in steps]
    return bool(steps) and all(map(is_small, starts))


def _before_step(value: Value) -> Value:
    """What a constant is added to; a value that is no such sum itself."""
    steps = isinstance(value, Instruction) and value.opcode in ("add", "sub")
    if steps and isinstance(value, Instruction) and isinstance(value.operands[1], ConstantInt):
        return value.operands[0]
    return value


def _is_zero(value: Value) -> bool:
    return isinstance(value, ConstantInt) and value.value == 0


Passed = list[tuple[Value, Body]]
"""Values that a word is passed on to, each with its function."""


class CountedWords:
    """Answers about the integers of one function."""

    def __init__(self, function: Function, module: Module, rows: Rows, users: Users) -> None:
        self._module = module
        self._rows = rows
        self._body = Body(function, users)
        self._callees: dict[str, Body] = {}

    def is_counted(self, word: Value) -> bool:
        """Whether an integer is used as nobody uses the bits of a float.

        Functions with bodies that it is passed to count, too.  It is not moved on, but for where
        it has been an index.  A constant more or less is such an integer, too.
        """
        while isinstance(word, Instruction) and word.opcode in ("add", "sub"):
            if not isinstance(word.operands[1], ConstantInt):
                break
            if self._uses_tell(word):
                return True
            word = word.operands[0]
        return self._uses_tell(word)

    def _uses_tell(self, word: Value) -> bool:
        seen: dict[Value, None] = {word: None}
        pending: Passed = [(word, self._body)]
        certain = False
        while pending:
            value, body = pending.pop()
            for user in body.users.get(value, ()):
                passed = self._passed(value, body, user)
                if passed is None:
                    return False
                certain |= is_certain_use(user) or body.counts_references(value, user)
                certain |= body.bounds_a_count(value, user)
                fresh = [(v, b) for v, b in passed if v not in seen]
                seen.update(dict.fromkeys(v for v, _ in fresh))
                pending += fresh
            if len(seen) > _MOST:
                return False
        return certain

    def _passed(self, word: Value, body: Body, user: Instruction) -> Passed | None:
        """What a user makes of a word that may be one, too; None if it may be the bits of a float
        there."""
        if isinstance(user, Phi) or user.opcode in _PASSING:
            return [(user, body)]
        passed = self._parameters(user, word) if isinstance(user, Call) else None
        if passed is None and (is_possible_use(user) or body.is_index_before(word, user)):
            return []
        return passed

    def _parameters(self, call: Call, word: Value) -> Passed | None:
        """What a word is in the function that it is passed to; None if nothing is known of it."""
        row, name = self._rows.of(call), call.callee_name
        if isinstance(row, InactiveRow) and row.effects.no_return:
            return []  # a message about an index that is too large
        if row is not None or not name or not self._module.defines(name):
            return None
        callee = self._module.function(name)
        if callee.variadic or len(callee.arguments) != len(call.operands):
            return None
        if call.callee is word or any(word in bundle.operands for bundle in call.bundles):
            return None
        if name not in self._callees:
            self._callees[name] = Body(callee)
        body = self._callees[name]
        passed = zip(call.operands, callee.arguments, strict=True)
        return [(argument, body) for operand, argument in passed if operand is word]
