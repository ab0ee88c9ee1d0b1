"""Which constants that are written as bytes may hold floats."""

import struct

import pytest

from ltoad.analysis.memory.constant_bytes import may_hold_floats
from ltoad.ir.module import Module


@pytest.mark.parametrize(
    ("held", "row"),
    [
        (True, struct.pack("<2d", 0.3, 0.8)),
        (True, struct.pack("<2d", 0.0, 100.0)),
        (True, struct.pack("<3f", 0.0, 1.0, 2.5)),
        (True, struct.pack("<2d", 0.0, float("inf"))),
        (True, struct.pack("<id", 7, 0.25)),
        (False, struct.pack("<3q", 24, 8, -1)),
        (False, struct.pack("<2d", 0.0, 0.0)),
        (False, b"library/core/src/num.rs"),
        (False, "Übergröße\n\0".encode()),
    ],
)
def test_bytes_of_constants(held: bool, row: bytes) -> None:
    text = "".join(f"\\{byte:02X}" for byte in row)
    module = Module.parse(f'@table = private constant [{len(row)} x i8] c"{text}", align 8\n')
    assert may_hold_floats(module.global_variable("table").initializer) is held


def test_a_table_of_functions_holds_none() -> None:
    text = "\\00\\00\\00\\00\\00\\00\\00\\00\\18\\00\\00\\00\\00\\00\\00\\00"
    type_ = "<{ [16 x i8], ptr }>"
    table = f'@table = private constant {type_} <{{ [16 x i8] c"{text}", ptr @f }}>, align 8\n'
    module = Module.parse(f"{table}declare void @f()\n")
    assert not may_hold_floats(module.global_variable("table").initializer)
