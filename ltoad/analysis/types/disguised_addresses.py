"""Addresses that are moved as integers, where only what is known of the memory tells that they are.

Who moves the words of a struct as ``long``, or marks an address in its lowest bits, says in the
metadata that these are integers.  But where addresses are known to lie, by any function of the
program, their shadows have to follow.  For a number that is taken for an address that does no
harm: the shadow of its bytes says nothing.  It could not be passed to a function then, so there the
function is asked what it does with it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from ltoad.analysis.memory.kinds import ADDRESS
from ltoad.analysis.memory.pointers import Pointers
from ltoad.analysis.types.counted_words import Body
from ltoad.analysis.types.typing import MemoryTypes
from ltoad.ir.instructions import Call, Function, GetElementPtr, Instruction, Return
from ltoad.ir.layout import DataLayout
from ltoad.ir.memory import Load, Store
from ltoad.ir.types import I64, scalar_of
from ltoad.ir.values import Argument, Constant, ConstantInt, Value
from ltoad.rules.rows import AllocationRow, ZeroRow
from ltoad.rules.table import Rows

_MOVES = frozenset(("phi", "select", "freeze", "insertelement", "extractelement", "shufflevector"))
_MARKS = frozenset(("add", "sub", "and", "or", "xor"))
"""What is done to an address with a constant."""
_NEVER_WRAPS = frozenset(("nuw", "nsw"))
_SHIFTS = frozenset(("shl", "lshr", "ashr"))
_CALCULATED = _MOVES | _MARKS | _SHIFTS | {"mul", "udiv", "sdiv", "trunc", "zext", "extractvalue"}
"""What may leave an address, or the number of a page, of which one can be made again."""
_REMAINDERS = frozenset(("icmp", "switch", "urem", "srem"))
"""What leaves none."""
_LEAST_ADDRESS = 1 << 12
"""Systems put nothing on the first page."""


class WordUses:
    """What becomes of words in a function, and in those that it hands them to.

    ``body_of`` gives the function that a call calls, if it may be looked into.
    """

    def __init__(self, rows: Rows, body_of: Callable[[Call], Function | None]) -> None:
        self._rows = rows
        self._body_of = body_of
        self._bodies: dict[str, Body] = {}

    def moved_or_marked(self, start: Load | Argument, function: Function) -> tuple[bool, bool]:
        """Whether a word goes on to memory, or out of sight: as it is, and marked."""
        moved = marked = False
        pending: list[tuple[Value, bool, Function]] = [(start, False, function)]
        seen: set[tuple[Value, bool]] = set()
        while pending:
            word, changed, home = pending.pop()
            if (word, changed) in seen:
                continue
            seen.add((word, changed))
            for user in self._movers(word, home):
                body = self._body_of(user) if isinstance(user, Call) else None
                if body is not None and isinstance(user, Call):
                    pending += [(a, changed, body) for a in _parameters(user, word, body)]
                elif self._takes(user, word):
                    moved, marked = moved or not changed, marked or changed
                elif user.opcode in _MOVES:
                    pending.append((user, changed, home))
                elif _marks(user):
                    pending.append((user, True, home))
        return moved, marked

    def is_key(self, argument: Argument, function: Function) -> bool:
        """Whether an argument that is an address is compared and divided, and nothing more, as the
        key of a table is, which falls in one of so many buckets.

        So it is with the number of places that a table reserves, which lies where an address may
        lie: of it a block's size is made.
        """
        pending: list[tuple[Value, Function]] = [(argument, function)]
        seen: set[Value] = set()
        while pending:
            word, home = pending.pop()
            if word in seen:
                continue
            seen.add(word)
            for user in self._body(home).users.get(word, ()):
                body = self._body_of(user) if isinstance(user, Call) else None
                if body is not None and isinstance(user, Call):
                    pending += [(a, body) for a in _parameters(user, word, body)]
                elif user.opcode in _CALCULATED or self._calculates(user):
                    if not _leaves_none(user, word):
                        pending.append((user, home))
                elif user.opcode not in _REMAINDERS and not self._measures(user, word):
                    return False
        return True

    def _calculates(self, user: Instruction) -> bool:
        """Whether an instruction is an operation on integers that has a name, not an opcode."""
        return isinstance(user, Call) and isinstance(self._rows.of(user), ZeroRow)

    def _measures(self, user: Instruction, word: Value) -> bool:
        """Whether a word is how large a block is that is allocated."""
        row = self._rows.of(user) if isinstance(user, Call) else None
        if not isinstance(row, AllocationRow):
            return False
        return all(i in row.size_arguments for i, o in enumerate(user.operands) if o is word)

    def _body(self, function: Function) -> Body:
        if function.name not in self._bodies:
            self._bodies[function.name] = Body(function)
        return self._bodies[function.name]

    def _movers(self, word: Value, home: Function) -> Iterable[Instruction]:
        """The users of a word; but for a load, those that do not count with it at once, nor behind
        where something has been accessed at it as an index: an address is no subscript."""
        body = self._body(home)
        users = body.users.get(word, ())
        if isinstance(word, Load):
            return users
        counting = {u.parent for u in users if _counts(u, word)}
        return [u for u in users if u.parent not in counting and not body.is_index_before(word, u)]

    def _takes(self, user: Instruction, word: Value) -> bool:
        """Whether a word is stored, returned, made a pointer, or passed to a function that is not
        known."""
        if isinstance(user, Call):
            return self._rows.of(user) is None
        if isinstance(user, Store):
            return user.value is word
        return isinstance(user, Return) or user.opcode == "inttoptr"


def disguised_addresses(
    function: Function, types: MemoryTypes, pointers: Pointers, layout: DataLayout, uses: WordUses
) -> Iterator[Load]:
    """The loads of integers that may be addresses, and are not yet taken for such."""
    for load in function.instructions():
        if not isinstance(load, Load) or scalar_of(load.type) != I64 or load.atomicity is not None:
            continue
        if load.moved_apart or load.may_be_address or pointers.is_address(load):
            continue
        size = layout.size_of(load.type)
        facts = [f for f in types.at(load.pointer) if f.kind == ADDRESS and f.touches(size)]
        if not facts or types.block([load.pointer], size).floats:
            continue
        moved, marked = uses.moved_or_marked(load, function)
        placed = any(f.where.stride == 0 or f.where.stride > f.size for f in facts)
        if (moved and not pointers.of(load)) or (marked and placed):
            yield load


def _parameters(call: Call, word: Value, body: Function) -> list[Argument]:
    """What a word is in the function that it is passed to."""
    pairs = zip(call.operands, body.arguments, strict=False)
    return [argument for operand, argument in pairs if operand is word]


def _marks(user: Instruction) -> bool:
    """Whether an instruction may mark an address in its lowest bits.

    A sum that can neither wrap nor change its sign is one of a number of which the compiler has
    seen bounds, and it sees none of an address.
    """
    if user.opcode not in _MARKS or not any(isinstance(o, Constant) for o in user.operands):
        return False
    return not _NEVER_WRAPS.issubset(user.flags)


def _leaves_none(user: Instruction, word: Value) -> bool:
    """Whether what is calculated is too small for an address, or only by how much something else
    is shifted."""
    if user.opcode in _SHIFTS:
        return user.operands[0] is not word
    masks = [o.value for o in user.operands if isinstance(o, ConstantInt)]
    return user.opcode == "and" and any(0 <= m < _LEAST_ADDRESS for m in masks)


def _counts(user: Instruction, word: Value) -> bool:
    """Whether a word is a subscript."""
    if not isinstance(user, GetElementPtr) or isinstance(user.operands[0], Constant):
        return False
    return any(o is word for o in user.operands[1:])
