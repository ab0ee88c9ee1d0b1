"""Copies of characters into a string move no addresses; copies into a small vector do."""

import pytest

from ltoad.analysis.memory.offsets import Congruence
from ltoad.analysis.memory.origins import Origin, OriginKind
from ltoad.analysis.program.program import Program
from ltoad.ir.module import Module
from ltoad.rules.table import Rows

COPY_OF_TEXT = """
declare noalias ptr @malloc(i64)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define void @f(i64 %length, ptr %text) {{
begin:
  %string = alloca [32 x i8]
  %own = getelementptr i8, ptr %string, i64 16
  store ptr %own, ptr %string
  %short = icmp ult i64 %length, 16
  br i1 %short, label %copy, label %long

long:
  %block = call ptr @malloc(i64 %length)
  store ptr %block, ptr %string
  br label %copy

copy:
  %place = phi ptr [ %own, %begin ], [ %block, %long ]
  call void @llvm.memcpy.p0.p0.i64(ptr %place, ptr %text, i64 %length, i1 false)
  {end}
  ret void
}}
"""
COUNTED = """
  %first = load ptr, ptr %string
  %last = getelementptr i8, ptr %first, i64 %length
  store i8 {}, ptr %last
"""
FIXED = """
  %last = getelementptr i8, ptr %own, i64 8
  store i8 0, ptr %last
"""
ELEMENT = """
  %last = getelementptr [2 x i64], ptr %own, i64 %length
  store i8 0, ptr %last
"""


def _moved(end: str) -> dict[str, bool]:
    """Whether addresses seem to have got into the own text and into the block."""
    program = Program(Module.parse(COPY_OF_TEXT.format(end=end)), Rows({}))
    named = {i.name: i for i in program.normal_form("f").function.instructions()}
    memory = program.pointers("f").memory
    own = Origin(OriginKind.STACK, named["string"])
    block = Origin(OriginKind.HEAP, named["block"])
    return {
        "own": bool(memory.contents(own, Congruence(16), 16)),
        "block": bool(memory.contents(block, Congruence(0), 16)),
    }


def test_a_text_that_ends_with_zero_has_characters() -> None:
    assert _moved(COUNTED.format(0)) == {"own": False, "block": False}


@pytest.mark.parametrize("end", ["", COUNTED.format(1), FIXED, ELEMENT])
def test_what_has_no_such_end_may_hold_addresses(end: str) -> None:
    moved = _moved(end)
    assert moved["own"]
