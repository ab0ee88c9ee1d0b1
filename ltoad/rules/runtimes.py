"""Runtime libraries of C++, Rust, Fortran and OpenMP.

Mangled names are recognised by their paths: ``_ZN4core9panicking5panic…``
(legacy) and ``_RNvNtCs…_4core9panicking5panic`` (v0) both contain
``4core9panicking``, whatever hash a compiler adds.
"""

from __future__ import annotations

from ltoad.rules.expression import AsFloat, fn, out, select, x, y
from ltoad.rules.rows import (
    VARIADIC,
    Effects,
    Row,
    effects,
    inactive,
    scalar,
    unsupported,
    words,
    zero,
)

_NO_RETURN = Effects(no_return=True, input_output=True)
_THROWS = Effects(no_return=True, may_unwind=True, input_output=True)
_STREAM = effects(input_output=True, may_unwind=True, returns_argument=0)

_CXX: tuple[Row, ...] = (
    inactive(
        words("__cxa_guard_acquire __cxa_guard_release __cxa_guard_abort"), effects((0,), (0,))
    ),
    inactive(words("__cxa_atexit __cxa_thread_atexit __cxa_finalize"), effects(input_output=True)),
    inactive(
        words(
            "__cxa_throw __cxa_rethrow _Unwind_Resume __cxa_bad_cast __cxa_bad_typeid"
            " __cxa_throw_bad_array_new_length"
        ),
        _THROWS,
    ),
    inactive(
        words(
            "__cxa_pure_virtual __cxa_deleted_virtual __clang_call_terminate"
            " _ZSt9terminatev __cxa_call_unexpected __cxa_call_terminate"
        ),
        _NO_RETURN,
    ),
    inactive(
        words(
            "__cxa_allocate_exception __cxa_free_exception __cxa_begin_catch"
            " __cxa_get_exception_ptr __cxa_init_primary_exception"
        ),
        effects(input_output=True),
    ),
    inactive(words("__cxa_end_catch"), effects(input_output=True, may_unwind=True)),
    inactive(
        words("_ZNSt8ios_base4InitC1Ev _ZNSt8ios_base4InitD1Ev"),
        effects((), (0,), input_output=True),
    ),
    inactive(words("__dynamic_cast"), effects((0, 1, 2)), again=True),
    inactive(
        words(
            "_ZNSt6chrono3_V212system_clock3nowEv _ZNSt6chrono3_V212steady_clock3nowEv"
            " _ZNSt6chrono12system_clock3nowEv _ZNSt6chrono12steady_clock3nowEv"
        ),
        effects(input_output=True),
    ),
    inactive(words("_ZNSt13random_device9_M_getvalEv"), effects(input_output=True)),
    unsupported(
        words("_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE"),
        "handle the exception outside of the differentiated function",
    ),
)

_RUST: tuple[Row, ...] = (
    inactive(
        words(
            "rust_begin_unwind rust_panic __rust_start_panic __rust_alloc_error_handler"
            " rust_eh_personality __rust_foreign_exception __rust_drop_panic"
        ),
        _THROWS,
    ),
    inactive(
        words("__rust_no_alloc_shim_is_unstable __rust_no_alloc_shim_is_unstable_v2"), again=True
    ),
)

_OPENMP: tuple[Row, ...] = (
    inactive(
        words(
            "omp_get_wtime omp_get_wtick omp_get_num_threads omp_get_max_threads"
            " omp_get_thread_num omp_get_num_procs omp_in_parallel omp_get_level"
            " omp_get_num_teams omp_get_team_num omp_get_dynamic omp_get_nested"
            " omp_get_thread_limit omp_get_max_active_levels omp_get_cancellation"
        ),
        effects(input_output=True),
    ),
    inactive(
        words("omp_set_num_threads omp_set_dynamic omp_set_nested omp_set_max_active_levels"),
        effects(input_output=True),
    ),
    inactive(
        words(
            "__kmpc_global_thread_num __kmpc_bound_thread_num __kmpc_bound_num_threads"
            " __kmpc_in_parallel"
        ),
        effects(input_output=True),
    ),
)

_FORTRAN: tuple[Row, ...] = (
    inactive(
        words(
            "_FortranAStopStatement _FortranAStopStatementText _FortranAFailImageStatement"
            " _FortranAProgramEndStatement _FortranAExit _FortranAAbort"
            " _FortranAReportFatalUserError"
        ),
        _NO_RETURN,
    ),
    inactive(
        words(
            "_FortranAProgramStart _FortranACpuTime _FortranASystemClockCount"
            " _FortranASystemClockCountRate _FortranASystemClockCountMax"
            " _FortranAEtime _FortranASecnds _FortranATime"
        ),
        effects(input_output=True),
    ),
    inactive(words("_FortranADateAndTime"), effects((), (0, 2, 4, 8), input_output=True)),
    inactive(
        words("_FortranARandomInit _FortranARandomSeed _FortranARandomSeedDefaultPut"),
        effects(input_output=True),
    ),
    inactive(words("_FortranARandomNumber"), effects((0,), (0,), input_output=True)),
    inactive(
        words("_FortranAPauseStatement _FortranAPauseStatementText"),
        effects((0,), input_output=True),
    ),
    # a - b·q with a whole number q, as in fmod; arguments 2 and 3 are the source position.
    *(
        scalar(
            [f"_FortranA{name}Real{kind}" for kind in (4, 8, 10, 16)],
            family,
            1.0,
            fn("rint", (out - x) / y),
            None,
            None,
            touched=effects((2,)),
        )
        for name, family in (("Mod", "fmod"), ("Modulo", "modulo"))
    ),
    scalar(
        [f"_FortranAFPow{kind}{power}" for kind in (4, 8, 10, 16) for power in "ik"],
        "powi",
        select(y.equals(0.0), 0.0, AsFloat(y) * fn("pow", x, AsFloat(y) - 1.0)),
        None,
    ),
    zero(
        [
            f"_FortranA{name}{kind}_{result}"
            for name in ("Exponent", "Nint", "Floor", "Ceiling")
            for kind in (4, 8, 10, 16)
            for result in (1, 2, 4, 8, 16)
        ]
    ),
    zero(
        [f"_FortranA{name}{kind}" for name in ("Spacing", "RRSpacing") for kind in (4, 8, 10, 16)]
    ),
)

ROWS: tuple[Row, ...] = (*_CXX, *_RUST, *_OPENMP, *_FORTRAN)

_FORTRAN_IO = inactive(
    ["_FortranAio"],
    Effects(reads=frozenset({0, 1, 2, VARIADIC}), writes=frozenset({1}), input_output=True),
)
_CXX_STREAM = inactive(["std::ostream"], _STREAM)
_CXX_THROW = inactive(["std::__throw"], _THROWS)
_RUST_PANIC = inactive(["core::panicking"], _THROWS)
_RUST_PRINT = inactive(
    ["std::io::_print"], Effects(reads=frozenset({0}), input_output=True, may_unwind=True)
)
_RUST_FORMAT = inactive(
    ["core::fmt"], Effects(reads=frozenset({0, 1}), input_output=True, may_unwind=True)
)
_RUST_SHIM = inactive(["__rust_no_alloc_shim_is_unstable"], again=True)

PATTERN_ROWS: tuple[Row, ...] = (
    _FORTRAN_IO,
    _CXX_STREAM,
    _CXX_THROW,
    _RUST_PANIC,
    _RUST_PRINT,
    _RUST_FORMAT,
    _RUST_SHIM,
)
"""Rows found by a pattern rather than by name; their names are for messages."""

_PREFIXES: tuple[tuple[tuple[str, ...], Row], ...] = (
    (("_FortranAio",), _FORTRAN_IO),
    (
        (
            "_ZSt20__throw",
            "_ZSt19__throw",
            "_ZSt17__throw",
            "_ZSt16__throw",
            "_ZSt21__throw",
            "_ZSt24__throw",
            "_ZSt25__throw",
            "_ZSt18__throw",
            "_ZSt22__throw",
            "_ZSt23__throw",
            "_ZSt26__throw",
            "_ZSt27__throw",
            "_ZSt28__throw",
            "_ZSt15__throw",
        ),
        _CXX_THROW,
    ),
    (
        (
            "_ZNSo",
            "_ZSt16__ostream_insert",
            "_ZNSt13basic_ostream",
            "_ZStlsI",
            "_ZSt4endl",
            "_ZNKSt5ctypeIcE",
            "_ZNSt9basic_iosIc",
            "_ZNSi",
            "_ZStrsI",
            "_ZNSt3__1lsI",
            "_ZNSt3__113basic_ostream",
        ),
        _CXX_STREAM,
    ),
)

_RUST_PANICS = words("""
    4core9panicking 3std9panicking 12handle_error 18handle_alloc_error 17capacity_overflow
    4core6option13expect_failed 4core6option13unwrap_failed 4core6result13unwrap_failed
    16slice_index_fail 26slice_start_index_len_fail 24slice_end_index_len_fail
    22slice_index_order_fail 31slice_start_index_overflow_fail 29slice_end_index_overflow_fail
    4core4cell 17len_mismatch_fail 17rust_begin_unwind 19const_panic_fmt
""")

_RUST_PATTERNS: tuple[tuple[tuple[str, ...], Row], ...] = (
    (("___rust_no_alloc_shim_is_unstable",), _RUST_SHIM),
    (_RUST_PANICS, _RUST_PANIC),
    (
        (
            "3std2io5stdio6__print",
            "3std2io5stdio7__eprint",
            "3std2io5stdio6_print",
            "3std2io5stdio7_eprint",
        ),
        _RUST_PRINT,
    ),
    (("4core3fmt",), _RUST_FORMAT),
)


def by_pattern(symbol: str) -> Row | None:
    """The row of a C++ stream, Rust panic or Fortran I/O function, by its mangled name."""
    for prefixes, row in _PREFIXES:
        if symbol.startswith(prefixes):
            return row
    if symbol.startswith(("_R", "_ZN")):
        return next(
            (row for marks, row in _RUST_PATTERNS if any(mark in symbol for mark in marks)), None
        )
    return None
