"""Trip counts that are computed before a loop agree with loops that are run."""

import re

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from ltoad.analysis.program.program import Program
from ltoad.analysis.shape.normal_form import NormalForm
from ltoad.analysis.shape.trip_counts import NEVER
from ltoad.ir.module import Module
from ltoad.rules.table import Rows
from tests.analysis.interpreter import TooLongError, UndefinedError, run, wrapped

LOOP = """
define void @f(i{bits} %start, i{bits} %bound, i{bits} %stride) {{
entry:
  br label %loop
loop:
  %i = phi i{bits} [ %start, %entry ], [ %next, %{latch} ]
{body}
done:
  ret void
}}
"""
WHILE = """  %test = icmp {predicate} i{bits} {order}
  br i1 %test, label %{first}, label %{second}
body:
  %next = {opcode} {flags} i{bits} %i, {step}
  br label %loop"""
DO_WHILE = """  %next = {opcode} {flags} i{bits} %i, {step}
  %test = icmp {predicate} i{bits} {order}
  br i1 %test, label %{first}, label %{second}"""
PREDICATES = ["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"]


def loop_text(draw: st.DrawFn, bits: int) -> str:
    """One of all loops that test one induction against an invariant."""
    header = draw(st.booleans())
    tested = "%i" if header else draw(st.sampled_from(["%i", "%next"]))
    stay = "body" if header else "loop"
    leaves = draw(st.booleans())
    names = {
        "bits": bits,
        "predicate": draw(st.sampled_from(PREDICATES)),
        "order": draw(st.sampled_from([f"{tested}, %bound", f"%bound, {tested}"])),
        "first": "done" if leaves else stay,
        "second": stay if leaves else "done",
        "opcode": draw(st.sampled_from(["add", "sub"])),
        "flags": draw(st.sampled_from(["", "nsw", "nuw", "nuw nsw"])),
        "step": draw(st.sampled_from([1, -1, 2, -2, 3, -3, 4, 5, -7, 8, 100, -128, "%stride"])),
    }
    body = (WHILE if header else DO_WHILE).format(**names)
    return LOOP.format(bits=bits, latch="body" if header else "loop", body=body)


def leaves_its_type(text: str, start: int, stride: int, bits: int, steps: int) -> bool:
    """Whether the induction passes an end of its type within so many steps, signed or unsigned."""
    found = re.search(r"(add|sub) [a-z ]*i\d+ %i, (\S+)", text)
    assert found is not None
    step = stride if found[2] == "%stride" else int(found[2])
    way = (step if found[1] == "add" else -step) * steps
    unsigned = start % (1 << bits)
    half = 1 << (bits - 1)
    return not -half <= start + way < half or not 0 <= unsigned + way < 1 << bits


def counted(form: NormalForm) -> bool:
    return next(iter(form.loops.values())).trip_count is not None


@settings(max_examples=80, deadline=None)
@given(st.data())
def test_trip_count_is_what_the_loop_does(data: st.DataObject) -> None:
    """A wrong count makes the reverse sweep run too few or too many iterations in silence."""
    bits = data.draw(st.sampled_from([8, 8, 16, 32, 64]))
    text = data.draw(st.composite(loop_text)(bits))
    module = Module.parse(text)
    form = Program(module, Rows({})).normal_form("f")
    assume(counted(form))
    near = st.integers(-20, 20)
    edges = st.sampled_from([0, 1 << (bits - 1), (1 << bits) - 1])
    ends = st.sampled_from([0, 0, 1 << (bits - 1)])
    for _ in range(8):
        start = wrapped(data.draw(near) + data.draw(edges), bits)
        bound = wrapped(data.draw(near) + data.draw(edges), bits)
        stride = wrapped(data.draw(near) + data.draw(ends), bits)
        try:
            given_ = {"start": start, "bound": bound, "stride": stride}
            done = run(form.function, given_, module.layout, limit=600)
        except (TooLongError, UndefinedError):
            continue
        info = next(iter(form.loops.values()))
        assert info.trip_count is not None
        taken = done.visits[info.loop.header] - 1
        counted_as = done.values[info.trip_count]
        if counted_as == NEVER:  # a count that no memory can serve: refused when run
            assert leaves_its_type(text, start, stride, bits, taken + 1), (start, bound, stride)
        else:
            assert counted_as == taken, (start, bound, stride)
        assert done.values[info.counter] == taken


@pytest.mark.parametrize(
    ("header", "body"),
    [
        ("i32 %n", "%next = add nsw i32 %i, 1 | %go = icmp slt i32 %next, %n"),
        ("i32 %n", "%next = add i32 %i, 1 | %go = icmp ne i32 %next, %n"),
        ("i32 %n", "%next = add nuw i32 %i, 3 | %go = icmp ult i32 %next, %n"),
        ("i32 %n", "%next = add i32 %i, 4 | %go = icmp ult i32 %next, %n"),
        ("i32 %n, i32 %b", "%next = add nsw i32 %i, %b | %go = icmp slt i32 %next, %n"),
        ("i32 %n, i32 %b", "%next = add nuw i32 %i, %b | %go = icmp ult i32 %next, %n"),
        ("i32 %n, i32 %b", "%next = sub nsw i32 %i, %b | %go = icmp ne i32 %next, %n"),
        ("i32 %n", "%next = add nsw i32 %i, -1 | %go = icmp sge i32 %next, %n"),
    ],
)
def test_common_loops_are_counted(header: str, body: str) -> None:
    """The property above would hold as well if nothing were ever counted."""
    lines = "\n  ".join(body.split(" | "))
    text = f"""define void @f({header}) {{
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  {lines}
  br i1 %go, label %loop, label %done
done:
  ret void
}}"""
    module = Module.parse(text)
    assert counted(Program(module, Rows({})).normal_form("f"))


def test_two_ways_out_are_not_counted() -> None:
    """With a second exit no formula gives the count: it is recorded at run time."""
    module = Module.parse("""define void @f(i32 %n, i32 %m) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %more ]
  %next = add nsw i32 %i, 1
  %go = icmp slt i32 %next, %n
  br i1 %go, label %more, label %done
more:
  %early = icmp eq i32 %i, %m
  br i1 %early, label %done, label %loop
done:
  ret void
}""")
    form = Program(module, Rows({})).normal_form("f")
    info = next(iter(form.loops.values()))
    assert info.trip_count is None
    done = run(form.function, {"n": 10, "m": 4}, module.layout)
    (last,) = {done.values[v] for v in info.exit_counts.values()}
    assert last == 4
