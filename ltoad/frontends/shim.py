"""C around a foreign function and its derivatives, so that all are called alike.

Every entry takes ``a``, the addresses of all inputs and outputs in the order of the signature, and
``d``, the sizes by name, in order.  Numbers are passed by address too.  Derivatives take a second
array of addresses, ``s``: shadows of the same, null for what has no derivative.

==========  =======================================================================
``value``   writes the outputs
``vjp``     the same, and adds Jᵀs to the shadows of inputs; those of outputs hold s,
            and zero afterwards
``jvp``     shadows of inputs hold a direction; those of outputs are set to its image
``jvp8``    as ``jvp``, with eight shadows of each one after the other
``hvp``     the derivative of ``vjp`` in a direction: ``b`` and ``t`` hold the tangents of
            what ``a`` and ``s`` lead to
``jvpjvp``  the derivative of ``jvp`` in a direction, in the same way
``third``   the derivative of ``hvp`` in a direction: ``w`` to ``z`` hold the tangents of what
            ``a`` to ``t`` lead to
``jvp3``    the derivative of ``jvpjvp``, in the same way
==========  =======================================================================

Entries return null, or what the function has done instead, such as to throw an exception of C++
(:mod:`ltoad.frontends.guard`).

Where a function has variables that calls could change, all entries of a library take one lock:
the variables are the library's own, and callers of every kind come through its entries.  First
calls of derivatives are made again there, and compared (:mod:`ltoad.frontends.repeated`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ltoad.frontends.binding import Binding
from ltoad.frontends.repeated import entry_of, helpers
from ltoad.frontends.shim_primal import Primal
from ltoad.frontends.signature import Parameter

ENTRIES = ("value", "vjp", "jvp", "jvp8", "hvp", "jvpjvp", "third", "jvp3")
WIDTH = 8
"""Directions of ``jvp8``."""

_ARRAYS = {"value": "a", **dict.fromkeys(("vjp", "jvp", "jvp8"), "as")}
_ARRAYS |= dict.fromkeys(("hvp", "jvpjvp"), "asbt")
_ARRAYS |= dict.fromkeys(("third", "jvp3"), "asbtwxyz")
"""The arrays of addresses that entries take."""

_LOCK = """\
#define _GNU_SOURCE
#include <pthread.h>
#ifdef PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP /* functions that are passed may call again */
static pthread_mutex_t ltoad_alone = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;
#else
static pthread_mutex_t ltoad_alone = PTHREAD_MUTEX_INITIALIZER;
#endif
static inline void ltoad_leave(const int *entered)
{
    pthread_mutex_unlock(&ltoad_alone);
}
"""
_HEAD = """\
#include <stdint.h>
#include <stdlib.h>
extern int enzyme_const, enzyme_dup, enzyme_width;
void __enzyme_autodiff_ltoad(void *, ...);
void __enzyme_fwddiff_ltoad(void *, ...);
"""


def shim_of(
    binding: Binding,
    entries: Sequence[str],
    *,
    is_reentrant: bool,
    is_guarded: bool,
    is_repeated: bool,
) -> str:
    """The C source of some entries; calls wait for one another if it is not reentrant.

    If ``is_guarded`` they are what :mod:`ltoad.frontends.guard` calls.  If ``is_repeated``, first
    calls are made again where there are variables.
    """
    shim = _Shim(binding, is_reentrant, is_guarded, is_repeated and not is_reentrant)
    bodies = {
        "value": shim.value,
        "vjp": shim.vjp,
        "jvp": shim.jvp,
        "jvp8": shim.jvp8,
        "hvp": shim.hvp,
        "jvpjvp": shim.jvpjvp,
        "third": shim.third,
        "jvp3": shim.jvp3,
    }
    head = _HEAD if is_reentrant else _LOCK + _HEAD
    parts = [head, shim.definition(), shim.gradient(), shim.tangent()]
    parts += [shim.helpers()] if is_repeated and not is_reentrant else []
    return "\n".join([*parts, *(bodies[entry]() for entry in entries)])


class _Shim:
    """The text for one binding."""

    def __init__(
        self, binding: Binding, is_reentrant: bool, is_guarded: bool, is_repeated: bool
    ) -> None:
        self._is_repeated = is_repeated
        self._binding = binding
        self._is_reentrant = is_reentrant
        self._is_guarded = is_guarded
        self._function = Primal(binding, is_reentrant)
        self._inputs = self._function.inputs
        self._all = (*self._inputs, *self._function.outputs)

    def definition(self) -> str:
        """The function that entries ask derivatives of."""
        return f"{self._function.declaration()}\n{self._function.primal()}"

    # Entries

    def helpers(self) -> str:
        """What makes first calls again."""
        return helpers(self._all, self._function.count)

    def value(self) -> str:
        passed = ", ".join(["d", *(f"a[{i}]" for i in range(len(self._all)))])
        return self._entry("value", [f"ltoad_primal({passed});"])

    def vjp(self) -> str:
        passed = ["d"]
        for i, parameter in enumerate(self._all):
            passed += [f"a[{i}]", f"s[{i}]"] if _is_active(parameter) else [f"a[{i}]"]
        call = f"ltoad_gradient({', '.join(passed)});"
        return self._entry("vjp", [call])

    def gradient(self) -> str:
        """``vjp`` with all addresses as arguments of their own, so that it can be derived."""
        return self._typed("ltoad_gradient", "__enzyme_autodiff_ltoad")

    def tangent(self) -> str:
        """``jvp`` in the same way."""
        return self._typed("ltoad_tangent", "__enzyme_fwddiff_ltoad")

    def _typed(self, name: str, request: str) -> str:
        formals = ["const int64_t *restrict d"]
        passed = ["(void *)ltoad_primal", "enzyme_const, d"]
        for i, parameter in enumerate(self._all):
            type_ = parameter.element.c
            const = "const " if i < len(self._inputs) else ""
            formals.append(f"{const}{type_} *restrict p{i}")
            if _is_active(parameter):
                formals.append(f"{type_} *restrict q{i}")
                passed.append(f"enzyme_dup, p{i}, q{i}")
            else:
                passed.append(f"enzyme_const, p{i}")
        head = f"static inline void {name}({', '.join(formals)})"
        return f"{head}\n{{\n    {request}({', '.join(passed)});\n}}\n"

    def jvp(self) -> str:
        return self._entry("jvp", [self._forward(lambda i: f"s[{i}]")])

    def jvp8(self) -> str:
        if self._binding.is_offered:  # one direction at a time
            call = self._forward(lambda i: f"s[{WIDTH} * {i} + lane]")
            loop = f"for (int lane = 0; lane < {WIDTH}; lane++)"
            return self._entry("jvp8", [loop, f"    {call}"])

        def lanes(i: int) -> str:
            return ", ".join(f"s[{WIDTH * i + lane}]" for lane in range(WIDTH))

        return self._entry("jvp8", [self._forward(lanes, f"enzyme_width, {WIDTH}")])

    def _forward(self, shadows: Callable[[int], str], *options: str) -> str:
        """A request for tangents; ``shadows`` are those of an active argument, by its number."""
        passed = ["(void *)ltoad_primal", *options, "enzyme_const, d"]
        for i, parameter in enumerate(self._all):
            active = f"enzyme_dup, a[{i}], {shadows(i)}"
            passed.append(active if _is_active(parameter) else f"enzyme_const, a[{i}]")
        return f"__enzyme_fwddiff_ltoad({', '.join(passed)});"

    def hvp(self) -> str:
        return self._second("hvp", "ltoad_gradient")

    def jvpjvp(self) -> str:
        return self._second("jvpjvp", "ltoad_tangent")

    def _second(self, name: str, first: str) -> str:
        passed = [f"(void *){first}", "enzyme_const, d"]
        for i, parameter in enumerate(self._all):
            if _is_active(parameter):
                passed.append(f"enzyme_dup, a[{i}], b[{i}], enzyme_dup, s[{i}], t[{i}]")
            else:
                passed.append(f"enzyme_const, a[{i}]")
        call = f"__enzyme_fwddiff_ltoad({', '.join(passed)});"
        return self._entry(name, [call])

    def third(self) -> str:
        inner = self._in_a_direction("ltoad_bend", "ltoad_gradient")
        return inner + self._third("third", "ltoad_bend")

    def jvp3(self) -> str:
        return self._in_a_direction("ltoad_bow", "ltoad_tangent") + self._third("jvp3", "ltoad_bow")

    def _in_a_direction(self, name: str, first: str) -> str:
        """``hvp`` or ``jvpjvp`` with all addresses as arguments of their own."""
        formals, passed = ["const int64_t *restrict d"], ["enzyme_const, d"]
        for i, parameter in enumerate(self._all):
            type_ = parameter.element.c
            const = "const " if i < len(self._inputs) else ""
            formals.append(f"{const}{type_} *restrict p{i}")
            if _is_active(parameter):
                formals += [f"{type_} *restrict {letter}{i}" for letter in "qrw"]
                passed.append(f"enzyme_dup, p{i}, r{i}, enzyme_dup, q{i}, w{i}")
            else:
                passed.append(f"enzyme_const, p{i}")
        call = f"__enzyme_fwddiff_ltoad((void *){first}, {', '.join(passed)});"
        return f"static inline void {name}({', '.join(formals)})\n{{\n    {call}\n}}\n"

    def _third(self, name: str, second: str) -> str:
        passed = [f"(void *){second}", "enzyme_const, d"]
        for i, parameter in enumerate(self._all):
            pairs = zip("asbt", "wxyz", strict=True) if _is_active(parameter) else ()
            passed += [f"enzyme_dup, {one}[{i}], {other}[{i}]" for one, other in pairs]
            passed += [] if _is_active(parameter) else [f"enzyme_const, a[{i}]"]
        return self._entry(name, [f"__enzyme_fwddiff_ltoad({', '.join(passed)});"])

    def _entry(self, name: str, body: Sequence[str]) -> str:
        plain = ""
        if not self._is_reentrant:
            if name != "value" and self._is_repeated:
                plain = self._plain(name, body)
                body = [f"ltoad_alone_{name}({passed(name)});"]
            leave = "__attribute__((cleanup(ltoad_leave)))"
            lock = f"const int entered {leave} = pthread_mutex_lock(&ltoad_alone);"
            body = [lock, *body]
        lines = "".join(f"    {line}\n" for line in body)
        if self._is_guarded:
            hidden = '__attribute__((visibility("hidden")))'
            return f"{plain}{hidden} void {guarded(name)}({formals(name)})\n{{\n{lines}}}\n"
        told = "ltoad_told()" if self._function.tells else "0"
        head = f"const char *ltoad_{name}({formals(name)})"
        return f"{plain}{head}\n{{\n{lines}    return {told};\n}}\n"

    def _plain(self, name: str, body: Sequence[str]) -> str:
        """An entry without a lock, and what makes its first call again."""
        lines = "".join(f"    {line}\n" for line in body)
        head = f"__attribute__((noinline)) static void ltoad_plain_{name}({formals(name)})"
        lanes = WIDTH if name == "jvp8" else 1
        inputs, every = len(self._inputs), len(self._all)
        again = entry_of(name, _ARRAYS[name], lanes, every, inputs)
        return f"{head}\n{{\n{lines}}}\n{again}"


def guarded(entry: str) -> str:
    """What an entry is called within its guard."""
    return f"ltoad_guarded_{entry}"


def formals(entry: str) -> str:
    """The parameters of an entry."""
    return ", ".join([*(f"void *const *{name}" for name in _ARRAYS[entry]), "const int64_t *d"])


def passed(entry: str) -> str:
    """The same as arguments."""
    return ", ".join([*_ARRAYS[entry], "d"])


def _is_active(parameter: Parameter) -> bool:
    """Outputs without derivatives asked for have shadows nevertheless: numbers may pass there."""
    active = parameter.is_output and parameter.element.is_differentiable
    return active or parameter.is_differentiable
