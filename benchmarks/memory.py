"""What long loops and deep recursions cost in memory: bytes of tape, and of the whole process.

Each case runs in a process of its own, once with the primal and once with the gradient.
"""

from __future__ import annotations

import argparse
import subprocess
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from benchmarks.gmm import compiler

SOURCE = r"""
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
extern int enzyme_const, enzyme_out;
double __enzyme_autodiff(void *, ...);
size_t ltoad_tape_peak_bytes(void);

static double counted(double x, long n)
{
    double a = x;
    for (long i = 0; i < n; i++)
        a = sin(a) + x;
    return a;
}
static double linear(double x, long n)
{
    double a = x;
    for (long i = 0; i < n; i++)
        a = 0.999 * a + x;
    return a;
}
/* as long as nobody can tell beforehand */
static double searching(double x, long n)
{
    double a = x, travelled = 0.0;
    while (travelled < n) {
        a = sin(a) + x;
        travelled += 1.0 + 1e-12 * a;
    }
    return a;
}
static double recursive(double x, long n) { return n == 0 ? x : sin(recursive(x, n - 1)) * x; }

/* getrusage would count the process before this one, too */
static long largest_kibibytes(void)
{
    char line[256];
    long found = 0;
    FILE *status = fopen("/proc/self/status", "r");
    while (fgets(line, sizeof line, status))
        if (strncmp(line, "VmHWM:", 6) == 0)
            found = atol(line + 6);
    fclose(status);
    return found;
}

typedef double function(double, long);
static function *const functions[] = {counted, linear, searching, recursive};

int main(int argc, char **argv)
{
    const int which = atoi(argv[1]);
    const long n = atol(argv[2]);
    const double x = 0.8;
    double result;
    if (argc > 3)
        result = __enzyme_autodiff((void *)functions[which], enzyme_out, x, enzyme_const, n);
    else
        result = functions[which](x, n);
    printf("%zu %ld %g\n", ltoad_tape_peak_bytes(), largest_kibibytes(), result);
    return 0;
}
"""


@dataclass(frozen=True, slots=True)
class Case:
    name: str
    index: int
    count: int


CASES = (
    Case("loop, trip count known at its start", 0, 10_000_000),
    Case("the same, linear in its state", 1, 10_000_000),
    Case("loop, trip count not known", 2, 10_000_000),
    Case("recursion", 3, 10_000),
)


def run(program: Path, case: Case, *words: str) -> tuple[int, int]:
    """Bytes of tape, and of the process at its largest."""
    command = [str(program), str(case.index), str(case.count), *words]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    tape, kibibytes, _ = done.stdout.split()
    return int(tape), 1024 * int(kibibytes)


def main(arguments: Sequence[str] | None = None) -> int:
    argparse.ArgumentParser(description=__doc__).parse_args(arguments)
    with tempfile.TemporaryDirectory() as name:
        source, program = Path(name) / "memory.c", Path(name) / "memory"
        source.write_text(SOURCE)
        subprocess.run([compiler(), "-O2", source, "-o", program, "-lm"], check=True)
        print(f"{'':38}{'steps':>10} {'tape, bytes':>12} {'a step':>7} {'process, MiB':>13}")
        for case in CASES:
            _, primal = run(program, case)
            tape, gradient = run(program, case, "gradient")
            more = (gradient - primal) / 2**20
            print(
                f"{case.name:38}{case.count:10} {tape:12} {tape / case.count:7.1f} {more:+13.1f}",
                flush=True,
            )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
