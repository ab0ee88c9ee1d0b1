"""Where built functions are kept: a folder each, by what they were made from.

A folder is written beside its place and renamed, so a build that is interrupted leaves nothing
that counts; a lock makes other processes wait for one that goes on.
"""

from __future__ import annotations

import contextlib
import fcntl
import functools
import hashlib
import json
import os
import shutil
import tempfile
import time
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

import ltoad
from ltoad.vocabulary.variables import CACHE

FOLDER_VARIABLE = CACHE.name
OFF = "off"
RECORD = "record.json"


@dataclass(frozen=True, slots=True)
class Record:
    """What is known of a built function; ``files`` are digests of all that was read.

    ``is_reentrant``: no unit has variables that calls could change.
    """

    signature: str
    symbol: str
    is_fortran: bool
    is_reentrant: bool
    files: tuple[tuple[str, str], ...]

    def library(self, name: str) -> str:
        """The name of a shared library: another one for other files, as loaders go by names."""
        return f"{name}-{digest(part for pair in self.files for part in pair)[:16]}.so"


def digest(parts: Iterable[str | bytes]) -> str:
    """One for all parts, in their order."""
    found = hashlib.sha256()
    for part in parts:
        data = part.encode() if isinstance(part, str) else part
        found.update(len(data).to_bytes(8, "little") + data)
    return found.hexdigest()


def digest_of_file(path: Path) -> str:
    """Empty for a file that cannot be read."""
    try:
        return hashlib.sha256(path.read_bytes()).hexdigest()
    except OSError:
        return ""


def unchanged(files: Iterable[tuple[str, str]]) -> bool:
    """Whether files have the digests that they had."""
    return all(digest_of_file(Path(name)) == value for name, value in files)


@functools.cache
def digest_of_program() -> str:
    """One for ltoad itself: what another version made may be wrong."""
    folder = Path(ltoad.__file__).parent
    files = sorted(p for p in folder.rglob("*") if p.suffix in (".py", ".ll", ".h", ".cc"))
    states = ((p.relative_to(folder), p.stat()) for p in files)
    return digest(f"{name} {state.st_size} {state.st_mtime_ns}" for name, state in states)


class Store:
    """The folder of all built functions; a private one that goes away if there is none to keep."""

    def __init__(self, folder: Path | None) -> None:
        self._private: tempfile.TemporaryDirectory[str] | None = None
        if folder is None:
            self._private = tempfile.TemporaryDirectory(prefix="ltoad-python-")
            folder = Path(self._private.name)
        self.folder = folder

    @property
    def is_private(self) -> bool:
        """Whether it goes away with this process."""
        return self._private is not None

    @contextlib.contextmanager
    def locked(self, key: str) -> Iterator[None]:
        """Nobody else builds this meanwhile."""
        self.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        with (self.folder / f"{key}.lock").open("w") as file:
            fcntl.flock(file, fcntl.LOCK_EX)
            yield

    @property
    def has_room(self) -> bool:
        """Whether the disk is not full, or the folder is a private one, for which there is no
        other place."""
        return self._private is not None or _room_in(self.folder) >= _LEAST_ROOM

    def place(self, key: str) -> Path:
        return self.folder / key

    def read(self, key: str) -> Record | None:
        """What was built, if all files are as they were."""
        record = self.kept(key)
        return record if record is not None and unchanged(record.files) else None

    def kept(self, key: str) -> Record | None:
        """What was built, whatever has become of the files."""
        try:
            data = json.loads((self.place(key) / RECORD).read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return None
        files = tuple((str(name), str(value)) for name, value in data["files"])
        return Record(
            data["signature"],
            data["symbol"],
            data["is_fortran"],
            data["is_reentrant"],
            files,
        )

    @contextlib.contextmanager
    def new(self, key: str) -> Iterator[Path]:
        """A folder to build in, which takes the place of ``key`` if all goes well."""
        self._sweep()
        with tempfile.TemporaryDirectory(prefix=".new-", dir=self.folder) as name:
            folder = Path(name) / "built"
            folder.mkdir()
            yield folder
            shutil.rmtree(self.place(key), ignore_errors=True)
            folder.replace(self.place(key))

    def _sweep(self) -> None:
        """Remove what builds that were killed have left."""
        for left in self.folder.glob(".new-*"):
            with contextlib.suppress(OSError):
                if time.time() - left.stat().st_mtime > _LONGEST_BUILD:
                    shutil.rmtree(left, ignore_errors=True)


_LONGEST_BUILD = 24 * 3600.0
_LEAST_ROOM = 32 << 20
"""In bytes; objects and libraries of a function take a few mebibytes."""


def _room_in(folder: Path) -> int:
    try:
        return shutil.disk_usage(folder).free
    except OSError:
        return 0


def write_record(folder: Path, record: Record) -> None:
    """The last thing to be written."""
    (folder / RECORD).write_text(json.dumps(asdict(record), indent=1), encoding="utf-8")


def default_store() -> Store:
    """The user's folder for caches, or what LTOAD_CACHE names; private where that cannot be
    written or is full."""
    named = os.environ.get(FOLDER_VARIABLE, "")
    if named == OFF:
        return Store(None)
    base = Path(named) if named else _user_folder()
    folder = base / "python"
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        with tempfile.TemporaryFile(dir=folder):
            return Store(folder if _room_in(folder) >= _LEAST_ROOM else None)
    except OSError:
        return Store(None)


def _user_folder() -> Path:
    base = os.environ.get("XDG_CACHE_HOME", "")
    return (Path(base) if Path(base).is_absolute() else Path.home() / ".cache") / "ltoad"
