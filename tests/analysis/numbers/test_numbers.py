"""Which integers of a loop are numbers that follow from its counter."""

import pytest

from ltoad.analysis.numbers.subscripts import Subscripts
from ltoad.analysis.program.program import Program
from ltoad.ir.module import Module
from ltoad.rules.table import Rows

FORTRAN = """
!0 = !{!1, !1, i64 0}
!1 = !{!"any data access", !2, i64 0}
!2 = !{!"Flang function root f"}
"""
PLAIN = """
!0 = !{!1, !1, i64 0}
!1 = !{!"double", !2, i64 0}
!2 = !{!"Simple C/C++ TBAA"}
"""


def loop(body: str, roots: str) -> str:
    """A loop from 2 to before n, which comes out of 32 bits."""
    return f"""
define void @f(ptr %x, i32 %short) {{
entry:
  %n = zext nneg i32 %short to i64
  %m = sub i32 %short, 1
  %value = load double, ptr %x, !tbaa !0
  br label %loop
loop:
  %i = phi i64 [ 2, %entry ], [ %next, %latch ]
  %j = phi i32 [ 2, %entry ], [ %later, %latch ]
  %next = add nuw nsw i64 %i, 1
{body}
  %even = icmp eq i32 %j, %short
  br i1 %even, label %one, label %other
one:
  %step.one = add i32 %j, 1
  br label %latch
other:
  %step.other = add i32 %j, 1
  br label %latch
latch:
  %later = phi i32 [ %step.one, %one ], [ %step.other, %other ]
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}}
{roots}
"""


def found(body: str, roots: str = PLAIN) -> str | None:
    """What ``%number`` is in an iteration; None if it does not follow from the counter."""
    program = Program(Module.parse(loop(body, roots)), Rows({}))
    form = program.normal_form("f")
    subscripts = Subscripts(form, program.layout)
    value = next(i for i in form.function.instructions() if i.name == "number")
    number = subscripts.number(value)
    (counter,) = (info.counter for info in form.loops.values())
    if not number.symbols() <= {counter}:
        return None
    slope = number.slope(counter)
    assert slope is not None
    return f"{slope.as_constant()} c + {number.terms.get((), 0)}"


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("  %number = and i64 %next, 4294967295", "1 c + 3"),
        ("  %number = and i64 %next, 65535", None),
        ("  %number = and i64 %next, 4294967294", None),
        ("  %far = sub i64 %i, 3\n  %number = and i64 %far, 4294967295", None),
        ("  %up = shl i64 %i, 32\n  %number = ashr exact i64 %up, 29", "8 c + 16"),
        ("  %up = shl i64 %i, 40\n  %number = ashr exact i64 %up, 40", None),
        ("  %up = shl i64 %i, 32\n  %number = ashr i64 %up, 29", None),
        ("  %number = sext i32 %j to i64", "1 c + 2"),
        ("  %number = zext nneg i32 %j to i64", "1 c + 2"),
        ("  %number = zext i32 %j to i64", None),
    ],
)
def test_numbers(body: str, expected: str | None) -> None:
    assert found(body) == expected


@pytest.mark.parametrize(
    "body",
    [
        "  %later.j = add i32 %j, 2\n  %number = sext i32 %later.j to i64",
        "  %up = shl i64 %next, 32\n  %last = add i64 %up, 4294967296\n"
        "  %number = ashr exact i64 %last, 32",
    ],
)
def test_integers_of_fortran_do_not_overflow(body: str) -> None:
    """Elsewhere the last of these numbers may be one too large for its type."""
    assert found(body, FORTRAN) == "1 c + 4"
    assert found(body) is None
