/* Sines and the like that the forward sweep leaves to the reverse sweep, or does not: their values
 * are wanted, are carried on, decide something, or are the same in each iteration of a loop. */
#define TOLERANCE 1e-7
#include "check.h"

enum { INPUTS = 12 };

static double nested(double *x, int n)
{
    double sum = 0;
    for (int i = 0; i < n; i++) {
        double v = x[i];
        for (int k = 0; k < 5; k++)
            v = sin(v + 0.1 * k) * exp(0.3 * v);
        sum += v * v;
    }
    return sum;
}

static double pairs(double *x, int n)
{
    double sum = 0;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            sum += (i - j) * sin(x[i]) * cos(x[j]) * pow(1.5 + x[i], x[j]);
    return sum;
}

static double carried(double *x, int n)
{
    double sum = 0.1;
    for (int i = 0; i < n; i++) {
        const double e = exp(0.2 * sum * x[i]);
        sum = e > 1 ? sum + log(e) * e : sin(sum) + e;
    }
    return sum;
}

static double decided(double *given, int n)
{
    double x[INPUTS], sum = 0;
    for (int i = 0; i < n; i++)
        x[i] = given[i];
    for (int i = 0; i < n; i++) {
        const double e = exp(x[i]), s = tanh(x[i] * 2);
        if (s > 0.2)
            sum += e * s;
        else if (e < 0.7)
            sum -= s * s * cosh(x[i]);
        x[(i + 1) % n] += 0.01 * (i % 3 == 0 ? s : 0);
    }
    return sum;
}

static double stored(double *x, int n)
{
    double y[INPUTS], sum = 0;
    for (int i = 0; i < n; i++)
        y[i] = atan(x[i]) * erf(x[i]);
    for (int i = 1; i < n; i++)
        sum += y[i] * y[i - 1] * exp(-y[i]);
    return sum;
}

int main(void)
{
    double x[INPUTS];
    for (int i = 0; i < INPUTS; i++)
        x[i] = 0.9 * sin(1.7 * i + 0.3);
    CHECK_GRADIENT_AT(nested, x, INPUTS);
    CHECK_GRADIENT_AT(pairs, x, INPUTS);
    CHECK_GRADIENT_AT(carried, x, INPUTS);
    CHECK_GRADIENT_AT(stored, x, INPUTS);
    CHECK_GRADIENT_AT(decided, x, INPUTS);
    return check_result();
}
