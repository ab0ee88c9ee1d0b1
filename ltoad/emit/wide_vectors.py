"""Which derivatives get a twin for wider vectors.

Compilers build for the oldest x86-64 unless they are told otherwise, which has vectors of two
doubles.  A gradient whose loops are vector code gets a twin for AVX2, as functions with
``target_clones`` do.  Fused multiplication is left out: what both compute of the primal is the
same to the last bit, and only sums of adjoints, whose order is open, may differ in it.  What a
program calls itself stays as it was compiled.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Set
from dataclasses import dataclass

from ltoad.config import Options
from ltoad.emit.twins import TwinWriter
from ltoad.ir.text import (
    SYMBOL,
    attribute_groups,
    attributes_of,
    bodies,
    symbol_of,
    target_features,
)

FEATURE = "+avx2"
_BASELINES = frozenset(("", "generic", "x86-64", "x86-64-v2"))
"""Processors that stand for no choice of the user's."""

_PLATFORM = re.compile(r'^target triple = "x86_64-', re.M)
_CALLEE = re.compile(rf"{SYMBOL}\(")
_REPLACEABLE = re.compile(r"define (?:weak|linkonce|available_externally) ")
_KEPT_AS_IT_IS = re.compile(r" (?:prefix|prologue|naked|alwaysinline) |\.\.\.")

_VECTOR_LOOP = re.compile(r"^vector\.body[^\n]*\n(.*?)^(?=\S)", re.M | re.S)
"""The block that LLVM's loop vectoriser writes for the iterations that it does together."""
_VECTOR_WORK = re.compile(r"^  %\S+ = f(?:add|sub|mul|div) [^\n]*?<\d+ x (?:double|float)>", re.M)

_LARGE = 1000
"""Instructions; a twin of a function with fewer costs the link next to nothing."""
_SHARE = 12
"""One instruction in so many is in a loop of vectors where those count: kernels of all kinds have
one in nine and more, programs with containers one in fifteen and fewer."""

_LARGE_PROGRAM = 8000
"""Instructions of derivatives and what they need; LLVM is busy for seconds with more, once more if
there are twins."""
_SHARE_OF_LARGE = 16
"""One instruction in so many is in a loop of vectors where twins pay for that: one in 32 of a
hydrodynamics code makes its gradient 2 % faster, dense solvers of Eigen have one in 20 to 270."""

_VECTOR = re.compile(r"<(\d+) x (?:(double|float|half|bfloat|ptr)|i(\d+))>")
_BITS = {"double": 64, "float": 32, "half": 16, "bfloat": 16, "ptr": 64}
_PASSED_IN_REGISTERS = 128
"""Bits; how longer vectors are passed depends on the processor."""


def with_wide_twins(
    text: str, functions: Mapping[str, str], derived: frozenset[str], options: Options
) -> str | None:
    """The module before optimisation, with twins for AVX2; None if none is worth it.

    ``functions`` are what LLVM makes of its functions as they are, and tell where vectors are;
    ``derived`` are those that are derivatives.
    """
    if not derived or not _PLATFORM.search(text):
        return None
    sizes = _sizes(functions)
    busy = _busy(sizes)
    if not busy:
        return None
    program = _Program(text, options, busy, functions.keys())
    roots = [name for name in program.entries(derived) if program.is_worth_a_twin(name)]
    inside = sum(sizes[f].inside for f in program.compiled_for(roots))
    whole = sum(size.whole for size in sizes.values())
    if not roots or (whole >= _LARGE_PROGRAM and inside * _SHARE_OF_LARGE < whole):
        return None
    below = sorted(program.below(roots))
    twins = {f: program.twin_attributes(f) for f in below if program.is_worth_a_twin(f)}
    return TwinWriter(roots, twins).write(text, derived)


def vectorised(functions: Mapping[str, str]) -> frozenset[str]:
    """The optimised functions that compute with vectors of numbers in loops, and do little else.

    A function of a thousand instructions and more, nearly all of them elsewhere, spends its time
    there, too: in containers and strings, for example.
    """
    return _busy(_sizes(functions))


@dataclass(frozen=True, slots=True)
class _Size:
    """Instructions of an optimised function: all, and those in loops that compute with vectors."""

    whole: int
    inside: int

    @classmethod
    def of(cls, body: str) -> _Size:
        loops = (loop[1] for loop in _VECTOR_LOOP.finditer(body))
        inside = sum(_instructions(loop) for loop in loops if _VECTOR_WORK.search(loop))
        return cls(_instructions(body), inside)

    @property
    def is_busy(self) -> bool:
        """Whether it is a kernel, or has one and little else."""
        return self.inside > 0 and (self.whole < _LARGE or self.inside * _SHARE >= self.whole)


def _sizes(functions: Mapping[str, str]) -> dict[str, _Size]:
    return {name: _Size.of(body) for name, body in functions.items()}


def _busy(sizes: Mapping[str, _Size]) -> frozenset[str]:
    return frozenset(name for name, size in sizes.items() if size.is_busy)


def _instructions(body: str) -> int:
    return body.count("\n  ")


class _Program:
    """The functions of a module, by what they call and how they are compiled.

    Those that are ``busy`` have vector code, if it is optimised; those that are not ``surviving``
    have been inlined then.
    """

    def __init__(
        self, text: str, options: Options, busy: Collection[str], surviving: Set[str]
    ) -> None:
        self._functions = bodies(text)
        self._groups = attribute_groups(text)
        self._options = options
        self._calls = {name: self._called(name) for name in self._functions}
        self._surviving = surviving
        callers: dict[str, set[str]] = {}
        self._callers = callers
        for name, called in self._calls.items():
            for callee in called:
                callers.setdefault(callee, set()).add(name)
        inlined = {name: called - surviving for name, called in self._calls.items()}
        # what calls vector code, and what has become part of it
        self._runs_vectors = _closure(busy, callers) | _closure(busy, inlined)

    def _called(self, name: str) -> frozenset[str]:
        called = (symbol_of(match) for match in _CALLEE.finditer(self._body(name)))
        return frozenset(callee for callee in called if callee in self._functions)

    def _head(self, name: str) -> str:
        return self._functions[name].partition("\n")[0]

    def _body(self, name: str) -> str:
        return self._functions[name].partition("\n")[2]

    # Which functions

    def entries(self, derived: frozenset[str]) -> list[str]:
        """The derivatives that the program itself calls; support code is not internal."""
        inside = {
            name
            for name, text in self._functions.items()
            if name in derived and text.startswith("define internal ")
        }
        given = (name for name in self._functions if name not in derived)
        return list(dict.fromkeys(c for name in given for c in sorted(self._calls[name] & inside)))

    def is_worth_a_twin(self, name: str) -> bool:
        """Whether it can have a twin, and may run vector code."""
        return name in self._runs_vectors and self._can_have_twin(name)

    def below(self, roots: Iterable[str]) -> frozenset[str]:
        """What is called from some functions, and these themselves."""
        return _closure(roots, self._calls)

    def compiled_for(self, roots: Iterable[str]) -> frozenset[str]:
        """The optimised functions of derivatives: of one that is inlined, its callers too."""
        inlined = [root for root in roots if root not in self._surviving]
        here = {caller for root in inlined for caller in self._callers.get(root, ())}
        return (self.below(roots) | here) & self._surviving

    # How they are compiled

    def _can_have_twin(self, name: str) -> bool:
        """Whether a copy for another processor computes the same, and the user leaves it open."""
        head, body = self._head(name), self._body(name)
        return not (
            _REPLACEABLE.match(head)
            or _KEPT_AS_IT_IS.search(f"{head} {attributes_of(head, self._groups)} ")
            or "blockaddress(" in body
            or _is_passed_in_parts(head)
            or any(map(_is_passed_in_parts, _calls_of(body)))
            or self._features(head) is None
        )

    def twin_attributes(self, name: str) -> str:
        """The attributes of a function's twin."""
        head = self._head(name)
        words = re.sub(r' ?"target-features"="[^"]*"', "", attributes_of(head, self._groups))
        return f'{words.strip()} "target-features"="{self._features(head)}"'

    def _features(self, head: str) -> str | None:
        """The features of the twin; None if the processor is the user's choice."""
        words = attributes_of(head, self._groups)
        cpu = re.search(r'"target-cpu"="([^"]*)"', words)
        named = target_features(words)
        features = self._options.features if named is None else named
        chosen = any(word in features for word in ("+avx", "+soft-float"))
        # zig lists all that a processor does not have; with others that is the user's word
        chosen |= "-avx" in features and "-16bit-mode" not in features
        if chosen or (cpu[1] if cpu else self._options.cpu) not in _BASELINES:
            return None
        return ",".join(filter(None, (features, FEATURE)))


def _closure(starts: Iterable[str], edges: Mapping[str, Set[str]]) -> frozenset[str]:
    """All that can be reached, with the start."""
    found = set(starts)
    pending = list(found)
    while pending:
        new = edges.get(pending.pop(), frozenset()) - found
        found |= new
        pending += new
    return frozenset(found)


def _calls_of(body: str) -> Iterator[str]:
    for line in body.splitlines():
        if ("call " in line or "invoke " in line) and "@llvm." not in line:
            yield line


def _is_passed_in_parts(line: str) -> bool:
    """Whether vectors are passed that wider registers hold in one part, and others do not."""
    return any(
        int(count) * (int(bits) if bits else _BITS[kind]) > _PASSED_IN_REGISTERS
        for count, kind, bits in _VECTOR.findall(line)
    )
