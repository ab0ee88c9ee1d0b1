"""What compilers say of integers that are passed."""

import pytest

from ltoad.analysis.types.integer_uses import has_bounds


@pytest.mark.parametrize(
    ("attribute", "bounded"),
    {
        "length of a slice": ("range(i64 0, 288230376151711744)", True),
        "any length": ("range(i64 0, -9223372036854775808)", True),
        "not null": ("range(i64 1, 0)", False),
        "signed": ("range(i32 -5, 6)", False),
        "nothing": ("noundef", False),
    }.values(),
)
def test_bounds(attribute: str, bounded: bool) -> None:
    """Of an address, compilers know at most that it is not null."""
    assert has_bounds(["noundef", attribute]) == bounded
