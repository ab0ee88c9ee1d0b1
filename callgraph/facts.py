"""What the call graph has to know about one translation unit, as plain data.

Names are those of the IR, quotes and escapes removed.  Whoever reads bitcode
produces these facts; nothing here depends on LLVM, so that facts can be cached,
sent between processes and written by hand in a test.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Signature:
    """The type of a function, or of a call, with attributes left out.

    Types are IR text; every named structure is written ``%struct``, because
    its name may differ between units that mean the same type.
    """

    result: str
    parameters: tuple[str, ...] = ()
    variadic: bool = False

    def __str__(self) -> str:
        parameters = (*self.parameters, "...") if self.variadic else self.parameters
        return f"{self.result} ({', '.join(parameters)})"

    def may_call(self, target: Signature) -> bool:
        """Whether a call of this type can land in a function of type ``target``.

        Exact, except that a variadic side is compared on the parameters that
        both sides name: C code calls through unprototyped pointers.
        """
        if self == target:
            return True
        if self.result != target.result or not (self.variadic or target.variadic):
            return False
        common = min(len(self.parameters), len(target.parameters))
        return self.parameters[:common] == target.parameters[:common]


@dataclass(frozen=True, slots=True)
class Call:
    """Direct calls of ``callee`` that pass the same symbols, ``count`` of them.

    ``symbols`` are the functions and globals that appear among the arguments,
    in order; ``line`` is the source line of the first such call, if known.
    """

    callee: str
    count: int = 1
    line: int | None = None
    symbols: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class IndirectCall:
    """Calls of one signature through a pointer, ``count`` of them."""

    signature: Signature
    count: int = 1
    line: int | None = None


@dataclass(frozen=True, slots=True)
class FunctionFacts:
    """A function with a body.

    ``addresses`` are the symbols that instructions mention other than as the
    callee or an argument of a direct call, each once, in order of appearance.
    ``instructions`` counts IR instructions without debug records.
    """

    name: str
    signature: Signature
    linkage: str = "external"
    calls: tuple[Call, ...] = ()
    indirect_calls: tuple[IndirectCall, ...] = ()
    addresses: tuple[str, ...] = ()
    instructions: int = 0


@dataclass(frozen=True, slots=True)
class Declaration:
    """A function that the unit uses and does not define."""

    name: str
    signature: Signature
    linkage: str = "external"


@dataclass(frozen=True, slots=True)
class GlobalFacts:
    """A variable; ``addresses`` are the symbols in its initialiser, each once.

    Vtables, registration arrays and tables of function pointers are such.
    """

    name: str
    linkage: str = "external"
    defined: bool = True
    addresses: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class AliasFacts:
    """A second name for ``target``; for an ifunc, ``target`` is the resolver."""

    name: str
    target: str
    linkage: str = "external"
    ifunc: bool = False


@dataclass(frozen=True, slots=True)
class UnitFacts:
    """One translation unit.  ``name`` identifies it among the units of a link."""

    name: str
    definitions: tuple[FunctionFacts, ...] = ()
    declarations: tuple[Declaration, ...] = ()
    globals: tuple[GlobalFacts, ...] = ()
    aliases: tuple[AliasFacts, ...] = ()
