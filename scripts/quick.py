"""Tests of what has changed, in less than a minute: ``python scripts/quick.py [SECONDS]``.

What has changed is told by git: since the branch left ``main``, committed or not, and files that
git does not know yet.  The tree of ``tests`` mirrors that of the sources, so ``ltoad/A/B/c.py`` is
tested by ``tests/A/B``.  Tests run in this order, until the time is over:

1. changed tests, those of a changed file's name, and the IR tests of its stage;
2. the IR tests of all stages, which show what others make of it;
3. a few whole programs, if derivatives are affected;
4. the other tests of its folder.

What is left out is said; ``make test`` runs it.
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path, PurePosixPath

import pytest

ROOT = Path(__file__).resolve().parent.parent
SECONDS = 45.0
SOURCES = ("ltoad", "linker_wrappers", "callgraph")
ENGINE = ("ir", "rules", "analysis", "differentiate", "runtime", "emit")
"""Folders of ltoad that a derivative goes through."""
STAGES = ("tests/analysis", "tests/differentiate")
"""Folders with the IR tests of stages."""
LEVELS = ("O0", "O1", "O2", "O3", "full", "tape")
EXAMPLES = ("12_nested_loops", "26_heap", "86_split_mode")
"""Programs with loops, memory and tapes."""


def changed_files(root: Path = ROOT) -> list[str]:
    """Paths that differ from where the branch left ``main``, and untracked ones."""

    def git(*words: str) -> list[str]:
        done = subprocess.run(["git", *words], cwd=root, capture_output=True, text=True, check=True)
        return done.stdout.splitlines()

    try:
        base = git("merge-base", "HEAD", "main")[0]
    except subprocess.CalledProcessError:
        base = "HEAD"
    found = git("diff", "--name-only", base) + git("ls-files", "--others", "--exclude-standard")
    return sorted(set(found))


def closest_tests(path: str, root: Path = ROOT) -> list[str]:
    """A changed test itself, or the tests of a changed file's name and IR tests of its stage."""
    file = PurePosixPath(path)
    if file.parts[0] == "tests":
        return list(_of_test_file(file, root))
    folder = mirrored(path, root)
    if folder is None:
        return []
    own = f"{folder}/test_{file.stem}.py"
    found = [own] if (root / own).exists() else []
    return found + ir_tests(folder, "*.ll", root)


def ir_tests(folder: str, pattern: str = "**/*.ll", root: Path = ROOT) -> list[str]:
    return sorted(str(path.relative_to(root)) for path in (root / folder).glob(pattern))


def _of_test_file(file: PurePosixPath, root: Path) -> Iterator[str]:
    if not (root / file).exists():
        return
    if file.suffix == ".ll" or file.name.startswith("test_"):
        yield str(file)
    elif file.parts[1] == "programs" and len(file.parts) == 3 and file.suffix == ".c":
        yield from program_tests([file.stem])
    elif any((root / file.parent).glob("test_*.py")):
        yield str(file.parent)


def program_tests(names: Iterable[str]) -> list[str]:
    """The tests of C programs at all levels, one of which each is not slow."""
    names = list(names)
    return [f"tests/test_programs.py::test_program[{n}-{level}]" for n in names for level in LEVELS]


def mirrored(path: str, root: Path = ROOT) -> str | None:
    """The folder of tests for a source file, or the closest one around it; None without one."""
    file = PurePosixPath(path)
    if file.parts[0] not in SOURCES or len(file.parts) < 2:
        return None
    folder = file.parent.relative_to("ltoad") if file.parts[0] == "ltoad" else file.parent
    for candidate in (folder, *folder.parents):
        if candidate.parts and (root / "tests" / candidate).is_dir():
            return f"tests/{candidate}"
    return None


def affects_derivatives(path: str) -> bool:
    parts = PurePosixPath(path).parts
    return parts[0] == "ltoad" and len(parts) > 2 and parts[1] in ENGINE


class InTime:
    """Orders tests by how close they are to a change, and starts none when the time is over.

    ``ranks`` are paths or test ids, closest first.
    """

    def __init__(self, ranks: list[list[str]], seconds: float) -> None:
        self._ranks = ranks
        self._end = time.monotonic() + seconds
        self.left = 0

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items.sort(key=self._rank)

    def _rank(self, item: pytest.Item) -> int:
        path = item.nodeid.partition("::")[0]
        for rank, names in enumerate(self._ranks):
            if any(n in (item.nodeid, path) or path.startswith(f"{n}/") for n in names):
                return rank
        return len(self._ranks)

    def pytest_runtest_setup(self) -> None:
        if time.monotonic() > self._end:
            self.left += 1
            pytest.skip("no time is left")


def main(words: list[str]) -> int:
    """Run the tests; pytest's status."""
    seconds = float(words[0]) if words else SECONDS
    changed = changed_files()
    closest = [test for path in changed for test in closest_tests(path)]
    engine = any(map(affects_derivatives, changed))
    every_stage = [test for folder in STAGES for test in ir_tests(folder)] if engine else []
    programs = program_tests(EXAMPLES) if engine else []
    folders = [folder for folder in map(mirrored, changed) if folder is not None]
    wanted = list(dict.fromkeys([*closest, *every_stage, *programs, *folders]))
    if not wanted:
        print("no test is close to what has changed")
        return 0
    in_time = InTime([closest, every_stage, programs, folders], seconds)
    status = pytest.main(["-q", "-r", "fE", "-m", "not slow", *wanted], plugins=[in_time])
    if in_time.left:
        print(f"{in_time.left} tests had no time in {seconds:.0f} seconds: make test runs them")
    return int(status)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
