"""The forms of a program that are differentiated one after the other, until none is refused.

What libraries do to a program's data is differentiated like its own code, by bodies that stand for
theirs; which of them are wanted shows only when the program is refused without.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from ltoad.causes.cause import Cause
from ltoad.causes.code import NO_RULE, VARIADIC_CALL
from ltoad.causes.memory import MIXED_ACTIVITY, NUMBERS_AS_TEXT
from ltoad.causes.requests import CONSTANT_MEMORY
from ltoad.errors import DifferentiationError
from ltoad.exception_form import waits_for_values, wants_other_bodies
from ltoad.extract import (
    computed_gotos,
    formatted_strings,
    kept_bodies,
    known_descriptors,
    mask_compares,
    message_bodies,
    narrow_loads,
    processor_vectors,
    resource_bodies,
    runtime_bodies,
    solver_bodies,
    trampolines,
    unit_tags,
    variable_arguments,
)
from ltoad.ir.text import MIXED_TOLD, OWN_SHADOWS, TEXTS_TOLD, with_note

if TYPE_CHECKING:
    from ltoad.extract.objects import KeptBitcode

T = TypeVar("T")


def first_accepted(
    text: str,
    kept: Sequence[KeptBitcode],
    attempt: Callable[[str], T],
    *,
    closed_forms: bool = False,
) -> T:
    """What ``attempt`` makes of the first form of a module that it does not refuse.

    ``kept`` is bitcode beside the machine code of libraries.  With ``closed_forms`` linear algebra
    has its formulas also where its bodies are there.  Raises DifferentiationError of the
    form that tells most.
    """
    attempt = partial(_with_jumps, partial(_with_fixed_arguments, attempt))
    attempt = partial(_with_mixed_activity, partial(_with_own_shadows, attempt))
    text = _with_closures_and_bodies(text, closed_forms=closed_forms)
    # Strings are text, which has no derivative, until numbers are found in them; but their blocks
    # have shadows where those of other active objects have.
    plain = runtime_bodies.with_bodies(text, runtime_bodies.OWN_TEXT)
    # What libraries keep beside their machine code is there from the beginning: a function without
    # a body may be all that keeps words from being followed, and seldom stays one that matters not.
    own = _with_kept_bodies(plain, kept)
    text = own if plain == text else _with_kept_bodies(text, kept)
    try:
        return _of_library_strings(own, text, attempt)
    except DifferentiationError as error:
        refused = error
    if own == plain:
        raise refused
    try:
        return attempt(plain)
    except DifferentiationError:
        raise refused from None


def _of_library_strings(own: str, text: str, attempt: Callable[[str], T]) -> T:
    """What comes of a program with strings whose text is ``own``, has the bodies of ``text`` only,
    or those of the library."""
    try:
        return attempt(own)
    except DifferentiationError as error:
        refused = error
    others = runtime_bodies.with_bodies(text, runtime_bodies.STRINGS)
    forms = [t for t in (text, others) if t != own]
    if waits_for_values(refused):
        forms.append(own)
    try:
        return _otherwise(forms, attempt, refused)
    except DifferentiationError as error:
        if not any(map(wants_other_bodies, (refused, error))):
            raise
        return _with_told_texts([others, own], attempt, error)


def _with_told_texts(
    texts: Sequence[str], attempt: Callable[[str], T], refused: DifferentiationError
) -> T:
    """What comes of the forms if the run tells whether strings hold numbers that libraries read
    as text."""
    for text in dict.fromkeys(texts):
        try:
            return attempt(with_note(text, TEXTS_TOLD))
        except DifferentiationError:
            continue
    raise refused


def _with_mixed_activity(attempt: Callable[[str], T], text: str) -> T:
    """What ``attempt`` makes of a form; where an address out of memory seems to lead to memory
    without a shadow, too, the run tells."""
    return _told_by_run(MIXED_ACTIVITY, MIXED_TOLD, attempt, text)


def _with_own_shadows(attempt: Callable[[str], T], text: str) -> T:
    """What ``attempt`` makes of a form; where active values seem to go through memory that a
    request calls constant, the run tells whether they do."""
    return _told_by_run(CONSTANT_MEMORY, OWN_SHADOWS, attempt, text)


def _told_by_run(cause: Cause, note: str, attempt: Callable[[str], T], text: str) -> T:
    """What ``attempt`` makes of a form; refused for a cause, of the form in which the run tells
    that this ``note`` asks for.  Raises what it was refused with at first."""
    try:
        return attempt(text)
    except DifferentiationError as error:
        if not any(d.cause == cause for d in error.diagnostics):
            raise
        refused = error
    try:
        return attempt(with_note(text, note))
    except DifferentiationError:
        raise refused from None


def _with_jumps(attempt: Callable[[str], T], text: str) -> T:
    """What ``attempt`` makes of a form, in which jumps out of calls are ordinary control flow if
    they are in the way."""
    try:
        return attempt(text)
    except DifferentiationError as error:
        if not any(d.cause.identifier == NO_RULE.identifier for d in error.diagnostics):
            raise
        refused = error
    from ltoad.differentiate.thrown.jumps import with_plain_jumps

    plain = with_plain_jumps(text)
    if plain == text:
        raise refused
    return attempt(plain)


def _with_fixed_arguments(attempt: Callable[[str], T], text: str) -> T:
    """What ``attempt`` makes of a form, in which functions with variable arguments that are active
    have fixed ones."""
    try:
        return attempt(text)
    except DifferentiationError as error:
        if not any(d.cause == VARIADIC_CALL for d in error.diagnostics):
            raise
        fixed = variable_arguments.with_fixed_arguments(text)
        if fixed == text:
            raise
    return attempt(fixed)


def _with_closures_and_bodies(text: str, *, closed_forms: bool) -> str:
    text = trampolines.with_closures(unit_tags.with_apart(computed_gotos.with_switches(text)))
    text = processor_vectors.with_plain_vectors(mask_compares.with_plain_compares(text))
    text = narrow_loads.with_narrow_loads(text)
    text = known_descriptors.with_known_descriptors(text)
    text = resource_bodies.with_resources(text)
    text = message_bodies.with_message_bodies(text)
    text = formatted_strings.with_written_strings(text)
    for library in (*runtime_bodies.FORTRAN, runtime_bodies.SEARCHING):
        text = runtime_bodies.with_bodies(text, library)
    text = solver_bodies.with_quiet_libraries(solver_bodies.with_plain_names(text))
    for routines in solver_bodies.LINEAR_ALGEBRA:
        text = solver_bodies.with_solvers(text, routines, closed_forms=closed_forms)
    return text


def _with_kept_bodies(text: str, kept: Sequence[KeptBitcode]) -> str:
    if not kept:
        return text
    whole = kept_bodies.with_kept_bodies(text, kept)
    return whole if whole == text else formatted_strings.with_written_strings(whole)


def _otherwise(
    texts: Sequence[str], attempt: Callable[[str], T], refused: DifferentiationError
) -> T:
    """What comes of one of several forms of a program that was refused in another."""
    last = refused
    for text in dict.fromkeys(texts):
        try:
            return attempt(text)
        except DifferentiationError as error:
            last = error
    if any(d.cause == NUMBERS_AS_TEXT for d in refused.diagnostics):
        raise last
    raise refused
