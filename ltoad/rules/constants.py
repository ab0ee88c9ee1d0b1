"""Real constants rounded once to any LLVM float type.

A Python float is too short for x86_fp80 and fp128, so a constant is kept as a
ratio of integers and rounded (to nearest, ties to even) to the type in use.
"""

from __future__ import annotations

import struct

from ltoad.ir.types import FloatType
from ltoad.ir.values import ConstantFloat


def ratio_of(value: float | str) -> tuple[int, int]:
    """Numerator and denominator of a finite float, or of decimal digits such as ``"0.25"``."""
    if not isinstance(value, str):
        return value.as_integer_ratio()
    whole, _, fraction = value.partition(".")
    return int(whole + fraction), 10 ** len(fraction)


def float_constant(type_: FloatType, numerator: int, denominator: int) -> ConstantFloat:
    """The constant of ``type_`` nearest to a ratio of ordinary size (no subnormal result)."""
    if type_.kind in ("x86_fp80", "fp128") and numerator:
        return _extended(type_, numerator, denominator)
    if type_.kind == "bfloat" and numerator:
        significand, exponent = _rounded(abs(numerator), denominator, 8)
        value = significand * 2.0**exponent
        return ConstantFloat.of(type_, value if numerator > 0 else -value)
    if type_.kind == "ppc_fp128":
        return _double_double(type_, numerator, denominator)
    return ConstantFloat.of(type_, numerator / denominator)


def _rounded(numerator: int, denominator: int, bits: int) -> tuple[int, int]:
    """(m, e) with numerator/denominator ≈ m·2^e and m of exactly ``bits`` bits."""
    exponent = numerator.bit_length() - denominator.bit_length() - bits
    scaled, divisor = numerator << max(-exponent, 0), denominator << max(exponent, 0)
    quotient, rest = divmod(scaled, divisor)
    if quotient.bit_length() > bits:  # the estimate of the exponent is one too small
        divisor <<= 1
        exponent += 1
        quotient, rest = divmod(scaled, divisor)
    if 2 * rest > divisor or (2 * rest == divisor and quotient & 1):
        quotient += 1
    if quotient.bit_length() > bits:
        return quotient >> 1, exponent + 1
    return quotient, exponent


def _extended(type_: FloatType, numerator: int, denominator: int) -> ConstantFloat:
    bits = 64 if type_.kind == "x86_fp80" else 113
    significand, exponent = _rounded(abs(numerator), denominator, bits)
    head = ((numerator < 0) << 15) | (exponent + bits - 1 + 16383)
    if bits == 64:
        return ConstantFloat(type_, f"0xK{head:04X}{significand:016X}")
    whole = (head << 112) | (significand & ((1 << 112) - 1))
    return ConstantFloat(type_, f"0xL{whole & ((1 << 64) - 1):016X}{whole >> 64:016X}")


def _double_double(type_: FloatType, numerator: int, denominator: int) -> ConstantFloat:
    high = numerator / denominator
    high_numerator, high_denominator = high.as_integer_ratio()
    low = (numerator * high_denominator - high_numerator * denominator) / (
        denominator * high_denominator
    )
    words = struct.unpack("<QQ", struct.pack("<dd", high, low))
    return ConstantFloat(type_, f"0xM{words[0]:016X}{words[1]:016X}")
