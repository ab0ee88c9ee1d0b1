/* Ventilation: air in a net of ducts by Newton's method; where a step leads nowhere, the solver leaves by longjmp and
 * is started again with more damping. */
#include "../expect.h"
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum trouble { FINE, SINGULAR, DIVERGED, TROUBLES };
static const char *const TROUBLE_NAMES[TROUBLES] = {"fine", "singular", "diverged"};

typedef struct {
    int from, to;
    double length, width;
    enum { ROUND, SQUARE } shape;
} duct;

typedef struct {
    jmp_buf leave;
    int nodes, ducts;
    const duct *duct;
    const double *fan;
    double *pressure;
    double *matrix, *rhs;
    double damping;
    int steps;
} solver;

static double resistance(const duct *d)
{
    const double area = d->shape == ROUND ? 0.7853981634 * d->width * d->width : d->width * d->width;
    return 0.02 * d->length / (d->width * area * area);
}

static double flow(const duct *d, double drop, double *slope)
{
    const double r = resistance(d), q = sqrt(fabs(drop) / r + 1e-8);
    *slope = 0.5 / (r * q);
    return drop < 0 ? -q + 1e-4 : q - 1e-4;
}

static void assemble(solver *s)
{
    const int n = s->nodes;
    memset(s->matrix, 0, (size_t)(n * n) * sizeof(double));
    for (int i = 0; i < n; i++)
        s->rhs[i] = s->fan[i];
    for (int k = 0; k < s->ducts; k++) {
        const duct *d = &s->duct[k];
        double slope;
        const double q = flow(d, s->pressure[d->from] - s->pressure[d->to], &slope);
        s->rhs[d->from] -= q;
        s->rhs[d->to] += q;
        s->matrix[d->from * n + d->from] += slope;
        s->matrix[d->to * n + d->to] += slope;
        s->matrix[d->from * n + d->to] -= slope;
        s->matrix[d->to * n + d->from] -= slope;
    }
    for (int j = 0; j < n; j++)
        s->matrix[j] = j == 0;
    s->rhs[0] = -s->pressure[0];
}

static void eliminate(solver *s)
{
    const int n = s->nodes;
    for (int k = 0; k < n; k++) {
        if (fabs(s->matrix[k * n + k]) < 1e-12)
            longjmp(s->leave, SINGULAR);
        for (int i = k + 1; i < n; i++) {
            const double f = s->matrix[i * n + k] / s->matrix[k * n + k];
            for (int j = k; j < n; j++)
                s->matrix[i * n + j] -= f * s->matrix[k * n + j];
            s->rhs[i] -= f * s->rhs[k];
        }
    }
    for (int i = n - 1; i >= 0; i--) {
        for (int j = i + 1; j < n; j++)
            s->rhs[i] -= s->matrix[i * n + j] * s->rhs[j];
        s->rhs[i] /= s->matrix[i * n + i];
    }
}

static void iterate(solver *s)
{
    double last = 1e30;
    for (s->steps = 0; s->steps < 60; s->steps++) {
        double size = 0;
        assemble(s);
        eliminate(s);
        for (int i = 0; i < s->nodes; i++) {
            s->pressure[i] += s->damping * s->rhs[i];
            size += s->rhs[i] * s->rhs[i];
        }
        if (size < 1e-22)
            return;
        if (size > 100 * last)
            longjmp(s->leave, DIVERGED);
        last = size;
    }
}

static double noise(const double *width, const double *fan)
{
    duct net[6] = {{0, 1, 8, 0, ROUND}, {1, 2, 5, 0, SQUARE}, {1, 3, 6, 0, ROUND}, {2, 3, 3, 0, SQUARE}, {2, 4, 7, 0, ROUND}, {3, 4, 4, 0, SQUARE}};
    double matrix[25], rhs[5], *pressure = malloc(5 * sizeof *pressure);
    volatile double damping = 1.0;
    volatile int tries = 0;
    if (pressure == NULL)
        return -1;
    for (int k = 0; k < 6; k++)
        net[k].width = width[k];
    solver s = {.nodes = 5, .ducts = 6, .duct = net, .fan = fan, .pressure = pressure, .matrix = matrix, .rhs = rhs};
    const int trouble = setjmp(s.leave);
    if (trouble != FINE) {
        if (++tries > 6) {
            fprintf(stderr, "no solution: %s\n", TROUBLE_NAMES[trouble]);
            free(pressure);
            return -1;
        }
        damping *= 0.6;
    }
    for (int i = 0; i < 5; i++)
        pressure[i] = -5.0 * i;
    s.damping = damping;
    iterate(&s);
    double sum = 0;
    for (int k = 0; k < 6; k++) {
        double slope;
        const double q = flow(&net[k], pressure[net[k].from] - pressure[net[k].to], &slope);
        sum += log1p(q * q / (net[k].width * net[k].width));
    }
    free(pressure);
    return sum;
}

int main(void)
{
    double width[6] = {0.5, 0.4, 0.35, 0.3, 0.4, 0.45}, fan[5] = {0, -0.2, -0.15, -0.3, -0.25}, dw[6] = {0}, df[5] = {0};
    __enzyme_autodiff((void *)noise, enzyme_dup, width, dw, enzyme_dup, fan, df);
    for (int i = 0; i < 6; i++)
        EXPECT_SLOPE("width", i, dw[i], noise(width, fan), width[i], 1e-5, 1e-5);
    for (int i = 1; i < 5; i++)
        EXPECT_SLOPE("fan", i, df[i], noise(width, fan), fan[i], 1e-5, 1e-5);
    return verdict();
}
