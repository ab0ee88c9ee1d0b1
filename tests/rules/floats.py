"""Binary floating-point formats as bytes, so that no test rounds through a double."""

from dataclasses import dataclass

from mpmath import mp, mpf


@dataclass(frozen=True)
class Format:
    """``bits`` of significand (hidden bit included), ``width`` bytes in memory."""

    kind: str
    bits: int
    exponent_bits: int
    width: int
    explicit: bool = False

    @property
    def bias(self) -> int:
        return (1 << (self.exponent_bits - 1)) - 1

    @property
    def epsilon(self) -> mpf:
        """The distance from 1 to the next number: one unit in the last place of 1."""
        return mpf(2) ** (1 - self.bits)

    def round(self, value: mpf) -> mpf:
        """The nearest number of the format."""
        return self.decode(self.encode(value))

    def encode(self, value: mpf) -> bytes:
        value = mpf(value)
        negative = value < 0
        if mp.isnan(value) or mp.isinf(value):
            exponent = (1 << self.exponent_bits) - 1
            significand = (1 << (self.bits - 1)) | (1 << (self.bits - 2) if mp.isnan(value) else 0)
        elif value == 0:
            exponent, significand = 0, 0
        else:
            exponent, significand = self._round(abs(value))
        return self._pack(negative, exponent, significand)

    def _round(self, value: mpf) -> tuple[int, int]:
        smallest = 1 - self.bias
        power = max(int(mp.floor(mp.log(value, 2))), smallest)
        if mp.ldexp(1, power) > value and power > smallest:
            power -= 1
        significand = int(mp.nint(mp.ldexp(value, self.bits - 1 - power)))
        if significand >> self.bits:
            significand, power = significand >> 1, power + 1
        if power > self.bias:
            return (1 << self.exponent_bits) - 1, 1 << (self.bits - 1)
        normal = significand >> (self.bits - 1)
        return (power + self.bias if normal else 0), significand

    def _pack(self, negative: bool, exponent: int, significand: int) -> bytes:
        fraction_bits = self.bits if self.explicit else self.bits - 1
        fraction = significand & ((1 << fraction_bits) - 1)
        word = (
            (int(negative) << (fraction_bits + self.exponent_bits))
            | (exponent << fraction_bits)
            | fraction
        )
        return word.to_bytes(self.width, "little")

    def decode(self, data: bytes) -> mpf:
        fraction_bits = self.bits if self.explicit else self.bits - 1
        word = int.from_bytes(data[: self.width], "little")
        fraction = word & ((1 << fraction_bits) - 1)
        exponent = (word >> fraction_bits) & ((1 << self.exponent_bits) - 1)
        sign = -1 if (word >> (fraction_bits + self.exponent_bits)) & 1 else 1
        if exponent == (1 << self.exponent_bits) - 1:
            rest = fraction & ((1 << (self.bits - 1)) - 1)
            return mp.nan if rest else sign * mp.inf
        if not self.explicit and exponent:
            fraction |= 1 << fraction_bits
        with mp.workprec(self.bits + 10):
            return mp.ldexp(mpf(sign * fraction), max(exponent, 1) - self.bias - self.bits + 1)


FORMATS = {
    f.kind: f
    for f in (
        Format("float", 24, 8, 4),
        Format("double", 53, 11, 8),
        Format("x86_fp80", 64, 15, 10, explicit=True),
        Format("fp128", 113, 15, 16),
    )
}
