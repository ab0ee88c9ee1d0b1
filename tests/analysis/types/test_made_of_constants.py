"""Integers into which nothing goes but constants."""

from ltoad.analysis.types.made_of_constants import made_of_constants
from ltoad.ir.module import Module

TEXT = """
define i64 @f(ptr %p, i64 %given, i1 %which) {
entry:
  %loaded = load i64, ptr %p
  %kind = load i64, ptr %p, !range !0
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i64 [ 0, %entry ], [ %more, %loop ]
  %next = add nuw i64 %i, 1
  %more = add i64 %sum, %loaded
  %chosen = select i1 %which, i64 %i, i64 7
  %mixed = select i1 %which, i64 %i, i64 %given
  %below = sub i64 %chosen, 1
  %kinds = select i1 %which, i64 %kind, i64 7
  %again = icmp ult i64 %next, 10
  br i1 %again, label %loop, label %done
done:
  ret i64 %below
}
!0 = !{i64 0, i64 6}
"""


def test_counters_are_made_of_constants_and_sums_of_what_is_loaded_are_not() -> None:
    """A discriminant has bounds, and is no bits of a float either."""
    found = made_of_constants(Module.parse(TEXT).function("f"))
    assert {value.name for value in found} == {"i", "next", "chosen", "below", "kind", "kinds"}
