"""A pass of LLVM that aborts costs speed, not the link."""

import os
import signal

import pytest

from ltoad.emit.attempt import attempt
from ltoad.errors import IRError


def aborting() -> str:
    os.write(2, b"Assertion `of a pass' failed.\n")
    os.kill(os.getpid(), signal.SIGKILL)
    return "never"


def failing() -> str:
    raise IRError("LLVM rejects the program")


def never() -> str:
    raise AssertionError("the first text was good")


def test_a_text_that_is_made_is_taken(capfd: pytest.CaptureFixture[str]) -> None:
    def telling() -> str:
        os.write(2, b"remark: a loop\n")
        return "text\n" * 100_000

    assert attempt(telling, never) == "text\n" * 100_000
    assert capfd.readouterr().err == "remark: a loop\n"


def test_an_abort_leads_to_the_other_way_without_a_word(capfd: pytest.CaptureFixture[str]) -> None:
    assert attempt(aborting, lambda: "slower") == "slower"
    assert capfd.readouterr().err == ""


def test_an_error_is_raised_here() -> None:
    with pytest.raises(IRError, match="rejects"):
        attempt(failing, never)
