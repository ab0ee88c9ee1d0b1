"""Runs integer functions of the IR model, one step at a time: the judge of the analyses.

It knows what hand-written test functions use: integer arithmetic, comparisons, select, casts,
phis, branches, switches and addresses.  Memory is a dictionary from address to value.  Poison may
be handed on, but nothing may be computed from it.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from ltoad.ir.instructions import (
    BasicBlock,
    Branch,
    Compare,
    Function,
    GetElementPtr,
    Instruction,
    Return,
    Switch,
)
from ltoad.ir.layout import DataLayout
from ltoad.ir.memory import MemoryAccess, Store
from ltoad.ir.types import IntType
from ltoad.ir.values import Argument, ConstantInt, ConstantSimple, Value


class TooLongError(Exception):
    """More steps than a test wants to wait for."""


class UndefinedError(Exception):
    """The program has no meaning: a flag that promises no overflow was broken, or poison used."""


@dataclass
class Run:
    """``values`` at the end, how often each block ran, and the addresses of each access; ``order``
    has accesses and addresses as they came."""

    result: int | None = None
    values: dict[Value, int] = field(default_factory=dict)
    visits: dict[BasicBlock, int] = field(default_factory=dict)
    addresses: dict[Instruction, set[int]] = field(default_factory=dict)
    order: list[tuple[Instruction, int]] = field(default_factory=list)


def wrapped(number: int, bits: int) -> int:
    """The signed number with the low ``bits`` of ``number``."""
    low = number & ((1 << bits) - 1)
    return low - (1 << bits) if low >> (bits - 1) else low


def run(
    function: Function,
    arguments: Mapping[str, int],
    layout: DataLayout,
    memory: dict[int, int] | None = None,
    limit: int = 5000,
) -> Run:
    """Run to the return; arguments and results are signed."""
    machine = _Machine(layout, {} if memory is None else memory)
    for argument in function.arguments:
        machine.run.values[argument] = arguments[argument.name]
    block: BasicBlock | None = function.entry
    before: BasicBlock | None = None
    while block is not None:
        limit -= 1
        if limit < 0:
            raise TooLongError
        before, block = block, machine.block(block, before)
    return machine.run


class _Machine:
    def __init__(self, layout: DataLayout, memory: dict[int, int]) -> None:
        self._layout = layout
        self._memory = memory
        self.run = Run()

    def block(self, block: BasicBlock, before: BasicBlock | None) -> BasicBlock | None:
        visits = self.run.visits
        visits[block] = visits.get(block, 0) + 1
        phis = list(block.phis())
        values = self.run.values
        incoming = [self._handed_on(p.incoming_from(before)) for p in phis] if before else []
        for phi, value in zip(phis, incoming, strict=True):
            if value is None:
                values.pop(phi, None)
            else:
                values[phi] = value
        for instruction in block.instructions[len(phis) : -1]:
            self._step(instruction)
        return self._leave(block.terminator)

    def _leave(self, terminator: Instruction) -> BasicBlock | None:
        if isinstance(terminator, Branch):
            if not terminator.operands:
                return terminator.targets[0]
            return terminator.targets[0 if self._value(terminator.operands[0]) else 1]
        if isinstance(terminator, Switch):
            chosen = self._value(terminator.operands[0])
            ways = dict(zip(terminator.cases, terminator.targets[1:], strict=True))
            return ways.get(chosen, terminator.targets[0])
        assert isinstance(terminator, Return), terminator.opcode
        if terminator.operands:
            self.run.result = self._value(terminator.operands[0])
        return None

    def _handed_on(self, value: Value) -> int | None:
        """A value, or None for poison."""
        if isinstance(value, ConstantInt):
            return value.value
        if isinstance(value, ConstantSimple):
            return None
        assert isinstance(value, (Argument, Instruction)), value
        return self.run.values.get(value)

    def _value(self, value: Value) -> int:
        known = self._handed_on(value)
        if known is None:
            raise UndefinedError
        return known

    def _step(self, instruction: Instruction) -> None:
        values = [self._value(o) for o in instruction.operands]
        if isinstance(instruction, MemoryAccess):
            self._access(instruction, values)
        elif isinstance(instruction, GetElementPtr):
            constant, scaled = self._layout.gep_offset(instruction)
            address = values[0] + constant
            self.run.values[instruction] = address + sum(self._value(i) * s for i, s in scaled)
        elif isinstance(instruction, Compare):
            self.run.values[instruction] = int(self._compare(instruction, values))
        elif instruction.opcode == "select":
            self.run.values[instruction] = values[1] if values[0] else values[2]
        else:
            self.run.values[instruction] = self._compute(instruction, values)

    def _access(self, access: MemoryAccess, values: list[int]) -> None:
        address = values[-1]
        self.run.addresses.setdefault(access, set()).add(address)
        self.run.order.append((access, address))
        if isinstance(access, Store):
            self._memory[address] = values[0]
        else:
            self.run.values[access] = self._memory.get(address, 0)

    def _compare(self, compare: Compare, values: list[int]) -> bool:
        left, right = values
        predicate = compare.predicate
        if predicate[0] == "u":
            left, right = (_unsigned(v, _bits(compare.operands[0])) for v in values)
        if predicate in ("eq", "ne"):
            return (left == right) == (predicate == "eq")
        if left == right:
            return predicate.endswith("e")
        return (left < right) == (predicate[1] == "l")

    def _compute(self, instruction: Instruction, values: list[int]) -> int:
        opcode, bits = instruction.opcode, _bits(instruction)
        source = _bits(instruction.operands[0])
        if opcode in ("sext", "trunc"):
            return wrapped(values[0], bits)
        if opcode == "zext":
            return wrapped(_unsigned(values[0], source), bits)
        left, right = values
        if opcode == "udiv":
            return wrapped(_unsigned(left, bits) // _unsigned(right, bits), bits)
        if opcode == "sdiv":
            quotient = abs(left) // abs(right)
            return wrapped(quotient if (left < 0) == (right < 0) else -quotient, bits)
        exact = _exact(opcode, left, right)
        result = wrapped(exact, bits)
        if "nsw" in instruction.flags and result != exact:
            raise UndefinedError
        if "nuw" in instruction.flags:
            positive = _exact(opcode, _unsigned(left, bits), _unsigned(right, bits))
            if positive != _unsigned(result, bits):
                raise UndefinedError
        return result


def _exact(opcode: str, left: int, right: int) -> int:
    if opcode == "shl":
        return left << right
    return {"add": left + right, "sub": left - right, "mul": left * right}[opcode]


def _bits(value: Value) -> int:
    return value.type.bits if isinstance(value.type, IntType) else 64


def _unsigned(number: int, bits: int) -> int:
    return number & ((1 << bits) - 1)
