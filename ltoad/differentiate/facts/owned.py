"""A load to whose adjoint one thread adds."""

from __future__ import annotations

from dataclasses import dataclass

from ltoad.analysis.shape.loops import Loop
from ltoad.ir.values import Value


@dataclass(frozen=True, slots=True)
class Range:
    """The bytes that all threads read: from ``base + stride * first + low`` up to, and without,
    ``base + stride * last + high``; the other way round where ``stride`` is negative."""

    base: Value
    stride: int
    first: Value
    last: Value
    low: int
    high: int


@dataclass(frozen=True, slots=True)
class Own:
    """A load whose adjoint no other thread adds to, but for ``margin`` iterations at either end of
    ``loop``; if ``others`` lie apart from ``here``, which the run tells."""

    loop: Loop
    margin: int
    here: Range | None = None
    others: tuple[Range, ...] = ()
