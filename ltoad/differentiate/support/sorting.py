"""Sorting of active elements, and the permutation of their shadows."""

from __future__ import annotations

from ltoad.ir.types import I1, I64, PTR, VOID, FunctionType

SORT = "__ltoad_sort"
PERMUTE = "__ltoad_permute"

TYPES: dict[str, FunctionType] = {
    SORT: FunctionType(PTR, (PTR, PTR, PTR, I64, I64, PTR)),
    PERMUTE: FunctionType(VOID, (PTR, I64, I64, PTR, I1)),
}

FILE = "sorting.ll"
