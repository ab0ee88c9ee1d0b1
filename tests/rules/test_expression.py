"""The expression language: what it needs, what it emits, at scalar and vector types."""

import pytest
from mpmath import mp

from ltoad.ir.builder import Builder, Names
from ltoad.ir.instructions import Function
from ltoad.ir.printer import print_function
from ltoad.ir.types import DOUBLE, I32, VectorType
from ltoad.ir.values import Argument
from ltoad.rules.expression import (
    ONE,
    RESULT,
    AsFloat,
    Emitter,
    as_expr,
    emit,
    evaluate,
    fn,
    out,
    select,
    uses,
    x,
    y,
)
from ltoad.rules.table import lookup  # noqa: TID251 -- the table itself is tested
from tests.rules.jit import Declarations, parse

VECTOR = VectorType(2, DOUBLE)


def _emitted(expressions, types, type_=DOUBLE, flags=()):
    """The text of a function that computes the expressions of its arguments in turn."""
    arguments = [Argument(t, f"a{i}", i) for i, t in enumerate(types)]
    function = Function("f", type_, arguments)
    builder = Builder(Names(a.name for a in arguments), function.add_block("entry"))
    declare = Declarations()
    emitter = Emitter(builder, dict(enumerate(arguments)), type_, declare, flags)
    values = [emitter.value(e) for e in expressions]
    builder.ret(values[-1])
    text = print_function(function)
    parse(declare.module_text([text]))
    return text, declare.types


def test_uses():
    assert uses(1.0 / x + out * 2.0) == {0, RESULT}
    assert uses(select(x > y, 1.0, 0.0)) == {0, 1}
    assert uses(ONE) == frozenset()
    assert uses(lookup("exp").partials[0]) == {RESULT}
    assert uses(lookup("tanh").partials[0]) == {RESULT}
    assert uses(lookup("log").partials[0]) == {0}


def test_numbers():
    values = {0: mp.mpf(3), 1: 2, RESULT: mp.mpf(9)}
    assert evaluate(-(out - x) / 2.0 + AsFloat(y), values, mp) == -1
    assert evaluate(select((x > 0.0) & (x < 1.0), 5.0, 7.0), values, mp) == 7
    assert evaluate(fn("powi", x, y - ONE), values, mp) == 3


def test_common_parts_are_emitted_once():
    """hypot(x, y)/x and its square: one call, over two expressions."""
    ratio = fn("hypot", x, y) / x
    text, declared = _emitted([ratio, ratio * ratio], [DOUBLE, DOUBLE])
    assert text.count("call double @hypot") == 1
    assert text.count("fdiv") == 1
    assert set(declared) == {"hypot"}


def test_fast_math_flags_reach_float_instructions_only():
    integer = fn("powi", x, y - ONE) * x
    text, _ = _emitted([integer], [DOUBLE, I32], flags=("nnan", "nuw", "contract"))
    assert "sub i32 %a1, 1" in text
    assert "fmul nnan contract double" in text
    assert "call nnan contract double @llvm.powi.f64.i32" in text
    assert "nuw" not in text


def test_a_neutral_factor_costs_nothing():
    text, _ = _emitted([x * 1.0], [DOUBLE])
    assert "fmul" not in text


def test_constants_take_the_type_of_their_partner():
    text, _ = _emitted([select(y.equals(0.0), 0.0, x - 2.0)], [VECTOR, I32], VECTOR)
    assert "icmp eq i32 %a1, 0" in text
    assert "splat (double" in text


def test_an_integer_exponent_of_a_vector_is_spread():
    text, _ = _emitted([AsFloat(y) * x], [VECTOR, I32], VECTOR)
    assert "sitofp i32 %a1 to double" in text
    assert "shufflevector" in text


def test_scalable_vectors():
    scalable = VectorType(2, DOUBLE, scalable=True)
    text, declared = _emitted([AsFloat(y) * fn("cos", x)], [scalable, I32], scalable)
    assert set(declared) == {"llvm.cos.nxv2f64"}
    assert "shufflevector <vscale x 2 x double>" in text


def test_libm_is_called_for_each_element_of_a_vector():
    text, declared = _emitted([fn("jn", y, x)], [VECTOR, I32], VECTOR)
    assert text.count("call double @jn(i32") == 2
    assert set(declared) == {"jn"}


def test_emit_is_the_shorthand_for_one_expression():
    function = Function("f", DOUBLE, [Argument(DOUBLE, "a", 0)])
    builder = Builder(Names(["a"]), function.add_block("entry"))
    value = emit(x, builder, {0: function.arguments[0]}, DOUBLE, Declarations())
    assert value is function.arguments[0]


def test_a_call_with_a_wrong_number_of_arguments_is_refused():
    with pytest.raises(AssertionError, match="sin takes 1"):
        fn("sin", x, y)


def test_plain_numbers_are_exact():
    assert as_expr(0.1).numerator / as_expr(0.1).denominator == 0.1
    assert as_expr(3) == as_expr(3.0)
