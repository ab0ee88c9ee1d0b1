"""Rules that compilers have made away with before the link.

A compiler that inlines a function takes away the calls that a registration is
about.  With debug information every instruction tells which function it was
written in; the rule of such a function is not used where that happened, and
the link stops.  Without it, a function with a rule is suspicious that could
have been inlined and that nothing calls in all that is differentiated.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence

from ltoad.differentiate.registered.custom_rules import KEEP
from ltoad.errors import Diagnostic
from ltoad.ir.instructions import Return
from ltoad.ir.metadata import MetadataNode, MetadataReference, Metadatum
from ltoad.ir.module import Module
from ltoad.ir.types import VOID
from ltoad.ir.values import Constant

UNOPTIMISED = '"ltoad-unoptimised"'
"""The mark of functions that the compiler did not optimise, so that it inlined nothing."""

_LOCATION = re.compile(r"!dbg !(\d+)")


def inlined_rules(
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
            KEEP,
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
            number = _subprogram_of(module, name)
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


def _subprogram_of(module: Module, name: str) -> int | None:
    if not module.defines(name):
        return None
    words = module.signature(name).suffix.split()
    return int(words[words.index("!dbg") + 1][1:]) if "!dbg" in words else None


_KEEPS_CALLS = ("noinline", "optnone", UNOPTIMISED)


def unused_rules(
    module: Module, registered: Mapping[str, str], used: Iterable[str]
) -> list[Diagnostic]:
    """Functions with a rule that may have been inlined: nothing can tell, and nothing uses them.

    ``used`` are the functions that differentiated code calls, or whose derivative is asked for.
    """
    lost = registered.keys() - set(used)
    return [
        Diagnostic(
            f"nothing that is differentiated calls '{name}', for which '{registered[name]}' "
            "registers a rule; the compiler may have inlined it, and there is no debug "
            "information to tell",
            f"{KEEP}; or compile with -g, or remove the registration",
        )
        for name in sorted(lost)
        if _may_have_been_inlined(module, name)
    ]


def _may_have_been_inlined(module: Module, name: str) -> bool:
    if not module.defines(name) or _subprogram_of(module, name) is not None:
        return False
    return not _is_replaceable(module, name) and not _has(module, name, _KEEPS_CALLS)


def _is_replaceable(module: Module, name: str) -> bool:
    return module.signature(name).linkage in ("weak", "extern_weak")


def _has(module: Module, name: str, attributes: Sequence[str]) -> bool:
    return any(word in attributes for word in module.function_attributes(name))


def folded_rules(
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
            found.append(Diagnostic(reason, KEEP))
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
