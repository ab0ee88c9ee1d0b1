"""Which functions work on streams, and whether these are as large as the library's ABI has them."""

import subprocess
from pathlib import Path

import pytest

from ltoad.ir.instructions import Call
from ltoad.ir.types import PTR, FunctionType
from ltoad.ir.values import Argument, GlobalReference
from ltoad.rules.streams import extent, is_apart, is_whole, made, returns_stream

_TRAITS = "IcSt11char_traitsIcEE"
_TEXTS = "IcSt11char_traitsIcESaIcEE"
_SIZES = {
    "std::ios_base": "St8ios_base",
    "std::ios": f"St9basic_ios{_TRAITS}",
    "std::ostream": "So",
    "std::istream": "Si",
    "std::iostream": "Sd",
    "std::streambuf": f"St15basic_streambuf{_TRAITS}",
    "std::filebuf": f"St13basic_filebuf{_TRAITS}",
    "std::stringbuf": f"St7__cxx1115basic_stringbuf{_TEXTS}",
    "std::ofstream": f"St14basic_ofstream{_TRAITS}",
    "std::ifstream": f"St14basic_ifstream{_TRAITS}",
    "std::fstream": f"St13basic_fstream{_TRAITS}",
    "std::ostringstream": f"St7__cxx1119basic_ostringstream{_TEXTS}",
    "std::istringstream": f"St7__cxx1119basic_istringstream{_TEXTS}",
    "std::stringstream": f"St7__cxx1118basic_stringstream{_TEXTS}",
    "std::locale": "St6locale",
}


def call_of(symbol: str, manipulator: str = "") -> Call:
    """A call of a function with a stream, and perhaps with another function."""
    others = [GlobalReference(manipulator)] if manipulator else []
    operands = [Argument(PTR, "stream", 0), *others]
    type_ = FunctionType(PTR, tuple(o.type for o in operands))
    return Call(GlobalReference(symbol), type_, operands)


def test_sizes_are_those_of_the_library(ltoad_cxx: Path, tmp_path: Path) -> None:
    lines = ["#include <fstream>", "#include <sstream>"]
    for name, symbol in _SIZES.items():
        found = extent(f"_ZTV{symbol}")
        assert found is not None
        lines.append(f'static_assert(sizeof({name}) == {found.whole}, "{name}");')
    (tmp_path / "sizes.cpp").write_text("\n".join(lines) + "\n")
    subprocess.run([ltoad_cxx, "-c", "sizes.cpp"], cwd=tmp_path, check=True)


@pytest.mark.parametrize(
    "symbol",
    [
        "_ZNSt8ios_base4InitC1Ev",
        "_ZNSt6locale7classicEv",
        "_ZNSt13basic_ostreamIwSt11char_traitsIwEElsEd",
        "_ZNSsC1Ev",
        "puts",
    ],
)
def test_what_works_on_no_stream_of_characters(symbol: str) -> None:
    assert extent(symbol) is None


def test_a_part_of_another_object_ends_before_what_streams_share() -> None:
    part = f"_ZNSt7__cxx1119basic_ostringstream{_TEXTS}C2Ev"
    whole = part.replace("C2", "C1")
    assert is_whole(whole)
    assert not is_whole(part)
    assert made(call_of(whole)) == made(call_of(part)) + 264
    assert made(call_of("_ZNSolsEd")) == 0


def test_a_stream_comes_back_from_operators_but_not_from_manipulators_of_the_program() -> None:
    assert returns_stream(call_of("_ZNSolsEd"))
    assert returns_stream(call_of("_ZNSolsEPFRSoS_E", "_ZSt4endlIcSt11char_traitsIcEE"))
    assert not returns_stream(call_of("_ZNSolsEPFRSoS_E", "my_manipulator"))
    assert not returns_stream(call_of(f"_ZNKSt9basic_ios{_TRAITS}5rdbufEv"))


def test_other_classes_by_alias_metadata() -> None:
    assert is_apart("_ZTSSt12_Vector_baseIdSaIdEE")
    assert not is_apart(f"_ZTSSt9basic_ios{_TRAITS}")
    assert not is_apart(f"_ZTSNSt7__cxx1112basic_string{_TEXTS}E")
    assert not is_apart("vtable pointer")
