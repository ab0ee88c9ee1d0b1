/* Buffers that grow with loops that nobody can count beforehand are kept for the next gradient, which
 * finds their pages as they are; six at once are more than are kept. */
#define TOLERANCE 1e-11
#include "check.h"
#include <stdlib.h>
#include <sys/resource.h>

double __enzyme_autodiff(void *, ...);
void ltoad_tape_trim(void);

enum { LONG = 400000, SHORT = 3000, LOOPS = 6, PAGES = 4096 };

/* One loop of x := x + h sin(x) until the time is over; the slope is sin(end)/sin(start) as h goes to
 * zero, and for each h the product of 1 + h cos(x). */
static double flow(double x, double step, double end)
{
    double time = 0.0;
    while (time < end) {
        x += step * sin(x);
        time += step;
    }
    return x;
}

static double flows(double x, double step, double end)
{
    double total = 0.0;
    for (int k = 0; k < LOOPS; k++)
        total += flow(x + 0.1 * k, step * (1.0 + 0.01 * k), end);
    return total;
}

static double slope(double x, double step, double end)
{
    double time = 0.0, product = 1.0;
    while (time < end) {
        product *= 1.0 + step * cos(x);
        x += step * sin(x);
        time += step;
    }
    return product;
}

static double slopes(double x, double step, double end)
{
    double total = 0.0;
    for (int k = 0; k < LOOPS; k++)
        total += slope(x + 0.1 * k, step * (1.0 + 0.01 * k), end);
    return total;
}

static double gradient(void *function, double step)
{
    return __enzyme_autodiff(function, 0.7, enzyme_const, step, enzyme_const, 1.0);
}

static long faults(void)
{
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_minflt;
}

static void check_once(int k, int steps)
{
    const double step = 1.0 / steps;
    check_within("one buffer", k, gradient((void *)flow, step), slope(0.7, step, 1.0),
                 TOLERANCE);
    check_within("many buffers", k, gradient((void *)flows, step), slopes(0.7, step, 1.0),
                 TOLERANCE);
}

int main(void)
{
    static const int steps[] = {LONG, LONG, SHORT, LONG / 3, LONG, 5};
    for (int k = 0; k < (int)(sizeof steps / sizeof *steps); k++)
        check_once(k, steps[k]);
    long before = faults();
    gradient((void *)flow, 1.0 / LONG);
    check("few fresh pages", faults() - before < (long)(LONG * sizeof(double) / PAGES / 4), 1.0);
    ltoad_tape_trim();
    check_once(10, LONG);
    return check_result();
}
