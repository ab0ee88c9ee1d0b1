"""Instructions that make or access memory.

Each has its class, so that code tells them apart by type.  A :class:`MemoryAccess` has one
pointer; a :class:`Fence` has none, and is no access: it orders those around it.  ``flags`` are
what LLVM prints of each before its operands: volatile, weak; that an access is atomic is said by
its ``atomicity``.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ltoad.ir.instructions import Instruction, Metadata
from ltoad.ir.types import I1, VOID, StructType, Type
from ltoad.ir.values import Value


class Alloca(Instruction):
    """``operands`` is empty or holds the element count; flags: inalloca, swifterror."""

    __slots__ = ("align", "allocated_type")

    def __init__(
        self,
        type_: Type,
        allocated_type: Type,
        operands: Sequence[Value] = (),
        *,
        align: int = 0,
        name: str = "",
        flags: Sequence[str] = (),
        metadata: Metadata = (),
    ) -> None:
        super().__init__("alloca", type_, operands, name=name, flags=flags, metadata=metadata)
        self.allocated_type = allocated_type
        self.align = align


@dataclass(frozen=True, slots=True)
class Atomicity:
    """Ordering and optional ``syncscope("...")`` of an atomic access."""

    ordering: str
    scope: str = ""


class MemoryAccess(Instruction):
    """What reads or writes at one pointer: base of Load, Store and ReadModifyWrite."""

    __slots__ = ("align", "atomicity")

    def __init__(
        self,
        opcode: str,
        type_: Type,
        operands: Sequence[Value],
        *,
        align: int,
        atomicity: Atomicity | None,
        flags: Sequence[str],
        metadata: Metadata,
    ) -> None:
        super().__init__(opcode, type_, operands, flags=flags, metadata=metadata)
        self.align = align
        self.atomicity: Atomicity | None = atomicity

    @property
    def pointer(self) -> Value:
        """Where it reads or writes."""
        return self.operands[0]

    @property
    def access_type(self) -> Type:
        """The type of what is read or written."""
        raise NotImplementedError

    @property
    def is_plain(self) -> bool:
        """Whether it is neither atomic nor volatile."""
        return self.atomicity is None and "volatile" not in self.flags


class Load(MemoryAccess):
    """``operands`` is [pointer].

    ``moved_apart``: a copy of the block beside it moves what is loaded, which is an integer here.
    ``may_be_address``: what is known of the memory says more than the type and the metadata of an
    integer, which is moved on, changed at most as the mark in the lowest bits of an address is.
    """

    __slots__ = ("may_be_address", "moved_apart")

    def __init__(
        self,
        type_: Type,
        pointer: Value,
        *,
        align: int = 0,
        atomicity: Atomicity | None = None,
        flags: Sequence[str] = (),
        metadata: Metadata = (),
    ) -> None:
        super().__init__(
            "load",
            type_,
            [pointer],
            align=align,
            atomicity=atomicity,
            flags=flags,
            metadata=metadata,
        )
        self.moved_apart = False
        self.may_be_address = False

    @property
    def access_type(self) -> Type:
        return self.type


class Store(MemoryAccess):
    """``operands`` is [value, pointer].

    ``calculated``: bits of words that may be numbers went into the stored integer, changed.
    """

    __slots__ = ("calculated",)

    def __init__(
        self,
        value: Value,
        pointer: Value,
        *,
        align: int = 0,
        atomicity: Atomicity | None = None,
        flags: Sequence[str] = (),
        metadata: Metadata = (),
    ) -> None:
        super().__init__(
            "store",
            VOID,
            [value, pointer],
            align=align,
            atomicity=atomicity,
            flags=flags,
            metadata=metadata,
        )
        self.calculated = False

    @property
    def value(self) -> Value:
        """What is written."""
        return self.operands[0]

    @property
    def pointer(self) -> Value:
        return self.operands[1]

    @property
    def access_type(self) -> Type:
        return self.operands[0].type


class ReadModifyWrite(MemoryAccess):
    """What reads and writes in one step: base of AtomicUpdate and CompareExchange.

    ``operands[0]`` is the pointer, and the others are of the type that memory holds.
    """

    __slots__ = ()

    atomicity: Atomicity

    @property
    def access_type(self) -> Type:
        return self.operands[1].type

    @property
    def written(self) -> Value:
        """What goes into memory, or is combined with what is there."""
        return self.operands[-1]

    @property
    def combines(self) -> bool:
        """Whether the new content is calculated from the old one."""
        return False


class AtomicUpdate(ReadModifyWrite):
    """atomicrmw: ``operands`` is [pointer, value]; ``operation`` is LLVM's word, such as fadd.

    The result is what was there before.
    """

    __slots__ = ("operation",)

    def __init__(
        self,
        operation: str,
        pointer: Value,
        value: Value,
        atomicity: Atomicity,
        *,
        align: int = 0,
        flags: Sequence[str] = (),
        metadata: Metadata = (),
    ) -> None:
        super().__init__(
            "atomicrmw",
            value.type,
            [pointer, value],
            align=align,
            atomicity=atomicity,
            flags=flags,
            metadata=metadata,
        )
        self.operation = operation

    @property
    def value(self) -> Value:
        """The operand that is not in memory."""
        return self.operands[1]

    @property
    def combines(self) -> bool:
        return self.operation != "xchg"


class CompareExchange(ReadModifyWrite):
    """cmpxchg: ``operands`` is [pointer, expected, new]; ``failure`` is the second ordering.

    The result is what was there before, and whether it was what was expected.
    """

    __slots__ = ("failure",)

    def __init__(
        self,
        operands: tuple[Value, Value, Value],
        atomicity: Atomicity,
        failure: str,
        *,
        align: int = 0,
        flags: Sequence[str] = (),
        metadata: Metadata = (),
    ) -> None:
        super().__init__(
            "cmpxchg",
            StructType((operands[1].type, I1)),
            operands,
            align=align,
            atomicity=atomicity,
            flags=flags,
            metadata=metadata,
        )
        self.failure = failure

    @property
    def expected(self) -> Value:
        """What memory has to hold for the exchange to happen."""
        return self.operands[1]

    @property
    def new(self) -> Value:
        """What is written then."""
        return self.operands[2]


class Fence(Instruction):
    """Orders the accesses around it, as other threads see them; accesses no memory itself."""

    __slots__ = ("atomicity",)

    def __init__(self, atomicity: Atomicity, *, metadata: Metadata = ()) -> None:
        super().__init__("fence", VOID, [], metadata=metadata)
        self.atomicity = atomicity
