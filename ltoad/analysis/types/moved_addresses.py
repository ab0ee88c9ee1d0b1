"""Which stores and copies may move addresses: those that are not known to move something else."""

from __future__ import annotations

from ltoad.analysis.memory.kinds import ADDRESS
from ltoad.analysis.types.carriers import Carriers
from ltoad.analysis.types.typing import MemoryTypes
from ltoad.ir.instructions import Instruction
from ltoad.ir.memory import Store
from ltoad.ir.types import I64, is_pointer
from ltoad.ir.values import Value


def may_store_address(store: Store, types: MemoryTypes, carriers: Carriers) -> bool:
    """Whether what is stored may be an address.

    A float that is copied as an integer looks like an address by its size, but not what is made of
    all bits of a pointer.
    """
    if is_pointer(store.value.type) or _is_made_of_pointer(store.value):
        return True
    return not (carriers.carries(store.value) or types.contents(store).floats)


def _is_made_of_pointer(word: Value) -> bool:
    return isinstance(word, Instruction) and word.opcode == "ptrtoint" and word.type == I64


def may_move_addresses(source: Value, target: Value, types: MemoryTypes) -> bool:
    """Whether a copy from one block to another may move addresses."""
    kinds = types.kinds_at(source) | types.kinds_at(target)
    if not kinds or any(map(types.is_tagged, (source, target))):
        return True
    # addresses of an object lie before what is copied of it, or into it
    facts = (f for place in (source, target) for f in types.at(place))
    return any(f.kind == ADDRESS and f.may_lie_behind for f in facts)
