"""Loads come back where a loop carries what it has read."""

import pytest

from ltoad.analysis.program.program import Program
from ltoad.ir.instructions import Phi
from ltoad.ir.memory import Load
from ltoad.ir.module import Module
from ltoad.ir.types import FloatType
from ltoad.rules.table import Rows

WALK = """
define double @f(ptr {attribute} %x, ptr %y, i64 %n) {{
entry:
  %start = getelementptr double, ptr %x, i64 {begin}
  %first = load double, ptr %start
  {early}
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %older = phi double [ {oldest}, %entry ], [ %old, %loop ]
  %old = phi double [ %first, %entry ], [ %new, %loop ]
  %next = add nuw nsw i64 %i, 1
  %ahead = getelementptr double, ptr %x, i64 %next
  %new = load double, ptr %ahead
  %difference = fsub double %new, %old
  %second = fsub double %difference, %older
  %out = getelementptr double, ptr %y, i64 %i
  {late}
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret double %second
}}
"""
STORE = "store double 1.0, ptr %y"


def carried(
    attribute: str = "", begin: int = 0, early: str = "", late: str = "", oldest: str = "0.0"
) -> tuple[int, int]:
    """How many numbers the loop still carries, and how many loads it has."""
    text = WALK.format(attribute=attribute, begin=begin, early=early, late=late, oldest=oldest)
    program = Program(Module.parse(text), Rows({}))
    program.pointers("f")
    (loop,) = program.normal_form("f").loops
    phis = [i for i in loop.header.instructions if isinstance(i, Phi)]
    loads = [i for i in loop.header.instructions if isinstance(i, Load)]
    floats = [phi for phi in phis if isinstance(phi.type, FloatType)]
    return len(floats), len(loads)


def test_what_the_iteration_before_has_read_is_read_again() -> None:
    assert carried() == (1, 2)


def test_what_two_iterations_before_have_read_as_well() -> None:
    early = "%before = getelementptr double, ptr %x, i64 -1\n  %old.x = load double, ptr %before"
    assert carried(early=early, oldest="%old.x") == (0, 3)


@pytest.mark.parametrize("begin", [1, -1])
def test_a_start_from_elsewhere_stays(begin: int) -> None:
    assert carried(begin=begin) == (2, 1)


def test_what_may_have_been_overwritten_stays() -> None:
    assert carried(late=STORE) == (2, 1)
    assert carried(early=STORE) == (2, 1)
    assert carried("noalias", late=STORE, early=STORE) == (1, 2)
