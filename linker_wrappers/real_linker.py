"""Finding the linker that does the linking, which is never ourselves."""
# pathlib would cost 10 ms of every link that asks for nothing.
# ruff: noqa: PTH110, PTH113, PTH118, PTH120, PTH121, PTH123

from __future__ import annotations

import os

GCC_PLUGIN = "liblto_plugin"
OF_GCC = ("ld.bfd", "ld.gold", "ld")
"""Linkers that take GCC's plugin, for objects of ``gcc -flto``."""
CANDIDATES = ("ld.lld", "ld.lld-22", "ld.lld-21", "ld.lld-20", "ld.lld-19", "ld.bfd", "ld")
"""In order of preference: lld links bitcode without a plugin."""

VARIABLE = "LTOAD_REAL_LINKER"


PLUGIN = "LLVMgold"


def find_real_linker(
    chosen: str, own_path: str, plugin: str = "", *, gcc_objects: bool = False
) -> str:
    """The path of the real linker, or an empty string if there is none.

    ``chosen`` is the user's choice, empty for none; ``own_path`` is how we
    were started, to keep us from starting ourselves again.  ``plugin`` is what the compiler
    passes for linkers that do not know bitcode: beside LLVM's is the lld of the same version.
    ``gcc_objects``: there are objects that only GCC's plugin reads.
    """
    chosen = chosen or os.environ.get(VARIABLE, "")
    if chosen:
        return _locate(chosen, own_path)
    if PLUGIN in plugin:
        of_compiler = os.path.join(os.path.dirname(plugin), os.pardir, "bin", CANDIDATES[0])
        if _is_usable(of_compiler, own_path):
            return os.path.normpath(of_compiler)
    for name in (*OF_GCC, *CANDIDATES) if gcc_objects else CANDIDATES:
        path = _locate(name, own_path)
        if path:
            return path
    return ""


def _locate(name: str, own_path: str) -> str:
    if os.sep in name:
        return name if _is_usable(name, own_path) else ""
    for folder in os.environ.get("PATH", os.defpath).split(os.pathsep):
        path = os.path.join(folder, name)
        if _is_usable(path, own_path):
            return path
    return ""


def _is_usable(path: str, own_path: str) -> bool:
    if not (os.path.isfile(path) and os.access(path, os.X_OK)):
        return False
    if own_path and os.path.exists(own_path) and os.path.samefile(path, own_path):
        return False
    return not _is_script_of_ours(path)


def _is_script_of_ours(path: str) -> bool:
    """Launchers that ``pip`` writes, and shell scripts around them, say what they start."""
    try:
        with open(path, "rb", buffering=0) as file:
            head = file.read(4096)
    except OSError:
        return False
    return head[:2] == b"#!" and (b"linker_wrappers" in head or b"ld.ltoad" in head)
