#include <ctype.h>
#include <math.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

enum mode { LINEAR, LOG };

static double term(const char **s, double x);

static double sum(const char **s, double x)
{
    double v = term(s, x);
    while (**s == '+' || **s == '-') {
        char op = *(*s)++;
        double w = term(s, x);
        v = op == '+' ? v + w : v - w;
    }
    return v;
}

static double factor(const char **s, double x)
{
    if (**s == 'x')
        return (*s)++, x;
    if (**s == '(') {
        (*s)++;
        double v = sum(s, x);
        (*s)++;
        return v;
    }
    char *end;
    double v = strtod(*s, &end);
    *s = end;
    return v;
}

static double term(const char **s, double x)
{
    double v = factor(s, x);
    while (**s == '*' || **s == '/') {
        char op = *(*s)++;
        double w = factor(s, x);
        v = op == '*' ? v * w : v / w;
    }
    return v;
}

int evaluate(const char *formula, const double *restrict x, double *restrict y, size_t n, enum mode mode, bool negate,
             double *largest)
{
    *largest = -HUGE_VAL;
    for (size_t i = 0; i < n; i++) {
        const char *s = formula;
        y[i] = sum(&s, x[i]);
        if (mode == LOG)
            y[i] = log(y[i]);
        if (negate)
            y[i] = -y[i];
        if (y[i] > *largest)
            *largest = y[i];
    }
    return 0;
}
