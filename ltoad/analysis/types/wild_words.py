"""Words of which only the run tells what they are.

A *wild* word comes from memory whose type is not known, or where claims contradict each other.  It
may be passed by phis, selections and calls, cut into bytes and put together again, and is stored
or looked at as a float in the end.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from operator import or_
from typing import TypeGuard

from ltoad.analysis.memory.kinds import INTEGER
from ltoad.analysis.types.byte_moves import ByteMoves, is_movable
from ltoad.analysis.types.calculated_words import Calculations
from ltoad.analysis.types.carriers import Carriers, fits
from ltoad.analysis.types.contents import Contents
from ltoad.analysis.types.converted_words import conversions
from ltoad.analysis.types.integer_uses import float_of_sign, has_range, is_number
from ltoad.analysis.types.joined_addresses import (
    is_address_word,
    is_bits_of_address,
    may_be_number,
    without_mere_addresses,
)
from ltoad.analysis.types.lanes import mask
from ltoad.analysis.types.passages import Surroundings
from ltoad.analysis.types.split_addresses import split_addresses
from ltoad.analysis.types.typing import MemoryTypes
from ltoad.analysis.types.word_ends import (
    CONVERSIONS,
    becoming,
    counts_of,
    is_bits_of_float,
    numbers_of,
)
from ltoad.analysis.types.word_paths import WordPaths
from ltoad.analysis.types.words import Move
from ltoad.ir.instructions import Call, Function, Instruction, Phi, Return
from ltoad.ir.layout import DataLayout
from ltoad.ir.memory import Load, Store
from ltoad.ir.types import FloatType, is_floating, is_integer
from ltoad.ir.values import Argument, Constant, Value


class WildWords:
    """The wild words of one function.

    ``moved`` are those that are moved on, ``kept`` the loads of others, ``read`` what makes a
    float out of one, ``stored`` the stores of one, ``results`` what is calculated with one as an
    integer, ``calculated`` the stores of that, and ``converted`` what makes a float of one as an
    integer, with the words that go in.
    """

    def __init__(
        self,
        function: Function,
        types: MemoryTypes,
        carriers: Carriers,
        layout: DataLayout,
        surroundings: Surroundings,
        moves: ByteMoves,
    ) -> None:
        self._function = function
        self._types = types
        self._carriers = carriers
        self._layout = layout
        self._surroundings = surroundings
        self._bytes = moves
        self._paths = WordPaths(function, types, layout, surroundings, moves)
        self._users, self._floats = self._paths.users, self._paths.floats
        self._split = split_addresses(function, types, layout)
        self._tell_of_floats()
        passed = surroundings.passed
        self._sizes = becoming(self._sizes_in, function, passed.sizes, self._paths.callee)
        self._converted = becoming(numbers_of, function, passed.numbers, self._paths.callee)
        self.moved: dict[Value, None] = {}
        self.kept: dict[Load, None] = {}
        self.read: dict[Instruction, None] = {}
        self.stored: dict[Store, None] = {}
        self.calculated: dict[Store, None] = {}
        self.results: dict[Value, None] = {}
        self._calculations = Calculations(
            function, self._users, surroundings, lambda v: v in self.read or v in self.moved
        )
        for start in (*function.arguments, *function.instructions()):
            if isinstance(start, Argument):
                self._note_moves(start)
            if self._is_wild(start):
                self._follow(start)
        self._find_calculated()
        self.converted = conversions(function, self._is_converted_word)

    @property
    def are_any(self) -> bool:
        """Whether there are wild words."""
        return bool(self.moved or self.kept or self.calculated)

    def moves(self, instruction: Instruction) -> list[Move]:
        """The whole bytes that come from wild operands."""
        moves = self._bytes.moves(instruction)
        return [m for m in moves if instruction.operands[m.operand] in self.moved]

    # Where they come from

    def _is_wild(self, value: Value) -> bool:
        return (
            self._is_passed(value)
            or self._is_loaded(value)
            or self._is_used_as_both(value)
            or self._is_only_number(value)
            or self._is_taken_apart(value)
            or self._is_address_in_pieces(value)
            or self._is_piece_of_address(value)
            or self._is_size(value)
            or self._is_joined(value)
            or self._floats.is_loaded(value)
            or self._floats.is_disguised(value)
            or self._is_address_or_number(value)
        )

    def _tell_of_floats(self) -> None:
        """Tell callers and callees which floats and addresses go on as bytes, here or there."""
        passed, name = self._surroundings.passed, self._function.name
        for argument in self._function.arguments:
            if self._goes_on_as_number(argument) and self._surroundings.returns_words:
                passed.wanted.arguments[name, argument.index] = None
            if self._floats.go_on(argument) and self._surroundings.returns_words:
                passed.wanted.arguments[name, argument.index] = None
        for instruction in self._function.instructions():
            if isinstance(instruction, Call) and (callee := self._paths.callee(instruction)):
                if self._floats.go_on(instruction) or self._goes_on_as_number(instruction):
                    passed.wanted.results[callee] = None
                for index, operand in enumerate(instruction.operands):
                    if operand in self._floats.disguised:
                        passed.disguised.arguments[callee, index] = None
            elif isinstance(instruction, Return) and instruction.value in self._floats.disguised:
                passed.disguised.results[name] = None

    def _goes_on_as_number(self, value: Value) -> bool:
        """Whether a pointer that is passed in, or returned, is stored or looked at as bits."""
        if not is_address_word(value.type):
            return False
        closure = self._paths.closure(value)
        return closure is not None and bool(closure[1])

    def _is_joined(self, value: Value) -> bool:
        """Whether control or a condition decides if a word is a number's bits or something else."""
        if not isinstance(value, Instruction) or value.opcode not in ("phi", "select"):
            return False
        if not is_integer(value.type) or not self._carriers.word(value).lanes:
            return False
        if not self._bytes.may_be_word(value.type) or not is_movable(value):
            return False
        arms = value.operands[1:] if value.opcode == "select" else value.operands
        return any(is_bits_of_address(a) or self._is_mere_integer(a) for a in arms)

    def _is_mere_integer(self, value: Value) -> bool:
        return not isinstance(value, Constant) and not self._carriers.word(value).lanes

    def _is_address_or_number(self, value: Value) -> bool:
        found = may_be_number(value, self._types, self._carriers, self._layout)
        return found and isinstance(value, Instruction) and is_movable(value)

    def _is_passed(self, value: Value) -> bool:
        """Whether a wild word comes in by a call."""
        passed = self._surroundings.passed
        if isinstance(value, Argument):
            return (self._function.name, value.index) in passed.arguments
        return isinstance(value, Call) and self._paths.callee(value) in passed.results

    def _is_loaded(self, value: Value) -> bool:
        """Whether a word is loaded of which nobody knows what it is."""
        if not isinstance(value, Load) or not self._may_be_followed(value):
            return False
        if has_range(value, self._users) or self._is_only_counted(value):
            return False
        if float_of_sign(value, self._users) is not None:
            return False
        contents = self._around(value)
        if self._types.plain_kind(value) is not None:
            known = bool(contents.floats) or contents.unclear != 0
            return known or (self._may_be_anywhere(value) and self._paths.is_needed(value))
        return contents.unclear != 0 or contents.unknown != 0 or self._is_moved_untold(value)

    def _around(self, load: Load) -> Contents:
        """What lies where a word is loaded."""
        return self._types.nearby(load) if self._is_said(load) else self._types.place(load)

    def _is_said(self, load: Load) -> bool:
        """Whether a word is an integer by its type, or by its use."""
        by_use = is_number(load, self._users.get(load, ()))
        return by_use or self._types.plain_kind(load) == INTEGER

    def _is_moved_untold(self, load: Load) -> bool:
        """Whether a word is moved on from memory of which only the run tells what it holds.

        That nobody here has seen a float there says nothing: who put one there may know the memory
        by another name.
        """
        return self._types.is_tagged(load.pointer) and self._paths.is_needed(load)

    def _may_be_anywhere(self, load: Load) -> bool:
        """Whether floats may lie at any byte of the object from which an integer is loaded.

        That it says to be an integer hides them: exact claims count more than those.
        """
        facts = self._types.at(load.pointer)
        return any(f.is_vague and isinstance(f.kind, FloatType) for f in facts)

    def _is_only_counted(self, load: Load) -> bool:
        """Whether an integer is used as nobody uses the bits of a float, and is not moved on to
        where that is not known, from a place where exact claims contradict each other."""
        if not self._types.counted.is_counted(load):
            return False
        return not self._types.contents(load).unclear or not self._paths.is_needed(load)

    def _may_be_followed(self, load: Load) -> bool:
        plain = is_integer(load.type) and not load.moved_apart
        return plain and self._bytes.may_be_word(load.type)

    def _is_used_as_both(self, value: Value) -> bool:
        """Whether a word that is said to hold floats is a number in one place and moved in
        another, or is moved on in pieces."""
        if not is_integer(value.type) or not self._carries_floats(value):
            return False
        if isinstance(value, Argument):
            if not self._surroundings.returns_words:
                return False
        elif not isinstance(value, Load) or not self._may_be_followed(value):
            return False
        found = self._paths.closure(value)
        if found is None:
            return False
        words, ends = found
        users = [u for word in words for u in self._users.get(word, ())]
        if not ends:
            return False
        cut = isinstance(value, Load) and any(self._carriers.word(w).spoilt for w in words)
        return cut or any(u.opcode in CONVERSIONS for u in users) or self._is_kept_changed(words)

    def _is_only_number(self, value: Value) -> bool:
        """Whether a word becomes a float as a number, and integers lie where it is loaded, too."""
        if not isinstance(value, Load) or value not in self._converted:
            return False
        if not self._may_be_followed(value) or not self._may_be_float(value):
            return False
        found = self._paths.closure(value)
        ends = found is None or found[1]
        return not ends and INTEGER in self._types.kinds_at(value.pointer)

    def _may_be_float(self, load: Load) -> bool:
        """Whether somebody says that a float may lie where a word is loaded, or across."""
        size = self._layout.size_of(load.type)
        near = self._types.near(load) if self._is_said(load) else self._types.at(load.pointer)
        return any(isinstance(f.kind, FloatType) and f.touches(size) for f in near)

    def _is_converted_word(self, word: Value) -> bool:
        """Whether a word that is converted may hold the bits of a number."""
        if isinstance(word, Load):
            return (word in self.moved or word in self.kept) and self._may_be_float(word)
        return word in self.moved

    def _is_kept_changed(self, words: Iterable[Value]) -> bool:
        """Whether what is calculated with words, such as a hash, goes on as well, and not only to a
        comparison."""
        return any(
            isinstance(user, (Store, Return)) and user.operands[0] is result
            for result in self._calculations.results(words)
            if self._carriers.word(result).spoilt and not self._carriers.word(result).lanes
            for user in self._users.get(result, ())
        )

    def _carries_floats(self, value: Value) -> bool:
        """Whether a word is said to hold floats, also if somebody calculates with all of it."""
        if self._carriers.word(value).lanes or not isinstance(value, Load):
            return bool(self._carriers.word(value).lanes)
        contents = self._types.block([value.pointer], self._layout.size_of(value.type))
        return self._carriers.carries(value) and bool(contents.floats)

    def _is_taken_apart(self, value: Value) -> bool:
        """Whether pieces of a float are moved on, to memory."""
        if not isinstance(value, Instruction) or not is_bits_of_float(value):
            return False
        if not self._bytes.may_be_word(value.type) or not self._is_cut(value):
            return False
        found = self._paths.closure(value)
        return (
            found is not None
            and any(isinstance(e, Store) for e in found[1])
            and not any(isinstance(e, (Call, Return)) for e in found[1])
        )

    def _is_address_in_pieces(self, value: Value) -> bool:
        """Whether pieces of an address are moved on to memory: others may come to the same places,
        and nobody follows a piece by itself.

        If they do not make up all of it, the other ones are moved from memory to memory.
        """
        if not isinstance(value, Instruction) or not is_integer(value.type):
            return False
        joined = value.opcode in ("phi", "select") and is_movable(value)
        made = value.operands if joined else [value]
        if not any(map(is_bits_of_address, made)) or not self._bytes.may_be_word(value.type):
            return False
        bits = self._layout.bits_of(value.type)
        pieces = self._cut_off(value)
        found = self._paths.closure(value) if pieces else None
        if found is None:
            return False
        stored = [end.value.type for end in found[1] if isinstance(end, Store)]
        if pieces != mask(0, bits):
            return any(self._layout.bits_of(type_) < bits for type_ in stored)
        whole = any(isinstance(w, Instruction) and w.opcode == "inttoptr" for w in found[0])
        return whole or bool(stored)

    def _is_piece_of_address(self, value: Value) -> bool:
        """Whether a word is loaded that may be a piece of an address, as the rest of it is, and is
        moved on."""
        if not isinstance(value, Load) or value not in self._split:
            return False
        if not self._may_be_followed(value) or has_range(value, self._users):
            return False
        return self._paths.is_needed(value)

    def _cut_off(self, start: Value) -> int:
        """The bits of a word that pieces of it have, also of what it is joined with others to."""
        pieces = 0
        seen: dict[Value, None] = {start: None}
        pending = [start]
        while pending:
            word = pending.pop()
            for user in self._users.get(word, ()):
                if not self._paths.takes_bytes(user, word):
                    continue
                if user.opcode in _CUTS:
                    moves = self._bytes.moves(user)
                    pieces |= reduce(or_, (mask(m.source, m.width) for m in moves), 0)
                elif user.opcode in _JOINS and user not in seen:
                    seen[user] = None
                    pending.append(user)
        return pieces

    def _is_cut(self, value: Value) -> bool:
        """Whether an instruction moves a part of a float in a word."""
        return any(
            move.source < lane.bit + lane.bits
            and lane.bit < move.source + move.width
            and not fits(lane.moved(move.target - move.source), move)
            for user in self._users.get(value, ())
            if self._paths.takes_bytes(user, value)
            for move in self._bytes.moves(user)
            if user.operands[move.operand] is value
            for lane in self._carriers.word(value).lanes
        )

    def _is_size(self, value: Value) -> bool:
        """Whether a word that is said to hold floats is a size, a subscript or a count, or is
        calculated with to get one, and is neither moved on nor becomes a float."""
        if not isinstance(value, Load) or not self._may_be_followed(value):
            return False
        if value not in self._sizes or not self._carriers.carries(value):
            return False
        return not self._paths.is_needed(value)

    def _sizes_in(self, instruction: Instruction) -> Iterable[Value]:
        if isinstance(instruction, Call):
            return self._surroundings.sizes_in(instruction)
        return counts_of(instruction)

    def _note_moves(self, argument: Argument) -> None:
        if is_integer(argument.type) and self._paths.is_needed(argument):
            self._surroundings.passed.moved_on.arguments[self._function.name, argument.index] = None

    # Words that are moved

    def _follow(self, start: Value) -> None:
        """Take in what becomes of a word, if it can be followed."""
        closure = None if self._is_blocked(start) else self._paths.closure(start)
        if closure is None:
            self._block(start)
            return
        found, ends = closure
        found = without_mere_addresses(found, ends)
        if start not in found:
            return
        if self._becomes_float(found):
            self._block(start)
            return
        if self._is_kept(start, found):
            self.kept[start] = None
            return
        if isinstance(start, Load) and start.atomicity is not None:
            return  # no copy beside it is atomic
        if isinstance(start, Argument):
            self._surroundings.passed.arguments[self._function.name, start.index] = None
        self.moved.update(found)
        for end in ends:
            self._end(end, found)

    def _is_kept(self, start: Value, found: Iterable[Value]) -> TypeGuard[Load]:
        """Whether a load needs no variable: only integers are made of it, and where those are
        converted the load is known."""
        if not isinstance(start, Load) or not is_integer(start.type):
            return False
        if self._paths.is_needed(start):
            return False
        return start not in self._converted or not any(isinstance(w, Phi) for w in found)

    def _end(self, end: Instruction, found: Iterable[Value]) -> None:
        passed = self._surroundings.passed
        if isinstance(end, Store):
            self.stored[end] = None
        elif isinstance(end, Return):
            passed.results[self._function.name] = None
        elif isinstance(end, Call):
            name = self._paths.callee(end)
            assert name is not None
            for index, operand in enumerate(end.operands):
                wanted = not is_floating(operand.type) or (name, index) in passed.wanted.arguments
                if operand in found and wanted:
                    passed.arguments[name, index] = None
        else:
            self.read[end] = None

    def _is_blocked(self, start: Value) -> bool:
        """Whether nobody lays a word down where it would be taken from."""
        blocked = self._surroundings.passed.blocked
        if isinstance(start, Argument):
            return (self._function.name, start.index) in blocked.arguments
        return isinstance(start, Call) and start.callee_name in blocked.results

    def _block(self, start: Value) -> None:
        blocked = self._surroundings.passed.blocked
        if isinstance(start, Argument):
            blocked.arguments[self._function.name, start.index] = None
        elif isinstance(start, Call):
            blocked.results[start.callee_name] = None

    def _becomes_float(self, words: Iterable[Value]) -> bool:
        """Whether what is calculated with some words is looked at as a float."""
        return any(value in self._paths.becoming for value in self._calculations.results(words))

    def _find_calculated(self) -> None:
        found = self._calculations.find([*self.moved, *self.kept])
        self.results.update(found)
        self.calculated.update(self._calculations.stored_and_returned(found))
        self._calculations.tell_callees([*found, *self.kept])


_CUTS = frozenset(["trunc", "lshr", "and"])
_JOINS = frozenset(["phi", "select", "freeze"])
