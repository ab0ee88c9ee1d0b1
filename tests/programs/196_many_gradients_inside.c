/* A descent with a gradient in every step, differentiated again and again: the tapes of the
 * gradients inside are kept together, and the next run starts with the memory that they used, not
 * with so much for each of them. */
#define TOLERANCE 1e-8
#include "check.h"

unsigned long long ltoad_tape_peak_bytes(void);

enum { N = 8, STEPS = 40, RUNS = 10 };

static volatile int elements = N, steps = STEPS;

static double energy(const double *p, const double *x)
{
    const int n = elements;
    double sum = 0.0;
    for (int i = 0; i < n; i++)
        sum += p[i] * sin(x[i]) * exp(sin(x[(i + 1) % n])) + x[i] * x[i];
    return sum;
}

static double descent(double *p)
{
    const int n = elements, last = steps;
    double x[N], slope[N];
    for (int i = 0; i < n; i++)
        x[i] = 0.1 * i;
    for (int k = 0; k < last; k++) {
        for (int i = 0; i < n; i++)
            slope[i] = 0.0;
        __enzyme_autodiff_void((void *)energy, enzyme_const, p, enzyme_dup, x, slope);
        for (int i = 0; i < n; i++)
            x[i] -= 0.05 * slope[i];
    }
    return energy(p, x);
}

int main(void)
{
    double p[N], gradient[N];
    for (int i = 0; i < N; i++)
        p[i] = 0.3 + 0.1 * i;
    for (int run = 0; run < RUNS; run++) {
        for (int i = 0; i < N; i++)
            gradient[i] = 0.0;
        __enzyme_autodiff_void((void *)descent, enzyme_dup, p, gradient);
    }
    for (int i = 0; i < N; i++)
        check_within("descent", i, gradient[i], central_difference(descent, p, i), TOLERANCE);
    check("a small tape", ltoad_tape_peak_bytes() < 16 << 20, 1.0);
    return check_result();
}
