"""Building benchmark programs with the installed drivers, several at a time."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from pathlib import Path

import ltoad
from benchmarks.programs import GMM_SAMPLE, HARNESS, Program

HEADERS = Path(ltoad.__file__).parent / "include"
STANDARD = {"c": "-std=gnu11", "c++": "-std=c++17"}
SUFFIX = {"c": ".c", "c++": ".cpp"}
DRIVER = {"c": "ltoad-cc", "c++": "ltoad-c++"}


@dataclass(frozen=True, slots=True)
class Flavour:
    """How programs are compiled and linked; ``name`` tells executables apart.

    ``compile`` is for the units that ltoad gets, ``link`` for the link.  With ``ahead`` the
    program's library is derived before that, and the link gets no bitcode of it.
    """

    name: str
    compile: tuple[str, ...]
    link: tuple[str, ...]
    ahead: bool = False


USUAL = Flavour("usual", ("-O2", "-flto=thin"), ("-O2", "-flto=thin"))
"""What the README recommends."""
NARROW = replace(USUAL, name="narrow", link=(*USUAL.link, "-Wl,--ltoad-no-wide-vectors"))
"""Derivatives for the processor of the primal only."""
AHEAD = replace(USUAL, name="ahead", ahead=True)

_COMPLEX = ("-O2", "-fno-lto", "-fcx-limited-range", "-DCOMPLEX_STEP")
_HARNESS = ("-O2", "-fno-lto")
"""The linker must not look into the harness: an allocator that is inlined is none any more."""


class BuildError(Exception):
    """A driver failed; the message is its command and what it said."""


def driver(language: str) -> str:
    """The driver that is installed with this Python, or else the one on PATH."""
    return command(DRIVER[language])


def command(name: str) -> str:
    """A command of ltoad's beside this Python, or else the one on PATH."""
    beside = Path(sys.executable).parent / name
    return str(beside) if beside.exists() else name


def build(
    programs: Sequence[Program], folder: Path, flavours: Sequence[Flavour] = (USUAL,)
) -> dict[tuple[str, str], Path]:
    """Executables by the names of program and flavour, made below the folder.

    Raises BuildError.
    """
    with ThreadPoolExecutor(max_workers=os.cpu_count() or 1) as pool:
        harness = pool.submit(_harness, folder / "harness").result()
        made = {
            (program.name, flavour.name): pool.submit(_program, program, flavour, folder, harness)
            for program in programs
            for flavour in flavours
        }
        return {key: future.result() for key, future in made.items()}


def _harness(folder: Path) -> list[Path]:
    return _objects("c", sorted(HARNESS.glob("*.c")), folder, _HARNESS)


def _program(program: Program, flavour: Flavour, parent: Path, harness: list[Path]) -> Path:
    folder = parent / flavour.name / program.name
    own = (f"-I{program.place}", *program.flags)
    generic = _sources(program, program.generic)
    # expected.* is the caller of complex functions and has no other variant
    real = [s for s in generic if s.stem != "expected"]
    sample = [GMM_SAMPLE / f"{name}.c" for name in program.sample]
    if sample:
        own = (*own, f"-I{GMM_SAMPLE}")
    sources = [*_sources(program, program.units), *real]
    objects = _objects(program.language, sources, folder / "real", (*flavour.compile, *own))
    objects += _objects("c", sample, folder / "sample", (*flavour.compile, *own))
    if flavour.ahead:
        objects = _with_library(program, objects, folder)
    objects += _objects(program.language, generic, folder / "complex", (*_COMPLEX, *own))
    executable = folder / program.name
    language, libraries = program.language, ["-lm"]
    if program.peer:
        language, libraries = "c++", [f"-l{program.peer}", "-lm"]
        source = program.place / f"{program.peer}.cpp"
        objects += _objects("c++", [source], folder / "peer", (*flavour.compile, *own))
    words = [driver(language), *flavour.link, *program.link, *map(str, [*objects, *harness])]
    _run([*words, "-o", str(executable), *libraries], folder)
    return executable


def _with_library(program: Program, objects: Sequence[Path], folder: Path) -> list[Path]:
    """The objects with one of a derivative library in the place of its units."""
    exports, library = folder / "exports.toml", folder / "library.o"
    exports.write_text(program.exports)
    units = [path for path in objects if path.stem in program.library]
    words = [command("ltoad"), "aot", *map(str, units), "--config", str(exports)]
    _run([*words, "-o", str(library)], folder)
    return [*(path for path in objects if path not in units), library]


def _sources(program: Program, names: Sequence[str]) -> list[Path]:
    return [program.place / f"{name}{SUFFIX[program.language]}" for name in names]


def _objects(
    language: str, sources: Sequence[Path], folder: Path, flags: Sequence[str]
) -> list[Path]:
    """One driver call for all sources, which leaves the objects where it runs."""
    folder.mkdir(parents=True)
    if sources:
        include = (f"-I{HARNESS}", f"-I{HEADERS}")
        words = [driver(language), STANDARD[language], *flags, *include, "-c", *map(str, sources)]
        _run(words, folder)
    return [folder / f"{source.stem}.o" for source in sources]


def _run(words: Sequence[str], folder: Path) -> None:
    done = subprocess.run(words, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        raise BuildError(f"{' '.join(words)}\n{done.stdout}{done.stderr}")
