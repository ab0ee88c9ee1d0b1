"""Congruences of byte offsets against enumeration."""

from hypothesis import given
from hypothesis import strategies as st

from ltoad.analysis.memory.offsets import Congruence

FAR = 60
CONGRUENCES = st.builds(Congruence, st.integers(-20, 20), st.integers(0, 12))
SIZES = st.integers(1, 16)


def members(congruence: Congruence) -> set[int]:
    """The offsets within a window that is wide enough for what the tests ask."""
    if congruence.stride == 0:
        return {congruence.constant}
    steps = range(-FAR, FAR + 1)
    return {congruence.constant + congruence.stride * s for s in steps}


@given(CONGRUENCES, SIZES, CONGRUENCES, SIZES)
def test_overlap(one: Congruence, size: int, other: Congruence, other_size: int) -> None:
    """A missed overlap is an overwritten value that is read again."""
    touched = {offset + byte for offset in members(one) for byte in range(size)}
    meet = any(o + b in touched for o in members(other) for b in range(other_size))
    assert one.overlaps(size, other, other_size) == meet
    assert other.overlaps(other_size, one, size) == meet


@given(CONGRUENCES, CONGRUENCES)
def test_join_holds_both(one: Congruence, other: Congruence) -> None:
    joined = one.join(other)
    for offset in members(one) | members(other):
        assert _holds(joined, offset)


@given(CONGRUENCES, CONGRUENCES)
def test_join_is_the_least(one: Congruence, other: Congruence) -> None:
    """A coarser join would make arrays of structs one blur."""
    joined = one.join(other)
    points = sorted(members(one) | members(other))
    if joined.stride:
        for stride in range(joined.stride + 1, 40):
            assert not all(_holds(Congruence(points[0], stride), p) for p in points)
    else:
        assert len(points) == 1


@given(CONGRUENCES, st.integers(-20, 20), st.lists(st.integers(-12, 12), max_size=2))
def test_shift(start: Congruence, constant: int, strides: list[int]) -> None:
    """A subscripted address: any multiples of the strides are added."""
    shifted = start.shifted(constant, tuple(strides))
    for offset in members(start):
        for times in (-3, 0, 1, 4):
            assert _holds(shifted, offset + constant + sum(s * times for s in strides))


def _holds(congruence: Congruence, offset: int) -> bool:
    distance = offset - congruence.constant
    return distance % congruence.stride == 0 if congruence.stride else distance == 0
