"""Products of adjoints and tangents with partials: the one place where they are multiplied.

Rules of both modes take their products from here, so that both know alike where zero times a
partial has to be zero although the partial may be infinite or NaN.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce

from ltoad.differentiate.facts.facts import Facts
from ltoad.ir.builder import Builder
from ltoad.ir.instructions import Call, Instruction
from ltoad.ir.types import VectorType
from ltoad.ir.values import Constant, Value, zero
from ltoad.rules.expression import Expr, Number, Operand, is_choice, may_be_singular
from ltoad.rules.inner_zeros import (
    is_strong_product,
    strong_product,
    zero_partial_counts,
    zero_test,
)


@dataclass(frozen=True, slots=True)
class Factor:
    """The value of a partial.

    ``strong``: zero times that is zero, whatever it is; ``chooses``: it is zero where a number is
    thrown away, whatever that is.  ``last``: the product is not differentiated in turn.
    """

    value: Value
    strong: bool
    chooses: bool
    last: bool

    def times(self, builder: Builder, derivative: Value, flags: Sequence[str] = ()) -> Value:
        """The product with an adjoint or a tangent."""
        if self.strong and not self.last:
            name, type_ = strong_product(derivative.type, both=self.chooses)
            return builder.call(name, type_, [derivative, self.value], flags=flags)
        product = builder.fmul(derivative, self.value, flags)
        if self.chooses:
            product = strong_zero(builder, self.value, product)
        return strong_zero(builder, derivative, product) if self.strong else product


def factor(instruction: Instruction, partial: Expr, value: Value, facts: Facts) -> Factor:
    """What a partial of an instruction, as its row has it, multiplies by; ``value`` is its value.

    What has been put in the partial's place to compute it does not matter: it is as large.
    """
    name = instruction.callee_name if isinstance(instruction, Call) else ""
    strong = is_strong_product(name) or needs_strong_zero(instruction, partial, value, facts)
    chooses = is_choice(partial) or zero_partial_counts(name, partial)
    return Factor(value, strong, chooses, facts.last)


def needs_strong_zero(instruction: Instruction, partial: Expr, value: Value, facts: Facts) -> bool:
    """Whether a zero adjoint or tangent may meet a factor that is not finite.

    A lane that nobody uses may even hold poison, which any arithmetic passes on.
    """
    if isinstance(partial, Number):
        return False
    if isinstance(value.type, VectorType) or may_be_singular(partial):
        return True
    if facts.options.strong_zeros:
        return True
    if isinstance(partial, Operand):
        return instruction in facts.discarded and not isinstance(value, Constant)
    return instruction in facts.speculated


def strong_zero(builder: Builder, derivative: Value, product: Value) -> Value:
    """Zero times anything is zero.

    ``y = 1 / x; return x == 0 ? 0 : y`` has a derivative at zero, and so has
    ``x > 0 ? sqrt(x) : 0``, which optimisation turns into a select after the
    root: where a result is not used, its infinite slope must not turn the
    zero adjoint into a NaN.
    """
    nothing = zero(derivative.type)
    return builder.select(builder.fcmp("oeq", derivative, nothing), nothing, product)


def all_zero(builder: Builder, derivatives: Sequence[Value], *, last: bool) -> Value:
    """Whether adjoints or tangents are zero, so that nothing comes of them.

    ``last``: the test is not differentiated in turn.
    """

    def is_zero(derivative: Value) -> Value:
        if last:
            return builder.fcmp("oeq", derivative, zero(derivative.type))
        name, type_ = zero_test(derivative.type)
        return builder.call(name, type_, [derivative])

    return reduce(lambda one, other: builder.binary("and", one, other), map(is_zero, derivatives))
