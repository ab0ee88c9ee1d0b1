"""What memory holds: floats, integers or addresses, byte by byte.

LLVM's loads and stores are typed, but optimised code copies floats as
integers and as untyped blocks.  A :class:`MemoryTypes` collects, for each
origin of a function, what typed accesses, declarations and type-based alias
metadata say about each offset, so that an untyped copy can be given its
meaning.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Set

from ltoad.analysis.memory.block_copies import copied_block
from ltoad.analysis.memory.copied_words import size_of_object
from ltoad.analysis.memory.flows import Flow, flows_of_copy, one_way
from ltoad.analysis.memory.kinds import ADDRESS, INTEGER, NUMBER, Kind
from ltoad.analysis.memory.memory_facts import Fact, declared_facts, is_exact_float
from ltoad.analysis.memory.offsets import Congruence
from ltoad.analysis.memory.origins import Origin, OriginKind
from ltoad.analysis.memory.pointers import Pointers
from ltoad.analysis.shape.users import users_of
from ltoad.analysis.types.contents import Contents, contents_of, starts
from ltoad.analysis.types.counted_words import CountedWords
from ltoad.analysis.types.declared_arrays import RowEnds, arrays_of
from ltoad.analysis.types.fact_sets import (
    Facts,
    kinds_in,
    moved,
    relative_to,
    sure_addresses,
    within,
)
from ltoad.analysis.types.fact_store import FactStore
from ltoad.analysis.types.integer_uses import (
    are_marks,
    float_of_sign,
    has_range,
    is_compared_count,
    is_compared_state,
    is_counted_load,
    is_number,
)
from ltoad.analysis.types.lanes import Lanes, mask
from ltoad.analysis.types.moved_facts import Exchange, Exchanges
from ltoad.analysis.types.stated_facts import StatedFacts
from ltoad.analysis.types.tagged_objects import TaggedObjects
from ltoad.analysis.types.tbaa import TypeTags
from ltoad.analysis.types.type_hints import Use
from ltoad.ir.instructions import Function, GetElementPtr, Instruction
from ltoad.ir.layout import DataLayout
from ltoad.ir.memory import Alloca, Load, MemoryAccess, ReadModifyWrite, Store
from ltoad.ir.module import Module
from ltoad.ir.types import (
    FloatType,
    IntType,
    is_integer,
)
from ltoad.ir.values import Constant, Value


class MemoryTypes:
    """Facts about one function's memory, by origin.

    ``own`` are those that follow from the function and what it calls, ``known``
    has what its callers tell, too.
    """

    def __init__(
        self,
        function: Function,
        pointers: Pointers,
        module: Module,
        layout: DataLayout,
        tags: TypeTags,
    ) -> None:
        self._function = function
        self.pointers = pointers
        self.rows = pointers.rows
        self._module = module
        self._layout = layout
        self._tags = tags
        self.known = FactStore()
        self.own = FactStore()
        self._contents: dict[MemoryAccess, Contents] = {}
        self._blocks: dict[tuple[tuple[Value, ...], int], Contents] = {}
        self._spread = -1
        self._exchanges = Exchanges(self.known, self.own)
        self._rows = RowEnds(arrays_of(module))
        users = self._users = users_of(function)
        self.counted = CountedWords(function, module, pointers.rows, users)
        """Which integers are numbers, by what becomes of them."""
        self._stated = StatedFacts(pointers, module, layout, tags)
        for instruction in function.instructions():
            if isinstance(instruction, Alloca):
                self.add(
                    Origin(OriginKind.STACK, instruction),
                    declared_facts(instruction.allocated_type, module, layout),
                )
            for pointer, facts in self._stated.of(instruction, users):
                self._learn(pointer, facts)
        self._learn_globals(function)
        self.flows: dict[Flow, None] = {}
        """What copies make alike, here and in functions that are called."""
        self._add_flows(f for i in function.instructions() for f in self._flows_of(i))
        ends = dict.fromkeys(o for f in self.flows for o in (f.target, f.source))
        self.copied = {o: None for o in ends if o.kind is not OriginKind.MOVED}
        """Objects that are copied as blocks or words, by which nobody learns what is in them."""
        self.tagged = TaggedObjects(pointers.are_one)
        """Objects whose types only the run tells."""
        self.pieces = TaggedObjects(pointers.are_one)
        """Objects in which pieces of floats are kept as integers."""
        self.remade = TaggedObjects(pointers.are_one)
        """Objects of whose integers floats are made."""
        self.numbers: frozenset[FloatType] = frozenset()
        """The types of all numbers in memory, in the whole program."""
        self.elsewhere: Mapping[Origin, Set[Kind]] = {}
        """What other functions know of globals and of what these lead to."""
        self.exchange()

    def add_copied(self, origins: Iterable[Origin], flows: Iterable[Flow]) -> bool:
        """Take over what callees copy: these objects, and from one to another; whether any was
        new."""
        before = len(self.copied), len(self.flows)
        self._add_flows(flows)
        self.copied.update(dict.fromkeys(origins))
        if (len(self.copied), len(self.flows)) == before:
            return False
        self._spread = -1
        return True

    def exchange(self) -> bool:
        """Facts about what a block copy moves hold on both sides; whether any was new."""
        if self._spread == self.version:
            return False
        found = False
        for _ in range(_ROUNDS):
            if not self._exchanges.one_round(self._exchange):
                break
            found = True
        self._spread = self.version
        return found

    def _add_flows(self, flows: Iterable[Flow]) -> None:
        new = one_way(flows, self.flows)
        self.flows.update(new)
        self._exchanges.add(new)

    def _exchange(self, copy: Exchange) -> bool:
        changed = False
        for origin, facts in copy.told():
            changed |= self.add(origin, facts, told=True)
        for origin, facts in copy.own():
            changed |= self.add(origin, facts)
        return changed

    def _flows_of(self, instruction: Instruction) -> Iterator[Flow]:
        copied = self._copied(instruction)
        if copied is None:
            return
        target, source, size = copied
        yield from flows_of_copy(instruction, self._ends(target), self._ends(source), size)

    def _ends(self, pointer: Value) -> list[tuple[Origin, Congruence, Congruence | None]]:
        texts = self.pointers.texts.of(pointer)
        return [(o, where, texts.get(o)) for o, where in self.pointers.of(pointer).items()]

    def _copied(self, instruction: Instruction) -> tuple[Value, Value, int | None] | None:
        """Target, source and size of a block copy, or of an integer that is loaded and stored."""
        if isinstance(instruction, Store):
            value = instruction.value
            if not isinstance(value, MemoryAccess) or not is_integer(value.type):
                return None
            if {self.plain_kind(value), self.plain_kind(instruction)} != {None}:
                return None
            return instruction.pointer, value.pointer, self._layout.size_of(value.type)
        return copied_block(instruction, self.pointers.rows)

    # Learning

    def _learn_globals(self, function: Function) -> None:
        named = dict.fromkeys(
            o
            for i in function.instructions()
            for v in i.operands
            for o in self.pointers.of(v)
            if o.kind is OriginKind.GLOBAL
        )
        for origin in named:
            assert isinstance(origin.key, str)
            if self._module.has_global(origin.key):
                type_ = self._module.global_variable(origin.key).value_type
                self.add(origin, declared_facts(type_, self._module, self._layout))

    def _learn(self, pointer: Value, facts: Iterable[Fact]) -> bool:
        """Facts counted from where a pointer points."""
        together = frozenset(facts)
        changed = False
        for origin, where in self.pointers.of(pointer).items():
            begins = self._begin_of_row(pointer, origin) if where.stride else None
            there = moved(together, where)
            if begins is not None:
                there = frozenset(f.in_row(where, begins) for f in together)
            changed |= self.add(origin, there)
        return changed

    def _begin_of_row(self, pointer: Value, origin: Origin) -> int | None:
        """Where in an object a pointer would point if all its subscripts were zero."""
        offset = 0
        while isinstance(pointer, GetElementPtr):
            offset += self._layout.gep_offset(pointer)[0]
            pointer = pointer.operands[0]
        where = self.pointers.of(pointer).get(origin)
        return offset + where.constant if where is not None and where.stride == 0 else None

    def learn_lanes(self, access: MemoryAccess, lanes: Lanes) -> bool:
        """What is read or written has these floats inside; whether that was new."""
        there = self.contents(access).lanes
        new = [lane for lane in lanes if lane not in there]
        facts = [Fact(Congruence(x.bit // 8), x.bits // 8, x.type) for x in new]
        return self._learn(access.pointer, [f.accessed(access.align) for f in facts])

    def add(self, origin: Origin, facts: Iterable[Fact], *, told: bool = False) -> bool:
        """Take over facts; whether any was new.

        What callers have ``told`` holds for their calls: other callers are not
        told of it in turn.
        """
        facts = self._inside(origin, facts)
        changed = self.known.add(origin, facts)
        if not told:
            changed |= self.own.add(origin, facts)
        if changed:
            self._contents.clear()
            self._blocks.clear()
        return changed

    def _inside(self, origin: Origin, facts: Iterable[Fact]) -> Facts:
        """Facts about bytes that an object has: a node that is one of two kinds, of which only one
        goes on so far, is not the other where it does.  A variable for a word that is moved may
        have a part of what a fact is about.  No float is in a constant that has none, whatever a
        pointer may lead to that may lead there."""
        end = size_of_object(origin, self._layout, self.pointers.rows)
        together = frozenset(facts)
        if self.pointers.has_no_floats(origin):
            together = frozenset(f for f in together if not isinstance(f.kind, FloatType))
        return together if end is None else within(together, end)

    # Questions

    def is_tagged(self, pointer: Value) -> bool:
        """Whether only the run tells what lies where a pointer leads to."""
        return self.tagged.has_any(self.pointers.of(pointer))

    def may_be_tagged(self, pointer: Value) -> bool:
        """Whether that may be so: others have put the address where it was found."""
        return self.tagged.may_have_any(self.pointers.of(pointer))

    def holds_pieces(self, pointer: Value) -> bool:
        """Whether integers behind a pointer may be pieces of floats of which floats are made."""
        found = self.pointers.of(pointer)
        return self.pieces.has_any(found) and self.remade.has_any(found)

    def uses(self, origin: Origin) -> Iterator[Use]:
        """The accesses of an object that say by themselves what they read or write.

        Comparing the bits of a float is no use as a number.
        """
        users = self._users
        for access in self._function.instructions():
            if not isinstance(access, (Load, Store)):
                continue
            where = self.pointers.of(access.pointer).get(origin)
            counting = [u for u in users.get(access, ()) if u.opcode != "icmp"]
            kind = self.plain_kind(access) or (NUMBER if is_number(access, counting) else None)
            if where is not None and kind is not None:
                for at, size in self._stated.elements(access):
                    yield Use(access, origin, Fact(at, size, kind).moved(where))

    @property
    def version(self) -> int:
        """A number that grows with what is known."""
        return self.known.version + self.own.version

    def at(self, pointer: Value) -> list[Fact]:
        """All facts about the objects that a pointer may point to, counted from there."""
        found: list[Fact] = []
        for origin, where in self.pointers.of(pointer).items():
            found += relative_to(self.known.of(origin), where)
        return found

    def pieces_of_addresses(
        self, pointer: Value, size: int
    ) -> Iterator[tuple[Origin, Congruence, int]]:
        """The addresses of which ``size`` bytes at a pointer may be a part only: in which object,
        where in it, and where as counted from the pointer."""
        for origin, where in self.pointers.of(pointer).items():
            for fact in sure_addresses(self.known.of(origin)):
                for start in starts(fact.relative_to(where), size):
                    if start < 0 or start + fact.size > size:
                        yield origin, fact.where, start

    def block(self, pointers: Iterable[Value], size: int) -> Contents:
        """What ``size`` bytes hold, told by all that is known behind some pointers."""
        key = (tuple(pointers), size)
        known = self._blocks.get(key)
        if known is None:
            facts = [f for p in key[0] for f in self.at(p)]
            known = self._blocks[key] = contents_of(facts, size, {f.kind for f in facts})
        return known

    def near(self, access: MemoryAccess) -> list[Fact]:
        """The facts about what lies where a load or store is, counted from there, if it is what it
        says, and rows end where arrays of their kind do.  Of what is only moved nobody knows what
        it is: then these would be guesses."""
        return self._within(access.pointer, self._layout.size_of(access.access_type))

    def _within(self, pointer: Value, size: int) -> list[Fact]:
        found: list[Fact] = []
        for origin, where in self.pointers.of(pointer).items():
            begins = self._begin_of_row(pointer, origin)
            found += self._rows.without_others(self.known.of(origin), where, begins, size)
        return found

    def array_at(self, pointers: Iterable[Value], size: int) -> FloatType | None:
        """Of what ``size`` bytes are an array, if one is declared that is as long, and nothing else
        may lie there, if rows end where arrays of their kind do."""
        elements = self._rows.elements(size)
        if not elements:
            return None
        facts = [f for p in pointers for f in self._within(p, size) if f.touches(size)]
        kinds = {f.kind for f in facts}
        kind = next(iter(kinds)) if len(kinds) == 1 else None
        if not isinstance(kind, FloatType) or not all(f.sure and f.is_in_step() for f in facts):
            return None
        return kind if kind.kind in elements else None

    def nearby(self, access: MemoryAccess) -> Contents:
        """What lies there, by these."""
        facts = self.near(access)
        return contents_of(facts, self._layout.size_of(access.access_type), {f.kind for f in facts})

    def place(self, access: MemoryAccess) -> Contents:
        """What lies where a load or store moves something, whatever it says itself."""
        return self.block([access.pointer], self._layout.size_of(access.access_type))

    def contents(self, access: MemoryAccess) -> Contents:
        """What a load or store moves."""
        known = self._contents.get(access)
        if known is None:
            known = self._contents[access] = self._contents_of(access)
        return known

    def _contents_of(self, access: MemoryAccess) -> Contents:
        if isinstance(access, Load) and access.moved_apart:
            return Contents({}, (), 0, 0)
        size = self._layout.size_of(access.access_type)
        kind = self.told_by_access(access) if is_integer(access.access_type) else None
        if isinstance(kind, FloatType):
            width = self._layout.size_of(kind)
            tagged = [Fact(Congruence(start), width, kind) for start in range(0, size, width)]
            return contents_of(tagged, size)
        if kind is not None:
            return Contents({}, (), 0, 0)
        if self._is_surely_integer(access, size) or self._is_atomic_integer(access, size):
            return Contents({}, (), 0, 0)
        if is_integer(access.access_type) and is_number(access, self._users.get(access, ())):
            return self.nearby(access)
        return self.block([access.pointer], size)

    def _is_atomic_integer(self, access: MemoryAccess, size: int) -> bool:
        """Whether an integer is accessed atomically where one is known, and no float is."""
        if access.atomicity is None or not is_integer(access.access_type):
            return False
        facts = self.at(access.pointer)
        known = any(f.kind in (INTEGER, NUMBER) and f.touches(size) for f in facts)
        return known and not any(is_exact_float(f, size) for f in facts)

    def _is_surely_integer(self, access: MemoryAccess, size: int) -> bool:
        """Whether the uses of what is loaded or stored tell more than rows of floats that may end
        before it.

        It is used in ways in which nobody uses the bits of a float, and is not moved on.  A count
        that is read atomically is one, whatever else lies there at other times.
        """
        if isinstance(access, (Load, Store)) and are_marks(access, self._users):
            return True
        word = access.value if isinstance(access, Store) else access
        if not isinstance(word.type, IntType) or isinstance(word, Constant):
            return False
        if isinstance(word, Load) and (
            has_range(word, self._users) or is_counted_load(word, self._users)
        ):
            return True
        if not self.counted.is_counted(word):
            return False
        return not any(is_exact_float(f, size) for f in self.at(access.pointer))

    def is_compared_count(self, access: ReadModifyWrite) -> bool:
        """Whether an integer is a count that is compared with a number, whatever lies there."""
        users = self._users.get(access, ())
        return bool(users) and is_compared_count(access, users)

    def is_compared_state(self, access: ReadModifyWrite) -> bool:
        """Whether an integer is a state, such as a lock's, whatever lies there."""
        return is_compared_state(access, self._users.get(access, ()))

    def may_hold_float(self, access: MemoryAccess) -> bool:
        """Whether what a load or store moves may be a float, or a piece of one."""
        kind = self.plain_kind(access)
        if kind is not None:
            return isinstance(kind, FloatType)
        return self.contents(access).may_hold_floats

    def kinds_at(self, pointer: Value) -> frozenset[Kind]:
        """All kinds in the objects that a pointer may point to."""
        found = (kinds_in(self.known.of(o)) for o in self.pointers.of(pointer))
        kinds: frozenset[Kind] = frozenset().union(*found)
        return kinds - {NUMBER} | {INTEGER} if NUMBER in kinds else kinds

    def kinds_behind(self, origin: Origin) -> frozenset[Kind]:
        """All kinds in an object and in what the pointers lead to that were in it at first."""
        found = {
            f.kind for o in self.known.origins() if o.is_behind(origin) for f in self.known.of(o)
        }
        if origin.root.kind is OriginKind.GLOBAL:
            found.update(k for o, ks in self.elsewhere.items() if o.is_behind(origin) for k in ks)
        return frozenset(found)

    def kind_of_access(self, access: MemoryAccess) -> Kind | None:
        """What a load or store moves if it is of one kind only; None when nothing tells."""
        plain = self.plain_kind(access)
        if plain is not None:
            return plain
        contents = self.contents(access)
        if contents.unclear or contents.unknown:
            return None
        if not contents.floats:
            return ADDRESS if contents.addresses else INTEGER
        kinds = set(contents.floats.values())
        covered = sum(mask(s, self._layout.size_of(k)) for s, k in contents.floats.items())
        whole = covered == mask(0, self._layout.size_of(access.access_type))
        return next(iter(kinds)) if len(kinds) == 1 and whole else None

    def tagged_kind(self, access: MemoryAccess) -> Kind | None:
        """The kind that type-based alias metadata promises for an access."""
        node = access.metadata_node("tbaa")
        return self._tags.tag(node).kind if node is not None else None

    def told_by_access(self, access: MemoryAccess) -> Kind | None:
        """The kind that the access itself states, or that is in what becomes of an integer."""
        kind = self.plain_kind(access)
        if kind is not None or not isinstance(access, Load) or not is_integer(access.type):
            return kind
        return float_of_sign(access, self._users)

    def plain_kind(self, access: MemoryAccess) -> Kind | None:
        """The kind that the access itself states."""
        return self._stated.plain_kind(access)


_ROUNDS = 4
"""Copies that follow one another are followed so far; a copy within one block,
shifted, would go on for ever."""
