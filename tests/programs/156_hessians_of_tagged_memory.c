/* Forward over reverse where types of memory are told by the run: the gradient's notes of types were taken for
 * arithmetic with addresses, and refused with a message that helped nobody. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"

#define N 3
#define NOINLINE __attribute__((noinline))

union word {
    int64_t integer;
    double whole;
    float half[2];
};
struct value {
    int64_t kind;
    union word word;
};

NOINLINE static void put(struct value *v, int kind, double x)
{
    v->kind = kind;
    if (kind < 7)
        v->word.whole = x;
    else
        v->word.half[0] = v->word.half[1] = (float)x;
}

NOINLINE static double get(const struct value *v)
{
    return v->kind < 7 ? v->word.whole : v->word.half[0] * v->word.half[1];
}

static double f(double *x)
{
    struct value v[N], *u = malloc(N * sizeof *u);
    double product = 1;
    for (int i = 0; i < N; i++)
        put(&v[i], i, x[i] * x[0] * x[i]);
    memcpy(u, v, N * sizeof *u);
    for (int i = 0; i < N; i++)
        product *= get(&u[i]);
    free(u);
    return product;
}

static void gradient(double *x, double *g)
{
    memset(g, 0, N * sizeof *g);
    __enzyme_autodiff_void((void *)f, enzyme_dup, x, g);
}

int main(void)
{
    const double x[N] = {1.5, -2, 0.7};
    /* x0^5 x1^2 x2^2: the k-th derivative of the power p of x[i] */
    const double power[N] = {5, 2, 2};
    for (int along = 0; along < N; along++) {
        double at[N], d[N] = {0}, g[N], dg[N] = {0};
        memcpy(at, x, sizeof at);
        d[along] = 1;
        __enzyme_fwddiff_void((void *)gradient, enzyme_dup, at, d, enzyme_dup, g, dg);
        for (int i = 0; i < N; i++) {
            const double value = pow(x[0], 5) * x[1] * x[1] * x[2] * x[2];
            const double pair = i == along ? power[i] * (power[i] - 1) : power[i] * power[along];
            check("gradient", g[i], value * power[i] / x[i]);
            check("second", dg[i], value * pair / (x[i] * x[along]));
        }
    }
    return check_result();
}
