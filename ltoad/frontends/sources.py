"""Sources of a foreign function: their languages, and how each is compiled."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

import ltoad
from ltoad.check.library import RUN_DRIVER
from ltoad.frontends.errors import BuildError, SourceError

Language = Literal["c", "c++", "fortran", "rust", "object"]

_SUFFIXES: dict[str, Language] = {
    **dict.fromkeys((".c",), "c"),
    **dict.fromkeys((".cc", ".cpp", ".cxx", ".c++", ".C"), "c++"),
    **dict.fromkeys((".f", ".for", ".f77", ".f90", ".f95", ".f03", ".f08"), "fortran"),
    **dict.fromkeys((".F", ".F77", ".F90", ".F95", ".F03", ".F08"), "fortran"),
    **dict.fromkeys((".rs",), "rust"),
    **dict.fromkeys((".o", ".a", ".bc", ".ll", ".so"), "object"),
}


@dataclass(frozen=True, slots=True)
class Source:
    """A file, and the language it is written in; objects and bitcode are linked as they are."""

    path: Path
    language: Language


def sources_of(paths: Iterable[str | os.PathLike[str]]) -> tuple[Source, ...]:
    """The files, in order; raises SourceError for one that is missing or of an unknown kind."""
    found = []
    for name in paths:
        path = Path(name).expanduser().absolute()
        language = _SUFFIXES.get(path.suffix)
        if language is None:
            raise SourceError(
                f"{path.name}: the language of '{path.suffix}' files is not known",
                remedy=f"known are {', '.join(_SUFFIXES)}",
            )
        if not path.is_file():
            raise SourceError(f"{path}: there is no such file")
        found.append(Source(path, language))
    if not found:
        raise SourceError("no source is given")
    return tuple(found)


def link_languages(sources: Sequence[Source], needed: Iterable[str]) -> list[Language]:
    """The languages of which runtime libraries are needed: C alone, or others.

    ``needed`` are symbols, which tell of what languages objects were made.
    """
    used = {source.language for source in sources}
    prefixes = {name[:6] for name in needed}
    if any(p.startswith(_CXX) for p in prefixes):
        used.add("c++")
    if any(p.startswith(_FORTRAN) for p in prefixes):
        used.add("fortran")
    found: list[Language] = [language for language in ("fortran", "c++") if language in used]
    return found or ["c"]


_CXX = ("_ZSt", "_ZNSt", "_ZNKSt", "_Zn", "_Zd", "__cxa", "__gxx")
_FORTRAN = ("_Fort",)


def compile_source(source: Source, target: Path, flags: Sequence[str], folder: Path) -> None:
    """Write the bitcode of one source; raises BuildError with what the compiler says."""
    if source.language == "rust":
        listed = f"dep-info={target.with_suffix('.d')}"
        command = [*_rustc(), *_RUST_FLAGS, f"--emit=link={target},{listed}"]
        _run([*command, str(source.path)], folder, source)
        return
    command = [*driver(source.language), "-c", "-O2", "-g", "-fPIC"]
    if source.language != "fortran":
        command += ["-MMD", "-MF", str(target.with_suffix(".d"))]
        command += ["-fno-math-errno"] if "-fmath-errno" not in flags else []
    else:
        command += ["-J", str(folder)] if "-J" not in flags else []
    _run([*command, *flags, str(source.path), "-o", str(target)], folder, source)


def link(
    objects: Sequence[Path], languages: Sequence[Language], flags: Sequence[str], target: Path
) -> None:
    """Link objects into a shared library, with derivatives; raises BuildError.

    The driver of the first language links, which brings the libraries of that.
    """
    command = [*driver(languages[0]), "-shared", "-fPIC", "-O2"]
    # A function may be called like one of the C library; Fortran's have an underscore more.
    command += ["-Wl,-Bsymbolic"] if languages[0] != "fortran" else []
    libraries = ["-lstdc++"] if "c++" in languages[1:] else []
    libraries += ["-lm", "-lpthread"]
    _run([*command, "-o", str(target), *map(str, objects), *flags, *libraries], target.parent, None)


def compile_plain(source: Path, target: Path, flags: Sequence[str]) -> None:
    """A shared library of one source in C++ without derivatives; raises BuildError."""
    command = [*driver("c++"), "-shared", "-fPIC", "-O2", *flags, str(source), "-o", str(target)]
    _run(command, target.parent, Source(source, "c++"))


def driver(language: Language) -> list[str]:
    """The command of our compiler for a language."""
    return [sys.executable, "-c", RUN_DRIVER, language]


_RUST_FLAGS = (
    *("--crate-type=staticlib", "--edition=2021", "-O", "-g", "-C", "linker-plugin-lto"),
    *("-C", "panic=abort", "-C", "relocation-model=pic", "-C", "codegen-units=1"),
    *("-C", "link-dead-code"),  # otherwise only what is `extern "C"` and `no_mangle` is compiled
)


def _rustc() -> list[str]:
    path = shutil.which("rustc")
    if path is None:
        raise BuildError("no rustc found", remedy="install Rust, or give a static library")
    return [path]


def _run(command: list[str], folder: Path, source: Source | None) -> None:
    """Run a compiler or the linker in a folder where no configuration file is."""
    search = [str(Path(ltoad.__file__).parent.parent), os.environ.get("PYTHONPATH", "")]
    done = subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, search))},
        capture_output=True,
        text=True,
        errors="replace",
        check=False,
    )
    if done.returncode != 0:
        said = (done.stderr or done.stdout).strip()
        what = f"{source.path} does not compile" if source else "the function cannot be linked"
        raise BuildError(f"{what}:\n{said}")
