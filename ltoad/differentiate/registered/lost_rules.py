"""Rules that compilers have made away with before the link.

A compiler that inlines a function takes away the calls that a registration is
about.  With debug information every instruction tells which function it was
written in; the rule of such a function is not used where that happened, and
the link stops.  Without it, a function with a rule is suspicious that could
have been inlined into what is differentiated, and that nothing calls there.
A rule counts in the modes that use it.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from ltoad.causes.rules import LOST_RULE
from ltoad.diagnostics.diagnostic import Diagnostic
from ltoad.differentiate.registered.program_rules import ProgramRules
from ltoad.ir.instructions import Return
from ltoad.ir.location import subprogram_of
from ltoad.ir.metadata import MetadataNode, MetadataReference, Metadatum
from ltoad.ir.module import Module
from ltoad.ir.text import APART, symbols
from ltoad.ir.types import VOID, IntType
from ltoad.ir.values import Constant

UNOPTIMISED = '"ltoad-unoptimised"'
"""The mark of functions that the compiler did not optimise, so that it inlined nothing."""

_KEEPS_CALLS = ("noinline", "optnone", UNOPTIMISED, APART)

_LOCATION = re.compile(r"!dbg !(\d+)")


@dataclass(frozen=True, slots=True)
class Differentiated:
    """The functions whose bodies were differentiated, and what all of these call."""

    backwards: tuple[str, ...]
    forwards: tuple[str, ...]
    called: frozenset[str]

    @property
    def functions(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys((*self.backwards, *self.forwards)))


def known_to_be_lost(
    module: Module, rules: ProgramRules, differentiated: Differentiated
) -> list[Diagnostic]:
    """Rules that are certainly not used where they ought to be."""
    by_mode = _Sources.of(rules)
    lost = _inlined_rules(module, by_mode.backwards, differentiated.backwards)
    forwards = _inlined_rules(module, by_mode.forwards, differentiated.forwards)
    lost += [found for found in forwards if found not in lost]
    return lost + _folded_rules(module, by_mode.in_use(differentiated), by_mode.exact)


def perhaps_lost(
    module: Module,
    rules: ProgramRules,
    differentiated: Differentiated,
    requests: Iterable[tuple[str, str]],
) -> list[Diagnostic]:
    """Functions with a rule that may have been inlined: nothing can tell, and nothing calls them.

    ``requests`` are the kind and the function of each, those that are carried out later as well.
    """
    by_mode = _Sources.of(rules)
    kinds, names = zip(*requests, strict=True)
    registered = by_mode.of_kinds(kinds)
    suspicious = [name for name in sorted(registered) if _may_have_been_inlined(module, name)]
    suspicious = [name for name in suspicious if not _is_harmless(module, rules, name)]
    if not suspicious:
        return []
    lost = set(suspicious) - differentiated.called - _reached(module, names)
    return [
        Diagnostic(
            f"nothing that is differentiated calls '{name}', for which '{registered[name]}' "
            "registers a rule; the compiler may have inlined it, and there is no debug "
            "information to tell",
            LOST_RULE.advising(
                f"{LOST_RULE.remedy}; or compile with -g, or remove the registration"
            ),
        )
        for name in sorted(lost)
    ]


@dataclass(frozen=True, slots=True)
class _Sources:
    """Functions with a rule and what registers it, by the modes that use it.

    ``exact`` are those that are registered with a derivative.
    """

    backwards: dict[str, str]
    forwards: dict[str, str]
    exact: frozenset[str]

    @classmethod
    def of(cls, rules: ProgramRules) -> _Sources:
        registered = rules.registrations.functions
        told = {n: s for n, s in registered.items() if n in rules.rows.told}
        reverse = {n: s for n, s in registered.items() if n in rules.stubs}
        forward = {r.function: r.source for r in rules.registrations.derivatives.values()}
        exact = frozenset((*reverse, *forward, *rules.like_functions))
        return cls(told | reverse, told | forward, exact)

    def in_use(self, differentiated: Differentiated) -> dict[str, str]:
        found = dict(self.backwards) if differentiated.backwards else {}
        return found | (self.forwards if differentiated.forwards else {})

    def of_kinds(self, kinds: Iterable[str]) -> dict[str, str]:
        """Those that requests of these kinds use."""
        forward = {"fwddiff", "fwdsplit"}.intersection(kinds)
        backward = set(kinds) - {"fwddiff"}
        return (self.forwards if forward else {}) | (self.backwards if backward else {})


def _inlined_rules(
    module: Module, registered: Mapping[str, str], differentiated: Iterable[str]
) -> list[Diagnostic]:
    """Functions with a rule that stand inlined in a differentiated function.

    ``registered`` says by function what registers it.
    """
    if not registered:
        return []
    inlined = _Inlined(module, registered)
    return [
        Diagnostic(
            f"'{name}' was inlined by the compiler, so that what '{registered[name]}' registers "
            "for it is lost",
            LOST_RULE,
            function,
        )
        for function in dict.fromkeys(differentiated)
        for name in inlined.of(function)
    ]


class _Inlined:
    """Which registered functions an instruction's debug location leads through."""

    def __init__(self, module: Module, registered: Mapping[str, str]) -> None:
        self._module = module
        self._own: dict[int, str] = {}
        self._registered = registered
        for name in registered:
            number = subprogram_of(module, name)
            if number is not None:
                self._own[number] = name
        self._known: dict[int, frozenset[str]] = {}

    def of(self, function: str) -> list[str]:
        body = self._module.function_text(function).partition("\n")[2]
        numbers = {int(n) for n in _LOCATION.findall(body)}
        return sorted({name for number in numbers for name in self._through(number)})

    def _through(self, number: int) -> frozenset[str]:
        """By the number of a location: the functions that it is inlined from."""
        if number not in self._known:
            found = set()
            location = self._module.metadata(number)
            while location.kind == "DILocation" and location.fields.get("inlinedAt") is not None:
                name = self._written_in(location.fields.get("scope"))
                if name is not None:
                    found.add(name)
                outer = self._follow(location.fields["inlinedAt"])
                if outer is None:
                    break
                location = outer
            self._known[number] = frozenset(found)
        return self._known[number]

    def _written_in(self, scope: Metadatum) -> str | None:
        """The registered function that a scope belongs to, if it is one."""
        for reference, node in self._scopes(scope):
            if node.kind != "DISubprogram":
                continue
            if reference in self._own:
                return self._own[reference]
            name = node.fields.get("linkageName") or node.fields.get("name")
            local = "DISPFlagLocalToUnit" in str(node.fields.get("spFlags", ""))
            # of several functions of that name, local ones are others than the registered one
            return str(name) if not local and name in self._registered else None
        return None

    def _scopes(self, scope: Metadatum) -> Iterator[tuple[int, MetadataNode]]:
        while scope is not None:
            node = self._follow(scope)
            if node is None:
                return
            yield (scope.number if isinstance(scope, MetadataReference) else -1), node
            scope = node.fields.get("scope")

    def _follow(self, link: Metadatum) -> MetadataNode | None:
        if isinstance(link, MetadataReference):
            return self._module.metadata(link.number)
        return link if isinstance(link, MetadataNode) else None


def _reached(module: Module, names: Iterable[str]) -> set[str]:
    """All that functions mention, and what these mention in turn."""
    found: set[str] = set()
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name in found:
            continue
        found.add(name)
        if module.defines(name):
            waiting += symbols(module.function_text(name))
    return found


_OF_NUMBERS = re.compile(r"\b(?:double|float|half|bfloat|fp128|x86_fp80|ppc_fp128|call|invoke)\b")


def _is_harmless(module: Module, rules: ProgramRules, name: str) -> bool:
    """Whether the function has nothing to do with derivatives, so that its rule says nothing new.

    It is inactive and takes and returns integers, and its body has no number and calls nothing.
    """
    if name in _Sources.of(rules).exact or name not in rules.registrations.inactive_functions:
        return False
    type_ = module.signature(name).type
    integers = all(isinstance(t, IntType) or t == VOID for t in (*type_.parameters, type_.result))
    body = module.function_text(name).partition("\n")[2]
    return integers and _OF_NUMBERS.search(body) is None


def _may_have_been_inlined(module: Module, name: str) -> bool:
    if not module.defines(name) or subprogram_of(module, name) is not None:
        return False
    return not _is_replaceable(module, name) and not _has(module, name, _KEEPS_CALLS)


def _is_replaceable(module: Module, name: str) -> bool:
    return module.signature(name).linkage in ("weak", "extern_weak")


def _has(module: Module, name: str, attributes: Sequence[str]) -> bool:
    return any(word in attributes for word in module.function_attributes(name))


def _folded_rules(
    module: Module, registered: Mapping[str, str], active: Container[str]
) -> list[Diagnostic]:
    """Functions of which compilers know so much that they need not call them.

    A call of a function that returns its argument, or a constant, or does
    nothing, is removed even if it is not inlined.  The last two do no harm
    unless the function is ``active``: registered with a derivative.
    """
    found = []
    for name, source in registered.items():
        known = _known_of_calls(module, name, active=name in active)
        if known:
            reason = (
                f"'{name}' {known}, so that compilers remove calls of it, and with them what "
                f"'{source}' registers"
            )
            found.append(Diagnostic(reason, LOST_RULE))
    return found


def _known_of_calls(module: Module, name: str, *, active: bool) -> str:
    """What a compiler has found out about calls, for the middle of a sentence."""
    if not module.defines(name) or _is_replaceable(module, name):
        return ""
    if _has(module, name, ("optnone", UNOPTIMISED)):
        return ""
    signature = module.signature(name)
    if any("returned" in words for words in signature.parameter_attributes):
        return "returns its argument"
    if not active:
        return ""
    if signature.type.result != VOID:
        returned = [
            i.operands[0] for i in module.function(name).instructions() if isinstance(i, Return)
        ]
        constant = returned and all(isinstance(v, Constant) for v in returned)
        return "returns a constant" if constant else ""
    memory = [w for w in module.function_attributes(name) if w.startswith("memory(")]
    return "does nothing" if memory and "write" not in memory[0] else ""
