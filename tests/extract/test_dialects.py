"""Text that this LLVM would not read or link: newer spellings, XLA's functions."""

from pathlib import Path

from ltoad.extract.bitcode import parse, read_text
from ltoad.extract.dialects import with_bodies, with_plain_numbers


def test_infinities() -> None:
    text = "%a = phi double [ -inf, %b ], [ +qnan, %c ]\n%d = fadd float %x, +inf\n"
    assert with_plain_numbers(text) == (
        "%a = phi double [ 0xFFF0000000000000, %b ], [ 0x7FF8000000000000, %c ]\n"
        "%d = fadd float %x, 0x7FF0000000000000\n"
    )


def test_names_are_left_alone() -> None:
    text = '%x-inf = fadd double %+inf, 1.0 ; x-inf\n@s = constant [4 x i8] c"-inf"\n'
    assert with_plain_numbers(text) == text


def test_bodies() -> None:
    """What the C library does not have stays a declaration, and stops the derivative."""
    text = with_bodies("declare float @xla.rsqrt.f32(float)\ndeclare double @xla.odd.f64(double)\n")
    assert "define internal float @xla.rsqrt.f32(float %x) alwaysinline {" in text
    assert "declare float @sqrtf(float)" in text
    assert "declare double @xla.odd.f64(double)" in text


MARKED = """define double @f(double %x, ptr %p) {
  %v = load double, ptr %p
  %m = fmul double %x, %v
  ret double %m
}
declare double @__enzyme_autodiff(ptr, ...)
declare double @__enzyme_fwddiff(ptr, metadata, double, metadata, double, metadata, ptr)
declare double @other(metadata)
define double @df(double %x, ptr %p) {
  %r = call double (ptr, ...) @__enzyme_autodiff(ptr @f, double %x,
       metadata !"enzyme_const", ptr %p)
  ret double %r
}
define double @both(double %x, ptr %p, ptr %dp) {
  %r = call double (ptr, ...) @__enzyme_autodiff(ptr @f,
       metadata !"enzyme_out", double %x,
       metadata !"enzyme_dup", ptr %p, ptr %dp)
  ret double %r
}
define double @tf(double %x, ptr %p) {
  %r = call double @__enzyme_fwddiff(ptr @f, metadata !"enzyme_dup", double %x,
       metadata !"enzyme_const", double %x, metadata !"enzyme_const", ptr %p)
  ret double %r
}
"""


def test_markers_that_are_metadata_survive_bitcode(tmp_path: Path) -> None:
    """LLVM writes the address of the first global for a metadata operand of a variadic call."""
    source = tmp_path / "marked.ll"
    source.write_text(MARKED)
    text = str(parse(read_text(source)))
    assert "double %x, ptr @enzyme_const, ptr %p" in text
    assert "ptr @enzyme_out, double %x, ptr @enzyme_dup, ptr %p, ptr %dp" in text
    # what is not variadic keeps its markers
    assert 'metadata !"enzyme_dup", double %x, metadata !"enzyme_const"' in text
    assert text.count("@enzyme_const = external global i32") == 1
