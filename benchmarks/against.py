"""Links of this tree beside those of another one: the same bytes, in the same time?

    python -m benchmarks.against REVISION              # both link everything, in turns
    python -m benchmarks.against REVISION --only cxx/  # some of it

A change that only moves code has to leave every executable as it was. The programs are those of
the tests, samples and benchmarks in C, C++, Fortran and Rust. They are compiled once; what is
linked twice are the same objects, in the same folder, under the same name. Times are those of
whole links with nothing remembered.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from benchmarks.build import USUAL, build, command, driver
from benchmarks.programs import PROGRAMS, Program
from benchmarks.records import geometric_mean

ROOT = Path(__file__).resolve().parent.parent
TESTS = ROOT / "tests"
LEVELS = {"O0": ("-O0",), "O2": ("-O2",), "full": ("-O2", "-flto=full")}
EIGEN = "/usr/include/eigen3"


@dataclass(frozen=True, slots=True)
class Case:
    """One executable: ``prepare`` makes objects in a folder and returns the command that links."""

    name: str
    prepare: Callable[[Path], Sequence[str]]


@dataclass(frozen=True, slots=True)
class Linked:
    """What a link gave: a digest of the executable, or of the messages if there is none."""

    digest: str
    seconds: float
    succeeded: bool


def cases() -> Iterator[Case]:
    """Every program, at the levels that make different code of it."""
    programs = TESTS / "programs"
    for level in LEVELS:
        for source in sorted([*programs.glob("*.c"), *(programs / "numerics").glob("*.c")]):
            yield _native(f"c/{source.stem}-{level}", "ltoad-cc", level, [source])
        for source in sorted((programs / "cxx").glob("*.cpp")):
            yield _native(f"cxx/{source.stem}-{level}", "ltoad-c++", level, [source])
    fortran = ROOT / "samples" / "fortran"
    model = [fortran / f"{name}.f" for name in ("heat", "flux", "setup")]
    for level in LEVELS:
        for main in ("driver77.f", "driver90.f90"):
            yield _native(f"fortran/{main}-{level}", "ltoad-fc", level, [fortran / main, *model])
    for source in sorted((TESTS / "rust_programs").glob("*.rs")):
        if source.name != "check.rs":
            yield _rust(source)
    for program in PROGRAMS:
        yield Case(f"benchmarks/{program.name}", partial(_benchmark, program))


def _native(name: str, driver: str, level: str, sources: Sequence[Path]) -> Case:
    flags = [command(driver), *LEVELS[level]]
    include = [] if driver == "ltoad-fc" else [f"-I{TESTS / 'programs'}", "-isystem", EIGEN]
    standard = ["-std=c++17"] if driver == "ltoad-c++" else []
    compiled = [*flags, *standard, *include, "-c", *map(str, sources)]
    objects = [f"{source.stem}.o" for source in sources]
    return Case(name, partial(_compiled, compiled, [*flags, *objects, "-o", "program", "-lm"]))


def _compiled(command: Sequence[str], link: Sequence[str], folder: Path) -> Sequence[str]:
    subprocess.run(command, cwd=folder, check=True, capture_output=True)
    return link


def _rust(source: Path) -> Case:
    """rustc compiles and links in one go."""
    flags = ["--edition", "2024", "-C", "opt-level=3", "-C", "linker-plugin-lto"]
    linker = f"linker={command('ltoad-cc')}"
    link = ["rustc", *flags, "-C", linker, str(source), "-o", "program"]
    return Case(f"rust/{source.stem}", lambda _: link)


def _benchmark(program: Program, folder: Path) -> Sequence[str]:
    made = build([program], folder)[program.name, USUAL.name].parent
    objects = [*sorted(made.rglob("*.o")), *sorted((folder / "harness").glob("*.o"))]
    words = [driver(program.language), *USUAL.link, *program.link, *map(str, objects)]
    return [*words, "-o", "program", "-lm"]


def compare(case: Case, trees: Sequence[Path], parent: Path) -> list[Linked]:
    """Link one program with each tree, in turn, in one folder."""
    folder = parent / case.name
    folder.mkdir(parents=True)
    try:
        words = case.prepare(folder)
        return [link(words, tree, folder) for tree in trees]
    finally:
        shutil.rmtree(folder)


def link(words: Sequence[str], tree: Path, folder: Path) -> Linked:
    """Link with the modules of ``tree``, which come before those that are installed."""
    executable = folder / "program"
    executable.unlink(missing_ok=True)
    environment = {**os.environ, "PYTHONPATH": str(tree), "LTOAD_CACHE": "off"}
    start = time.perf_counter()
    done = subprocess.run(words, cwd=folder, env=environment, capture_output=True, check=False)
    seconds = time.perf_counter() - start
    content = executable.read_bytes() if executable.exists() else done.stderr
    return Linked(hashlib.sha256(content).hexdigest(), seconds, executable.exists())


def main() -> int:
    """Print what differs; the status is 1 if anything does."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("revision", help="what git calls the other tree")
    parser.add_argument("--only", default="", help="programs whose name contains this")
    parser.add_argument("--every", type=int, default=1, help="one program in so many")
    arguments = parser.parse_args()
    chosen = [c for c in cases() if arguments.only in c.name][:: arguments.every]
    with tempfile.TemporaryDirectory(prefix="ltoad-against-") as name:
        other = Path(name) / "tree"
        git = ["git", "-C", str(ROOT), "worktree"]
        subprocess.run([*git, "add", "--detach", "--quiet", other, arguments.revision], check=True)
        try:
            return _report(chosen, (other, ROOT), Path(name) / "links")
        finally:
            subprocess.run([*git, "remove", "--force", other], check=True)


def _report(chosen: Sequence[Case], trees: tuple[Path, Path], folder: Path) -> int:
    with ThreadPoolExecutor(max_workers=os.cpu_count() or 1) as pool:
        results = list(pool.map(lambda case: compare(case, trees, folder), chosen))
    different = [
        case.name
        for case, (old, new) in zip(chosen, results, strict=True)
        if old.digest != new.digest
    ]
    linked = [(old, new) for old, new in results if old.succeeded and new.succeeded]
    for name in different:
        print(f"differs: {name}")
    print(f"{len(chosen) - len(different)} of {len(chosen)} the same, {len(linked)} linked by both")
    if linked:
        ratio = geometric_mean([new.seconds / old.seconds for old, new in linked])
        print(f"time of a link, new over old: {ratio:.3f} in the geometric mean")
    return 1 if different else 0


if __name__ == "__main__":
    raise SystemExit(main())
