"""``ltoad-cc``, ``ltoad-c++``, ``ltoad-fc``: compilers whose links differentiate.

They run the newest clang or flang there is with ``-flto=thin``, because such
bitcode is optimised but neither vectorised nor unrolled, and make ``ld.ltoad``
its linker.  Without any clang, the compiler of the ``ziglang`` package does.
"""

from __future__ import annotations

import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

import ltoad
from linker_wrappers import real_linker, units
from linker_wrappers.attributes import attribute_definitions
from linker_wrappers.driver_line import DriverLine, leaves_lto_to_us, read_driver_line
from linker_wrappers.flags import INPUT, OWN_FLAGS_VARIABLE, OWN_PREFIX
from linker_wrappers.fortran_module import compile_module, uses_module
from ltoad.complaints import complaint, form_asked
from ltoad.defect_reports import defect_of
from ltoad.errors import LtoadError, ToolError
from ltoad.vocabulary import variables
from ltoad.vocabulary.linker_flags import DRIVER_FLAGS, LINKER_FLAGS, help_text

Language = Literal["c", "c++", "fortran"]

PROGRAMS: dict[Language, str] = {"c": "ltoad-cc", "c++": "ltoad-c++", "fortran": "ltoad-fc"}
VARIABLES: dict[Language, str] = {
    "c": variables.CC.name,
    "c++": variables.CXX.name,
    "fortran": variables.FC.name,
}
NAMES: dict[Language, tuple[str, ...]] = {
    "c": ("clang",),
    "c++": ("clang++",),
    "fortran": ("flang-new", "flang"),
}
VERSIONS = range(22, 14, -1)
"""Newest first; newer than what our LLVM reads is of no use."""

HELP = "--ltoad-help"
LINKER = "ld.ltoad"
HEADERS = Path(ltoad.__file__).parent / "include"
"""Where ltoad.h is, and the source of the Fortran module."""
MODULE = "ltoad.f90"


@dataclass(frozen=True, slots=True)
class Compiler:
    """The command that compiles, and whether it is zig's clang."""

    command: tuple[str, ...]
    is_zig: bool = False


def main_cc() -> None:
    """The console script ``ltoad-cc``."""
    raise SystemExit(run("c", sys.argv[1:], sys.argv[0]))


def main_cxx() -> None:
    """The console script ``ltoad-c++``."""
    raise SystemExit(run("c++", sys.argv[1:], sys.argv[0]))


def main_fc() -> None:
    """The console script ``ltoad-fc``."""
    raise SystemExit(run("fortran", sys.argv[1:], sys.argv[0]))


def run(language: Language, words: list[str], own_path: str) -> int:
    """Compile and link as the command line says; the exit status."""
    if HELP in words:
        print(help_text(PROGRAMS[language], (*DRIVER_FLAGS, *LINKER_FLAGS)))
        return 0
    try:
        compiler = find_compiler(language)
        line = read_driver_line(words)
        if compiler.is_zig:
            from linker_wrappers.zig_backend import run_zig

            return run_zig(compiler.command, line)
        if not line.compiles_to_object:
            return _run([*compiler.command, *words], {})
        return _compile(language, compiler, line, words, own_path)
    except LtoadError as error:
        return _fail(error, language, words)
    except Exception as error:  # noqa: BLE001 - an entry point: people get a message
        return _fail(defect_of(error, "compiling"), language, words)


def _fail(error: LtoadError, language: Language, words: list[str]) -> int:
    """Say what went wrong, in the form that the command line asks for."""
    asked = [w.partition("=")[2] for w in words if w.startswith("--ltoad-diagnostics=")]
    print(complaint(error, PROGRAMS[language], form_asked(asked)), file=sys.stderr)
    return 1


def find_compiler(language: Language) -> Compiler:
    """The compiler to run; raises ToolError if there is none."""
    chosen = shlex.split(os.environ.get(VARIABLES[language], ""))
    if chosen == ["zig"]:
        return _zig(language)
    if chosen:
        return Compiler(tuple(chosen), is_zig="ziglang" in chosen or Path(chosen[0]).stem == "zig")
    for name in NAMES[language]:
        for candidate in (*(f"{name}-{version}" for version in VERSIONS), name):
            path = shutil.which(candidate)
            if path:
                return Compiler((path,))
    if language == "fortran":
        raise ToolError("no flang found", remedy="install flang 15 to 22, or name it in LTOAD_FC")
    return _zig(language)


def _zig(language: Language) -> Compiler:
    zig = zig_command()
    if not zig:
        raise ToolError(
            "no clang found",
            remedy="install clang 15 to 22, or `pip install ziglang`, or name a compiler in "
            f"{VARIABLES[language]}",
        )
    kind = "cc" if language == "c" else "c++"
    return Compiler((*zig, kind), is_zig=True)


def zig_command() -> tuple[str, ...]:
    """How to call the zig of the package ``ziglang``; empty if it is not installed."""
    if importlib.util.find_spec("ziglang") is None:
        return ()
    return (sys.executable, "-P", "-m", "ziglang")


def _compile(
    language: Language, compiler: Compiler, line: DriverLine, words: list[str], own_path: str
) -> int:
    """Run clang or flang with our flags added."""
    with tempfile.TemporaryDirectory(prefix="ltoad-cc-") as folder:
        linker = _linker_path(own_path, Path(folder)) if line.links else ""
        own, others = _separate_own_flags(words)
        environment = {}
        if own:
            inherited = os.environ.get(OWN_FLAGS_VARIABLE, "")
            passed_on = [word for word in own if word != units.FLAG]
            environment[OWN_FLAGS_VARIABLE] = " ".join(
                filter(None, (inherited, shlex.join(passed_on)))
            )
        if line.links and real_linker.VARIABLE not in os.environ:
            chosen = _linker_of_flags(line)
            if chosen:
                environment[real_linker.VARIABLE] = chosen
        if language == "fortran":
            added = [*_fortran_flags(line, linker), *_module_flags(compiler, line, Path(folder))]
            command = [*compiler.command, *_fortran_words(line), *added]
        else:
            command = [*compiler.command, *others, *_clang_flags(line, linker)]
        status = _run(command, environment)
    if status == 0 and units.FLAG in own and not line.links:
        return units.make_units(line)
    return status


def _separate_own_flags(words: list[str]) -> tuple[list[str], list[str]]:
    """``--ltoad-...`` on a driver's line goes to the linker by way of the environment."""
    own = [word for word in words if word.startswith("--ltoad-")]
    return own, [word for word in words if not word.startswith("--ltoad-")]


def _clang_flags(line: DriverLine, linker: str) -> list[str]:
    """Flags after the user's, so that our linker wins over a ``-fuse-ld=lld`` before it."""
    added = ["-idirafter", str(HEADERS), *attribute_definitions(line.words)]
    added += ["-flto=thin"] if leaves_lto_to_us(line) else []
    if linker:
        added.append(f"--ld-path={linker}")
    return ["--start-no-unused-arguments", *added, "--end-no-unused-arguments"]


def _module_flags(compiler: Compiler, line: DriverLine, folder: Path) -> list[str]:
    """Where the module ``ltoad`` is, if a source uses it; folders of the user's come first."""
    inputs = [Path(a.value) for a in line.arguments if a.name == INPUT]
    if not uses_module(p for p in inputs if p.suffix.lower().startswith(".f")):
        return []
    compile_module(HEADERS / MODULE, compiler.command, folder)
    return ["-I", str(folder)]


def _fortran_flags(line: DriverLine, linker: str) -> list[str]:
    """As for clang; flang's driver warns of ``-flto=thin``, its compiler proper does not."""
    compiles = any(Path(a.value).suffix.lower().startswith(".f") for a in line.arguments)
    added = ["-flto"] if leaves_lto_to_us(line) else []
    if added and compiles:
        added += ["-Xflang", "-flto=thin"]
    if linker:
        added.append(f"-fuse-ld={linker}")
    return added


def _fortran_words(line: DriverLine) -> list[str]:
    """flang takes ``.f77`` for a linker's input unless it is told the language."""
    told: list[str] = []
    language = "none"
    for argument in line.arguments:
        if argument.words[0].startswith(f"--{OWN_PREFIX}"):
            continue  # by way of the environment
        wanted = _language_of(argument.value)
        if argument.name == INPUT and wanted != language:
            told += ["-x", wanted]
            language = wanted
        told += _spelled_for_flang(argument.words)
    return told if "-x" not in told else ["-ffixed-form", *told]


def _spelled_for_flang(words: tuple[str, ...]) -> list[str]:
    """flang does not know ``-Xlinker``."""
    if words[0] != "-Xlinker":
        return list(words)
    return [",".join(("-Wl", *words[1::2]))]


def _language_of(word: str) -> str:
    """What to tell flang by ``-x`` about a file; other suffixes it knows itself."""
    return {".f77": "f95", ".F77": "f95-cpp-input"}.get(Path(word).suffix, "none")


def _linker_of_flags(line: DriverLine) -> str:
    """The linker that ``-fuse-ld=`` and ``-B`` would have chosen, as the real one behind ours."""
    chosen = [w for w in line.words if w.startswith(("-fuse-ld=", "--ld-path="))]
    if not chosen:
        return ""
    name = chosen[-1].partition("=")[2]
    if "ltoad" in name:
        return ""
    if os.sep in name:
        return name
    folders = [a.value for a in line.arguments if a.name == "-B"]
    for folder in folders:
        candidate = Path(folder) / f"ld.{name}"
        if candidate.is_file():
            return str(candidate)
    return shutil.which(f"ld.{name}") or ""


def _linker_path(own_path: str, folder: Path) -> str:
    """``ld.ltoad`` beside this program, or else a launcher for it in the private folder."""
    for place in (Path(own_path).absolute().parent, Path(sys.executable).parent):
        if (place / LINKER).is_file():
            return str(place / LINKER)
    launcher = folder / LINKER
    package = Path(__file__).resolve().parent.parent
    launcher.write_text(
        "#!/bin/sh\n"
        f'PYTHONPATH={shlex.quote(str(package))}"${{PYTHONPATH:+:$PYTHONPATH}}" '
        f'exec {shlex.quote(sys.executable)} -m linker_wrappers.ld_ltoad "$@"\n',
        encoding="utf-8",
    )
    launcher.chmod(0o700)
    return str(launcher)


def _run(command: list[str], environment: dict[str, str]) -> int:
    try:
        return subprocess.run(command, env={**os.environ, **environment}, check=False).returncode
    except OSError as error:
        raise ToolError(f"cannot run {command[0]}: {error.strerror}") from error
