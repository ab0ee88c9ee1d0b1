"""The table is consistent, and finds a function under every name compilers give it."""

import subprocess
import sys
from collections import Counter

import pytest

from ltoad.ir.instructions import Call
from ltoad.ir.opcodes import BINARY, CASTS
from ltoad.ir.types import DOUBLE, FunctionType
from ltoad.ir.values import GlobalReference
from ltoad.rules import opcodes, runtimes, rust, sanitizers
from ltoad.rules.allocators import deallocator_of
from ltoad.rules.effects import VARIADIC
from ltoad.rules.expression import RESULT, uses
from ltoad.rules.message_rows import MessageRow
from ltoad.rules.parallel_rows import RegionRow
from ltoad.rules.rows import (
    AllocationRow,
    CastRow,
    CopyRow,
    DeallocationRow,
    FillRow,
    FormulaRow,
    InactiveRow,
    LoweredRow,
    MarkerRow,
    MirroredRow,
    OutputsRow,
    PointerRow,
    ReductionRow,
    RefusedRow,
    ScalarRow,
    TransferRow,
    UnsupportedRow,
    ZeroRow,
)
from ltoad.rules.table import (
    Rows,
    all_rows,
    inactive_row,
    lookup,  # noqa: TID251 -- the table itself is tested
    opcode_row,
)


def test_no_name_is_defined_twice():
    """Opcodes and functions are looked up apart: trunc is one of each."""
    for rows in (opcodes.ROWS, all_rows()[: -len(opcodes.ROWS)]):
        counts = Counter(name for row in rows for name in row.names)
        assert [name for name, count in counts.items() if count > 1] == []


def test_every_name_leads_to_its_row():
    for row in opcodes.ROWS:
        assert all(opcode_row(name) is row for name in row.names)
    for row in all_rows()[: -len(opcodes.ROWS)]:
        assert all(lookup(name) is row for name in row.names)


def test_every_operation_of_llvm_has_a_row():
    for opcode in BINARY | CASTS | {"fneg", "load", "phi", "call", "ret", "select", "freeze"}:
        assert opcode_row(opcode).names == (opcode,)
    with pytest.raises(KeyError):
        opcode_row("fsin")


def test_partials_use_operands_that_exist():
    for row in all_rows():
        if isinstance(row, FormulaRow):
            assert row.partials, row.names[0]
            allowed = {RESULT, *range(len(row.partials))}
            for partial in row.partials:
                assert partial is None or uses(partial) <= allowed, row.names[0]


def test_outputs_use_operands_that_exist():
    for row in all_rows():
        if not isinstance(row, OutputsRow):
            continue
        assert row.outputs, row.names[0]
        for output in row.outputs:
            fields = {RESULT - k for k in range(2)}
            for partial in output.partials:
                assert partial is None or uses(partial) <= fields | {
                    *range(len(output.partials))
                }, row.names[0]
            if output.pointer:
                assert output.index in row.effects.writes
                assert output.partials[output.index] is None


def test_effects_name_arguments_that_exist():
    for row in all_rows():
        effects = row.effects
        named = effects.reads | effects.writes | effects.frees | effects.captures
        assert all(index >= VARIADIC for index in named), row.names[0]
        if isinstance(row, FormulaRow):
            assert all(index < len(row.partials) for index in named), row.names[0]
            assert all(row.partials[index] is None for index in named), row.names[0]


def test_what_is_refused_or_lowered_says_what_to_do():
    for row in all_rows():
        if isinstance(row, RefusedRow):
            assert row.remedy, row.names[0]
        if isinstance(row, LoweredRow):
            assert bool(row.reduction) == (row.lowering == "reduce"), row.names[0]


def test_what_moves_blocks_says_so_in_its_effects():
    """Where a block lies is told twice: to the rules, and to the analyses of memory."""
    for row in all_rows():
        if isinstance(row, TransferRow):
            assert row.effects.writes == {row.destination}, row.names[0]
        if isinstance(row, CopyRow):
            assert row.effects.reads == {row.source}, row.names[0]


def test_what_may_run_again_leaves_nothing_behind():
    for row in all_rows():
        if row.re_executable and not isinstance(row, OutputsRow):
            touched = row.effects
            stays = touched.frees or touched.input_output or touched.other_memory
            assert not stays, row.names[0]


def test_every_allocator_has_a_deallocator_in_the_table():
    for row in all_rows():
        for name in row.names:
            if isinstance(row, AllocationRow):
                freeing = lookup(deallocator_of(row, name))
                assert freeing is not None, name
                assert isinstance(freeing, DeallocationRow), name


@pytest.mark.parametrize(
    ("name", "family"),
    [
        ("sin", "sin"),
        ("sinf", "sin"),
        ("sinl", "sin"),
        ("sinf128", "sin"),
        ("__sin_finite", "sin"),
        ("__sinf_finite", "sin"),
        ("llvm.sin.f64", "sin"),
        ("llvm.sin.v2f64", "sin"),
        ("llvm.sin.nxv4f32", "sin"),
        ("_ZGVbN2v_sin", "sin"),
        ("_ZGVdN4vv_pow", "pow"),
        ("llvm.fmuladd.f64", "fma"),
        ("llvm.maxnum.v4f32", "fmax"),
        ("llvm.powi.f64.i32", "powi"),
        ("_FortranAModReal8", "fmod"),
    ],
)
def test_spellings_of_math_functions(name, family):
    row = lookup(name)
    assert row is not None
    assert (row.family, type(row)) == (family, ScalarRow)


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("llvm.memcpy.p0.p0.i64", CopyRow),
        ("llvm.memcpy.inline.p0.p0.i64", CopyRow),
        ("llvm.memset.p0.i64", FillRow),
        ("llvm.lifetime.start.p0", MarkerRow),
        ("llvm.dbg.value", MarkerRow),
        ("llvm.vector.reduce.fadd.v4f64", ReductionRow),
        ("llvm.vector.reduce.fmul.v4f64", LoweredRow),
        ("llvm.experimental.constrained.fcmps.f64", ZeroRow),
        ("llvm.experimental.constrained.fptrunc.f32.f64", CastRow),
        ("llvm.fptosi.sat.i32.f64", ZeroRow),
        ("llvm.experimental.constrained.fadd.f64", ScalarRow),
        ("llvm.vp.fadd.v4f64", UnsupportedRow),
        ("llvm.threadlocal.address.p0", PointerRow),
        ("_ZnwmSt11align_val_t", AllocationRow),
        ("_ZdaPvSt11align_val_tRKSt9nothrow_t", DeallocationRow),
        ("_ZSt20__throw_length_errorPKc", InactiveRow),
        ("_ZSt24__throw_out_of_range_fmtPKcz", InactiveRow),
        ("_ZSt28__throw_bad_array_new_lengthv", InactiveRow),
        ("_ZNSo9_M_insertIdEERSoT_", InactiveRow),
        ("_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_PKc", InactiveRow),
        ("_FortranAioOutputReal64", InactiveRow),
        ("_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check", InactiveRow),
        ("_ZN4core9panicking5panic17h0123456789abcdefE", InactiveRow),
        ("_RNvNtNtCsjrHSEGnQ3l9_3std2io5stdio6__print", InactiveRow),
        ("_RNvNtNtCs1_4core5slice5index16slice_index_fail", InactiveRow),
        ("_RNvXs6_NtNtCsgEmfK2I1SDS_4core3fmt5floatdNtB7_5Debug3fmt", InactiveRow),
        ("_RNvNtNtCs1_3std6thread9functions4park", UnsupportedRow),
        ("_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_appendEPKcm", InactiveRow),
        ("_ZNSt13runtime_errorC1EPKc", InactiveRow),
        ("_ZSt18_Rb_tree_incrementPKSt18_Rb_tree_node_base", MirroredRow),
        ("__kmpc_fork_call", RegionRow),
        ("__kmpc_global_thread_num", InactiveRow),
        ("MPI_Allreduce", MessageRow),
        ("MPI_Alltoallw", MessageRow),
        ("MPI_Win_lock", UnsupportedRow),
        ("MPI_Comm_rank", InactiveRow),
        ("_FortranADotProductReal8", UnsupportedRow),
        ("_RNvNtCslNYArtu3iFV_5alloc7raw_vec12handle_error", InactiveRow),
        (
            "_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2",
            InactiveRow,
        ),
    ],
)
def test_spellings_of_runtime_functions(name, kind):
    row = lookup(name)
    assert row is not None
    assert type(row) is kind


@pytest.mark.parametrize(
    "name",
    [
        "",
        "f",
        "sinsin",
        "_ZGVbM2v_sin",
        "_ZGVbN2vl8l8_sincos",
        "_ZN3foo3barEv",
    ],
)
def test_unknown_functions_have_no_row(name):
    assert lookup(name) is None


@pytest.mark.parametrize(
    "name",
    [
        # user::run::<core::cell::Cell<f64>>, user::run::<std::time::Instant>
        "_RINvCs1_4user3runINtNtCs2_4core4cell4CelldEEB2_",
        "_RINvCs1_4user3runNtNtCs2_3std4time7InstantEB2_",
        # <user::Point as core::fmt::Display>::fmt, and core::slice::sort of user::check_fail
        "_RNvXCs1_4userNtB2_5PointNtNtCs2_4core3fmt7Display3fmt",
        "_RINvNtCs1_4core5slice4sortNvCs2_4user10check_failE",
        "_RNvNtCs1_4user4core9panicking",
        # core::cell::RefCell::<f64>::replace has a body in the user's own crate
        "_RNvMNtCs1_4core4cellINtB2_7RefCelldE7replaceC4user",
    ],
)
def test_a_user_function_is_not_mistaken_for_one_of_rust(name):
    """A row for a function with a body would make its derivative vanish silently."""
    assert lookup(name) is None


def test_a_mangled_rust_allocator_is_freed_by_its_neighbour():
    crate = "_RNvCsfLfy6EI15iL_7___rustc"
    for symbol in (f"{crate}12___rust_alloc", f"{crate}19___rust_alloc_zeroed"):
        row = lookup(symbol)
        assert row is not None
        assert deallocator_of(row, symbol) == f"{crate}14___rust_dealloc"
    assert lookup(f"{crate}14___rust_dealloc").size_argument == 1


def test_pattern_rows_never_carry_derivatives():
    for row in (*runtimes.PATTERN_ROWS, *rust.PATTERN_ROWS, *sanitizers.PATTERN_ROWS):
        assert isinstance(row, InactiveRow | ZeroRow | UnsupportedRow)
        assert not isinstance(row, UnsupportedRow) or row.remedy


def _call(name: str) -> Call:
    return Call(GlobalReference(name), FunctionType(DOUBLE, ()), [])


def test_rows_of_a_program_go_first():
    """What one program says of its functions is nothing to the next one."""
    known = lookup("sin")
    own, silent = inactive_row("f"), inactive_row("sin")
    rows = Rows({"f": own, "sin": silent})
    assert rows.row("f") is rows.of(_call("f")) is own
    assert rows.row("sin") is rows.of(_call("sin")) is silent
    assert rows.row("cos") is rows.of(_call("cos")) is lookup("cos")
    for nothing in (Rows({}).row, lookup):
        assert nothing("f") is None
        assert nothing("sin") is known


def test_a_constrained_operation_is_that_of_the_table():
    """It is remembered by name: what one program says of the plain one must not stay for others."""
    name = "llvm.experimental.constrained.sin.f64"
    rows = Rows({"llvm.sin.f64": inactive_row("llvm.sin.f64")})
    assert isinstance(rows.row("llvm.sin.f64"), InactiveRow)
    assert rows.row(name) is lookup(name)
    assert isinstance(lookup(name), ScalarRow)


def test_rows_of_a_program_do_not_change():
    told = {"f": inactive_row("f")}
    rows = Rows(told)
    told["g"] = inactive_row("g")
    assert rows.row("g") is None
    with pytest.raises(TypeError):
        rows.told["g"] = told["g"]


def test_effects_of_an_inactive_function():
    """The table's where it has any that nothing is written by; else the body's."""
    assert inactive_row("puts").effects == lookup("puts").effects
    assert inactive_row("f").effects.unknown
    assert inactive_row("modf").effects.unknown
    assert not inactive_row("f").effects.pure


def test_importing_the_table_stays_light():
    """Every differentiating link pays for it: no heavy import, and no mpmath."""
    code = "import sys, ltoad.rules.table; print(*sys.modules)"
    loaded = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    ).stdout.split()
    assert not {"mpmath", "numpy", "llvmlite", "lief", "networkx", "decimal"} & set(loaded)


def test_namespaces_of_cxx_are_not_rusts():
    assert lookup("_ZN4core9panicking5panicEd") is None
