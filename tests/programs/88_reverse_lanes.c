/* Reverse mode with a width: the rows of a Jacobian in one pass, through loops, calls that keep a
 * tape, heap memory, pointers to pointers, globals, sorting, and scalars; against single passes. */
#define TOLERANCE 1e-13
#define REVERSE_ONLY
#include "check.h"
#include <stdlib.h>
#include <string.h>

extern int enzyme_dupv, enzyme_primal_return, enzyme_tape;

typedef struct {
    double a, b, c;
} three;

typedef struct {
    double d[6];
} six;

three __enzyme_autodiff_three(void *, ...);
six __enzyme_autodiff_six(void *, ...);
void *__enzyme_augmentfwd(void *, ...);
void __enzyme_reverse(void *, ...);

#define NOINLINE __attribute__((noinline))

enum { inputs = 4, outputs = 3 };

static double workspace[inputs];

static int by_value(const void *a, const void *b)
{
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

NOINLINE static double root(double a)
{
    double x = 1.0 + a;
    while (fabs(x * x - a) > 1e-15 * a)
        x = 0.5 * (x + a / x);
    return x;
}

NOINLINE static double *scaled(const double *x, double by, int n)
{
    double *made = malloc(n * sizeof *made);
    for (int i = 0; i < n; i++)
        made[i] = by * x[i] * x[i];
    return made;
}

static void f(double *y, const double *x, int n)
{
    double *rows[2] = {scaled(x, x[1], n), scaled(x, root(1.0 + x[0] * x[0]), n)};
    for (int i = 0; i < n; i++)
        workspace[i] = sin(rows[i % 2][i]) * x[(i + 1) % n];
    double sorted[inputs];
    memcpy(sorted, workspace, sizeof sorted);
    qsort(sorted, n, sizeof *sorted, by_value);
    for (int k = 0; k < outputs; k++) {
        y[k] = 0.0;
        for (int i = 0; i < n; i++)
            y[k] += (i + k + 1) * sorted[i] * rows[k % 2][i] + workspace[(i + k) % n];
    }
    free(rows[0]);
    free(rows[1]);
}

NOINLINE static double scalars(double a, double b, int n)
{
    double sum = 0.0;
    for (int i = 1; i <= n; i++)
        sum += a * sin(i * b);
    return sum;
}

int main(void)
{
    const double x[inputs] = {0.7, 1.3, -0.4, 0.9};
    double single[outputs][inputs] = {{0}}, rows[outputs][inputs] = {{0}};
    double strided[outputs][inputs] = {{0}}, split[outputs][inputs] = {{0}};
    double y[outputs];
    for (int k = 0; k < outputs; k++) {
        double seed[outputs] = {0.0};
        seed[k] = 1.0;
        __enzyme_autodiff_void((void *)f, enzyme_dup, y, seed, enzyme_dup, x, single[k],
                               enzyme_const, inputs);
    }
    double unit[outputs][outputs] = {{1.0}, {0.0, 1.0}, {0.0, 0.0, 1.0}};
    __enzyme_autodiff_void((void *)f, enzyme_width, outputs, enzyme_dup, y, unit[0], unit[1],
                           unit[2], enzyme_dup, x, rows[0], rows[1], rows[2], enzyme_const, inputs);
    double again[outputs][outputs] = {{1.0}, {0.0, 1.0}, {0.0, 0.0, 1.0}};
    __enzyme_autodiff_void((void *)f, enzyme_width, outputs, enzyme_dupv, sizeof again[0], y,
                           again[0], enzyme_dupv, sizeof strided[0], x, strided[0], enzyme_const,
                           inputs);
    double apart[outputs][outputs] = {{1.0}, {0.0, 1.0}, {0.0, 0.0, 1.0}};
    void *tape = __enzyme_augmentfwd((void *)f, enzyme_width, outputs, enzyme_dup, y, apart[0],
                                     apart[1], apart[2], enzyme_dup, x, split[0], split[1],
                                     split[2], enzyme_const, inputs);
    __enzyme_reverse((void *)f, enzyme_width, outputs, enzyme_dup, y, apart[0], apart[1], apart[2],
                     enzyme_dup, x, split[0], split[1], split[2], enzyme_const, inputs, tape);
    for (int k = 0; k < outputs; k++)
        for (int i = 0; i < inputs; i++) {
            check_within("rows", inputs * k + i, rows[k][i], single[k][i], TOLERANCE);
            check_within("strided", inputs * k + i, strided[k][i], single[k][i], TOLERANCE);
            check_within("split", inputs * k + i, split[k][i], single[k][i], TOLERANCE);
        }

    const six s = __enzyme_autodiff_six((void *)scalars, enzyme_width, 3, enzyme_out, 2.0,
                                        enzyme_out, 0.5, enzyme_const, 4);
    double da = 0.0, db = 0.0;
    for (int i = 1; i <= 4; i++) {
        da += sin(0.5 * i);
        db += 2.0 * i * cos(0.5 * i);
    }
    for (int k = 0; k < 3; k++) {
        check_within("by a", k, s.d[k], da, TOLERANCE);
        check_within("by b", k, s.d[3 + k], db, TOLERANCE);
    }
    const three t = __enzyme_autodiff_three((void *)scalars, enzyme_width, 2, enzyme_primal_return,
                                            enzyme_const, 2.0, enzyme_out, 0.5, enzyme_const, 4);
    check("primal", t.a, 2.0 * da);
    check("lane 0", t.b, db);
    check("lane 1", t.c, db);
    return check_result();
}
