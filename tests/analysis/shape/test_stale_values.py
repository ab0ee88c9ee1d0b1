"""Values that are carried for a case in which nobody assigns them."""

import pytest

from ltoad.analysis.program.program import Program
from ltoad.ir.instructions import Phi
from ltoad.ir.module import Module
from ltoad.ir.types import FloatType
from ltoad.rules.table import Rows

TEXT = """
define double @f(ptr %x, i64 %n, i1 %some, i1 %other) {{
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %sum = phi double [ 0.0, %entry ], [ %more, %latch ]
  %kept = phi double [ {first}, %entry ], [ %new, %latch ]
  %p = getelementptr double, ptr %x, i64 %i
  %inside = icmp ult i64 %i, 7
  br i1 {assigning}, label %assign, label %merge
assign:
  %v = load double, ptr %p
  br label %merge
merge:
  %new = phi double [ %v, %assign ], [ %kept, %loop ]
  br i1 {using}, label %idle, label %use
use:
  %square = fmul double %kept, %kept
  br label %latch
idle:
  br label %latch
latch:
  %term = phi double [ %square, %use ], [ 1.0, %idle ]
  %more = fadd double %sum, %term
  %next = add nuw nsw i64 %i, 1
  %go = icmp ult i64 %next, %n
  br i1 %go, label %loop, label %done
done:
  ret double %more
}}
"""


def carried(assigning: str = "%some", using: str = "%some", first: str = "undef") -> int:
    """How many numbers the loop carries."""
    text = TEXT.format(assigning=assigning, using=using, first=first)
    (loop,) = Program(Module.parse(text), Rows({})).normal_form("f").loops
    phis = [i for i in loop.header.instructions if isinstance(i, Phi)]
    return sum(isinstance(phi.type, FloatType) for phi in phis)


@pytest.mark.parametrize("first", ["undef", "poison", "2.5"])
def test_what_nobody_assigns_is_not_carried(first: str) -> None:
    """Only the sum is left."""
    assert carried(first=first) == 1


@pytest.mark.parametrize(
    ("assigning", "using"), [("%some", "%other"), ("%inside", "%inside"), ("%some", "false")]
)
def test_what_is_assigned_is_carried(assigning: str, using: str) -> None:
    """Another test, or one that changes from one iteration to the next, tells nothing."""
    assert carried(assigning, using) == 2
