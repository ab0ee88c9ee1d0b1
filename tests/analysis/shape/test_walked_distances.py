"""What a distance is a multiple of, as far as a loop that walks it tells."""

import pytest

from ltoad.analysis.shape.walked_distances import WalkedDistances
from ltoad.ir.module import Module

LAYOUT = 'target datalayout = "e-m:e-i64:64-f80:128-n8:16:32:64-S128"\n'
MOVED = """
define ptr @f(ptr %begin, ptr %place, ptr %new, i1 %some) {{
entry:
  %to = ptrtoint ptr %place to i64
  %from = ptrtoint ptr %begin to i64
  %distance = sub i64 {operands}
  %inside = getelementptr i8, ptr %new, i64 %distance
  br label %loop
loop:
  %at = phi ptr [ %begin, %entry ], [ %next, %loop ]
  store ptr null, ptr %at
  %next = getelementptr i8, ptr %at, i64 24
  %done = icmp {test}
  br i1 %done, label %end, label %loop
end:
  ret ptr %inside
}}
"""
FORWARDS, BACKWARDS = "%to, %from", "%from, %to"
EQUAL = "eq ptr %next, %place"


def factor(operands: str, test: str) -> int:
    return distance_factor(MOVED.format(operands=operands, test=test))


def distance_factor(text: str) -> int:
    module = Module.parse(LAYOUT + text)
    function = module.function("f")
    (distance,) = (i for i in function.instructions() if i.name == "distance")
    return WalkedDistances(function, module.layout).factor(distance)


@pytest.mark.parametrize("operands", [FORWARDS, BACKWARDS])
@pytest.mark.parametrize("test", [EQUAL, "eq ptr %place, %next", "eq ptr %at, %place"])
def test_a_loop_from_one_end_to_the_other_tells_the_step(operands: str, test: str) -> None:
    assert factor(operands, test) == 24


@pytest.mark.parametrize(
    "test",
    [
        "uge ptr %next, %place",  # it may end behind the place
        "ne ptr %next, %place",  # it goes on while it is there
        "eq ptr %next, %new",  # it walks somewhere else
        "eq ptr %at, %next",
    ],
)
def test_other_loops_tell_nothing(test: str) -> None:
    assert factor(FORWARDS, test) == 1


@pytest.mark.parametrize(
    ("test", "expected"), [("icmp eq ptr %begin, %place", 24), ("icmp eq ptr %begin, %new", 1)]
)
def test_a_loop_may_be_passed_by_where_both_ends_are_the_same(test: str, expected: int) -> None:
    guard = f"%same = {test}\n  br i1 %same, label %end, label %loop"
    text = MOVED.replace("br label %loop", guard, 1).format(operands=FORWARDS, test=EQUAL)
    assert distance_factor(text) == expected


def test_a_branch_to_where_something_is_thrown_does_not_matter() -> None:
    guard = "br i1 %some, label %loop, label %thrown\nthrown:\n  unreachable"
    text = MOVED.replace("br label %loop", guard, 1).format(operands=FORWARDS, test=EQUAL)
    assert distance_factor(text) == 24


@pytest.mark.parametrize(
    ("word", "by", "expected"),
    [("sdiv exact", 24, 24), ("sdiv", 24, 1), ("ashr exact", 5, 32), ("lshr", 5, 1)],
)
def test_an_exact_division_tells_a_multiple(word: str, by: int, expected: int) -> None:
    divided = f"%count = {word} i64 %distance, {by}\n  %inside"
    text = MOVED.replace("%inside", divided, 1).format(operands=FORWARDS, test="eq ptr %at, %next")
    assert distance_factor(text) == expected


COUNTED = """
define i64 @f(i64 %n) {{
entry:
  br label %loop
loop:
  %distance = phi i64 [ {start}, %entry ], [ %next, %loop ]
  %next = add {flags} i64 %distance, {step}
  %done = icmp eq i64 %next, %n
  br i1 %done, label %end, label %loop
end:
  ret i64 %distance
}}
"""


@pytest.mark.parametrize(
    ("start", "flags", "step", "factor"),
    [
        ("0", "nuw nsw", "24", 24),
        ("8", "nuw nsw", "24", 8),
        ("0", "", "24", 8),  # it may wrap around
        ("0", "nuw", "-16", 16),
        ("%n", "nuw nsw", "24", 1),
        ("0", "nuw nsw", "%n", 1),
    ],
)
def test_what_is_counted_in_steps_is_a_multiple(
    start: str, flags: str, step: str, factor: int
) -> None:
    assert distance_factor(COUNTED.format(start=start, flags=flags, step=step)) == factor


REACHED = """
define ptr @f(ptr %begin, ptr %new, i1 %some, i1 %more) {{
entry:
  br label %loop
loop:
  %at = phi ptr [ {start}, %entry ], [ %next, %loop ], [ %place, %found ]
  %next = getelementptr i8, ptr %at, i64 24
  br i1 %some, label %found, label %loop
found:
  %place = phi ptr [ %at, %loop ]
  %twice = getelementptr i8, ptr %place, i64 48
  br i1 %more, label %end, label %loop
end:
  %to = ptrtoint ptr %twice to i64
  %from = ptrtoint ptr %begin to i64
  %distance = sub i64 %to, %from
  %inside = getelementptr i8, ptr %new, i64 %distance
  ret ptr %inside
}}
"""


def test_steps_from_the_other_end_however_loops_look() -> None:
    """A view of ranges remembers how far from its begin the first element lies that it shows."""
    assert distance_factor(REACHED.format(start="%begin")) == 24


def test_another_start_tells_nothing() -> None:
    assert distance_factor(REACHED.format(start="%new")) == 1


def test_an_end_that_changes_in_the_loop_tells_nothing() -> None:
    """What leads back to it in an earlier iteration is no multiple of a step away."""
    text = """
define ptr @f(ptr %new, i1 %some) {
entry:
  br label %loop
loop:
  %last = phi ptr [ %new, %entry ], [ %next, %loop ]
  %begin = load ptr, ptr %last
  %next = getelementptr i8, ptr %begin, i64 24
  %to = ptrtoint ptr %last to i64
  %from = ptrtoint ptr %begin to i64
  %distance = sub i64 %to, %from
  %inside = getelementptr i8, ptr %new, i64 %distance
  br i1 %some, label %end, label %loop
end:
  ret ptr %inside
}
"""
    assert distance_factor(text) == 1
