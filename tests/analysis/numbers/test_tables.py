"""Ranges of what is read from constant tables."""

import pytest

from ltoad.analysis.memory.initial import InitialPointers
from ltoad.analysis.numbers.tables import Tables
from ltoad.ir.instructions import Instruction
from ltoad.ir.module import Module

TEXT = """
@bytes = constant [3 x i8] [i8 -2, i8 5, i8 0]
@nested = constant [2 x [2 x i32]] [[2 x i32] [i32 4, i32 1], [2 x i32] [i32 9, i32 2]]
@varying = global [2 x i32] [i32 1, i32 2]
@elsewhere = external constant [2 x i32]
@mixed = constant {{ i32, i64 }} {{ i32 1, i64 2 }}
@zero = constant [2 x i32] zeroinitializer
define void @f(i64 %i, ptr %p) {{
  %place = getelementptr i8, ptr {table}, i64 %i
  %read = load {type}, ptr %place, align {align}
  %value = {value}
  ret void
}}
"""


@pytest.mark.parametrize(
    ("table", "type_", "align", "value", "expected"),
    [
        ("@bytes", "i8", 1, "sext i8 %read to i64", (-2, 5)),
        ("@bytes", "i8", 1, "zext i8 %read to i64", None),
        ("@nested", "i32", 4, "sext i32 %read to i64", (1, 9)),
        ("@nested", "i32", 4, "zext i32 %read to i64", (1, 9)),
        ("@nested", "i32", 4, "freeze i32 %read", None),
        ("@nested", "i64", 8, "add i64 %read, 0", None),
        ("@nested", "i32", 1, "sext i32 %read to i64", None),
        ("@varying", "i32", 4, "sext i32 %read to i64", None),
        ("@elsewhere", "i32", 4, "sext i32 %read to i64", None),
        ("@mixed", "i32", 4, "sext i32 %read to i64", None),
        ("@zero", "i32", 4, "sext i32 %read to i64", None),
        ("%p", "i32", 4, "sext i32 %read to i64", None),
    ],
)
def test_ranges(
    table: str, type_: str, align: int, value: str, expected: tuple[int, int] | None
) -> None:
    module = Module.parse(TEXT.format(table=table, type=type_, align=align, value=value))
    found = {i.name: i for i in module.function("f").instructions() if isinstance(i, Instruction)}
    tables = Tables(module, InitialPointers(module).is_constant)
    assert tables.range_of(found["value"]) == expected
