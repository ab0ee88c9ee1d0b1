"""LLVM's spelling of float constants, of all its formats.

LLVM writes half to double as the 16 hexadecimal digits of a double that is exact in the format;
bfloat, x86_fp80, fp128 and ppc_fp128 have prefixes of their own (0xR, 0xK, 0xL, 0xM), and every
finite double is exact in the last three.
"""

from __future__ import annotations

import math
import struct


def float_text(kind: str, value: float) -> str:
    """The text of the constant of a format that is nearest to ``value``."""
    if kind == "half":
        return f"0xH{struct.unpack('<H', struct.pack('<e', _rounded('<e', value)))[0]:04X}"
    if kind == "bfloat":
        return _bfloat_text(value)
    if kind == "float":
        value = _rounded("<f", value)
    bits = struct.unpack("<Q", struct.pack("<d", value))[0]
    if kind in ("float", "double"):
        return f"0x{bits:016X}"
    return _extended_text(kind, bits)


def float_of(text: str) -> float:
    """The number that a constant's text stands for, rounded to a double."""
    if not text.startswith("0x"):
        return float(text)
    if text[2] == "H":
        return float(struct.unpack("<e", struct.pack("<H", int(text[3:], 16)))[0])
    if text[2] == "R":
        return float(struct.unpack("<f", struct.pack("<I", int(text[3:], 16) << 16))[0])
    if text[2] == "K":
        return _from_parts(int(text[3:7], 16), int(text[7:], 16), 63)
    if text[2] == "L":
        low, high = int(text[3:19], 16), int(text[19:], 16)
        significand = (1 << 112) | ((high & ((1 << 48) - 1)) << 64) | low
        exponent = high >> 48
        return _from_parts(exponent, significand if exponent & 0x7FFF else 0, 112)
    if text[2] == "M":
        head, rest = _double(text[3:19]), _double(text[19:])
        return head + rest if rest else head
    return _double(text[2:])


def _double(digits: str) -> float:
    return float(struct.unpack("<d", struct.pack("<Q", int(digits, 16)))[0])


def _rounded(format_: str, value: float) -> float:
    """The nearest value of a narrower format; infinity beyond its range."""
    try:
        return float(struct.unpack(format_, struct.pack(format_, value))[0])
    except OverflowError:
        return math.copysign(math.inf, value)


def _bfloat_text(value: float) -> str:
    bits = struct.unpack("<I", struct.pack("<f", _rounded("<f", value)))[0]
    if not math.isnan(value):
        bits += 0x7FFF + ((bits >> 16) & 1)  # to nearest, ties to even
    return f"0xR{bits >> 16:04X}"


def _from_parts(sign_exponent: int, significand: int, fraction_bits: int) -> float:
    sign = -1.0 if sign_exponent & 0x8000 else 1.0
    exponent = sign_exponent & 0x7FFF
    if exponent == 0x7FFF:
        fraction = significand & ((1 << fraction_bits) - 1)
        return sign * float("nan" if fraction else "inf")
    try:
        return sign * math.ldexp(float(significand), exponent - 16383 - fraction_bits)
    except OverflowError:
        return sign * float("inf")


def _extended_text(kind: str, bits: int) -> str:
    """Widen the bits of a finite normal or zero double exactly."""
    sign, exponent, fraction = bits >> 63, (bits >> 52) & 0x7FF, bits & ((1 << 52) - 1)
    if exponent == 0x7FF:
        wide_exponent = 0x7FFF
    elif exponent == 0 and fraction == 0:
        wide_exponent = 0
    elif exponent == 0:
        shift = 53 - fraction.bit_length()
        fraction = (fraction << shift) & ((1 << 52) - 1)
        wide_exponent = 1 - shift - 1023 + 16383
    else:
        wide_exponent = exponent - 1023 + 16383
    head = (sign << 15) | wide_exponent
    if kind == "x86_fp80":
        integer_bit = 1 if wide_exponent else 0
        return f"0xK{head:04X}{(integer_bit << 63) | (fraction << 11):016X}"
    if kind == "fp128":
        wide = fraction << 60
        high = (head << 48) | (wide >> 64)
        return f"0xL{wide & ((1 << 64) - 1):016X}{high:016X}"
    return f"0xM{bits:016X}{0:016X}"
