"""What streams of C++ keep in themselves is the library's, also where its code is inlined.

A stream that is a member of an active object lies in active memory, but nobody fills its shadow:
the library writes addresses there.  Inlined code loads them: those of tables, which lead to the
part that all streams share, of facets, and of characters.  They lead to nothing active, so such a
load becomes a call of a function without derivative; of one that inlined code stores, no shadow is
left, since the library may put another one there.  Where a stream lies is told by the library's
functions that are called with it, by addresses of its tables that are stored in it, and by
type-based alias metadata, on a way that leads to the load: where a std::variant is no stream there
may be addresses of active memory, which the run looks for all the same.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Set

from ltoad.analysis.memory.leaves import origins_of_leaf
from ltoad.analysis.memory.origins import OriginKind
from ltoad.analysis.shape.cfg import ControlFlow
from ltoad.differentiate.prepare.stream_calls import StreamCall, place_of, stream_call
from ltoad.differentiate.support.stream_state import ADDRESS, KEPT, TYPES
from ltoad.ir.builder import Names
from ltoad.ir.clone import remap
from ltoad.ir.instructions import Call, Function, GetElementPtr, Instruction, Phi
from ltoad.ir.memory import Load, MemoryAccess, Store
from ltoad.ir.metadata import MetadataNode, MetadataReference
from ltoad.ir.module import Module
from ltoad.ir.types import is_pointer
from ltoad.ir.values import ConstantInt, GlobalReference, Value
from ltoad.rules import streams
from ltoad.rules.table import Rows

Place = tuple[Value, int]
"""An address, and how many bytes behind it."""

_TABLE = 8
_FIRST_TABLES = frozenset((16, 24))
"""How far behind the start of a class's tables its own begins, without and with a shared base."""


def has_streams(module: Module) -> bool:
    """Whether a module calls functions of streams."""
    names = (*module.declaration_names(), *module.function_names())
    return any(streams.extent(name) is not None for name in names)


def set_streams_apart(
    function: Function, module: Module, rows: Rows, names: Names
) -> dict[Call, StreamCall]:
    """Let a function read what streams keep by calls that have no derivative; returns the calls of
    virtual functions of streams."""
    _use_streams(function, rows)
    return _Function(function, module, rows).rewrite(names)


def _use_streams(function: Function, rows: Rows) -> None:
    """Let who uses a stream that an operator or a member has returned use what that was given."""
    given: dict[Value, Value] = {}
    for call in function.instructions():
        if isinstance(call, Call) and streams.returns_stream(call) and rows.of(call) is not None:
            given[call] = call.operands[0]
    if given:
        final = {call: _first(call, given) for call in given}
        for instruction in function.instructions():
            remap(instruction, final)


def _first(stream: Value, given: Mapping[Value, Value]) -> Value:
    while stream in given:
        stream = given[stream]
    return stream


class _Function:
    """Where streams lie in the memory of one function, and what is read there.

    ``_ranges`` has for an address the bytes from it on that are parts of streams, each with the
    instruction that tells.
    """

    def __init__(self, function: Function, module: Module, rows: Rows) -> None:
        self._function = function
        self._module = module
        self._rows = rows
        self._layout = module.layout
        self._flow = ControlFlow(function)
        self._instructions = [i for b in self._flow.order for i in b.instructions]
        self._ranges: dict[Value, set[tuple[int, int, Instruction]]] = defaultdict(set)

    def rewrite(self, names: Names) -> dict[Call, StreamCall]:
        self._find()
        loads = [i for i in self._instructions if isinstance(i, Load) and self._is_state(i)]
        state = self._with_phis(set(loads))
        calls = {
            call: known
            for call in self._instructions
            if isinstance(call, Call)
            and (known := stream_call(call, state, self._layout)) is not None
        }
        for name in (ADDRESS, KEPT):
            self._module.declare(name, TYPES[name])
        for store in [i for i in self._instructions if isinstance(i, Store)]:
            if is_pointer(store.value.type) and self._holds(store.pointer, store):
                _insert(Call(GlobalReference(KEPT), TYPES[KEPT], [store.pointer]), behind=store)
        replaced: dict[Value, Value] = {load: _read(load, names) for load in loads}
        for instruction in self._function.instructions():
            remap(instruction, replaced)
        return {call: known.with_values(replaced) for call, known in calls.items()}

    def _with_phis(self, loads: Set[Value]) -> Set[Value]:
        """With what joins addresses that were loaded from streams, and nothing else."""
        phis = {i for i in self._instructions if isinstance(i, Phi) and is_pointer(i.type)}
        while True:
            state = loads | phis
            mixed = {p for p in phis if not all(o in state for o in p.operands)}
            if not mixed:
                return state
            phis -= mixed

    # Where streams lie

    def _find(self) -> None:
        for instruction in self._instructions:
            for place, size in self._told(instruction):
                self._add(place, 0, size, instruction)
        before = -1
        while before != (now := sum(map(len, self._ranges.values()))):
            before = now
            for instruction in self._instructions if now else ():
                self._follow(instruction)

    def _add(self, place: Place, start: int, end: int, by: Instruction) -> None:
        base, at = place
        self._ranges[base].add((at + start, at + end, by))

    def _told(self, instruction: Instruction) -> Iterator[tuple[Place, int]]:
        """The places of streams, or parts of them, that an instruction tells of, with how far they
        go."""
        if isinstance(instruction, Call):
            yield from self._worked_on(instruction)
        elif isinstance(instruction, MemoryAccess):
            yield from self._claimed(instruction)
            if isinstance(instruction, Store):
                size = self._size_by_table(instruction.value)
                if size:
                    yield self._place(instruction.pointer), size

    def _worked_on(self, call: Call) -> Iterator[tuple[Place, int]]:
        name = call.callee_name
        extent = streams.extent(name)
        if extent is None or self._rows.row(name) is None:
            return
        size = extent.whole if streams.is_whole(name) else extent.own
        for index in streams.arguments(call):
            if index < len(call.operands) and is_pointer(call.operands[index].type):
                yield self._place(call.operands[index]), size

    def _claimed(self, access: MemoryAccess) -> Iterator[tuple[Place, int]]:
        """What an access says of the object that it goes into."""
        name, member = self._tag(access)
        extent = streams.extent(name)
        if extent is not None:
            base, at = self._place(access.pointer)
            yield (base, at - member), extent.own

    def _tag(self, access: MemoryAccess) -> tuple[str, int]:
        """The name of the class that an access goes into, by its tag, and how far in it; or
        nothing."""
        node = access.metadata_node("tbaa") or ""
        if not node[1:].isdigit():
            return "", 0
        operands = self._module.metadata(int(node[1:])).operands
        if len(operands) < 3 or not isinstance(operands[0], MetadataReference):
            return "", 0
        name, member = _name(self._module.metadata(operands[0].number)), operands[2]
        return name, member.value if isinstance(member, ConstantInt) else 0

    def _size_by_table(self, stored: Value) -> int:
        """How far the object goes that has this address of a table in it; 0 if it is none."""
        for origin, where in origins_of_leaf(stored, self._layout).items():
            if origin.kind is OriginKind.GLOBAL and where.stride == 0:
                extent = streams.extent(str(origin.key))
                if extent is not None:
                    return extent.own if where.constant in _FIRST_TABLES else _TABLE
        return 0

    def _follow(self, instruction: Instruction) -> None:
        """What is a stream, or the part that streams share, since what it comes from is one."""
        if isinstance(instruction, GetElementPtr):
            self._follow_to_base(instruction)
        elif isinstance(instruction, Phi) and is_pointer(instruction.type):
            arms = zip(instruction.operands, instruction.blocks, strict=True)
            if all(b in self._flow.index and self._holds(a, b.terminator) for a, b in arms):
                self._add((instruction, 0), 0, _TABLE, instruction)

    def _holds(self, pointer: Value, user: Instruction) -> bool:
        """Whether an address is known to be one in a stream where it is used."""
        base, at = self._place(pointer)
        return any(
            start <= at < end and (by.parent is user.parent or self._flow.comes_before(by, user))
            for start, end, by in self._ranges.get(base, ())
        )

    def _follow_to_base(self, gep: GetElementPtr) -> None:
        """A step to the part that all streams share, as far as a table of the stream says: who
        takes it has a stream, and who has got to that part took it."""
        constant, scaled = self._layout.gep_offset(gep)
        table = _table_with(scaled[0][0]) if len(scaled) == 1 and scaled[0][1] == 1 else None
        if table is None:
            return
        top, (base, ahead) = self._place(table.pointer), self._place(gep.operands[0])
        if base is not top[0]:
            return
        start = top[1] - ahead - constant
        if self._holds(table.pointer, table):
            self._add((gep, 0), start, start + streams.BASE.whole, gep)
        elif self._ranges.get(gep):
            self._add(top, 0, _TABLE, gep)

    def _place(self, pointer: Value) -> Place:
        return place_of(pointer, self._layout)

    # What is read there

    def _is_state(self, load: Load) -> bool:
        """Whether a load reads an address that a stream keeps; who says that it is of another class
        has another object at this address."""
        if not is_pointer(load.type) or not load.is_plain:
            return False
        name, _ = self._tag(load)
        return not streams.is_apart(name) and self._holds(load.pointer, load)


def _name(node: MetadataNode) -> str:
    first = node.operands[0] if node.operands else ""
    return first if isinstance(first, str) else ""


def _table_with(distance: Value) -> Load | None:
    """The load of a table's address, if a distance was found where such a table has that of what
    streams share."""
    if not isinstance(distance, Load) or not isinstance(distance.pointer, GetElementPtr):
        return None
    step = distance.pointer
    table, offset = step.operands[0], step.operands[-1]
    is_there = isinstance(offset, ConstantInt) and offset.value == streams.TO_BASE
    return table if is_there and isinstance(table, Load) else None


def _insert(call: Call, *, behind: Instruction) -> None:
    block = behind.parent
    assert block is not None
    block.insert_all(block.instructions.index(behind) + 1, [call])


def _read(load: Load, names: Names) -> Call:
    """What takes the place of a load."""
    block = load.parent
    assert block is not None
    place = load.debug_place
    call = Call(GlobalReference(ADDRESS), TYPES[ADDRESS], [load.pointer], metadata=place)
    call.name = names.fresh("state")
    call.parent = block
    block.instructions[block.instructions.index(load)] = call
    return call
