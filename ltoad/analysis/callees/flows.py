"""What an instruction says of the cells of its operands and its result.

The cell of a value is the place that it is the address of, whatever its type: addresses are moved
as integers as well.  A value of more than a word, such as a pair or a vector, is like memory that
holds its parts, and its cell is where that begins.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import gcd
from typing import Any

from ltoad.analysis.callees.cells import Cell, Cells
from ltoad.ir.instructions import (
    Call,
    Compare,
    Function,
    GetElementPtr,
    IndexedAggregate,
    Instruction,
    Phi,
    Return,
)
from ltoad.ir.layout import constant_index
from ltoad.ir.memory import CompareExchange, Load, ReadModifyWrite, Store
from ltoad.ir.module import Module
from ltoad.ir.pads import LandingPad
from ltoad.ir.symbols import GlobalVariable
from ltoad.ir.types import I64, ArrayType, IntType, PointerType, StructType, Type, VectorType
from ltoad.ir.values import (
    Argument,
    ConstantAggregate,
    ConstantExpression,
    ConstantInt,
    GlobalReference,
    Value,
    integer,
)
from ltoad.rules.closures import CLOSURE, is_closure_manager
from ltoad.rules.rows import (
    AllocationRow,
    CopyRow,
    DeallocationRow,
    MirroredRow,
    PointerRow,
    Row,
)

_WORD = 8
_SAME = frozenset(
    ["bitcast", "ptrtoint", "inttoptr", "addrspacecast", "freeze", "and", "or", "xor"]
)
"""Opcodes of which the result leads to where the first operand does, marks in lowest bits aside."""
_MOST_MARKS = 4096
"""Numbers below may be places in tables, in pointers to members."""


Passed = Callable[[Call], Sequence[tuple[str, int, Value]]]
"""What a call that asks for a derivative passes to which argument of which function; nothing for
others, and where that cannot be told."""


@dataclass(slots=True)
class Copy:
    """``size`` bytes from ``source`` on are also at ``target``."""

    target: Cell
    source: Cell
    size: int


@dataclass(slots=True)
class Entry:
    """``result`` is what a table holds at a place that a pointer to a member tells."""

    result: Cell
    table: Cell
    member: Cell


@dataclass
class Flows:
    """Goes over the functions of a module; ``copies``, ``entries`` and ``pointed``, the calls
    through pointers, say what cannot be joined once for all.  ``rows`` begin where there are
    elements whose size is not known there."""

    module: Module
    row_of: Callable[[Call], Row | None]
    passed: Passed
    cells: Cells = field(default_factory=Cells)
    copies: list[Copy] = field(default_factory=list)
    entries: list[Entry] = field(default_factory=list)
    pointed: list[Call] = field(default_factory=list)
    rows: list[Cell] = field(default_factory=list)
    _values: dict[Value, Cell] = field(default_factory=dict)
    _globals: dict[str, Cell] = field(default_factory=dict)
    _tables: list[Cell] = field(default_factory=list)
    _results: dict[str, Cell] = field(default_factory=dict)
    _unused: set[Value] = field(default_factory=set)

    # Cells of values

    def cell(self, value: Value) -> Cell | None:
        """The cell of a value; None for a constant that is no address."""
        if isinstance(value, GlobalReference):
            return self._of_global(value.name)
        if isinstance(value, ConstantExpression):
            return self._of_expression(value)
        if isinstance(value, ConstantAggregate):
            return self._of_aggregate(value)
        if isinstance(value, ConstantInt):
            return self._of_number(value)
        if not isinstance(value, Instruction | Argument) or not self._carries(value.type):
            return None
        found = self._values.get(value)
        if found is None:
            found = self._values[value] = self.cells.fresh()
        return found

    def _carries(self, type_: Type) -> bool:
        """Whether values of a type may have an address in them."""
        type_ = self.module.resolve(type_)
        if isinstance(type_, PointerType):
            return True
        if isinstance(type_, IntType):
            return type_.bits >= 8 * _WORD
        if isinstance(type_, StructType):
            return any(map(self._carries, type_.elements))
        return isinstance(type_, ArrayType | VectorType) and self._carries(type_.element)

    def _is_block(self, type_: Type) -> bool:
        type_ = self.module.resolve(type_)
        wide = isinstance(type_, IntType) and type_.bits > 8 * _WORD
        return wide or isinstance(type_, StructType | ArrayType | VectorType)

    def tables(self) -> list[Cell]:
        """Global variables that are initialised."""
        return list(self._tables)

    def _of_global(self, name: str) -> Cell:
        known = self._globals.get(name)
        if known is not None:
            return known
        if not self.module.has_global(name):
            made = self._globals[name] = self.cells.fresh(functions=frozenset([name]))
            return made
        made = self._globals[name] = self.cells.fresh()
        variable = self.module.global_variable(name)
        if _is_thread_local(variable) or variable.is_declaration:
            # the former are mostly what a library passes from one of its functions to the next
            self.cells.make_foreign(made)
        elif variable.initializer is not None:
            self._tables.append(made)
            self._put(made, variable.initializer)
        return made

    def _put(self, place: Cell, value: Value) -> None:
        """Let a value lie at a place."""
        if isinstance(value, ConstantAggregate):
            for element, at in zip(value.elements, self._places(value), strict=True):
                self._put(Cell(place.node, place.offset + at), element)
            return
        given = self.cell(value)
        if given is None or self.cells.functions(place) is None:
            return  # what others have made is not looked into
        if self._is_block(value.type):
            self.copies.append(Copy(place, given, self.module.layout.size_of(value.type)))
        else:
            self.cells.join(self.cells.content(place), given)

    def _places(self, value: ConstantAggregate) -> Sequence[int]:
        layout, type_ = self.module.layout, self.module.resolve(value.type)
        if isinstance(type_, StructType):
            return layout.field_offsets(type_)
        assert isinstance(type_, ArrayType | VectorType)
        size = layout.alloc_size_of(type_.element)
        return [i * size for i in range(len(value.elements))]

    def _of_expression(self, value: ConstantExpression) -> Cell | None:
        base = self.cell(value.operands[0])
        if base is None or value.source_type is None:
            return base
        constant, scaled = self.module.layout.constant_gep_offset(value)
        return None if scaled else Cell(base.node, base.offset + constant)

    def _of_aggregate(self, value: ConstantAggregate) -> Cell:
        made = self.cells.fresh()
        self._put(made, value)
        return made

    def _of_number(self, value: ConstantInt) -> Cell | None:
        """Pointers to virtual members are odd numbers."""
        if not self._carries(value.type) or not (value.value % 2 and 0 < value.value < _MOST_MARKS):
            return None
        made = self.cells.fresh()
        self.cells.add_number(made, value.value)
        return made

    # Instructions

    def add(self, function: Function) -> None:
        """Take over all that a function does."""
        self._unused = self._steps_to_numbers(function)
        for instruction in function.instructions():
            if isinstance(instruction, Return):
                if instruction.value is not None:
                    self._become(self._result(function.name), instruction.value)
            else:
                self._add(instruction)

    def _steps_to_numbers(self, function: Function) -> set[Value]:
        """Steps to places at which nothing lies but numbers and characters."""
        steps: set[Value] = {i for i in function.instructions() if isinstance(i, GetElementPtr)}
        wanted: set[Value] = set()
        before = -1
        while len(wanted) != before:
            before = len(wanted)
            for instruction in function.instructions():
                wanted.update(steps.intersection(self._followed(instruction, wanted)))
        return steps - wanted

    def _followed(self, user: Instruction, wanted: set[Value]) -> Sequence[Value]:
        """The operands of an instruction of which it matters where they lead to."""
        if isinstance(user, Load):
            return user.operands if self._carries(user.type) else ()
        if isinstance(user, Store) and not self._carries(user.value.type):
            return ()
        if isinstance(user, GetElementPtr) and user not in wanted:
            return ()
        return () if isinstance(user, Compare) else user.operands

    def _result(self, name: str) -> Cell:
        if name not in self._results:
            self._results[name] = self.cells.fresh()
        return self._results[name]

    def _become(self, target: Cell | None, value: Value) -> None:
        given = self.cell(value)
        if target is not None and given is not None:
            self.cells.join(target, given)

    def _add(self, instruction: Instruction) -> None:
        handle = next((h for kind, h in _HANDLERS.items() if isinstance(instruction, kind)), None)
        if handle is not None:
            handle(self, instruction)
        elif self._carries(instruction.type):
            self._compute(instruction)

    def _join_incoming(self, phi: Phi) -> None:
        for value in phi.operands:
            self._become(self.cell(phi), value)

    def _make_foreign(self, value: Value) -> None:
        cell = self.cell(value)
        if cell is not None:
            self.cells.make_foreign(cell)

    def _load(self, load: Load) -> None:
        place, result = self.cell(load.pointer), self.cell(load)
        if place is None or result is None:
            return
        if self._is_block(load.type):
            self.copies.append(Copy(result, place, self.module.layout.size_of(load.type)))
        else:
            self.cells.join(result, self.cells.content(place))

    def _store(self, store: Store) -> None:
        place = self.cell(store.pointer)
        if place is not None and self._carries(store.value.type):
            self._put(place, store.value)

    def _exchange(self, access: ReadModifyWrite) -> None:
        place, result = self.cell(access.pointer), self.cell(access)
        if place is None or result is None or not self._carries(access.access_type):
            return
        held = self.cells.content(place)
        self._become(held, access.written)
        self.cells.join(
            self.cells.content(result) if isinstance(access, CompareExchange) else result, held
        )

    def _step(self, gep: GetElementPtr) -> None:
        if gep in self._unused:
            return
        base, result = self.cell(gep.operands[0]), self.cell(gep)
        if base is None or result is None:
            return
        constant, scaled = self.module.layout.gep_offset(gep)
        sizes = [size * _factor(index) for index, size in scaled]
        place = Cell(base.node, base.offset + constant)
        if any(0 < size < _WORD for size in sizes):
            self._step_by_bytes(gep, place, result)
            return
        for size in filter(None, sizes):
            self.cells.repeat(base, size)
        self.cells.join(result, place)

    def _step_by_bytes(self, gep: GetElementPtr, place: Cell, result: Cell) -> None:
        """By a number of bytes: to a place in a table that a pointer to a member tells, to a base
        that such a table tells, or else by some elements."""
        index = gep.operands[-1]
        member = _member_behind(index)
        held = self.cell(member) if member is not None else None
        if held is not None:
            self.entries.append(Entry(self.cells.content(result), place, held))
        elif _is_distance_of_base(index):
            self.cells.make_foreign(result)
        else:
            self.rows.append(place)
            self.cells.join(result, place)

    def _part(self, part: IndexedAggregate) -> None:
        whole, result = self.cell(part.operands[0]), self.cell(part)
        zero = integer(I64, 0)
        type_ = part.operands[0].type
        gep = GetElementPtr(
            part.type, type_, [zero, zero, *(integer(I64, i) for i in part.indices)]
        )
        at, _ = self.module.layout.gep_offset(gep)
        if part.opcode == "extractvalue":
            if whole is not None and result is not None:
                self._take(result, part.type, Cell(whole.node, whole.offset + at))
        elif result is not None:
            if whole is not None:
                self.copies.append(Copy(result, whole, self.module.layout.size_of(type_)))
            self._put(Cell(result.node, result.offset + at), part.operands[1])

    def _take(self, result: Cell, type_: Type, place: Cell) -> None:
        if self._is_block(type_):
            self.copies.append(Copy(result, place, self.module.layout.size_of(type_)))
        else:
            self.cells.join(result, self.cells.content(place))

    def _compute(self, instruction: Instruction) -> None:
        result = self.cell(instruction)
        assert result is not None
        opcode, operands = instruction.opcode, instruction.operands
        if opcode in ("extractelement", "insertelement", "shufflevector"):
            self._of_vector(instruction, result)
        elif opcode == "select":
            for value in operands[1:]:
                self._become(result, value)
        elif opcode in ("add", "sub"):
            self._shift(instruction, result)
        elif opcode in _SAME:
            self._become(result, operands[0])

    def _of_vector(self, instruction: Instruction, result: Cell) -> None:
        """Vectors of words have a lane after another."""
        vector, *others = instruction.operands
        assert isinstance(vector.type, VectorType)
        if self.module.layout.alloc_size_of(vector.type.element) != _WORD:
            return
        if instruction.opcode == "extractelement":
            self._join_lanes([(result, self._lane(vector, constant_index(others[0])))])
        elif instruction.opcode == "insertelement":
            number = constant_index(others[1])
            kept = [i for i in range(vector.type.length) if i != number]
            lanes = [(self._lane(instruction, i), self._lane(vector, i)) for i in kept]
            given = self.cell(others[0])
            self._join_lanes([*lanes, (self._lane(instruction, number), given)])
        else:
            self._shuffle(instruction, vector, *others)

    def _shuffle(self, result: Value, one: Value, other: Value, mask: Value) -> None:
        assert isinstance(one.type, VectorType)
        assert isinstance(mask.type, VectorType)
        for place in range(mask.type.length):
            chosen = mask.elements[place] if isinstance(mask, ConstantAggregate) else mask
            number = constant_index(chosen)
            if number is not None:
                source, lane = divmod(number, one.type.length)
                lanes = self._lane(result, place), self._lane((one, other)[source], lane)
                self._join_lanes([lanes])

    def _lane(self, vector: Value, number: int | None) -> Cell | None:
        """What a lane holds; where it is not known which, they are all one."""
        place = self.cell(vector)
        if place is None:
            return None
        if number is None:
            self.cells.repeat(place, _WORD)
        return self.cells.content(Cell(place.node, place.offset + _WORD * (number or 0)))

    def _join_lanes(self, lanes: Sequence[tuple[Cell | None, Cell | None]]) -> None:
        for one, other in lanes:
            if one is not None and other is not None:
                self.cells.join(one, other)

    def _shift(self, instruction: Instruction, result: Cell) -> None:
        """An address as an integer plus or minus a constant is one in the same memory."""
        distance = constant_index(instruction.operands[1])
        place = self.cell(instruction.operands[0])
        if place is None or isinstance(instruction.type, VectorType):
            return
        if distance is not None:
            signed = distance if instruction.opcode == "add" else -distance
            self.cells.join(result, Cell(place.node, place.offset + signed))

    # Calls

    def _call(self, call: Call) -> None:
        name = call.callee_name
        if not name:
            self.pointed.append(call)
            return
        row = self.row_of(call)
        for asked, index, value in (passed := self.passed(call)):
            self._become(self.cell(self.module.function(asked).arguments[index]), value)
        if passed:
            return
        if row is None and self.module.defines(name):
            self.link(call, name)
        elif isinstance(row, AllocationRow):
            self._allocate(call, row)
        elif isinstance(row, CopyRow):
            self._copy(call, row)
        elif isinstance(row, PointerRow):
            self._become(self.cell(call), call.operands[0])
        elif isinstance(row, MirroredRow):
            self._relink(call)
        elif not isinstance(row, DeallocationRow):
            self._leave(call)

    def link(self, call: Call, name: str) -> None:
        """What a call passes is what the function gets."""
        if is_closure_manager(name) and self._manage(call):
            return
        function = self.module.function(name)
        for parameter, value in zip(function.arguments, call.operands, strict=False):
            self._become(self.cell(parameter), value)
        result = self.cell(call)
        if result is not None:
            self.cells.join(result, self._result(name))

    def _manage(self, call: Call) -> bool:
        """One closure becomes a copy of another, or its address.

        False for a manager that LLVM has cut down to what it does here, such as to destroy a
        closure: it is a function like others.
        """
        places = [v for v in call.operands[:2] if isinstance(v.type, PointerType)]
        if len(places) < 2:
            return False
        target, source = map(self.cell, places)
        if target is not None and source is not None and target != source:
            self.copies.append(Copy(target, source, CLOSURE))
        return True

    def receive_anything(self, name: str) -> None:
        """Let a function have arguments that others make."""
        for parameter in self.module.function(name).arguments:
            self._make_foreign(parameter)

    def _allocate(self, call: Call, row: AllocationRow) -> None:
        result = self.cell(call)
        if row.old_argument is not None:
            self._become(result, call.operands[row.old_argument])

    def _copy(self, call: Call, row: CopyRow) -> None:
        target, source = (self.cell(call.operands[i]) for i in (row.destination, row.source))
        self._become(self.cell(call), call.operands[row.destination])
        if target is None or source is None:
            return
        size = constant_index(call.operands[row.size])
        if size is None:
            self.cells.join(target, source)
        else:
            self.copies.append(Copy(target, source, size * row.unit))

    def _relink(self, call: Call) -> None:
        """The nodes of a library's structure become one, with what each leads to."""
        nodes = [self.cell(v) for v in call.operands if isinstance(v.type, PointerType)]
        known = [c for c in (*nodes, self.cell(call)) if c is not None]
        for node in known[1:]:
            self.cells.join(known[0], node)

    def _leave(self, call: Call) -> None:
        """A function that is not there may return any address, and call what it is given."""
        if self.module.layout.has_pointers(call.type):
            self._make_foreign(call)
        for value in call.operands:
            if isinstance(value, GlobalReference) and self.module.defines(value.name):
                self.receive_anything(value.name)


_HANDLERS: dict[type[Instruction], Callable[[Flows, Any], None]] = {
    Load: Flows._load,
    Store: Flows._store,
    ReadModifyWrite: Flows._exchange,
    GetElementPtr: Flows._step,
    Phi: Flows._join_incoming,
    IndexedAggregate: Flows._part,
    Call: Flows._call,
    LandingPad: Flows._make_foreign,
}


def _is_thread_local(variable: GlobalVariable) -> bool:
    return any(word.startswith("thread_local") for word in variable.words)


_FARTHEST = 8


def _factor(index: Value, depth: int = 0) -> int:
    """What an index is known to be a multiple of; 0 for 0."""
    number = constant_index(index)
    if number is not None:
        return abs(number)
    if not isinstance(index, Instruction) or depth > _FARTHEST:
        return 1
    if isinstance(index, Phi):
        given = [v for v in index.operands if not _is_step_from(v, index)]
        steps = [abs(_step_of(v)) for v in index.operands if _is_step_from(v, index)]
        return gcd(*steps, *(_factor(v, depth + 1) for v in given))
    last = constant_index(index.operands[-1])
    if last is not None and last > 0 and index.opcode == "shl":
        return 1 << min(last, 12)
    if last is not None and last > 0 and index.opcode == "mul":
        return last
    if index.opcode in ("add", "sub"):
        return gcd(*(_factor(v, depth + 1) for v in index.operands))
    return 1


def _is_step_from(value: Value, phi: Phi) -> bool:
    return (
        isinstance(value, Instruction)
        and value.opcode == "add"
        and value.operands[0] is phi
        and constant_index(value.operands[1]) is not None
    )


def _step_of(value: Value) -> int:
    assert isinstance(value, Instruction)
    return constant_index(value.operands[1]) or 0


def _member_behind(index: Value) -> Value | None:
    """The pointer to a virtual member that an index is, of which the lowest bit is a mark."""
    if not isinstance(index, Instruction) or index.opcode not in ("add", "sub"):
        return None
    return index.operands[0] if constant_index(index.operands[1]) in (-1, 1) else None


def _is_distance_of_base(index: Value) -> bool:
    """Whether an index comes from before a table: where in an object a virtual base lies."""
    place = index.pointer if isinstance(index, Load) else None
    if not isinstance(place, GetElementPtr) or not isinstance(place.operands[0], Load):
        return False
    distance = constant_index(place.operands[-1])
    return distance is not None and distance < 0
