"""Variables of loops whose step stands on several paths, or is told by a test on one of them."""

import pytest

from ltoad.analysis.program.program import Program
from ltoad.ir.module import Module
from ltoad.rules.table import Rows

TEXT = """
define double @sums(ptr %a, i64 %n) {{
entry:
  br label %outer
outer:
  %i = phi i64 [ {start}, %entry ], [ %next, %latch ]
  %before = add nsw i64 %i, {shift}
  %first = icmp {test} i64 %before, {told}
  br i1 %first, label %{alone}, label %{inner}
alone:
  store double 1.0, ptr %a
  br label %latch
inner:
  %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
  %p = getelementptr double, ptr %a, i64 %j
  store double 2.0, ptr %p
  %j.next = add nuw nsw i64 %j, 1
  %more = icmp slt i64 %j.next, %i
  br i1 %more, label %inner, label %behind
behind:
  %stepped = add nuw nsw i64 %i, {step}
  br label %latch
latch:
  %next = phi i64 [ {constant}, %alone ], [ %stepped, %behind ]
  %again = icmp slt i64 %next, %n
  br i1 %again, label %outer, label %out
out:
  ret double 0.0
}}
"""

THREADED = {
    "start": "1",
    "shift": "-1",
    "test": "eq",
    "told": "0",
    "alone": "alone",
    "inner": "inner",
    "step": "1",
    "constant": "2",
}


def steps(changed: dict[str, str]) -> list[int]:
    """The steps of the inductions of the outer loop, but for its counter's."""
    module = Module.parse(TEXT.format(**THREADED | changed))
    form = Program(module, Rows({})).normal_form("sums")
    (outer,) = (info for loop, info in form.loops.items() if loop.depth == 1)
    return [i.step for phi, i in outer.inductions.items() if phi is not outer.counter]


@pytest.mark.parametrize(
    "changed",
    [
        {},
        {"shift": "3", "told": "4"},
        {"test": "ne", "alone": "inner", "inner": "alone"},
        {"start": "0", "shift": "0", "told": "1"},
    ],
)
def test_a_test_tells_what_the_variable_is(changed: dict[str, str]) -> None:
    assert steps(changed) == [1]


@pytest.mark.parametrize(
    "changed",
    [
        {"constant": "3"},
        {"told": "1"},
        {"test": "ne"},
        {"test": "sle"},
        {"step": "2"},
        {"constant": "%n"},
    ],
)
def test_it_is_no_step_where_the_test_tells_another_one(changed: dict[str, str]) -> None:
    assert steps(changed) == []
