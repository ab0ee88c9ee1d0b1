"""``ltoad explain``: plans with source lines."""

import subprocess
from pathlib import Path

SOURCE = """\
#include <math.h>
#include <stdlib.h>
int enzyme_dup;
void __enzyme_autodiff(void *, ...);
double again(const double *x, int n, int m) {
    double *work = malloc(n * sizeof *work), sum = 0.0;
    for (int i = 0; i < m; i++) {
        for (int j = 0; j < n; j++)
            work[j] = sin(x[j] * i);
        for (int j = 0; j < n; j++)
            sum += work[j] * work[j];
    }
    free(work);
    return sum;
}
double carried(double *state, int n, int m) {
    for (int i = 0; i < m; i++)
        for (int j = 1; j < n; j++)
            state[j] += sin(state[j - 1]);
    return state[n - 1];
}
void gradients(double *x, double *d, int n, int m) {
    __enzyme_autodiff((void *)again, enzyme_dup, x, d, n, m);
    __enzyme_autodiff((void *)carried, enzyme_dup, x, d, n, m);
}
"""


def test_plans_have_reasons(tmp_path: Path) -> None:
    (tmp_path / "f.c").write_text(SOURCE)
    command = ["ltoad-cc", "-O2", "-g", "-c", "f.c", "-o", "f.o"]
    subprocess.run(command, cwd=tmp_path, check=True)
    words = ["ltoad", "explain", "f.o"]
    done = subprocess.run(words, cwd=tmp_path, check=True, capture_output=True, text=True)
    lines = done.stdout.splitlines()
    start = next(i for i, line in enumerate(lines) if line.startswith("again [gradient]"))
    assert any("run again in the reverse sweep" in line for line in lines[start:])
    first = next(i for i, line in enumerate(lines) if line.startswith("carried [gradient]"))
    objection = next(line for line in lines[first:] if "not replayed" in line)
    assert "reads memory that is overwritten later" in objection
    assert "f.c:19" in objection
    assert any("8 bytes an iteration" in line for line in lines[first:])


def test_nothing_asked_for(tmp_path: Path) -> None:
    (tmp_path / "g.c").write_text("int g(int x) { return x; }\n")
    subprocess.run(["ltoad-cc", "-c", "g.c", "-o", "g.o"], cwd=tmp_path, check=True)
    words = ["ltoad", "explain", "g.o"]
    done = subprocess.run(words, cwd=tmp_path, check=True, capture_output=True, text=True)
    assert done.stdout == "no derivative is asked for\n"
