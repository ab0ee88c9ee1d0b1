"""Files that are there whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path

from ltoad.errors import InputError


def write_whole(path: Path, content: bytes) -> None:
    """Write a file beside its place, then put it there; raises InputError if that fails."""
    beside = path.with_name(f".{path.name}.ltoad-{os.getpid()}")
    try:
        beside.write_bytes(content)
        beside.replace(path)
    except OSError as error:
        beside.unlink(missing_ok=True)
        raise InputError(f"cannot write {path}: {error.strerror}") from error
