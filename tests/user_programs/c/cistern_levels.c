/* Plumbing: cisterns with a solver that reports failure by longjmp; good inputs never jump, bad ones are retried. */
#include "../expect.h"
#include <setjmp.h>
#include <stdlib.h>

struct context {
    jmp_buf escape;
    int code;
    int iterations;
};

typedef struct {
    double area, level, outlet;
} Cistern;

static double flow(struct context *ctx, double head, double outlet)
{
    if (head < 0) {
        ctx->code = 1;
        longjmp(ctx->escape, 1);
    }
    return outlet * sqrt(2 * 9.81 * head);
}

static void step(struct context *ctx, Cistern *c, int n, double inflow, double dt)
{
    double incoming = inflow;
    for (int i = 0; i < n; i++) {
        const double out = flow(ctx, c[i].level, c[i].outlet);
        c[i].level += dt * (incoming - out) / c[i].area;
        incoming = out;
    }
    ctx->iterations++;
}

static int simulate(Cistern *c, int n, double inflow, double dt, int steps, double *total)
{
    struct context ctx = {.code = 0};
    if (setjmp(ctx.escape) != 0)
        return ctx.code;
    *total = 0;
    for (int s = 0; s < steps; s++) {
        step(&ctx, c, n, inflow, dt);
        *total += c[n - 1].level * dt;
    }
    return 0;
}

static double volume(const double *outlets, double inflow, int n)
{
    Cistern *c = malloc((size_t)n * sizeof *c);
    for (int i = 0; i < n; i++)
        c[i] = (Cistern){1.0 + 0.2 * i, 2.0 + i, outlets[i]};
    double total = 0;
    const int code = simulate(c, n, inflow, 0.1, 30, &total);
    double result = code ? -1 : total;
    for (int i = 0; i < n && !code; i++)
        result += c[i].level * c[i].area;
    free(c);
    return result;
}

int main(void)
{
    double outlets[4] = {0.11, 0.09, 0.13, 0.07}, d[4] = {0};
    double inflow = 0.6;
    double di = __enzyme_autodiff((void *)volume, enzyme_dup, outlets, d, enzyme_out, inflow, enzyme_const, 4);
    for (int i = 0; i < 4; i++)
        EXPECT_SLOPE("outlet", i, d[i], volume(outlets, inflow, 4), outlets[i], 1e-3, 1e-6);
    EXPECT_SLOPE("inflow", 0, di, volume(outlets, inflow, 4), inflow, 1e-3, 1e-6);
    return verdict();
}
