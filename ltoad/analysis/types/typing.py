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
from ltoad.analysis.memory.flows import Flow
from ltoad.analysis.memory.kinds import ADDRESS, INTEGER, NUMBER, Kind
from ltoad.analysis.memory.memory_facts import Fact, declared_facts, is_exact_float
from ltoad.analysis.memory.offsets import Congruence
from ltoad.analysis.memory.origins import Origin, OriginKind
from ltoad.analysis.memory.pointers import Pointers
from ltoad.analysis.shape.users import users_of
from ltoad.analysis.types.contents import Contents, contents_of
from ltoad.analysis.types.fact_store import FactStore
from ltoad.analysis.types.integer_uses import (
    are_uses_of_integer,
    float_of_sign,
    is_atomic_address,
    is_count,
    is_counted_load,
    is_number,
)
from ltoad.analysis.types.lanes import Lanes, mask
from ltoad.analysis.types.moved_facts import MovedFacts
from ltoad.analysis.types.tagged_objects import TaggedObjects
from ltoad.analysis.types.tbaa import TypeTags
from ltoad.analysis.types.type_hints import Use
from ltoad.ir.instructions import Call, Function, GetElementPtr, Instruction
from ltoad.ir.layout import DataLayout
from ltoad.ir.memory import Alloca, Load, MemoryAccess, ReadModifyWrite, Store
from ltoad.ir.module import Module
from ltoad.ir.types import (
    ArrayType,
    FloatType,
    IntType,
    NamedType,
    PointerType,
    StructType,
    VectorType,
    is_integer,
    scalar_of,
)
from ltoad.ir.values import Value
from ltoad.rules.blas import common_symbol


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
        self._pointers = pointers
        self._module = module
        self._layout = layout
        self._tags = tags
        self.known = FactStore()
        self.own = FactStore()
        self._contents: dict[MemoryAccess, Contents] = {}
        self._spread = -1
        self._moved = MovedFacts(), MovedFacts()
        users = self._users = users_of(function)
        for instruction in function.instructions():
            if isinstance(instruction, Alloca):
                self.add(
                    Origin(OriginKind.STACK, instruction),
                    declared_facts(instruction.allocated_type, module, layout),
                )
            elif isinstance(instruction, Load) and instruction.moved_apart:
                continue
            elif isinstance(instruction, MemoryAccess):
                self._learn_from_access(instruction, users.get(instruction, ()))
            elif isinstance(instruction, Call):
                self._learn_from_copy(instruction)
                self._learn_arrays(instruction)
            elif isinstance(instruction, GetElementPtr):
                self._learn_from_index(instruction)
        self._learn_globals(function)
        copies = [c for i in function.instructions() if (c := self._copied(i)) is not None]
        self.flows = {flow: None for copy in copies for flow in self._flows_of(*copy)}
        """What copies make alike, here and in functions that are called."""
        self.copied = {o for flow in self.flows for o in (flow.target, flow.source)}
        """Objects that are copied as blocks or words, by which nobody learns what is in them."""
        self.tagged = TaggedObjects()
        """Objects whose types only the run tells."""
        self.pieces = TaggedObjects()
        """Objects in which pieces of floats are kept as integers."""
        self.remade = TaggedObjects()
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
        self.flows.update(dict.fromkeys(flows))
        self.copied.update(origins)
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
            # a list, because every flow has to be looked at
            if not any([self._exchange(flow) for flow in self.flows]):  # noqa: C419
                break
            found = True
        self._spread = self.version
        return found

    def _exchange(self, flow: Flow) -> bool:
        changed = False
        for (store, told), moved in zip(
            ((self.known, True), (self.own, False)), self._moved, strict=True
        ):
            forth = moved.new(flow, store.of(flow.source))
            back = moved.new(flow.reversed(), store.of(flow.target))
            changed |= self.add(flow.target, forth, told=told)
            changed |= self.add(flow.source, back, told=told)
        return changed

    def _flows_of(self, target: Value, source: Value, size: int | None) -> Iterator[Flow]:
        for into, there in self._pointers.of(target).items():
            for origin, here in self._pointers.of(source).items():
                yield Flow(into, there, origin, here, size)

    def _copied(self, instruction: Instruction) -> tuple[Value, Value, int | None] | None:
        """Target, source and size of a block copy, or of an integer that is loaded and stored."""
        if isinstance(instruction, Store):
            value = instruction.value
            if not isinstance(value, MemoryAccess) or not is_integer(value.type):
                return None
            if {self.plain_kind(value), self.plain_kind(instruction)} != {None}:
                return None
            return instruction.pointer, value.pointer, self._layout.size_of(value.type)
        return copied_block(instruction, self._pointers.rows)

    # Learning

    def _learn_globals(self, function: Function) -> None:
        named = {
            o
            for i in function.instructions()
            for v in i.operands
            for o in self._pointers.of(v)
            if o.kind is OriginKind.GLOBAL
        }
        for origin in named:
            assert isinstance(origin.key, str)
            if self._module.has_global(origin.key):
                type_ = self._module.global_variable(origin.key).value_type
                self.add(origin, declared_facts(type_, self._module, self._layout))

    def _learn_from_access(self, access: MemoryAccess, users: Iterable[Instruction]) -> None:
        """What the accessed type, the metadata, and the use of an integer say."""
        element = scalar_of(access.access_type)
        kind = self.plain_kind(access)
        found = [
            Fact(where, size, self.plain_kind(access) or INTEGER)
            for where, size in self._elements(access)
            if kind is not None
        ]
        if kind is None and isinstance(element, IntType):
            if isinstance(access, ReadModifyWrite) and is_count(access):
                found = [Fact(where, size, INTEGER) for where, size in self._elements(access)]
            elif is_atomic_address(access, users):
                found = [Fact(where, size, ADDRESS) for where, size in self._elements(access)]
            elif is_number(access, users):
                found = [Fact(where, size, NUMBER) for where, size in self._elements(access)]
        elif kind is None:
            found = declared_facts(access.access_type, self._module, self._layout)
        word = access.value if isinstance(access, Store) else access
        if isinstance(element, IntType) and self._pointers.is_address(word):
            found += [Fact(where, size, ADDRESS) for where, size in self._elements(access)]
        node = access.metadata_node("tbaa")
        if node is not None:
            found += self._tags.tag(node).members
        self._learn(access.pointer, [f.accessed(access.align) for f in found])

    def _learn_from_index(self, gep: GetElementPtr) -> None:
        """An index into an array of a named struct tells what its elements are."""
        source = gep.source_type
        while isinstance(source, ArrayType):
            source = source.element
        if isinstance(source, NamedType) and isinstance(self._module.resolve(source), StructType):
            stride = self._layout.alloc_size_of(source)
            declared = declared_facts(source, self._module, self._layout)
            repeated = [Fact(f.where.shifted(0, (stride,)), f.size, f.kind) for f in declared]
            self._learn(gep.operands[0], repeated)

    def _elements(self, access: MemoryAccess) -> list[tuple[Congruence, int]]:
        type_ = access.access_type
        size = max(self._layout.size_of(scalar_of(type_)), 1)
        count = type_.length if isinstance(type_, VectorType) else 1
        return [(Congruence(i * size), size) for i in range(count)]

    def _learn_from_copy(self, call: Call) -> None:
        node = call.metadata_node("tbaa.struct")
        copied = copied_block(call, self._pointers.rows)
        if node is not None and copied is not None:
            for pointer in copied[:2]:
                self._learn(pointer, self._tags.copied(node))

    def _learn_arrays(self, call: Call) -> None:
        """What a BLAS routine takes are arrays of its floats."""
        symbol = common_symbol(call.callee_name)
        if symbol is None:
            return
        size = self._layout.size_of(symbol.number)
        fact = Fact(Congruence().shifted(0, (size,)), size, symbol.number)
        for parameter, operand in zip(symbol.routine.parameters, call.operands, strict=True):
            if parameter.kind == "array":
                self._learn(operand, [fact])

    def _learn(self, pointer: Value, facts: Iterable[Fact]) -> bool:
        """Facts counted from where a pointer points."""
        facts = list(facts)
        changed = False
        for origin, where in self._pointers.of(pointer).items():
            changed |= self.add(origin, [f.moved(where) for f in facts])
        return changed

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
        facts = list(facts)
        changed = self.known.add(origin, facts)
        if not told:
            changed |= self.own.add(origin, facts)
        if changed:
            self._contents.clear()
        return changed

    # Questions

    def is_tagged(self, pointer: Value) -> bool:
        """Whether only the run tells what lies where a pointer leads to."""
        return self.tagged.has_any(self._pointers.of(pointer))

    def holds_pieces(self, pointer: Value) -> bool:
        """Whether integers behind a pointer may be pieces of floats of which floats are made."""
        found = self._pointers.of(pointer)
        return self.pieces.has_any(found) and self.remade.has_any(found)

    def uses(self, origin: Origin) -> Iterator[Use]:
        """The accesses of an object that say by themselves what they read or write.

        Comparing the bits of a float is no use as a number.
        """
        users = self._users
        for access in self._function.instructions():
            if not isinstance(access, (Load, Store)):
                continue
            where = self._pointers.of(access.pointer).get(origin)
            counting = [u for u in users.get(access, ()) if u.opcode != "icmp"]
            kind = self.plain_kind(access) or (NUMBER if is_number(access, counting) else None)
            if where is not None and kind is not None:
                for at, size in self._elements(access):
                    yield Use(access, origin, Fact(at, size, kind).moved(where))

    @property
    def version(self) -> int:
        """A number that grows with what is known."""
        return self.known.version + self.own.version

    def at(self, pointer: Value) -> list[Fact]:
        """All facts about the objects that a pointer may point to, counted from there."""
        return [
            fact.relative_to(where)
            for origin, where in self._pointers.of(pointer).items()
            for fact in self.known.of(origin)
        ]

    def block(self, pointers: Iterable[Value], size: int) -> Contents:
        """What ``size`` bytes hold, told by all that is known behind some pointers."""
        facts = [f for p in pointers for f in self.at(p)]
        return contents_of(facts, size, {f.kind for f in facts})

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
        return self.block([access.pointer], size)

    def _is_atomic_integer(self, access: MemoryAccess, size: int) -> bool:
        """Whether an integer is accessed atomically where one is known, and no float is."""
        if access.atomicity is None or not is_integer(access.access_type):
            return False
        facts = self.at(access.pointer)
        known = any(f.kind in (INTEGER, NUMBER) and f.touches(size) for f in facts)
        return known and not any(is_exact_float(f, size) for f in facts)

    def _is_surely_integer(self, access: MemoryAccess, size: int) -> bool:
        """Whether a load's uses tell more than rows of floats that may end before it.

        It is used in ways in which nobody uses the bits of a float, and is not moved on.  A count
        that is read atomically is one, whatever else lies there at other times.
        """
        if not isinstance(access, Load) or not isinstance(access.type, IntType):
            return False
        if is_counted_load(access, self._users):
            return True
        users = self._users.get(access, ())
        if not are_uses_of_integer(users):
            return False
        return not any(is_exact_float(f, size) for f in self.at(access.pointer))

    def may_hold_float(self, access: MemoryAccess) -> bool:
        """Whether what a load or store moves may be a float, or a piece of one."""
        kind = self.plain_kind(access)
        if kind is not None:
            return isinstance(kind, FloatType)
        return self.contents(access).may_hold_floats

    def kinds_at(self, pointer: Value) -> frozenset[Kind]:
        """All kinds in the objects that a pointer may point to."""
        kinds = frozenset(f.kind for f in self.at(pointer))
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
        if isinstance(access, Load) and (access.moved_apart or access.may_be_address):
            return INTEGER if access.moved_apart else ADDRESS
        type_ = scalar_of(access.access_type)
        if isinstance(type_, FloatType):
            return type_
        if isinstance(type_, PointerType):
            return ADDRESS
        node = access.metadata_node("tbaa")
        return self._tags.tag(node).kind if node is not None else None


_ROUNDS = 4
"""Copies that follow one another are followed so far; a copy within one block,
shifted, would go on for ever."""
