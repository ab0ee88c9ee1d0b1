/* Loops of which only the run tells how often they iterate, that are left in the middle, or that
 * stop the program if something is wrong: with a limit on the tape they go back to checkpoints. */
#include <stdlib.h>
#include <string.h>

#include "check.h"

unsigned long long ltoad_tape_peak_bytes(void);

#ifdef MARKED
#define MARK __attribute__((annotate(MARKED), unused)) char mark;
#else
#define MARK
#endif

enum { N = 6, CELLS = 40 };

static double weighted(const double *u, int n)
{
    double sum = 0;
    for (int c = 0; c < n; c++)
        sum += u[c] * u[c] * (1 + 0.01 * c);
    return sum;
}

/* The step follows from what was computed. */
static double paced(double *x)
{
    double u[CELLS], next[CELLS], t = 0;
    for (int c = 0; c < CELLS; c++)
        u[c] = sin(x[c % N] * (1 + 0.1 * c));
    while (t < 30) {
        MARK
        double most = 0;
        for (int c = 0; c < CELLS; c++)
            if (1 + u[c] * u[c] > most)
                most = 1 + u[c] * u[c];
        const double dt = 0.05 / most;
        for (int c = 0; c < CELLS; c++) {
            const double left = u[c ? c - 1 : CELLS - 1], right = u[c + 1 < CELLS ? c + 1 : 0];
            next[c] = u[c] + dt * ((1 + u[c] * u[c]) * (left - 2 * u[c] + right) + 0.1 * x[c % N]);
        }
        memcpy(u, next, sizeof u);
        t += dt;
    }
    return weighted(u, CELLS);
}

/* Iterations until nothing changes any more; it is left between two halves of a step. */
static double settled(double *x)
{
    double *u = calloc(CELLS, sizeof *u), r[CELLS];
    int used = 0;
    for (int it = 0; it < 3000; it++) {
        MARK
        double norm = 0;
        for (int c = 0; c < CELLS; c++) {
            const double left = c ? u[c - 1] : 0, right = c < CELLS - 1 ? u[c + 1] : 0;
            r[c] = x[c % N] + left + right - 3 * u[c] - 0.1 * u[c] * u[c] * u[c];
            norm += r[c] * r[c];
        }
        used = it;
        if (norm < 1e-20)
            break;
        for (int c = 0; c < CELLS; c++)
            u[c] += 0.02 * r[c];
    }
    const double sum = weighted(u, CELLS) + (used > 3000);
    free(u);
    return sum;
}

/* Checks that stop the program, and three ways to go on behind the loop. */
static double checked(double *x)
{
    double u[CELLS], energy = 0, sign;
    for (int c = 0; c < CELLS; c++)
        u[c] = 1 + 0.3 * sin(x[c % N] * (1 + 0.1 * c));
    for (int s = 0;; s++) {
        MARK
        if (s == 1200) {
            sign = 2;
            break;
        }
        for (int c = 1; c < CELLS; c++) {
            if (!(u[c] > -1e9))
                abort();
            u[c] += 1e-3 * sin(u[c - 1] * u[c]) * x[s % N];
        }
        energy += 1e-3 * u[s % CELLS] * u[3];
        if (energy > 1e6) {
            sign = energy;
            break;
        }
        if (u[5] < -1e6)
            return energy;
    }
    return sign * weighted(u, CELLS) + energy;
}

/* One loop after the other, of every sort, the last with buffers that take turns. */
static double several(double *x)
{
    double one[CELLS], two[CELLS], *now = one, *then = two, t = 0, scale = 1;
    for (int c = 0; c < CELLS; c++)
        one[c] = two[c] = cos(x[c % N] + c);
    for (int s = 0; s < 700; s++) {
        MARK
        for (int c = 1; c < CELLS; c++)
            one[c] = 0.999 * one[c] + 0.001 * sin(one[c - 1] * x[0]);
    }
    do {
        MARK
        for (int c = 1; c < CELLS; c++)
            one[c] += 0.001 * cos(one[c - 1] * x[1]) * one[c];
        scale *= 1 + 1e-4 * one[3];
        t += 0.01 / (1 + one[7] * one[7]);
    } while (t < 4);
    while (t < 9) {
        MARK
        for (int c = 1; c < CELLS - 1; c++)
            then[c] = now[c] + 0.02 * (now[c - 1] - 2 * now[c] + now[c + 1]) * x[2];
        double *other = now;
        now = then;
        then = other;
        t += 0.01 / (1 + 0.1 * now[9] * now[9]);
    }
    return weighted(now, CELLS) * scale + then[4];
}

/* Tangents need no tape.  The differences are small, since the number of steps may not change. */
static void check_all(const char *name, double (*f)(double *), double *x, double *gradient)
{
    for (int i = 0; i < N; i++) {
        double along[N] = {0}, at = x[i];
        along[i] = 1;
        check_within(name, i, gradient[i], __enzyme_fwddiff((void *)f, enzyme_dup, x, along), 1e-9);
        x[i] = at + 1e-6;
        const double ahead = f(x);
        x[i] = at - 1e-6;
        check_within("differences", i, gradient[i], (ahead - f(x)) / 2e-6, 1e-5);
        x[i] = at;
    }
}

#define CHECK(f)                                                                                   \
    do {                                                                                           \
        double gradient[N] = {0};                                                                  \
        __enzyme_autodiff_void((void *)f, enzyme_dup, x, gradient);                                \
        check_all(#f, f, x, gradient);                                                             \
    } while (0)

int main(void)
{
    double x[N] = {0.4, -0.3, 0.9, 0.2, -0.6, 0.7};
    CHECK(paced);
    CHECK(settled);
    CHECK(checked);
    CHECK(several);
#ifdef TAPE_LIMIT
    check("a small tape", ltoad_tape_peak_bytes() <= TAPE_LIMIT, 1);
#endif
    return check_result();
}
