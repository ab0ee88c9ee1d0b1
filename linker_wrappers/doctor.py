"""``ltoad doctor``: says what is there, tries it, and tells how to get what is missing.

Python's start-up, a compiler's version and a whole build are looked at in the places where the
linker and the drivers look, by their own code.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from linker_wrappers.health.compilers import archiver, compilers, linker, own_linker
from linker_wrappers.health.finding import Finding, State, report
from linker_wrappers.health.surroundings import folders, frameworks, itself, variables
from ltoad.commands.doctor import add_flags


def main() -> None:
    """The only place that exits."""
    raise SystemExit(run(sys.argv[1:]))


def run(words: Sequence[str]) -> int:
    """Print the report; 0 unless something that is there would fail."""
    parser = argparse.ArgumentParser(
        prog="ltoad doctor",
        description="Say which compilers, linkers and frameworks are there, and whether a gradient "
        "comes out right with each compiler. The status is 1 if something that is there fails.",
    )
    add_flags(parser)
    arguments = parser.parse_args(words)
    found = findings(tried=not arguments.quick)
    print(report(found))
    return int(any(f.state is State.WRONG for f in found))


def findings(*, tried: bool) -> list[Finding]:
    """All that is found out; with ``tried`` by building programs."""
    return [
        itself(),
        own_linker(),
        linker(),
        archiver(),
        *compilers(tried=tried),
        *folders(),
        *variables(),
        *frameworks(),
    ]


if __name__ == "__main__":
    main()
