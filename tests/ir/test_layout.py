"""Sizes and offsets, against what LLVM and clang say."""

import re
from collections.abc import Callable
from pathlib import Path

import llvmlite.binding as llvm
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ltoad.errors import IRError
from ltoad.ir.instructions import GetElementPtr
from ltoad.ir.layout import DataLayout
from ltoad.ir.module import Module
from ltoad.ir.parse_types import text_type
from ltoad.ir.types import DOUBLE, I32, PTR, ArrayType, IntType, StructType, VectorType
from ltoad.ir.values import Argument, ConstantInt

X86 = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
ARM32 = "e-m:e-p:32:32-Fi8-i64:64-v128:64:128-a:0:32-n32-S64"
I386 = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-i128:128-f64:32:64-f80:32-n8:16:32-S128"
AARCH64 = (
    "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"
)

SCALARS = st.sampled_from(
    [
        *("i1", "i8", "i16", "i24", "i32", "i48", "i64", "i128", "i129", "half", "bfloat"),
        *("float", "double", "x86_fp80", "fp128", "ptr", "ptr addrspace(270)"),
        *("<4 x float>", "<3 x double>", "<7 x i1>", "<2 x ptr>", "<16 x i64>"),
    ]
)
TYPES = st.recursive(
    SCALARS,
    lambda inner: st.one_of(
        st.tuples(st.integers(0, 5), inner).map(lambda t: f"[{t[0]} x {t[1]}]"),
        st.lists(inner, max_size=5).map(lambda e: "{ " + ", ".join(e) + " }" if e else "{}"),
        st.lists(inner, min_size=1, max_size=5).map(lambda e: "<{ " + ", ".join(e) + " }>"),
    ),
    max_leaves=12,
)


@pytest.mark.parametrize("layout", [X86, ARM32, I386, AARCH64])
@settings(max_examples=150, deadline=None)
@given(text=TYPES)
def test_sizes_agree_with_llvm(layout: str, text: str) -> None:
    ours = DataLayout.parse(layout)
    type_ = text_type(text)
    theirs = llvm.create_target_data(layout)
    module = llvm.parse_assembly(f"@x = external global {text}", llvm.create_context())
    known = next(module.global_variables).global_value_type
    assert ours.alloc_size_of(type_) == theirs.get_abi_size(known)
    assert ours.align_of(type_) == theirs.get_abi_alignment(known)
    if isinstance(type_, StructType):
        offsets = [theirs.get_element_offset(known, i) for i in range(len(type_.elements))]
        assert list(ours.field_offsets(type_)) == offsets


def test_offsets_agree_with_clang(compiled: Callable[..., str], tmp_path: Path) -> None:
    source = tmp_path / "probe.c"
    source.write_text(
        """
        #include <stddef.h>
        struct inner { char c; long double l; short s[3]; };
        struct __attribute__((packed)) tight { char c; double d; };
        struct outer { char c; struct inner i[2]; struct tight t; float f; void *p; } kept;
        unsigned long offsets[] = {offsetof(struct outer, c), offsetof(struct outer, i),
          offsetof(struct outer, t), offsetof(struct outer, f), offsetof(struct outer, p),
          sizeof(struct outer)};
        """
    )
    module = Module.parse(compiled(source))
    wanted = [int(n) for n in re.findall(r"i64 (\d+)", module.global_variable("offsets").text)]
    outer = text_type("%struct.outer")
    assert [*module.layout.field_offsets(outer), module.layout.alloc_size_of(outer)] == wanted


def test_store_size_is_without_padding() -> None:
    layout = DataLayout.parse(X86)
    assert layout.size_of(text_type("x86_fp80")) == 10
    assert layout.alloc_size_of(text_type("x86_fp80")) == 16
    assert layout.size_of(text_type("i1")) == 1
    assert layout.size_of(text_type("<3 x float>")) == 12
    assert layout.alloc_size_of(text_type("<3 x float>")) == 16
    assert layout.pointer_size() == 8
    assert layout.pointer_size(270) == 4


def test_address_of_an_element_is_constant_plus_strides() -> None:
    layout = DataLayout.parse(X86)
    record = StructType((I32, ArrayType(5, StructType((IntType(8), DOUBLE)))))
    base, i, j = (Argument(PTR, "p", 0), Argument(IntType(64), "i", 1), Argument(I32, "j", 2))
    one = ConstantInt(I32, 1)
    gep = GetElementPtr(PTR, record, [base, i, one, j, one])
    assert layout.gep_offset(gep) == (8 + 8, [(i, 88), (j, 16)])
    minus = GetElementPtr(PTR, DOUBLE, [base, ConstantInt(IntType(64), -3)])
    assert layout.gep_offset(minus) == (-24, [])


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        *(("ptr", True), ("<2 x ptr>", True), ("i64", False), ("double", False)),
        *(("{ ptr, i64 }", True), ("{ i64, double }", False), ("{ double, [2 x ptr] }", True)),
        *(("[2 x { i32, i64 }]", False), ("{}", False)),
    ],
)
def test_pointers_are_found_inside_of_types(text: str, expected: bool) -> None:
    assert DataLayout.parse(X86).has_pointers(text_type(text)) is expected


def test_types_without_a_size_are_errors() -> None:
    layout = DataLayout.parse(X86)
    for text in ("void", "label", "token", "opaque"):
        with pytest.raises(IRError):
            layout.size_of(text_type(text))
    with pytest.raises(IRError):
        layout.field_offsets(VectorType(2, DOUBLE))
