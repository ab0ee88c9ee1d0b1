"""Where something is read or written at addresses that are calculated from an index."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ltoad.analysis.shape.cfg import ControlFlow
from ltoad.analysis.shape.users import Users
from ltoad.ir.instructions import BasicBlock, GetElementPtr
from ltoad.ir.memory import MemoryAccess

_MOST = 64
"""Addresses that are followed to an access."""


def accessed_behind(addresses: Iterable[GetElementPtr], users: Users) -> Iterator[BasicBlock]:
    """The blocks with accesses at some addresses, or at members and elements behind them."""
    pending = list(addresses)
    for _ in range(_MOST):
        if not pending:
            return
        address = pending.pop()
        for user in users.get(address, ()):
            if isinstance(user, GetElementPtr) and user.operands[0] is address:
                pending.append(user)
            elif isinstance(user, MemoryAccess) and user.pointer is address and user.parent:
                yield user.parent


def has_come_by(blocks: Iterable[BasicBlock], here: BasicBlock, flow: ControlFlow) -> bool:
    """Whether control has certainly been in one of some blocks when it leaves another."""
    if here not in flow.index:
        return False
    return any(b in flow.index and flow.dominates(b, here) for b in blocks)
