"""Ending before time: signals unwind the stack, so that nothing is left behind.

What a link that was killed outright has left is removed by a later one.
"""
# pathlib and shutil would cost 10 ms of every link that is remembered.
# ruff: noqa: PTH106, PTH108, PTH112, PTH114, PTH118, PTH208

from __future__ import annotations

import fcntl
import os
import signal

from linker_wrappers.flags import is_number

TYPE_CHECKING = False  # typing's own would cost 9 ms
if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import FrameType

SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
PREFIX = "ltoad-"
_LOCK = "lock"
_MOST_LEFT = 64
"""Files that a link leaves in its folder at most, or it is not one of ours."""


def unwind_on_signals() -> None:
    """Let signals that end a process raise SystemExit, with the status that shells give them."""
    for number in SIGNALS:
        if signal.getsignal(number) is not signal.SIG_IGN:
            signal.signal(number, _stop)


def _stop(number: int, _frame: FrameType | None) -> None:
    for other in SIGNALS:
        signal.signal(other, signal.SIG_IGN)  # a second one would interrupt the cleaning up
    raise SystemExit(128 + number)


def private_prefix() -> str:
    """How the names of this process's temporary files and folders begin."""
    return f"{PREFIX}{os.getpid()}-"


def temporary_folder() -> str:
    """Where temporary files go, whether anything can be written there or not."""
    base = os.environ.get("TMPDIR", "")
    return base if os.path.isdir(base) else "/tmp"


def hold(folder: str) -> int:
    """Mark a private folder as one in use, until the descriptor that is returned is closed or this
    process ends.

    A process that cannot be seen may live in another container that shares the folder above.
    """
    lock = os.open(os.path.join(folder, _LOCK), os.O_CREAT | os.O_RDWR, 0o600)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return lock  # a file system without locks
    return lock


def _is_held(folder: str) -> bool:
    try:
        lock = os.open(os.path.join(folder, _LOCK), os.O_RDWR)
    except OSError:
        return True  # it has just been made, or is none of ours
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return True
    finally:
        os.close(lock)
    return False


def remove_leftovers() -> None:
    """Delete the private folders of links that no longer run and that this user has started."""
    base = temporary_folder()
    for name in _names_in(base):
        number = name.removeprefix(PREFIX).partition("-")[0]
        if name.startswith(PREFIX) and is_number(number) and not _runs(int(number)):
            _remove(os.path.join(base, name))


def remove_leftover_outputs(output: str) -> None:
    """Delete what killed links have half written beside an output."""
    folder, name = os.path.split(output)
    start = f".{name}.{PREFIX}"
    for found in _names_in(folder or os.curdir):
        number = found.removeprefix(start)
        if found.startswith(start) and is_number(number) and not _runs(int(number)):
            _try_unlink(os.path.join(folder, found))


def _names_in(folder: str) -> Iterator[str]:
    try:
        yield from os.listdir(folder)
    except OSError:
        return


def _runs(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except (OSError, OverflowError):
        return True
    return True


def _remove(folder: str) -> None:
    """Remove a folder with its files, if it is this user's own."""
    try:
        found = os.lstat(folder)
        if found.st_uid != os.getuid() or os.path.islink(folder) or not os.path.isdir(folder):
            return
        names = os.listdir(folder)
        if len(names) > _MOST_LEFT or _is_held(folder):
            return
        for name in names:
            os.unlink(os.path.join(folder, name))
        os.rmdir(folder)
    except OSError:
        return  # somebody else is faster, or keeps something there


def _try_unlink(path: str) -> None:
    try:
        os.unlink(path)
    except OSError:
        return
