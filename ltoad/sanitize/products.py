"""Images times partials, added up."""

from __future__ import annotations

from collections.abc import Sequence

from ltoad.ir.values import Value
from ltoad.rules.expression import Emitter, Expr, Number, Operand
from ltoad.sanitize.writer import Writer, null


def total(writer: Writer, emitter: Emitter, terms: Sequence[tuple[Value, Expr]]) -> Value:
    """The sum of images times partials."""
    found: Value | None = None
    for image, partial in terms:
        term = product(writer, image, emitter, partial)
        found = term if found is None else writer.builder.fadd(found, term)
    assert found is not None
    return found


def product(writer: Writer, image: Value, emitter: Emitter, partial: Expr) -> Value:
    """An image times a partial; zero times anything is zero, but for an operand of a product."""
    builder = writer.builder
    slope = emitter.value(partial)
    if isinstance(partial, Number | Operand):
        return builder.fmul(image, slope)
    none = builder.fcmp("oeq", image, null(image.type))
    return builder.select(none, null(image.type), builder.fmul(image, slope))
