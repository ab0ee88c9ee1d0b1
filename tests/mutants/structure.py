"""Changes of what a function is made of: branches, calls, blocks of memory and kinds of numbers.

Each takes a function and says whether it has changed it, as those of
:mod:`tests.mutants.mutations` do.
"""

from __future__ import annotations

from ltoad.ir.calls import Invoke
from ltoad.ir.instructions import (
    BasicBlock,
    Branch,
    Call,
    IndexedAggregate,
    Instruction,
    Phi,
    Switch,
)
from ltoad.ir.memory import Alloca, Atomicity, AtomicUpdate, Load, Store
from ltoad.ir.pads import LandingPad
from ltoad.ir.types import (
    DOUBLE,
    FLOAT,
    I1,
    I32,
    I64,
    PTR,
    VOID,
    FloatType,
    FunctionType,
    StructType,
    Type,
)
from ltoad.ir.values import ConstantText, GlobalReference, Value, integer
from tests.mutants.mutations import Mutation, Workplace, before, pick, replace_value

KINDS = tuple(map(FloatType, ("half", "bfloat", "float", "double", "x86_fp80", "fp128")))
WIDTHS = {"half": 2, "bfloat": 2, "float": 4, "double": 8, "x86_fp80": 10, "fp128": 16}


def _put(place: Workplace, chosen: Instruction, *steps: Instruction) -> None:
    """Insert steps in front of an instruction, with names for what they compute."""
    block = chosen.parent
    assert block is not None
    at = block.instructions.index(chosen)
    for step in steps:
        if step.type != VOID:
            step.name = place.names.fresh("put")
        block.insert(at, step)
        at += 1


def retarget(place: Workplace) -> bool:
    """A branch goes to another block, so that loops get second entries and code gets lost."""
    chosen = pick(place, lambda i: isinstance(i, Branch))
    plain = [b for b in place.function.blocks[1:] if not any(b.phis())]
    if not isinstance(chosen, Branch) or not plain or chosen.parent is None:
        return False
    index = place.random.randrange(len(chosen.targets))
    former, new = chosen.targets[index], place.random.choice(plain)
    if former is new:
        return False
    if chosen.targets.count(former) == 1:
        for phi in former.phis():
            at = phi.blocks.index(chosen.parent)
            del phi.blocks[at], phi.operands[at]
    chosen.targets[index] = new
    return True


def to_switch(place: Workplace) -> bool:
    """A branch with a condition becomes a switch, maybe with two ways to one block."""
    chosen = pick(place, lambda i: isinstance(i, Branch) and len(i.targets) == 2)
    if not isinstance(chosen, Branch) or chosen.parent is None:
        return False
    first, second = chosen.targets
    if first is second or any(first.phis()):
        return False
    wide = Instruction("zext", I32, [chosen.operands[0]])
    _put(place, chosen, wide)
    cases = place.random.choice(((1,), (1, 7), (-1, 1, 2)))
    switch = Switch(wide, [second, *(first for _ in cases)], cases)
    block = chosen.parent
    block.instructions[-1] = switch
    switch.parent = block
    return True


def to_invoke(place: Workplace) -> bool:
    """A call may throw, and what is thrown is passed on."""
    chosen = pick(place, lambda i: type(i) is Call and bool(i.callee_name))
    block = chosen.parent if chosen is not None else None
    if not isinstance(chosen, Call) or block is None or chosen.tail == "musttail":
        return False
    if chosen.callee_name.startswith(("llvm.", "__enzyme")):
        return False
    function = place.function
    if "personality" not in function.suffix:
        function.suffix = f"{function.suffix} personality ptr null".strip()
    at = block.instructions.index(chosen)
    rest, pad = (function.add_block(place.names.fresh(name)) for name in ("rest", "pad"))
    for moved in block.instructions[at + 1 :]:
        rest.append(moved)
    del block.instructions[at:]
    for successor in dict.fromkeys(rest.successors):
        for phi in successor.phis():
            phi.blocks = [rest if b is block else b for b in phi.blocks]
    invoke = Invoke(chosen, rest, pad)
    invoke.tail = ""
    block.append(invoke)
    replace_value(function, chosen, invoke)
    _resume(pad, place)
    return True


def _resume(pad: BasicBlock, place: Workplace) -> None:
    type_ = StructType((PTR, I32))
    landing = LandingPad(type_, [], [], flags=("cleanup",), name=place.names.fresh("landing"))
    pad.append(landing)
    pad.append(Instruction("resume", VOID, [landing]))


def through_pointer(place: Workplace) -> bool:
    """A function is called by an address that comes out of a variable."""
    chosen = pick(place, lambda i: type(i) is Call and bool(i.callee_name))
    if not isinstance(chosen, Call) or chosen.callee_name.startswith(("llvm.", "__enzyme")):
        return False
    slot = Alloca(PTR, PTR, align=8)
    entry = place.function.entry
    _put(place, entry.instructions[0], slot)
    address = Load(PTR, slot, align=8)
    _put(place, chosen, Store(chosen.callee, slot, align=8), address)
    chosen.callee = address
    return True


def to_atomic(place: Workplace) -> bool:
    """A store becomes an exchange, or an addition."""
    chosen = pick(place, lambda i: isinstance(i, Store) and i.access_type in (DOUBLE, FLOAT, I64))
    if not isinstance(chosen, Store) or chosen.parent is None:
        return False
    floats = isinstance(chosen.access_type, FloatType)
    operation = place.random.choice(("xchg", "fadd", "fmax") if floats else ("xchg", "add", "or"))
    update = AtomicUpdate(
        operation, chosen.pointer, chosen.value, align=8, atomicity=Atomicity("seq_cst")
    )
    _put(place, chosen, update)
    chosen.parent.instructions.remove(chosen)
    return True


def to_copy(place: Workplace) -> bool:
    """A number is moved as a block of bytes, by way of a variable."""
    chosen = pick(place, lambda i: isinstance(i, Load) and i.type in (DOUBLE, FLOAT, I64, PTR))
    if not isinstance(chosen, Load):
        return False
    slot = Alloca(PTR, chosen.type, align=8)
    _put(place, place.function.entry.instructions[0], slot)
    size = 4 if chosen.type == FLOAT else 8
    name = place.random.choice(("llvm.memcpy.p0.p0.i64", "llvm.memmove.p0.p0.i64"))
    arguments: list[Value] = [slot, chosen.pointer, integer(I64, size), ConstantText(I1, "false")]
    type_ = FunctionType(VOID, (PTR, PTR, I64, I1))
    place.declared[name] = type_
    _put(place, chosen, Call(GlobalReference(name), type_, arguments))
    chosen.operands[0] = slot
    return True


def through_kind(place: Workplace) -> bool:
    """A number is rounded to another kind and back."""
    chosen = pick(place, lambda i: isinstance(i.type, FloatType) and not isinstance(i, Phi))
    users = [u for u in place.function.instructions() if chosen in u.operands]
    users = [u for u in users if not isinstance(u, Phi)]
    if chosen is None or not users or not isinstance(chosen.type, FloatType):
        return False
    other = place.random.choice([k for k in KINDS if _width(k) != _width(chosen.type)])
    narrower = _width(other) < _width(chosen.type)
    user = place.random.choice(users)
    there = Instruction("fptrunc" if narrower else "fpext", other, [chosen])
    back = Instruction("fpext" if narrower else "fptrunc", chosen.type, [there])
    _put(place, user, there, back)
    user.operands = [back if o is chosen else o for o in user.operands]
    return True


def _width(kind: Type) -> int:
    return WIDTHS.get(kind.kind, 0) if isinstance(kind, FloatType) else 0


def as_struct(place: Workplace) -> bool:
    """Two words are read at once, and one is taken out."""
    chosen = pick(place, lambda i: isinstance(i, Load) and i.type in (DOUBLE, I64, PTR))
    if not isinstance(chosen, Load) or chosen.parent is None:
        return False
    pair = StructType((chosen.type, place.random.choice((DOUBLE, I64, PTR))))
    load = Load(pair, chosen.pointer, align=8)
    part = IndexedAggregate("extractvalue", chosen.type, [load], (0,))
    _put(place, chosen, load, part)
    replace_value(place.function, chosen, part)
    chosen.parent.instructions.remove(chosen)
    return True


def choose_value(place: Workplace) -> bool:
    """A value is one of two."""
    chosen = pick(place, lambda i: bool(i.operands) and not isinstance(i, Phi))
    if chosen is None:
        return False
    index = place.random.randrange(len(chosen.operands))
    former = chosen.operands[index]
    others = [v for v in before(place, chosen) if v.type == former.type and v is not former]
    conditions = [v for v in before(place, chosen) if v.type == I1]
    if not others or not conditions:
        return False
    operands = [place.random.choice(conditions), former, place.random.choice(others)]
    select = Instruction("select", former.type, operands)
    _put(place, chosen, select)
    chosen.operands[index] = select
    return True


STRUCTURAL: tuple[Mutation, ...] = (
    retarget,
    retarget,
    to_switch,
    to_invoke,
    to_invoke,
    through_pointer,
    to_atomic,
    to_copy,
    through_kind,
    as_struct,
    choose_value,
)
