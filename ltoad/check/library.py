"""From the files of a program to a shared library with a function and its derivatives in it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from ltoad import pipeline
from ltoad.check import driver
from ltoad.check.plan import Plan, plan
from ltoad.config import CheckRequest, Options, SymbolRequest
from ltoad.configure.entry import find_entry, for_library
from ltoad.errors import InputError, ToolError
from ltoad.extract.archives import write_archive
from ltoad.extract.bitcode import Unit, unit_of_text
from ltoad.extract.objects import read_native
from ltoad.extract.program import InputFile, Program, gather
from ltoad.stages import Observe

DRIVERS = (("_Fortran", "fortran"), ("_Z", "c++"), ("__cxa_", "c++"), ("__gxx_", "c++"))
"""Prefixes of symbols that come from a language's runtime library, and who links with it."""

RUN_DRIVER = (
    "import sys; from linker_wrappers.drivers import run; "
    "raise SystemExit(run(sys.argv[1], sys.argv[2:], sys.executable))"
)


@dataclass(frozen=True, slots=True)
class Built:
    """What was checked, and the files and the driver that make a library of it."""

    plans: tuple[Plan, ...]
    inputs: tuple[str, ...]
    language: str


def build(
    paths: Sequence[Path],
    checks: Sequence[CheckRequest],
    options: Options,
    folder: Path,
    observe: Observe,
) -> Built:
    """Write the native object of a program, with derivatives for each check, into the folder.

    Raises LtoadError; LLVM may abort the process.
    """
    program = gather([InputFile(path) for path in paths])
    if not program.units:
        raise InputError(
            f"{', '.join(map(str, paths))}: holds no bitcode", remedy="compile with ltoad-cc -c"
        )
    own: list[Unit] = []
    plans: list[Plan] = []
    requests: list[SymbolRequest] = []
    for number, check in enumerate(checks):
        names = driver.names_of(number)
        entry = find_entry(program.units, check.function)
        planned = plan(names, entry, check, options.configured.requests)
        plans.append(planned)
        requests += driver.requests(names, entry, planned.activities)
        own.append(unit_of_text("ltoad check", driver.write(names, entry, planned.activities)))
    called = frozenset(name for planned in plans for name in planned.names.all)
    given = options.configured
    configured = replace(given, requests=(*given.requests, *requests))
    result = pipeline.run(
        [*for_library(program.units, pipeline.ENTRY_POINTS), *own],
        pipeline.Scope(mentioned=program.mentioned | called, missing=program.missing),
        replace(options, configured=configured),
        observe=observe,
    )
    merged = folder / "checked.o"
    merged.write_bytes(result.object)
    inputs = (str(merged), *_native_inputs(paths, program, folder))
    return Built(tuple(plans), inputs, _language(result.object))


def _native_inputs(paths: Sequence[Path], program: Program, folder: Path) -> list[str]:
    """The inputs that are native code; of archives, the members that are."""
    found = []
    for index, path in enumerate(paths):
        remainder = program.remainders.get(index)
        if remainder is None:
            found.append(str(path.resolve()))
        elif remainder.members:
            archive = folder / f"{index}-{path.stem}.a"
            write_archive(archive, remainder.members)
            found.append(str(archive))
    return found


def _language(data: bytes) -> str:
    needed = read_native("checked.o", memoryview(data)).symbols.needed
    for prefix, language in DRIVERS:
        if any(name.startswith(prefix) for name in needed):
            return language
    return "c"


def link(built: Built, flags: Sequence[str], folder: Path) -> Path:
    """Link the library with the compiler driver of its language; raises ToolError."""
    library = folder / "checked.so"
    # The drivers are a layer above this one, so they are started rather than imported; in a folder
    # of ours, where no configuration file is.
    command = [sys.executable, "-c", RUN_DRIVER, built.language, "-shared", "-fPIC"]
    command.append("-Wl,-Bsymbolic")
    search = [str(Path(entry).resolve()) for entry in sys.path if entry]
    done = subprocess.run(
        [*command, "-o", str(library), *built.inputs, *flags, "-lm"],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(search)},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        raise ToolError(
            f"the function cannot be linked into a library: {(done.stderr or done.stdout).strip()}",
            remedy="name the objects and libraries that it needs (-l, -L); native objects have to "
            "be compiled with -fPIC",
        )
    return library
