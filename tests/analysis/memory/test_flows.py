"""What copies make alike, from one object by way of others."""

from collections.abc import Iterable

from ltoad.analysis.memory.flows import Flow, links_between
from ltoad.analysis.memory.offsets import ORIGIN, Congruence
from ltoad.analysis.memory.origins import Origin, OriginKind

ARGUMENTS = [Origin(OriginKind.ARGUMENT, i) for i in range(3)]
LOCAL = Origin(OriginKind.STACK, "a local object")
OTHER = Origin(OriginKind.STACK, "another one")


def flow(target: Origin, there: int, source: Origin, here: int, size: int | None) -> Flow:
    return Flow(target, Congruence(there), source, Congruence(here), size)


def both_ways(flows: Iterable[Flow]) -> set[Flow]:
    """A copy and its source are alike, whichever is called the source."""
    return {way for f in flows for way in (f, f.reversed())}


def test_by_way_of_a_local_object() -> None:
    """The bytes that both copies move."""
    copies = [flow(LOCAL, 0, ARGUMENTS[0], 8, 24), flow(ARGUMENTS[1], 32, LOCAL, 16, 24)]
    found = links_between(copies, ARGUMENTS).flows
    assert both_ways(found) == both_ways([flow(ARGUMENTS[1], 32, ARGUMENTS[0], 24, 8)])
    assert len(found) == 1


def test_parts_that_do_not_meet() -> None:
    copies = [flow(LOCAL, 0, ARGUMENTS[0], 0, 8), flow(ARGUMENTS[1], 0, LOCAL, 8, 8)]
    assert links_between(copies, ARGUMENTS).flows == []


def test_backwards() -> None:
    """Two copies of one object are alike."""
    copies = [flow(ARGUMENTS[0], 0, LOCAL, 0, 16), flow(ARGUMENTS[1], 0, LOCAL, 8, 8)]
    assert flow(ARGUMENTS[1], 0, ARGUMENTS[0], 8, 8) in both_ways(
        links_between(copies, ARGUMENTS).flows
    )


def test_not_through_what_callers_know() -> None:
    """From an argument to the next one, and on from there, are two flows."""
    copies = [
        flow(ARGUMENTS[1], 0, ARGUMENTS[0], 0, 8),
        flow(ARGUMENTS[2], 0, ARGUMENTS[1], 0, 8),
    ]
    found = links_between(copies, ARGUMENTS).flows
    assert not any({f.target, f.source} == {ARGUMENTS[0], ARGUMENTS[2]} for f in found)


def test_unknown_size_and_strides() -> None:
    row = Flow(LOCAL, Congruence(0, 8), ARGUMENTS[0], ORIGIN, 8)
    links = links_between([row, flow(ARGUMENTS[1], 4, LOCAL, 0, None)], ARGUMENTS)
    (there, _) = links.flows
    assert (there.size, there.there) == (None, Congruence(4, 8))


def test_many() -> None:
    """Copies that shift a block into itself by way of another are told apart no longer."""
    copies = [flow(LOCAL, 8 * i, OTHER, 8 * j, 8) for i in range(12) for j in range(12)]
    copies += [flow(LOCAL, 0, ARGUMENTS[0], 0, 96), flow(ARGUMENTS[1], 0, OTHER, 0, 96)]
    flows, groups = links_between(copies, ARGUMENTS)
    assert flows == []
    assert groups == [[ARGUMENTS[0], ARGUMENTS[1]]]


def test_groups_that_meet() -> None:
    """By way of an object that callers know, too."""
    copies = [flow(LOCAL, 8 * i, OTHER, 8 * j, 8) for i in range(12) for j in range(12)]
    copies += [flow(a, 0, LOCAL, 0, 96) for a in ARGUMENTS[:2]]
    copies += [flow(a, 0, OTHER, 0, 96) for a in ARGUMENTS[1:]]
    _, groups = links_between(copies, ARGUMENTS)
    assert [set(group) for group in groups] == [set(ARGUMENTS)]
