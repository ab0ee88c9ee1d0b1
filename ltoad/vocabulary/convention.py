"""The names of the calling convention; :mod:`callgraph.requests` finds them in programs."""

from __future__ import annotations

from ltoad.vocabulary.entry import Entry

REQUESTS = (
    Entry(
        "__enzyme_autodiff",
        "reverse mode: runs `f` and adds derivatives to shadows; returns the derivatives of active "
        "scalars, in order: a number, or a struct",
        "f, …",
    ),
    Entry(
        "__enzyme_fwddiff",
        "forward mode: runs `f` and its tangent; returns the tangent of the result",
        "f, …",
    ),
    Entry(
        "__enzyme_augmentfwd",
        "runs `f` and keeps what the reverse sweep needs; returns the tape",
        "f, …",
    ),
    Entry(
        "__enzyme_reverse",
        "runs the reverse sweep and frees the tape; returns what `__enzyme_autodiff` does. The "
        "seed is the adjoint of the result, if that is a number",
        "f, …, seed, tape",
    ),
    Entry(
        "__enzyme_fwdsplit",
        "computes tangents from a tape and frees it; returns what `__enzyme_fwddiff` does",
        "f, …, tape",
    ),
    Entry(
        "__enzyme_augmentsize",
        "returns the bytes of a tape that the caller allocates; runs nothing",
        "f, …",
    ),
)

CONTROLS = (
    Entry(
        "__enzyme_batch",
        "runs `f` for `n` sets of arguments; returns the `n` results",
        "f, enzyme_width, n, …",
    ),
    Entry("__enzyme_virtualreverse", "what stands for the function `p` in a shadow: `p`", "p"),
    Entry("__enzyme_ignore_derivatives", "the number `x`, with the derivative zero", "x"),
    Entry("__enzyme_call_inactive", "a call of `f` as if it were an inactive function", "f, …"),
    Entry(
        "__enzyme_iter",
        "`n`, and `k` more each time it is differentiated: the length of a series",
        "n, k",
    ),
)

MARKERS = (
    Entry("enzyme_const", "the argument has no derivative; nothing follows it"),
    Entry("enzyme_dup", "the argument, and then its shadow, or the tangent of a scalar"),
    Entry("enzyme_dupnoneed", "the same; the primal output is not needed"),
    Entry("enzyme_out", "a scalar whose derivative reverse mode returns"),
    Entry(
        "enzyme_dupv",
        "the argument, and then the shadow of the first direction; the others lie `stride` bytes "
        "after one another",
        "stride",
    ),
    Entry("enzyme_dupnoneedv", "the same; the primal output is not needed", "stride"),
)
"""What stands before an argument."""

BATCH_MARKERS = (
    Entry("enzyme_vector", "`n` values follow, one for each run"),
    Entry("enzyme_scalar", "one value for all runs"),
    Entry(
        "enzyme_buffer",
        "the address of the first of `n` values that lie `stride` bytes after one another",
        "stride",
    ),
)
"""What stands before an argument of ``__enzyme_batch``."""

OPTIONS = (
    Entry(
        "enzyme_width",
        "`n` directions at a time, up to 64: each `enzyme_dup` is followed by `n` shadows or "
        "tangents",
        "n",
    ),
    Entry("enzyme_primal_return", "the result of `f` comes back, too, in front"),
    Entry(
        "enzyme_noret",
        "the result of `f` does not come back, which is the default; its tangent does",
    ),
    Entry("enzyme_const_return", "the result has no derivative"),
    Entry("enzyme_active_return", "accepted: the result has a derivative, which is the default"),
    Entry("enzyme_dup_return", "accepted, and changes nothing"),
    Entry("enzyme_not_overwritten", "accepted: what is overwritten is found by analysis"),
    Entry(
        "enzyme_runtime_activity",
        "memory whose shadow is the memory itself is constant; the program compares when it runs",
    ),
    Entry(
        "enzyme_strong_zero",
        "a derivative of zero stays zero in every product, whatever the factor",
    ),
    Entry("enzyme_tape", "the tape is written to the caller's memory at `p`", "p"),
    Entry("enzyme_allocated", "that memory has `n` bytes", "n"),
    Entry("enzyme_nofree", "the sweep leaves the tape, for another one"),
    Entry(
        "enzyme_interleave",
        "ends the arguments: all shadows follow, in order, and none stands beside its argument",
    ),
    Entry(
        "enzyme_byref",
        "the next argument and its shadows are passed by their addresses, where they have `n` "
        "bytes",
        "n",
    ),
    Entry(
        "enzyme_seed",
        "the adjoint of the result of a gradient, one for each direction; 1 without it",
        "value",
    ),
    Entry(
        "enzyme_arena",
        "all of the tape lies in the arena at `p`, which derivatives of libraries pass to one "
        "another; programs have no use for it",
        "p",
    ),
)
"""What stands in front of the arguments, or between them."""

REGISTRATIONS = (
    Entry(
        "__enzyme_register_gradient",
        "a gradient of one's own: function, augmented primal, reverse function",
        "{f, augmented, reverse}",
    ),
    Entry(
        "__enzyme_register_derivative",
        "a derivative of forward mode of one's own",
        "{f, derivative}",
    ),
    Entry(
        "__enzyme_register_splitderivative",
        "the same in two parts: the augmented primal of a gradient, and what takes its tape",
        "{f, augmented, derivative}",
    ),
    Entry("__enzyme_inactivefn", "functions that derivatives do not look into", "{f, …}"),
    Entry("__enzyme_inactive_global", "a global variable that gives constants", "&variable"),
    Entry(
        "__enzyme_function_like", "`f` is differentiated as the named function is", '{f, "name"}'
    ),
    Entry(
        "__enzyme_allocation_like",
        "`f` allocates as many bytes as its argument `size` says, from 0 on; the text lists what "
        "the deallocator takes, where -1 is the memory",
        '{f, (void *)size, "-1", deallocator}',
    ),
    Entry("__enzyme_nofree", "functions that free nothing that they have not allocated", "{f, …}"),
)
"""Beginnings of names of global variables; what follows in the name is free."""

ATTRIBUTES = (
    Entry("enzyme_inactive", "an inactive function or variable"),
    Entry(
        "enzyme_math=NAME",
        "the function is differentiated as the named function is",
    ),
    Entry("enzyme_nofree", "the function frees nothing that it has not allocated"),
)
"""Texts of ``__attribute__((annotate("…")))``."""
