"""Constants are rounded once, to the nearest number of the type."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st
from mpmath import mp, mpf

from ltoad.ir.types import FloatType
from ltoad.rules.constants import float_constant, ratio_of
from tests.rules.floats import FORMATS

RATIOS = st.tuples(st.integers(-(10**45), 10**45).filter(bool), st.integers(1, 10**45))


def _bytes(kind, text):
    """The number in memory, from LLVM's text for it."""
    if kind == "x86_fp80":
        return int(text.removeprefix("0xK"), 16).to_bytes(10, "little")
    if kind == "fp128":
        digits = text.removeprefix("0xL")  # low word first
        return int(digits[16:] + digits[:16], 16).to_bytes(16, "little")
    return int(text.removeprefix("0x"), 16).to_bytes(8, "little")


@pytest.mark.parametrize("kind", ["double", "x86_fp80", "fp128"])
@given(ratio=RATIOS)
def test_nearest_number(kind, ratio):
    with mp.workdps(120):
        expected = FORMATS[kind].encode(mpf(ratio[0]) / ratio[1])
    assert _bytes(kind, float_constant(FloatType(kind), *ratio).text) == expected


@pytest.mark.parametrize("kind", ["x86_fp80", "fp128"])
def test_ties_go_to_even(kind):
    bits = FORMATS[kind].bits
    for odd, rounded in (((1 << bits) + 1, 1 << bits), ((1 << bits) + 3, (1 << bits) + 4)):
        found = float_constant(FloatType(kind), odd, 1)
        assert found.text == float_constant(FloatType(kind), rounded, 1).text


@given(ratio=RATIOS)
def test_double_double_keeps_106_bits(ratio):
    text = float_constant(FloatType("ppc_fp128"), *ratio).text.removeprefix("0xM")
    high, low = (FORMATS["double"].decode(bytes.fromhex(w)[::-1]) for w in (text[:16], text[16:]))
    exact = Fraction(*ratio)
    with mp.workdps(120):
        error = abs((high + low) * exact.denominator / exact.numerator - 1)
    assert error < mpf(2) ** -105


def test_bfloat_is_rounded_and_not_cut():
    """1 + 2^-8 + 2^-9 lies above the middle of 1 and 1 + 2^-7."""
    assert float_constant(FloatType("bfloat"), 512 + 3, 512).text == "0xR3F81"


@pytest.mark.parametrize("kind", ["half", "bfloat", "float", "double", "x86_fp80", "fp128"])
def test_zero(kind):
    assert set(float_constant(FloatType(kind), 0, 1).text[2:]) <= set("KLRH0")


def test_decimal_digits():
    assert ratio_of("-0.25") == (-25, 100)
    assert ratio_of("12") == (12, 1)
    assert ratio_of(0.5) == (1, 2)
