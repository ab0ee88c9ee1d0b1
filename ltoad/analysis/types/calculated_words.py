"""Integers that are calculated with the bits of wild words, and where they go.

They are no words any more: nobody follows a number's bits through arithmetic.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from ltoad.analysis.types.joined_addresses import is_address_word
from ltoad.analysis.types.passages import Surroundings
from ltoad.ir.instructions import Call, Function, Instruction, Return
from ltoad.ir.memory import MemoryAccess, Store
from ltoad.ir.types import is_floating, is_integer
from ltoad.ir.values import Value


class Calculations:
    """What one function calculates with words.

    ``is_moved`` tells what moves or reads one instead.
    """

    def __init__(
        self,
        function: Function,
        users: Mapping[Value, Sequence[Instruction]],
        surroundings: Surroundings,
        is_moved: Callable[[Value], bool],
    ) -> None:
        self._function = function
        self._users = users
        self._callee = surroundings.callee_of
        self._passed = surroundings.passed.calculated
        self._is_moved = is_moved

    def results(self, words: Iterable[Value]) -> dict[Value, None]:
        """Integers in which bits of words are, but not as they were."""
        words = {word: None for word in words if not is_floating(word.type)}
        seen: dict[Value, None] = {}
        sources = [word for word in words if not is_address_word(word.type)]
        pending = [u for word in sources for u in self._users.get(word, ()) if u not in words]
        while pending:
            user = pending.pop()
            if user in seen or self._is_moved(user):
                continue
            if user.opcode == "icmp" or isinstance(user, (Return, MemoryAccess)):
                continue
            if is_integer(user.type) and not (isinstance(user, Call) and self._callee(user)):
                seen[user] = None
                pending += self._users.get(user, ())
        return seen

    def find(self, words: Iterable[Value]) -> dict[Value, None]:
        """What is calculated with words here, or was by who passes it to this function."""
        given: list[Value] = [
            a
            for a in self._function.arguments
            if (self._function.name, a.index) in self._passed.arguments
        ]
        given += [
            i
            for i in self._function.instructions()
            if isinstance(i, Call) and self._callee(i) in self._passed.results
        ]
        return {**self.results([*words, *given]), **dict.fromkeys(given)}

    def stored_and_returned(self, values: Iterable[Value]) -> dict[Store, None]:
        """The stores of calculated integers; callers are told of those that are returned."""
        stored: dict[Store, None] = {}
        for value in values:
            for user in self._users.get(value, ()):
                if isinstance(user, Store) and user.value is value:
                    stored[user] = None
                elif isinstance(user, Return):
                    self._passed.results[self._function.name] = None
        return stored

    def tell_callees(self, values: Iterable[Value]) -> None:
        """Note by which arguments integers are passed."""
        for value in values:
            for user in self._users.get(value, ()):
                if isinstance(user, Call) and (callee := self._callee(user)):
                    for index, operand in enumerate(user.operands):
                        if operand is value:
                            self._passed.arguments[callee, index] = None
