"""Loads that are not needed: out of loops, and twice in a block."""

import pytest

from ltoad.analysis.memory.overwrite import Overwrites, never
from ltoad.analysis.program.program import Program
from ltoad.differentiate.prepare.spare_loads import hoist_invariant_loads, share_loads
from ltoad.ir.memory import Load
from ltoad.ir.module import Module
from ltoad.ir.types import PTR
from ltoad.rules.table import Rows

TWICE = """
define double @f(ptr {attribute} %x, ptr %y) {{
  %first = load double, ptr %x
  {between}
  %second = load double, ptr %x
  %third = load double, ptr %x
  %sum = fadd double %first, %second
  %all = fadd double %sum, %third
  ret double %all
}}
declare void @unknown()
"""
LOOP = """
define void @f(ptr {attribute} %x, ptr %y, i64 %n) {{
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %value = load double, ptr %x
  %place = getelementptr double, ptr %y, i64 %i
  store double %value, ptr %place
  %next = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}}
"""


def analysed(text: str) -> tuple[Program, Overwrites]:
    program = Program(Module.parse(text), Rows({}))
    form, pointers = program.normal_form("f"), program.pointers("f")
    return program, Overwrites(form, pointers, program.layout, program.call_summary, never)


def loads(program: Program) -> list[Load]:
    instructions = program.normal_form("f").function.instructions()
    return [i for i in instructions if isinstance(i, Load)]


@pytest.mark.parametrize(
    ("attribute", "between", "left"),
    [
        ("", "", 1),
        ("", "store double 1.0, ptr %y", 2),
        ("noalias", "store double 1.0, ptr %y", 1),
        ("noalias", "store double 1.0, ptr %x", 2),
        ("", "call void @unknown()", 2),
    ],
)
def test_loads_of_one_place_in_a_block(attribute: str, between: str, left: int) -> None:
    program, overwrites = analysed(TWICE.format(attribute=attribute, between=between))
    assert len(share_loads(program.normal_form("f"), overwrites)) == 3 - left
    assert len(loads(program)) == left


WHERE_A_LOOP_STARTS = """
define double @f(ptr noalias %x, ptr noalias %place) {
entry:
  %end = getelementptr i8, ptr %x, i64 8
  %first = load ptr, ptr %place
  %second = load ptr, ptr %place
  %same = icmp eq ptr %first, %end
  br i1 %same, label %done, label %loop
loop:
  %at = phi ptr [ %second, %entry ], [ %next, %loop ]
  %sum = phi double [ 0.0, %entry ], [ %more, %loop ]
  %value = load double, ptr %at
  %more = fadd double %sum, %value
  %next = getelementptr i8, ptr %at, i64 8
  %stop = fcmp ogt double %more, 1.0
  br i1 %stop, label %done, label %loop
done:
  %result = phi double [ 0.0, %entry ], [ %more, %loop ]
  ret double %result
}
"""


def test_a_loop_that_starts_at_a_load_that_is_gone() -> None:
    program, overwrites = analysed(WHERE_A_LOOP_STARTS)
    form = program.normal_form("f")
    assert len(share_loads(form, overwrites)) == 1
    (info,) = form.loops.values()
    (first,) = (v for v in loads(program) if v.type == PTR)
    assert first in [found.start for found in info.inductions.values()]


@pytest.mark.parametrize(("attribute", "moved"), [("", 0), ("noalias", 1)])
def test_loads_in_loops(attribute: str, moved: int) -> None:
    program, overwrites = analysed(LOOP.format(attribute=attribute))
    form = program.normal_form("f")
    assert hoist_invariant_loads(form, overwrites) == moved
    (load,) = loads(program)
    assert bool(form.loop_chain(load)) == (not moved)
