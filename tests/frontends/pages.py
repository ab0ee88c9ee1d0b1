"""Runs all code of a page of documentation, from top to bottom, in the current folder.

Blocks below a line like "`spring.c`:" are files.  What a line of Python prints stands behind it as
a comment, or in a block of `text` below.  Blocks without a language hold signatures.  Python in a
comment of the page, `<!-- run: … -->`, is run, too.

    python tests/frontends/pages.py docs/python.md
"""

import contextlib
import io
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

BLOCK = re.compile(
    r"(?:^`(?P<name>[^`\n]+)`:\n+)?^```(?P<language>\w*)\n(?P<text>.*?)^```$"
    r"|^<!-- run:(?P<run>.*?)-->$",
    re.MULTILINE | re.DOTALL,
)
INSTALLS = "pip install 'ltoad"


def run_page(page: Path) -> int:
    """The number of blocks that were run; raises where one does not do what it says."""
    scope: dict[str, Any] = {"__name__": "__main__"}
    printed, count = "", 0
    for block in BLOCK.finditer(page.read_text(encoding="utf-8")):
        text, language = block["text"], block["language"]
        if block["run"] is not None:
            exec(block["run"].strip(), scope)
        elif block["name"]:
            Path(block["name"]).parent.mkdir(parents=True, exist_ok=True)
            Path(block["name"]).write_text(text, encoding="utf-8")
        elif language == "python":
            printed = _python(text, scope, page, block.start())
        elif language == "text":
            assert " ".join(text.split()) in " ".join(printed.split()), (text, printed)
        elif language == "console":
            _console(text)
        else:
            assert language == "", f"{page.name}: a block of {language} that is no file"
            _signatures(text)
        count += 1
    return count


def _python(text: str, scope: dict[str, Any], page: Path, start: int) -> str:
    line = page.read_text(encoding="utf-8").count("\n", 0, start) + 1
    output = io.StringIO()
    with contextlib.redirect_stdout(output):
        exec(compile("\n" * line + text, str(page), "exec"), scope)
    printed = output.getvalue()
    wanted = [m[1].strip() for m in re.finditer(r"^\s*print\(.*\)\s+# (.*)$", text, re.MULTILINE)]
    assert not wanted or [w.strip() for w in printed.splitlines()] == wanted, (wanted, printed)
    return printed


def _console(text: str) -> None:
    for line in text.splitlines():
        command = line.removeprefix("$ ").partition("   #")[0]
        if line.startswith("$ ") and not command.startswith(INSTALLS):
            subprocess.run(["bash", "-c", command], check=True)


def _signatures(text: str) -> None:
    from ltoad.frontends.signature import parse_signature

    for line in text.strip().splitlines():
        parse_signature(line)


if __name__ == "__main__":
    print(run_page(Path(sys.argv[1]).absolute()), "blocks")
