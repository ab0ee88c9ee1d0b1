#include "check.h"

typedef double (*op)(double, double);

static double add(double a, double b)
{
    return a + b;
}

static double mul(double a, double b)
{
    return a * b;
}

static double pw(double a, double b)
{
    return pow(a, b);
}

static const struct {
    char c;
    op o;
} ops[] = {{'+', add}, {'*', mul}, {'^', pw}};

static double ev(const char *e, const double *x)
{
    double st[8];
    int n = 0;
    for (; *e; e++) {
        if (*e >= '0' && *e <= '9')
            st[n++] = x[*e - '0'];
        else
            for (int k = 0; k < 3; k++)
                if (ops[k].c == *e) {
                    st[n - 2] = ops[k].o(st[n - 2], st[n - 1]);
                    n--;
                }
    }
    return st[0];
}

double f(double *x, int n)
{
    return ev("01+23*^0*", x);
}
CHECK_GRADIENT(f, 4)
