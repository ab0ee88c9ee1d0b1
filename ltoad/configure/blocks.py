"""Derivatives by variables of the program: COMMON blocks, variables of modules, global variables.

A function that takes its data from variables and leaves its results there has no arguments to
differentiate by.  It gets a companion that does: before the call the variable is set from an
argument, and afterwards the argument is set to what it has become.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import llvmlite.binding as llvm

from ltoad.config import SymbolRequest
from ltoad.errors import UsageError

_COPY = "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)"
_ALLOCATE = "declare ptr @malloc(i64)"
_FREE = "declare void @free(ptr)"


@dataclass(frozen=True, slots=True)
class Block:
    """A variable by which a derivative is asked for: its symbol, and its size in bytes."""

    symbol: str
    size: int

    @property
    def address(self) -> str:
        return f'ptr @"{self.symbol}"'


def find_blocks(request: SymbolRequest, module: Any) -> tuple[Block, ...]:
    """The variables of a request; raises UsageError for one that is not there, or has no shadow."""
    known = {v.name: v for v in module.global_variables}
    return tuple(_found(symbol, request, known, module) for symbol in request.variables)


def _found(symbol: str, request: SymbolRequest, known: dict[str, Any], module: Any) -> Block:
    variable = known.get(symbol)
    if variable is None:
        raise UsageError(
            f"no bitcode of the program has the variable {symbol}, by which {request.name} is "
            "asked for",
            remedy='name COMMON blocks in common, and variables as "module::name" or by their '
            "symbols in variables",
        )
    type_ = variable.global_value_type
    if re.search(r"\bptr\b", str(type_)):
        raise UsageError(
            f"the variable {symbol}, by which {request.name} is asked for, holds an address",
            remedy="name variables that hold their numbers themselves, and pass allocatable arrays "
            "and pointers as arguments",
        )
    layout = llvm.create_target_data(module.data_layout)
    return Block(symbol, int(layout.get_abi_size(type_)))


def companion(
    name: str, callee: str, result: str, spelled: Sequence[str], blocks: Sequence[Block]
) -> list[str]:
    """The function of that name that takes each variable as an argument, behind the others."""
    own = [f"{kind} %argument{i}" for i, kind in enumerate(spelled)]
    moved = [f"ptr %block{i}" for i in range(len(blocks))]
    assign, back = ("", "ret void") if result == "void" else ("%result = ", f"ret {result} %result")
    return [
        f'define internal {result} @"{name}"({", ".join([*own, *moved])}) {{',
        *(_copied(b.address, f"ptr %block{i}", b) for i, b in enumerate(blocks)),
        f"  {assign}call {result} {callee}({', '.join(own)})",
        *(_copied(f"ptr %block{i}", b.address, b) for i, b in enumerate(blocks)),
        f"  {back}",
        "}",
    ]


def copies(blocks: Sequence[Block]) -> tuple[list[str], list[str]]:
    """Instructions before and after a request: each variable's value now, as ``%value0``."""
    before: list[str] = []
    for i, block in enumerate(blocks):
        before.append(f"  %value{i} = call ptr @malloc(i64 {block.size})")
        before.append(_copied(f"ptr %value{i}", block.address, block))
    return before, [f"  call void @free(ptr %value{i})" for i in range(len(blocks))]


def declarations(text: str) -> list[str]:
    """Of the functions that are called here and that a module has not got."""
    return [
        d for d in (_COPY, _ALLOCATE, _FREE) if f"@{d.split('@')[1].partition('(')[0]}(" not in text
    ]


def _copied(to: str, source: str, block: Block) -> str:
    return f"  call void @llvm.memcpy.p0.p0.i64({to}, {source}, i64 {block.size}, i1 false)"
