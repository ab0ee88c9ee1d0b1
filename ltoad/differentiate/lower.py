"""Replaces a request by a call of the derivative."""

from __future__ import annotations

from ltoad.analysis.activity import Pattern
from ltoad.differentiate.engine import Engine
from ltoad.differentiate.freed_inputs import frees_inputs
from ltoad.differentiate.global_shadows import ENTER, LEAVE, TYPE
from ltoad.differentiate.request import Request
from ltoad.differentiate.signature import Interface, Key, Mode
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.builder import Builder, Names
from ltoad.ir.clone import remap
from ltoad.ir.instructions import BasicBlock, Branch, Call, Function, Instruction
from ltoad.ir.types import I32, VOID, FloatType, IntType, StructType, Type, is_floating, is_pointer
from ltoad.ir.values import ConstantFloat, ConstantSimple, GlobalReference, Value, integer


def lower(request: Request, engine: Engine, caller: Function, names: Names) -> None:
    """Put the call of a gradient in the place of a request in ``caller``."""
    primal = engine.module.function(request.function)
    result = primal.result_type
    active_result = is_floating(result) and not is_pointer(result)
    if not active_result and result != VOID and not isinstance(result, (IntType,)):
        active_result = False
    pattern = Pattern(tuple(a.is_active for a in request.arguments), active_result)
    key = Key(request.function, pattern, Mode.COMBINED, (False,) * len(pattern.arguments))
    for index, argument in enumerate(request.arguments):
        for value in (argument.value, argument.shadow):
            if value is not None:
                engine.library.tell(value, caller, request.function, index)
    engine.library.settle(request.function, pattern)
    engine.frees_inputs |= frees_inputs(engine.program, request.function, pattern)
    _check_constant_memory(request, engine, pattern)
    held = engine.library.activity(request.function, pattern).outcome.held
    engine.runtime_activity |= request.runtime_activity or bool(held)
    name, interface = engine.require(key)
    site = _Site(request.call, caller, names)
    if engine.library.active_globals:
        engine.module.declare(ENTER, TYPE)
        engine.module.declare(LEAVE, TYPE)
        site.around = (ENTER, LEAVE)
    site.write(request, name, interface, primal)


def _check_constant_memory(request: Request, engine: Engine, pattern: Pattern) -> None:
    """A constant pointer through which active values pass would lose their derivative."""
    solution = engine.library.activity(request.function, pattern)
    for index in sorted(solution.outcome.stores & solution.reloaded):
        raise Unsupported(
            request.call,
            f"argument {index + 1} of '{request.function}' is marked enzyme_const, but active "
            "values are stored in its memory and read again",
            "pass it as enzyme_dup with a zeroed shadow",
        )


class _Site:
    """The place of a request, and the instructions that replace it."""

    def __init__(self, call: Call, caller: Function, names: Names) -> None:
        assert call.parent is not None
        self._call = call
        self._caller = caller
        self._block = call.parent
        self._scratch = BasicBlock("scratch")
        self._builder = Builder(names, self._scratch)
        self._names = names
        self.around: tuple[str, str] | None = None
        self._builder.metadata = tuple(m for m in call.metadata if m[0] == "dbg")

    def write(self, request: Request, name: str, interface: Interface, primal: Function) -> None:
        arguments = [
            self._passed(a.value, p.type)
            for a, p in zip(request.arguments, primal.arguments, strict=True)
        ]
        attributes: list[tuple[str, ...]] = [
            tuple(w for w in p.attributes if w.startswith(("byval(", "zeroext", "signext")))
            for p in primal.arguments
        ]
        for index in interface.shadow_arguments:
            shadow = request.arguments[index].shadow
            assert shadow is not None
            arguments.append(shadow)
        if interface.result_adjoint is not None:
            arguments.append(_one(interface.result_adjoint))
        attributes += [()] * (len(arguments) - len(attributes))
        call = Call(
            GlobalReference(name), interface.type, arguments, argument_attributes=attributes
        )
        if self._call.opcode == "invoke":
            self._become_invoke(call)
        if self.around is not None:
            self._builder.call(self.around[0], TYPE, [])
        self._builder.append(call, "gradient")
        if self.around is not None:
            self._builder.call(self.around[1], TYPE, [])
        result = self._result(request, call, interface)
        self._replace(result)

    def _passed(self, value: Value, type_: Type) -> Value:
        """Undo the promotions of variadic arguments."""
        if value.type == type_:
            return value
        builder = self._builder
        if isinstance(type_, FloatType) and isinstance(value.type, FloatType):
            wide = _rank(type_) > _rank(value.type)
            return builder.cast("fpext" if wide else "fptrunc", value, type_)
        if isinstance(type_, IntType) and isinstance(value.type, IntType):
            return builder.resize(value, type_)
        raise Unsupported(
            self._call,
            f"an argument of the request is a {value.type}, where the function takes a {type_}",
            "pass the argument with the type that the function declares",
        )

    def _result(self, request: Request, call: Call, interface: Interface) -> Value | None:
        """The derivatives of active scalars in the form that the request declares."""
        builder = self._builder
        first = 1 if interface.primal_result is not None else 0
        parts = [
            builder.extract_value(call, first + i) for i in range(len(interface.adjoint_arguments))
        ]
        if request.result_pointer is not None:
            self._store_all(parts, request.result_pointer)
            return None
        wanted = self._call.type
        if wanted == VOID or not parts:
            return None
        if len(parts) == 1 and isinstance(wanted, FloatType):
            return self._passed(parts[0], wanted)
        return self._through_memory(parts, wanted)

    def _store_all(self, parts: list[Value], address: Value) -> None:
        type_ = StructType(tuple(p.type for p in parts))
        for index, part in enumerate(parts):
            place = self._builder.gep(type_, address, [integer(I32, 0), integer(I32, index)])
            self._builder.store(part, place)

    def _through_memory(self, parts: list[Value], wanted: Type) -> Value:
        """Let the struct of derivatives change its register form, as C's ABI does."""
        entry = self._caller.entry
        slot_builder = Builder(self._names, BasicBlock("scratch"))
        image = slot_builder.alloca(wanted, "derivatives", align=16)
        assert isinstance(image, Instruction)
        image.parent = entry
        entry.insert(0, image)
        self._store_all(parts, image)
        return self._builder.load(wanted, image)

    def _become_invoke(self, call: Call) -> None:
        """A request that may unwind: what follows it goes to a block of its own."""
        normal, unwind = self._call.targets
        after = BasicBlock(self._names.fresh("gradient.done"))
        after.parent = self._caller
        self._caller.blocks.insert(self._caller.blocks.index(self._block) + 1, after)
        call.opcode = "invoke"
        call.targets = [after, unwind]
        for phi in normal.phis():
            phi.blocks = [after if b is self._block else b for b in phi.blocks]
        self._after = after
        self._normal = normal

    def _replace(self, result: Value | None) -> None:
        """Put the new instructions in, and the result in the place of the request's."""
        index = self._block.instructions.index(self._call)
        new = self._scratch.instructions
        if self._call.opcode == "invoke":
            cut = next(i for i, n in enumerate(new) if n.opcode == "invoke") + 1
            for instruction in new[cut:]:
                self._after.append(instruction)
            self._after.append(Branch([], [self._normal]))
            new = new[:cut]
        for instruction in new:
            instruction.parent = self._block
        self._block.instructions[index : index + 1] = new
        if self._call.type != VOID:
            value = result or ConstantSimple(self._call.type, "zeroinitializer")
            for user in self._caller.instructions():
                if self._call in user.operands:
                    remap(user, {self._call: value})


_RANKS = ("half", "bfloat", "float", "double", "x86_fp80", "fp128")


def _rank(type_: FloatType) -> int:
    return _RANKS.index(type_.kind)


def _one(type_: Type) -> Value:
    if not isinstance(type_, FloatType):
        raise AssertionError(f"no seed of type {type_}")
    return ConstantFloat.of(type_, 1.0)
