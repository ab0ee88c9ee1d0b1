"""The index of accesses finds all that overlap."""

from hypothesis import given, settings
from hypothesis import strategies as st

from ltoad.analysis.memory.offsets import Congruence
from ltoad.analysis.memory.origins import UNKNOWN, Origin, OriginKind, may_alias
from ltoad.analysis.memory.regions import Access, AccessIndex, Region
from ltoad.ir.instructions import Instruction
from ltoad.ir.types import VOID

LOCAL = [Origin(OriginKind.STACK, Instruction("alloca", VOID, [])) for _ in range(2)]
FOREIGN = [Origin(OriginKind.ARGUMENT, 0), Origin(OriginKind.ARGUMENT, 1), UNKNOWN]
ORIGINS = st.sampled_from(LOCAL + FOREIGN)
REGIONS = st.builds(
    Region,
    ORIGINS,
    st.builds(Congruence, st.integers(-70, 70), st.sampled_from([0, 0, 0, 1, 8, 24])),
    st.sampled_from([0, 1, 4, 8, 16, 32, 200]),
)


@settings(max_examples=200, deadline=None)
@given(
    st.lists(st.lists(REGIONS, min_size=1, max_size=3), max_size=8),
    REGIONS,
    st.integers(0, 8),
    st.integers(0, 8),
    st.sets(st.sampled_from(LOCAL)),
)
def test_nothing_is_missed(
    touched: list[list[Region]], wanted: Region, first: int, last: int, escaped: set[Origin]
) -> None:
    """A write that is not found would let the reverse sweep read what was overwritten."""

    def alias(one: Origin, other: Origin) -> bool:
        return may_alias(one, other, escaped, frozenset())

    accesses = [
        Access(Instruction("store", VOID, []), position, tuple(regions))
        for position, regions in enumerate(touched)
    ]
    found = list(AccessIndex(accesses, alias).near(wanted, first, last))
    assert all(first <= a.position <= last for a in found)
    for access in accesses[first : last + 1]:
        meets = any(
            alias(wanted.origin, r.origin)
            and (wanted.origin != r.origin or wanted.where.overlaps(wanted.size, r.where, r.size))
            for r in access.regions
        )
        assert access in found or not meets
