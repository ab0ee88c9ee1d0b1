"""Names resolve across units as a linker resolves them."""

from __future__ import annotations

import pytest

from callgraph.facts import (
    AliasFacts,
    Declaration,
    FunctionFacts,
    GlobalFacts,
    Signature,
    UnitFacts,
)
from callgraph.symbols import Symbol, resolve
from ltoad.errors import InputError

VOID = Signature("void")


def unit(name: str, function: str, linkage: str) -> UnitFacts:
    return UnitFacts(name, (FunctionFacts(function, VOID, linkage),))


def test_internal_functions_of_one_name_stay_apart() -> None:
    table = resolve([unit("a", "f", "internal"), unit("b", "f", "internal")])
    assert table.lookup("a", "f") == Symbol("f", "a")
    assert table.lookup("b", "f") == Symbol("f", "b")
    assert table.lookup("c", "f") == Symbol("f")


def test_an_internal_function_hides_an_external_one_in_its_unit_only() -> None:
    table = resolve([unit("a", "f", "external"), unit("b", "f", "internal")])
    assert table.lookup("a", "f") == Symbol("f")
    assert table.lookup("b", "f") == Symbol("f", "b")


@pytest.mark.parametrize(
    ("first", "second", "chosen"),
    [
        ("weak", "external", "b"),
        ("external", "weak", "a"),
        ("linkonce_odr", "linkonce_odr", "a"),
        ("available_externally", "linkonce_odr", "b"),
        ("available_externally", "available_externally", "a"),
        ("common", "external", "b"),
    ],
)
def test_the_strongest_definition_wins_and_then_the_first(
    first: str, second: str, chosen: str
) -> None:
    table = resolve([unit("a", "f", first), unit("b", "f", second)])
    assert table.entities[Symbol("f")].unit == chosen


def test_a_declaration_gives_way_to_any_definition() -> None:
    declaring = UnitFacts("a", declarations=(Declaration("f", VOID),))
    assert not resolve([declaring]).entities[Symbol("f")].defined
    for linkage in ("weak", "available_externally"):
        assert resolve([declaring, unit("b", "f", linkage)]).entities[Symbol("f")].defined


def test_an_alias_defines_its_name() -> None:
    table = resolve([UnitFacts("a", aliases=(AliasFacts("f", "g"),)), unit("b", "f", "weak")])
    assert isinstance(table.entities[Symbol("f")].entity, AliasFacts)


def test_appending_variables_belong_to_their_units() -> None:
    units = [UnitFacts(u, globals=(GlobalFacts("llvm.used", "appending"),)) for u in "ab"]
    assert set(resolve(units).entities) == {Symbol("llvm.used", "a"), Symbol("llvm.used", "b")}


def test_the_mark_of_an_unmangled_name_is_no_part_of_it() -> None:
    table = resolve([unit("a", "\x01f", "external")])
    assert table.lookup("b", "f") == table.lookup("a", "\x01f") == Symbol("f")


def test_two_strong_definitions_are_an_error_that_names_both_units() -> None:
    with pytest.raises(InputError, match=r"f is defined in a\.o and in b\.o"):
        resolve([unit("a.o", "f", "external"), unit("b.o", "f", "external")])


def test_units_need_names_of_their_own() -> None:
    with pytest.raises(InputError, match="two units"):
        resolve([unit("a", "f", "internal"), unit("a", "g", "internal")])
