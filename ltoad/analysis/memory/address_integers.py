"""Integers that may be addresses, told by how they are made and used.

A 64-bit word out of memory may be an address or a size.  What is computed
from it is taken for an address only if it becomes a pointer in the same
function, if an address was cast to make it, or if more is known of the memory
(:mod:`ltoad.analysis.types.disguised_addresses`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from ltoad.analysis.memory.hashed_words import hashed_words
from ltoad.analysis.shape.users import users_of
from ltoad.diagnostics.demangle import is_rust
from ltoad.ir.calls import Invoke
from ltoad.ir.instructions import BasicBlock, Call, Function, Instruction
from ltoad.ir.memory import Load, Store
from ltoad.ir.types import IntType, is_pointer
from ltoad.ir.values import Argument, Constant, Value

ARITHMETIC = frozenset(
    "add sub mul and or xor shl udiv sdiv urem srem trunc zext sext".split()  # noqa: SIM905
)
"""Operations whose result may be an address.

Not a right shift: that makes the number of a page or of a sanitizer's mark.
"""
_PASSED_ON = (ARITHMETIC - {"urem", "srem"}) | {"phi", "select", "freeze", "bitcast"}
"""A remainder is a bucket of a table, or how far an address is from a multiple."""

_CHOICES = frozenset(("phi", "select", "freeze"))

_HALF = 32
"""Bits."""

_MOST_STEPS = 3
"""Sums in sums that are looked through; so no more than eight terms are put in order."""


class AddressIntegers:
    """Integers of one function that may be addresses.

    ``casts`` come from an address by ptrtoint, or out of memory where addresses are known to lie;
    ``addresses`` do so too, or become one by inttoptr.  ``certain`` are those of ptrtoint, but in
    Rust for words out of memory that nobody goes by: such a word may be a length, and LLVM loads it
    as a pointer since one lies there in another variant of an enum.
    """

    def __init__(self, function: Function) -> None:
        instructions = list(function.instructions())
        self._cast = [i for i in instructions if i.opcode == "ptrtoint"]
        self._made = [*self._cast, *filter(_is_known, instructions)]
        self._users = users_of(function) if self._made else {}
        self._hashed = hashed_words(instructions, self._users) if self._made else frozenset()
        self._of_rust = is_rust(function.name)
        self._short = self._short_numbers() if self._of_rust else frozenset()
        self._become = _sources(i for i in instructions if i.opcode == "inttoptr")
        self._find(lambda _: True)

    def _find(self, leads_on: Callable[[Value], bool]) -> None:
        self.casts = self._derived(self._made, leads_on)
        self.certain = self._derived((c for c in self._cast if not self._is_word(c)), leads_on)
        self.addresses = self.casts | self._become

    def _derived(
        self, start: Iterable[Instruction], leads_on: Callable[[Value], bool]
    ) -> set[Value]:
        found: set[Value] = set()
        pending: list[Value] = list(start)
        while pending:
            value = pending.pop()
            if value not in found and leads_on(value):
                found.add(value)
                pending += [u for u in self._users.get(value, ()) if self._passes_on(u)]
        return found

    def _is_word(self, cast: Instruction) -> bool:
        """Whether a pointer has just been loaded, and nobody goes by it in this function."""
        if not self._of_rust or not isinstance(cast.operands[0], Load):
            return False
        pending: list[Value] = [cast.operands[0]]
        seen: set[Value] = set()
        while pending:
            word = pending.pop()
            if word in seen:
                continue
            seen.add(word)
            for user in self._users.get(word, ()):
                if user.opcode in _CHOICES:
                    pending.append(user)
                elif not _leaves_word(user, word):
                    return False
        return True

    def _passes_on(self, user: Instruction) -> bool:
        """Whether what an address is calculated with, or moved by, may be one."""
        return _passes_on(user) and user not in self._short and user not in self._hashed

    def _short_numbers(self) -> frozenset[Instruction]:
        """Lower halves of words that lie where addresses may lie, and of which nobody wants more.

        Such a number is the key of a map's entry, or a small enum beside an error.  What is moved
        in two halves, as a word with a character in another variant, may be an address.
        """
        pointers = dict.fromkeys(cast.operands[0] for cast in self._cast)
        found: list[Instruction] = []
        for pointer in pointers:
            words = [u for u in self._users.get(pointer, ()) if u.opcode == "ptrtoint"]
            pieces = [p for word in words for p in self._users.get(word, ())]
            if all(map(_is_low_half, pieces)):
                found += pieces
        return frozenset(found)

    def is_end(self, instruction: Instruction) -> bool:
        """Whether nothing is calculated with an integer, and it becomes no pointer."""
        users = self._users.get(instruction, ())
        return instruction not in self._become and not any(u.opcode in _PASSED_ON for u in users)

    def forget_distances(self, points: Callable[[Value], object]) -> None:
        """Leave out what is made of no address, when it is known what ``points`` anywhere.

        The distance of two addresses is none, nor is the number of elements that is made of it.
        """
        if self._made:
            self._find(lambda value: bool(points(value)))


def is_cast(value: Value) -> bool:
    """Whether a value is the integer of a pointer."""
    return isinstance(value, Instruction) and value.opcode == "ptrtoint"


def terms(total: Value, sign: int = 1, most: int = _MOST_STEPS) -> Iterator[tuple[int, Value]]:
    """What is added and taken away in a sum of sums and differences, with the signs."""
    if not isinstance(total, Instruction) or total.opcode not in ("add", "sub") or not most:
        yield sign, total
        return
    first, second = total.operands
    yield from terms(first, sign, most - 1)
    yield from terms(second, sign if total.opcode == "add" else -sign, most - 1)


def _is_known(instruction: Instruction) -> bool:
    return isinstance(instruction, Load) and instruction.may_be_address


def _passes_on(user: Instruction) -> bool:
    """Whether what an address is calculated with, or moved by, may be one: a product of two
    variables is a number of things or bytes."""
    product = user.opcode == "mul" and not any(isinstance(o, Constant) for o in user.operands)
    return user.opcode in _PASSED_ON and not product


def _leaves_word(user: Instruction, word: Value) -> bool:
    """Whether a word is compared, or laid down, or looked at as an integer, or the function panics
    with it."""
    if isinstance(user, Store):
        return user.value is word and user.pointer is not word
    if isinstance(user, Call):
        after = user.normal if isinstance(user, Invoke) else user.parent
        return after is not None and _is_dead_end(after)
    return user.opcode in ("ptrtoint", "icmp")


def _is_dead_end(block: BasicBlock) -> bool:
    """Whether nothing follows, in this block or those that it goes on to."""
    seen = {block}
    while len(block.successors) == 1:
        block = block.successors[0]
        if block in seen:
            return False
        seen.add(block)
    return block.instructions[-1].opcode == "unreachable"


def _is_low_half(user: Instruction) -> bool:
    """Whether no more than the lower half of a word is left."""
    return user.opcode == "trunc" and isinstance(user.type, IntType) and user.type.bits <= _HALF


def _sources(end: Iterable[Instruction]) -> set[Value]:
    found: set[Value] = set()
    pending: list[Value] = [o for i in end for o in i.operands]
    while pending:
        value = pending.pop()
        if value in found or not isinstance(value, (Instruction, Argument)):
            continue
        found.add(value)
        if isinstance(value, Instruction) and value.opcode in _PASSED_ON:
            pending += [o for o in value.operands if not is_pointer(o.type)]
    return found


def addressed_arguments(function: Function) -> frozenset[int]:
    """Indices of integer arguments that become a pointer in the function itself."""
    used = [i for i in function.instructions() if i.opcode == "inttoptr"]
    return frozenset(a.index for a in _sources(used) if isinstance(a, Argument))
