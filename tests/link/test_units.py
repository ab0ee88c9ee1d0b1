"""Units that are derived when they are compiled: no link sees more than one of them."""

import os
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

import pytest

ROUNDS = 4


@dataclass(frozen=True)
class Site:
    """A folder in which programs are built."""

    folder: Path
    cc: Path

    def __call__(self, *words: str | Path, status: int | None = 0) -> str:
        done = subprocess.run(
            [str(word) for word in words],
            cwd=self.folder,
            capture_output=True,
            text=True,
            check=False,
            env={**os.environ, "LTOAD_CACHE": "off"},
        )
        assert status is None or done.returncode == status, f"{words}: {done.stdout}{done.stderr}"
        return done.stdout + done.stderr

    @property
    def ltoad(self) -> Path:
        return self.cc.parent / "ltoad"

    def write(self, name: str, text: str) -> None:
        (self.folder / name).write_text(text)

    def unit(self, name: str, *flags: str, status: int = 0) -> str:
        """Compile and derive ``name.c``."""
        return self(self.cc, "--ltoad-unit", "-O2", *flags, "-c", f"{name}.c", status=status)


@pytest.fixture
def site(tmp_path: Path, ltoad_cc: Path) -> Site:
    return Site(tmp_path, ltoad_cc)


def native_compiler() -> str:
    return "gcc" if shutil.which("gcc") else "clang-19"


def test_sample(repository: Path, ltoad_cc: Path, tmp_path: Path) -> None:
    """The sample, built by make with two jobs: which derivatives units need of others is found
    out by asking their objects."""
    sample = repository / "samples" / "c" / "gmm"
    shutil.copytree(sample, tmp_path / "gmm", ignore=shutil.ignore_patterns("*.o", "gmm"))
    site = Site(tmp_path / "gmm", ltoad_cc)
    site("make", f"CC={ltoad_cc}", "gmm")
    whole = site("./gmm").splitlines()
    objects = ["main", "gradient", "objective", "linalg", "logsumexp", "wishart"]
    objects += ["instance", "primal", "measure"]
    for _ in range(ROUNDS):
        site("make", "clean")
        site("make", "-j2", f"CC={ltoad_cc} --ltoad-unit", *(f"{name}.o" for name in objects))
        missing = site(site.ltoad, "inspect", "--missing", *(f"{name}.o" for name in objects))
        if not missing:
            break
        with (site.folder / "ltoad.toml").open("a") as file:
            file.write(missing)
    site(native_compiler(), *(f"{name}.o" for name in objects), "-o", "gmm", "-lm")
    units = site("./gmm").splitlines()
    assert "gradient norm" in units[2]
    norms = [float(lines[2].split()[-1]) for lines in (whole, units)]
    assert norms[1] == pytest.approx(norms[0], rel=1e-12)
    assert float(units[3].split()[2]) < 1e-6


STATE = """\
double level;
static double trace[4];
void note(int i, double x) { trace[i] = x * level; }
double sum(void) { double s = 0; for (int i = 0; i < 4; i++) s += trace[i] * trace[i]; return s; }
"""
USER = """\
#include <stdio.h>
extern int enzyme_dup;
extern double level;
void note(int, double);
double sum(void);
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);

double f(double x)
{
    level = x * x;
    for (int i = 0; i < 4; i++)
        note(i, x + i);
    level = 0;
    return sum();
}

int main(void)
{
    double x = 1.25;
    printf("%.15g %.15g\\n", __enzyme_autodiff((void *)f, x),
           __enzyme_fwddiff((void *)f, enzyme_dup, x, 1.0));
}
"""


def test_variables(site: Site) -> None:
    """Variables of other units, and of a unit's own, carry derivatives."""
    site.write("state.c", STATE)
    site.write("user.c", USER)
    site.unit("state")
    site.unit("user")
    site(native_compiler(), "user.o", "state.o", "-o", "program")
    x = 1.25
    slope = sum(4 * x**3 * (x + i) ** 2 + 2 * x**4 * (x + i) for i in range(4))
    for found in site("./program").split():
        assert float(found) == pytest.approx(slope, rel=1e-14)


def test_failing_functions_are_left_out(site: Site) -> None:
    """What cannot be derived spoils no unit; who needs it learns why."""
    site.write(
        "mixed.c",
        "#include <setjmp.h>\n#include <math.h>\n"
        "static jmp_buf place;\n"
        "double wild(double x) { if (setjmp(place)) return x; return x * x; }\n"
        "double tame(double x) { return sin(x); }\n",
    )
    site.write(
        "user.c",
        "double wild(double);\ndouble __enzyme_autodiff(void *, ...);\n"
        "double slope(double x) { return __enzyme_autodiff((void *)wild, x); }\n"
        "int main(void) { return slope(1.0) > 5; }\n",
    )
    site.unit("mixed")
    site.unit("user")
    shown = site(site.ltoad, "inspect", "mixed.o")
    assert "tame  " in shown
    assert "without wild: " in shown
    missing = site(site.ltoad, "inspect", "--missing", "mixed.o", "user.o", status=1)
    assert "# wild cannot be derived: " in missing
    said = site(native_compiler(), "mixed.o", "user.o", "-o", "program", "-lm", status=1)
    assert "ltoad_wild_gradient" in said


def test_errors_leave_no_object(site: Site) -> None:
    site.write(
        "user.c",
        "#include <setjmp.h>\nstatic jmp_buf place;\n"
        "static double wild(double x) { if (setjmp(place)) return x; return x * x; }\n"
        "double __enzyme_autodiff(void *, ...);\n"
        "double slope(double x) { return __enzyme_autodiff((void *)wild, x); }\n",
    )
    assert "setjmp" in site.unit("user", status=1)
    assert not (site.folder / "user.o").exists()


def test_units_of_another_signature_do_not_link(site: Site) -> None:
    site.write("one.c", "double area(double a, long n) { return a * a * n; }\n")
    site.write(
        "user.c",
        "double area(double, int);\ndouble __enzyme_autodiff(void *, ...);\n"
        "double slope(double x) { return __enzyme_autodiff((void *)area, x, 3); }\n"
        "int main(void) { return slope(1.0) > 50; }\n",
    )
    site.unit("one")
    site.unit("user")
    said = site(native_compiler(), "one.o", "user.o", "-o", "program", status=1)
    assert "ltoad_contract_area_" in said
