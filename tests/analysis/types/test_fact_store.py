"""Objects with many members keep them apart; what would grow for ever is joined."""

from ltoad.analysis.memory.kinds import ADDRESS
from ltoad.analysis.memory.memory_facts import Fact
from ltoad.analysis.memory.offsets import Congruence
from ltoad.analysis.memory.origins import Origin, OriginKind
from ltoad.analysis.types.fact_store import FactStore
from ltoad.ir.types import DOUBLE

OBJECT = Origin(OriginKind.ARGUMENT, 0)


def _members(count: int) -> list[Fact]:
    """Doubles and addresses in turn."""
    return [Fact(Congruence(8 * i), 8, (DOUBLE, ADDRESS)[i % 2]) for i in range(count)]


def test_a_class_of_many_members_keeps_them() -> None:
    store = FactStore()
    members = _members(300)
    for some in (members[:90], members[90:200], members[200:]):
        assert store.add(OBJECT, some)
    assert store.of(OBJECT) == frozenset(members)


def test_a_pointer_that_moves_on_comes_to_an_end() -> None:
    store = FactStore()
    steps = 0
    while store.add(OBJECT, [Fact(Congruence(16 * steps), 8, DOUBLE)]):
        steps += 1
        assert steps < 1000
    assert store.of(OBJECT) == {Fact(Congruence(0, 16), 8, DOUBLE)}
