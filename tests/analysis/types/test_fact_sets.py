"""Sets of facts that are counted from elsewhere say the same of the same bytes."""

import pytest

from ltoad.analysis.memory.kinds import ADDRESS
from ltoad.analysis.memory.memory_facts import Fact
from ltoad.analysis.memory.offsets import ANYWHERE, ORIGIN, Congruence
from ltoad.analysis.types.fact_sets import NO_FACTS, moved, relative_to, unsure, within, without
from ltoad.ir.types import DOUBLE

FACTS = frozenset([Fact(Congruence(0), 8, DOUBLE), Fact(Congruence(8, 24), 8, ADDRESS)])
PLACES = [ORIGIN, Congruence(16), Congruence(4, 12), ANYWHERE]


@pytest.mark.parametrize("place", PLACES)
def test_each_fact_is_counted_from_there(place: Congruence) -> None:
    assert moved(FACTS, place) == {fact.moved(place) for fact in FACTS}
    assert relative_to(FACTS, place) == {fact.relative_to(place) for fact in FACTS}


def test_there_and_back_is_where_it_was() -> None:
    place = Congruence(40)
    assert relative_to(moved(FACTS, place), place) == FACTS


def test_what_does_not_change_is_the_same_set() -> None:
    assert moved(FACTS, ORIGIN) is FACTS
    assert relative_to(FACTS, ORIGIN) is FACTS
    assert without(FACTS, NO_FACTS) is FACTS
    assert moved(NO_FACTS, Congruence(8)) is NO_FACTS


def test_only_what_the_first_bytes_have() -> None:
    assert within(FACTS, 8) == {Fact(Congruence(0), 8, DOUBLE)}
    assert within(FACTS, 9) == FACTS


def test_unsure_facts_are_of_the_same_bytes() -> None:
    assert {f._replace(sure=True) for f in unsure(FACTS)} == FACTS
    assert not any(f.sure for f in unsure(FACTS))
