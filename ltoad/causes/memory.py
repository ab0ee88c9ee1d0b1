"""Causes that lie in what is done with memory and with the bits of numbers."""

from __future__ import annotations

from ltoad.causes.cause import Cause

_HINT = "say what the argument points to in a [[type]] table of ltoad.toml"
_KEEP_NUMBERS_APART = (
    "keep floating-point numbers in containers and objects of their own, apart from integers and "
    "characters"
)
_OWN_COPY = "mark this data inactive (enzyme_const)"
_RUST_INACTIVE = "make this argument Const, or keep floats apart from other data in the type"

MIXED_ACTIVITY = Cause(
    "mixed-activity",
    "mark both as active (enzyme_dup with a zeroed shadow), or keep them apart",
    fortran="pass both with a shadow (enzyme_dup, the shadow zero), or keep them apart",
    rust="pass both as Duplicated, with a zeroed shadow, or keep them apart",
)
POINTER_WITHOUT_SHADOW = Cause(
    "pointer-without-shadow", "pass the pointer as an argument, together with its shadow"
)
UNCERTAIN_ACTIVITY = Cause(
    "activity-of-the-run",
    "pass constant data that active objects refer to as enzyme_dup with a zeroed shadow, "
    "and do not ask for enzyme_runtime_activity",
    rust="pass constant data that active objects refer to as Duplicated, with a zeroed shadow",
)
UNTYPED_COPY = Cause(
    "untyped-copy",
    "copy the members one by one, or compile with -O2 without -fno-strict-aliasing, so that types "
    f"are known, or {_HINT}",
    fortran=f"assign the components one by one, or {_HINT}",
    rust=f"{_RUST_INACTIVE}, or {_HINT}",
    library=f"{_KEEP_NUMBERS_APART}, or {_HINT} of a function of yours",
)
UNTYPED_MOVE = Cause(
    "untyped-move",
    "access the same memory as floating point, or do not use -fno-strict-aliasing, or " + _HINT,
    fortran=f"access the same memory as REAL, or {_HINT}",
    rust=f"{_RUST_INACTIVE}, or {_HINT}",
    library=f"{_KEEP_NUMBERS_APART}, or {_HINT} of a function of yours",
)
PIECES = Cause(
    "pieces-of-a-float",
    "copy whole floating-point numbers, or mark this data inactive",
    rust=f"copy whole floating-point numbers, or {_RUST_INACTIVE}",
    library=f"{_KEEP_NUMBERS_APART}, or {_OWN_COPY}",
    rust_library=_RUST_INACTIVE,
)
FLOAT_AND_ADDRESS = Cause(
    "float-and-address",
    "store the members one by one",
    rust="keep the float and the reference in separate fields that are assigned one by one",
    library="keep the number and the pointer in objects of their own",
)
FLOAT_AS_ADDRESS = Cause(
    "float-as-address",
    "pass the address of the number, or a union, or a variable of a floating-point type",
    rust="pass a reference to the number, or an enum",
)
BITS = Cause(
    "bits-of-a-float",
    "rewrite this piece with floating-point operations, or mark it inactive",
    library="call this function on data that no derivative depends on, or write what you need of "
    "it with floating-point operations",
)
ADDRESS_ARITHMETIC = Cause(
    "address-arithmetic",
    "compute the address with pointer arithmetic",
    fortran="use the array and an index, without TRANSFER or LOC",
    rust="use a slice and an index, or the methods of pointers",
    library="mark what this pointer leads to inactive, or use a container without tagged pointers",
    rust_library="loop over indices, or keep references and numbers in collections of their own",
)
ADDRESS_AS_INTEGER = Cause(
    "address-as-integer",
    "pass it as a pointer",
    fortran="pass the array, without TRANSFER or LOC",
    rust="pass a reference or a raw pointer",
)
ATOMIC_ACCESS = Cause(
    "atomic-access",
    "add, subtract, exchange, minimum and maximum have one: use them on single floating-point "
    "numbers without a loop of your own, or mark this memory inactive",
    rust="keep atomics for counters and flags, apart from floats that derivatives depend on",
    library="keep what is counted or locked apart from active numbers, in an object of its own",
)
SHARED_MEMORY = Cause(
    "shared-memory",
    "give each thread a copy of its own (firstprivate, or a local variable)",
)
ATOMIC_ADDRESS = Cause(
    "atomic-address",
    "load and store the pointer, under a lock if there are several threads, or mark this memory "
    "inactive",
    rust="replace the pointer under a lock, not by an atomic exchange",
    library="replace the pointer under a lock, not by an atomic exchange",
)
ALLOCATION = Cause(
    "allocation",
    "allocate with malloc, calloc or operator new",
    fortran="allocate with ALLOCATE",
    rust="allocate with Box or Vec and the default allocator",
)
EXCEPTION = Cause(
    "active-exception",
    "return them, with a status, instead of throwing",
    rust="return an Err that holds the numbers instead of panicking with them",
)
FOREIGN_MEMORY = Cause("foreign-memory", "store them in memory of the program's own")
OVERWRITTEN = Cause(
    "overwritten-from-outside",
    "read into a buffer of its own, outside of what is differentiated",
)
NUMBERS_AS_TEXT = Cause(
    "numbers-as-text",
    "keep bytes of numbers in a std::vector<char> or an array instead of a string or a stream",
)
INACTIVE_ADDRESS = Cause(
    "inactive-address",
    "let it return an index, and take the address outside, or do not call it inactive",
)
CHANGED_COPY = Cause("changed-copy", "change a copy in a local variable instead")
TYPE_HINT = Cause("type-hint", "correct the [[type]] table of the function in ltoad.toml")
