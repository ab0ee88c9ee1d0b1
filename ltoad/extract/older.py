"""Bitcode of older compilers that LLVM has ceased to read.

LLVM 20 gave up multiplications in constant expressions.  flang 19 writes them for each derived
type, for the sizes of names and tables: that of an element times their number.  The
compiler that wrote such bitcode prints it as text, where another expression says the same.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import tempfile
from functools import lru_cache
from pathlib import Path

_PRODUCER = re.compile(r"unsupported constant expression.*Producer: 'LLVM(\d+)", re.DOTALL)
_SIZE = re.compile(
    r"\bmul \(i64 (ptrtoint \(ptr getelementptr \([^()]+, ptr null, )i32 1(\) to i64\)), "
    r"i64 (-?\d+)\)"
)
_PRINT = ("-S", "-emit-llvm", "-x", "ir")


def lost_version(complaint: str) -> str | None:
    """The major version of the compiler whose constants are not read any more."""
    found = _PRODUCER.search(complaint)
    return found[1] if found else None


@lru_cache(maxsize=64)
def text_of(bitcode: bytes, version: str) -> str | None:
    """The module as text, by a compiler of that version; None if there is none on the PATH."""
    candidates = [f"{tool}-{version}" for tool in ("clang", "flang-new", "flang")]
    for tool in [*candidates, "clang", "flang-new", "flang"]:
        path = shutil.which(tool)
        text = None if path is None else _printed(path, bitcode)
        if text is not None:
            # so many times the size of an element is how far its array reaches
            return _SIZE.sub(r"\1i64 \3\2", text)
    return None


def _printed(tool: str, bitcode: bytes) -> str | None:
    with tempfile.TemporaryDirectory(prefix="ltoad-") as name:
        source, target = Path(name, "unit.bc"), Path(name, "unit.ll")
        source.write_bytes(bitcode)
        command = [tool, *_PRINT, "-O0", str(source), "-o", str(target)]
        if "clang" in Path(tool).name:
            command[1:1] = ["-Xclang", "-disable-llvm-passes", "-Wno-override-module"]
        done = subprocess.run(command, capture_output=True, check=False)
        return target.read_text(encoding="utf-8") if done.returncode == 0 else None
