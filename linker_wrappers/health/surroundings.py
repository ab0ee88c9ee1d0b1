"""Where ltoad itself is, its folders, and the frameworks that its front ends serve."""

from __future__ import annotations

import importlib.metadata
import os
import platform
import tempfile

import ltoad
from linker_wrappers import cache
from linker_wrappers.health.finding import Finding, State
from ltoad.extract.bitcode import llvm_version
from ltoad.vocabulary.variables import SANITIZER_VARIABLES, VARIABLES, unknown

_FRAMEWORKS = (
    ("NumPy", ("numpy",), "pip install 'ltoad[numpy]'"),
    ("SciPy", ("scipy",), "pip install scipy"),
    ("PyTorch", ("torch",), "pip install torch"),
    ("JAX", ("jax",), "pip install jax"),
    ("TensorFlow", ("tensorflow", "tensorflow-cpu"), "pip install tensorflow"),
    ("Numba", ("numba",), "pip install numba"),
)
"""By the names of their distributions; none is imported."""


def itself() -> Finding:
    """Version and platform."""
    says = (
        f"{ltoad.__version__}, Python {platform.python_version()}, "
        f"LLVM {llvm_version()}, {platform.system()} {platform.machine()}"
    )
    if platform.system() != "Linux":
        return Finding("ltoad", State.WRONG, says, "ltoad links ELF programs, on Linux")
    return Finding("ltoad", State.OK, says)


def folders() -> list[Finding]:
    """The cache and the folder for what a link leaves behind for its own time."""
    return [_cache(), _temporary()]


def _cache() -> Finding:
    chosen = cache.chosen_cache([])
    if chosen is None:
        return Finding("cache", State.OK, f"off, by {cache.FOLDER_VARIABLE}")
    folder = chosen.folder
    there = folder
    while not os.path.exists(there):  # noqa: PTH110 - the cache knows strings only
        there = os.path.dirname(there) or os.curdir  # noqa: PTH120
    if not (os.path.isdir(there) and os.access(there, os.W_OK)):  # noqa: PTH112
        remedy = f"name another folder in {cache.FOLDER_VARIABLE}, or turn it off by `off`"
        return Finding("cache", State.WRONG, f"{folder}: cannot be written to", remedy)
    return Finding("cache", State.OK, folder)


def _temporary() -> Finding:
    try:
        with tempfile.TemporaryDirectory(prefix="ltoad-doctor-"):
            return Finding("temporary files", State.OK, tempfile.gettempdir())
    except OSError as error:
        says = f"no folder can be made: {error.strerror}"
        return Finding("temporary files", State.WRONG, says, "let TMPDIR name a folder of yours")


def variables() -> list[Finding]:
    """Variables of the environment that change what ltoad does, and those that nobody reads."""
    known = [v.name for v in (*VARIABLES, *SANITIZER_VARIABLES) if v.name in os.environ]
    found = [Finding(name, State.OK, f"set: {os.environ[name]}") for name in known]
    remedy = f"known are {', '.join(v.name for v in VARIABLES)}"
    strange = unknown(os.environ)
    return found + [Finding(n, State.ABSENT, "set, and nobody reads it", remedy) for n in strange]


def frameworks() -> list[Finding]:
    """The frameworks of Python in which loaded functions have derivatives."""
    return [_framework(*known) for known in _FRAMEWORKS]


def _framework(name: str, distributions: tuple[str, ...], remedy: str) -> Finding:
    for distribution in distributions:
        try:
            return Finding(name, State.OK, importlib.metadata.version(distribution))
        except importlib.metadata.PackageNotFoundError:
            continue
    return Finding(name, State.ABSENT, "not installed", remedy)
