"""Integers that are calculated are no float's bits, wherever they are stored afterwards.

The length of a text was taken for a float, since it was stored where a union has numbers; what was
calculated with it then counted as pieces of floats, and programs with such unions were refused.
"""

from ltoad.analysis.types.made_of_numbers import made_of_numbers
from ltoad.analysis.types.words import BitFlow
from ltoad.ir.module import Module
from ltoad.rules.table import Rows

TEXT = """
declare i64 @llvm.umin.i64(i64, i64)
declare i64 @llvm.fptoui.sat.i64.f64(double)

define void @f(ptr %p, i64 %given, i32 %narrow, i8 %byte, i1 %flag, double %number) {
  %loaded = load i64, ptr %p
  %rest = sub i64 %given, %loaded
  %signed = sext i32 %narrow to i64
  %least = call i64 @llvm.umin.i64(i64 %rest, i64 %loaded)
  %other = call i64 @llvm.umin.i64(i64 %given, i64 %loaded)
  %chosen = select i1 %flag, i64 %least, i64 -1
  %mixed = select i1 %flag, i64 %least, i64 %loaded
  %wide = zext i1 %flag to i64
  %part = zext i8 %byte to i64
  %high = shl i64 %part, 8
  %joined = or i64 %high, %part
  %whole = zext i32 %narrow to i64
  %address = ptrtoint ptr %p to i64
  %rounded = call i64 @llvm.fptoui.sat.i64.f64(double %number)
  ret void
}
"""


def test_what_is_calculated_or_chosen_among_such_is_a_number_and_copies_are_not() -> None:
    module = Module.parse(TEXT)
    found = made_of_numbers(module.function("f"), BitFlow(module.layout), Rows({}))
    assert {value.name for value in found} == {
        "rest",
        "signed",
        "least",
        "chosen",
        "wide",
        "rounded",
    }
