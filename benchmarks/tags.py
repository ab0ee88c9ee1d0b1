"""What types told by the run cost: gradients of records with tags beside gradients of plain ones.

    python -m benchmarks.tags

Each program is written once, and built twice: with records in which integers, floats and doubles
share bytes, so that derivatives keep tags, and with plain types in their place.  Times are those of
primal and gradient in turn in one process, as multiples of the plain primal's; the checksum of both
gradients has to be the same.
"""

from __future__ import annotations

import argparse
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

from benchmarks.gmm import compiler

SOURCE = r"""
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
extern int enzyme_const, enzyme_dup;
double __enzyme_autodiff(void *, ...);
#define NOINLINE __attribute__((noinline))
enum { count = 2000 };

#if TAGGED
union word { double whole; float half[2]; };
#else
union word { double whole; };
#endif
struct record { int64_t kind; union word word; };

NOINLINE static void set(struct record *r, double x, int i)
{
    r->kind = i % 4;
#if TAGGED
    if (r->kind == 5) {
        r->word.half[0] = r->word.half[1] = (float)x;
        return;
    }
#endif
    r->word.whole = x * x;
}

NOINLINE static double get(const struct record *r)
{
#if TAGGED
    if (r->kind == 5)
        return r->word.half[0] * r->word.half[1];
#endif
    return r->word.whole * (double)(1 + r->kind);
}

static double sum_of(const struct record *row, int n)
{
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += get(row + i) * (i % 7);
    return sum;
}

/* A growing array that is copied as a whole. */
static double growing(const double *x, int n)
{
    struct record *row = NULL;
    int room = 0;
    for (int i = 0; i < n; i++) {
        if (i == room) {
            room = room ? 2 * room : 4;
            struct record *more = malloc((size_t)room * sizeof *more);
            memcpy(more, row, (size_t)i * sizeof *row);
            free(row);
            row = more;
        }
        set(row + i, x[i], i);
    }
    const double sum = sum_of(row, n);
    free(row);
    return sum;
}

/* Records are turned round, and sorted by one pass. */
static double moved(const double *x, int n)
{
    struct record *row = malloc((size_t)n * sizeof *row);
    for (int i = 0; i < n; i++)
        set(row + i, x[i], i);
    for (int i = 0, j = n - 1; i < j; i++, j--) {
        const struct record t = row[i];
        row[i] = row[j];
        row[j] = t;
    }
    for (int i = 1; i < n; i++)
        if (row[i - 1].kind > row[i].kind) {
            const struct record t = row[i];
            row[i] = row[i - 1];
            row[i - 1] = t;
        }
    const double sum = sum_of(row, n);
    free(row);
    return sum;
}

/* Packed into a message of bytes and taken out again. */
static double packed(const double *x, int n)
{
    unsigned char *bytes = malloc((size_t)n * sizeof(struct record));
    struct record *row = malloc((size_t)n * sizeof *row), one;
    for (int i = 0; i < n; i++) {
        set(&one, x[i], i);
        memcpy(bytes + (size_t)i * sizeof one, &one, sizeof one);
    }
    memcpy(row, bytes, (size_t)n * sizeof one);
    const double sum = sum_of(row, n);
    free(bytes);
    free(row);
    return sum;
}

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static double x[count], dx[count];

#define RUN(f)                                                                                    \
    do {                                                                                          \
        double primal = 1, gradient = 1, value = 0, check = 0;                                    \
        for (int turn = 0; turn < 200; turn++) {                                                  \
            x[turn] += 1e-9; /* or the primal would be computed once */                           \
            double start = now();                                                                 \
            value += f(x, count);                                                                 \
            double took = now() - start;                                                          \
            primal = took < primal ? took : primal;                                               \
            memset(dx, 0, sizeof dx);                                                             \
            start = now();                                                                        \
            __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, count);                 \
            took = now() - start;                                                                 \
            gradient = took < gradient ? took : gradient;                                         \
        }                                                                                         \
        for (int i = 0; i < count; i++)                                                           \
            check += dx[i] * (i % 11);                                                            \
        printf("%s %.9f %.9f %.12g\n", #f, primal, gradient, check + value);                      \
    } while (0)

int main(void)
{
    for (int i = 0; i < count; i++)
        x[i] = 1 + (double)i / count;
    RUN(growing);
    RUN(moved);
    RUN(packed);
    return 0;
}
"""


def measured(folder: Path, *flags: str) -> dict[str, tuple[float, float, float]]:
    """Seconds of primal and gradient, and a checksum, by program."""
    source, program = folder / "tags.c", folder / "tags"
    source.write_text(SOURCE)
    subprocess.run([compiler(), "-O2", *flags, source, "-o", program], check=True)
    done = subprocess.run([program], check=True, capture_output=True, text=True)
    rows = (line.split() for line in done.stdout.splitlines())
    return {name: (float(p), float(g), float(c)) for name, p, g, c in rows}


def main(arguments: Sequence[str] | None = None) -> int:
    argparse.ArgumentParser(description=__doc__).parse_args(arguments)
    with tempfile.TemporaryDirectory() as name:
        plain = measured(Path(name), "-DTAGGED=0")
        tagged = measured(Path(name), "-DTAGGED=1")
    print(f"{'multiples of the plain primal':31}{'plain':>14}{'tagged':>14}{'more':>7}")
    print(f"{'':31}{'primal':>7}{'grad.':>7}{'primal':>7}{'grad.':>7}{'':>7}")
    for program, (unit, gradient, check) in plain.items():
        primal, with_tags, again = tagged[program]
        if abs(check - again) > 1e-9 * abs(check):
            raise SystemExit(f"{program}: {again} instead of {check}")
        times = (unit, gradient, primal, with_tags, primal + with_tags - unit - gradient)
        print(f"{program:31}" + "".join(f"{t / unit:7.1f}" for t in times))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
