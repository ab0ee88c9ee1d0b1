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
