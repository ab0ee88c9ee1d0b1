"""Facts along copies: a link with strings and streams looked at each fact thousands of times."""

from ltoad.analysis.memory.flows import Flow
from ltoad.analysis.memory.kinds import ADDRESS, INTEGER
from ltoad.analysis.memory.memory_facts import Fact
from ltoad.analysis.memory.offsets import Congruence
from ltoad.analysis.memory.origins import Origin, OriginKind
from ltoad.analysis.types.fact_store import FactStore
from ltoad.analysis.types.moved_facts import MovedFacts

SOURCE, TARGET = (Origin(OriginKind.GLOBAL, name) for name in ("source", "target"))


def test_each_fact_is_said_once_and_at_its_place_in_the_copy() -> None:
    store = FactStore()
    moved = MovedFacts(Flow(TARGET, Congruence(16), SOURCE, Congruence(8), 16), store)
    assert moved.new() == frozenset()
    store.add(SOURCE, [Fact(Congruence(8), 8, ADDRESS)])
    assert moved.new() == {Fact(Congruence(16), 8, ADDRESS)}
    assert moved.new() == frozenset()
    store.add(SOURCE, [Fact(Congruence(16), 4, INTEGER)])
    assert moved.new() == {Fact(Congruence(24), 4, INTEGER)}


def test_a_fact_of_many_places_that_replaces_others_is_said_again() -> None:
    store = FactStore()
    flow = Flow(TARGET, Congruence(), SOURCE, Congruence(), None)
    moved = MovedFacts(flow, store)
    for place in range(200):
        store.add(SOURCE, [Fact(Congruence(8 * place), 8, ADDRESS)])
        moved.new()
    store.add(TARGET, [Fact(Congruence(), 8, ADDRESS)])
    assert MovedFacts(flow, store).new() == {Fact(Congruence(0, 8), 8, ADDRESS)}
