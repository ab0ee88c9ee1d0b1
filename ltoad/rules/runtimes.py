"""Runtime libraries of C++ and Fortran.

Where a library has hundreds of functions of one sort (streams, strings,
Fortran I/O), a prefix of the mangled name stands for all of them.
"""

from __future__ import annotations

import re
from dataclasses import replace

from ltoad.rules import cxx_strings, mpi
from ltoad.rules.effects import VARIADIC, Effects
from ltoad.rules.expression import AsFloat, Expr, fn, out, select, x, y
from ltoad.rules.libm import TWO_OVER_SQRT_PI
from ltoad.rules.openmp import OPENMP_CALL
from ltoad.rules.registrars import (
    effects,
    inactive,
    mirrored,
    owning,
    scalar,
    unsupported,
    words,
    zero,
)
from ltoad.rules.rows import EndRow, KeptRow, MirroredRow, Row, StateRow

_NO_RETURN = Effects(no_return=True, input_output=True)
_THROWS = Effects(no_return=True, may_unwind=True, input_output=True)


TREE_INSERTION = "__ltoad_tree_insertion"
TREE_REMOVAL = "__ltoad_tree_removal"
TREE_STEP = "__ltoad_tree_step"
"""Functions that copy the colours of a tree's nodes to their shadows, where they are looked at."""

TREE_LINKS = "__ltoad_earlier_tree"
STEP_LINKS = "__ltoad_earlier_step"
LIST_LINKS = "__ltoad_earlier_list"
WHOLE_LIST_LINKS = "__ltoad_earlier_list_whole"
"""Functions that find the links of shadows of nodes from before the derivative."""


def _walk(names: str, *, prepared_by: str = "") -> Row:
    """The next or previous node of a structure."""
    row = mirrored(words(names), Effects(reads=frozenset({0}), returns_content=0))
    return replace(row, prepared_by=prepared_by, found_by=STEP_LINKS, found_from=frozenset({0}))


def _relink(
    names: str,
    arguments: int,
    *,
    fresh: int | None = None,
    returns: int | None = None,
    found_by: str = LIST_LINKS,
) -> MirroredRow:
    """Changes the links among the nodes that its first ``arguments`` arguments lead to, of which
    one may be ``fresh``: it has no links yet."""
    places = frozenset(range(arguments))
    touched = Effects(reads=places, writes=places, captures=places, returns_content=returns)
    return replace(mirrored(words(names), touched), found_by=found_by, found_from=places - {fresh})


_CXX: tuple[Row, ...] = (
    inactive(
        words("__cxa_guard_acquire __cxa_guard_release __cxa_guard_abort"), effects((0,), (0,))
    ),
    inactive(
        words(
            "__cxa_atexit __cxa_thread_atexit __cxa_thread_atexit_impl __cxa_finalize"
            " __cxa_get_globals __cxa_uncaught_exception __cxa_uncaught_exceptions"
            " _ZSt18uncaught_exceptionv _ZSt19uncaught_exceptionsv"
            " __cxa_current_exception_type"
        ),
        effects(input_output=True),
    ),
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
    inactive(["__cxa_allocate_exception"], effects(input_output=True), makes_exception=True),
    inactive(
        words(
            "__cxa_free_exception __cxa_begin_catch"
            " __cxa_get_exception_ptr __cxa_init_primary_exception"
        ),
        effects(input_output=True),
    ),
    inactive(words("__cxa_end_catch"), effects(input_output=True, may_unwind=True)),
    StateRow(
        names=("__ltoad_stream_address",), family="__ltoad_stream_address", effects=effects((0,))
    ),
    KeptRow(names=("__ltoad_stream_kept",), family="__ltoad_stream_kept", effects=effects((0,))),
    inactive(words("__ltoad_stream_start __ltoad_is_stream"), effects((0,))),
    EndRow(
        names=("__ltoad_stream_end",),
        family="__ltoad_stream_end",
        effects=replace(effects((1,), (1,), input_output=True), characters=True),
    ),
    inactive(
        words("__ltoad_stream_number __ltoad_stream_character"),
        replace(effects((1,), (1,), input_output=True, may_unwind=True), characters=True),
    ),
    inactive(
        words("_ZNSt8ios_base4InitC1Ev _ZNSt8ios_base4InitD1Ev"),
        effects((), (0,), input_output=True),
    ),
    replace(inactive(words("__dynamic_cast"), effects((0, 1, 2)), again=True), inside=0),
    inactive(
        words(
            "_ZNSt6chrono3_V212system_clock3nowEv _ZNSt6chrono3_V212steady_clock3nowEv"
            " _ZNSt6chrono12system_clock3nowEv _ZNSt6chrono12steady_clock3nowEv"
        ),
        effects(input_output=True),
    ),
    inactive(words("_ZNSt13random_device9_M_getvalEv"), effects(input_output=True)),
    _walk("""
        _ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base
        _ZSt18_Rb_tree_incrementPKSt18_Rb_tree_node_base
    """),
    _walk(
        """
        _ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base
        _ZSt18_Rb_tree_decrementPKSt18_Rb_tree_node_base
        """,
        prepared_by=TREE_STEP,
    ),
    # (insert_left, node, parent, header)
    replace(
        _relink("_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_", 4, fresh=1),
        prepared_by=TREE_INSERTION,
        found_by=TREE_LINKS,
        node=2,
    ),
    replace(
        _relink("_ZSt28_Rb_tree_rebalance_for_erasePSt18_Rb_tree_node_baseRS_", 2, returns=0),
        prepared_by=TREE_REMOVAL,
        found_by=TREE_LINKS,
    ),
    _relink("_ZNSt8__detail15_List_node_base7_M_hookEPS0_", 2, fresh=0),
    _relink("_ZNSt8__detail15_List_node_base4swapERS0_S1_", 2),
    _relink("_ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_", 3),
    _relink("_ZNSt8__detail15_List_node_base9_M_unhookEv", 1),
    _relink("_ZNSt8__detail15_List_node_base10_M_reverseEv", 1, found_by=WHOLE_LIST_LINKS),
    # of std::unordered_map: a float in the policy is the load factor, not data
    zero(
        words("""
            _ZNKSt8__detail20_Prime_rehash_policy14_M_need_rehashEmmm
            _ZNKSt8__detail20_Prime_rehash_policy11_M_next_bktEm
        """),
        effects((0,), (0,)),
    ),
    zero(words("_ZSt11_Hash_bytesPKvmm _ZSt15_Fnv_hash_bytesPKvmm"), effects((0,))),
    inactive(words("_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE"), _THROWS),
)

_KINDS = (4, 8, 10, 16)


def _fortran(name: str, family: str, *partials: Expr | float | None) -> Row:
    """A numeric function of the Fortran runtime, for all kinds of real."""
    return scalar([f"_FortranA{name}{kind}" for kind in _KINDS], family, *partials)


# Fraction, set_exponent and rrspacing scale by a power of two, or its negative: exactly out/x.
_FORTRAN_NUMERIC: tuple[Row, ...] = (
    _fortran("ErfcScaled", "erfcx", 2.0 * x * out - TWO_OVER_SQRT_PI),
    _fortran("Scale", "ldexp", fn("scalbln", 1.0, y), None),
    _fortran("Fraction", "frexp", select(out.equals(x), 1.0, out / x)),
    _fortran("SetExponent", "set_exponent", select(out.equals(x), 1.0, out / x), None),
    _fortran("RRSpacing", "rrspacing", select(x.equals(0.0), 0.0, out / x)),
    _fortran("Nearest", "nextup", 1.0, None),
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
            " _FortranASecnds _FortranATime"
        ),
        effects(input_output=True),
    ),
    inactive(
        words("_FortranAEtime"),
        replace(effects((0, 1), input_output=True), writes_behind=frozenset({0, 1})),
    ),
    inactive(words("_FortranADateAndTime"), effects((), (0, 2, 4, 8), input_output=True)),
    inactive(
        words("_FortranARandomInit _FortranARandomSeed _FortranARandomSeedDefaultPut"),
        effects(input_output=True),
    ),
    # What is drawn, and a seed, lie behind a descriptor.
    inactive(
        words("_FortranARandomNumber _FortranARandomSeedSize _FortranARandomSeedGet"),
        replace(effects((0,), input_output=True), writes_behind=frozenset({0})),
    ),
    inactive(
        words("_FortranARandomSeedPut"),
        replace(effects((0,), input_output=True), reads_behind=frozenset({0})),
    ),
    # Text, which is compared or searched.
    inactive(["_FortranACharacterCompareScalar1"], effects((0, 1))),
    inactive(["_FortranALenTrim1"], effects((0,))),
    inactive(words("_FortranAIndex1 _FortranAScan1 _FortranAVerify1"), effects((0, 2))),
    inactive(
        words("_FortranAPauseStatement _FortranAPauseStatementText"),
        effects((0,), input_output=True),
    ),
    # a - b·q with a whole number q, as in fmod; arguments 2 and 3 are the source position.
    *(
        scalar(
            [f"_FortranA{name}Real{kind}" for kind in _KINDS],
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
        [f"_FortranAFPow{kind}{power}" for kind in _KINDS for power in "ik"],
        "powi",
        select(y.equals(0.0), 0.0, AsFloat(y) * fn("pow", x, AsFloat(y) - 1.0)),
        None,
    ),
    zero(
        [
            f"_FortranA{name}{kind}_{result}"
            for name in ("Exponent", "Nint", "Floor", "Ceiling")
            for kind in _KINDS
            for result in (1, 2, 4, 8, 16)
        ]
    ),
    zero([f"_FortranASpacing{kind}" for kind in _KINDS]),
)

ROWS: tuple[Row, ...] = (*_CXX, *cxx_strings.ROWS, *_FORTRAN_NUMERIC, *_FORTRAN)

_FORTRAN_IO = inactive(
    ["_FortranAio"],
    Effects(reads=frozenset({0, 1, 2, VARIADIC}), writes=frozenset({1}), input_output=True),
)
_FORTRAN_OUTPUT = inactive(
    ["_FortranAioOutput"],
    replace(_FORTRAN_IO.effects, writes=frozenset(), reads_behind=frozenset({1})),
)
"""Of a descriptor or a namelist; a number or a text is argument 1 itself."""
_FORTRAN_ARRAY_INPUT = inactive(
    ["_FortranAioInputDescriptor"],
    replace(_FORTRAN_IO.effects, reads_behind=frozenset({1}), writes_behind=frozenset({1})),
)
_FORTRAN_TEXT = inactive(
    ["_FortranAioBeginInternal"],
    Effects(reads=frozenset({0, 1, 2}), writes=frozenset({0}), characters=True, input_output=True),
)
"""Reads from, or writes to, text: by the calls behind it, which are told of the text here."""
_FORTRAN_TEXT_ARRAY = inactive(
    ["_FortranAioBeginInternalArray"],
    replace(_FORTRAN_TEXT.effects, reads_behind=frozenset({0}), writes_behind=frozenset({0})),
)
_FORTRAN_INQUIRY = inactive(
    ["_FortranAioInquire"], replace(_FORTRAN_TEXT.effects, writes=frozenset({2}))
)
_FORTRAN_NAMELIST = unsupported(
    ["_FortranAioInputNamelist"],
    "read the namelist outside of what is differentiated: nothing tells which variables it sets",
)
_FORTRAN_ARRAYS = unsupported(
    ["_FortranA array functions"],
    "write the array operation as a loop: the Fortran runtime's own have no derivative yet",
)
_CXX_STREAM = inactive(
    ["std::ostream"],
    Effects(
        reads=frozenset({0, 1, 2}),
        writes=frozenset({0}),
        input_output=True,
        may_unwind=True,
        returns_argument=0,
    ),
)
_CXX_BYTES = replace(inactive(["std::ostream::write"], _CXX_STREAM.effects), into_stream=True)
"""As many characters as an argument says, which need be no text."""
_CXX_CHARACTER = replace(
    inactive(["std::ostream::put"], _CXX_STREAM.effects), into_stream=True, character=1
)
_CXX_TEXT = replace(
    owning(inactive(["std::ostream << std::string"], _CXX_STREAM.effects), cxx_strings.TEXT_OF_1),
    into_stream=True,
)
_CXX_INPUT = inactive(["std::istream"], replace(_CXX_STREAM.effects, writes=frozenset({0, 1})))
"""What is read goes through argument 1: numbers, too."""
_EXTRACTORS = {letter: replace(_CXX_INPUT, extracts=letter) for letter in "abchstijlmxyfd"}
_EXTRACTOR = re.compile(
    r"(?:_ZNSi10_M_extractI|_ZNSirsER|_ZNSt3__113basic_istreamIcNS_11char_traitsIcEEErsER"
    r"|_ZStrsISt11char_traitsIcEERSt13basic_istreamIcT_ES5_R"
    r"|_ZNSt3__1rsINS_11char_traitsIcEEEERNS_13basic_istreamIcT_EES6_R)"
    r"([abhstijlmxyfd])(?:EERSiRT_)?$"
)
"""Of numbers, and of characters with and without a sign: libstdc++'s, and libc++'s."""
_CHARACTER_EXTRACTORS = words(
    """
    _ZStrsIcSt11char_traitsIcEERSt13basic_istreamIT_T0_ES6_RS3_ _ZNSi3getERc
    _ZNSt3__1rsIcNS_11char_traitsIcEEEERNS_13basic_istreamIT_T0_EES7_RS4_
    """
)
_CXX_THROW = inactive(["std::__throw"], _THROWS)
PATTERN_ROWS: tuple[Row, ...] = (
    _FORTRAN_NAMELIST,
    _FORTRAN_ARRAY_INPUT,
    _FORTRAN_OUTPUT,
    _FORTRAN_TEXT_ARRAY,
    _FORTRAN_TEXT,
    _FORTRAN_INQUIRY,
    _FORTRAN_IO,
    _FORTRAN_ARRAYS,
    _CXX_STREAM,
    _CXX_BYTES,
    _CXX_CHARACTER,
    _CXX_TEXT,
    _CXX_INPUT,
    *cxx_strings.PATTERN_ROWS,
    _CXX_THROW,
    mpi.UNSEEN,
    mpi.OTHER_CALL,
    mpi.DERIVED,
    OPENMP_CALL,
)
"""Rows found by a prefix; their names are for messages, and they may name more
arguments than one of their functions has."""


_PREFIXES: tuple[tuple[tuple[str, ...], Row], ...] = (
    (words("_FortranAioInputNamelist"), _FORTRAN_NAMELIST),
    (words("_FortranAioInputDescriptor _FortranAioInputDerivedType"), _FORTRAN_ARRAY_INPUT),
    (words("_FortranAioOutput"), _FORTRAN_OUTPUT),
    (words("_FortranAioBeginInternalArray"), _FORTRAN_TEXT_ARRAY),
    (words("_FortranAioBeginInternal"), _FORTRAN_TEXT),
    (words("_FortranAioInquire"), _FORTRAN_INQUIRY),
    (words("_FortranAio"), _FORTRAN_IO),
    (
        words("""
            _FortranASum _FortranAProduct _FortranADotProduct _FortranAMatmul _FortranATranspose
            _FortranAMaxval _FortranAMinval _FortranAMaxloc _FortranAMinloc _FortranANorm2
            _FortranAReduce _FortranAReshape _FortranASpread _FortranAPack _FortranAUnpack
            _FortranACshift _FortranAEoshift _FortranAAssign _FortranACopyOutAssign
        """),
        _FORTRAN_ARRAYS,
    ),
    (
        # std::istream with its extractors, of numbers and of characters; libc++'s too
        words("_ZNSi _ZNSt13basic_istream _ZNSt3__113basic_istream"),
        _CXX_INPUT,
    ),
    (
        words("""
            _ZNSo5writeEPKcl _ZNSo8_M_writeEPKcl
            _ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l
        """),
        _CXX_BYTES,
    ),
    (
        # operator<< of a character, signed and unsigned too
        words("""
            _ZNSo3putEc _ZNSt3__113basic_ostreamIcNS_11char_traitsIcEEE3putEc
            _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c
            _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_a
            _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_h
        """),
        _CXX_CHARACTER,
    ),
    (
        words("""
            _ZStlsIcSt11char_traitsIcESaIcEERSt13basic_ostreamIT_T0_ES7_RKNSt7__cxx1112basic_string
        """),
        _CXX_TEXT,
    ),
    (
        # std::ostream with its inserters, basic_ios; libc++'s too
        words("""
            _ZNSo _ZSt16__ostream_insert _ZNSt13basic_ostream _ZStlsI _ZSt4endl _ZSt5flush
            _ZNKSt9basic_ios _ZNSt9basic_ios _ZNSt3__1lsI _ZNSt3__113basic_ostream
            _ZNSt3__124__put_character_sequence
        """),
        _CXX_STREAM,
    ),
    (words("__kmpc_ GOMP_ omp_"), OPENMP_CALL),
)
_THROW = r"_ZSt\d+__throw_(?!with_nested)|_ZNSt3__1\d+__throw_|_ZNSt3__122__libcpp_verbose_abort"


def by_prefix(symbol: str) -> Row | None:
    """The row of a runtime function whose sort shows in the first letters of its name."""
    extractor = _EXTRACTOR.match(symbol)
    if extractor is not None:
        return _EXTRACTORS[extractor[1]]
    if symbol in _CHARACTER_EXTRACTORS:
        return _EXTRACTORS["c"]
    for prefixes, row in _PREFIXES:
        if symbol.startswith(prefixes):
            return row
    if re.match(_THROW, symbol):
        return _CXX_THROW
    return mpi.by_prefix(symbol) or cxx_strings.by_symbol(symbol)
