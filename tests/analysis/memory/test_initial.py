"""What constants lead to."""

import pytest

from ltoad.analysis.memory.initial import InitialPointers
from ltoad.analysis.memory.offsets import ANYWHERE, Congruence
from ltoad.ir.module import Module

TEXT = """
target datalayout = "e-m:e-i64:64-f80:128-n8:16:32:64-S128"
@a = internal constant [3 x i8] c"one"
@b = internal constant [3 x i8] c"two"
@texts = constant <{ ptr, i64, [1 x ptr], i64 }> <{ ptr @a, i64 3, [1 x ptr] [ptr @b], i64 3 }>
@inside = internal constant { i64, i64 } { i64 0, i64 ptrtoint (ptr @a to i64) }
@changed = internal global { ptr, i64 } { ptr @a, i64 3 }
@half = internal constant { ptr, double } { ptr @a, double 0.5 }
@bytes = internal constant [8 x i8] c"\\00\\00\\00\\00\\00\\00\\E0\\3F"
@outside = external constant [8 x i64]
"""


@pytest.mark.parametrize(
    ("name", "at", "found"),
    [
        ("texts", Congruence(0), {"a"}),
        ("texts", Congruence(8), set()),
        ("texts", Congruence(16), {"b"}),
        ("texts", Congruence(12), {"b"}),
        ("texts", Congruence(0, 16), {"a", "b"}),
        ("texts", Congruence(8, 16), set()),
        ("texts", ANYWHERE, {"a", "b"}),
        ("inside", Congruence(0), set()),
        ("inside", Congruence(8), {"a"}),
        ("changed", Congruence(8), {"a"}),
    ],
)
def test_addresses_of_constants_have_places(name: str, at: Congruence, found: set[str]) -> None:
    assert InitialPointers(Module.parse(TEXT)).read(name, at, 8).keys() == found


@pytest.mark.parametrize(
    ("name", "none"),
    [("a", True), ("texts", True), ("changed", False), ("half", False), ("bytes", False)],
)
def test_constants_may_be_known_to_hold_no_float(name: str, none: bool) -> None:
    assert InitialPointers(Module.parse(TEXT)).has_no_floats(name) is none


def test_what_stands_in_a_constant_of_another_unit_is_not_known() -> None:
    assert not InitialPointers(Module.parse(TEXT)).has_no_floats("outside")
