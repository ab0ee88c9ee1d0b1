"""Vector variants of mathematical functions, for loops in programs that allow approximations.

glibc has them in libmvec, which its ``libm.so`` brings along, with errors of up to 4 ulp; so
only calls with LLVM's ``afn`` flag may become one, as ``-ffast-math`` sets it.  An attribute of
the call names them ("vector-function-abi-variant" in LLVM's language reference, names by the
x86-64 vector function ABI), and the vectoriser chooses.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from ltoad.ir.text import COMPILER_USED, attribute_groups, attributes_of, switched_on, with_used

_PLATFORM = re.compile(r'^target triple = "x86_64-[^"]*-linux-gnu[^"]*"$', re.M)
_ARGUMENTS = {"sin": 1, "cos": 1, "exp": 1, "log": 1, "pow": 2}
"""What every libmvec has; later functions came with glibc 2.35."""

_CALL = re.compile(
    r"(= (?:tail |notail )?call (?:[a-z]+ )*?(?:afn|fast) (?:[a-z]+ )*"
    r"(?P<type>double|float) @(?P<scalar>(?:llvm\.)?(?P<name>sin|cos|exp|log|pow)"
    r"(?:\.f64|\.f32|f)?)\([^()\n]*\))"
)
_FUNCTION = re.compile(r"^define [^\n]*\{$.*?^\}$", re.M | re.S)


@dataclass(frozen=True, slots=True)
class _Registers:
    """A kind of vectors: its letter in names, the feature it needs, and bytes."""

    letter: str
    feature: str
    size: int


_REGISTERS = (
    _Registers("b", "", 16),
    _Registers("d", "+avx2", 32),
    _Registers("e", "+avx512f", 64),
)


def with_vector_variants(text: str) -> str:
    """The module, where approximate calls name their vector variants, which are declared."""
    if not _PLATFORM.search(text):
        return text
    groups = attribute_groups(text)
    declared: dict[str, str] = {}

    def in_function(function: re.Match[str]) -> str:
        head = function[0].partition("\n")[0]
        features = switched_on(attributes_of(head, groups))
        kinds = [r for r in _REGISTERS if not r.feature or r.feature in features]

        def named(call: re.Match[str]) -> str:
            variants = dict(_variants(call["name"], call["type"], kinds))
            declared.update((n, d) for n, d in variants.items() if f"@{n}(" not in text)
            # the first name is made of the scalar function's, which may be an intrinsic
            names = (f"{n[: n.index('_', 4) + 1]}{call['scalar']}({n})" for n in variants)
            return f'{call[1]} "vector-function-abi-variant"="{",".join(names)}"'

        return _CALL.sub(named, function[0])

    text = _FUNCTION.sub(in_function, text)
    return _kept(text, declared) if declared else text


def _variants(name: str, type_: str, kinds: list[_Registers]) -> Iterator[tuple[str, str]]:
    """Names of the variants, with their declarations."""
    size, suffix = (8, "") if type_ == "double" else (4, "f")
    arguments = _ARGUMENTS[name]
    for kind in kinds:
        lanes = kind.size // size
        vector = f"<{lanes} x {type_}>"
        variant = f"_ZGV{kind.letter}N{lanes}{'v' * arguments}_{name}{suffix}"
        parameters = ", ".join([vector] * arguments)
        yield variant, f"declare {vector} @{variant}({parameters}) nounwind willreturn memory(none)"


def _kept(text: str, declared: dict[str, str]) -> str:
    """The module with declarations that stay until the vectoriser wants them."""
    text += "".join(f"\n{line}" for line in declared.values()) + "\n"
    return with_used(text, [f"@{name}" for name in declared], COMPILER_USED)
