"""All analyses of one function under one key, bundled."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ltoad.analysis.memory.kinds import ADDRESS, INTEGER, NUMBER
from ltoad.analysis.memory.memory_classes import MemoryClasses
from ltoad.analysis.memory.origins import Origin, OriginKind
from ltoad.analysis.memory.overwrite import Overwrites
from ltoad.analysis.memory.pointers import Pointers
from ltoad.analysis.program.activity import Activity, Pattern
from ltoad.analysis.program.global_heap import GlobalHeap
from ltoad.analysis.shape.normal_form import NormalForm
from ltoad.analysis.types.block_layout import BlockLayouts
from ltoad.analysis.types.carriers import Carriers
from ltoad.analysis.types.integer_uses import is_count, sets_bit
from ltoad.analysis.types.moved_addresses import may_store_address
from ltoad.analysis.types.replaced_addresses import replaced_words
from ltoad.analysis.types.typing import MemoryTypes
from ltoad.differentiate.facts.cofunctions import Cofunctions
from ltoad.differentiate.facts.owned import Own
from ltoad.differentiate.keys.options import DerivativeOptions
from ltoad.differentiate.keys.signature import Key
from ltoad.ir.instructions import Call, Instruction, counted_from
from ltoad.ir.layout import DataLayout
from ltoad.ir.memory import ReadModifyWrite, Store
from ltoad.ir.types import DOUBLE, FLOAT, Type, is_floating, is_pointer, scalar_of
from ltoad.ir.values import Constant, ConstantInt, Value, is_null
from ltoad.rules.rows import PointerRow
from ltoad.rules.table import Rows


@dataclass(frozen=True, slots=True)
class Facts:
    """What is known about a function before its derivative is planned.

    ``speculated`` are float instructions whose result may be computed only to
    be thrown away by a select; ``discarded`` those of which no use is certain.  ``owned`` are
    loads of memory that threads share, to whose adjoints one of them adds.  ``without_addresses``
    are arguments behind which no caller has one.  ``waiting`` calls run in the reverse sweep only.
    ``last``: the derivative is not differentiated in turn.  ``keeps_errno``: the program may look
    at what mathematical functions leave in ``errno``.
    """

    key: Key
    form: NormalForm
    layout: DataLayout
    pointers: Pointers
    types: MemoryTypes
    carriers: Carriers
    activity: Activity
    overwrites: Overwrites
    speculated: frozenset[Value]
    discarded: frozenset[Value]
    global_heap: GlobalHeap
    classes: MemoryClasses
    cofunctions: Cofunctions
    owned: Mapping[Instruction, Own]
    without_addresses: frozenset[int]
    waiting: frozenset[Call] = frozenset()
    last: bool = True
    keeps_errno: bool = False
    layouts: BlockLayouts = field(default_factory=BlockLayouts, compare=False, repr=False)

    @property
    def pattern(self) -> Pattern:
        return self.key.pattern

    @property
    def options(self) -> DerivativeOptions:
        """What else the request said, or whoever calls the derivative."""
        return self.key.options

    @property
    def rows(self) -> Rows:
        """What is known of the functions that are called."""
        return self.form.rows

    def data_roots(self, pointer: Value) -> frozenset[Origin]:
        """The roots of a pointer through which data is read or written: of an address that was
        there, those where there may be one."""
        tables = self.pointers.data_roots(pointer)
        origins = [o for o in self.pointers.of(pointer) if not self._is_no_address(o)]
        return tables & frozenset(o.root for o in origins)

    def _is_no_address(self, origin: Origin) -> bool:
        """Whether this would be an address in memory that has none."""
        outer = origin.key
        if origin.kind is not OriginKind.CONTENT or not isinstance(outer, Origin):
            return False
        if outer.kind is OriginKind.ARGUMENT:
            return outer.key in self.without_addresses
        return self._is_no_address(outer)

    def is_unneeded(self, pointer: Value) -> bool:
        """Whether nobody wants what the primal leaves where a pointer leads."""
        origins = self.pointers.of(pointer)
        return bool(origins) and all(
            o.kind is OriginKind.ARGUMENT and o.key in self.key.unneeded for o in origins
        )

    def is_shared(self, pointer: Value) -> bool:
        """Whether other threads may add to the derivatives that a pointer leads to, too."""
        if self.options.shared is None:
            return False
        origins = self.pointers.of(pointer)
        return not origins or any(self.is_shared_origin(o) for o in origins)

    def is_own_variable(self, pointer: Value) -> bool:
        """Whether a pointer leads to the copy that a thread has of a variable of its own."""
        made_by = counted_from(pointer)
        row = self.rows.of(made_by) if isinstance(made_by, Call) else None
        return isinstance(row, PointerRow) and row.of_each_thread

    def is_shared_origin(self, origin: Origin) -> bool:
        """Whether other threads may add to the derivatives of memory of this origin, too."""
        if self.options.shared is None:
            return False
        if origin.kind is OriginKind.ARGUMENT:
            return origin.key in self.options.shared
        return not origin.is_local or origin in self.pointers.escaped

    def is_tagged(self, pointer: Value) -> bool:
        """Whether a pointer leads to active memory of which only the run tells what it holds."""
        return self.types.is_tagged(pointer) and self.has_shadow(pointer)

    def keeps_tags(self, pointer: Value, type_: Type) -> bool:
        """Whether an access to active memory keeps tags: it is tagged, or it may be by another
        name, and numbers lie there.  Their tags do no harm where nobody asks for them."""
        if self.is_tagged(pointer):
            return True
        if scalar_of(type_) not in (FLOAT, DOUBLE) or not self.types.may_be_tagged(pointer):
            return False
        return self.has_shadow(pointer)

    def stores_address(self, store: Store) -> bool:
        """Whether a store puts an address in active memory, so that its shadow must follow.

        So does null, also out of memory that holds nothing else: what was there may be freed, and
        is not to be freed once more.
        """
        if not self.has_shadow(store.pointer):
            return False
        leads_somewhere = self.pointers.of(store.value) or is_pointer(store.value.type)
        if not leads_somewhere and not is_null(store.value):
            return False
        return may_store_address(store, self.types, self.carriers)

    def replaced_words(self, store: Store) -> tuple[int, ...]:
        """Offsets of words in active memory in which numbers take the place of addresses, or the
        other way round; with tags the run takes care of them."""
        if not self.has_shadow(store.pointer) or self.types.is_tagged(store.pointer):
            return ()
        return replaced_words(store, self.types, self.layout)

    def exchanges_address(self, access: ReadModifyWrite) -> bool:
        """Whether an address in active memory is replaced, or moved, in one step with reading it;
        the shadow would have to follow in the same step."""
        if not self.has_shadow(access.pointer):
            return False
        kind = self.types.plain_kind(access)
        if kind in (INTEGER, NUMBER) or self.types.is_compared_count(access):
            return False
        if access.combines:
            return kind == ADDRESS or self._moves_address(access)
        is_address = kind == ADDRESS or not (
            self.carriers.carries(access.written) or self.types.contents(access).floats
        )
        return is_address and bool(self.pointers.of(access.written))

    def _moves_address(self, access: ReadModifyWrite) -> bool:
        """Whether an integer that is calculated with in memory may be an address.

        Of one that comes from outside, nothing but its type may be known; but who adds 1 counts.
        """
        former = self.pointers.of(access)
        if any(o.kind is not OriginKind.CONTENT for o in former):
            return True
        contents = self.types.contents(access)
        step = access.written
        counts = isinstance(step, ConstantInt) and abs(step.value) == 1
        return bool(former) and (
            0 in contents.addresses or (bool(contents.unknown | contents.unclear) and not counts)
        )

    def replaces_floats(self, access: Store | ReadModifyWrite) -> bool:
        """Whether a write may replace floats: one that surely moves integers or addresses does
        not."""
        value = access.value if isinstance(access, Store) else access.written
        active = not isinstance(value, Constant) and self.activity.is_active(value)
        if active or self.carriers.word(value):
            return True
        if isinstance(access, Store) and self.types.is_tagged(access.pointer):
            return not is_pointer(value.type)
        if self.types.plain_kind(access) is not None:
            return False
        contents = self.types.contents(access)
        if isinstance(access, ReadModifyWrite) and is_count(access):
            # whatever else lies there at other times, or is taken to lie there
            return bool(contents.floats) and sets_bit(access)
        if isinstance(access, ReadModifyWrite) and self.types.is_compared_state(access):
            return False
        if contents.floats or contents.unclear:
            return True
        unknown = bool(self.carriers.unknown_loads(value))
        return contents.unknown != 0 and (unknown or not self.pointers.of(value))

    def may_be_own_shadow(self, block: Value) -> bool:
        """Whether a block may stand for its shadow: nobody knows of floats or addresses there."""
        foreign = any(not o.root.is_local for o in self.pointers.of(block))
        unknown = self.types.kinds_at(block) <= {INTEGER, NUMBER}
        return self.may_be_inactive(block) or (foreign and unknown)

    def may_be_inactive(self, pointer: Value) -> bool:
        """Whether only the run tells if a pointer with a shadow leads to active memory."""
        return self.options.runtime_activity and any(
            o.root not in self.activity.objects or not (o.is_local or o.kind is OriginKind.GLOBAL)
            for o in self.pointers.of(pointer)
        )

    def keeps_constant(self, pointer: Value) -> bool:
        """Whether a pointer may lead to memory from before the derivative that counts as constant:
        what is active must not be stored there."""
        return self.rows.are_checked and self.may_be_inactive(pointer)

    def returns_address(self, call: Call) -> bool:
        """Whether a call returns a pointer, or a word that may be the address of active memory."""
        return self.layout.has_pointers(call.type) or (
            not is_floating(call.type) and self.has_shadow(call)
        )

    def has_shadow(self, pointer: Value) -> bool:
        """Whether a pointer may point to active memory."""
        if isinstance(pointer, Constant) and not self.pointers.of(pointer):
            return False
        return any(o.root in self.activity.objects for o in self.pointers.of(pointer))


def speculated_values(form: NormalForm) -> frozenset[Value]:
    """Float instructions from which a select's arms are computed in the same block."""
    found: set[Value] = set()
    for block in form.flow.order:
        for instruction in reversed(block.instructions):
            if instruction.opcode == "select":
                found.update(instruction.operands[1:])
            elif instruction in found and is_floating(instruction.type):
                found.update(instruction.operands)
    return frozenset(found)
