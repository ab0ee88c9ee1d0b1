"""Pages that show commands: the files of a page are written, its commands run, outputs compared."""

import os
import re
import shutil
from pathlib import Path

import pytest

from tests.docs.console_pages import NEEDS, SLOW, agrees, blocks, run_page, steps

DOCS = Path(__file__).resolve().parents[2] / "docs"
PAGES = [DOCS / "index.md", DOCS / "comparison.md", *sorted((DOCS / "tutorials").glob("*.md"))]
PAGES += sorted((DOCS / "how-to").glob("*.md"))


def _case(page: Path) -> object:
    slow = SLOW in page.read_text(encoding="utf-8")
    name = str(page.relative_to(DOCS).with_suffix(""))
    return pytest.param(page, id=name, marks=pytest.mark.slow if slow else ())


@pytest.fixture
def commands(
    ltoad_cc: Path, monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """The commands of this installation come first, as a reader has them; clang is called that."""
    names = tmp_path_factory.mktemp("names")
    for name in ("clang", "clang++"):
        versioned = shutil.which(f"{name}-19")
        if shutil.which(name) is None and versioned is not None:
            (names / name).symlink_to(versioned)
    folders = (str(ltoad_cc.parent), os.environ["PATH"], str(names))
    monkeypatch.setenv("PATH", os.pathsep.join(folders))
    monkeypatch.delenv("LTOAD_FLAGS", raising=False)


@pytest.mark.parametrize("page", [_case(page) for page in PAGES])
def test_page_does_what_it_says(page: Path, commands: None, tmp_path: Path) -> None:
    for needed in NEEDS.findall(page.read_text(encoding="utf-8")):
        if shutil.which(needed) is None:
            pytest.skip(f"{page.name} shows {needed}, which is not here")
    assert run_page(page, tmp_path) > 0


# A comparison that lets everything pass would make the tests above worthless.
def test_outputs_are_compared() -> None:
    assert agrees("f = 3\ng = 4\n", "f = 3\ng = 4\n")
    assert agrees("f = 3 s\ng = 4\nend\n", "f = … s\n…\nend\n")
    assert not agrees("f = 3\n", "f = 4\n")
    assert not agrees("f = 3\ng = 4\n", "f = 3\n")
    assert not agrees("f = 3\n", "")
    assert agrees("", "")


def test_commands_and_outputs_are_told_apart() -> None:
    found = steps("$ cc \\\n  f.c\n$ ./a\n1\n2\n")
    assert [(s.command, s.expected) for s in found] == [("cc \\\n  f.c", ""), ("./a", "1\n2\n")]


def test_blocks_wait_for_their_commands() -> None:
    block = "<!-- only with: {} -->\n```console\n$ echo\n```\n"
    assert [b.text for b in blocks(block.format("bash"))] == ["$ echo\n"]
    assert not list(blocks(block.format("no-such-command")))


def test_every_tutorial_shows_a_program() -> None:
    for page in (DOCS / "tutorials").glob("*.md"):
        text = page.read_text(encoding="utf-8")
        assert re.search(r"<!-- file: ", text), page
        assert "```console" in text, page
