"""What compilers say of integers that are passed."""

import pytest

from ltoad.analysis.shape.users import users_of
from ltoad.analysis.types.integer_uses import has_bounds, has_range
from ltoad.ir.memory import Load
from ltoad.ir.module import Module


@pytest.mark.parametrize(
    ("attribute", "bounded"),
    {
        "length of a slice": ("range(i64 0, 288230376151711744)", True),
        "any length": ("range(i64 0, -9223372036854775808)", True),
        "not null": ("range(i64 1, 0)", False),
        "signed": ("range(i32 -5, 6)", False),
        "nothing": ("noundef", False),
    }.values(),
)
def test_bounds(attribute: str, bounded: bool) -> None:
    """Of an address, compilers know at most that it is not null."""
    assert has_bounds(["noundef", attribute]) == bounded


@pytest.mark.parametrize(
    ("name", "known"), {"flag": True, "cut": False, "moved": False, "said": True}.items()
)
def test_bounds_of_what_is_loaded(name: str, *, known: bool) -> None:
    """Bits that are cut off are surely zero if the compiler says so, and nobody wants them."""
    function = Module.parse(LOADS).function(name)
    load = next(i for i in function.instructions() if isinstance(i, Load))
    assert has_range(load, users_of(function)) == known


LOADS = """
define i1 @flag(ptr %place) {
  %word = load i64, ptr %place
  %flag = trunc nuw i64 %word to i1
  ret i1 %flag
}
define i1 @cut(ptr %place) {
  %word = load i64, ptr %place
  %odd = trunc i64 %word to i1
  ret i1 %odd
}
define i1 @moved(ptr %place, ptr %log) {
  %word = load i64, ptr %place
  store i64 %word, ptr %log
  %flag = trunc nuw i64 %word to i1
  ret i1 %flag
}
define i8 @said(ptr %place) {
  %word = load i8, ptr %place, !range !0
  ret i8 %word
}
!0 = !{i8 0, i8 3}
"""
