"""Where rows of numbers end, by the arrays that a program declares."""

from __future__ import annotations

import pytest

from ltoad.analysis.memory.kinds import INTEGER
from ltoad.analysis.memory.memory_facts import Fact
from ltoad.analysis.memory.offsets import ORIGIN, Congruence
from ltoad.analysis.types.declared_arrays import RowEnds, arrays_of
from ltoad.ir.array_notes import with_arrays_noted
from ltoad.ir.module import Module
from ltoad.ir.types import DOUBLE, FLOAT, FloatType

ARRAYS = {"double": frozenset((48,)), "float": frozenset((24,)), "i32": frozenset((24,))}


def _row(begins: int | None, kind: FloatType | str) -> Fact:
    size = 8 if kind == DOUBLE else 4
    return Fact(ORIGIN.shifted(0, (size,)), size, kind).at(ORIGIN.shifted(0, (size,)), begins)


PLACES, SPEEDS, WEIGHTS, COUNTS = (
    _row(0, DOUBLE),
    _row(48, DOUBLE),
    _row(96, FLOAT),
    _row(120, INTEGER),
)
STRUCT = frozenset((PLACES, SPEEDS, WEIGHTS, COUNTS))


def _kinds(facts: frozenset[Fact], where: Congruence, begins: int, size: int) -> set[object]:
    found = RowEnds(ARRAYS).without_others(facts, where, begins, size)
    return {f.kind for f in found}


@pytest.mark.parametrize(
    ("begins", "kind"), [(0, DOUBLE), (48, DOUBLE), (96, FLOAT), (120, INTEGER)]
)
def test_members_of_a_struct(begins: int, kind: FloatType | str) -> None:
    """Each row ends where the next begins, if an array of its kind is as long."""
    size = 8 if kind == DOUBLE else 4
    assert _kinds(STRUCT, ORIGIN.shifted(0, (size,)), begins, size) == {kind}


def test_no_array_is_as_long() -> None:
    """A row of integers in the middle of one of doubles, which nobody declares."""
    facts = frozenset((PLACES, _row(24, INTEGER)))
    assert _kinds(facts, ORIGIN.shifted(0, (4,)), 24, 4) == {DOUBLE, INTEGER}


def test_nobody_knows_where_a_row_begins() -> None:
    facts = STRUCT | {_row(None, DOUBLE)}
    assert _kinds(facts, ORIGIN.shifted(0, (4,)), 120, 4) == {DOUBLE, FLOAT, INTEGER}


def test_rows_that_begin_at_one_place() -> None:
    facts = STRUCT | {_row(96, INTEGER)}
    assert _kinds(facts, ORIGIN.shifted(0, (4,)), 96, 4) == {FLOAT, INTEGER}


def test_single_members() -> None:
    """A count before an array, and one behind it."""
    count, other = Fact(ORIGIN, 4, INTEGER), Fact(ORIGIN.shifted(56), 4, INTEGER)
    facts = frozenset((count, _row(8, DOUBLE), other))
    assert _kinds(facts, ORIGIN, 0, 4) == {INTEGER}
    assert _kinds(facts, ORIGIN.shifted(56), 56, 4) == {INTEGER}
    assert _kinds(facts, ORIGIN.shifted(0, (8,)), 8, 8) == {DOUBLE}
    within = frozenset((Fact(ORIGIN.shifted(24), 4, INTEGER), _row(0, DOUBLE)))
    assert _kinds(within, ORIGIN.shifted(24), 24, 4) == {DOUBLE, INTEGER}


MODULE = """\
%s = type { [6 x double], [2 x [3 x float]], [4 x i8] }
@text = constant [5 x i8] c"four\\00"

define void @f(ptr %p, i64 %i) {
  %q = getelementptr inbounds [7 x i32], ptr %p, i64 0, i64 %i
  ret void
}
"""
DESCRIBED = """
!1 = !DIBasicType(name: "real", size: 64, encoding: DW_ATE_float)
!2 = !DICompositeType(tag: DW_TAG_array_type, baseType: !1, elements: !3)
!3 = !{!4, !4}
!4 = !DISubrange(count: 10, lowerBound: 1)
!5 = !DICompositeType(tag: DW_TAG_array_type, baseType: !1, elements: !6)
!6 = !{!7}
!7 = !DISubrange()
"""


def test_notes() -> None:
    """Arrays are read from types and debug information; texts are none."""
    noted = with_arrays_noted(MODULE)
    found = arrays_of(Module.parse(noted))
    assert found == {"double": {48}, "float": {24}, "i8": {4}, "i32": {28}}
    assert with_arrays_noted(noted) == noted
    described = arrays_of(Module.parse(with_arrays_noted(MODULE + DESCRIBED)))
    assert described["double"] == {48, 800}
    assert not arrays_of(Module.parse("define void @f() {\n  ret void\n}\n"))
