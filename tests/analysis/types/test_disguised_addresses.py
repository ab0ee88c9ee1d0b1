"""Integers that lie where addresses may lie, and what functions do with them."""

import pytest

from ltoad.analysis.types.disguised_addresses import WordUses
from ltoad.ir.module import Module
from ltoad.rules.table import Rows

TEXT = """
declare i64 @llvm.umax.i64(i64, i64)
declare i64 @llvm.ctlz.i64(i64, i1)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64)
declare ptr @malloc(i64)

define internal i64 @reserves(i64 %more, ptr %mask) {
  %least = call i64 @llvm.umax.i64(i64 %more, i64 3)
  %zeros = call i64 @llvm.ctlz.i64(i64 %least, i1 true)
  %last = lshr i64 -1, %zeros
  store i64 %last, ptr %mask
  %product = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %least, i64 8)
  %size = extractvalue { i64, i1 } %product, 0
  %block = call ptr @malloc(i64 %size)
  %rest = and i64 %more, 8
  ret i64 %rest
}

define internal i64 @larger(i64 %word) {
  %least = call i64 @llvm.umax.i64(i64 %word, i64 3)
  ret i64 %least
}

define internal void @shifted(i64 %word, ptr %place) {
  %page = lshr i64 %word, 12
  store i64 %page, ptr %place
  ret void
}

define internal i64 @aligned(i64 %word) {
  %aligned = and i64 %word, -16
  ret i64 %aligned
}
"""


@pytest.mark.parametrize(
    ("name", "key"),
    {"reserves": True, "larger": False, "shifted": False, "aligned": False}.items(),
)
def test_what_leaves_no_address(name: str, key: bool) -> None:
    """What is made of the number of places of a table is no address, even if the number was."""
    module = Module.parse(TEXT)
    function = module.function(name)
    assert WordUses(Rows({}), lambda _: None).is_key(function.arguments[0], function) == key
