"""Linear algebra of functions of Numba, which it takes from BLAS and LAPACK in its own way.

Its functions tell the type of the numbers by their first argument, a letter.  Here there is one in
C for each type, so that all types of memory are known, and the calls are to it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

_SOURCE = Path(__file__).with_name("numba_linear.h")
_NAMES = r"numba_(?:xx(?:dot|gemv|gemm|nrm2|getrf|potrf)|ez_xxgetri|xgesv)"
_CALL = re.compile(rf"(call i32 )@({_NAMES})\(i8 (?:\w+ )*(\d+), ")
_DECLARED = re.compile(rf"^declare i32 @({_NAMES})\(i8[^,]*, (.*)$", re.MULTILINE)
_KINDS = {
    "s": ("float", "float", "__builtin_fabsf(x)", "(x)", "1e-15f"),
    "d": ("double", "double", "__builtin_fabs(x)", "(x)", "1e-150"),
    "c": ("float _Complex", "float", "ltoad_size(x)", "(~(x))", "1e-15f"),
    "z": ("double _Complex", "double", "ltoad_size(x)", "(~(x))", "1e-150"),
}
"""By letter: the type, that of its parts, size and conjugate of x, and what is small."""


def typed_calls(text: str) -> str:
    """A module whose calls name the type of their numbers."""
    used = sorted({(name, chr(int(letter))) for _, name, letter in _CALL.findall(text)})
    formals = dict(_DECLARED.findall(text))
    text = _CALL.sub(lambda m: f"{m[1]}@{m[2]}_{chr(int(m[3]))}(", text)
    return "\n".join([text, *(f"declare i32 @{n}_{k}({formals[n]}" for n, k in used), ""])


def linear_sources(text: str) -> Iterator[str]:
    """C for the types of numbers that such a module uses."""
    kinds = sorted(set(re.findall(rf"@(?:{_NAMES})_([sdcz])\(", text)))
    if not kinds:
        return
    from numba.np.linalg import F_INT_nptype

    yield "#define ltoad_size(x) (__builtin_fabs(__real__(x)) + __builtin_fabs(__imag__(x)))"
    yield f"#define INTEGER {F_INT_nptype.__name__}_t"
    for kind in kinds:
        words = ("NUMBER", "REAL", "ABS(x)", "CONJ(x)", "SMALL")
        told = {"KIND": kind, **dict(zip(words, _KINDS[kind], strict=True))}
        yield from (f"#define {word} {meaning}" for word, meaning in told.items())
        yield _SOURCE.read_text(encoding="utf-8")
        yield from (f"#undef {word.partition('(')[0]}" for word in told)
    yield "#undef INTEGER\n#undef ltoad_size"
