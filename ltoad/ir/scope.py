"""The names of one function while it is being parsed."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ltoad.ir.instructions import BasicBlock, Call, DebugRecord, Instruction, OperandBundle
from ltoad.ir.lexer import Cursor
from ltoad.ir.types import Type
from ltoad.ir.values import MetadataList, MetadataOperand, Value, unquote_name

Resolver = Callable[[Type], Type]
"""Maps a named type to its body and every other type to itself."""


Parser = Callable[["FunctionCursor", str], Instruction]
"""Parses what follows an opcode, which is the second argument."""


class ForwardReference(Value):
    """A use of a local value before its definition; gone once parsing is done."""

    __slots__ = ("spelling",)

    def __init__(self, spelling: str, type_: Type) -> None:
        super().__init__(type_)
        self.spelling = spelling

    def reference(self) -> str:
        return self.spelling


class FunctionCursor(Cursor):
    """A cursor in a function's body, with its values and blocks by spelling.

    ``has_forward`` is set whenever a forward reference is made, so that only
    the instructions that hold one are visited again.
    """

    __slots__ = ("blocks", "defined", "has_forward", "resolver")

    def __init__(self, text: str, where: str, resolver: Resolver) -> None:
        super().__init__(text, where)
        self.resolver = resolver
        self.blocks: dict[str, BasicBlock] = {}
        self.defined: set[str] = set()
        self.has_forward = False

    def resolve(self, type_: Type) -> Type:
        return self.resolver(type_)

    def forward(self, spelling: str, type_: Type) -> Value:
        self.has_forward = True
        return ForwardReference(spelling, type_)

    def define(self, spelling: str, value: Value) -> None:
        """Bind ``spelling`` (with its percent sign); raises IRError if it is bound."""
        if spelling in self.locals:
            raise self.error(f"{spelling} is defined twice", back=1)
        self.locals[spelling] = value

    def block(self, spelling: str) -> BasicBlock:
        """The block of a label (without percent sign or colon), defined or not yet."""
        block = self.blocks.get(spelling)
        if block is None:
            block = self.blocks[spelling] = BasicBlock(unquote_name(spelling))
        return block

    def define_block(self, spelling: str) -> BasicBlock:
        """The block whose label is at the cursor."""
        if spelling in self.defined:
            raise self.error(f"label {spelling} is defined twice", back=1)
        self.defined.add(spelling)
        return self.block(spelling)

    def label(self) -> BasicBlock:
        """The block named by ``label %x`` at the cursor."""
        self.expect("label")
        return self.bare_label()

    def bare_label(self) -> BasicBlock:
        """The block named by ``%x`` at the cursor."""
        token = self.take()
        if token[0] != "%":
            raise self.error("expected a block", back=1)
        return self.block(token[1:])

    def check_blocks(self) -> None:
        """Raises IRError if a branch names a block that does not exist."""
        missing = [name for name in self.blocks if name not in self.defined]
        if missing:
            raise self.error(f"no block %{missing[0]}")

    def patch(self, instructions: Iterable[Instruction], records: Iterable[DebugRecord]) -> None:
        """Replace forward references by what they refer to."""
        for instruction in instructions:
            instruction.operands[:] = map(self._final, instruction.operands)
            if isinstance(instruction, Call):
                instruction.callee = self._final(instruction.callee)
                instruction.bundles = tuple(
                    OperandBundle(bundle.tag, tuple(map(self._final, bundle.operands)))
                    for bundle in instruction.bundles
                )
        for record in records:
            record.operands[:] = map(self._final, record.operands)

    def _final(self, value: Value) -> Value:
        if isinstance(value, MetadataList):
            value.values[:] = map(self._final, value.values)
        elif isinstance(value, MetadataOperand) and value.value is not None:
            value.value = self._final(value.value)
        if not isinstance(value, ForwardReference):
            return value
        final = self.locals.get(value.spelling)
        if final is None:
            raise self.error(f"{value.spelling} of type {value.type} is never defined")
        if final.type != value.type:
            raise self.error(f"{value.spelling} is of type {final.type}, not {value.type}")
        return final
