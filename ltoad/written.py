"""Files that are there whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path

from ltoad.errors import InputError


def write_whole(path: Path, content: bytes) -> None:
    """Write a file beside its place, then put it there; raises InputError if that fails.

    A device or a pipe stays what it is, and is written to: ``-o /dev/null``.
    """
    in_place = path.exists() and not path.is_file()
    beside = path if in_place else path.with_name(f".{path.name}.ltoad-{os.getpid()}")
    try:
        beside.write_bytes(content)
        if not in_place:
            beside.replace(path)
    except OSError as error:
        if not in_place:
            beside.unlink(missing_ok=True)
        raise InputError(f"cannot write {path}: {error.strerror}") from error
