"""Gradient time over primal time of the C sample, the Gaussian mixture model.

The data is ADBench's where LTOAD_ADBENCH names a folder that has it, and else generated in the same
sizes. The driver measures both in one process, in turn (see samples/c/gmm/measure.h); the gradient
is checked in the same run.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

SAMPLE = Path(__file__).resolve().parent.parent / "samples" / "c" / "gmm"
WORST_ERROR = 1e-6  # against central differences, which are good to about 1e-9 here


@dataclass(frozen=True)
class Case:
    """An instance of ADBench: its file and its sizes."""

    file: str
    n: int
    d: int
    k: int


CASES = (Case("gmm_d10_K25.txt", 1000, 10, 25), Case("gmm_d64_K25.txt", 1000, 64, 25))


def compiler() -> str:
    """The driver that is installed with this Python, or else the one on PATH."""
    beside = Path(sys.executable).parent / "ltoad-cc"
    return str(beside) if beside.exists() else "ltoad-cc"


def build(folder: Path, flags: str, cc: str) -> Path:
    """Copy the sample to the folder and build it there.

    Raises CalledProcessError if make fails; the compiler has then said why on stderr.
    """
    copy = folder / "gmm"
    shutil.copytree(SAMPLE, copy)
    variables = [f"CC={cc}", f"CFLAGS={flags}", f"PYTHON={sys.executable}"]
    subprocess.run(
        ["make", "--silent", "-C", str(copy), "clean", "gmm", *variables],
        check=True,
        stdout=sys.stderr,
    )
    return copy / "gmm"


def data(case: Case) -> tuple[str, list[str]]:
    """Where the instance comes from, and the driver's arguments for it."""
    folder = os.environ.get("LTOAD_ADBENCH")
    found = sorted(Path(folder).rglob(case.file)) if folder else []
    if found:
        return case.file, [str(found[0])]
    name = f"generated d{case.d} K{case.k}"
    return name, ["--generate", str(case.n), str(case.d), str(case.k), "1"]


def measure(program: Path, case: Case, repeats: int) -> dict[str, object]:
    """The driver's report, with the name of the data added."""
    name, arguments = data(case)
    command = [str(program), "--json", "--repeats", str(repeats), *arguments]
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
    report: dict[str, object] = json.loads(done.stdout)
    return {"data": name, **report}


def line(report: dict[str, object]) -> str:
    primal, gradient = (1e3 * float(str(report[f"{p}_seconds"])) for p in ("primal", "gradient"))
    tape = "n/a" if report["tape_bytes"] is None else report["tape_bytes"]
    return (
        f"{report['data']!s:20} {primal:10.3f} {gradient:12.3f} {report['ratio']:7.2f} "
        f"{report['error']:10.1e} {tape!s:>12}"
    )


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.gmm", description=__doc__)
    parser.add_argument("--cc", default=compiler(), help="C driver (default: %(default)s)")
    parser.add_argument("--cflags", default="-O3", help="flags for compiling and linking")
    parser.add_argument("--repeats", type=int, default=9, help="timed rounds (at least 7)")
    parser.add_argument("--json", action="store_true", help="print the reports as JSON")
    options = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory(prefix="ltoad-bench-") as folder:
        program = build(Path(folder), options.cflags, options.cc)
        reports = [measure(program, case, options.repeats) for case in CASES]
    if options.json:
        print(json.dumps(reports, indent=2))
    else:
        print(f"{options.cc} {options.cflags}")
        print("data                  primal ms  gradient ms   ratio      error   tape bytes")
        for report in reports:
            print(line(report))
    return int(not all(float(str(r["error"])) < WORST_ERROR for r in reports))


if __name__ == "__main__":
    raise SystemExit(main())
