"""Numbers that go as bytes into a stream or a string: the program stops where they are lost."""

from __future__ import annotations

from collections.abc import Callable

from ltoad.differentiate.facts.kept_bytes import Kept
from ltoad.differentiate.shadows.tags import Declare
from ltoad.differentiate.support import stream_files
from ltoad.ir.builder import Builder
from ltoad.ir.types import I64, PTR
from ltoad.ir.values import Value, integer


def bytes_kept(
    kept: Kept, shadow: Value, primal: Callable[[Value], Value], builder: Builder, declare: Declare
) -> list[Value]:
    """Where the shadow of the bytes lies, where they do, and how many are kept in memory."""
    place, count = primal(kept.place), primal(kept.count)
    if kept.layout is not None:
        assert kept.layout.length is not None
        length = builder.byte_offset(place, integer(I64, kept.layout.length))
        count = builder.load(I64, length)
        at = integer(I64, kept.layout.address)
        place, shadow = (builder.load(PTR, builder.byte_offset(p, at)) for p in (place, shadow))
    if kept.stream is not None:
        type_ = stream_files.TYPES[stream_files.KEPT]
        declare(stream_files.KEPT, type_)
        stream = primal(kept.stream)
        count = builder.call(stream_files.KEPT, type_, [stream, builder.resize(count, I64)])
    return [shadow, place, count]


def stop_at_stream(stream: Value, builder: Builder, declare: Declare) -> None:
    """Let the program stop if a stream keeps in memory what goes into it."""
    type_ = stream_files.TYPES[stream_files.STOP]
    declare(stream_files.STOP, type_)
    builder.call(stream_files.STOP, type_, [stream])


def stop_at_tangents(found: list[Value], builder: Builder, declare: Declare) -> None:
    """Let the program stop if bytes that are kept have a tangent."""
    type_ = stream_files.TYPES[stream_files.TANGENTS]
    declare(stream_files.TANGENTS, type_)
    builder.call(stream_files.TANGENTS, type_, found)
