"""Results on disk by the digest of what they were made from; they may vanish at any time.

An entry is written beside its place and renamed, so several links may share a folder, and carries
the digest of its content, so a damaged one is as good as none.  What was not used for longest goes
when the folder grows too large.  A folder that cannot be read or written holds nothing.
"""
# pathlib and contextlib would cost 15 ms of every link that finds its result here.
# ruff: noqa: PTH103, PTH105, PTH108, PTH111, PTH118, PTH120, PTH123, PTH117, SIM105

from __future__ import annotations

import os

from linker_wrappers.flags import Argument, is_number
from linker_wrappers.link_key import digest_of

TYPE_CHECKING = False  # typing's own would cost 9 ms
if TYPE_CHECKING:
    from collections.abc import Iterator

FOLDER_VARIABLE = "LTOAD_CACHE"
SIZE_VARIABLE = "LTOAD_CACHE_SIZE"
OFF = "off"
DEFAULT_SIZE = 1024
"""Mebibytes."""

MAGIC = b"ltoad-1\n"
DIGEST_SIZE = 32
KEY_LENGTH = 2 * DIGEST_SIZE
TEMPORARY = ".new-"


class Cache:
    """A folder with entries of at most ``limit`` bytes altogether."""

    __slots__ = ("_folder", "_limit")

    def __init__(self, folder: str, limit: int) -> None:
        self._folder = folder
        self._limit = limit

    @property
    def folder(self) -> str:
        """Where the entries are; it need not exist."""
        return self._folder

    def read(self, key: str) -> bytes | None:
        """The content of an entry, which has been used now; None if there is none."""
        path = self._path(key)
        try:
            with open(path, "rb", buffering=0) as file:
                data = file.read()
        except OSError:
            return None
        content = data[len(MAGIC) + DIGEST_SIZE :]
        if data != MAGIC + digest_of(content) + content:
            return None
        try:
            os.utime(path)
        except OSError:
            pass  # nothing but the order in which entries go
        return content

    def write(self, key: str, content: bytes) -> None:
        """Keep an entry if there is a place for it, and make room."""
        if len(content) > self._limit:
            return
        path = self._path(key)
        beside = os.path.join(os.path.dirname(path), f"{TEMPORARY}{os.getpid()}-{key}")
        try:
            os.makedirs(self._folder, mode=0o700, exist_ok=True)
            os.makedirs(os.path.dirname(path), mode=0o700, exist_ok=True)
            _write_private(beside, MAGIC + digest_of(content) + content)
            os.replace(beside, path)
            self._evict()
        except OSError:
            _remove(beside)

    def _path(self, key: str) -> str:
        return os.path.join(self._folder, key[:2], key)

    def _evict(self) -> None:
        entries = sorted(self._entries())
        excess = sum(size for _, size, _ in entries) - self._limit
        for _, size, path in entries:
            if excess <= 0:
                break
            _remove(path)
            excess -= size

    def _entries(self) -> Iterator[tuple[int, int, str]]:
        """Time of use, size and path; what else may be in the folder is not ours to delete."""
        for part in os.scandir(self._folder):
            if len(part.name) != 2 or not part.is_dir():
                continue
            for entry in os.scandir(part.path):
                if entry.name.startswith(TEMPORARY) or len(entry.name) == KEY_LENGTH:
                    try:
                        found = entry.stat()
                    except FileNotFoundError:
                        continue  # another link has removed it
                    yield found.st_mtime_ns, found.st_size, entry.path


def chosen_cache(arguments: list[Argument]) -> Cache | None:
    """The cache that flags and environment name; None if it is off or nowhere.

    A size that is no number counts as the default; :mod:`linker_wrappers.arguments` complains.
    """
    folder = _last(arguments, "ltoad-cache") or os.environ.get(FOLDER_VARIABLE, "")
    if folder == OFF:
        return None
    size = chosen_size(arguments)
    limit = int(size) if is_number(size) else DEFAULT_SIZE
    folder = folder or _default_folder()
    return Cache(folder, limit << 20) if folder else None


def chosen_size(arguments: list[Argument]) -> str:
    """The most mebibytes to keep, as it was spelled."""
    spelled = _last(arguments, "ltoad-cache-size") or os.environ.get(SIZE_VARIABLE, "")
    return spelled or str(DEFAULT_SIZE)


def _last(arguments: list[Argument], name: str) -> str:
    return next((a.value for a in reversed(arguments) if a.name == name), "")


def _default_folder() -> str:
    """Below the user's folder for caches; empty without one."""
    base = os.environ.get("XDG_CACHE_HOME", "")
    if not os.path.isabs(base):
        home = os.path.expanduser("~")
        base = os.path.join(home, ".cache") if os.path.isabs(home) else ""
    return os.path.join(base, "ltoad") if base else ""


def _write_private(path: str, data: bytes) -> None:
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with open(handle, "wb", buffering=0) as file:
        file.write(data)


def _remove(path: str) -> None:
    try:
        os.unlink(path)
    except OSError:
        pass  # it is gone, or was never there
