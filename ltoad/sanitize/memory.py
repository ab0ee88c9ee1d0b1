"""Images of what is loaded and stored: numbers, vectors and structs of any type."""

from __future__ import annotations

from ltoad.ir.instructions import Instruction
from ltoad.ir.memory import AtomicUpdate, CompareExchange, Load, Store
from ltoad.ir.types import (
    I8,
    I32,
    I64,
    FloatType,
    IntType,
    PointerType,
    Type,
    is_floating,
)
from ltoad.ir.values import Value, integer
from ltoad.rules.expression import Emitter
from ltoad.rules.opcodes import ATOMIC
from ltoad.sanitize import runtime
from ltoad.sanitize.products import total
from ltoad.sanitize.values import Kind, carries, kind_of, leaves
from ltoad.sanitize.writer import Writer, null

_NO_SITE = integer(I32, -1)
_MOVED = {
    Kind.BITS: "{} bytes",
    Kind.FLOAT: "floats ({} bytes)",
    Kind.DOUBLE: "doubles ({} bytes)",
    Kind.ADDRESS: "addresses ({} bytes)",
    Kind.WIDE: "wide floats ({} bytes)",
}
_AS_INTEGERS = " that the derivative takes for integers"
_LEFT_OUT = ", which the derivative leaves out"


def site_of(writer: Writer, access: Instruction, what: str, type_: Type) -> Value:
    """The place of an access, with what a report says of it."""
    kind = kind_of(type_)
    moved = _MOVED[kind].format(writer.layout.size_of(type_))
    why = _AS_INTEGERS if kind is Kind.BITS else _LEFT_OUT
    return writer.site(access, f"{what} of {moved}", why, plain=kind is not Kind.BITS)


def write_load(writer: Writer, load: Load) -> None:
    """A load that is about to be written; its image is read first."""
    if not carries(load.type):
        return
    site = site_of(writer, load, "load", load.type)
    shadow = writer.image(load.pointer)
    writer.set_image(load, load_image(writer, load.type, load.pointer, shadow, site))


def load_image(writer: Writer, type_: Type, place: Value, shadow: Value, site: Value) -> Value:
    """The image of what lies in memory."""
    builder = writer.builder
    kind = integer(I32, kind_of(type_))
    size = writer.layout.size_of(type_)
    word = _word_of(type_, writer)
    if word is not None:
        found = writer.call(runtime.LOAD_WORD, place, shadow, integer(I32, size), kind, site)
        return _as_value(writer, builder.cast("trunc", found, word), type_)
    slot = writer.slot(max(size, writer.layout.alloc_size_of(type_)))
    for offset, leaf in leaves(type_, writer.layout):
        if not carries(leaf):
            continue
        there = [builder.gep(I8, p, [integer(I64, offset)]) for p in (place, slot)]
        bytes_ = integer(I64, writer.layout.size_of(leaf))
        moved = _shifted(writer, shadow, offset)
        leaf_kind = integer(I32, kind_of(leaf))
        writer.call(runtime.LOAD, there[0], moved, bytes_, leaf_kind, site, there[1])
    return builder.load(type_, slot, align=1)


def write_store(writer: Writer, store: Store) -> None:
    """Around a store: memory is touched before it, and its image written after it."""
    value, place = store.value, store.pointer
    if not carries(value.type):
        touch(writer, value.type, place, writer.image(place))
        writer.builder.append(store)
        writer.call(runtime.FILL, place, integer(I64, writer.layout.size_of(value.type)))
        return
    site = site_of(writer, store, "store", value.type)
    touch(writer, value.type, place, writer.image(place))
    writer.builder.append(store)
    store_image(writer, place, writer.image(value), site)


def touch(writer: Writer, type_: Type, place: Value, shadow: Value) -> None:
    """What is in memory with a shadow counts as an input, also where it is overwritten."""
    for offset, leaf in leaves(type_, writer.layout):
        there = writer.builder.gep(I8, place, [integer(I64, offset)])
        bytes_ = integer(I64, writer.layout.size_of(leaf))
        kind = integer(I32, kind_of(leaf))
        writer.call(runtime.BEFORE, there, _shifted(writer, shadow, offset), bytes_, kind)


def store_image(writer: Writer, place: Value, image: Value, site: Value) -> None:
    """The image of what has been stored."""
    builder, type_ = writer.builder, image.type
    kind = integer(I32, kind_of(type_))
    size = writer.layout.size_of(type_)
    word = _word_of(type_, writer)
    if word is not None:
        bits = builder.cast("zext", _as_word(writer, image, word), I64)
        writer.call(runtime.STORE_WORD, place, integer(I32, size), kind, site, bits)
        return
    slot = writer.slot(max(size, writer.layout.alloc_size_of(type_)))
    builder.store(image, slot, align=1)
    for offset, leaf in leaves(type_, writer.layout):
        there = [builder.gep(I8, p, [integer(I64, offset)]) for p in (place, slot)]
        bytes_ = integer(I64, writer.layout.size_of(leaf))
        leaf_kind = integer(I32, kind_of(leaf))
        writer.call(runtime.STORE, there[0], bytes_, leaf_kind, site, there[1])


def _shifted(writer: Writer, shadow: Value, offset: int) -> Value:
    if offset == 0:
        return shadow
    none = writer.builder.icmp("eq", shadow, null(shadow.type))
    there = writer.builder.gep(I8, shadow, [integer(I64, offset)])
    return writer.builder.select(none, null(shadow.type), there)


def _word_of(type_: Type, writer: Writer) -> IntType | None:
    """The integer type that a scalar of up to 8 bytes is passed as."""
    if isinstance(type_, IntType | FloatType | PointerType):
        bits = writer.layout.bits_of(type_)
        return IntType(bits) if bits in (8, 16, 32, 64) else None
    return None


def _as_word(writer: Writer, value: Value, word: IntType) -> Value:
    if isinstance(value.type, PointerType):
        return writer.builder.cast("ptrtoint", value, word)
    return writer.builder.cast("bitcast", value, word)


def _as_value(writer: Writer, word: Value, type_: Type) -> Value:
    if isinstance(type_, PointerType):
        return writer.builder.cast("inttoptr", word, type_)
    return writer.builder.cast("bitcast", word, type_)


# Atomic accesses


def write_update(writer: Writer, update: AtomicUpdate) -> None:
    """atomicrmw: what was there before, and what is there then."""
    type_, place = update.access_type, update.pointer
    site = site_of(writer, update, "atomic update", type_)
    old = load_image(writer, type_, place, writer.image(place), site)
    touch(writer, type_, place, writer.image(place))
    writer.builder.append(update)
    writer.set_image(update, old)
    store_image(writer, place, _updated(writer, update, old), site)


def _updated(writer: Writer, update: AtomicUpdate, old: Value) -> Value:
    new = writer.image(update.value)
    if update.operation == "xchg":
        return new
    partials = ATOMIC.get(update.operation)
    if partials is None or not is_floating(update.type):
        return null(update.type)
    emitter = Emitter(writer.builder, {0: update, 1: update.value}, update.type, writer.declare)
    return total(writer, emitter, [(old, partials[0]), (new, partials[1])])


def write_exchange(writer: Writer, exchange: CompareExchange) -> None:
    """cmpxchg: the new image is there if the exchange happened."""
    type_, place = exchange.access_type, exchange.pointer
    builder = writer.builder
    site = site_of(writer, exchange, "exchange", type_)
    old = load_image(writer, type_, place, writer.image(place), site)
    builder.append(exchange)
    done = builder.extract_value(exchange, 1)
    new = builder.select(done, writer.image(exchange.new), old)
    store_image(writer, place, new, site)
    whole = builder.insert_value(null(exchange.type), old, 0)
    writer.set_image(exchange, whole)


def fresh(writer: Writer, instruction: Instruction, size: Value) -> None:
    """Memory that begins: nothing of what was there before."""
    writer.call(runtime.FRESH, instruction, size)
