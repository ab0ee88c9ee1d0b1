"""Text that this LLVM would not read or link: newer spellings, XLA's functions."""

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
