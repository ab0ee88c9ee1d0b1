"""Requests that check themselves: what the sanitizer has to be told of each.

Around the call of the derivative stand calls of the sanitizer.  They get a frame with the primal's
arguments and their images, and a description of it (``runtime/sanitizer/shared.h``).
"""

from __future__ import annotations

from dataclasses import dataclass

from ltoad.differentiate.engine import Engine
from ltoad.differentiate.lowering.otherwise import differently_derived
from ltoad.differentiate.lowering.site import Site
from ltoad.differentiate.requests.request import Kind, Request
from ltoad.ir.builder import Builder, Names
from ltoad.ir.instructions import Call, Function
from ltoad.ir.location import location_of
from ltoad.ir.memory import Store
from ltoad.ir.mentions import reached_from
from ltoad.ir.module import Module
from ltoad.ir.types import (
    DOUBLE,
    FLOAT,
    I8,
    I64,
    PTR,
    VOID,
    ArrayType,
    Type,
    VectorType,
    is_floating,
    is_pointer,
)
from ltoad.ir.values import Argument, ConstantFloat, ConstantSplat, GlobalReference, Value, integer
from ltoad.sanitize import runtime
from ltoad.sanitize.program import RUN
from ltoad.sanitize.sites import Sites
from ltoad.sanitize.values import Kind as NumberKind
from ltoad.sanitize.values import buffer_offsets, kind_of, leaves
from ltoad.sanitize.writer import null

_MODES = {Kind.GRADIENT: 0, Kind.TANGENT: 1, Kind.AUGMENTED: 2, Kind.REVERSE: 3}
_CONSTANT, _SHADOWED, _NUMBER = range(3)


@dataclass(frozen=True, slots=True)
class Numbers:
    """What a value consists of, if that is numbers of one kind."""

    kind: NumberKind
    count: int


def numbers_of(type_: Type, module: Module) -> Numbers | None:
    """Floats or doubles without gaps between them, or None."""
    parts: list[Type] = []
    end = 0
    for offset, leaf in leaves(type_, module.layout) if type_ != VOID else ():
        if offset != end:
            return None
        end = offset + module.layout.size_of(leaf)
        parts += [leaf.element] * leaf.length if isinstance(leaf, VectorType) else [leaf]
    kinds = {kind_of(p) for p in parts}
    if len(kinds) != 1 or not kinds <= {NumberKind.FLOAT, NumberKind.DOUBLE} or end > 256:
        return None
    return Numbers(kinds.pop(), len(parts))


@dataclass(frozen=True, slots=True)
class _Frame:
    """Where things lie in a frame, in bytes."""

    arguments: tuple[int, ...]
    offsets: tuple[int | None, ...]
    block: int
    images: int
    seeds: int
    found: int
    size: int


class Check:
    """The check of one request, around the derivative that ``site`` writes."""

    def __init__(self, request: Request, engine: Engine, caller: Function, site: Site) -> None:
        module = engine.module
        self._request = request
        self._module = module
        self._rules = engine.rules
        self._caller = caller
        self._site = site
        self._primal = module.function(request.function)
        self._result = numbers_of(self._primal.result_type, module)
        self._frame = self._laid_out()
        self._variable: Value = null(PTR)

    @property
    def possible(self) -> bool:
        """Whether the numbers of the result, if there are any, can be compared.

        In split mode an address that comes back leads to adjoints that the caller puts there later.
        """
        result = self._primal.result_type
        if is_pointer(result) and self._request.kind in (Kind.AUGMENTED, Kind.REVERSE):
            return False
        if self._request.options.inactive_result or result == VOID:
            return True
        if self._result is not None:  # lanes lie side by side, without gaps
            size = self._module.layout.size_of(result)
            return self._request.options.width == 1 or self._result_bytes() == size
        parts = leaves(result, self._module.layout)
        return not any(is_floating(leaf) for _, leaf in parts)

    # Layout

    def _laid_out(self) -> _Frame:
        layout = self._module.layout
        types = [a.type for a in self._primal.arguments]
        end, places = 0, []
        for type_ in types:
            places.append(end)
            end += -(-layout.alloc_size_of(type_) // 16) * 16
        offsets = buffer_offsets(types, layout)
        block = sum(
            -(-layout.alloc_size_of(t) // 16) * 16
            for t, o in zip(types, offsets, strict=True)
            if o is not None
        )
        images = end
        end += block * self._request.options.width
        seeds = end
        end += self._result_bytes() * self._request.options.width
        found = end
        end += max(block, 256, self._room()) * self._request.options.width + 16
        return _Frame(tuple(places), tuple(offsets), block, images, seeds, found, end)

    def _room(self) -> int:
        result = self._primal.result_type
        return 0 if result == VOID else self._module.layout.alloc_size_of(result)

    def _result_bytes(self) -> int:
        if self._result is None:
            return 0
        return (4 if self._result.kind is NumberKind.FLOAT else 8) * self._result.count

    # What stands before and after the derivative

    def begin(self, arguments: list[Value], active: tuple[int, ...], seeds: list[Value]) -> Value:
        """Run the sanitized primal; returns the check, which is NULL if there is none now.

        ``arguments`` are those of the primal, then the shadows or tangents of the ``active`` ones.
        A result that the derivative holds inactive has seeds here, all the same.
        """
        if not seeds and self._request.kind is Kind.GRADIENT:
            seeds = self._seeds()
        frame = self._filled(arguments, active, seeds)
        request = self._described(seeds=bool(seeds))
        calls = self._global("calls", "internal global i32 0")
        size = integer(I64, self._frame.size)
        self._variable = frame
        return self._call(runtime.BEGIN, request, frame, calls, size)

    def resume(
        self, tape: Value, arguments: list[Value], active: tuple[int, ...], seeds: list[Value]
    ) -> Value:
        """Go on with the check of the augmented primal that wrote a tape."""
        frame = self._filled(arguments, active, seeds)
        request = self._described(seeds=bool(seeds))
        self._variable = frame
        return self._call(runtime.RESUME, request, frame, tape)

    def end(self, check: Value, found: list[Value]) -> None:
        """Compare; ``found`` are the derivatives that came back by value, lane by lane."""
        frame = self._variable
        builder = self._site.builder
        place = self._frame.found
        for value in found:
            builder.store(value, builder.gep(I8, frame, [integer(I64, place)]), align=1)
            place += self._module.layout.size_of(value.type)
        self._call(runtime.END, check)

    def numbers_among(self, found: list[Value]) -> list[Value]:
        """What came back, without what the sanitizer cannot compare."""
        return [v for v in found if numbers_of(v.type, self._module) is not None]

    def keep(self, check: Value, tape: Value) -> None:
        """The reverse sweep over a tape will go on with the check."""
        self._call(runtime.KEEP, check, tape)

    def _seeds(self) -> list[Value]:
        """One for each number of a result that counts."""
        if self._result is None or self._request.options.inactive_result:
            return []
        type_ = FLOAT if self._result.kind is NumberKind.FLOAT else DOUBLE
        ones: Value = ConstantSplat(
            VectorType(self._result.count, type_), ConstantFloat.of(type_, 1.0)
        )
        return [ones] * self._request.options.width

    def _call(self, name: str, *arguments: Value) -> Value:
        self._module.declare(name, runtime.TYPES[name])
        return self._site.builder.call(name, runtime.TYPES[name], arguments, hint="check")

    # The frame

    def _filled(self, arguments: list[Value], active: tuple[int, ...], seeds: list[Value]) -> Value:
        builder, frame, lanes = self._site.builder, self._frame, self._request.options.width
        variable = self._site.local(ArrayType(frame.size, I8), "checked")
        count = len(self._primal.arguments)
        for value, place in zip(arguments[:count], frame.arguments, strict=False):
            builder.store(value, builder.gep(I8, variable, [integer(I64, place)]))
        derived = dict(zip(active, _by_lane(arguments[count:], lanes), strict=False))
        for lane in range(lanes):
            for index, offset in enumerate(frame.offsets):
                if offset is None:
                    continue
                images = derived.get(index)
                image = images[lane] if images else null(self._primal.arguments[index].type)
                place = frame.images + lane * frame.block + offset
                builder.store(image, builder.gep(I8, variable, [integer(I64, place)]))
        for lane, seed in enumerate(seeds):
            place = frame.seeds + lane * self._result_bytes()
            builder.store(seed, builder.gep(I8, variable, [integer(I64, place)]), align=1)
        return variable

    # The description

    def _described(self, *, seeds: bool) -> Value:
        module, frame, request = self._module, self._frame, self._request
        rows = [self._argument(i) for i in range(len(self._primal.arguments))]
        table = self._global(
            "arguments", f"private constant [{len(rows)} x {_ARGUMENT}] [{', '.join(rows)}]"
        )
        texts = Sites(module)
        location = location_of(request.call, module)
        place = texts.place(self._caller.name, location, request.function)
        where = self._global("place", f"private constant {place}")
        result = self._result or Numbers(NumberKind.BITS, 0)
        numbers = (
            *(_MODES[request.kind], request.options.width, len(rows), frame.block, frame.images),
            *(frame.seeds if seeds else -1, frame.found, result.kind, result.count, self._single()),
        )
        pointers = (self._run(), request.function, where.name, table.name)
        fields = [f"ptr {GlobalReference(p).reference()}" for p in pointers]
        fields += [f"i32 {int(n)}" for n in numbers]
        different = differently_derived(module, request.function, self._rules)
        fields.append(f"ptr {texts.text(different).reference() if different else 'null'}")
        types = ", ".join(f.split()[0] for f in fields)
        text = f"private constant {{ {types} }} {{ {', '.join(fields)} }}"
        return self._global("request", text)

    def _argument(self, index: int) -> str:
        """``struct argument``."""
        argument, offset = self._request.arguments[index], self._frame.offsets[index]
        type_ = self._primal.arguments[index].type
        found = numbers_of(type_, self._module)
        how = _CONSTANT
        if argument.is_active and offset is not None:
            how = _SHADOWED if is_pointer(type_) else _NUMBER if found is not None else _CONSTANT
        numbers = found or Numbers(NumberKind.BITS, 0)
        parts = (how, numbers.kind, numbers.count, offset or 0)
        return f"{_ARGUMENT} {{ {', '.join(f'i32 {int(p)}' for p in parts)} }}"

    def _single(self) -> int:
        """1 if the primal's numbers are floats, 2 if floats are among them, 3 if halves; else 0."""
        reached = reached_from(self._module, [self._primal.name])
        texts = [self._module.function_text(n) for n in reached]
        narrow = any("float " in t for t in texts)
        if any("half " in t or "bfloat " in t for t in texts):
            return 3
        return 0 if not narrow else 2 if any("double " in t for t in texts) else 1

    def _run(self) -> str:
        """A function that calls the primal with the arguments in a frame."""
        module, primal = self._module, self._primal
        name = module.fresh_name(f"{RUN}.{primal.name}")
        frame = Argument(PTR, "frame", 0)
        function = Function(name, VOID, [frame], prefix="internal", suffix="noinline")
        builder = Builder(Names(["frame"]), function.add_block("start"))
        values = [
            builder.load(a.type, builder.gep(I8, frame, [integer(I64, place)]))
            for a, place in zip(primal.arguments, self._frame.arguments, strict=True)
        ]
        abi = [tuple(w for w in a.attributes if w.startswith(_PASSING)) for a in primal.arguments]
        call = Call(
            GlobalReference(primal.name),
            primal.type,
            values,
            convention=" ".join(w for w in primal.prefix.split() if w.endswith("cc")),
            argument_attributes=abi,
            function_attributes=["noinline"],
        )
        result = builder.append(call, "result")
        if primal.result_type != VOID:
            # else LLVM takes a pure function's call away, before it is told of the clone
            place = builder.gep(I8, frame, [integer(I64, self._frame.found)])
            builder.append(Store(result, place, align=1, flags=["volatile"]))
        builder.ret()
        module.add_function(function)
        return name

    def _global(self, what: str, text: str) -> GlobalReference:
        name = self._module.fresh_name(f"{runtime.PREFIX}check_{what}")
        self._module.add_global(name, text)
        return GlobalReference(name)


_ARGUMENT = "{ i32, i32, i32, i32 }"
_PASSING = ("byval(", "sret(", "zeroext", "signext", "inreg", "nest")


def _by_lane(values: list[Value], lanes: int) -> list[list[Value]]:
    return [values[k : k + lanes] for k in range(0, len(values), lanes)]


Given = tuple[list[Value], tuple[int, ...], list[Value]]
"""Arguments of a derivative, which of the primal's have shadows there, and seeds of the result."""


@dataclass(frozen=True, slots=True)
class Begun:
    """A check and the value that stands for it."""

    check: Check
    value: Value


def begin_check(
    request: Request, engine: Engine, caller: Function, site: Site, given: Given
) -> Begun | None:
    """What stands before a derivative, if it is to be checked."""
    if not engine.checks(caller.name):
        return None
    check = Check(request, engine, caller, site)
    return Begun(check, check.begin(*given)) if check.possible else None


def end_check(begun: Begun | None, site: Site, call: Value, fields: list[int]) -> None:
    """What stands after a derivative whose result has derivatives in these fields."""
    if begun is not None:
        found = [site.builder.extract_value(call, f) for f in fields]
        begun.check.end(begun.value, begun.check.numbers_among(found))


def keep_check(begun: Begun | None, tape: Value) -> None:
    """What stands after an augmented primal: the check goes on when its tape is read."""
    if begun is not None:
        begun.check.keep(begun.value, tape)


def resume_check(
    request: Request, engine: Engine, caller: Function, site: Site, given: Given, tape: Value
) -> Begun | None:
    """What stands before a reverse sweep, if its augmented primal is checked."""
    if not engine.checks(caller.name):
        return None
    check = Check(request, engine, caller, site)
    return Begun(check, check.resume(tape, *given))
