"""What stands beside the conversion of words of which only the run tells if they are integers."""

from ltoad.ir.types import DOUBLE, I64, PTR, FunctionType

CONVERTED = "__ltoad_bits_converted"
"""It is added to the result, takes the place of the bits and their number, and returns nothing."""
CONVERTED_TYPE = FunctionType(DOUBLE, (PTR, I64))
