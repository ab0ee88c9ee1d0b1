"""What people read: one message for each cause, with all of its places."""

from ltoad.causes.cause import Audience
from ltoad.causes.memory import UNTYPED_COPY
from ltoad.diagnostics.diagnostic import Diagnostic, SourceLocation
from ltoad.diagnostics.text import text_of

REASON = "a block copy cannot be given a type"


def found(line: int, reason: str = REASON, audience: Audience = Audience.C) -> Diagnostic:
    place = SourceLocation("a.c", line) if line else None
    return Diagnostic(reason, UNTYPED_COPY, "f", f"%{line} = load", place, ("f",), audience)


def test_one_message_for_one_cause() -> None:
    """Every instruction of a function had a message of its own."""
    text = text_of(found(line) for line in range(1, 13))
    assert text.count(REASON) == 1
    assert text.startswith(f"a.c:1: {REASON} [untyped-copy]\n  in function: f\n")
    assert "and 11 more places: a.c:2, a.c:3" in text
    assert "a.c:12" in text
    assert text.count("remedy:") == 1


def test_the_same_line_is_told_once() -> None:
    assert "more place" not in text_of([found(1), found(1)])


def test_different_reasons_of_one_cause() -> None:
    """What differs is told, in one line each."""
    text = text_of([found(1), found(2, "another copy"), found(3, "another copy")])
    assert "  also:        a.c:2: another copy\n    and 1 more place: a.c:3\n" in text
    assert text.count("remedy:") == 1


def test_readers_are_told_apart() -> None:
    """What a reader of C can do does not help one of Rust."""
    text = text_of([found(1), found(2, audience=Audience.RUST)])
    first, second = (line for line in text.splitlines() if "remedy:" in line)
    assert "-fno-strict-aliasing" in first
    assert "strict-aliasing" not in second


def test_a_note_if_there_are_no_lines() -> None:
    assert text_of([found(0)]).endswith("note: compile with -g to see source lines")
    assert "note:" not in text_of([found(1)])


def test_mangled_names_are_written_out() -> None:
    name = "_ZN5shape4areaERKNS_6CircleE"
    plain = "shape::area(shape::Circle const&)"
    text = text_of([Diagnostic(f"'{name}' is called", UNTYPED_COPY, name, chain=("_Z1fd", name))])
    assert text.startswith(f"'{plain}' is called")
    assert f"in function: {plain}\n" in text
    assert f"reached by:  f(double) -> {plain}\n" in text


def test_long_ways_to_other_places_are_cut() -> None:
    """Expression templates have names of hundreds of characters, each with others in it."""
    ways = [("f", name * 40, "inner", name * 60) for name in ("step", "walk")]
    places = [SourceLocation("a.c", line) for line in (1, 2)]
    text = text_of(
        Diagnostic(REASON, UNTYPED_COPY, "g", "%1 = load", place, way)
        for place, way in zip(places, ways, strict=True)
    )
    (others,) = (line for line in text.splitlines() if "1 more place" in line)
    assert "a.c:2 (f -> … -> walkwalk" in others
    assert len(others) < 160
