#!/usr/bin/env python3
"""Compiles ltoad/runtime/mpi.c, for one MPI library, into the IR that derivatives call, and
mpi_bodies.c into that of which programs are given bodies, and mpi_bodies_fortran.c.

    scripts/mpi.py openmpi INCLUDE_FOLDER [FILE [FILE OF BODIES [OF FORTRAN'S]]]
    scripts/mpi.py mpich INCLUDE_FOLDER [FILE [FILE OF BODIES [OF FORTRAN'S]]]

The first is small rather than fast, since nothing of it is in inner loops; the bodies are not
optimised, because LLVM optimises them as a part of each program.  Both are for no processor.
"""

import os
import re
import subprocess
import sys
from itertools import zip_longest
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "ltoad" / "runtime"
FLAGS = ["-fno-strict-aliasing", "-fPIC", "-Wall", "-Wextra", "-Werror", "-S", "-emit-llvm"]
SMALL = ["-Oz"]
PLAIN = ["-O1", "-Xclang", "-disable-llvm-passes"]
BODIES = ("mpi_bodies", "mpi_bodies_fortran")
OURS = "__ltoad_mpi_"
DESCRIBING = (
    r"target |source_filename|; ModuleID|!|; Function Attrs|attributes |"
    r".*@llvm\.(?:lifetime|experimental)"
)


def compiled(source: str, headers: str, *flags: str) -> str:
    """The IR as clang prints it; raises CalledProcessError."""
    command = [os.environ.get("CLANG", "clang-19"), *flags, *FLAGS, "-isystem", headers, source]
    command += ["-o", "-"]
    return subprocess.run(command, cwd=FOLDER, stdout=subprocess.PIPE, text=True, check=True).stdout


def without_metadata(text: str) -> str:
    """What describes the file, and what is for no reader of the IR."""
    text = re.sub(rf"^(?:{DESCRIBING}).*\n", "", text, flags=re.MULTILINE)
    text = re.sub(r",? ![a-zA-Z.]+ !\d+", "", text)
    text = re.sub(r"\s*; preds = .*", "", text)
    return re.sub(r" (?:#\d+|local_unnamed_addr|dso_local)", "", text)


def shared_by_units(text: str) -> str:
    """What is static in the file is shared by all units of a program, and has a name for that."""
    own = set(re.findall(r"^@(\S+) = (?:internal|private)", text, re.MULTILINE))
    own |= set(re.findall(r"^define internal .*?@(\S+?)\(", text, re.MULTILINE))

    def name(found: re.Match[str]) -> str:
        return f"@{OURS}_{found[1].lstrip('.')}" if found[1] in own else found[0]

    text = re.sub(r"@([\w.]+)", name, text)
    for pattern, instead in (
        (r"^define (?!weak)(?:internal )?", "define linkonce_odr hidden "),
        (r"^(@\S+ =) (?:internal|private) (?:unnamed_addr )?", r"\1 linkonce_odr hidden "),
        (r"^(define .*) \{$", r"\1 noinline nounwind {"),
    ):
        text = re.sub(pattern, instead, text, flags=re.MULTILINE)
    return text


def by_what_they_consist_of(text: str) -> str:
    """Types without names: what is taken out of the file has none for them."""
    types = dict(re.findall(r"^(%\S+) = type (.*)\n", text, re.MULTILINE))
    text = re.sub(r"^%\S+ = type .*\n", "", text, flags=re.MULTILINE)
    types = {name: "i8" if body == "opaque" else body for name, body in types.items()}
    while found := set(re.findall(r"%(?:struct|union)\.[\w.]+", text)):
        for name in found:
            text = re.sub(re.escape(name) + r"(?![\w.])", lambda _, n=name: types[n], text)
    return text


def main() -> None:
    library, headers, *files = sys.argv[1:]
    made = by_what_they_consist_of(
        shared_by_units(without_metadata(compiled("mpi.c", headers, *SMALL)))
    )
    bodies = [
        by_what_they_consist_of(without_metadata(compiled(f"{name}.c", headers, *PLAIN)))
        for name in BODIES
    ]
    for name, text, file in zip_longest(("mpi", *BODIES), (made, *bodies), files):
        place = Path(file) if file else FOLDER / f"{name}_{library}.ll"
        place.write_text(re.sub(r"\n{3,}", "\n\n", text).strip() + "\n", "utf-8")


if __name__ == "__main__":
    main()
