"""The little language for values of arguments."""

import pytest

from ltoad.check.values import DEFAULT_RANGE, ArgumentValue, Values, read_value
from ltoad.errors import UsageError


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("10", ArgumentValue(Values((10.0,)))),
        ("-1.5e-3", ArgumentValue(Values((-1.5e-3,)))),
        ("0.5..2", ArgumentValue(Values((), 0.5, 2.0))),
        ("-1 .. .5", ArgumentValue(Values((), -1.0, 0.5))),
        ("-1e-3..1e3", ArgumentValue(Values((), -1e-3, 1e3))),
        ("double[10]", ArgumentValue(Values((), *DEFAULT_RANGE), "double", 10)),
        ("float[2, 3]=0", ArgumentValue(Values((0.0,)), "float", 6)),
        ("i32[4] = 1,2", ArgumentValue(Values((1.0, 2.0)), "i32", 4)),
        ("i64[3]", ArgumentValue(Values((0.0,)), "i64", 3)),
        ("double[2*2]=-1..1", ArgumentValue(Values((), -1.0, 1.0), "double", 4)),
        ("null", ArgumentValue(Values((0.0,)), is_null=True)),
    ],
)
def test_values(words: str, expected: ArgumentValue) -> None:
    assert read_value(words) == expected


@pytest.mark.parametrize("words", ["", "x", "double", "double[]", "double[0]", "quad[2]", "1..b"])
def test_no_values(words: str) -> None:
    with pytest.raises(UsageError, match="is no value of an argument"):
        read_value(words)
