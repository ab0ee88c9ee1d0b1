"""Names as they stand in the source."""

import shutil

import pytest

from ltoad.diagnostics.demangle import demangled


@pytest.mark.parametrize(
    ("symbol", "name"),
    [
        ("main", "main"),
        ("_Z1fPd", "f(double*)"),
        ("_ZNSt6vectorIdSaIdEE9push_backERKd", "std::vector<double, std::allocator<double> >"),
        ("_ZN4tree4node3sum17h0123456789abcdefE", "tree::node::sum"),
        (
            "_ZN63_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$core..clone..Clone$GT$5clone"
            "17h0123456789abcdefE",
            "<alloc::vec::Vec<T> as core::clone::Clone>::clone",
        ),
        ("_QMphysicsPenergy", "physics::energy"),
        ("_QMphysicsFouterPinner", "physics::outer::inner"),
        ("_QPnewton", "newton"),
        ("_Zwrong", "_Zwrong"),
    ],
)
def test_names(symbol: str, name: str) -> None:
    assert demangled(symbol).startswith(name)


@pytest.mark.skipif(shutil.which("c++filt") is None, reason="no demangler of Rust's own mangling")
def test_rust_of_today() -> None:
    assert demangled("_RNvCs1234_7mycrate3foo").startswith("mycrate")


def test_endless_names_are_shortened() -> None:
    """Maps of strings have names of many hundred characters."""
    symbol = "_ZN1fISt3mapINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE3BoxEEEvT_"
    name = demangled(symbol)
    assert len(name) < 120
    assert "<…>" in name
    assert name.startswith("void f<")
