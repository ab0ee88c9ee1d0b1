"""Causes that lie in how a derivative is asked for."""

from __future__ import annotations

from ltoad.causes.cause import Cause

UNKNOWN_FUNCTION = Cause(
    "unknown-function",
    "pass the function itself as the first argument, not a variable",
)
UNKNOWN_REQUEST = Cause(
    "unknown-request",
    "requests are __enzyme_autodiff, __enzyme_fwddiff, __enzyme_augmentfwd, __enzyme_reverse, "
    "__enzyme_fwdsplit, __enzyme_augmentsize and __enzyme_batch, with anything behind these names",
)
NO_BODY = Cause(
    "no-body",
    "compile the file that defines it with -flto and link it too",
    fortran="compile the file that defines it with ltoad-fc and link it too",
    rust="build the crate that defines it with -Clinker-plugin-lto",
)
VARIADIC_FUNCTION = Cause(
    "variadic-function", "differentiate a function with a fixed number of arguments"
)
ARGUMENTS = Cause("request-arguments", "pass each argument after its marker")
SPLIT_STRUCT = Cause(
    "split-struct",
    "let it take the struct by reference or by address, and pass addresses; or pass each number of "
    "the struct after a marker of its own, and before its tangent",
)
NO_DESCRIPTOR = Cause(
    "no-descriptor",
    "ask with ltoad_gradient or its like, which have interfaces, or write an interface for a "
    "request of your own; C passes the address of a descriptor (ISO_Fortran_binding.h)",
)
NOTHING_ACTIVE = Cause(
    "nothing-active",
    "pass what it depends on as arguments, or name the variables in ltoad.toml: a [[derivative]] "
    'with variables = ["symbol"]',
    fortran="pass what it depends on as arguments, or name where it lies in ltoad.toml: a "
    '[[derivative]] with common = ["STATE"] or variables = ["module::name"]',
)
RESULT = Cause("request-result", "declare the request with the result type of the function")
WIDTH = Cause("request-width", "write the number after enzyme_width")
SEVERAL_RESULTS = Cause(
    "several-results",
    "pass their adjoints behind all arguments, in a struct of that type, let it store them through "
    "a pointer whose shadow holds their adjoints, ask for tangents with __enzyme_fwddiff, or say "
    "enzyme_const_return if they do not matter",
    fortran="let it store them in an argument whose shadow holds their adjoints, or ask for "
    "tangents with enzyme_fwddiff",
    rust="pass their adjoints behind all arguments, one by one or by the address of a tuple, let "
    "it store them through a &mut argument that is Duplicated, or ask for tangents with "
    "autodiff_forward",
)
CONSTANT_MEMORY = Cause(
    "written-constant",
    "pass it as enzyme_dup with a zeroed shadow",
    rust="pass it as Duplicated, with a zeroed shadow",
)
OWN_DERIVATIVE = Cause(
    "own-derivative", "differentiate a function that does not ask for this derivative again"
)
WRONG_TAPE = Cause("wrong-tape", "pass what __enzyme_augmentfwd has returned for the same function")
FROM_TAPE = Cause("tangent-from-tape", "ask for the tangent with __enzyme_fwddiff")
