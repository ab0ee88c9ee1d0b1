"""What flang reads of a descriptor's type is one byte; other words stay as they are."""

from ltoad.extract.narrow_loads import with_narrow_loads

PROCEDURE = """define void @_QMmPadd(ptr %0) {
  %2 = getelementptr i8, ptr %0, i64 21
  %3 = load i32, ptr %2, align 4, !tbaa !3
  %4 = trunc i32 %3 to i8
  %5 = load i32, ptr %0, align 4
  %6 = trunc i32 %5 to i8
  %7 = add i32 %5, 1
  ret void
}
declare {} @_FortranAAssign(ptr, ptr, ptr, i32)
"""
NARROW = """  %3 = load i8, ptr %2, align 1, !tbaa !3
  %4 = or i8 %3, 0
  %5 = load i32, ptr %0, align 4
  %6 = trunc i32 %5 to i8
"""


def test_only_the_byte_that_is_looked_at_is_loaded() -> None:
    assert NARROW in with_narrow_loads(PROCEDURE)


def test_functions_of_other_languages_stay_as_they_are() -> None:
    text = PROCEDURE.replace("_QMmPadd", "main")
    assert with_narrow_loads(text) == text
