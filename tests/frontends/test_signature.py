"""Signatures are read as they are meant, and what is none is refused by name."""

import pytest

from ltoad.frontends.errors import SignatureError
from ltoad.frontends.signature import parse_signature


@pytest.mark.parametrize(
    ("text", "inputs", "outputs"),
    [
        ("double[n], double[k] -> double[m]", ["arg0", "arg1"], ["result"]),
        ("(n),(k)->(m)", ["arg0", "arg1"], ["result"]),
        ("double[n] x, int n, double w -> double", ["x", "w"], ["result"]),
        ("void f(const double x[n], int n, out double y[2*n+1])", ["x"], ["y"]),
        ("double f(double x[3][4], unsigned long k)", ["k"], ["result"]),
        ("real(8)[n, m] a, integer n, integer m -> real(8)", ["a"], ["result"]),
        ("inout double[n] state, work double[3*n] w, int n ->", ["state"], ["state"]),
        ("double x, int m -> double[m] y", ["x", "m"], ["y"]),
        ("const double *x -> double", ["x"], ["result"]),
        ("float32[n] -> float32, float32[n]", ["arg0"], ["result0", "result1"]),
    ],
)
def test_reads(text: str, inputs: list[str], outputs: list[str]) -> None:
    signature = parse_signature(text)
    assert [p.name for p in signature.inputs] == inputs
    assert [p.name for p in signature.outputs] == outputs


def test_functions_are_written_as_in_c() -> None:
    """As an address or not; sizes in Fortran's brackets are no types."""
    for text in (
        "double (*f)(double, int), double a -> double",
        "double f(double, int), double a -> double",
    ):
        function, number = parse_signature(text).parameters
        assert function.callback == "double (*)(double, int)"
        assert (function.name, number.callback) == ("f", "")
    array, _ = parse_signature("real(8) f(n), integer n -> real(8)").parameters
    assert array.is_array
    assert not array.callback


def test_what_is_printed_is_read_again() -> None:
    text = "nodiff double[n, 3] x, int n, work float[2*n] w, inout double[n] s -> int64[n]"
    once = parse_signature(text)
    assert str(parse_signature(str(once))) == str(once)
    assert parse_signature(str(once)).inputs == once.inputs


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("3 x -> double", "'3 x' does not begin with a type"),
        ("double[n!] -> double", "'n!' is no size"),
        ("double[f(n)] -> double", "is no size"),
        ("double x y -> double", "goes on with 'y'"),
        ("double x", "nothing of outputs"),
        ("double x -> double -> double", "more than one arrow"),
        ("double x, double x -> double", "two parameters are called x"),
    ],
)
def test_refuses(text: str, words: str) -> None:
    with pytest.raises(SignatureError, match=words.replace("(", r"\(").replace(")", r"\)")):
        parse_signature(text)


def test_sizes_are_found_in_sums_and_products() -> None:
    (x,) = parse_signature("double[2*n + 1] x -> double").inputs
    sizes: dict[str, int] = {}
    assert x.dims[0].solve(9, sizes)
    assert sizes == {"n": 4}
    assert not x.dims[0].solve(8, {})
    assert not x.dims[0].solve(9, {"n": 3})
