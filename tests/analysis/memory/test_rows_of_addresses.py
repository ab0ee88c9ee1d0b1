"""Addresses that lie in each element of a row lead to memory of their own by place."""

from ltoad.analysis.memory.offsets import ANYWHERE, Congruence
from ltoad.analysis.memory.origins import DEEPEST, Origin, OriginKind, content_at, content_of
from ltoad.analysis.program.program import Program
from ltoad.ir.memory import Load
from ltoad.ir.module import Module
from ltoad.rules.table import Rows

TEXT = """
define double @total(ptr %slots, i64 %i, i64 %j) {
  %slot = getelementptr { ptr, i64, ptr }, ptr %slots, i64 %i
  %item = load ptr, ptr %slot
  %at = getelementptr { ptr, i64, ptr }, ptr %slots, i64 %j, i32 2
  %type = load ptr, ptr %at
  %third = getelementptr { ptr, i64, ptr }, ptr %slots, i64 3
  %fixed = load ptr, ptr %third
  %x = load double, ptr %item
  store double %x, ptr %fixed
  %n = load i64, ptr %type
  %y = uitofp i64 %n to double
  ret double %y
}
define ptr @later(ptr %table, i64 %i) {
  %slot = getelementptr { ptr, i64, ptr }, ptr %table, i64 %i
  %found = call ptr @second(ptr %slot)
  ret ptr %found
}
define ptr @second(ptr %slot) {
  %at = getelementptr { ptr, i64, ptr }, ptr %slot, i64 0, i32 2
  %found = load ptr, ptr %at
  ret ptr %found
}
"""

ROW = Origin(OriginKind.ARGUMENT, 0)


def test_each_member_of_a_row_leads_elsewhere() -> None:
    program = Program(Module.parse(TEXT), Rows({}))
    pointers = program.pointers("total")
    function = program.normal_form("total").function
    item, type_, fixed = [i for i in function.instructions() if isinstance(i, Load)][:3]
    assert list(pointers.of(item)) == [content_at(ROW, Congruence(0, 24))]
    assert list(pointers.of(type_)) == [content_at(ROW, Congruence(16, 24))]
    assert list(pointers.of(fixed)) == [content_of(ROW, 72)]


def test_memory_behind_a_row_may_be_that_behind_one_place() -> None:
    program = Program(Module.parse(TEXT), Rows({}))
    row, place = content_at(ROW, Congruence(0, 24)), content_of(ROW, 72)
    assert program.pointers("total").may_alias(row, place)


def test_what_a_callee_gets_of_an_element_is_of_that_member() -> None:
    program = Program(Module.parse(TEXT), Rows({}))
    found = program.normal_form("later").function.blocks[0].instructions[1]
    assert list(program.pointers("later").of(found)) == [content_at(ROW, Congruence(16, 24))]


def test_chains_of_rows_end() -> None:
    origin = ROW
    for _ in range(2 * DEEPEST):
        origin = content_at(origin, Congruence(8, 24))
    assert origin.is_cut
    assert origin.depth == DEEPEST


def test_places() -> None:
    assert content_at(ROW, ANYWHERE) is content_of(ROW, None)
    assert content_at(ROW, Congruence(8)) is content_of(ROW, 8)
    assert [content_at(ROW, at).place for at in (ANYWHERE, Congruence(8), Congruence(8, 24))] == [
        ANYWHERE,
        Congruence(8),
        Congruence(8, 24),
    ]
    assert not content_at(ROW, Congruence(8, 24)).is_cut
