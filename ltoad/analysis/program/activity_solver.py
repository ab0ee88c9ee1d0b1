"""Finds which values and which memory of one function can carry derivative.

See :mod:`ltoad.analysis.program.activity` for what is found.  Varied values and active objects
grow forwards until nothing is new; useful values follow backwards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from ltoad.analysis.memory.kinds import INTEGER, NUMBER
from ltoad.analysis.memory.offsets import ANYWHERE
from ltoad.analysis.memory.origins import Origin, OriginKind
from ltoad.analysis.memory.pointers import Pointers
from ltoad.analysis.program.activity import Activity, Outcome, OutcomeOf, Pattern
from ltoad.analysis.program.activity_rules import CalleeRules
from ltoad.analysis.types.carriers import Carriers
from ltoad.analysis.types.moved_addresses import may_move_addresses, may_store_address
from ltoad.analysis.types.typing import MemoryTypes
from ltoad.ir.instructions import Branch, Call, Compare, Function, Instruction, Return, Switch
from ltoad.ir.memory import Load, MemoryAccess, ReadModifyWrite, Store
from ltoad.ir.types import is_integer, is_pointer
from ltoad.ir.values import Argument, Value
from ltoad.rules.rows import Row, ZeroRow
from ltoad.rules.table import opcode_row


@dataclass(frozen=True, slots=True)
class MemoryFacts:
    """What is known of a function's pointers, memory and integers."""

    pointers: Pointers
    types: MemoryTypes
    carriers: Carriers


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What a function's analysis asks about the rest of the program.

    ``has_no_shadow`` tells of functions and the like, ``is_inert`` of a global that no float lies
    in or behind: a table of functions.
    ``inactive_globals`` are those of which the program says so.
    """

    callees: CalleeRules
    outcome_of: OutcomeOf
    is_inactive_global: Callable[[str], bool]
    has_no_shadow: Callable[[str], bool]
    is_inert: Callable[[str], bool]
    active_globals: frozenset[str]
    inactive_globals: frozenset[str] = frozenset()


class ActivitySolver:
    """Runs the analysis of one function to its fixpoint."""

    def __init__(
        self, function: Function, pattern: Pattern, facts: MemoryFacts, surroundings: Surroundings
    ) -> None:
        self._function = function
        self._pointers = facts.pointers
        self._types = facts.types
        self._carriers = facts.carriers
        self._surroundings = surroundings
        self.activity = Activity(pattern)
        self.activity.objects |= {
            Origin(OriginKind.GLOBAL, name) for name in surroundings.active_globals
        }
        self._stores: set[int] = set()
        self._held: set[int] = set()
        self._globals: set[str] = set()
        self._uncertain = False
        self._behind: set[Origin] = set()
        self._reached: set[str] = set()
        self._loose: set[Value] = set()
        """Integers that may have been calculated with bits of active words of unknown type."""

    def solve(self) -> Activity:
        """Varied forwards to a fixpoint, then useful backwards."""
        activity = self.activity
        for argument, active in zip(
            self._function.arguments, activity.pattern.arguments, strict=True
        ):
            if active and is_pointer(argument.type):
                activity.objects.add(Origin(OriginKind.ARGUMENT, argument.index))
            elif active:
                activity.varied.add(argument)
        instructions = list(self._function.instructions())
        before: tuple[int, ...] = ()
        while before != self._size():
            before = self._size()
            for instruction in instructions:
                self._forwards(instruction)
            if activity.pattern.result:
                self._activate_returned()
        self._backwards(instructions)
        activity.outcome = Outcome(
            frozenset(self._stores),
            frozenset(self._held),
            frozenset(self._globals),
            self._result_varied(),
            self._result_leads_to_active(),
            uncertain=self._uncertain,
            behind=frozenset(self._behind),
            reached=frozenset(self._reached),
        )
        activity.reloaded = self._reloaded(instructions)
        return activity

    def _reloaded(self, instructions: list[Instruction]) -> frozenset[int]:
        found = set()
        for instruction in instructions:
            if isinstance(instruction, Load):
                pointers = [instruction.pointer] if self._carriers.carries(instruction) else []
            elif isinstance(instruction, Call) and self._row(instruction) is None:
                pointers = [o for o in instruction.operands if is_pointer(o.type)]
            else:
                continue
            roots = {o.root for p in pointers for o in self._pointers.of(p)}
            found |= {r.key for r in roots if r.kind is OriginKind.ARGUMENT}
        return frozenset(k for k in found if isinstance(k, int))

    def _size(self) -> tuple[int, ...]:
        activity = self.activity
        sets = (activity.varied, activity.objects, self._stores, self._held, self._loose)
        return (*(len(s) for s in sets), len(self._behind), len(self._reached))

    def points_to_active(self, pointer: Value) -> bool:
        return any(o.root in self.activity.objects for o in self._pointers.of(pointer))

    # Forwards

    def _forwards(self, instruction: Instruction) -> None:
        if isinstance(instruction, Call):
            self._forward_call(instruction)
            self._join_pointers(instruction)
        elif isinstance(instruction, MemoryAccess):
            self._forward_access(instruction)
        elif is_pointer(instruction.type):
            self._join_pointers(instruction)
        else:
            if self._depends(instruction):
                self.activity.varied.add(instruction)
            compares = isinstance(instruction, Compare)
            if not compares and any(map(self._is_loose, instruction.operands)):
                self._loose.add(instruction)

    def _is_loose(self, value: Value) -> bool:
        """Whether an integer may be such a one; of what comes from elsewhere nobody knows."""
        if not is_integer(value.type):
            return False
        return value in self._loose or isinstance(value, (Argument, Call))

    def _depends(self, instruction: Instruction) -> bool:
        varied = self.activity.varied
        if isinstance(instruction, (Compare, Return, Branch, Switch)):
            return False
        if not self._carriers.carries(instruction):
            return False
        # Arithmetic on the bits of a float passes its dependence on: there is no
        # adjoint for it, and it is refused where it becomes a float again.
        bits = is_integer(instruction.operands[0].type)
        if isinstance(opcode_row(instruction.opcode), ZeroRow) and not bits:
            return False
        return any(o in varied for o in instruction.operands)

    def _forward_access(self, access: MemoryAccess) -> None:
        if isinstance(access, Load):
            self._forward_load(access)
        elif isinstance(access, Store):
            bits = access.calculated and self._is_loose(access.value)
            if bits or access.value in self.activity.varied or self.points_to_active(access.value):
                self.activate(access.pointer)
            moved = may_store_address(access, self._types, self._carriers)
            if moved and self.points_to_active(access.pointer):
                self._hold(self._pointers.of(access.value))
        else:
            assert isinstance(access, ReadModifyWrite)
            if any(o in self.activity.varied for o in access.operands[1:]):
                self.activate(access.pointer)
                self.activity.varied.add(access)
            self._forward_exchange(access)
            if self._carriers.carries(access) and self.points_to_active(access.pointer):
                self.activity.varied.add(access)

    def _forward_load(self, load: Load) -> None:
        address = is_pointer(load.type) or not self._carriers.carries(load)
        if address and self.points_to_active(load):
            # what holds the address of active memory has a shadow with the shadow's
            self._join_pointers(load)
            self.activate(load.pointer)
        if self.points_to_active(load.pointer):
            if self._carriers.carries(load):
                self.activity.varied.add(load)
            elif load.moved_apart or self._types.is_tagged(load.pointer):
                self._loose.add(load)

    def _forward_exchange(self, access: ReadModifyWrite) -> None:
        """Addresses that go into memory and come out of it."""
        address = is_pointer(access.access_type) or not self._carriers.carries(access)
        if address and self.points_to_active(access):
            self._join_pointers(access)
            self.activate(access.pointer)
        if self.points_to_active(access.written):
            self.activate(access.pointer)
        if self.points_to_active(access.pointer):
            self._hold(self._pointers.of(access.written))

    def _join_pointers(self, instruction: Instruction) -> None:
        """A pointer that may lead to several objects needs shadows of all or of none."""
        if self.points_to_active(instruction):
            self._activate_all(self._pointers.of(instruction))

    def _activate_all(self, origins: Iterable[Origin]) -> None:
        """Give shadows to the objects that can have one here: constant tables, too."""
        for origin in origins:
            if origin.root.is_local:
                self._activate_root(origin.root)
            elif self._is_shadowed_global(origin):
                assert isinstance(origin.key, str)
                self._globals.add(origin.key)
                self.activity.objects.add(origin)

    def _is_shadowed_global(self, origin: Origin) -> bool:
        if origin.kind is not OriginKind.GLOBAL or self._is_function(origin):
            return False
        return origin.key not in self._surroundings.inactive_globals

    def _activate_returned(self) -> None:
        """Who asks for the shadow of a returned pointer may put derivatives there."""
        for value in self._returned():
            if self._pointers.may_have_address(value):
                self._activate_all(self._pointers.of(value))

    def _hold(self, origins: Iterable[Origin]) -> None:
        """What active memory leads to is active: through it, floats there are read as such."""
        for origin in origins:
            root = origin.root
            if root in self.activity.objects or not self._leads_to_floats(origin):
                continue
            if root.kind is OriginKind.ARGUMENT:
                assert isinstance(root.key, int)
                self._held.add(root.key)
            elif root.is_local or self._is_shadowed_global(root):
                self._activate_all([root])
            elif not self._is_function(root):
                self._uncertain = True

    def _leads_to_floats(self, origin: Origin) -> bool:
        """Whether floats, or addresses of whatever there is, may lie behind a pointer."""
        if origin.root.kind is OriginKind.GLOBAL:
            assert isinstance(origin.root.key, str)
            if self._surroundings.is_inert(origin.root.key):
                return False
        kinds = self._types.kinds_behind(origin)
        # where nothing is known here, callers may know more
        return not kinds or not kinds <= {INTEGER, NUMBER}

    def _is_function(self, origin: Origin) -> bool:
        return isinstance(origin.key, str) and self._surroundings.has_no_shadow(origin.key)

    def activate(self, pointer: Value) -> None:
        origins = self._pointers.of(pointer)
        if not origins:
            self.activity.lost[pointer] = None
        for origin in origins:
            self._activate_origin(origin)

    def _activate_origin(self, origin: Origin) -> None:
        root = origin.root
        if (
            root is not origin
            and root.kind is OriginKind.ARGUMENT
            and root in self.activity.objects
        ):
            self._behind.add(origin)
        if root.kind is OriginKind.GLOBAL and not self._is_function(root):
            self._reached.add(str(root.key))
        self._activate_root(root)

    def _activate_root(self, root: Origin) -> None:
        if root in self.activity.objects:
            return
        if root.kind is OriginKind.ARGUMENT:
            assert isinstance(root.key, int)
            self._stores.add(root.key)
            return
        if root.kind is OriginKind.GLOBAL:
            assert isinstance(root.key, str)
            if self._surroundings.is_inactive_global(root.key):
                return
            self._globals.add(root.key)
        self.activity.objects.add(root)

    def _row(self, call: Call) -> Row | None:
        return self._pointers.rows.of(call)

    def _forward_call(self, call: Call) -> None:
        row = self._row(call)
        if row is None:
            self._forward_unknown(call)
        else:
            self._surroundings.callees.vary(call, row, self)

    # What kinds of callees ask (ActivityView)

    def is_varied(self, value: Value) -> bool:
        return value in self.activity.varied

    def carries(self, value: Value) -> bool:
        return self._carriers.carries(value)

    def vary(self, value: Value) -> None:
        self.activity.varied.add(value)

    def hold_moved(self, source: Value, target: Value) -> None:
        if may_move_addresses(source, target, self._types):
            self._hold(self._inside(source))

    def holds_active_address(self, block: Value) -> bool:
        return any(inner.root in self.activity.objects for inner in self._inside(block))

    def may_move_floats(self, source: Value, target: Value) -> bool:
        return self._types.kinds_at(source) | self._types.kinds_at(target) != {INTEGER}

    def _inside(self, block: Value) -> set[Origin]:
        """What the pointers in a block lead to; a text has none."""
        pointers = self._pointers
        texts = pointers.texts.without_addresses(block)
        blocks = (o for o in pointers.of(block) if o not in texts)
        return {i for o in blocks for i in pointers.memory.contents(o, ANYWHERE)}

    # Calls of functions with bodies

    def _forward_unknown(self, call: Call) -> None:
        arguments = tuple(
            o in self.activity.varied or self.points_to_active(o) for o in call.operands
        )
        addresses = self._pointers.may_have_address(call)
        wanted = addresses and self.points_to_active(call)
        outcome = self._surroundings.outcome_of(call, Pattern(arguments, wanted))
        for index in outcome.held:
            if index < len(call.operands):
                self._hold(self._pointers.of(call.operands[index]))
        for index in outcome.stores:
            if index < len(call.operands):
                self._receive(call.operands[index], outcome)
        self._receive_behind(call, outcome)
        for name in outcome.globals:
            self._activate_root(Origin(OriginKind.GLOBAL, name))
        self._uncertain |= outcome.uncertain
        self._reached |= outcome.reached
        if outcome.address and addresses:
            self.activate(call)
        if outcome.result and not is_pointer(call.type):
            self.activity.varied.add(call)

    def _receive_behind(self, call: Call, outcome: Outcome) -> None:
        """Active values are stored where addresses lead that lie in active memory."""
        for origin in outcome.behind:
            for place in self._pointers.translate(origin, call):
                if place.root.kind is not OriginKind.GLOBAL or self._is_shadowed_global(place.root):
                    self._activate_origin(place)

    def _receive(self, pointer: Value, outcome: Outcome) -> None:
        """Active values are stored behind a pointer, or may be: if floats lie there."""
        if not outcome.guessed:
            self.activate(pointer)
            return
        for origin in self._pointers.of(pointer):
            constant = origin.root.kind is OriginKind.ARGUMENT and outcome.vouched
            if self._leads_to_floats(origin) and not constant:
                self._activate_root(origin.root)

    def _result_varied(self) -> bool:
        for value in self._returned():
            # an integer may be an address, or the bits of a float
            unclear = not self._carriers.has_pointers(value.type)
            if value in self.activity.varied or (unclear and self.points_to_active(value)):
                return True
        return False

    def _result_leads_to_active(self) -> bool:
        return any(self.points_to_active(value) for value in self._returned())

    def _returned(self) -> Iterator[Value]:
        for instruction in self._function.instructions():
            if isinstance(instruction, Return) and instruction.value is not None:
                yield instruction.operands[0]

    # Backwards

    def _backwards(self, instructions: list[Instruction]) -> None:
        useful = self.activity.useful
        before = -1
        while before != len(useful):
            before = len(useful)
            for instruction in reversed(instructions):
                if self._passes_on(instruction):
                    useful.update(instruction.operands)

    def _stores_float(self, store: Store) -> bool:
        word = self._carriers.word(store.value)
        if not word.spoilt:
            return bool(word.lanes)
        return self._types.may_hold_float(store) or self._types.holds_pieces(store.pointer)

    def _passes_on(self, instruction: Instruction) -> bool:
        """Whether the derivative of the operands matters."""
        if isinstance(instruction, Return):
            return self.activity.pattern.result
        if isinstance(instruction, Store):
            return self.points_to_active(instruction.pointer) and self._stores_float(instruction)
        if isinstance(instruction, ReadModifyWrite):
            return self.points_to_active(instruction.pointer)
        if isinstance(instruction, Call):
            row = self._row(instruction)
            if row is None or self._surroundings.callees.arguments_matter(row):
                return True
        return instruction in self.activity.varied and instruction in self.activity.useful
