"""What the plan of a derivative is, loop by loop, for a person who wants it faster or smaller."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ltoad.analysis.shape.loops import Loop
from ltoad.differentiate.keys.call_plan import CallPlan
from ltoad.differentiate.keys.signature import Mode
from ltoad.differentiate.plan.nodes import Node
from ltoad.differentiate.plan.plan import Plan
from ltoad.differentiate.replay.replay import Objection
from ltoad.ir.authors import origin_of
from ltoad.ir.instructions import Call, Instruction
from ltoad.ir.location import location_of, path_of
from ltoad.ir.module import Module
from ltoad.ir.printer import print_instruction
from ltoad.rules.baton import hands_on
from ltoad.rules.threads import enters_thread
from ltoad.stages import KeptValue

_INDENT = "  "


def explain(plan: Plan, objections: Sequence[Objection], module: Module) -> tuple[str, ...]:
    """Lines on what is kept for the reverse sweep and why, calls, and loops in their order."""
    return tuple(_Explanation(plan, objections, module).lines())


def kept_values(plan: Plan, module: Module) -> tuple[KeptValue, ...]:
    """What goes to the tape, with its place in the source."""
    found = []
    for node in plan.slots:
        assert isinstance(node.value, Instruction)
        place = location_of(node.value, module)
        what = print_instruction(node.value).partition(", !")[0].strip()
        shadow = "the shadow of " if node.shadow else ""
        size = plan.facts.layout.size_of(node.value.type)
        file, line = (place.file, place.line) if place is not None else ("", 0)
        path = path_of(node.value, module)
        found.append(KeptValue(file, path, line, size, shadow + what))
    return tuple(found)


class _Explanation:
    def __init__(self, plan: Plan, objections: Sequence[Objection], module: Module) -> None:
        self._plan = plan
        self._form = plan.facts.form
        self._objections = objections
        self._module = module

    def lines(self) -> Iterator[str]:
        yield from self._inside(None, "")
        for loop in self._form.forest.roots:
            yield from self._loop(loop, "")

    def _loop(self, loop: Loop, indent: str) -> Iterator[str]:
        first = next((i for i in loop.header.instructions if self._place(i)), None)
        place = self._place(first) if first is not None else ""
        known = self._form.loops[loop].trip_count is not None
        count = "its trip count is known on entry" if known else "only the run tells its trip count"
        size = sum(self._size(n) for n in self._kept(loop))
        cost = f"{size} bytes an iteration" if size else "keeps nothing"
        yield f"{indent}loop{place or ' ' + loop.header.name}: {cost}, {count}"
        if loop in self._plan.idle.loops.values():
            yield f"{indent}{_INDENT}left out where the adjoints of its results are zero"
        gather = self._plan.gathers.get(loop)
        if gather is not None:
            iterations = len(gather.shifts)
            yield f"{indent}{_INDENT}derivatives are gathered, of {iterations} iterations at a time"
        for block in self._plan.blocks:
            if block.loop is loop:
                many = len(block.loads)
                example = self._told(block.loads[0]).strip()
                yield f"{indent}{_INDENT}copies before it what {many} loads read, such as {example}"
        yield from self._inside(loop, indent + _INDENT)
        for inner in loop.children:
            yield from self._loop(inner, indent + _INDENT)

    def _inside(self, loop: Loop | None, indent: str) -> Iterator[str]:
        """What belongs to a loop, and to none inside it."""
        for objection in self._objections:
            header = objection.loop.header.name
            if loop is not None and header == loop.header.name:
                what = self._told(objection.instruction) if objection.instruction else ""
                yield f"{indent}not replayed: {objection.reason}{what}"
        yield from self._calls(loop, indent)
        for instruction in self._form.function.instructions():
            if self._innermost(instruction) is not loop or not isinstance(instruction, Call):
                continue
            if enters_thread(instruction.callee_name):
                place = self._own_place(instruction)
                yield f"{indent}a thread that is started{place}: called here, not run in parallel"
            elif hands_on(instruction.callee_name):
                place = self._own_place(instruction)
                yield f"{indent}a thread may wait for others{place}: one of them runs at a time"
        for node in self._kept(loop):
            shadow = "the shadow of " if node.shadow else ""
            assert isinstance(node.value, Instruction)
            what = shadow + self._told(node.value).strip()
            yield f"{indent}keeps {self._size(node)} bytes: {what}"

    def _calls(self, loop: Loop | None, indent: str) -> Iterator[str]:
        for call, plan in self._plan.calls.items():
            if self._innermost(call) is loop:
                yield f"{indent}call of {plan.key.function}{self._place(call)}: {_means(plan)}"
                if call in self._plan.idle.calls:
                    yield f"{indent}{_INDENT}left out where the adjoint of its result is zero"

    def _kept(self, loop: Loop | None) -> list[Node]:
        chains = {node: self._plan.loops[node] for node in self._plan.slots}
        return [n for n, chain in chains.items() if (chain[-1] if chain else None) is loop]

    def _innermost(self, value: object) -> Loop | None:
        assert isinstance(value, Instruction)
        chain = self._form.loop_chain(value)
        return chain[-1] if chain else None

    def _size(self, node: Node) -> int:
        return self._plan.facts.layout.size_of(node.value.type)

    def _place(self, instruction: Instruction) -> str:
        found = location_of(instruction, self._module)
        return f" at {found}" if found is not None else ""

    def _own_place(self, instruction: Instruction) -> str:
        """Where the program's own code does it, not that of a library."""
        own = origin_of(instruction, self._module, self._form.function.name).location
        return f" at {own}" if own is not None else ""

    def _told(self, instruction: Instruction) -> str:
        text = print_instruction(instruction).partition(", !")[0]
        return f" {text}{self._place(instruction)}"


def _means(plan: CallPlan) -> str:
    if plan.missing:
        return "unknown"
    if plan.delayed:
        return "both sweeps at once in the reverse sweep, since nothing in between needs it"
    if plan.untaped:
        return "its reverse sweep needs no tape"
    return {
        Mode.REPLAYED: "an iteration of a loop, run again in the reverse sweep",
        Mode.COMBINED: "run again in the reverse sweep, since it is small",
        Mode.AUGMENTED: "keeps a tape of its own",
    }[plan.key.mode]
