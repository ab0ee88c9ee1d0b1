"""Instructions of inline assembly: which operand is which, as Intel's manual says."""

import pytest

from ltoad.rules.assembly import Statement, statement_of


@pytest.mark.parametrize(
    ("template", "expected"),
    [
        ("minpd $1, $0", Statement("min", 0, (0, 1))),
        ("vmaxps $1, $2, $0", Statement("max", 0, (2, 1))),
        ("subsd $1, $0", Statement("sub", 0, (0, 1), vectors=False)),
        ("sqrtsd $1, $0;", Statement("sqrt", 0, (1,), vectors=False)),
        ("vfmadd231pd $1, $2, $0", Statement("fma", 0, (2, 1, 0))),
        ("vfnmsub213sd $2, $1, $0", Statement("fma", 0, (1, 0, 2), True, True, False)),
        ("vfmadd132ps $2, $1, $0", Statement("fma", 0, (0, 2, 1))),
        ("fsin", Statement("sin", 0, (0,), vectors=False)),
    ],
)
def test_known_instruction(template: str, expected: Statement) -> None:
    assert statement_of(template) == expected


@pytest.mark.parametrize(
    "template", ["", "nop", "addpd $1, $0\nmulpd $1, $0", "vaddpd $1, $0", "divq $1", "fsin; fcos"]
)
def test_unknown_text(template: str) -> None:
    assert statement_of(template) is None
