"""Functions are found by their plain names in symbols of C++ and Rust, in linear time."""

import time

import pytest

from ltoad.frontends.prototype import is_called


@pytest.mark.parametrize(
    ("symbol", "expected"),
    [
        ("_ZN5hills4nameEPKdi", True),
        ("_ZNK1a4nameEv", True),
        ("_ZN3fooIdLi5EE4nameEv", True),
        ("_ZN4core3fooIN1a4typeEE4name17h0123456789abcdefE", True),
        ("_ZN1a1fENS_4nameE", False),
        ("_ZN4name1fEv", False),
        ("_Z4named", True),
        ("_QMphysicsPname", True),
    ],
)
def test_plain_names(symbol: str, expected: bool) -> None:
    assert is_called(symbol, "name") is expected


def test_long_symbols_are_read_once() -> None:
    """Names of Numba have many digits; an expression that tried all their readings took hours."""
    start = time.perf_counter()
    assert not is_called("_ZN" + "3abc" * 50 + "4nameB1v2B42c8tJTIeFIjxB2IKSgI4CrvQ" * 50, "name")
    assert time.perf_counter() - start < 1.0
