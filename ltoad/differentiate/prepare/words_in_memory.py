"""Words of which only the run tells what they are, moved by way of memory.

Beside each such word a variable holds the same bytes: it is copied where the word is loaded, moved
and stored, and read where the word becomes a float.  So all moves are copies of blocks, whose tags
tell what is in them (:mod:`ltoad.differentiate.shadows.tags`), and the word itself is an integer.
"""

from __future__ import annotations

from collections.abc import Iterable

from ltoad.analysis.memory.block_copies import WITHOUT_ADDRESS
from ltoad.analysis.program.program import Program
from ltoad.analysis.program.wild_program import WildProgram
from ltoad.analysis.shape.normal_form import NormalForm
from ltoad.analysis.types.joined_addresses import is_address_word, is_bits_of_address
from ltoad.analysis.types.lanes import natural_lanes
from ltoad.analysis.types.wild_words import WildWords
from ltoad.analysis.types.word_ends import is_bits_of_float
from ltoad.differentiate.support.converted_bits import CONVERTED, CONVERTED_TYPE
from ltoad.differentiate.support.memory_copy import COPY, COPY_TYPE, copy_memory
from ltoad.differentiate.support.passed_words import PASSED_WORD
from ltoad.ir.builder import Builder
from ltoad.ir.calls import Invoke
from ltoad.ir.clone import copy_instruction, remap
from ltoad.ir.instructions import (
    BasicBlock,
    Call,
    Function,
    Instruction,
    Metadata,
    Phi,
    Return,
)
from ltoad.ir.layout import DataLayout
from ltoad.ir.memory import Load, Store
from ltoad.ir.module import Module
from ltoad.ir.pads import LandingPad
from ltoad.ir.types import DOUBLE, I8, I64, ArrayType, Type, is_floating
from ltoad.ir.values import Argument, Constant, GlobalReference, Value, integer

_ALIGNMENT = 16


def move_words_in_memory(program: Program, wild: WildProgram) -> list[str]:
    """Rewrite the normal forms of a program in place, and tell which; their blocks and edges
    stay."""
    program.module.declare(COPY, COPY_TYPE)
    program.module.declare(CONVERTED, CONVERTED_TYPE)
    passages = _Passages(program, wild)
    rewritten = []
    for name, words in wild.words.items():
        form = program.normal_form(name)
        if words.are_any or passages.concern(form.function):
            _Rewriter(form, words, program, passages).rewrite()
            rewritten.append(name)
    return rewritten


class _Passages:
    """Variables by which words are passed to functions and back."""

    def __init__(self, program: Program, wild: WildProgram) -> None:
        module, layout = program.module, program.layout
        self.arguments: dict[str, dict[int, Value]] = {}
        self.results: dict[str, Value] = {}
        for name, index in wild.passed.arguments:
            type_ = program.normal_form(name).function.arguments[index].type
            self.arguments.setdefault(name, {})[index] = _variable(module, layout, type_)
        for name in wild.passed.results:
            type_ = program.normal_form(name).function.result_type
            self.results[name] = _variable(module, layout, type_)

    def concern(self, function: Function) -> bool:
        """Whether a function passes words on by them, wild or not."""
        calls = (i for i in function.instructions() if isinstance(i, Call))
        return function.name in self.results or any(c.callee_name in self.arguments for c in calls)


def _variable(module: Module, layout: DataLayout, type_: Type) -> Value:
    name = module.fresh_name(PASSED_WORD)
    held = ArrayType(layout.size_of(type_), I8)
    module.add_global(
        name, f"internal thread_local global {held} zeroinitializer, align {_ALIGNMENT}"
    )
    return GlobalReference(name)


class _Rewriter:
    def __init__(
        self, form: NormalForm, words: WildWords, program: Program, passages: _Passages
    ) -> None:
        self._function = form.function
        self._loops = form.loops
        self._words = words
        self._layout = program.layout
        self._languages = program.languages
        self._names = form.names
        self._passages = passages
        self._homes: dict[Value, Value] = {}
        self._variables: list[Instruction] = []
        self._integers: dict[Value, Value] = {}
        self._bases: dict[Store, Value] = {}

    def rewrite(self) -> None:
        for word in self._words.moved:
            self._homes[word] = self._variable(word)
        for word in self._words.moved:
            self._keep(word)
        self._mark_integers()
        moved = [w for w in self._words.moved if isinstance(w, Instruction)]
        floats = [w for w in moved if self._is_disguised(w)]
        reads: dict[Value, Value] = {r: self._read(r) for r in self._words.read if r not in floats}
        for conversion, words in self._words.converted.items():
            reads[conversion] = self._convert(conversion, words)
        for store in self._words.stored:
            self._store(store)
        for instruction in list(self._function.instructions()):
            if isinstance(instruction, (Call, Return)):
                self._pass_on(instruction)
        self._replace({**self._integers, **reads})
        for read in (*reads, *floats):
            assert isinstance(read, Instruction)
            assert read.parent is not None
            read.parent.instructions.remove(read)
        for index, variable in enumerate(self._variables):
            self._function.entry.insert(index, variable)

    def _replace(self, replaced: dict[Value, Value]) -> None:
        """Let words be integers for everybody but those who fill their variables."""
        for instruction in self._function.instructions():
            if any(o in replaced for o in instruction.operands):
                remap(instruction, replaced)
        for info in self._loops.values():  # the reverse sweep calculates anew from what they record
            info.substitute(replaced)
        for store, word in self._bases.items():
            store.operands[0] = word

    def _mark_integers(self) -> None:
        for load in self._words.kept:
            load.moved_apart = True
        for store in self._words.calculated:
            store.calculated = True

    def _variable(self, value: Value) -> Value:
        scratch = Builder(self._names, BasicBlock("scratch"))
        type_ = ArrayType(self._layout.size_of(value.type), I8)
        made = scratch.alloca(type_, "word", align=_ALIGNMENT)
        assert isinstance(made, Instruction)
        if isinstance(value, Instruction):
            made.metadata = _place(value)
        self._variables.append(made)
        return made

    def _size(self, value: Value) -> Value:
        return integer(I64, self._layout.size_of(value.type))

    # Words

    def _keep(self, word: Value) -> None:
        """Have the bytes of a word in its variable, from where it is computed on."""
        builder = Builder(self._names, BasicBlock("scratch"))
        home = self._homes[word]
        if isinstance(word, Argument):
            passage = self._passages.arguments[self._function.name][word.index]
            copy_memory(builder, home, passage, self._size(word))
            if not natural_lanes(word.type, self._layout) and not is_address_word(word.type):
                self._integers[word] = self._integer(word, home, builder)
            _insert(self._function.entry, 0, builder, word)
            return
        assert isinstance(word, Instruction)
        if word.opcode == "inttoptr":
            self._take_bits(word, home)
        else:
            self._keep_result(word, home, builder)

    def _keep_result(self, word: Instruction, home: Value, builder: Builder) -> None:
        size = self._size(word)
        if isinstance(word, Call):
            word.laid_down = True
            copy_memory(builder, home, self._passages.results[word.callee_name], size)
        elif isinstance(word, Load):
            word.moved_apart = not natural_lanes(word.type, self._layout)
            number = is_floating(word.type) and self._languages.is_of_fortran(word)
            copy_memory(builder, home, word.pointer, size, [WITHOUT_ADDRESS] if number else [])
        elif isinstance(word, Phi):
            self._keep_phi(word, builder)
        elif word.opcode == "select":
            condition, *arms = word.operands
            places = [self._place(arm, builder) for arm in arms]
            chosen = builder.select(condition, places[0], places[1])
            copy_memory(builder, home, chosen, size)
        else:
            if sum(m.width for m in self._words.moves(word)) < self._layout.bits_of(word.type):
                self._store_base(word, home, builder)
            self._overlay(word, home, builder)
        if self._is_disguised(word):
            self._integers[word] = builder.load(word.type, home)
        elif self._becomes_integer(word):
            self._integers[word] = self._integer(word, home, builder)
        self._insert_after(word, builder)

    def _take_bits(self, word: Instruction, home: Value) -> None:
        """An address that is made of a number's bits: those are in its variable, and no number
        any more where it is made."""
        builder = Builder(self._names, BasicBlock("scratch"))
        (number,) = word.operands
        self._put(number, home, builder)
        word.operands[0] = self._integer(number, home, builder)
        block = word.parent
        assert block is not None
        _insert(block, block.instructions.index(word), builder, word)

    def _becomes_integer(self, word: Instruction) -> bool:
        """Whether others read the bits of a word from its variable.

        A pointer stays as it is, for those who look at what it leads to.
        """
        if isinstance(word, Load) or is_address_word(word.type) or is_bits_of_address(word):
            return False
        return not natural_lanes(word.type, self._layout)

    def _store_base(self, word: Instruction, home: Value, builder: Builder) -> None:
        """The bytes that do not come from other wild words."""
        as_it_was = self._is_disguised(word) or is_bits_of_float(word) or is_bits_of_address(word)
        value = word.operands[0] if as_it_was else word
        base = builder.store(value, home)
        assert isinstance(base, Store)
        # floats have adjoints and tangents of their own, whatever lies beside them
        changed = not as_it_was or value in self._words.results
        base.calculated = changed and not is_floating(value.type)
        self._bases[base] = value

    def _is_disguised(self, word: Instruction) -> bool:
        """Whether something is made a float in order to be moved, or to be looked at."""
        return word.opcode == "bitcast" and bool(natural_lanes(word.type, self._layout))

    def _overlay(self, word: Instruction, home: Value, builder: Builder) -> None:
        """The bytes that come from other wild words."""
        for move in self._words.moves(word):
            source = self._homes[word.operands[move.operand]]
            target = builder.byte_offset(home, integer(I64, move.target // 8))
            start = builder.byte_offset(source, integer(I64, move.source // 8))
            copy_memory(builder, target, start, integer(I64, move.width // 8))

    def _keep_phi(self, phi: Phi, builder: Builder) -> None:
        """By a second variable, because all phis of a block change at once."""
        passed = self._variable(phi)
        for value, block in zip(phi.operands, phi.blocks, strict=True):
            before = Builder(self._names, BasicBlock("scratch"))
            self._put(value, passed, before)
            at = block.instructions.index(block.terminator)
            _insert(block, at, before, phi)
        copy_memory(builder, self._homes[phi], passed, self._size(phi))

    def _place(self, value: Value, builder: Builder) -> Value:
        if value in self._homes:
            return self._homes[value]
        place = self._variable(value)
        self._put(value, place, builder)
        return place

    def _put(self, value: Value, place: Value, builder: Builder) -> None:
        if value in self._homes:
            copy_memory(builder, place, self._homes[value], self._size(value))
        elif isinstance(value, Instruction) and (
            value.opcode == "inttoptr" or is_bits_of_float(value)
        ):
            self._put(value.operands[0], place, builder)
        else:
            store = builder.store(value, place)
            assert isinstance(store, Store)
            store.calculated = value in self._words.results
            if isinstance(value, Load):  # what it is said to be, it is here, too
                store.metadata = tuple(m for m in value.metadata if m[0] == "tbaa")

    # What becomes of words

    def _read(self, read: Instruction) -> Value:
        """The float that a word becomes, loaded."""
        builder = Builder(self._names, BasicBlock("scratch"))
        place = self._variable(read)
        self._overlay(read, place, builder)
        value = builder.load(read.type, place)
        self._insert_after(read, builder)
        return value

    def _convert(self, conversion: Instruction, words: Iterable[Value]) -> Value:
        """The float that is made of integers, with what that adds if they are a number's bits."""
        builder = Builder(self._names, BasicBlock("scratch"))
        total: Value = builder.append(copy_instruction(conversion, {}))
        for word in words:
            total = builder.fadd(total, self._addend(word, total.type, builder))
        self._insert_after(conversion, builder)
        return total

    def _addend(self, word: Value, type_: Type, builder: Builder) -> Value:
        if word in self._homes:
            nothing = self._converted(self._homes[word], word, builder)
        else:
            assert isinstance(word, Load)
            beside = Builder(self._names, BasicBlock("scratch"))
            nothing = self._converted(word.pointer, word, beside)
            self._insert_after(word, beside)
        wider = self._layout.bits_of(type_) > self._layout.bits_of(DOUBLE)
        return builder.cast("fpext" if wider else "fptrunc", nothing, type_)

    def _converted(self, place: Value, word: Value, builder: Builder) -> Value:
        operands = [place, self._size(word)]
        return builder.call(CONVERTED, CONVERTED_TYPE, operands, hint="nothing")

    def _store(self, store: Store) -> None:
        builder = Builder(self._names, BasicBlock("scratch"))
        copy_memory(builder, store.pointer, self._homes[store.value], self._size(store.value))
        block = store.parent
        assert block is not None
        at = block.instructions.index(store)
        del block.instructions[at]
        _insert(block, at, builder, store)

    def _pass_on(self, instruction: Call | Return) -> None:
        """Lay words down where the callee, or the caller, takes them from."""
        builder = Builder(self._names, BasicBlock("scratch"))
        if isinstance(instruction, Return):
            result = self._passages.results.get(self._function.name)
            passages = {} if result is None or instruction.value is None else {0: result}
        else:
            passages = self._passages.arguments.get(instruction.callee_name, {})
        for index, passage in passages.items():
            value = instruction.operands[index]
            self._put(value, passage, builder)
            plain = natural_lanes(value.type, self._layout) or is_address_word(value.type)
            if value not in self._homes and not plain and not isinstance(value, Constant):
                instruction.operands[index] = self._integer(value, passage, builder)
        block = instruction.parent
        assert block is not None
        _insert(block, block.instructions.index(instruction), builder, instruction)

    def _integer(self, value: Value, place: Value, builder: Builder) -> Value:
        """The bits of a word as an integer that carries no float."""
        integer_ = builder.load(value.type, place)
        assert isinstance(integer_, Load)
        integer_.moved_apart = True
        return integer_

    def _insert_after(self, instruction: Instruction, builder: Builder) -> None:
        block = instruction.normal if isinstance(instruction, Invoke) else instruction.parent
        assert block is not None
        if isinstance(instruction, (Phi, Invoke)):
            at = len(list(block.phis()))
            while isinstance(block.instructions[at], LandingPad):
                at += 1
        else:
            at = block.instructions.index(instruction) + 1
        _insert(block, at, builder, instruction)


def _insert(block: BasicBlock, at: int, builder: Builder, beside: Value | None = None) -> None:
    """Put what was built in a block; it stands in the line of what it was built for."""
    place = _place(beside) if isinstance(beside, Instruction) else ()
    for index, instruction in enumerate(builder.block.instructions):
        instruction.metadata = instruction.metadata or place
        block.insert(at + index, instruction)


def _place(instruction: Instruction) -> Metadata:
    return tuple(entry for entry in instruction.metadata if entry[0] == "dbg")
