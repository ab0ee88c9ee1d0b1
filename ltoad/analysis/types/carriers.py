"""Integers and aggregates that carry the bits of floats.

Optimised code moves a double as an i64, and ``struct {float a; int b;}`` as
one i64 too.  A *word* is an integer, a vector of integers or an aggregate.
Its *lanes* are the floats that it holds unchanged; its adjoint is an image
with a float at the place of each.  Bits that were computed from those of a
float, or are pieces of one, are *spoilt*: they may decide branches, but must
not become a float again.  Sign and exponent alone are piecewise constant, so
pieces of a float without fraction bits are plain integers.

What lanes a value has is found out in both directions: from what memory
holds, and from what becomes of the bits.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import pairwise

from ltoad.analysis.types.lanes import Lane, Lanes, image_type, mask, natural_lanes, sorted_lanes
from ltoad.analysis.types.made_of_constants import made_of_constants
from ltoad.analysis.types.made_of_numbers import made_of_numbers
from ltoad.analysis.types.typing import MemoryTypes
from ltoad.analysis.types.words import BitFlow, Flow, Move
from ltoad.ir.instructions import Call, Compare, Function, Instruction, Return
from ltoad.ir.layout import DataLayout
from ltoad.ir.memory import Load, MemoryAccess, Store
from ltoad.ir.types import (
    VOID,
    ArrayType,
    NamedType,
    StructType,
    Type,
    is_floating,
    is_integer,
)
from ltoad.ir.values import Constant, Value


@dataclass(frozen=True, slots=True)
class Word:
    """The floats in a value: whole ones, and the mask of spoilt bits."""

    lanes: Lanes = ()
    spoilt: int = 0

    def __bool__(self) -> bool:
        return bool(self.lanes) or self.spoilt != 0

    def join(self, lanes: Iterable[Lane], spoilt: int = 0) -> Word:
        """Both at once; lanes that do not agree are spoilt."""
        merged = sorted_lanes((*self.lanes, *lanes))
        spoilt |= self.spoilt
        for one, two in pairwise(merged):
            if one.bit + one.bits > two.bit:
                spoilt |= one.smooth | two.smooth
        kept = []
        for lane in merged:
            if lane.mask & spoilt or lane.bit % 8:
                spoilt |= lane.smooth
            else:
                kept.append(lane)
        return Word(tuple(kept), spoilt)


NO_FLOAT = Word()


@dataclass(slots=True)
class Boundary:
    """Words that pass between a function and its callers; ``version`` counts changes."""

    arguments: dict[int, Word] = field(default_factory=dict)
    result: Word = NO_FLOAT
    version: int = 0

    def argument(self, index: int) -> Word:
        return self.arguments.get(index, NO_FLOAT)

    def forget(self) -> None:
        """Start over with all that is known."""
        self.arguments.clear()
        self.result = NO_FLOAT
        self.version += 1

    def refine_argument(self, index: int, word: Word) -> bool:
        """Say more of an argument; whether it was new."""
        old = self.argument(index)
        new = old.join(word.lanes, word.spoilt)
        if new == old:
            return False
        self.arguments[index] = new
        self.version += 1
        return True

    def refine_result(self, word: Word) -> bool:
        """Say more of the result; whether it was new."""
        new = self.result.join(word.lanes, word.spoilt)
        if new == self.result:
            return False
        self.result = new
        self.version += 1
        return True


BoundaryOf = Callable[[Call], Boundary | None]


def is_word(type_: Type) -> bool:
    """Whether floats may be hidden in values of a type."""
    return is_integer(type_) or isinstance(type_, (StructType, ArrayType, NamedType))


class Carriers:
    """The words of one function.

    ``boundary`` is what the function and its callers know of arguments and
    result; solving refines it, and that of callees (``boundary_of``).
    """

    def __init__(
        self,
        function: Function,
        types: MemoryTypes,
        layout: DataLayout,
        boundary: Boundary,
        boundary_of: BoundaryOf,
    ) -> None:
        self._function = function
        self._types = types
        self._layout = layout
        self._boundary = boundary
        self._boundary_of = boundary_of
        self.flows = BitFlow(layout)
        self._words: dict[Value, Word] = {}
        self._unknown: dict[Value, dict[Load, None]] = {}
        self._natural: dict[Type, Word] = {}
        self._changed = False
        self._made_of_constants = made_of_constants(function)
        self._made_of_numbers = made_of_numbers(function, self.flows, types.rows)

    # Questions

    def word(self, value: Value) -> Word:
        """The floats in a value, those of its type and those that it carries."""
        known = self._words.get(value)
        return known if known is not None else self._natural_word(value.type)

    def carries(self, value: Value) -> bool:
        """Whether a value has floats in it, or bits that depend on a float's."""
        return bool(self.word(value))

    def adjoint_type(self, value: Value) -> Type:
        """The type of a value's adjoint: its own if that says which floats it has."""
        return self._adjoint_type(value.type, self.word(value))

    def result_adjoint_type(self) -> Type:
        """The type of the adjoint of the function's result."""
        type_ = self._function.result_type
        natural = self._natural_word(type_)
        return self._adjoint_type(type_, self._boundary.result or natural)

    def result_has_floats(self) -> bool:
        """Whether there are whole floats in the function's result."""
        type_ = self._function.result_type
        return bool((self._boundary.result or self._natural_word(type_)).lanes)

    def _adjoint_type(self, type_: Type, word: Word) -> Type:
        if not word.lanes or word.lanes == self._natural_word(type_).lanes:
            return _literal(type_, self._layout)
        return image_type(word.lanes, self._layout.bits_of(type_))

    def has_pointers(self, type_: Type) -> bool:
        """Whether values of a type are pointers, or have pointers in them."""
        return self._layout.has_pointers(type_)

    def result_has_addresses(self) -> bool:
        """Whether the function returns a pointer, or a word that may be an address."""
        may_have_address = self._types.pointers.may_have_address
        return any(
            may_have_address(i.value)
            for i in self._function.instructions()
            if isinstance(i, Return) and i.value is not None
        )

    def unknown_loads(self, value: Value) -> list[Load]:
        """Loads that a value is a copy of, of which nothing tells what they load."""
        return list(self._unknown.get(value, ()))

    # Solving

    @property
    def has_stale_words(self) -> bool:
        """Whether bits of a load count as spoilt that more facts have shown to be clear."""
        return any(
            isinstance(load, Load) and self._words[load].spoilt & ~self._spoilt_bits(load)
            for load in self._words
        )

    def forget(self) -> None:
        """Start over with all words."""
        self._words.clear()

    def solve(self) -> bool:
        """Follow all words to a fixpoint; whether anything new was found."""
        instructions = list(self._function.instructions())
        found = False
        while True:
            self._changed = False
            for index, argument in enumerate(self._function.arguments):
                if is_word(argument.type):
                    self._add(argument, self._boundary.argument(index))
            for instruction in instructions:
                self._forward(instruction)
            for instruction in reversed(instructions):
                self._backward(instruction)
            found |= self._changed
            if not self._changed:
                break
        return self._tell_callers() or found

    def find_unknown(self) -> None:
        """After the fixpoint: follow copies of memory of which nothing is known."""
        self._unknown.clear()
        instructions = list(self._function.instructions())
        size = -1
        while size != sum(map(len, self._unknown.values())):
            size = sum(map(len, self._unknown.values()))
            for instruction in instructions:
                if not is_word(instruction.type):
                    continue
                if isinstance(instruction, Load):
                    if self._types.contents(instruction).unknown:
                        self._unknown[instruction] = {instruction: None}
                    continue
                if isinstance(instruction, MemoryAccess):
                    continue
                for move in self.flows.of(instruction).moves:
                    inner = self._unknown.get(instruction.operands[move.operand])
                    if inner:
                        self._unknown.setdefault(instruction, {}).update(inner)

    def _natural_word(self, type_: Type) -> Word:
        if type_ == VOID:
            return NO_FLOAT
        known = self._natural.get(type_)
        if known is None:
            known = self._natural[type_] = Word(natural_lanes(type_, self._layout))
        return known

    def _add(self, value: Value, word: Word) -> None:
        if isinstance(value, Constant) or not word or not is_word(value.type):
            return
        if (isinstance(value, Load) and value.moved_apart) or value in self._made_of_constants:
            return
        old = self.word(value)
        new = old.join(word.lanes, word.spoilt)
        if self._layout.big_endian and is_integer(value.type):
            new = _without_parts(new, self._layout.bits_of(value.type))
        if new != old:
            self._words[value] = new
            self._changed = True

    def _expect(self, value: Value, word: Word) -> None:
        """Take in what becomes of a value, which says nothing of what is calculated."""
        if value in self._made_of_numbers:
            word = Word((), word.spoilt)
        self._add(value, word)

    def _forward(self, instruction: Instruction) -> None:
        if isinstance(instruction, (Load, Store)):
            self._forward_access(instruction)
        elif isinstance(instruction, MemoryAccess):
            return
        elif isinstance(instruction, Call):
            self._forward_call(instruction)
        elif is_word(instruction.type) and not isinstance(instruction, Compare):
            flow = self.flows.of(instruction)
            for index, operand in enumerate(instruction.operands):
                word = self.word(operand)
                if word:
                    self._add(instruction, through(word, index, flow))

    def _forward_access(self, access: Load | Store) -> None:
        if not is_word(access.access_type):
            self._learn_disguised(access)
            return
        if isinstance(access, Store) and access.calculated:
            return
        value = access.value if isinstance(access, Store) else access
        spoilt = self._spoilt_bits(access) if isinstance(access, Load) else 0
        self._expect(value, Word(self._types.contents(access).lanes, spoilt))
        word = self.word(value)
        if word.lanes:
            self._changed |= self._types.learn_lanes(access, word.lanes)

    def _spoilt_bits(self, load: Load) -> int:
        """The bits of what is loaded of which it is not clear to what they belong, or that are
        pieces of floats; these have no bounds, as what is read of an enum has, and are
        no truth values."""
        if self._layout.bits_of(load.type) == 1:
            return 0
        contents = self._types.contents(load)
        pieces = not contents.floats and load not in self._made_of_constants
        if pieces and self._types.holds_pieces(load.pointer):
            return mask(0, self._layout.bits_of(load.type))
        unclear = contents.unclear
        return sum(mask(8 * i, 8) for i in range(unclear.bit_length()) if unclear >> i & 1)

    def _learn_disguised(self, access: Load | Store) -> None:
        """A number is stored as the address that its bits are taken for."""
        value = access.value if isinstance(access, Store) else None
        if isinstance(value, Instruction) and value.opcode == "inttoptr":
            lanes = self.word(value.operands[0]).lanes
            if lanes:
                self._changed |= self._types.learn_lanes(access, lanes)

    def _forward_call(self, call: Call) -> None:
        boundary = self._boundary_of(call)
        if boundary is None:
            if is_integer(call.type) and any(
                is_integer(o.type) and self.word(o) for o in call.operands
            ):
                self._add(call, Word((), mask(0, self._layout.bits_of(call.type))))
            return
        for index, operand in enumerate(call.operands):
            if is_word(operand.type):
                self._expect(operand, boundary.argument(index))
                self._changed |= boundary.refine_argument(index, self.word(operand))
        if is_word(call.type):
            self._add(call, boundary.result)
            self._changed |= boundary.refine_result(self.word(call))

    def _backward(self, instruction: Instruction) -> None:
        if isinstance(instruction, Return) and instruction.value is not None:
            value = instruction.operands[0]
            if is_word(value.type):
                self._expect(value, Word(self._boundary.result.lanes))
                self._changed |= self._boundary.refine_result(self.word(value))
            return
        if isinstance(instruction, (MemoryAccess, Call)):
            return
        lanes = self.word(instruction).lanes
        if not lanes:
            return
        for move in self.flows.of(instruction).moves:
            operand = instruction.operands[move.operand]
            if is_word(operand.type):
                back = [lane.moved(move.source - move.target) for lane in lanes if fits(lane, move)]
                self._expect(operand, Word(sorted_lanes(back)))

    def _tell_callers(self) -> bool:
        changed = False
        for index, argument in enumerate(self._function.arguments):
            if is_word(argument.type):
                changed |= self._boundary.refine_argument(index, self.word(argument))
        return changed


def _without_parts(word: Word, bits: int) -> Word:
    """Only whole words are followed where the lowest bits are not those of the lowest byte."""
    if all(lane.bits == bits for lane in word.lanes):
        return word
    return Word((), word.spoilt | sum(lane.smooth for lane in word.lanes))


def fits(lane: Lane, move: Move) -> bool:
    """Whether a move brings a whole lane of the result."""
    if move.signed:
        return lane.bit == move.target and lane.bits == move.width
    return move.target <= lane.bit and lane.bit + lane.bits <= move.target + move.width


def through(word: Word, operand: int, flow: Flow) -> Word:
    """What becomes of a word that is an operand."""
    moves = [m for m in flow.moves if m.operand == operand]
    found = NO_FLOAT
    for lane in word.lanes:
        whole = [
            lane.moved(m.target - m.source)
            for m in moves
            if fits(lane.moved(m.target - m.source), m)
        ]
        spoilt = 0 if whole else _moved(lane.smooth, moves)
        found = found.join(whole, spoilt)
    loose = sum({lane.smooth for lane in word.lanes}) | word.spoilt
    spoilt = _moved(word.spoilt, moves)
    for mix in flow.mixes:
        if mix.operand == operand and mix.source & loose:
            spoilt |= mix.target if mix.source != mix.target else mix.source & loose
    return found.join((), spoilt)


def _moved(bits: int, moves: Iterable[Move]) -> int:
    result = 0
    for move in moves:
        result |= ((bits >> move.source) & mask(0, move.width)) << move.target
    return result


def _literal(type_: Type, layout: DataLayout) -> Type:
    """A type in which no struct is given by name."""
    type_ = layout.resolve(type_)
    if isinstance(type_, StructType):
        return StructType(tuple(_literal(e, layout) for e in type_.elements), type_.packed)
    if isinstance(type_, ArrayType):
        return ArrayType(type_.length, _literal(type_.element, layout))
    return type_


def has_floats(type_: Type) -> bool:
    """Whether a type without names is a float or has floats inside."""
    if isinstance(type_, StructType):
        return any(has_floats(e) for e in type_.elements)
    if isinstance(type_, ArrayType):
        return has_floats(type_.element)
    return is_floating(type_)
