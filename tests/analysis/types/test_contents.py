"""What claims about the same bytes come to."""

from itertools import permutations

from ltoad.analysis.memory.kinds import ADDRESS, NUMBER
from ltoad.analysis.memory.memory_facts import Fact
from ltoad.analysis.memory.offsets import ORIGIN
from ltoad.analysis.types.contents import contents_of
from ltoad.ir.types import DOUBLE

ROW = Fact(ORIGIN.shifted(0, (8,)), 8, DOUBLE)


def test_what_is_calculated_with_at_one_place_and_lies_in_a_row_is_unclear() -> None:
    """A row does not say where it ends: the length of a vector is no float for lying there."""
    found = contents_of([ROW, Fact(ORIGIN, 8, NUMBER)], 16)
    assert found.unclear == 0xFF
    assert found.floats == {8: DOUBLE}


def test_a_number_at_the_same_place_is_the_bits_of_a_float() -> None:
    found = contents_of([Fact(ORIGIN, 8, DOUBLE), Fact(ORIGIN, 8, NUMBER)], 8)
    assert found.floats == {0: DOUBLE}
    assert found.unclear == 0


def test_a_number_in_a_row_is_the_bits_of_a_float() -> None:
    found = contents_of([ROW, Fact(ORIGIN.shifted(0, (8,)), 8, NUMBER)], 8)
    assert found.floats == {0: DOUBLE}


def test_an_address_at_one_place_counts_more_than_a_row() -> None:
    assert contents_of([ROW, Fact(ORIGIN, 8, ADDRESS)], 8).addresses == ()
    assert contents_of([ROW, Fact(ORIGIN, 8, ADDRESS)], 8).contested == {0}


def test_a_row_of_addresses_does_not_hide_a_number_that_may_lie_anywhere() -> None:
    """As in a buffer of bytes: nothing says where the row ends."""
    anywhere = Fact(ORIGIN.shifted(0, (1,)), 8, DOUBLE)
    row = Fact(ORIGIN.shifted(0, (8,)), 8, ADDRESS)
    found = contents_of([row, anywhere], 8)
    assert found.unclear == 0xFF
    assert found.addresses == ()


def test_a_row_of_numbers_does_not_hide_a_row_of_addresses_beside_a_number_anywhere() -> None:
    """The number at any byte takes its right from the row of addresses, not from both."""
    anywhere = Fact(ORIGIN.shifted(0, (1,)), 8, DOUBLE)
    addresses = Fact(ORIGIN.shifted(0, (8,)), 8, ADDRESS)
    found = contents_of([ROW, addresses, anywhere], 8)
    assert found.unclear == 0xFF
    assert found.floats == {}


def test_numbers_far_apart_do_not_hide_an_address_that_may_lie_anywhere() -> None:
    anywhere = Fact(ORIGIN.shifted(0, (1,)), 8, ADDRESS)
    apart = Fact(ORIGIN.shifted(0, (16,)), 8, DOUBLE)
    assert contents_of([apart, anywhere], 16).unclear == 0xFFFF


def test_a_word_with_a_piece_of_a_number_is_not_contested() -> None:
    """Its shadow is an address or a number, whole; in whatever order claims come."""
    addresses = Fact(ORIGIN.shifted(0, (8,)), 8, ADDRESS)
    across = Fact(ORIGIN.shifted(1, (8,)), 8, DOUBLE)
    for claims in permutations([ROW, addresses, across]):
        found = contents_of(claims, 8)
        assert found.unclear == 0xFF
        assert found.contested == frozenset()
