"""Runs a page of documentation as its reader would, from top to bottom, in a folder of its own.

A block below ``<!-- file: NAME -->`` is written to that file.  A block of ``console`` holds
commands, each behind ``$ ``, and below each of them all that it prints; ``…`` in a line of output
stands for any text, and a line of ``…`` alone for any lines; numbers below 1e-9 are rounding
errors, of which only that counts.  Commands that install something are left out.  ``<!-- fails
-->`` before a block says that its last command returns another status than zero, ``<!-- not run
-->`` that a block is left alone, ``<!-- only with: NAME -->`` that it is where the command NAME is
not there, ``<!-- needs: NAME -->`` on the page that the command NAME has to be there, ``<!-- slow
-->`` that the page takes long.

    python tests/docs/console_pages.py docs/tutorials/first-gradient.md FOLDER

runs a page in FOLDER and writes what the commands print into it.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

BLOCK = re.compile(
    r"(?P<notes>(?:^ *<!--[^\n]*-->\n+)*)^(?P<indent> *)```(?P<language>\w*)\n(?P<text>.*?)^ *```$",
    re.MULTILINE | re.DOTALL,
)
FILE = re.compile(r"<!-- file: (\S+) -->")
ONLY_WITH = re.compile(r"<!-- only with: (\S+) -->")
NEEDS = re.compile(r"<!-- needs: (\S+) -->")
SLOW, FAILS, NOT_RUN = "<!-- slow -->", "<!-- fails -->", "<!-- not run -->"
PROMPT = "$ "
INSTALLERS = ("pip install", "apt install", "sudo ")
ANY = "…"
TINY = re.compile(r"\d(?:\\?\.\d+)?e\\?-(?:09|[1-9]\d)")
"""A rounding error, as it stands in an escaped line."""
PATIENCE = 120
"""Seconds that a command may take."""


@dataclass(frozen=True, slots=True)
class Block:
    """A fenced block: a file if it has a ``name``, commands if its language is console."""

    name: str
    language: str
    text: str
    fails: bool
    span: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Step:
    """A command and what the page says that it prints."""

    command: str
    expected: str


def blocks(page: str) -> Iterator[Block]:
    """The blocks of a page that are files or commands, in order."""
    for found in BLOCK.finditer(page):
        notes = found["notes"]
        named = FILE.search(notes)
        absent = any(shutil.which(name) is None for name in ONLY_WITH.findall(notes))
        if NOT_RUN in notes or absent or not (named or found["language"] == "console"):
            continue
        yield Block(
            named[1] if named else "",
            found["language"],
            textwrap.dedent(found["text"]),
            FAILS in notes,
            found.span("text"),
        )


def steps(text: str) -> list[Step]:
    """The commands of a console block, each with the lines below it."""
    found: list[Step] = []
    for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
        command, _, output = part.partition("\n")
        while command.endswith("\\"):
            more, _, output = output.partition("\n")
            command += "\n" + more
        found.append(Step(command, output))
    return found


def agrees(printed: str, expected: str) -> bool:
    """Whether a command has printed what the page says."""
    pattern = ""
    for line in expected.rstrip("\n").split("\n"):
        some = r"(?:[^\n]*\n)*" if line.strip() == ANY else ""
        pattern += some or _pattern_of(line.rstrip()) + r"[ \t]*\n"
    return re.fullmatch(pattern, printed.rstrip("\n") + "\n") is not None


def _pattern_of(line: str) -> str:
    escaped = re.escape(line).replace(ANY, r"[^\n]*")
    return TINY.sub(lambda _: r"\d(?:\.\d+)?e-(?:09|[1-9]\d)", escaped)


def run_page(page: Path, folder: Path) -> int:
    """The number of commands that were run; raises where one does not do what the page says."""
    count = 0
    for block in blocks(page.read_text(encoding="utf-8")):
        if block.name:
            write(block, folder)
            continue
        listed = steps(block.text)
        for number, step in enumerate(listed, 1):
            printed = run(step.command, folder, fails=block.fails and number == len(listed))
            message = f"{page.name}: {step.command}\n--- printed:\n{printed}--- in the page:\n"
            assert agrees(printed, step.expected), message + step.expected
            count += 1
    return count


def write(block: Block, folder: Path) -> None:
    path = folder / block.name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(block.text, encoding="utf-8")


def run(command: str, folder: Path, *, fails: bool = False) -> str:
    """What a command prints, on both channels; nothing for one that is left out."""
    if command.startswith(INSTALLERS):
        return ""
    done = subprocess.run(
        ["bash", "-c", command],
        cwd=folder,
        env={**os.environ, "TERM": "dumb"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert (done.returncode != 0) == fails, f"{command}: status {done.returncode}\n{done.stdout}"
    return done.stdout


def renew(page: Path, folder: Path) -> None:
    """Write what commands print into a page, where it is not what stands there."""
    text = page.read_text(encoding="utf-8")
    changed, last = "", 0
    for block in blocks(text):
        if block.name:
            write(block, folder)
            continue
        start, end = block.span
        listed, lines = steps(block.text), ""
        for number, step in enumerate(listed, 1):
            printed = run(step.command, folder, fails=block.fails and number == len(listed))
            kept = step.expected if agrees(printed, step.expected) else printed
            lines += f"{PROMPT}{step.command}\n{kept}"
        indent = " " * (len(text[start:end]) - len(text[start:end].lstrip(" ")))
        changed += text[last:start] + textwrap.indent(lines, indent)
        last = end
    page.write_text(changed + text[last:], encoding="utf-8")


if __name__ == "__main__":
    renew(Path(sys.argv[1]), Path(sys.argv[2]))
