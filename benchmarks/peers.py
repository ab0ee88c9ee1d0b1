"""ltoad beside ADOL-C where that is installed, on the same sources and in the same harness.

A peer defines the functions that the linker would: the program's request goes to the peer instead.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from benchmarks.build import USUAL, BuildError, Flavour, build
from benchmarks.programs import BRUSSELATOR, CASES, LOGSUMEXP, LSTM, Program
from benchmarks.records import CAREFUL, QUICK, Effort, Record, RunError, measure

RESULTS = Path(__file__).parent / "results"

NATIVE = Flavour("native", ("-O2", "-fno-lto"), ("-O2", "-fno-lto"))
ADOLC = "adolc"
ADOLC_HEADER = Path("/usr/include/adolc/adolc.h")
PROGRAMS = (LSTM, LOGSUMEXP, BRUSSELATOR)


def compare(effort: Effort) -> Iterator[tuple[Record, Record]]:
    """Records of ltoad and of ADOL-C.  Raises BuildError and RunError."""
    with tempfile.TemporaryDirectory(prefix="ltoad-peers-") as name:
        ours = build(PROGRAMS, Path(name) / "ltoad")
        theirs = build([_traced(p) for p in PROGRAMS], Path(name) / ADOLC, (NATIVE,))
        for case in CASES:
            if case.program in PROGRAMS:
                key = case.program.name
                yield (
                    measure(case, ours[key, USUAL.name], effort),
                    measure(case, theirs[key, NATIVE.name], effort),
                )


def _traced(program: Program) -> Program:
    return replace(program, peer=ADOLC)


_HEAD = (
    "| program | data | ltoad, ms | ADOL-C, ms | ADOL-C / ltoad | errors | peaks, MiB |"
    "\n|---|---|--:|--:|--:|--:|--:|"
)


def row(ours: Record, theirs: Record) -> str:
    times = f"{1e3 * ours.gradient_s:.4g} | {1e3 * theirs.gradient_s:.4g}"
    errors = ", ".join(
        "NaN" if e is None else f"{e:.0e}" for e in (ours.rel_error, theirs.rel_error)
    )
    return (
        f"| {ours.program} | {ours.data} | {times} | {theirs.gradient_s / ours.gradient_s:.1f} "
        f"| {errors} | {ours.peak_rss_mib:.1f}, {theirs.peak_rss_mib:.1f} |"
    )


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.peers", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="short runs, and no results on disk")
    options = parser.parse_args(arguments)
    if not ADOLC_HEADER.exists():
        print("ADOL-C is not installed (on Debian: libadolc-dev); nothing to compare with")
        return 0
    rows = [_HEAD]
    print(_HEAD, flush=True)
    try:
        for ours, theirs in compare(QUICK if options.quick else CAREFUL):
            rows.append(row(ours, theirs))
            print(rows[-1], flush=True)
    except (BuildError, RunError) as error:
        print(error, file=sys.stderr)
        return 1
    if not options.quick:
        RESULTS.mkdir(exist_ok=True)
        (RESULTS / "peers.md").write_text("\n".join(["# Beside ADOL-C", "", *rows, ""]))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
