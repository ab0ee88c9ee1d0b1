"""Running LLVM in a child process, so that its aborts become messages.

A wheel of LLVM with assertions ends the process on IR that it does not
expect.  The child reports what it was doing; the parent outlives it.  What ends so, or by an
exception that is no :class:`LtoadError`, is a defect of ltoad, and can be reported with all that
is known (:mod:`ltoad.defect_reports`).
"""

from __future__ import annotations

import contextlib
import os
import pickle
import signal
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn, TypeVar

from ltoad import progress
from ltoad.defect_reports import defect_of, write_report
from ltoad.errors import DefectError, DifferentiationError, LtoadError, ToolError

Value = TypeVar("Value")

RESULT = "result"
STAGE = "stage"
LAST_IR = "last.ll"
MESSAGES = "messages"


class Journal:
    """Keeps on disk what is being done, for whoever finds out that it never ended.

    With ``save_temps`` the IR of every stage is kept there under its number.
    """

    def __init__(self, folder: Path, save_temps: Path | None = None) -> None:
        self._folder = folder
        self._save_temps = save_temps
        self._count = 0

    def __call__(self, stage: str, text: str) -> None:
        (self._folder / STAGE).write_text(stage, encoding="utf-8")
        if not text:
            return
        (self._folder / LAST_IR).write_text(text, encoding="utf-8")
        if self._save_temps is not None:
            self._count += 1
            self._save_temps.mkdir(parents=True, exist_ok=True)
            name = f"{self._count}-before-{stage.replace(' ', '-')}.ll"
            (self._save_temps / name).write_text(text, encoding="utf-8")


Crash = Callable[[int, Path, str], LtoadError]
"""Makes the error for a child's wait status, from its folder and what it wrote to stderr."""


def call_isolated(function: Callable[[], Value], folder: Path, crash: Crash | None = None) -> Value:
    """The function's value, computed in a child process; its LtoadError is raised here.

    ``folder`` is private to the call and holds the journal.  Raises DefectError for any other
    exception, and if a signal ended the child what ``crash`` makes of it, or by default one that
    says what LLVM was doing.
    """
    parent = os.getpid()
    child = os.fork()
    if child == 0:
        die_with(parent)
        _be_child(function, folder)
    try:
        with progress.shown(lambda: _stage(folder)):
            _, status = os.waitpid(child, 0)
    except BaseException:  # a signal asks to stop
        with contextlib.suppress(OSError):  # it may have ended by the same signal
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)
        raise
    said = messages_in(folder)
    if os.WIFSIGNALED(status) or os.WEXITSTATUS(status) != 0:
        raise _reported((crash or _crash)(status, folder, said), folder)
    with (folder / RESULT).open("rb") as file:
        outcome = pickle.load(file)
    if isinstance(outcome, LtoadError):
        raise _reported(outcome, folder)
    if said:
        os.write(2, said.encode())
    return outcome  # type: ignore[no-any-return]


def die_with(parent: int) -> None:
    """In a child: end when the parent does, and on signals as processes do by themselves."""
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        if signal.getsignal(number) is not signal.SIG_IGN:
            signal.signal(number, signal.SIG_DFL)
    if sys.platform == "linux":
        import ctypes

        ctypes.CDLL(None).prctl(_SET_PARENT_DEATH_SIGNAL, signal.SIGKILL)
        if os.getppid() != parent:
            os._exit(os.EX_SOFTWARE)


_SET_PARENT_DEATH_SIGNAL = 1
"""``PR_SET_PDEATHSIG`` of ``prctl(2)``."""


def messages_in(folder: Path) -> str:
    """What the child of a call wrote to stderr."""
    messages = folder / MESSAGES
    return messages.read_text(encoding="utf-8", errors="replace") if messages.exists() else ""


def _reported(error: LtoadError, folder: Path) -> LtoadError:
    """The error; if it is a defect, and the user has asked for that, with a report on disk."""
    trace = error.trace if isinstance(error, DefectError | DifferentiationError) else ""
    if trace:
        last = folder / LAST_IR
        text = last.read_text(encoding="utf-8") if last.exists() else ""
        write_report(_stage(folder), trace, text)
    return error


def _be_child(function: Callable[[], Value], folder: Path) -> NoReturn:
    """Whatever happens, do not return into the parent's stack."""
    status = os.EX_SOFTWARE
    try:
        status = _run_child(function, folder)
    finally:
        if sys.exc_info()[0] is not None:
            traceback.print_exc()
        sys.stderr.flush()
        os._exit(status)


def _run_child(function: Callable[[], Value], folder: Path) -> int:
    """Leave the function's value or error in the folder; the child's exit status."""
    messages = os.open(folder / MESSAGES, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    os.dup2(messages, 2)
    try:
        outcome: object = function()
    except LtoadError as error:
        outcome = error
    except Exception as error:  # noqa: BLE001 - whatever it is, people get a message
        outcome = defect_of(error, _stage(folder))
    with (folder / RESULT).open("wb") as file:
        pickle.dump(outcome, file)
    return os.EX_OK


def _crash(status: int, folder: Path, said: str) -> LtoadError:
    """The error for a child that ended without leaving a result."""
    stage = _stage(folder)
    if os.WIFSIGNALED(status):
        how = f"LLVM ended with {signal.Signals(os.WTERMSIG(status)).name} while {stage}"
    else:
        how = f"internal error while {stage}"
    message = f"{how}: {_telling_line(said)}"
    if not (folder / LAST_IR).exists():
        older = "compile the file named above again, with a compiler of LLVM 22 or older"
        return ToolError(message, remedy=older)
    return DefectError(message, trace=said or message)


def _stage(folder: Path) -> str:
    stage = folder / STAGE
    return stage.read_text(encoding="utf-8") if stage.exists() else "starting"


def _telling_line(said: str) -> str:
    """LLVM's assertion, or the last line of a traceback."""
    lines = [line.strip() for line in said.splitlines() if line.strip()]
    assertion = next((line for line in lines if "Assertion" in line or "LLVM ERROR" in line), "")
    return assertion or (lines[-1] if lines else "no message")
