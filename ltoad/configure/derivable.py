"""What derivative libraries offer a program, written into it for its differentiation."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from ltoad.configure.spelled import signature_of
from ltoad.errors import InputError
from ltoad.extract.reach import Reach
from ltoad.manifest import ExportedFunction, Manifest, parameter_types, result_type
from ltoad.offers import OFFERS, Offer, Offers
from ltoad.rules.table import lookup  # noqa: TID251 -- registrations are read later


@dataclass(frozen=True, slots=True)
class DerivativeLibrary:
    """A manifest and the file it was found in."""

    origin: str
    manifest: Manifest


def find_offers(
    text: str, module: Any, libraries: Sequence[DerivativeLibrary], *, anything: bool = False
) -> Offers:
    """What libraries offer for functions without a body, and which globals they share.

    ``module`` is what ``text`` was printed from.  With ``anything``, other units of the program
    bring whatever derivatives of theirs are needed.  Raises InputError where library and
    program do not fit together.
    """
    known = {f.name: f for f in module.functions}
    offers = _of_libraries(text, module, known, libraries) if libraries else Offers()
    if not anything:
        return offers
    found = dict(offers.functions)
    for name, function in known.items():
        if name not in found and _is_of_other_unit(function, module):
            signature = signature_of(function, module)
            found[name] = Offer(name, signature, "another unit", state=True, anything=True)
    return replace(offers, functions=found)


def _of_libraries(
    text: str, module: Any, known: Mapping[str, Any], libraries: Sequence[DerivativeLibrary]
) -> Offers:
    variables = {v.name for v in module.global_variables}
    reach = Reach(text)
    found: dict[str, Offer] = {}
    begins: list[str] = []
    shared: list[str] = []
    for library in libraries:
        used = False
        for exported in library.manifest.functions:
            function = known.get(exported.symbol)
            if function is None:
                continue
            _check_target(library, str(module.triple))
            _check_signature(library, exported, function, module)
            offer = found.get(exported.symbol)
            if offer is not None and offer.source != library.origin:
                raise _twice(exported.symbol, offer.source, library.origin)
            if not function.is_declaration:  # that body is as good, and nothing can be lost
                _check_body(library, exported, reach)
                continue
            used = True
            found[exported.symbol] = _with_pattern(offer, exported, library.origin)
        if used and library.manifest.begin:
            begins.append(library.manifest.begin)
            shared += [name for name in library.manifest.globals if name in variables]
    return Offers(found, tuple(begins), tuple(dict.fromkeys(shared)))


def _with_pattern(offer: Offer | None, exported: ExportedFunction, origin: str) -> Offer:
    terms = () if offer is None else offer.terms
    state = exported.state or (offer is not None and offer.state)
    every = (*terms, exported.terms)
    return Offer(exported.symbol, exported.signature, origin, every, state, exported.writes)


_PLAIN = re.compile(r"ptr|byval\(.*\)|i\d+|half|float|double|x86_fp80|fp128")
_OTHERS = ("llvm.", "__enzyme_", "enzyme_", "ltoad_", "_Fortran", "__")


def _is_of_other_unit(function: Any, module: Any) -> bool:
    """Whether a function may be one of the program's, by name and types."""
    if not function.is_declaration or function.name.startswith(_OTHERS):
        return False
    if lookup(function.name) is not None:
        return False
    signature = signature_of(function, module)
    plain = all(_PLAIN.fullmatch(t) for t in parameter_types(signature))
    result = result_type(signature)
    return plain and (result == "void" or (result != "ptr" and bool(_PLAIN.fullmatch(result))))


def with_offers(text: str, offers: Offers) -> str:
    """The module with what its differentiation has to know, as metadata, which LLVM keeps."""
    if not (offers.functions or offers.globals or offers.begins or offers.begin):
        return text
    number = max((int(n) for n in re.findall(r"^!(\d+) = ", text, re.MULTILINE)), default=-1) + 1
    encoded = offers.text().encode().hex()
    return f'{text}\n!{OFFERS} = !{{!{number}}}\n!{number} = !{{!"{encoded}"}}\n'


def _check_target(library: DerivativeLibrary, target: str) -> None:
    one, other = (t.partition("-")[0] for t in (library.manifest.target, target))
    if one != other:
        raise InputError(
            f"{library.origin}: its derivatives are for {library.manifest.target}, and the program "
            f"is for {target}",
            remedy="link the library that was built for the program's target",
        )


def _check_signature(
    library: DerivativeLibrary, exported: ExportedFunction, function: Any, module: Any
) -> None:
    spelled_here = signature_of(function, module)
    if spelled_here != exported.signature:
        raise InputError(
            f"{library.origin}: derives {exported.symbol} as {exported.signature}, and the program "
            f"declares it as {spelled_here}",
            remedy="include the library's header where it is called, or build the library again",
        )


def _check_body(library: DerivativeLibrary, exported: ExportedFunction, reach: Reach) -> None:
    if reach.digest(exported.symbol) != exported.hash:
        raise InputError(
            f"{library.origin}: its derivative of {exported.symbol} was made from another body "
            "than the one that the program brings along",
            remedy="build the library again, or take the body out of the program",
        )


def _twice(symbol: str, one: str, other: str) -> InputError:
    return InputError(
        f"{one} and {other} both bring derivatives of {symbol}",
        remedy="link one of them",
    )
