"""Where something is read or written at addresses that are calculated from an index, and where the
compiler knows how large an index may be at most."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ltoad.analysis.shape.cfg import ControlFlow
from ltoad.analysis.shape.users import Users
from ltoad.ir.instructions import BasicBlock, Branch, Call, Compare, GetElementPtr, Instruction
from ltoad.ir.memory import MemoryAccess
from ltoad.ir.values import ConstantInt, Value
from ltoad.rules.intrinsics import is_assumption

_MOST = 64
"""Addresses that are followed to an access."""
_STRICT = frozenset(("ptrtoint", "and", "or", "xor", "add", "sub", "icmp", "trunc", "zext"))
"""What has no result where an operand has none."""
_LARGEST = 1 << 63


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


def decided_by(addresses: Iterable[GetElementPtr], users: Users) -> Iterator[BasicBlock]:
    """The blocks whose ends depend on addresses inside of objects, as debug builds of Rust ask
    whether what is copied is aligned: no such address is outside."""
    pending: list[Instruction] = [a for a in addresses if "inbounds" in a.flags]
    for _ in range(_MOST):
        if not pending:
            return
        value = pending.pop()
        for user in users.get(value, ()):
            if isinstance(user, Branch):
                if user.parent is not None:
                    yield user.parent
            elif user.opcode in _STRICT:
                pending.append(user)


def bounded_by_assumption(word: Value, users: Users) -> Iterator[BasicBlock]:
    """The blocks in which a word is assumed to be less than a constant, as the length of a vector
    is, of which Rust says how many elements there may be: nobody says so of an address.

    Of an assumption that has been dropped its test is left, for which nobody asks.
    """
    for test in users.get(word, ()):
        if not isinstance(test, Compare) or test.parent is None or test.operands[0] is not word:
            continue
        bound = test.operands[1]
        if test.predicate not in ("ult", "ule") or not isinstance(bound, ConstantInt):
            continue
        if 0 < bound.value < _LARGEST and all(map(_assumes, users.get(test, ()))):
            yield test.parent


def _assumes(user: Instruction) -> bool:
    return isinstance(user, Call) and is_assumption(user.callee_name)


def has_come_by(blocks: Iterable[BasicBlock], here: BasicBlock, flow: ControlFlow) -> bool:
    """Whether control has certainly been in one of some blocks when it leaves another."""
    if here not in flow.index:
        return False
    return any(b in flow.index and flow.dominates(b, here) for b in blocks)
