"""Unions among which control or a condition chooses in registers, put back into memory.

LLVM keeps a union of a double and two smaller members in a word, or cuts it in two halves and
chooses each of them for itself, as a float or an integer.  A word that is one number on one way and
two on another has no adjoint of a type, and of a half of a number there is none that can be added
to another one; of what lies in memory the run tells what it is.
"""

from __future__ import annotations

from collections.abc import Container, Iterator
from dataclasses import dataclass
from itertools import permutations, product

from ltoad.analysis.shape.users import all_operands
from ltoad.analysis.types.word_ends import is_bits_of_float
from ltoad.ir.builder import Builder, Names
from ltoad.ir.clone import final, remap
from ltoad.ir.instructions import BasicBlock, Function, Instruction, Phi
from ltoad.ir.layout import DataLayout
from ltoad.ir.memory import Store
from ltoad.ir.types import DOUBLE, FLOAT, I8, I32, I64, ArrayType, is_floating
from ltoad.ir.values import Constant, ConstantInt, ConstantSimple, Value, integer

_HALF = 32
_BYTES = 8
_UNDEFINED = ("poison", "undef")
_MADE = ("zext", "shl", "or", "lshr", "trunc", "bitcast")
"""What words are put together and cut by."""
_Parts = tuple[tuple[int, Value], ...]
"""Values, and at which byte of a word each of them begins."""


@dataclass(frozen=True, slots=True)
class _Choice:
    """A word, or its two halves, that are chosen at one place."""

    low: Instruction
    high: Instruction | None = None

    @property
    def choosers(self) -> tuple[Instruction, ...]:
        return (self.low,) if self.high is None else (self.low, self.high)

    def ways(self) -> Iterator[tuple[Value, ...]]:
        """What is chosen on each way."""
        yield from zip(*(_chosen(c, self.low) for c in self.choosers), strict=True)


def put_unions_in_memory(function: Function, layout: DataLayout, names: Names) -> None:
    """Rewrite a function in place."""
    if layout.big_endian:
        return
    chosen = _ChosenUnions(function, names)
    while chosen.has_put_one():
        pass
    if chosen.wholes:
        _drop_unused(function, chosen.made)


class _ChosenUnions:
    def __init__(self, function: Function, names: Names) -> None:
        self._function = function
        self._names = names
        self.wholes: set[Value] = set()
        """Words that are loaded where such a choice was made."""
        self.made: set[Value] = set()
        """All that is done there."""

    def has_put_one(self) -> bool:
        """Whether there was such a choice, which is in memory now."""
        for block in self._function.blocks:
            for choice in _choices(block):
                if self._is_union(choice) and _can_be_stored(choice):
                    self._put(choice)
                    return True
        return False

    def _is_union(self, choice: _Choice) -> bool:
        """Whether halves are those of one number on some way, or a whole word is one number on one
        way, and two on another."""
        if choice.high is None:
            ways = [_parts(word) for (word,) in choice.ways()]
            whole = any(len(parts) == 1 and parts[0][1].type == DOUBLE for parts in ways)
            return whole and any(len(p) > 1 and any(v.type == FLOAT for _, v in p) for p in ways)
        words = (_common_word(halves) for halves in choice.ways())
        return any(w is not None and (w in self.wholes or _is_number(w)) for w in words)

    def _put(self, choice: _Choice) -> None:
        block = choice.low.parent
        assert block is not None
        loads = self._builder(choice.low)
        place = self._place(choice, loads)
        whole = loads.load(I64, place, align=_BYTES, hint="whole")
        self.wholes.add(whole)
        replaced: dict[Value, Value] = {}
        if choice.high is None:
            words: list[Value] = [choice.low]
        else:
            self._use_halves(choice, place, whole, loads, replaced)
            words = _joined(self._function, choice)
        for word in words:
            replaced[word] = whole
            for user in self._function.instructions():
                if word in user.operands and user.opcode == "bitcast":
                    replaced[user] = loads.load(user.type, place, align=_BYTES)
        if isinstance(choice.low, Phi):
            block.insert_all(len(list(block.phis())), loads.block.instructions)
        else:
            block.insert_all(block.instructions.index(choice.low), loads.block.instructions)
        self.made.update(loads.block.instructions)
        self._replace({*choice.choosers, *replaced}, replaced)

    def _replace(self, gone: set[Value], replaced: dict[Value, Value]) -> None:
        for block in self._function.blocks:
            block.instructions = [i for i in block.instructions if i not in gone]
        stands = {old: final(old, replaced) for old in replaced}
        for instruction in self._function.instructions():
            remap(instruction, stands)

    def _use_halves(
        self,
        choice: _Choice,
        place: Value,
        whole: Value,
        loads: Builder,
        replaced: dict[Value, Value],
    ) -> None:
        """Take halves as what they are used as; they go to memory as parts of the word."""
        high = loads.binary("lshr", whole, integer(I64, _HALF))
        for half, word, at in zip(choice.choosers, (whole, high), (0, _HALF // 8), strict=True):
            bits = loads.cast("trunc", word, I32)
            number = loads.load(FLOAT, loads.byte_offset(place, integer(I64, at)), align=_HALF // 8)
            replaced[half] = number if half.type == FLOAT else bits
            for user in self._function.instructions():
                if half not in user.operands:
                    continue
                if user.opcode == "bitcast" and is_floating(user.type):
                    replaced[user] = number
                elif is_bits_of_float(user):
                    replaced[user] = bits
                elif isinstance(user, Store) and user.value is half and user.is_plain:
                    user.operands[0] = bits

    def _place(self, choice: _Choice, loads: Builder) -> Value:
        """Where the word lies that is chosen."""
        if not isinstance(choice.low, Phi):
            places = []
            for way in choice.ways():
                places.append(self._variable())
                _fill(places[-1], way, loads)
            return loads.select(choice.low.operands[0], places[0], places[1])
        place = self._variable()
        filled: set[BasicBlock] = set()
        for way, source in zip(choice.ways(), choice.low.blocks, strict=True):
            if source not in filled and way != choice.choosers:
                stores = self._builder(source.terminator)
                _fill(place, way, stores)
                end = len(source.instructions) - 1
                source.insert_all(end, stores.block.instructions)
            filled.add(source)
        return place

    def _variable(self) -> Value:
        entry = Builder(self._names, BasicBlock("scratch"))
        made = entry.alloca(ArrayType(_BYTES, I8), "chosen", align=_BYTES)
        self._function.entry.insert_all(0, entry.block.instructions)
        return made

    def _builder(self, beside: Instruction) -> Builder:
        builder = Builder(self._names, BasicBlock("scratch"))
        builder.place = beside.debug_place
        return builder


def _choices(block: BasicBlock) -> Iterator[_Choice]:
    """The words and pairs of halves that are chosen in a block."""
    choosers = [i for i in block.instructions if i.opcode in ("phi", "select")]
    yield from (_Choice(c) for c in choosers if c.type == I64)
    halves = [c for c in choosers if c.type in (I32, FLOAT)]
    lower, upper = ([c for c in halves if _is_cut_off(c, shift)] for shift in (0, _HALF))
    for low, high in product(lower, upper):
        if low is not high and _are_chosen_together(low, high):
            yield _Choice(low, high)


def _are_chosen_together(one: Instruction, other: Instruction) -> bool:
    if isinstance(one, Phi) or isinstance(other, Phi):
        return isinstance(one, Phi) and isinstance(other, Phi)
    return one.operands[0] is other.operands[0]


def _is_cut_off(chooser: Instruction, shift: int) -> bool:
    """Whether a half of a word is chosen on some way."""
    return any(_cut(value, shift) is not None for value in chooser.operands)


def _chosen(chooser: Instruction, first: Instruction) -> list[Value]:
    """What is chosen among, in the order of another choice."""
    if not isinstance(chooser, Phi):
        return chooser.operands[1:]
    assert isinstance(first, Phi)
    values = dict(zip(chooser.blocks, chooser.operands, strict=True))
    return [values[block] for block in first.blocks]


def _can_be_stored(choice: _Choice) -> bool:
    """Whether all is there where it is stored, and no half is chosen as the other one."""
    whole = choice.choosers
    ways = [way for way in choice.ways() if way != whole]
    if any(value in whole for way in ways for value in way):
        return False
    if not isinstance(choice.low, Phi):
        return True
    ends = {block.terminator for block in choice.low.blocks}
    return not any(value in ends for way in ways for value in way)


# What words are made of


def _parts(word: Value) -> _Parts:
    """The values that a word is the bits of."""
    halves = _halves(word)
    if halves is not None:
        return (0, _source(halves[0])), (_HALF // 8, _source(halves[1]))
    return ((0, _source(word)),)


def _source(value: Value) -> Value:
    if isinstance(value, Instruction) and value.opcode in ("bitcast", "ptrtoint"):
        return value.operands[0]
    if _is_nothing(value):
        return integer(I64 if value.type == I64 else I32, 0)
    return value


def _fill(place: Value, way: tuple[Value, ...], builder: Builder) -> None:
    """Store a word, or both halves of one: as what they were made of."""
    word = way[0] if len(way) == 1 else _common_word(way)
    if word is not None:
        parts = _parts(word)
    elif all(map(_is_nothing, way)):
        parts = ((0, integer(I64, 0)),)
    else:
        parts = tuple((i * _HALF // 8, _source(half)) for i, half in enumerate(way))
    for at, value in parts:
        there = builder.byte_offset(place, integer(I64, at))
        builder.store(value, there, align=_BYTES if at == 0 else _HALF // 8)


def _common_word(halves: tuple[Value, ...]) -> Value | None:
    """The word that two halves are cut from."""
    low, high = halves
    word = _cut(low, 0)
    return word if word is not None and word is _cut(high, _HALF) else None


def _cut(half: Value, shift: int) -> Value | None:
    """The word of which a half is that from a bit on."""
    if isinstance(half, Instruction) and half.opcode == "bitcast" and half.type == FLOAT:
        half = half.operands[0]
    if not isinstance(half, Instruction) or half.opcode != "trunc" or half.type != I32:
        return None
    word: Value | None = half.operands[0]
    if shift:
        word = _shifted(half.operands[0], "lshr")
    return word if word is not None and word.type == I64 else None


def _shifted(word: Value, opcode: str) -> Value | None:
    """What is shifted by a half."""
    if not isinstance(word, Instruction) or word.opcode != opcode:
        return None
    distance = word.operands[1]
    return word.operands[0] if _is_half(distance) else None


def _is_half(distance: Value) -> bool:
    return isinstance(distance, ConstantInt) and distance.value == _HALF


def _is_number(word: Value) -> bool:
    made = isinstance(word, Instruction) and is_bits_of_float(word)
    return made and _source(word).type == DOUBLE


def _is_nothing(value: Value) -> bool:
    if isinstance(value, ConstantSimple):
        return value.kind in _UNDEFINED
    if isinstance(value, ConstantInt):
        return value.value == 0
    return isinstance(value, Constant) and value.reference() == "0.000000e+00"


def _joined(function: Function, choice: _Choice) -> list[Value]:
    """Where the two halves are put together again."""
    found: list[Value] = []
    for instruction in function.instructions():
        halves = _halves(instruction)
        if halves is not None and all(
            half is chooser or (_is_bits_of(half, chooser))
            for half, chooser in zip(halves, choice.choosers, strict=True)
        ):
            found.append(instruction)
    return found


def _is_bits_of(bits: Value, number: Value) -> bool:
    """Whether a value is the bits of a number."""
    return isinstance(bits, Instruction) and is_bits_of_float(bits) and bits.operands[0] is number


def _halves(word: Value) -> tuple[Value, Value] | None:
    """The lower and the upper half, as integers, that a word is put together of."""
    if not isinstance(word, Instruction) or word.opcode != "or" or word.type != I64:
        return None
    for one, other in permutations(word.operands):
        upper = _shifted(other, "shl")
        low, high = _widened(one), None if upper is None else _widened(upper)
        if low is not None and high is not None:
            return low, high
    return None


def _widened(word: Value) -> Value | None:
    """The half that became a word by zeros on top of it."""
    if not isinstance(word, Instruction) or word.opcode != "zext":
        return None
    return word.operands[0] if word.operands[0].type == I32 else None


def _drop_unused(function: Function, made: Container[Value]) -> None:
    """Take out what is used by nobody any more."""
    while True:
        used = {o for i in function.instructions() for o in all_operands(i)}
        mere = (i for i in function.instructions() if i.opcode in _MADE or i in made)
        unused = {i for i in mere if i.opcode != "store" and i not in used}
        if not unused:
            return
        for block in function.blocks:
            block.instructions = [i for i in block.instructions if i not in unused]
