"""Every kind of callee has a handler, and a kind that says nothing loses nothing."""

from ltoad.differentiate.callees.handler import Handler
from ltoad.differentiate.callees.table import HANDLERS, handler_of
from ltoad.rules.rows import BlasRow, EngineRow, Row, SnapshotRow, ZeroTestRow
from ltoad.rules.table import all_rows


def _kinds() -> set[type[Row]]:
    return {type(row) for row in all_rows()} - {EngineRow}


def test_every_kind_has_a_handler():
    """An instruction may be looked up as a callee, too: @llvm.experimental.constrained.fadd."""
    assert _kinds() <= HANDLERS.keys()
    assert all(isinstance(handler_of(row), Handler) for row in all_rows() if type(row) in _kinds())


def test_no_handler_is_for_nothing():
    """Rows of BLAS are made for names in the common form, and those of tests for zeros for names
    with types, which no list has."""
    assert HANDLERS.keys() == _kinds() | {BlasRow, ZeroTestRow}


def test_a_forward_sweep_of_its_own_is_a_duty():
    """Else a function that calls it would count as one whose forward sweep is the function.

    Snapshots are in functions of our own, which keep the numbers that snapshots return.
    """
    for kind, handler in HANDLERS.items():
        own = type(handler)
        writes = own.forward is not Handler.forward or own.shadow is not Handler.shadow
        told = own.has_duty is not Handler.has_duty or own.shadowed is not Handler.shadowed
        assert told or not writes or kind is SnapshotRow, kind


def test_what_keeps_a_pointer_has_an_adjoint():
    for kind, handler in HANDLERS.items():
        own = type(handler)
        if own.keeps_pointer is not Handler.keeps_pointer:
            assert own.adjoint is not Handler.adjoint, kind
