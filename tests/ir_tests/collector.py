"""Collects IR tests: each ``.ll`` file whose first line is ``; RUN:`` and a command.

The command of :mod:`tests.ir_tests.stages` runs on the file in this process, and FileCheck
compares what it prints with the ``CHECK`` lines.  ``python -m tests.ir_tests FILE`` prints it.
"""

from __future__ import annotations

import contextlib
import io
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from filecheck.error import CheckError
from filecheck.finput import FInput
from filecheck.matcher import Matcher
from filecheck.options import Options
from filecheck.parser import Parser

RUN = "; RUN: "


def command_of(path: Path) -> str | None:
    """The command in a file's first line, if there is one."""
    with path.open(encoding="utf-8") as file:
        line = file.readline()
    return line.removeprefix(RUN).strip() if line.startswith(RUN) else None


def output_of(path: Path) -> str:
    """What the command of a test prints."""
    from tests.ir_tests import stages

    command = command_of(path)
    assert command is not None, f"{path} has no command in its first line"
    return stages.run(command, path.read_text(encoding="utf-8"))


def complaint(path: Path, output: str) -> str:
    """What FileCheck has to say about an output; nothing if it is as expected."""
    options = Options(str(path))
    said = io.StringIO()
    matcher = Matcher(options, FInput("output", output), Parser.from_opts(options))
    matcher.stderr = said
    with contextlib.redirect_stdout(io.StringIO()):
        try:
            status = matcher.run()
        except CheckError as error:  # in its search for what was meant
            print(f"{path}:{error.op.source_line}: {error.message}", file=said)
            status = 1
    return f"{said.getvalue()}\nThe output was\n{output}" if status else ""


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    if file_path.suffix == ".ll" and command_of(file_path) is not None:
        return IRFile.from_parent(parent, path=file_path)
    return None


class IRFile(pytest.File):
    """A file with one test."""

    def collect(self) -> Iterator[pytest.Item]:
        yield IRTest.from_parent(self, name=self.path.stem)


class WrongOutputError(Exception):
    """A stage prints something else than its test expects."""


class IRTest(pytest.Item):
    """One command on one file."""

    def runtest(self) -> None:
        said = complaint(self.path, output_of(self.path))
        if said:
            raise WrongOutputError(said)

    def repr_failure(
        self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None
    ) -> str | Any:
        if isinstance(excinfo.value, WrongOutputError):
            return str(excinfo.value)
        return super().repr_failure(excinfo)

    def reportinfo(self) -> tuple[Path, int, str]:
        return self.path, 0, self.name
