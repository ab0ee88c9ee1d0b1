"""Names and constants, with LLVM as the judge of their spelling."""

import math
import pickle
import struct
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ltoad.ir.module import Module
from ltoad.ir.parse_types import text_type
from ltoad.ir.types import DOUBLE, FloatType, IntType, StructType
from ltoad.ir.values import (
    ConstantAggregate,
    ConstantFloat,
    ConstantInt,
    quote_name,
    unquote_name,
)

BYTES = st.text(st.characters(min_codepoint=1, max_codepoint=255), min_size=1, max_size=12)


@settings(max_examples=200, deadline=None)
@given(name=BYTES)
def test_names_survive_quoting(name: str) -> None:
    if not name.isdigit():
        assert unquote_name(quote_name(name)) == name


@settings(max_examples=100, deadline=None)
@given(names=st.lists(BYTES.filter(lambda n: not n.isdigit()), min_size=1, max_size=5, unique=True))
def test_llvm_spells_names_alike(canonical: Callable[[str], str], names: list[str]) -> None:
    lines = [f"@{quote_name(name)} = external global i8" for name in names]
    module = Module.parse(canonical("\n".join(lines)))
    assert set(module.global_names()) == set(names)
    assert all(line in module.print() for line in lines)


def test_a_name_of_digits_is_no_number() -> None:
    assert unquote_name('"5"') != unquote_name("5")
    assert quote_name(unquote_name('"5"')) == '"5"'
    assert quote_name(unquote_name("5")) == "5"


EXACT = {
    "half": st.floats(width=16, allow_nan=False),
    "bfloat": st.integers(0, 0xFFFF).map(
        lambda bits: float(struct.unpack("<f", struct.pack("<I", bits << 16))[0])
    ),
    "float": st.floats(width=32, allow_nan=False),
    "double": st.floats(allow_nan=False),
    "x86_fp80": st.floats(allow_nan=False),
    "fp128": st.floats(allow_nan=False),
    "ppc_fp128": st.floats(allow_nan=False, allow_subnormal=False, allow_infinity=False),
}


def printed(canonical: Callable[[str], str], type_: str, text: str) -> str:
    module = Module.parse(canonical(f"@x = global {type_} {text}"))
    value = module.global_variable("x").initializer
    assert value is not None
    return value.reference()


@pytest.mark.parametrize("kind", EXACT)
@settings(max_examples=100, deadline=None)
@given(data=st.data())
def test_floats_survive_llvm(
    canonical: Callable[[str], str], kind: str, data: st.DataObject
) -> None:
    value = data.draw(EXACT[kind].filter(lambda v: not math.isnan(v)))
    constant = ConstantFloat.of(FloatType(kind), value)
    again = ConstantFloat(FloatType(kind), printed(canonical, kind, constant.reference()))
    for read in (constant.value(), again.value()):
        assert read == value
        assert math.copysign(1, read) == math.copysign(1, value)


@pytest.mark.parametrize(
    ("kind", "value", "text"),
    [
        ("bfloat", 1 / 3, "0xR3EAB"),
        ("bfloat", 1.00390625, "0xR3F80"),  # a tie, to even
        ("bfloat", 1e300, "0xR7F80"),
        ("half", -1e6, "0xHFC00"),
        ("half", 0.1, "0xH2E66"),
        ("float", 0.1, "0x3FB99999A0000000"),
        ("float", 1e300, "0x7FF0000000000000"),
        ("double", 0.1, "0x3FB999999999999A"),
    ],
)
def test_floats_are_rounded_to_the_nearest(kind: str, value: float, text: str) -> None:
    assert ConstantFloat.of(FloatType(kind), value).text == text


@settings(max_examples=60, deadline=None)
@given(bits=st.integers(1, 200), data=st.data())
def test_integers_survive_llvm(
    canonical: Callable[[str], str], bits: int, data: st.DataObject
) -> None:
    value = data.draw(st.integers(-(2 ** (bits - 1)), 2 ** (bits - 1) - 1))
    constant = ConstantInt(IntType(bits), value)
    assert printed(canonical, f"i{bits}", constant.reference()) == constant.reference()


def test_packed_constants_of_named_types(canonical: Callable[[str], str]) -> None:
    text = "%t = type <{ i8, double }>\n@x = global %t <{ i8 1, double 2.0 }>"
    value = Module.parse(canonical(text)).global_variable("x").initializer
    assert isinstance(value, ConstantAggregate)
    assert value.packed
    assert ConstantAggregate(StructType((IntType(8),), packed=True), value.elements[:1]).packed


@pytest.mark.parametrize(
    "text",
    [
        "void (i32, ptr, ...)",
        "{ i32, <{ i8, [3 x <vscale x 4 x i32>] }>, {} }",
        '%"a b"',
        "[0 x ptr addrspace(5)]",
        "<2 x ptr addrspace(1)>",
        'target("spirv.Image", void, 1, 0)',
        "{ ptr } ([2 x { float, float }])",
    ],
)
def test_types_print_as_they_were(text: str) -> None:
    assert str(text_type(text)) == text


def test_types_of_floats_are_single_objects() -> None:
    assert FloatType("double") is DOUBLE
    assert text_type("double") is DOUBLE
    assert pickle.loads(pickle.dumps(DOUBLE)) is DOUBLE
    assert FloatType("float") != DOUBLE
