"""C for parameters that are more than numbers and plain arrays: structs, descriptors, functions."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from ltoad.frontends.callbacks import by_reference, types_of
from ltoad.frontends.elements import Element
from ltoad.frontends.errors import SignatureError
from ltoad.frontends.signature import Parameter, Role
from ltoad.frontends.structs import Field, Struct

Place = Callable[[Parameter], str]
"""The C expression of where a field's elements come from or go to."""


@dataclass(frozen=True, slots=True)
class Outer:
    """Of an array of structs: how many, and whether the first index varies fastest."""

    count: str
    is_fortran: bool


# Structs


def definition(name: str, struct: Struct) -> str:
    """A struct with the same layout; the compiler checks the places that debug information told."""
    lines = [f"struct {name} {_body(struct)};"]
    if struct.size:
        lines.append(f'_Static_assert(sizeof(struct {name}) == {struct.size}, "size");')
    lines += [
        f'_Static_assert(__builtin_offsetof(struct {name}, {path}) == {place}, "{path}");'
        for path, place in _offsets(struct)
    ]
    return "\n".join(lines)


def _offsets(struct: Struct) -> Iterator[tuple[str, int]]:
    for field in struct.fields:
        if field.offset is None:
            continue
        yield field.name, field.offset
        if field.struct is not None:
            for path, place in _offsets(field.struct):
                yield f"{field.name}.{path}", field.offset + place


def _body(struct: Struct) -> str:
    return f"{{ {' '.join(_member(field) for field in struct.fields)} }}"


def _member(field: Field) -> str:
    if field.struct is not None:
        return f"struct {_body(field.struct)} {field.name};"
    assert field.element is not None
    if field.by_address:
        return f"{field.element.c} *{field.name};"
    dims = "".join(f"[{dim}]" for dim in field.dims)
    return f"{field.element.c} {field.name}{dims};"


def struct_in(
    variable: str, type_: str, parameter: Parameter, place: Place, outer: Outer | None
) -> Iterator[str]:
    """A variable that holds a struct, or the address of several."""
    if outer is None:
        yield f"struct {type_} {variable} = {{0}};"
    else:
        yield f"struct {type_} *{variable} = calloc({outer.count}, sizeof(struct {type_}));"
    for field, leaf, member in _members(variable, parameter, outer):
        if field.by_address:
            yield f"{member} = ({leaf.element.c} *){place(leaf)};"
        elif parameter.is_input:
            yield _loops(field, outer, "{0} = {1};", member, place(leaf), leaf.element)


def struct_out(
    variable: str, parameter: Parameter, place: Place, outer: Outer | None = None
) -> Iterator[str]:
    """What a struct holds, where its fields belong."""
    for field, leaf, member in _members(variable, parameter, outer):
        if not field.by_address:
            yield _loops(field, outer, "{1} = {0};", member, place(leaf), leaf.element)


def _members(
    variable: str, parameter: Parameter, outer: Outer | None
) -> Iterator[tuple[Field, Parameter, str]]:
    assert parameter.struct is not None
    for path, field in parameter.struct.leaves():
        assert field.element is not None
        leaf = replace(
            parameter,
            name=f"{parameter.name}.{path}",
            element=field.element,
            dims=(*parameter.dims, *field.dims),
            struct=None,
        )
        yield field, leaf, f"{variable}[i].{path}" if outer is not None else f"{variable}.{path}"


def _loops(
    field: Field, outer: Outer | None, copy: str, member: str, place: str, element: Element
) -> str:
    """One field of one struct, or of all of them."""
    size = 1
    for dim in field.dims:
        size *= dim.value({})

    def one(inner: str) -> str:
        index = inner
        if outer is not None:
            by_column = f"i + {inner} * ({outer.count})"
            index = by_column if outer.is_fortran else f"i * {size} + {inner}"
        return copy.format(f"(({element.c} *)&{member})[{inner}]", f"({place})[{index}]")

    # Few elements one by one: of a copied block, types may be known in part only.
    if size <= _MOST_WRITTEN_OUT:
        text = f"{{ {' '.join(one(str(j)) for j in range(size))} }}"
    else:
        text = f"for (int64_t j = 0; j < {size}; j++) {one('j')}"
    return f"for (int64_t i = 0; i < {outer.count}; i++) {text}" if outer is not None else text


_MOST_WRITTEN_OUT = 32


# Arrays with descriptors


_VERSION = 20180515
"""Of ISO_Fortran_binding.h, as flang has it."""
_CODES = {
    ("int", 1): 7,
    ("int", 2): 8,
    ("int", 4): 9,
    ("int", 8): 10,
    ("float", 4): 27,
    ("float", 8): 28,
    ("complex", 8): 34,
    ("complex", 16): 35,
}


def descriptor_type(number: int, rank: int) -> str:
    """The struct behind the address of an assumed-shape array."""
    return (
        f"struct ltoad_d{number} {{ void *base; size_t size; int version; unsigned char rank; "
        "signed char type; unsigned char attribute, extra; "
        f"struct {{ int64_t lower, extent, stride; }} dim[{rank}]; }};"
    )


ALLOCATABLE = 2


def descriptor(
    number: int, element: Element, place: str, sizes: Sequence[str], attribute: int = 0
) -> str:
    """A variable of that type for an array without gaps."""
    code = _CODES.get((element.kind, element.size))
    if code is None:
        raise SignatureError(f"no array of {element} comes with a descriptor")
    strides = [" * ".join([f"(int64_t)sizeof({element.c})", *sizes[:i]]) for i in range(len(sizes))]
    dims = ", ".join(
        f"{{1, {size}, {stride}}}" for size, stride in zip(sizes, strides, strict=True)
    )
    head = f"{place}, sizeof({element.c}), {_VERSION}, {len(sizes)}, {code}, {attribute}, 0"
    return f"struct ltoad_d{number} d{number} = {{{head}, {{{dims}}}}};"


def allocated_in(
    number: int, parameter: Parameter, place: str, sizes: Sequence[str]
) -> Iterator[str]:
    """The descriptor of an allocatable array with memory of its own; what is only an output has
    none before."""
    type_, count = parameter.element.c, " * ".join(sizes)
    if parameter.role is Role.OUT:
        none = ["0"] * len(sizes)
        yield descriptor(number, parameter.element, "(void *)0", none, ALLOCATABLE)
        return
    yield f"{type_} *b{number} = malloc(({count}) * sizeof({type_}));"
    yield f"for (int64_t i = 0; i < {count}; i++) b{number}[i] = ({place})[i];"
    yield descriptor(number, parameter.element, f"b{number}", sizes, ALLOCATABLE)


def allocated_out(
    number: int, parameter: Parameter, place: str, sizes: Sequence[str]
) -> Iterator[str]:
    """What an allocatable array holds, where it belongs; the function may have reserved it anew."""
    type_, count = parameter.element.c, " * ".join(sizes)
    if parameter.is_output:
        others = [f"d{number}.dim[{i}].extent != {size}" for i, size in enumerate(sizes)]
        text = f"has given '{parameter.name}' another size than the signature says"
        yield f'if ({" || ".join([f"!d{number}.base", *others])}) ltoad_fail("{text}");'
        copy = f"({place})[i] = (({type_} *)d{number}.base)[i]"
        yield f"else for (int64_t i = 0; i < {count}; i++) {copy};"
    yield f"free(d{number}.base);"


FAILURE = """\
static _Thread_local const char *ltoad_wrong;
__attribute__((noinline)) static void ltoad_fail(const char *text) { ltoad_wrong = text; }
void *__enzyme_inactivefn_ltoad_fail[] = {(void *)ltoad_fail};
__attribute__((visibility("hidden"))) const char *ltoad_told(void)
{
    const char *const text = ltoad_wrong;
    ltoad_wrong = 0;
    return text;
}
"""
"""What an entry returns that no exception says."""


# Functions


def function(number: int, symbol: str, type_: str, *, is_fortran: bool) -> str:
    """What is passed for a function: itself if it is known, or one that calls what Python gives.

    The latter has no derivative: what it returns counts as constant.  Fortran gives it addresses of
    numbers, and Python's gets the numbers.
    """
    if symbol:
        return f'extern void ltoad_call{number}(void) __asm__("{symbol}");'
    result, types = types_of(type_)
    taken = by_reference(types) if is_fortran else types
    named = ", ".join(f"{t} x{i}" for i, t in enumerate(taken)) or "void"
    loaded = ["*" if t != own else "" for t, own in zip(taken, types, strict=True)]
    passed = ", ".join(f"{star}x{i}" for i, star in enumerate(loaded))
    return (
        f"static _Thread_local {result} (*ltoad_f{number})({', '.join(types) or 'void'});\n"
        f"__attribute__((noinline)) static {result} ltoad_call{number}({named}) "
        f"{{ {'' if result == 'void' else 'return '}ltoad_f{number}({passed}); }}\n"
        f"void *__enzyme_inactivefn_ltoad{number}[] = {{(void *)ltoad_call{number}}};"
    )
