"""Units whose derivatives are made when they are compiled: ``ltoad-cc --ltoad-unit -c``.

What the compiler has left as bitcode becomes a native object with the derivatives of all that
other units can call, so that a program's derivatives build as its objects do.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from linker_wrappers.driver_line import DriverLine
from linker_wrappers.flags import INPUT
from linker_wrappers.scan import BITCODE_MAGICS, first_bytes

FLAG = "--ltoad-unit"
_CONFIG = "ltoad-config"


def make_units(line: DriverLine) -> int:
    """Derive the objects that a command line has compiled, in their places; the exit status."""
    from ltoad.commands import cli  # most compilations have no use for it

    levels = [a.value[1:] for a in line.arguments if a.name == "plugin-opt" and a.value[:1] == "O"]
    flags = ["-O", levels[-1]] if levels else []
    flags += ["--config", line.value_of(_CONFIG)] if line.value_of(_CONFIG) else []
    for path in _objects(line):
        if not path.is_file() or first_bytes(str(path))[:4] not in BITCODE_MAGICS:
            continue  # an assembler's
        status = cli.run(["aot", "--unit", str(path), "-o", str(path), *flags])
        if status:
            path.unlink(missing_ok=True)  # as compilers leave none
            return status
    return 0


def _objects(line: DriverLine) -> Iterator[Path]:
    output = line.value_of("output")
    if output:
        yield Path(output)
        return
    for argument in line.arguments:
        if argument.name == INPUT:
            yield Path(Path(argument.value).stem + ".o")
