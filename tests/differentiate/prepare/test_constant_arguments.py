"""What is left of a function that chooses by an argument, in its copy for a constant."""

from pathlib import Path

import llvmlite.binding as llvm
import pytest

from ltoad.differentiate.prepare.constant_arguments import ConstantArguments
from ltoad.extract.bitcode import initialise_llvm
from ltoad.ir.module import Module
from ltoad.ir.types import I32, PTR
from ltoad.ir.values import integer, zero

FILE = Path(__file__).with_name("constant_argument.ll")


@pytest.mark.parametrize(
    ("what", "left", "gone"),
    [
        (0, ["store double 1.0"], ["load ptr", "store double 2.0"]),
        (3, ["load ptr", "store double 2.0"], ["store double 1.0"]),
        (7, ["store volatile i32"], ["store double"]),
    ],
)
def test_a_copy_has_what_its_constant_chooses(what: int, left: list[str], gone: list[str]) -> None:
    initialise_llvm()
    module = Module.parse(str(llvm.parse_assembly(FILE.read_text())))
    copies = ConstantArguments(module)
    name = copies.copy_for("manage", [integer(I32, what), zero(PTR)])
    assert name == copies.copy_for("manage", [integer(I32, what), zero(PTR)])
    printed = str(llvm.parse_assembly(module.print()).get_function(name))
    assert all(words in printed for words in left)
    assert not any(words in printed for words in (*gone, "switch"))


def test_a_function_that_chooses_by_nothing_known_stays() -> None:
    module = Module.parse(str(llvm.parse_assembly(FILE.read_text())))
    copies = ConstantArguments(module)
    value = module.function("f").arguments[1]
    assert copies.copy_for("manage", [value, zero(PTR)]) == "manage"
    assert copies.copy_for("f", [zero(PTR), integer(I32, 1)]) == "f"
