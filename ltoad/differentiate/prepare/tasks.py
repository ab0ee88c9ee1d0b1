"""Tasks of OpenMP, which derivatives run where they are made.

A task may run at once: nobody can rely on when it does.  So one that is made is a block of memory,
as libomp lays it out, and one that is handed over is a call of its function, after which the block
is freed.  A loop of tasks is one task with all of its iterations.

The function of a task that is untied runs in parts: each hands over the task once more, and a
number in it tells which part comes next.  So it calls itself.
"""

from __future__ import annotations

from ltoad.differentiate.prepare.exchange import exchange
from ltoad.ir.builder import Builder, Names
from ltoad.ir.instructions import BasicBlock, Call
from ltoad.ir.module import Module
from ltoad.ir.types import I32, I64, PTR, VOID, FunctionType
from ltoad.ir.values import Argument, ConstantInt, GlobalReference, Value, integer

_MALLOC = FunctionType(PTR, (I64,))
_FREE = FunctionType(VOID, (PTR,))
_ENTRIES = tuple(FunctionType(result, (I32, PTR)) for result in (I32, VOID))
"""Functions of tasks; those that flang makes return nothing."""
_DONE = integer(I32, 0)
"""What libomp answers when it has taken a task."""
_ALIGNMENT = 16
_TASK, _SIZE, _SHARED_SIZE, _FUNCTION = 2, 3, 4, 5
"""Where a task, and what it is made from, stand among the arguments."""
_FLAGS = 2
_TIED = 1
_PART = 16
"""Where in a task the number of its part is."""
_UPPER_BOUND = 5
_IS_LAST = 16
"""Bytes from where a loop's upper bound is to the flag of the task with the last iteration."""


class Tasks:
    """Rewrites the calls of one module that make tasks and hand them over."""

    def __init__(self, module: Module) -> None:
        self._module = module

    def make(self, call: Call, names: Names, replaced: dict[Value, Value]) -> None:
        """A block for the task, and behind that for the addresses of what it shares."""
        size, shared = call.operands[_SIZE], call.operands[_SHARED_SIZE]
        if not isinstance(size, ConstantInt) or not isinstance(shared, ConstantInt):
            return
        first = -(-size.value // _ALIGNMENT) * _ALIGNMENT
        scratch = Builder(names, BasicBlock("scratch"))
        self._module.declare("malloc", _MALLOC)
        block = scratch.call("malloc", _MALLOC, [integer(I64, first + shared.value)], hint="task")
        scratch.store(scratch.byte_offset(block, integer(I64, first)), block, align=8)
        flags = call.operands[_FLAGS]
        if not isinstance(flags, ConstantInt) or not flags.value & _TIED:
            scratch.store(integer(I32, 0), scratch.byte_offset(block, integer(I64, _PART)), align=4)
        assert call.parent is not None
        exchange(call.parent, call, scratch.block.instructions)
        replaced[call] = block

    def run(self, call: Call, names: Names, replaced: dict[Value, Value]) -> None:
        """Call the task's function; unless nobody can see which that is."""
        task = call.operands[_TASK]
        if isinstance(task, Argument):
            self._run_next_part(call, task, replaced)
            return
        if not isinstance(task, Call) or len(task.operands) <= _FUNCTION:
            return
        function = task.operands[_FUNCTION]
        if not isinstance(function, GlobalReference) or not self._module.defines(function.name):
            return
        entry = self._module.signature(function.name).type
        if entry not in _ENTRIES:
            return
        scratch = Builder(names, BasicBlock("scratch"))
        if call.type == VOID:
            bound = call.operands[_UPPER_BOUND]
            last = scratch.byte_offset(bound, integer(I64, _IS_LAST))
            scratch.store(integer(I32, 1), last, align=4)
        made = Call(function, entry, [call.operands[1], task], metadata=call.metadata)
        scratch.append(made, "" if entry.result == VOID else "done")
        if call.type != VOID:
            replaced[call] = _DONE if entry.result == VOID else made
        self._free(task, scratch)
        assert call.parent is not None
        exchange(call.parent, call, scratch.block.instructions)

    def _run_next_part(self, call: Call, task: Argument, replaced: dict[Value, Value]) -> None:
        """Let the function of an untied task go on."""
        assert call.parent is not None
        function = call.parent.parent
        if function is None or function.type not in _ENTRIES or task.index != 1:
            return
        thread = function.arguments[0]
        made = Call(GlobalReference(function.name), function.type, [thread, task])
        exchange(call.parent, call, [made])
        replaced[call] = _DONE

    def end(self, call: Call, names: Names, replaced: dict[Value, Value]) -> None:
        """Of a task whose function was called as such, the block is freed."""
        del replaced
        scratch = Builder(names, BasicBlock("scratch"))
        self._free(call.operands[_TASK], scratch)
        assert call.parent is not None
        exchange(call.parent, call, scratch.block.instructions)

    def _free(self, task: Value, scratch: Builder) -> None:
        self._module.declare("free", _FREE)
        scratch.call("free", _FREE, [task])
