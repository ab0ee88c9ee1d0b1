"""C++ between the entries of a shim and a function that takes or gives containers.

``ltoad_adapted`` takes addresses and sizes in their place, so that the shim stays C.  Containers
that have elements of their own are made for the call, and what they hold afterwards is copied
where it belongs; another number of elements than the signature says is an exception.
"""

from __future__ import annotations

from collections.abc import Iterator

from ltoad.frontends.binding import Binding
from ltoad.frontends.fitting import Passing, Slot
from ltoad.frontends.shim_types import definition
from ltoad.frontends.signature import Parameter, Role

_HEAD = """\
#include <array>
#include <complex>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>
#if __has_include(<span>) && __cplusplus >= 202002L
#include <span>
#endif
#define _Bool bool
#define _Static_assert static_assert

namespace
{
template <class T> struct is_whole { static constexpr bool value = true; };
template <class T> struct is_whole<std::vector<T>> { static constexpr bool value = false; };
template <class T, std::size_t N> struct is_whole<std::array<T, N>>
{
    static constexpr bool value = false;
};
template <class T> void sized(std::vector<T> &v, int64_t n) { v.resize(n); }
template <class T, std::size_t N> void sized(std::array<T, N> &, int64_t) {}

template <class C> void make(C &to, const int64_t *n)
{
    if constexpr (!is_whole<C>::value) {
        sized(to, *n);
        if constexpr (!is_whole<typename C::value_type>::value)
            for (auto &part : to)
                make(part, n + 1);
    }
}

template <class C, class E> void in(C &to, const E *&from)
{
    if constexpr (is_whole<C>::value)
        to = *from++;
    else
        for (auto &part : to)
            in(part, from);
}

template <class C, class E>
void out(const C &from, E *&to, const int64_t *n, const char *name)
{
    if constexpr (is_whole<C>::value) {
        *to++ = from;
    } else {
        if (from.size() != static_cast<std::size_t>(*n))
            throw std::length_error(std::string("'") + name + "' has " +
                                    std::to_string(from.size()) +
                                    " elements, and by the signature " + std::to_string(*n));
        for (const auto &part : from)
            out(part, to, n + 1, name);
    }
}
}
"""


def adapted_types(binding: Binding) -> list[str]:
    """The types of what ``ltoad_adapted`` takes."""
    return [type_ for _, type_ in _formals(binding)]


def adapted_result(binding: Binding) -> str:
    """What it returns: numbers; all else has an address at the end."""
    returned = binding.returned
    return returned.element.c if returned is not None and _is_number(binding) else "void"


def _is_number(binding: Binding) -> bool:
    returned = binding.returned
    return returned is not None and returned.struct is None and not returned.is_array


def adapter_of(binding: Binding) -> str:
    """The C++ source."""
    formals = ", ".join(f"{type_} {name}" for name, type_ in _formals(binding))
    lines = [
        _HEAD,
        *_definitions(binding),
        f"{_result(binding)} ltoad_target({', '.join(_taken(binding))}) "
        f'__asm__("{binding.symbol}");',
        f'extern "C" {adapted_result(binding)} ltoad_adapted({formals})',
        "{",
        *(f"    {line}" for line in _body(binding)),
        "}",
        "",
    ]
    return "\n".join(lines)


def standards_of(binding: Binding) -> list[str]:
    """Flags for the standard that is needed, unless one is given."""
    needed = {slot.container.needs for slot in binding.slots if slot.container is not None}
    return [f"-std={name}" for name in sorted(needed - {""})]


def _formals(binding: Binding) -> Iterator[tuple[str, str]]:
    for number, slot in enumerate(binding.slots):
        if slot.container is not None:
            yield f"p{number}", "void *"
            for axis in range(len(slot.container.sizes)):
                yield f"n{number}_{axis}", "int64_t"
        elif slot.parameter.struct is not None or slot.passing is not Passing.VALUE:
            yield f"p{number}", "void *"
            if slot.passing is Passing.SLICE:
                yield f"n{number}", "uint64_t"
        else:
            yield f"p{number}", slot.parameter.element.c
    if binding.returned_container is not None:
        yield "r", "void *"
        for axis in range(len(binding.returned_container.sizes)):
            yield f"nr_{axis}", "int64_t"
    elif binding.returned is not None and not _is_number(binding):
        yield "r", "void *"


def _definitions(binding: Binding) -> Iterator[str]:
    returned = binding.returned
    if returned is not None and returned.struct is not None:
        yield definition("ltoad_result", returned.struct)
    for number, slot in enumerate(binding.slots):
        is_held = slot.container is not None or slot.passing is Passing.VALUE
        if slot.parameter.struct is not None and is_held:
            yield definition(f"ltoad_s{number}", slot.parameter.struct)
    for number, slot in enumerate(binding.slots):
        if slot.container is not None:
            size, name = slot.container_size, slot.container.name_of(f"ltoad_s{number}")
            yield f'static_assert(sizeof({name}) == {size}, "size");'


def _result(binding: Binding) -> str:
    if binding.returned_container is not None:
        name = binding.returned_container.name_of("ltoad_result")
        return name + ("&" if binding.returns_reference else "")
    if binding.returned is None:
        return "void"
    return "ltoad_result" if binding.returned.struct is not None else binding.returned.element.c


def _taken(binding: Binding) -> Iterator[str]:
    for number, slot in enumerate(binding.slots):
        if slot.container is not None:
            name = slot.container.name_of(f"ltoad_s{number}")
            yield name + ("&" if slot.passing is Passing.ADDRESS else "")
        elif slot.passing is not Passing.VALUE:
            yield "void *"
        elif slot.parameter.struct is not None:
            yield f"ltoad_s{number}"
        else:
            yield slot.parameter.element.c


def _body(binding: Binding) -> Iterator[str]:
    for number, slot in enumerate(binding.slots):
        if slot.container is not None:
            yield from _made(number, slot)
    passed = ", ".join(_passed(number, slot) for number, slot in enumerate(binding.slots))
    returned = binding.returned
    if binding.returned_container is not None:
        yield f"auto &&result = ltoad_target({passed});"
    elif returned is None:
        yield f"ltoad_target({passed});"
    elif returned.struct is not None:
        yield f"*static_cast<ltoad_result *>(r) = ltoad_target({passed});"
    else:
        yield f"const auto result = ltoad_target({passed});"
    for number, slot in enumerate(binding.slots):
        container = slot.container
        if container is not None and slot.parameter.is_output and not container.is_view:
            element = container.element_of(f"ltoad_s{number}")
            yield from _copied(str(number), f"c{number}", f"p{number}", element, slot.parameter)
    if binding.returned_container is not None and returned is not None:
        element = binding.returned_container.element_of("ltoad_result")
        yield from _copied("r", "result", "r", element, returned)
    elif _is_number(binding):
        yield "return result;"


def _passed(number: int, slot: Slot) -> str:
    by_value = slot.passing is Passing.VALUE
    if slot.container is not None:
        return f"std::move(c{number})" if by_value else f"c{number}"
    if by_value and slot.parameter.struct is not None:
        return f"*static_cast<ltoad_s{number} *>(p{number})"
    return f"p{number}"


def _made(number: int, slot: Slot) -> Iterator[str]:
    """The variable of a container."""
    container, parameter = slot.container, slot.parameter
    assert container is not None
    address, name, called = f"p{number}", f"c{number}", container.name_of(f"ltoad_s{number}")
    element = container.element_of(f"ltoad_s{number}")
    if container.is_text:
        length = f"n{number}_0 - 1"
        yield f"{called} {name}(static_cast<const char *>({address}), {length});"
        return
    if container.is_view:
        const = "const " if container.is_const else ""
        typed = f"static_cast<{const}{element} *>({address})"
        yield f"{called} {name}({typed}, static_cast<std::size_t>(n{number}_0));"
        return
    yield f"{called} {name}{{}};"
    sizes = ", ".join(f"n{number}_{axis}" for axis in range(len(container.sizes)))
    yield f"const int64_t n{number}[] = {{{sizes}}};"
    yield f"make({name}, n{number});"
    if parameter.role in (Role.IN, Role.INOUT):
        yield f"auto *f{number} = static_cast<const {element} *>({address});"
        yield f"in({name}, f{number});"


def _copied(
    number: str, name: str, address: str, element: str, parameter: Parameter
) -> Iterator[str]:
    """What a container holds, where it belongs."""
    if number == "r":
        sizes = ", ".join(f"nr_{axis}" for axis in range(len(parameter.dims)))
        yield f"const int64_t nr[] = {{{sizes}}};"
    yield f"auto *t{number} = static_cast<{element} *>({address});"
    yield f'out({name}, t{number}, n{number}, "{parameter.name}");'
