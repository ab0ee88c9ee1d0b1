"""Units that are derived when they are compiled: no link sees more than one of them."""

import shutil
from pathlib import Path

import pytest

from tests.fixtures.workshop import Workshop


class Site(Workshop):
    """A folder in which programs are built."""

    def unit(self, name: str, *flags: str, status: int = 0) -> str:
        """Compile and derive ``name.c``."""
        return self(self.cc, "--ltoad-unit", "-O2", *flags, "-c", f"{name}.c", status=status)


@pytest.fixture
def site(tmp_path: Path, ltoad_cc: Path) -> Site:
    return Site(tmp_path, ltoad_cc)


def native_compiler() -> str:
    return "gcc" if shutil.which("gcc") else "clang-19"


# Found by `ltoad inspect --missing`, in three rounds.
SAMPLE_EXPORTS = """\
[[export]]
function = "gmm_objective"
arguments = ["const", "const", "const", "dup", "dup", "dup", "const", "const", "dup"]

[[export]]
function = "subtract"
arguments = ["const", "const", "dup", "dup"]
"""


def test_sample(repository: Path, ltoad_cc: Path, tmp_path: Path) -> None:
    """The sample, built by make with two jobs."""
    sample = repository / "samples" / "c" / "gmm"
    shutil.copytree(sample, tmp_path / "gmm", ignore=shutil.ignore_patterns("*.o", "gmm"))
    site = Site(tmp_path / "gmm", ltoad_cc)
    site.write("ltoad.toml", SAMPLE_EXPORTS)
    names = ["main", "gradient", "objective", "linalg", "logsumexp", "wishart", "instance"]
    objects = [f"{name}.o" for name in (*names, "primal", "measure")]
    site("make", "-j2", f"CC={ltoad_cc} --ltoad-unit", *objects)
    assert not site(site.ltoad, "inspect", "--missing", *objects)
    site(native_compiler(), *objects, "-o", "gmm", "-lm")
    lines = site("./gmm").splitlines()
    assert float(lines[3].split()[2]) < 1e-6, lines


MISSING = """\
double step(const double *x, const double *data, int n)
{
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += x[i] * x[i] * data[i];
    return sum;
}
"""
ASKING = """\
#include <stdio.h>
extern int enzyme_dup, enzyme_const;
double __enzyme_autodiff(void *, ...);
double step(const double *, const double *, int);
static double f(const double *x, const double *data) { return 2 * step(x, data, 2); }
int main(void)
{
    double x[2] = {1.5, 2.5}, d[2] = {0}, data[2] = {3, 4};
    __enzyme_autodiff((void *)f, enzyme_dup, x, d, enzyme_const, data);
    printf("%g %g\\n", d[0], d[1]);
}
"""


def test_missing_derivatives(site: Site) -> None:
    """What objects need and none brings comes in the form that ltoad.toml wants."""
    site.write("step.c", MISSING)
    site.write("asking.c", ASKING)
    site.unit("step")
    site.unit("asking")
    tables = site(site.ltoad, "inspect", "--missing", "step.o", "asking.o")
    assert 'arguments = ["dup", "const", "const"]' in tables
    site.write("ltoad.toml", tables)
    site.unit("step")
    assert not site(site.ltoad, "inspect", "--missing", "step.o", "asking.o")
    site(native_compiler(), "step.o", "asking.o", "-o", "program")
    assert site("./program").split() == ["18", "40"]


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


GATED = """\
double gated(const double *x) { return x[0] * x[1] * x[2]; }
"""
OWN_REQUEST = """\
extern int enzyme_dup, enzyme_strong_zero;
void __enzyme_autodiff(void *, ...);
static double own(const double *x) { return gated(x) * 2; }
void own_slopes(const double *x, double *dx)
{
    __enzyme_autodiff((void *)own, enzyme_strong_zero, enzyme_dup, x, dx);
}
"""
GATED_USER = """\
#include <math.h>
#include <stdio.h>
extern int enzyme_dup, enzyme_strong_zero;
void __enzyme_autodiff(void *, ...);
double gated(const double *);
void own_slopes(const double *, double *);
static double f(const double *x) { return 3 * gated(x); }
int main(void)
{
    double x[3] = {1, INFINITY, 0}, d[3] = {0}, own[3] = {0};
    __enzyme_autodiff((void *)f, OPTION enzyme_dup, x, d);
    own_slopes(x, own);
    printf("%d %d\\n", isnan(d[0]), isnan(own[0]));
}
"""


def test_options_of_requests(site: Site) -> None:
    """A unit's exports are made without the options of its own requests, as in a whole link, and
    requests with options do not use them."""
    site.write("gated.c", GATED + OWN_REQUEST)
    site.write("user.c", GATED_USER)
    site.unit("gated")
    site.unit("user", "-DOPTION=")
    site(native_compiler(), "user.o", "gated.o", "-o", "program", "-lm")
    assert site("./program").split() == ["1", "0"]
    said = site.unit("user", "-DOPTION=enzyme_strong_zero,", status=1)
    assert "'gated' comes with derivatives that were made without enzyme_strong_zero" in said
    assert "link the bitcode of 'gated'" in said
    for option, found in (("", "1"), ("enzyme_strong_zero,", "0")):
        flags = ["-O2", f"-DOPTION={option}"]
        site(site.cc, *flags, "user.c", "gated.c", "-o", "program", "-lm")
        assert site("./program").split() == [found, "0"]
