"""The two forms of exceptions in a program: as they are, or as values that functions return."""

from __future__ import annotations

from typing import Protocol, TypeVar

from ltoad.causes.code import WRITTEN_BEFORE_THROW
from ltoad.causes.memory import EXCEPTION, NUMBERS_AS_TEXT, OVERWRITTEN
from ltoad.errors import DifferentiationError
from ltoad.ir.text import without_notes

_OF_BODIES = (NUMBERS_AS_TEXT, OVERWRITTEN)

T_co = TypeVar("T_co", covariant=True)


class Attempt(Protocol[T_co]):
    """What is tried with a module, which says whether exceptions are values there."""

    def __call__(self, text: str, *, as_values: bool) -> T_co: ...


class ExceptionForm:
    """Which form the modules of one link begin with.

    A program that was refused with exceptions as they are, and is tried once more with other bodies
    of library functions, has the same ones in the way.
    """

    def __init__(self) -> None:
        self._refused: set[str] = set()
        """What was refused because of exceptions as they are."""

    def accepted(self, text: str, attempt: Attempt[T_co], form: str) -> T_co:
        """What ``attempt`` makes of the first form that it does not refuse.

        ``form`` is the module as it was before it was simplified: of those that differ in notes
        only, the same exceptions are in the way.  Raises DifferentiationError of the last one;
        exceptions are not values yet where the bodies of library functions are in the way, too:
        with others there is more to gain.
        """
        if self._refused:
            values = _with_values(text)
            if values != text:
                try:
                    return attempt(values, as_values=True)
                except DifferentiationError as refused:
                    if without_notes(form) in self._refused:
                        raise
                    return _or_else(text, attempt, refused)
        try:
            return attempt(text, as_values=False)
        except DifferentiationError as error:
            if not _are_in_the_way(error):
                raise
            self._refused.add(without_notes(form))
            if wants_other_bodies(error):
                raise
            values = _with_values(text)
            if values == text:
                raise
        return attempt(values, as_values=True)


def _or_else(text: str, attempt: Attempt[T_co], refused: DifferentiationError) -> T_co:
    """What comes of exceptions as they are, unless they are in the way once more."""
    try:
        return attempt(text, as_values=False)
    except DifferentiationError as error:
        raise (refused if _are_in_the_way(error) else error) from None


def _are_in_the_way(error: DifferentiationError) -> bool:
    return any(d.cause in (EXCEPTION, WRITTEN_BEFORE_THROW) for d in error.diagnostics)


def wants_other_bodies(error: DifferentiationError) -> bool:
    """Whether a program was refused because of the bodies that library functions have, too."""
    return any(d.cause in _OF_BODIES for d in error.diagnostics)


def waits_for_values(error: DifferentiationError) -> bool:
    """Whether exceptions as values have not been tried yet with the bodies that were refused."""
    return _are_in_the_way(error) and wants_other_bodies(error)


def _with_values(text: str) -> str:
    from ltoad.differentiate.thrown.values import with_thrown_values

    return with_thrown_values(text)
