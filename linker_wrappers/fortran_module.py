"""The module ``ltoad`` for Fortran: compiled for whoever uses it.

Module files belong to one version of one compiler, so that only its source
can be shipped.  What it declares is defined at link time, and nobody links
its object.
"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterable, Sequence
from pathlib import Path

from ltoad.errors import ToolError

_USE = re.compile(
    rb"(?:^|;)\s*use\s*(?:,\s*non_intrinsic\s*)?(?:::)?\s*ltoad\s*(?:[,!;\r]|$)", re.I | re.M
)
_INCLUDE = re.compile(rb"^\s*#?\s*include\b", re.I | re.M)
"""What is included may use it, and is looked for in ways of the compiler's own."""


def uses_module(sources: Iterable[Path]) -> bool:
    """Whether any Fortran source that can be read has ``use ltoad``, or may include it."""
    texts = (source.read_bytes() for source in sources if source.is_file())
    return any(_USE.search(text) or _INCLUDE.search(text) for text in texts)


def compile_module(source: Path, compiler: Sequence[str], folder: Path) -> None:
    """Write the module file to the folder; raises ToolError with what the compiler says."""
    command = [*compiler, "-fsyntax-only", "-module-dir", str(folder), str(source)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        said = done.stderr.strip().splitlines() or [f"status {done.returncode}"]
        raise ToolError(f"{compiler[0]} cannot compile {source}: {said[0]}")
