"""Choices that fall out alike in all iterations but the first and the last few."""

import pytest

from ltoad.analysis.numbers.interiors import Interiors
from ltoad.analysis.numbers.subscripts import Subscripts
from ltoad.analysis.program.program import Program
from ltoad.ir.module import Module
from ltoad.rules.table import Rows


def loop(body: str) -> str:
    """A loop of n iterations, n at least one, with a number ``%choice``."""
    return f"""
define void @f(i64 %n, i64 %m) {{
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %next = add nuw nsw i64 %i, 1
{body}
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}}
declare i64 @llvm.umin.i64(i64, i64)
declare i64 @llvm.smax.i64(i64, i64)
"""


def interior(body: str) -> tuple[str, int, int] | None:
    """What the choice is in the interior, and how many iterations are not of it."""
    program = Program(Module.parse(loop(body)), Rows({}))
    form = program.normal_form("f")
    subscripts = Subscripts(form, program.layout)
    (inner,) = form.loops
    trips = subscripts.trips(inner)
    assert trips is not None
    interiors = Interiors(form, subscripts, inner, trips)
    choice = next(i for i in form.function.instructions() if i.name == "choice")
    number = interiors.resolved(subscripts.number(choice))
    if number is None:
        return None
    counter = form.loops[inner].counter
    terms = []
    for monomial, coefficient in number.terms.items():
        names = ["i" if s is counter else s.reference().lstrip("%") for s in monomial]
        terms.append(" ".join([str(coefficient), *names]))
    return " + ".join(sorted(terms)), interiors.found.first, interiors.found.last


@pytest.mark.parametrize(
    ("condition", "found"),
    [
        ("icmp ult i64 %next, %n", ("1 + 1 i", 0, 1)),
        ("icmp ne i64 %next, %n", ("1 + 1 i", 0, 1)),
        ("icmp eq i64 %next, %n", ("", 0, 1)),
        ("icmp sge i64 %next, %n", ("", 0, 1)),
        ("icmp ule i64 %next, %n", ("1 + 1 i", 0, 0)),
        ("icmp eq i64 %i, 0", ("", 1, 0)),
        ("icmp ne i64 %i, 2", ("1 + 1 i", 3, 0)),
        ("icmp sgt i64 %i, 1", ("1 + 1 i", 2, 0)),
        ("icmp ult i64 1, %i", ("1 + 1 i", 2, 0)),
        ("icmp slt i64 %i, 1", ("", 1, 0)),
        ("icmp slt i64 %i, 100", None),
        ("icmp ult i64 %i, %m", None),
        ("icmp ugt i64 %m, 3", None),
    ],
)
def test_selects(condition: str, found: tuple[str, int, int] | None) -> None:
    body = f"  %test = {condition}\n  %choice = select i1 %test, i64 %next, i64 0"
    assert interior(body) == found


@pytest.mark.parametrize(
    ("choice", "found"),
    [
        ("call i64 @llvm.umin.i64(i64 %next, i64 %last)", ("1 + 1 i", 0, 1)),
        ("call i64 @llvm.smax.i64(i64 %before, i64 0)", ("-1 + 1 i", 1, 0)),
        ("call i64 @llvm.smax.i64(i64 %before, i64 %m)", None),
    ],
)
def test_extrema(choice: str, found: tuple[str, int, int] | None) -> None:
    body = f"  %last = sub i64 %n, 1\n  %before = sub nsw i64 %i, 1\n  %choice = {choice}"
    assert interior(body) == found


def test_choices_add_up() -> None:
    body = """
  %early = icmp eq i64 %i, 0
  %left = select i1 %early, i64 7, i64 %i
  %late = icmp eq i64 %next, %n
  %right = select i1 %late, i64 0, i64 %next
  %choice = add i64 %left, %right
"""
    assert interior(body) == ("1 + 2 i", 1, 1)
