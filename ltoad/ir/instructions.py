"""Instructions, basic blocks and functions.

An instruction is a value with operands.  What every opcode has in common is
in :class:`Instruction`; an opcode with more to say has a subclass.  Operands
are an ordinary list, so that cloning and rewriting need no special cases:
blocks that an instruction names are kept apart from its value operands.
There are no use lists; analyses that need users build them once
(:func:`ltoad.analysis.shape.users.users_of`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from ltoad.ir.opcodes import word_set
from ltoad.ir.types import LABEL, VOID, FunctionType, Type
from ltoad.ir.values import Argument, Value, quote_name

Metadata = tuple[tuple[str, str], ...]
"""Attachments as (kind, node) pairs, such as ``("tbaa", "!5")``."""
LOOP = "llvm.loop"
"""The kind of what the end of an iteration says of its loop."""


@dataclass(slots=True)
class DebugRecord:
    """``#dbg_value(...)`` and its relatives, printed before an instruction."""

    kind: str
    operands: list[Value]


class Instruction(Value):
    """``flags`` are the words after the opcode (nuw, fast, inbounds, volatile, …)."""

    __slots__ = ("flags", "metadata", "name", "opcode", "operands", "parent", "records")

    def __init__(
        self,
        opcode: str,
        type_: Type,
        operands: Sequence[Value],
        *,
        name: str = "",
        flags: Sequence[str] = (),
        metadata: Metadata = (),
    ) -> None:
        super().__init__(type_)
        self.opcode = opcode
        self.operands = list(operands)
        self.name = name
        self.flags = tuple(flags)
        self.metadata = metadata
        self.records: tuple[DebugRecord, ...] = ()
        self.parent: BasicBlock | None = None

    def reference(self) -> str:
        return "%" + quote_name(self.name)

    @property
    def is_terminator(self) -> bool:
        return self.opcode in TERMINATORS

    @property
    def successors(self) -> list[BasicBlock]:
        """The blocks that control can go to next; empty unless a terminator."""
        return []

    @property
    def debug_place(self) -> Metadata:
        """The attachment that says where in the source it comes from, if there is one."""
        return tuple(m for m in self.metadata if m[0] == "dbg")

    def metadata_node(self, kind: str) -> str | None:
        """The attached node of one kind, such as ``!5`` for tbaa."""
        return next((node for k, node in self.metadata if k == kind), None)

    def with_metadata_node(self, kind: str, node: str) -> Metadata:
        """The attachments with another node of one kind."""
        return (*(m for m in self.metadata if m[0] != kind), (kind, node))


TERMINATORS = word_set(
    "ret br switch indirectbr invoke callbr resume unreachable catchswitch catchret cleanupret"
)


class Compare(Instruction):
    """icmp and fcmp."""

    __slots__ = ("predicate",)

    def __init__(
        self,
        opcode: str,
        type_: Type,
        predicate: str,
        operands: Sequence[Value],
        *,
        name: str = "",
        flags: Sequence[str] = (),
        metadata: Metadata = (),
    ) -> None:
        super().__init__(opcode, type_, operands, name=name, flags=flags, metadata=metadata)
        self.predicate = predicate


class GetElementPtr(Instruction):
    """``operands`` are the base pointer and the indices."""

    __slots__ = ("source_type",)

    def __init__(
        self,
        type_: Type,
        source_type: Type,
        operands: Sequence[Value],
        *,
        name: str = "",
        flags: Sequence[str] = (),
        metadata: Metadata = (),
    ) -> None:
        super().__init__(
            "getelementptr", type_, operands, name=name, flags=flags, metadata=metadata
        )
        self.source_type = source_type


class Phi(Instruction):
    """``operands[i]`` comes in from ``blocks[i]``."""

    __slots__ = ("blocks",)

    def __init__(
        self,
        type_: Type,
        operands: Sequence[Value] = (),
        blocks: Sequence[BasicBlock] = (),
        *,
        name: str = "",
        flags: Sequence[str] = (),
        metadata: Metadata = (),
    ) -> None:
        super().__init__("phi", type_, operands, name=name, flags=flags, metadata=metadata)
        self.blocks = list(blocks)

    def add_incoming(self, value: Value, block: BasicBlock) -> None:
        self.operands.append(value)
        self.blocks.append(block)

    def incoming_from(self, block: BasicBlock) -> Value:
        """The value that comes in over the edge from ``block``."""
        return self.operands[self.blocks.index(block)]


class IndexedAggregate(Instruction):
    """extractvalue [aggregate] and insertvalue [aggregate, element]."""

    __slots__ = ("indices",)

    def __init__(
        self,
        opcode: str,
        type_: Type,
        operands: Sequence[Value],
        indices: Sequence[int],
        *,
        name: str = "",
        metadata: Metadata = (),
    ) -> None:
        super().__init__(opcode, type_, operands, name=name, metadata=metadata)
        self.indices = tuple(indices)


class Return(Instruction):
    """ret; ``operands`` is empty or holds the result."""

    __slots__ = ()

    def __init__(self, value: Value | None = None, *, metadata: Metadata = ()) -> None:
        super().__init__("ret", VOID, [] if value is None else [value], metadata=metadata)

    @property
    def value(self) -> Value | None:
        """The result, if the function has one."""
        return self.operands[0] if self.operands else None


class Branch(Instruction):
    """br [] to one target, or br [condition] to (true, false)."""

    __slots__ = ("targets",)

    def __init__(
        self,
        operands: Sequence[Value],
        targets: Sequence[BasicBlock],
        *,
        metadata: Metadata = (),
    ) -> None:
        super().__init__("br", VOID, operands, metadata=metadata)
        self.targets = list(targets)

    @property
    def successors(self) -> list[BasicBlock]:
        return self.targets


class Switch(Instruction):
    """``operands[0]`` selects; targets[0] is the default, targets[i+1] goes with cases[i]."""

    __slots__ = ("cases", "targets")

    def __init__(
        self,
        value: Value,
        targets: Sequence[BasicBlock],
        cases: Sequence[int],
        *,
        metadata: Metadata = (),
    ) -> None:
        super().__init__("switch", VOID, [value], metadata=metadata)
        self.targets = list(targets)
        self.cases = tuple(cases)

    @property
    def successors(self) -> list[BasicBlock]:
        return self.targets


class IndirectBranch(Instruction):
    """indirectbr [address] to one of ``targets``."""

    __slots__ = ("targets",)

    def __init__(
        self, address: Value, targets: Sequence[BasicBlock], *, metadata: Metadata = ()
    ) -> None:
        super().__init__("indirectbr", VOID, [address], metadata=metadata)
        self.targets = list(targets)

    @property
    def successors(self) -> list[BasicBlock]:
        return self.targets


@dataclass(frozen=True, slots=True)
class OperandBundle:
    """``tag`` keeps its quotes, as in ``"deopt"``."""

    tag: str
    operands: tuple[Value, ...]


class Call(Instruction):
    """A call; ``operands`` are the arguments, the callee is apart.

    ``tail`` is "", "tail", "musttail" or "notail"; ``convention`` the calling
    convention's words; ``result_attributes``, ``argument_attributes`` (one
    tuple an argument) and ``function_attributes`` are LLVM's words, in order
    (an attribute group is the word ``#7``).  ``function_type`` is the callee's
    type: for a plain call LLVM prints only the result type, for a variadic
    one the whole type.  What may also end a block is in :mod:`ltoad.ir.calls`.
    ``by_object``: this is one of several calls among which the run chooses by the objects that
    these arguments are, and of which each may take objects of its own type.
    ``laid_down``: the caller takes the result from where the callee's derivative puts it.
    """

    __slots__ = (
        "address_space",
        "argument_attributes",
        "bundles",
        "by_object",
        "callee",
        "convention",
        "function_attributes",
        "function_type",
        "laid_down",
        "result_attributes",
        "tail",
    )

    def __init__(  # noqa: PLR0913  one keyword for each part that LLVM prints
        self,
        callee: Value,
        function_type: FunctionType,
        arguments: Sequence[Value],
        *,
        opcode: str = "call",
        name: str = "",
        flags: Sequence[str] = (),
        tail: str = "",
        convention: str = "",
        address_space: str = "",
        result_attributes: Sequence[str] = (),
        argument_attributes: Sequence[Sequence[str]] = (),
        function_attributes: Sequence[str] = (),
        bundles: Sequence[OperandBundle] = (),
        metadata: Metadata = (),
    ) -> None:
        super().__init__(
            opcode, function_type.result, arguments, name=name, flags=flags, metadata=metadata
        )
        self.callee = callee
        self.function_type = function_type
        self.tail = tail
        self.convention = convention
        self.address_space = address_space
        self.result_attributes = tuple(result_attributes)
        given = tuple(tuple(a) for a in argument_attributes)
        self.argument_attributes = given or ((),) * len(self.operands)
        self.function_attributes = tuple(function_attributes)
        self.bundles = tuple(bundles)
        self.by_object: frozenset[int] = frozenset()
        self.laid_down = False

    @property
    def callee_name(self) -> str:
        """The name of a directly called function, or ""."""
        from ltoad.ir.values import GlobalReference

        return self.callee.name if isinstance(self.callee, GlobalReference) else ""


class BasicBlock(Value):
    """A label and its instructions; ``name`` "" is not allowed once printed.

    ``implicit`` marks an entry block that LLVM prints without its label.
    """

    __slots__ = ("implicit", "instructions", "name", "parent")

    def __init__(self, name: str, *, implicit: bool = False) -> None:
        super().__init__(LABEL)
        self.name = name
        self.implicit = implicit
        self.instructions: list[Instruction] = []
        self.parent: Function | None = None

    def reference(self) -> str:
        return "%" + quote_name(self.name)

    def append(self, instruction: Instruction) -> Instruction:
        instruction.parent = self
        self.instructions.append(instruction)
        return instruction

    def insert(self, index: int, instruction: Instruction) -> Instruction:
        instruction.parent = self
        self.instructions.insert(index, instruction)
        return instruction

    def insert_all(self, index: int, instructions: Iterable[Instruction]) -> None:
        """Put instructions of another block, in their order, in front of one of this block's."""
        inserted = list(instructions)
        for instruction in inserted:
            instruction.parent = self
        self.instructions[index:index] = inserted

    @property
    def terminator(self) -> Instruction:
        return self.instructions[-1]

    @property
    def successors(self) -> list[BasicBlock]:
        return self.instructions[-1].successors

    def phis(self) -> Iterator[Phi]:
        for instruction in self.instructions:
            if not isinstance(instruction, Phi):
                return
            yield instruction


class Function:
    """A function definition.

    ``prefix`` holds the words between ``define`` and the result type
    (linkage, visibility, calling convention, result attributes), ``suffix``
    everything between the closing parenthesis and the opening brace
    (unnamed_addr, attribute groups, personality, metadata, …), both as text.
    ``scopes``: lists of alias scopes that mean the same in all of a call.
    """

    __slots__ = (
        "arguments",
        "blocks",
        "name",
        "prefix",
        "result_type",
        "scopes",
        "suffix",
        "variadic",
    )

    def __init__(
        self,
        name: str,
        result_type: Type,
        arguments: Sequence[Argument],
        *,
        variadic: bool = False,
        prefix: str = "",
        suffix: str = "",
    ) -> None:
        self.name = name
        self.result_type = result_type
        self.arguments = list(arguments)
        self.variadic = variadic
        self.prefix = prefix
        self.suffix = suffix
        self.scopes: frozenset[str] = frozenset()
        self.blocks: list[BasicBlock] = []

    @property
    def type(self) -> FunctionType:
        return FunctionType(self.result_type, tuple(a.type for a in self.arguments), self.variadic)

    @property
    def entry(self) -> BasicBlock:
        return self.blocks[0]

    def add_block(self, name: str) -> BasicBlock:
        block = BasicBlock(name)
        block.parent = self
        self.blocks.append(block)
        return block

    def instructions(self) -> Iterator[Instruction]:
        """All instructions in block order."""
        for block in self.blocks:
            yield from block.instructions


def counted_from(pointer: Value) -> Value:
    """What an address is counted from, by whatever distances."""
    while isinstance(pointer, GetElementPtr):
        pointer = pointer.operands[0]
    return pointer
