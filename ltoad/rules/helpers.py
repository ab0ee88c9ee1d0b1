"""Functions that derivatives call and no library has, as LLVM IR text.

The digamma function is in ``ltoad/runtime/digamma.ll``, what BLAS lacks in
:mod:`ltoad.rules.blas_text`.
"""

from __future__ import annotations

from collections.abc import Iterable

from ltoad.ir.types import FunctionType
from ltoad.rules.blas_text import blas_helper
from ltoad.rules.helper import Helper, helper_of
from ltoad.runtime import Source

_DIGAMMA = Source("digamma.ll")
_SUFFIXES = ("f", "", "l", "f128")
_DIGAMMAS = frozenset(f"__ltoad_digamma{suffix}" for suffix in _SUFFIXES)


def helper(name: str) -> Helper | None:
    """The helper of that name (with its type suffix), or None when it is none."""
    return helper_of(_DIGAMMA, name) if name in _DIGAMMAS else blas_helper(name)


def helper_text(name: str) -> str:
    """The definition of one helper; KeyError for a name that is none."""
    found = helper(name)
    if found is None:
        raise KeyError(name)
    return found.text


def definitions(names: Iterable[str]) -> tuple[str, dict[str, FunctionType]]:
    """The text of all helpers among ``names`` and of those they call, each once,
    and the functions that the module must declare for them."""
    texts: dict[str, str] = {}
    declared: dict[str, FunctionType] = {}
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        found = helper(name)
        if found is None or name in texts:
            continue
        texts[name] = found.text
        waiting.extend(required for required, _ in found.requires)
        declared.update((n, t) for n, t in found.requires if helper(n) is None)
    return "\n".join(texts.values()), declared
