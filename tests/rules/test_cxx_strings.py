"""Which arguments of functions of libstdc++ are strings, and what becomes of their characters."""

import pytest

from ltoad.rules.cxx_strings import LAYOUT, by_symbol
from ltoad.rules.owners import Fate
from ltoad.rules.rows import InactiveRow
from ltoad.rules.table import Rows

STRING = "St7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE"
K, R, M = Fate.KEPT, Fate.REPLACED, Fate.MADE


@pytest.mark.parametrize(
    ("symbol", "fates", "writes"),
    [
        (f"_ZN{STRING}C1ERKS4_", {0: M, 1: K}, {0}),
        (f"_ZN{STRING}C2EOS4_", {0: M, 1: R}, {0, 1}),
        (f"_ZN{STRING}C1EPKcRKS3_", {0: M}, {0}),
        (f"_ZN{STRING}12_M_constructIPKcEEvT_S8_St20forward_iterator_tag", {0: M}, {0}),
        (f"_ZN{STRING}D1Ev", {0: K}, {0}),
        (f"_ZN{STRING}aSEOS4_", {0: R, 1: R}, {0, 1}),
        (f"_ZN{STRING}4swapERS4_", {0: R, 1: R}, {0, 1}),
        (f"_ZN{STRING}6insertEmRKS4_mm", {0: R, 2: K}, {0}),
        (f"_ZN{STRING}9_M_appendEPKcm", {0: R}, {0}),
        (f"_ZN{STRING}9push_backEc", {0: R}, {0}),
        (
            f"_ZN9__gnu_cxx12__to_xstringIN{STRING}EcEET_PFiPT0_mPKS8_P13__va_list_tagEmSB_z",
            {0: M},
            {0},
        ),
        (f"_ZNK{STRING}6substrEmm", {0: M, 1: K}, {0}),
        (f"_ZNK{STRING}7compareERKS4_", {0: K, 1: K}, set()),
        (f"_ZNK{STRING}4findEPKcmm", {0: K}, set()),
        (f"_ZNK{STRING}4copyEPcmm", {0: K}, {1}),
        ("_ZNKSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEE3strEv", {0: M}, {0}),
        ("_ZNKSt6locale4nameB5cxx11Ev", {0: M}, {0}),
        (
            "_ZNSt13runtime_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE",
            {1: K},
            {0, 1},
        ),
        (
            "_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEC1ERKNS_"
            "12basic_stringIcS2_S3_EESt13_Ios_Openmode",
            {1: K},
            {0, 1},
        ),
        (
            "_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEC1EONS_"
            "12basic_stringIcS2_S3_EESt13_Ios_Openmode",
            {1: R},
            {0, 1},
        ),
        ("_ZNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEC1EOS4_", {}, {0, 1}),
        (
            "_ZSt7getlineIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_"
            "RNSt7__cxx1112basic_stringIS4_S5_T1_EE",
            {1: R},
            {0, 1},
        ),
    ],
)
def test_owners(symbol: str, fates: dict[int, Fate], writes: set[int]) -> None:
    row = by_symbol(symbol)
    assert isinstance(row, InactiveRow)
    assert Rows({}).row(symbol) == row
    assert {o.argument: o.fate for o in row.owners} == fates
    assert all(o.layout == LAYOUT for o in row.owners)
    assert row.effects.writes == writes
    assert row.effects.fresh_inside == {i for i, fate in fates.items() if fate is not K}


@pytest.mark.parametrize(
    ("member", "returns"),
    [
        ("6appendEPKc", 0),
        ("5eraseEmm", 0),
        ("6insertEmPKc", 0),
        ("5eraseEN9__gnu_cxx17__normal_iteratorIPKcS4_EE", None),
        ("9push_backEc", None),
    ],
)
def test_members_that_return_the_string(member: str, returns: int | None) -> None:
    row = by_symbol(f"_ZN{STRING}{member}")
    assert row is not None
    assert row.effects.returns_argument == returns


def test_strings_of_other_characters_have_no_known_layout() -> None:
    row = by_symbol("_ZNSt7__cxx1112basic_stringIwSt11char_traitsIwESaIwEE6appendEPKw")
    assert isinstance(row, InactiveRow)
    assert row.owners == ()


def test_what_allocates_has_a_body_instead() -> None:
    assert by_symbol(f"_ZN{STRING}9_M_createERmm") is None


@pytest.mark.parametrize("symbol", ["llvm.va_start.p0", "_ZN9__gnu_cxx12__to_xstringIN" + STRING])
def test_writing_a_number_does_not_unwind(symbol: str) -> None:
    row = Rows({}).row(symbol)
    assert row is not None
    assert not row.effects.may_unwind
