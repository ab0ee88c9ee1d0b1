"""Whether the functions of a registered gradient fit the function they are for.

Enzyme's convention, in terms of the parameters that LLVM sees: ``augmented``
has the primal's parameters, each pointer followed by its shadow, and returns
what the primal returns, or a struct of a tape and that; in the place of
``void`` it returns the tape, or nothing.  ``reverse`` has the same parameters,
then the adjoint of a floating-point result, then the tape, and returns the
derivatives of the floating-point parameters: nothing, one number, or a struct.

C's calling convention returns large structs in memory and passes small ones
in other registers than their members', so what goes through a struct is
described by its image in memory.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ltoad.differentiate.registered.registrations import GradientRule, SplitDerivativeRule
from ltoad.ir.layout import DataLayout
from ltoad.ir.module import Module
from ltoad.ir.parse_types import text_type
from ltoad.ir.symbols import Signature
from ltoad.ir.types import (
    PTR,
    VOID,
    FloatType,
    IntType,
    StructType,
    Type,
    is_floating,
    is_pointer,
)

_IN_MEMORY = ("sret(", "byval(", "byref(", "inalloca(", "preallocated(")


@dataclass(frozen=True, slots=True)
class Returned:
    """What a function returns: an image of ``type``, ``in_memory`` if through a pointer."""

    type: Type
    in_memory: bool


@dataclass(frozen=True, slots=True)
class Member:
    """A piece of an image: at which byte it lies, and its type."""

    offset: int
    type: Type


@dataclass(frozen=True, slots=True)
class GradientShape:
    """How the functions of a rule are called.

    ``result``: where in what ``augmented`` returns the primal's result lies.
    ``tape``: the pieces of it that ``reverse`` takes as its last parameters;
    with ``tape_in_memory`` that is one, passed by its address.  ``adjoints``:
    where in what ``reverse`` returns the derivative of each floating-point
    parameter lies, by index.  ``within`` are functions like ``augmented`` and ``reverse`` that
    take an arena as well, in which the tape lies; ``gradient`` is both in one, and returns
    ``both``: the primal's result and the derivatives.
    """

    rule: GradientRule
    primal: Signature
    augmented: Signature
    reverse: Signature
    forwards: Returned
    backwards: Returned
    result: Member | None
    tape: tuple[Member, ...]
    tape_in_memory: bool
    adjoints: dict[int, Member]
    within: tuple[Signature, Signature] | None = None
    gradient: Signature | None = None
    both: Returned = Returned(VOID, in_memory=False)

    @property
    def takes_adjoint(self) -> bool:
        """Whether the reverse function is given the adjoint of the primal's result."""
        return is_floating(self.primal.type.result)


@dataclass(frozen=True, slots=True)
class SplitShape:
    """How the functions of a split forward rule are called; fields as in GradientShape.

    ``derivative`` has the primal's parameters, floats and pointers each followed
    by tangent or shadow, then the tape, and returns the tangent of the result.
    """

    primal: Signature
    augmented: Signature
    derivative: Signature
    forwards: Returned
    result: Member | None
    tape: tuple[Member, ...]
    tape_in_memory: bool


class MismatchError(Exception):
    """A rule that does not fit; ``reason`` names what was expected and what was found."""

    def __init__(self, reason: str, remedy: str) -> None:
        super().__init__(reason)
        self.reason = reason
        self.remedy = remedy


def gradient_shape(module: Module, rule: GradientRule) -> GradientShape:
    """How a rule is called; raises MismatchError if it does not fit its function."""
    return _Fitting(module, rule).shape(rule)


def split_shape(module: Module, rule: SplitDerivativeRule) -> SplitShape:
    """How a rule is called; raises MismatchError if it does not fit its function."""
    return _Fitting(module, rule).split_shape(rule)


class _Fitting:
    def __init__(self, module: Module, rule: GradientRule | SplitDerivativeRule) -> None:
        self._module = module
        self._layout: DataLayout = module.layout
        self._rule = rule
        self._primal = module.signature(rule.function)
        self._parameters = self._primal.type.parameters
        self._result = self._primal.type.result

    def shape(self, rule: GradientRule) -> GradientShape:
        augmented, forwards, tape_type, result = self._augmented()
        reverse = self._module.signature(rule.reverse)
        adjoint = (self._result,) if is_floating(self._result) else ()
        leading = (*self._base, *adjoint)
        expected = self._expected_reverse(rule)
        self._check_leading(reverse, leading, expected, exact=False)
        backwards = self._returned(reverse)
        tape, in_memory = self._tape(reverse, len(leading), tape_type, expected)
        return GradientShape(
            rule=rule,
            primal=self._primal,
            augmented=augmented,
            reverse=reverse,
            forwards=forwards,
            backwards=backwards,
            result=result,
            tape=tape,
            tape_in_memory=in_memory,
            adjoints=self._adjoints(reverse, backwards, expected),
        )

    def split_shape(self, rule: SplitDerivativeRule) -> SplitShape:
        augmented, forwards, tape_type, result = self._augmented()
        derivative = self._module.signature(rule.derivative)
        expected = self._expected_derivative(rule)
        leading = self._doubled(is_doubled)
        self._check_leading(derivative, leading, expected, exact=False)
        if derivative.type.result != self._result or _result_in_memory(derivative):
            raise self._mismatch(derivative, expected)
        tape, in_memory = self._tape(derivative, len(leading), tape_type, expected)
        return SplitShape(self._primal, augmented, derivative, forwards, result, tape, in_memory)

    def _augmented(self) -> tuple[Signature, Returned, Type | None, Member | None]:
        """The augmented primal, what it returns, the tape in that, and the result in that."""
        self._check_primal()
        augmented = self._module.signature(self._rule.augmented)
        self._check_leading(augmented, self._base, self._expected_augmented(), exact=True)
        forwards = self._returned(augmented)
        return augmented, forwards, *self._split(augmented, forwards)

    @property
    def _base(self) -> tuple[Type, ...]:
        return self._doubled(is_pointer)

    def _doubled(self, has_shadow: Callable[[Type], bool]) -> tuple[Type, ...]:
        doubled = [(p, p) if has_shadow(p) else (p,) for p in self._parameters]
        return tuple(type_ for some in doubled for type_ in some)

    def _check_primal(self) -> None:
        signature, name = self._primal, self._rule.function
        attributes = [w for words in signature.parameter_attributes for w in words]
        plain = all(isinstance(p, IntType) or is_pointer(p) or is_floating(p)
                    for p in self._parameters)  # fmt: skip
        returns = self._result == VOID or isinstance(self._result, IntType)
        returns |= is_floating(self._result)
        if signature.type.variadic:
            reason = f"'{name}' is declared with a variable number of arguments"
        elif not plain or any(w.startswith(_IN_MEMORY) for w in attributes):
            reason = f"'{name}' takes or returns a struct in memory: {_spelled(signature)}"
        elif not returns:
            reason = f"'{name}' returns neither a number nor nothing: {_spelled(signature)}"
        else:
            return
        raise MismatchError(
            f"the gradient that '{self._rule.source}' registers cannot be called: {reason}",
            "register a function of numbers and pointers that returns a number or nothing",
        )

    def _check_leading(
        self, found: Signature, wanted: Sequence[Type], expected: _Expected, *, exact: bool
    ) -> None:
        types = _without_result(found)
        fits = len(types) == len(wanted) if exact else len(types) >= len(wanted)
        if not fits or types[: len(wanted)] != tuple(wanted) or found.type.variadic:
            raise self._mismatch(found, expected)

    def _returned(self, signature: Signature) -> Returned:
        memory = _result_in_memory(signature)
        if memory:
            return Returned(self._named(memory), in_memory=True)
        return Returned(signature.type.result, in_memory=False)

    def _named(self, attribute: str) -> Type:
        spelling = attribute.partition("(")[2].removesuffix(")")
        return text_type(spelling, attribute)

    def _split(self, found: Signature, forwards: Returned) -> tuple[Type | None, Member | None]:
        """The type of the tape, None if there is none, and where the result lies."""
        type_, result = forwards.type, self._result
        if result == VOID:
            return (None if type_ == VOID else type_), None
        if type_ == result:
            return None, Member(0, result)
        body = self._module.resolve(type_)
        if isinstance(body, StructType) and len(body.elements) == 2 and body.elements[1] == result:
            return body.elements[0], Member(self._layout.field_offsets(body)[1], result)
        if isinstance(result, FloatType) and self._holds_two(body, result):
            size = self._layout.size_of(result)
            return IntType(8 * size), Member(size, result)
        raise self._mismatch(found, self._expected_augmented())

    def _holds_two(self, body: Type, member: Type) -> bool:
        """Whether a struct of two members of this size may travel as a value of type ``body``."""
        if body == VOID or isinstance(body, StructType):
            return False
        return self._layout.size_of(body) == 2 * self._layout.size_of(member)

    def _tape(
        self, found: Signature, leading: int, type_: Type | None, expected: _Expected
    ) -> tuple[tuple[Member, ...], bool]:
        first = leading + (1 if _result_in_memory(found) else 0)
        passed = found.type.parameters[first:]
        if not passed:
            return (), False
        if type_ is None:
            raise self._mismatch(found, expected)
        memory = [w for w in found.parameter_attributes[first] if w.startswith("byval(")]
        if memory:
            members: tuple[Member, ...] = (Member(0, self._named(memory[0])),)
        else:
            members = self._laid_out(passed)
        end = members[-1].offset + self._layout.size_of(members[-1].type)
        size = self._layout.size_of(type_)
        pointers = is_pointer(type_) != is_pointer(members[0].type) and len(members) == 1
        if not size - 8 < end <= size or pointers or (memory and len(passed) > 1):
            raise self._mismatch(found, expected)
        return members, bool(memory)

    def _laid_out(self, types: Sequence[Type]) -> tuple[Member, ...]:
        offsets = self._layout.field_offsets(StructType(tuple(types)))
        return tuple(Member(o, t) for o, t in zip(offsets, types, strict=True))

    def _adjoints(
        self, found: Signature, backwards: Returned, expected: _Expected
    ) -> dict[int, Member]:
        scalars = [i for i, p in enumerate(self._parameters) if is_floating(p)]
        if not scalars:
            fits = backwards.type == VOID
        elif len(scalars) == 1:
            fits = backwards.type == self._parameters[scalars[0]]
        else:
            whole = StructType(tuple(self._parameters[i] for i in scalars))
            fits = backwards.type != VOID and (
                self._layout.size_of(backwards.type) == self._layout.size_of(whole)
            )
        if not fits:
            raise self._mismatch(found, expected)
        members = self._laid_out([self._parameters[i] for i in scalars]) if scalars else ()
        return dict(zip(scalars, members, strict=True))

    # Messages

    def _mismatch(self, found: Signature, expected: _Expected) -> MismatchError:
        return MismatchError(
            f"the {expected.what} that '{self._rule.source}' registers for "
            f"'{self._rule.function}' does not fit: expected {expected.declaration}, found "
            f"{_spelled(found)}",
            "each pointer is followed by its shadow, whether it is active or not; see "
            "'Custom derivatives' in the documentation",
        )

    def _expected_augmented(self) -> _Expected:
        result, name = self._result, self._rule.augmented
        results = "void or a tape" if result == VOID else f"{result} or {{tape, {result}}}"
        declaration = f"{results} @{name}({', '.join(self._described())})"
        return _Expected("augmented primal", declaration)

    def _expected_reverse(self, rule: GradientRule) -> _Expected:
        scalars = [str(p) for p in self._parameters if is_floating(p)]
        result = "void" if not scalars else scalars[0]
        if len(scalars) > 1:
            result = f"{{{', '.join(scalars)}}}"
        described = self._described()
        if is_floating(self._result):
            described.append(f"{self._result} adjoint of the result")
        described.append(_TAPE)
        return _Expected("reverse function", f"{result} @{rule.reverse}({', '.join(described)})")

    def _expected_derivative(self, rule: SplitDerivativeRule) -> _Expected:
        described = [
            f"{p}, its tangent {p}" if is_floating(p) else text
            for p, text in zip(self._parameters, self._described(), strict=True)
        ]
        declaration = f"{self._result} @{rule.derivative}({', '.join([*described, _TAPE])})"
        return _Expected("split derivative", declaration)

    def _described(self) -> list[str]:
        return [f"{p}, its shadow {PTR}" if is_pointer(p) else str(p) for p in self._parameters]


_TAPE = "the tape if there is one"


@dataclass(frozen=True, slots=True)
class _Expected:
    """A function of a rule, and the declaration that it should have."""

    what: str
    declaration: str


def is_doubled(type_: Type) -> bool:
    """Whether a tangent or shadow follows a parameter in forward mode."""
    return is_floating(type_) or is_pointer(type_)


def _result_in_memory(signature: Signature) -> str:
    """The attribute of a first parameter that says where the result goes, or nothing."""
    words = signature.parameter_attributes[0] if signature.parameter_attributes else ()
    return next((w for w in words if w.startswith("sret(")), "")


def _without_result(signature: Signature) -> tuple[Type, ...]:
    types = signature.type.parameters
    return types[1:] if _result_in_memory(signature) else types


def _spelled(signature: Signature) -> str:
    types = [*map(str, signature.type.parameters), *(["..."] if signature.type.variadic else [])]
    return f"{signature.type.result} @{signature.name}({', '.join(types)})"
