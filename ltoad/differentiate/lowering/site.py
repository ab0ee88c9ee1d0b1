"""The place of a request, and the instructions that replace it."""

from __future__ import annotations

from collections.abc import Sequence

from ltoad.causes.requests import ARGUMENTS
from ltoad.differentiate.requests.request import (
    Kind,
    Request,
    RequestedArgument,
    hidden_result,
)
from ltoad.differentiate.shadows import tags
from ltoad.differentiate.shadows.global_shadows import TYPE, GlobalShadows
from ltoad.differentiate.shadows.tags import Declare
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.builder import Builder, Names
from ltoad.ir.calls import Invoke
from ltoad.ir.clone import remap
from ltoad.ir.instructions import BasicBlock, Branch, Call, Function, Instruction
from ltoad.ir.types import (
    I8,
    I32,
    I64,
    VOID,
    FloatType,
    FunctionType,
    IntType,
    StructType,
    Type,
    is_pointer,
)
from ltoad.ir.values import ConstantSimple, GlobalReference, Value, integer

_ABI = ("byval(", "zeroext", "signext")


class Site:
    """Instructions are collected by ``builder``, and take the request's place in the end.

    ``globals_`` prepares the shadows of global variables before the derivative, and
    releases them afterwards, if there are any; in split mode each call does one of these,
    and so with tags of memory, if the derivative is ``tagged``.
    """

    def __init__(
        self,
        request: Request,
        caller: Function,
        names: Names,
        globals_: GlobalShadows | None,
        *,
        enters_globals: bool = True,
        leaves_globals: bool = True,
        tagged: bool = False,
    ) -> None:
        call = request.call
        assert call.parent is not None
        self._request = request
        self._call = call
        self._caller = caller
        self._block = call.parent
        self._scratch = BasicBlock("scratch")
        self._names = names
        self._before: list[str] = []
        self._after_call: list[str] = []
        self._entered = globals_ if enters_globals else None
        self._pairs: list[tuple[Value, list[Value]]] = []
        self._watched: tuple[GlobalShadows, Declare] | None = None
        if enters_globals:
            self._before += [globals_.clear, globals_.enter] if globals_ is not None else []
            self._before += [tags.ENTER] if tagged else []
        if leaves_globals:
            self._after_call += [globals_.leave] if globals_ is not None else []
            self._after_call += [tags.LEAVE] if tagged else []
        self.builder = Builder(names, self._scratch)
        self.builder.place = call.debug_place

    def watch_constants(self, globals_: GlobalShadows, declare: Declare) -> None:
        """Have the run stop where static variables lead to an active argument unseen."""
        self._watched = globals_, declare

    # Arguments

    def passed(self, value: Value, type_: Type) -> Value:
        """Undo the promotions of variadic arguments."""
        if value.type == type_:
            return value
        builder = self.builder
        if isinstance(type_, FloatType) and isinstance(value.type, FloatType):
            wide = _rank(type_) > _rank(value.type)
            return builder.cast("fpext" if wide else "fptrunc", value, type_)
        if isinstance(type_, IntType) and isinstance(value.type, IntType):
            return builder.resize(value, type_)
        raise Unsupported(
            self._call,
            f"an argument of the request is a {value.type}, where the function takes a {type_}",
            ARGUMENTS.advising("pass the argument with the type that the function declares"),
        )

    def arguments(self, primal: Function, active: Sequence[int]) -> list[Value]:
        """The primal's arguments, then the shadows or tangents of the active ones by lane."""
        requested = self._with_hidden_result(primal)
        pairs = zip(requested, primal.arguments, strict=True)
        found = [self._given(a, a.value, p.type) for a, p in pairs]
        for index in active:
            shadows = self.lanes(requested[index], primal.arguments[index].type)
            if is_pointer(primal.arguments[index].type):
                self._pairs.append((found[index], shadows))
            found += shadows
        return found

    def _given(self, argument: RequestedArgument, value: Value, type_: Type) -> Value:
        if argument.by_reference:
            return self.builder.load(type_, value)
        return self.passed(value, type_)

    def _with_hidden_result(self, primal: Function) -> tuple[RequestedArgument, ...]:
        """The arguments; a struct that the primal returns through memory is given a place.

        The tangents of it are the request's own result, behind the primal result
        if that is asked for.
        """
        request = self._request
        type_ = hidden_result(primal)
        if type_ is None:
            return request.arguments
        first, *others = request.arguments
        value: Value = self.local(type_, "primal.result")
        shadows: list[Value] = []
        if first.is_active and request.kind is Kind.GRADIENT:
            shadows = [self._copied(seed, type_) for seed in first.shadows]
        elif first.is_active and request.result_pointer is not None:
            shadows = [
                self.builder.gep(type_, request.result_pointer, [integer(I64, k)])
                for k in range(request.options.width + request.options.primal_return)
            ]
            value = shadows.pop(0) if request.options.primal_return else value
        return (RequestedArgument(first.activity, value, tuple(shadows)), *others)

    def _copied(self, seed: Value, type_: Type) -> Value:
        """A struct of adjoints, which the reverse sweep uses up."""
        place = self.local(type_, "result.adjoint")
        self.builder.store(self.builder.load(type_, seed), place)
        return place

    def lanes(self, argument: RequestedArgument, type_: Type) -> list[Value]:
        """The shadows or tangents of an active argument, one a lane."""
        if argument.stride is None:
            return [self._given(argument, s, type_) for s in argument.shadows]
        (first,) = argument.shadows
        stride = self.builder.resize(argument.stride, I64)
        width = self._request.options.width
        if not is_pointer(first.type):
            raise Unsupported(
                self._call,
                f"a {first.type} follows a marker with a stride, which is for addresses",
                ARGUMENTS.advising("pass the address of the first lane's shadow"),
            )
        offsets = [self.builder.mul(stride, integer(I64, k)) for k in range(width)]
        places = [self.builder.gep(I8, first, [o]) for o in offsets]
        if is_pointer(type_):
            return places
        return [self.builder.load(type_, place) for place in places]

    def local(self, type_: Type, hint: str) -> Value:
        """A stack variable of the caller."""
        entry = self._caller.entry
        builder = Builder(self._names, BasicBlock("scratch"))
        variable = builder.alloca(type_, hint, align=16)
        assert isinstance(variable, Instruction)
        variable.parent = entry
        entry.insert(0, variable)
        return variable

    # The call

    def call(
        self, name: str, type_: FunctionType, arguments: Sequence[Value], primal: Function
    ) -> Call:
        """The call of the derivative, which takes the primal's arguments first."""
        attributes: list[tuple[str, ...]] = [
            tuple(w for w in p.attributes if w.startswith(_ABI)) for p in primal.arguments
        ]
        attributes += [()] * (len(arguments) - len(attributes))
        made = Call(GlobalReference(name), type_, arguments, argument_attributes=attributes)
        if isinstance(self._call, Invoke):
            made = self._invoke(made, self._call)
        if self._watched is not None:
            globals_, declare = self._watched
            given = [address for address, _ in self._pairs]
            globals_.earlier.watch_constants(self.builder, declare, self._request.function, given)
        if self._entered is not None and self._entered.earlier.is_needed:
            self._entered.earlier.tell_arguments(self.builder, self._pairs)
        for step in self._before:
            self.builder.call(step, TYPE, [])
        self.builder.append(made, "derivative")
        for step in self._after_call:
            self.builder.call(step, TYPE, [])
        return made

    def _invoke(self, call: Call, request: Invoke) -> Invoke:
        """A request that may unwind: what follows it goes to a block of its own."""
        normal = request.normal
        after = BasicBlock(self._names.fresh("derivative.done"))
        after.parent = self._caller
        self._caller.blocks.insert(self._caller.blocks.index(self._block) + 1, after)
        for phi in normal.phis():
            phi.blocks = [after if b is self._block else b for b in phi.blocks]
        self._after = after
        self._normal = normal
        return Invoke(call, after, request.unwind)

    # The result

    def finish(self, parts: Sequence[Value]) -> None:
        """Return ``parts`` in the form that the request declares; its place is taken."""
        self._replace(self._result(parts))

    def finish_in_memory(self) -> None:
        """The result is where it belongs already."""
        self._replace(None)

    def _result(self, parts: Sequence[Value]) -> Value | None:
        if self._request.result_pointer is not None:
            self._store_all(parts, self._request.result_pointer)
            return None
        wanted = self._call.type
        if wanted == VOID or not parts:
            return None
        if len(parts) == 1:
            if parts[0].type == wanted:
                return parts[0]
            if isinstance(wanted, FloatType):
                return self.passed(parts[0], wanted)
        return self._through_memory(parts, wanted)

    def _store_all(self, parts: Sequence[Value], address: Value) -> None:
        type_ = StructType(tuple(p.type for p in parts))
        for index, part in enumerate(parts):
            place = self.builder.gep(type_, address, [integer(I32, 0), integer(I32, index)])
            self.builder.store(part, place)

    def _through_memory(self, parts: Sequence[Value], wanted: Type) -> Value:
        """Let the struct of derivatives change its register form, as C's ABI does."""
        image = self.local(wanted, "derivatives")
        self._store_all(parts, image)
        return self.builder.load(wanted, image)

    def _replace(self, result: Value | None) -> None:
        """Put the new instructions in, and the result in the place of the request's."""
        index = self._block.instructions.index(self._call)
        new = self._scratch.instructions
        if isinstance(self._call, Invoke):
            cut = next(i for i, n in enumerate(new) if isinstance(n, Invoke)) + 1
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
