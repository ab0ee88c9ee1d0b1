"""The block that an exception is while it is a value: a header, and the object behind it.

``runtime/exceptions.c`` has the header's layout, too.
"""

from __future__ import annotations

from ltoad.ir.builder import Builder
from ltoad.ir.module import Module
from ltoad.ir.types import I32, I64, PTR, VOID, FunctionType
from ltoad.ir.values import Value, integer, zero
from ltoad.rules.exceptions import (
    FOREIGN_ROOM,
    HEADER,
    IS_BLOCK,
    KEPT,
    MATCHES,
    NONE,
    OUTSIDE,
    PLACE,
    RAISE,
    RELEASE,
    STOP,
    TAKE,
)

_TYPE, _FOREIGN, _SIZE, _COUNT, _DESTROY, _PLACE = 0, 8, 16, 20, 24, 32

_MALLOC = FunctionType(PTR, (I64,))
_FREE = FunctionType(VOID, (PTR,))
TYPES = {
    MATCHES: FunctionType(I32, (PTR, PTR)),
    PLACE: FunctionType(I64, (PTR, PTR, PTR)),
    TAKE: FunctionType(VOID, (PTR, PTR)),
    RAISE: FunctionType(VOID, (PTR,)),
    RELEASE: FunctionType(VOID, (PTR,)),
    STOP: FunctionType(VOID, ()),
    IS_BLOCK: FunctionType(I32, (PTR,)),
    NONE: FunctionType(VOID, ()),
    OUTSIDE: FunctionType(VOID, ()),
    KEPT: FunctionType(VOID, ()),
    "malloc": _MALLOC,
    "free": _FREE,
}


def declare(module: Module) -> None:
    """Declare all that is called here."""
    for name, type_ in TYPES.items():
        module.declare(name, type_)


def _member(builder: Builder, block: Value, offset: int) -> Value:
    return builder.byte_offset(block, integer(I64, offset))


def allocate(builder: Builder, size: Value) -> Value:
    """A block with room for an object."""
    block = builder.call(
        "malloc", _MALLOC, [builder.add(size, integer(I64, HEADER))], hint="exception"
    )
    builder.store(builder.cast("trunc", size, I32), _member(builder, block, _SIZE), align=4)
    for offset in (_FOREIGN, _PLACE):
        builder.store(zero(I64), _member(builder, block, offset), align=8)
    set_count(builder, block, 1)
    return block


def fill(builder: Builder, block: Value, type_: Value, destroy: Value) -> None:
    """Tell what the object is that lies in a block."""
    builder.store(type_, _member(builder, block, _TYPE), align=8)
    builder.store(destroy, _member(builder, block, _DESTROY), align=8)


def take(builder: Builder, exception: Value) -> Value:
    """The block of an exception of the language's own."""
    block = builder.call("malloc", _MALLOC, [integer(I64, HEADER + FOREIGN_ROOM)], hint="foreign")
    builder.call(TAKE, TYPES[TAKE], [block, exception])
    return block


def object_of(builder: Builder, block: Value) -> Value:
    """Where the object begins."""
    return _member(builder, block, HEADER)


def block_of(builder: Builder, thrown: Value) -> Value:
    """The block in which an object was made."""
    return _member(builder, thrown, -HEADER)


def caught(builder: Builder, block: Value, *, several_bases: bool) -> Value:
    """Where the part of the object is that a handler catches."""
    whole = object_of(builder, block)
    if not several_bases:
        return whole
    place = builder.load(I64, _member(builder, block, _PLACE), align=8)
    return builder.byte_offset(whole, place)


def type_of(builder: Builder, block: Value) -> Value:
    return builder.load(PTR, _member(builder, block, _TYPE), align=8)


def destructor_of(builder: Builder, block: Value) -> Value:
    return builder.load(PTR, _member(builder, block, _DESTROY), align=8)


def matches(builder: Builder, type_: Value, wanted: Value) -> Value:
    """Whether an exception of one type is caught by a handler of another."""
    found = builder.call(MATCHES, TYPES[MATCHES], [type_, wanted])
    return builder.icmp("ne", found, integer(I32, 0))


def find_place(builder: Builder, block: Value, type_: Value, wanted: Value) -> None:
    """Keep where in the object the part is that a handler of type ``wanted`` catches."""
    arguments = [type_, wanted, object_of(builder, block)]
    place = builder.call(PLACE, TYPES[PLACE], arguments)
    builder.store(place, _member(builder, block, _PLACE), align=8)


def count(builder: Builder, block: Value, change: int) -> Value:
    """Change the number of handlers, and throws on their way, that have a block."""
    place = _member(builder, block, _COUNT)
    before = builder.load(I32, place, align=4)
    after = builder.add(before, integer(I32, change))
    builder.store(after, place, align=4)
    return after


def set_count(builder: Builder, block: Value, number: int) -> None:
    """So many have a block."""
    builder.store(integer(I32, number), _member(builder, block, _COUNT), align=4)


def pointer_to(builder: Builder, block: Value) -> Value:
    """What a ``std::exception_ptr`` has in it that leads to a block: an odd address."""
    return builder.byte_offset(block, integer(I64, 1))


def pointed_block(builder: Builder, pointer: Value) -> Value:
    """The block that such an address leads to."""
    return builder.byte_offset(pointer, integer(I64, -1))


def is_block(builder: Builder, pointer: Value) -> Value:
    """Whether a ``std::exception_ptr`` that is not null leads to a block."""
    found = builder.call(IS_BLOCK, TYPES[IS_BLOCK], [pointer])
    return builder.icmp("ne", found, integer(I32, 0))


def expect_none(builder: Builder) -> None:
    """Stop the program if the language's own exceptions are being handled."""
    builder.call(NONE, TYPES[NONE], [])


def refuse_outside(builder: Builder) -> None:
    """Stop the program, since an exception comes from outside of what is differentiated."""
    builder.call(OUTSIDE, TYPES[OUTSIDE], [])
    builder.unreachable()


def refuse_kept(builder: Builder) -> None:
    """Stop the program, since a pointer to a block is left."""
    builder.call(KEPT, TYPES[KEPT], [])
    builder.unreachable()


def count_in(builder: Builder, number: Value, change: int = 0) -> Value:
    """What a variable counts, such as exceptions on their way, before it changes by so many."""
    before = builder.load(I32, number, align=4)
    if change:
        builder.store(builder.add(before, integer(I32, change)), number, align=4)
    return before


def is_foreign(builder: Builder, block: Value) -> Value:
    """Whether it was thrown by code that is not differentiated."""
    exception = builder.load(I64, _member(builder, block, _FOREIGN), align=8)
    return builder.icmp("ne", exception, zero(I64))


def release(builder: Builder, block: Value) -> None:
    builder.call(RELEASE, TYPES[RELEASE], [block])


def free(builder: Builder, block: Value) -> None:
    builder.call("free", _FREE, [block])


def throw(builder: Builder, block: Value) -> None:
    """Throw for the language what nobody has caught."""
    builder.call(RAISE, TYPES[RAISE], [block])
    builder.unreachable()


def stop(builder: Builder) -> None:
    """Stop the program, since nothing may be thrown here."""
    builder.call(STOP, TYPES[STOP], [])
    builder.unreachable()
