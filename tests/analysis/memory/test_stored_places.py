"""Addresses in one object, found by where they are: against a look at all of them."""

import random

import pytest

from ltoad.analysis.memory.offsets import ANYWHERE, ORIGIN, Congruence
from ltoad.analysis.memory.origins import Origin, OriginKind
from ltoad.analysis.memory.stored_places import StoredPlaces

SIZES = (1, 4, 8, 16, 64)


def _argument(index: int) -> Origin:
    return Origin(OriginKind.ARGUMENT, index)


def _found(places: StoredPlaces, at: Congruence, size: int) -> set[Origin]:
    return {origin for points in places.overlapping(at, size) for origin in points}


def test_overlapping_places_are_found() -> None:
    dice = random.Random(7)
    for _ in range(200):
        places = StoredPlaces()
        stored = []
        for index in range(dice.randrange(1, 12)):
            where = Congruence(dice.randrange(-8, 80), dice.choice((0, 0, 0, 8, 24)))
            stored.append((where, _argument(index)))
            places.add(where, {_argument(index): ORIGIN})
        at, size = Congruence(dice.randrange(0, 80), dice.choice((0, 0, 16))), dice.choice(SIZES)
        expected = {origin for where, origin in stored if where.overlaps(8, at, size)}
        assert _found(places, at, size) == expected


def test_only_what_is_new_counts() -> None:
    places = StoredPlaces()
    assert places.add(Congruence(16), {_argument(0): ORIGIN})
    assert not places.add(Congruence(16), {_argument(0): ORIGIN})
    assert places.add(Congruence(16), {_argument(0): Congruence(8)})


def test_members_of_large_classes_are_told_apart() -> None:
    """Sixty containers are three addresses each."""
    places = StoredPlaces()
    for member in range(180):
        places.add(Congruence(8 * member), {_argument(member // 3): ORIGIN})
    assert _found(places, Congruence(24 * 50), 8) == {_argument(50)}
    assert len(_found(places, ANYWHERE, 8)) == 60


@pytest.mark.parametrize("stride", [0, 1 << 20])
def test_of_too_many_places_the_last_may_be_anywhere(stride: int) -> None:
    places = StoredPlaces()
    for offset in range(0, 8 * 5000, 8):
        places.add(Congruence(offset, stride), {_argument(offset): ORIGIN})
    assert _argument(0) in _found(places, ORIGIN, 8)
    assert _argument(8 * 4999) in _found(places, ORIGIN, 8)
