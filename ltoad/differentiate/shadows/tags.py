"""Tags of shadow memory: what the run tells of active memory whose types are not known before.

Derivatives call the functions of ``runtime/tags.c``, which says what tags are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from ltoad.analysis.memory.kinds import ADDRESS, INTEGER, NUMBER, Kind
from ltoad.analysis.types.lanes import natural_lanes
from ltoad.causes.memory import UNTYPED_COPY
from ltoad.differentiate.support.converted_bits import CONVERTED, CONVERTED_TYPE
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.builder import Builder
from ltoad.ir.instructions import Instruction
from ltoad.ir.layout import DataLayout
from ltoad.ir.types import (
    DOUBLE,
    FLOAT,
    I1,
    I32,
    I64,
    PTR,
    VOID,
    FloatType,
    FunctionType,
    Type,
    is_pointer,
)
from ltoad.ir.values import Value, integer
from ltoad.runtime import Source

TAG = "__ltoad_tag"
COPY = "__ltoad_tagged_copy"
ADJOINT_COPY = "__ltoad_tagged_adjoint_copy"
ADJOINT_COPY_SHARED = "__ltoad_tagged_adjoint_copy_shared"
CLAIM = "__ltoad_tags_claim"
CLEAR = "__ltoad_tagged_clear"
FORGET = "__ltoad_tagged_forget"
NO_NUMBER = "__ltoad_tagged_no_number"
FOUND_NUMBER = "__ltoad_tagged_number"
ADJOINT_OF_BITS = "__ltoad_adjoint_of_bits"
TANGENT_OF_BITS = "__ltoad_tangent_of_bits"
FRESH = "__ltoad_tags_fresh"
ENTER = "__ltoad_tags_enter"
LEAVE = "__ltoad_tags_leave"
READ = "__ltoad_tags_read"
WRITE = "__ltoad_tags_write"
PERMUTE = "__ltoad_tags_permute"
TEXT = "__ltoad_tags_text"
TEXT_WRITTEN = "__ltoad_tags_text_written"
CHARACTERS = "__ltoad_tags_characters"
TELL = "__ltoad_tags_tell"

TYPES = {
    TAG: FunctionType(VOID, (PTR, I64, I32)),
    COPY: FunctionType(VOID, (PTR, PTR, I64)),
    ADJOINT_COPY: FunctionType(VOID, (PTR, PTR, I64, I32)),
    ADJOINT_COPY_SHARED: FunctionType(VOID, (PTR, PTR, I64, I32)),
    CLAIM: FunctionType(VOID, (PTR, I64, I64, I32)),
    CLEAR: FunctionType(VOID, (PTR, I64)),
    FORGET: FunctionType(VOID, (PTR, I64)),
    NO_NUMBER: FunctionType(VOID, (PTR, I64)),
    CONVERTED: CONVERTED_TYPE,
    FOUND_NUMBER: FunctionType(PTR, (PTR, PTR, I64)),
    ADJOINT_OF_BITS: FunctionType(VOID, (PTR, DOUBLE)),
    TANGENT_OF_BITS: FunctionType(DOUBLE, (PTR, I64)),
    FRESH: FunctionType(VOID, (PTR, I64)),
    ENTER: FunctionType(VOID, ()),
    LEAVE: FunctionType(VOID, ()),
    READ: FunctionType(VOID, (PTR, I64, PTR)),
    WRITE: FunctionType(VOID, (PTR, I64, PTR)),
    PERMUTE: FunctionType(VOID, (PTR, I64, I64, PTR, I1)),
    TEXT: FunctionType(VOID, (PTR, PTR, I64, I64)),
    TEXT_WRITTEN: FunctionType(VOID, (PTR, PTR, I64, I64)),
    CHARACTERS: FunctionType(VOID, (PTR, PTR, I64)),
    TELL: FunctionType(VOID, (PTR,)),
    **{f"__ltoad_tagged_add_{t}": FunctionType(VOID, (PTR, t)) for t in (FLOAT, DOUBLE)},
    **{f"__ltoad_tagged_add_shared_{t}": FunctionType(VOID, (PTR, t, I1)) for t in (FLOAT, DOUBLE)},
    **{f"__ltoad_tagged_take_{t}": FunctionType(t, (PTR,)) for t in (FLOAT, DOUBLE)},
}
"""What derivatives call, by name."""

SOURCES = dict.fromkeys(TYPES, Source("tags.ll"))
"""Where it is defined."""

Declare = Callable[[str, FunctionType], None]

_BEYOND_ADDRESSES = 1 << 48
"""Addresses of a process are below."""

_CODES: dict[Kind, int] = {INTEGER: 1, NUMBER: 1, ADDRESS: 2, FLOAT: 0x10, DOUBLE: 0x20}


def call_tags(name: str, arguments: Iterable[Value], builder: Builder, declare: Declare) -> Value:
    """Call a function of the runtime."""
    declare(name, TYPES[name])
    return builder.call(name, TYPES[name], list(arguments))


def tag_number(place: Value, kind: Kind, size: int, builder: Builder, declare: Declare) -> None:
    """Say what has been put into ``size`` bytes of shadow memory."""
    arguments = [place, integer(I64, size), integer(I32, _CODES[kind])]
    call_tags(TAG, arguments, builder, declare)


def tag_word(place: Value, word: Value, builder: Builder, declare: Declare) -> None:
    """Say whether an integer that has been put into memory is an address.

    Its shadow lies in ``place``, and is an address then, or the same marks beside an address: what
    an interpreter keeps in the highest bits of addresses that it boxes as NaNs.  The address of
    what is constant is its own shadow, and so may a plain integer be: none of it must be left under
    the adjoint of a number that is put there later.
    """
    shadow = builder.load(I64, place, align=1)
    low = integer(I64, _BEYOND_ADDRESSES)
    plain = builder.icmp("ult", shadow, low)
    marked = builder.icmp("ult", builder.binary("xor", shadow, word), low)
    address = builder.binary("or", plain, marked)
    there = builder.icmp("ne", shadow, integer(I64, 0))
    both = builder.binary("and", address, there)
    code = builder.select(both, integer(I32, _CODES[ADDRESS]), integer(I32, _CODES[INTEGER]))
    call_tags(TAG, [place, integer(I64, 8), code], builder, declare)


def stored_kinds(type_: Type, layout: DataLayout) -> Iterator[tuple[int, int, Kind]]:
    """Offset, size and kind of what a value of a type puts into memory."""
    if is_pointer(type_):
        yield 0, layout.size_of(type_), ADDRESS
        return
    lanes = natural_lanes(type_, layout)
    if not lanes:
        yield 0, layout.size_of(type_), INTEGER
    for lane in lanes:
        yield lane.bit // 8, lane.bits // 8, lane.type


def check_kind(instruction: Instruction | None, kind: Kind) -> None:
    """Raise Unsupported for floats that have no tags."""
    if isinstance(kind, FloatType) and kind not in _CODES:
        raise Unsupported(
            instruction,
            f"{kind} lies in memory that is moved without a type, and only float and double can "
            "be told apart there at run time",
            UNTYPED_COPY,
        )


def code_of(kind: Kind) -> int:
    """The tag of a kind; 0 for floats that have none."""
    return _CODES.get(kind, 0)
