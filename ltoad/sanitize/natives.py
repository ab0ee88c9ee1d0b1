"""Native functions that addresses may lead to: the numeric ones, and those that move memory."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from ltoad.ir.builder import Builder
from ltoad.ir.clone import name_numbers
from ltoad.ir.instructions import Function, Return
from ltoad.ir.module import Module
from ltoad.ir.types import VOID, FunctionType
from ltoad.ir.values import Argument
from ltoad.rules.rows import (
    AllocationRow,
    DeallocationRow,
    FormulaRow,
    Row,
    SortRow,
    TransferRow,
)

_MOVES_MEMORY = (TransferRow, AllocationRow, DeallocationRow, SortRow)


@dataclass(frozen=True, slots=True)
class Natives:
    """By type: ``formulas``, and functions that move memory with those that call them by name.

    The latter have bodies, so that there are clones of them.
    """

    formulas: Mapping[FunctionType, tuple[str, ...]]
    relays: Mapping[FunctionType, tuple[tuple[str, str], ...]]

    def bodies(self) -> list[str]:
        """The functions with bodies that stand for native ones."""
        return [body for pairs in self.relays.values() for _, body in pairs]


def natives_of(
    module: Module, mentioned: Iterable[str], row: Callable[[str], Row | None]
) -> Natives:
    """What of the functions that the module mentions an address may lead to; relays are added."""
    formulas: dict[FunctionType, tuple[str, ...]] = {}
    relays: dict[FunctionType, tuple[tuple[str, str], ...]] = {}
    for name in mentioned:
        if name.startswith("llvm.") or not module.declares(name):
            continue
        known, type_ = row(name), module.signature(name).type
        if isinstance(known, FormulaRow):
            formulas[type_] = (*formulas.get(type_, ()), name)
        elif isinstance(known, _MOVES_MEMORY):
            relays[type_] = (*relays.get(type_, ()), (name, _add_relay(module, name, type_)))
    return Natives(formulas, relays)


def _add_relay(module: Module, name: str, type_: FunctionType) -> str:
    """A function that calls another by its name."""
    arguments = [Argument(t, "a", k) for k, t in enumerate(type_.parameters)]
    fresh = module.fresh_name(f"{name}.by_name")
    relay = Function(fresh, type_.result, arguments, prefix="internal")
    builder = Builder(name_numbers(relay), relay.add_block("entry"))
    call = builder.call(name, type_, arguments)
    builder.append(Return(None if type_.result == VOID else call))
    module.add_function(relay)
    return relay.name
