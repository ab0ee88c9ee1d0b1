"""``ltoad --fortran-modules``: a folder with the module ``ltoad``, for builds that call flang.

``flang -I$(ltoad --fortran-modules)`` finds it.  It is compiled once for each compiler, below the
folder of the cache, or into one that is named.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import tempfile
from pathlib import Path

from linker_wrappers.cache import chosen_cache
from linker_wrappers.drivers import HEADERS, MODULE, find_compiler
from linker_wrappers.fortran_module import compile_module
from ltoad.complaints import complaint, form_asked
from ltoad.errors import LtoadError, ToolError, UsageError

PROGRAM = "ltoad"


def main() -> None:
    """Run as a module by the command ``ltoad``."""
    raise SystemExit(run(sys.argv[1:]))


def run(words: list[str]) -> int:
    """Print the folder, once the module is there; the exit status."""
    try:
        if len(words) > 1:
            raise UsageError(f"{words[1]}: one folder is enough", remedy="name one, or none")
        print(_compiled(Path(words[0]) if words else None))
    except LtoadError as error:
        print(complaint(error, PROGRAM, form_asked(())), file=sys.stderr)
        return 1
    return 0


def _compiled(named: Path | None) -> Path:
    compiler = find_compiler("fortran").command
    source = HEADERS / MODULE
    folder = named or _own_folder(source, compiler[0])
    if named is None and (folder / "ltoad.mod").is_file():
        return folder
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        # beside its place, and renamed: another build may look for it now
        with tempfile.TemporaryDirectory(dir=folder) as made:
            compile_module(source, compiler, Path(made))
            (Path(made) / "ltoad.mod").replace(folder / "ltoad.mod")
    except OSError as error:
        raise ToolError(f"{folder}: cannot write the module: {error.strerror}") from error
    return folder


def _own_folder(source: Path, compiler: str) -> Path:
    """Below the cache, by what the module file depends on."""
    cache = chosen_cache([])
    if cache is None:
        raise ToolError(
            "there is no cache to keep the module in",
            remedy="name a folder: ltoad --fortran-modules FOLDER",
        )
    path = Path(os.path.realpath(shutil.which(compiler) or compiler))
    made_from = f"{path} {path.stat().st_mtime_ns if path.exists() else 0}".encode()
    key = hashlib.blake2b(made_from + source.read_bytes(), digest_size=8).hexdigest()
    return Path(cache.folder) / "fortran-modules" / key


if __name__ == "__main__":
    main()
