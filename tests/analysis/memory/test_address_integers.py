"""Integers that may be addresses, by how they are made."""

import pytest

from ltoad.analysis.memory.address_integers import AddressIntegers
from ltoad.ir.module import Module

BODY = """define internal void @%s(ptr %%place, ptr %%log) {
  %%word = load ptr, ptr %%place
  %%bits = ptrtoint ptr %%word to i64
  %%low = trunc i64 %%bits to i32
  %%more = add i32 %%low, 1
  store i32 %%more, ptr %%log
  %s
  ret void
}
"""
HIGH = """
  %high = lshr i64 %bits, 32
  store i64 %high, ptr %log
"""
RUST = "_ZN3map3cut17h0123456789abcdefE"


@pytest.mark.parametrize(
    ("name", "high", "halves"), [("cut", "", True), (RUST, "", False), (RUST, HIGH, True)]
)
def test_the_lower_half_of_a_word(name: str, high: str, *, halves: bool) -> None:
    """In Rust it is a short number in an enum, if nobody wants the rest; C may put the address
    together again."""
    function = Module.parse(BODY % (name, high)).function(name)
    found = {value.name for value in AddressIntegers(function).casts}
    assert "bits" in found
    assert ({"low", "more"} <= found) == halves


JOINED = """define internal void @%s(ptr %%place, ptr %%vector) {
  %%word = load ptr, ptr %%place
  store ptr %%word, ptr %%vector
  %%length = ptrtoint ptr %%word to i64
  %s
  ret void
}
"""
GONE_BY = "%x = load double, ptr %word"


@pytest.mark.parametrize(
    ("name", "use", "certain"), [("cut", "", True), (RUST, "", False), (RUST, GONE_BY, True)]
)
def test_a_word_that_is_a_length_or_an_address(name: str, use: str, *, certain: bool) -> None:
    """The length of a vector lies where another variant has an address: LLVM loads a pointer.  The
    vector could not grow, since its length was an address that is passed as an integer."""
    function = Module.parse(JOINED % (name, use)).function(name)
    found = AddressIntegers(function)
    assert "length" in {value.name for value in found.casts}
    assert ("length" in {value.name for value in found.certain}) == certain
