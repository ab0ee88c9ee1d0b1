"""Calls that mean one instruction of a processor, in instructions that have rules.

That values are the same is tested where programs run, in tests/test_vector_code.py.
"""

from ltoad.extract.processor_vectors import with_plain_vectors
from ltoad.ir.module import Module

HEAD = "define <4 x double> @f(<4 x double> %a, <4 x double> %b, ptr %p, <4 x i32> %i) {\n"
GATHER = (
    "  %v = tail call <4 x double> @llvm.x86.avx2.gather.d.pd.256(<4 x double> zeroinitializer, "
    "ptr readonly %p, <4 x i32> %i, <4 x double> {mask}, i8 {scale}), !dbg !7\n"
    "  ret <4 x double> %v\n}}\n"
)
ALL = "<" + ", ".join(["double 0xFFFFFFFFFFFFFFFF"] * 4) + ">"


def test_sums_of_neighbours_alternate_between_the_vectors() -> None:
    call = "  %v = call <4 x double> @llvm.x86.avx.hadd.pd.256(<4 x double> %a, <4 x double> %b)\n"
    plain = with_plain_vectors(f"{HEAD}{call}  ret <4 x double> %v\n}}\n")
    assert "llvm.x86" not in plain
    assert "<4 x i32> <i32 0, i32 4, i32 2, i32 6>" in plain
    assert "<4 x i32> <i32 1, i32 5, i32 3, i32 7>" in plain
    assert "  %v = fadd <4 x double> " in plain


def test_all_bits_of_a_mask_in_constants() -> None:
    """No access is chosen by the run then; the lines of the program stay with all instructions."""
    plain = with_plain_vectors(HEAD + GATHER.format(mask=ALL, scale=8))
    assert "<4 x i1> splat (i1 true)" in plain
    assert "getelementptr double, ptr %p, <4 x i64>" in plain
    assert plain.count("!dbg !7") == 3
    assert "declare <4 x double> @llvm.masked.gather.v4f64.v4p0(" in plain


def test_a_mask_of_the_run_and_steps_of_bytes() -> None:
    plain = with_plain_vectors(HEAD + GATHER.format(mask="%a", scale=4))
    assert "icmp slt <4 x i64> " in plain
    assert "getelementptr [4 x i8], ptr %p, <4 x i64>" in plain
    assert Module.parse(plain).function("f")


def test_other_calls_stay_as_they_are() -> None:
    call = "  %v = call <4 x double> @llvm.x86.avx.max.pd.256(<4 x double> %a, <4 x double> %b)\n"
    text = f"{HEAD}{call}  ret <4 x double> %v\n}}\n"
    assert with_plain_vectors(text) == text
