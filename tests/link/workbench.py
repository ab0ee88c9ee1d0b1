"""Derivative libraries and their clients: what tests of both begin with."""

from tests.link.workshop import Workshop

LIBRARY = """\
#include <math.h>

static double term(double x, double w) { return sin(x * w) * exp(-x); }

double energy(const double *x, const double *c, int n, double w)
{
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += term(x[i], w) * c[i];
    return sum;
}

void scale(double *x, long n, double s, float t)
{
    for (long i = 0; i < n; i++)
        x[i] = s * x[i] * x[i] + t;
}

int settle(double *x)
{
    x[0] = sin(x[0]) * x[1];
    return 7;
}
"""


EXPORTS = """\
[[export]]
function = "energy"
arguments = ["dup", "const", "const", "out"]

[[export]]
function = "scale"

[[export]]
function = "settle"
"""


SCALED = """\
static double f(double *x, double w)
{
    static const double c[3] = {1.0, -2.0, 3.0};
    double y[3];
    for (int i = 0; i < 3; i++)
        y[i] = x[i] * w;
    scale(y, 3, w + 1, 0.25f);
"""


"""How the function begins that clients differentiate."""


CLIENT = (
    """\
#include <stdio.h>

extern int enzyme_dup, enzyme_const, enzyme_out;
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
double energy(const double *x, const double *c, int n, double w);
void scale(double *x, long n, double s, float t);
int settle(double *x);

"""
    + SCALED
    + """\
    w += settle(y);
    return energy(y, c, 3, w) * w + energy(x, c, 2, 0.5);
}

int main(void)
{
    double x[3] = {0.3, 0.5, 0.7}, d[3] = {0}, w = 1.3;
    printf("%.17g\\n", __enzyme_autodiff((void *)f, enzyme_dup, x, d, enzyme_out, w));
    for (int i = 0; i < 3; i++) {
        double v[3] = {0};
        v[i] = 1;
        printf("%.17g %.17g\\n", d[i], FORWARD(x, v, w));
    }
}
"""
)


FORWARD = "-DFORWARD(x,v,w)=__enzyme_fwddiff((void *)f, enzyme_dup, x, v, enzyme_const, w)"


WITHOUT_FORWARD = "-DFORWARD(x,v,w)=0.0"


class Workbench(Workshop):
    """Libraries and clients of these tests."""

    def library(self, *flags: str) -> None:
        """``lib.o`` holds functions and derivatives; ltoad.toml is gone again."""
        self.write("library.c", LIBRARY)
        self.write("exports.toml", EXPORTS)
        self(self.cc, "-O2", "-fPIC", "-c", "library.c")
        self(self.ltoad, "aot", "library.o", "--config", "exports.toml", "-o", "lib.o", *flags)

    def client(self, *inputs: str, status: int = 0) -> str:
        self.write("client.c", CLIENT)
        words = [self.cc, "-O2", WITHOUT_FORWARD, "client.c", *inputs, "-o", "client", "-lm"]
        said = self(*words, status=status)
        return said if status else self("./client")


def numbers(text: str) -> list[float]:
    return [float(word) for line in text.splitlines() for word in line.split()[:1]]
