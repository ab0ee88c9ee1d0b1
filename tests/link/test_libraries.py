"""Derivative libraries: clients differentiate through them without their bitcode."""

import re
import shutil
from pathlib import Path

import pytest

from ltoad.manifest import read_manifests
from tests.fixtures.workbench import (
    CLIENT,
    EXPORTS,
    FORWARD,
    LIBRARY,
    SCALED,
    WITHOUT_FORWARD,
    Workbench,
    numbers,
)


@pytest.fixture
def workshop(tmp_path: Path, ltoad_cc: Path) -> Workbench:
    return Workbench(tmp_path, ltoad_cc)


@pytest.fixture
def expected(workshop: Workbench) -> list[float]:
    """The gradient of the whole program."""
    workshop.write("library.c", LIBRARY)
    return numbers(workshop.client("library.c"))


@pytest.mark.parametrize("kind", ["object", "archive", "shared", "stripped", "merged"])
def test_client(workshop: Workbench, expected: list[float], kind: str) -> None:
    """The section survives ar, ld -r, and a shared library without symbols."""
    workshop.library()
    library = "lib.o"
    if kind == "archive":
        library = "libphysics.a"
        workshop("ar", "rcs", library, "lib.o")
    elif kind == "merged":
        library = "merged.o"
        workshop("ld", "-r", "lib.o", "-o", library)
    elif kind in ("shared", "stripped"):
        library = "libphysics.so"
        collect = ["-Wl,--gc-sections", "-s"] if kind == "stripped" else []
        native = "gcc" if shutil.which("gcc") else "clang-19"
        workshop(native, "-shared", *collect, "lib.o", "-o", library, "-lm")
    (workshop.folder / "library.o").unlink()
    found = numbers(workshop.client(library, "-Wl,-rpath," + str(workshop.folder)))
    assert found == pytest.approx(expected, rel=1e-14)


def test_library_from_a_link(workshop: Workbench, expected: list[float]) -> None:
    """A shared library that is linked as usual brings its derivatives by ltoad.toml alone."""
    workshop.write("ltoad.toml", EXPORTS)
    workshop(workshop.cc, "-O2", "-fPIC", "-shared", "library.c", "-o", "libphysics.so", "-lm")
    (workshop.folder / "ltoad.toml").unlink()
    shown = workshop(workshop.ltoad, "inspect", "libphysics.so")
    assert re.search(r"energy +double \(ptr, ptr, i32, double\) +dup, const, const, out", shown)
    found = numbers(workshop.client("libphysics.so", "-Wl,-rpath," + str(workshop.folder)))
    assert found == pytest.approx(expected, rel=1e-14)


def test_forward_mode(workshop: Workbench) -> None:
    """Tangents agree with the gradient; settle has none, since it returns an integer."""
    workshop.library()
    workshop.write("client.c", CLIENT.replace("w += settle(y);", ""))
    workshop(workshop.cc, "-O2", FORWARD, "client.c", "lib.o", "-o", "client", "-lm")
    for line in workshop("./client").splitlines()[1:]:
        reverse, forward = map(float, line.split())
        assert forward == pytest.approx(reverse, rel=1e-13)


HEADER_CLIENT = """\
#include <stdio.h>
#include "physics.h"

int main(void)
{
    double x[2] = {0.3, 0.5}, c[2] = {1, 2}, dx[2] = {0}, v[2] = {1, 0};
    struct ltoad_energy_dcco_augmented a = ltoad_energy_dcco_augmented(x, dx, c, 0, 2, 1.5);
    const double dw = ltoad_energy_dcco_reverse(x, dx, c, 0, 2, 1.5, 1.0, a.tape);
    struct ltoad_energy_dcco_forward t =
        ltoad_energy_dcco_forward(x, v, c, 0, 2, 1.5, 0.0);
    printf("%.15g %.15g %.15g %.15g %.15g\\n", a.result, dx[0], dx[1], dw, t.tangent);
}
"""


@pytest.mark.skipif(shutil.which("gcc") is None, reason="gcc is not installed")
def test_header(workshop: Workbench) -> None:
    """Another compiler calls the derivatives as functions."""
    from math import cos, exp, sin

    workshop.library("--header", "physics.h")
    workshop.write("client.c", HEADER_CLIENT)
    workshop("gcc", "-Wall", "-Werror", "client.c", "lib.o", "-o", "client", "-lm")
    value, d0, d1, dw, tangent = map(float, workshop("./client").split())
    x, c, w = (0.3, 0.5), (1.0, 2.0), 1.5
    assert value == pytest.approx(sum(k * sin(u * w) * exp(-u) for u, k in zip(x, c, strict=True)))
    slopes = [k * exp(-u) * (w * cos(u * w) - sin(u * w)) for u, k in zip(x, c, strict=True)]
    assert [d0, d1] == pytest.approx(slopes, rel=1e-13)
    assert dw == pytest.approx(sum(k * u * cos(u * w) * exp(-u) for u, k in zip(x, c, strict=True)))
    assert tangent == pytest.approx(slopes[0], rel=1e-13)


def test_same_body(workshop: Workbench, expected: list[float]) -> None:
    """Bitcode of the library beside it is no contradiction."""
    workshop.library()
    workshop("objcopy", "--weaken", "lib.o")
    assert numbers(workshop.client("library.c", "lib.o")) == pytest.approx(expected, rel=1e-14)


DIRECT = """\
#include <stdio.h>

extern int enzyme_dup, enzyme_const, enzyme_out, enzyme_tape;
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
void *__enzyme_augmentfwd(void *, ...);
double __enzyme_reverse(void *, ...);
double energy(const double *x, const double *c, int n, double w);

int main(void)
{
    double x[3] = {0.3, 0.5, 0.7}, v[3] = {1, 0, 0}, d[3] = {0}, e[3] = {0}, c[3] = {1, -2, 3};
    __enzyme_autodiff((void *)energy, enzyme_dup, x, d, enzyme_const, c, enzyme_const, 3,
                      enzyme_out, 1.3);
    double t = __enzyme_fwddiff((void *)energy, enzyme_dup, x, v, enzyme_const, c, enzyme_const, 3,
                                enzyme_const, 1.3);
    void *tape = __enzyme_augmentfwd((void *)energy, enzyme_dup, x, e, enzyme_const, c,
                                     enzyme_const, 3, enzyme_out, 1.3);
    __enzyme_reverse((void *)energy, enzyme_dup, x, e, enzyme_const, c, enzyme_const, 3,
                     enzyme_out, 1.3, 1.0, tape);
    printf("%.17g %.17g %.17g\\n", d[0], t, e[0]);
}
"""


def test_direct_requests(workshop: Workbench) -> None:
    """Derivatives of a library's function itself: gradient, tangent, and in two parts."""
    workshop.library()
    workshop.write("direct.c", DIRECT)
    workshop(workshop.cc, "-O2", "direct.c", "lib.o", "-o", "direct", "-lm")
    gradient, tangent, parts = map(float, workshop("./direct").split())
    assert tangent == pytest.approx(gradient, rel=1e-14)
    assert parts == pytest.approx(gradient, rel=1e-14)


def test_everything_of_a_link(workshop: Workbench, expected: list[float]) -> None:
    """A flag of the link exports all that can be derived."""
    words = [workshop.cc, "-O2", "-fPIC", "-shared", "--ltoad-aot", "library.c"]
    workshop(*words, "-o", "libphysics.so", "-lm")
    client = CLIENT.replace("static const double c[3]", "double c[3]")
    workshop.write("client.c", client)
    said = workshop(
        workshop.cc, "-O2", WITHOUT_FORWARD, "client.c", "libphysics.so", "-o", "client", "-lm",
        f"-Wl,-rpath,{workshop.folder}",
    )  # fmt: skip
    assert not said
    assert numbers(workshop("./client")) == pytest.approx(expected, rel=1e-14)


CHECKS = """\
[[check]]
function = "energy"
values = ["double[4]", "double[4]", "4", "1.3"]
"""


def test_checked(workshop: Workbench) -> None:
    """How far derivatives and differences were apart is part of the contract."""
    workshop.write("library.c", LIBRARY)
    workshop.write("exports.toml", EXPORTS + CHECKS)
    workshop(workshop.cc, "-O2", "-fPIC", "-c", "library.c")
    make = [workshop.ltoad, "aot", "library.o", "--check", "--config", "exports.toml"]
    workshop(*make, "-o", "lib.o", "--manifest", "lib.toml")
    shown = workshop(workshop.ltoad, "inspect", "lib.o")
    assert re.search(r"energy .*  [0-9]e-\d+  ", shown)
    assert re.search(r"scale .*  no  ", shown)
    (manifest,) = read_manifests("lib.toml", (workshop.folder / "lib.toml").read_bytes())
    found = {function.symbol: function.checked for function in manifest.functions}
    assert found["settle"] is None
    assert found["energy"] is not None
    assert 0 <= found["energy"] < 1e-6


LANES = (
    """\
#include <stdio.h>

extern int enzyme_dup, enzyme_const, enzyme_out, enzyme_width;
struct pair { double first, second; };
struct pair __enzyme_autodiff_two(void *, ...);
struct pair __enzyme_fwddiff_two(void *, ...);
double energy(const double *x, const double *c, int n, double w);
void scale(double *x, long n, double s, float t);

"""
    + SCALED
    + """\
    return energy(y, c, 3, w) * w;
}

int main(void)
{
    double x[3] = {0.3, 0.5, 0.7}, d[3] = {0}, e[3] = {0}, w = 1.3;
    double u[3] = {1, 0, 2}, v[3] = {0, 1, 1};
    struct pair g = __enzyme_autodiff_two((void *)f, enzyme_width, 2, enzyme_dup, x, d, e,
                                          enzyme_out, w);
    struct pair t = __enzyme_fwddiff_two((void *)f, enzyme_width, 2, enzyme_dup, x, u, v,
                                         enzyme_dup, w, 0.5, -1.0);
    double along_u = 0.5 * g.first, along_v = -g.second;
    for (int i = 0; i < 3; i++) {
        along_u += d[i] * u[i];
        along_v += e[i] * v[i];
    }
    printf("%.17g %.17g %.17g %.17g\\n", along_u, t.first, along_v, t.second);
}
"""
)


def test_several_directions(workshop: Workbench) -> None:
    """Gradients and tangents of two directions at a time, by a library that has them."""
    workshop.write("library.c", LIBRARY)
    workshop.write("exports.toml", EXPORTS.replace("function = ", "width = 2\nfunction = "))
    workshop(workshop.cc, "-O2", "-fPIC", "-c", "library.c")
    workshop(workshop.ltoad, "aot", "library.o", "--config", "exports.toml", "-o", "lib.o")
    workshop.write("lanes.c", LANES)
    workshop(workshop.cc, "-O2", "lanes.c", "library.c", "-o", "whole", "-lm")
    workshop(workshop.cc, "-O2", "lanes.c", "lib.o", "-o", "lanes", "-lm")
    whole, found = (list(map(float, workshop(f"./{n}").split())) for n in ("whole", "lanes"))
    assert found == pytest.approx(whole, rel=1e-13)
    assert found[0] == pytest.approx(found[1], rel=1e-13)
    assert found[2] == pytest.approx(found[3], rel=1e-13)
    words = [workshop.cc, "-O2", WITHOUT_FORWARD, "client.c", "lib.o", "-o", "client", "-lm"]
    workshop.write("client.c", CLIENT)
    assert "2 at a time, and here they would have to be" in workshop(*words, status=1)


STATE_LIBRARY = """\
double table[2];
static double hidden;

void set(double v) { table[0] = v * v; }
double use(double x) { return x * table[0]; }
void hide(double v) { hidden += v * v * v; }
double found(void) { double f = hidden; hidden = 0; return f; }
"""


STATE_CLIENT = """\
#include <stdio.h>

extern int enzyme_dup;
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
void set(double);
double use(double);
void hide(double);
double found(void);
extern double table[2];

static double through_both(double x) { set(x); return use(x); }
static double by_client(double x) { table[0] = x * x; return use(x); }
static double by_library(double x) { set(x); return x * table[0]; }
static double constants_only(double x) { set(x); return use(3.0); }
static double behind(double x) { hide(x); hide(2 * x); return found(); }

#define SHOW(f) printf("%.15g %.15g\\n", __enzyme_autodiff((void *)f, x), \
                       __enzyme_fwddiff((void *)f, enzyme_dup, x, 1.0))

int main(void)
{
    double x = 1.5;
    SHOW(through_both);
    SHOW(by_client);
    SHOW(by_library);
    SHOW(constants_only);
    SHOW(behind);
    SHOW(through_both);
}
"""


@pytest.mark.parametrize("kind", ["object", "shared", "linked"])
def test_state(workshop: Workbench, kind: str) -> None:
    """Variables of a library carry derivatives, those that clients see and others."""
    names = ("set", "use", "hide", "found")
    workshop.write("state.c", STATE_LIBRARY)
    workshop.write("client.c", STATE_CLIENT)
    library = "state_ad.o"
    if kind == "linked":
        library = "libstate.so"
        exports = "".join(f'[[export]]\nfunction = "{name}"\n' for name in names)
        workshop.write("ltoad.toml", exports)
        workshop(workshop.cc, "-O1", "-fPIC", "-shared", "state.c", "-o", library)
        (workshop.folder / "ltoad.toml").unlink()
    else:
        workshop(workshop.cc, "-O1", "-fPIC", "-c", "state.c")
        flags = [f"--export={name}" for name in names]
        workshop(workshop.ltoad, "aot", "state.o", *flags, "-o", library)
    if kind == "shared":
        workshop("clang-19", "-shared", library, "-o", "libstate.so")
        library = "libstate.so"
    rpath = f"-Wl,-rpath,{workshop.folder}"
    workshop(workshop.cc, "-O1", "client.c", library, rpath, "-o", "client")
    x = 1.5
    slopes = [3 * x * x, 3 * x * x, 3 * x * x, 6 * x, 27 * x * x, 3 * x * x]
    for line, slope in zip(workshop("./client").splitlines(), slopes, strict=True):
        reverse, forward = map(float, line.split())
        assert reverse == pytest.approx(slope, rel=1e-14)
        assert forward == pytest.approx(slope, rel=1e-14)


def test_several_activities(workshop: Workbench) -> None:
    """A function is exported by as many sets of activities as clients have use for."""
    workshop.write("library.c", LIBRARY)
    both = EXPORTS + '[[export]]\nfunction = "energy"\narguments = ["dup", "dup", "const", "out"]\n'
    workshop.write("exports.toml", both)
    workshop(workshop.cc, "-O2", "-fPIC", "-c", "library.c")
    command = [workshop.ltoad, "aot", "library.o", "--config", "exports.toml", "-o", "lib.o"]
    workshop(*command)
    active = CLIENT.replace(
        "static const double c[3] = {1.0, -2.0, 3.0}", "double c[3] = {w, w, w}"
    )
    workshop.write("client.c", active)
    build = [workshop.cc, "-O2", WITHOUT_FORWARD, "client.c"]
    workshop(*build, "library.c", "-o", "whole", "-lm")
    workshop(*build, "lib.o", "-o", "client", "-lm")
    assert numbers(workshop("./client")) == pytest.approx(numbers(workshop("./whole")), rel=1e-13)
