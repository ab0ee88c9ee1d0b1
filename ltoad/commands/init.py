"""``ltoad init``: a commented configuration file to start from."""

from __future__ import annotations

import argparse
from pathlib import Path

from ltoad.config import CONFIG_NAME
from ltoad.errors import InputError, UsageError

TEMPLATE = """\
# What ld.ltoad is to do beside what the sources ask for.  It reads this file from the folder
# that it is called in, or the one that --ltoad-config= names.  Symbols are given as the linker
# sees them: `nm` shows them, C++ names are mangled, Fortran's have an underscore at the end.

# A derivative that no source asks for.  The linker defines `name`, and the program calls it.
#
# [[derivative]]
# function = "objective_"
# name = "objective_gradient_"
# mode = "reverse"                       # or "forward"
# arguments = ["dup", "const", "out"]    # one for each argument; without: by their types
# width = 1                              # directions at a time, in forward mode
# common = ["STATE"]                     # COMMON blocks; their shadows follow the arguments
# variables = ["module::name"]           # and so do those of these variables
#
# "dup": a pointer, followed by its shadow (in forward mode also a number, followed by its tangent);
# "dupnoneed": the same, and the output itself is not needed;
# "out": a number whose derivative is returned; "const": no derivative.

# The gradient of a function that is not to be made from its body, by two functions of the program.
#
# [[rule]]
# function = "norm"
# augmented = "augment_norm"
# reverse = "reverse_norm"
#
# In forward mode: a function that computes the tangent.
#
# [[rule]]
# function = "norm"
# derivative = "norm_tangent"

# Functions and global variables without derivatives.
#
# [inactive]
# functions = ["log_message"]
# globals = ["counters"]

# What lies behind a pointer argument, where code copies memory and nothing else tells its type:
# half, float, double, fp80, fp128, integer, int8 to int64, pointer; or a list of members, laid
# out as C would do it, which comes again and again.
#
# [[type]]
# function = "copy_block_"
# argument = 1                           # from 1 on
# holds = "double"                       # or ["double", "double", "int32"]

# A function whose derivatives clients of this library may call, see docs/libraries.md.
#
# [[export]]
# function = "energy"
# arguments = ["dup", "const", "out"]    # default: pointers dup, numbers out

# Options that flags do not give.
#
# [options]
# opt-before = "O2"                      # or "none": differentiate the code as it came
# opt-level = 3                          # of the code generation, 0 to 3
# cpu = "x86-64-v3"                      # as of -mcpu; a flag other than the baseline wins
# features = "+avx2,+fma"                # as of -mattr
# save-temps = "ltoad-temps"             # a folder for the IR of every stage, or true
# tape-limit = "256MiB"                  # loops that need more go back to checkpoints
# wide-vectors = false                   # no second version of vector code, for AVX2
# rules = "closed-form"                  # for BLAS and LAPACK in bitcode, too; default: "bodies"
# report = true                          # say what each derivative keeps

# A function whose derivatives `ltoad check` compares, with values for its arguments.
#
# [[check]]
# function = "objective_"
# values = ["double[10]=0.5..2", "i32[1]=10", "1..2"]
# arguments = ["dup", "const", "out"]    # may be left out
"""


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the subcommand."""
    parser = commands.add_parser("init", help=f"write a commented {CONFIG_NAME}")
    parser.add_argument(
        "folder", type=Path, nargs="?", default=Path(), help="where (default: here)"
    )
    parser.set_defaults(run=_run)


def _run(arguments: argparse.Namespace) -> int:
    path: Path = arguments.folder / CONFIG_NAME
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(TEMPLATE)
    except FileExistsError:
        raise UsageError(
            f"{path} is there already", remedy="edit it, or move it away first"
        ) from None
    except OSError as error:
        raise InputError(f"cannot write {path}: {error.strerror}") from error
    print(f"wrote {path}")
    return 0
