"""What the functions do by which C++ throws and catches, and what exceptions as values call.

Names are those of the Itanium ABI for exceptions; :class:`Step` says what each is for.  The
functions of ``runtime/exceptions.c`` are called where exceptions are values
(:mod:`ltoad.differentiate.thrown`).
"""

from __future__ import annotations

from dataclasses import replace
from enum import Enum

from ltoad.rules import cxx_strings
from ltoad.rules.effects import Effects
from ltoad.rules.registrars import effects, inactive
from ltoad.rules.rows import Row

KEEP_EXCEPTION = "_ZNSt15__exception_ptr13exception_ptr9_M_addrefEv"
RELEASE_EXCEPTION = "_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv"
NESTED_POINTER = 8
"""Where an object of ``std::nested_exception`` has its pointer."""


class Step(Enum):
    """What becomes of an exception."""

    ALLOCATE = "memory for the object"
    FREE = "the object could not be made"
    THROW = "the object is thrown"
    RETHROW = "what is being handled is thrown again"
    BEGIN = "a handler begins"
    OBJECT = "where the object is, before a handler begins"
    END = "a handler ends"
    TYPE = "the number of a type that a handler catches"
    UNCAUGHT = "whether exceptions are on their way, or how many"
    TERMINATE = "nothing may be thrown here"
    CURRENT = "a pointer to what is being handled"
    MAKE = "what a pointer to an exception that nobody has thrown leads to"
    POINT = "a pointer to what was made"
    KEEP = "a copy of a pointer to an exception"
    RELEASE = "the end of a pointer to an exception"
    END_NESTED = "the end of an object that keeps a pointer to an exception"
    THROW_POINTED = "what a pointer leads to is thrown again"
    OTHER = "something that needs the language's own exceptions"


_STEPS = {
    "__cxa_allocate_exception": Step.ALLOCATE,
    "__cxa_free_exception": Step.FREE,
    "__cxa_throw": Step.THROW,
    "__cxa_rethrow": Step.RETHROW,
    "__cxa_begin_catch": Step.BEGIN,
    "__cxa_get_exception_ptr": Step.OBJECT,
    "__cxa_end_catch": Step.END,
    "llvm.eh.typeid.for": Step.TYPE,
    "llvm.eh.typeid.for.p0": Step.TYPE,
    "__clang_call_terminate": Step.TERMINATE,
    "__cxa_init_primary_exception": Step.MAKE,
    "__cxa_current_exception_type": Step.OTHER,
    "__cxa_call_unexpected": Step.OTHER,
    "_ZSt17current_exceptionv": Step.CURRENT,
    "_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE": Step.THROW_POINTED,
    "_ZNSt15__exception_ptr13exception_ptrC1EPv": Step.POINT,
    "_ZNSt15__exception_ptr13exception_ptrC2EPv": Step.POINT,
    "_ZNKSt15__exception_ptr13exception_ptr20__cxa_exception_typeEv": Step.OTHER,
    KEEP_EXCEPTION: Step.KEEP,
    RELEASE_EXCEPTION: Step.RELEASE,
    "_ZNSt16nested_exceptionD1Ev": Step.END_NESTED,
    "_ZNSt16nested_exceptionD2Ev": Step.END_NESTED,
    "_ZSt18uncaught_exceptionv": Step.UNCAUGHT,
    "_ZSt19uncaught_exceptionsv": Step.UNCAUGHT,
}

_EXHAUSTED = frozenset(
    (
        "_ZSt20__throw_length_errorPKc",
        "_ZSt19__throw_logic_errorPKc",
        "_ZSt17__throw_bad_allocv",
        "_ZSt28__throw_bad_array_new_lengthv",
        "__cxa_throw_bad_array_new_length",
    )
)

POINTER_TYPES = "_ZTIP"
"""How the symbols of type information begin that stand for pointers."""
SEVERAL_BASES = "_ZTVN10__cxxabiv121__vmi_class_type_infoE"
"""What type information of a class refers to whose bases may lie at some offset."""

UNCAUGHT = "uncaught_exception"
"""What is in the names of all functions that tell of exceptions on their way."""

PERSONALITY = "__gxx_personality_v0"
PANICKING_PERSONALITY = "rust_eh_personality"
RAISE_AGAIN = "_Unwind_RaiseException"
ABORT = "abort"
STOP = "_ZSt9terminatev"
MATCHES = "ltoad_exception_matches"
PLACE = "ltoad_exception_place"
TAKE = "ltoad_exception_take"
RAISE = "ltoad_exception_raise"
RELEASE = "ltoad_exception_release"
IS_BLOCK = "ltoad_exception_is_block"
NONE = "ltoad_exception_none"
OUTSIDE = "ltoad_exception_outside"
KEPT = "ltoad_exception_kept"
HEADER = 48
"""Bytes before the object in the block that an exception is while it is a value."""
FOREIGN_ROOM = 48
"""As many bytes as ``runtime/exceptions.c`` copies of an exception of the language's own."""

ROWS: tuple[Row, ...] = (
    inactive([MATCHES], effects()),
    inactive([PLACE], effects((2,))),
    replace(
        inactive([TAKE], Effects(writes=frozenset({0}), input_output=True, characters=True)),
        filled=HEADER + FOREIGN_ROOM,
    ),
    inactive([RAISE], effects((0,), no_return=True, may_unwind=True, input_output=True)),
    inactive([RAISE_AGAIN], effects((0,), may_unwind=True, input_output=True)),
    inactive([RELEASE], effects((0,), input_output=True)),
    inactive([IS_BLOCK], effects()),
    inactive([NONE], effects(input_output=True)),
    inactive([OUTSIDE, KEPT], effects(no_return=True, input_output=True)),
)


def step_of(name: str) -> Step | None:
    """What a function is for, if it is one of those that throw or catch."""
    return _STEPS.get(name)


def ends_program(name: str) -> bool:
    """Whether a function throws only when memory runs out, or a length is out of bounds: nothing
    that programs go on after."""
    return name in _EXHAUSTED or cxx_strings.ends_program(name)
