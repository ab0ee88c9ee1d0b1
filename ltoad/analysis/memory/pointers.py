"""Which objects a pointer may point to, and where in them, within one function.

Inclusion-based (Andersen, "Program Analysis and Specialization for the C
Programming Language", 1994, §4), flow-insensitive, with one origin for each
source of pointers in the function and a congruence for the offset.  Calls
are resolved by summaries (:mod:`ltoad.analysis.memory.summaries`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import permutations

from ltoad.analysis.memory.address_integers import (
    ARITHMETIC,
    AddressIntegers,
    is_cast,
    terms,
)
from ltoad.analysis.memory.block_copies import WITHOUT_ADDRESS, copied_size, memory_copy_operands
from ltoad.analysis.memory.copied_words import is_told_apart, words_written
from ltoad.analysis.memory.identities import Identities, Memory
from ltoad.analysis.memory.initial import InitialPointers
from ltoad.analysis.memory.leaves import origins_of_leaf
from ltoad.analysis.memory.made_strings import MadeStrings
from ltoad.analysis.memory.members import Members
from ltoad.analysis.memory.offsets import ANYWHERE, ORIGIN, Congruence
from ltoad.analysis.memory.origins import (
    DEEPEST,
    UNKNOWN,
    Origin,
    OriginKind,
    may_alias,
)
from ltoad.analysis.memory.own_texts import OwnTexts
from ltoad.analysis.memory.points_to import ADDRESS_BYTES, PointsTo, merge
from ltoad.analysis.memory.stored_addresses import ESCAPES, StoredAddresses
from ltoad.analysis.memory.subscript_words import SubscriptWords
from ltoad.analysis.memory.summaries import FRESH, CallSummary, Origins
from ltoad.analysis.memory.translation import Translation
from ltoad.analysis.memory.worklist import Worklist
from ltoad.analysis.shape.walked_distances import WalkedDistances
from ltoad.ir.instructions import (
    Call,
    Compare,
    Function,
    GetElementPtr,
    Instruction,
    Phi,
    Return,
)
from ltoad.ir.layout import DataLayout
from ltoad.ir.memory import Alloca, Load, MemoryAccess, ReadModifyWrite, Store
from ltoad.ir.types import FloatType, VectorType, is_floating, scalar_of
from ltoad.ir.values import ConstantInt, Value
from ltoad.rules.table import Rows

_MANY_CHAINS, _MOST_CHAINS = 96, 400
"""Chains of pointers that are told apart up to :data:`DEEPEST`; of more, the first links are.

They may be many where each pointer leads to few of them, as in a class with hundreds of members,
and not where a pointer may be any of them, as in a recursion through nodes.
"""

_FEW_TARGETS = 32
"""Objects that a pointer of a function with many chains leads to."""

_OF_RESULTS = ("sret", "dead_on_unwind")
"""What compilers say of an argument in whose memory a result is made; the first is lost when LLVM
changes a function's arguments."""

SummaryOf = Callable[[Call], CallSummary]


class Pointers:
    """The solution for one function: where every pointer may point.

    Integers that carry addresses (ptrtoint and arithmetic on it, 64-bit words copied through
    memory) are tracked like pointers.  ``is_number`` tells of a load that what it reads is surely
    no address.  ``escaped`` are local objects whose address was stored out of sight, or given to a
    callee that stores any.  ``members`` tells of structs.
    """

    def __init__(
        self,
        function: Function,
        layout: DataLayout,
        summary_of: SummaryOf,
        initial: InitialPointers,
        is_number: Callable[[MemoryAccess], bool],
        rows: Rows,
    ) -> None:
        self.rows = rows
        self._initial = initial
        self._is_number = is_number
        self._integers = AddressIntegers(function)
        self._subscripts = SubscriptWords(function, layout, rows)
        self._distances = WalkedDistances(function, layout)
        self._strings = MadeStrings(function, layout)
        self._layout = layout
        self._summary_of = summary_of
        self.texts = OwnTexts(self.of, self._contents)
        """Strings that have their characters in themselves."""
        self.members = Members(self.of, summary_of)
        self.noalias = _arguments_with(function, "noalias")
        self._alone = _as_origins(self.noalias)
        self._begin(function, DEEPEST)
        if not self._solve():
            self._begin(function, 1)
            self._solve()
        self._integers.forget_distances(self.of)
        self._translations: dict[Call, Translation] = {}
        results = self.noalias & _arguments_with(function, *_OF_RESULTS)
        self.identities = Identities(
            ((place, self._data(found)) for place, found in self.memory.by_place()),
            {place: self._data(found) for place, found in self.memory.put_by_callees.items()},
            self._lost,
            self._alone,
            _as_origins(results),
            self._led_to_by_result(function),
        )
        self.escaped = self.memory.escaped | self.memory.reachable(self._alone)
        """Local objects that others see, at the latest when the function has returned."""
        self._meeting: dict[tuple[Memory, Memory], bool] = {}

    def _begin(self, function: Function, deepest: int) -> None:
        self._work = Worklist(function)
        self._deepest = deepest
        self._points: dict[Value, PointsTo] = {}
        self.memory = StoredAddresses(self._work, self._initial, self.rows, deepest, self._alone)
        self._lost: set[Origin] = set()
        """What was passed to callees that do not tell where they leave its address."""

    def _led_to_by_result(self, function: Function) -> set[Origin]:
        """What the addresses lead to that the function returns."""
        ends = (b.terminator for b in function.blocks)
        return {o for e in ends if isinstance(e, Return) for v in e.operands for o in self.of(v)}

    def of(self, value: Value) -> Mapping[Origin, Congruence]:
        """The origins of a pointer with offsets; empty for null and for plain numbers."""
        if isinstance(value, Instruction):
            return self._points.get(value, {})
        return origins_of_leaf(value, self._layout)

    def may_have_address(self, value: Value) -> bool:
        """Whether a value is a pointer, has pointers in it, or is a word that may be an address."""
        if self._layout.has_pointers(value.type):
            return True
        return not is_floating(value.type) and bool(self.of(value))

    def roots(self, value: Value) -> frozenset[Origin]:
        """The root origins of a pointer."""
        return frozenset(o.root for o in self.of(value))

    def data_roots(self, value: Value) -> frozenset[Origin]:
        """The root origins of a pointer through which data is read or written."""
        return frozenset(r for r in self.roots(value) if not self._is_table(r))

    def _data(self, origins: Iterable[Origin]) -> list[Origin]:
        """Without tables of functions, and what is behind them: nobody writes there."""
        return [o for o in origins if not self._is_table(o.root)]

    def _is_table(self, origin: Origin) -> bool:
        return origin.kind is OriginKind.GLOBAL and self._initial.is_table(str(origin.key))

    def has_no_floats(self, origin: Origin) -> bool:
        """Whether an object is a constant of the program in which no float stands."""
        return origin.kind is OriginKind.GLOBAL and self._initial.has_no_floats(str(origin.key))

    def may_alias(self, one: Origin, other: Origin) -> bool:
        """Whether two origins may name the same object."""
        if one is other:
            return True
        # what lies behind the objects of one group may be the same: there are few such sets
        memory = self.identities.of(one), self.identities.of(other)
        if memory not in self._meeting:
            self._meeting[memory] = any(
                may_alias(first, second, self.identities.seen, self.noalias)
                and not self.identities.apart(first, second)
                for first in memory[0]
                for second in memory[1]
            )
        return self._meeting[memory]

    def are_one(self, one: Origin, other: Origin) -> bool:
        """Whether two origins may be one object, by what is known of the addresses that callees
        have stored: what lies behind the links of a container is a local object."""
        return not self.identities.of(one).isdisjoint(self.identities.of(other))

    def _contents(self, origin: Origin, at: Congruence, size: int) -> Mapping[Origin, Congruence]:
        return self.memory.contents(origin, at, size)

    # Solving

    def _solve(self) -> bool:
        """Visit instructions until nothing is new; whether it was worth to go on so far."""
        while self._work.is_any:
            for instruction in self._work.round():
                self._visit(instruction)
                if self._deepest > 1 and len(self.memory.chains) > _MOST_CHAINS:
                    return False  # a round that nobody needs may take minutes
            if self._deepest > 1 and self._are_chains_too_many():
                return False
        return True

    def _are_chains_too_many(self) -> bool:
        chains = len(self.memory.chains)
        return chains > _MOST_CHAINS or (
            chains > _MANY_CHAINS and any(len(p) > _FEW_TARGETS for p in self._points.values())
        )

    def _visit(self, instruction: Instruction) -> None:
        if isinstance(instruction, Store):
            words = self._words_with_addresses(instruction.value)
            self._visit_store(self.of(instruction.value), instruction.pointer, words)
            return
        if isinstance(instruction, Call):
            # what the callee stores may change what it returns: it is visited again then
            there = Translation(self.of, self.memory, instruction)
            self._visit_call(instruction, there)
            points = self._returned(instruction, there)
        else:
            if isinstance(instruction, ReadModifyWrite):
                self._visit_store(self._exchanged(instruction), instruction.pointer)
            points = self._transfer(instruction)
        if points and merge(self._points.setdefault(instruction, {}), points):
            self._work.changed(instruction)

    def _transfer(self, instruction: Instruction) -> PointsTo:
        if isinstance(instruction, Compare) or isinstance(scalar_of(instruction.type), FloatType):
            return {}
        if isinstance(instruction, Alloca):
            return {Origin(OriginKind.STACK, instruction): ORIGIN}
        if isinstance(instruction, GetElementPtr):
            return self._offset(instruction)
        if isinstance(instruction, MemoryAccess):
            return self._loaded(instruction)
        if instruction.opcode in ARITHMETIC:
            return self._computed(instruction)
        if instruction.opcode in ("lshr", "ashr"):
            return {}
        points: PointsTo = {}
        for operand in self.members.sources(instruction):
            if not self._is_subscript(operand, instruction):
                merge(points, self.of(operand))
        if instruction.opcode == "inttoptr" and not points and not _is_moved(instruction):
            points[UNKNOWN] = ANYWHERE
        return points

    def _is_subscript(self, word: Value, user: Instruction) -> bool:
        """Whether an integer that may be an address is surely an index where it is used."""
        if not self.of(word):
            return False
        if not isinstance(user, Phi):
            return self._subscripts.is_subscript(word, user.parent)
        arms = zip(user.operands, user.blocks, strict=True)
        return all(self._subscripts.is_subscript(o, b) for o, b in arms if o is word)

    def returned(self, end: Return) -> Mapping[Origin, Congruence]:
        """Where what a function returns may point."""
        if end.value is None or self._is_subscript(end.value, end):
            return {}
        return self.of(end.value)

    def is_address(self, word: Value) -> bool:
        """Whether an integer comes from an address, or becomes one, in this function."""
        return word in self._integers.addresses and bool(self.of(word))

    def is_computed_address(self, value: Value) -> bool:
        """Whether an integer comes from an address by a cast, not just out of memory."""
        return value in self._integers.casts and bool(self.of(value))

    def is_cast_address(self, value: Value) -> bool:
        """Whether an integer is made of an address in this function."""
        return value in self._integers.certain and bool(self.of(value))

    def _computed(self, instruction: Instruction) -> PointsTo:
        """Where the result of integer arithmetic points, if it is an address at all."""
        if instruction not in self._integers.addresses or self._is_distance(instruction):
            return {}
        first = instruction.operands[0]
        last = instruction.operands[-1]
        if (
            instruction.opcode == "sub"
            and not self.of(first)
            and self._integers.is_end(instruction)
        ):
            return {}  # a number less an address, to which none is added again
        addresses = [o for o in instruction.operands if not self._is_subscript(o, instruction)]
        if instruction.opcode in ("add", "sub") and isinstance(last, ConstantInt):
            if first not in addresses:
                return {}
            step = last.value if instruction.opcode == "add" else -last.value
            return {o: w.shifted(step) for o, w in self.of(first).items()}
        return {origin: ANYWHERE for operand in addresses for origin in self.of(operand)}

    def _is_distance(self, instruction: Instruction) -> bool:
        """Whether a difference is that of two addresses, which may be in the same object; or a sum
        has it in several steps, as in ``(count - begin) + end``."""
        if instruction.opcode not in ("add", "sub"):
            return False
        first, second = instruction.operands
        if instruction.opcode == "sub":
            near = self._may_be_near(first, second)
        else:
            near = self._is_taken_from(first, second) or self._is_taken_from(second, first)
        return near or self._is_balanced(instruction)

    def _is_taken_from(self, one: Value, other: Value) -> bool:
        """Whether the one is a plain integer less an address near the other."""
        if not isinstance(one, Instruction) or one.opcode != "sub" or not self.of(one):
            return False
        first, second = one.operands
        return not self.of(first) and self._may_be_near(second, other)

    def _is_balanced(self, total: Instruction) -> bool:
        """Whether as many addresses are taken away in a sum as are added, each from one near it."""
        added: list[Value] = []
        taken: list[Value] = []
        for sign, term in terms(total):
            if is_cast(term) or (term in self._integers.addresses and self.of(term)):
                (added if sign > 0 else taken).append(term)
        if not added or len(added) != len(taken):
            return False
        return any(
            all(self._may_be_apart(a, t) for a, t in zip(added, order, strict=True))
            for order in permutations(taken)
        )

    def _may_be_apart(self, one: Value, other: Value) -> bool:
        """Whether two addresses may be in one object, for what is known of them so far."""
        return not self.of(one) or not self.of(other) or self._may_be_near(one, other)

    def _may_be_near(self, one: Value, other: Value) -> bool:
        self._work.read(ESCAPES)
        return any(
            may_alias(a, b, self.memory.escaped, self.noalias)
            for a in self.of(one)
            for b in self.of(other)
        )

    def _offset(self, gep: GetElementPtr) -> PointsTo:
        constant, scaled = self._layout.gep_offset(gep)
        strides = tuple(stride * self._distances.factor(index) for index, stride in scaled)
        return {o: w.shifted(constant, strides) for o, w in self.of(gep.operands[0]).items()}

    def _loaded(self, access: MemoryAccess) -> PointsTo:
        size = self._layout.size_of(access.access_type)
        if size < ADDRESS_BYTES:
            return {}
        if self._is_number(access) and access not in self._integers.addresses:
            return {}
        points: PointsTo = {}
        for origin, where in self.of(access.pointer).items():
            merge(points, self.memory.contents(origin, where, size))
        return points

    def _exchanged(self, access: ReadModifyWrite) -> Mapping[Origin, Congruence]:
        """Where what it leaves in memory points: the new address, or one that it moved."""
        if not access.combines:
            return self.of(access.written)
        return {o: ANYWHERE for value in (access, access.written) for o in self.of(value)}

    def _words_with_addresses(self, value: Value) -> int:
        """How many words of a value may be addresses: in a vector all, if one is."""
        if not isinstance(value.type, VectorType):
            return 1
        return max(1, self._layout.size_of(value.type) // ADDRESS_BYTES)

    def _visit_store(
        self, stored: Mapping[Origin, Congruence], pointer: Value, words: int = 1
    ) -> None:
        if stored:
            for origin, where in self.of(pointer).items():
                for word in range(words):
                    self.memory.store(origin, where.shifted(word * ADDRESS_BYTES), stored)

    def _visit_call(self, call: Call, there: Translation) -> None:
        copied = memory_copy_operands(call, self.rows)
        if copied is not None:
            if WITHOUT_ADDRESS not in call.function_attributes:
                self._copy(*copied, copied_size(call, self.rows))
            return
        summary = self._summary_of(call)
        passed = {o for a in call.operands for o in self.of(a)}
        if summary.stores_pointers:
            self.memory.escape(passed)
        if summary.loses_pointers:
            self._lost |= passed
        for sources, places in _by_sources(summary.stores).items():
            behind = {o for source in sources for o in there.of(source)}
            for place in places:
                self.memory.put(self._places(place, summary, there, passed), behind)

    def _places(
        self, place: Origin, summary: CallSummary, there: Translation, passed: set[Origin]
    ) -> Iterable[Origin]:
        """Where a callee stores addresses; UNKNOWN is all that it can get to."""
        if place != UNKNOWN:
            return there.of(place)
        starts = set(passed)
        if summary.fresh or any(FRESH in sources for sources in summary.stores.values()):
            starts.add(Origin(OriginKind.HEAP, there.call))
        if any(o.kind is OriginKind.UNKNOWN for o in summary.writes):
            self._work.read(ESCAPES)
            starts |= self.memory.escaped
        return self.memory.reachable(starts)

    def outside(self, origin: Origin) -> frozenset[Origin]:
        """What memory is that did not come into being in this function or in what it calls; nothing
        for what did."""
        return self.identities.outside(origin)

    def _copy(self, target: Value, source: Value, size: int | None) -> None:
        word = size is not None and size <= ADDRESS_BYTES
        texts = self.texts.without_addresses(source)
        points: PointsTo = {}
        apart: dict[int, PointsTo] = {}
        for origin, where in self.of(source).items():
            if word:
                merge(points, self.memory.contents(origin, where))
            elif origin in texts:
                continue
            elif (known := self.memory.told_apart(origin, where, size)) is not None:
                for offset, pointees in known.items():
                    merge(apart.setdefault(offset, {}), pointees)
            elif is_told_apart(size) and self._deepest > 1:
                for offset in range(0, size, ADDRESS_BYTES):
                    found = self.memory.contents(origin, where.shifted(offset))
                    merge(apart.setdefault(offset, {}), found)
            else:
                merge(points, self.memory.copied(origin, where, size))
        if not word and self._strings.leads_to_characters(target):
            return
        for into, at in self.of(target).items():
            self._put_copied(into, at, size, points, apart)

    def _put_copied(
        self,
        into: Origin,
        at: Congruence,
        size: int | None,
        points: PointsTo,
        apart: Mapping[int, PointsTo],
    ) -> None:
        """What a copy leaves in an object: addresses that may be anywhere in it, and others
        ``apart``, by how far from its start they are."""
        for place in words_written(into, at, size, self._layout, self.rows) if points else ():
            self.memory.store(into, place, points)
        for offset, some in apart.items():
            if some:
                self.memory.store(into, at.shifted(offset), some)

    def _returned(self, call: Call, there: Translation) -> PointsTo:
        summary = self._summary_of(call)
        points: PointsTo = {}
        if summary.fresh:
            points[Origin(OriginKind.HEAP, call)] = ORIGIN
        for origin, where in summary.returns.items():
            if origin.kind is OriginKind.UNKNOWN:
                points[Origin(OriginKind.RESULT, call)] = ANYWHERE
            else:
                found = there.of(origin)
                whole = where == ORIGIN
                merge(points, found if whole else {o: w.plus(where) for o, w in found.items()})
        return points

    def translate(self, origin: Origin, call: Call) -> Mapping[Origin, Congruence]:
        """Where a callee's origin begins in terms of this function's, at one call."""
        if call not in self._translations:
            self._translations[call] = Translation(self.of, self.memory, call)
        return self._translations[call].of(origin)


def _by_sources(stores: Mapping[Origin, Origins]) -> Mapping[Origins, list[Origin]]:
    """The places of a summary by what is stored there: many have the same, and it is much."""
    found: dict[Origins, list[Origin]] = {}
    for place, sources in stores.items():
        found.setdefault(sources, []).append(place)
    return found


def _is_moved(made: Instruction) -> bool:
    """Whether the bits of a word are an address only on the way, and are moved apart from it."""
    bits = made.operands[0]
    return isinstance(bits, Load) and bits.moved_apart


def _arguments_with(function: Function, *attributes: str) -> frozenset[int]:
    """The indices of arguments with one of these attributes."""
    return frozenset(
        a.index for a in function.arguments if any(t.startswith(attributes) for t in a.attributes)
    )


def _as_origins(indices: Iterable[int]) -> frozenset[Origin]:
    return frozenset(Origin(OriginKind.ARGUMENT, index) for index in indices)
