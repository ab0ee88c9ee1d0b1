"""LLVM's code between the entries of a shim and a function of Rust that takes or gives structs.

Rust passes structs in ways of its own, as whole aggregates, in pairs of scalars, or by an address,
and the compiled function tells which.  Here they are loaded from memory just so.
"""

from __future__ import annotations

from collections.abc import Iterator

from ltoad.frontends.binding import Binding
from ltoad.frontends.fitting import Passing, Slot
from ltoad.frontends.signature import Parameter

_WORD = 8


def rust_adapter_of(binding: Binding) -> str:
    """The module; ``ltoad_adapted`` takes what :mod:`ltoad.frontends.adapter` says."""
    formals, passed, taken, body = [], [], [], []
    for number, slot in enumerate(binding.slots):
        formals += list(_formals(number, slot))
        lines, values = _loaded(number, slot)
        body += lines
        passed += values
        taken += [value.rpartition(" ")[0] for value in values]
    returned, symbol = binding.returned, f'@"{binding.symbol}"'
    if returned is None or returned.struct is None:
        result = binding.result_type
        name = "" if result == "void" else "%x = "
        body.append(f"{name}call {result} {symbol}({', '.join(passed)})")
        body.append("ret void" if result == "void" else f"ret {result} %x")
    else:
        formals.append("ptr %r")
        result = "void"
        if binding.result_type == "void":
            place = f"ptr sret([{returned.struct.size} x i8])"
            passed, taken = [f"{place} %r", *passed], [place, *taken]
        body += _stored(binding.result_type, returned, f"{symbol}({', '.join(passed)})")
    lines = [
        "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)",
        f"declare {binding.result_type} {symbol}({', '.join(taken)})",
        f"define {result} @ltoad_adapted({', '.join(formals)}) {{",
        *(f"  {line}" for line in body),
        "}",
        "",
    ]
    return "\n".join(lines)


def _formals(number: int, slot: Slot) -> Iterator[str]:
    if slot.parameter.struct is not None or slot.passing is not Passing.VALUE:
        yield f"ptr %p{number}"
        if slot.passing is Passing.SLICE:
            yield f"i64 %n{number}"
    else:
        yield f"{slot.types[0]} %p{number}"


def _loaded(number: int, slot: Slot) -> tuple[list[str], list[str]]:
    """What makes the values of one argument, and these."""
    struct = slot.parameter.struct
    if struct is None or slot.passing is not Passing.VALUE:
        return [], list(_formals(number, slot))
    if slot.types == ("ptr",):
        how = f"byval([{struct.size} x i8]) align 8 " if slot.is_copied else ""
        return [], [f"ptr {how}%p{number}"]
    lines, values = [], []
    leaves = [field.offset or 0 for _, field in struct.leaves()] if len(slot.types) > 1 else [0]
    room = -(-struct.size // _WORD) * _WORD
    lines.append(f"%m{number} = alloca [{room} x i8], align 16")
    copied = f"ptr %m{number}, ptr %p{number}, i64 {struct.size}, i1 false"
    lines.append(f"call void @llvm.memcpy.p0.p0.i64({copied})")
    for part, (type_, place) in enumerate(zip(slot.types, leaves, strict=True)):
        name = f"{number}_{part}"
        lines.append(f"%a{name} = getelementptr i8, ptr %m{number}, i64 {place}")
        lines.append(f"%v{name} = load {type_}, ptr %a{name}, align 1")
        values.append(f"{type_} %v{name}")
    return lines, values


def _stored(type_: str, returned: Parameter, call: str) -> Iterator[str]:
    assert returned.struct is not None
    size = returned.struct.size
    if type_ == "void":
        yield f"call void {call}"
    else:
        yield f"%m = alloca [{-(-size // _WORD) * _WORD} x i8], align 16"
        yield f"%x = call {type_} {call}"
        yield f"store {type_} %x, ptr %m, align 1"
        yield f"call void @llvm.memcpy.p0.p0.i64(ptr %r, ptr %m, i64 {size}, i1 false)"
    yield "ret void"
