"""A small language for derivatives: what a row of the table says about a partial.

An expression is a tree over the primal's operands (``x``, ``y``, ``z``), its
result (``out``) and constants.  Three interpreters read it: :func:`uses`
(which primal values does it need), :func:`emit` (LLVM IR) and
:func:`evaluate` (numbers, with mpmath).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ltoad.ir.builder import Builder
from ltoad.ir.instructions import Compare, Instruction
from ltoad.ir.types import FloatType, Type, VectorType, compare_result, is_integer, scalar_of
from ltoad.ir.values import Constant, ConstantSplat, Value, integer
from ltoad.rules.constants import float_constant, ratio_of
from ltoad.rules.functions import FUNCTIONS, Declare, call_function, splat

RESULT = -1
"""The index that stands for the primal's result; RESULT - k is field k of a struct result."""

FAST_MATH = frozenset(["fast", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc"])


class Expr:
    """Operators build trees; ``==`` compares trees, :meth:`equals` builds a comparison."""

    __slots__ = ()

    def __add__(self, other: Expr | float) -> Expr:
        return Binary("+", self, as_expr(other))

    def __radd__(self, other: float) -> Expr:
        return Binary("+", as_expr(other), self)

    def __sub__(self, other: Expr | float) -> Expr:
        return Binary("-", self, as_expr(other))

    def __rsub__(self, other: float) -> Expr:
        return Binary("-", as_expr(other), self)

    def __mul__(self, other: Expr | float) -> Expr:
        return Binary("*", self, as_expr(other))

    def __rmul__(self, other: float) -> Expr:
        return Binary("*", as_expr(other), self)

    def __truediv__(self, other: Expr | float) -> Expr:
        return Binary("/", self, as_expr(other))

    def __rtruediv__(self, other: float) -> Expr:
        return Binary("/", as_expr(other), self)

    def __neg__(self) -> Expr:
        return Negate(self)

    def __lt__(self, other: Expr | float) -> Comparison:
        return Comparison("lt", self, as_expr(other))

    def __gt__(self, other: Expr | float) -> Comparison:
        return Comparison("gt", self, as_expr(other))

    def equals(self, other: Expr | float) -> Comparison:
        """Ordered equality: false when either side is NaN."""
        return Comparison("eq", self, as_expr(other))


@dataclass(frozen=True, slots=True)
class Operand(Expr):
    """Operand ``index`` of the primal, its result (index :data:`RESULT`), or field k
    of its result (index RESULT - k)."""

    index: int


@dataclass(frozen=True, slots=True)
class Number(Expr):
    """A rational constant, rounded once to the type it is used at."""

    numerator: int
    denominator: int = 1


@dataclass(frozen=True, slots=True)
class Negate(Expr):
    """Unary minus."""

    operand: Expr


@dataclass(frozen=True, slots=True)
class Binary(Expr):
    """``operator`` is one of + - * /; on integers only + - *."""

    operator: str
    left: Expr
    right: Expr


@dataclass(frozen=True, slots=True)
class AsFloat(Expr):
    """A signed integer operand as a float."""

    operand: Expr


@dataclass(frozen=True, slots=True)
class Function(Expr):
    """A call of a function of :data:`ltoad.rules.functions.FUNCTIONS`."""

    name: str
    arguments: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class Comparison:
    """An ordered comparison; ``relation`` is one of lt, gt, eq."""

    relation: str
    left: Expr
    right: Expr

    def __and__(self, other: Condition) -> Both:
        return Both(self, other)


@dataclass(frozen=True, slots=True)
class Both:
    """The conjunction of two comparisons."""

    left: Condition
    right: Condition


Condition = Comparison | Both


@dataclass(frozen=True, slots=True)
class Select(Expr):
    """``if_true`` where the condition holds, else ``if_false``; NaN or infinity in
    the arm that is not taken does no harm."""

    condition: Condition
    if_true: Expr
    if_false: Expr


def as_expr(value: Expr | float) -> Expr:
    return value if isinstance(value, Expr) else Number(*ratio_of(value))


def digits(text: str) -> Number:
    """A constant given by its decimal digits."""
    return Number(*ratio_of(text))


def fn(name: str, *arguments: Expr | float) -> Expr:
    """A call of a math function, by the name that libm gives its double version."""
    if len(arguments) != len(FUNCTIONS[name].parameters):
        raise AssertionError(f"{name} takes {len(FUNCTIONS[name].parameters)} arguments")
    return Function(name, tuple(as_expr(a) for a in arguments))


def select(condition: Condition, if_true: Expr | float, if_false: Expr | float) -> Expr:
    return Select(condition, as_expr(if_true), as_expr(if_false))


def field(number: int) -> Operand:
    """A field of the primal's struct result."""
    return Operand(RESULT - number)


x, y, z = Operand(0), Operand(1), Operand(2)
out = Operand(RESULT)
ZERO, ONE, MINUS_ONE = Number(0), Number(1), Number(-1)


def _children(expr: Expr) -> tuple[Expr, ...]:
    if isinstance(expr, Negate | AsFloat):
        return (expr.operand,)
    if isinstance(expr, Binary):
        return (expr.left, expr.right)
    if isinstance(expr, Function):
        return expr.arguments
    if isinstance(expr, Select):
        return (*_compared(expr.condition), expr.if_true, expr.if_false)
    return ()


def _compared(condition: Condition) -> tuple[Expr, ...]:
    if isinstance(condition, Both):
        return _compared(condition.left) + _compared(condition.right)
    return (condition.left, condition.right)


def walk(expr: Expr) -> Iterator[Expr]:
    """The expression and everything below it."""
    yield expr
    for child in _children(expr):
        yield from walk(child)


def uses(expr: Expr) -> frozenset[int]:
    """Indices of the primal values that the expression needs; the result is RESULT."""
    return frozenset(e.index for e in walk(expr) if isinstance(e, Operand))


def functions_of(expr: Expr) -> frozenset[str]:
    """Names of the math functions that the expression calls."""
    return frozenset(e.name for e in walk(expr) if isinstance(e, Function))


_BOUNDED = frozenset(["sin", "cos", "copysign", "fabs", "rint", "floor"])


def may_be_singular(expr: Expr) -> bool:
    """Whether finite operands can make the expression infinite or NaN, overflow aside."""
    return any(
        (isinstance(e, Binary) and e.operator == "/")
        or (isinstance(e, Function) and e.name not in _BOUNDED)
        for e in walk(expr)
    )


def is_choice(partial: object) -> bool:
    """Whether a partial is 0 or 1 as operands decide, as those of a minimum are."""
    return isinstance(partial, Select) and _is_whole(partial)


def _is_whole(partial: Expr) -> bool:
    if isinstance(partial, Select):
        return _is_whole(partial.if_true) and _is_whole(partial.if_false)
    if isinstance(partial, Binary):
        return _is_whole(partial.left) and _is_whole(partial.right)
    return isinstance(partial, Number)


# Numbers


def evaluate(expr: Expr, values: Mapping[int, Any], mp: Any) -> Any:
    """The expression's value by mpmath, ``mp`` being its context.

    ``values`` maps operand indices (and RESULT) to mpf numbers or ints.
    """
    if isinstance(expr, Operand):
        return values[expr.index]
    if isinstance(expr, Number):
        return mp.mpf(expr.numerator) / expr.denominator
    if isinstance(expr, Select):
        holds = _compare(expr.condition, values, mp)
        return evaluate(expr.if_true if holds else expr.if_false, values, mp)
    parts = [evaluate(child, values, mp) for child in _children(expr)]
    if isinstance(expr, Function):
        return FUNCTIONS[expr.name].numeric(mp, *parts)
    if isinstance(expr, Negate):
        return -parts[0]
    if isinstance(expr, Binary):
        return _arithmetic(expr.operator, parts[0], parts[1])
    return mp.mpf(parts[0])


def _compare(condition: Condition, values: Mapping[int, Any], mp: Any) -> bool:
    if isinstance(condition, Both):
        return _compare(condition.left, values, mp) and _compare(condition.right, values, mp)
    left, right = evaluate(condition.left, values, mp), evaluate(condition.right, values, mp)
    relations = {"lt": left < right, "gt": left > right, "eq": left == right}
    return bool(relations[condition.relation])


def _arithmetic(operator: str, left: Any, right: Any) -> Any:
    if operator == "+":
        return left + right
    if operator == "-":
        return left - right
    return left * right if operator == "*" else left / right


# LLVM IR

_FLOAT_OPCODE = {"+": "fadd", "-": "fsub", "*": "fmul", "/": "fdiv"}
_INTEGER_OPCODE = {"+": "add", "-": "sub", "*": "mul"}
_FLOAT_PREDICATE = {"lt": "olt", "gt": "ogt", "eq": "oeq"}
_INTEGER_PREDICATE = {"lt": "slt", "gt": "sgt", "eq": "eq"}


def emit(
    expr: Expr,
    builder: Builder,
    operands: Mapping[int, Value],
    type_: Type,
    declare: Declare,
    flags: Sequence[str] = (),
) -> Value:
    """Build LLVM IR that computes the expression.

    ``operands`` holds the primal values that :func:`uses` names; ``type_`` is
    the float type (scalar or vector) of the primal operation; ``declare`` is
    told every function that the module must declare, or must take from
    :mod:`ltoad.rules.helpers`; of ``flags``, the fast-math words go to every
    float instruction.
    """
    return Emitter(builder, operands, type_, declare, flags).value(expr)


class Emitter:
    """Emits the partials of one row; what they have in common is emitted once.

    The builder must stay in one block between two calls of :meth:`value`.
    """

    def __init__(
        self,
        builder: Builder,
        operands: Mapping[int, Value],
        type_: Type,
        declare: Declare,
        flags: Sequence[str] = (),
    ) -> None:
        self._builder = builder
        self._operands = operands
        self._type = type_
        self._declare = declare
        self._flags = tuple(f for f in flags if f in FAST_MATH)
        self._done: dict[Expr | Condition, Value] = {}

    def value(self, expr: Expr) -> Value:
        """The value of ``expr``, computed before or now."""
        if isinstance(expr, Operand):
            return self._operands[expr.index]
        if isinstance(expr, Number):
            return constant(self._type, expr)
        if expr not in self._done:
            self._done[expr] = self._build(expr)
        return self._done[expr]

    def _build(self, expr: Expr) -> Value:
        builder, flags = self._builder, self._flags
        if isinstance(expr, Binary):
            left, right = self._pair(expr.left, expr.right)
            opcode = (_INTEGER_OPCODE if is_integer(left.type) else _FLOAT_OPCODE)[expr.operator]
            return builder.binary(opcode, left, right, () if is_integer(left.type) else flags)
        if isinstance(expr, Negate):
            return builder.fneg(self.value(expr.operand), flags)
        if isinstance(expr, Select):
            condition = self._comparison(expr.condition)
            arms = self._pair(expr.if_true, expr.if_false)
            return builder.append(
                Instruction("select", arms[0].type, [condition, *arms], flags=flags)
            )
        if isinstance(expr, Function):
            arguments = [self.value(a) for a in expr.arguments]
            function = FUNCTIONS[expr.name]
            return call_function(builder, function, arguments, self._type, self._declare, flags)
        if isinstance(expr, AsFloat):
            return self._as_float(self.value(expr.operand))
        raise AssertionError(f"not an expression: {expr!r}")

    def _pair(self, left: Expr, right: Expr) -> tuple[Value, Value]:
        """Two values of one type: a constant takes the type of its partner."""
        if isinstance(left, Number) and not isinstance(right, Number):
            value = self.value(right)
            return constant(value.type, left), value
        value = self.value(left)
        other = constant(value.type, right) if isinstance(right, Number) else self.value(right)
        return value, other

    def _comparison(self, condition: Condition) -> Value:
        if condition not in self._done:
            self._done[condition] = self._compare(condition)
        return self._done[condition]

    def _compare(self, condition: Condition) -> Value:
        if isinstance(condition, Both):
            left, right = self._comparison(condition.left), self._comparison(condition.right)
            return self._builder.binary("and", left, right)
        left, right = self._pair(condition.left, condition.right)
        whole = is_integer(left.type)
        predicate = (_INTEGER_PREDICATE if whole else _FLOAT_PREDICATE)[condition.relation]
        instruction = Compare(
            "icmp" if whole else "fcmp",
            compare_result(left.type),
            predicate,
            [left, right],
            flags=() if whole else self._flags,
        )
        return self._builder.append(instruction, "cmp")

    def _as_float(self, value: Value) -> Value:
        if isinstance(self._type, VectorType) and not isinstance(value.type, VectorType):
            scalar = self._builder.cast("sitofp", value, scalar_of(self._type))
            return splat(self._builder, scalar, self._type)
        return self._builder.cast("sitofp", value, self._type)


def constant(type_: Type, number: Number) -> Constant:
    """A number as a constant of a float or integer type, or of a vector of them."""
    if isinstance(type_, VectorType):
        return ConstantSplat(type_, constant(type_.element, number))
    if isinstance(type_, FloatType):
        return float_constant(type_, number.numerator, number.denominator)
    return integer(type_, number.numerator // number.denominator)
