"""A builder that appends instructions to a block, with constant folding of trivia.

Folding is limited to identities that hold exactly for every operand
(``x + 0`` of integers, ``x * 1.0``), so that derivative code starts small
without a pass of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ltoad.ir.instructions import (
    BasicBlock,
    Branch,
    Call,
    Compare,
    Function,
    GetElementPtr,
    IndexedAggregate,
    Instruction,
    Metadata,
    Phi,
    Return,
    Switch,
)
from ltoad.ir.memory import Alloca, Load, Store
from ltoad.ir.types import (
    I8,
    PTR,
    VOID,
    ArrayType,
    FunctionType,
    IntType,
    StructType,
    Type,
    VectorType,
    compare_result,
)
from ltoad.ir.values import ConstantFloat, ConstantInt, GlobalReference, Value, integer

_LONGEST = 512
"""Characters; LLVM makes longer names itself (1,024), and reads none with something behind them."""


class Names:
    """Fresh local names of one function: every name is handed out once."""

    def __init__(self, taken: Iterable[str] = ()) -> None:
        self._taken = set(taken)
        self._next: dict[str, int] = {}

    def fresh(self, base: str) -> str:
        """``base`` itself when it is free and no number, else ``base.N``; cut where it is long."""
        base = base[:_LONGEST]
        if not base or base[0].isdigit():
            base = "v" + base
        if base not in self._taken:
            self._taken.add(base)
            return base
        number = self._next.get(base, 0)
        while f"{base}.{number}" in self._taken:
            number += 1
        self._next[base] = number + 1
        name = f"{base}.{number}"
        self._taken.add(name)
        return name


class Builder:
    """Appends to ``block``; every instruction gets a fresh name from ``names``.

    ``place``, where in the source it comes from, is attached to every instruction built.
    """

    def __init__(self, names: Names, block: BasicBlock | None = None) -> None:
        self.names = names
        self.place: Metadata = ()
        self._block = block

    @property
    def block(self) -> BasicBlock:
        if self._block is None:
            raise AssertionError("the builder has no block")
        return self._block

    def position(self, block: BasicBlock) -> None:
        self._block = block

    def new_block(self, function: Function, name: str) -> BasicBlock:
        return function.add_block(self.names.fresh(name))

    def append(self, instruction: Instruction, hint: str = "v") -> Instruction:
        """Append a finished instruction, naming it when it has a result."""
        if instruction.type != VOID and not instruction.name:
            instruction.name = self.names.fresh(hint)
        if self.place and not instruction.debug_place:
            instruction.metadata = (*instruction.metadata, *self.place)
        return self.block.append(instruction)

    # Arithmetic

    def binary(
        self, opcode: str, left: Value, right: Value, flags: Sequence[str] = (), hint: str = "v"
    ) -> Value:
        folded = _fold(opcode, left, right)
        if folded is not None:
            return folded
        return self.append(Instruction(opcode, left.type, [left, right], flags=flags), hint)

    def fadd(self, left: Value, right: Value, flags: Sequence[str] = ()) -> Value:
        return self.binary("fadd", left, right, flags)

    def fsub(self, left: Value, right: Value, flags: Sequence[str] = ()) -> Value:
        return self.binary("fsub", left, right, flags)

    def fmul(self, left: Value, right: Value, flags: Sequence[str] = ()) -> Value:
        return self.binary("fmul", left, right, flags)

    def fdiv(self, left: Value, right: Value, flags: Sequence[str] = ()) -> Value:
        return self.binary("fdiv", left, right, flags)

    def fneg(self, value: Value, flags: Sequence[str] = ()) -> Value:
        return self.append(Instruction("fneg", value.type, [value], flags=flags))

    def add(self, left: Value, right: Value, flags: Sequence[str] = ()) -> Value:
        return self.binary("add", left, right, flags)

    def sub(self, left: Value, right: Value, flags: Sequence[str] = ()) -> Value:
        return self.binary("sub", left, right, flags)

    def mul(self, left: Value, right: Value, flags: Sequence[str] = ()) -> Value:
        return self.binary("mul", left, right, flags)

    def cast(self, opcode: str, value: Value, to: Type) -> Value:
        """trunc, zext, sext, fpext, bitcast, …; nothing when the type is there already."""
        if value.type == to:
            return value
        return self.append(Instruction(opcode, to, [value]))

    def resize(self, value: Value, to: IntType) -> Value:
        """Sign-extend or truncate an integer to ``to``."""
        if not isinstance(value.type, IntType):
            raise AssertionError(f"not an integer: {value}")
        if isinstance(value, ConstantInt):
            return integer(to, value.value)
        return self.cast("sext" if value.type.bits < to.bits else "trunc", value, to)

    def icmp(self, predicate: str, left: Value, right: Value) -> Value:
        return self.append(
            Compare("icmp", compare_result(left.type), predicate, [left, right]), "cmp"
        )

    def fcmp(self, predicate: str, left: Value, right: Value) -> Value:
        return self.append(
            Compare("fcmp", compare_result(left.type), predicate, [left, right]), "cmp"
        )

    def select(self, condition: Value, if_true: Value, if_false: Value) -> Value:
        return self.append(Instruction("select", if_true.type, [condition, if_true, if_false]))

    def freeze(self, value: Value) -> Value:
        return self.append(Instruction("freeze", value.type, [value]))

    # Memory

    def alloca(self, type_: Type, hint: str = "slot", align: int = 0) -> Value:
        return self.append(Alloca(PTR, type_, align=align), hint)

    def load(
        self,
        type_: Type,
        pointer: Value,
        *,
        align: int = 0,
        metadata: Metadata = (),
        hint: str = "v",
    ) -> Value:
        return self.append(Load(type_, pointer, align=align, metadata=metadata), hint)

    def store(
        self, value: Value, pointer: Value, *, align: int = 0, metadata: Metadata = ()
    ) -> Instruction:
        return self.append(Store(value, pointer, align=align, metadata=metadata))

    def gep(
        self, source: Type, base: Value, indices: Sequence[Value], flags: Sequence[str] = ()
    ) -> Value:
        if all(isinstance(i, ConstantInt) and i.value == 0 for i in indices):
            return base
        return self.append(GetElementPtr(PTR, source, [base, *indices], flags=flags), "p")

    def byte_offset(self, base: Value, offset: Value) -> Value:
        return self.gep(I8, base, [offset])

    # Aggregates and vectors

    def extract_value(self, aggregate: Value, index: int) -> Value:
        return self.append(
            IndexedAggregate(
                "extractvalue", element_type(aggregate.type, index), [aggregate], [index]
            )
        )

    def insert_value(self, aggregate: Value, element: Value, index: int) -> Value:
        return self.append(
            IndexedAggregate("insertvalue", aggregate.type, [aggregate, element], [index])
        )

    def extract_element(self, vector: Value, index: Value) -> Value:
        if not isinstance(vector.type, VectorType):
            raise AssertionError(f"not a vector: {vector}")
        return self.append(Instruction("extractelement", vector.type.element, [vector, index]))

    def insert_element(self, vector: Value, element: Value, index: Value) -> Value:
        return self.append(Instruction("insertelement", vector.type, [vector, element, index]))

    # Control

    def phi(self, type_: Type, hint: str = "phi") -> Phi:
        """A phi at the block's head, after the phis that are there."""
        phi = Phi(type_)
        phi.name = self.names.fresh(hint)
        position = sum(1 for _ in self.block.phis())
        self.block.insert(position, phi)
        return phi

    def br(self, target: BasicBlock) -> Instruction:
        return self.append(Branch([], [target]))

    def cond_br(self, condition: Value, if_true: BasicBlock, if_false: BasicBlock) -> Instruction:
        return self.append(Branch([condition], [if_true, if_false]))

    def switch(
        self, value: Value, default: BasicBlock, cases: Sequence[tuple[int, BasicBlock]]
    ) -> Instruction:
        targets = [default, *(block for _, block in cases)]
        return self.append(Switch(value, targets, [number for number, _ in cases]))

    def ret(self, value: Value | None = None) -> Instruction:
        return self.append(Return(value))

    def unreachable(self) -> Instruction:
        return self.append(Instruction("unreachable", VOID, []))

    def call(
        self,
        name: str,
        type_: FunctionType,
        arguments: Sequence[Value],
        *,
        flags: Sequence[str] = (),
        hint: str = "call",
    ) -> Instruction:
        """A direct call; the module must declare or define ``name``."""
        return self.append(Call(GlobalReference(name), type_, arguments, flags=flags), hint)


def element_type(aggregate: Type, index: int) -> Type:
    """The type of one field of a literal struct or array type."""
    if isinstance(aggregate, StructType):
        return aggregate.elements[index]
    if isinstance(aggregate, ArrayType):
        return aggregate.element
    raise AssertionError(f"no literal aggregate type: {aggregate}")


def _is_float(value: Value, number: float) -> bool:
    return isinstance(value, ConstantFloat) and value.value() == number


def _fold(opcode: str, left: Value, right: Value) -> Value | None:
    if isinstance(left, ConstantInt) and isinstance(right, ConstantInt):
        return _fold_integers(opcode, left, right)
    if isinstance(right, ConstantInt):
        neutral = {"add": 0, "sub": 0, "mul": 1, "shl": 0}.get(opcode)
        return left if neutral is not None and right.value == neutral else None
    if isinstance(left, ConstantInt):
        neutral = {"add": 0, "mul": 1}.get(opcode)
        return right if neutral is not None and left.value == neutral else None
    if opcode in ("fmul", "fdiv") and _is_float(right, 1.0):
        return left
    if opcode == "fmul" and _is_float(left, 1.0):
        return right
    return None


def _fold_integers(opcode: str, left: ConstantInt, right: ConstantInt) -> Value | None:
    if not isinstance(left.type, IntType) or left.type.bits > 64:
        return None
    a, b, bits = left.value, right.value, left.type.bits
    result = {"add": a + b, "sub": a - b, "mul": a * b}.get(opcode)
    if result is None:
        return None
    wrapped = (result + (1 << (bits - 1))) % (1 << bits) - (1 << (bits - 1))
    return ConstantInt(left.type, wrapped & 1 if bits == 1 else wrapped)
