"""Panics of Rust as values: what is on its way is the address of the language's own exception.

A panic unwinds only to a landing pad of the function that it begins in; from there on its address
is a value like that of an exception of C++ (:mod:`body`), until the code that catches it hands it
to Rust's library, or it leaves what is differentiated.  Derivatives know nothing of what it
carries, so nothing of it has to be copied.
"""

from __future__ import annotations

from collections.abc import Iterable

from ltoad.differentiate.keys.attributes import personality_of
from ltoad.differentiate.prepare.exchange import exchange
from ltoad.differentiate.thrown.body import PAD, Body
from ltoad.differentiate.thrown.handlers import NotPossibleError
from ltoad.ir.builder import Builder
from ltoad.ir.module import Module
from ltoad.ir.pads import LandingPad
from ltoad.ir.types import I32, PTR, VOID, FunctionType
from ltoad.ir.values import ConstantSimple, Value, integer, zero
from ltoad.rules.exceptions import ABORT, PANICKING_PERSONALITY, RAISE_AGAIN

TYPES = {
    RAISE_AGAIN: FunctionType(I32, (PTR,)),
    ABORT: FunctionType(VOID, ()),
}


def only_panics(module: Module, names: Iterable[str]) -> bool:
    """Whether what functions throw and catch are panics of Rust, and no exceptions of C++; raises
    NotPossibleError if there are both."""
    personalities = {personality_of(module, name) for name in names} - {""}
    panicking = f"personality ptr @{PANICKING_PERSONALITY}"
    if panicking in personalities and len(personalities) > 1:
        raise NotPossibleError
    return panicking in personalities


class PanicBody(Body):
    """A function in which panics are values."""

    def _taken(self, builder: Builder, exception: Value) -> Value:
        return exception

    def _rewrite_pad(self, pad: LandingPad) -> None:
        """Every panic is caught, or comes by; where none may leave, the program is ended behind."""
        parent = pad.parent
        assert parent is not None
        built = self._scratch()
        exception = built.load(PTR, self._slot, align=8)
        built.store(zero(PTR), self._slot, align=8)
        chosen = integer(I32, int("catch" in pad.clauses))
        whole: Value = ConstantSimple(PAD, "poison")
        whole = built.insert_value(built.insert_value(whole, exception, 0), chosen, 1)
        exchange(parent, pad, built.block.instructions)
        self._replaced[pad] = whole


def panic_again(builder: Builder, exception: Value) -> None:
    """Let a panic that nobody has caught leave the derivative."""
    builder.call(RAISE_AGAIN, TYPES[RAISE_AGAIN], [exception])
    builder.call(ABORT, TYPES[ABORT], [])
    builder.unreachable()


def declare(module: Module) -> None:
    """Declare all that is called here."""
    module.declare(PANICKING_PERSONALITY, FunctionType(I32, (), variadic=True))
    for name, type_ in TYPES.items():
        module.declare(name, type_)
