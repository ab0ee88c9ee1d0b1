"""Where the words of a function go: what they are moved to, and where that ends."""

from __future__ import annotations

from ltoad.analysis.shape.users import users_of
from ltoad.analysis.types.byte_moves import ByteMoves
from ltoad.analysis.types.floats_on_the_way import FloatsOnTheWay, is_other
from ltoad.analysis.types.joined_addresses import is_address_word
from ltoad.analysis.types.passages import Surroundings
from ltoad.analysis.types.typing import MemoryTypes
from ltoad.analysis.types.word_ends import becoming, floats_of
from ltoad.ir.instructions import Call, Function, Instruction, Return
from ltoad.ir.layout import DataLayout
from ltoad.ir.memory import Load, MemoryAccess, Store
from ltoad.ir.types import is_floating
from ltoad.ir.values import Argument, Value


class WordPaths:
    """The ways of words in one function, whatever they are.

    ``floats`` are those that go on as bytes, ``becoming`` has what becomes a float, here or in a
    function that is called.
    """

    def __init__(
        self,
        function: Function,
        types: MemoryTypes,
        layout: DataLayout,
        surroundings: Surroundings,
        moves: ByteMoves,
    ) -> None:
        self._function = function
        self._surroundings = surroundings
        self._bytes = moves
        self.users = users_of(function)
        self.floats = FloatsOnTheWay(function, types, layout, self.users, self)
        self.becoming = becoming(floats_of, function, surroundings.passed.floats, self.callee)

    def callee(self, call: Call) -> str | None:
        """The one function with a body that a call calls, if it is known."""
        return self._surroundings.callee_of(call)

    def takes_bytes(self, user: Instruction, word: Value) -> bool:
        """Whether an instruction moves whole bytes of a word."""
        return self._bytes.takes(user, word)

    def is_wanted(self, user: Call | Return, value: Value) -> bool:
        """Whether a value goes on in the function that it is passed or returned to."""
        wanted = self._surroundings.passed.wanted
        if isinstance(user, Return):
            return self._function.name in wanted.results
        name = self.callee(user)
        return any(
            o is value and (name, i) in wanted.arguments for i, o in enumerate(user.operands)
        )

    def comes_disguised(self, value: Value) -> bool:
        """Whether an argument, or what a call returns, may be something else made a float."""
        disguised = self._surroundings.passed.disguised
        if isinstance(value, Argument):
            return (self._function.name, value.index) in disguised.arguments
        return isinstance(value, Call) and self.callee(value) in disguised.results

    def is_needed(self, value: Value) -> bool:
        """Whether a word becomes a float, or is moved on to where it may become one."""
        found = self.closure(value)
        if found is None or value in self.becoming:
            return True
        words, ends = found
        moved_on = self._surroundings.passed.moved_on.arguments
        return any(
            not isinstance(end, Call)
            or any(
                (end.callee_name, i) in moved_on for i, o in enumerate(end.operands) if o in words
            )
            for end in ends
        )

    def closure(self, start: Value) -> tuple[dict[Value, None], dict[Instruction, None]] | None:
        """What a word is moved to, and where that ends; None if it cannot be followed."""
        found: dict[Value, None] = {start: None}
        pending = [start]
        ends: dict[Instruction, None] = {}
        while pending:
            word = pending.pop()
            for user in self.users.get(word, ()):
                if self._is_lost(user, word):
                    return None
                if self._is_end(user, word):
                    ends[user] = None
                    if user.opcode not in _READS or not self.floats.go_on(user):
                        continue
                if user not in found and self._goes_on(user, word):
                    found[user] = None
                    pending.append(user)
        return found, ends

    def _goes_on(self, user: Instruction, word: Value) -> bool:
        """Whether a word is moved to a result, and not only looked at as a number there."""
        number = is_floating(word.type) and not self.floats.go_on(user)
        return not number and self.takes_bytes(user, word)

    def _is_lost(self, user: Instruction, word: Value) -> bool:
        """Whether a word goes where it cannot be followed."""
        if is_address_word(word.type):
            # who calls with an address, returns it or exchanges it takes it for one
            return isinstance(user, Store) and user.value is word and user.atomicity is not None
        blocked = self._surroundings.passed.blocked
        if is_floating(word.type) and not self.floats.is_end(user, word):
            return False
        if isinstance(user, Return):
            blocks = self._function.name in blocked.results
            return blocks or not self._surroundings.returns_words
        if isinstance(user, MemoryAccess) and not isinstance(user, (Load, Store)):
            return True
        if isinstance(user, Store) and user.value is word:
            return user.atomicity is not None
        if isinstance(user, Call):
            places = {(user.callee_name, i) for i, o in enumerate(user.operands) if o is word}
            return self._surroundings.is_lost_in(user) or not places.isdisjoint(blocked.arguments)
        return self._is_lost_there(user, word)

    def _is_lost_there(self, user: Instruction, word: Value) -> bool:
        """Whether its bits become a float in a way that is no plain move."""
        if isinstance(user, (MemoryAccess, Call)) or self.takes_bytes(user, word):
            return False
        return is_floating(user.type) and user.opcode == "bitcast"

    def _is_end(self, user: Instruction, word: Value) -> bool:
        if is_floating(word.type) and isinstance(user, (Store, Return, Call)):
            return self.floats.is_end(user, word)
        if isinstance(user, Store):
            return user.value is word and user.atomicity is None
        if is_address_word(word.type):
            return isinstance(user, (Call, Return)) and self._is_wanted_address(user, word)
        if isinstance(user, Return):
            return True
        if isinstance(user, Call):
            return self.callee(user) is not None
        if user.opcode not in _READS or not is_floating(user.type):
            return False
        same = is_floating(word.type) and not is_other(word, user)
        return not same and self.takes_bytes(user, word)

    def _is_wanted_address(self, user: Call | Return, word: Value) -> bool:
        """Whether an address that may be a number is passed where it may be looked at as one."""
        if isinstance(user, Return):
            return self._surroundings.returns_words and self.is_wanted(user, word)
        return self.callee(user) is not None and self.is_wanted(user, word)


_READS = frozenset(["bitcast", "extractvalue"])
