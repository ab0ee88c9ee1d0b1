"""Passes of LLVM that end the process on some IR, tried in a child process first.

LLVM's assertions are on in llvmlite, and its vectoriser of straight-line code does not keep all
of them.  What it would have made is speed only: a program is not refused for it.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable
from typing import IO

from ltoad.isolate import die_with


def attempt(text_of: Callable[[], str], otherwise: Callable[[], str]) -> str:
    """What ``text_of`` gives, or ``otherwise`` if a signal ends the process that computes it.

    What it raises is raised here.
    """
    with tempfile.TemporaryFile() as text, tempfile.TemporaryFile() as messages:
        sys.stdout.flush()
        sys.stderr.flush()
        parent = os.getpid()
        child = os.fork()
        if child == 0:
            die_with(parent)
            _be_child(text_of, text, messages)
        _, status = os.waitpid(child, 0)
        if os.WIFSIGNALED(status):
            return otherwise()
        if os.WEXITSTATUS(status) != os.EX_OK:
            return text_of()
        os.write(2, _content(messages))
        return _content(text).decode()


def _be_child(text_of: Callable[[], str], text: IO[bytes], messages: IO[bytes]) -> None:
    """Write text and messages, and never return; an error is left to the parent to meet again."""
    status = os.EX_SOFTWARE
    try:
        os.dup2(messages.fileno(), 2)
        text.write(text_of().encode())
        text.flush()
        status = os.EX_OK
    finally:
        os._exit(status)


def _content(file: IO[bytes]) -> bytes:
    file.seek(0)
    return file.read()
