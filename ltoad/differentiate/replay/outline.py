"""Makes the body of a loop a function of its own.

The function runs one iteration.  Its parameters are the values that the body
takes from outside, header phis included.  What the next iteration or the code
behind the loop needs is returned, except what is computed from header phis
without effects: that stays in the loop, so that a sum over the iterations does
not pass through the function.  Of a pointer that moves, the distance is returned.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from ltoad.analysis.shape.users import all_operands, users_of
from ltoad.differentiate.facts.facts import Facts
from ltoad.differentiate.keys.attributes import derivative_suffix
from ltoad.differentiate.replay.copies import internal_copy
from ltoad.differentiate.replay.dead_ends import own_dead_ends
from ltoad.differentiate.replay.distances import Distance, DistanceWriter, distance_of
from ltoad.ir.builder import Builder, Names
from ltoad.ir.clone import copy_instruction, remap
from ltoad.ir.instructions import BasicBlock, Call, Function, Instruction, Phi
from ltoad.ir.layout import DataLayout
from ltoad.ir.memory import MemoryAccess
from ltoad.ir.module import Module
from ltoad.ir.types import I64, VOID, FunctionType, StructType, Type
from ltoad.ir.values import Argument, ConstantSimple, GlobalReference, Value
from ltoad.rules.registrars import words
from ltoad.rules.rows import CastRow, ScalarRow, ZeroRow
from ltoad.rules.table import Rows, opcode_row

MOST_RESULTS = 4
_ARITHMETIC = frozenset(words("getelementptr ptrtoint add sub mul shl sext zext trunc"))


@dataclass(frozen=True, slots=True)
class Body:
    """A loop, by its blocks: its header, its only latch, and all.

    Only from the latch control comes to what follows; other ways out lead nowhere.
    """

    header: BasicBlock
    latch: BasicBlock
    blocks: tuple[BasicBlock, ...]


@dataclass(frozen=True, slots=True)
class Outlined:
    """``whole`` calls ``iteration`` in ``block``, which is all that is left of the loop.

    ``values`` maps what is outside the loop, and the loop's header phis, to what it is in
    ``whole``.  Both functions are internal, and not yet in the module.
    """

    whole: Function
    iteration: Function
    block: BasicBlock
    values: Mapping[Value, Value]


def outline(
    module: Module,
    facts: Facts,
    body: Body,
    attributes: tuple[str, ...] = (),
    most_results: int = MOST_RESULTS,
    apart: Collection[Value] = (),
) -> Outlined | None:
    """A copy of the function of ``facts`` that calls another one for each iteration, and that one.

    The call has ``attributes``.  Pointers that are ``apart`` lead to memory that an iteration
    accesses in no other way.  None if more than ``most_results`` would have to be returned, or an
    address of active memory that is not at a distance from one that was given.
    """
    function = facts.form.function
    copy, values = internal_copy(function, module.fresh_name(f"{function.name}.replaying"))
    mapped = {b: _block(values[b]) for b in body.blocks}
    shadowed = {values[i] for b in body.blocks for i in b.instructions if facts.has_shadow(i)}
    returning = {_block(values[b]) for b in facts.form.returning}
    ends = own_dead_ends(copy, set(mapped.values()), returning)
    inside = Body(mapped[body.header], mapped[body.latch], (*mapped.values(), *ends))
    outliner = _Outliner(copy, inside, facts.rows, facts.layout, shadowed)
    iteration = module.fresh_name(f"{function.name}.iteration")
    made = outliner.run(iteration, attributes, most_results)
    if made is not None:
        # for the same processor as the loop was: a vector of its own has to stay one; and with
        # what lands where an exception goes on to in a dead end of its own
        made.suffix = derivative_suffix(module, function.name)
        outliner.keep_apart(made, {values[pointer] for pointer in apart})
    return None if made is None else Outlined(copy, made, mapped[body.header], values)


def _block(value: Value) -> BasicBlock:
    assert isinstance(value, BasicBlock)
    return value


class _Outliner:
    """``shadowed`` are values of the body that are addresses of active memory."""

    def __init__(
        self,
        function: Function,
        body: Body,
        rows: Rows,
        layout: DataLayout,
        shadowed: Collection[Value],
    ) -> None:
        self._function = function
        self._rows = rows
        self._layout = layout
        self._shadowed = shadowed
        self._body = body
        self._inside = set(body.blocks)
        self._phis = list(body.header.phis())
        self._users = users_of(function)
        self._terminator = body.latch.terminator
        self._kept: dict[Instruction, None] = {}
        self._results: dict[Instruction, Distance | None] = {}
        """What is returned; of an address how far it has come, if that is known."""
        self._repeated: list[Instruction] = []
        self._given: list[Value] = []

    def run(self, name: str, attributes: tuple[str, ...], most: int) -> Function | None:
        for value in self._wanted():
            self._find(value)
        if len(self._results) > most or self._hides_a_shadow():
            return None
        results = tuple(self._results)
        inputs = self._given = self._inputs()
        iteration = self._write_function(name, inputs, results)
        self._write_loop(iteration, inputs, results, attributes)
        return iteration

    def keep_apart(self, iteration: Function, pointers: Collection[Value]) -> None:
        """Say of some parameters that what they lead to is accessed in no other way."""
        for argument, value in zip(iteration.arguments, self._given, strict=True):
            if value in pointers:
                argument.attributes = (*argument.attributes, "noalias")

    # What is where

    def _wanted(self) -> list[Value]:
        """What the next iteration, the exit test and the code behind the loop use."""
        wanted = [p.incoming_from(self._body.latch) for p in self._phis]
        wanted += self._terminator.operands
        for block in self._body.blocks:
            for instruction in block.instructions:
                users = self._users.get(instruction, ())
                if any(u.parent not in self._inside for u in users):
                    wanted.append(instruction)
        return wanted

    def _find(self, value: Value) -> bool:
        """Decide where a value is computed; whether that is outside of the function."""
        if not isinstance(value, Instruction) or value.parent not in self._inside:
            return False
        if value in self._phis or value in self._kept:
            return True
        if value in self._results:
            return False
        if self._may_stay(value) and any(self._comes_from_phis(o) for o in value.operands):
            for operand in value.operands:
                self._find(operand)
            self._kept[value] = None
            return True
        self._results[value] = distance_of(value, self._inside, self._phis, self._layout)
        return False

    def _hides_a_shadow(self) -> bool:
        """Whether an address of active memory would be returned without its shadow."""
        return any(
            distance is None and result in self._shadowed
            for result, distance in self._results.items()
        )

    def _comes_from_phis(self, value: Value, depth: int = 0) -> bool:
        if value in self._phis or value in self._kept:
            return True
        inside = isinstance(value, Instruction) and value.parent in self._inside
        if not inside or depth > 4 or not self._may_stay(value):
            return False
        assert isinstance(value, Instruction)
        return any(self._comes_from_phis(o, depth + 1) for o in value.operands)

    def _may_stay(self, value: Value) -> bool:
        """Whether an instruction may run at the end of each iteration: it has no effects."""
        if not isinstance(value, Instruction) or isinstance(value, (Phi, MemoryAccess)):
            return False
        if isinstance(value, Call):
            row = self._rows.of(value)
            return isinstance(row, ScalarRow) and row.is_fused and not value.is_terminator
        if value.opcode in ("getelementptr", "select"):
            return True
        if value.opcode in ("sdiv", "udiv", "srem", "urem"):
            return False
        return isinstance(opcode_row(value.opcode), ScalarRow | CastRow | ZeroRow)

    def _inputs(self) -> list[Value]:
        """Values from outside that the function uses, in their order of use."""
        inputs: dict[Value, None] = {}
        pending = [o for i in self._moved() for o in all_operands(i)][::-1]
        seen: set[Value] = set()
        while pending:
            value = pending.pop()
            if value in seen or not self._is_from_outside(value):
                continue
            seen.add(value)
            if self._is_arithmetic(value):
                assert isinstance(value, Instruction)
                pending += value.operands[::-1]
            else:
                inputs[value] = None
        self._repeated = [i for i in self._function.instructions()
                          if i in seen and self._is_arithmetic(i)]  # fmt: skip
        return list(inputs)

    def _is_from_outside(self, value: Value) -> bool:
        if isinstance(value, Instruction):
            return value.parent not in self._inside or value in self._phis
        return isinstance(value, Argument)

    def _is_arithmetic(self, value: Value) -> bool:
        """Whether a value is worked out again inside: addresses tell where they come from."""
        outside = isinstance(value, Instruction) and value.parent not in self._inside
        return outside and isinstance(value, Instruction) and value.opcode in _ARITHMETIC

    def _moved(self) -> list[Instruction]:
        """The instructions of the function: all of the loop but what only the loop itself needs."""
        left = {*self._phis, self._terminator}
        idle = True
        while idle:
            idle = False
            for value in self._kept:
                users = self._users.get(value, ())
                if value not in left and all(self._is_outside(u, left) for u in users):
                    left.add(value)
                    idle = True
        return [i for b in self._body.blocks for i in b.instructions if i not in left]

    def _is_outside(self, user: Instruction, left: set[Instruction]) -> bool:
        return user in left or user.parent not in self._inside

    # Writing

    def _write_function(
        self, name: str, inputs: list[Value], results: tuple[Instruction, ...]
    ) -> Function:
        names = Names()
        arguments = [Argument(v.type, names.fresh("a"), i) for i, v in enumerate(inputs)]
        type_ = _result_type([I64 if self._results[r] else r.type for r in results])
        iteration = Function(name, type_, arguments, prefix="internal")
        iteration.scopes = self._function.scopes
        values: dict[Value, Value] = dict(zip(inputs, arguments, strict=True))
        moved = set(self._moved())
        order = [self._body.header, *(b for b in self._body.blocks if b is not self._body.header)]
        for block in order:
            values[block] = iteration.add_block(names.fresh(block.name))
        for block in order:
            first = self._repeated if block is self._body.header else []
            for instruction in [*first, *(i for i in block.instructions if i in moved)]:
                clone = copy_instruction(instruction, {})
                if clone.type != VOID:
                    clone.name = names.fresh(clone.name or "v")
                values[instruction] = _block(values[block]).append(clone)
        for instruction in iteration.instructions():
            remap(instruction, values)
        distances = DistanceWriter(names, values, self._layout)
        found = [distances.write(d) if (d := self._results[r]) else values[r] for r in results]
        builder = Builder(names, _block(values[self._body.latch]))
        if len(found) == 1:
            builder.ret(found[0])
        elif found:
            whole: Value = ConstantSimple(iteration.result_type, "poison")
            for index, value in enumerate(found):
                whole = builder.insert_value(whole, value, index)
            builder.ret(whole)
        else:
            builder.ret()
        return iteration

    def _write_loop(
        self,
        iteration: Function,
        inputs: list[Value],
        results: tuple[Instruction, ...],
        attributes: tuple[str, ...],
    ) -> None:
        """One block in the place of all: phis, the call, and what was kept."""
        block = self._body.header
        names = Names(i.name for i in self._function.instructions())
        block.instructions = list(self._phis)
        builder = Builder(names, block)
        type_ = FunctionType(iteration.result_type, tuple(a.type for a in iteration.arguments))
        call = Call(GlobalReference(iteration.name), type_, inputs, function_attributes=attributes)
        returned = builder.append(call, "" if type_.result == VOID else "iteration")
        values: dict[Value, Value] = {self._body.latch: block}
        for index, result in enumerate(results):
            one = len(results) == 1
            value = returned if one else builder.extract_value(returned, index)
            distance = self._results[result]
            values[result] = distance.moved(builder, value) if distance else value
        for instruction in (*self._kept, self._terminator):
            clone = copy_instruction(instruction, values)
            clone.name = ""
            values[instruction] = builder.append(clone, instruction.name)
        self._function.blocks = [
            b for b in self._function.blocks if b not in self._inside or b is block
        ]
        for instruction in self._function.instructions():
            remap(instruction, values)


def _result_type(results: list[Type]) -> Type:
    if not results:
        return VOID
    return results[0] if len(results) == 1 else StructType(tuple(results))
