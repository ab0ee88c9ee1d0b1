"""Compilers and linkers: where they are, which version they have, and whether a gradient comes out
right."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from linker_wrappers import real_linker
from linker_wrappers.binary_tools import find_tool
from linker_wrappers.drivers import PROGRAMS, Compiler, Language, find_compiler
from linker_wrappers.health.finding import Finding, State
from linker_wrappers.health.programs import CXX, FORTRAN, RUST, C, Trial
from ltoad.errors import ToolError

_SECONDS = 120
_LONGEST = 400
_VERSION = re.compile(r"version ([\d.]+)|^rustc ([\d.]+)", re.MULTILINE)
_OF_LLVM = re.compile(r"LLVM version:? ([\d.]+)")


@dataclass(frozen=True, slots=True)
class _Kind:
    """A language, how its driver is started, and how to get a compiler."""

    language: Language
    name: str
    entry: str
    trial: Trial
    remedy: str


_CLANG = "apt install clang-19 lld-19 (clang 15 to 22 will do), or pip install 'ltoad[toolchain]'"
_KINDS = (
    _Kind("c", "C", "main_cc", C, _CLANG),
    _Kind("c++", "C++", "main_cxx", CXX, _CLANG),
    _Kind("fortran", "Fortran", "main_fc", FORTRAN, "apt install flang-19 lld-19"),
)


def compilers(*, tried: bool) -> list[Finding]:
    """One finding for each language; with ``tried`` a gradient is built in each."""
    found = [_of_language(kind, tried=tried) for kind in _KINDS]
    return [*found, _of_rust(tried=tried)]


def linker() -> Finding:
    """The linker that does the linking behind ours."""
    path = real_linker.find_real_linker("", "")
    if not path:
        remedy = f"apt install lld-19, or name one in {real_linker.VARIABLE}"
        return Finding("linker", State.WRONG, "none found", remedy)
    said = _said([path, "--version"]).partition("\n")[0]
    return Finding("linker", State.OK, f"{path}: {said}")


def own_linker() -> Finding:
    """Whether ``-fuse-ld=ltoad`` finds us."""
    path = shutil.which("ld.ltoad")
    if path is not None:
        return Finding("-fuse-ld=ltoad", State.OK, path)
    beside = Path(sys.executable).parent
    remedy = f'export PATH="{beside}:$PATH", or link with --ld-path={beside / "ld.ltoad"}'
    return Finding("-fuse-ld=ltoad", State.ABSENT, "ld.ltoad is not on PATH", remedy)


def archiver() -> Finding:
    """What ``ltoad-ar`` becomes."""
    try:
        return Finding("ltoad-ar", State.OK, " ".join(find_tool("ar")))
    except ToolError as error:
        return Finding("ltoad-ar", State.ABSENT, error.message, error.remedy)


def _of_language(kind: _Kind, *, tried: bool) -> Finding:
    try:
        compiler = find_compiler(kind.language)
    except ToolError as error:
        return Finding(kind.name, State.ABSENT, error.message, kind.remedy)
    says = f"{_spelled(compiler)}: {_version(compiler.command)}"
    if not tried:
        return Finding(kind.name, State.OK, says)
    start = f"import sys; from linker_wrappers.drivers import {kind.entry} as main; main()"
    return _tried(kind.name, says, [sys.executable, "-P", "-c", start, "-O2"], kind.trial)


def _of_rust(*, tried: bool) -> Finding:
    rustc = shutil.which("rustc")
    if rustc is None:
        return Finding("Rust", State.ABSENT, "no rustc found", "https://rustup.rs, stable will do")
    said = _said([rustc, "--version", "--verbose"])
    llvm = _OF_LLVM.search(said)
    says = f"{rustc}: {_version([rustc])}" + (f", LLVM {llvm[1]}" if llvm else "")
    if not tried:
        return Finding("Rust", State.OK, says)
    driver = shutil.which(PROGRAMS["c"]) or str(Path(sys.executable).parent / PROGRAMS["c"])
    flags = ["--edition", "2021", "-O", "-C", "linker-plugin-lto", "-C", f"linker={driver}"]
    return _tried("Rust", says, [rustc, *flags], RUST)


def _spelled(compiler: Compiler) -> str:
    return "zig's clang" if compiler.is_zig else " ".join(compiler.command)


def _version(command: Sequence[str]) -> str:
    match = _VERSION.search(_said([*command, "--version"]))
    return f"version {match[1] or match[2]}" if match else "of unknown version"


def _said(command: Sequence[str]) -> str:
    try:
        done = subprocess.run(
            command, capture_output=True, text=True, errors="replace", check=False, timeout=_SECONDS
        )
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return done.stdout + done.stderr


def _tried(name: str, says: str, command: Sequence[str], trial: Trial) -> Finding:
    """Build a gradient and run it."""
    with tempfile.TemporaryDirectory(prefix="ltoad-doctor-") as folder:
        source, program = Path(folder) / trial.file, Path(folder) / "program"
        source.write_text(trial.text, encoding="utf-8")
        for step, words in (
            ("does not build", [*command, str(source), "-o", str(program)]),
            ("is wrong or does not run", [str(program)]),
        ):
            problem = _problem_of(words, folder)
            if problem is not None:
                return Finding(name, State.WRONG, f"{says}; a gradient {step}", problem)
    return Finding(name, State.OK, f"{says}; a gradient was built, and is right")


def _problem_of(command: Sequence[str], folder: str) -> str | None:
    """What a command says when it fails; None if it does not."""
    try:
        done = subprocess.run(
            command,
            cwd=folder,
            capture_output=True,
            text=True,
            errors="replace",
            check=False,
            timeout=_SECONDS,
        )
    except subprocess.TimeoutExpired:
        return f"it took longer than {_SECONDS} seconds"
    except OSError as error:
        return str(error.strerror)
    if done.returncode == 0:
        return None
    said = " ".join((done.stderr or done.stdout).split())
    return said[:_LONGEST] or f"it ended with status {done.returncode}"
